// A player's own board: sundial, methods, flowers and essences, curriculum, parade.
import { useRef } from "preact/hooks";
import { Mark } from "../../icons/marks";
import { tipProps } from "../../tip";
import { finger, Thing } from "./thing";
import { Panel, Piece, put, use, type Spot } from "./areas";
import {
  AbilityArt,
  AnyEssence,
  Coin,
  EffectArt,
  Envelope,
  Essence_,
  FavourArt,
  Flacon,
  Flower,
  Laurel,
  MethodArt,
  Pedestal,
  Perfumer,
  Still,
  Token,
  Wheel,
} from "./art";
import {
  ABILITIES,
  baseOf,
  boxOf,
  counted,
  type Essence,
  ESSENCES,
  essence,
  judgePerfume,
  LADIES,
  person,
  type Playing,
  sumOf,
  total,
} from "./box";
import { costOfChoice } from "./chosen";
import { lastSunday, Numbered } from "./story";
import { effect, essenceName, perfumeName, placeName, recipeName, some, spaceName, tileName } from "./words";

interface Seated extends Spot {
  readonly seat: number;
}

// The sundial

export const SUNDIAL = { width: 134, height: 136 } as const;
const RADIUS = 38;
/** The hours stand on an arc from the left over the top to the right: 5, 4, 3, 2, 1. */
const turn = (points: number, full: number) => -108 + (full - points) * (216 / Math.max(1, full - 1));

export function Sundial({ seat, ...spot }: Seated) {
  const play = use();
  const { t } = play;
  const box = boxOf(play);
  const who = person(play, seat);
  const full = box.fullDial;
  const cost = play.seat === seat ? costOfChoice(play) : null;
  const after = cost === null || cost === 0 ? null : who.dial - cost || full;
  const now = box.dial(who.dial);
  const hours = [...box.rows.sundial].sort((a, b) => b.points - a.points);
  const shown = who.dial || full;
  const producing = who.abilities.includes("production") ? box.count("ability-production") : 0;
  const driving = who.abilities.includes("carriage") ? box.count("ability-carriage") : 0;
  return (
    <g transform={put(spot)}>
      <Thing
        id={`home/${seat}`}
        x={SUNDIAL.width / 2}
        y={43}
        width={2 * RADIUS + 6}
        height={2 * RADIUS + 6}
        round
        label={t("sundial-at", { player: play.names[seat] ?? "", points: who.dial })}
        class="am-clear"
        about={now.production ? t("sundial-home", { production: now.production + producing, steps: now.steps + driving }) : t("sundial-full")}
      >
        <circle class="am-brass" r={RADIUS + 4} />
        <circle class="am-dial" r={RADIUS - 2} />
        {hours.map(({ points }) => {
          const angle = ((turn(points, full) - 90) * Math.PI) / 180;
          return (
            <g key={points}>
              <path class="am-tick" d={`M${Math.cos(angle) * (RADIUS - 4)} ${Math.sin(angle) * (RADIUS - 4)}L${Math.cos(angle) * (RADIUS - 9)} ${Math.sin(angle) * (RADIUS - 9)}`} />
              <text class={`num am-hour${points === shown ? " am-now" : ""}`} x={Math.cos(angle) * (RADIUS - 17)} y={Math.sin(angle) * (RADIUS - 17) + 5}>{points}</text>
            </g>
          );
        })}
        {after !== null && <path class="am-shadow am-later" transform={`rotate(${turn(after, full)})`} d="M-4 0L0-32L4 0z" />}
        <path class="am-shadow" style={{ transform: `rotate(${turn(shown, full)}deg)` }} d="M-5 0L0-34L5 0z" />
        <path class="am-gnomon" d="M-5 5L0-13L5 5z" />
        {who.perfumer === null ? (
          <Piece id={`perfumer/${seat}`} y={22}><Perfumer seat={seat} /></Piece>
        ) : (
          <g class="am-nobody"><circle cy="23" r="9" /></g>
        )}
      </Thing>
      <g transform="translate(7 90)" {...tipProps(t("sundial-title"), t("sundial-about"))}>
        <rect class="am-table" x="0" y="0" width="120" height="44" rx="7" />
        <Still x={11} y={13} scale={0.5} />
        <Wheel x={11} y={33} scale={0.5} />
        {hours.map((hour, i) => {
          const x = 31 + i * 20;
          const current = hour.points === shown;
          return (
            <g key={hour.points} class={`am-column${current ? " am-now" : hour.points > shown ? " am-past" : ""}`}>
              <rect x={x - 9} y="2" width="18" height="40" rx="5" />
              <text class="num" x={x} y="17">{hour.production ? hour.production + producing : "–"}</text>
              <text class="num" x={x} y="37">{hour.steps ? hour.steps + driving : "–"}</text>
            </g>
          );
        })}
      </g>
    </g>
  );
}

// Methods, flowers, essences

export const BENCH = { width: 262, height: 136 } as const;

export function Bench({ seat, ...spot }: Seated) {
  const play = use();
  const box = boxOf(play);
  const who = person(play, seat);
  const slots = Math.max(box.count("method-slots"), who.methods.length);
  const wide = BENCH.width / slots;
  return (
    <g transform={put(spot)}>
      {Array.from({ length: slots }, (_, i) => {
        const station = who.methods[i];
        const x = (i + 0.5) * wide;
        return station ? (
          <Station key={station.method} seat={seat} method={station.method} stored={station.stored} x={x} y={34} wide={wide - 5} scale={spot.scale} />
        ) : (
          <g key={i} class="am-slot" transform={`translate(${x} 34)`} {...tipProps(play.t("slot-free"), play.t("slot-about"))}>
            <rect x={-wide / 2 + 2.500} y="-33" width={wide - 5} height="66" rx="9" />
            <MethodArt of="distillation" scale={0.9} />
          </g>
        );
      })}
      <Goods seat={seat} x={0} y={70} width={BENCH.width} />
    </g>
  );
}

function Station({ seat, method, stored, x, y, wide, scale }: { seat: number; method: string; stored: readonly string[]; x: number; y: number; wide: number; scale?: number | undefined }) {
  const play = use();
  const { t } = play;
  const one = boxOf(play).methods.get(method);
  if (!one) return null;
  // For fingers the flowers lie further apart, and the picture goes up to the name.
  const places = Array.from({ length: one.inputs }, (_, i) => (play.tall ? -27 + i * 31 : -24 + i * 21 - (one.inputs - 1) * 5));
  return (
    <>
      <Thing id={`method/${seat}/${method}`} x={x} y={y} width={wide - 6} height={58} label={t.any(`method-${method}`)} about={t.any(`about-${method}`)} piece={`method/${seat}/${method}`} class="am-station">
        <rect class="am-card" x={-wide / 2} y="-33" width={wide} height="66" rx="9" />
        <text class="am-title" x={-wide / 2 + (play.tall ? 5 : 7)} y="-19.500" text-anchor="start">{t.any(`method-${method}`)}</text>
        <MethodArt of={method} x={wide / 2 - (play.tall ? 9 : 16)} y={play.tall ? -22 : -8} scale={play.tall ? 0.42 : 0.72} />
        {places.map((dx, i) => (
          <circle key={i} class="am-input" cx={dx} cy="2" r="10" />
        ))}
        {one.inputs === 2 && <text class="am-rule" x={((places[0] ?? 0) + (places[1] ?? 0)) / 2} y="6.500">{one.how === "equal" ? "=" : "≠"}</text>}
        <path class="am-arrow" d={`M${(places.at(-1) ?? 0) + 12} 2h7M${(places.at(-1) ?? 0) + 16} -1l4 3l-4 3`} />
        <g class="am-out" transform={`translate(${(places.at(-1) ?? 0) + 30} 4)`}>
          <path d="M0-9C5-3 6-1 6 2A6 6 0 0 1-6 2C-6-1-5-3 0-9z" />
          <text class="num" y="5.500">{one.outputs}</text>
        </g>
        <g class="am-cost" transform={`translate(${-wide / 2 + 14} 24)`}>
          <Still scale={0.46} x={-2} />
          <text class="num" x="11" y="5">{one.cost}</text>
        </g>
        <g transform={`translate(${wide / 2 - 8} 24)`}>
          {one.flowers.map((flower, i) => (
            <Flower key={flower} of={flower} x={-(one.flowers.length - 1 - i) * Math.min(9, 50 / one.flowers.length)} size={11} />
          ))}
        </g>
      </Thing>
      {stored.map((flower, i) =>
        i > 0 && stored[i - 1] === flower ? (
          <g key={i} class="am-through" transform={`translate(${x + (places[i] ?? 0)} ${y + 2})`}><Flower of={essence(flower)} size={19} /></g>
        ) : (
          <Thing key={i} id={`stored/${seat}/${method}/${flower}`} x={x + (places[i] ?? 0)} y={y + 2} width={17} height={17} round least={finger(play.tall, scale)} label={t("stored-flower", { flower: essenceName(play, flower), method: t.any(`method-${method}`) })} about={t("stored-about")} class="am-free am-quiet">
            <Piece id={`stored/${seat}/${method}/${flower}/${i}`} from={`hand/${seat}/${flower}`}><Flower of={essence(flower)} size={19} /></Piece>
          </Thing>
        ),
      )}
    </>
  );
}

/** Flowers in hand and essences, a column for each kind. */
export function Goods({ seat, x, y, width, scale }: Seated & { width: number }) {
  const play = use();
  const { t } = play;
  const who = person(play, seat);
  const wide = width / 6;
  const drag = useDrag(play);
  const losing = play.active && play.seat === seat && (play.view.step === "store" || play.view.step === "convert" || play.view.step === "carriage");
  return (
    <g transform={put({ x, y, ...(scale === undefined ? {} : { scale }) })}>
      <rect class="am-basket" x="0" y="0" width={width - 4} height="32" rx="8" />
      <rect class="am-shelf" x="0" y="34" width={width - 4} height="32" rx="8" />
      {boxOf(play).order.map((of, i) => {
        const cx = (i + 0.5) * wide - 2;
        const flowers = counted(who.flowers, of);
        const essences = counted(who.essences, of);
        return (
          <g key={of}>
            <g data-anchor={`hand/${seat}/${of}`} {...drag(`flower/${seat}/${of}`)}>
              <Thing
                id={`flower/${seat}/${of}`}
                x={cx}
                y={16}
                width={wide - 10}
                height={24}
                radius={7}
                label={t("own-flowers", { flower: essenceName(play, of), count: flowers })}
                about={losing && flowers ? t("flowers-lost") : undefined}
                class={flowers ? "" : "am-none"}
              >
                <g>
                  {Array.from({ length: Math.min(Math.max(1, flowers), 3) }, (_, n) => (
                    <Piece key={n} id={flowers ? `hand/${seat}/${of}/${n}` : `none/${seat}/${of}`} from={flowers ? `stall/${of}` : ""} x={-9 + n * 5}>
                      <Flower of={of} size={24} letter={play.symbols && n === 0} />
                    </Piece>
                  ))}
                  <Count n={flowers} x={13} warn={losing} />
                </g>
              </Thing>
            </g>
            <g data-anchor={`depot/${seat}/${of}`}>
              <Thing id={`essence/${seat}/${of}`} x={cx} y={50} width={wide - 10} height={24} radius={7} label={t("own-essences", { essence: essenceName(play, of), count: essences })} class={essences ? "" : "am-none"}>
                {Array.from({ length: Math.min(Math.max(1, essences), 3) }, (_, n) => (
                  <Piece key={n} id={essences ? `depot/${seat}/${of}/${n}` : `nil/${seat}/${of}`} from={essences ? `hand/${seat}/${of}` : ""} x={-9 + n * 5}>
                    <Essence_ of={of} size={25} letter={play.symbols && n === 0} />
                  </Piece>
                ))}
                <Count n={essences} x={13} />
              </Thing>
            </g>
          </g>
        );
      })}
    </g>
  );
}

const Count = ({ n, x, warn = false }: { n: number; x: number; warn?: boolean }) =>
  n > 0 ? (
    <g class={`am-count${warn ? " am-warn" : ""}`} transform={`translate(${x} 6)`}>
      <circle r="8" />
      <text class="num" y="4.800">{n}</text>
    </g>
  ) : null;

/** Drag a flower onto a method: the same as touching both. */
function useDrag(play: Playing) {
  const now = useRef(play);
  now.current = play;
  const from = useRef<{ readonly id: string; readonly x: number; readonly y: number; moved: boolean } | null>(null);
  return (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (!play.active || event.pointerType !== "mouse" || play.state(id) === "idle") return;
      from.current = { id, x: event.clientX, y: event.clientY, moved: false };
      const over = (up: PointerEvent) => {
        window.removeEventListener("pointerup", over);
        window.removeEventListener("pointermove", moving);
        const begun = from.current;
        from.current = null;
        if (!begun?.moved) return;
        // The click that ends a drag falls between the two things; it would take the choice back.
        const swallow = (click: Event) => click.stopPropagation();
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
        const onto = document.elementFromPoint(up.clientX, up.clientY)?.closest<SVGElement>("[data-target]");
        const target = onto?.dataset["target"];
        if (target && target !== begun.id) now.current.touch(target);
      };
      const moving = (move: PointerEvent) => {
        const begun = from.current;
        if (!begun || begun.moved || Math.hypot(move.clientX - begun.x, move.clientY - begun.y) < 8) return;
        begun.moved = true;
        if (now.current.state(begun.id) === "lit") now.current.touch(begun.id);
      };
      window.addEventListener("pointerup", over);
      window.addEventListener("pointermove", moving);
    },
  });
}

// The curriculum

export const CURRICULUM = { width: 138, height: 136 } as const;

export function Curriculum({ seat, ...spot }: Seated) {
  const play = use();
  const { t } = play;
  const box = boxOf(play);
  const who = person(play, seat);
  const cities = [...new Set(who.cities)];
  const small = [
    ...who.bases.map((of) => ({ key: `base ${of}`, name: t("base-tile", { essence: essenceName(play, of) }), about: t("about-base"), art: <Essence_ of={essence(of)} size={24} /> })),
    ...who.specialisations.map((of) => ({ key: `special ${of}`, name: t("specialisation-tile", { flower: essenceName(play, of) }), about: t("about-specialisation"), art: <Special of={essence(of)} /> })),
    ...ABILITIES.filter((of) => who.abilities.includes(of)).map((of) => ({ key: `ability ${of}`, name: t.any(`ability-${of}`), about: undefined, art: <AbilityArt of={of} scale={0.72} /> })),
  ];
  const perRow = 4;
  const smallRows = Math.ceil(small.length / perRow);
  const room = CURRICULUM.height - 20 - smallRows * 32;
  const cityHigh = Math.min(36, room / Math.max(1, Math.ceil(cities.length / 3)));
  const prestige = who.flipped.reduce((sum, one) => sum + (box.tiles.get(one)?.prestige ?? 0), 0);
  return (
    <g transform={put(spot)}>
      <Panel width={CURRICULUM.width} height={CURRICULUM.height} class="am-page" />
      <g {...tipProps(t("experience-title", { count: who.experience }), t("experience-about"))}>
        <Laurel x={14} y={12} scale={0.8} />
        <text class="num am-big" x="26" y="17" text-anchor="start">{who.experience}</text>
      </g>
      <g {...tipProps(t("flipped-title", { count: who.flipped.length, prestige }), t("flipped-about"))} transform="translate(108 12)" class="am-flipped">
        <rect x="-26" y="-8" width="24" height="16" rx="4" />
        <text class="num" x="-14" y="4.500">{who.flipped.length}</text>
        <text class="num am-prestige" x="13" y="5">+{prestige}</text>
      </g>
      {small.map((one, i) => (
        <g key={one.key} transform={`translate(${20 + (i % perRow) * 33} ${38 + Math.floor(i / perRow) * 32})`} {...tipProps(one.name, one.about)}>
          <rect class="am-tile" x="-14.500" y="-14" width="29" height="28" rx="5" />
          {one.art}
        </g>
      ))}
      {cities.map((id, i) => {
        const tile = box.tiles.get(id);
        if (!tile) return null;
        const count = who.cities.filter((one) => one === id).length;
        const scale = Math.min(1, (cityHigh - 4) / 30);
        return (
          <Thing
            key={id}
            id={`tile/${seat}/${id}`}
            x={25 + (i % 3) * 44}
            y={22 + smallRows * 32 + (Math.floor(i / 3) + 0.5) * cityHigh}
            scale={scale}
            width={34}
            height={24}
            radius={5}
            label={tileName(play, id)}
            about={t("tile-about", { experience: tile.experience, prestige: tile.prestige })}
            class="am-free am-owned"
          >
            <Piece id={`tile/${seat}/${id}`} from={`stack/${tile.city}`}>
              <rect class={`am-tile am-of-${tile.city}`} x="-20" y="-15" width="40" height="30" rx="5" />
              <EffectArt tile={tile} scale={0.95} />
            </Piece>
            {count > 1 && <Count n={count} x={16} />}
          </Thing>
        );
      })}
      {small.length + cities.length === 0 && <text class="am-muted" x={CURRICULUM.width / 2} y="84">{t("curriculum-empty")}</text>}
    </g>
  );
}

const Special = ({ of }: { of: Essence }) => (
  <g>
    <Flower of={of} x={-3} y={-2} size={21} />
    <g class="am-plus" transform="translate(8 7)">
      <circle r="6.500" />
      <text class="num" y="4">+1</text>
    </g>
  </g>
);

// The parade

export const PARADE = { width: 150, height: 136 } as const;

export function Parade({ seat, ...spot }: Seated) {
  const play = use();
  const { t, view } = play;
  const who = person(play, seat);
  const places = Math.max(boxOf(play).count("parade"), who.parade.length);
  const sunday = lastSunday(play);
  const wide = PARADE.width / places;
  // What the moment itself asks for; else a perfume is only lit because it could make room.
  const offered = new Set(view.options.flatMap((one) => (one.do === "present-perfume" || one.do === "give-perfume" || view.step === "make-room") && "perfume" in one ? [one.perfume] : []));
  return (
    <g transform={put(spot)}>
      <Panel width={PARADE.width} height={PARADE.height} class="am-page" />
      <path class="am-plinth" d={`M6 117H${PARADE.width - 6}`} />
      {Array.from({ length: places }, (_, i) => {
        const perfume = who.parade[i];
        const x = (i + 0.5) * wide;
        if (!perfume) return <Pedestal key={i} x={x} y={83} scale={1.050} />;
        const base = baseOf(play, perfume);
        const rows = judgePerfume(play, seat, perfume);
        const name = perfumeName(play, perfume);
        return (
          <Thing
            key={i}
            id={`perfume/${seat}/${i}`}
            x={x}
            y={68}
            width={wide - 8}
            height={122}
            label={t("perfume-title", { perfume: name, state: t(perfume.presented ? "state-presented" : "state-new") })}
            about={`${recipeName(play, perfume.recipe)}. ${t("worth-now", { points: sumOf(rows) })}`}
            class={offered.has(i) ? "" : "am-free"}
          >
            <Piece id={`perfume/${seat}/${perfume.recipe}/${perfume.essences.join("+")}`} from={`depot/${seat}/${base}`} y={15}>
              <Flacon base={base} others={perfume.essences.map(essence)} presented={perfume.presented} scale={1.050} letter={play.symbols} />
            </Piece>
            <g class={perfume.presented ? "am-state am-done" : "am-state"} transform="translate(0 -51)">
              <rect x="-21" y="-9" width="42" height="18" rx="9" />
              <Numbered sunday={sunday} step="perfumes" x={-16} y={-8} />
              {perfume.presented ? <path class="am-check" d="M-5 0l3.500 4L6-4" /> : <text class="num" y="5">+{sumOf(rows)}</text>}
            </g>
            <g transform="translate(0 55)">
              <Laurel x={-7} scale={0.55} />
              <text class="num am-level" x="6" y="5">{boxOf(play).recipes.get(perfume.recipe)?.level}</text>
            </g>
          </Thing>
        );
      })}
      {view.result === null && who.parade.length === 0 && <text class="am-muted" x={PARADE.width / 2} y="24">{t("parade-empty")}</text>}
    </g>
  );
}

// Name, score and what lies in the open

export function Nameplate({ seat, width, height = 24, ...spot }: Seated & { width: number; height?: number }) {
  const play = use();
  const { t } = play;
  const who = person(play, seat);
  const { table } = play.view;
  const left = boxOf(play).count("influence") - who.influence.reduce((sum, one) => sum + one, 0);
  const favours = LADIES.flatMap((_, i) => (table.favours[i] === seat ? [i] : []));
  const x = Math.max(150, width * 0.32);
  return (
    <g transform={put(spot)} class={`am-plate${play.view.to_act === seat ? " am-acting" : ""}`}>
      <rect x="0" y="0" width={width} height={height} rx="8" />
      <g transform={`translate(0 ${height / 2 - 12})`}>
      <g transform="translate(14 12)"><Mark seat={seat} scale={0.8} /></g>
      <text class="am-person" x="28" y="17">{fit(play.names[seat] ?? "", 14)}</text>
      <g data-anchor={`score/${seat}`}><text class="num am-score" x={x - 16} y="18" text-anchor="end">{who.score}</text></g>
      <g transform={`translate(${x + 8} 12)`} {...tipProps(t("letter-own", { letter: who.letter }), t("letter-worth", { points: boxOf(play).courtPoints(who.letter) }))}>
        <Envelope level={who.letter} scale={0.86} />
      </g>
      <Thing id={`tokens/${seat}`} x={x + 52} y={12} width={36} height={14} radius={8} least={finger(play.tall, spot.scale)} label={t("own-tokens", { count: who.tokens })} about={t("token-about")}>
        <Piece id={`tokens/${seat}/${who.tokens}`} from="versailles" x={-9}><Token r={8.500} /></Piece>
        <text class="num am-big" x="10" y="5.500">{who.tokens}</text>
      </Thing>
      <g data-anchor={`player/${seat}`} transform={`translate(${x + 94} 12)`} {...tipProps(t("influence-left", { count: left }))}>
        <g class="am-influence am-supplied"><circle r="7.500" /></g>
        <Mark seat={seat} scale={0.42} />
        <text class="num am-big" x="16" y="5.500">{left}</text>
      </g>
      {favours.map((lady, i) => (
        <g key={lady} transform={`translate(${x + 144 + i * 36} 12)`} {...tipProps(t("favour-title", { lady: LADIES[lady] ?? "", effect: t.any(`favour-${(LADIES[lady] ?? "a").toLowerCase()}`) }))}>
          <FavourArt lady={lady} scale={0.95} />
        </g>
      ))}
      </g>
    </g>
  );
}

/** A name that fits: the rest is in the tooltip and in the frame's line of players. */
export const fit = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1)}…` : name;

// Others, in short

export const RIVAL = { width: 228, height: 54 } as const;

export function Rival({ seat, shown, onShow, height = RIVAL.height, ...spot }: Seated & { shown: boolean; onShow: () => void; height?: number }) {
  const play = use();
  const { t } = play;
  const who = person(play, seat);
  const { table } = play.view;
  const favours = LADIES.flatMap((_, i) => (table.favours[i] === seat ? [i] : []));
  const words = [
    t("rival-about", { points: who.dial, experience: who.experience, letter: who.letter, tokens: who.tokens }),
    t("rival-goods", { flowers: some(play, who.flowers), essences: some(play, who.essences) }),
    who.perfumer ? spaceName(play, who.perfumer) : t("at-home"),
    placeName(play, who.carriage),
  ].join(". ");
  const rich = height >= 150;
  const roomy = height >= 72;
  const mid = rich ? 2 : roomy ? (height - 76) / 2 : height / 2 - 27;
  return (
    <g transform={put(spot)} class={`am-rival${play.view.to_act === seat ? " am-acting" : ""}${shown ? " am-picked" : ""}`}>
      <g aria-hidden="true">
      <rect class="am-panel" x="0" y="0" width={RIVAL.width} height={height} rx="10" />
      <g data-anchor={`player/${seat}`}>
        <g transform={`translate(15 ${mid + 15})`}><Mark seat={seat} scale={0.85} /></g>
      </g>
      <text class="am-person" x="29" y={mid + 20}>{fit(play.names[seat] ?? "", 11)}</text>
      <text class="num am-score" x="132" y={mid + 21} text-anchor="end">{who.score}</text>
      <g transform={`translate(152 ${mid + 15})`}>
        {favours.map((lady, i) => <FavourArt key={lady} lady={lady} x={i * 26} scale={0.78} />)}
      </g>
      <g transform={`translate(8 ${mid + (roomy ? 38 : 40)})`}>
        <Coin n={who.dial} x={8} r={8.500} />
        <Laurel x={28} scale={0.62} />
        <text class="num am-mini" x="41" y="5">{who.experience}</text>
        <Envelope level={who.letter} x={62} scale={0.86} />
        <Token x={81} r={7} />
        <text class="num am-mini" x="94" y="5">{who.tokens}</text>
        {!roomy && (
          <>
            <Flower of="jasmine" x={110} size={16} />
            <text class="num am-mini" x="124" y="5">{total(who.flowers)}</text>
            <AnyEssence x={139} />
            <text class="num am-mini" x="152" y="5">{total(who.essences)}</text>
          </>
        )}
        {!rich && who.parade.map((perfume, i) => (
          <Flacon key={i} base={baseOf(play, perfume)} others={[]} presented={perfume.presented} x={170 + i * 17} y={2} scale={0.3} />
        ))}
      </g>
      {rich && <Workshop seat={seat} y={86} />}
      {roomy && <Handful of={who.flowers} essences={who.essences} y={mid + 62} />}
      {who.perfumer === null && <g transform={`translate(212 ${mid + 15})`}><Piece id={`perfumer/${seat}`}><Perfumer seat={seat} scale={0.62} /></Piece></g>}
      </g>
      <rect
        class="am-hit am-button"
        width={RIVAL.width}
        height={height}
        rx="10"
        role="button"
        tabindex={0}
        aria-label={t("show-board", { player: play.names[seat] ?? "" })}
        aria-description={words}
        aria-pressed={shown}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          onShow();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          event.stopPropagation();
          onShow();
        }}
        {...tipProps(play.names[seat] ?? "", words)}
      />
    </g>
  );
}

/** Perfumes as they are, and what was learned, for a table of two. */
function Workshop({ seat, y }: { seat: number; y: number }) {
  const play = use();
  const who = person(play, seat);
  const box = boxOf(play);
  const lessons = [
    ...who.methods.map((one) => <MethodArt key={one.method} of={one.method} scale={0.62} />),
    ...who.bases.map((of) => <Essence_ key={`base ${of}`} of={essence(of)} size={20} />),
    ...who.specialisations.map((of) => <g key={`special ${of}`} transform="scale(.82)"><Special of={essence(of)} /></g>),
    ...ABILITIES.filter((of) => who.abilities.includes(of)).map((of) => <AbilityArt key={of} of={of} scale={0.58} />),
    ...who.cities.flatMap((id, i) => {
      const tile = box.tiles.get(id);
      return tile ? [<EffectArt key={`${id} ${i}`} tile={tile} scale={0.62} />] : [];
    }),
  ];
  const perRow = 4;
  return (
    <g transform={`translate(0 ${y})`}>
      {Array.from({ length: box.count("parade") }, (_, i) => {
        const perfume = who.parade[i];
        const x = 24 + i * 37;
        return perfume ? (
          <Flacon key={i} base={baseOf(play, perfume)} others={perfume.essences.map(essence)} presented={perfume.presented} x={x} y={50} scale={0.8} />
        ) : (
          <Pedestal key={i} x={x} y={50} scale={0.8} />
        );
      })}
      {lessons.slice(0, 12).map((art, i) => (
        <g key={i} transform={`translate(${132 + (i % perRow) * 25.500} ${14 + Math.floor(i / perRow) * 26})`}>
          <rect class="am-tile" x="-11.500" y="-11.500" width="23" height="23" rx="4" />
          {art}
        </g>
      ))}
    </g>
  );
}

/** Flowers and essences kind by kind, as far as there is room. */
function Handful({ of, essences, y }: { of: Readonly<Record<string, number>>; essences: Readonly<Record<string, number>>; y: number }) {
  const flowers = ESSENCES.filter((one) => counted(of, one) > 0);
  const drops = ESSENCES.filter((one) => counted(essences, one) > 0);
  const step = Math.min(29, (RIVAL.width - 20) / Math.max(1, flowers.length + drops.length));
  return (
    <g transform={`translate(16 ${y})`}>
      {flowers.map((one, i) => (
        <g key={one} transform={`translate(${i * step} 0)`}>
          <Flower of={one} size={17} />
          <text class="num am-mini" x="12" y="6">{counted(of, one)}</text>
        </g>
      ))}
      {drops.map((one, i) => (
        <g key={one} transform={`translate(${(flowers.length + i) * step} 0)`}>
          <Essence_ of={one} size={18} />
          <text class="num am-mini" x="13" y="6">{counted(essences, one)}</text>
        </g>
      ))}
    </g>
  );
}

/** The targets on a player's board, for the rows of the screen reader. */
export function ownTargets(play: Playing, seat: number): readonly string[] {
  const who = person(play, seat);
  return [
    `home/${seat}`,
    `tokens/${seat}`,
    ...who.methods.flatMap((one) => [`method/${seat}/${one.method}`, ...[...new Set(one.stored)].map((flower) => `stored/${seat}/${one.method}/${flower}`)]),
    ...ESSENCES.map((one) => `flower/${seat}/${one}`),
    ...ESSENCES.map((one) => `essence/${seat}/${one}`),
    ...[...new Set(who.cities)].map((one) => `tile/${seat}/${one}`),
    ...who.parade.map((_, i) => `perfume/${seat}/${i}`),
  ];
}

export { effect };
