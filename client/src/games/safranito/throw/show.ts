// Shows throws: before a new view is drawn, and again on demand.
import { signal } from "@preact/signals";
import type { Moving } from "../../../board";
import { slow, tall } from "../../../settings";
import { knock } from "../../../sound";
import { type Impact, impacts, lengthOf, play, type Playing, SLOW, type Track, tracks } from "./tracks";
import {
  type Chip,
  chips,
  drawn,
  fromMiddle,
  groundOf,
  nearSide,
  type Point,
  type SafranitoScene,
} from "../ground";

interface Disc {
  readonly seat: number;
  readonly value: number | null;
  readonly up: boolean;
}

/** The chip in the air. */
export const flying = signal<Disc | null>(null);

/** The last throw, for showing it again. */
interface Shown {
  readonly match: string;
  readonly before: SafranitoScene;
  readonly after: SafranitoScene;
  readonly rows: readonly (readonly number[])[];
}
export const lastShown = signal<Shown | null>(null);

interface ReplayDisc extends Disc {
  readonly at: Point;
  readonly thrown: boolean;
}
/** What is drawn while a throw is shown again. */
export const replay = signal<{ readonly discs: readonly ReplayDisc[] } | null>(null);

let held: Playing | null = null;

/** The new view is drawn: the discs lie where it says. */
export function release(): void {
  held?.release();
  held = null;
  flying.value = null;
}

const lyingIn = (at: SafranitoScene): readonly Chip[] => chips(at).filter((chip) => !chip.out);

/** Whether all chips are still there: after the last throw some may have gone back at once. */
const complete = (before: SafranitoScene, after: SafranitoScene): boolean =>
  chips(after).length === chips(before).length + 1;

/** The chip that was thrown between two views, as far as it is known. */
function thrownDisc(before: SafranitoScene, after: SafranitoScene): Disc {
  const seat = before.view.to_act ?? 0;
  const last = chips(after).at(-1);
  if (complete(before, after) && last) return { seat, value: last.value, up: last.up };
  const told = (ids: readonly string[], name: string): number => {
    const entry = after.view.journal.findLast(({ id }) => ids.includes(id));
    return Number(entry?.args?.[name] ?? 0);
  };
  const shown = told(["rests-on", "rests-nowhere", "goes-out"], "chip");
  const own = seat === after.view.seat ? told(["threw"], "value") : 0;
  return { seat, value: shown || own || null, up: shown > 0 };
}

/** Where the record says that a disc lies after the throw. */
function restOf(before: SafranitoScene, after: SafranitoScene): (disc: number) => Point | null {
  const ground = groundOf(after);
  const was = lyingIn(before);
  const now = chips(after);
  return (disc) => {
    if (!complete(before, after)) return null;
    const chip = now[was[disc]?.order ?? now.length - 1];
    return chip && !chip.out ? fromMiddle(ground, chip.x, chip.y) : null;
  };
}

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

async function found<E extends Element>(find: () => E | null): Promise<E | null> {
  for (let i = 0; i < 5; i++) {
    const element = find();
    if (element) return element;
    await nextFrame();
  }
  return find();
}

/** The discs move as the server says, then the view is drawn. */
export async function move({ before, after, motions, stage, speed, skip }: Moving<"safranito">): Promise<void> {
  const motion = motions.at(-1);
  if (!motion || motion.played !== before.view.played + 1 || before.view.to_act === null) return;
  const ground = groundOf(before);
  release();
  lastShown.value = { match: after.view.match, before, after, rows: motion.rows };
  flying.value = thrownDisc(before, after);
  const flyer = await found(() => stage.querySelector("[data-flyer]"));
  flyer?.removeAttribute("visibility");
  const lying = lyingIn(before);
  const all = tracks(ground, motion.rows);
  const pace = slow.peek() === "on" && endsRound(before, after) ? speed / 3 : speed;
  const camera = tall.peek() ? follow(stage, all, nearSide(after), pace) : null;
  held = play(all, {
    near: nearSide(after),
    speed: pace,
    skip,
    find: (disc) => {
      const order = lying[disc]?.order;
      if (order === undefined) return flyer;
      return stage.querySelector(`[data-disc="${order}"]`)?.closest("[data-target]") ?? null;
    },
    rest: restOf(before, after),
    impacts: impacts(ground, motion.rows),
    struck: (blow) => strike(stage, blow, nearSide(after)),
  });
  await held.done;
  camera?.cancel();
}

/** Whether this was the last throw of a round. */
const endsRound = (before: SafranitoScene, after: SafranitoScene): boolean =>
  before.view.step === "throwing" && !after.view.table.steps.some(([name]) => name === "throwing");

/** On a phone the board comes a little nearer to where the chip goes, and back. */
function follow(stage: Element, all: readonly Track[], near: number, speed: number): Animation | null {
  const board = stage.querySelector(".saf-arena");
  const end = all.at(0)?.frames.at(-1);
  if (!board || !end) return null;
  const [x, y] = drawn(near, end.at);
  const nearer = `scale(1.12) translate(${-x / 40}%, ${-y / 40}%)`;
  const duration = (lengthOf(all) * SLOW) / speed;
  return board.animate([{ transform: "none" }, { transform: nearer, offset: 0.6 }, { transform: "none" }], { duration, easing: "ease-in-out" });
}

const STAR = "M0-13L2.6-4.2L11-8L5 -1L13 3L4 4L5 13L0 6L-5 13L-4 4L-13 3L-5-1L-11-8L-2.6-4.2z";

/** A flash where a chip is struck, larger the harder, and a click. */
function strike(stage: Element, { at, force }: Impact, near: number): void {
  knock(force);
  const lying = stage.querySelector(".saf-lying");
  if (!lying || force < 0.06) return;
  const [x, y] = drawn(near, at);
  const star = document.createElementNS("http://www.w3.org/2000/svg", "path");
  star.setAttribute("class", "saf-impact");
  star.setAttribute("d", STAR);
  lying.parentElement?.append(star);
  const place = (size: number) => `translate(${x}px, ${y}px) scale(${size})`;
  const flash = star.animate(
    [
      { transform: place(0.3), opacity: 1 },
      { transform: place(0.7 + force), opacity: 1, offset: 0.4 },
      { transform: place(0.9 + 1.2 * force), opacity: 0 },
    ],
    { duration: 260, easing: "ease-out" },
  );
  void flash.finished.catch(() => undefined).finally(() => star.remove());
}

/** Show the last throw again, above the board as it is. */
export async function showAgain(stage: Element, speed: number, skip: AbortSignal): Promise<void> {
  const shown = lastShown.value;
  if (!shown || replay.value) return;
  const { before, after, rows } = shown;
  const ground = groundOf(before);
  const lying = lyingIn(before);
  const discs: ReplayDisc[] = lying.map(({ seat, value, up, x, y }) => ({
    seat,
    value,
    up,
    at: fromMiddle(ground, x, y),
    thrown: false,
  }));
  discs.push({ ...thrownDisc(before, after), at: [0, 0], thrown: true });
  replay.value = { discs };
  const all = tracks(ground, rows);
  await found(() => stage.querySelector("[data-again]"));
  const element = (disc: number) => stage.querySelector(`[data-again="${disc}"]`);
  element(discs.length - 1)?.removeAttribute("visibility");
  const playing = play(all, {
    near: nearSide(after),
    speed,
    skip,
    find: element,
    rest: restOf(before, after),
    impacts: impacts(ground, rows),
    struck: (blow) => strike(stage, blow, nearSide(after)),
  });
  await playing.done;
  if (!skip.aborted) await new Promise((done) => setTimeout(done, 500));
  playing.release();
  replay.value = null;
}

