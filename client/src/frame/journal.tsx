// The journal: what happened, a line for each turn, newest last. A turn unfolds to its steps; a click
// on a step shows that position again.
import { signal } from "@preact/signals";
import { useEnd } from "./end";
import type { LoadedBoard } from "../board";
import { MarkIcon } from "../icons/marks";
import type { AnyScene } from "../stage";
import type { SharedTable } from "../table";
import { type Group, groupsOf, type Line, linesOf, sentenceOf, wordsOfEntry } from "../telling";
import { t } from "../words";

const filter = signal<number | "all">("all");
const SHOWN = 250;

interface Telling {
  readonly at: SharedTable;
  readonly scene: AnyScene;
  readonly board: LoadedBoard;
}

export function Journal({ at }: { at: SharedTable }) {
  const view = at.told.value;
  const board = at.board.value;
  const end = useEnd(`${view?.journal.length} ${filter.value}`);
  if (!view || !board) return null;
  const telling = { at, scene: at.scene(view), board };
  const lines = linesOf(board, view.journal)
    .filter(({ seat }) => filter.value === "all" || seat === filter.value || seat === null)
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
        {groupsOf(board, lines).map((group) => (
          <Turn key={group.lines[0]?.place} {...telling} group={group} />
        ))}
      </div>
    </>
  );
}

/** A turn as a sentence that unfolds; what is one line only stands as it is. */
function Turn({ group, ...telling }: Telling & { readonly group: Group }) {
  const { kind, seat, lines } = group;
  const steps = <Steps {...telling} lines={lines} />;
  if (kind === "round" || lines.length === 1) return <div class={`turn of-${kind}`}>{steps}</div>;
  return (
    <details class={`turn of-${kind}`}>
      <summary>
        {seat !== null && <MarkIcon seat={seat} size={14} />}
        <span>{kind === "setup" ? t("journal-setup", { count: lines.length }) : sentenceOf(telling.scene, telling.board, lines)}</span>
      </summary>
      {steps}
    </details>
  );
}

const Steps = ({ at, scene, board, lines }: Telling & { readonly lines: readonly Line[] }) => (
  <ol>
    {lines.map(({ entry, place, seat }) => (
      <li key={place} class={seat === null ? "general" : ""}>
        <button class="line" title={t("journal-see")} onClick={() => void at.lookBack({ entry: place })}>
          {seat !== null && <MarkIcon seat={seat} size={14} />}
          <i class="line-sign" aria-hidden="true">
            {board.sign?.(scene, entry)}
          </i>
          <span>{wordsOfEntry(scene, board, entry)}</span>
        </button>
      </li>
    ))}
  </ol>
);
