// A round that has ended, in short: who gained what, what is new, who leads. It lies over the journal
// (on a phone over the lower part of the board) until it is closed or somebody decides something.
import { useEffect } from "preact/hooks";
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import { summaries } from "../settings";
import type { SharedTable } from "../table";
import { wordsOfEntry } from "../telling";
import { t } from "../words";

const NEWS = 6;

export function SummaryCard({ at }: { at: SharedTable }) {
  const summary = at.summary.value;
  const board = at.board.value;
  const close = () => (at.summary.value = null);
  useEffect(() => {
    if (!summary) return;
    // On a phone whoever goes on with the board has read it.
    const touch = ({ target }: PointerEvent) => {
      if (innerWidth < 700 && !(target as Element).closest(".summary")) close();
    };
    addEventListener("pointerdown", touch);
    return () => removeEventListener("pointerdown", touch);
  }, [summary]);
  if (!summary || !board || summaries.value === "off" || at.past.value) return null;
  const { view, mark, before, scores } = summary;
  const scene = at.scene(view);
  const { journal } = view;
  const nobody = (place: number) => journal[place] !== undefined && journal[place]?.args?.["seat"] === undefined;
  let first = mark;
  while (nobody(first - 1)) first--;
  let last = mark;
  while (nobody(last + 1)) last++;
  const news = journal
    .slice(first, last + 1)
    .filter((one) => one.to == null && !board.rounds?.begins.includes(one.id))
    .map((one) => wordsOfEntry(scene, board, one));
  const heading = journal.slice(0, mark).findLast((one) => board.rounds?.begins.includes(one.id));
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return (
    <section class="summary panel" aria-labelledby="summary-title">
      <header>
        <h2 id="summary-title">
          {t("summary")} {heading && <small>{wordsOfEntry(scene, board, heading)}</small>}
        </h2>
        <button class="quiet round" aria-label={t("close")} onClick={close}>
          <Sign of="close" />
        </button>
      </header>
      <ul class="summary-gains">
        {order.map((seat) => {
          const gained = (scores[seat] ?? 0) - (before[seat] ?? 0);
          return (
            <li key={seat}>
              <MarkIcon seat={seat} size={18} />
              <span>{at.names.value[seat]}</span>
              {scores[seat] !== null && <b class="num">{t("summary-gain", { gained: `${gained < 0 ? "−" : "+"}${Math.abs(gained)}`, score: scores[seat] ?? 0 })}</b>}
            </li>
          );
        })}
      </ul>
      {news.length > 0 && (
        <>
          <h3>{t("summary-new")}</h3>
          <ul class="summary-news">
            {news.slice(0, NEWS).map((words, i) => (
              <li key={i}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <footer>
        <label class="tick">
          <input type="checkbox" checked onChange={() => (summaries.value = "off")} />
          <span>{t("summary-each")}</span>
        </label>
        <button class="secondary" onClick={close}>
          {t("summary-go-on")}
        </button>
      </footer>
    </section>
  );
}
