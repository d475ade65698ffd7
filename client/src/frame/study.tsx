// Beside a board to try things on: what bots expect of the position, what Nature may do, the line as a
// file. A chunk of its own.
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import style from "grasse:style/report.css";
import type { Words } from "../board";
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import type { FrameMessage } from "../messages";
import { get } from "../net";
import type { Outlook } from "../protocol";
import { link as dress } from "../styles/link";
import type { SharedTable } from "../table";
import { learn, language, REPORT, wordsFor } from "../words";
import { NATURE } from "./now";

const t = wordsFor(REPORT as never) as Words<FrameMessage>;
const ready = signal(false);
/** Whether Nature rolls without being asked. */
const rolls = signal(true);
void Promise.all([learn(REPORT), dress(style)]).then(() => (ready.value = true));

export default function Study({ at }: { at: SharedTable }) {
  const outlook = useSignal<Outlook | null>(null);
  const view = at.told.value;
  const played = view?.played ?? 0;
  const version = at.table.value?.version;
  const now = language.value;
  useEffect(() => {
    let gone = false;
    get<Outlook>(`/api/tables/${at.id}/study?words=${now}`).then(
      (one) => void (gone || (outlook.value = one)),
      () => undefined,
    );
    return () => void (gone = true);
  }, [at, version, now]);
  const waits = view?.to_act === NATURE && at.past.value === null && !at.theatre.busy.value;
  // Before anything was set up Nature has much to do: she is not asked for each piece of it.
  useEffect(() => {
    if (waits && rolls.value) void at.study();
  }, [waits, rolls.value, version]);
  if (!ready.value || !view) return null;
  const known = outlook.value;
  const fresh = known?.version === version;
  return (
    <div class="lines study" tabindex={0} role="region" aria-label={t("study-title")}>
      <h3 id="study-chances">{t("study-chances")}</h3>
      <ul class="study-chances" aria-labelledby="study-chances" aria-busy={!fresh}>
        {at.names.value.map((name, seat) => {
          const percent = Math.round(100 * (known?.shares[seat] ?? 0));
          const margin = known?.margins[seat] ?? 0;
          return (
            <li key={seat} class={`p${seat % 4}`}>
              <MarkIcon seat={seat} size={16} />
              <span>{name}</span>
              <span class="study-bar" aria-hidden="true">
                <i style={{ width: `${percent}%` }} />
              </span>
              <b class="num">{known ? `${percent} %` : "…"}</b>
              <small class="num" title={t("study-margin")}>
                {known ? `${margin < 0 ? "−" : "+"}${Math.abs(margin)}` : ""}
              </small>
            </li>
          );
        })}
      </ul>
      <p class="muted">{t("study-about")}</p>
      <h3>{t("study-nature")}</h3>
      <label class="tick">
        <input type="checkbox" checked={rolls.value} onChange={(event) => (rolls.value = event.currentTarget.checked)} />
        <span>{t("study-rolls")}</span>
      </label>
      {waits && !rolls.value && known && fresh && (
        <ul class="study-outcomes">
          {known.chances.map(({ action, said, chance }) => (
            <li key={JSON.stringify(action)}>
              <button class="quiet" onClick={() => void at.study({ nature: action })}>
                <span>{said}</span>
                <small class="num">{Math.round(1000 * chance) / 10} %</small>
              </button>
            </li>
          ))}
          {known.chances.length === 0 && <li class="muted">{t("study-only-rolls")}</li>}
        </ul>
      )}
      <h3>{t("study-line")}</h3>
      <p class="study-buttons">
        <button class="secondary" disabled={played === 0} onClick={() => void at.study({ back: Math.max(0, played - 1) })}>
          <Sign of="previous" />
          {t("study-back")}
        </button>
        <button class="secondary" disabled={played === 0} onClick={() => void at.study({ back: 0 })}>
          <Sign of="first" />
          {t("study-start")}
        </button>
        <a class="secondary" href={`/api/tables/${at.id}/file`} download="">
          <Sign of="save" />
          {t("study-save")}
        </a>
      </p>
    </div>
  );
}
