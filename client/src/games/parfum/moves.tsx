// How the table is played: what is touched for an action, what it costs and brings, why not.
import type { ComponentChildren } from "preact";
import type { ActionOf, Effect, Refusal } from "../../board";
import { FlowerArtIcon } from "../../icons/flowers";
import type { Entry } from "../../protocol";
import { Bag, Coin, Cup, Drop, Flacon, Flask, Fly, Pyramid, ClockToken } from "./art";
import {
  AROMAS,
  NOBODY,
  SLOTS,
  boxOf,
  contentOf,
  covers,
  fliesOf,
  gained,
  indexOf,
  isFinished,
  isSoldOut,
  sum,
  takes,
  wakingOrder,
  type Aroma,
  type At,
  type Counts,
} from "./box";
import { aromaWords, capital, meanToken } from "./names";
import { atLeast, flaskChance, percent } from "./odds";
import { chanceOf, wished, wishWords } from "./wish";

type Action = ActionOf<"parfum">;

/** The things that are touched for an action. */
export function targets({ view }: At, action: Action): readonly string[] {
  const seat = view.to_act ?? 0;
  const placed = (note: string, place: string): readonly string[] =>
    (view.table.hands[seat]?.length ?? 0) > 1 ? [`note/${note}`, place] : [place];
  switch (action.do) {
    case "choose-clock":
      return [`clock/${action.clock}`];
    case "draw-note":
      return ["bag"];
    case "take-die":
      return [`booth/${action.aroma}`];
    case "take-water":
      return ["well"];
    case "reroll-flies":
      return [`dice/${action.aroma}`, `water/${action.token}`];
    case "reroll-all":
      return ["cup", `water/${action.token}`];
    case "turn-fly":
      return [`dice/${action.aroma}`, `water/${action.token}`, `water/${action.other}`];
    case "claim-note":
      return [`note/${action.note}`];
    case "join-perfume":
      return placed(action.note, `perfume/${seat}/${action.perfume}`);
    case "new-minor":
      return placed(action.note, "new/minor");
    case "new-major":
      return placed(action.note, "new/major");
    case "sell-to":
      return [`perfume/${seat}/${action.perfume}`, `customer/${action.customer}`];
    case "bargain":
      return [`perfume/${seat}/${action.perfume}`, "bargain"];
    case "discard-water":
      return [`water/${action.token}`];
    default:
      return []; // plain buttons: roll, stop, return, pass
  }
}

// Small pictures in HTML, for effects and the journal

const icon = (art: ComponentChildren, box = 48) => (
  <svg class="icon pf-icon" width="20" height="20" viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} aria-hidden="true">
    {art}
  </svg>
);
const coinIcon = icon(<Coin value="" r={16} />, 36);
const dropIcon = icon(<Drop />, 28);
const flaconIcon = icon(<Flacon />, 28);
const flyIcon = icon(<Fly />, 36);
const bagIcon = icon(<Bag />, 88);
const cupIcon = icon(<Cup />, 64);
const flaskIcon = (aroma: Aroma) => icon(<Flask aroma={aroma} />, 38);

/** What an action costs and brings. */
export function preview(at: At, action: Action): readonly Effect[] {
  const { t, view } = at;
  const { table } = view;
  const box = boxOf(at);
  const seat = view.to_act ?? 0;
  const percentWords = (part: number) => t("percent", { part: percent(part) });
  const afterwards = typeof view.prompt["left"] === "number" ? view.prompt["left"] - 1 : 0;
  const left: Effect = { tone: "plain", text: t("effect-left", { left: afterwards }) };
  switch (action.do) {
    case "choose-clock": {
      const later = table.clocks.filter((owner, i) => owner === NOBODY && i + 1 !== action.clock).length;
      return [
        { tone: "gain", text: t("effect-actions", { actions: table.actions_of[action.clock - 1] ?? 0 }) },
        { tone: "plain", text: t("effect-place", { place: action.clock }) },
        ...(later > 0 ? [{ tone: "plain", text: t("effect-clocks-left", { left: later }) } as const] : []),
      ];
    }
    case "draw-note": {
      const types = table.bag.map((id) => box.notes.get(id)?.type);
      const count = (type: string) => types.filter((one) => one === type).length;
      const text = t("effect-bag", { head: count("head"), heart: count("heart"), base: count("base") });
      return [{ tone: "chance", text, icon: bagIcon }, left];
    }
    case "take-die": {
      const index = indexOf(action.aroma);
      const wishing = wished(at);
      const more = AROMAS.map((_, i) => (i === index ? 1 : 0));
      return [
        {
          tone: "gain",
          text: t("effect-die", { count: (table.dice[index] ?? 0) + 1, aroma: t(`aroma-${action.aroma}`) }),
          icon: <FlowerArtIcon of={action.aroma} size={20} />,
        },
        {
          tone: "chance",
          text: t("effect-flask-chance", { part: percentWords(flaskChance(box, index)) }),
          icon: flaskIcon(action.aroma),
        },
        ...wishing.map((id) => hopeOf(at, id, more)),
        left,
      ];
    }
    case "take-water":
      return [
        {
          tone: "gain",
          text: t("effect-water", { mean: meanToken(at).toFixed(1) }),
          icon: dropIcon,
        },
        left,
      ];
    case "reroll-flies": {
      const index = indexOf(action.aroma);
      const flies = fliesOf(table, index);
      return [
        spent(at, action.token),
        {
          tone: "chance",
          text: t("effect-again", { count: flies, part: percentWords(atLeast(flies, 1, flaskChance(box, index))) }),
          icon: flyIcon,
        },
      ];
    }
    case "reroll-all":
      return [
        spent(at, action.token),
        { tone: "cost", text: t("effect-flasks-too", { flasks: sum(table.flasks) }), icon: cupIcon },
      ];
    case "turn-fly":
      return [
        spent(at, action.token, action.other),
        { tone: "gain", text: t("effect-turned", { aroma: t(`aroma-${action.aroma}`) }), icon: flaskIcon(action.aroma) },
      ];
    case "claim-note": {
      const note = box.notes.get(action.note);
      if (!note) return [];
      return [
        ...money(at, seat, note.coins),
        { tone: "cost", text: t("effect-pays", { aromas: aromaWords(at, note.requires) }), icon: flaskIcon(first(note.requires)) },
      ];
    }
    case "join-perfume": {
      const perfume = table.perfumes[seat]?.[action.perfume];
      if (!perfume) return [];
      const notes = [...perfume.notes, action.note];
      return [
        { tone: "plain", text: aromaWords(at, contentOf(box, notes)) },
        ...(notes.length === SLOTS[perfume.size].length
          ? [finishing(at, perfume.size), ...suitors(at, notes)]
          : []),
      ];
    }
    case "new-minor":
    case "new-major": {
      const size = action.do === "new-minor" ? "minor" : "major";
      const type = box.notes.get(action.note)?.type;
      const missing = SLOTS[size].filter((one) => one !== type).map((one) => t(`type-${one}`));
      return [
        { tone: "plain", text: t("effect-then-missing", { types: missing.join(", ") }) },
        { tone: "plain", text: t("effect-size", { flacons: box.flaconsOn[size], price: box.bargain[size] }) },
      ];
    }
    case "sell-to":
      return [
        ...money(at, seat, box.customers.get(action.customer)?.price ?? 0),
        ...givenAway(at, seat, action.perfume),
      ];
    case "bargain": {
      const size = table.perfumes[seat]?.[action.perfume]?.size;
      return [...money(at, seat, size ? box.bargain[size] : 0), ...givenAway(at, seat, action.perfume)];
    }
    case "discard-water":
      return [spent(at, action.token)];
    case "roll-dice": {
      const wishing = wished(at);
      return wishing.length === 0 ? [] : [{ tone: "chance", text: wishWords(at, wishing), icon: cupIcon }];
    }
    default:
      return [];
  }
}

/** What one more die does for a wanted note: its own chance, without water, or what it still needs. */
function hopeOf(at: At, id: string, more: Counts): Effect {
  const { t } = at;
  const note = boxOf(at).notes.get(id);
  const requires = note?.requires ?? [];
  const name = `${t(`slot-${note?.type ?? "heart"}`)} (${aromaWords(at, requires)})`;
  const { table } = at.view;
  const short = requires.map((one, i) => Math.max(0, one - (table.dice[i] ?? 0) - (more[i] ?? 0)));
  if (sum(short) > 0) return { tone: "plain", text: t("effect-wish-needs", { note: name, aromas: aromaWords(at, short) }) };
  const part = (of: number) => t("percent", { part: percent(of) });
  const [now, then] = [chanceOf(at, [id]).plain, chanceOf(at, [id], more).plain];
  return { tone: "chance", text: t("effect-wish", { note: name, now: part(now), then: part(then) }) };
}

const first = (counts: readonly number[]): Aroma => AROMAS[counts.findIndex((one) => one > 0)] ?? "violet";

/** Tokens that go: what they would bring at the end. */
function spent({ t }: At, ...tokens: readonly number[]): Effect {
  const worth = tokens.reduce((all, one) => all + one, 0);
  return { tone: "cost", text: t("effect-spent", { count: tokens.length, worth }), icon: dropIcon };
}

function finishing({ t, ...at }: At, size: "minor" | "major"): Effect {
  const box = boxOf(at);
  const { table } = at.view;
  const due = box.flaconsOn[size];
  const limited = table.options["limited_flacons"] !== false;
  return {
    tone: "gain",
    text: t("effect-flacons", { flacons: limited ? Math.min(due, table.flacons) : due }),
    icon: flaconIcon,
  };
}

/** Who on the street would buy it. */
function suitors(at: At, notes: readonly string[]): readonly Effect[] {
  const box = boxOf(at);
  const content = contentOf(box, notes);
  const prices = at.view.table.street.flatMap((id) => {
    const customer = id === null ? undefined : box.customers.get(id);
    return customer && covers(content, customer.wants) ? [customer.price] : [];
  });
  if (prices.length === 0) return [];
  const text = at.t("effect-suitors", { count: prices.length, price: Math.max(...prices) });
  return [{ tone: "plain", text, icon: coinIcon }];
}

/** Coins gained, where the marker lands, and what that means for the next choice of clocks. */
function money({ t, ...at }: At, seat: number, coins: number): readonly Effect[] {
  const { table } = at.view;
  const then = gained(table, seat, coins);
  const total = then.money[seat] ?? 0;
  const below = table.track.findLast((other) => other !== seat && table.money[other] === total);
  const place = (order: readonly number[]) => order.indexOf(seat) + 1;
  const now = place(wakingOrder(table.money, table.track));
  const next = place(wakingOrder(then.money, then.track));
  const found: Effect[] = [{ tone: "gain", text: t("effect-coins", { coins, total }), icon: coinIcon }];
  if (below !== undefined) {
    found.push({ tone: "plain", text: t("effect-on-top", { player: at.names[below] ?? "" }) });
  }
  if (now !== next && !table.last_round) {
    found.push({ tone: "plain", text: t("effect-waking", { place: next }) });
  }
  return found;
}

/** A flacon goes; the last one of a perfume brings water. */
function givenAway({ t, ...at }: At, seat: number, index: number): readonly Effect[] {
  const left = (at.view.table.perfumes[seat]?.[index]?.flacons ?? 1) - 1;
  const found: Effect[] = [{ tone: "cost", text: t("effect-flacons-left", { left }), icon: flaconIcon }];
  if (left === 0) {
    const tokens = boxOf(at).count["sold-out-water"];
    found.push({ tone: "gain", text: t("effect-sold-out", { tokens }), icon: dropIcon });
  }
  return found;
}

/** Why a thing cannot be touched now. */
export function refusal(at: At, target: string): Refusal | null {
  const { t, view } = at;
  const { table, step } = view;
  const box = boxOf(at);
  const seat = view.to_act ?? 0;
  const [kind, id = "", number = ""] = target.split("/");
  const say = (rule: string, text: string): Refusal => ({ text: capital(text), rule });
  switch (kind) {
    case "clock":
      if (step === "choose-clock" && table.clocks[Number(id) - 1] !== NOBODY) {
        return say("PF-WAKE-05", t("refused-clock-taken", { clock: Number(id) }));
      }
      return null;
    case "booth": {
      const index = indexOf(id);
      if (step === "prepare" && (table.dice[index] ?? 0) >= (box.dice[index] ?? 0)) {
        return say("PF-PREP-09", t("refused-booth-empty", { aroma: t.any(`aroma-${id}`) }));
      }
      return step === "prepare" ? null : say("PF-PREP-02", t("why-only-prepare"));
    }
    case "bag":
      if (step !== "prepare") return say("PF-PREP-04", t("why-only-prepare"));
      if (!table.display.includes(null)) return say("PF-PREP-05", t("refused-display-full"));
      return table.bag.length === 0 ? say("PF-PREP-06", t("refused-bag-empty")) : null;
    case "well":
      if (step !== "prepare") return say("PF-PREP-11", t("why-only-prepare"));
      return table.well + sum(table.discard) === 0 ? say("PF-PREP-12", t("refused-no-water-left")) : null;
    case "note": {
      const note = box.notes.get(id);
      if (!note || !table.display.includes(id)) return null;
      if (step === "claim" && !covers(table.flasks, note.requires)) {
        const short = note.requires.map((one, i) => Math.max(0, one - (table.flasks[i] ?? 0)));
        return say("PF-CLAIM-02", t("why-flasks-missing", { aromas: aromaWords(at, short) }));
      }
      return null;
    }
    case "dice":
      if (step !== "water") return null;
      return fliesOf(table, indexOf(id)) === 0
        ? say("PF-DISTILL-04", t("refused-no-fly-of-colour", { aroma: t.any(`aroma-${id}`) }))
        : null;
    case "water":
      if (step === "claim") return say("PF-DISTILL-10", t("refused-water-is-over"));
      if (step === "prepare" || step === "roll") return say("PF-DISTILL-03", t("why-water-later"));
      return null;
    case "new":
      return step === "compose" && id === "minor" ? say("PF-COMPOSE-04", t("refused-heart-only-major")) : null;
    case "perfume": {
      const perfume = Number(id) === seat ? table.perfumes[seat]?.[Number(number)] : undefined;
      if (!perfume) return null;
      if (step === "sell") {
        if (!isFinished(perfume)) return say("PF-SELL-04", t("refused-perfume-unfinished"));
        return isSoldOut(perfume) ? say("PF-SELL-04", t("refused-no-flacon-left")) : null;
      }
      if (step !== "compose") return null;
      if (isFinished(perfume)) return say("PF-COMPOSE-09", t("refused-perfume-finished"));
      const types = (table.hands[seat] ?? []).flatMap((one) => box.notes.get(one)?.type ?? []);
      if (types.some((type) => takes(box, perfume, type))) return null;
      if (types.includes("heart") && perfume.size === "minor") {
        return say("PF-COMPOSE-04", t("refused-heart-only-major"));
      }
      const [type] = types;
      return type ? say("PF-COMPOSE-05", t("refused-slot-filled", { type: t(`type-${type}`) })) : null;
    }
    case "customer": {
      const customer = box.customers.get(id);
      if (!customer) return null;
      if (step !== "sell") return say("PF-SELL-01", t("why-sell-later"));
      const fits = (table.perfumes[seat] ?? []).some(
        (perfume) => perfume.flacons > 0 && covers(contentOf(box, perfume.notes), customer.wants),
      );
      return fits ? null : say("PF-SELL-04", t("why-no-perfume-suits"));
    }
    case "bargain":
      return step === "sell" ? null : say("PF-SELL-01", t("why-sell-later"));
    default:
      return null;
  }
}

/** The things that an entry of the journal moved. */
export function touched(_: At, { id, args = {} }: Entry): readonly string[] {
  const text = (name: string) => String(args[name]);
  switch (id) {
    case "takes-clock":
      return [`clock/${text("clock")}`];
    case "takes-die":
    case "rerolls-flies":
    case "turns-fly":
      return [`dice/${text("aroma")}`];
    case "rolls":
      return AROMAS.filter((_, i) => {
        const count = (name: string) => (args[name] as readonly number[] | undefined)?.[i] ?? 0;
        return count("flasks") + count("flies") > 0;
      }).map((aroma) => `dice/${aroma}`);
    case "note-drawn":
    case "claims":
      return [`note/${text("note")}`];
    case "customer-arrives":
      return [`customer/${text("customer")}`];
    case "draws-water":
      return ["well"];
    case "begins":
    case "joins":
    case "finishes":
    case "sells":
    case "bargains":
      return [`perfume/${text("seat")}/${text("perfume")}`];
    default:
      return [];
  }
}

/** A small picture for an entry. */
export function sign(at: At, { id, args = {} }: Entry): ComponentChildren {
  const aroma = AROMAS.find((one) => one === args["aroma"]);
  const type = boxOf(at).notes.get(String(args["note"]))?.type;
  switch (id) {
    case "takes-clock": {
      const clock = Number(args["clock"]);
      return icon(<ClockToken place={clock} actions={at.view.table.actions_of[clock - 1] ?? 0} />, 56);
    }
    case "takes-die":
      return aroma ? <FlowerArtIcon of={aroma} size={20} /> : null;
    case "rolls":
    case "rerolls-all":
      return cupIcon;
    case "rerolls-flies":
      return flyIcon;
    case "turns-fly":
      return aroma ? flaskIcon(aroma) : flyIcon;
    case "draws-water":
    case "drew-token":
    case "reshuffle":
    case "discards":
    case "scores-water":
    case "sold-out":
      return dropIcon;
    case "note-drawn":
      return bagIcon;
    case "claims":
    case "begins":
    case "joins":
      return type ? icon(<Pyramid type={type} />, 30) : null;
    case "finishes":
    case "leaves-flacons":
      return flaconIcon;
    case "sells":
    case "bargains":
      return coinIcon;
    default:
      return null;
  }
}

/** The rules that matter in a step. */
export function chapters(step: string): readonly string[] {
  switch (step) {
    case "choose-clock":
      return ["PF-WAKE", "PF-MONEY", "PF-2P-02"];
    case "prepare":
      return ["PF-PREP", "PF-WATER"];
    case "roll":
    case "water":
      return ["PF-DISTILL", "PF-WATER"];
    case "claim":
      return ["PF-CLAIM"];
    case "compose":
    case "flacons":
      return ["PF-COMPOSE", "PF-FLACON"];
    case "end-turn":
      return ["PF-CREATE"];
    case "sell":
      return ["PF-SELL", "PF-BARG", "PF-OUT", "PF-2P-06"];
    case "limit":
      return ["PF-LIMIT"];
    default:
      return ["PF-ROUND", "PF-END", "PF-SCORE"];
  }
}
