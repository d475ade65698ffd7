// Names of the pieces, and arguments with the pieces spelled out: as `table.py` does it.
import type { Args } from "../../board";
import type { ParfumPerfume } from "../../protocol";
import {
  AROMAS,
  boxOf,
  contentOf,
  covers,
  fliesOf,
  indexOf,
  isFinished,
  SLOTS,
  sum,
  type At,
  type Counts,
  type Size,
  typesOf,
} from "./box";

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `rose 2, lavender 1` */
export function aromaWords({ t }: At, counts: Counts): string {
  return AROMAS.flatMap((aroma, i) => {
    const count = counts[i] ?? 0;
    return count > 0 ? [t("aroma-count", { aroma: t(`aroma-${aroma}`), count })] : [];
  }).join(", ");
}

/** Cards have no numbers here: the terminal, which cannot point, says them too. */
export function noteName(at: At, id: string): string {
  const note = boxOf(at).notes.get(id);
  if (!note) return id;
  const type = at.t(`type-${note.type}`);
  return at.t("note-said", { type, aromas: aromaWords(at, note.requires) });
}

export function customerName(at: At, id: string): string {
  const customer = boxOf(at).customers.get(id);
  if (!customer) return id;
  return at.t("customer-said", { wants: aromaWords(at, customer.wants) });
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
      case "left":
        told["taken"] = aromaWords(at, view.table.dice) || t("shown-nothing");
        break;
    }
  }
  Object.assign(told, costs(at, args));
  if ("flies" in args) told["shown"] = shown(at, args["flasks"] as Counts, args["flies"] as Counts);
  return told;
}

/** What an action takes and brings. */
function costs(at: At, args: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const { t, view } = at;
  const { table } = view;
  const box = boxOf(at);
  const prompt = view.prompt as Readonly<Record<string, number>>;
  const perfumes = view.to_act === null ? [] : (table.perfumes[view.to_act] ?? []);
  const aroma = indexOf(String(args["aroma"]));
  switch (args["do"]) {
    case "choose-clock":
      return { actions: table.actions_of[(args["clock"] as number) - 1] ?? 0, clocks: table.actions_of.length };
    case "draw-note":
      return { bag: table.bag.length };
    case "take-die": {
      const [flask, fly] = box.faces[aroma] ?? [0, 0];
      return { left: (box.dice[aroma] ?? 0) - (table.dice[aroma] ?? 0), faces: flask, sides: flask + fly };
    }
    case "take-water":
      return { well: table.well || sum(table.discard) };
    case "stop-preparing":
    case "hold-notes":
      return { left: prompt["left"] ?? 0 };
    case "roll-dice":
      return { shown: aromaWords(at, table.dice) };
    case "reroll-flies":
      return { flies: fliesOf(table, aroma) };
    case "reroll-all":
      return { dice: sum(table.dice) - sum(table.used) };
    case "claim-note": {
      const note = box.notes.get(String(args["note"]));
      const rest = table.flasks.map((flasks, i) => flasks - (note?.requires[i] ?? 0));
      return { coins: note?.coins ?? 0, rest: aromaWords(at, rest) || t("shown-nothing") };
    }
    case "join-perfume":
      return composed(at, String(args["note"]), perfumes[args["perfume"] as number]);
    case "new-minor":
      return composed(at, String(args["note"]), { size: "minor", notes: [], flacons: 0 });
    case "new-major":
      return composed(at, String(args["note"]), { size: "major", notes: [], flacons: 0 });
    case "take-flacons": {
      const frame = table.steps.at(-1) as readonly [string, number, number];
      const perfume = table.perfumes[frame[1]]?.[frame[2]];
      return { flacons: perfume ? due(at, perfume.size) : 0 };
    }
    case "sell-to":
    case "bargain": {
      const perfume = perfumes[args["perfume"] as number];
      const price =
        args["do"] === "sell-to"
          ? box.customers.get(String(args["customer"]))?.price
          : perfume && box.bargain[perfume.size];
      return { price: price ?? 0, left: (perfume?.flacons ?? 1) - 1, water: box.count["sold-out-water"] };
    }
    case "pass": {
      const drops = table.options["pass_drops_out"] === true;
      return { later: drops ? 0 : (prompt["chances"] ?? 0) - (prompt["chance"] ?? 0) };
    }
    case "rolled":
      return { shown: aromaWords(at, args["flasks"] as Counts) };
  }
  return {};
}

/** The perfume that a note makes: what is in it, and what it lacks or gives. */
function composed(at: At, note: string, before: ParfumPerfume | undefined): Record<string, string | number> {
  const { t, view } = at;
  const box = boxOf(at);
  const size = before?.size ?? "major";
  const made = { size, notes: [...(before?.notes ?? []), note], flacons: 0 };
  const content = contentOf(box, made.notes);
  const types = typesOf(box, made);
  const wanted = view.table.street.filter((one) => {
    const customer = one === null ? undefined : box.customers.get(one);
    return customer !== undefined && covers(content, customer.wants);
  });
  const missing = SLOTS[size].filter((type) => !types.includes(type));
  return {
    piece: t.any(`type-${box.notes.get(note)?.type ?? ""}`),
    content: aromaWords(at, content),
    state: isFinished(made)
      ? t("join-finishes", { flacons: due(at, size), customers: wanted.length })
      : t("table-missing", { types: missing.map((type) => t(`type-${type}`)).join(", ") }),
    notes: SLOTS[size].length,
    flacons: box.flaconsOn[size],
  };
}

/** How many flacons a perfume of this size gets now. */
function due(at: At, size: Size): number {
  const most = boxOf(at).flaconsOn[size];
  return at.view.table.options["limited_flacons"] === false ? most : Math.min(most, at.view.table.flacons);
}

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
