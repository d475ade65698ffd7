// The numbers of an aim: sliders with steppers, behind "Fine-tune".
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { COARSE } from "./keys";
import type { Throw } from "./aims";
import { aimInShort, bearingWords, handWords, powerWords } from "./spoken";
import { propose, rangeOf, type SafranitoPlay } from "./steering";

/** Whether one wants to see the numbers: it stays so for the next throws. */
const open = signal(false);

export function FineTune({ play, aim }: { readonly play: SafranitoPlay; readonly aim: Throw }) {
  const { t } = play;
  const words = {
    bearing: bearingWords(play, aim.bearing),
    power: powerWords(play, aim.power),
    place: handWords(play, aim.place),
  };
  const [firstSide, lastSide] = rangeOf(play, "side");
  return (
    <details class="saf-fine" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        <b>{t("aim-fine")}</b> <span>{aimInShort(play, aim)}</span>
      </summary>
      {(["bearing", "power", "place"] as const).map((of) => (
        <Slider key={of} play={play} aim={aim} of={of} label={t(`aim-${of}`)} words={words[of]} />
      ))}
      {firstSide !== lastSide && (
        <div class="saf-choice" role="radiogroup" aria-label={t("side-name")}>
          {[0, 1, 2, 3].map((side) => (
            <button key={side} role="radio" aria-checked={side === aim.side} onClick={() => propose(play, { ...aim, side })}>
              {t("side-number", { side: side + 1 })}
            </button>
          ))}
        </div>
      )}
    </details>
  );
}

interface SliderProps {
  readonly play: SafranitoPlay;
  readonly aim: Throw;
  readonly of: "place" | "bearing" | "power";
  readonly label: string;
  readonly words: string;
}

/** A slider with steppers for one of the numbers. */
function Slider({ play, aim, of, label, words }: SliderProps) {
  const [least, most] = rangeOf(play, of);
  const latest = useRef(aim);
  latest.current = aim;
  const set = (value: number) => propose(play, { ...latest.current, [of]: value });
  const keys = (event: KeyboardEvent) => {
    const step = 10 * (event.shiftKey ? COARSE : 1);
    const by = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step, "+": 1, "-": -1 }[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    set(aim[of] + by);
  };
  return (
    <div class="saf-number">
      <label for={`saf-${of}`}>
        <span>{label}</span>
        <output>{words}</output>
      </label>
      <div class="saf-steps">
        <Stepper by={-1} label={play.t("aim-less", { what: label })} step={(by) => set(latest.current[of] + by)} />
        <input
          id={`saf-${of}`}
          type="range"
          min={least}
          max={most}
          step={1}
          value={aim[of]}
          aria-valuetext={words}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
          onKeyDown={keys}
        />
        <Stepper by={1} label={play.t("aim-more", { what: label })} step={(by) => set(latest.current[of] + by)} />
      </div>
    </div>
  );
}

/** One step for a click; held down it goes on, and faster. */
function Stepper(props: { readonly by: 1 | -1; readonly label: string; readonly step: (by: number) => void }) {
  const timer = useRef<number | undefined>(undefined);
  const held = useRef(false);
  const latest = useRef(props.step);
  latest.current = props.step;
  const stop = () => clearTimeout(timer.current);
  const again = (count: number) => {
    held.current = true;
    latest.current(props.by * (count > 12 ? 5 : 1));
    timer.current = window.setTimeout(() => again(count + 1), 70);
  };
  useEffect(() => stop, []);
  return (
    <button
      class="saf-step"
      aria-label={props.label}
      onPointerDown={() => {
        held.current = false;
        timer.current = window.setTimeout(() => again(0), 380);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onClick={(event) => {
        if (!held.current) props.step(props.by * (event.shiftKey ? 10 : 1));
        held.current = false;
      }}
    >
      {props.by < 0 ? "−" : "+"}
    </button>
  );
}
