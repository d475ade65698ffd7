// Flowers and fruit that perfumes are made of.
// Drawn around (0, 0) in a box of 48. Shape alone tells them apart; colour is a second cue.
import type { ComponentChildren } from "preact";
import { dots, ring, twin } from "./shapes";

export type Flower =
  | "violet"
  | "bergamot"
  | "rose"
  | "vanilla"
  | "lavender"
  | "orange"
  | "jasmine"
  | "narcissus";

const DRAWN: Readonly<Record<Flower, () => ComponentChildren>> = {
  violet: () => (
    <>
      <g class="m">{twin("M0 3C-3-5-15-6-16-14C-15-23-2-21 0-6z")}{twin("M0 3C-8-4-21-7-22 3C-21 12-7 10 0 4z")}<path d="M0 3C-11 6-14 18-7 21.5C-3 23 0 20 0 18C0 20 3 23 7 21.5C14 18 11 6 0 3z" /></g>
      <g class="line"><path d="M0 7V15M-4 8L-7 14M4 8L7 14M-6 2L-13 2M6 2L13 2" /></g>
      <path class="h" d="M0-2C4-2 5 3 0 7C-5 3-4-2 0-2z" />
    </>
  ),
  bergamot: () => (
    <>
      <path class="leaf" d="M4-17C6-25 16-24 20-20C17-14 9-13 4-17z" />
      <circle class="m" cx="-1" cy="3" r="19" />
      <circle class="l" cx="-1" cy="3" r="15.5" />
      <g class="m" transform="translate(-1 3)">{ring(8, "M0-2.4C4-6 5-11 3.4-13.4C1.5-14.6-1.5-14.6-3.4-13.4C-5-11-4-6 0-2.4z")}</g>
    </>
  ),
  rose: () => (
    <>
      <path class="leaf" d="M-20 18C-22 8-14 6-9 12C-9 19-15 21-20 18zM20 18C22 8 14 6 9 12C9 19 15 21 20 18z" />
      <g class="m">{ring(5, "M0-2C-11-6-13-19-4-21C-1-21.6 1-21.6 4-21C13-19 11-6 0-2z", 36)}</g>
      <g class="l">{ring(3, "M0 1C-9-3-10-12-3-13.5C0-14 0-14 3-13.5C10-12 9-3 0 1z", 0)}</g>
      <path class="line" d="M0 1C-3 1-4-4 0-4.5C6-4.5 6 5 0 6C-8 6.5-9-8 0-9" />
      <circle class="d" r="2" />
    </>
  ),
  vanilla: () => (
    <>
      <g class="pod"><path d="M-15 22C-13 6-2-2 15-8" /><path d="M-4 23C-3 12 5 5 18 2" /></g>
      <g class="m" transform="translate(-5-9) scale(.86)">{ring(5, "M0 0C-7-4-7-14 0-18C7-14 7-4 0 0z")}</g>
      <path class="h" transform="translate(-5-9)" d="M-4-1C-4-7 4-7 4-1C5 4-5 4-4-1z" />
    </>
  ),
  lavender: () => (
    <>
      <path class="stem" d="M0-16V23M0 17C-4 15-8 11-9 7M0 20C4 18 8 14 9 10" />
      <g class="m">
        {[0, 1, 2, 3].flatMap((i) =>
          [-1, 1].map((side) => (
            <path
              key={`${i} ${side}`}
              transform={`translate(${side * (1.5 + i * 0.5)} ${-12 + i * 6.2}) scale(${side * (0.8 + i * 0.1)} ${0.8 + i * 0.1})`}
              d="M0 3C0-4 5-7 9-6C10-1 6 4 0 3z"
            />
          )),
        )}
        <path d="M0-24C4-20 4-16 0-13C-4-16-4-20 0-24z" />
      </g>
      <g class="d">{dots([[-5, -10], [5, -10], [-6, -4], [6, -4], [-7, 3], [7, 3]], 1.1)}</g>
    </>
  ),
  orange: () => (
    <>
      <path class="leaf" d="M-4-4C-20-10-24 2-22 8C-14 12-6 6-4-4zM5 4C20 10 24-2 22-8C14-12 6-6 5 4z" />
      <g class="w">{ring(5, "M0-3C-8-7-8-17 0-22C8-17 8-7 0-3z")}</g>
      <g class="stam">{ring(8, "M0-2V-8", 22)}</g>
      <g class="m">{ring(8, "M-1.7-9a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z", 22)}<circle r="4" /></g>
    </>
  ),
  jasmine: () => (
    <>
      <path class="leaf" d="M2 4C4 18 16 22 22 20C22 12 14 4 2 4zM-2 4C-4 18-16 22-22 20C-22 12-14 4-2 4z" />
      <g class="w">{ring(5, "M0-1C-7-6-9-14-3-22C3-18 6-8 0-1z", 6)}</g>
      <circle class="m" r="3.6" />
    </>
  ),
  narcissus: () => (
    <>
      <g class="l">{ring(6, "M0-2C-9-8-7-17 0-23C7-17 9-8 0-2z")}</g>
      <g class="m">{ring(10, "M0-5C-4-6-4-11 0-11C4-11 4-6 0-5z")}<circle r="7.5" /></g>
      <circle class="d" r="4" />
      <g class="h">{dots([[0, -1.6], [1.5, 1], [-1.5, 1]], 1)}</g>
    </>
  ),
};

/** Inside an `<svg>`; decorative: its owner carries the name. */
export const FlowerArt = ({ of, scale = 1 }: { of: Flower; scale?: number }) => (
  <g class={`plant ${of}`} transform={scale === 1 ? undefined : `scale(${scale})`} aria-hidden="true">
    {DRAWN[of]()}
  </g>
);

/** In HTML. */
export const FlowerArtIcon = ({ of, size = 24 }: { of: Flower; size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="-25 -25 50 50" aria-hidden="true">
    <FlowerArt of={of} />
  </svg>
);
