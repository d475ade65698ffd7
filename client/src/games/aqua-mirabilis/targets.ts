// Which things one touches for an action, which things an entry moved, and why a thing cannot be
// touched now.
import type { ActionOf, Refusal } from "../../board";
import type { Entry } from "../../protocol";
import {
  actor,
  type At,
  boxOf,
  cellOf,
  counted,
  driven,
  type Essence,
  ESSENCES,
  essence,
  frame,
  type Game,
  LADIES,
  person,
  total,
} from "./box";
import { describe } from "./words";

export type Action = ActionOf<Game>;

/** A flower for a method: from the hand, else from what is stored on it. */
function flowerFor(at: At, seat: number, method: string, flower: string): string {
  return counted(person(at, seat).flowers, flower) > 0
    ? `flower/${seat}/${flower}`
    : `stored/${seat}/${method}/${flower}`;
}

export function targets(at: At, action: Action): readonly string[] {
  const seat = actor(at);
  switch (action.do) {
    case "visit-stall":
      return [`stall/${action.flower}`];
    case "study":
    case "visit-couple":
      return [`space/${action.space}`];
    case "travel-to":
      return [`city/${action.city}`];
    case "enter-versailles":
      return ["versailles"];
    case "produce":
      return [`home/${seat}`];
    case "take-recipe":
      return [`recipe/${action.recipe}`];
    case "discard-perfume":
    case "give-perfume":
    case "present-perfume":
      return [`perfume/${seat}/${action.perfume}`];
    case "add-essence":
    case "give-essence":
      return [`essence/${seat}/${action.essence}`];
    case "add-essences":
      return [`essence/${seat}/${action.first}`, `essence/${seat}/${action.second}`];
    case "flip-tile":
      return [`tile/${seat}/${action.tile}`];
    case "choose-essence":
      return [`reserve/${action.essence}`];
    case "choose-essences":
      return [`reserve/${action.first}`, `reserve/${action.second}`];
    case "take-flower":
      return [`reserve/${action.flower}`];
    case "drop-flower":
      return [`stored/${seat}/${action.method}/${action.flower}`];
    case "move-worker":
      return [`worker/${action.stall}`, `stall/${action.to}`];
    case "learn-base":
      return [`learn/base/${action.essence}`];
    case "learn-specialisation":
      return [`learn/specialisation/${action.flower}`];
    case "learn-ability":
      return [`learn/ability/${action.ability}`];
    case "learn-method":
      return [`learn/method/${action.method}`, `flower/${seat}/${action.flower}`];
    case "drop-method":
      return [`method/${seat}/${action.method}`];
    case "give-token":
      return [`tokens/${seat}`];
    case "place-influence":
      return [`lady/${action.lady}`];
    case "move-influence":
      return [`influence/${action.lady}`, `lady/${action.to}`];
    case "keep-favours":
      return [`favour/${action.first}`, `favour/${action.second}`];
    case "begin-with":
      return [`cell/${beginCell(at, action.essence)}`];
    case "move-court":
      return ["court"];
    case "use-method":
      return [flowerFor(at, seat, action.method, action.flower), `method/${seat}/${action.method}`];
    case "macerate":
      return [
        flowerFor(at, seat, "maceration", action.flower),
        flowerFor(at, seat, "maceration", action.other),
        `method/${seat}/maceration`,
      ];
    case "store-flower":
      return [`flower/${seat}/${action.flower}`, `method/${seat}/${action.method}`];
    case "drive":
      return [`road/${driven(person(at, seat).carriage, action.towards, action.steps)}`];
    case "stay-put":
    case "stay-in-city":
      return [`road/${person(at, seat).carriage}`];
    case "return-to-grasse":
      return [`road/${boxOf(at).count("grasse")}`];
    case "pick-tile":
      return [`pick/${action.tile}`];
    default:
      return [];
  }
}

/** The cell of the perfume that is being presented, with this complementary essence. */
function beginCell(at: At, other: Essence): string {
  const index = Number(frame(at)[2] ?? 0);
  const perfume = person(at, actor(at)).parade[index];
  const base = boxOf(at).recipes.get(perfume?.recipe ?? "")?.base ?? "rose";
  return cellOf(base, other);
}

/** What an entry of the journal moved. */
export function touched(at: At, { id, args = {} }: Entry): readonly string[] {
  const seat = Number(args["seat"] ?? -1);
  const word = (name: string) => String(args[name]);
  switch (id) {
    case "goes": {
      const space = boxOf(at).spaces.get(word("space"));
      switch (space?.area) {
        case "market":
          return [`stall/${space.type}`];
        case "travel":
          return [`city/${space.type}`];
        case "versailles":
          return ["versailles"];
        default:
          return [`space/${word("space")}`];
      }
    }
    case "moves-worker":
      return [`stall/${word("to_flower")}`];
    case "learns-base":
      return [`learn/base/${word("essence")}`];
    case "learns-specialisation":
      return [`learn/specialisation/${word("flower")}`];
    case "learns-ability":
      return [`learn/ability/${word("ability")}`];
    case "learns-method":
      return [`learn/method/${word("method")}`, `method/${seat}/${word("method")}`];
    case "gains-tile":
      return [`tile/${seat}/${word("tile")}`];
    case "places-influence":
    case "looks":
      return [`lady/${word("lady")}`];
    case "moves-influence":
      return [`lady/${word("to_lady")}`];
    case "favour":
    case "favour-returns":
      return [`favour/${word("lady")}`];
    case "moves-court":
      return ["court"];
    case "produces":
      return [`home/${seat}`];
    case "drives": {
      const who = at.view.table.players[seat];
      return who ? [`road/${who.carriage}`] : [];
    }
    case "creates": {
      const last = (at.view.table.players[seat]?.parade.length ?? 0) - 1;
      return last >= 0 ? [`perfume/${seat}/${last}`] : [];
    }
    case "presents":
      return cells(word("perfume"));
    case "delivery":
      return boxOf(at).deliveries.get(word("delivery"))?.flowers.map((one) => `stall/${one}`) ?? [];
    case "perfumes-new":
      return at.view.table.players.flatMap((one, who) => one.parade.map((_, i) => `perfume/${who}/${i}`));
    case "royal-cube":
      return [`cell/${cellOf(essence(word("base")), essence(word("other")))}`];
    case "preferences":
      return ["king", "court"];
    default:
      return [];
  }
}

/** The cells of a perfume as the journal writes it, `L-B/N`. */
function cells(perfume: string): string[] {
  const [base, rest = ""] = perfume.split("-");
  return rest.split("/").map((other) => `cell/${base}-${other}`);
}

const WINDOWS = new Set(["turn", "workers", "gifts", "versailles", "convert", "store", "carriage", "close", "parade"]);
const ALWAYS = new Set(["flowers", "essences", "choice", "originality", "influence"]);
const MOMENTS: Readonly<Record<string, string>> = {
  production: "AM-CITY-10",
  action: "AM-CITY-11",
  "second-perfume": "AM-CITY-12",
  "half-points": "AM-CITY-13",
};

const possible = new WeakMap<object, ReadonlySet<string>>();

/** Everything that some legal action touches, whatever is picked already. */
function legal(at: At): ReadonlySet<string> {
  let found = possible.get(at.view);
  if (!found) possible.set(at.view, (found = new Set(at.view.options.flatMap((one) => targets(at, one)))));
  return found;
}

/** Why a thing that looks as if it could be touched cannot be, now: the words of the rules. */
export function refusal(at: At, target: string): Refusal | null {
  if (legal(at).has(target)) return null;
  const step = at.view.step ?? "";
  const seat = actor(at);
  const [kind = "", first = "", second = ""] = target.split("/");
  const no = (rule: string, id: string, args: Readonly<Record<string, unknown>> = {}): Refusal => {
    const words = at.t.any(`refused-${id}`, describe(at, args));
    return { text: words.charAt(0).toUpperCase() + words.slice(1), rule };
  };
  const own = first === String(seat);
  if (kind === "recipe" && WINDOWS.has(step)) return refuseRecipe(at, seat, first, no);
  if (kind === "tile" && own && WINDOWS.has(step)) return step === "parade" ? no("AM-FINAL-06", "only-perfumes") : refuseFlip(at, second, no);
  switch (step) {
    case "turn":
      return refuseSpace(at, seat, target, no);
    case "workers":
      return kind === "worker" ? no("AM-MARKET-08", "worker-moved") : null;
    case "study-base":
    case "study-specialisation":
    case "study-ability":
    case "study-method":
      return kind === "learn" && step === `study-${first}` ? refuseLearning(at, seat, first, second, no) : null;
    case "gifts":
      if (kind === "essence" && own && counted(person(at, seat).essences, second) > 0) {
        return no("AM-COURT-04", "wrong-gift", { lady: LADIES[Number(frame(at)[2] ?? 0)] });
      }
      return null;
    case "influence": {
      const lady = LADIES[Number(frame(at)[2] ?? -1)];
      return kind === "lady" && lady ? no("AM-COURT-06", "another-lady", { lady }) : null;
    }
    case "keep":
      return kind === "favour" ? no("AM-FAVOUR-04", "two-of-your-favours") : null;
    case "versailles": {
      if (kind !== "perfume" || !own) return null;
      const shown = person(at, seat).parade[Number(second)];
      return shown?.presented ? no("AM-VERSAILLES-12", "already-presented") : no("AM-VERSAILLES-14", "enough-presented");
    }
    case "convert": {
      if (kind !== "method" || !own) return null;
      const method = boxOf(at).methods.get(second);
      const points = Number(at.view.prompt["points"] ?? 0);
      if (!method) return null;
      return method.cost > points
        ? no("AM-PROD-04", "too-few-production-points", { cost: method.cost })
        : no("AM-PROD-04", "flowers-missing", { method: second });
    }
    case "store": {
      if (kind !== "method" || !own) return null;
      const station = person(at, seat).methods.find((one) => one.method === second);
      const inputs = boxOf(at).methods.get(second)?.inputs ?? 0;
      return station && station.stored.length >= inputs
        ? no("AM-STORE-02", "method-full", { method: second })
        : no("AM-STORE-03", "does-not-fit", { method: second });
    }
    case "carriage":
      return kind === "road" && Number(first) !== person(at, seat).carriage
        ? no("AM-CARRIAGE-02", "too-many-steps", { steps: Number(at.view.prompt["steps"] ?? 0) })
        : null;
    default:
      return null;
  }
}

type No = (rule: string, id: string, args?: Readonly<Record<string, unknown>>) => Refusal;

function refuseSpace(at: At, seat: number, target: string, no: No): Refusal | null {
  const box = boxOf(at);
  const { table } = at.view;
  const who = person(at, seat);
  const covered = Number(frame(at)[3] ?? 0);
  const [kind, name = ""] = target.split("/");
  if (kind === "home" && name === String(seat)) {
    if (covered) return no("AM-CITY-11", "choose-an-action");
    if (box.dial(who.dial).production === 0) return no("AM-SUNDIAL-06", "no-production-points");
    const stored = table.options["hand_flower_needed"] ? [] : who.methods.flatMap((one) => one.stored);
    return total(who.flowers) + stored.length === 0 ? no("AM-PROD-01", "no-flower") : no("AM-PROD-06", "nothing-to-convert");
  }
  const spaces = box.rows.spaces.filter((one) =>
    kind === "stall"
      ? one.id === `stall-${name}`
      : kind === "space"
        ? one.id === name
        : kind === "city"
          ? one.area === "travel" && one.type === name
          : kind === "versailles" && one.area === "versailles",
  );
  const [space] = spaces;
  if (!space) return null;
  const standing = box.spaces.get(who.perfumer ?? "");
  if (standing?.type === space.type) return no("AM-ACTION-03", "same-type-again");
  if (space.area !== "versailles" && table.players.some((one) => one.perfumer === space.id)) {
    return no("AM-ACTION-02", "space-occupied");
  }
  if (space.cost > (covered || who.dial)) return no("AM-SUNDIAL-03", "too-few-points", { cost: space.cost });
  switch (space.area) {
    case "travel": {
      const letter = box.cities.get(space.type)?.letter ?? 0;
      return who.letter < letter ? no("AM-TRAVEL-02", "letter-missing", { letter }) : no("AM-TRAVEL-05", "stack-empty");
    }
    case "versailles":
      return no("AM-VERSAILLES-15", "nothing-to-present");
    case "apprenticeship":
      return no("AM-APPR-08", "nothing-to-learn");
    default:
      return no("AM-ACTION-02", "take-the-first-space");
  }
}

function refuseRecipe(at: At, seat: number, id: string, no: No): Refusal | null {
  const box = boxOf(at);
  const who = person(at, seat);
  const recipe = box.recipes.get(id);
  if (!recipe) return null;
  if (Number(frame(at)[3] ?? 0) && at.view.step === "turn") return no("AM-CITY-11", "choose-an-action");
  if (who.parade.length >= box.count("parade")) return no("AM-PERFUME-08", "parade-full");
  if (counted(at.view.table.recipes, id) === 0) return no("AM-PERFUME-11", "recipe-gone", { recipe: id });
  if (recipe.level > who.experience) {
    return no("AM-PERFUME-02", "level-too-high", { recipe: id, level: recipe.level });
  }
  if (counted(who.essences, recipe.base) === 0 && !who.bases.includes(recipe.base)) {
    return no("AM-PERFUME-03", "base-missing", { essence: recipe.base });
  }
  const others = ESSENCES.filter((one) => one !== recipe.base && counted(who.essences, one) > 0);
  return others.length < recipe.slots
    ? no("AM-PERFUME-04", "cannot-complete", { recipe: id })
    : no("AM-PERFUME-10", "perfume-twice");
}

function refuseFlip(at: At, id: string, no: No): Refusal | null {
  const tile = boxOf(at).tiles.get(id);
  if (!tile) return null;
  if (Number(frame(at)[3] ?? 0) && at.view.step === "turn") return no("AM-CITY-11", "choose-an-action");
  if (tile.kind.startsWith("recipe")) return no("AM-CITY-16", "no-perfume-by-tile");
  if (ALWAYS.has(tile.kind)) return no("AM-VERSAILLES-15", "present-first");
  return no(MOMENTS[tile.kind] ?? "AM-CITY-01", "not-the-moment", { tile: id });
}

function refuseLearning(at: At, seat: number, kind: string, name: string, no: No): Refusal | null {
  const { table } = at.view;
  const who = person(at, seat);
  switch (kind) {
    case "base":
      if (!counted(table.bases_left, name)) return no("AM-APPR-08", "tile-gone");
      return who.bases.includes(name) ? no("AM-APPR-05", "tile-twice") : no("AM-APPR-01", "no-such-essence", { essence: essence(name) });
    case "specialisation":
      if (!counted(table.specialisations_left, name)) return no("AM-APPR-08", "tile-gone");
      return who.specialisations.includes(name) ? no("AM-APPR-05", "tile-twice") : no("AM-APPR-02", "no-such-flower", { flower: name });
    case "ability":
      return who.abilities.includes(name) ? no("AM-APPR-05", "tile-twice") : no("AM-APPR-08", "tile-gone");
    default:
      if (who.learned.includes(name)) return no("AM-APPR-06", "method-twice", { method: name });
      return total(table.methods_left) && counted(table.methods_left, name) ? null : no("AM-APPR-08", "tile-gone");
  }
}

/** The chapters of the rules that matter in a step. */
export function chapters(step: string): readonly string[] {
  const found: Readonly<Record<string, readonly string[]>> = {
    turn: ["AM-TURN", "AM-ACTION", "AM-SUNDIAL"],
    close: ["AM-TURN", "AM-SUNDIAL", "AM-SUNDAY"],
    "extra-turn": ["AM-TURN"],
    workers: ["AM-MARKET"],
    "extra-flower": ["AM-MARKET"],
    "study-base": ["AM-APPR"],
    "study-specialisation": ["AM-APPR"],
    "study-ability": ["AM-APPR"],
    "study-method": ["AM-APPR", "AM-METHOD"],
    "make-slot": ["AM-APPR"],
    gifts: ["AM-COURT", "AM-FAVOUR"],
    influence: ["AM-COURT", "AM-FAVOUR"],
    keep: ["AM-FAVOUR"],
    versailles: ["AM-VERSAILLES", "AM-FAVOUR"],
    "last-cube": ["AM-VERSAILLES"],
    convert: ["AM-PROD", "AM-METHOD"],
    store: ["AM-STORE"],
    carriage: ["AM-CARRIAGE"],
    search: ["AM-CARRIAGE"],
    stop: ["AM-CARRIAGE"],
    "pick-essences": ["AM-CITY"],
    "make-room": ["AM-PERFUME", "AM-CITY"],
    "choose-recipe": ["AM-PERFUME"],
    blend: ["AM-PERFUME"],
    parade: ["AM-FINAL", "AM-PERFUME"],
  };
  return found[step] ?? ["AM-END", "AM-FINAL"];
}
