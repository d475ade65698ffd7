// Spices.
// Drawn around (0, 0) in a box of 48. Shape alone tells them apart; colour is a second cue.
import type { ComponentChildren } from "preact";
import { twin } from "./shapes";

export type Spice =
  | "saffron"
  | "cinnamon"
  | "cardamom"
  | "ginger"
  | "chilli"
  | "curry"
  | "garlic"
  | "mint"
  | "cumin";

const DRAWN: Readonly<Record<Spice, () => ComponentChildren>> = {
  saffron: () => (
    <>
      <path class="m" d="M0 20C-14 14-15-2-10-12C-6-8-3-6 0 0C3-6 6-8 10-12C15-2 14 14 0 20z" />
      <g class="thread"><path d="M0 6C-1-6-6-14-12-19" /><path d="M0 6V-21" /><path d="M0 6C1-6 6-14 12-19" /></g>
    </>
  ),
  cinnamon: () => (
    <>
      <g class="m" transform="rotate(-35)"><rect x="-20" y="-13" width="40" height="9" rx="4.5" /><rect x="-22" y="-3.5" width="44" height="9" rx="4.5" /><rect x="-19" y="6" width="38" height="9" rx="4.5" /></g>
      <g class="line" transform="rotate(-35)"><path d="M-15-8.5H14M-17 1H16M-14 10.5H13" /></g>
      <path class="tie" transform="rotate(-35)" d="M-3-15V17M3-15V17" />
    </>
  ),
  cardamom: () => (
    <>
      <g class="m"><path transform="translate(-7 2) rotate(-24)" d="M0-20C9-14 9 12 0 19C-9 12-9-14 0-20z" /><path transform="translate(9 4) rotate(20)" d="M0-18C8-12 8 11 0 17C-8 11-8-12 0-18z" /></g>
      <g class="line"><path transform="translate(-7 2) rotate(-24)" d="M-3.5-12C-5-4-5 6-3 13M0-16V16M3.5-12C5-4 5 6 3 13" /><path transform="translate(9 4) rotate(20)" d="M-3-10C-4-3-4 5-2.5 11M0-14V14M3-10C4-3 4 5 2.5 11" /></g>
    </>
  ),
  ginger: () => (
    <>
      <path class="m" d="M-21 8C-23 0-15-4-10-2C-13-10-8-18-2-16C2-15 2-10 2-6C6-12 13-16 18-12C23-7 18 0 13 2C20 4 22 11 17 15C12 19 6 14 3 12C0 18-6 22-11 19C-14 17-13 13-12 11C-15 13-20 12-21 8z" />
      <path class="line" d="M-10-2C-8 0-6 1-3 1M2-6C1-3 1-1 2 1M13 2C10 3 7 4 5 6M3 12C2 10 1 8-1 7M-12 11C-10 9-9 8-7 8" />
    </>
  ),
  chilli: () => (
    <>
      <path class="m" d="M6-13C16-12 19-2 14 8C8 19-6 24-20 20C-6 18-3 8-3-2C-3-9 0-13 6-13z" />
      <path class="leaf" d="M0-12C2-17 12-18 15-10C10-13 5-13 0-12z" />
      <path class="stemk" d="M7-15C7-19 10-22 14-23" />
      <path class="shine" d="M9-7C13-2 11 6 6 10C9 4 10-1 9-7z" />
    </>
  ),
  curry: () => (
    <>
      <path class="stem" d="M0 23C-1 10 0-4 2-20" />
      <g class="m"><path d="M2-20C8-24 14-23 18-19C14-14 7-14 2-20z" />{[-10, -1, 8].map((y) => <g key={y} transform={`translate(${1 - y / 12} ${y})`}>{twin("M0 3C6-6 15-8 21-4C17 4 8 7 0 3z")}</g>)}</g>
      <g class="line"><path d="M3-7L16-12M-1-7L-14-12M2 2L16-3M-2 2L-16-3M1 11L16 6M-2 11L-16 6" /></g>
    </>
  ),
  garlic: () => (
    <>
      <path class="m" d="M0-20C-2-12-5-9-11-5C-22 2-21 19-8 20C-4 20.5 4 20.5 8 20C21 19 22 2 11-5C5-9 2-12 0-20z" />
      <g class="l"><path d="M0-13C-4-6-8 0-8 8C-8 14-6 18 0 20C6 18 8 14 8 8C8 0 4-6 0-13z" /></g>
      <g class="line"><path d="M0-12V18M-6-5C-13 1-15 9-13 16M6-5C13 1 15 9 13 16" /></g>
      <path class="stem" d="M0-19C0-22 1-23 3-24" />
    </>
  ),
  mint: () => (
    <>
      <g class="m"><path d="M0-4C-7-8-9-17 0-24C9-17 7-8 0-4z" />{twin("M0-1C5-9 14-13 22-8C22 1 12 8 0-1z")}{twin("M0 2C9 3 16 9 15 18C6 21-1 13 0 2z")}</g>
      <g class="line"><path d="M0-6V-20M4-2L17-6M-4-2L-17-6M2 5L11 14M-2 5L-11 14" /></g>
    </>
  ),
  cumin: () => (
    <>
      <g class="m">{[[-11, -9, -38], [6, -12, 24], [-2, 3, -8], [13, 6, 42], [-13, 12, 18], [4, 17, -60]].map(([x, y, turn]) => <path key={turn} transform={`translate(${x} ${y}) rotate(${turn})`} d="M0-10C4.5-5 4.5 5 0 10C-4.5 5-4.5-5 0-10z" />)}</g>
      <g class="line">{[[-11, -9, -38], [6, -12, 24], [-2, 3, -8], [13, 6, 42], [-13, 12, 18], [4, 17, -60]].map(([x, y, turn]) => <path key={turn} transform={`translate(${x} ${y}) rotate(${turn})`} d="M0-7V7" />)}</g>
    </>
  ),
};

/** Inside an `<svg>`; decorative: its owner carries the name. */
export const SpiceArt = ({ of, scale = 1 }: { of: Spice; scale?: number }) => (
  <g class={`plant ${of}`} transform={scale === 1 ? undefined : `scale(${scale})`} aria-hidden="true">
    {DRAWN[of]()}
  </g>
);

/** In HTML. */
export const SpiceArtIcon = ({ of, size = 24 }: { of: Spice; size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="-25 -25 50 50" aria-hidden="true">
    <SpiceArt of={of} />
  </svg>
);
