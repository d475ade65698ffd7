// A throw: what the hand makes of what was meant, and where the chips end up. `discs/throw.py`
// again, bit by bit. Spots are whole micrometres from the corner, points millimetres from the middle.
import {
  arcOf,
  type Board,
  GRAVITY,
  LEAST_KEPT,
  RELEASE_DISTANCE,
  RELEASE_HEIGHT,
  type Steadiness,
  TOP_SPEED,
} from "./coefficients";
import { FLY, Motion, OUT, type Segment, type Vector } from "./motion";

/** What a player means, in whole numbers. */
export interface Numbers {
  readonly side: number;
  readonly place: number;
  readonly bearing: number;
  readonly power: number;
  readonly loft: number;
  readonly face: number;
}

/** The numbers drawn for a tremor: four sums of eight bytes, and one of a hundred. */
export type Shake = readonly [turn: number, haste: number, veer: number, grip: number, flip: number];

export interface Tremor {
  readonly turn: number;
  readonly haste: number;
  readonly veer: number;
  readonly grip: number;
  readonly flipped: boolean;
}
export const STILL: Tremor = { turn: 0, haste: 0, veer: 0, grip: 0, flipped: false };

export type Spot = Vector;

export const WIDEST = 800;

/** For each bearing, how far a unit step goes across (to the right) and ahead. */
export const DIRECTIONS: readonly Vector[] = (() => {
  const sine = 0.0017453283658983088;
  const cosine = 0.9999984769132877;
  let across = 0;
  let ahead = 1;
  const right: Vector[] = [[across, ahead]];
  for (let i = 0; i < WIDEST; i++) {
    [across, ahead] = [across * cosine + ahead * sine, ahead * cosine - across * sine];
    right.push([across, ahead]);
  }
  const left = right.slice(1).reverse().map(([x, y]): Vector => [-x, y]);
  return [...left, ...right];
})();
export const directionOf = (bearing: number): Vector => DIRECTIONS[bearing + WIDEST] ?? [0, 1];

/** A point as the thrower on this side sees it, as side 0 does. */
export function fromAbove(side: number, [across, ahead]: Vector): Vector {
  switch (side) {
    case 1:
      return [ahead, -across];
    case 2:
      return [-across, -ahead];
    case 3:
      return [-ahead, across];
    default:
      return [across, ahead];
  }
}

/** Where the hand lets go, as the thrower sees it: across and ahead of the middle. */
export const hand = ({ side, chip }: Board, place: number): Vector => [
  ((place - 500) * (side - 2 * chip)) / 1000,
  -(side / 2 + RELEASE_DISTANCE),
];

/** Speed along the board and time in the air of a chip let go at this speed. */
export function airborne(speed: number, loft: number): Vector {
  const arc = arcOf(loft);
  const rise = speed * arc.sine;
  const time = (rise + Math.sqrt(rise * rise + 2 * GRAVITY * RELEASE_HEIGHT)) / GRAVITY;
  return [speed * arc.cosine, time];
}

/** As Python rounds: a half goes to the even number. */
export function round(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  if (rest < 0.5) return low;
  if (rest > 0.5) return low + 1;
  return low % 2 === 0 ? low : low + 1;
}

const BYTES_MEAN = 1020;
const BYTES_DEVIATION = 209.02152999152983;

export function tremble(steadiness: Steadiness, throw_: Numbers, [turn, haste, veer, grip, flip]: Shake): Tremor {
  const arc = arcOf(throw_.loft);
  const metresPerSecond = (throw_.power * TOP_SPEED * arc.cosine) / 1_000_000;
  return {
    turn: ((turn - BYTES_MEAN) / BYTES_DEVIATION) * steadiness.direction * metresPerSecond,
    haste: ((haste - BYTES_MEAN) / BYTES_DEVIATION) * steadiness.speed,
    veer: ((veer - BYTES_MEAN) / BYTES_DEVIATION) * arc.veer,
    grip: ((grip - BYTES_MEAN) / BYTES_DEVIATION) * arc.keptScatter,
    flipped: flip < arc.flips,
  };
}

/** A direction turned to the right by a small angle. */
function turned(across: number, ahead: number, angle: number): Vector {
  const squared = 0.25 * angle * angle;
  const sine = angle / (1 + squared);
  const cosine = (1 - squared) / (1 + squared);
  return [across * cosine + ahead * sine, ahead * cosine - across * sine];
}

export interface Flight {
  readonly release: Vector;
  readonly velocity: Vector;
  readonly duration: number;
  readonly landing: Vector;
  readonly slide: Vector;
}

/** From the hand to the board. */
export function fly(board: Board, throw_: Numbers, { turn, haste, veer, grip }: Tremor): Flight {
  const { side, place, bearing, power, loft } = throw_;
  const [startAcross, startAhead] = hand(board, place);
  const [across, ahead] = turned(...directionOf(bearing), turn);
  const [along, time] = airborne(((power * TOP_SPEED) / 1000) * (1 + haste), loft);
  const way = along * time;
  const kept = arcOf(loft).kept * (1 + grip);
  const slide = along * (kept > LEAST_KEPT ? kept : LEAST_KEPT);
  const [slideAcross, slideAhead] = turned(across, ahead, veer);
  const above = (point: Vector) => fromAbove(side, point);
  return {
    release: above([startAcross, startAhead]),
    velocity: above([across * along, ahead * along]),
    duration: time,
    landing: above([startAcross + across * way, startAhead + ahead * way]),
    slide: above([slideAcross * slide, slideAhead * slide]),
  };
}

/** Where chips lie now that lay elsewhere before, by their numbers; null is out. */
export type Moved = ReadonlyMap<number, Spot | null>;

/** Chips that lie on a board, to find out what throws would do: each meets them as they lie. */
export class Field {
  private readonly motion: Motion;
  private readonly order: readonly number[];
  private readonly middle: number;
  private readonly limit: number;

  constructor(
    private readonly board: Board,
    lying: readonly Spot[],
  ) {
    this.middle = round((board.side * 1000) / 2);
    this.limit = board.side / 2 - board.chip;
    const at = (n: number): Spot => lying[n] ?? [0, 0];
    const order = lying.map((_, n) => n).sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1] || a - b);
    const places = order.map(
      (n, i) => [(at(n)[0] - this.middle) / 1000, (at(n)[1] - this.middle) / 1000, i] as const,
    );
    this.motion = new Motion(board, places);
    this.order = [...order, lying.length];
  }

  private spot(x: number, y: number): Spot {
    return [round(x * 1000) + this.middle, round(y * 1000) + this.middle];
  }

  private outside([x, y]: Vector): boolean {
    return !(-this.limit <= x && x <= this.limit && -this.limit <= y && y <= this.limit);
  }

  /** Which chips such a throw moves, and where to; the thrown one is counted behind the others. */
  movedBy(throw_: Numbers, tremor: Tremor = STILL): Moved {
    const { motion, order } = this;
    const thrown = order.length - 1;
    const { velocity, duration, landing, slide } = fly(this.board, throw_, tremor);
    if (this.outside(landing)) return new Map([[thrown, null]]);
    const alone = motion.slideAlone(duration, ...landing, ...slide);
    if (alone) return new Map([[thrown, this.spot(...alone)]]);
    motion.layOut(duration, false);
    motion.land(...landing, velocity, slide);
    motion.run();
    const moved = new Map<number, Spot | null>();
    for (const chip of motion.moved) {
      const place = motion.lying.get(chip);
      moved.set(order[chip] as number, place ? this.spot(place[0], place[1]) : null);
    }
    return moved;
  }

  /** How the chips move from release to rest. */
  motionOf(throw_: Numbers, tremor: Tremor = STILL): readonly Segment[] {
    const { motion, order } = this;
    const thrown = order.length - 1;
    const { release, velocity, duration, landing, slide } = fly(this.board, throw_, tremor);
    const takeoff: Segment = [0, thrown, FLY, ...release, ...velocity];
    if (this.outside(landing)) return [takeoff, [duration, thrown, OUT, ...landing, 0, 0]];
    motion.layOut(duration, true);
    motion.land(...landing, velocity, slide);
    motion.run();
    const rest = (motion.record ?? []).map(([time, chip, ...more]): Segment => [time, order[chip] as number, ...more]);
    return [takeoff, ...rest];
  }
}

/** The motion in small whole numbers, as the server sends it. */
export function encode({ side }: Board, segments: readonly Segment[]): number[][] {
  const half = side / 2;
  return segments.map(([time, chip, kind, x, y, vx, vy]) => [
    round(time * 1000),
    chip,
    kind,
    round((x + half) * 10),
    round((y + half) * 10),
    round(vx),
    round(vy),
  ]);
}
