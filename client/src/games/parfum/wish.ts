// Which notes somebody would like to claim: only to see the chances, and only in this browser.
import { signal } from "@preact/signals";
import type { Play } from "../../board";
import { keep, kept } from "../../settings";
import { AROMAS, boxOf, distiller, tokenCount, unrolled, type At, type Counts } from "./box";
import { aromaWords } from "./names";
import { chance, percent } from "./odds";

export const wishes = signal<ReadonlySet<string>>(new Set());
export const showsOdds = signal(kept("parfum-odds") !== "off");

export function switchOdds(): void {
  showsOdds.value = !showsOdds.value;
  keep("parfum-odds", showsOdds.value ? "on" : "off");
}

export function wish(note: string): void {
  const next = new Set(wishes.value);
  if (!next.delete(note)) next.add(note);
  wishes.value = next;
}

export interface Chance {
  /** Without water. */
  readonly plain: number;
  /** With all tokens, spent as well as can be. */
  readonly water: number;
  readonly tokens: number;
}

/** Steps in which there is still something to hope for. */
const HOPING = new Set(["prepare", "roll", "water"]);

export const hoping = ({ view, seat }: Play<"parfum">): boolean =>
  HOPING.has(view.step ?? "") && seat !== null && distiller(view.table) === seat;

/** The chance of the one who distils to claim all of these notes. */
export function chanceOf(at: At, notes: Iterable<string>, more?: Counts): Chance {
  const box = boxOf(at);
  const { table } = at.view;
  const needed = AROMAS.map((_, i) =>
    [...notes].reduce((all, id) => all + (box.notes.get(id)?.requires[i] ?? 0), 0),
  );
  const dice = table.dice.map((count, i) => count - (table.used[i] ?? 0) + (more?.[i] ?? 0));
  const flasks = unrolled(at) ? null : table.flasks;
  const tokens = tokenCount(table, distiller(table) ?? 0);
  return {
    plain: chance(box, dice, needed, flasks, 0),
    water: chance(box, dice, needed, flasks, tokens),
    tokens,
  };
}

/** The wishes that are still in the distillery. */
export const wished = (at: At): readonly string[] =>
  at.view.table.display.filter((id): id is string => id !== null && wishes.value.has(id));

/** The chance of all wishes together, without water and with it; or the dice that they still need. */
export function wishWords(at: At, notes: readonly string[]): string {
  const { t, view } = at;
  const box = boxOf(at);
  const short = AROMAS.map((_, i) => {
    const needed = notes.reduce((all, id) => all + (box.notes.get(id)?.requires[i] ?? 0), 0);
    return Math.max(0, needed - (view.table.dice[i] ?? 0) + (view.table.used[i] ?? 0));
  });
  if (short.some((one) => one > 0)) return t("odds-needs", { count: notes.length, aromas: aromaWords(at, short) });
  const odds = chanceOf(at, notes);
  const part = (of: number) => t("percent", { part: percent(of) });
  return t("odds-wished", { count: notes.length, plain: part(odds.plain), water: part(odds.water) });
}
