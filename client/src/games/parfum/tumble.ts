// Which dice were rolled between two views.
import type { ViewOf } from "../../board";
import { AROMAS, type Counts } from "./box";

/** How long dice tumble, in milliseconds. */
export const TUMBLE = 850;

type View = ViewOf<"parfum">;

/** The pieces of the dice that were rolled last, if that was after `before`. */
export function rolledDice(before: View, after: View): readonly string[] {
  if (after.played <= before.played || after.match !== before.match) return [];
  const fresh = after.journal.slice(before.journal.length);
  const roll = fresh.findLast((entry) => entry.id === "rolls");
  if (!roll) return [];
  const count = (name: string, i: number) => (roll.args?.[name] as Counts | undefined)?.[i] ?? 0;
  return AROMAS.flatMap((aroma, i) => {
    const rolled = count("flasks", i) + count("flies", i);
    const all = after.table.dice[i] ?? 0;
    // those rolled are the last of their colour: used flasks and flasks that stay come first
    return Array.from({ length: Math.min(rolled, all) }, (_, k) => `die/${aroma}/${all - 1 - k}`);
  });
}
