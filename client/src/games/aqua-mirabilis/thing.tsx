// A thing on the board: what is drawn of it, and over it the target that is touched. The numbers in
// the drawing are no part of the target's name, which says them in words.
import type { ComponentProps } from "preact";
import { Target, usePlay } from "../../target";

interface Props extends ComponentProps<typeof Target> {
  /** How large it is to the touch at least, and how far above its middle. */
  readonly least?: number | undefined;
  readonly up?: number | undefined;
}

/** What a finger needs (44 px) in an area drawn at this scale on a page 390 wide, which leaves the
 *  board a little less; 0 where there is a mouse. */
export const finger = (tall: boolean, scale = 1): number => (tall ? 46 / scale : 0);

export function Thing({ children, piece, class: name = "", least = 0, up = 0, ...props }: Props) {
  const play = usePlay<"aqua-mirabilis">();
  const { id, x, y, scale = 1, width, height } = props;
  const wide = Math.max(width + 8, least);
  const high = Math.max(height + 8, least);
  return (
    <>
      <g
        class={`am-drawn ${name}`}
        data-look={play.state(id)}
        data-piece={piece}
        transform={`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`}
        aria-hidden="true"
      >
        {children}
      </g>
      <Target {...props} class={name}>
        <rect class="am-hit" x={-wide / 2} y={-high / 2 - up} width={wide} height={high} rx="6" />
      </Target>
    </>
  );
}
