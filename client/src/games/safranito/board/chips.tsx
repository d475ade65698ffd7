// Chips on the board: those that lie there, the one in the air, the ways of the last throw.
import { Target } from "../../../target";
import { ChipArt } from "../art/pieces";
import { type Chip, chipPiece, chipTarget, drawn, fromMiddle, type Ground } from "../ground";
import { flying, replay } from "../throw/show";
import { aimOf, type SafranitoPlay, throws } from "../throw/steering";
import { trails } from "../throw/tracks";
import { capital, chipName, restWords } from "../words";
import { LETTERS } from "./sides";

export function ChipView(props: {
  readonly play: SafranitoPlay;
  readonly ground: Ground;
  readonly chip: Chip;
  readonly near: number;
}) {
  const { play, ground, chip, near } = props;
  const [x, y] = drawn(near, fromMiddle(ground, chip.x, chip.y));
  return (
    <Target
      id={chipTarget(chip)}
      piece={chipPiece(chip)}
      x={x}
      y={y}
      width={2 * ground.chip - 3}
      height={2 * ground.chip - 3}
      round
      label={capital(chipName(play, chip))}
      about={restWords(play, chip)}
      class={`saf-disc ${chip.place ? "" : "idle-disc"} ${chip.place && chip.place.name === play.view.table.bowl ? "in-play" : ""}`}
    >
      <g data-disc={chip.order}>
        <ChipArt
          seat={chip.seat}
          value={chip.value}
          up={chip.up}
          letter={play.symbols ? LETTERS[chip.seat] : undefined}
        />
      </g>
    </Target>
  );
}

/** The chip in the air. It is the same piece as the one in the hand, and comes after it. */
export function Flyer() {
  const disc = flying.value;
  if (!disc) return null;
  const { seat, value, up } = disc;
  return (
    <g
      class="saf-flyer"
      data-flyer=""
      data-piece={value === null ? undefined : `chip/${seat}/${value}`}
      aria-hidden="true"
      visibility="hidden"
    >
      <ChipArt seat={seat} value={value} up={up} />
    </g>
  );
}

/** What moved last. */
export function Trails(props: { readonly play: SafranitoPlay; readonly ground: Ground; readonly near: number }) {
  const { play, ground, near } = props;
  const rows = play.view.motions.at(-1)?.rows;
  if (!rows || aimOf(play) || flying.value || replay.value || throws(play) === false && play.view.table.bowl) return null;
  return (
    <g class="saf-trails" aria-hidden="true">
      {trails(ground, rows, near).map(({ disc, d }) => (
        <path key={disc} d={d} />
      ))}
    </g>
  );
}
