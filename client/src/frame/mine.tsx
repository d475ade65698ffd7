// One's own tables on the home page: those to go on with, the finished ones, and what they come to.
import { signal } from "@preact/signals";
import { games } from "grasse:games";
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import { get } from "../net";
import { plainCard } from "../plain";
import type { Damaged, MyTables, Seated, Table } from "../protocol";
import { type Played, playedOf, recordOf } from "../record";
import { link } from "../route";
import { language, nameOf, t } from "../words";
import { problemWords } from "./notice";

/** Of all pages that were asked for so far. */
const mine = signal<MyTables>({ tables: [], damaged: [], next: null });
/** Whether all tables that run are shown. */
const unfolded = signal(false);
const FIRST = 6;
/** The game whose finished games are shown. */
const filter = signal("");
const allFinished = signal(false);
const SHOWN = 5;
const MOST_AGAINST = 4;

export function showMine(own: MyTables): void {
  mine.value = own;
  unfolded.value = false;
  allFinished.value = false;
}

/** The next page of one's own tables. */
async function loadMore(skip: number): Promise<void> {
  const more = await get<MyTables>(`/api/tables?skip=${skip}`).catch(() => null);
  if (!more) return;
  const known = new Set(mine.value.tables.map((one) => one.table.id));
  mine.value = {
    tables: [...mine.value.tables, ...more.tables.filter((one) => !known.has(one.table.id))],
    damaged: [...mine.value.damaged, ...more.damaged],
    next: more.next,
  };
}

const pictureOf = (game: string) => (games[game]?.card ?? plainCard).Picture;
const isOver = ({ table }: Seated): boolean => table.state === "over";
const isYours = ({ table, you }: Seated): boolean => table.state === "playing" && table.to_act !== null && you.seats.includes(table.to_act);

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]] as const;
/** "3 minutes ago", in the language of the moment. */
function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, one]) => past >= one) ?? ["minute", 60];
  return words.format(-Math.floor(past / size), unit);
}

const dateOf = (seconds: number): string =>
  new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short" }).format(new Date(1000 * seconds));

export function Running() {
  const { tables, damaged, next } = mine.value;
  const running = tables.filter((one) => !isOver(one)).sort((a, b) => Number(isYours(b)) - Number(isYours(a)));
  if (running.length + damaged.length === 0) return null;
  const shown = unfolded.value ? running : running.slice(0, FIRST);
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{t("my-tables")}</h2>
      <ul class="my-tables">
        {shown.map((one) => (
          <MyTable key={one.table.id} of={one} />
        ))}
        {damaged.map((one) => (
          <DamagedTable key={one.id} of={one} />
        ))}
      </ul>
      {!unfolded.value && (shown.length < running.length || next !== null) && (
        <button class="secondary more-tables" onClick={() => (unfolded.value = true)}>
          {t("all-my-tables")}
        </button>
      )}
      {unfolded.value && next !== null && (
        <button class="secondary more-tables" onClick={() => void loadMore(next)}>
          {t("more-tables")}
        </button>
      )}
    </section>
  );
}

function DamagedTable({ of: { game } }: { of: Damaged }) {
  return (
    <li class="my-table damaged">
      {game !== null && <strong>{nameOf(game)}</strong>}
      <span>{problemWords("damaged")}</span>
    </li>
  );
}

function standing(table: Table, yours: boolean): string {
  if (table.state === "gathering") return t("state-gathering");
  if (table.state === "study") return t("study");
  if (yours) return t("your-turn");
  const player = table.to_act === null ? "" : (table.chairs[table.to_act]?.name ?? "");
  return player ? t("waiting-for", { player }) : t("continue");
}

/** "Round 3", of a game that says it. */
const roundOf = ({ standing: one }: Seated): string =>
  one ? t(one.unit === "week" ? "standing-week" : "standing-round", { number: one.number }) : "";

function MyTable({ of }: { of: Seated }) {
  const { table } = of;
  const round = roundOf(of);
  const yours = isYours(of);
  const Picture = pictureOf(table.game);
  return (
    <li>
      <a class={`my-table with-picture${yours ? " yours" : ""}`} {...link(`/table/${table.id}`)}>
        <span class="thumb" aria-hidden="true">
          <Picture />
        </span>
        <strong>{nameOf(table.game)}</strong>
        <span class="who">
          {table.chairs.map((chair, seat) => (
            <span key={seat}>
              <MarkIcon seat={seat} mark={chair.mark} size={14} /> {chair.name || t("open-chair")}
              {of.standing && (
                <b class="num">
                  <span class="unseen">, {t("score")}: </span>
                  {of.standing.scores[seat]}
                </b>
              )}
            </span>
          ))}
        </span>
        <em>{standing(table, yours)}</em>
        <small>
          {round && `${round} · `}
          {ago(table.changed)}
        </small>
      </a>
    </li>
  );
}

export function Finished() {
  const over = mine.value.tables.filter(isOver);
  const { next } = mine.value;
  if (over.length === 0) return null;
  const names = [...new Set(over.map((one) => one.table.game))];
  const wanted = names.includes(filter.value) ? filter.value : "";
  const some = over.filter((one) => wanted === "" || one.table.game === wanted);
  const shown = allFinished.value ? some : some.slice(0, SHOWN);
  return (
    <div class="finished">
      <section aria-labelledby="finished-title">
        <h2 id="finished-title">{t("finished")}</h2>
        {names.length > 1 && (
          <p class="filters" role="group" aria-label={t("journal-filter")}>
            {["", ...names].map((one) => (
              <button key={one} class={one === wanted ? "primary" : "secondary"} aria-pressed={one === wanted} onClick={() => (filter.value = one)}>
                {one === "" ? t("finished-all") : nameOf(one)}
              </button>
            ))}
          </p>
        )}
        <ul class="panel finished-list">
          {shown.map((one) => (
            <Ended key={one.table.id} of={one} />
          ))}
        </ul>
        {(shown.length < some.length || next !== null) && (
          <button
            class="secondary more-tables"
            onClick={() => {
              if (allFinished.value && next !== null) void loadMore(next);
              allFinished.value = true;
            }}
          >
            {t("finished-more")}
          </button>
        )}
      </section>
      <Statistics games={playedOf(over)} names={names} wanted={wanted} />
    </div>
  );
}

/** How it ended for oneself. */
function outcomeOf(seated: Seated, played: Played | undefined): string {
  if (!seated.table.result) return t("ended-stopped");
  if (!played) return t("state-over");
  return played.won ? t("ended-won") : t("ended-place", { place: played.place, count: seated.table.chairs.length });
}

function Ended({ of }: { of: Seated }) {
  const { table } = of;
  const [played] = playedOf([of]);
  const Picture = pictureOf(table.game);
  return (
    <li>
      <span class="thumb" aria-hidden="true">
        <Picture />
      </span>
      <span class="ended">
        <strong>{outcomeOf(of, played)}</strong>
        <small>
          {nameOf(table.game)} · {dateOf(table.changed)}
        </small>
      </span>
      <span class="who">
        {table.chairs.map((chair, seat) => (
          <span key={seat}>
            <MarkIcon seat={seat} mark={chair.mark} size={14} /> {chair.name} {table.result && <b class="num">{table.result.scores[seat]}</b>}
          </span>
        ))}
      </span>
      <span class="ended-links">
        <a class="quiet" aria-label={t("see-result-of", { game: nameOf(table.game), date: dateOf(table.changed) })} {...link(`/table/${table.id}`)}>
          {t("result")}
        </a>
        {table.result && (
          <a class="quiet" aria-label={t("see-report-of", { game: nameOf(table.game), date: dateOf(table.changed) })} {...link(`/table/${table.id}/report`)}>
            {t("see-report")}
          </a>
        )}
        <a class="secondary" aria-label={t("replay-of", { game: nameOf(table.game), date: dateOf(table.changed) })} {...link(`/table/${table.id}#t=1`)}>
          <Sign of="play" size={18} />
          {t("replay")}
        </a>
      </span>
    </li>
  );
}

interface Told {
  readonly games: readonly Played[];
  readonly names: readonly string[];
  readonly wanted: string;
}

/** Scores of different games are not to be compared: one game at a time. */
function Statistics({ games: all, names, wanted }: Told) {
  const game = wanted || names.find((one) => all.some(({ seated }) => seated.table.game === one)) || "";
  const some = all.filter(({ seated }) => seated.table.game === game);
  if (some.length === 0) return null;
  const record = recordOf(some);
  const mean = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(record.mean);
  const figures = [
    [record.games, t("record-played")],
    [record.won, t("record-won")],
    [mean, t("record-mean")],
    [record.best, t("record-best")],
  ] as const;
  return (
    <section aria-labelledby="record-title">
      <h2 id="record-title">{t("record", { game: nameOf(game) })}</h2>
      <div class="panel record">
        <dl>
          {figures.map(([value, name]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd class="num">{value}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {record.against.slice(0, MOST_AGAINST).map(({ who, bot, games: met, won }) => (
            <li key={`${bot} ${who}`}>
              <Sign of={bot ? "bot" : "person"} size={18} />
              <span>{bot ? t("chair-bot", { level: t.any(`level-${who}`) }) : who}</span>
              <span class="muted">{t("record-against", { games: met, won })}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
