// The workbench: what the step of the moment is about, beside the board and never over it.
import type { ComponentChildren } from "preact";
import { targetProps } from "../../target";
import { EffectArt, Essence_, Fan, FavourArt, Flower, Laurel, MethodArt, Small, Still, Token, Wheel, Coin, Crown, Envelope } from "./art";
import {
  actor,
  bonusFor,
  boxOf,
  CITIES,
  counted,
  ESSENCES,
  type Essence,
  frame,
  harvest,
  essence,
  LADIES,
  person,
  type Playing,
  total,
} from "./box";
import { previewed } from "./chosen";
import { effect, essenceName, some, tileName } from "./words";

export function Controls({ play }: { play: Playing }) {
  if (play.seat === null || play.view.result !== null) return null;
  return (
    <div class="am-bench">
      <div class="am-step">{play.active ? <Step play={play} /> : <Standing play={play} />}</div>
      {play.active && <Free play={play} />}
    </div>
  );
}

const Chip = ({ icon, children, tone = "" }: { icon?: ComponentChildren; children: ComponentChildren; tone?: string }) => (
  <span class={`am-chip ${tone}`}>
    {icon}
    <span>{children}</span>
  </span>
);

const still = <Small size={22} box={32}><Still /></Small>;
const wheel = <Small size={20}><Wheel /></Small>;
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

/** What one has, while others act. */
function Standing({ play }: { play: Playing }) {
  const who = person(play, play.seat ?? 0);
  const box = boxOf(play);
  const now = box.dial(who.dial);
  return (
    <>
      <Chip icon={<Small size={22}><Coin n={who.dial} /></Small>}>{play.t("next-turn", { points: who.dial })}</Chip>
      {now.production > 0 && <Chip icon={still}>{play.t("or-produce", { production: now.production, steps: now.steps })}</Chip>}
    </>
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
          <Chip icon={<Small size={22}><Coin n={who.dial} /></Small>}>{t("points-left", { count: who.dial })}</Chip>
          <Chip icon={still} tone={now.production ? "" : "am-dim"}>
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
          {view.step === "convert" && <Chip icon={still} tone={points ? "am-good" : "am-dim"}>{t("production-points", { count: points })}</Chip>}
          {who.methods.map((one) => (
            <Chip key={one.method} icon={<Small size={22} box={34}><MethodArt of={one.method} /></Small>}>
              {t.any(`how-${one.method}`)}
            </Chip>
          ))}
          {total(who.flowers) > 0 && <Chip tone="am-bad">{t("will-be-lost", { flowers: some(play, who.flowers) })}</Chip>}
        </>
      );
    }
    case "carriage":
      return (
        <>
          <Chip icon={wheel}>{t("carriage-steps", { count: Number(view.prompt["steps"] ?? 0) })}</Chip>
          {box.rows.cities.map((one) => (
            <Chip key={one.id} tone={who.letter >= one.letter ? "" : "am-dim"} icon={<Small size={24} box={28}><Envelope level={one.letter} /></Small>}>
              {t("city-tiles", { city: t.any(`city-${one.id}`), count: (view.table.stacks[CITIES.indexOf(one.id)]?.length ?? 0) + (view.table.tops[CITIES.indexOf(one.id)] ? 1 : 0) })}
            </Chip>
          ))}
        </>
      );
    case "search":
      return (
        <div class="am-search" role="group" aria-label={t("prompt-search")}>
          {play.options.map((one) => {
            if (one.do !== "pick-tile") return null;
            const tile = box.tiles.get(one.tile);
            if (!tile) return null;
            return (
              <button key={one.tile} class="am-pick" {...targetProps(play, `pick/${one.tile}`, { label: tileName(play, one.tile), about: t("tile-about", { experience: tile.experience, prestige: tile.prestige }) }, "button")}>
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
    case "last-cube": {
      const rows = previewed(play);
      if (rows.length === 0) {
        return (
          <>
            <Chip icon={<Small size={20}><Crown /></Small>}>{t("king-likes", { essence: essenceName(play, view.table.king) })}</Chip>
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
                    <td>{t("score-originality", { points: row.originality })}</td>
                    <td class={row.court ? "" : "am-dim"}>{t("score-court", { points: row.court })}</td>
                    <td class={row.king ? "" : "am-dim"}>{t("score-king", { points: row.king })}</td>
                    <td class={row.perfection ? "" : "am-dim"}>{t("score-perfection", { points: row.perfection })}</td>
                    <td class={row.favours ? "" : "am-dim"}>{t("score-favours", { points: row.favours })}</td>
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
          {produced && total(who.flowers) > 0 && <Chip tone="am-bad">{t("will-be-lost", { flowers: some(play, who.flowers) })}</Chip>}
        </>
      );
    }
    default:
      return <Chip icon={<Small><Laurel /></Small>}>{t("experience-title", { count: who.experience })}</Chip>;
  }
}

const WINDOWS = new Set(["turn", "workers", "gifts", "versailles", "convert", "store", "carriage", "close", "parade"]);

/** Free actions, always at hand: how many perfumes and tiles are possible now. */
function Free({ play }: { play: Playing }) {
  if (!WINDOWS.has(play.view.step ?? "")) return null;
  const { t } = play;
  const recipes = play.options.filter((one) => one.do === "take-recipe" || one.do === "discard-perfume").length;
  const tiles = play.options.filter((one) => one.do === "flip-tile").length;
  const full = play.options.some((one) => one.do === "discard-perfume");
  return (
    <div class="am-always">
      <Chip tone={recipes ? "am-open" : "am-dim"} icon={<Small size={20} box={34}><Essence_ of="rose" size={32} /></Small>}>
        {recipes ? (full ? t("free-replace") : t("free-recipes", { count: recipes })) : t("free-no-recipe")}
      </Chip>
      <Chip tone={tiles ? "am-open" : "am-dim"} icon={<Small><Laurel /></Small>}>
        {tiles ? t("free-tiles", { count: tiles }) : t("free-no-tile")}
      </Chip>
    </div>
  );
}
