// The bar: on the left what is to be known, on the right what can be done, always in one place.
import type { ComponentChildren } from "preact";
import { tall } from "../settings";

interface Props {
  readonly words?: ComponentChildren;
  readonly class?: string;
  /** What the buttons are for, where they belong together. */
  readonly label?: string;
  readonly children?: ComponentChildren;
}

export const Bar = ({ words, class: name = "", label, children }: Props) => (
  <div class={`bar ${name}`}>
    <div class="bar-words" aria-live="polite" tabindex={tall.value && words ? 0 : undefined}>
      {words}
    </div>
    <div class="decision" role={label ? "group" : undefined} aria-label={label}>
      {children}
    </div>
  </div>
);
