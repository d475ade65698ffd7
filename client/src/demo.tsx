// Shows a board with recorded views and without a server: `demo.py` writes them and takes pictures.
// The address says which: ?game=parfum&moment=3&seat=0
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/pictures.css";
import "./icons/plants.css";
import { signal } from "@preact/signals";
import { render } from "preact";
import { games } from "grasse:games";
import type { Player } from "./board";
import { Decision } from "./frame/decision";
import { Moves } from "./frame/moves";
import type { View } from "./protocol";
import { Choosing, Stage, StageControls, wordsOfAction, type Sitting } from "./stage";
import { wordsOfEntry } from "./telling";
import { MarkIcon } from "./icons/marks";
import { Theatre } from "./theatre";
import { TipPlace } from "./tip";
import { LANGUAGES, type Language } from "./messages";
import { language, learn, preferred, speak, wordsFor } from "./words";

interface Recorded {
  readonly components: unknown;
  readonly names: readonly string[];
  /** By moment, then by seat; the last is the spectator. */
  readonly moments: readonly (readonly View[])[];
}

const asked = new URLSearchParams(location.search);
const name = asked.get("game") ?? Object.keys(games)[0] ?? "";
const moment = signal(Number(asked.get("moment") ?? 0));
const seat = signal(Number(asked.get("seat") ?? 0));
const said = signal("");

await speak((asked.get("language") as Language | null) ?? preferred());
await learn(name);
const recorded = (await (await fetch(`${name}.json`)).json()) as Recorded;
const game = games[name];
if (!game) throw new Error(`there is no game ${name}`);
const board = (await game.board()).default;
const theatre = new Theatre();
const choosing = new Choosing();
const t = wordsFor(board.game);
const scene: Sitting["scene"] = (view) => ({
  view: view as never,
  components: recorded.components as never,
  names: recorded.names,
  t,
});
theatre.board = board;
theatre.scene = scene;

const at = () => recorded.moments[moment.value]?.[seat.value] ?? null;
theatre.jump(at());

function go(to: number) {
  moment.value = Math.max(0, Math.min(recorded.moments.length - 1, to));
  choosing.cancel();
  const view = at();
  if (view) theatre.present(view, true);
}

function Demo() {
  const view = theatre.told.value;
  if (!view) return <p>There is no such moment.</p>;
  const players: Player[] = recorded.names.map((who, i) => ({
    seat: i,
    name: who,
    you: i === view.seat,
    bot: i > 0,
    toAct: view.to_act === i,
  }));
  const sitting: Sitting = {
    board,
    players,
    mayAct: view.to_act !== null && view.to_act === view.seat,
    last: new Set(view.journal.slice(-3).flatMap((entry) => board.touched?.(scene(view), entry) ?? [])),
    scene,
    send: (action) => {
      said.value = JSON.stringify(action);
      const next = recorded.moments[moment.value + 1];
      if (next) go(moment.value + 1);
    },
    refuse: (refusal) => (said.value = `${refusal.text} ${refusal.rule ?? ""}`),
  };
  const prompt = view.step && t.knows(`prompt-${view.step}`)
    ? t.any(`prompt-${view.step}`, board.describe(scene(view), view.prompt))
    : "";
  return (
    <div class="table-page">
      <header class="top demo-top">
        <button class="quiet" onClick={() => go(moment.value - 1)}>◀</button>
        <span>
          {moment.value + 1} / {recorded.moments.length}
        </span>
        <button class="quiet" onClick={() => go(moment.value + 1)}>▶</button>
        <select value={String(seat.value)} onChange={(e) => ((seat.value = Number(e.currentTarget.value)), theatre.jump(at()))}>
          {[...recorded.names, "–"].map((who, i) => (
            <option key={i} value={String(i)}>{who}</option>
          ))}
        </select>
        <select value={language.value} onChange={(e) => void speak(e.currentTarget.value as Language)}>
          {Object.keys(LANGUAGES).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <output>{said.value}</output>
      </header>
      <main class="table-main">
        <div class="now">
          <div class="now-line">
            <p class="prompt" role="status">
              {view.to_act !== null && view.to_act >= 0 && <MarkIcon seat={view.to_act} size={22} />}
              <span>{prompt}</span>
            </p>
          </div>
          <Decision theatre={theatre} sitting={sitting} choosing={choosing} />
        </div>
        <div class="controls">
          <StageControls theatre={theatre} sitting={sitting} choosing={choosing} />
        </div>
        <div class="stage-place">
          <Stage theatre={theatre} sitting={sitting} choosing={choosing} />
        </div>
        <aside class="side">
          <Moves theatre={theatre} sitting={sitting} choosing={choosing} pending={false} cut={false} />
        </aside>
      </main>
      <TipPlace />
    </div>
  );
}

/** What the board says of a moment, for `tests/client/test_describe.py`. */
function spoken(moment: number, seat: number) {
  const view = recorded.moments[moment]?.[seat];
  if (!view) return null;
  const here = scene(view);
  return {
    options: view.options.map((action) => wordsOfAction(here, board, action)),
    entries: view.journal.map((entry) => wordsOfEntry(here, board, entry)),
    prompt: view.step && t.knows(`prompt-${view.step}`) ? t.any(`prompt-${view.step}`, board.describe(here, view.prompt)) : null,
  };
}
Object.assign(window, { spoken, speak });

const place = document.getElementById("app");
if (place) render(<Demo />, place);
