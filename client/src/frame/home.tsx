// The home page: choose a game, play at once, make a table for friends, go on.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { games } from "grasse:games";
import type { Card } from "../board";
import { Sign } from "../icons/signs";
import { plainCard } from "../plain";
import { get, OFFLINE, RefusedRequest } from "../net";
import type { GameInfo, Games, Level, MyTables, Seated } from "../protocol";
import { promise } from "../mixing";
import { go, link } from "../route";
import { keep, kept, ownMark } from "../settings";
import { post } from "../net";
import { nameOf, t } from "../words";
import { JoinByLink } from "./join";
import { Myself, nameOrGuest } from "./myself";
import { Finished, Running, showMine } from "./mine";
import { NewTableForm } from "./newtable";
import { OpenFile } from "./openfile";
import { problemWords } from "./notice";
import { LevelChoice } from "./levels";

/** The games with their cards, the lightest first; those of whom we do not know it come last. */
const listed = (names: readonly string[]): [string, Card][] =>
  names
    .map((name): [string, Card] => [name, games[name]?.card ?? plainCard])
    .sort(([, a], [, b]) => (a.weight ?? 9) - (b.weight ?? 9));
const offered = signal<readonly GameInfo[]>([]);
const trouble = signal<string | null>(null);
const busy = signal("");

export async function load(): Promise<void> {
  try {
    const [all, own] = await Promise.all([get<Games>("/api/games"), get<MyTables>("/api/tables")]);
    offered.value = all.games;
    showMine(own);
    trouble.value = null;
  } catch (error) {
    trouble.value = troubleOf(error);
  }
}

export const troubleOf = (error: unknown): string =>
  problemWords(error instanceof RefusedRequest ? error.problem.code : OFFLINE);

/** A table with bots that starts at once. */
async function playNow(game: string, seats: number, level: Level): Promise<void> {
  busy.value = game;
  try {
    const me = { kind: "mine", name: nameOrGuest(), mark: ownMark.value, mix: await promise() };
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
    const wish = { game, chairs: [me, ...bots], start: true };
    const { table } = await post<Seated>("/api/tables", wish);
    go(`/table/${table.id}`);
  } catch (error) {
    trouble.value = troubleOf(error);
  } finally {
    busy.value = "";
  }
}

export function Home() {
  useEffect(() => {
    document.title = "Grasse";
    void load();
  }, []);
  const names = offered.value.length > 0 ? offered.value.map((one) => one.name) : Object.keys(games);
  return (
    <main class="page home">
      <div class="hero">
        <h1>{t("home-title", { count: names.length })}</h1>
        <p>{t("home-lead")}</p>
        <Myself />
      </div>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <Running />
      <section aria-labelledby="games-title">
        <h2 id="games-title">{t("choose-game")}</h2>
        <ul class="cards">
          {listed(names).map(([name, card]) => (
            <GameCard key={name} name={name} card={card} info={offered.value.find((one) => one.name === name)} />
          ))}
        </ul>
      </section>
      <Finished />
      <section class="panel join" aria-labelledby="join-title">
        <h2 id="join-title">{t("join-title")}</h2>
        <JoinByLink />
      </section>
      <OpenFile />
    </main>
  );
}

function GameCard({ name, card, info }: { name: string; card: Card; info: GameInfo | undefined }) {
  const level = signalFor<Level>(`level.${name}`, "solid");
  const seats = signalFor<number>(`seats.${name}`, 2);
  const counts = info?.seats ?? [2, 3, 4];
  const open = opened.value === name;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <li ref={place} class={`card${open ? " opened" : ""}`}>
      <div class="card-picture">
        <card.Picture />
      </div>
      <div class="card-text">
        <h3>{nameOf(name)}</h3>
        <p>{nameOf(name, "about")}</p>
        <ul class="facts">
          <li>
            <Sign of="person" size={18} />
            {t("fact-players", { least: Math.min(...counts), most: Math.max(...counts) })}
          </li>
          {card.minutes && (
            <li>
              <Sign of="clock" size={18} />
              {t("fact-minutes", { least: card.minutes[0], most: card.minutes[1] })}
            </li>
          )}
          {card.weight !== undefined && (
            <li>
              <Sign of="weight" size={18} />
              {t("fact-weight", { weight: card.weight })}
            </li>
          )}
        </ul>
        <div class="card-play">
          <label class="field">
            <span>{t("players")}</span>
            <select
              value={String(seats.value)}
              onChange={(event) => (seats.value = Number(event.currentTarget.value))}
            >
              {counts.map((count) => (
                <option key={count} value={String(count)}>
                  {count}
                </option>
              ))}
            </select>
          </label>
          <LevelChoice label={t("bots")} value={level.value} choose={(one) => (level.value = one)} />
        </div>
        {card.practice && (
          <a class="card-practice" {...link(`/practice/${name}`)}>
            {t("practice-link")}
          </a>
        )}
        <div class="card-buttons">
          <button
            class="primary"
            disabled={busy.value !== ""}
            aria-label={t("play-now-game", { game: nameOf(name) })}
            onClick={() => void playNow(name, seats.value, level.value)}
          >
            <Sign of="play" />
            {t("play-now")}
          </button>
          <button
            class="secondary"
            aria-expanded={open}
            aria-label={t("friends-game", { game: nameOf(name) })}
            onClick={() => (opened.value = open ? null : name)}
          >
            <Sign of="link" />
            {t("friends")}
          </button>
        </div>
      </div>
      {open && info && <NewTableForm info={info} done={(path) => go(path)} />}
    </li>
  );
}

/** The game whose form for a new table is open. */
const opened = signal<string | null>(null);

const chosen = new Map<string, ReturnType<typeof signal<unknown>>>();
/** What was chosen on a card, kept for the next time. */
function signalFor<T extends string | number>(name: string, first: T): { value: T } {
  let one = chosen.get(name);
  if (!one) {
    const before = kept(name);
    const start = before === null ? first : ((typeof first === "number" ? Number(before) : before) as T);
    one = signal<unknown>(start);
    one.subscribe((value) => keep(name, String(value)));
    chosen.set(name, one);
  }
  return one as { value: T };
}
