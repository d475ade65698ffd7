// What went wrong, in words.
import { useEffect, useRef } from "preact/hooks";
import type { Notice, SharedTable } from "../table";
import { Sign } from "../icons/signs";
import { capital, t } from "../words";

export const problemWords = (code: string): string => t.any(`problem-${code}`);

const words = ({ code, text }: Notice): string => capital(text ?? (code ? problemWords(code) : ""));

/** On a page: heard at once by a screen reader, and shown until it is closed. */
export function Alert({ at }: { at: SharedTable }) {
  const notice = at.notice.value;
  return (
    <div class="alert-place" role="alert">
      {notice && (
        <div class="alert">
          <p>{words(notice)}</p>
          <Close at={at} />
        </div>
      )}
    </div>
  );
}

const Close = ({ at }: { at: SharedTable }) => (
  <button class="quiet round" aria-label={t("close")} onClick={() => (at.notice.value = null)}>
    <Sign of="close" />
  </button>
);

/** Milliseconds that a refusal stays, unless it is pointed at. */
const STAYS = 6000;

/**
 * At the table: it floats over the words of the prompt, which one has just read, and moves nothing.
 * It goes by itself, at the next choice, or by Esc; the rule behind it is a touch away.
 */
export function Toast({ at }: { at: SharedTable }) {
  const notice = at.notice.value;
  const timer = useRef<number | undefined>(undefined);
  const hold = () => clearTimeout(timer.current);
  const go = () => {
    hold();
    timer.current = window.setTimeout(() => {
      if (at.notice.peek() === notice) at.notice.value = null;
    }, STAYS);
  };
  useEffect(() => {
    if (!notice) return;
    go();
    return hold;
  }, [notice]);
  const rule = notice?.rule;
  return (
    <div class="toast-place" role="alert">
      {notice && (
        <div class={`toast${notice.calm ? " calm" : ""}`} onPointerEnter={hold} onPointerLeave={go} onFocusIn={hold} onFocusOut={go}>
          <p>{words(notice)}</p>
          {rule && at.rules.value[rule] && (
            <button class="quiet" onClick={() => ((at.ruleAsked.value = rule), (at.notice.value = null))}>
              {t("which-rule")}
            </button>
          )}
          <Close at={at} />
        </div>
      )}
    </div>
  );
}
