// Slide, toss and lob seen from the side: a hand, the chip, its way.
const Hand = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) => (
  <g class="saf-hand-art" transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path class="cuff" d="M-19-6.5H-9V6.5H-19z" />
    <path class="skin" d="M-9-6C-4-8 1-7 4-4.6L15-3.4C18-3 18 .6 15 .8L6 1.2C7 4 4 6.6-1 6.6H-9z" />
    <path class="crease" d="M5 1.2C3 1.4 1 1.4-1 1" />
  </g>
);
const Chip = ({ x, y, turn = 0, faint }: { readonly x: number; readonly y: number; readonly turn?: number; readonly faint?: boolean }) => (
  <g class={`saf-chip-side ${faint ? "faint" : ""}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-9" y="-3" width="18" height="6" rx="2" />
    <path d="M-4.5-3V3M0-3V3M4.5-3V3" />
  </g>
);
const Ground = () => <path class="saf-ground" d="M-56 19H56" />;

const DRAWN = [
  () => (
    <>
      <Ground />
      <Hand x={-34} y={8} turn={6} />
      <path class="way" d="M-12 7H0M-10 11H2" />
      <Chip x={-4} y={16} />
      <Chip x={15} y={16} faint />
      <path class="way arrow" d="M29 16H45M40 11L46 16L40 21" />
    </>
  ),
  () => (
    <>
      <Ground />
      <Hand x={-36} y={6} turn={-24} />
      <path class="way dots" d="M-18-2C-8-17 10-16 20 12" />
      <Chip x={2} y={-13} turn={-6} />
      <Chip x={22} y={16} faint />
      <path class="way arrow" d="M34 16H48M43 11L49 16L43 21" />
    </>
  ),
  () => (
    <>
      <Ground />
      <Hand x={-38} y={6} turn={-54} />
      <path class="way dots" d="M-27-8C-18-30 16-34 28 12" />
      <Chip x={0} y={-21} />
      <Chip x={29} y={16} />
      <path class="way" d="M14 13L18 16M44 13L40 16" />
    </>
  ),
] as const;

/** By loft. */
export const LoftArt = ({ of }: { readonly of: number }) => (
  <svg class="saf-loft" viewBox="-58 -28 116 52" aria-hidden="true">
    {DRAWN[of]?.()}
  </svg>
);
