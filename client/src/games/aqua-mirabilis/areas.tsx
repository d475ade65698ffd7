// The areas of the main board. Each is drawn from its upper left corner in its natural size; the
// layouts in table.tsx put them where they go.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Mark } from "../../icons/marks";
import { usePlay } from "../../target";
import { tipProps } from "../../tip";
import { finger, Thing } from "./thing";
import {
  Carriage,
  Cameo,
  CitySign,
  Coin,
  Crown,
  Cube,
  EffectArt,
  Envelope,
  Essence_,
  Fan,
  FavourArt,
  Flacon,
  Flower,
  AbilityArt,
  AnyEssence,
  BonusArt,
  Laurel,
  MethodArt,
  Perfumer,
  Token,
  Worker,
} from "./art";
import {
  ABILITIES,
  bonusFor,
  boxOf,
  cellOf,
  CITIES,
  type City,
  counted,
  dayOf,
  type Essence,
  ESSENCES,
  essence,
  harvest,
  LADIES,
  leader,
  lettersLeft,
  METHODS,
  nextSunday,
  NOBODY,
  type Playing,
} from "./box";
import { Chosen, previewed } from "./chosen";
import { lastSunday, Numbered } from "./story";
import { deliveryName, effect, essenceName, listing, placeName, recipeName, some, spaceName } from "./words";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}
export const put = ({ x, y, scale = 1 }: Spot) => `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

export const use = () => usePlay<"aqua-mirabilis">();

export const Panel = ({ width, height, x = 0, y = 0, class: name = "" }: { width: number; height: number; x?: number; y?: number; class?: string }) => (
  <rect class={`am-panel ${name}`} x={x} y={y} width={width} height={height} rx="12" />
);

const whoIs = (play: Playing, space: string): number =>
  play.view.table.players.findIndex((one) => one.perfumer === space);

/** A round place for a perfumer, with its price. */
function Socket({ space, x, y, r = 12 }: { space: string; x: number; y: number; r?: number }) {
  const play = use();
  const seat = whoIs(play, space);
  const cost = boxOf(play).spaces.get(space)?.cost ?? 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="am-socket" r={r} />
      {seat >= 0 ? <Piece id={`perfumer/${seat}`}><Perfumer seat={seat} y={-2} scale={r / 12} /></Piece> : <Coin n={cost} r={r * 0.78} />}
    </g>
  );
}

export const Piece = ({ id, from, children, x = 0, y = 0 }: { id: string; from?: string; children: ComponentChildren; x?: number; y?: number }) => (
  <g data-piece={id} data-from={from} transform={x || y ? `translate(${x} ${y})` : undefined}>
    {children}
  </g>
);

function spaceAbout(play: Playing, space: string): string {
  const seat = whoIs(play, space);
  const cost = play.t("cost-points", { count: boxOf(play).spaces.get(space)?.cost ?? 0 });
  return seat >= 0 ? `${cost}. ${play.t("stands-here", { player: play.names[seat] ?? "" })}` : cost;
}

// Versailles

export const VERSAILLES = { width: 260, height: 360 } as const;
const CELL = 32;
const LEFT = 58;
const TOP = 54;

export function Versailles(spot: Spot) {
  const play = use();
  const { t, view } = play;
  const { table } = view;
  const box = boxOf(play);
  const sections = box.board(table.seats).sections;
  const next = nextSunday(play);
  const sunday = lastSunday(play);
  const shown = new Map(previewed(play).map((one) => [one.cell, one]));
  const column = (of: string) => LEFT + (box.order.indexOf(essence(of)) + 0.5) * CELL;
  const row = (of: string) => TOP + (box.order.indexOf(essence(of)) + 0.5) * CELL;
  const pawnAbout = t("next-sunday", { king: essenceName(play, next.king), court: essenceName(play, next.court) });
  return (
    <g transform={put(spot)}>
      <Panel {...VERSAILLES} class="am-royal" />
      <circle data-anchor="versailles" class="am-hit" cx={LEFT + 3 * CELL} cy={TOP + 3 * CELL} r="9" />
      <rect class="am-kings" x={column(table.king) - CELL / 2} y={TOP - 30} width={CELL} height={30 + 6 * CELL} rx="8" />
      <rect class="am-courts" x={LEFT - 30} y={row(table.court) - CELL / 2} width={30 + 6 * CELL} height={CELL} rx="8" />
      {box.order.map((base) => (
        <g key={base} {...tipProps(t("column-of", { essence: essenceName(play, base) }), t("column-about"))}>
          <Flower of={base} x={column(base)} y={TOP - 15} size={25} letter={play.symbols} />
        </g>
      ))}
      {box.order.map((other) => (
        <g key={other} {...tipProps(t("row-of", { essence: essenceName(play, other) }), t("row-about"))}>
          <Flower of={other} x={LEFT - 15} y={row(other)} size={25} letter={play.symbols} />
        </g>
      ))}
      {view.result === null && (
        <g class="am-ghost" {...tipProps(t("sunday-title"), pawnAbout)}>
          <Crown x={column(next.king)} y={13} scale={0.8} />
          <Fan x={13} y={row(next.court)} scale={0.8} />
        </g>
      )}
      {box.order.flatMap((base) =>
        box.order.map((other) => {
          const x = column(base);
          const y = row(other);
          if (base === other) return <path key={`${base} ${other}`} class="am-void" d={`M${x} ${y - 6}l6 6l-6 6l-6-6z`} />;
          const cell = cellOf(base, other);
          const cubes = counted(table.cubes, cell);
          const token = table.originality.includes(cell);
          const points = shown.get(cell);
          return (
            <Thing
              key={cell}
              id={`cell/${cell}`}
              x={x}
              y={y}
              width={CELL - 6}
              height={CELL - 6}
              radius={6}
              label={t("cell-name", { base: essenceName(play, base), other: essenceName(play, other) })}
              about={cellAbout(play, cell, cubes, sections, token)}
              class="am-cell"
            >
              <rect class={`am-field am-full${Math.min(cubes, 4)}`} x={-CELL / 2 + 1.500} y={-CELL / 2 + 1.500} width={CELL - 3} height={CELL - 3} rx="6" />
              {Array.from({ length: sections }, (_, i) => {
                const dx = sections === 3 ? [-6.500, 6.500, 0][i] ?? 0 : i % 2 ? 6.500 : -6.500;
                const dy = i < 2 ? -6 : 6.500;
                return i < cubes ? (
                  <Piece key={i} id={`cube/${cell}/${i}`} from="cubes" x={dx} y={dy}>
                    <Cube size={11} />
                  </Piece>
                ) : (
                  <rect key={i} class="am-section" x={dx - 4} y={dy - 4} width="8" height="8" rx="2" />
                );
              })}
              {token && <Piece id={`originality/${cell}`}><Token r={9.500} /></Piece>}
              {sunday?.cell === cell && <Numbered sunday={sunday} step="cube" x={-CELL / 2 + 7} y={-CELL / 2 + 7} />}
              {next.cell === cell && view.result === null && !points && <rect class="am-due" x={-CELL / 2 + 1.500} y={-CELL / 2 + 1.500} width={CELL - 3} height={CELL - 3} rx="6" />}
              {points && (
                <g class={`am-gain${points.points ? "" : " am-zero"}`}>
                  <rect x={-CELL / 2 + 1} y={-CELL / 2 + 1} width={CELL - 2} height={CELL - 2} rx="7" />
                  <text class="num" y="6">{points.points ? `+${points.points}` : "0"}</text>
                </g>
              )}
            </Thing>
          );
        }),
      )}
      <Thing id="king" piece="king" least={finger(play.tall, spot.scale)} x={column(table.king)} y={13} width={24} height={22} label={t("king-stands", { essence: essenceName(play, table.king) })} about={`${t("king-about", { points: box.count("king") })} ${pawnAbout}`}>
        <Crown />
        <Numbered sunday={sunday} step="king" x={13} y={-5} />
      </Thing>
      <Thing id="court" piece="court" least={finger(play.tall, spot.scale)} x={13} y={row(table.court)} width={24} height={22} label={t("court-stands", { essence: essenceName(play, table.court) })} about={`${t("court-about")} ${pawnAbout}`}>
        <Fan />
        <Numbered sunday={sunday} step="court" x={-4} y={-12} />
      </Thing>
      <Shelf />
      <Gate />
    </g>
  );
}

function cellAbout(play: Playing, cell: string, cubes: number, sections: number, token: boolean): string {
  const { t } = play;
  const parts = [t("cell-cubes", { cubes, sections })];
  if (token) parts.push(t("cell-token"));
  parts.push(cubes >= sections ? t("cell-full") : t("cell-worth", { points: sections - cubes - 1 }));
  if (nextSunday(play).cell === cell && play.view.result === null) parts.push(t("cell-due"));
  return parts.join(" ");
}

/** The recipes, below the column of their base. */
function Shelf() {
  const play = use();
  const { t, view } = play;
  const box = boxOf(play);
  const y = TOP + 6 * CELL + 5;
  return (
    <g>
      {[1, 2].map((slots) => (
        <g key={slots} transform={`translate(${LEFT - 24} ${y + 17 + (slots - 1) * 34})`} {...tipProps(t("shelf"), t("shelf-about"))}>
          <g class="am-slots" transform="translate(2 0)">
            <path d="M-3-14h6v4c6 2 9 6 9 12c0 6-4 10-12 10s-12-4-12-10c0-6 3-10 9-12z" />
            {Array.from({ length: slots }, (_, i) => (
              <circle key={i} cx={slots === 1 ? 0 : i ? 5 : -5} cy="3" r="3.800" />
            ))}
          </g>
        </g>
      ))}
      {box.rows.recipes.map((recipe) => {
        const left = counted(view.table.recipes, recipe.id);
        const x = LEFT + (box.order.indexOf(recipe.base) + 0.5) * CELL;
        return (
          <Thing
            key={recipe.id}
            id={`recipe/${recipe.id}`}
            x={x}
            y={y + 17 + (recipe.slots - 1) * 34}
            width={CELL - 7}
            height={27}
            radius={6}
            label={t("recipe-title", { recipe: recipeName(play, recipe.id) })}
            about={t("recipe-left", { count: left })}
            class="am-recipe am-free"
          >
            <rect class="am-card" x={-CELL / 2 + 2} y="-15" width={CELL - 4} height="30" rx="5" />
            <Laurel x={-6.500} y={-3.500} scale={0.62} />
            <text class="num am-level" x="6" y="2">{recipe.level}</text>
            {Array.from({ length: recipe.copies }, (_, i) => (
              <circle key={i} class={i < left ? "am-pip" : "am-pip am-gone"} cx={(i - (recipe.copies - 1) / 2) * 7} cy="9.500" r="2.400" />
            ))}
          </Thing>
        );
      })}
    </g>
  );
}

/** The way into Versailles: four spaces alike. */
function Gate() {
  const play = use();
  const spaces = boxOf(play).rows.spaces.filter((one) => one.area === "versailles");
  return (
    <Thing id="versailles" x={130} y={339} width={236} height={28} radius={14} label={play.t("space-versailles")} about={`${spaceAbout(play, spaces[0]?.id ?? "")} ${play.t("versailles-about")}`}>
      <rect class="am-gate" x="-122" y="-17" width="244" height="34" rx="17" />
      <text class="am-name" x="-108" y="5">{play.t("space-versailles")}</text>
      {spaces.map((one, i) => (
        <Socket key={one.id} space={one.id} x={14 + i * 29} y={0} r={12} />
      ))}
    </Thing>
  );
}

// The market

export const STALL = { width: 108, height: 84 } as const;

export function Market({ spots }: { spots: (i: number) => Spot }) {
  const play = use();
  const numbers = useWorkerNumbers(play.view.table.workers);
  return (
    <>
      {boxOf(play).order.map((one, i) => (
        <Stall key={one} of={one} spot={spots(i)} workers={numbers.flatMap((stall, n) => (stall === one ? [n] : []))} />
      ))}
    </>
  );
}

/** The two workers are alike; the one that stays keeps its number, so that the other one walks. */
function useWorkerNumbers(stalls: readonly string[]): readonly string[] {
  const before = useRef<readonly string[]>(stalls);
  const left = [...stalls];
  const kept = before.current.map((one) => {
    const found = left.indexOf(one);
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null);
  });
  before.current = kept.map((one) => one ?? left.shift() ?? "");
  return before.current;
}

function Stall({ of, spot, workers }: { of: Essence; spot: Spot; workers: readonly number[] }) {
  const play = use();
  const { t, view } = play;
  const stock = counted(view.table.stalls, of);
  const reserve = counted(view.table.reserve, of);
  const space = `stall-${of}`;
  const more = useMore(stock);
  const taking = useHarvest(play);
  const sunday = lastSunday(play);
  const takes = taking ? counted(taking, of) : 0;
  return (
    <g transform={put(spot)}>
      <g transform={`translate(${STALL.width / 2} ${STALL.height / 2})`}>
        <Thing
          id={`stall/${of}`}
          x={0}
          y={0}
          width={STALL.width - 12}
          height={STALL.height - 12}
          label={spaceName(play, space)}
          about={`${t("stall-about", { count: stock, reserve })} ${spaceAbout(play, space)}`}
        >
          <rect class="am-card" x="-50" y="-34" width="100" height="72" rx="8" />
          <path class={`am-awning ${of}`} d="M-54-40H54L50-22a8.300 8.300 0 0 1-16.700 0a8.300 8.300 0 0 1-16.700 0a8.300 8.300 0 0 1-16.600 0a8.300 8.300 0 0 1-16.700 0a8.300 8.300 0 0 1-16.700 0a8.300 8.300 0 0 1-16.600 0z" />
          <g data-anchor={`stall/${of}`}>
            <Flower of={of} x={-29} y={3} size={36} letter={play.symbols} />
          </g>
          {more > 0 && (
            <Piece key={stock} id={`delivery/${of}/${stock}`} from="sunday" x={-29} y={3}>
              <Flower of={of} size={36} />
            </Piece>
          )}
          <text class={`num am-stock${stock ? "" : " am-empty"}`} x="0" y="10">{stock}</text>
          <Socket space={space} x={33} y={0} />
          {sunday?.flowers[of] && <Numbered sunday={sunday} step="flowers" x={-45} y={-10} />}
        </Thing>
        <Thing id={`reserve/${of}`} x={-28} y={28} width={36} height={14} radius={6} least={finger(play.tall, spot.scale)} up={play.tall ? 7 : 0} label={t("reserve-of", { essence: essenceName(play, of), count: reserve })} class="am-reserve">
          <rect x="-20" y="-8" width="40" height="16" rx="8" />
          <g data-anchor={`reserve/${of}`}>
            <path class="am-crate" d="M-15-4h12v8h-12zM-15-1h12" />
          </g>
          <text class="num" x="8" y="4.500">{reserve}</text>
        </Thing>
        {workers.length > 0 && (
          <Thing id={`worker/${of}`} x={24} y={25} width={workers.length * 20} height={20} least={finger(play.tall, spot.scale)} up={play.tall ? 4 : 0} label={t("worker-at", { flower: essenceName(play, of), workers: workers.length })} about={t("worker-about")}>
            {workers.map((n, i) => (
              <Piece key={n} id={`worker/${n}`} x={(i - (workers.length - 1) / 2) * 20}>
                <Worker />
              </Piece>
            ))}
          </Thing>
        )}
        {takes > 0 && <Chosen x={-8} y={-14} text={`−${takes}`} />}
      </g>
    </g>
  );
}

/** How many came since the last view, so that a delivery can be seen to arrive. */
function useMore(stock: number): number {
  const seen = useRef({ stock, more: 0 });
  if (seen.current.stock !== stock) seen.current = { stock, more: stock - seen.current.stock };
  return seen.current.more;
}

/** The flowers that what is being chosen would take from the stalls. */
function useHarvest(play: Playing): Readonly<Record<string, number>> | null {
  const { chosen, view } = play;
  if (!play.active) return null;
  if (chosen?.do === "visit-stall") return harvest(play, chosen.flower);
  if (view.step !== "workers") return null;
  const stall = view.table.players[view.to_act ?? 0]?.perfumer?.replace("stall-", "") ?? "";
  if (chosen?.do === "move-worker") {
    const workers = [...view.table.workers];
    workers[workers.indexOf(chosen.stall)] = chosen.to;
    return harvest(play, essence(stall), workers);
  }
  return harvest(play, essence(stall));
}

// Cities and the road

export const CITY = { width: 110, height: 84 } as const;

export function CityCard({ of, ...spot }: Spot & { of: City }) {
  const play = use();
  const { t, view } = play;
  const box = boxOf(play);
  const index = CITIES.indexOf(of);
  const top = view.table.tops[index] ?? null;
  const below = view.table.stacks[index]?.length ?? 0;
  const tile = top ? box.tiles.get(top) : undefined;
  const letter = box.cities.get(of)?.letter ?? 0;
  const space = box.rows.spaces.find((one) => one.area === "travel" && one.type === of)?.id ?? of;
  const about = [
    tile && top ? t("city-top", { effect: effect(play, top), experience: tile.experience, prestige: tile.prestige }) : t("city-empty"),
    t("city-below", { count: below }),
    letter ? t("city-letter", { letter }) : "",
    spaceAbout(play, space),
  ];
  return (
    <g transform={put(spot)}>
      <Thing id={`city/${of}`} x={CITY.width / 2} y={CITY.height / 2} width={CITY.width - 10} height={CITY.height - 10} label={t.any(`city-${of}`)} about={about.filter(Boolean).join(" ")}>
        <rect class="am-card" x="-53" y="-40" width="106" height="80" rx="10" />
        <path class={`am-cityband am-${of}`} d="M-53-22V-30A10 10 0 0 1-43-40H43A10 10 0 0 1 53-30V-22z" />
        <CitySign of={of} x={-42} y={-31} scale={0.62} />
        <text class="am-cityname" x="-30" y="-26.500">{t.any(`city-${of}`)}</text>
        <g data-anchor={`stack/${of}`}>
          {below > 0 && <rect class="am-tileback" x="-46" y="-13" width="54" height="45" rx="6" />}
          {below > 1 && <rect class="am-tileback" x="-48" y="-15" width="54" height="45" rx="6" />}
        </g>
        {tile && top ? (
          <Piece id={`top/${of}/${below}`} from={`stack/${of}`} x={-21} y={8}>
            <rect class="am-tile" x="-28" y="-22" width="54" height="44" rx="6" />
            <EffectArt tile={tile} x={-1} y={-3} scale={1.150} />
            <text class="num am-prestige" x="20" y="18">{tile.prestige}</text>
          </Piece>
        ) : (
          <text class="am-muted" x="-21" y="12">–</text>
        )}
        <text class="num am-below" x="-44" y="29">{below > 0 ? `+${below}` : ""}</text>
        <Socket space={space} x={31} y={-3} r={13} />
        {letter > 0 && <Envelope level={letter} x={31} y={25} scale={0.86} />}
      </Thing>
    </g>
  );
}

/** How far apart the two halves of a winding road are. */
const BEND = 52;
export const ROAD = { height: 44, winding: 44 + BEND } as const;

/** The road from London to Florence with everybody's carriage on it; in two halves where it winds. */
export function Road({ width, winds = false, ...spot }: Spot & { width: number; winds?: boolean }) {
  const play = use();
  const { view, t } = play;
  const box = boxOf(play);
  const last = box.lastPlace;
  const across = winds ? Math.ceil((last + 1) / 2) : last + 1;
  const step = width / across;
  const x = (place: number) => ((place < across ? place : 2 * across - 1 - place) + 0.5) * step;
  const y = (place: number) => (place < across ? 0 : BEND);
  const grasse = box.count("grasse");
  const way = winds
    ? `M${x(0)} 24H${x(across - 1)}q${step / 2.5} 0 ${step / 2.5} ${BEND / 2}t${-step / 2.5} ${BEND / 2}H${x(last)}`
    : `M${x(0)} 24H${x(last)}`;
  return (
    <g transform={put(spot)}>
      <path class="am-road" d={way} />
      <path class="am-ruts" d={way} />
      {Array.from({ length: last + 1 }, (_, place) => {
        const city = box.cityAt(place);
        return (
          <Thing
            key={place}
            id={`road/${place}`}
            x={x(place)}
            y={y(place) + 17}
            width={Math.min(44, step - 12)}
            height={30}
            least={finger(play.tall, spot.scale)}
            label={placeName(play, place)}
            about={view.table.players.flatMap((one, seat) => (one.carriage === place ? [t("carriage-here", { player: play.names[seat] ?? "" })] : [])).join(" ") || t("road-about")}
          >
            <circle class={city || place === grasse ? "am-stop am-city" : "am-stop"} cy="7" r={city || place === grasse ? 8.500 : 6} />
            {city && <CitySign of={city} y={7} scale={0.42} />}
            {place === grasse && <Flower of="jasmine" y={7} size={14} />}
          </Thing>
        );
      })}
      {view.table.players.map((one, seat) => {
        const here = view.table.players.flatMap((other, n) => (other.carriage === one.carriage ? [n] : []));
        const dx = (here.indexOf(seat) - (here.length - 1) / 2) * Math.min(25, step / 2);
        return (
          <g key={seat} class="am-through">
            <Piece id={`carriage/${seat}`} x={x(one.carriage) + dx} y={y(one.carriage) + 15}>
              <Carriage seat={seat} scale={0.95} />
            </Piece>
          </g>
        );
      })}
    </g>
  );
}

// The apprenticeship

export const STUDY = { width: 75, height: 112 } as const;
export const STUDIES = ["base", "specialisation", "ability", "method"] as const;
export type StudyKind = (typeof STUDIES)[number];

export function Study({ of, ...spot }: Spot & { of: StudyKind }) {
  const play = use();
  const { t } = play;
  const spaces = boxOf(play).rows.spaces.filter((one) => one.area === "apprenticeship" && one.type === of);
  const title = t(`short-${of}`);
  return (
    <g transform={put(spot)}>
      <g transform={`translate(${STUDY.width / 2} 0)`}>
        <rect class="am-card" x="-36" y="1" width="72" height="110" rx="9" />
        <text class="am-title" y="14.500" {...(title.length > 9 ? { textLength: 62, lengthAdjust: "spacingAndGlyphs" } : {})}>{title}</text>
        {spaces.map((one, i) => (
          <Thing key={one.id} id={`space/${one.id}`} x={-22 + i * 26} y={31} width={20} height={20} round label={spaceName(play, one.id)} about={`${spaceAbout(play, one.id)} ${t(`price-${of}`)}`}>
            <Socket space={one.id} x={0} y={0} r={12} />
          </Thing>
        ))}
        <g {...tipProps(t.any(`space-${of}`), t(`price-${of}`))} transform="translate(25 31)">
          {of === "base" && <><text class="am-plusprice" x="-18" y="5">+</text><AnyEssence /></>}
          {of === "specialisation" && <Flower of="jasmine" x={2} size={16} />}
          {of === "ability" && <><text class="am-plusprice" x="-18" y="5">+</text><Token r={8} /></>}
          {of === "method" && <><Flower of="jasmine" x={2} y={-4} size={13} /><Flower of="jasmine" x={2} y={6} size={13} /></>}
        </g>
        <Lessons of={of} />
      </g>
    </g>
  );
}

/** What can still be learned. */
function Lessons({ of }: { of: StudyKind }) {
  const play = use();
  const { t, view } = play;
  const { table } = view;
  const grid = (i: number, columns: number, wide: number, high: number) => ({
    x: ((i % columns) - (columns - 1) / 2) * wide,
    y: 64 + Math.floor(i / columns) * high,
  });
  if (of === "base" || of === "specialisation") {
    const left = of === "base" ? table.bases_left : table.specialisations_left;
    return (
      <>
        {boxOf(play).order.map((one, i) => {
          const gone = !counted(left, one);
          const name = of === "base" ? t("base-tile", { essence: essenceName(play, one) }) : t("specialisation-tile", { flower: essenceName(play, one) });
          return (
            <Thing key={one} id={`learn/${of}/${one}`} {...grid(i, 3, 23.500, 27)} width={16} height={18} radius={5} label={name} about={gone ? t("lesson-gone") : t(`about-${of}`)} class={gone ? "am-lesson am-gone" : "am-lesson"}>
              <rect class="am-tile" x="-10.500" y="-12" width="21" height="24" rx="4" />
              {!gone && (of === "base" ? <Essence_ of={one} size={19} /> : <Flower of={one} size={18} />)}
            </Thing>
          );
        })}
      </>
    );
  }
  if (of === "ability") {
    return (
      <>
        {ABILITIES.map((one, i) => {
          const left = counted(table.abilities_left, one);
          return (
            <Thing key={one} id={`learn/ability/${one}`} x={0} y={58 + i * 19.500} width={58} height={12} radius={5} label={t.any(`ability-${one}`)} about={left ? t("left-over", { count: left }) : t("lesson-gone")} class={left ? "am-lesson" : "am-lesson am-gone"}>
              <rect class="am-tile" x="-31" y="-9" width="62" height="18" rx="5" />
              {left > 0 && <AbilityArt of={one} x={-14} scale={0.58} />}
              <text class="num am-times" x="17" y="4.500">×{left}</text>
            </Thing>
          );
        })}
      </>
    );
  }
  return (
    <>
      {METHODS.slice(1).map((one, i) => {
        const left = counted(table.methods_left, one);
        const { x, y } = grid(i, 2, 35, 27);
        return (
          <Thing key={one} id={`learn/method/${one}`} x={x} y={y} width={27} height={18} radius={5} label={t.any(`method-${one}`)} about={`${t.any(`about-${one}`)} ${left ? t("left-over", { count: left }) : t("lesson-gone")}`} class={left ? "am-lesson" : "am-lesson am-gone"}>
            <rect class="am-tile" x="-16" y="-12" width="32" height="24" rx="4" />
            {left > 0 && <MethodArt of={one} x={-5} scale={0.66} />}
            <text class="num am-times" x="10" y="5">{left}</text>
          </Thing>
        );
      })}
    </>
  );
}

// The court

export const COUPLE = { width: 91, height: 112 } as const;

export function Couple({ of, ...spot }: Spot & { of: number }) {
  const play = use();
  const { t, view, players } = play;
  const { table } = view;
  const box = boxOf(play);
  const lady = LADIES[of] ?? "A";
  const spaces = box.rows.spaces.filter((one) => one.area === "court" && one.type === lady);
  const holder = table.favours[of] ?? NOBODY;
  const bonus = table.bonuses[of] ?? null;
  const looked = table.peeked[of] ?? [];
  const gifts = box.ladies.get(lady)?.gifts ?? [];
  const leads = leader(play, of);
  const influence = players.map((one) => t("influence-of", { player: one.name, count: table.players[one.seat]?.influence[of] ?? 0 })).join(", ");
  const mine = view.seat ?? -1;
  const bonusAbout = bonus
    ? `${t.any(`bonus-${bonus}`)}. ${mine >= 0 ? t("bonus-now", { points: bonusFor(play, mine, bonus).points }) : ""}`
    : t("bonus-hidden");
  const seen = looked.length ? t("bonus-seen", { players: looked.map((seat) => play.names[seat]).join(", ") }) : "";
  return (
    <g transform={put(spot)}>
      <g transform={`translate(${COUPLE.width / 2} 0)`}>
        <rect class={`am-card am-couple am-lady${of}`} x="-43" y="1" width="86" height="110" rx="9" />
        <Thing id={`lady/${lady}`} x={-24} y={40} width={28} height={54} radius={14} label={t("lady-name", { lady })} about={`${influence}. ${leads === NOBODY ? "" : t("lady-leader", { player: play.names[leads] ?? "" })}`}>
          <Cameo lady={of} scale={0.94} y={0} />
          <g class="am-ladyname" transform="translate(-9 -25)">
            <circle r="8" />
            <text class="num" y="4.800">{lady}</text>
          </g>
        </Thing>
        {spaces.map((one, i) => (
          <Thing key={one.id} id={`space/${one.id}`} x={spaces.length === 1 ? 20 : 9 + i * 24} y={16} width={18} height={18} round label={spaceName(play, one.id)} about={spaceAbout(play, one.id)}>
            <Socket space={one.id} x={0} y={0} r={11} />
          </Thing>
        ))}
        <g {...tipProps(t("letter-name", { letter: of + 1 }), lettersLeft(play, of + 1) < 1 ? t("letters-gone", { letter: of + 1 }) : t("letter-about", { letter: of + 1 }))} transform="translate(20 38)">
          <Envelope level={of + 1} scale={0.86} />
        </g>
        <Thing id={`favour/${lady}`} piece={`favour/${lady}`} x={20} y={58} width={24} height={14} radius={5} label={t("favour-title", { lady, effect: t.any(`favour-${lady.toLowerCase()}`) })} about={holder === NOBODY ? t("favour-free") : t("favour-held", { player: play.names[holder] ?? "" })}>
          <FavourArt lady={of} />
          {holder !== NOBODY && <g transform="translate(14 -8)"><Mark seat={holder} scale={0.55} /></g>}
        </Thing>
        <g transform="translate(0 79)">
          {players.map((one, i) => {
            const count = table.players[one.seat]?.influence[of] ?? 0;
            const x = (i - (players.length - 1) / 2) * 20.500 - 2;
            const drawn = (
              <g class={count ? "am-votes" : "am-votes am-none"} {...tipProps(t("influence-of", { player: one.name, count }))}>
                {leads === one.seat && <rect class="am-leads" x="-9" y="-9.500" width="23" height="19" rx="6" />}
                {count > 0 ? (
                  <Piece id={`influence/${one.seat}/${lady}/${count}`} from={`player/${one.seat}`}>
                    <Mark seat={one.seat} scale={0.58} />
                  </Piece>
                ) : (
                  <Mark seat={one.seat} scale={0.5} />
                )}
                {count > 0 && <text class="num" x="9.500" y="5">{count}</text>}
              </g>
            );
            return one.seat === mine && count > 0 ? (
              <Thing key={one.seat} id={`influence/${lady}`} x={x} y={0} width={16} height={16} radius={5} label={t("own-influence", { lady, count })}>
                {drawn}
              </Thing>
            ) : (
              <g key={one.seat} transform={`translate(${x} 0)`}>{drawn}</g>
            );
          })}
        </g>
        <g transform="translate(-22 99)" {...tipProps(t("gifts-title", { lady }), t("gifts-about"))}>
          {gifts.map((one, i) => {
            const x = (i - (gifts.length - 1) / 2) * 13;
            if (one === "token") return <Token key={one} x={x} r={7.500} />;
            if (one === "perfume") return <Flacon key={one} base="rose" others={[]} x={x} y={3} scale={0.28} />;
            return <Essence_ key={one} of={one} x={x} size={16} />;
          })}
        </g>
        <g transform="translate(20 99)" class={bonus ? "am-bonus am-open" : "am-bonus"} {...tipProps(t("bonus-title", { lady }), `${bonusAbout} ${seen}`)}>
          <rect x="-20" y="-9" width="40" height="18" rx="5" />
          {bonus ? <BonusArt of={bonus} /> : <text class="num" y="5">?</text>}
          {looked.map((seat, i) => (
            <g key={seat} transform={`translate(${18 - i * 7} -9)`}><Mark seat={seat} scale={0.34} /></g>
          ))}
        </g>
      </g>
    </g>
  );
}

// The days

export const WEEK = { width: 167, height: 44 } as const;

export function Week({ number, ...spot }: Spot & { number: number }) {
  const play = use();
  const { t, view } = play;
  const { table } = view;
  const box = boxOf(play);
  const { days, deliveries } = box.board(table.seats);
  const weeks = box.count("weeks");
  const now = dayOf(play);
  const first = (number - 1) * days.length;
  const last = number === weeks;
  const sundaysPast = Math.floor(table.day / days.length);
  const due = last ? [] : table.deliveries.slice((number - 1 - sundaysPast) * deliveries.length, (number - sundaysPast) * deliveries.length);
  const arriving = number - 1 >= sundaysPast ? due : [];
  // The first Sunday, on which the game begins, stands before the first week.
  const begin = number === 1 ? 48 : 32;
  const x = (i: number) => begin + i * ((WEEK.width - 14 - begin) / Math.max(1, days.length - 1));
  return (
    <g transform={put(spot)}>
      <rect class={`am-week${now.week === number ? " am-now" : ""}`} x="1" y="1" width={WEEK.width - 3} height={WEEK.height - 2} rx="9" />
      <text class="num am-weekno" x="12" y="17">{number}</text>
      {number === 1 && <circle class="am-day am-sun am-begun" cx="29" cy="13" r="6" />}
      {number === 1 && table.day === 0 && <Marker x={29} y={13} />}
      {days.map((day, i) => {
        const at = first + i + 1;
        const sunday = day === "sun";
        return (
          <g key={day} {...tipProps(t("day-of-week", { weekday: t.any(`day-${day}`), week: number }), sunday ? (last ? t("day-final") : t("day-sunday")) : undefined)}>
            <circle data-anchor={at === table.day && sunday ? "sunday" : undefined} class={`am-day${sunday ? " am-sun" : ""}${at <= table.day ? " am-begun" : ""}`} cx={x(i)} cy="13" r={sunday ? 8.500 : 6.500} />
            <text class="am-dayname" x={x(i)} y="17">{t.any(`short-${day}`)}</text>
            {at === table.day && <Marker x={x(i)} y={13} />}
          </g>
        );
      })}
      {arriving.map((delivery, i) => {
        const one = box.deliveries.get(delivery);
        if (!one) return null;
        return (
          <g key={`${delivery} ${i}`} transform={`translate(${i === 0 ? 8 : WEEK.width / 2 + 4} 33)`} {...tipProps(t("delivery-title"), deliveryName(play, delivery))}>
            <rect class="am-crateback" x="-4" y="-8" width={WEEK.width / 2 - 8} height="16" rx="5" />
            <text class="num am-times" x="6" y="4.500">{one.times}×</text>
            {one.flowers.map((flower, n) => (
              <Flower key={flower} of={flower} x={21 + n * 14.500} size={14} />
            ))}
          </g>
        );
      })}
      {last && <text class="am-final" x={WEEK.width / 2} y="37">{t("final-parade-short")}</text>}
      {!last && arriving.length === 0 && <text class="am-final" x={WEEK.width / 2} y="37">{t("delivered")}</text>}
    </g>
  );
}

const Marker = ({ x, y }: { x: number; y: number }) => (
  <Piece id="day" x={x} y={y}>
    <circle class="am-marker" r="10" />
    <path class="am-markersun" d="M0-13.500V-10M0 13.500V10M-13.500 0H-10M13.500 0H10M-9.500-9.500L-7-7M9.500 9.500L7 7M-9.500 9.500L-7 7M9.500-9.500L7-7" />
  </Piece>
);

/** What lies in common: cubes and originality tokens. */
export function Supply(spot: Spot) {
  const play = use();
  const { t, view } = play;
  return (
    <g transform={put(spot)} class="am-supply">
      <g {...tipProps(t("cubes-left", { count: view.table.cubes_left }))}>
        <g data-anchor="cubes"><Cube x={0} y={0} size={15} /></g>
        <text class="num" x="11" y="5.500" text-anchor="start">{view.table.cubes_left}</text>
      </g>
      <g transform="translate(50 0)" {...tipProps(t("tokens-left", { count: view.table.tokens_left }))}>
        <Token r={8.500} />
        <text class="num" x="12" y="5.500" text-anchor="start">{view.table.tokens_left}</text>
      </g>
    </g>
  );
}

export const areaRows = {
  market: (play: Playing): readonly string[] =>
    boxOf(play).order.flatMap((one) => [
      `stall/${one}`,
      `reserve/${one}`,
      ...(play.view.table.workers.includes(one) ? [`worker/${one}`] : []),
    ]),
  cities: (): readonly string[] => CITIES.map((one) => `city/${one}`),
  road: (play: Playing): readonly string[] => Array.from({ length: boxOf(play).lastPlace + 1 }, (_, i) => `road/${i}`),
  study: (play: Playing): readonly string[] => [
    ...boxOf(play).rows.spaces.filter((one) => one.area === "apprenticeship").map((one) => `space/${one.id}`),
    ...ESSENCES.map((one) => `learn/base/${one}`),
    ...ESSENCES.map((one) => `learn/specialisation/${one}`),
    ...ABILITIES.map((one) => `learn/ability/${one}`),
    ...METHODS.slice(1).map((one) => `learn/method/${one}`),
  ],
  court: (play: Playing): readonly string[] =>
    LADIES.flatMap((lady, i) => [
      ...boxOf(play).rows.spaces.filter((one) => one.area === "court" && one.type === lady).map((one) => `space/${one.id}`),
      `lady/${lady}`,
      `favour/${lady}`,
      ...((play.view.table.players[play.view.seat ?? -1]?.influence[i] ?? 0) > 0 ? [`influence/${lady}`] : []),
    ]),
  versailles: (play: Playing): readonly string[] => [
    "king",
    "court",
    ...boxOf(play).order.flatMap((base) => boxOf(play).order.filter((one) => one !== base).map((other) => `cell/${cellOf(base, other)}`)),
    "versailles",
  ],
  recipes: (play: Playing): readonly string[] => boxOf(play).rows.recipes.map((one) => `recipe/${one.id}`),
} as const;

export { listing, some };
