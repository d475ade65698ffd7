// What the pieces of Aqua Mirabilis look like. All are drawn around (0, 0), in an ink line.
import type { ComponentChildren } from "preact";
import { FlowerArt } from "../../icons/flowers";
import { Mark } from "../../icons/marks";
import { CITIES, type Essence, LETTER, ROMAN, type Tile } from "./box";

const at = (x: number, y: number, scale = 1) =>
  `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

/** A drawing of the board in a line of text. */
export const Small = ({ children, size = 20, box = 24 }: { children: ComponentChildren; size?: number; box?: number }) => (
  <svg class="icon am-small" width={size} height={size} viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} aria-hidden="true">
    {children}
  </svg>
);

/** A number of action points, on brass. */
export const Coin = ({ n, x = 0, y = 0, r = 10 }: { n: number | string; x?: number; y?: number; r?: number }) => (
  <g class="am-coin" transform={at(x, y)}>
    <circle r={r} />
    <text class="num" y={r * 0.46} font-size={r * 1.4}>{n}</text>
  </g>
);

export const Flower = ({ of, x = 0, y = 0, size = 24, letter = false }: { of: Essence; x?: number; y?: number; size?: number; letter?: boolean }) => (
  <g transform={at(x, y)}>
    <FlowerArt of={of} scale={size / 48} />
    {letter && <Letter of={of} x={size * 0.36} y={size * 0.36} />}
  </g>
);

const Letter = ({ of, x, y }: { of: Essence; x: number; y: number }) => (
  <g class="am-letter" transform={at(x, y)}>
    <circle r="6.5" />
    <text y="4">{LETTER[of]}</text>
  </g>
);

/** An essence: a vial with a drop of its colour, and the flower it comes from. */
export const Essence_ = ({ of, x = 0, y = 0, size = 28, letter = false }: { of: Essence; x?: number; y?: number; size?: number; letter?: boolean }) => (
  <g class={`am-vial ${of}`} transform={at(x, y, size / 32)}>
    <path class="am-stopper" d="M-3.500-15.500h7v4h-7z" />
    <path class="am-glass" d="M-3-12h6v4c6 2 9 6 9 11.500C12 10.500 7 15 0 15S-12 10.500-12 3.500C-12-2-9-6-3-8z" />
    <path class="am-liquid" d="M-10.600 1.500C-4-1 4 4 10.600 1.500C11.500 9 7 13.600 0 13.600S-11.500 9-10.600 1.500z" />
    <FlowerArt of={of} scale={0.36} />
    {letter && <Letter of={of} x={11} y={10} />}
  </g>
);

/** A perfumer: a figure in the player's colour, with the player's shape on it. */
export const Perfumer = ({ seat, x = 0, y = 0, scale = 1 }: { seat: number; x?: number; y?: number; scale?: number }) => (
  <g class={`am-pawn p${seat}`} transform={at(x, y, scale)}>
    <ellipse class="am-shade" cx="0" cy="11" rx="10" ry="3" />
    <path d="M-9.500 11C-9.500 3-6-1-4.500-3.500A6.600 6.600 0 1 1 4.500-3.500C6-1 9.500 3 9.500 11z" />
    <g class="am-onpawn">
      <Mark seat={seat} scale={0.42} />
    </g>
  </g>
);

/** A worker of the market, with a straw hat. */
export const Worker = ({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) => (
  <g class="am-worker" transform={at(x, y, scale)}>
    <path class="am-smock" d="M-8 11C-8 4-5 0 0 0S8 4 8 11z" />
    <circle class="am-face" cy="-3" r="5" />
    <path class="am-hat" d="M-9.500-4.500C-6-6.500-5-6-4.500-8C-3.500-11.500 3.500-11.500 4.500-8C5-6 6-6.500 9.500-4.500C5-2.800-5-2.800-9.500-4.500z" />
  </g>
);

export const Crown = ({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) => (
  <g class="am-king" transform={at(x, y, scale)}>
    <path d="M-11 8L-12-5L-5.500 1L0-9L5.500 1L12-5L11 8z" />
    <path class="am-band" d="M-11 8h22v3h-22z" />
    <g class="am-gem">
      <circle cx="0" cy="-9" r="2" />
      <circle cx="-12" cy="-5" r="1.700" />
      <circle cx="12" cy="-5" r="1.700" />
    </g>
  </g>
);

/** The Court: a lady's fan. */
export const Fan = ({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) => (
  <g class="am-court" transform={at(x, y, scale)}>
    <path d="M0 10L-12.500-2.500A17.500 17.500 0 0 1 12.500-2.500z" />
    <path class="am-rib" d="M0 10L-7.500-5.500M0 10L0-7.500M0 10L7.500-5.500M-8.600 1.200A12 12 0 0 1 8.600 1.200" />
    <circle class="am-gem" cy="10" r="2" />
  </g>
);

/** An originality token. */
export const Token = ({ x = 0, y = 0, r = 8 }: { x?: number; y?: number; r?: number }) => (
  <g class="am-token" transform={at(x, y, r / 8)}>
    <circle r="8" />
    <path d="M0-5.500L1.600-1.600L5.500 0L1.600 1.600L0 5.500L-1.600 1.600L-5.500 0L-1.600-1.600z" />
  </g>
);

export const Cube = ({ x = 0, y = 0, size = 10 }: { x?: number; y?: number; size?: number }) => (
  <g class="am-cube" transform={at(x, y, size / 10)}>
    <path class="am-top" d="M-5-2.500L0-5L5-2.500L0 0z" />
    <path class="am-left" d="M-5-2.500L0 0V5.500L-5 3z" />
    <path class="am-right" d="M5-2.500L0 0V5.500L5 3z" />
  </g>
);

/** A reference letter with its seal; level 0 is an empty place for one. */
export const Envelope = ({ level, x = 0, y = 0, scale = 1 }: { level: number; x?: number; y?: number; scale?: number }) => (
  <g class={`am-envelope${level ? "" : " am-none"}`} transform={at(x, y, scale)}>
    <path d="M-13-8.500h26v17h-26z" />
    {level > 0 && <path class="am-flap" d="M-13-8.500L0 1.500L13-8.500" />}
    {level > 0 && <circle class="am-seal" cy="0" r="9.500" />}
    {level > 0 && <text class="num" y="5.100">{ROMAN[level]}</text>}
  </g>
);

/** A carriage with its player's flag. */
export const Carriage = ({ seat, x = 0, y = 0, scale = 1 }: { seat: number; x?: number; y?: number; scale?: number }) => (
  <g class="am-carriage" transform={at(x, y, scale)}>
    <path class="am-spring" d="M-13 6C-6 9.500 7 9.500 13 5L16-1" />
    <path class="am-coach" d="M-11-8C-5-10.500 7-10.500 12-8C12.500-2 11 3 7 6H-6C-10 3-11.500-2-11-8z" />
    <path class="am-roof" d="M-13-8C-6-12.500 8-12.500 14-8C8-9.800-6-9.800-13-8z" />
    <path class="am-window" d="M-7-6H-1V0H-5.500C-6.500-1.800-7-3.500-7-6zM2-6H8C8-3.500 7.500-1.800 6.500 0H2z" />
    <circle class="am-wheel" cx="-8" cy="8" r="5" />
    <circle class="am-wheel" cx="9" cy="9" r="4" />
    <g transform="translate(0 -15)">
      <Mark seat={seat} scale={0.55} />
    </g>
  </g>
);

export const Carriages = () => <Carriage seat={0} scale={0.8} y={3} />;

/** A perfume: a flacon with the colour of its base and its complementary essences on the glass. */
export function Flacon({ base, others, presented = false, x = 0, y = 0, scale = 1, letter = false }: {
  base: Essence;
  others: readonly Essence[];
  presented?: boolean;
  x?: number;
  y?: number;
  scale?: number;
  letter?: boolean;
}) {
  return (
    <g class={`am-flacon am-vial ${base}${presented ? " am-presented" : ""}`} transform={at(x, y, scale)}>
      <path class="am-stopper" d="M-6-41C-6-47 6-47 6-41L4.500-35H-4.500z" />
      <path class="am-stopper" d="M-5-35h10v4h-10z" />
      <path class="am-glass" d="M-4.500-31h9v5C14-23 20-15 20-3V16C20 21 17 24 12 24H-12C-17 24-20 21-20 16V-3C-20-15-14-23-4.500-26z" />
      <path class="am-liquid" d="M-18-8C-6-13 6-3 18-8V15.500C18 20 16 22 12 22H-12C-16 22-18 20-18 15.500z" />
      <path class="am-shine" d="M-14-6C-13-14-9-18-6-20" />
      <circle class="am-label" cy={others.length > 1 ? -5 : -6} r="11" />
      <Flower of={base} y={others.length > 1 ? -5 : -6} size={21} />
      {others.map((one, i) => (
        <g key={one} transform={at(others.length > 1 ? (i ? 9.500 : -9.500) : 0, 12.500)}>
          <circle class="am-label" r="9" />
          <Flower of={one} size={16.500} />
        </g>
      ))}
      {letter && <Letter of={base} x={15} y={-20} />}
    </g>
  );
}

/** An empty place of the parade. */
export const Pedestal = ({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) => (
  <path
    class="am-pedestal"
    transform={at(x, y, scale)}
    d="M-4.500-31h9v5C14-23 20-15 20-3V16C20 21 17 24 12 24H-12C-17 24-20 21-20 16V-3C-20-15-14-23-4.500-26z"
  />
);

// Methods and abilities

const METHOD_ART: Readonly<Record<string, () => ComponentChildren>> = {
  distillation: () => (
    <>
      <path class="am-copper" d="M-11 9C-13 1-8-4-6-5V-9H1V-5C3-4 8 1 6 9z" />
      <path class="am-line" d="M1-9C9-12 13-6 13 4V8" />
      <path class="am-glassy" d="M10 5h6v6h-6z" />
      <path class="am-flame" d="M-6 14C-4 11-2 13-2 10C1 12 2 14 0 15H-5z" />
    </>
  ),
  maceration: () => (
    <>
      <path class="am-glassy" d="M-9-6h18v14C9 12 6 13 4 13H-4C-6 13-9 12-9 8z" />
      <path class="am-lid" d="M-11-10h22v4h-22z" />
      <path class="am-oil" d="M-8 0C-3-3 3 3 8 0V8C8 11 6 12 4 12H-4C-6 12-8 11-8 8z" />
    </>
  ),
  squeezing: () => (
    <>
      <path class="am-wood" d="M-12-13h24v4h-24zM-12 10h24v4h-24zM-12-9h3v19h-3zM9-9h3v19h-3z" />
      <path class="am-line" d="M0-9V-2M-5-2h10" />
      <path class="am-oil" d="M-6 1h12l-2 7h-8z" />
    </>
  ),
  enfleurage: () => (
    <>
      <path class="am-wood" d="M-13-9h26v19h-26z" />
      <path class="am-glassy" d="M-10-6h20v13h-20z" />
      <circle class="am-petal" cx="-5" cy="-2" r="2.600" />
      <circle class="am-petal" cx="3" cy="-1" r="2.600" />
      <circle class="am-petal" cx="-1" cy="4" r="2.600" />
      <circle class="am-petal" cx="7" cy="4" r="2" />
    </>
  ),
  extraction: () => (
    <>
      <path class="am-glassy" d="M-11-12h22L2 0V5H-2V0z" />
      <path class="am-oil" d="M-8-9H8L1 0H-1z" />
      <path class="am-drop" d="M0 6C3 10 3 14 0 14S-3 10 0 6z" />
    </>
  ),
};

export const MethodArt = ({ of, x = 0, y = 0, scale = 1 }: { of: string; x?: number; y?: number; scale?: number }) => (
  <g class="am-tool" transform={at(x, y, scale)}>{METHOD_ART[of]?.()}</g>
);

/** A picture that is drawn smaller goes without its number, which nobody could read. */
const LEGIBLE = 0.9;

export const AbilityArt = ({ of, x = 0, y = 0, scale = 1 }: { of: string; x?: number; y?: number; scale?: number }) => (
  <g class="am-tool" transform={at(x, y, scale)}>
    {of === "market" ? (
      <>
        <path class="am-line" d="M-9-2C-9-14 9-14 9-2" />
        <path class="am-wood" d="M-12-2h24L9 11H-9z" />
        <path class="am-line" d="M-10.500 3h21M-4-2L-3 11M4-2L3 11" />
      </>
    ) : of === "production" ? (
      METHOD_ART["distillation"]?.()
    ) : (
      <>
        <circle class="am-rim" r="11" />
        <path class="am-line" d="M0-11V11M-11 0H11M-7.800-7.800L7.800 7.800M7.800-7.800L-7.800 7.800" />
        <circle class="am-copper" r="3" />
      </>
    )}
    {scale >= LEGIBLE && (
      <g class="am-plus" transform="translate(10 9)">
        <circle r="7" />
        <text class="num" y="4.300">+{of === "production" ? 2 : 1}</text>
      </g>
    )}
  </g>
);

// City tiles

const CITY_MARK: Readonly<Record<string, string>> = {
  paris: "M-7 9C-3 5-2-2-1-11H1C2-2 3 5 7 9H3C2 5-2 5-3 9zM-4 3h8",
  london: "M-4 11V-4L0-11L4-4V11zM-4 1H4M0-4a2 2 0 1 0 .01 0",
  cologne: "M-7 11V-2L-4-11L-1-2V11zM1 11V-2L4-11L7-2V11zM-1 4H1",
  florence: "M-9 11V5C-9-4-4-6 0-7C4-6 9-4 9 5V11zM0-7V-12M-9 4H9",
};

export const CitySign = ({ of, x = 0, y = 0, scale = 1 }: { of: string; x?: number; y?: number; scale?: number }) => (
  <path class="am-citysign" transform={at(x, y, scale)} d={CITY_MARK[of]} />
);

/** What a city tile brings, as a picture in a box of 36 × 24. */
export function EffectArt({ tile, x = 0, y = 0, scale = 1 }: { tile: Tile; x?: number; y?: number; scale?: number }) {
  const gives = Object.entries(tile.gives ?? {}).flatMap(([of, count]) =>
    Array.from({ length: count }, () => of as Essence),
  );
  const many = gives.length;
  const each = (draw: (of: Essence, x: number, i: number) => ComponentChildren) => {
    const step = many > 1 ? Math.min(14, 26 / (many - 1)) : 0;
    return gives.map((of, i) => draw(of, (i - (many - 1) / 2) * step, i));
  };
  const picture = () => {
    switch (tile.kind) {
      case "flowers":
        return each((of, dx, i) => <Flower key={i} of={of} x={dx} y={i % 2 ? 3 : -3} size={18} />);
      case "essences":
        return each((of, dx, i) => <Essence_ key={i} of={of} x={dx} size={20} />);
      case "choice":
        return (
          <>
            <Blank x={-8} />
            <Blank x={8} />
          </>
        );
      case "recipe-1":
        return <Flacon base={tile.base ?? "rose"} others={[]} y={3} scale={0.4} />;
      case "recipe-2":
        return (
          <g class="am-flacon am-vial am-any" transform={at(0, 3, 0.46)}>
            <path class="am-stopper" d="M-6-41C-6-47 6-47 6-41L4.500-35H-4.500z" />
            <path class="am-glass" d="M-4.500-35h9v9C14-23 20-15 20-3V16C20 21 17 24 12 24H-12C-17 24-20 21-20 16V-3C-20-15-14-23-4.500-26z" />
            <circle class="am-label am-wanted" cx="-9" cy="8" r="7.500" />
            <circle class="am-label am-wanted" cx="9" cy="8" r="7.500" />
          </g>
        );
      case "originality":
        return <Token r={10} />;
      case "production":
        return <PlusArt of="distillation" n={tile.number ?? 2} />;
      case "action":
        return (
          <>
            <Coin n={tile.number ?? 3} r={11} />
            <path class="am-strike" d="M-12 9L12-9" />
          </>
        );
      case "second-perfume":
        return (
          <>
            <Flacon base="jasmine" others={[]} x={-7} y={4} scale={0.34} />
            <Flacon base="rose" others={[]} x={8} y={4} scale={0.34} />
          </>
        );
      case "half-points":
        return <text class="am-half num" y="7">+½</text>;
      default:
        return (
          <g class="am-influence">
            <circle cx="-10" cy="2" r="6" />
            <circle cx="-6" cy="-2" r="6" />
            <text class="num" x="9" y="5">+{tile.number ?? 2}</text>
          </g>
        );
    }
  };
  return <g transform={at(x, y, scale)}>{picture()}</g>;
}

const Blank = ({ x }: { x: number }) => (
  <g class="am-vial am-any" transform={at(x, 0, 20 / 32)}>
    <path class="am-stopper" d="M-3.500-15.500h7v4h-7z" />
    <path class="am-glass" d="M-3-12h6v4c6 2 9 6 9 11.500C12 10.500 7 15 0 15S-12 10.500-12 3.500C-12-2-9-6-3-8z" />
    <text class="am-question" y="9">?</text>
  </g>
);

const PlusArt = ({ of, n }: { of: string; n: number }) => (
  <g class="am-tool">
    <g transform="translate(-6 0) scale(.8)">{METHOD_ART[of]?.()}</g>
    <g class="am-plus" transform="translate(11 5)">
      <circle r="8" />
      <text class="num" y="4.500">+{n}</text>
    </g>
  </g>
);

/** Production points and carriage steps, in a line of numbers. */
export const Still = ({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) => (
  <MethodArt of="distillation" x={x} y={y} scale={scale} />
);
export const Wheel = ({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) => (
  <g class="am-tool" transform={at(x, y, scale)}>
    <circle class="am-rim" r="11" />
    <path class="am-line" d="M0-11V11M-11 0H11M-7.800-7.800L7.800 7.800M7.800-7.800L-7.800 7.800" />
    <circle class="am-copper" r="3" />
  </g>
);

/** Experience: a laurel star. */
export const Laurel = ({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) => (
  <path class="am-laurel" transform={at(x, y, scale)} d="M0-10L2.900-3.900L9.500-3.100L4.600 1.500L5.900 8.100L0 4.900L-5.900 8.100L-4.600 1.500L-9.500-3.100L-2.900-3.900z" />
);

/** A lady in a cameo; each has her own hair. */
const HAIR = [
  "M-9 6C-13-2-11-13 0-14C9-14 11-8 9-4C6-9 0-9-3-5C-2 0-5 4-9 6z",
  "M-8 8C-14 2-13-14 1-15C8-15 11-9 8-5C5-9-1-8-3-4C-4 1-4 6-8 8zM2-14C2-19 8-19 8-14z",
  "M-7 10C-14 6-14-12 0-14C9-14 11-8 8-5C4-9-1-8-3-4C-5 2-1 6-7 10zM-10 2a3 3 0 1 0 .01 0",
  "M-9 4C-14-6-8-20 2-19C9-18 11-9 8-5C5-9-1-9-3-5C-3-1-5 2-9 4z",
] as const;

export const Cameo = ({ lady, x = 0, y = 0, scale = 1 }: { lady: number; x?: number; y?: number; scale?: number }) => (
  <g class={`am-cameo am-lady${lady}`} transform={at(x, y, scale)}>
    <ellipse class="am-oval" rx="19" ry="24" />
    <path class="am-skin" d="M-3-6C0-10 7-9 8-4C8-2 10 0 10 1C9 2 8 2 8 3C8 6 5 7 2 6C2 9 3 11 7 13C11 15 12 18 12 20C6 24-8 24-13 19C-13 14-8 13-5 11C-4 8-5 2-3-6z" />
    <path class="am-hair" d={HAIR[lady % HAIR.length]} />
  </g>
);

/** A favour, as a picture. */
export function FavourArt({ lady, x = 0, y = 0, scale = 1 }: { lady: number; x?: number; y?: number; scale?: number }) {
  return (
    <g class="am-favour" transform={at(x, y, scale)}>
      <rect x="-14" y="-9" width="28" height="18" rx="4" />
      {lady === 0 && (
        <>
          <Fan x={-4} scale={0.5} />
          <path class="am-arrow" d="M8-5V4M5 1L8 5L11 1" />
        </>
      )}
      {lady === 1 && (
        <>
          <Crown x={-6} scale={0.46} />
          <text class="num" x="7" y="4.500">5</text>
        </>
      )}
      {lady === 2 && (
        <>
          <Flacon base="jasmine" others={[]} x={-5} y={2} scale={0.24} />
          <Flacon base="rose" others={[]} x={5} y={2} scale={0.24} />
        </>
      )}
      {lady === 3 && (
        <>
          <Cube x={-6} size={9} />
          <text class="num" x="6" y="4.500">+2</text>
        </>
      )}
    </g>
  );
}

export const AnyEssence = ({ x = 0, y = 0 }: { x?: number; y?: number }) => (
  <g class="am-vial am-any" transform={`translate(${x} ${y}) scale(.56)`}>
    <path class="am-stopper" d="M-3.500-15.500h7v4h-7z" />
    <path class="am-glass" d="M-3-12h6v4c6 2 9 6 9 11.500C12 10.500 7 15 0 15S-12 10.500-12 3.500C-12-2-9-6-3-8z" />
  </g>
);

/** A final bonus, as a picture. */
export function BonusArt({ of }: { of: string }) {
  const pair = (left: ComponentChildren, right: string) => (
    <>
      <g transform="translate(-11 0)">{left}</g>
      <text class="num" x="8.500" y="4.500">{right}</text>
    </>
  );
  switch (of) {
    case "experience":
      return pair(<Laurel scale={0.75} />, "5+");
    case "all-cities":
      return <>{CITIES.map((city, i) => <CitySign key={city} of={city} x={(i - 1.500) * 9} scale={0.5} />)}</>;
    case "london-tiles":
      return pair(<CitySign of="london" scale={0.62} />, "×3");
    case "jasmine-perfumes":
      return pair(<Flacon base="jasmine" others={[]} y={2} scale={0.26} />, "1–3");
    case "rose-perfumes":
      return pair(<Flacon base="rose" others={[]} y={2} scale={0.26} />, "1–3");
    case "three-bases":
      return <>{(["bergamot", "rose", "narcissus"] as const).map((base, i) => <Flacon key={base} base={base} others={[]} x={(i - 1) * 11} y={2} scale={0.24} />)}</>;
    case "new-methods":
      return pair(<MethodArt of="maceration" scale={0.55} />, "1–3");
    case "influence":
      return pair(<g class="am-influence"><circle r="6" /></g>, "1–6");
    case "originality":
      return pair(<Token r={7} />, "1–6");
    case "essence-types":
      return pair(<AnyEssence />, "2–6");
    case "letter":
      return pair(<Envelope level={2} scale={0.6} />, "+");
    default:
      return pair(<Laurel scale={0.6} />, "Σ");
  }
}
