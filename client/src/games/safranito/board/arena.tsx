// The walled square with its bowls and spaces, the chips on it, the cards on its frame, and one's
// own chips before it. The own side is at the bottom, whatever the seat.
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { SpiceArt } from "../../../icons/spices";
import { Mark } from "../../../icons/marks";
import { BoardSvg, type Distance, type Row, Target } from "../../../target";
import { tipProps } from "../../../tip";
import { useGesture } from "../throw/gesture";
import { AimHandle, AimPicture, Chance } from "../throw/picture";
import { ChipArt, MillArt, SpaceArt } from "../art/pieces";
import { trails } from "../throw/tracks";
import {
  type Chip,
  chipPiece,
  chips,
  chipTarget,
  drawn,
  fromMiddle,
  type Ground,
  groundOf,
  nearSide,
  type Place,
  type Point,
  sideOf,
  type Space,
  SPACES,
  SPICES,
  type Spice,
  totals,
} from "../ground";
import { flying, replay } from "../throw/show";
import { aimOf, heldChip, type SafranitoPlay, throws } from "../throw/steering";
import { capital, chipName, restWords, spiceWord } from "../words";

export const FRAME = 50;
const EDGE = 13;
/** Below the frame: the hand, and the own chips. */
const TRAY = 118;

const LETTERS = "ABCD";

/** Up and down go from row to row, also to the spaces, which lie between the bowls. */
const distance: Distance = (along, aside, upright) => (upright ? 2.5 * along + aside : along + 4 * aside);

export function Arena({ play }: { readonly play: SafranitoPlay }) {
  const { t } = play;
  const ground = groundOf(play);
  const near = nearSide(play);
  const world = useRef<SVGGElement>(null);
  const gesture = useGesture(play, world);
  const half = ground.side / 2 + FRAME;
  const width = 2 * (half + EDGE);
  // On a phone the market has the place of the tray: nothing is thrown then.
  const tray = play.seat !== null && !(play.tall && play.view.table.bowl);
  const height = 2 * half + EDGE + (tray ? TRAY : EDGE);
  const again = replay.value;
  const held = heldChip(play);
  const name = [
    "saf-arena",
    held === null ? "" : "aiming",
    aimOf(play) ? "aimed" : "",
    again ? "again" : "",
    play.view.table.bowl ? "settling" : "",
  ].join(" ");
  const lying = chips(play).filter((chip) => !chip.out);
  return (
    <BoardSvg width={width} height={height} label={t("board-name")} rows={rows(play, tray)} class={name} distance={distance}>
      <Definitions />
      <g ref={world} transform={`translate(${half + EDGE} ${half + EDGE})`} {...gesture}>
        <Walls ground={ground} />
        <Sides play={play} half={half} />
        {ground.places.map((place) => (
          <PlaceView key={place.name} play={play} ground={ground} place={place} near={near} />
        ))}
        <Slots play={play} ground={ground} near={near} />
        <Trails play={play} ground={ground} near={near} />
        {held !== null && <AimPicture play={play} />}
        <g class="saf-lying">
          {lying.map((chip) => (
            <ChipView key={chipTarget(chip)} play={play} ground={ground} chip={chip} near={near} />
          ))}
        </g>
        {again && (
          <g class="saf-again" aria-hidden="true">
            {again.discs.map((disc, i) => {
              const [x, y] = drawn(near, disc.at);
              return (
                <g key={i} data-again={i} transform={`translate(${x} ${y})`} visibility={disc.thrown ? "hidden" : undefined}>
                  <ChipArt seat={disc.seat} value={disc.value} up={disc.up} />
                </g>
              );
            })}
          </g>
        )}
        <Prices play={play} near={near} />
        {held !== null && <Chance play={play} />}
        {tray && play.seat !== null && <Tray play={play} ground={ground} half={half} seat={play.seat} />}
        {held !== null && <AimHandle play={play} />}
        <Flyer />
      </g>
    </BoardSvg>
  );
}

/** The chip in the air. It is the same piece as the one in the hand, and comes after it. */
function Flyer() {
  const disc = flying.value;
  if (!disc) return null;
  const { seat, value, up } = disc;
  return (
    <g
      class="saf-flyer"
      data-flyer=""
      data-piece={value === null ? undefined : `chip/${seat}/${value}`}
      aria-hidden="true"
      visibility="hidden"
    >
      <ChipArt seat={seat} value={value} up={up} />
    </g>
  );
}

function rows(play: SafranitoPlay, tray: boolean): readonly Row[] {
  const { t } = play;
  const ground = groundOf(play);
  const lying = chips(play).filter((chip) => !chip.out);
  const display = SPICES.filter((spice) => play.view.table.display[spice]);
  return [
    {
      key: "own",
      label: t("row-own"),
      targets: tray ? ground.values.map((value) => `own/${value}`) : [],
    },
    { key: "bowls", label: t("row-bowls"), targets: SPICES.map((spice) => `bowl/${spice}`) },
    { key: "spaces", label: t("row-spaces"), targets: SPACES.map((space) => `space/${space}`) },
    { key: "chips", label: t("row-chips"), targets: lying.map(chipTarget) },
    { key: "display", label: t("row-display"), targets: display.map((spice) => `display/${spice}`) },
  ];
}

const Definitions = () => (
  <defs>
    <pattern id="saf-tiles" width="50" height="50" patternUnits="userSpaceOnUse">
      <path class="tile-a" d="M25 3L31 19L47 25L31 31L25 47L19 31L3 25L19 19z" />
      <path class="tile-b" d="M0-6L6 0L0 6L-6 0zM50-6L56 0L50 6L44 0zM0 44L6 50L0 56L-6 50zM50 44L56 50L50 56L44 50z" />
    </pattern>
    <radialGradient id="saf-pit" cx=".42" cy=".36" r=".72">
      <stop offset="0" class="pit-light" />
      <stop offset="1" class="pit-dark" />
    </radialGradient>
    <radialGradient id="saf-glaze" cx=".36" cy=".28" r=".85">
      <stop offset="0" class="glaze-light" />
      <stop offset=".7" class="glaze" />
      <stop offset="1" class="glaze-dark" />
    </radialGradient>
    <linearGradient id="saf-clay" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" class="clay-light" />
      <stop offset="1" class="clay-dark" />
    </linearGradient>
  </defs>
);

function Walls({ ground }: { readonly ground: Ground }) {
  const field = ground.side / 2;
  const outer = field + FRAME;
  return (
    <g class="saf-walls" aria-hidden="true">
      <rect class="shadow" x={-outer + 2} y={-outer + 5} width={2 * outer} height={2 * outer} rx="22" />
      <rect class="wall" x={-outer} y={-outer} width={2 * outer} height={2 * outer} rx="22" />
      <rect class="inlay" x={-outer + 5} y={-outer + 5} width={2 * outer - 10} height={2 * outer - 10} rx="18" />
      <rect class="lip" x={-field - 4} y={-field - 4} width={2 * field + 8} height={2 * field + 8} rx="9" />
      <rect class="sand" x={-field} y={-field} width={2 * field} height={2 * field} rx="5" />
      <rect class="tiles" x={-field} y={-field} width={2 * field} height={2 * field} rx="5" />
      <path class="depth" d={`M${-field} ${field}V${-field}H${field}`} />
    </g>
  );
}

/** Who sits where: a mark on each side of the frame that is not the own one. */
function Sides({ play, half }: { readonly play: SafranitoPlay; readonly half: number }) {
  const { seats, chef } = play.view.table;
  const near = nearSide(play);
  return (
    <g class="saf-sides">
      {play.players
        .filter(({ seat }) => seat !== play.seat)
        .map(({ seat, name, toAct }) => {
          const side = sideOf(seats, seat);
          const turn = (side - near + 4) % 4;
          const at: Point = turn === 0 ? [0, half] : turn === 1 ? [-half, 0] : turn === 2 ? [0, -half] : [half, 0];
          const across = turn % 2 === 1;
          const [dx, dy] = across ? [0, 92] : [92, 0];
          return (
            <g
              key={seat}
              class={`saf-side p${seat}`}
              data-turn={toAct ? "" : undefined}
              transform={`translate(${at[0] + dx} ${at[1] + dy})`}
              {...tipProps(chef === seat ? play.t("is-chef", { player: name }) : name)}
            >
              <rect x={-13} y={-13} width={26} height={26} rx="9" />
              <Mark seat={seat} scale={0.72} />
              {play.symbols && <text class="letter" y="4.5">{LETTERS[seat]}</text>}
              {chef === seat && (
                <g transform={across ? "translate(0 -26) scale(.5)" : "translate(-26 0) scale(.5)"}>
                  <MillArt />
                </g>
              )}
            </g>
          );
        })}
    </g>
  );
}

// Bowls and spaces

function PlaceView(props: {
  readonly play: SafranitoPlay;
  readonly ground: Ground;
  readonly place: Place;
  readonly near: number;
}) {
  const { play, ground, place, near } = props;
  const [x, y] = drawn(near, place.at);
  const bowl = place.kind === "bowl";
  return (
    <Target
      id={bowl ? `bowl/${place.name}` : `space/${place.name}`}
      x={x}
      y={y}
      width={2 * place.radius}
      height={2 * place.radius}
      round
      label={
        bowl
          ? capital(play.t.any(`bowl-${place.name}`))
          : `${SPACES.indexOf(place.name as Space) + 1} ${capital(play.t.any(`space-${place.name}`))}`
      }
      about={aboutPlace(play, place)}
      class={`saf-place ${place.kind} ${play.view.table.bowl === place.name ? "settled" : ""}`}
    >
      {bowl ? (
        <Bowl play={play} spice={place.name as Spice} radius={place.radius} />
      ) : (
        <SpaceView space={place.name as Space} radius={place.radius} reach={ground.hole} />
      )}
    </Target>
  );
}

function Bowl({ play, spice, radius }: { readonly play: SafranitoPlay; readonly spice: Spice; readonly radius: number }) {
  const word = spiceWord(play, spice);
  const long = word.length > (play.tall ? 7 : 9);
  return (
    <>
      <circle class="cast" cy="3" r={radius + 1.5} />
      <circle class="rim" r={radius} />
      <circle class="rim-line" r={radius - 3.2} />
      <circle class="pit" r={radius - 6.5} />
      <circle class={`heap ${spice}`} r={radius - 12} />
      <g transform="translate(0 -7)">
        <SpiceArt of={spice} scale={1.06} />
      </g>
      <text class="saf-bowl-name" y={radius - 17} {...(long ? { textLength: play.tall ? 68 : 62, lengthAdjust: "spacingAndGlyphs" } : {})}>
        {word}
      </text>
    </>
  );
}

const SpaceView = ({ space, radius, reach }: { readonly space: Space; readonly radius: number; readonly reach: number }) => (
  <>
    <circle class="hit" r={radius + reach + 3} />
    <circle class="tray" r={radius} />
    <circle class="ring" r={radius - 2.4} />
    <g transform="scale(.92)">
      <SpaceArt of={space} />
    </g>
    <g transform={`translate(${-radius * 0.72} ${-radius * 0.72})`} aria-hidden="true">
      <circle class="dot" r="8.5" />
      <text class="num" y="4.4">
        {SPACES.indexOf(space) + 1}
      </text>
    </g>
  </>
);

/** What lies there, who leads, and what it is for. */
function aboutPlace(play: SafranitoPlay, place: Place): string {
  const { t, view } = play;
  const here = chips(play).filter((chip) => chip.place === place);
  const sums = totals(play, place.name);
  const parts = [
    place.kind === "bowl"
      ? t("bowl-about", { cards: view.table.display[place.name] ?? 0 })
      : t.any(`about-${place.name}`),
  ];
  if (here.length > 0) {
    parts.push(t("lies-here", { chips: here.map((chip) => chipName(play, chip)).join(", ") }));
    const known = [...sums].filter(([, total]) => total !== null);
    if (known.length > 0) {
      const of = known.map(([seat, total]) => t("total-of", { player: play.names[seat] ?? "", total: total ?? 0 }));
      parts.push(t("totals", { totals: of.join(", ") }));
    }
  }
  return parts.join(" ");
}

// Chips

function ChipView(props: {
  readonly play: SafranitoPlay;
  readonly ground: Ground;
  readonly chip: Chip;
  readonly near: number;
}) {
  const { play, ground, chip, near } = props;
  const [x, y] = drawn(near, fromMiddle(ground, chip.x, chip.y));
  return (
    <Target
      id={chipTarget(chip)}
      piece={chipPiece(chip)}
      x={x}
      y={y}
      width={2 * ground.chip - 3}
      height={2 * ground.chip - 3}
      round
      label={capital(chipName(play, chip))}
      about={restWords(play, chip)}
      class={`saf-disc ${chip.place ? "" : "idle-disc"} ${chip.place && chip.place.name === play.view.table.bowl ? "in-play" : ""}`}
    >
      <g data-disc={chip.order}>
        <ChipArt
          seat={chip.seat}
          value={chip.value}
          up={chip.up}
          letter={play.symbols ? LETTERS[chip.seat] : undefined}
        />
      </g>
    </Target>
  );
}

/** One's own chips: those that can be thrown, and the places of the others. */
function Tray(props: {
  readonly play: SafranitoPlay;
  readonly ground: Ground;
  readonly half: number;
  readonly seat: number;
}) {
  const { play, ground, half, seat } = props;
  const { t } = play;
  const held = heldChip(play);
  const thrown = chips(play).filter((chip) => chip.seat === seat);
  const step = 72;
  const y = half + 84;
  const count = ground.values.length;
  return (
    <g class="saf-tray">
      <rect class="tray-wood" x={(-step * count) / 2 - 6} y={y - 31} width={step * count + 12} height="62" rx="20" />
      <rect class="tray-felt" x={(-step * count) / 2} y={y - 26} width={step * count} height="52" rx="16" />
      {ground.values.map((value, i) => {
        const gone = thrown.find((chip) => chip.value === value);
        const airborne = flying.value?.seat === seat && flying.value.value === value;
        const inHand = held === value || airborne;
        return (
          <Target
            key={value}
            id={`own/${value}`}
            x={(i - (count - 1) / 2) * step}
            y={y}
            width={50}
            height={50}
            round
            scale={1}
            label={gone ? t("own-thrown", { value }) : t("own-chip", { value })}
            about={gone ? restWords(play, gone) : t("own-about")}
            piece={gone || airborne ? undefined : `chip/${seat}/${value}`}
            class={`saf-own-chip ${inHand ? "in-hand" : ""}`}
          >
            <circle class="hit" r="32" />
            {(gone || inHand) && (
              <>
                <circle class="slot" r="23" />
                <text class="num slot-value" y="6">
                  {value}
                </text>
              </>
            )}
            {/* A finger that drags it away must not lose what it touched: it stays, unseen. */}
            {!gone && (
              <g transform="scale(1.28)" visibility={inHand ? "hidden" : undefined}>
                <ChipArt seat={seat} value={value} up />
              </g>
            )}
          </Target>
        );
      })}
    </g>
  );
}

// The display

/** Where the cards of each spice lie: on the frame beside the bowl; saffron's at the far side. */
function slotOf(ground: Ground, place: Place, near: number): Point {
  const [x, y] = drawn(near, place.at);
  const edge = ground.side / 2 + FRAME / 2;
  const third = ground.side / 6;
  if (y < -third) return [Math.abs(x) < third ? -36 : x, -edge];
  if (y > third) return [x, edge];
  if (Math.abs(x) < third) return [36, -edge];
  return [x < 0 ? -edge : edge, y];
}

function Slots(props: { readonly play: SafranitoPlay; readonly ground: Ground; readonly near: number }) {
  const { play, ground, near } = props;
  const { t } = play;
  return (
    <g class="saf-slots">
      {ground.places
        .filter((place) => place.kind === "bowl")
        .map((place) => {
          const spice = place.name as Spice;
          const count = play.view.table.display[spice] ?? 0;
          const [x, y] = slotOf(ground, place, near);
          if (count === 0) {
            return (
              <g key={spice} class="saf-slot" data-anchor={`slot/${spice}`} transform={`translate(${x} ${y})`} {...tipProps(capital(spiceWord(play, spice)), t("display-none"))}>
                <rect x="-14" y="-19" width="28" height="38" rx="4" />
                <g class="faint">
                  <SpiceArt of={spice} scale={0.42} />
                </g>
              </g>
            );
          }
          return (
            <Target
              key={spice}
              id={`display/${spice}`}
              x={x}
              y={y}
              width={count > 1 ? 42 : 32}
              height={42}
              radius={4}
              label={t("display-cards", { spice: spiceWord(play, spice), count })}
              about={t("display-about")}
              class="saf-display"
            >
              <rect class="hit" x="-31" y="-31" width="62" height="62" />
              <g data-anchor={`slot/${spice}`}>
                <Pack spice={spice} count={count} />
              </g>
            </Target>
          );
        })}
    </g>
  );
}

/** Cards of one spice on top of each other, and how many if more than one. */
function Pack({ spice, count }: { readonly spice: Spice; readonly count: number }) {
  const shown = Math.min(count, 4);
  const step = 5;
  const cards: JSX.Element[] = [];
  for (let i = 0; i < shown; i++) {
    const x = (i - (shown - 1) / 2) * step;
    cards.push(
      <g key={i} data-piece={`display/${spice}/${i}`} data-from="pile" transform={`translate(${x} 0)`}>
        <rect class="saf-card" x="-14" y="-19" width="28" height="38" rx="4" />
        <g class="saf-card-art">
          <SpiceArt of={spice} scale={0.5} />
        </g>
      </g>,
    );
  }
  return (
    <>
      {cards}
      {count > 1 && (
        <g transform={`translate(${(shown * step) / 2 + 10} 15)`}>
          <circle class="saf-count" r="9" />
          <text class="num saf-count-text" y="4.6">
            {count}
          </text>
        </g>
      )}
    </>
  );
}

// The market

/** The price beside the bowl that is settled. */
function Prices({ play, near }: { readonly play: SafranitoPlay; readonly near: number }) {
  const { bowl } = play.view.table;
  const ground = groundOf(play);
  const place = ground.places.find((one) => one.name === bowl);
  if (!bowl || !place) return null;
  const sums = totals(play, place.name);
  const buyer = play.view.step === "buy" ? play.view.to_act : null;
  const all =
    buyer === null ? [...sums.values()].reduce<number>((sum, one) => sum + (one ?? 0), 0) : (sums.get(buyer) ?? 0);
  const [x, y] = drawn(near, place.at);
  const right = x > 60 ? -1 : 1;
  return (
    <g class="saf-price" aria-hidden="true" transform={`translate(${x + right * 46} ${y - 40})`}>
      <circle r="21" />
      <circle class="coin-line" r="17" />
      <text class="num" y="6">
        {all}
      </text>
    </g>
  );
}

// What moved last

function Trails(props: { readonly play: SafranitoPlay; readonly ground: Ground; readonly near: number }) {
  const { play, ground, near } = props;
  const rows = play.view.motions.at(-1)?.rows;
  if (!rows || aimOf(play) || flying.value || replay.value || throws(play) === false && play.view.table.bowl) return null;
  return (
    <g class="saf-trails" aria-hidden="true">
      {trails(ground, rows, near).map(({ disc, d }) => (
        <path key={disc} d={d} />
      ))}
    </g>
  );
}

