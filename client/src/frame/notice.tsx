// What went wrong, in words.
import type { Notice, SharedTable } from "../table";
import { Sign } from "../icons/signs";
import { t } from "../words";

export const problemWords = (code: string): string => t.any(`problem-${code}`);

const words = ({ code, text }: Notice): string => text ?? (code ? problemWords(code) : "");

/** Refusals: heard at once by a screen reader, and shown until closed or until the next act. */
export function Alert({ at }: { at: SharedTable }) {
  const notice = at.notice.value;
  const rule = notice?.rule ?? null;
  const ruleText = rule ? at.rules.value[rule] : undefined;
  return (
    <div class="alert-place" role="alert">
      {notice && (
        <div class="alert">
          <p>
            {words(notice)} {rule && <strong>{rule}</strong>}
          </p>
          {ruleText && (
            <p class="alert-rule">{ruleText}</p>
          )}
          <button class="quiet round" aria-label={t("close")} onClick={() => (at.notice.value = null)}>
            <Sign of="close" />
          </button>
        </div>
      )}
    </div>
  );
}
