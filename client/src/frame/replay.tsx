// The past, in the bar: a slider over all moments, steps by move, turn and round, speed, a link to the
// moment that is shown, and the way back.
import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Sign, type SignName } from "../icons/signs";
import type { Past, SharedTable } from "../table";
import { t } from "../words";

export const TEMPOS = [0.5, 1, 2, 4, 8] as const;
const running = signal(false);
const tempo = signal<(typeof TEMPOS)[number]>(1);
/** Milliseconds that a moment stays. */
const STAYS = 1100;
/** From so fast on, things do not travel. */
const STILL = 2;

type Unit = "step" | "turn" | "round";

/** Where a turn or a round begins: the next place of its kind, or the last one before. */
function place(at: SharedTable, { moments, at: now }: Past, unit: Unit, by: 1 | -1): number {
  const begins = at.board.peek()?.rounds?.begins ?? [];
  const isStart = (i: number): boolean => {
    const [view, before] = [moments[i]?.view, moments[i - 1]?.view];
    if (!view || !before || unit === "step") return true;
    if (unit === "turn") return view.to_act !== before.to_act;
    return view.journal.slice(before.journal.length).some((one) => begins.includes(one.id));
  };
  let to = now + by;
  while (to > 0 && to < moments.length - 1 && !isStart(to)) to += by;
  return to;
}

export function jump(at: SharedTable, unit: Unit, by: 1 | -1): void {
  const past = at.past.peek();
  if (past) void at.lookBack(place(at, past, unit, by), unit !== "step");
}

export const playOrPause = (): void => void (running.value = !running.value);

export function faster(by: 1 | -1): void {
  tempo.value = TEMPOS[Math.max(0, Math.min(TEMPOS.length - 1, TEMPOS.indexOf(tempo.value) + by))] ?? 1;
}

/** In the past of a finished game: a board to try things on, or a new table against bots, from what is
 * shown. */
export function PlayOn({ at }: { at: SharedTable }) {
  const asked = useSignal(false);
  const go = async (ask: () => Promise<boolean>) => {
    asked.value = true;
    if (!(await ask())) asked.value = false;
  };
  const over = at.told.value?.result != null;
  return (
    <div class="turn-buttons play-on">
      <button class="quiet" disabled={asked.value} title={t("explore-what")} onClick={() => void go(() => at.explore())}>
        <Sign of="board" />
        <span class="button-words">{t("explore")}</span>
      </button>
      {!over && at.table.value?.state === "over" && (
        <button class="quiet" disabled={asked.value} title={t("play-on-what")} onClick={() => void go(() => at.playOn())}>
          <Sign of="bot" />
          <span class="button-words">{t("play-on")}</span>
        </button>
      )}
    </div>
  );
}

export function Replay({ at }: { at: SharedTable }) {
  const past = at.past.value;
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => void (running.value = false), []);
  useEffect(() => {
    clearTimeout(timer.current);
    if (!running.value || !past) return;
    if (past.at >= past.moments.length - 1) {
      running.value = false;
      return;
    }
    timer.current = window.setTimeout(() => void at.lookBack(past.at + 1, tempo.value >= STILL), STAYS / tempo.value);
    return () => clearTimeout(timer.current);
  });
  if (!past) return null;
  const last = past.moments.length - 1;
  const button = (words: string, sign: SignName, act: () => void) => (
    <button class="quiet round" aria-label={words} title={words} onClick={act}>
      <Sign of={sign} />
    </button>
  );
  const copy = () => {
    void navigator.clipboard?.writeText(location.href).catch(() => undefined);
    at.inform(t("copied"));
  };
  return (
    <div class="bar replay" role="group" aria-label={t("replay")}>
      <div class="replay-where">
        <input
          type="range"
          min={0}
          max={last}
          value={past.at}
          aria-label={t("replay-moment", { number: past.at + 1, count: last + 1 })}
          onInput={(event) => void at.lookBack(Number(event.currentTarget.value), true)}
        />
        <span class="num">
          {past.at + 1} / {last + 1}
        </span>
      </div>
      <div class="replay-steps">
        {button(t("replay-round-back"), "first", () => jump(at, "round", -1))}
        {button(t("replay-turn-back"), "back", () => jump(at, "turn", -1))}
        {button(t("replay-previous"), "previous", () => jump(at, "step", -1))}
        {button(running.value ? t("replay-pause") : t("replay-play"), running.value ? "pause" : "play", playOrPause)}
        {button(t("replay-next"), "next", () => jump(at, "step", 1))}
        {button(t("replay-turn-next"), "skip", () => jump(at, "turn", 1))}
        {button(t("replay-round-next"), "last", () => jump(at, "round", 1))}
        <select
          aria-label={t("replay-speed")}
          value={String(tempo.value)}
          onChange={(event) => (tempo.value = Number(event.currentTarget.value) as (typeof TEMPOS)[number])}
        >
          {TEMPOS.map((one) => (
            <option key={one} value={String(one)}>
              {one}×
            </option>
          ))}
        </select>
      </div>
      <div class="decision">
        {button(t("replay-link"), "link", copy)}
        <button class="primary" onClick={() => at.backToNow()}>
          {t("back-to-now")}
        </button>
      </div>
    </div>
  );
}
