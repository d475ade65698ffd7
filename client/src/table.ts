// A table as this browser knows it: who sits there, what each own seat sees, what was sent.
import { computed, effect, signal } from "@preact/signals";
import { loadBoard } from "./boards";
import type { LoadedBoard, Player, Refusal } from "./board";
import { showMarks } from "./icons/marks";
import { forgetSecret, promise, secretOf } from "./mixing";
import { freshId, get, Line, OFFLINE, post, RefusedRequest } from "./net";
import type {
  Chair,
  ChatLine,
  Code,
  Entry,
  FromServer,
  Hello,
  Hint,
  Hints,
  History,
  Level,
  Moment,
  Problem,
  Seated,
  Table,
  View,
  Welcome,
  You,
} from "./protocol";
import { go } from "./route";
import { keep, kept, ownMark, ownName } from "./settings";
import { bell } from "./sound";
import { Choosing, type Action, type AnyScene, type Sitting } from "./stage";
import { type Line as Told, linesOf, sentenceOf, groupsOf } from "./telling";
import { Theatre } from "./theatre";
import type { Language } from "./messages";
import { language, learn, t, wordsFor } from "./words";

/** Something that the person must hear of: a refusal, with the rule where there is one. */
export interface Notice {
  readonly code: Code | typeof OFFLINE | null;
  readonly text: string | null;
  readonly rule: string | null;
  /** Whether nothing is wrong. */
  readonly calm?: boolean;
}

/** Moments of the past, and which one is shown. */
export interface Past {
  readonly moments: readonly Moment[];
  readonly at: number;
}

/** Hints for the one to act: none while they are worked out. */
export interface Hinted {
  readonly view: View;
  readonly found: readonly Hint[] | null;
}

/** A round that ended: the place of the line that says so, and the scores before it and after it. */
export interface Summary {
  readonly view: View;
  readonly mark: number;
  readonly before: readonly (number | null)[];
  readonly scores: readonly (number | null)[];
}

const MOST_REPLAYED = 40;
/** So many moments of one's recap take five to ten seconds. */
const MOST_RECALLED = 12;

export class SharedTable {
  readonly table = signal<Table | null>(null);
  readonly you = signal<You>({ seats: [], owner: false, invitation: null });
  /** Why there is nothing to see here. */
  readonly missing = signal<Problem | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** The rule that one wants to read. */
  readonly ruleAsked = signal<string | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly unread = signal(0);
  /** The seat through whose eyes the table is seen; null for somebody who looks on. */
  readonly eyes = signal<number | null>(null);
  /** The own seat that the device must be given to. */
  readonly passTo = signal<number | null>(null);
  readonly past = signal<Past | null>(null);
  /** The last thing that others did, for the live region. */
  readonly heard = signal("");
  /** The round that has just ended. */
  readonly summary = signal<Summary | null>(null);
  readonly hinted = signal<Hinted | null>(null);
  /** Whether moves made while one was away are being shown. */
  readonly catchingUp = signal(false);
  readonly board = signal<LoadedBoard | null>(null);
  readonly rules = signal<Readonly<Record<string, string>>>({});
  readonly line: Line;
  readonly theatre = new Theatre();
  readonly choosing = new Choosing();

  private components: unknown = {};
  private version: number | null = null;
  /** At which version of the table a view was seen: a command says what it answers. */
  private readonly versions = new WeakMap<View, number>();
  private readonly views = new Map<number | null, View>();
  private loading: Promise<void> | null = null;
  private storied: { readonly of: string; readonly moments: Promise<readonly Moment[]> } | null = null;
  private first = true;
  /** The version of a study's board at which something was asked for. */
  private studied = -1;
  /** Lines of others that were not announced yet. */
  private readonly unsaid: Told[] = [];
  /** The scores when the last round ended, or when one came. */
  private scores: readonly (number | null)[] | null = null;
  private queue: Promise<void> = Promise.resolve();
  private readonly forgetting: () => void;
  private reading: () => void = () => undefined;

  constructor(readonly id: string) {
    // What was refused is past when something is chosen.
    this.forgetting = effect(() => {
      if (this.choosing.begun) this.notice.value = null;
    });
    this.line = new Line(id, () => this.hello(), (message) => {
      // One after another: the words and pictures of a game are loaded before its first view.
      this.queue = this.queue.then(() => this.receive(message)).catch((error) => console.error(error));
    });
  }

  close(): void {
    this.forgetting();
    this.reading();
    this.line.close();
    showMarks([]);
    this.theatre.jump(null);
  }

  /** The version seen last, and the words that the board needs with its views. */
  private hello(): Hello {
    const words = this.board.peek()?.said ? { words: language.peek() } : {};
    return { type: "hello", seen: this.version, ...words };
  }

  // Who is who

  readonly names = computed<readonly string[]>(() => this.table.value?.chairs.map((one) => one.name) ?? []);

  readonly players = computed<readonly Player[]>(() =>
    (this.table.value?.chairs ?? []).map((chair, seat) => ({
      seat,
      name: chair.name,
      you: this.you.value.seats.includes(seat),
      bot: chair.level != null,
      toAct: this.told.value?.to_act === seat,
    })),
  );

  chair(seat: number): Chair | undefined {
    return this.table.value?.chairs[seat];
  }

  /** Own seats that this person plays himself. */
  readonly played = computed<readonly number[]>(() =>
    this.you.value.seats.filter((seat) => this.table.value?.chairs[seat]?.level == null),
  );

  get told() {
    return this.theatre.told;
  }

  /** Whether this is a board on which one plays all sides. */
  readonly studying = computed<boolean>(() => this.table.value?.state === "study");

  /** Whether the person at this device is to act, in the position that is shown. */
  readonly myTurn = computed<boolean>(() => {
    const view = this.theatre.told.value;
    return (
      view !== null &&
      this.past.value === null &&
      this.passTo.value === null &&
      !this.catchingUp.value &&
      (this.table.value?.state === "playing" || this.studying.value) &&
      view.to_act !== null &&
      view.to_act === view.seat &&
      this.played.value.includes(view.to_act)
    );
  });

  readonly scene = (view: View): AnyScene => ({
    view: view as never,
    components: this.components as never,
    names: this.names.value,
    t: wordsFor(view.game as never),
  });

  sitting(board: LoadedBoard): Sitting {
    return {
      board,
      players: this.players.value,
      mayAct:
        this.myTurn.value &&
        !this.theatre.busy.value &&
        this.line.state.value === "open" &&
        this.unsaved.value === 0,
      last: this.lastMoved(board),
      hints: this.hints.value.map((one) => one.action),
      scene: this.scene,
      send: (action) => this.act(action),
      refuse: (refusal) => this.refuse(refusal),
    };
  }

  /** What is advised at the moment that is shown. */
  readonly hints = computed<readonly Hint[]>(() => {
    const hinted = this.hinted.value;
    return (this.myTurn.value && hinted?.view === this.theatre.told.value && hinted?.found) || [];
  });

  /** Ask what would be good to do; asked again, it is put away. */
  async hint(): Promise<void> {
    const view = this.theatre.told.peek();
    const version = view && this.versions.get(view);
    if (!view || view.seat === null || version == null || !this.myTurn.peek()) return;
    if (this.hinted.peek()?.view === view) {
      this.hinted.value = null;
      return;
    }
    this.summary.value = null;
    this.hinted.value = { view, found: null };
    try {
      const wish = { version, words: language.peek() };
      const { hints } = await post<Hints>(`/api/tables/${this.id}/chairs/${view.seat}/hint`, wish);
      if (this.hinted.peek()?.view === view) this.hinted.value = { view, found: hints };
    } catch (error) {
      if (this.hinted.peek()?.view !== view) return;
      this.hinted.value = null;
      const late = error instanceof RefusedRequest && error.problem.code === "old-version";
      if (!late) this.fail(error);
    }
  }

  /** Acts and undos that are not stored yet. */
  readonly unsaved = computed(() => this.line.unsaved.value.filter((one) => one.type !== "say").length);

  private lastMoved(board: LoadedBoard): ReadonlySet<string> {
    const view = this.theatre.told.value;
    if (!view || !board.touched) return new Set();
    const scene = this.scene(view);
    const entries = view.journal;
    let own = entries.length;
    while (own > 0 && (view.seat === null || entries[own - 1]?.args?.["seat"] !== view.seat)) {
      own--;
      if (entries.length - own > 24) break;
    }
    return new Set(entries.slice(own).flatMap((entry) => board.touched?.(scene, entry) ?? []));
  }

  // What is done

  act(action: Action): void {
    const view = this.theatre.told.peek();
    const version = view && this.versions.get(view);
    if (!view || view.seat === null || version == null) return;
    this.notice.value = null;
    this.summary.value = null;
    this.line.command({ type: "act", id: freshId(), seat: view.seat, version, action });
  }

  undo(all: boolean): void {
    const view = this.theatre.told.peek();
    const version = view && this.versions.get(view);
    if (!view || view.seat === null || version == null || !view.can_undo) return;
    this.choosing.cancel();
    this.line.command({ type: "undo", id: freshId(), seat: view.seat, version, all });
  }

  say(text: string): void {
    const seat = this.eyes.peek();
    this.line.command({ type: "say", id: freshId(), text, ...(seat === null ? {} : { seat }) });
  }

  inform(text: string): void {
    this.notice.value = { code: null, text, rule: null, calm: true };
  }

  refuse(refusal: Refusal): void {
    this.notice.value = { code: null, text: refusal.text, rule: refusal.rule ?? null };
  }

  /** A request about this table; what it answers is how the table is now. */
  async request(path: string, body: unknown = {}): Promise<Seated | null> {
    this.notice.value = null;
    try {
      const seated = await post<Seated>(`/api/tables/${this.id}/${path}`, body);
      const known = this.table.peek();
      // The news of what this request brought about may have been faster than its answer.
      const overtaken = known !== null && known.version > seated.table.version;
      if (seated.table.id === this.id) this.take(overtaken ? known : seated.table, seated.you);
      return seated;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  async sit(seat: number, name: string, invitation: string | null): Promise<void> {
    ownName.value = name;
    const mix = await promise();
    const mark = this.you.peek().seats.length === 0 ? ownMark.peek() : null;
    if (await this.request(`chairs/${seat}/sit`, { name, invitation, mix, mark })) this.comeAnew();
  }

  /** The socket was opened by somebody without a seat, and perhaps without a key. */
  comeAnew(): void {
    this.version = null;
    this.line.again();
  }

  leave(seat: number) {
    return this.request(`chairs/${seat}/leave`);
  }

  handOver(seat: number, level: Level) {
    return this.request(`chairs/${seat}/bot`, { level });
  }

  takeBack(seat: number) {
    return this.request(`chairs/${seat}/person`);
  }

  /** Say what went wrong. */
  fail(error: unknown): void {
    const problem = error instanceof RefusedRequest ? error.problem : null;
    this.notice.value = { code: problem?.code ?? OFFLINE, text: problem?.text ?? null, rule: null };
  }

  // What is heard

  private async receive(message: FromServer): Promise<void> {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        this.take(message.table, null);
        await this.load(message.table);
        this.version = message.version;
        for (const view of message.views) this.look(this.whole(view), true);
        return;
      case "chairs":
        this.version = message.version;
        this.take(message.table, message.you);
        return;
      case "chat":
        this.hearChat([message]);
        return;
      case "refused":
      case "fault":
        return this.hearProblem(message.problem, message.type === "fault");
      case "ask-reveal":
        return this.reveal(message.seats);
      case "done":
      case "pong":
        return;
    }
  }

  private async welcome(message: Welcome): Promise<void> {
    this.missing.value = null;
    this.take(message.table, message.you);
    this.hearChat(message.chat.filter((one) => !this.chat.peek().some((old) => old.number === one.number)));
    if (this.first) this.unread.value = 0;
    const before = this.version;
    this.version = message.version;
    if (message.views.length === 0) {
      this.first = false;
      return;
    }
    await this.load(message.table);
    const views = message.views.map((view) => this.whole(view));
    const seen = this.first ? Number(kept(`seen.${this.id}`) ?? NaN) : before;
    this.first = false;
    const [view] = views.length === 1 ? views : [];
    if (view && seen !== null && seen > 0 && message.version > seen + 1) {
      await this.replaySince(view, Math.max(seen, message.version - MOST_REPLAYED));
    }
    for (const one of views) this.look(one, before !== null);
  }

  /** A view with the whole journal: what was kept of the one before, and what is new. */
  private whole(view: View): View {
    const before = this.views.get(view.seat)?.journal ?? [];
    const whole = { ...view, journal: [...before.slice(0, view.kept), ...view.journal] };
    this.views.set(view.seat, whole);
    this.versions.set(whole, this.version ?? 0);
    return whole;
  }

  private take(table: Table, you: You | null): void {
    const before = this.table.peek();
    this.table.value = table;
    showMarks(table.chairs.map((chair) => chair.mark));
    if (you) this.you.value = you;
    if (before && before.state !== "playing" && table.state === "playing") {
      bell("start");
      // The dice are mixed. Not sooner: what was said over a connection that broke is asked again.
      for (const { mix } of table.chairs) if (mix) forgetSecret(mix);
    }
  }

  /** The board of the game, its words and its components. */
  private load(table: Table): Promise<void> {
    this.loading ??= (async () => {
      const [board, components] = await Promise.all([
        loadBoard(table.game),
        get<unknown>(`/api/tables/${this.id}/components`),
        learn(table.game),
      ]);
      this.components = components;
      this.theatre.board = board;
      this.theatre.scene = this.scene;
      this.board.value = board;
      this.reading();
      this.reading = effect(() => {
        this.readRules(table.game, language.value);
        if (board.said) this.askForWords();
      });
    })();
    this.loading.catch(() => (this.loading = null));
    return this.loading;
  }

  /** All that is there, with its words in the language of the moment. */
  private askForWords(): void {
    this.version = null;
    this.line.say(this.hello());
  }

  /** The rules in the language of the moment; the help is shorter where they do not come. */
  private readRules(game: string, of: Language): void {
    void get<{ rules: Record<string, string> }>(`/api/games/${game}/rules/${of}`).then(
      ({ rules }) => {
        if (language.peek() === of) this.rules.value = rules;
      },
      () => undefined,
    );
  }

  /** A new view: show it if it is seen through these eyes, and see whose turn it is. */
  private look(view: View, animate: boolean): void {
    if (this.board.peek()?.said && !view.said) return; // its words are on their way
    this.chooseEyes(view);
    if (view.seat !== this.eyes.peek() || this.past.peek()) return;
    const old = this.theatre.told.peek();
    this.choosing.cancel();
    const others = old !== null && old.to_act !== view.seat;
    const told = (shown: boolean) => {
      if (shown) this.tell(old, view);
    };
    const stop = view.to_act === view.seat || view.result !== null;
    if (animate && old && old.seat === view.seat) this.theatre.present(view, others, told, stop);
    else {
      this.theatre.jump(view);
      told(true);
    }
  }

  private chooseEyes(view: View): void {
    const mine = this.you.peek().seats;
    const eyes = this.eyes.peek();
    if (mine.length === 0) {
      this.eyes.value = null;
      return;
    }
    const acting = view.to_act !== null && this.played.peek().includes(view.to_act) ? view.to_act : null;
    if (eyes === null || !mine.includes(eyes)) {
      this.eyes.value = acting ?? mine[0] ?? null;
      if (acting !== null && this.hasSecrets()) this.passTo.value = acting;
    } else if (acting !== null && acting !== eyes && view.seat === acting) {
      if (this.hasSecrets()) this.passTo.value = acting;
      else this.seeAs(acting);
    }
  }

  /** Whether persons at this device must not see each other's view. */
  private hasSecrets(): boolean {
    const board = this.board.peek();
    if (this.played.peek().length < 2 || this.studying.peek()) return false;
    if (!board?.secrets) return true;
    return this.played.peek().some((seat) => {
      const view = this.views.get(seat);
      return view !== undefined && board.secrets?.(this.scene(view)) === true;
    });
  }

  /** See the table through the eyes of another own seat. */
  seeAs(seat: number): void {
    this.passTo.value = null;
    this.eyes.value = seat;
    this.choosing.cancel();
    // What was said and shown to the one before, privately too, is not for this one.
    this.heard.value = "";
    this.unsaid.length = 0;
    this.summary.value = null;
    this.scores = null;
    this.past.value = null;
    const view = this.views.get(seat);
    if (view) {
      this.theatre.jump(view);
      if (view.to_act === seat) bell("turn");
    }
  }

  private tell(old: View | null, view: View): void {
    keep(`seen.${this.id}`, String(this.version ?? 0));
    const board = this.board.peek();
    if (board && old) this.announce(board, old, view);
    const mine = view.to_act !== null && view.to_act === view.seat;
    if (mine && (!old || old.to_act !== view.to_act) && this.played.peek().includes(view.to_act ?? -1)) {
      bell("turn");
    }
  }

  /** What others did is said once their turn is over, and a round that ended is told in short. */
  private announce(board: LoadedBoard, old: View, view: View): void {
    const lines = linesOf(board, view.journal).filter(({ place }) => place >= old.journal.length);
    this.unsaid.push(...lines.filter(({ seat }) => seat !== null && seat !== view.seat));
    const actor = this.unsaid.at(-1)?.seat ?? null;
    if (actor !== null && (view.to_act !== actor || view.result)) {
      const scene = this.scene(view);
      const groups = groupsOf(board, this.unsaid.splice(0));
      this.heard.value = groups.map((group) => sentenceOf(scene, board, group.lines)).join(" ");
    }
    const mark = lines.findLast(({ entry }) => board.rounds?.told.includes(entry.id));
    const scores = view.names.map((_, seat) => board.score(this.scene(view), seat));
    if (mark && this.scores && !view.result) {
      this.summary.value = { view, mark: mark.place, before: this.scores, scores };
    }
    if (mark || !this.scores) this.scores = mark ? scores : view.names.map((_, seat) => board.score(this.scene(old), seat));
  }

  private hearChat(lines: readonly ChatLine[]): void {
    if (lines.length === 0) return;
    this.chat.value = [...this.chat.peek(), ...lines].sort((a, b) => a.number - b.number);
    this.unread.value += lines.length;
  }

  private hearProblem(problem: Problem, fatal: boolean): void {
    if (fatal && problem.code === "not-watchable") {
      // Whoever has the invitation may still sit down.
      void get<Seated>(`/api/tables/${this.id}`).then(
        ({ table, you }) => this.take(table, you),
        (error) => this.fail(error),
      );
      return;
    }
    if (fatal && (problem.code === "no-table" || problem.code === "damaged")) {
      this.missing.value = problem;
      this.line.close();
      return;
    }
    const board = this.board.peek();
    const view = this.theatre.told.peek();
    let text: string | null = null;
    if (problem.code === "illegal" && problem.message && board && !board.said && view) {
      const scene = this.scene(view);
      text = scene.t.any(`refused-${problem.message}`, board.describe(scene, problem.args ?? {}));
    }
    this.notice.value = { code: problem.code, text, rule: problem.rule ?? null };
  }

  private reveal(seats: readonly number[]): void {
    for (const seat of seats) {
      const mix = this.chair(seat)?.mix;
      const secret = mix ? secretOf(mix) : null;
      if (secret) this.line.say({ type: "reveal", seat, secret });
    }
  }

  // The past

  private async moments(seat: number | null, first: number, last: number): Promise<readonly Moment[]> {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    const asked = this.board.peek()?.said ? `${eyes}&words=${language.peek()}` : eyes;
    const found: Moment[] = [];
    for (let from = first; from <= last; ) {
      const some = await get<History>(`/api/tables/${this.id}/views?first=${from}&last=${last}${asked}`);
      let journal: readonly Entry[] = [];
      for (const { version, view } of some.moments) {
        journal = [...journal.slice(0, view.kept), ...view.journal];
        found.push({ version, view: { ...view, journal } });
      }
      const end = some.moments.at(-1);
      if (!end) break;
      from = end.version + 1;
    }
    return found;
  }

  /** What happened since the own last turn, once more; a click skips it. */
  async recall(): Promise<void> {
    const now = this.views.get(this.eyes.peek());
    if (!now || now.seat === null || this.past.peek() || this.catchingUp.peek() || this.theatre.busy.peek()) return;
    const moments = await this.story().catch(() => []);
    const others = (moment: Moment | undefined) => moment !== undefined && moment.view.to_act !== now.seat;
    let end = moments.length - 1;
    while (end > 0 && !others(moments[end])) end--;
    let start = end;
    while (start > 0 && others(moments[start])) start--;
    const missed = moments.slice(start, end + 2);
    const every = Math.ceil(missed.length / MOST_RECALLED);
    const some = missed.filter((_, i) => i === 0 || (missed.length - 1 - i) % every === 0);
    if (end > 0) await this.replaySince(now, some);
  }

  /** What happened while one was away, at readable speed; a click skips it. */
  private async replaySince(now: View, from: number | readonly Moment[]): Promise<void> {
    try {
      const missed = typeof from === "number" ? await this.moments(now.seat, from, (this.version ?? from) - 1) : from;
      const [start, ...rest] = missed;
      if (!start || rest.length === 0) return;
      this.chooseEyes(now);
      if (this.passTo.peek() !== null || now.seat !== this.eyes.peek()) return;
      this.catchingUp.value = true;
      this.theatre.jump(start.view);
      for (const { view } of rest) this.theatre.present(view, true);
      await new Promise<boolean>((done) => this.theatre.present(now, true, done));
    } catch {
      // the past is a courtesy: without it the present is shown at once
    } finally {
      this.catchingUp.value = false;
    }
  }

  /** Every moment of the game so far, through the eyes of the moment. */
  story(): Promise<readonly Moment[]> {
    const of = `${this.eyes.peek()} ${this.version} ${language.peek()}`;
    if (this.storied?.of !== of) {
      const moments = this.moments(this.eyes.peek(), 0, this.version ?? 0);
      moments.catch(() => (this.storied = null));
      this.storied = { of, moments };
    }
    return this.storied.moments;
  }

  /** Show a moment of the past: by number, or the one at which an entry of the journal was new. */
  async lookBack(at: number | { readonly entry: number }, still = false): Promise<void> {
    try {
      const known = this.past.peek()?.moments ?? (await this.story());
      const wanted =
        typeof at === "number" ? at : known.findIndex(({ view }) => view.journal.length > at.entry);
      const place = Math.max(0, Math.min(known.length - 1, wanted < 0 ? known.length - 1 : wanted));
      const moment = known[place];
      if (!moment) return;
      const step = place - (this.past.peek()?.at ?? place + 2);
      this.choosing.cancel();
      this.past.value = { moments: known, at: place };
      if (step === 1 && !still) this.theatre.present(moment.view, true);
      else this.theatre.jump(moment.view);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Go on from the moment that is shown, at a new table against bots; whether it went well. */
  async playOn(): Promise<boolean> {
    const past = this.past.peek();
    const version = past?.moments[past.at]?.version;
    if (version === undefined) return false;
    const seat = this.eyes.peek();
    // Who sat there keeps his name; who looked on has one of his own.
    const name = seat === null ? ownName.peek().trim() || t("guest") : null;
    const made = await this.request("play-on", { version, seat, name, mix: await promise() });
    if (made) go(`/table/${made.table.id}`);
    return made !== null;
  }

  /** A board to try things on, from the moment that is shown. */
  async explore(): Promise<boolean> {
    const past = this.past.peek();
    const version = past?.moments[past.at]?.version;
    if (version === undefined) return false;
    const made = await this.request("study", { version });
    if (made) go(`/table/${made.table.id}`);
    return made !== null;
  }

  /** On one's own board: let Nature roll, give what she does, or take back. */
  async study(move: { readonly nature?: Action; readonly back?: number } = {}): Promise<void> {
    const view = this.theatre.told.peek();
    const version = view && this.versions.get(view);
    if (version == null || this.studied === version) return; // once for what is shown
    this.studied = version;
    await this.request("study/move", { version, ...move });
  }

  backToNow(): void {
    this.past.value = null;
    const eyes = this.eyes.peek();
    this.theatre.jump(this.views.get(eyes) ?? null);
  }
}
