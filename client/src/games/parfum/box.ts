// What is in the box, by name; and what follows from a table at once.
import type { Scene, TableOf } from "../../board";
import type {
  ParfumAroma,
  ParfumComponents,
  ParfumCountRow,
  ParfumCustomerRow,
  ParfumNoteRow,
  ParfumPerfume,
} from "../../protocol";

export type At = Scene<"parfum">;
export type Table = TableOf<"parfum">;
export type Aroma = ParfumAroma;
export type Type = ParfumNoteRow["type"];
export type Size = ParfumPerfume["size"];
/** How many of each aroma, in the order of AROMAS. */
export type Counts = readonly number[];

export const AROMAS = ["violet", "bergamot", "rose", "vanilla", "lavender"] as const;
export const TYPES = ["head", "heart", "base"] as const;
export const SLOTS: Readonly<Record<Size, readonly Type[]>> = {
  minor: ["head", "base"],
  major: ["head", "heart", "base"],
};
export const NOBODY = -1;

export interface Note extends Omit<ParfumNoteRow, "requires" | "components"> {
  readonly requires: Counts;
  readonly components: Counts;
}
export interface Customer extends Omit<ParfumCustomerRow, "wants"> {
  readonly wants: Counts;
}

export interface Box {
  readonly notes: ReadonlyMap<string, Note>;
  readonly customers: ReadonlyMap<string, Customer>;
  /** By aroma: how many dice there are, and their faces with a flask and with a fly. */
  readonly dice: Counts;
  readonly faces: readonly (readonly [number, number])[];
  /** The values of water tokens, rising, and how many there are of each. */
  readonly values: Counts;
  readonly tokens: Counts;
  readonly flaconsOn: Readonly<Record<Size, number>>;
  readonly bargain: Readonly<Record<Size, number>>;
  readonly count: Readonly<Record<ParfumCountRow["of"], number>>;
}

const byAroma = (row: Readonly<Record<string, number>>): Counts => AROMAS.map((one) => row[one] ?? 0);

const read = new WeakMap<object, Box>();

/** The box of a scene: the components of the game, or those the table brought itself. */
export function boxOf({ components, view }: Pick<At, "components" | "view">): Box {
  const rows = (view.table.components as ParfumComponents | undefined) ?? components;
  const known = read.get(rows);
  if (known) return known;
  const aromas = AROMAS.map((aroma) => rows.aromas.find((row) => row.id === aroma));
  const water = [...rows.water].sort((a, b) => a.value - b.value);
  const bySize = (of: "flacons" | "bargain"): Record<Size, number> => ({
    minor: rows.perfumes.find((row) => row.size === "minor")?.[of] ?? 0,
    major: rows.perfumes.find((row) => row.size === "major")?.[of] ?? 0,
  });
  const box: Box = {
    notes: new Map(
      rows.notes.map((row) => [
        row.id,
        { ...row, requires: byAroma(row.requires), components: byAroma(row.components) },
      ]),
    ),
    customers: new Map(rows.customers.map((row) => [row.id, { ...row, wants: byAroma(row.wants) }])),
    dice: aromas.map((row) => row?.dice ?? 0),
    faces: aromas.map((row) => [row?.flask_faces ?? 0, row?.fly_faces ?? 0] as const),
    values: water.map((row) => row.value),
    tokens: water.map((row) => row.tokens),
    flaconsOn: bySize("flacons"),
    bargain: bySize("bargain"),
    count: Object.fromEntries(rows.counts.map((row) => [row.of, row.number])) as Box["count"],
  };
  read.set(rows, box);
  return box;
}

export const sum = (counts: Counts): number => counts.reduce((all, one) => all + one, 0);
export const covers = (has: Counts, needs: Counts): boolean =>
  needs.every((count, i) => count <= (has[i] ?? 0));
export const indexOf = (aroma: string): number => AROMAS.indexOf(aroma as Aroma);

/** The sum over the notes of a perfume. */
export function contentOf(box: Box, notes: readonly string[]): Counts {
  return AROMAS.map((_, i) => notes.reduce((all, id) => all + (box.notes.get(id)?.components[i] ?? 0), 0));
}

export const typesOf = (box: Box, perfume: ParfumPerfume): readonly Type[] =>
  perfume.notes.flatMap((id) => box.notes.get(id)?.type ?? []);

export const isFinished = (perfume: ParfumPerfume): boolean =>
  perfume.notes.length === SLOTS[perfume.size].length;

export const isSoldOut = (perfume: ParfumPerfume): boolean =>
  isFinished(perfume) && perfume.flacons === 0;

/** Whether its slot for this type exists and is empty. */
export const takes = (box: Box, perfume: ParfumPerfume, type: Type): boolean =>
  SLOTS[perfume.size].includes(type) && !typesOf(box, perfume).includes(type);

/** Of one aroma: dice that show a fly. */
export const fliesOf = ({ dice, flasks, used }: Table, i: number): number =>
  (dice[i] ?? 0) - (flasks[i] ?? 0) - (used[i] ?? 0);

/** Whose turn it is to distil; null in the other phases. */
export function distiller({ steps }: Table): number | null {
  const turn = steps.find((frame) => frame[0] === "end-turn");
  return typeof turn?.[1] === "number" ? turn[1] : null;
}

const UNROLLED = new Set(["prepare", "roll", "bag", "well", "rolling"]);
/** Whether the dice lie there as they were taken. */
export function unrolled({ view }: Pick<At, "view">): boolean {
  const { step, table } = view;
  return UNROLLED.has(step ?? "") && sum(table.flasks) + sum(table.used) === 0;
}

/** How many actions the one who distils has left. */
export function actionsLeft({ steps }: Table): number {
  const frame = steps.findLast((one) => one[0] === "prepare");
  return typeof frame?.[2] === "number" ? frame[2] : 0;
}

/** The clock whose turn it is, from 0; null while nobody distils. */
export function clockInTurn(table: Table): number | null {
  if (distiller(table) === null) return null;
  const next = table.steps.findLast((frame) => frame[0] === "turn");
  return (typeof next?.[1] === "number" ? next[1] : table.clocks.length) - 1;
}

/** Water tokens of a seat: values if they are to be seen, else null. */
export const tokensOf = ({ water }: Table, seat: number): Counts | null => {
  const held = water[seat];
  return typeof held === "number" || held === undefined ? null : held;
};
export const tokenCount = (table: Table, seat: number): number => {
  const held = table.water[seat];
  return typeof held === "number" ? held : sum(held ?? []);
};
export const worth = (box: Box, held: Counts): number =>
  held.reduce((all, count, i) => all + count * (box.values[i] ?? 0), 0);

/** Customers that arrive before closing time. */
export const beforeClosing = (box: Box, table: Table): number =>
  table.closing
    ? table.customers_a.length + table.customers_b.length - box.count["customers-below-closing"]
    : 0;

/** The poorest first; of equal money the upper marker. */
export function wakingOrder(money: Counts, track: readonly number[]): number[] {
  return [...track].reverse().sort((a, b) => (money[a] ?? 0) - (money[b] ?? 0));
}

/** Money and track after a gain. */
export function gained(table: Table, seat: number, coins: number) {
  if (coins <= 0) return { money: table.money, track: table.track };
  return {
    money: table.money.map((one, i) => (i === seat ? one + coins : one)),
    track: [...table.track.filter((one) => one !== seat), seat],
  };
}
