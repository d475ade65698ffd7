// The bar under the line of what to do now: what is being chosen with what it costs and brings,
// or the actions that have no place on the board.
import type { Effect } from "../board";
import { effectsOf, playOf, standing, wordsOfAction, type Action, type Choosing, type Sitting } from "../stage";
import type { Theatre } from "../theatre";
import { t } from "../words";
import { Sign } from "../icons/signs";

interface Props {
  readonly theatre: Theatre;
  readonly sitting: Sitting;
  readonly choosing: Choosing;
}

export const Effects = ({ of }: { of: readonly Effect[] }) =>
  of.length === 0 ? null : (
    <ul class="effects">
      {of.map((one, i) => (
        <li key={i} class={`effect ${one.tone}`}>
          {one.icon}
          <span>{one.text}</span>
        </li>
      ))}
    </ul>
  );

export function Decision({ theatre, sitting, choosing }: Props) {
  const view = theatre.told.value;
  if (!view || !sitting.mayAct || theatre.busy.value) return <div class="decision" />;
  const scene = sitting.scene(view);
  const play = playOf(scene, sitting, choosing);
  const { choices, candidates } = standing(scene, sitting, choosing);
  if (choosing.begun) {
    return (
      <div class="decision choosing" aria-live="polite">
        {candidates.length === 0 && <p class="decision-more">{t("choose-more")}</p>}
        {candidates.map((action) => (
          <div class="candidate" key={JSON.stringify(action)}>
            <button class="primary" data-confirm="" onClick={() => play.act(action)}>
              <Sign of="check" />
              {wordsOfAction(scene, sitting.board, action)}
            </button>
            <Effects of={effectsOf(scene, sitting.board, action)} />
          </div>
        ))}
        <button class="quiet" onClick={choosing.cancel}>
          <Sign of="close" />
          {t("cancel")}
        </button>
      </div>
    );
  }
  const plain = choices.filter((one) => one.targets.length === 0).map((one) => one.action);
  const more = choices.some((one) => one.targets.length > 0);
  if (plain.length > MANY) return <div class="decision" />;
  return (
    <div class="decision">
      {plain.map((action) => (
        <button
          key={JSON.stringify(action)}
          class={more ? "secondary" : "primary"}
          data-ends={ends(sitting, action) ? "" : undefined}
          onClick={() => play.act(action)}
        >
          {wordsOfAction(scene, sitting.board, action)}
        </button>
      ))}
    </div>
  );
}

/** With more plain actions than this, the list of moves is the place for them. */
const MANY = 4;

export const ends = (sitting: Sitting, action: Action): boolean =>
  sitting.board.ends.includes(String(action["do"]) as never);
