// The practice range: the board and the own chips, without a game. Chance is the browser's own, and
// nothing of it is kept or sent.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentsOf, MessageOf, Play, Words } from "../../board";
import { pace, symbols, tall } from "../../settings";
import { PlayContext } from "../../target";
import { Arena } from "./board/arena";
import { targets } from "./choices";
import { LOFTS, steadinessNamed, TOSS } from "./discs/coefficients";
import { encode, Field, type Numbers, type Shake, tremble } from "./discs/throw";
import { chips, groundOf, NOWHERE, type SafranitoScene } from "./ground";
import { estimate, listedAims, placeAt, type Throw } from "./throw/aims";
import { AimPanel } from "./throw/panel";
import { move, release } from "./throw/show";
import { type SafranitoPlay, steered, throws } from "./throw/steering";
import { capital, restWords } from "./words";

type Row = readonly [seat: number, value: number, x: number, y: number];
const STEADINESS = ["normal", "steady", "shaky"] as const;
const YOU = 0;
const OTHER = 1;

interface Tally {
  readonly thrown: number;
  readonly hit: number;
  readonly out: number;
}
const NONE: Tally = { thrown: 0, hit: 0, out: 0 };

interface Range {
  readonly lying: readonly Row[];
  readonly played: number;
  /** By loft. */
  readonly tallies: readonly Tally[];
}
const EMPTY: Range = { lying: [], played: 0, tallies: LOFTS.map(() => NONE) };

/** Fair bytes of the browser: the numbers that the match's stream gives in a game. */
function shaken(): Shake {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const sum = (n: number) => bytes.subarray(8 * n, 8 * n + 8).reduce((all, one) => all + one, 0);
  const flip = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return [sum(0), sum(1), sum(2), sum(3), flip % 100];
}

/** Where the chips lie after a throw; those that went out are no longer there. */
function after(field: Field, lying: readonly Row[], aim: Throw, tremor: ReturnType<typeof tremble>): readonly Row[] {
  const moved = field.movedBy(aim, tremor);
  const all: readonly Row[] = [...lying, [YOU, aim.chip, NOWHERE, NOWHERE]];
  return all.map((row, n) => {
    if (!moved.has(n)) return row;
    const [x, y] = moved.get(n) ?? [NOWHERE, NOWHERE];
    return [row[0], row[1], x, y];
  });
}

const isOut = ([, , x]: Row): boolean => x === NOWHERE;

interface Props {
  readonly components: ComponentsOf<"safranito">;
  readonly t: Words<MessageOf<"safranito">>;
}

/** The range as a table of two, so that the board is drawn by it. */
function sceneOf({ components, t }: Props, lying: readonly Row[], played: number, steadiness: string): SafranitoScene {
  const table = {
    seats: 2,
    chef: NOWHERE,
    bowl: null,
    display: {},
    thrown: lying,
    seen: [[10, 20, 30, 40, 50, 60], [10, 20, 30, 40, 50, 60]],
    options: { steadiness, aim_help: "full" },
    money: [],
    hands: [],
    shown: [],
    cooked: [],
    reserved: [],
    drawn: [],
    offer: [],
    steps: [],
  };
  const ranges = { side: [0, 0], place: [0, 1000], bearing: [-800, 800], power: [100, 1000], loft: [0, 2], face: [0, 1] };
  const view = { match: "practice", game: "safranito", seat: YOU, to_act: YOU, step: "throwing", played, table, ranges, journal: [], motions: [], prompt: {}, options: [] };
  return { view: view as unknown as SafranitoScene["view"], components, names: [t("practice-you"), t("practice-other")], t };
}

function optionsOf(scene: SafranitoScene): readonly Throw[] {
  const ground = groundOf(scene);
  const thrown = new Set(chips(scene).filter(({ seat }) => seat === YOU).map(({ value }) => value));
  const victims = chips(scene).filter(({ seat }) => seat === OTHER);
  const listed = listedAims(ground, 0, victims, scene.view.table);
  return ground.values
    .filter((value) => !thrown.has(value))
    .flatMap((chip) => listed.map((numbers): Throw => ({ do: "throw", chip, ...numbers })));
}

export function Practice(props: Props) {
  const { t } = props;
  const root = useRef<HTMLDivElement>(null);
  const skip = useRef(new AbortController());
  const [range, change] = useState<Range>(EMPTY);
  const [steadiness, steady] = useState<string>("normal");
  const [picked, pick] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<Throw | null>(null);
  const [moving, busy] = useState(false);
  const [told, tell] = useState("");
  const scene = useMemo(() => sceneOf(props, range.lying, range.played, steadiness), [range, steadiness, props.components]);
  useLayoutEffect(release, [range]);
  const cancel = () => {
    pick([]);
    choose(null);
  };

  async function thrown(aim: Throw): Promise<void> {
    if (moving) return;
    cancel();
    const ground = groundOf(scene);
    const { lying } = range;
    const field = new Field(ground, lying.map(([, , x, y]) => [x, y] as const));
    const tremor = tremble(steadinessNamed(steadiness), aim, shaken());
    const laid = after(field, lying, aim, tremor);
    const next = sceneOf(props, laid, range.played + 1, steadiness);
    if (pace() > 0 && root.current) {
      busy(true);
      skip.current = new AbortController();
      const rows = encode(ground, field.motionOf(aim, tremor));
      const motions = [{ played: range.played + 1, rows }];
      await move({ before: scene, after: next, motions, stage: root.current, speed: pace(), skip: skip.current.signal });
      busy(false);
    }
    const last = chips(next).at(-1);
    tell(last ? capital(restWords(next, last)) : "");
    change(({ tallies, played }) => ({
      lying: kept(laid, groundOf(scene).values.length),
      played: played + 1,
      tallies: tallies.map((one, loft) => (loft === aim.loft ? counted(one, scene, next, aim) : one)),
    }));
  }

  const options = moving ? [] : optionsOf(scene);
  const play: SafranitoPlay = {
    ...scene,
    seat: YOU,
    players: [],
    active: !moving,
    options,
    tall: tall.value,
    symbols: symbols.value === "on",
    picked,
    chosen,
    last: new Set<string>(),
    hinted: new Map<string, number>(),
    state: (target) => {
      const chip = Number(target.slice("own/".length));
      if (!target.startsWith("own/")) return "idle";
      if (picked.includes(target)) return "picked";
      return options.some((one) => one.chip === chip) ? "lit" : "idle";
    },
    refusal: () => null,
    touch: (target) => target.startsWith("own/") && options.length > 0 && (choose(null), pick([target])),
    propose: (aim) => (pick([]), choose(aim as Throw | null)),
    act: (aim) => void thrown(aim as Throw),
    cancel,
  } satisfies Play<"safranito">;
  const at = steered(play, targets);
  const layOut = () => change(({ tallies, played }) => ({ tallies, played, lying: laidOut(scene) }));
  return (
    <PlayContext.Provider value={at}>
      <p>{t("practice-lead")}</p>
      <div class={`saf saf-practice ${tall.value ? "tall" : "wide"}`} ref={root} onClick={() => (moving ? skip.current.abort() : cancel())} onKeyDown={(event) => event.key === "Escape" && cancel()}>
        <div class="saf-board">
          <Arena play={at} />
        </div>
        <div class="saf-beside">
          {throws(at) ? <AimPanel play={at} /> : <section class="saf-aim-panel empty" />}
          <p class="saf-told" role="status">{told}</p>
          <Tallies t={t} tallies={range.tallies} />
          <label class="field">
            <span>{t("practice-steadiness")}</span>
            <select value={steadiness} onChange={(event) => steady(event.currentTarget.value)}>
              {STEADINESS.map((one) => (
                <option key={one} value={one}>{t(`choice-steadiness-${one}`)}</option>
              ))}
            </select>
          </label>
          <div class="saf-practice-buttons">
            <button class="secondary" onClick={layOut}>{t("practice-lay")}</button>
            <button class="secondary" onClick={() => change((now) => ({ ...now, lying: [] }))}>{t("practice-clear")}</button>
            <button class="quiet" onClick={() => change(EMPTY)}>{t("practice-again")}</button>
          </div>
        </div>
      </div>
    </PlayContext.Provider>
  );
}

/** What is left for the next throw: with the last chip thrown, the first one comes back. */
function kept(laid: readonly Row[], chipsInAll: number): readonly Row[] {
  const lying = laid.filter((row) => !isOut(row));
  const own = lying.filter(([seat]) => seat === YOU);
  return own.length < chipsInAll ? lying : lying.filter((row) => row !== own[0]);
}

/** Whether it did what it was aimed at: rests on that place, or pushed that chip away. */
function counted(before: Tally, was: SafranitoScene, is: SafranitoScene, aim: Throw): Tally {
  const ground = groundOf(was);
  const last = chips(is).at(-1);
  const wanted = placeAt(ground, estimate(ground, aim as Numbers, "normal").rest);
  const hit = wanted !== null && last?.place === wanted;
  return { thrown: before.thrown + 1, hit: before.hit + Number(hit), out: before.out + Number(last?.out ?? false) };
}

/** Chips of somebody else, thrown at bowls. */
function laidOut(scene: SafranitoScene): readonly Row[] {
  const ground = groundOf(scene);
  let lying: readonly Row[] = [];
  for (const [n, value] of ground.values.slice(0, 5).entries()) {
    const numbers = listedAims(ground, 2, [], {})[(3 * n + 4) % 9];
    if (!numbers) continue;
    const aim: Throw = { do: "throw", chip: value, ...numbers, loft: TOSS };
    const field = new Field(ground, lying.map(([, , x, y]) => [x, y] as const));
    const laid = after(field, lying, aim, tremble(steadinessNamed("normal"), aim, shaken()));
    lying = laid.map(([, own, x, y]): Row => [OTHER, own, x, y]).filter((row) => !isOut(row));
  }
  return lying;
}

function Tallies({ t, tallies }: { readonly t: Props["t"]; readonly tallies: readonly Tally[] }) {
  return (
    <table class="saf-tallies">
      <caption class="unseen">{t("practice-tallies")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("practice-thrown")}</th>
          <th scope="col">{t("practice-hit")}</th>
          <th scope="col">{t("practice-out")}</th>
        </tr>
      </thead>
      <tbody>
        {LOFTS.map((loft, n) => {
          const { thrown, hit, out } = tallies[n] ?? NONE;
          return (
            <tr key={loft}>
              <th scope="row">{t(`short-${loft}`)}</th>
              <td class="num">{thrown}</td>
              <td class="num">
                {hit}
                {thrown > 0 && <small> {t("practice-share", { percent: Math.round((100 * hit) / thrown) })}</small>}
              </td>
              <td class="num">{out}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
