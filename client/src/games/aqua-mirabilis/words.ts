// Names of things, and `describe`: the counterpart of `describe` in the game's table.py.
import type { Args } from "../../board";
import { type At, boxOf, CITIES, ESSENCES, type Essence, LETTER, type Perfume, baseOf } from "./box";

type Counts = Readonly<Record<string, number>>;

export const essenceName = ({ t }: At, of: string): string => t.any(`essence-${of}`);

/** `rose 2, lavender 1` */
export function listing(at: At, counts: Counts | readonly number[]): string {
  const found: [string, number][] = Array.isArray(counts)
    ? ESSENCES.map((one, i): [string, number] => [one, (counts as readonly number[])[i] ?? 0]).filter(([, n]) => n)
    : Object.entries(counts as Counts);
  const words = found.map(([one, count]) => at.t("counted", { thing: essenceName(at, one), count }));
  return words.join(", ") || at.t("nothing");
}

/** As `listing`, without what is not there. */
export const some = (at: At, counts: Counts): string =>
  listing(at, ESSENCES.map((one) => counts[one] ?? 0));

/** What flipping a city tile does. */
export function effect(at: At, tile: string): string {
  const one = boxOf(at).tiles.get(tile);
  if (!one) return tile;
  return at.t.any(`effect-${one.kind}`, {
    things: some(at, one.gives ?? {}),
    essence: one.base ? essenceName(at, one.base) : "",
    number: one.number ?? 0,
  });
}

export function tileName(at: At, tile: string): string {
  const one = boxOf(at).tiles.get(tile);
  return one ? at.t("tile-name", { city: at.t.any(`city-${one.city}`), effect: effect(at, tile) }) : tile;
}

export function spaceName(at: At, space: string): string {
  const one = boxOf(at).spaces.get(space);
  if (!one) return space;
  switch (one.area) {
    case "market":
      return at.t("space-stall", { flower: essenceName(at, one.type) });
    case "apprenticeship":
      return at.t.any(`space-${one.type}`);
    case "travel":
      return at.t.any(`city-${one.type}`);
    case "court":
      return at.t("space-couple", { couple: one.type });
    default:
      return at.t("space-versailles");
  }
}

/** Where a carriage is on the road. */
export function placeName(at: At, place: number): string {
  const box = boxOf(at);
  const stops = [
    ...box.rows.cities.map((one) => ({ place: one.place, name: at.t.any(`city-${one.id}`) })),
    { place: box.count("grasse"), name: at.t("place-grasse") },
  ].sort((a, b) => a.place - b.place);
  const here = stops.find((one) => one.place === place);
  if (here) return here.name;
  const below = stops.filter((one) => one.place < place).at(-1);
  const above = stops.find((one) => one.place > place);
  if (!below || !above) return String(place);
  return at.t("place-between", { first: below.name, second: above.name, steps: place - below.place });
}

export function recipeName(at: At, recipe: string): string {
  const one = boxOf(at).recipes.get(recipe);
  return one ? at.t("recipe-name", { essence: essenceName(at, one.base), slots: one.slots, level: one.level }) : recipe;
}

export function blend(at: At, base: string, others: readonly string[]): string {
  const [first = "", second] = others.map((one) => essenceName(at, one));
  const told = essenceName(at, base);
  return second === undefined
    ? at.t("perfume-one", { base: told, first })
    : at.t("perfume-two", { base: told, first, second });
}

export const perfumeName = (at: At, perfume: Perfume): string =>
  blend(at, baseOf(at, perfume), perfume.essences);

const ofLetter = (letter: string): Essence =>
  ESSENCES.find((one) => LETTER[one] === letter) ?? "rose";

/** `L-B/N` in words. */
function written(at: At, name: string): string {
  const [base = "", rest = ""] = name.split("-");
  return blend(at, ofLetter(base), rest.split("/").map(ofLetter));
}

export function deliveryName(at: At, delivery: string): string {
  const one = boxOf(at).deliveries.get(delivery);
  if (!one) return delivery;
  return listing(at, Object.fromEntries(one.flowers.map((flower) => [flower, one.times])));
}

/** A perfume of the parade by its number: that of who acts. */
function ownPerfume(at: At, index: number): string {
  const { to_act: seat, table } = at.view;
  const perfume = seat !== null && seat >= 0 ? table.players[seat]?.parade[index] : undefined;
  return perfume ? perfumeName(at, perfume) : String(index + 1);
}

export function describe(at: At, args: Readonly<Record<string, unknown>>): Args {
  const { t, names } = at;
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "flowers" || name === "essences") {
      told[name] = listing(at, value as Counts | readonly number[]);
      continue;
    }
    if (typeof value === "number") {
      told[name] = value;
      if (name === "seat") told["player"] = names[value] ?? "";
      if (name === "perfume") told[name] = ownPerfume(at, value);
      continue;
    }
    if (typeof value !== "string") continue;
    switch (name) {
      case "method":
      case "ability":
      case "city":
      case "bonus":
        told[name] = t.any(`${name}-${value}`);
        break;
      case "weekday":
        told[name] = t.any(`day-${value}`);
        break;
      case "towards":
        told[name] = t.any(`city-${value}`);
        break;
      case "tile":
        told[name] = tileName(at, value);
        break;
      case "recipe":
        told[name] = recipeName(at, value);
        break;
      case "space":
        told[name] = spaceName(at, value);
        break;
      case "delivery":
        told[name] = deliveryName(at, value);
        break;
      case "perfume":
        told[name] = written(at, value);
        break;
      default:
        told[name] = (ESSENCES as readonly string[]).includes(value) ? essenceName(at, value) : value;
    }
  }
  return { ...told, ...costs(at, args) };
}

/** What the words of an action say beside its own fields. */
function costs(at: At, args: Readonly<Record<string, unknown>>): Args {
  const box = boxOf(at);
  const cost = (space: string) => box.spaces.get(space)?.cost;
  switch (args["do"]) {
    case "visit-stall":
      return { cost: cost(`stall-${String(args["flower"])}`) ?? 0 };
    case "study":
    case "visit-couple": {
      const found = cost(String(args["space"]));
      return found === undefined ? {} : { cost: found };
    }
    case "travel-to": {
      const city = String(args["city"]);
      const top = at.view.table.tops[CITIES.findIndex((one) => one === city)];
      const space = box.rows.spaces.find((one) => one.area === "travel" && one.type === city);
      return { cost: space?.cost ?? 0, tile: top ? effect(at, top) : at.t("nothing") };
    }
    default:
      return {};
  }
}
