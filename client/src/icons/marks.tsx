// Players' marks: colour and shape, so that colour is never alone. Drawn around (0, 0).
import { signal } from "@preact/signals";

const SHAPES = [
  "M0-9a9 9 0 1 0 .01 0z",
  "M0-11L11 0L0 11L-11 0z",
  "M0-11L10.5 8H-10.5z",
  "M-8.5-8.5H8.5V8.5H-8.5z",
] as const;
export const MARKS = SHAPES.map((_, mark) => mark);

/** By seat, the marks of the table at hand. */
const chosen = signal<readonly number[]>([]);

/** Whoever draws a seat of this table draws it in its person's mark: shapes here, colours by style. */
export function showMarks(marks: readonly number[]): void {
  if (String(marks) === String(chosen.peek())) return;
  chosen.value = marks;
  for (const seat of MARKS) {
    const mark = marks[seat];
    if (mark === undefined) document.documentElement.style.removeProperty(`--p${seat}`);
    else document.documentElement.style.setProperty(`--p${seat}`, `var(--m${mark})`);
  }
}

interface Drawn {
  readonly seat: number;
  /** Where it is not that of a seat of the table at hand. */
  readonly mark?: number | undefined;
}

/** Inside an `<svg>`. */
export const Mark = ({ seat, mark, scale = 1 }: Drawn & { readonly scale?: number }) => (
  <path
    class={`mark ${mark === undefined ? `p${seat % SHAPES.length}` : `m${mark}`}`}
    d={SHAPES[(mark ?? chosen.value[seat] ?? seat) % SHAPES.length]}
    transform={`scale(${scale})`}
  />
);

/** In HTML. */
export const MarkIcon = ({ size = 18, ...of }: Drawn & { readonly size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
    <Mark {...of} />
  </svg>
);
