// The whole table: the board, and beside it (on a phone below it) cards, players and the market.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { answering, pace } from "../../settings";
import { PlayContext } from "../../target";
import { Sign } from "../../icons/signs";
import { AimPanel } from "./throw/panel";
import { Arena } from "./board/arena";
import { Offer } from "./beside/dishes";
import { Drawn, Own } from "./beside/hand";
import { Players } from "./beside/players";
import { type Chip, chips } from "./ground";
import { forSale, Market } from "./beside/market";
import { lastShown, release, replay, showAgain } from "./throw/show";
import { heldChip, type SafranitoPlay, steered, throws } from "./throw/steering";
import { targets } from "./choices";
import { capital, restWords } from "./words";

export function Table({ play }: { readonly play: SafranitoPlay }) {
  const root = useRef<HTMLDivElement>(null);
  const { view } = play;
  useLayoutEffect(release, [view]);
  const at = steered(play, targets);
  const throwing = throws(at);
  useLoneAnswer(play);
  return (
    <PlayContext.Provider value={at}>
      <div class={`saf ${play.tall ? "tall" : "wide"}`} ref={root}>
        <div class="saf-board">
          <Arena play={at} />
          {!(play.tall && view.table.bowl) && <Again play={at} root={root} />}
        </div>
        <div class="saf-beside">
          {!play.tall && !view.table.bowl && <Offer play={at} />}
          <Drawn play={at} />
          {view.table.bowl && <Market play={at} />}
          {!play.tall && view.table.bowl && <Offer play={at} />}
          {throwing && (!play.tall || heldChip(at) === null) && <AimPanel play={at} />}
          {play.tall && !view.table.bowl && <Offer play={at} />}
          <Own play={at} without={forSale(at)} />
          {play.tall && view.table.bowl && <Offer play={at} />}
          <Players play={at} />
        </div>
        <Told play={at} />
      </div>
    </PlayContext.Provider>
  );
}

/** Milliseconds after which a question with one answer is answered, for who wants it so. */
const AFTER = 900;

/** Some questions have one answer, and are asked all the same, or the others would know. */
function useLoneAnswer(play: SafranitoPlay): void {
  const [only] = play.options;
  const lone = answering.value === "on" && play.active && play.options.length === 1 && only?.do !== "throw" ? only : null;
  useEffect(() => {
    if (!lone) return;
    const timer = setTimeout(() => play.act(lone), AFTER);
    return () => clearTimeout(timer);
  }, [play.view.played, lone === null]);
}

/** "Show again": the last throw, once more. */
function Again({ play, root }: { readonly play: SafranitoPlay; readonly root: { readonly current: Element | null } }) {
  const skip = useRef<AbortController | null>(null);
  useEffect(() => () => skip.current?.abort(), []);
  const shown = lastShown.value;
  if (!shown || shown.match !== play.view.match || pace() === 0) return null;
  const running = replay.value !== null;
  return (
    <button
      class="secondary saf-again-button"
      onClick={(event) => {
        event.stopPropagation();
        if (running) {
          skip.current?.abort();
          return;
        }
        skip.current = new AbortController();
        if (root.current) void showAgain(root.current, pace() / 1.6, skip.current.signal);
      }}
    >
      <Sign of={running ? "skip" : "again"} size={18} />
      {play.t(running ? "show-skip" : "show-again")}
    </button>
  );
}

/** The chip that was thrown last, if it lies where it came to rest or is out: some go back at once. */
function lastThrown(play: SafranitoPlay): Chip | undefined {
  const told = play.view.journal.findLast(({ id }) => id === "rests-on" || id === "rests-nowhere" || id === "goes-out");
  const { seat, target = null } = told?.args ?? {};
  return chips(play).findLast(
    (chip) => chip.seat === seat && chip.out === (told?.id === "goes-out") && (chip.place?.name ?? null) === target,
  );
}

/** After a throw, in words: where the chip came to rest and what it touches. */
function Told({ play }: { readonly play: SafranitoPlay }) {
  const { view } = play;
  const last = lastThrown(play);
  const now = view.motions.length > 0 && last ? capital(restWords(play, last)) : "";
  const [words, say] = useState("");
  useEffect(() => say(now), [now, view.played]);
  return (
    <p class="unseen" role="status" data-told="">
      {words}
    </p>
  );
}
