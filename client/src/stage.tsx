// The stage: the board of a game with the choice that is being made on it.
import { signal, type Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Effect, LoadedBoard, Play, Player, Refusal, Scene, TargetState } from "./board";
import type { View } from "./protocol";
import { type Choice, select, touched } from "./selection";
import { confirmation, symbols, tall } from "./settings";
import { hushNumbers, keepTabStop, PlayContext } from "./target";
import type { Theatre } from "./theatre";
import { tip } from "./tip";
import { language, t } from "./words";

// The frame knows no game: actions are plain data to it, scenes and boards have no game's types.
export type AnyScene = Scene<any>;
export type AnyPlay = Play<any>;
export type Action = View["options"][number];

/** Who plays, and how what is chosen is sent. */
export interface Sitting {
  readonly board: LoadedBoard;
  readonly players: readonly Player[];
  /** Whether the seat of the view may act in it now. */
  readonly mayAct: boolean;
  readonly last: ReadonlySet<string>;
  /** What is advised, the best first. */
  readonly hints?: readonly Action[];
  readonly scene: (view: View) => AnyScene;
  readonly send: (action: Action) => void;
  readonly refuse: (refusal: Refusal) => void;
}

/** What is being chosen: things touched so far, or an action that controls have put together. */
export class Choosing {
  readonly picked: Signal<readonly string[]> = signal([]);
  readonly proposed: Signal<Action | null> = signal(null);

  readonly cancel = (): void => {
    this.picked.value = [];
    this.proposed.value = null;
  };

  get begun(): boolean {
    return this.picked.value.length > 0 || this.proposed.value !== null;
  }
}

const NOTHING: readonly Action[] = [];

/** The choice as it stands: what it could become, and what it is already. */
export function standing(scene: AnyScene, sitting: Sitting, choosing: Choosing) {
  const options = sitting.mayAct ? (scene.view.options as readonly Action[]) : NOTHING;
  const choices: Choice<Action>[] = options.map((action) => ({
    action,
    targets: sitting.board.targets(scene, action),
  }));
  const picked = sitting.mayAct ? choosing.picked.value : [];
  const selection = select(choices, picked);
  const proposed = sitting.mayAct ? choosing.proposed.value : null;
  const candidates = proposed
    ? [proposed]
    : picked.length > 0
      ? selection.ready.map((one) => one.action)
      : [];
  return { options, choices, picked, selection, candidates };
}

/** All that a board gets. */
export function playOf(scene: AnyScene, sitting: Sitting, choosing: Choosing): AnyPlay {
  const { options, picked, selection, candidates } = standing(scene, sitting, choosing);
  const { board } = sitting;
  const refusal = (target: string): Refusal | null => board.refusal?.(scene, target) ?? null;
  const state = (target: string): TargetState => {
    if (picked.includes(target)) return "picked";
    if (selection.lit.has(target)) return "lit";
    return sitting.mayAct && refusal(target) ? "greyed" : "idle";
  };
  const hinted = new Map<string, number>();
  (sitting.hints ?? []).forEach((action, i) => {
    for (const one of board.targets(scene, action)) if (!hinted.has(one)) hinted.set(one, i + 1);
  });
  const act = (action: Action) => {
    choosing.cancel();
    tip.hide();
    sitting.send(action);
  };
  const touch = (target: string) => {
    if (!sitting.mayAct) return;
    // As it stands at this touch: two may come before the board is drawn again.
    const { choices, picked, candidates } = standing(scene, sitting, choosing);
    const next = touched(choices, picked, target);
    if (next === "confirm") {
      const [only] = candidates;
      if (only) act(only);
      return;
    }
    if (next === picked) {
      if (picked.includes(target)) return; // the bar says what goes with it
      const why = refusal(target);
      if (why) sitting.refuse(why);
      return;
    }
    choosing.proposed.value = null;
    choosing.picked.value = next;
    const { open } = select(choices, next);
    const [only] = open;
    if (only && open.length === 1 && confirmation.value === "off") act(only.action);
  };
  return {
    ...scene,
    seat: scene.view.seat,
    players: sitting.players,
    active: sitting.mayAct,
    options,
    tall: tall.value,
    symbols: symbols.value === "on",
    picked,
    chosen: candidates.length === 1 ? candidates[0] : null,
    last: sitting.last,
    hinted,
    state,
    refusal,
    touch,
    propose: (action) => {
      choosing.picked.value = [];
      choosing.proposed.value = action;
    },
    act,
    cancel: choosing.cancel,
  };
}

/** Words for an action: its own message with the pieces spelled out. */
export function wordsOfAction(scene: AnyScene, board: LoadedBoard, action: Action): string {
  const said = scene.view.said?.options[scene.view.options.indexOf(action)];
  if (said !== undefined) return said;
  return scene.t.any(`do-${String(action["do"])}`, board.describe(scene, action));
}

/** Words for what is to be done now. */
export function wordsOfPrompt(scene: AnyScene, board: LoadedBoard): string {
  const { said, step, prompt } = scene.view;
  if (said) return said.prompt;
  const id = `prompt-${step}`;
  return step && scene.t.knows(id) ? scene.t.any(id, board.describe(scene, prompt)) : "";
}

/** What a half-made choice still needs, by the kinds of things that are lit: "Choose the customer". */
export function wordsOfMissing(scene: AnyScene, lit: ReadonlySet<string>): string {
  const kinds = new Set([...lit].map((target) => `thing-${target.split("/")[0]}`));
  const things = [...kinds].filter((id) => scene.t.knows(id)).map((id) => scene.t.any(id));
  if (things.length === 0) return t("choose-more");
  const list = new Intl.ListFormat(language.value, { type: "disjunction" });
  return t("choose-thing", { things: list.format(things) });
}

export function effectsOf(scene: AnyScene, board: LoadedBoard, action: Action): readonly Effect[] {
  return board.preview?.(scene, action) ?? [];
}

interface StageProps {
  readonly theatre: Theatre;
  readonly sitting: Sitting;
  readonly choosing: Choosing;
}

/** The board, drawn from what the theatre shows. */
export function Stage({ theatre, sitting, choosing }: StageProps) {
  const element = useRef<HTMLDivElement>(null);
  const view = theatre.shown.value;
  useLayoutEffect(() => {
    theatre.enter(element.current);
    return () => theatre.enter(null);
  }, [theatre]);
  useLayoutEffect(() => {
    theatre.hasDrawn();
    if (!element.current) return;
    keepTabStop(element.current);
    hushNumbers(element.current);
  });
  // What a tip says was true of what was there.
  useLayoutEffect(tip.hide, [view, sitting.mayAct, choosing.picked.value, choosing.proposed.value]);
  if (!view) return <div class="stage" ref={element} />;
  const play = playOf(sitting.scene(view), sitting, choosing);
  const { Table } = sitting.board;
  return (
    <div
      class="stage"
      ref={element}
      data-active={play.active ? "" : undefined}
      onClickCapture={(event) => {
        if (!theatre.busy.value) return;
        event.stopPropagation(); // while things move, a click on any of them skips
        theatre.skip();
      }}
      onClick={choosing.cancel}
    >
      <PlayContext.Provider value={play}>
        <Table play={play} />
      </PlayContext.Provider>
    </div>
  );
}

/** The board's own controls, if it has any for this moment. */
export function StageControls({ theatre, sitting, choosing }: StageProps) {
  const view = theatre.told.value;
  const { Controls } = sitting.board;
  if (!view || !Controls) return null;
  const play = playOf(sitting.scene(view), sitting, choosing);
  return (
    <PlayContext.Provider value={play}>
      <Controls play={play} />
    </PlayContext.Provider>
  );
}
