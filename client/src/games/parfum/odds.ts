// Exact chances: of rolling at least so many flasks, at once or with water spent as well as can be.
import type { Box, Counts } from "./box";

const choose = (n: number, k: number): number => {
  let all = 1;
  for (let i = 0; i < k; i++) all = (all * (n - i)) / (i + 1);
  return all;
};

/** Chances of 0, 1, 2 … flasks with so many dice. */
function shares(dice: number, flask: number): readonly number[] {
  return Array.from(
    { length: dice + 1 },
    (_, k) => choose(dice, k) * flask ** k * (1 - flask) ** (dice - k),
  );
}

export const atLeast = (dice: number, needed: number, flask: number): number =>
  shares(dice, flask).reduce((all, share, k) => (k >= needed ? all + share : all), 0);

export const flaskChance = (box: Box, aroma: number): number => {
  const [flask, fly] = box.faces[aroma] ?? [0, 1];
  return flask / (flask + fly);
};

/** One colour of dice that matters: how many there are, how many flasks are needed. */
interface Colour {
  readonly dice: number;
  readonly needed: number;
  readonly flask: number;
}

/**
 * The chance to have all flasks that are needed.
 *
 * `flasks` is null before the roll. Tokens are spent as well as can be for this one wish: to roll
 * the flies of a colour again, to roll all dice again (one token each), or to turn a fly (two).
 */
export function chance(
  box: Box,
  dice: Counts,
  needed: Counts,
  flasks: Counts | null,
  tokens: number,
): number {
  if (needed.some((count, i) => count > (dice[i] ?? 0))) return 0;
  const used = needed.flatMap((count, i) => (count > 0 ? [i] : []));
  const colours = used.map((i): Colour => {
    return { dice: dice[i] ?? 0, needed: needed[i] ?? 0, flask: flaskChance(box, i) };
  });
  const odds = new Odds(colours);
  if (flasks === null) return odds.rolled(tokens);
  return odds.from(used.map((i) => flasks[i] ?? 0), tokens);
}

class Odds {
  private readonly known = new Map<string, number>();
  private readonly fresh = new Map<number, number>();

  constructor(private readonly colours: readonly Colour[]) {}

  /** All dice are rolled, then tokens may be spent. */
  rolled(tokens: number): number {
    const before = this.fresh.get(tokens);
    if (before !== undefined) return before;
    let all = 0;
    const walk = (at: number, flasks: readonly number[], share: number): void => {
      const colour = this.colours[at];
      if (!colour) {
        all += share * this.from(flasks, tokens);
        return;
      }
      shares(colour.dice, colour.flask).forEach((part, k) => walk(at + 1, [...flasks, k], share * part));
    };
    walk(0, [], 1);
    this.fresh.set(tokens, all);
    return all;
  }

  /** The dice show these flasks; the best that the tokens can make of it. */
  from(flasks: readonly number[], tokens: number): number {
    const short = this.colours.map((colour, i) => Math.max(0, colour.needed - (flasks[i] ?? 0)));
    if (short.every((one) => one === 0)) return 1;
    if (tokens === 0) return 0;
    const key = `${flasks.join()}/${tokens}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    let best = this.rolled(tokens - 1);
    this.colours.forEach((colour, i) => {
      if (!short[i]) return;
      const now = flasks[i] ?? 0;
      const withFlasks = (more: number) => flasks.map((one, j) => (j === i ? one + more : one));
      const again = shares(colour.dice - now, colour.flask).reduce(
        (all, part, k) => all + part * this.from(withFlasks(k), tokens - 1),
        0,
      );
      best = Math.max(best, again);
      if (tokens >= 2) best = Math.max(best, this.from(withFlasks(1), tokens - 2));
    });
    this.known.set(key, best);
    return best;
  }
}

/** For people: 0 and 100 only if it is so. */
export const percent = (part: number): number => {
  if (part <= 0 || part >= 1) return part <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(part * 100)));
};
