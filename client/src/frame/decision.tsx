// What is being chosen, with what it costs and brings, or the actions that have no place on the
// board: the bar on the own turn.
import type { Effect } from "../board";
import { effectsOf, playOf, standing, wordsOfAction, type Action, type Choosing, type Sitting } from "../stage";
import type { Theatre } from "../theatre";
import { t } from "../words";
import { Sign } from "../icons/signs";
import { Bar } from "./bar";

interface Props {
  readonly theatre: Theatre;
  readonly sitting: Sitting;
  readonly choosing: Choosing;
  /** What there is to know while nothing is chosen. */
  readonly note?: string;
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

export function Decision({ theatre, sitting, choosing, note }: Props) {
  const view = theatre.told.value;
  if (!view || !sitting.mayAct || theatre.busy.value) return <Bar />;
  const scene = sitting.scene(view);
  const play = playOf(scene, sitting, choosing);
  const { choices, candidates } = standing(scene, sitting, choosing);
  const [first] = candidates;
  const effects = (action: Action) => <Effects of={effectsOf(scene, sitting.board, action)} />;
  if (choosing.begun) {
    const several = candidates.length > 1;
    return (
      <Bar class={`choosing${several ? " several" : ""}`} words={first && !several && effects(first)}>
        <button class="quiet cancel" onClick={choosing.cancel}>
          <Sign of="close" />
          <span>{t("cancel")}</span>
        </button>
        {candidates.map((action) => (
          <div class="candidate" key={JSON.stringify(action)}>
            {several && effects(action)}
            <button class="primary" data-confirm="" onClick={() => play.act(action)}>
              <Sign of="check" />
              <span>{wordsOfAction(scene, sitting.board, action)}</span>
            </button>
          </div>
        ))}
      </Bar>
    );
  }
  const plain = choices.filter((one) => one.targets.length === 0).map((one) => one.action);
  const touching = choices.filter((one) => one.targets.length > 0).map((one) => one.action);
  // One thing to touch, or not: the yes has a button beside its no.
  const [yes] = touching.length === 1 ? touching : [];
  const shown = plain.length > MANY ? [] : plain;
  return (
    <Bar words={note || (yes ? effects(yes) : touching.length > 0 ? t("choose-lit") : "")}>
      {shown.map((action) => (
        <button
          key={JSON.stringify(action)}
          class={touching.length > 0 ? "secondary" : "primary"}
          data-ends={ends(sitting, action) ? "" : undefined}
          onClick={() => play.act(action)}
        >
          {wordsOfAction(scene, sitting.board, action)}
        </button>
      ))}
      {yes && (
        <button class="primary" data-yes="" onClick={() => play.act(yes)}>
          <Sign of="check" />
          <span>{wordsOfAction(scene, sitting.board, yes)}</span>
        </button>
      )}
    </Bar>
  );
}

/** With more plain actions than this, the list of moves is the place for them. */
const MANY = 4;

export const ends = (sitting: Sitting, action: Action): boolean =>
  sitting.board.ends.includes(String(action["do"]) as never);
