// Names of the pieces, and arguments with the pieces spelled out: as `table.py` does it.
import type { Args } from "../../board";
import { AROMAS, boxOf, contentOf, sum, type At, type Box, type Counts, type Size } from "./box";

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `rose 2, lavender 1` */
export function aromaWords({ t }: At, counts: Counts): string {
  return AROMAS.flatMap((aroma, i) => {
    const count = counts[i] ?? 0;
    return count > 0 ? [t("aroma-count", { aroma: t(`aroma-${aroma}`), count })] : [];
  }).join(", ");
}

export function noteName(at: At, id: string): string {
  const note = boxOf(at).notes.get(id);
  if (!note) return id;
  const type = at.t(`type-${note.type}`);
  return at.t("note-name", { type, id, aromas: aromaWords(at, note.requires) });
}

export function customerName(at: At, id: string): string {
  const customer = boxOf(at).customers.get(id);
  if (!customer) return id;
  return at.t("customer-name", { id, wants: aromaWords(at, customer.wants) });
}

export const perfumeName = ({ t }: At, index: number): string =>
  t("perfume-name", { number: index + 1 });

/** What dice show, colour by colour. */
function shown({ t }: At, flasks: Counts, flies: Counts): string {
  const rows = AROMAS.flatMap((aroma, i) => {
    const [flask, fly] = [flasks[i] ?? 0, flies[i] ?? 0];
    if (flask + fly === 0) return [];
    return [
      t("shown-die", {
        aroma: t(`aroma-${aroma}`),
        flasks: t("shown-flasks", { flasks: flask }),
        flies: t("shown-flies", { flies: fly }),
      }),
    ];
  });
  return rows.join(" · ") || t("shown-nothing");
}

export function describe(at: At, args: Readonly<Record<string, unknown>>): Args {
  const { t, names, view } = at;
  const box = boxOf(at);
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "string" || typeof value === "number") told[name] = value;
    switch (name) {
      case "seat":
        told["player"] = names[value as number] ?? "";
        break;
      case "seats":
        told["players"] = (value as readonly number[]).map((seat) => names[seat] ?? "").join(", ");
        break;
      case "aroma":
      case "size":
      case "type":
        told[name] = t.any(`${name}-${String(value)}`);
        break;
      case "note":
        told["note"] = noteName(at, String(value));
        break;
      case "customer":
        told["customer"] = customerName(at, String(value));
        break;
      case "perfume":
        told["perfume"] = perfumeName(at, value as number);
        break;
      case "tokens":
        told["tokens"] = (value as Counts).join(", ");
        break;
    }
  }
  const perfumes = view.to_act === null ? [] : (view.table.perfumes[view.to_act] ?? []);
  switch (args["do"]) {
    case "choose-clock":
      told["actions"] = view.table.actions_of[(args["clock"] as number) - 1] ?? 0;
      break;
    case "claim-note":
      told["coins"] = noteOf(box, args["note"])?.coins ?? 0;
      break;
    case "join-perfume": {
      const notes = perfumes[args["perfume"] as number]?.notes ?? [];
      told["content"] = aromaWords(at, contentOf(box, [...notes, String(args["note"])]));
      break;
    }
    case "sell-to":
      told["price"] = box.customers.get(String(args["customer"]))?.price ?? 0;
      break;
    case "bargain":
      told["price"] = bargainPrice(box, perfumes[args["perfume"] as number]?.size);
      break;
    case "rolled":
      told["shown"] = aromaWords(at, args["flasks"] as Counts);
      break;
  }
  if ("flies" in args) told["shown"] = shown(at, args["flasks"] as Counts, args["flies"] as Counts);
  return told;
}

const noteOf = (box: Box, id: unknown) => box.notes.get(String(id));
const bargainPrice = (box: Box, size: Size | undefined): number => (size ? box.bargain[size] : 0);

/** The mean worth of a token that nobody at this seat has seen. */
export function meanToken(at: At): number {
  const box = boxOf(at);
  const { discard, water } = at.view.table;
  const unseen = box.tokens.map((count, i) => {
    const seen = water.reduce<number>((all, held) => all + (typeof held === "number" ? 0 : (held[i] ?? 0)), 0);
    return count - seen - (discard[i] ?? 0);
  });
  const pool = at.view.table.well > 0 ? unseen : discard; // an empty well is filled from the discard
  const size = sum(pool);
  return size === 0 ? 0 : pool.reduce((total, n, i) => total + n * (box.values[i] ?? 0), 0) / size;
}
