// A game that runs, or is over: what to do now, the board, and everything beside it.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import { bell } from "../sound";
import { Stage, StageControls, type Sitting, wordsOfPrompt } from "../stage";
import type { SharedTable } from "../table";
import { nameOf, t } from "../words";
import { Asks } from "./asks";
import { Chat } from "./chat";
import { Connection } from "./connection";
import { Decision } from "./decision";
import { Journal } from "./journal";
import { useFocus, useKeys } from "./keys";
import { Moves } from "./moves";
import { MoveHere, moveCode } from "./moving";
import { Alert } from "./notice";
import { PassScreen } from "./pass";
import { Players } from "./players";
import { Replay } from "./replay";
import { Result } from "./result";
import { Rules } from "./rules";
import { TableMenu } from "./tablemenu";
import { announceTurn } from "./tab";
import { Brand } from "./top";
import type { SignName } from "../icons/signs";

export const TABS = ["journal", "chat", "rules", "settings"] as const;
export type Tab = (typeof TABS)[number];
const SIGNS: Readonly<Record<Tab, SignName>> = { journal: "journal", chat: "chat", rules: "book", settings: "settings" };

interface Props {
  readonly at: SharedTable;
  readonly invitation: string | null;
}

export function Playing({ at, invitation }: Props) {
  const tab = useSignal<Tab>("journal");
  const showResult = useSignal(true);
  const stage = useRef<HTMLDivElement>(null);
  const table = at.table.value;
  const board = at.board.value;
  const view = at.told.value;
  const passing = at.passTo.value;
  const code = moveCode(invitation);
  const over = view?.result != null && at.past.value === null;
  const sitting = board ? at.sitting(board) : null;
  const game = table ? nameOf(table.game) : "";
  const myTurn = at.myTurn.value;
  useEffect(() => announceTurn(myTurn, game), [myTurn, game]);
  useKeys({ at, sitting, tab, stage });
  useFocus(sitting?.mayAct === true, stage);
  if (!table || !view || !board || !sitting) return null;
  if (passing !== null) return <PassScreen at={at} to={passing} />;
  const props = { theatre: at.theatre, sitting, choosing: at.choosing };
  return (
    <div class="table-page">
      <header class="top">
        <Brand />
        <h1 class="top-game">{game}</h1>
        <Players at={at} />
        <Connection at={at} />
      </header>
      <main class={`table-main${over && showResult.value ? " over" : ""}`}>
        <section class="now" aria-label={t("what-now")}>
          <Prompt at={at} sitting={sitting} />
          {over ? <OverSwitch shown={showResult} /> : <Decision {...props} />}
          <Deadline at={at} />
          <Buttons at={at} sitting={sitting} />
        </section>
        <Alert at={at} />
        <div class="controls">
          <Replay at={at} />
          {at.catchingUp.value && (
            <p class="catching">
              {t("catching-up")}
              <button class="secondary" onClick={() => at.theatre.skip()}>
                <Sign of="skip" />
                {t("skip")}
              </button>
            </p>
          )}
          {code !== null ? <MoveHere at={at} code={code} /> : <Asks at={at} invitation={invitation} />}
          {myTurn && <StageControls {...props} />}
        </div>
        <div class="stage-place" ref={stage} role="region" aria-label={t("board")}>
          {over && showResult.value ? <Result at={at} board={board} /> : <Stage {...props} />}
        </div>
        <aside class="side" aria-label={t("beside")}>
          {!over && !at.past.value && <Moves {...props} pending={at.unsaved.value > 0} cut={at.line.state.value === "cut"} />}
          <Tabs at={at} tab={tab} />
        </aside>
      </main>
      <p class="unseen" role="status" aria-live="polite" data-live="">
        {at.heard.value}
      </p>
    </div>
  );
}

/** The line on top: who must act and what, in the player's words. */
function Prompt({ at, sitting }: { at: SharedTable; sitting: Sitting }) {
  const view = at.told.value;
  if (!view) return null;
  const scene = at.scene(view);
  const acting = view.to_act;
  const name = acting !== null ? (at.names.value[acting] ?? "") : "";
  const words = wordsOfPrompt(scene, sitting.board);
  let text: string;
  if (at.past.value) text = t("looking-back");
  else if (view.result) text = outcome(at, view.result as unknown as Outcome);
  else if (at.table.value?.state === "over") text = t("result-stopped");
  else if (at.myTurn.value || at.catchingUp.value) text = acting !== null && acting === view.seat ? words : t("waiting-for", { player: name });
  else if (acting !== null && acting === view.seat) text = t("bot-plays-for-you");
  else text = t(acting !== null && at.chair(acting)?.level != null ? "bot-thinks" : "waiting-for", { player: name });
  return (
    <p class="prompt" role="status">
      {acting !== null && acting >= 0 && <MarkIcon seat={acting} size={24} />}
      <span>{text}</span>
    </p>
  );
}

function OverSwitch({ shown }: { shown: { value: boolean } }) {
  return (
    <div class="decision" role="group" aria-label={t("result")}>
      {([true, false] as const).map((result) => (
        <button
          key={String(result)}
          class={shown.value === result ? "primary" : "secondary"}
          aria-pressed={shown.value === result}
          onClick={() => (shown.value = result)}
        >
          {result ? t("result") : t("board")}
        </button>
      ))}
    </div>
  );
}

const SHORT = 15;

/** How long the one to act has before a bot plays on. */
function Deadline({ at }: { at: SharedTable }) {
  const deadline = at.table.value?.deadline ?? null;
  const left = useSignal(0);
  const mine = at.myTurn.value;
  useEffect(() => {
    if (deadline === null) return;
    let warned = false;
    const look = () => {
      left.value = Math.max(0, Math.round(deadline - Date.now() / 1000));
      if (mine && left.value <= SHORT && left.value > 0 && !warned) {
        warned = true;
        bell("hurry");
      }
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [deadline, mine]);
  if (deadline === null) return null;
  const hours = Math.floor(left.value / 3600);
  const minutes = String(Math.floor(left.value / 60) % 60).padStart(hours ? 2 : 1, "0");
  const seconds = String(left.value % 60).padStart(2, "0");
  return (
    <span class={`deadline num${left.value <= SHORT ? " short" : ""}`} title={t("time-left")}>
      <Sign of="clock" size={18} />
      <span class="unseen">{t("time-left")}</span> {hours ? `${hours}:` : ""}
      {minutes}:{seconds}
    </span>
  );
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

export function outcome(at: SharedTable, { scores, winners, reason }: Outcome): string {
  const leaders = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  const ahead = winners.length ? winners : leaders;
  const players = ahead.map((seat) => at.names.value[seat] ?? "").join(", ");
  const score = scores[ahead[0] ?? 0] ?? 0;
  if (reason === "cap") {
    const count = ahead.length < scores.length ? ahead.length : 0;
    const rounds = Number((at.told.value?.table as { readonly round?: number } | undefined)?.round ?? 0);
    return t("result-cap", { rounds, players, count, score });
  }
  return ahead.length === 1 ? t("result-winner", { player: players, score }) : t("result-shared", { players, score });
}

function Buttons({ at, sitting }: { at: SharedTable; sitting: Sitting }) {
  const view = at.told.value;
  if (!view || at.past.value || view.result) return null;
  const can = view.can_undo && sitting.mayAct;
  return (
    <div class="turn-buttons">
      <button class="quiet" disabled={!can} title={can ? t("undo-limit") : t("undo-none")} onClick={() => at.undo(false)}>
        <Sign of="undo" />
        <span class="button-words">{t("undo")}</span>
      </button>
      <button class="quiet" disabled={!can} title={t("reset-turn-what")} onClick={() => at.undo(true)}>
        <Sign of="reset" />
        <span class="button-words">{t("reset-turn")}</span>
      </button>
    </div>
  );
}

function Tabs({ at, tab }: { at: SharedTable; tab: { value: Tab } }) {
  const choose = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab.value) + way + TABS.length) % TABS.length];
    if (!next) return;
    tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="panel tabs">
      <div role="tablist" aria-label={t("beside")} onKeyDown={choose}>
        {TABS.map((one) => (
          <button
            key={one}
            id={`tab-${one}`}
            role="tab"
            aria-selected={tab.value === one}
            aria-controls="tab-panel"
            tabindex={tab.value === one ? 0 : -1}
            onClick={() => (tab.value = one)}
          >
            <Sign of={SIGNS[one]} />
            <span class="tab-name">{t(one)}</span>
            {one === "chat" && at.unread.value > 0 && tab.value !== "chat" && <b class="badge num">{at.unread.value}</b>}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === "journal" && <Journal at={at} />}
        {tab.value === "chat" && <Chat at={at} />}
        {tab.value === "rules" && <Rules at={at} />}
        {tab.value === "settings" && <TableMenu at={at} />}
      </div>
    </section>
  );
}
