// Players' marks: colour and shape, so that colour is never alone. Drawn around (0, 0).
const SHAPES = [
  "M0-9a9 9 0 1 0 .01 0z",
  "M0-11L11 0L0 11L-11 0z",
  "M0-11L10.5 8H-10.5z",
  "M-8.5-8.5H8.5V8.5H-8.5z",
] as const;

/** Inside an `<svg>`. */
export const Mark = ({ seat, scale = 1 }: { seat: number; scale?: number }) => (
  <path
    class={`mark p${seat % SHAPES.length}`}
    d={SHAPES[seat % SHAPES.length]}
    transform={`scale(${scale})`}
  />
);

/** In HTML. */
export const MarkIcon = ({ seat, size = 18 }: { seat: number; size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
    <Mark seat={seat} />
  </svg>
);
