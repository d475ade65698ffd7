// The numbers of the model, as `discs/coefficients.py` has them: never to be changed here alone.
// Lengths are millimetres, times seconds, speeds mm/s.

export const GRAVITY = 9810;
export const BRAKING = 0.2 * GRAVITY;
export const CHIP_RESTITUTION = 0.5;
export const DRAG = 0.3;
export const WALL_RESTITUTION = 0.4;
export const LIFT = 0.035;
export const RELEASE_HEIGHT = 60;
export const RELEASE_DISTANCE = 60;
export const TOP_SPEED = 2600;
export const LEAST_KEPT = 0.05;

export const SLIDE = 0;
export const TOSS = 1;
export const LOB = 2;
export const LOFTS = ["slide", "toss", "lob"] as const;

export interface Arc {
  readonly sine: number;
  readonly cosine: number;
  /** Share of the speed along the board that landing leaves, and how that scatters. */
  readonly kept: number;
  readonly keptScatter: number;
  readonly veer: number;
  /** Of a hundred such throws, how many turn over. */
  readonly flips: number;
}
const ARCS: readonly [Arc, Arc, Arc] = [
  { sine: 0.08715574274765817, cosine: 0.9961946980917455, kept: 0.75, keptScatter: 0.04, veer: 0.02, flips: 1 },
  { sine: 0.42261826174069944, cosine: 0.9063077870366499, kept: 0.55, keptScatter: 0.1, veer: 0.07, flips: 6 },
  { sine: 0.766044443118978, cosine: 0.6427876096865394, kept: 0.3, keptScatter: 0.25, veer: 0.2, flips: 12 },
];
export const arcOf = (loft: number): Arc => ARCS[loft] ?? ARCS[TOSS];

export interface Steadiness {
  readonly direction: number;
  readonly speed: number;
}
const NORMAL: Steadiness = { direction: 0.09, speed: 0.08 };
const STEADINESS: Readonly<Record<string, Steadiness>> = {
  steady: { direction: 0.045, speed: 0.04 },
  normal: NORMAL,
  shaky: { direction: 0.15, speed: 0.13 },
};
export const steadinessNamed = (name: string): Steadiness => STEADINESS[name] ?? NORMAL;

/** What the discs want to know of a board, in millimetres. */
export interface Board {
  readonly side: number;
  /** The height of its wall. */
  readonly wall: number;
  /** The radius of a chip. */
  readonly chip: number;
}
