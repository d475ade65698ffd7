// What may come of a throw: it is thrown many times among the chips that lie there, each time with
// another tremor. The tremors are the same for every aim, so that two aims differ by the aim alone
// and no number flickers.
import { type Board, steadinessNamed } from "../discs/coefficients";
import { Field, type Numbers, type Shake, type Spot, tremble } from "../discs/throw";

export const THROWS = 200;

export interface Asked {
  readonly board: Board;
  readonly lying: readonly Spot[];
  readonly aim: Numbers;
  readonly steadiness: string;
}

/** Spots by throw: of the thrown chip, and of lying ones that are elsewhere afterwards. Null is out. */
export interface Sampled {
  readonly rests: readonly (Spot | null)[];
  readonly pushed: readonly (readonly [chip: number, to: Spot | null])[];
}

/** Small whole numbers that look like chance and are the same everywhere (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const SHAKES: readonly Shake[] = (() => {
  const below = numbers(19);
  const bytes = () => Array.from({ length: 8 }, () => below(256)).reduce((all, one) => all + one, 0);
  return Array.from({ length: THROWS }, (): Shake => [bytes(), bytes(), bytes(), bytes(), below(100)]);
})();

export function sample({ board, lying, aim, steadiness }: Asked): Sampled {
  const field = new Field(board, lying);
  const hand = steadinessNamed(steadiness);
  const rests: (Spot | null)[] = [];
  const pushed: [number, Spot | null][] = [];
  for (const shake of SHAKES) {
    for (const [chip, spot] of field.movedBy(aim, tremble(hand, aim, shake))) {
      if (chip === lying.length) rests.push(spot);
      else pushed.push([chip, spot]);
    }
  }
  return { rests, pushed };
}
