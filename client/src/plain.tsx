// The board of a game that is not drawn yet: the table in the game's own words, which the server
// says with each view (`said`), and a button for every option. It works for any game.
import type { Card, LoadedBoard } from "./board";
import type { Part } from "./protocol";
import type { AnyPlay } from "./stage";
import { t } from "./words";

function Section({ of }: { of: Part }) {
  return (
    <section>
      <h2>{of.title}</h2>
      {of.picture ? (
        <pre>{of.rows.join("\n")}</pre>
      ) : (
        <ul>
          {of.rows.map((row, number) => (
            <li key={number}>{row}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Table({ play }: { play: AnyPlay }) {
  return (
    <div class="plain-board" tabindex={0} role="group" aria-label={t("board")}>
      {play.view.said?.table.map((part, number) => <Section key={number} of={part} />)}
    </div>
  );
}

/** A board that knows nothing of its game. A score is shown when the game is over: what it is
 * before that, only a board of the game's own can tell. */
export function plainBoard(game: string): LoadedBoard {
  return {
    game,
    said: true,
    Table,
    describe: () => ({}),
    targets: () => [],
    ends: [],
    score: ({ view }, seat) => (view.result?.["scores"] as readonly number[] | undefined)?.[seat] ?? null,
    sources: () => [],
  };
}

const DOTS = [
  [52, 60], [108, 118], [160, 66], [212, 124], [268, 72], [84, 160], [240, 30], [150, 150],
] as const;

/** What the home page shows of a game that has no card of its own. */
export const plainCard: Card = {
  Picture: () => (
    <svg viewBox="0 0 320 190" role="presentation">
      <rect class="pic-water" width="320" height="190" />
      {DOTS.map(([x, y], number) => (
        <circle key={number} class={number % 2 ? "pic-brass" : "pic-tile"} cx={x} cy={y} r={number % 3 ? 20 : 26} />
      ))}
    </svg>
  ),
};
