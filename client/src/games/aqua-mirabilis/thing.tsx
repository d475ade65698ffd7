// A thing on the board. Its label says all that is drawn on it, so the drawing itself is silent.
import type { ComponentProps } from "preact";
import { Target } from "../../target";

export const Thing = ({ children, ...props }: ComponentProps<typeof Target>) => (
  <Target {...props}>
    <g aria-hidden="true">{children}</g>
  </Target>
);
