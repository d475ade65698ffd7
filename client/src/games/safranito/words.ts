// Pieces and places in words: the counterpart of `describe` and its helpers in table.py.
import type { Args } from "../../board";
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
import { LOFTS, meant, type Throw } from "./throwing";

export const spiceWord = ({ t }: SafranitoScene, spice: string): string => t.any(`spice-${spice}`);
export const spiceWords = (at: SafranitoScene, spices: readonly string[]): string =>
  spices.map((spice) => spiceWord(at, spice)).join(", ");

/** A word at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `your 30`, `Bruno’s 40`, `Bruno’s chip` */
export function chipName({ view, names, t }: SafranitoScene, chip: Chip): string {
  const player = names[chip.seat] ?? "";
  if (chip.value === null) return t("chip-hidden", { player });
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

function aimWords(at: SafranitoScene, args: Throw): string {
  const { t } = at;
  const found = meant(groundOf(at), at, chips(at), args);
  if (found && "place" in found) return t("aim-target", { target: nameWords(at, found.place.name) });
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
  if (args["do"] === "throw") told["aim"] = aimWords(at, args as unknown as Throw);
  return told;
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
