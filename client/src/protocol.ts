// Made from the Python code by `./play generate`. Do not edit.

export type Source = "rulebook" | "review" | "box" | "reconstructed";

export type Level = "beginner" | "easy" | "solid" | "strong" | "master" | "random";

export type Language = "en" | "fr" | "es" | "it" | "de";

export type State = "gathering" | "opening" | "playing" | "over" | "study";

export type Kind = "file" | "board";

export type Code = "bad-request" | "not-found" | "no-table" | "not-allowed" | "wrong-origin" | "wrong-invitation" | "chair-taken" | "chair-not-yours" | "chairs-empty" | "already-started" | "not-started" | "game-over" | "not-over" | "not-your-turn" | "old-version" | "nothing-to-undo" | "illegal" | "not-stored" | "damaged" | "too-big" | "too-fast" | "too-many-tables" | "too-many-watchers" | "not-watchable" | "shutting-down" | "sent-away" | "not-away" | "wrong-code" | "given-up" | "too-many-reports" | "no-hints" | "not-a-game" | "other-format" | "changed-file";

export type What = "sit" | "bot" | "away";

/** A request or a command was refused; nothing changed. */
export interface Problem {
  readonly code: Code;
  readonly text: string;
  readonly rule?: string | null;
  readonly message?: string | null;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** How long a chair may keep the others waiting. */
export interface Pace {
  readonly seconds?: number | null;
  readonly level?: Level;
}

/** Who shall sit in a chair of a new table. */
export interface ChairWish {
  readonly kind?: "bot" | "mine" | "open";
  readonly name?: string | null;
  readonly level?: Level;
  readonly mark?: number | null;
  readonly mix?: string | null;
}

/** A table to be made. Whoever makes it owns it: he starts it and lets bots sit down. */
export interface NewTable {
  readonly game: string;
  readonly chairs: ReadonlyArray<ChairWish>;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly components?: string | null;
  readonly pace?: Pace;
  readonly watchable?: boolean;
  readonly hints?: boolean;
  readonly start?: boolean;
  readonly want_key?: boolean;
}

/** Take an open chair. The invitation comes from the link, behind its `#`. */
export interface Sit {
  readonly name: string;
  readonly invitation?: string | null;
  readonly want_key?: boolean;
  readonly mark?: number | null;
  readonly mix?: string | null;
}

/**
 * A new table that begins where a finished game stood at one of its versions. Whoever asks sits
 * in one chair, bots in the others; it starts at once.
 */
export interface PlayOn {
  readonly version: number;
  readonly name?: string | null;
  readonly seat?: number | null;
  readonly level?: Level | null;
  readonly want_key?: boolean;
  readonly mix?: string | null;
}

/** Be called otherwise in one's own chair, or have another mark; None: as before. */
export interface Rename {
  readonly name?: string | null;
  readonly mark?: number | null;
}

/** Let a bot play this chair. */
export interface HandOver {
  readonly level?: Level;
}

/** Ask the others who sit there: shall a bot play on in this chair, or its person go away? */
export interface AskWish {
  readonly what: "away" | "bot";
  readonly level?: Level;
}

/** Something that is asked about a chair, as everybody sees it. */
export interface Ask {
  readonly what: What;
  readonly seat: number;
  readonly name: string;
  readonly waiting: ReadonlyArray<number>;
}

/**
 * A code that takes one's seats to another browser, once. It goes behind the `#move=` of the
 * table's address.
 */
export interface Moving {
  readonly code: string;
  readonly until: number;
}

/** Bring the seats of the one who made the code to this browser. */
export interface TakeOver {
  readonly code: string;
  readonly want_key?: boolean;
}

/** One chair, as everybody sees it. */
export interface Chair {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly mark: number;
  readonly chosen?: boolean;
  readonly level?: Level | null;
  readonly present?: boolean;
  readonly away?: number | null;
  readonly resigned?: boolean;
  readonly mix?: string | null;
}

/** How a game ended, by seat; nobody wins a game that was stopped. */
export interface Outcome {
  readonly scores: ReadonlyArray<number>;
  readonly winners: ReadonlyArray<number>;
}

/** A moment of a finished game. */
export interface Origin {
  readonly table: string;
  readonly version: number;
}

/** A table, as everybody sees it. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly state: State;
  readonly version: number;
  readonly created: number;
  readonly changed: number;
  readonly chairs: ReadonlyArray<Chair>;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly own_components: boolean;
  readonly pace: Pace;
  readonly watchable: boolean;
  readonly hints: boolean;
  readonly watchers: number;
  readonly patience: number;
  readonly commitment: string;
  readonly match: string;
  readonly to_act: number | null;
  readonly deadline: number | null;
  readonly rematch: string | null;
  readonly study: Kind | null;
  readonly origin: Origin | null;
  readonly asks: ReadonlyArray<Ask>;
  readonly result: Outcome | null;
}

/** What the one who asks is at this table. */
export interface You {
  readonly seats: ReadonlyArray<number>;
  readonly owner: boolean;
  readonly invitation: string | null;
  readonly asking?: number | null;
  readonly moving?: number | null;
}

/** How far a game is, in short, as everybody can count it. */
export interface HowFar {
  readonly scores: ReadonlyArray<number>;
  readonly number: number;
  readonly unit: string;
}

/** The answer to all that makes or changes a table. */
export interface Seated {
  readonly table: Table;
  readonly you: You;
  readonly key?: string | null;
  readonly standing?: HowFar | null;
}

/** A table of which something stored cannot be read. Only the keeper of the server can help. */
export interface Damaged {
  readonly id: string;
  readonly game: string | null;
}

/** A page of the tables of the one who asks: those that run first, the latest first. */
export interface MyTables {
  readonly tables: ReadonlyArray<Seated>;
  readonly damaged: ReadonlyArray<Damaged>;
  readonly next: number | null;
}

/** A named option: the values it may take, default first, and the ruling it turns. */
export interface OptionInfo {
  readonly name: string;
  readonly choices: ReadonlyArray<string>;
  readonly ruling: string;
}

export interface GameInfo {
  readonly name: string;
  readonly seats: ReadonlyArray<number>;
  readonly options: ReadonlyArray<OptionInfo>;
  readonly levels: ReadonlyArray<string>;
  readonly sources: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly package: string;
  readonly board: string | null;
}

export interface Games {
  readonly games: ReadonlyArray<GameInfo>;
}

/** Where the data of a table's components come from. */
export interface Sources {
  readonly sources: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Where other devices of the network find this server; told only to this machine. */
export interface Addresses {
  readonly addresses: ReadonlyArray<string>;
}

/** A line of the journal: a message of the game's words and its arguments. */
export interface Entry {
  readonly id: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly to?: number | null;
  readonly said?: string;
}

/** A part of the table in words. */
export interface Part {
  readonly title: string;
  readonly rows: ReadonlyArray<string>;
  readonly picture?: boolean;
}

/** A view in words, for a client that has none itself: `hello` and `views` ask for it. */
export interface Said {
  readonly prompt: string;
  readonly options: ReadonlyArray<string>;
  readonly table: ReadonlyArray<Part>;
  readonly result: ReadonlyArray<string>;
}

/** How pieces moved by themselves in the last command, to be shown before the view. */
export interface Motion {
  readonly played: number;
  readonly rows: ReadonlyArray<ReadonlyArray<number>>;
}

/** All that one seat may know of the game; made by `Match.view` and nowhere else. */
export interface View {
  readonly game: string;
  readonly seat: number | null;
  readonly to_act: number | null;
  readonly step: string | null;
  readonly prompt: Readonly<Record<string, unknown>>;
  readonly table: Readonly<Record<string, unknown>>;
  readonly options: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly ranges: Readonly<Record<string, readonly [number, number]>>;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly match: string;
  readonly names: ReadonlyArray<string>;
  readonly played: number;
  readonly can_undo: boolean;
  readonly commitment: string;
  readonly kept: number;
  readonly journal: ReadonlyArray<Entry>;
  readonly motions: ReadonlyArray<Motion>;
  readonly said?: Said;
}

/** The view of one seat at one version of the table. */
export interface Moment {
  readonly version: number;
  readonly view: View;
}

/** Views of the past, oldest first: as many as were asked for and fit. */
export interface History {
  readonly moments: ReadonlyArray<Moment>;
  readonly last: number;
}

/** One number from the fair stream. */
export interface Draw {
  readonly purpose: string;
  readonly number: number;
  readonly below: number;
  readonly value: number;
}

/** An action of Nature and the draws it was made of. */
export interface NatureMove {
  readonly played: number;
  readonly action: Readonly<Record<string, unknown>>;
  readonly draws: ReadonlyArray<Draw>;
  readonly outcomes: ReadonlyArray<readonly [Readonly<Record<string, unknown>>, number]>;
}

/** All that is needed to check the dice of a game that is over. */
export interface Proof {
  readonly match: string;
  readonly version: number;
  readonly commitment: string;
  readonly seed: string;
  readonly contributions: ReadonlyArray<string>;
  readonly mixes: ReadonlyArray<string | null>;
  readonly moves: ReadonlyArray<NatureMove>;
}

/** Ask what would be good to do, for the seat to act. */
export interface HintWish {
  readonly version: number;
  readonly words?: Language;
}

/** An option, and what it is expected to bring. */
export interface Hint {
  readonly action: Readonly<Record<string, unknown>>;
  readonly share: number;
  readonly margin: number;
  readonly why: ReadonlyArray<string>;
}

/** The best options, at most three, the best first; none where there is nothing to choose. */
export interface Hints {
  readonly version: number;
  readonly hints: ReadonlyArray<Hint>;
}

/** A board to try things on, from a moment of a finished game. */
export interface NewStudy {
  readonly version: number;
  readonly want_key?: boolean;
}

/**
 * A game file from somebody's disk. A finished game can be looked at and has a report; one that
 * is not is a board to try things on.
 */
export interface GameFile {
  readonly file: string;
  readonly want_key?: boolean;
}

/** What is done on a study's board beside the seats' actions. */
export interface StudyMove {
  readonly version: number;
  readonly back?: number | null;
  readonly nature?: Readonly<Record<string, unknown>> | null;
}

/** Something that Nature may do. */
export interface Chance {
  readonly action: Readonly<Record<string, unknown>>;
  readonly said: string;
  readonly chance: number;
}

/** What bots expect of the position on a study's board. */
export interface Outlook {
  readonly version: number;
  readonly shares: ReadonlyArray<number>;
  readonly margins: ReadonlyArray<number>;
  readonly samples: number;
  readonly chances: ReadonlyArray<Chance>;
  readonly rolls: boolean;
}

/** How far the report of a finished game is, and what it says so far. */
export interface Reporting {
  readonly state: "done" | "none" | "working";
  readonly progress: number;
  readonly ahead: number;
  readonly yours: boolean;
  readonly report: Report | null;
  readonly told: Told | null;
  readonly places: ReadonlyArray<readonly [number, number, number]>;
}

/**
 * First of all: the version seen last; None for somebody new, or whose seats are others now.
 * It may be said again.
 */
export interface Hello {
  readonly type: "hello";
  readonly seen?: number | null;
  readonly words?: Language | null;
}

/** Do one of the options, as it stands in the view. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly seat: number;
  readonly version: number;
  readonly action: Readonly<Record<string, unknown>>;
}

/** Take the last decision back, or with `all` as many as can be. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly seat: number;
  readonly version: number;
  readonly all?: boolean;
}

export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
  readonly seat?: number | null;
}

/** The bytes whose hash was given as `mix`, once the table asks for them. */
export interface Reveal {
  readonly type: "reveal";
  readonly seat: number;
  readonly secret: string;
}

export interface Ping {
  readonly type: "ping";
}

/** The answer to `Hello`: everything, or what was missed since `seen`. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly table: Table;
  readonly you: You;
  readonly views: ReadonlyArray<View>;
  readonly chat: ReadonlyArray<ChatLine>;
}

/** Something happened, and is stored. */
export interface Update {
  readonly type: "update";
  readonly version: number;
  readonly table: Table;
  readonly views: ReadonlyArray<View>;
}

/** Somebody came, went or changed chairs; the game itself did not move. */
export interface Chairs {
  readonly type: "chairs";
  readonly version: number;
  readonly table: Table;
  readonly you: You;
}

/** Your command is stored for good. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number;
}

/** Your command was refused and changed nothing. With `old-version` an update comes, too. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly problem: Problem;
}

/** What you sent could not be read. */
export interface Fault {
  readonly type: "fault";
  readonly problem: Problem;
}

export interface ChatLine {
  readonly type: "chat";
  readonly number: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

/** Everybody sits: send the bytes you promised for these seats. */
export interface AskReveal {
  readonly type: "ask-reveal";
  readonly seats: ReadonlyArray<number>;
}

export interface Pong {
  readonly type: "pong";
}

/** What everybody could expect at one moment, seat by seat. */
export interface Standing {
  readonly after: number;
  readonly round: number;
  readonly shares: ReadonlyArray<number>;
  readonly margins: ReadonlyArray<number>;
}

/** Somebody took the lead. */
export interface Lead {
  readonly after: number;
  readonly round: number;
  readonly seat: number;
}

/** What a player got, and what of it was luck. */
export interface Player {
  readonly name: string;
  readonly share: Account;
  readonly margin: Account;
  readonly error: number;
  readonly accuracy: number | null;
  readonly decisions: number;
  readonly slips: number;
}

/** A decision that cost something. */
export interface Slip {
  readonly after: number;
  readonly round: number;
  readonly seat: number;
  readonly step: string;
  readonly played: Readonly<Record<string, unknown>>;
  readonly better: Readonly<Record<string, unknown>>;
  readonly share: number;
  readonly margin: number;
  readonly error: number;
  readonly samples: number;
  readonly reasons: ReadonlyArray<Reason>;
}

/** What Nature did. */
export interface Drawn {
  readonly after: number;
  readonly round: number;
  readonly seat: number;
  readonly action: Readonly<Record<string, unknown>>;
  readonly share: number;
  readonly margin: number;
  readonly chance: number | null;
}

/** Where a game was won. */
export interface Report {
  readonly game: string;
  readonly version: number;
  readonly match: string;
  readonly result: Result;
  readonly rounds: number;
  readonly samples: number;
  readonly progress: number;
  readonly remark: string;
  readonly curve: ReadonlyArray<Standing>;
  readonly leads: ReadonlyArray<Lead>;
  readonly players: ReadonlyArray<Player>;
  readonly slips: ReadonlyArray<Slip>;
  readonly luckiest: ReadonlyArray<Drawn>;
  readonly unluckiest: ReadonlyArray<Drawn>;
  readonly sources: Readonly<Record<string, ReadonlyArray<number>>>;
}

/** `start + luck + own + others + rest == end`. */
export interface Account {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly rest: number;
  readonly end: number;
}

/** A reason: the game has words for it as `reason-<id>`. */
export interface Reason {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | number>>;
}

/**
 * How a game ended: points by seat, who won (several may share it), and why it ended.
 *
 * Nobody wins a game that was stopped for a technical reason.
 */
export interface Result {
  readonly scores: ReadonlyArray<number>;
  readonly winners: ReadonlyArray<number>;
  readonly reason: string;
}

/** A decision that cost something. */
export interface ToldSlip {
  readonly when: string;
  readonly played: string;
  readonly better: string;
  readonly gain: string;
  readonly reasons: ReadonlyArray<string>;
  readonly board: string;
}

/** What Nature did. */
export interface ToldDraw {
  readonly when: string;
  readonly what: string;
}

/** What a report says beside its numbers. */
export interface Told {
  readonly language: string;
  readonly title: string;
  readonly game: string;
  readonly result: ReadonlyArray<string>;
  readonly names: ReadonlyArray<string>;
  readonly rounds: Readonly<Record<string, string>>;
  readonly accuracy: ReadonlyArray<string>;
  readonly leads: string;
  readonly slips: ReadonlyArray<ToldSlip>;
  readonly luckiest: ReadonlyArray<ToldDraw>;
  readonly unluckiest: ReadonlyArray<ToldDraw>;
  readonly sources: Readonly<Record<string, string>>;
  readonly remarks: ReadonlyArray<string>;
}

export type FromClient = Hello | Act | Undo | Say | Reveal | Ping;

export type FromServer = Welcome | Update | Chairs | Done | Refused | Fault | ChatLine | AskReveal | Pong;

export type ParfumAroma = "violet" | "bergamot" | "rose" | "vanilla" | "lavender";

/** The table as one seat sees it. */
export interface ParfumTable {
  readonly actions_of: ReadonlyArray<number>;
  readonly bag: ReadonlyArray<string>;
  readonly clocks: ReadonlyArray<number>;
  readonly closing: boolean;
  readonly components?: Readonly<Record<string, unknown>>;
  readonly customers_a: ReadonlyArray<string>;
  readonly customers_b: ReadonlyArray<string>;
  readonly dice: ReadonlyArray<number>;
  readonly discard: ReadonlyArray<number>;
  readonly display: ReadonlyArray<string | null>;
  readonly flacons: number;
  readonly flasks: ReadonlyArray<number>;
  readonly game: string;
  readonly hands: ReadonlyArray<ReadonlyArray<string>>;
  readonly income: ReadonlyArray<ParfumIncome>;
  readonly last_round: boolean;
  readonly money: ReadonlyArray<number>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly passed: ReadonlyArray<number>;
  readonly perfumes: ReadonlyArray<ReadonlyArray<ParfumPerfume>>;
  readonly reason: string | null;
  readonly round: number;
  readonly seats: number;
  readonly served: ReadonlyArray<ReadonlyArray<string>>;
  readonly steps: ReadonlyArray<ReadonlyArray<unknown>>;
  readonly street: ReadonlyArray<string | null>;
  readonly track: ReadonlyArray<number>;
  readonly used: ReadonlyArray<number>;
  readonly water: ReadonlyArray<ReadonlyArray<number> | number>;
  readonly well: number;
}

/** Money by where it came from. */
export interface ParfumIncome {
  readonly bargains: number;
  readonly claims: number;
  readonly customers: number;
  readonly water: number;
}

/** A perfume: its notes as they were placed, and its flacons left. */
export interface ParfumPerfume {
  readonly flacons: number;
  readonly notes: ReadonlyArray<string>;
  readonly size: "major" | "minor";
}

/** A components table, row by row as in the file. */
export interface ParfumComponents {
  readonly aromas: ReadonlyArray<ParfumAromaRow>;
  readonly clocks: ReadonlyArray<ParfumClockRow>;
  readonly boards: ReadonlyArray<ParfumBoardRow>;
  readonly water: ReadonlyArray<ParfumWaterRow>;
  readonly perfumes: ReadonlyArray<ParfumPerfumeRow>;
  readonly counts: ReadonlyArray<ParfumCountRow>;
  readonly notes: ReadonlyArray<ParfumNoteRow>;
  readonly customers: ReadonlyArray<ParfumCustomerRow>;
}

export interface ParfumAromaRow {
  readonly id: ParfumAroma;
  readonly dice: number;
  readonly flask_faces: number;
  readonly fly_faces: number;
  readonly source: Source;
}

export interface ParfumClockRow {
  readonly set: string;
  readonly position: number;
  readonly actions: number;
  readonly source: Source;
}

export interface ParfumBoardRow {
  readonly players: 2 | 3 | 4;
  readonly clocks: string;
  readonly display: number;
  readonly street: number;
  readonly source: Source;
}

export interface ParfumWaterRow {
  readonly value: number;
  readonly tokens: number;
  readonly source: Source;
}

export interface ParfumPerfumeRow {
  readonly size: "major" | "minor";
  readonly flacons: number;
  readonly bargain: number;
  readonly source: Source;
}

export interface ParfumCountRow {
  readonly of: "customers-below-closing" | "flacons" | "sold-out-water" | "start-water" | "water-limit";
  readonly number: number;
  readonly source: Source;
}

export interface ParfumNoteRow {
  readonly id: string;
  readonly type: "base" | "head" | "heart";
  readonly coins: number;
  readonly requires: Readonly<Record<string, number>>;
  readonly components: Readonly<Record<string, number>>;
  readonly source: Source;
}

export interface ParfumCustomerRow {
  readonly id: string;
  readonly deck: "A" | "B";
  readonly wants: Readonly<Record<string, number>>;
  readonly price: number;
  readonly source: Source;
}

/** The beginners' variant and the rulings of the catalog, each with its default. */
export interface ParfumOptions {
  readonly random_first_clocks?: boolean;
  readonly spare_actions?: boolean;
  readonly reshuffle?: "eager" | "lazy";
  readonly limited_flacons?: boolean;
  readonly idle_water?: boolean;
  readonly water_after_claim?: boolean;
  readonly hold_notes?: boolean;
  readonly flacons_optional?: boolean;
  readonly pass_drops_out?: boolean;
  readonly tan_clocks?: "tan" | "tan-low";
  readonly sold_out_notes?: "bag" | "out";
  readonly limit_in_last_round?: boolean;
  readonly closing_token?: "drawn" | "on-top";
  readonly bag_end?: "empty" | "short";
  readonly two_player_limit?: "clock" | "round";
  readonly round_cap?: number;
}

export type ParfumAction =
  | { readonly do: "choose-clock"; readonly clock: number }
  | { readonly do: "draw-note" }
  | { readonly do: "take-die"; readonly aroma: ParfumAroma }
  | { readonly do: "take-water" }
  | { readonly do: "stop-preparing" }
  | { readonly do: "roll-dice" }
  | { readonly do: "reroll-flies"; readonly aroma: ParfumAroma; readonly token: number }
  | { readonly do: "reroll-all"; readonly token: number }
  | { readonly do: "turn-fly"; readonly aroma: ParfumAroma; readonly token: number; readonly other: number }
  | { readonly do: "stop-water" }
  | { readonly do: "claim-note"; readonly note: string }
  | { readonly do: "stop-claiming" }
  | { readonly do: "join-perfume"; readonly note: string; readonly perfume: number }
  | { readonly do: "new-minor"; readonly note: string }
  | { readonly do: "new-major"; readonly note: string }
  | { readonly do: "hold-notes" }
  | { readonly do: "take-flacons" }
  | { readonly do: "leave-flacons" }
  | { readonly do: "return-dice" }
  | { readonly do: "sell-to"; readonly perfume: number; readonly customer: string }
  | { readonly do: "bargain"; readonly perfume: number }
  | { readonly do: "pass" }
  | { readonly do: "discard-water"; readonly token: number }
  | { readonly do: "stacked"; readonly seats: ReadonlyArray<number> }
  | { readonly do: "dealt-clocks"; readonly seats: ReadonlyArray<number> }
  | { readonly do: "drawn-note"; readonly note: string }
  | { readonly do: "drawn-customer"; readonly customer: string }
  | { readonly do: "drawn-water"; readonly token: number }
  | { readonly do: "rolled"; readonly flasks: ReadonlyArray<number> };

export type SafranitoSpice = "curry" | "ginger" | "cardamom" | "chilli" | "saffron" | "garlic" | "mint" | "cumin" | "cinnamon";

/** The table as one seat sees it: what is not its to know is a count, or None. */
export interface SafranitoTable {
  readonly announced: ReadonlyArray<number>;
  readonly bowl: string | null;
  readonly chef: number;
  readonly components?: Readonly<Record<string, unknown>>;
  readonly cooked: ReadonlyArray<ReadonlyArray<string>>;
  readonly discard: Readonly<Record<string, number>>;
  readonly dish_pile: ReadonlyArray<string> | number;
  readonly display: Readonly<Record<string, number>>;
  readonly drawn: ReadonlyArray<ReadonlyArray<string | number | null>>;
  readonly game: string;
  readonly hands: ReadonlyArray<Readonly<Record<string, number>> | number>;
  readonly money: ReadonlyArray<number | null>;
  readonly offer: ReadonlyArray<string>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pending: ReadonlyArray<number | null>;
  readonly pile: Readonly<Record<string, number>> | number;
  readonly reason: string | null;
  readonly reserved: ReadonlyArray<ReadonlyArray<string> | number>;
  readonly round: number;
  readonly seats: number;
  readonly seen: ReadonlyArray<ReadonlyArray<number>>;
  readonly shown: ReadonlyArray<Readonly<Record<string, number>>>;
  readonly steps: ReadonlyArray<ReadonlyArray<unknown>>;
  readonly thrown: ReadonlyArray<ReadonlyArray<number | null>>;
  readonly under: ReadonlyArray<ReadonlyArray<string | number | null>>;
}

/** A components table, row by row as in the file. */
export interface SafranitoComponents {
  readonly tables: ReadonlyArray<SafranitoTableRow>;
  readonly counts: ReadonlyArray<SafranitoCountRow>;
  readonly measures: ReadonlyArray<SafranitoMeasureRow>;
  readonly chips: ReadonlyArray<SafranitoChipRow>;
  readonly spices: ReadonlyArray<SafranitoSpiceRow>;
  readonly spaces: ReadonlyArray<SafranitoSpaceRow>;
  readonly dishes: ReadonlyArray<SafranitoDishRow>;
}

export interface SafranitoTableRow {
  readonly players: 2 | 3 | 4;
  readonly dishes: number;
  readonly spices: number;
  readonly throws: number;
  readonly source: Source;
}

export interface SafranitoCountRow {
  readonly of: "dishes-to-win" | "start-money";
  readonly number: number;
  readonly source: Source;
}

export interface SafranitoMeasureRow {
  readonly of: "bowl" | "chip" | "field" | "hole" | "space" | "wall";
  readonly number: number;
  readonly source: Source;
}

export interface SafranitoChipRow {
  readonly value: number;
  readonly source: Source;
}

export interface SafranitoSpiceRow {
  readonly id: SafranitoSpice;
  readonly cards: number;
  readonly x: number;
  readonly y: number;
  readonly source: Source;
}

export interface SafranitoSpaceRow {
  readonly id: "extra-spice" | "extra-throw" | "head-chef" | "reserve-dish";
  readonly x: number;
  readonly y: number;
  readonly source: Source;
}

export interface SafranitoDishRow {
  readonly id: string;
  readonly name: string;
  readonly spices: readonly [SafranitoSpice, SafranitoSpice, SafranitoSpice];
  readonly source: Source;
}

/** The rulings of the catalog, each with its default. */
export interface SafranitoOptions {
  readonly first_chef?: "drawn" | "first-seat";
  readonly tie_mode?: "chef_first" | "chef_last";
  readonly decline_returns?: "all" | "highest";
  readonly action_chips_leave?: "on_resolve" | "phase3";
  readonly sell_mode?: "play_order" | "simultaneous";
  readonly money?: "hidden" | "open";
  readonly throw_side?: "any" | "own";
  readonly piles?: "keep" | "part";
  readonly steadiness?: "normal" | "shaky" | "steady";
  readonly aim_help?: "full" | "none" | "short";
  readonly round_cap?: number;
}

export type SafranitoAction =
  | { readonly do: "throw"; readonly chip: number; readonly side: number; readonly place: number; readonly bearing: number; readonly power: number; readonly loft: number; readonly face: number }
  | { readonly do: "renounce" }
  | { readonly do: "draw-spices" }
  | { readonly do: "keep-card"; readonly spice: SafranitoSpice }
  | { readonly do: "reserve-dish" }
  | { readonly do: "take-mill" }
  | { readonly do: "choose-bowl"; readonly spice: SafranitoSpice }
  | { readonly do: "sell-cards"; readonly cards: number }
  | { readonly do: "buy-card" }
  | { readonly do: "decline" }
  | { readonly do: "prepare-dish"; readonly dish: string }
  | { readonly do: "prepare-reserved"; readonly dish: string }
  | { readonly do: "stop-cooking" }
  | { readonly do: "named-chef"; readonly seat: number }
  | { readonly do: "rested"; readonly turn: number; readonly haste: number; readonly veer: number; readonly grip: number; readonly flip: number; readonly chips: ReadonlyArray<number> }
  | { readonly do: "drawn-spice"; readonly spice: SafranitoSpice }
  | { readonly do: "drawn-dish"; readonly dish: string };

export type AquaMirabilisEssence = "bergamot" | "jasmine" | "lavender" | "narcissus" | "orange" | "rose";

export type AquaMirabilisAbility = "market" | "production" | "carriage";

export type AquaMirabilisMethod = "distillation" | "maceration" | "squeezing" | "enfleurage" | "extraction";

export type AquaMirabilisCity = "paris" | "london" | "cologne" | "florence";

export type AquaMirabilisLady = "A" | "B" | "C" | "D";

export type AquaMirabilisEnd = "london" | "florence";

/** The table as one seat sees it: None for a bonus that it has not looked at. */
export interface AquaMirabilisTable {
  readonly abilities_left: Readonly<Record<string, number>>;
  readonly bases_left: Readonly<Record<string, number>>;
  readonly bonuses: ReadonlyArray<string | null>;
  readonly components?: Readonly<Record<string, unknown>>;
  readonly court: string;
  readonly cubes: Readonly<Record<string, number>>;
  readonly cubes_left: number;
  readonly day: number;
  readonly deliveries: ReadonlyArray<string>;
  readonly favours: ReadonlyArray<number>;
  readonly first: number;
  readonly game: string;
  readonly king: string;
  readonly methods_left: Readonly<Record<string, number>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly originality: ReadonlyArray<string>;
  readonly peeked: ReadonlyArray<ReadonlyArray<number>>;
  readonly players: ReadonlyArray<AquaMirabilisPlayer>;
  readonly reason: string | null;
  readonly recipes: Readonly<Record<string, number>>;
  readonly reserve: Readonly<Record<string, number>>;
  readonly revealed: ReadonlyArray<number>;
  readonly seats: number;
  readonly specialisations_left: Readonly<Record<string, number>>;
  readonly stacks: ReadonlyArray<ReadonlyArray<string>>;
  readonly stalls: Readonly<Record<string, number>>;
  readonly steps: ReadonlyArray<ReadonlyArray<unknown>>;
  readonly tokens_left: number;
  readonly tops: ReadonlyArray<string | null>;
  readonly trigger: number;
  readonly workers: ReadonlyArray<string>;
}

/** All of it is open. */
export interface AquaMirabilisPlayer {
  readonly abilities: ReadonlyArray<string>;
  readonly bases: ReadonlyArray<string>;
  readonly carriage: number;
  readonly cities: ReadonlyArray<string>;
  readonly dial: number;
  readonly essences: Readonly<Record<string, number>>;
  readonly experience: number;
  readonly flipped: ReadonlyArray<string>;
  readonly flowers: Readonly<Record<string, number>>;
  readonly influence: ReadonlyArray<number>;
  readonly learned: ReadonlyArray<string>;
  readonly letter: number;
  readonly methods: ReadonlyArray<AquaMirabilisOwnMethod>;
  readonly parade: ReadonlyArray<AquaMirabilisPerfume>;
  readonly perfumer: string | null;
  readonly points: Readonly<Record<string, number>>;
  readonly score: number;
  readonly specialisations: ReadonlyArray<string>;
  readonly tokens: number;
}

/** A production method, and the flowers stored on it. */
export interface AquaMirabilisOwnMethod {
  readonly method: string;
  readonly stored: ReadonlyArray<string>;
}

/** A perfume of the parade. */
export interface AquaMirabilisPerfume {
  readonly essences: ReadonlyArray<string>;
  readonly presented: boolean;
  readonly recipe: string;
}

/** A components table, row by row as in the file. */
export interface AquaMirabilisComponents {
  readonly essences: ReadonlyArray<AquaMirabilisEssenceRow>;
  readonly recipes: ReadonlyArray<AquaMirabilisRecipeRow>;
  readonly city_tiles: ReadonlyArray<AquaMirabilisCityTileRow>;
  readonly apprenticeship: ReadonlyArray<AquaMirabilisApprenticeshipRow>;
  readonly methods: ReadonlyArray<AquaMirabilisMethodRow>;
  readonly deliveries: ReadonlyArray<AquaMirabilisDeliveryRow>;
  readonly sundial: ReadonlyArray<AquaMirabilisSundialRow>;
  readonly spaces: ReadonlyArray<AquaMirabilisSpaceRow>;
  readonly cities: ReadonlyArray<AquaMirabilisCityRow>;
  readonly boards: ReadonlyArray<AquaMirabilisBoardRow>;
  readonly letters: ReadonlyArray<AquaMirabilisLetterRow>;
  readonly ladies: ReadonlyArray<AquaMirabilisLadyRow>;
  readonly bonuses: ReadonlyArray<AquaMirabilisBonusRow>;
  readonly counts: ReadonlyArray<AquaMirabilisCountRow>;
}

export interface AquaMirabilisEssenceRow {
  readonly id: AquaMirabilisEssence;
  readonly tiles: number;
  readonly source: Source;
}

export interface AquaMirabilisRecipeRow {
  readonly id: string;
  readonly base: AquaMirabilisEssence;
  readonly slots: 1 | 2;
  readonly level: number;
  readonly copies: number;
  readonly source: Source;
}

export interface AquaMirabilisCityTileRow {
  readonly id: string;
  readonly city: AquaMirabilisCity;
  readonly kind: "action" | "choice" | "essences" | "flowers" | "half-points" | "influence" | "originality" | "production" | "recipe-1" | "recipe-2" | "second-perfume";
  readonly copies: number;
  readonly experience: number;
  readonly prestige: number;
  readonly gives?: Readonly<Record<string, number>>;
  readonly base?: AquaMirabilisEssence | null;
  readonly number?: number;
  readonly source: Source;
}

export interface AquaMirabilisApprenticeshipRow {
  readonly id: string;
  readonly group: "ability" | "base" | "specialisation";
  readonly copies: number;
  readonly experience: number;
  readonly essence?: AquaMirabilisEssence | null;
  readonly ability?: AquaMirabilisAbility | null;
  readonly source: Source;
}

export interface AquaMirabilisMethodRow {
  readonly id: AquaMirabilisMethod;
  readonly cost: number;
  readonly inputs: 1 | 2;
  readonly how: "different" | "equal";
  readonly flowers: ReadonlyArray<AquaMirabilisEssence>;
  readonly outputs: number;
  readonly experience: number;
  readonly source: Source;
}

export interface AquaMirabilisDeliveryRow {
  readonly id: string;
  readonly times: 1 | 2;
  readonly flowers: ReadonlyArray<AquaMirabilisEssence>;
  readonly source: Source;
}

export interface AquaMirabilisSundialRow {
  readonly points: 1 | 2 | 3 | 4 | 5;
  readonly production: number;
  readonly steps: number;
  readonly source: Source;
}

export interface AquaMirabilisSpaceRow {
  readonly id: string;
  readonly area: "apprenticeship" | "court" | "market" | "travel" | "versailles";
  readonly type: string;
  readonly cost: number;
  readonly source: Source;
}

export interface AquaMirabilisCityRow {
  readonly id: AquaMirabilisCity;
  readonly place: number;
  readonly letter: number;
  readonly source: Source;
}

export interface AquaMirabilisBoardRow {
  readonly players: 2 | 3 | 4;
  readonly days: ReadonlyArray<"fri" | "mon" | "sat" | "sun" | "thu" | "tue" | "wed">;
  readonly stall: number;
  readonly deliveries: ReadonlyArray<1 | 2>;
  readonly sections: number;
  readonly source: Source;
}

export interface AquaMirabilisLetterRow {
  readonly level: number;
  readonly court: number;
  readonly source: Source;
}

export interface AquaMirabilisLadyRow {
  readonly id: AquaMirabilisLady;
  readonly gifts: ReadonlyArray<AquaMirabilisEssence | "perfume" | "token">;
  readonly source: Source;
}

export interface AquaMirabilisBonusRow {
  readonly id: "all-cities" | "essence-types" | "experience" | "influence" | "jasmine-perfumes" | "letter" | "levels" | "london-tiles" | "new-methods" | "originality" | "rose-perfumes" | "three-bases";
  readonly ladder: ReadonlyArray<readonly [number, number]>;
  readonly source: Source;
}

export interface AquaMirabilisCountRow {
  readonly of: "ability-carriage" | "ability-production" | "cubes" | "favour-cube" | "grasse" | "influence" | "king" | "king-favour" | "letters" | "majority" | "method-slots" | "originality" | "parade" | "perfection" | "token" | "weeks";
  readonly number: number;
  readonly source: Source;
}

/** The rulings of the catalog that can be turned, each with its default. */
export interface AquaMirabilisAquaOptions {
  readonly must_convert?: boolean;
  readonly hand_flower_needed?: boolean;
  readonly carriage_optional?: boolean;
  readonly must_take_tile?: boolean;
  readonly methods_ever_learned?: boolean;
  readonly idle_market_ability?: boolean;
  readonly three_perfumes?: boolean;
  readonly influence_tile_only_places?: boolean;
  readonly limited_letters?: boolean;
  readonly score_without_cubes?: boolean;
  readonly final_originality?: "as-if-placed" | "empty-sections";
  readonly idle_flips?: boolean;
}

export type AquaMirabilisAction =
  | { readonly do: "visit-stall"; readonly flower: AquaMirabilisEssence }
  | { readonly do: "study"; readonly space: string }
  | { readonly do: "travel-to"; readonly city: AquaMirabilisCity }
  | { readonly do: "visit-couple"; readonly space: string }
  | { readonly do: "enter-versailles" }
  | { readonly do: "produce" }
  | { readonly do: "end-turn" }
  | { readonly do: "take-extra-turn" }
  | { readonly do: "pass-on" }
  | { readonly do: "take-recipe"; readonly recipe: string }
  | { readonly do: "discard-perfume"; readonly perfume: number }
  | { readonly do: "add-essence"; readonly essence: AquaMirabilisEssence }
  | { readonly do: "add-essences"; readonly first: AquaMirabilisEssence; readonly second: AquaMirabilisEssence }
  | { readonly do: "flip-tile"; readonly tile: string }
  | { readonly do: "choose-essence"; readonly essence: AquaMirabilisEssence }
  | { readonly do: "choose-essences"; readonly first: AquaMirabilisEssence; readonly second: AquaMirabilisEssence }
  | { readonly do: "drop-flower"; readonly method: AquaMirabilisMethod; readonly flower: AquaMirabilisEssence }
  | { readonly do: "move-worker"; readonly stall: AquaMirabilisEssence; readonly to: AquaMirabilisEssence }
  | { readonly do: "collect" }
  | { readonly do: "take-flower"; readonly flower: AquaMirabilisEssence }
  | { readonly do: "learn-base"; readonly essence: AquaMirabilisEssence }
  | { readonly do: "learn-specialisation"; readonly flower: AquaMirabilisEssence }
  | { readonly do: "learn-ability"; readonly ability: AquaMirabilisAbility }
  | { readonly do: "learn-method"; readonly method: AquaMirabilisMethod; readonly flower: AquaMirabilisEssence }
  | { readonly do: "drop-method"; readonly method: AquaMirabilisMethod }
  | { readonly do: "give-essence"; readonly essence: AquaMirabilisEssence }
  | { readonly do: "give-token" }
  | { readonly do: "give-perfume"; readonly perfume: number }
  | { readonly do: "give-nothing" }
  | { readonly do: "stop-giving" }
  | { readonly do: "place-influence"; readonly lady: AquaMirabilisLady }
  | { readonly do: "move-influence"; readonly lady: AquaMirabilisLady; readonly to: AquaMirabilisLady }
  | { readonly do: "stop-influence" }
  | { readonly do: "keep-favours"; readonly first: AquaMirabilisLady; readonly second: AquaMirabilisLady }
  | { readonly do: "present-perfume"; readonly perfume: number }
  | { readonly do: "begin-with"; readonly essence: AquaMirabilisEssence }
  | { readonly do: "move-court" }
  | { readonly do: "leave-versailles" }
  | { readonly do: "use-method"; readonly method: AquaMirabilisMethod; readonly flower: AquaMirabilisEssence }
  | { readonly do: "macerate"; readonly flower: AquaMirabilisEssence; readonly other: AquaMirabilisEssence }
  | { readonly do: "stop-converting" }
  | { readonly do: "store-flower"; readonly method: AquaMirabilisMethod; readonly flower: AquaMirabilisEssence }
  | { readonly do: "stop-storing" }
  | { readonly do: "drive"; readonly towards: AquaMirabilisEnd; readonly steps: number }
  | { readonly do: "stay-put" }
  | { readonly do: "pick-tile"; readonly tile: string }
  | { readonly do: "leave-tiles" }
  | { readonly do: "return-to-grasse" }
  | { readonly do: "stay-in-city" }
  | { readonly do: "end-parade" }
  | { readonly do: "drawn-first"; readonly seat: number }
  | { readonly do: "drawn-delivery"; readonly delivery: string }
  | { readonly do: "drawn-essence"; readonly essence: AquaMirabilisEssence }
  | { readonly do: "drawn-tile"; readonly tile: string }
  | { readonly do: "drawn-bonus"; readonly bonus: string };

/** What differs from game to game. */
export interface GameTypes {
  readonly "parfum": { readonly table: ParfumTable; readonly action: ParfumAction; readonly components: ParfumComponents };
  readonly "safranito": { readonly table: SafranitoTable; readonly action: SafranitoAction; readonly components: SafranitoComponents };
  readonly "aqua-mirabilis": { readonly table: AquaMirabilisTable; readonly action: AquaMirabilisAction; readonly components: AquaMirabilisComponents };
}

/** Actions that tell somebody something: what was done before them stays done. */
export const REVEALING: Readonly<Record<string, readonly string[]>> = {
  "parfum": ["reroll-flies", "reroll-all", "turn-fly", "discard-water"],
  "safranito": ["throw", "renounce", "keep-card", "take-mill", "choose-bowl", "sell-cards", "buy-card", "decline", "prepare-dish", "prepare-reserved", "rested", "drawn-spice", "drawn-dish"],
  "aqua-mirabilis": ["stop-giving"],
};
