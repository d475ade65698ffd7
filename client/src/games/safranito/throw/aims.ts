// Throws in whole numbers: aiming, and where such throws come to rest on an empty board.
//
// `aimAt` is the counterpart of `discs.aim`, bit by bit, so that a throw is named here as it is in
// the terminal. The estimate knows no lying chips and no walls: it is for aiming and for the ellipses
// of the hand; what may happen among the chips says `forecast.ts`.
import type { ActionOf } from "../../../board";
import { arcOf, BRAKING, LOB, SLIDE, steadinessNamed, TOP_SPEED, TOSS } from "../discs/coefficients";
import { bisect } from "../discs/motion";
import { airborne, directionOf, DIRECTIONS, hand, type Numbers, round, WIDEST } from "../discs/throw";
import {
  type Chip,
  fromAbove,
  fromMiddle,
  type Ground,
  type Place,
  type Point,
  type SafranitoScene,
  seenFrom,
} from "../ground";

export type Throw = Extract<ActionOf<"safranito">, { readonly do: "throw" }>;

/** How far a knock-out would slide on beyond the chip it is meant for. */
const KNOCK = 160;
/** Radii before the centre of that chip at which it lands at the latest: nearer it would skid over. */
const BEFORE = 1.75;
export const WEAKEST = 100;
export const STRONGEST = 1000;

const TANGENTS: readonly number[] = DIRECTIONS.map(([across, ahead]) => across / ahead);

/** How far from the hand such a throw lands, and comes to rest, on an empty board. */
export function reach(power: number, loft: number): readonly [landing: number, rest: number] {
  const [along, time] = airborne((power * TOP_SPEED) / 1000, loft);
  const slide = along * arcOf(loft).kept;
  const landing = along * time;
  return [landing, landing + (slide * slide) / (2 * BRAKING)];
}

const reaches = [SLIDE, TOSS, LOB].map((loft) =>
  Array.from({ length: STRONGEST - WEAKEST + 1 }, (_, n) => reach(WEAKEST + n, loft)),
);
const landings: readonly (readonly number[])[] = reaches.map((all) => all.map(([landing]) => landing));
const rests: readonly (readonly number[])[] = reaches.map((all) => all.map(([, rest]) => rest));

/** The index of the number that is nearest; of two alike the later one. */
function nearest(sorted: readonly number[], value: number): number {
  const found = Math.min(bisect(sorted, value), sorted.length - 1);
  const before = sorted[found - 1];
  return before !== undefined && value - before < (sorted[found] ?? 0) - value ? found - 1 : found;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The place along this side from which a point lies straight ahead, or nearly. */
export function opposite(ground: Ground, side: number, point: Point): number {
  const [across] = seenFrom(side, point);
  return clamp(500 + round((1000 * across) / (ground.side - 2 * ground.chip)), 0, 1000);
}

/** The throw that, with a still hand on an empty board, comes to rest there; null if none does. */
function aimAt(
  ground: Ground,
  side: number,
  point: Point,
  loft: number,
  place: number,
  beyond = 0,
): Numbers | null {
  const [handAcross, handAhead] = hand(ground, place);
  const [pointAcross, pointAhead] = seenFrom(side, point);
  const across = pointAcross - handAcross;
  const ahead = pointAhead - handAhead;
  const tangent = across / ahead;
  if (!((TANGENTS[0] ?? 0) <= tangent && tangent <= (TANGENTS.at(-1) ?? 0))) return null;
  const bearing = nearest(TANGENTS, tangent);
  const distance = Math.sqrt(across * across + ahead * ahead);
  const wanted = distance + beyond;
  const far = rests[loft] ?? [];
  if (bisect(far, wanted) === far.length || (far[0] ?? Infinity) > wanted) return null;
  let found = nearest(far, wanted);
  if (beyond) {
    const before = distance - BEFORE * ground.chip;
    found = Math.min(found, (landings[loft] ?? []).findLastIndex((landing) => landing <= before));
    if (found < 0 || (far[found] ?? 0) < distance) return null;
  }
  const landing = landings[loft]?.[found] ?? Infinity;
  if (landing > distance) return null;
  const [unitAcross, unitAhead] = DIRECTIONS[bearing] ?? [0, 1];
  const limit = ground.side / 2 - ground.chip;
  if (handAhead + landing * unitAhead < -limit || Math.abs(handAcross + landing * unitAcross) > limit) {
    return null;
  }
  return { side, place, bearing: bearing - WIDEST, power: WEAKEST + found, loft, face: 0 };
}

/** What a listed throw is meant for. */
export type Meant = { readonly place: Place } | { readonly victim: Chip };

const key = (one: Numbers): string =>
  [one.side, one.place, one.bearing, one.power, one.loft, one.face].join(" ");

const listed = new WeakMap<object, Map<string, ReadonlyMap<string, Meant>>>();

/** The throws that are worth listing, by their numbers, and what each is meant for. */
function aims(ground: Ground, side: number, victims: readonly Chip[], of: object): ReadonlyMap<string, Meant> {
  const found = new Map<string, Meant>();
  for (const place of ground.places) {
    const aim = aimAt(ground, side, place.at, TOSS, opposite(ground, side, place.at));
    if (aim) found.set(key(aim), { place });
  }
  for (const victim of victims) {
    const point = fromMiddle(ground, victim.x, victim.y);
    const from = opposite(ground, side, point);
    const aim = aimAt(ground, side, point, SLIDE, from, KNOCK);
    if (aim) found.set(key(aim), { victim });
  }
  const bySide = listed.get(of) ?? new Map<string, ReadonlyMap<string, Meant>>();
  bySide.set(String(side), found);
  listed.set(of, bySide);
  return found;
}

/** The throws worth listing from a side, as the engine lists them. */
export function listedAims(ground: Ground, side: number, victims: readonly Chip[], of: object): readonly Numbers[] {
  return [...aims(ground, side, victims, of).keys()].map((numbers) => {
    const [, place = 0, bearing = 0, power = 0, loft = 0, face = 0] = numbers.split(" ").map(Number);
    return { side, place, bearing, power, loft, face };
  });
}

/** What a throw is meant for: a bowl, a space, a chip; null if only its numbers say it. */
export function meant(ground: Ground, at: SafranitoScene, all: readonly Chip[], aim: Numbers): Meant | null {
  const { view } = at;
  const thrower = view.to_act ?? view.seat;
  const known = listed.get(view.table)?.get(String(aim.side));
  const victims = all.filter((chip) => !chip.out && chip.seat !== thrower);
  return (known ?? aims(ground, aim.side, victims, view.table)).get(key(aim)) ?? null;
}

/** The nearest throw to one that would come to rest there: always gives one. */
export function aimNear(ground: Ground, at: Numbers, point: Point): Numbers {
  const [handAcross, handAhead] = hand(ground, at.place);
  const [pointAcross, pointAhead] = seenFrom(at.side, point);
  const across = pointAcross - handAcross;
  const ahead = Math.max(1, pointAhead - handAhead);
  const bearing = nearest(TANGENTS, clamp(across / ahead, TANGENTS[0] ?? 0, TANGENTS.at(-1) ?? 0));
  const far = rests[at.loft] ?? [];
  const power = WEAKEST + nearest(far, Math.sqrt(across * across + ahead * ahead));
  return { ...at, bearing: bearing - WIDEST, power };
}

/** Another loft for the same spot, as near as it gets. */
export function relofted(ground: Ground, at: Numbers, loft: number): Numbers {
  return aimNear(ground, { ...at, loft }, estimate(ground, at, "normal").rest);
}

// The estimate

export interface Estimate {
  /** Points of the board from above, from the middle. */
  readonly hand: Point;
  readonly landing: Point;
  readonly rest: Point;
  /** Standard deviations in the direction of the throw, and across it. */
  readonly along: number;
  readonly across: number;
  /** Direction of the throw on the board, a unit vector. */
  readonly direction: Point;
  /** Whether it comes down on the frame or beyond, if the hand does not tremble. */
  readonly outside: boolean;
}

/** Radii of the ellipses that hold half and nine tenths of such throws, in deviations. */
export const HALF = 1.1774;
export const MOST = 2.146;

/** Where a throw comes to rest on an empty board, and how far such throws scatter. */
export function estimate(ground: Ground, aim: Numbers, steadiness: string): Estimate {
  const { direction, speed } = steadinessNamed(steadiness);
  const arc = arcOf(aim.loft);
  const [landing, rest] = reach(aim.power, aim.loft);
  const slide = rest - landing;
  const metres = (aim.power * TOP_SPEED * arc.cosine) / 1_000_000;
  const more = reach(aim.power * (1 + speed), aim.loft)[1];
  const less = reach(aim.power * (1 - speed), aim.loft)[1];
  const from = hand(ground, aim.place);
  const [unitAcross, unitAhead] = directionOf(aim.bearing);
  const at = (far: number): Point => [from[0] + unitAcross * far, from[1] + unitAhead * far];
  const down = at(landing);
  const limit = ground.side / 2 - ground.chip;
  const above = (point: Point) => fromAbove(aim.side, point);
  return {
    hand: above(from),
    landing: above(down),
    rest: above(at(rest)),
    along: Math.hypot((more - less) / 2, 2 * slide * arc.keptScatter),
    across: Math.hypot(rest * direction * metres, slide * arc.veer),
    direction: above([unitAcross, unitAhead]),
    outside: Math.abs(down[0]) > limit || Math.abs(down[1]) > limit,
  };
}

/** The place where such a throw would come to rest. */
export function placeAt(ground: Ground, point: Point): Place | null {
  return (
    ground.places.find(
      (place) => Math.hypot(point[0] - place.at[0], point[1] - place.at[1]) <= place.radius + ground.hole,
    ) ?? null
  );
}
