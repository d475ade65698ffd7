// Pictures of the dishes: a vessel, what is in it, what lies on it, on a ground of its own. In a box
// of 144 × 72, around (0, 0).
import type { JSX } from "preact";

type Vessel = "plate" | "karahi" | "bowl" | "glass" | "skewers" | "leaf" | "oven";
type Garnish = "leaves" | "sticks" | "threads" | "seeds" | "chillies" | "rings" | "pods";

interface Picture {
  readonly ground: string;
  readonly vessel: Vessel;
  readonly colour: string;
  readonly food: string;
  readonly bits: string;
  readonly garnish: Garnish;
}

const row = (ground: string, vessel: Vessel, colour: string, food: string, bits: string, garnish: Garnish): Picture => ({
  ground,
  vessel,
  colour,
  food,
  bits,
  garnish,
});

const PICTURES: Readonly<Record<string, Picture>> = {
  D01: row("#e9c06a", "bowl", "#a4502c", "#e3a52c", "#c47a12", "leaves"),
  D02: row("#9fc3c9", "karahi", "#8a5d1b", "#c4551f", "#8c2f12", "chillies"),
  D03: row("#d9b7a2", "bowl", "#6a2358", "#efd39b", "#c99b52", "pods"),
  D04: row("#b7cf98", "karahi", "#4b2f0a", "#6f9a2e", "#3f6a1b", "leaves"),
  D05: row("#d8c1e6", "plate", "#23466e", "#f4ead0", "#d99a34", "pods"),
  D06: row("#efcf73", "plate", "#23466e", "#efb73a", "#c4551f", "threads"),
  D07: row("#e6d2bd", "bowl", "#1f7d7a", "#fbf4e2", "#b98230", "sticks"),
  D08: row("#e59f7a", "karahi", "#5f2e15", "#c98a35", "#8c2f12", "chillies"),
  D09: row("#b9c4d6", "karahi", "#8a5d1b", "#93331a", "#5a1a0c", "sticks"),
  D10: row("#c7dfb1", "leaf", "#4f8a3a", "#f0dfa4", "#c4551f", "leaves"),
  D11: row("#a9cfe0", "glass", "#e8f3f6", "#f2a5b4", "#c4385f", "leaves"),
  D12: row("#e8b98a", "plate", "#6a2358", "#d87a2c", "#8c2f12", "rings"),
  D13: row("#d6c19a", "skewers", "#7a5530", "#8a4a22", "#5a2a12", "rings"),
  D14: row("#e3d3f0", "plate", "#a4502c", "#fbf4e2", "#c9a24a", "seeds"),
  D15: row("#f0b58f", "plate", "#1f7d7a", "#f08a5a", "#d1512c", "leaves"),
  D16: row("#dcc27c", "bowl", "#4b2f0a", "#a3c14a", "#5b9432", "seeds"),
  D17: row("#cf8f86", "karahi", "#b98230", "#6d2b16", "#43160a", "threads"),
  D18: row("#c3b0a4", "oven", "#8b4c29", "#4a2350", "#7a4a86", "rings"),
};
const UNKNOWN = row("#e3cfa6", "bowl", "#8b4c29", "#d99a34", "#8c2f12", "seeds");

const HEAP = "M-40 6C-36-14-16-24 0-24S36-14 40 6z";

const VESSELS: Readonly<Record<Vessel, (one: Picture) => JSX.Element>> = {
  plate: ({ colour, food }) => (
    <>
      <path fill={food} d={HEAP} class="food" />
      <path fill={colour} d="M-58 4H58C54 18 30 24 0 24S-54 18-58 4z" />
      <path class="gleam" d="M-48 10C-40 17-24 20-6 20" />
    </>
  ),
  karahi: ({ colour, food }) => (
    <>
      <path class="handle" stroke={colour} d="M-50 0C-66-10-66 12-50 10M50 0C66-10 66 12 50 10" />
      <path fill={food} d="M-46 2C-36-12-16-16 0-16S36-12 46 2z" class="food" />
      <path fill={colour} d="M-50 0H50C48 22 26 30 0 30S-48 22-50 0z" />
      <path class="gleam" d="M-42 8C-36 20-22 24-8 25" />
    </>
  ),
  bowl: ({ colour, food }) => (
    <>
      <ellipse fill={food} cy="-2" rx="44" ry="11" class="food" />
      <path fill={colour} d="M-48-4C-46 22-26 30 0 30S46 22 48-4C40 6 20 9 0 9S-40 6-48-4z" />
      <path class="gleam" d="M-40 8C-36 19-24 24-10 25" />
    </>
  ),
  glass: ({ colour, food }) => (
    <>
      <path fill={food} d="M-15-16H15L12 26H-12z" class="food" />
      <path fill="none" stroke={colour} stroke-width="3" d="M-19-26L-14 28H14L19-26" />
      <path fill={food} opacity=".8" d="M24-4H46L44 26H26z" class="food" />
      <path fill="none" stroke={colour} stroke-width="3" d="M21-12L25 28H45L49-12" />
    </>
  ),
  skewers: ({ colour, food, bits }) => (
    <>
      <ellipse fill="#f4ead6" cy="20" rx="58" ry="10" />
      {[-12, 2, 16].map((y) => (
        <g key={y} transform={`translate(0 ${y}) rotate(-6)`}>
          <path stroke={colour} stroke-width="2.4" d="M-60 0H60" />
          {[-34, -14, 6, 26].map((x, i) => (
            <rect key={x} x={x} y="-6" width="16" height="12" rx="5" fill={i % 2 ? bits : food} class="food" />
          ))}
        </g>
      ))}
    </>
  ),
  leaf: ({ colour, food }) => (
    <>
      <path fill={colour} d="M-62 16C-40-4 40-4 62 16C40 34-40 34-62 16z" />
      <path class="gleam" d="M-56 16H56" />
      <path fill={food} d={HEAP} transform="translate(0 12) scale(.86)" class="food" />
    </>
  ),
  oven: ({ colour, food, bits }) => (
    <>
      <ellipse fill={colour} cy="18" rx="56" ry="13" />
      <path fill={food} d="M-40 12C-46-10-20-22 2-16C26-12 46-2 40 14C30 26-30 28-40 12z" class="food" />
      <path fill={bits} opacity=".7" d="M-28 2C-16-12 6-12 20-4C6-4-14-2-28 2z" />
      <path fill="#4f8a3a" d="M38-2C46-14 56-14 60-10C54-8 50-2 44 4z" />
    </>
  ),
};

const GARNISHES: Readonly<Record<Garnish, (bits: string) => JSX.Element>> = {
  leaves: () => <path fill="#3f8a3a" d="M-10-14C-4-22 4-22 8-14C2-10-6-10-10-14zM8-12C14-18 20-16 22-10C16-8 12-8 8-12zM-24-8C-20-14-14-12-12-8C-16-4-20-4-24-8z" />,
  sticks: () => <path stroke="#7d3d1a" stroke-width="4.4" stroke-linecap="round" d="M-18-6L14-16M-8-2L22-10" />,
  threads: () => <path fill="none" stroke="#c4281a" stroke-width="2" stroke-linecap="round" d="M-20-8C-12-16-6-6 2-14M-6-4C2-10 8-2 16-10M10-14C16-18 20-10 26-12M-14-14C-10-20-4-16 0-20" />,
  seeds: (bits) => <path stroke={bits} stroke-width="3" stroke-linecap="round" d="M-22-4l3-2M-12-12l3 1M-4-6l2-3M6-14l3 2M14-6l3-1M22-4l2 2M0-18l2 1" />,
  chillies: () => <path fill="#d62b20" d="M-22-6C-12-18 0-18 10-12C0-12-8-4-22-6zM4-6C14-14 24-12 28-4C20-8 14-4 4-6z" />,
  rings: () => <path fill="none" stroke="#f2e4ef" stroke-width="2.4" d="M-14-10a6 4 0 1 0 12 0a6 4 0 1 0-12 0M6-8a6 4 0 1 0 12 0a6 4 0 1 0-12 0" />,
  pods: () => <path fill="#a0b35c" stroke="#4d5a1c" stroke-width=".8" d="M-18-10C-12-16-6-14-4-8C-10-6-14-6-18-10zM6-12C12-16 18-12 18-8C12-6 8-8 6-12z" />,
};

/** The picture of a dish; of one that we do not know, a bowl. */
export function DishPicture({ id }: { readonly id: string }) {
  const one = PICTURES[id] ?? UNKNOWN;
  return (
    <svg class="saf-dish-picture" viewBox="-72 -36 144 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-80" y="-60" width="160" height="120" fill={one.ground} />
      <circle class="glow" cx="-20" cy="-22" r="58" />
      <path class="table" d="M-80 16H80V60H-80z" />
      {one.vessel !== "glass" && one.vessel !== "leaf" && <path class="steam" d="M-14-28C-18-33-10-35-14-40M2-30C-2-35 6-37 2-42M18-28C14-33 22-35 18-40" />}
      <g transform="translate(0 -1) scale(.74)">
        {VESSELS[one.vessel](one)}
        {one.vessel !== "skewers" && <g transform={one.vessel === "leaf" ? "translate(0 12)" : undefined}>{GARNISHES[one.garnish](one.bits)}</g>}
      </g>
    </svg>
  );
}
