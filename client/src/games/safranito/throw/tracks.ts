// The motion of discs, from the rows that the server sends (`discs.encode`): milliseconds since
// release, chip, kind, place in tenths of a millimetre, velocity in mm/s. One Web Animation per disc.
import { type Ground, type Point, drawn } from "../ground";
import { BRAKING, GRAVITY, RELEASE_HEIGHT } from "../discs/coefficients";

const FLIES = 0;
const SLIDES = 1;
const OUT = 3;
/** A throw takes less than half a second: too fast for the eye, so it is shown slower. */
export const SLOW = 2.1;
/** Seconds between two keyframes: what is straight between them is then a tenth of a millimetre off at most. */
const STEP = 0.02;
/** How long a disc that is out takes to go, in the motion's own milliseconds. */
const FADE = 130;

interface Frame {
  /** Milliseconds since release. */
  readonly ms: number;
  /** From the middle of the field, as side 0 sees it. */
  readonly at: Point;
  /** Above the board, in millimetres. */
  readonly height: number;
  readonly seen: boolean;
}

export interface Track {
  /** Counted as the lying chips were before the throw; the thrown one is last. */
  readonly disc: number;
  readonly frames: readonly Frame[];
}

type Row = readonly number[];

export function tracks(ground: Ground, rows: readonly Row[]): readonly Track[] {
  const byDisc = new Map<number, Row[]>();
  for (const row of rows) {
    const disc = row[1] ?? 0;
    byDisc.set(disc, [...(byDisc.get(disc) ?? []), row]);
  }
  return [...byDisc].map(([disc, own]) => ({ disc, frames: own.flatMap((row, i) => leg(ground, row, own[i + 1])) }));
}

/** One row until the next one of the same disc. */
function leg(ground: Ground, row: Row, next: Row | undefined): Frame[] {
  const [start = 0, , kind = SLIDES, x = 0, y = 0, vx = 0, vy = 0] = row;
  const half = ground.side / 2;
  const from: Point = [x / 10 - half, y / 10 - half];
  if (kind === OUT) {
    return [
      { ms: start, at: from, height: 0, seen: true },
      { ms: start + FADE, at: from, height: 0, seen: false },
    ];
  }
  const lasts = next ? ((next[0] ?? start) - start) / 1000 : 0;
  const speed = Math.hypot(vx, vy);
  const steps = Math.ceil(lasts / STEP);
  const at = (time: number): Frame => {
    const gone = kind === FLIES ? speed * time : kind === SLIDES ? speed * time - (BRAKING * time * time) / 2 : 0;
    const way = speed === 0 ? 0 : Math.max(0, gone) / speed;
    const height =
      kind === FLIES ? RELEASE_HEIGHT * (1 - time / lasts) + (GRAVITY * time * (lasts - time)) / 2 : 0;
    return { ms: start + time * 1000, at: [from[0] + vx * way, from[1] + vy * way], height, seen: true };
  };
  if (steps === 0) return [at(0)];
  return Array.from({ length: steps }, (_, i) => at((lasts * i) / steps));
}

export const lengthOf = (all: readonly Track[]): number =>
  Math.max(0, ...all.map((track) => track.frames.at(-1)?.ms ?? 0));

/** Keyframes for one disc; the last is where the record says it lies. */
function keyframes(track: Track, near: number, length: number, rest: Point | null): Keyframe[] {
  const frame = ({ at, height, seen }: Frame, offset: number): Keyframe => {
    const [x, y] = drawn(near, at);
    return {
      offset,
      transform: `translate(${x}px, ${y}px) scale(${1 + height / 420})`,
      opacity: seen ? 1 : 0,
    };
  };
  const frames = track.frames.map((one) => frame(one, length === 0 ? 1 : one.ms / length));
  const last = track.frames.at(-1);
  if (last && last.seen) frames.push(frame({ ...last, at: rest ?? last.at, height: 0 }, 1));
  else if (last) frames.push(frame(last, 1));
  const first = track.frames[0];
  if (first && first.ms > 0) frames.unshift(frame(first, 0));
  return frames;
}

/** The shadow of a disc parts from it with its height, and grows paler. */
function shadow(track: Track, length: number): Keyframe[] {
  const frames = track.frames.map(({ ms, height }) => ({
    offset: length === 0 ? 1 : Math.min(1, ms / length),
    transform: `translate(${0.42 * height}px, ${0.62 * height}px)`,
    opacity: Math.max(0.25, 1 - height / 160),
  }));
  return [...frames, { offset: 1, transform: "none", opacity: 1 }];
}

/** Where and when a disc is struck, and how hard: from 0 to 1. */
export interface Impact {
  readonly ms: number;
  readonly at: Point;
  readonly force: number;
}

/** A blow that sends a chip off at this speed, in mm/s, is as hard as they come. */
const HARD = 900;

/** The lying discs' first setting off: each is a blow. */
export function impacts(ground: Ground, rows: readonly Row[]): readonly Impact[] {
  const thrown = Math.max(...rows.map(([, disc = 0]) => disc));
  const half = ground.side / 2;
  return rows.flatMap(([ms = 0, disc = 0, kind = 0, x = 0, y = 0, vx = 0, vy = 0], n) => {
    const before = rows.slice(0, n).some((row) => row[1] === disc);
    if (disc === thrown || kind !== SLIDES || before) return [];
    const speed = Math.hypot(vx, vy) || 1;
    // On the rim, where the blow came from.
    const at: Point = [x / 10 - half - (vx / speed) * ground.chip, y / 10 - half - (vy / speed) * ground.chip];
    return [{ ms, at, force: Math.min(1, speed / HARD) }];
  });
}

export interface Playing {
  readonly done: Promise<unknown>;
  /** Let go of the discs: they lie where they are drawn. */
  readonly release: () => void;
}

interface Staging {
  readonly near: number;
  /** 1 is normal, 2 twice as fast. */
  readonly speed: number;
  readonly skip: AbortSignal;
  /** The element of a disc. */
  readonly find: (disc: number) => Element | null;
  /** Where the record has it. */
  readonly rest: (disc: number) => Point | null;
  /** Something is struck, now. */
  readonly struck?: (impact: Impact) => void;
  readonly impacts?: readonly Impact[];
}

/** Start the motion. */
export function play(all: readonly Track[], { near, speed, skip, find, rest, struck, impacts: blows = [] }: Staging): Playing {
  const length = lengthOf(all);
  const running: Animation[] = [];
  const timing = { duration: (length * SLOW) / speed, fill: "both" } as const;
  for (const track of all) {
    const disc = find(track.disc);
    if (!disc) continue;
    running.push(disc.animate(keyframes(track, near, length, rest(track.disc)), timing));
    const shade = disc.querySelector(".shade");
    if (shade && track.frames.some(({ height }) => height > 0)) running.push(shade.animate(shadow(track, length), timing));
  }
  const timers = blows.map((blow) => setTimeout(() => struck?.(blow), (blow.ms * SLOW) / speed));
  const finish = () => {
    timers.forEach(clearTimeout);
    running.forEach((one) => one.finish());
  };
  if (skip.aborted) finish();
  else skip.addEventListener("abort", finish, { once: true });
  return {
    done: Promise.allSettled(running.map((one) => one.finished)),
    release: () => {
      skip.removeEventListener("abort", finish);
      timers.forEach(clearTimeout);
      running.forEach((one) => one.cancel());
    },
  };
}

/** The ways of the discs as lines, for who sees them only as a still picture. */
export function trails(ground: Ground, rows: readonly Row[], near: number): readonly { disc: number; d: string }[] {
  return tracks(ground, rows).map(({ disc, frames }) => ({
    disc,
    d: frames
      .map(({ at }) => drawn(near, at))
      .map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(""),
  }));
}
