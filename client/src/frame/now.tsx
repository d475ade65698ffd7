// What to do now: the line that says it, and under it (on a phone at the foot of the page) the bar
// where everything is decided. Both keep their place and size, whatever happens.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import { bell } from "../sound";
import { type Sitting, standing, wordsOfMissing, wordsOfPrompt } from "../stage";
import type { SharedTable } from "../table";
import { t } from "../words";
import { Asked, askedOf, pendingWords, Waiting } from "./asks";
import { Bar } from "./bar";
import { Decision } from "./decision";
import { MoveHere, moveCode } from "./moving";
import { Toast } from "./notice";
import { PlayOn, Replay } from "./replay";

interface Props {
  readonly at: SharedTable;
  readonly sitting: Sitting;
  readonly invitation: string | null;
  readonly showResult: { value: boolean };
}

export function Now(props: Props) {
  const { at, sitting } = props;
  return (
    <section class="now" aria-label={t("what-now")}>
      <div class="now-line">
        <Prompt at={at} sitting={sitting} />
        <Toast at={at} />
        <Deadline at={at} />
        <Buttons at={at} sitting={sitting} />
      </div>
      <Deciding {...props} />
    </section>
  );
}

/** What stands in the bar: one thing at a time. */
function Deciding({ at, sitting, invitation, showResult }: Props) {
  const code = moveCode(invitation);
  const ask = askedOf(at);
  if (at.past.value) return <Replay at={at} />;
  if (code !== null) return <MoveHere at={at} code={code} />;
  if (at.studying.value && !at.myTurn.value) return <StudyBar at={at} />;
  if (at.told.value?.result) return <OverSwitch shown={showResult} />;
  if (ask && !at.choosing.begun) return <Asked at={at} ask={ask} />;
  if (at.catchingUp.value) return <Skipping at={at}>{t("catching-up")}</Skipping>;
  if (sitting.mayAct) return <Decision theatre={at.theatre} sitting={sitting} choosing={at.choosing} note={pendingWords(at)} />;
  if (at.theatre.busy.value || botPlays(at)) return <Skipping at={at} />;
  return <Waiting at={at} invitation={invitation} />;
}

/** Of Nature, in `to_act`. */
export const NATURE = -1;

/** On a board to try things on, while no seat is to act: Nature is, or the game is over there. */
const StudyBar = ({ at }: { at: SharedTable }) => (
  <Bar words={at.told.value?.to_act === NATURE ? t("nature-choose") : ""}>
    {at.told.value?.to_act === NATURE && (
      <button class="primary" onClick={() => void at.study()}>
        <Sign of="again" />
        {t("nature-rolls")}
      </button>
    )}
  </Bar>
);

/** While something is shown: the way to its end. */
const Skipping = ({ at, children }: { at: SharedTable; children?: ComponentChildren }) => (
  <Bar class={children ? "catching" : ""} words={children}>
    <button class="secondary" disabled={at.theatre.hurrying.value} onClick={() => at.theatre.skipAhead()}>
      <Sign of="skip" />
      {t("skip")}
    </button>
  </Bar>
);

/** Whether one looks on, at a game that runs. */
const isWatching = (at: SharedTable): boolean =>
  at.you.value.seats.length === 0 && at.table.value?.state === "playing" && at.past.value === null;

/** Whether the game was given up; one that came to its end has a result, shown yet or not. */
const isStopped = (at: SharedTable): boolean =>
  at.table.value?.state === "over" && at.table.value.result === null && !at.theatre.busy.value;

/** Whether one waits for bots alone. */
function botPlays(at: SharedTable): boolean {
  const acting = at.told.value?.to_act ?? null;
  return acting !== null && at.chair(acting)?.level != null && at.played.value.length > 0;
}

/** Who must act and what, in the player's words. */
function Prompt({ at, sitting }: { at: SharedTable; sitting: Sitting }) {
  const view = at.told.value;
  if (!view) return null;
  const scene = at.scene(view);
  const acting = view.to_act;
  const name = acting !== null ? (at.names.value[acting] ?? "") : "";
  const { picked, selection, candidates } = standing(scene, sitting, at.choosing);
  const halfway = picked.length > 0 && candidates.length === 0;
  const words = halfway ? wordsOfMissing(scene, selection.lit) : wordsOfPrompt(scene, sitting.board);
  let text: string;
  if (at.past.value) text = t("looking-back");
  else if (acting === NATURE) text = t("nature-acts");
  else if (view.result) text = outcome(at, view.result as unknown as Outcome);
  else if (isStopped(at)) text = t("result-stopped");
  else if (at.myTurn.value || at.catchingUp.value) text = acting !== null && acting === view.seat ? words : t("waiting-for", { player: name });
  else if (acting !== null && acting === view.seat) text = t("bot-plays-for-you");
  else text = t(acting !== null && at.chair(acting)?.level != null ? "bot-thinks" : "waiting-for", { player: name });
  if (isWatching(at)) text = `${t("watching")} ${text}`;
  return (
    <p class="prompt" role="status">
      {acting !== null && acting >= 0 && <MarkIcon seat={acting} size={24} />}
      <span>{text}</span>
    </p>
  );
}

const OverSwitch = ({ shown }: { shown: { value: boolean } }) => (
  <Bar label={t("result")}>
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
  </Bar>
);

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

/** Why nothing can be taken back now. */
function whyNoUndo(at: SharedTable): string {
  const view = at.told.value;
  const entries = view?.journal ?? [];
  const acted = entries.findLast((one) => typeof one.args?.["seat"] === "number")?.args?.["seat"] === view?.seat;
  return t(at.myTurn.value && acted ? "undo-revealed" : "undo-none");
}

function Buttons({ at, sitting }: { at: SharedTable; sitting: Sitting }) {
  const view = at.told.value;
  if (!view) return null;
  const studying = at.studying.value;
  if (at.past.value && (at.table.value?.state === "over" || studying)) return <PlayOn at={at} />;
  const gone = at.past.value !== null || (view.result !== null && !studying) || view.seat === null;
  const can = view.can_undo && (sitting.mayAct || studying);
  const why = whyNoUndo(at);
  // Who presses it in vain is told why.
  const undo = (all: boolean) => (can ? at.undo(all) : at.refuse({ text: why }));
  return (
    <div class={`turn-buttons${gone ? " gone" : ""}`}>
      {at.table.value?.hints && (
        <button class="quiet" aria-disabled={!sitting.mayAct} aria-pressed={at.hints.value.length > 0} title={t("hint-what")} onClick={() => void at.hint()}>
          <Sign of="bulb" />
          <span class="button-words">{t("hint")}</span>
        </button>
      )}
      <button class="quiet" aria-disabled={!can} title={can ? t("undo-limit") : why} onClick={() => undo(false)}>
        <Sign of="undo" />
        <span class="button-words">{t("undo")}</span>
      </button>
      <button class="quiet" aria-disabled={!can} title={can ? t("reset-turn-what") : why} onClick={() => undo(true)}>
        <Sign of="reset" />
        <span class="button-words">{t("reset-turn")}</span>
      </button>
    </div>
  );
}
