// The board contract: what a game's folder under `games/` gives to the frame, and what it gets.
//
// `docs/client.md` has a section "Making a board". The frame knows no game: everything that differs
// from game to game goes through `Board` and `Card`.
import type { ComponentChildren, ComponentType } from "preact";
import type { FrameMessage, GameMessages } from "./messages";
import type { Entry, GameTypes, Motion, View } from "./protocol";

export type GameName = keyof GameTypes & keyof GameMessages;
export type TableOf<G extends GameName> = GameTypes[G]["table"];
export type ActionOf<G extends GameName> = GameTypes[G]["action"];
export type ComponentsOf<G extends GameName> = GameTypes[G]["components"];
export type MessageOf<G extends GameName> = GameMessages[G] | FrameMessage;

/** A view of the protocol, with the types of one game. */
export type ViewOf<G extends GameName> = Omit<View, "game" | "table" | "options"> & {
  readonly game: G;
  readonly table: TableOf<G>;
  readonly options: ReadonlyArray<ActionOf<G>>;
};

export type Args = Readonly<Record<string, string | number>>;

/** Words for a message id, in the language of the moment. */
export interface Words<Id extends string> {
  (id: Id, args?: Args): string;
  /** For ids that are put together from data: `t.any(`spice-${name}`)`. */
  any(id: string, args?: Args): string;
  knows(id: string): boolean;
}

/** Somebody at the table. Colour and shape come from the seat: class `p0`…, `Mark` in icons.tsx. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  /** Whether the one who looks plays this seat. */
  readonly you: boolean;
  readonly bot: boolean;
  readonly toAct: boolean;
}

/** One position as one seat sees it, and all that is needed to speak of it. */
export interface Scene<G extends GameName> {
  readonly view: ViewOf<G>;
  readonly components: ComponentsOf<G>;
  /** Shown names by seat: use these, not `view.names`. */
  readonly names: readonly string[];
  readonly t: Words<MessageOf<G>>;
}

/** What an action costs or brings, a few words each; drawn as chips beside the button. */
export interface Effect {
  readonly tone: "gain" | "cost" | "chance" | "plain";
  readonly text: string;
  readonly icon?: ComponentChildren;
}

/** Why a thing cannot be touched now: a sentence, and the id of the rule in the catalog. */
export interface Refusal {
  readonly text: string;
  readonly rule?: string;
}

/** Points of every seat from one source, for the end of the game. */
export interface Source {
  readonly name: string;
  readonly points: readonly number[];
}

/**
 * - `lit`: touching it leads to something legal;
 * - `picked`: touched, part of what is being chosen;
 * - `greyed`: `refusal` says why it cannot be touched;
 * - `idle`: nothing to do with it now.
 */
export type TargetState = "lit" | "picked" | "greyed" | "idle";

/** What a board is drawn from, and how it is played: the `play` of its components. */
export interface Play<G extends GameName> extends Scene<G> {
  /** Whose eyes it is drawn for; null for somebody who looks on. */
  readonly seat: number | null;
  readonly players: readonly Player[];
  /** Whether this seat is to act and the present position is shown (not one of the past). */
  readonly active: boolean;
  /** What this seat may do now; empty unless `active`. */
  readonly options: ReadonlyArray<ActionOf<G>>;
  /** A narrow, upright page (a phone): draw the board higher than wide. */
  readonly tall: boolean;
  /** Letters beside colours, for those who want them. */
  readonly symbols: boolean;
  /** What was touched so far, in the order of touching. */
  readonly picked: readonly string[];
  /** The action that `confirm` would send, as far as it is clear. */
  readonly chosen: ActionOf<G> | null;
  /** Things that moved since the last own action. */
  readonly last: ReadonlySet<string>;
  /** Things that a hint is about, with its number: 1 is the best. */
  readonly hinted: ReadonlyMap<string, number>;
  readonly state: (target: string) => TargetState;
  readonly refusal: (target: string) => Refusal | null;
  /** A thing was touched: it is added to the choice, or taken out of it. */
  readonly touch: (target: string) => void;
  /** Show an action for confirmation: for controls with numbers, such as a throw. */
  readonly propose: (action: ActionOf<G> | null) => void;
  /** Send an action at once. Only for buttons that say in words what they do. */
  readonly act: (action: ActionOf<G>) => void;
  readonly cancel: () => void;
}

/** What happens between two views. */
export interface Change<G extends GameName> {
  readonly before: Scene<G>;
  readonly after: Scene<G>;
}

/** Pieces that move by themselves before a view is shown: discs, from `view.motions`. */
export interface Moving<G extends GameName> extends Change<G> {
  readonly motions: readonly Motion[];
  /** The element that holds the board. */
  readonly stage: HTMLElement;
  /** 1 is normal, 2 twice as fast. Never called when motion is off. */
  readonly speed: number;
  /** Aborted when the player skips: finish at once. */
  readonly skip: AbortSignal;
}

/** A game's table: the default export of `games/<name>/index.tsx`. */
export interface Board<G extends GameName> {
  readonly game: G;
  /** The words of options, prompts and entries come with the view (`view.said`): the server finds
   * them, and `describe` is not asked. */
  readonly said?: boolean;

  /** The table with all players' areas. It gets the whole stage and chooses its own viewBox. */
  readonly Table: ComponentType<{ readonly play: Play<G> }>;
  /** Controls of the moment (aiming a throw, a workbench), below the line of what to do now. */
  readonly Controls?: ComponentType<{ readonly play: Play<G> }>;

  /**
   * Arguments of an action, a prompt, an entry or a refusal with the pieces spelled out: the
   * counterpart of `describe` in the game's `table.py`. The words are `do-…`, `prompt-…`, `log-…`.
   */
  describe(at: Scene<G>, args: Readonly<Record<string, unknown>>): Args;
  /**
   * The things that one touches to do this, in any order, and a thing twice if it is needed twice:
   * `["perfume/0/1", "customer/B07"]`. None: it is a plain button in the bar.
   */
  targets(at: Scene<G>, action: ActionOf<G>): readonly string[];
  /** What it costs and brings, shown before it is confirmed. */
  preview?(at: Scene<G>, action: ActionOf<G>): readonly Effect[];
  /** Why a thing that looks as if it could be touched cannot be, now. */
  refusal?(at: Scene<G>, target: string): Refusal | null;
  /** The things that an entry of the journal moved: they are marked until the next own action. */
  touched?(at: Scene<G>, entry: Entry): readonly string[];
  /** A small picture for an entry of the journal, with a text name of its own if it needs one. */
  sign?(at: Scene<G>, entry: Entry): ComponentChildren;
  /**
   * Entries that a seat is told again, and more of, by the entry that follows: `{ "draws-water":
   * "drew-token" }`. The journal shows it only the second one.
   */
  readonly retold?: Readonly<Record<string, string>>;
  /**
   * Entries with which a round begins, for headings in the journal, and those after which the time
   * since the last one is told in short.
   */
  readonly rounds?: { readonly begins: readonly string[]; readonly told: readonly string[] };
  /** Tags of actions that end a turn, for the key E and the big button. */
  readonly ends: readonly ActionOf<G>["do"][];

  /** The score of a seat, if it is to be known; for the players' line and the curve. */
  score(at: Scene<G>, seat: number): number | null;
  /** Points by source, for the end of the game. */
  sources(at: Scene<G>): readonly Source[];
  /** Beginnings of the ids of the rules that matter in a step: `["PF-SELL"]`. */
  chapters?(step: string): readonly string[];
  /** Whether this seat sees something that the other persons at the device must not see. */
  secrets?(at: Scene<G>): boolean;

  /** A page to practise on, without a table: nothing of it goes to the server. `card.practice` leads to it. */
  readonly Practice?: ComponentType<{ readonly components: ComponentsOf<G>; readonly t: Words<MessageOf<G>> }>;

  /** Moves pieces before the new view is shown. */
  move?(moving: Moving<G>): Promise<void>;
  /** Milliseconds that the board's own animations take once the view is there (dice tumble). */
  settle?(change: Change<G>): number;
}

/** As the frame holds it: it knows no game, and gives a board only views of its own game. */
export type LoadedBoard = Board<any>;

/** Says that a board is complete; its type parameter follows from `game`. */
export function defineBoard<G extends GameName>(board: Board<G>): Board<G> {
  return board;
}

/** What the home page shows of a game: the default export of `games/<name>/card.tsx`. */
export interface Card {
  readonly Picture: ComponentType;
  /** How long a game takes, in minutes. */
  readonly minutes?: readonly [number, number];
  /** 1 light … 5 heavy. */
  readonly weight?: number;
  /** Whether its board has a `Practice`. */
  readonly practice?: boolean;
}
