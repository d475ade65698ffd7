// A thing on the board: what is drawn of it, and over it the target that is touched. The numbers in
// the drawing are no part of the target's name, which says them in words.
import type { ComponentProps } from "preact";
import { Target, usePlay } from "../../target";

export function Thing({ children, piece, class: name = "", ...props }: ComponentProps<typeof Target>) {
  const play = usePlay<"aqua-mirabilis">();
  const { id, x, y, scale = 1, width, height } = props;
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
        <rect class="am-hit" x={-width / 2 - 4} y={-height / 2 - 4} width={width + 8} height={height + 8} rx="6" />
      </Target>
    </>
  );
}
