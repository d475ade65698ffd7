// Who sits where, on the frame.
import { Mark } from "../../../icons/marks";
import { tipProps } from "../../../tip";
import { MillArt } from "../art/pieces";
import { nearSide, type Point, sideOf } from "../ground";
import type { SafranitoPlay } from "../throw/steering";

export const LETTERS = "ABCD";

/** Who sits where: a mark on each side of the frame that is not the own one. */
export function Sides({ play, half }: { readonly play: SafranitoPlay; readonly half: number }) {
  const { seats, chef } = play.view.table;
  const near = nearSide(play);
  return (
    <g class="saf-sides">
      {play.players
        .filter(({ seat }) => seat !== play.seat)
        .map(({ seat, name, toAct }) => {
          const side = sideOf(seats, seat);
          const turn = (side - near + 4) % 4;
          const at: Point = turn === 0 ? [0, half] : turn === 1 ? [-half, 0] : turn === 2 ? [0, -half] : [half, 0];
          const across = turn % 2 === 1;
          const [dx, dy] = across ? [0, 92] : [92, 0];
          return (
            <g
              key={seat}
              class={`saf-side p${seat}`}
              data-turn={toAct ? "" : undefined}
              transform={`translate(${at[0] + dx} ${at[1] + dy})`}
              {...tipProps(chef === seat ? play.t("is-chef", { player: name }) : name)}
            >
              <rect x={-13} y={-13} width={26} height={26} rx="9" />
              <Mark seat={seat} scale={0.72} />
              {play.symbols && <text class="letter" y="4.5">{LETTERS[seat]}</text>}
              {chef === seat && (
                <g transform={across ? "translate(0 -26) scale(.5)" : "translate(-26 0) scale(.5)"}>
                  <MillArt />
                </g>
              )}
            </g>
          );
        })}
    </g>
  );
}
