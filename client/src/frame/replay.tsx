// The past: a slider over all moments, steps, and the way back.
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../icons/signs";
import type { SharedTable } from "../table";
import { t } from "../words";
import { useSignal } from "@preact/signals";

export function Replay({ at }: { at: SharedTable }) {
  const past = at.past.value;
  const running = useSignal(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    if (!running.value || !past) return;
    if (past.at >= past.moments.length - 1) {
      running.value = false;
      return;
    }
    timer.current = window.setTimeout(() => void at.lookBack(past.at + 1), 1100);
    return () => clearTimeout(timer.current);
  });
  if (!past) return null;
  const last = past.moments.length - 1;
  const step = (to: number) => void at.lookBack(to);
  return (
    <div class="bar replay" role="group" aria-label={t("replay")}>
      <button class="quiet round" aria-label={t("replay-first")} onClick={() => step(0)}>
        <Sign of="first" />
      </button>
      <button class="quiet round" aria-label={t("replay-previous")} onClick={() => step(past.at - 1)}>
        <Sign of="previous" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={past.at}
        aria-label={t("replay-moment", { number: past.at + 1, count: last + 1 })}
        onInput={(event) => step(Number(event.currentTarget.value))}
      />
      <button class="quiet round" aria-label={t("replay-next")} onClick={() => step(past.at + 1)}>
        <Sign of="next" />
      </button>
      <button
        class="quiet round"
        aria-label={running.value ? t("replay-pause") : t("replay-play")}
        onClick={() => (running.value = !running.value)}
      >
        <Sign of={running.value ? "pause" : "play"} />
      </button>
      <span class="num">
        {past.at + 1} / {last + 1}
      </span>
      <button class="primary" onClick={() => at.backToNow()}>
        {t("back-to-now")}
      </button>
    </div>
  );
}
