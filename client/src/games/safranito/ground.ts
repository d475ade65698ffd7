// The board as the components say it lies, seen from any side of the table. Lengths are
// millimetres from the middle of the field, spots whole micrometres from its corner, as on the wire.
import type { Scene } from "../../board";
import type { SafranitoComponents, SafranitoDishRow, SafranitoSpice } from "../../protocol";
import { fromAbove } from "./discs/throw";

export { fromAbove };

export type Spice = SafranitoSpice;
export type Space = SafranitoComponents["spaces"][number]["id"];
export type TargetName = Spice | Space;
export type SafranitoScene = Scene<"safranito">;
/** x and y. */
export type Point = readonly [number, number];

export const SPICES: readonly Spice[] = [
  "curry",
  "ginger",
  "cardamom",
  "chilli",
  "saffron",
  "garlic",
  "mint",
  "cumin",
  "cinnamon",
];
/** In the order in which they are scored. */
export const SPACES: readonly Space[] = ["extra-throw", "extra-spice", "reserve-dish", "head-chef"];
export const NOWHERE = -1;
const MICRONS = 1000;

export interface Place {
  readonly name: TargetName;
  readonly kind: "bowl" | "space";
  /** From the middle of the field, as side 0 sees it. */
  readonly at: Point;
  readonly radius: number;
}

/** A dish, its spices in the order of the bowls. */
export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly spices: readonly Spice[];
}

export interface Ground {
  readonly side: number;
  /** The height of the wall. */
  readonly wall: number;
  /** Radii. */
  readonly chip: number;
  readonly hole: number;
  /** The bowls in the order of SPICES, then the spaces. */
  readonly places: readonly Place[];
  readonly values: readonly number[];
  readonly dishes: ReadonlyMap<string, Dish>;
  readonly dishesToWin: number;
  /** Whether the table plays with components of its own. */
  readonly custom: boolean;
  readonly throws: (seats: number) => number;
}

const known = new WeakMap<object, Ground>();

export function groundOf({ view, components }: SafranitoScene): Ground {
  const own = view.table.components as SafranitoComponents | undefined;
  const from = own ?? components;
  const before = known.get(from);
  if (before) return before;
  const made = read(from, own !== undefined);
  known.set(from, made);
  return made;
}

function read(from: SafranitoComponents, custom: boolean): Ground {
  const measure = Object.fromEntries(from.measures.map((row) => [row.of, row.number]));
  const half = (of: string) => (measure[of] ?? 0) / 2;
  const side = measure["field"] ?? 400;
  const middle = Math.round((side * MICRONS) / 2);
  const place =
    (kind: Place["kind"]) =>
    (row: { readonly id: TargetName; readonly x: number; readonly y: number }): Place => ({
      name: row.id,
      kind,
      at: [
        (Math.round(row.x * MICRONS) - middle) / MICRONS,
        (Math.round(row.y * MICRONS) - middle) / MICRONS,
      ],
      radius: half(kind),
    });
  const order = <R extends { readonly id: string }>(rows: readonly R[], by: readonly string[]): R[] =>
    [...rows].sort((a, b) => by.indexOf(a.id) - by.indexOf(b.id));
  const dish = (row: SafranitoDishRow): Dish => ({
    id: row.id,
    name: row.name,
    spices: SPICES.filter((spice) => row.spices.includes(spice)),
  });
  return {
    side,
    wall: measure["wall"] ?? 4,
    chip: half("chip"),
    hole: half("hole"),
    places: [
      ...order(from.spices, SPICES).map(place("bowl")),
      ...order(from.spaces, SPACES).map(place("space")),
    ],
    values: from.chips.map((row) => row.value).sort((a, b) => a - b),
    dishes: new Map(from.dishes.map((row) => [row.id, dish(row)])),
    dishesToWin: from.counts.find((row) => row.of === "dishes-to-win")?.number ?? 3,
    custom,
    throws: (seats) => from.tables.find((row) => row.players === seats)?.throws ?? 4,
  };
}

// Spots

export const middleOf = (ground: Ground): number => Math.round((ground.side * MICRONS) / 2);

/** A spot in micrometres as millimetres from the middle. */
export function fromMiddle(ground: Ground, x: number, y: number): Point {
  const middle = middleOf(ground);
  return [(x - middle) / MICRONS, (y - middle) / MICRONS];
}

/** The place that a chip on this spot counts for: whole numbers, as the rules judge it. */
export function countsFor(ground: Ground, x: number, y: number): Place | null {
  const middle = middleOf(ground);
  for (const place of ground.places) {
    const dx = x - middle - Math.round(place.at[0] * MICRONS);
    const dy = y - middle - Math.round(place.at[1] * MICRONS);
    const reach = Math.round((place.radius + ground.hole) * MICRONS);
    if (dx * dx + dy * dy <= reach * reach) return place;
  }
  return null;
}

/** How far inside the edge of its place a chip still counts, in millimetres. */
export function depthIn(ground: Ground, place: Place, x: number, y: number): number {
  const [mx, my] = fromMiddle(ground, x, y);
  return place.radius + ground.hole - Math.hypot(mx - place.at[0], my - place.at[1]);
}

// Sides

export const sideOf = (seats: number, seat: number): number => (seats === 2 ? 2 * seat : seat);

/** A point as whoever sits at this side sees it: to the right, and ahead. */
export function seenFrom(side: number, [x, y]: Point): Point {
  switch (side) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
}

/** The side that is drawn at the bottom. */
export const nearSide = ({ view }: SafranitoScene): number =>
  view.seat === null ? 0 : sideOf(view.table.seats, view.seat);

/** A point on the drawing: y goes down there. */
export function drawn(near: number, point: Point): Point {
  const [across, ahead] = seenFrom(near, point);
  return [across, -ahead];
}

/** And back, from the drawing to the board. */
export const undrawn = (near: number, [x, y]: Point): Point => fromAbove(near, [x, -y]);

// Chips

export interface Chip {
  /** Place among the thrown ones. */
  readonly order: number;
  /** Its place among those of its seat. */
  readonly number: number;
  readonly seat: number;
  readonly value: number | null;
  /** Whether everybody sees its value. */
  readonly up: boolean;
  readonly x: number;
  readonly y: number;
  readonly out: boolean;
  readonly place: Place | null;
}

const chipsOf = new WeakMap<object, readonly Chip[]>();

/** The chips that were thrown and are not back with their owners. */
export function chips(at: SafranitoScene): readonly Chip[] {
  const { table } = at.view;
  const before = chipsOf.get(table);
  if (before) return before;
  const ground = groundOf(at);
  const counted = new Map<number, number>();
  const found = table.thrown.map((row, order): Chip => {
    const seat = row[0] ?? 0;
    const value = row[1] ?? null;
    const x = row[2] ?? NOWHERE;
    const y = row[3] ?? NOWHERE;
    const number = counted.get(seat) ?? 0;
    counted.set(seat, number + 1);
    const out = x === NOWHERE;
    const up = value !== null && (table.seen[seat] ?? []).includes(value);
    return { order, number, seat, value, up, x, y, out, place: out ? null : countsFor(ground, x, y) };
  });
  chipsOf.set(table, found);
  return found;
}

export const chipTarget = (chip: Chip): string => `chip/${chip.seat}/${chip.number}`;
/** The same on the board and at home, as far as anybody can tell which chip it is. */
export const chipPiece = (chip: Chip): string =>
  chip.value === null ? `chip/${chip.seat}/at/${chip.x}/${chip.y}` : `chip/${chip.seat}/${chip.value}`;

/** Micrometres: chips that are no further apart touch, as far as an eye can tell. */
const TOUCH = 500;

export function touching(ground: Ground, chip: Chip, all: readonly Chip[]): readonly Chip[] {
  const reach = 2 * ground.chip * MICRONS + TOUCH;
  return all.filter(
    (other) =>
      other !== chip && !other.out && (chip.x - other.x) ** 2 + (chip.y - other.y) ** 2 <= reach * reach,
  );
}

/** Total of each seat that has chips on a place; null where a value is not known. */
export function totals(at: SafranitoScene, name: TargetName): ReadonlyMap<number, number | null> {
  const sums = new Map<number, number | null>();
  for (const chip of chips(at)) {
    if (chip.place?.name !== name) continue;
    const so = sums.get(chip.seat);
    sums.set(chip.seat, so === null || chip.value === null ? null : (so ?? 0) + chip.value);
  }
  return sums;
}

/** The chef, then clockwise. */
export function playOrder({ view }: SafranitoScene): readonly number[] {
  const { seats, chef } = view.table;
  return Array.from({ length: seats }, (_, n) => (Math.max(0, chef) + n) % seats);
}

/** Who of these comes first in a tie or with the highest total: the rule SF-TIE. */
export function best(at: SafranitoScene, sums: ReadonlyMap<number, number | null>): number | null {
  const { seats, chef, options } = at.view.table;
  const first = chef + (options["tie_mode"] === "chef_last" ? 1 : 0);
  const rank = (seat: number) => (seat - first + seats) % seats;
  let found: number | null = null;
  for (const [seat, sum] of sums) {
    const most = found === null ? -1 : (sums.get(found) ?? 0);
    if (found === null || (sum ?? 0) > most || ((sum ?? 0) === most && rank(seat) < rank(found))) found = seat;
  }
  return found;
}

// Hands

export type Counts = Readonly<Record<string, number>>;
export const handOf = ({ view }: SafranitoScene, seat: number): Counts | number => view.table.hands[seat] ?? 0;
export const sum = (counts: Counts | number): number =>
  typeof counts === "number" ? counts : Object.values(counts).reduce((all, one) => all + one, 0);
export const ownHand = (at: SafranitoScene): Counts => {
  const hand = at.view.seat === null ? {} : handOf(at, at.view.seat);
  return typeof hand === "number" ? {} : hand;
};
/** The spices of a dish that are not in the own hand. */
export const missing = (at: SafranitoScene, dish: Dish): readonly Spice[] => {
  const hand = ownHand(at);
  return dish.spices.filter((spice) => !hand[spice]);
};
/** Own chips that were not thrown in this round. */
export function atHome(at: SafranitoScene, seat: number): readonly number[] {
  const gone = new Set(chips(at).filter((chip) => chip.seat === seat).map((chip) => chip.value));
  return groundOf(at).values.filter((value) => !gone.has(value));
}
