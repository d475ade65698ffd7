// The journal: what happened, a line each, newest last. A click shows that position again.
import { signal } from "@preact/signals";
import { useEnd } from "./end";
import type { LoadedBoard } from "../board";
import { MarkIcon } from "../icons/marks";
import type { Entry } from "../protocol";
import { wordsOfEntry, type SharedTable } from "../table";
import { t } from "../words";

const filter = signal<number | "all">("all");
const SHOWN = 250;

/** Whether the next entry says the same to this seat alone, and more. */
const isRetold = (board: LoadedBoard, entry: Entry, next: Entry | undefined): boolean =>
  next?.to != null && next.id === board.retold?.[entry.id] && entry.args?.["seat"] === next.to;

export function Journal({ at }: { at: SharedTable }) {
  const view = at.told.value;
  const board = at.board.value;
  const end = useEnd(`${view?.journal.length} ${filter.value}`);
  if (!view || !board) return null;
  const scene = at.scene(view);
  const lines = view.journal
    .map((entry, place) => ({ entry, place, seat: entry.args?.["seat"] ?? entry.to ?? undefined }))
    .filter(({ entry, place }) => !isRetold(board, entry, view.journal[place + 1]))
    .filter(({ seat }) => filter.value === "all" || seat === filter.value || seat === undefined)
    .slice(-SHOWN);
  return (
    <>
      <label class="field filter">
        <span>{t("journal-filter")}</span>
        <select
          value={String(filter.value)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            filter.value = value === "all" ? "all" : Number(value);
          }}
        >
          <option value="all">{t("everybody")}</option>
          {at.players.value.map((player) => (
            <option key={player.seat} value={String(player.seat)}>
              {player.name}
            </option>
          ))}
        </select>
      </label>
      <div class="lines" ref={end} role="log" aria-live="off" aria-label={t("journal")} tabindex={0}>
        <ol>
          {lines.map(({ entry, place, seat }) => (
            <li key={place} class={typeof seat === "number" ? "" : "general"}>
              <button class="line" title={t("journal-see")} onClick={() => void at.lookBack({ entry: place })}>
                {typeof seat === "number" && <MarkIcon seat={seat} size={14} />}
                <i class="line-sign" aria-hidden="true">
                  {board.sign?.(scene, entry)}
                </i>
                <span>{wordsOfEntry(scene, board, entry)}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
