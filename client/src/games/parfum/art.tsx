// What the things of the table look like. Drawn around (0, 0); words and touching are elsewhere.
import type { ComponentChildren } from "preact";
import { FlowerArt } from "../../icons/flowers";
import { usePlay } from "../../target";
import { AROMAS, type Aroma, type Counts, type Customer, type Note, type Size, type Type } from "./box";

/** Colours, patterns and clips that the drawings refer to; once in the board's drawing. */
export const Defs = () => (
  <defs>
    <pattern id="pf-damask" width="76" height="76" patternUnits="userSpaceOnUse">
      <g class="pf-damask">
        {[
          [19, 19],
          [57, 57],
        ].map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path d="M0-17C6-11 6-5 0 0C-6-5-6-11 0-17zM0 17C6 11 6 5 0 0C-6 5-6 11 0 17zM-17 0C-11-6-5-6 0 0C-5 6-11 6-17 0zM17 0C11-6 5-6 0 0C5 6 11 6 17 0z" />
            <path d="M6-8C11-13 15-12 15-15M-6-8C-11-13-15-12-15-15M6 8C11 13 15 12 15 15M-6 8C-11 13-15 12-15 15" />
          </g>
        ))}
      </g>
    </pattern>
    <linearGradient id="pf-brass" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" class="pf-brass-1" />
      <stop offset=".5" class="pf-brass-2" />
      <stop offset="1" class="pf-brass-3" />
    </linearGradient>
    <linearGradient id="pf-glass" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" class="pf-glass-1" />
      <stop offset=".22" class="pf-glass-2" />
      <stop offset=".75" class="pf-glass-3" />
      <stop offset="1" class="pf-glass-1" />
    </linearGradient>
    <radialGradient id="pf-water" cx=".5" cy=".4" r=".6">
      <stop offset="0" class="pf-water-1" />
      <stop offset="1" class="pf-water-2" />
    </radialGradient>
    <radialGradient id="pf-face" cx=".42" cy=".35" r=".75">
      <stop offset="0" class="pf-face-1" />
      <stop offset="1" class="pf-face-2" />
    </radialGradient>
    <clipPath id="pf-bottle-minor">
      <path d={bottlePath("minor")} />
    </clipPath>
    <clipPath id="pf-bottle-major">
      <path d={bottlePath("major")} />
    </clipPath>
  </defs>
);

/** The whole of a thing can be touched, the gaps of its drawing too. */
export const Reach = ({ width, height }: { width: number; height: number }) => (
  <rect class="pf-reach" x={-width / 2} y={-height / 2} width={width} height={height} />
);

export const Coin = ({ value, r = 13 }: { value: number | string; r?: number }) => (
  <g class="pf-coin">
    <circle r={r} />
    <circle class="pf-coin-rim" r={r - 2.6} />
    <text class="num" y={r * 0.44} font-size={r * (String(value).length > 2 ? 0.92 : 1.32)}>
      {value}
    </text>
  </g>
);

/** An aroma: its flower on a round label; with symbols its letters, unless its name stands beside. */
export function Chip({ aroma, r = 10, named = false }: { aroma: Aroma; r?: number; named?: boolean }) {
  const { symbols, t } = usePlay<"parfum">();
  return (
    <g class={`pf-chip ${aroma}`}>
      <circle r={r} />
      <FlowerArt of={aroma} scale={(r * 0.86) / 24} />
      {symbols && !named && (
        <g transform={`translate(${r * 0.62} ${r * 0.72})`}>
          <rect class="pf-letter-back" x="-9" y="-7" width="18" height="13" rx="4" />
          <text class="pf-letter" y="4">
            {t(`letter-${aroma}`)}
          </text>
        </g>
      )}
    </g>
  );
}

/** So many chips of each aroma, as a list. */
export const spread = (counts: Counts): readonly Aroma[] =>
  AROMAS.flatMap((aroma, i) => Array.from({ length: counts[i] ?? 0 }, () => aroma));

/** Chips side by side, centred; closer together if they would be wider than `width`. */
export function Chips({ of, r = 10, width }: { of: Counts; r?: number; width: number }) {
  const all = spread(of);
  const step = Math.min(r * 2.1, all.length > 1 ? (width - 2 * r) / (all.length - 1) : 0);
  return (
    <g>
      {all.map((aroma, i) => (
        <g key={i} transform={`translate(${(i - (all.length - 1) / 2) * step} 0)`}>
          <Chip aroma={aroma} r={r} />
        </g>
      ))}
    </g>
  );
}

/** Head, heart and base are the three parts of a pyramid: the one that is meant is filled. */
export const Pyramid = ({ type, scale = 1 }: { type: Type; scale?: number }) => (
  <g class={`pf-pyramid ${type}`} transform={`scale(${scale})`}>
    <path class={type === "head" ? "on" : ""} d="M0-10L4.6-3H-4.6z" />
    <path class={type === "heart" ? "on" : ""} d="M-5.4-1.8H5.4L9 3.6H-9z" />
    <path class={type === "base" ? "on" : ""} d="M-9.8 4.8H9.8L13.4 10.2H-13.4z" />
  </g>
);

export const Flask = ({ aroma, scale = 1 }: { aroma: Aroma; scale?: number }) => (
  <g class={`pf-flask ${aroma}`} transform={`scale(${scale})`}>
    <path class="pf-flask-glass" d="M-5-16H5M-4-16V-6L-13 11C-14.5 14-13 16-10 16H10C13 16 14.5 14 13 11L4-6V-16" />
    <path class="pf-flask-in" d="M-7.4 2C-3 4.4 3-.6 7.4 2L12 10.8C13.2 13.4 12 15 9.8 15H-9.8C-12 15-13.2 13.4-12 10.8z" />
    <circle class="pf-flask-shine" cx="-4.4" cy="9.4" r="1.8" />
    <circle class="pf-flask-shine" cx="3.2" cy="7" r="1.3" />
  </g>
);

export const Fly = ({ scale = 1 }: { scale?: number }) => (
  <g class="pf-fly" transform={`scale(${scale}) rotate(18)`}>
    <path class="pf-fly-leg" d="M-4-2L-13-8M-4.6 2L-14 3M-4 6L-12 13M4-2L13-8M4.6 2L14 3M4 6L12 13" />
    <ellipse class="pf-fly-body" cy="4" rx="5" ry="9" />
    <path class="pf-fly-wing" d="M-1.6-3C-12-4-18 6-15 14C-9 16-3 8-1.6-3zM1.6-3C12-4 18 6 15 14C9 16 3 8 1.6-3z" />
    <circle class="pf-fly-body" cy="-8" r="5" />
    <path class="pf-fly-eye" d="M-3.6-10.4a2 2 0 1 0 .01 0zM3.6-10.4a2 2 0 1 0 .01 0z" />
  </g>
);

export type Face = "aroma" | "flask" | "fly" | "used";

/** A die of an aroma: its colour, its flower; rolled, a flask or a fly. */
export function Die({ aroma, face, size = 44 }: { aroma: Aroma; face: Face; size?: number }) {
  const h = size / 2;
  const k = size / 44;
  return (
    <g class={`pf-die ${aroma} ${face}`}>
      <rect class="pf-die-side" x={-h + 1.5} y={-h + 4} width={size} height={size} rx={9 * k} />
      <rect class="pf-die-body" x={-h} y={-h} width={size} height={size} rx={9 * k} />
      <circle class="pf-die-face" r={h * 0.8} />
      <g class="pf-die-shown">
        {face === "aroma" && <FlowerArt of={aroma} scale={0.66 * k} />}
        {face === "fly" && <Fly scale={0.86 * k} />}
        {(face === "flask" || face === "used") && <Flask aroma={aroma} scale={0.86 * k} />}
      </g>
      {face !== "aroma" && (
        <g transform={`translate(${h * 0.64} ${-h * 0.66})`}>
          <circle class="pf-die-badge" r={9 * k} />
          <FlowerArt of={aroma} scale={0.3 * k} />
        </g>
      )}
      {face === "used" && <path class="pf-die-used" d={`M${-h * 0.5} ${h * 0.1}L${-h * 0.1} ${h * 0.5}L${h * 0.6} ${-h * 0.4}`} />}
      <g class="pf-die-spin" aria-hidden="true">
        <circle class="pf-die-face" r={h * 0.8} />
        <FlowerArt of={aroma} scale={0.66 * k} />
      </g>
    </g>
  );
}

export const Drop = ({ scale = 1 }: { scale?: number }) => (
  <g class="pf-drop" transform={`scale(${scale})`}>
    <path d="M0-12C6-4 9 1 9 5.5A9 9 0 0 1-9 5.5C-9 1-6-4 0-12z" />
    <path class="pf-drop-shine" d="M-4.6 4.6C-4.6 7-3 9-.6 9.4" />
  </g>
);

/** A water token: its water side, or its coin side for those who may see it. */
export const Token = ({ value, r = 17 }: { value: number | null; r?: number }) => (
  <g class="pf-token">
    <circle r={r} />
    <circle class="pf-token-rim" r={r - 2.5} />
    {value === null ? (
      <Drop scale={r / 17} />
    ) : (
      <>
        <g transform={`translate(0 ${-r * 0.06})`}>
          <Drop scale={(r / 17) * 1.1} />
        </g>
        <text class="num" y={r * 0.5} font-size={r * 0.96}>
          {value}
        </text>
      </>
    )}
  </g>
);

/** A flacon for sale. */
export const Flacon = ({ scale = 1 }: { scale?: number }) => (
  <g class="pf-flacon" transform={`scale(${scale})`}>
    <path class="pf-flacon-glass" d="M-2.6-5V-7H2.6V-5C2.6-3 8-2.4 8 3V8C8 10.4 6.6 11.5 4.6 11.5H-4.6C-6.6 11.5-8 10.4-8 8V3C-8-2.4-2.6-3-2.6-5z" />
    <path class="pf-flacon-in" d="M-6.6 4H6.6V7.8C6.6 9.4 5.6 10.2 4.2 10.2H-4.2C-5.6 10.2-6.6 9.4-6.6 7.8z" />
    <rect class="pf-flacon-cap" x="-3.4" y="-12" width="6.8" height="5" rx="1.6" />
  </g>
);

// The perfume of a tableau: a bottle with a chamber for each note, head on top.

export const CHAMBER = 36;
const HALF = 32;
const chambers = (size: Size): number => (size === "minor" ? 2 : 3);
/** Its height without stopper; the bottom is at 0. */
export const bottleHeight = (size: Size): number => chambers(size) * CHAMBER + 16;

export function bottlePath(size: Size): string {
  const top = -chambers(size) * CHAMBER;
  return `M-9 ${top - 16}V${top - 11}C-9 ${top - 3} ${-HALF} ${top - 5} ${-HALF} ${top + 9}V-11C${-HALF}-4-27 0-21 0H21C27 0 ${HALF}-4 ${HALF}-11V${top + 9}C${HALF} ${top - 5} 9 ${top - 3} 9 ${top - 11}V${top - 16}z`;
}

interface BottleProps {
  readonly size: Size;
  /** The notes by slot; undefined where there is none yet. */
  readonly slots: readonly (readonly [Type, Note | undefined])[];
  readonly finished: boolean;
  readonly ghost?: boolean;
}

export function Bottle({ size, slots, finished, ghost }: BottleProps) {
  const top = -chambers(size) * CHAMBER;
  return (
    <g class={`pf-bottle ${ghost ? "ghost" : ""} ${finished ? "finished" : ""}`}>
      {!ghost && <ellipse class="pf-shadow" cy="1" rx="31" ry="4" />}
      <path class="pf-bottle-back" d={bottlePath(size)} />
      {slots.map(([type, note], i) => {
        const y = top + i * CHAMBER;
        return note ? (
          <g key={type} data-piece={`note/${note.id}`}>
            <g clip-path={`url(#pf-bottle-${size})`}>
              <Liquid of={note.components} y={y} />
            </g>
            <g transform={`translate(0 ${y + CHAMBER / 2 + 1})`}>
              <Chips of={note.components} r={9.4} width={58} />
            </g>
          </g>
        ) : (
          <g key={type} class="pf-slot">
            <rect x="-25" y={y + 5} width="50" height={CHAMBER - 9} rx="8" />
            <g transform={`translate(0 ${y + CHAMBER / 2 + 0.5})`}>
              <Pyramid type={type} scale={0.92} />
            </g>
          </g>
        );
      })}
      <path class="pf-bottle-glass" d={bottlePath(size)} />
      {slots.slice(1).map(([type], i) => (
        <path key={type} class="pf-bottle-line" d={`M-30 ${top + (i + 1) * CHAMBER}H30`} />
      ))}
      {!ghost && <path class="pf-bottle-shine" d={`M-26 ${top + 12}V-14`} />}
      {finished && (
        <g class="pf-stopper" transform={`translate(0 ${top - 16})`}>
          <rect x="-11" y="-4" width="22" height="5" rx="2.5" />
          <path d="M-7-4C-10-12-5-17 0-17S10-12 7-4z" />
        </g>
      )}
    </g>
  );
}

const Liquid = ({ of, y }: { of: Counts; y: number }) => {
  const all = spread(of);
  const each = (2 * HALF) / all.length;
  return (
    <g class="pf-liquid">
      {all.map((aroma, i) => (
        <rect key={i} class={aroma} x={-HALF + i * each} y={y} width={each + 0.5} height={CHAMBER} />
      ))}
    </g>
  );
};

// Cards

export const CARD = { width: 84, height: 104 } as const;

const Paper = ({ children }: { children: ComponentChildren }) => (
  <>
    <rect class="pf-card-shadow" x={-CARD.width / 2 + 1} y={-CARD.height / 2 + 3} width={CARD.width} height={CARD.height} rx="9" />
    <rect class="pf-card" x={-CARD.width / 2} y={-CARD.height / 2} width={CARD.width} height={CARD.height} rx="9" />
    {children}
  </>
);

/** A fragrance note on its formula side: type, coins, and the aromas it takes. */
export const NoteCard = ({ note, word }: { note: Note; word: string }) => (
  <Paper>
    <path class={`pf-note-head ${note.type}`} d={`M-42-43C-42-48-38-52-33-52H33C38-52 42-48 42-43V-27H-42z`} />
    <g transform="translate(-28-39.5)">
      <Pyramid type={note.type} scale={0.76} />
    </g>
    <text class={word.length > 5 ? "pf-note-word long" : "pf-note-word"} x="12" y="-35">
      {word}
    </text>
    <path class="pf-vial" d="M-7-24H7C7-19 36-20 36-6V18C36 25 31 29 25 29H-25C-31 29-36 25-36 18V-6C-36-20-7-19-7-24z" />
    <g class="pf-vial-in">
      <FormulaLiquid of={note.requires} />
    </g>
    <g transform="translate(0 2)">
      <Formula of={note.requires} />
    </g>
    <g transform="translate(-28 40)">
      <Coin value={note.coins} r={11} />
    </g>
  </Paper>
);

const FormulaLiquid = ({ of }: { of: Counts }) => {
  const all = spread(of);
  return (
    <path
      class={all[0] ?? "violet"}
      d="M-33.5 4C-22 0-11 8 2 4S24 0 33.5 4V18C33.5 23.5 30 26.5 24.5 26.5H-24.5C-30 26.5-33.5 23.5-33.5 18z"
    />
  );
};

const SPOTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 2, 18]],
  2: [[-16.5, 2, 15], [16.5, 2, 15]],
  3: [[-17, 11, 13], [17, 11, 13], [0, -9, 13]],
};

function Formula({ of }: { of: Counts }) {
  const all = spread(of);
  const spots = SPOTS[all.length];
  if (!spots) return <Chips of={of} r={10} width={62} />;
  return (
    <g>
      {all.map((aroma, i) => (
        <g key={i} transform={`translate(${spots[i]?.[0] ?? 0} ${spots[i]?.[1] ?? 0})`}>
          <Chip aroma={aroma} r={spots[i]?.[2] ?? 12} />
        </g>
      ))}
    </g>
  );
}

/** A customer: a cut silhouette in an oval frame, what is wanted, and the price. */
export const CustomerCard = ({ customer, coin = 14 }: { customer: Customer; coin?: number }) => (
  <Paper>
    <g transform="translate(-6-15)">
      <ellipse class="pf-cameo-frame" rx="28" ry="33" />
      <ellipse class={`pf-cameo ${spread(customer.wants)[0] ?? "rose"}`} rx="24.5" ry="29.5" />
      <Silhouette of={number(customer.id)} />
    </g>
    <g transform="translate(0 36)">
      <rect class="pf-wants" x="-37" y="-15" width="74" height="29" rx="14" />
      <Chips of={customer.wants} r={12} width={70} />
    </g>
    <g transform="translate(28-36)">
      <Coin value={customer.price} r={coin} />
    </g>
  </Paper>
);

/** Neighbours in the file look different. */
const number = (id: string): number => [...id].reduce((all, sign) => all + sign.charCodeAt(0), 0) * 5;

const HEAD =
  "M-13 23C-13 15-6 14-4.5 10C-12 7-14-3-11-10C-8-17 4-18.5 8.5-12C9.8-9.5 9.3-7.5 10.8-5C11.8-3.3 13.3-2 12.8-1C12.4-.2 11-.1 11 .9C11 1.8 11.9 2.3 11.4 3C10.9 3.7 11.4 4.4 11 5.3C10.4 7.3 7 6.9 4.5 6.9C4.5 10 5.5 12 9 14C13.5 16.5 14 20 14 23z";
const EXTRAS: readonly string[] = [
  "M-9-11C-18-14-21-5-16-1C-11 2-9-3-9-6z", // a bun
  "M-15-11H13C14-11 14-14 12-14H9L8-26H-9L-10-14H-14C-16-14-16-11-15-11z", // a top hat
  "M-11-10C-20-6-17 8-12 14C-8 12-8 6-9 2zM-12-12C-6-22 8-22 10-12z", // long hair
  "M-20-9C-8-16 8-15 18-10C16-7 8-9 0-10C-8-11-14-7-20-9zM-6-14C-10-22-18-24-20-20C-18-17-12-18-8-13z", // a hat with a feather
  "M4 6C8 4 12 5 11 9C10 14 4 14 2 8zM-12-9C-14-18 2-23 9-13z", // a beard
  "M-11-6C-16-16-4-26 8-20C14-17 14-12 11-11C6-14-4-14-7-6C-8 2-10 6-13 6C-17 2-14-4-11-6z", // a bonnet
];

const Silhouette = ({ of }: { of: number }) => (
  <g class="pf-silhouette" transform={`translate(${of % 2 ? 1.5 : -1.5} 4.5) scale(${of % 2 ? 1 : -1} 1)`}>
    <path d={HEAD} />
    <path d={EXTRAS[of % EXTRAS.length]} />
  </g>
);

/** The back of a card: of a pile, or of what is not there yet. */
export const CardBack = ({ children }: { children?: ComponentChildren }) => (
  <Paper>
    <rect class="pf-back" x="-36" y="-46" width="72" height="92" rx="5" />
    {children}
  </Paper>
);

export const EmptySpace = () => (
  <rect class="pf-empty" x={-CARD.width / 2 + 2} y={-CARD.height / 2 + 2} width={CARD.width - 4} height={CARD.height - 4} rx="8" />
);

// Clocks

export const ROMAN = ["I", "II", "III", "IV"] as const;

/** A clock: its place in Roman figures, its actions in Arabic ones. One that was taken is small, and
 *  has its actions alone: its place is told where it lay. */
export const ClockToken = ({ place, actions, taken = false, r = 27 }: { place: number; actions: number; taken?: boolean; r?: number }) => (
  <g class="pf-clock" transform={`scale(${r / 27})`}>
    <circle class="pf-clock-rim" r="27" />
    <circle class="pf-clock-face" r="22.5" />
    {Array.from({ length: 12 }, (_, i) => (
      <path key={i} class="pf-clock-tick" d={i % 3 ? "M0-21V-19" : "M0-21.5V-18"} transform={`rotate(${i * 30})`} />
    ))}
    {!taken && (
      <text class="pf-clock-place num" y="-6">
        {ROMAN[place - 1] ?? place}
      </text>
    )}
    <text class={`pf-clock-actions num${taken ? " taken" : ""}`} y={taken ? 10 : 14}>
      {actions}
    </text>
  </g>
);

// Places

export const Bag = () => (
  <g class="pf-bag">
    <ellipse class="pf-shadow" cy="39" rx="30" ry="5" />
    <path class="pf-bag-cloth" d="M-11-20C-30-4-38 14-32 30C-28 40 28 40 32 30C38 14 30-4 11-20z" />
    <path class="pf-bag-fold" d="M-7-18C-14-4-18 12-17 32M7-18C14-4 18 12 17 32M0-18V34" />
    <path class="pf-bag-neck" d="M-16-34C-9-28-10-24-12-20H12C10-24 9-28 16-34C8-31 6-36 0-33C-6-36-8-31-16-34z" />
    <path class="pf-bag-string" d="M-13-20H13M6-20C14-18 14-10 18-6" />
  </g>
);

export const Well = ({ empty }: { empty: boolean }) => (
  <g class="pf-well">
    <path class="pf-well-post" d="M-27-2V-28M27-2V-28" />
    <path class="pf-well-roof" d="M-36-24L0-40L36-24L33-21H-33z" />
    <path class="pf-well-rope" d="M0-28V-8" />
    <path class="pf-well-stone" d="M-34 2V20C-34 30 34 30 34 20V2z" />
    <path class="pf-well-joint" d="M-34 11C-20 19 20 19 34 11M-18 9V16.5M8 10.5V18M-6 18V26M20 15.5V23M-28 15V21" />
    <ellipse class="pf-well-rim" cy="1" rx="34" ry="11" />
    <ellipse class={empty ? "pf-well-dry" : "pf-well-water"} cy="1" rx="27" ry="7.5" />
  </g>
);

export const Cup = () => (
  <g class="pf-cup">
    <ellipse class="pf-shadow" cy="27" rx="24" ry="4" />
    <path class="pf-cup-side" d="M-25-22L-19 22C-18 29 18 29 19 22L25-22z" />
    <path class="pf-cup-stitch" d="M-23.5-10C-12-5 12-5 23.5-10M-20.5 14C-10 19 10 19 20.5 14" />
    <ellipse class="pf-cup-rim" cy="-22" rx="25" ry="7" />
    <ellipse class="pf-cup-in" cy="-22" rx="20" ry="4.6" />
  </g>
);

/** A booth of the market: awning in the colour of its aroma, its flower, a counter for the dice. */
export function Booth(props: {
  readonly aroma: Aroma;
  readonly width: number;
  readonly height: number;
  readonly word: string;
  /** Too narrow for a flower beside the word. */
  readonly tight: boolean;
}) {
  const { aroma, width, height, word, tight } = props;
  const w = width / 2;
  const top = -height / 2;
  const stripes = 6;
  const each = width / stripes;
  return (
    <g class={`pf-booth ${aroma}`}>
      <rect class="pf-booth-back" x={-w + 4} y={top + 10} width={width - 8} height={height - 12} rx="5" />
      {Array.from({ length: stripes }, (_, i) => (
        <path
          key={i}
          class={i % 2 ? "pf-awning" : "pf-awning on"}
          d={`M${-w + i * each} ${top}H${-w + (i + 1) * each}V${top + 17}a${each / 2} 7 0 0 1 ${-each} 0z`}
        />
      ))}
      <path class="pf-booth-board" d={`M${-w + 2} ${height / 2 - 12}H${w - 2}V${height / 2}H${-w + 2}z`} />
      <g transform={tight ? `translate(0 ${top + 17})` : `translate(${-w + 17} ${top + 40})`}>
        <Chip aroma={aroma} r={11.5} named />
      </g>
      <text class={tight ? "pf-booth-word middle" : "pf-booth-word"} x={tight ? 0 : -w + 32} y={top + (tight ? 46 : 44.5)}>
        {word}
      </text>
    </g>
  );
}

export const PerfumeryHouse = ({ seat }: { seat: number }) => (
  <g class={`pf-house p${seat % 4}`}>
    <path class="pf-house-roof" d="M-46-32L0-62L46-32z" />
    <rect class="pf-house-wall" x="-42" y="-33" width="84" height="33" rx="2" />
    <rect class="pf-house-sign" x="-42" y="-33" width="84" height="8" />
    <rect class="pf-house-door" x="-8" y="-22" width="16" height="22" rx="2" />
    <rect class="pf-house-pane" x="-35" y="-21" width="21" height="14" rx="2" />
    <rect class="pf-house-pane" x="14" y="-21" width="21" height="14" rx="2" />
    <g transform="translate(-24.5-10.5)"><Flacon scale={0.5} /></g>
    <g transform="translate(24.5-10.5)"><Flacon scale={0.5} /></g>
  </g>
);
