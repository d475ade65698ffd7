// Before the game: chairs, names, the invitation, bots, the start.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games } from "grasse:games";
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import { get } from "../net";
import type { Chair, Level, Table } from "../protocol";
import { plainCard } from "../plain";
import type { SharedTable } from "../table";
import { isAlone, isLocal, lookAround, origin } from "../whereabouts";
import { language, nameOf, t } from "../words";
import { Myself, MyselfHere, nameOrGuest } from "./myself";
import { HouseRules } from "./houserules";
import { Alert } from "./notice";
import { Connection } from "./connection";
import { Code, MoveHere, moveCode, OtherDevice } from "./moving";
import { RuleList } from "./rules";
import { Top } from "./top";
import { LevelChoice } from "./levels";

interface Props {
  readonly at: SharedTable;
  readonly table: Table;
  readonly invitation: string | null;
}

export function Gathering({ at, table, invitation }: Props) {
  const { seats, owner } = at.you.value;
  const open = table.chairs.some((chair) => chair.kind === "open");
  useEffect(() => {
    document.title = `${nameOf(table.game)} · Grasse`;
  }, [table.game]);
  const waiting = table.state !== "gathering";
  const code = moveCode(invitation);
  return (
    <>
      <Top>
        <span class="top-game">{nameOf(table.game)}</span>
        <Connection at={at} />
      </Top>
      <main class="page gathering">
        <Hero table={table} invited={seats.length === 0 && invitation !== null && code === null} />
        <p class="lead" role="status">
          {waiting ? t("opening") : open ? t("gathering-lead") : owner ? t("gathering-full-owner") : t("gathering-full")}
        </p>
        {seats.length === 0 && !waiting && (
          <Myself />
        )}
        {code !== null && <MoveHere at={at} code={code} />}
        <ol class="chairs" aria-label={t("chairs")}>
          {table.chairs.map((chair, seat) => (
            <ChairRow key={seat} at={at} chair={chair} seat={seat} invitation={code === null ? invitation : null} />
          ))}
        </ol>
        {seats.length > 0 && !waiting && (
          <details class="panel myself-here">
            <summary>{t("rename-title")}</summary>
            {seats.map((seat) => (
              <MyselfHere key={seat} at={at} seat={seat} />
            ))}
          </details>
        )}
        {owner && !waiting && (
          <button class="primary big" disabled={open} onClick={() => void at.request("start")}>
            <Sign of="play" />
            {t("start-game")}
          </button>
        )}
        {at.you.value.invitation && open && !waiting && <Invite at={at} />}
        {seats.length > 0 && !waiting && <OtherDevice at={at} heading="h2" />}
        <HouseRules table={table} heading="h2" />
        <RulesToRead key={`${table.game} ${language.value}`} game={table.game} />
        <Alert at={at} />
      </main>
    </>
  );
}

/** What one is invited to: a picture, what it is about, how many and how long. */
function Hero({ table, invited }: { table: Table; invited: boolean }) {
  const game = nameOf(table.game);
  const { Picture, minutes, weight } = games[table.game]?.card ?? plainCard;
  const host = table.chairs.find((chair) => chair.kind === "person")?.name;
  const changed = Object.keys(table.options).length;
  return (
    <section class="invitation">
      <div class="card-picture">
        <Picture />
      </div>
      <div class="invitation-words">
        <h1>{invited && host ? t("invited-title", { host, game }) : t("gathering-title", { game })}</h1>
        {t.knows(`brief-${table.game}-1`) ? (
          <ol class="brief">
            {[1, 2, 3].map((line) => (
              <li key={line}>{t.any(`brief-${table.game}-${line}`)}</li>
            ))}
          </ol>
        ) : (
          <p>{nameOf(table.game, "about")}</p>
        )}
        <ul class="facts">
          <li>
            <Sign of="person" size={18} />
            {t("fact-chairs", { count: table.chairs.length })}
          </li>
          {minutes && (
            <li>
              <Sign of="clock" size={18} />
              {t("fact-minutes", { least: minutes[0], most: minutes[1] })}
            </li>
          )}
          {weight !== undefined && (
            <li>
              <Sign of="weight" size={18} />
              {t("fact-weight", { weight })}
            </li>
          )}
          {changed > 0 && <li class="changed">{t("rules-changed", { count: changed })}</li>}
        </ul>
      </div>
    </section>
  );
}

/** All rules, for whoever wants to know before he sits down. */
function RulesToRead({ game }: { game: string }) {
  const rules = useSignal<Readonly<Record<string, string>> | null>(null);
  const load = async () => {
    if (rules.value) return;
    const found = await get<{ rules: Record<string, string> }>(`/api/games/${game}/rules/${language.value}`).catch(() => null);
    rules.value = found?.rules ?? null;
  };
  return (
    <details class="panel rules-to-read" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary>{t("rules-of", { game: nameOf(game) })}</summary>
      {rules.value && <RuleList rules={Object.entries(rules.value)} />}
    </details>
  );
}

function ChairRow(props: {
  readonly at: SharedTable;
  readonly chair: Chair;
  readonly seat: number;
  readonly invitation: string | null;
}) {
  const { at, chair, seat, invitation } = props;
  const { seats, owner } = at.you.value;
  const mine = seats.includes(seat);
  const gathering = at.table.value?.state === "gathering";
  const invited = owner || invitation !== null;
  const level = useSignal<Level>("solid");
  return (
    <li class={`chair ${chair.kind}`}>
      <MarkIcon seat={seat} size={26} />
      <span class="chair-name">
        {chair.kind === "open" ? t("open-chair") : chair.name}
        {mine && <small> {t("you-mark")}</small>}
        {chair.kind === "bot" && <small> {t("bot-mark", { level: t.any(`level-${chair.level ?? "solid"}`) })}</small>}
        {chair.kind === "person" && !chair.present && <small> {t("away-mark")}</small>}
      </span>
      {gathering && (
        <span class="chair-buttons">
          {chair.kind === "open" && invited && (
            <button
              class={seats.length === 0 ? "primary" : "secondary"}
              onClick={() => void at.sit(seat, seats.length === 0 ? nameOrGuest() : `${nameOrGuest()} ${seats.length + 1}`, invitation)}
            >
              {seats.length === 0 ? t("sit-here") : t("sit-too")}
            </button>
          )}
          {chair.kind === "open" && owner && (
            <span class="bot-choice">
              <LevelChoice label={t("level")} unseen value={level.value} choose={(one) => (level.value = one)} />
              <button class="secondary" onClick={() => void at.handOver(seat, level.value)}>
                <Sign of="bot" />
                {t("add-bot")}
              </button>
            </span>
          )}
          {mine && (
            <button class="quiet" onClick={() => void at.leave(seat)}>
              {t("stand-up")}
            </button>
          )}
          {chair.kind === "bot" && owner && (
            <button class="quiet" onClick={() => void at.takeBack(seat)}>
              {t("remove-bot")}
            </button>
          )}
          {chair.kind === "person" && owner && !mine && (
            <button class="quiet" onClick={() => void at.request(`chairs/${seat}/free`)}>
              {t("free-chair")}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

export function inviteLink(at: SharedTable): string {
  const { invitation } = at.you.value;
  return `${origin()}/table/${at.id}${invitation ? `#${invitation}` : ""}`;
}

async function share(at: SharedTable): Promise<void> {
  try {
    await navigator.share({ title: t("gathering-title", { game: nameOf(at.table.peek()?.game ?? "") }), url: inviteLink(at) });
  } catch {
    // whoever thinks better of it has not shared
  }
}

/** What opens the tables to everybody on the network; an option says the same in every language. */
const COMMAND = "grasse serve --host 0.0.0.0";

export function Invite({ at }: { at: SharedTable }) {
  const copied = useSignal(false);
  useEffect(lookAround, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(inviteLink(at));
      copied.value = true;
    } catch {
      document.querySelector<HTMLInputElement>("#invite")?.select();
    }
  };
  return (
    <section class="invite panel" aria-labelledby="invite-title">
      <h2 id="invite-title">{t("invite-title")}</h2>
      <p class="muted">{t("invite-text")}</p>
      <div class="invite-row">
        <input id="invite" readOnly value={inviteLink(at)} aria-labelledby="invite-title" onFocus={(e) => e.currentTarget.select()} />
        <button class="secondary" onClick={() => void copy()}>
          <Sign of={copied.value ? "check" : "copy"} />
          {copied.value ? t("copied") : t("copy")}
        </button>
      </div>
      {"share" in navigator && (
        <button class="secondary" onClick={() => void share(at)}>
          <Sign of="out" />
          {t("share")}
        </button>
      )}
      {isAlone() && (
        <p class="trouble">
          {t("invite-local")} <code>{COMMAND}</code>
        </p>
      )}
      {isLocal() && !isAlone() && <p class="muted">{t("invite-elsewhere", { address: origin() })}</p>}
      {!isAlone() && (
        <details>
          <summary>{t("invite-code")}</summary>
          <Code of={inviteLink(at)} label={t("invite-qr")} />
        </details>
      )}
      <p class="unseen" role="status">
        {copied.value ? t("copied") : ""}
      </p>
    </section>
  );
}
