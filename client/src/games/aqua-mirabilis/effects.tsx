// What an action costs and brings, before it counts; and small pictures for the journal.
import type { Effect } from "../../board";
import type { Entry } from "../../protocol";
import { Carriage, Crown, Cube, Envelope, Essence_, Fan, Flacon, Flower, Laurel, MethodArt, Small, Still, Token, Wheel, Worker } from "./art";
import {
  actor,
  type At,
  baseOf,
  boxOf,
  carriageSteps,
  CITIES,
  counted,
  driven,
  type Essence,
  ESSENCES,
  essence,
  frame,
  harvest,
  judge,
  type Judged,
  judgePerfume,
  LADIES,
  leader,
  lettersLeft,
  makes,
  NOBODY,
  person,
  productionPoints,
  sumOf,
  total,
} from "./box";
import type { Action } from "./targets";
import { essenceName, perfumeName, placeName, some } from "./words";

const star = () => <Small><Laurel /></Small>;
const token = () => <Small><Token r={9} /></Small>;

const flowerIcon = (of: Essence) => <Small size={18} box={50}><Flower of={of} size={48} /></Small>;
const essenceIcon = (of: Essence) => <Small size={18} box={34}><Essence_ of={of} size={32} /></Small>;

/** The action points of an action, as the sundial pays them. */
export function cost(at: At, action: Action): number | null {
  const box = boxOf(at);
  const first = (area: string, type?: string) =>
    box.rows.spaces.find((one) => one.area === area && (type === undefined || one.type === type))?.cost ?? null;
  switch (action.do) {
    case "visit-stall":
      return first("market", action.flower);
    case "study":
    case "visit-couple":
      return box.spaces.get(action.space)?.cost ?? null;
    case "travel-to":
      return first("travel", action.city);
    case "enter-versailles":
      return first("versailles");
    case "move-worker":
      return 1;
    default:
      return null;
  }
}

/** Whether a city tile pays for the action instead of the sundial. */
export const covered = (at: At): boolean =>
  (at.view.step === "turn" && Number(frame(at)[3] ?? 0) > 0) || (at.view.step === "workers" && frame(at)[2] === 0);

/** What a perfume scores in all; the workbench has it row by row. */
export function scoring(at: At, rows: readonly Judged[]): Effect[] {
  const tokens = rows.filter((row) => row.token).length;
  const gains: Effect[] = [{ tone: "gain", text: at.t("gain-points", { count: sumOf(rows) }), icon: <Small><Crown /></Small> }];
  if (tokens) gains.push({ tone: "gain", text: at.t("gain-tokens", { count: tokens }), icon: token() });
  return gains;
}

/** The best that a perfume of this base could bring now, from the essences at hand. */
function best(at: At, seat: number, base: Essence, slots: number): number {
  const held = ESSENCES.filter((one) => one !== base && counted(person(at, seat).essences, one) > 0);
  const ways =
    slots === 1
      ? held.map((one) => [one])
      : held.flatMap((one, i) => held.slice(i + 1).map((other) => [one, other]));
  return Math.max(0, ...ways.map((way) => sumOf(judge(at, seat, base, way))));
}

export function preview(at: At, action: Action): readonly Effect[] {
  const { t, view } = at;
  const { table } = view;
  const box = boxOf(at);
  const seat = actor(at);
  const who = person(at, seat);
  const effects: Effect[] = [];
  const add = (tone: Effect["tone"], text: string, icon?: Effect["icon"]) =>
    effects.push(icon === undefined ? { tone, text } : { tone, text, icon });
  const goods = (tone: "gain" | "cost", counts: Readonly<Record<string, number>>, icon: (of: Essence) => Effect["icon"]) => {
    for (const of of ESSENCES) {
      const count = counted(counts, of);
      if (count) add(tone, t("counted", { thing: essenceName(at, of), count: tone === "cost" ? `−${count}` : `+${count}` }), icon(of));
    }
  };
  const experience = (change: number) => {
    if (change) add(change > 0 ? "gain" : "cost", t("change-experience", { change: `${change > 0 ? "+" : "−"}${Math.abs(change)}` }), star());
  };
  const day = () => add("chance", t("day-passes"));

  const price = cost(at, action);
  if (price !== null) {
    if (covered(at)) add("plain", t("tile-pays"));
    else if (who.dial === price) day(); // the words of the action say what it costs
  }
  switch (action.do) {
    case "visit-stall": {
      const taken = harvest(at, action.flower);
      if (total(taken)) goods("gain", taken, flowerIcon);
      else add("plain", t("nothing-there"));
      break;
    }
    case "study":
      add("plain", t.any(`price-${box.spaces.get(action.space)?.type ?? "base"}`));
      break;
    case "travel-to": {
      const tile = box.tiles.get(table.tops[CITIES.indexOf(action.city)] ?? "");
      experience(tile?.experience ?? 0);
      break;
    }
    case "visit-couple": {
      const couple = LADIES.findIndex((one) => one === box.spaces.get(action.space)?.type);
      if (who.letter === couple && lettersLeft(at, couple + 1) < 1) add("cost", t("letters-gone", { letter: couple + 1 }));
      else if (who.letter === couple) add("gain", t("gain-letter", { letter: couple + 1 }), <Small size={26} box={28}><Envelope level={couple + 1} /></Small>);
      else add("plain", t("no-letter"));
      add("plain", t("then-gifts"));
      break;
    }
    case "enter-versailles": {
      const ready = who.parade.filter((one) => !one.presented);
      const most = Math.max(0, ...ready.map((one) => sumOf(judgePerfume(at, seat, one))));
      if (ready.length) add("gain", t("up-to-points", { count: most }), <Small><Crown /></Small>);
      else add("plain", t("create-first"));
      break;
    }
    case "produce":
      add("gain", t("production-points", { count: productionPoints(at, seat) }), <Small size={18} box={32}><Still /></Small>);
      add("gain", t("carriage-steps", { count: carriageSteps(at, seat) }), <Small><Wheel /></Small>);
      day();
      break;
    case "end-turn": {
      const produced = frame(at)[3] === 1;
      if (produced && total(who.flowers)) add("cost", t("lost-flowers", { flowers: some(at, who.flowers) }));
      if (produced || who.dial === 0) day();
      break;
    }
    case "take-extra-turn":
      add("cost", t("pay-tokens", { count: 1 }), token());
      break;
    case "take-recipe": {
      const recipe = box.recipes.get(action.recipe);
      if (!recipe) break;
      const byTile = view.step === "choose-recipe" && frame(at)[3] !== 0;
      if (byTile || who.bases.includes(recipe.base)) add("plain", t("base-free"));
      else goods("cost", { [recipe.base]: 1 }, essenceIcon);
      add("gain", t("worth-up-to", { points: best(at, seat, recipe.base, recipe.slots) }), <Small><Crown /></Small>);
      break;
    }
    case "discard-perfume":
    case "give-perfume":
    case "present-perfume": {
      const perfume = who.parade[action.perfume];
      if (!perfume) break;
      if (action.do === "present-perfume") effects.push(...scoring(at, judgePerfume(at, seat, perfume)));
      else add("cost", perfumeName(at, perfume), <Small size={22} box={72}><Flacon base={baseOf(at, perfume)} others={[]} y={10} /></Small>);
      if (action.do === "give-perfume") add("gain", t("one-influence"));
      break;
    }
    case "add-essence":
    case "add-essences": {
      const added = action.do === "add-essence" ? [action.essence] : [action.first, action.second];
      const recipe = box.recipes.get(String(view.prompt["recipe"]));
      if (!recipe) break;
      const rows = judge(at, seat, recipe.base, added);
      add("gain", t("worth-now", { points: sumOf(rows) }), <Small><Crown /></Small>);
      break;
    }
    case "flip-tile": {
      const tile = box.tiles.get(action.tile);
      if (!tile) break;
      experience(-tile.experience);
      add("gain", t("prestige-later", { points: tile.prestige }));
      if (tile.kind === "half-points") add("gain", t("gain-points", { count: Math.floor(Math.max(0, Number(frame(at)[5] ?? 0)) / 2) }));
      break;
    }
    case "move-worker": {
      const stall = who.perfumer?.replace("stall-", "") ?? "";
      const workers = [...table.workers];
      workers[workers.indexOf(action.stall)] = action.to;
      goods("gain", harvest(at, essence(stall), workers), flowerIcon);
      break;
    }
    case "collect":
      goods("gain", harvest(at, essence(who.perfumer?.replace("stall-", "") ?? "")), flowerIcon);
      break;
    case "learn-base":
      goods("cost", { [action.essence]: 1 }, essenceIcon);
      experience(1);
      break;
    case "learn-specialisation":
      goods("cost", { [action.flower]: 1 }, flowerIcon);
      experience(1);
      break;
    case "learn-ability":
      add("cost", t("pay-tokens", { count: 1 }), token());
      experience(1);
      break;
    case "learn-method":
      goods("cost", { [action.flower]: 2 }, flowerIcon);
      if (who.methods.length < box.count("method-slots")) experience(1);
      break;
    case "drop-method": {
      const stored = who.methods.find((one) => one.method === action.method)?.stored ?? [];
      if (stored.length) add("cost", t("lost-flowers", { flowers: some(at, tally(stored)) }));
      break;
    }
    case "give-essence":
      goods("cost", { [action.essence]: 1 }, essenceIcon);
      add("gain", t("one-influence"));
      break;
    case "give-token":
      add("cost", t("pay-tokens", { count: 1 }), token());
      add("gain", t("one-influence"));
      break;
    case "place-influence":
    case "move-influence": {
      const to = action.do === "place-influence" ? action.lady : action.to;
      const lady = LADIES.indexOf(to);
      const mine = (who.influence[lady] ?? 0) + 1;
      const most = Math.max(0, ...table.players.filter((_, i) => i !== seat).map((one) => one.influence[lady] ?? 0));
      if (mine > most && leader(at, lady) !== seat) add("gain", t("takes-lead", { lady: to, effect: t.any(`favour-${to.toLowerCase()}`) }));
      else if (mine === most) add("plain", t("ties-lead", { lady: to }));
      break;
    }
    case "keep-favours":
      for (const lady of [action.first, action.second]) add("gain", t.any(`favour-${lady.toLowerCase()}`));
      break;
    case "begin-with": {
      const perfume = who.parade[Number(frame(at)[2] ?? 0)];
      if (perfume) effects.push(...scoring(at, judge(at, seat, baseOf(at, perfume), [action.essence])));
      break;
    }
    case "move-court":
      add("plain", t("court-goes", { essence: essenceName(at, box.after(essence(table.court))[0] ?? "") }), <Small><Fan /></Small>);
      break;
    case "use-method":
    case "macerate": {
      const method = box.methods.get(action.do === "macerate" ? "maceration" : action.method);
      if (!method) break;
      const flowers = action.do === "macerate" ? [action.flower, action.other] : Array.from({ length: method.inputs }, () => action.flower);
      add("cost", t("production-points", { count: method.cost }), <Small size={18} box={32}><Still /></Small>);
      goods("cost", tally(flowers), flowerIcon);
      goods("gain", makes(at, seat, method, flowers), essenceIcon);
      break;
    }
    case "stop-converting": {
      const left = Number(view.prompt["points"] ?? 0);
      if (left) add("cost", t("lost-points", { count: left }));
      break;
    }
    case "stop-storing":
      if (total(who.flowers)) add("cost", t("lost-flowers", { flowers: some(at, who.flowers) }));
      break;
    case "drive": {
      const place = driven(who.carriage, action.towards, action.steps);
      const city = box.cityAt(place);
      add("plain", placeName(at, place));
      if (city) {
        const index = CITIES.indexOf(city);
        if (who.letter < (box.cities.get(city)?.letter ?? 0)) add("cost", t("no-tile-without-letter", { letter: box.cities.get(city)?.letter ?? 0 }));
        else if (table.tops[index]) add("gain", t("tile-of-choice", { count: (table.stacks[index]?.length ?? 0) + 1 }));
      }
      break;
    }
    case "pick-tile":
      experience(box.tiles.get(action.tile)?.experience ?? 0);
      break;
    default:
  }
  return effects;
}

const tally = (of: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of of) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
};

/** A small picture for an entry of the journal. */
export function sign(_: At, { id, args = {} }: Entry) {
  const seat = Number(args["seat"] ?? NOBODY);
  const name = (of: string) => essence(String(args[of]));
  switch (id) {
    case "collects":
    case "takes-flower":
    case "delivery":
    case "throws-away":
    case "stores":
    case "drops":
      return flowerIcon("jasmine");
    case "moves-worker":
      return <Small><Worker /></Small>;
    case "creates":
    case "perfumes-new":
    case "parade-points":
    case "discards-perfume":
    case "gives-perfume":
      return <Small size={22} box={72}><Flacon base="rose" others={[]} y={10} /></Small>;
    case "presents":
    case "half-points":
      return <Small><Crown /></Small>;
    case "preferences":
      return <Small><Crown /></Small>;
    case "royal-cube":
    case "no-royal-cube":
      return <Small size={18} box={14}><Cube size={11} /></Small>;
    case "moves-court":
      return <Small><Fan /></Small>;
    case "learns-base":
    case "gives-essence":
      return essenceIcon(name("essence"));
    case "learns-specialisation":
      return flowerIcon(name("flower"));
    case "learns-method":
    case "drops-method":
    case "converts":
      return <Small size={20} box={34}><MethodArt of={String(args["method"])} /></Small>;
    case "produces":
      return <Small size={20} box={34}><Still /></Small>;
    case "letter":
      return <Small size={24} box={28}><Envelope level={Number(args["letter"])} /></Small>;
    case "extra-turn":
    case "royal-token":
    case "final-tokens":
    case "gives-token":
      return token();
    case "drives":
    case "arrives":
    case "returns":
      return <Small size={26} box={40}><Carriage seat={Math.max(0, seat)} /></Small>;
    case "gains-tile":
    case "flips":
    case "final-cities":
    case "tile-turned-up":
      return star();
    default:
      return null;
  }
}
