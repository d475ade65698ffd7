// Where everything is: on a wide page, and on a narrow one.
import type { Play } from "../../board";
import { isSoldOut } from "./box";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Layout {
  readonly tall: boolean;
  readonly width: number;
  readonly height: number;
  /** The printed board: all that is not a player's. */
  readonly board: Rect;
  readonly street: Rect;
  readonly distillery: Rect;
  readonly market: Rect;
  /** A space of the money track; it has SPACES of them, then one goes round again. */
  readonly space: (money: number) => { readonly x: number; readonly y: number };
  readonly pile: Spot;
  readonly customer: (place: number) => Spot;
  readonly bargain: Spot;
  readonly bag: Spot;
  readonly note: (place: number) => Spot;
  readonly booth: (aroma: number) => Rect;
  readonly tray: Rect;
  /** The market clock: a dial on a wide page, a rail on a narrow one. */
  readonly dial: { readonly x: number; readonly y: number; readonly r: number } | null;
  readonly clocks: Rect;
  readonly clock: (place: number) => Spot;
  readonly well: Spot;
  readonly discard: Spot;
  readonly supply: Spot;
  readonly perfumery: (seat: number) => Rect & { readonly full: boolean };
}

export const SPACES = 100;

export function layoutOf(play: Play<"parfum">): Layout {
  return play.tall ? upright(play) : wide(play);
}

/** Seats as one sees them: one's own first. */
export function around({ seat, view }: Pick<Play<"parfum">, "seat" | "view">): readonly number[] {
  const { seats } = view.table;
  return Array.from({ length: seats }, (_, i) => ((seat ?? 0) + i) % seats);
}

// A wide page: the board above with the track around it, the perfumeries below.

const WIDE = { width: 1000, height: 624, board: 408, columns: 38, rows: 12 } as const;

function wide(play: Play<"parfum">): Layout {
  const { table } = play.view;
  const columns = table.display.length;
  const pitch = 556 / columns;
  const first = 120 + pitch / 2;
  const seats = around(play);
  const dial = { x: 778, y: 144, r: 97 };
  const others = seats.length - 1;
  const below = { y: WIDE.board + 8, height: WIDE.height - WIDE.board - 8 };
  const gap = 6;
  const each = (below.height - gap * (others - 1)) / others;
  const own = others > 1 ? 516 : 566;
  return {
    tall: false,
    width: WIDE.width,
    height: WIDE.height,
    board: { x: 0, y: 0, width: WIDE.width, height: WIDE.board },
    street: { x: 30, y: 30, width: 648, height: 110 },
    distillery: { x: 30, y: 146, width: 648, height: 110 },
    market: { x: 30, y: 264, width: 548, height: 112 },
    space: ringSpace,
    pile: { x: 76, y: 92, scale: 0.58 },
    customer: (place) => ({ x: first + place * pitch, y: 85, scale: 0.98 }),
    bargain: { x: first + (columns - 1) * pitch, y: 85, scale: 1 },
    bag: { x: 76, y: 202, scale: 0.72 },
    note: (place) => ({ x: first + place * pitch, y: 201, scale: 0.98 }),
    booth: (aroma) => ({ x: 34 + aroma * 109, y: 268, width: 103, height: 104 }),
    tray: { x: 588, y: 264, width: 382, height: 112 },
    dial,
    clocks: { x: dial.x - dial.r, y: dial.y - dial.r, width: 2 * dial.r, height: 2 * dial.r },
    clock: (place) => {
      const turn = ((place - 1) / table.clocks.length) * 2 * Math.PI;
      return { x: dial.x + Math.sin(turn) * 59, y: dial.y - Math.cos(turn) * 59, scale: 1 };
    },
    well: { x: 926, y: 80, scale: 1 },
    discard: { x: 926, y: 152, scale: 1 },
    supply: { x: 926, y: 222, scale: 1 },
    perfumery: (seat) => {
      const at = seats.indexOf(seat);
      if (at === 0) return { x: 0, y: below.y, width: own, height: below.height, full: true };
      return {
        x: own + 8,
        y: below.y + (at - 1) * (each + gap),
        width: WIDE.width - own - 8,
        height: each,
        full: others === 1,
      };
    },
  };
}

/** The track around the board, clockwise from its upper left corner. */
function ringSpace(money: number) {
  const { width, board, columns, rows } = WIDE;
  const across = width / columns;
  const middle = 13;
  const down = (board - 4 * middle) / rows;
  const at = money % SPACES;
  if (at < columns) return { x: (at + 0.5) * across, y: middle };
  if (at < columns + rows) return { x: width - middle, y: 2 * middle + (at - columns + 0.5) * down };
  if (at < 2 * columns + rows) {
    return { x: width - (at - columns - rows + 0.5) * across, y: board - middle };
  }
  return { x: middle, y: board - 2 * middle - (at - 2 * columns - rows + 0.5) * down };
}

/** On a narrow page: whether the perfumes of a perfumery stand in two rows, minor above major. */
export function inTwoRows({ view, tall }: Pick<Play<"parfum">, "view" | "tall">, seat: number): boolean {
  const composing = view.step === "compose" && view.to_act === seat;
  const all = (view.table.perfumes[seat] ?? []).filter((one) => !isSoldOut(one)).length;
  return tall && all + (composing ? 2 : 0) > 4;
}

// A narrow page: one thing below the other, those that are needed together close together.

function upright(play: Play<"parfum">): Layout {
  const { table } = play.view;
  const width = 400;
  const seats = around(play);
  const cell = (n: number): Spot => ({ x: 52 + (n % 4) * 98.6, y: 148 + Math.floor(n / 4) * 104, scale: 0.94 });
  const customers = table.street.length + 1;
  const rows = inTwoRows(play, seats[0] ?? 0);
  const own = { y: 722, height: rows ? 420 : 262 };
  const other = 116;
  const track = own.y + own.height + (seats.length - 1) * (other + 6) + 10;
  return {
    tall: true,
    width,
    height: track + 160,
    board: { x: 0, y: 0, width, height: 716 },
    street: { x: 4, y: 596, width: 392, height: 114 },
    distillery: { x: 4, y: 76, width: 392, height: 232 },
    market: { x: 4, y: 314, width: 392, height: 106 },
    space: (money) => {
      const at = money % SPACES;
      return { x: 14 + (at % 20) * 19.6, y: track + 36 + Math.floor(at / 20) * 26 };
    },
    pile: { x: 40, y: 22, scale: 0.5 },
    customer: (place) => ({ x: 4 + (392 / customers) * (place + 0.5), y: 664, scale: 0.74 }),
    bargain: { x: 4 + (392 / customers) * (customers - 0.5), y: 664, scale: 0.74 },
    bag: cell(0),
    note: (place) => cell(place + 1),
    booth: (aroma) => ({ x: 6 + aroma * 78, y: 318, width: 74, height: 98 }),
    tray: { x: 4, y: 426, width: 392, height: 112 },
    dial: null,
    clocks: { x: 4, y: 4, width: 392, height: 66 },
    clock: (place) => ({ x: 36 + (place - 1) * 64, y: 37, scale: 0.9 }),
    well: table.display.length === 6 ? cell(7) : cell(6),
    discard: { x: 128, y: 567, scale: 1 },
    supply: { x: 326, y: 567, scale: 1 },
    perfumery: (seat) => {
      const at = seats.indexOf(seat);
      if (at === 0) return { x: 2, width: 396, ...own, full: true };
      return {
        x: 2,
        y: own.y + own.height + 6 + (at - 1) * (other + 6),
        width: 396,
        height: other,
        full: false,
      };
    },
  };
}
