// "Your moves": every legal action is a plain button, too.
import { effectsOf, playOf, standing, wordsOfAction, type Action, type Choosing, type Sitting } from "../stage";
import type { Theatre } from "../theatre";
import { t } from "../words";
import { Sign } from "../icons/signs";
import { Effects } from "./decision";

interface Props {
  readonly theatre: Theatre;
  readonly sitting: Sitting;
  readonly choosing: Choosing;
}

/** With more options than this, they are grouped by kind. */
const MANY = 12;

interface More {
  /** Show again what others did. */
  readonly recall?: () => void;
  /** Whether something that was sent is not stored yet. */
  readonly pending: boolean;
  readonly cut: boolean;
  /** Whether one looks on. */
  readonly watching?: boolean;
  /** Whether there is nothing more to do. */
  readonly over?: boolean;
  /** What happened last, while one waits. */
  readonly latest?: readonly string[];
}

const NONE = { options: [], picked: [], selection: { open: [] } };

export function Moves({ theatre, sitting, choosing, pending, cut, recall, watching, over, latest = [] }: Props & More) {
  const view = theatre.told.value;
  const scene = view && sitting.scene(view);
  const { options, picked, selection } = scene ? standing(scene, sitting, choosing) : NONE;
  // Only what still goes with what was touched.
  const fitting = picked.length > 0 ? selection.open.map((one) => one.action) : options;
  const waiting = theatre.busy.value || pending;
  return (
    <section class="panel moves" aria-labelledby="moves-title" tabindex={fitting.length === 0 || waiting ? 0 : -1}>
      <header>
        <h2 id="moves-title">{t(watching || over ? "latest" : "your-moves")}</h2>
        {recall && (
          <button class="quiet" onClick={recall}>
            <Sign of="again" size={18} />
            {t("recall")}
          </button>
        )}
      </header>
      {!scene || options.length === 0 || waiting ? (
        <>
          <p class="muted">{waiting || over ? "" : t(cut ? "connection-cut" : watching ? "watching" : "no-moves")}</p>
          <div class="latest">
            {latest.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </>
      ) : fitting.length <= MANY ? (
        <List scene={scene} options={fitting} sitting={sitting} choosing={choosing} />
      ) : (
        groups(scene, sitting, fitting).map(([kind, of]) =>
          of.length === 1 ? (
            <List key={kind} scene={scene} options={of} sitting={sitting} choosing={choosing} />
          ) : (
            <details key={kind} class="kind">
              <summary>{t("more-choices", { action: kindWords(scene, sitting, of), count: of.length })}</summary>
              <List scene={scene} options={of} sitting={sitting} choosing={choosing} />
            </details>
          ),
        )
      )}
    </section>
  );
}

function List(props: {
  readonly scene: ReturnType<Sitting["scene"]>;
  readonly options: readonly Action[];
  readonly sitting: Sitting;
  readonly choosing: Choosing;
}) {
  const { scene, options, sitting, choosing } = props;
  const play = playOf(scene, sitting, choosing);
  return (
    <ul>
      {options.map((action) => (
        <li key={JSON.stringify(action)}>
          <button class="move" onClick={() => play.act(action)}>
            <span>{wordsOfAction(scene, sitting.board, action)}</span>
            <Effects of={effectsOf(scene, sitting.board, action)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** By kind; of a kind with words for each thing it is done with, by that thing. */
function groups(scene: ReturnType<Sitting["scene"]>, sitting: Sitting, options: readonly Action[]): [string, Action[]][] {
  const found = new Map<string, Action[]>();
  for (const action of options) {
    const each = `each-${String(action["do"])}`;
    const kind = scene.t.knows(each)
      ? scene.t.any(each, sitting.board.describe(scene, action))
      : String(action["do"]);
    const same = found.get(kind);
    if (same) same.push(action);
    else found.set(kind, [action]);
  }
  return [...found];
}

function kindWords(scene: ReturnType<Sitting["scene"]>, sitting: Sitting, of: readonly Action[]): string {
  const [first] = of;
  if (!first) return "";
  const args = sitting.board.describe(scene, first);
  for (const family of ["kind", "each"]) {
    const id = `${family}-${String(first["do"])}`;
    if (scene.t.knows(id)) return scene.t.any(id, args);
  }
  return wordsOfAction(scene, sitting.board, first);
}
