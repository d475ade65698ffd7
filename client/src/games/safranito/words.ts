// Pieces and places in words: the counterpart of `describe` and its helpers in table.py.
import type { Args } from "../../board";
import { LOFTS } from "./discs/coefficients";
import {
  type Chip,
  chips,
  depthIn,
  type Dish,
  groundOf,
  type Place,
  type SafranitoScene,
  SPICES,
  type Spice,
  touching,
} from "./ground";
import { meant, type Throw } from "./throw/aims";

export const spiceWord = ({ t }: SafranitoScene, spice: string): string => t.any(`spice-${spice}`);
export const spiceWords = (at: SafranitoScene, spices: readonly string[]): string =>
  spices.map((spice) => spiceWord(at, spice)).join(", ");

/** A word at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `your 30`, `Bruno’s 40`, `Bruno’s chip`, `Bruno’s chip no. 2` */
export function chipName(at: SafranitoScene, chip: Chip): string {
  const { view, names, t } = at;
  const player = names[chip.seat] ?? "";
  if (chip.value === null) {
    const alike = chips(at).filter((one) => one.seat === chip.seat && one.value === null);
    const number = 1 + alike.findIndex((one) => one.order === chip.order);
    return alike.length > 1 ? t("chip-nth", { player, number }) : t("chip-hidden", { player });
  }
  if (chip.seat !== view.seat) return t("chip-open", { player, value: chip.value });
  return t(chip.up ? "chip-yours" : "chip-yours-down", { value: chip.value });
}

const isSpice = (name: string): name is Spice => (SPICES as readonly string[]).includes(name);

/** `in the saffron bowl` */
export function placeWords({ t }: SafranitoScene, name: string): string {
  return isSpice(name)
    ? t("place-bowl", { bowl: t.any(`bowl-${name}`) })
    : t("place-space", { space: t.any(`space-${name}`) });
}

/** `the saffron bowl` */
export function nameWords({ t }: SafranitoScene, name: string): string {
  return isSpice(name)
    ? t("name-bowl", { bowl: t.any(`bowl-${name}`) })
    : t("name-space", { space: t.any(`space-${name}`) });
}

export const whereWords = (at: SafranitoScene, place: Place | null): string =>
  place ? placeWords(at, place.name) : at.t("place-nowhere");

/** `Garden Curry`; a dish of another edition has its own name. */
export function dishTitle(at: SafranitoScene, dish: Dish): string {
  return groundOf(at).custom ? dish.name : at.t.any(`dish-${dish.id.toLowerCase()}`);
}

/** `Garden Curry (curry, mint, cumin)` */
export function dishWords(at: SafranitoScene, id: string): string {
  const dish = groundOf(at).dishes.get(id);
  if (!dish) return id;
  return at.t("dish-name", { name: dishTitle(at, dish), spices: spiceWords(at, dish.spices) });
}

/** What a place has to offer and who lies there: `2 cards for sale; Ada 30, Bruno 20+?` */
function thereWords(at: SafranitoScene, name: string): string {
  const { t, view, names } = at;
  const there = chips(at).filter((chip) => chip.place?.name === name);
  const lying = names.flatMap((player, seat) => {
    const values = there.filter((chip) => chip.seat === seat).map((chip) => chip.value ?? "?");
    return values.length > 0 ? [`${player} ${values.join("+")}`] : [];
  });
  const words = lying.join(", ") || t("there-nobody");
  return isSpice(name) ? t("there-bowl", { cards: view.table.display[name] ?? 0, chips: words }) : words;
}

/** What an action takes and brings. */
function costs(at: SafranitoScene, args: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const { table } = at.view;
  const prompt = at.view.prompt as Readonly<Record<string, number>>;
  const acting = at.view.to_act ?? 0;
  const money = table.money[acting] ?? 0;
  const price = prompt["price"] ?? 0;
  const own = chips(at)
    .filter((chip) => chip.seat === acting && chip.place?.name === table.bowl)
    .map((chip) => chip.value ?? 0)
    .sort((a, b) => b - a);
  switch (args["do"]) {
    case "throw":
      return { aim: aimWords(at, args as unknown as Throw) };
    case "choose-bowl":
      return { there: thereWords(at, String(args["spice"])) };
    case "draw-spices":
      return { cards: prompt["cards"] ?? 0 };
    case "keep-card": {
      const seat = at.view.seat ?? acting;
      const [hand, reserved] = [table.hands[seat], table.reserved[seat]];
      const held = typeof hand === "object" ? hand : table.shown[seat];
      const dishes = [...table.offer, ...(typeof reserved === "object" ? reserved : [])];
      const wanted = dishes.filter((id) =>
        groundOf(at).dishes.get(id)?.spices.some((spice) => spice === args["spice"]),
      );
      return { held: held?.[String(args["spice"])] ?? 0, dishes: wanted.length };
    }
    case "reserve-dish":
      return { dishes: typeof table.dish_pile === "number" ? table.dish_pile : table.dish_pile.length };
    case "sell-cards": {
      const gain = (args["cards"] as number) * price;
      return { gain, money: money + gain };
    }
    case "buy-card":
      return { price, money: money - price, chip: own[0] ?? 0 };
    case "decline": {
      const back = table.options["decline_returns"] === "highest" ? own.slice(0, 1) : own;
      return { chips: back.join(", ") };
    }
    case "prepare-dish":
    case "prepare-reserved":
      return { nth: (table.cooked[acting]?.length ?? 0) + 1, due: groundOf(at).dishesToWin };
  }
  return {};
}

function aimWords(at: SafranitoScene, args: Throw): string {
  const { t } = at;
  const found = meant(groundOf(at), at, chips(at), args);
  if (found && "place" in found) {
    const { name } = found.place;
    return t("aim-offer", { target: nameWords(at, name), there: thereWords(at, name) });
  }
  if (found) {
    return t("aim-chip", { chip: chipName(at, found.victim), place: whereWords(at, found.victim.place) });
  }
  const { place, bearing, power } = args;
  return t("aim-free", { place, bearing, power, loft: t.any(`loft-${LOFTS[args.loft] ?? ""}`) });
}

/** Arguments of an action, an entry or a refusal with the pieces spelled out. */
export function describe(at: SafranitoScene, args: Readonly<Record<string, unknown>>): Args {
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "string" || typeof value === "number") told[name] = value;
    switch (name) {
      case "seat":
        told["player"] = at.names[value as number] ?? "";
        break;
      case "spice":
        told["spice"] = spiceWord(at, String(value));
        break;
      case "spices":
        told["spices"] = spiceWords(at, value as readonly string[]);
        break;
      case "dish":
        told["dish"] = dishWords(at, String(value));
        break;
      case "target":
        told["place"] = placeWords(at, String(value));
        break;
      case "loft":
        told["loft"] = at.t.any(`loft-${typeof value === "number" ? LOFTS[value] : String(value)}`);
        break;
      case "number":
        told["number"] = at.t.any(`number-${String(value)}`);
        break;
    }
  }
  return Object.assign(told, costs(at, args));
}

/** Where a chip lies and what it touches. */
export function restWords(at: SafranitoScene, chip: Chip): string {
  const { t } = at;
  const name = chipName(at, chip);
  if (chip.out) return t("table-out", { chips: name });
  const ground = groundOf(at);
  const place = chip.place
    ? t("place-deep", {
        place: whereWords(at, chip.place),
        depth: Math.round(depthIn(ground, chip.place, chip.x, chip.y)),
      })
    : whereWords(at, null);
  const others = touching(ground, chip, chips(at));
  return others.length > 0
    ? t("table-chip-touching", { chip: name, place, others: others.map((one) => chipName(at, one)).join(", ") })
    : t("table-chip", { chip: name, place });
}
