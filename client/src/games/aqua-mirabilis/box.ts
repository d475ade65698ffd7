// What is in the box, by name, and the arithmetic that a player does in the head: what a perfume
// would bring at Versailles, where the pawns go next Sunday, what a method makes.
import type { Play, Scene, TableOf } from "../../board";
import type {
  AquaMirabilisComponents as Components,
  AquaMirabilisCity as City,
  AquaMirabilisEssence as Essence,
  AquaMirabilisLady as Lady,
  AquaMirabilisPerfume as Perfume,
} from "../../protocol";

export type { City, Essence, Lady, Perfume };
export type Game = "aqua-mirabilis";
export type At = Scene<Game>;
export type Playing = Play<Game>;
export type Table = TableOf<Game>;
export type Person = Table["players"][number];
export type Tile = Components["city_tiles"][number];
export type Method = Components["methods"][number];
export type Recipe = Components["recipes"][number];
export type Space = Components["spaces"][number];

export const ESSENCES = ["bergamot", "jasmine", "lavender", "narcissus", "orange", "rose"] as const;
export const LETTER: Readonly<Record<Essence, string>> = {
  bergamot: "B",
  jasmine: "J",
  lavender: "L",
  narcissus: "N",
  orange: "O",
  rose: "R",
};
export const CITIES = ["paris", "london", "cologne", "florence"] as const;
export const LADIES = ["A", "B", "C", "D"] as const;
export const ABILITIES = ["market", "production", "carriage"] as const;
export const METHODS = ["distillation", "maceration", "squeezing", "enfleurage", "extraction"] as const;
export const SOURCES = [
  "originality",
  "court",
  "king",
  "perfection",
  "favours",
  "cities",
  "ladies",
  "bonuses",
  "tokens",
] as const;
export const ROMAN = ["", "I", "II", "III", "IV"] as const;
export const NOBODY = -1;

const byId = <R extends { readonly id: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

export class Box {
  readonly order: readonly Essence[];
  readonly recipes: ReadonlyMap<string, Recipe>;
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly spaces: ReadonlyMap<string, Space>;
  readonly methods: ReadonlyMap<string, Method>;
  readonly deliveries: ReadonlyMap<string, Components["deliveries"][number]>;
  readonly cities: ReadonlyMap<string, Components["cities"][number]>;
  readonly ladies: ReadonlyMap<string, Components["ladies"][number]>;
  readonly rows: Components;

  constructor(rows: Components) {
    this.rows = rows;
    this.order = rows.essences.map((one) => one.id);
    this.recipes = byId(rows.recipes);
    this.tiles = byId(rows.city_tiles);
    this.spaces = byId(rows.spaces);
    this.methods = byId(rows.methods);
    this.deliveries = byId(rows.deliveries);
    this.cities = byId(rows.cities);
    this.ladies = byId(rows.ladies);
  }

  count(of: Components["counts"][number]["of"]): number {
    return this.rows.counts.find((one) => one.of === of)?.number ?? 0;
  }

  /** What a position of the sundial is good for at home. */
  dial(points: number): { readonly production: number; readonly steps: number } {
    return this.rows.sundial.find((one) => one.points === points) ?? { production: 0, steps: 0 };
  }

  get fullDial(): number {
    return Math.max(...this.rows.sundial.map((one) => one.points));
  }

  board(seats: number): Components["boards"][number] {
    const found = this.rows.boards.find((one) => one.players === seats);
    if (!found) throw new Error(`no board for ${seats}`);
    return found;
  }

  courtPoints(letter: number): number {
    return this.rows.letters.find((one) => one.level === letter)?.court ?? 0;
  }

  cityAt(place: number): City | null {
    return this.rows.cities.find((one) => one.place === place)?.id ?? null;
  }

  get lastPlace(): number {
    return Math.max(...this.rows.cities.map((one) => one.place));
  }

  /** The essences after this one in the order of the matrix, the way round. */
  after(essence: Essence): readonly Essence[] {
    const at = this.order.indexOf(essence);
    return [...this.order.slice(at + 1), ...this.order.slice(0, at)];
  }
}

const boxes = new WeakMap<object, Box>();

/** The box that this table is played with: the game's own, or the one that somebody corrected. */
export function boxOf({ view, components }: At): Box {
  const rows = (view.table.components ?? components) as Components;
  let box = boxes.get(rows);
  if (!box) boxes.set(rows, (box = new Box(rows)));
  return box;
}

export const essence = (name: string): Essence => name as Essence;
export const cellOf = (base: Essence, other: Essence): string => `${LETTER[base]}-${LETTER[other]}`;
export const counted = (of: Readonly<Record<string, number>>, name: string): number => of[name] ?? 0;
export const total = (of: Readonly<Record<string, number>>): number =>
  Object.values(of).reduce((sum, one) => sum + one, 0);

export function person(at: At, seat: number): Person {
  const found = at.view.table.players[seat];
  if (!found) throw new Error(`nobody sits on ${seat}`);
  return found;
}

/** Who acts, with a seat that exists also when Nature or nobody does. */
export const actor = ({ view }: At): number =>
  view.to_act !== null && view.to_act >= 0 ? view.to_act : (view.seat ?? 0);

/** The numbers of the step on top, as the rules keep them: `[name, seat, …]`. */
export function frame({ view }: At): readonly unknown[] {
  return view.table.steps.at(-1) ?? [];
}

// Versailles

/** What one combination brings, by source. */
export interface Judged {
  readonly base: Essence;
  readonly other: Essence;
  readonly cell: string;
  /** No room for a cube: nothing at all. */
  readonly full: boolean;
  readonly token: boolean;
  readonly originality: number;
  readonly court: number;
  readonly king: number;
  readonly perfection: number;
  readonly favours: number;
  readonly points: number;
}

/** What a perfume would bring if this seat presented it now, or in the final parade. */
export function judge(at: At, seat: number, base: Essence, others: readonly Essence[]): readonly Judged[] {
  const { table } = at.view;
  const box = boxOf(at);
  const who = person(at, seat);
  const final = at.view.step === "parade" || (table.trigger !== NOBODY && at.view.step === null);
  const sections = box.board(table.seats).sections;
  let cubesLeft = table.cubes_left;
  let king = true;
  return others.map((other) => {
    const cell = cellOf(base, other);
    const empty = sections - counted(table.cubes, cell) - 1;
    const token = !final && table.originality.includes(cell);
    const none = { base, other, cell, full: true, token, originality: 0, court: 0, king: 0, perfection: 0, favours: 0, points: 0 };
    if (empty < 0) return none;
    let favours = 0;
    if (!final) {
      if (cubesLeft > 0) {
        cubesLeft -= 1;
        if (table.favours[3] === seat) favours += box.count("favour-cube");
      } else if (!table.options["score_without_cubes"]) return none;
    }
    const originality = final && table.options["final_originality"] === "empty-sections" ? empty + 1 : empty;
    const forCourt = table.court === other;
    const forKing = table.king === base;
    const court = forCourt ? box.courtPoints(who.letter) : 0;
    const kings = forKing && king ? box.count("king") : 0;
    if (kings) {
      king = false;
      if (!final && table.favours[1] === seat) favours += box.count("king-favour") - box.count("king");
    }
    const perfection = forCourt && forKing ? box.count("perfection") : 0;
    const points = originality + court + kings + perfection + favours;
    return { base, other, cell, full: false, token, originality, court, king: kings, perfection, favours, points };
  });
}

export const sumOf = (rows: readonly Judged[]): number => rows.reduce((sum, one) => sum + one.points, 0);

export function judgePerfume(at: At, seat: number, perfume: Perfume): readonly Judged[] {
  return judge(at, seat, baseOf(at, perfume), perfume.essences.map(essence));
}

export function baseOf(at: At, perfume: Perfume): Essence {
  return boxOf(at).recipes.get(perfume.recipe)?.base ?? "rose";
}

/** Where the pawns go next Sunday, if nothing changes until then, and which cell gets a cube. */
export function nextSunday(at: At): { readonly cell: string | null; readonly king: Essence; readonly court: Essence; readonly final: boolean } {
  const { table } = at.view;
  const box = boxOf(at);
  const king = essence(table.king);
  const court = essence(table.court);
  const cell = cellOf(king, court);
  const sections = box.board(table.seats).sections;
  const gets = king !== court && counted(table.cubes, cell) < sections && table.cubes_left > 0;
  const cubes = (base: Essence, other: Essence) =>
    base === other ? 0 : counted(table.cubes, cellOf(base, other)) + (gets && cellOf(base, other) === cell ? 1 : 0);
  const row = (other: Essence) => box.order.reduce((sum, base) => sum + cubes(base, other), 0);
  const column = (base: Essence) => box.order.reduce((sum, other) => sum + cubes(base, other), 0);
  const days = box.board(table.seats).days.length;
  const final = Math.ceil((table.day + 1) / days) >= box.count("weeks");
  const below = box.after(court);
  const right = box.after(king);
  const wanted = final ? Math.min(...below.map(row)) : Math.max(...below.map(row));
  const fewest = Math.min(...right.map(column));
  return {
    cell: gets ? cell : null,
    court: below.find((one) => row(one) === wanted) ?? court,
    king: right.find((one) => column(one) === fewest) ?? king,
    final,
  };
}

// Market, production, carriage

/** The flowers that a visitor of this stall would collect with the workers where they are. */
export function harvest(at: At, stall: Essence, workers: readonly string[] = at.view.table.workers): Record<string, number> {
  const left: Record<string, number> = { ...at.view.table.stalls };
  const taken: Record<string, number> = {};
  for (const one of [stall, ...workers]) {
    if (!left[one]) continue;
    left[one] -= 1;
    taken[one] = (taken[one] ?? 0) + 1;
  }
  return taken;
}

/** What one use of a method makes of these flowers, with specialisations, as far as the reserve lasts. */
export function makes(at: At, seat: number, method: Method, flowers: readonly Essence[]): Record<string, number> {
  const { table } = at.view;
  const who = person(at, seat);
  const made: Record<string, number> = {};
  const kinds = [...new Set(flowers)];
  for (const kind of kinds) {
    const inputs = method.inputs / kinds.length;
    const wanted = method.outputs / kinds.length;
    const flipped = Math.min(wanted, inputs);
    const more = wanted - flipped + (who.specialisations.includes(kind) ? 1 : 0);
    made[kind] = flipped + Math.min(more, counted(table.reserve, kind) + inputs - flipped);
  }
  return made;
}

export function productionPoints(at: At, seat: number): number {
  const who = person(at, seat);
  const box = boxOf(at);
  const points = box.dial(who.dial).production;
  return points > 0 && who.abilities.includes("production") ? points + box.count("ability-production") : points;
}

export function carriageSteps(at: At, seat: number): number {
  const who = person(at, seat);
  const box = boxOf(at);
  return box.dial(who.dial).steps + (who.abilities.includes("carriage") ? box.count("ability-carriage") : 0);
}

/** Where a drive ends. */
export const driven = (from: number, towards: string, steps: number): number =>
  towards === "london" ? from - steps : from + steps;

// Time

export function dayOf(at: At): { readonly week: number; readonly weekday: string; readonly left: number; readonly perWeek: number } {
  const { table } = at.view;
  const box = boxOf(at);
  const { days } = box.board(table.seats);
  return {
    week: Math.floor(Math.max(0, table.day - 1) / days.length) + 1,
    weekday: days[(table.day + days.length - 1) % days.length] ?? "sun",
    left: days.length * box.count("weeks") - table.day,
    perWeek: days.length,
  };
}

/** Who leads with a lady; NOBODY on a tie. */
export function leader(at: At, lady: number): number {
  const tokens = at.view.table.players.map((one) => one.influence[lady] ?? 0);
  const most = Math.max(...tokens);
  return most > 0 && tokens.filter((one) => one === most).length === 1 ? tokens.indexOf(most) : NOBODY;
}

/** How many letters of this level nobody has. */
export function lettersLeft(at: At, level: number): number {
  const { options, players } = at.view.table;
  if (options["limited_letters"] === false) return Infinity;
  return boxOf(at).count("letters") - players.filter((one) => one.letter === level).length;
}

/** What a bonus counts for this seat now, and what it would pay. */
export function bonusFor(at: At, seat: number, bonus: string): { readonly number: number; readonly points: number } {
  const box = boxOf(at);
  const who = person(at, seat);
  const tiles = [...who.cities, ...who.flipped].map((id) => box.tiles.get(id)?.city);
  const bases = who.parade.map((one) => baseOf(at, one));
  const ever = at.view.table.options["methods_ever_learned"] !== false;
  const numbers: Readonly<Record<string, () => number>> = {
    experience: () => who.experience,
    "all-cities": () => Number(CITIES.every((city) => tiles.includes(city))),
    "london-tiles": () => tiles.filter((city) => city === "london").length,
    "jasmine-perfumes": () => bases.filter((one) => one === "jasmine").length,
    "three-bases": () => Number(new Set(bases).size >= 3),
    "rose-perfumes": () => bases.filter((one) => one === "rose").length,
    "new-methods": () => (ever ? who.learned : who.methods.map((one) => one.method)).filter((one) => one !== "distillation").length,
    influence: () => who.influence.reduce((sum, one) => sum + one, 0),
    originality: () => who.tokens,
    "essence-types": () => ESSENCES.filter((one) => counted(who.essences, one) > 0).length,
    letter: () => who.letter,
    levels: () => who.parade.reduce((sum, one) => sum + (box.recipes.get(one.recipe)?.level ?? 0), 0),
  };
  const number = numbers[bonus]?.() ?? 0;
  const ladder = box.rows.bonuses.find((one) => one.id === bonus)?.ladder ?? [];
  return { number, points: ladder.reduce((best, [from, points]) => (number >= from ? points : best), 0) };
}
