// The workbench: what the step of the moment is about, beside the board and never over it. It is
// always there, so that the board stays where it is when the turn goes on.
import type { ComponentChildren } from "preact";
import { targetProps } from "../../target";
import { AbilityArt, AnyEssence, EffectArt, Essence_, Fan, FavourArt, Flower, Laurel, MethodArt, Small, Still, Token, Wheel, Coin, Crown, Envelope } from "./art";
import {
  ABILITIES,
  actor,
  bonusFor,
  boxOf,
  CITIES,
  counted,
  dayOf,
  driven,
  ESSENCES,
  type Essence,
  frame,
  harvest,
  essence,
  LADIES,
  METHODS,
  NOBODY,
  person,
  type Playing,
  total,
} from "./box";
import { previewed } from "./chosen";
import { lastSunday, SundayNews } from "./story";
import { effect, essenceName, placeName } from "./words";

export function Workbench({ play }: { play: Playing }) {
  if (play.seat === null || play.view.result !== null) return null;
  if (play.view.to_act !== play.seat) return <Waiting play={play} />;
  return (
    <div class="am-bench" tabindex={0} onClick={(event) => event.stopPropagation()}>
      <div class="am-step">
        <Step play={play} />
      </div>
      <Free play={play} />
    </div>
  );
}

const Chip = ({ icon, children, tone = "" }: { icon?: ComponentChildren; children: ComponentChildren; tone?: string }) => (
  <span class={`am-chip ${tone}`}>
    {icon}
    <span>{children}</span>
  </span>
);

const still = () => <Small size={22} box={32}><Still /></Small>;
const wheel = () => <Small size={20}><Wheel /></Small>;
const flowers = (of: Essence) => <Small size={20} box={50}><Flower of={of} size={48} /></Small>;
const vial = (of: Essence) => <Small size={20} box={34}><Essence_ of={of} size={32} /></Small>;

const Goods = ({ play, of, icon }: { play: Playing; of: Readonly<Record<string, number>>; icon: (one: Essence) => ComponentChildren }) => (
  <>
    {ESSENCES.filter((one) => counted(of, one) > 0).map((one) => (
      <Chip key={one} icon={icon(one)}>
        <span class="unseen">{essenceName(play, one)} </span>
        <b class="num">{counted(of, one)}</b>
      </Chip>
    ))}
  </>
);

/** Flowers that are lost at the end of the production unless something is done with them. */
const Losing = ({ play, of }: { play: Playing; of: Readonly<Record<string, number>> }) =>
  total(of) === 0 ? null : (
    <span class="am-chip am-bad">
      {play.t("will-be-lost")}
      {ESSENCES.filter((one) => counted(of, one) > 0).map((one) => (
        <span key={one} class="am-one">
          {flowers(one)}
          <span class="unseen">{essenceName(play, one)} </span>
          <b class="num">{counted(of, one)}</b>
        </span>
      ))}
    </span>
  );

/** While others act: what the next turn can be, so that one can plan. */
function Waiting({ play }: { play: Playing }) {
  const { t, view } = play;
  const who = person(play, play.seat ?? 0);
  const box = boxOf(play);
  const now = box.dial(who.dial);
  const { left } = dayOf(play);
  return (
    <div class="am-bench am-waiting" tabindex={0}>
      <div class="am-step">
        <Chip icon={<Small size={22}><Coin n={who.dial} /></Small>}>{t("next-turn", { points: who.dial })}</Chip>
        {now.production > 0 && <Chip icon={still()}>{t("or-produce", { production: now.production, steps: now.steps })}</Chip>}
      </div>
      <div class="am-always">
        <SundayNews play={play} />
        <Chip tone="am-dim">{view.table.trigger === NOBODY ? t("days-left", { count: left }) : t("table-last-turns", { player: play.names[view.table.trigger] ?? "" })}</Chip>
      </div>
    </div>
  );
}

function Step({ play }: { play: Playing }) {
  const { t, view } = play;
  const seat = actor(play);
  const who = person(play, seat);
  const box = boxOf(play);
  switch (view.step) {
    case "turn": {
      const now = box.dial(who.dial);
      const free = Number(frame(play)[3] ?? 0);
      if (free) return <Chip icon={<Small size={22}><Coin n={free} /></Small>} tone="am-good">{t("tile-pays-up-to", { points: free })}</Chip>;
      return (
        <>
          <Chip tone="am-spoken" icon={<Small size={22}><Coin n={who.dial} /></Small>}>{t("points-left", { count: who.dial })}</Chip>
          <Chip icon={still()} tone={now.production ? "" : "am-dim"}>
            {now.production ? t("home-makes", { production: now.production, steps: now.steps }) : t("home-not-yet")}
          </Chip>
        </>
      );
    }
    case "workers": {
      const stall = essence(who.perfumer?.replace("stall-", "") ?? "rose");
      return (
        <>
          <b>{t("you-collect")}</b>
          {total(harvest(play, stall)) ? <Goods play={play} of={harvest(play, stall)} icon={flowers} /> : <Chip tone="am-dim">{t("nothing-there")}</Chip>}
        </>
      );
    }
    case "convert":
    case "store": {
      const points = Number(view.prompt["points"] ?? 0);
      return (
        <>
          {view.step === "convert" && <Chip icon={still()} tone={points ? "am-good" : "am-dim"}>{t("production-points", { count: points })}</Chip>}
          <Losing play={play} of={who.flowers} />
        </>
      );
    }
    case "carriage": {
      const reached = view.options.flatMap((one) => {
        const city = one.do === "drive" ? box.cityAt(driven(who.carriage, one.towards, one.steps)) : null;
        return city ? [city] : [];
      });
      return (
        <>
          <Chip icon={wheel()}>{t("carriage-steps", { count: Number(view.prompt["steps"] ?? 0) })}</Chip>
          {reached.length === 0 && <Chip tone="am-dim">{t("no-city-near")}</Chip>}
          {reached.map((city) => {
            const asks = box.cities.get(city)?.letter ?? 0;
            const index = CITIES.indexOf(city);
            const count = (view.table.stacks[index]?.length ?? 0) + (view.table.tops[index] ? 1 : 0);
            return who.letter >= asks ? (
              <Chip key={city} tone="am-good">{t("city-tiles", { city: t.any(`city-${city}`), count })}</Chip>
            ) : (
              <Chip key={city} icon={<Small size={24} box={28}><Envelope level={asks} /></Small>} tone="am-dim">
                {t("city-asks", { city: t.any(`city-${city}`), letter: asks })}
              </Chip>
            );
          })}
        </>
      );
    }
    case "search":
      return (
        <div class="am-search" role="group" aria-label={t("prompt-search")}>
          {play.view.options.map((one) => {
            if (one.do !== "pick-tile") return null;
            const tile = box.tiles.get(one.tile);
            if (!tile) return null;
            return (
              <button key={one.tile} class="am-pick" {...targetProps(play, `pick/${one.tile}`, { label: effect(play, one.tile), about: t("tile-about", { experience: tile.experience, prestige: tile.prestige }) }, "button")}>
                <svg width="52" height="34" viewBox="-26 -17 52 34" class="icon am-small" aria-hidden="true">
                  <EffectArt tile={tile} scale={1.100} />
                </svg>
                <span>{effect(play, one.tile)}</span>
              </button>
            );
          })}
        </div>
      );
    case "blend":
    case "versailles":
    case "parade":
    case "choose-recipe":
    case "make-room":
    case "pick-essences":
    case "last-cube": {
      const rows = previewed(play);
      if (rows.length === 0 || rows.length > 2) {
        if (view.step === "parade" && lastSunday(play)) return <SundayNews play={play} />;
        return (
          <>
            <Chip icon={<Small size={20}><Crown /></Small>}>{t("king-stands", { essence: essenceName(play, view.table.king) })}</Chip>
            <Chip icon={<Small size={20}><Fan /></Small>}>{t("court-likes", { essence: essenceName(play, view.table.court), points: box.courtPoints(who.letter) })}</Chip>
          </>
        );
      }
      return (
        <table class="am-scoring">
          <tbody>
            {rows.map((row) => (
              <tr key={row.cell}>
                <th scope="row">
                  {flowers(row.base)}
                  {vial(row.other)}
                  <span class="unseen">{t("cell-name", { base: essenceName(play, row.base), other: essenceName(play, row.other) })}</span>
                </th>
                {row.full ? (
                  <td colSpan={5}>{t("cell-full")}</td>
                ) : (
                  <>
                    {PARTS.map((part) => (
                      <td key={part}>{row[part] ? t(`score-${part}`, { points: row[part] }) : ""}</td>
                    ))}
                  </>
                )}
                <td class="num am-sum">{row.points}{row.token && <Small size={18}><Token r={9} /></Small>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    }
    case "gifts":
    case "influence":
    case "keep": {
      const ladies = view.step === "gifts" || (view.step === "influence" && Number(frame(play)[2]) >= 0) ? [Number(frame(play)[2] ?? 0)] : LADIES.map((_, i) => i);
      return (
        <>
          {ladies.map((lady) => {
            const bonus = view.table.bonuses[lady];
            return (
              <Chip key={lady} icon={<Small size={30} box={30}><FavourArt lady={lady} /></Small>}>
                {t("favour-title", { lady: LADIES[lady] ?? "", effect: t.any(`favour-${(LADIES[lady] ?? "A").toLowerCase()}`) })}
                {bonus && <em> · {t.any(`bonus-${bonus}`)} ({t("bonus-now", { points: bonusFor(play, seat, bonus).points })})</em>}
              </Chip>
            );
          })}
          {view.step === "gifts" && <Chip>{t("gifts-so-far", { count: Number(view.prompt["given"] ?? 0) })}</Chip>}
        </>
      );
    }
    case "extra-turn":
      return <Chip icon={<Small><Token r={9} /></Small>}>{t("own-tokens", { count: who.tokens })}</Chip>;
    case "close": {
      const produced = frame(play)[3] === 1;
      return (
        <>
          {produced || who.dial === 0 ? <Chip>{t("day-passes")}</Chip> : <Chip icon={<Small size={22}><Coin n={who.dial} /></Small>}>{t("next-turn", { points: who.dial })}</Chip>}
          {produced && <Losing play={play} of={who.flowers} />}
        </>
      );
    }
    case "study-base":
    case "study-specialisation":
    case "study-ability":
    case "study-method": {
      const kind = view.step.slice("study-".length) as StudyKind;
      const method = play.picked.find((one) => one.startsWith("learn/method/"))?.split("/")[2];
      return (
        <>
          <Chip tone="am-bad" icon={PRICE[kind]()}>{t(`costs-${kind}`)}</Chip>
          {(kind === "base" || kind === "specialisation") && <Chip>{t(`about-${kind}`)}</Chip>}
          {kind === "ability" &&
            ABILITIES.filter((one) => view.options.some((option) => option.do === "learn-ability" && option.ability === one)).map((one) => (
              <Chip key={one} icon={<Small size={24} box={34}><AbilityArt of={one} /></Small>}>{t.any(`ability-${one}`)}</Chip>
            ))}
          {method && <Chip icon={<Small size={22} box={34}><MethodArt of={method} /></Small>}>{t.any(`about-${method}`)}</Chip>}
        </>
      );
    }
    case "make-slot": {
      const method = METHODS[Number(frame(play)[2] ?? 0)] ?? "distillation";
      return (
        <Chip tone="am-good" icon={<Small size={22} box={34}><MethodArt of={method} /></Small>}>
          {t("new-method", { method: t.any(`method-${method}`) })} – {t.any(`about-${method}`)}
        </Chip>
      );
    }
    case "extra-flower":
      return <Chip tone="am-good" icon={<Small size={24} box={34}><AbilityArt of="market" /></Small>}>{t("ability-market")}</Chip>;
    case "stop":
      return <Chip icon={wheel()}>{placeName(play, who.carriage)}</Chip>;
    default:
      return <Chip icon={<Small><Laurel /></Small>}>{t("experience-title", { count: who.experience })}</Chip>;
  }
}

type StudyKind = "base" | "specialisation" | "ability" | "method";
const PRICE: Readonly<Record<StudyKind, () => ComponentChildren>> = {
  base: () => <Small size={20}><AnyEssence /></Small>,
  specialisation: () => flowers("jasmine"),
  ability: () => <Small><Token r={9} /></Small>,
  method: () => <>{flowers("jasmine")}{flowers("jasmine")}</>,
};

const PARTS = ["originality", "court", "king", "perfection", "favours"] as const;

const WINDOWS = new Set(["turn", "workers", "gifts", "versailles", "convert", "store", "carriage", "close", "parade"]);

/** Free actions, always at hand: how many perfumes and tiles are possible now. */
function Free({ play }: { play: Playing }) {
  if (!WINDOWS.has(play.view.step ?? "")) return null;
  const { t } = play;
  const recipes = play.view.options.filter((one) => one.do === "take-recipe" || one.do === "discard-perfume").length;
  const tiles = play.view.options.filter((one) => one.do === "flip-tile").length;
  const full = play.view.options.some((one) => one.do === "discard-perfume");
  return (
    <div class="am-always">
      {play.view.step === "turn" && <SundayNews play={play} />}
      <Chip tone={recipes ? "am-open" : "am-dim"} icon={<Small size={20} box={34}><Essence_ of="rose" size={32} /></Small>}>
        {recipes ? (full ? t("free-replace") : t("free-recipes", { count: recipes })) : t("free-no-recipe")}
      </Chip>
      <Chip tone={tiles ? "am-open" : "am-dim"} icon={<Small><Laurel /></Small>}>
        {tiles ? t("free-tiles", { count: tiles }) : t("free-no-tile")}
      </Chip>
    </div>
  );
}
