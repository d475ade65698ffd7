// Which things one touches for an action, what it brings, and why something cannot be touched.
import type { ActionOf, Effect, Refusal } from "../../board";
import type { Entry } from "../../protocol";
import { forecastOf } from "./throw/forecast";
import { helpOf } from "./throw/spoken";
import {
  atHome,
  chips,
  chipTarget,
  groundOf,
  missing,
  ownHand,
  type SafranitoScene,
  SPICES,
  type Spice,
  totals,
} from "./ground";
import { meant, type Throw } from "./throw/aims";
import { capital, dishTitle, dishWords, placeWords, spiceWord, spiceWords } from "./words";

type Action = ActionOf<"safranito">;

function throwTargets(at: SafranitoScene, action: Throw): readonly string[] {
  const found = meant(groundOf(at), at, chips(at), action);
  if (!found) return [`own/${action.chip}`];
  if ("victim" in found) return [`own/${action.chip}`, chipTarget(found.victim)];
  const { kind, name } = found.place;
  return [`own/${action.chip}`, `${kind}/${name}`];
}

export function targets(at: SafranitoScene, action: Action): readonly string[] {
  switch (action.do) {
    case "throw":
      return throwTargets(at, action);
    case "draw-spices":
      return ["pile/spices"];
    case "keep-card":
      return [`drawn/${action.spice}`];
    case "reserve-dish":
      return ["pile/dishes"];
    case "take-mill":
      return ["mill"];
    case "choose-bowl":
      return [`bowl/${action.spice}`];
    case "sell-cards":
      return Array.from({ length: action.cards }, () => `hand/${at.view.table.bowl ?? ""}`);
    case "buy-card":
      return [`display/${at.view.table.bowl ?? ""}`];
    case "prepare-dish":
    case "prepare-reserved":
      return [`dish/${action.dish}`];
    default:
      return [];
  }
}

// What it costs and brings

const price = (at: SafranitoScene, spice: string): number =>
  [...totals(at, spice as Spice).values()].reduce<number>((all, one) => all + (one ?? 0), 0);

const ownChipsIn = (at: SafranitoScene, spice: string): readonly number[] =>
  chips(at)
    .filter((chip) => chip.seat === at.view.seat && chip.place?.name === spice)
    .map((chip) => chip.value ?? 0)
    .sort((a, b) => b - a);

export function preview(at: SafranitoScene, action: Action): readonly Effect[] {
  const { t, view } = at;
  const { table, seat } = view;
  const bowl = table.bowl ?? "";
  switch (action.do) {
    case "throw":
      return throwChance(at, action);
    case "sell-cards": {
      if (action.cards === 0) return [];
      const back = ownChipsIn(at, bowl);
      return [
        { tone: "gain", text: t("gain-money", { money: action.cards * price(at, bowl) }) },
        { tone: "cost", text: t("cost-cards", { count: action.cards, spice: spiceWord(at, bowl) }) },
        back.length > 0
          ? { tone: "cost", text: t("effect-no-purchase", { chips: back.join(", ") }) }
          : { tone: "plain", text: t("effect-no-chips") },
      ];
    }
    case "buy-card": {
      const own = ownChipsIn(at, bowl);
      const cost = own.reduce((all, one) => all + one, 0);
      const money = seat === null ? null : table.money[seat];
      const effects: Effect[] = [
        { tone: "cost", text: t("cost-money", { money: cost }) },
        { tone: "gain", text: t("gain-card", { spice: spiceWord(at, bowl) }) },
      ];
      if (typeof money === "number") effects.push({ tone: "plain", text: t("effect-left", { money: money - cost }) });
      if (own[0]) effects.push({ tone: "plain", text: t("effect-chip-back", { value: own[0] }) });
      return effects;
    }
    case "decline":
      return [{ tone: "plain", text: t("effect-chips-back", { chips: ownChipsIn(at, bowl).join(", ") }) }];
    case "choose-bowl": {
      const here = chips(at).filter((chip) => chip.place?.name === action.spice);
      const hidden = here.some((chip) => chip.value === null);
      const known = price(at, action.spice) || here.reduce((all, chip) => all + (chip.value ?? 0), 0);
      return [
        { tone: "plain", text: t(hidden ? "effect-price-least" : "effect-price", { money: known }) },
        { tone: "plain", text: t("effect-display", { count: table.display[action.spice] ?? 0 }) },
      ];
    }
    case "prepare-dish":
    case "prepare-reserved": {
      const dish = groundOf(at).dishes.get(action.dish);
      if (!dish || seat === null) return [];
      const number = (table.cooked[seat]?.length ?? 0) + 1;
      const wins = number >= groundOf(at).dishesToWin;
      return [
        { tone: "cost", text: t("cost-spices", { spices: spiceWords(at, dish.spices) }) },
        { tone: "gain", text: wins ? t("gain-win") : t("gain-dish", { number }) },
      ];
    }
    case "keep-card": {
      const dishes = wanting(at, action.spice);
      return dishes.length > 0 ? [{ tone: "gain", text: t("gain-for", { dishes: dishes.join(", ") }) }] : [];
    }
    case "take-mill":
      return [{ tone: "gain", text: t("gain-mill") }];
    case "reserve-dish":
      return [{ tone: "gain", text: t("gain-reserved") }];
    default:
      return [];
  }
}

/** The dishes that one may prepare and that still lack this spice. */
function wanting(at: SafranitoScene, spice: Spice): readonly string[] {
  const { seat, table } = at.view;
  const own = seat === null ? [] : (table.reserved[seat] ?? []);
  const { dishes } = groundOf(at);
  return [...(typeof own === "number" ? [] : own), ...table.offer]
    .map((id) => dishes.get(id))
    .filter((dish) => dish !== undefined)
    .filter((dish) => missing(at, dish).includes(spice))
    .map((dish) => dishTitle(at, dish));
}

/** By the same simulation as while aiming: a hit of the place, or a chip that is knocked away. */
function throwChance(at: SafranitoScene, aim: Throw): readonly Effect[] {
  if (helpOf(at) !== "full") return [];
  const found = meant(groundOf(at), at, chips(at), aim);
  if (!found) return [];
  const forecast = forecastOf(at, aim);
  if ("victim" in found) {
    const count = forecast?.pushed.find(({ chip }) => chip === found.victim)?.count ?? (forecast ? 0 : "…");
    return [{ tone: "chance", text: at.t("odds-knock", { hits: count, tries: 100 }) }];
  }
  const percent = forecast?.places.find(({ place }) => place === found.place)?.count ?? (forecast ? 0 : "…");
  return [{ tone: "chance", text: at.t("chance-place", { percent, place: placeWords(at, found.place.name) }) }];
}

// Why not

const because = (rule: string, text: string): Refusal => ({ text: capital(text), rule });

export function refusal(at: SafranitoScene, target: string): Refusal | null {
  const { t, view } = at;
  const [kind = "", name = ""] = target.split("/");
  const { seat, step, table } = view;
  if (seat === null) return null;
  switch (step) {
    case "throwing":
    case "extra-throw":
      return kind === "own" && !atHome(at, seat).includes(Number(name))
        ? because("SF-THROW-02", t("refused-chip-thrown", { value: Number(name) }))
        : null;
    case "next-bowl":
      return kind === "bowl" && !chips(at).some((chip) => chip.place?.name === name)
        ? because("SF-MARKET-02", t("refused-bowl-empty", { spice: spiceWord(at, name) }))
        : null;
    case "buy": {
      const cost = ownChipsIn(at, table.bowl ?? "").reduce((all, one) => all + one, 0);
      const poor = (table.money[seat] ?? 0) < cost;
      return kind === "display" && name === table.bowl && poor
        ? because("SF-BUY-11", t("refused-cannot-pay", { price: cost }))
        : null;
    }
    case "cook":
      return kind === "dish" ? noCooking(at, name) : null;
  }
  return null;
}

function noCooking(at: SafranitoScene, id: string): Refusal | null {
  const { t, view } = at;
  const dish = groundOf(at).dishes.get(id);
  if (!dish) return null;
  const frame = view.table.steps.at(-1);
  if (view.table.offer.includes(id) && frame?.[2] === 1) return because("SF-DISH-02", t("refused-one-dish-of-the-offer"));
  if (missing(at, dish).length > 0) return because("SF-DISH-04", t("refused-spices-missing", { dish: dishWords(at, id) }));
  return null;
}

// What an entry of the journal moved

export function touched(at: SafranitoScene, entry: Entry): readonly string[] {
  const args = entry.args ?? {};
  const seat = Number(args["seat"]);
  const all = chips(at);
  switch (entry.id) {
    case "rests-on":
    case "rests-nowhere": {
      const last = all.findLast((chip) => chip.seat === seat && !chip.out);
      return last ? [chipTarget(last)] : [];
    }
    case "pushed-onto":
    case "pushed-off": {
      const value = Number(args["chip"]);
      const place = args["target"] ?? null;
      return all
        .filter((chip) => chip.seat === seat && !chip.out && (chip.place?.name ?? null) === place)
        .filter((chip) => (value ? chip.value === value : !chip.up))
        .map(chipTarget);
    }
    case "space-scored":
      return [`space/${String(args["target"])}`];
    case "bowl-settled":
      return [`bowl/${String(args["spice"])}`];
    case "buys":
      return seat === at.view.seat ? [`hand/${String(args["spice"])}`] : [`display/${String(args["spice"])}`];
    case "dish-offered":
      return [`dish/${String(args["dish"])}`];
    case "spice-displayed":
      return [`display/${String(args["spice"])}`];
    case "takes-mill":
    case "mill-passed":
      return ["mill"];
    case "kept":
      return [`hand/${String(args["spice"])}`];
    default:
      return [];
  }
}

/** Whether there is something here that the other persons at the device must not see. */
export function secrets(at: SafranitoScene): boolean {
  const { seat, table } = at.view;
  if (seat === null) return false;
  const reserved = table.reserved[seat];
  return (
    SPICES.some((spice) => ownHand(at)[spice]) ||
    (typeof reserved === "object" && reserved.length > 0) ||
    chips(at).some((chip) => chip.seat === seat && !chip.up) ||
    table.drawn.some(([spice]) => spice !== null) ||
    at.view.step === "throwing"
  );
}
