// Shows one view after another: first the motion, then the table, then what it means. `shown` is
// what the board draws; `told` follows when everything lies still, so that nothing is spoilt.
import { signal } from "@preact/signals";
import type { LoadedBoard, Scene } from "./board";
import { fly, rest, snapshot } from "./motion";
import type { View } from "./protocol";
import { pace, reading } from "./settings";

/** How long somebody else's move stays before the next one comes, in milliseconds. */
const READ = { normal: 650, calm: 1600, quick: 200 } as const;

interface Showing {
  readonly view: View;
  /** Whether it is to be seen how this view came about. */
  readonly animate: boolean;
  /** Whether somebody else did it, so that one wants to read it. */
  readonly others: boolean;
  /** Told when it has been shown, or (false) when it was passed over. */
  readonly done: ((shown: boolean) => void) | undefined;
  /** Whether one wants to see it, however much was skipped before it. */
  readonly stop: boolean;
}

export class Theatre {
  readonly shown = signal<View | null>(null);
  readonly told = signal<View | null>(null);
  /** Whether something is moving or waiting to be shown. */
  readonly busy = signal(false);
  /** Whether all is passed over until the own turn. */
  readonly hurrying = signal(false);
  /** How many views wait to be shown. */
  readonly waiting = signal(0);

  board: LoadedBoard | null = null;
  scene: ((view: View) => Scene<any>) | null = null;

  private readonly queue: Showing[] = [];
  private stage: HTMLElement | null = null;
  private drawn: (() => void) | null = null;
  private skipping = new AbortController();
  /** How often something was shown out of turn: what was moving then is over. */
  private jumps = 0;

  /** The stage calls this with its element, and with null when it goes. */
  readonly enter = (stage: HTMLElement | null): void => {
    this.stage = stage;
  };

  /** The stage calls this when it has drawn, before anything is painted. */
  readonly hasDrawn = (): void => {
    const drawn = this.drawn;
    this.drawn = null;
    drawn?.();
  };

  /** Show this without motion, and forget what was waiting. */
  jump(view: View | null): void {
    this.hurrying.value = false;
    const passed = this.queue.splice(0);
    this.waiting.value = 0;
    this.jumps++;
    this.skipping.abort();
    this.shown.value = view;
    this.told.value = view;
    for (const one of passed) one.done?.(false);
  }

  /** Show this when all that came before it has been shown. */
  present(view: View, others: boolean, done?: (shown: boolean) => void, stop = false): void {
    this.queue.push({ view, animate: true, others, done, stop });
    this.waiting.value = this.queue.length;
    if (!this.busy.peek()) void this.run();
  }

  /** Stop moving: show at once all that waits. */
  skip(): void {
    this.skipping.abort();
  }

  /** Show at once all that comes, until it is one's own turn or the game is over. */
  skipAhead(): void {
    this.hurrying.value = true;
    this.skip();
  }

  private async run(): Promise<void> {
    this.busy.value = true;
    try {
      this.skipping = new AbortController();
      for (let next; (next = this.queue.shift()); ) {
        this.waiting.value = this.queue.length;
        const jumps = this.jumps;
        if (this.hurrying.peek()) this.skipping.abort();
        await this.show(next, this.skipping.signal);
        if (next.stop) this.hurrying.value = false;
        if (jumps !== this.jumps) this.skipping = new AbortController();
      }
    } finally {
      this.busy.value = false;
    }
  }

  private async show({ view, animate, others, done }: Showing, skip: AbortSignal): Promise<void> {
    const before = this.shown.peek();
    const jumps = this.jumps;
    if (animate && before && this.stage && pace() > 0 && !skip.aborted) {
      await this.play(before, view, this.stage, skip);
    }
    if (jumps !== this.jumps) {
      done?.(false);
      return;
    }
    this.shown.value = view;
    this.told.value = view;
    done?.(true);
    // Bots may be quicker than one can read: the more waits, the shorter the rest.
    if (others && this.queue.length > 0) await rest(READ[reading.value] / (1 + this.queue.length / 4), skip);
  }

  private async play(old: View, view: View, stage: HTMLElement, skip: AbortSignal): Promise<void> {
    const { board, scene } = this;
    if (!board || !scene) return;
    const change = { before: scene(old), after: scene(view) };
    if (board.move && view.motions.length > 0) {
      const moving = { ...change, motions: view.motions, stage, speed: pace(), skip };
      await board.move(moving);
    }
    const places = snapshot(stage);
    if (skip.aborted) return;
    const drawn = new Promise<void>((resolve) => {
      this.drawn = resolve;
      setTimeout(resolve, 200);
    });
    this.shown.value = view;
    await drawn;
    await Promise.all([fly(stage, places, skip), rest(board.settle?.(change) ?? 0, skip)]);
  }
}
