// Sunday and the end, told step by step: what the journal says of them, as pictures beside the
// board, with the same numbers on the board itself.
import type { ComponentChildren } from "preact";
import { MarkIcon } from "../../icons/marks";
import type { Entry } from "../../protocol";
import { tipProps } from "../../tip";
import { BonusArt, Cameo, CitySign, Crown, Cube, Fan, Flacon, Flower, Small, Token } from "./art";
import { type At, boxOf, cellOf, CITIES, type Essence, ESSENCES, essence, LETTER, person, type Playing } from "./box";
import { describe } from "./words";

/** The steps of a Sunday, in their order. */
export type SundayStep = "flowers" | "perfumes" | "cube" | "court" | "king";

export interface Sunday {
  /** Flowers on the delivery tiles, kind by kind. */
  readonly flowers: Readonly<Record<string, number>>;
  readonly cell: string | null;
  readonly base: Essence | null;
  readonly other: Essence | null;
  readonly king: Essence;
  readonly court: Essence;
  /** What happened, in order, with its words. */
  readonly steps: readonly { readonly step: SundayStep; readonly words: string }[];
}

const OF_SUNDAY = new Set(["delivery", "perfumes-new", "royal-cube", "royal-token", "no-royal-cube"]);

const told = (at: At, { id, args = {} }: Entry): string => at.t.any(`log-${id}`, describe(at, args));

/** The last Sunday, until this seat has acted again; for who looks on, for a few lines. */
export function lastSunday(at: At): Sunday | null {
  const { journal, seat, result } = at.view;
  if (result !== null) return null;
  const end = journal.findLastIndex((entry) => entry.id === "preferences");
  const own = journal.findLastIndex(
    ({ id, args }) => (id === "goes" || id === "produces") && args?.["seat"] === seat,
  );
  const since = seat === null ? journal.length - 12 : own;
  let first = end;
  while (first > 0 && OF_SUNDAY.has(journal[first - 1]?.id ?? "")) first--;
  const before = journal[first - 1]?.id;
  const last = journal[end];
  if (!last || end <= since || (before !== "day" && before !== "final-parade")) return null;
  const box = boxOf(at);
  const flowers: Record<string, number> = {};
  const steps: { step: SundayStep; words: string }[] = [];
  const say = (step: SundayStep, words: string) => {
    const same = steps.find((one) => one.step === step);
    if (same) same.words += ` ${words}`;
    else steps.push({ step, words });
  };
  let base: Essence | null = null;
  let other: Essence | null = null;
  for (const entry of journal.slice(first, end)) {
    switch (entry.id) {
      case "delivery": {
        const delivery = box.deliveries.get(String(entry.args?.["delivery"]));
        for (const one of delivery?.flowers ?? []) flowers[one] = (flowers[one] ?? 0) + (delivery?.times ?? 0);
        say("flowers", told(at, entry));
        break;
      }
      case "perfumes-new":
        say("perfumes", told(at, entry));
        break;
      case "royal-cube":
        base = essence(String(entry.args?.["base"]));
        other = essence(String(entry.args?.["other"]));
        say("cube", told(at, entry));
        break;
      default:
        say("cube", told(at, entry));
    }
  }
  const king = essence(String(last.args?.["king"]));
  const court = essence(String(last.args?.["court"]));
  const fewest = before === "final-parade";
  say("court", at.t(fewest ? "court-to-fewest" : "court-to-most", { essence: at.t.any(`essence-${court}`) }));
  say("king", at.t("king-to-fewest", { essence: at.t.any(`essence-${king}`) }));
  return { flowers, base, other, cell: base && other ? cellOf(base, other) : null, king, court, steps };
}

/** The number of a step of Sunday on the board, where it happened. */
export const Numbered = ({ sunday, step, x, y }: { sunday: Sunday | null; step: SundayStep; x: number; y: number }) => {
  const number = (sunday?.steps.findIndex((one) => one.step === step) ?? -1) + 1;
  return number === 0 ? null : (
    <g class="am-told" transform={`translate(${x} ${y})`}>
      <circle r="7.500" />
      <text class="num" y="4.200">{number}</text>
    </g>
  );
};

const small = (of: Essence) => <Small size={18} box={50}><Flower of={of} size={48} /></Small>;

/** What Sunday changed, step by step. */
export function SundayNews({ play }: { play: Playing }) {
  const sunday = lastSunday(play);
  if (!sunday) return null;
  const pictures: Readonly<Record<SundayStep, ComponentChildren>> = {
    flowers: ESSENCES.filter((one) => sunday.flowers[one]).map((one) => (
      <span key={one} class="am-one">
        {small(one)}
        <b class="num">{sunday.flowers[one]}</b>
      </span>
    )),
    perfumes: <Small size={20} box={72}><Flacon base="rose" others={[]} y={10} /></Small>,
    cube: (
      <>
        <Small size={18} box={14}><Cube size={11} /></Small>
        {sunday.base && sunday.other ? <>{small(sunday.base)}{small(sunday.other)}</> : "–"}
      </>
    ),
    court: <><Small size={18}><Fan /></Small>→{small(sunday.court)}</>,
    king: <><Small size={18}><Crown /></Small>→{small(sunday.king)}</>,
  };
  return (
    <ol class="am-sunday am-news" aria-label={play.t("sunday-told")}>
      {sunday.steps.map(({ step, words }) => (
        <li key={step} {...tipProps(play.t("sunday-told"), words)}>
          <span aria-hidden="true">{pictures[step]}</span>
          <span class="unseen">{words}</span>
        </li>
      ))}
    </ol>
  );
}

// The end

const AT_THE_END = new Set(["parade-points", "final-tokens", "final-cities", "final-ladies", "final-bonus"]);

function picture({ id, args = {} }: Entry): ComponentChildren {
  switch (id) {
    case "parade-points": {
      const [base = "", rest = ""] = String(args["perfume"]).split("-");
      const of = (letter: string): Essence => ESSENCES.find((one) => LETTER[one] === letter) ?? "rose";
      return <Small size={30} box={76}><Flacon base={of(base)} others={rest.split("/").map(of)} y={11} /></Small>;
    }
    case "final-tokens":
      return <Small size={22}><Token r={9} /></Small>;
    case "final-cities":
      return <Small size={22} box={30}><CitySign of={CITIES[0]} scale={0.8} /></Small>;
    case "final-ladies":
      return <Small size={24} box={50}><Cameo lady={0} scale={0.9} /></Small>;
    default:
      return (
        <svg class="icon am am-bonus am-open" width="46" height="22" viewBox="-21 -10 42 20" aria-hidden="true">
          <rect x="-20" y="-9" width="40" height="18" rx="5" />
          <BonusArt of={String(args["bonus"])} />
        </svg>
      );
  }
}

/** When all is over: from the points before the end, step by step, to the last ones. */
export function Finale({ play }: { play: Playing }) {
  const { t, view } = play;
  if (view.result === null) return null;
  return (
    <div class="am-finale" role="region" aria-label={t("the-end")} tabindex={0}>
      <table>
        <tbody>
          {play.players.map(({ seat, name }) => {
            const steps = view.journal.filter(({ id, args }) => AT_THE_END.has(id) && args?.["seat"] === seat);
            const gained = steps.reduce((sum, { args }) => sum + Number(args?.["points"] ?? 0), 0);
            const { score } = person(play, seat);
            return (
              <tr key={seat}>
                <th scope="row">
                  <MarkIcon seat={seat} size={16} />
                  {name}
                </th>
                <td class="num" {...tipProps(t("before-the-end"))}>
                  <span class="unseen">{t("before-the-end")} </span>
                  {score - gained}
                </td>
                <td>
                  <ol>
                    {steps.map((entry, i) => (
                      <li key={i} {...tipProps(name, told(play, entry))}>
                        <span aria-hidden="true">
                          {picture(entry)}
                          <b class="num">+{Number(entry.args?.["points"] ?? 0)}</b>
                        </span>
                        <span class="unseen">{told(play, entry)}</span>
                      </li>
                    ))}
                  </ol>
                </td>
                <td class="num am-sum">{score}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
