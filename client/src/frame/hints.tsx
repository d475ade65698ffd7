// What would be good to do: the three best options, what each is expected to bring, and why. They are
// numbered on the board, too. The card lies where the short account of a round lies.
import { Sign } from "../icons/signs";
import { wordsOfAction, type Sitting } from "../stage";
import type { SharedTable } from "../table";
import { t } from "../words";

export function HintCard({ at, sitting }: { at: SharedTable; sitting: Sitting }) {
  const hinted = at.hinted.value;
  const view = at.told.value;
  if (!view || hinted?.view !== view || !at.myTurn.value) return null;
  const scene = at.scene(view);
  const close = () => (at.hinted.value = null);
  const optionOf = (action: object) => view.options.find((one) => JSON.stringify(one) === JSON.stringify(action)) ?? (action as never);
  return (
    <section class="summary hints panel" aria-labelledby="hints-title" aria-busy={hinted.found === null}>
      <header>
        <h2 id="hints-title">{t("hints")}</h2>
        <button class="quiet round" aria-label={t("close")} onClick={close}>
          <Sign of="close" />
        </button>
      </header>
      <p role="status" class="muted">
        {hinted.found === null ? t("hint-thinking") : hinted.found.length === 0 ? t("hint-none") : t("hint-about")}
      </p>
      <ol>
        {hinted.found?.map((hint, i) => {
          const [brings, ...reasons] = hint.why;
          const action = optionOf(hint.action);
          return (
            <li key={i}>
              <button class="hint" onClick={() => ((at.choosing.picked.value = []), (at.choosing.proposed.value = action))}>
                <b class="hint-number num">{i + 1}</b>
                <span>
                  <strong>{wordsOfAction(scene, sitting.board, action)}</strong>
                  <span class="hint-brings">{brings}</span>
                  {reasons.length > 0 && <small>{reasons.join("; ")}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
