// The motion of discs, from the rows that the server sends (`discs.encode`): milliseconds since
// release, chip, kind, place in tenths of a millimetre, velocity in mm/s. One Web Animation per disc.
import { type Ground, type Point, drawn } from "../ground";
import { BRAKING, GRAVITY, RELEASE_HEIGHT } from "../discs/coefficients";

const FLIES = 0;
const SLIDES = 1;
const OUT = 3;
/** A throw takes less than half a second: too fast for the eye, so it is shown slower. */
const SLOW = 2.1;
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
      transform: `translate(${x}px, ${y}px) scale(${1 + height / 260})`,
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

export interface Playing {
  readonly done: Promise<unknown>;
  /** Let go of the discs: they lie where they are drawn. */
  readonly release: () => void;
}

/** Start the motion: `find` gives the element of a disc, `rest` where the record has it. */
export function play(
  all: readonly Track[],
  near: number,
  speed: number,
  skip: AbortSignal,
  find: (disc: number) => Element | null,
  rest: (disc: number) => Point | null,
): Playing {
  const length = lengthOf(all);
  const running: Animation[] = [];
  for (const track of all) {
    const disc = find(track.disc);
    if (!disc) continue;
    running.push(
      disc.animate(keyframes(track, near, length, rest(track.disc)), {
        duration: (length * SLOW) / speed,
        fill: "both",
      }),
    );
  }
  const finish = () => running.forEach((one) => one.finish());
  if (skip.aborted) finish();
  else skip.addEventListener("abort", finish, { once: true });
  return {
    done: Promise.allSettled(running.map((one) => one.finished)),
    release: () => {
      skip.removeEventListener("abort", finish);
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
