// Dice tumble when they were rolled. They begin after other pieces were measured for their flight,
// which is when the frame asks how long the board takes to settle.
import type { ViewOf } from "../../board";
import { pace } from "../../settings";
import { AROMAS, type Counts } from "./box";

/** How long dice tumble, in milliseconds. */
const TUMBLE = 850;
/** Each die comes a little later than the one before. */
const LATER = 40;

let drawing: SVGGElement | null = null;
/** The table that is shown; null when it goes. */
export const showDice = (on: SVGGElement | null): void => {
  drawing = on;
};

type View = ViewOf<"parfum">;

/** The pieces of the dice that were rolled last, if that was after `before`. */
function rolledDice(before: View, after: View): readonly string[] {
  if (after.played <= before.played || after.match !== before.match) return [];
  const fresh = after.journal.slice(before.journal.length);
  const roll = fresh.findLast((entry) => entry.id === "rolls");
  if (!roll) return [];
  const count = (name: string, i: number) => (roll.args?.[name] as Counts | undefined)?.[i] ?? 0;
  return AROMAS.flatMap((aroma, i) => {
    const rolled = count("flasks", i) + count("flies", i);
    const all = after.table.dice[i] ?? 0;
    // those rolled are the last of their colour: used flasks and flasks that stay come first
    return Array.from({ length: Math.min(rolled, all) }, (_, k) => `die/${aroma}/${all - 1 - k}`);
  });
}

/** Lets the dice tumble that were rolled between two views; how long that takes. */
export function tumble(before: View, after: View): number {
  const rolled = rolledDice(before, after);
  const speed = pace();
  if (rolled.length === 0 || speed === 0) return 0;
  const table = drawing;
  table?.setAttribute("data-rolling", ""); // the chances would tell what the dice show
  setTimeout(() => table?.removeAttribute("data-rolling"), TUMBLE / speed);
  rolled.forEach((piece, i) => {
    const die = drawing?.querySelector(`[data-piece="${piece}"] > .pf-die`);
    const time = {
      duration: (TUMBLE - i * LATER) / speed,
      delay: (i * LATER) / speed,
      fill: "backwards",
    } as const;
    const spin = [{ opacity: 1 }, { opacity: 1, offset: 0.62 }, { opacity: 0, offset: 0.72 }, { opacity: 0 }];
    begin(die?.animate(way(i % 2 ? -1 : 1), { ...time, easing: "ease-out" }));
    begin(die?.querySelector(".pf-die-spin")?.animate(spin, time));
  });
  return TUMBLE;
}

/** Time runs from now, not from the next frame: on a busy machine the dice must not lie too late. */
function begin(animation: Animation | undefined): void {
  if (animation) animation.startTime = document.timeline.currentTime;
}

/** Out of the cup from above, over the tray, and to rest. */
const way = (side: 1 | -1): Keyframe[] => [
  { transform: `translate(${side * 60}px, -70px) rotate(${side * -400}deg) scale(1.25)` },
  { transform: `translate(${side * -14}px, 4px) rotate(${side * -120}deg) scale(1.02)`, offset: 0.45 },
  { transform: `translate(${side * -6}px, -16px) rotate(${side * -50}deg) scale(1.08)`, offset: 0.65 },
  { transform: `translate(0, 2px) rotate(${side * 6}deg)`, offset: 0.85 },
  { transform: "none" },
];
