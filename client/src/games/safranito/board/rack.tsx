// The rack with one's own chips, before the board.
import { Target } from "../../../target";
import { ChipArt } from "../art/pieces";
import { chips, type Ground } from "../ground";
import { flying } from "../throw/show";
import { heldChip, type SafranitoPlay } from "../throw/steering";
import { restWords } from "../words";

/** One's own chips: those that can be thrown, and the places of the others. */
export function Rack(props: {
  readonly play: SafranitoPlay;
  readonly ground: Ground;
  readonly half: number;
  readonly seat: number;
}) {
  const { play, ground, half, seat } = props;
  const { t } = play;
  const held = heldChip(play);
  const thrown = chips(play).filter((chip) => chip.seat === seat);
  const step = 72;
  const y = half + 84;
  const count = ground.values.length;
  return (
    <g class="saf-tray">
      <rect class="tray-wood" x={(-step * count) / 2 - 6} y={y - 32} width={step * count + 12} height="64" rx="16" />
      <rect class="tray-brass" x={(-step * count) / 2 - 3} y={y - 29} width={step * count + 6} height="58" rx="13" />
      <rect class="tray-felt" x={(-step * count) / 2} y={y - 26} width={step * count} height="52" rx="11" />
      {ground.values.map((value, i) => {
        const gone = thrown.find((chip) => chip.value === value);
        const airborne = flying.value?.seat === seat && flying.value.value === value;
        const inHand = held === value || airborne;
        return (
          <Target
            key={value}
            id={`own/${value}`}
            x={(i - (count - 1) / 2) * step}
            y={y}
            width={50}
            height={50}
            round
            scale={1}
            label={gone ? t("own-thrown", { value }) : t("own-chip", { value })}
            about={gone ? restWords(play, gone) : t("own-about")}
            piece={gone || airborne ? undefined : `chip/${seat}/${value}`}
            class={`saf-own-chip ${inHand ? "in-hand" : ""}`}
          >
            <circle class="hit" r="32" />
            {(gone || inHand) && (
              <>
                <circle class="slot" r="23" />
                <text class="num slot-value" y="6">
                  {value}
                </text>
              </>
            )}
            {/* A finger that drags it away must not lose what it touched: it stays, unseen. */}
            {!gone && (
              <g transform="scale(1.28)" visibility={inHand ? "hidden" : undefined}>
                <ChipArt seat={seat} value={value} up />
              </g>
            )}
          </Target>
        );
      })}
    </g>
  );
}
