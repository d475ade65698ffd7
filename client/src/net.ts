// The server: requests, and the one socket of a table.
import { signal } from "@preact/signals";
import type { FromClient, FromServer, Hello, Problem } from "./protocol";

/** A request was refused; `problem.code` has words (`problem-<code>`). */
export class RefusedRequest extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** What there is no code for on the wire: the server does not answer. */
export const OFFLINE = "offline";

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const sent = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: sent, credentials: "same-origin" });
  if (response.ok) return (await response.json()) as T;
  const told = response.headers.get("content-type")?.startsWith("application/json");
  throw new RefusedRequest(
    told ? ((await response.json()) as Problem) : { code: "not-stored", text: response.statusText },
  );
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);

/** A fresh id for a command: sent twice, it counts once. */
export const freshId = (): string => crypto.randomUUID();

type Command = Extract<FromClient, { id: string }>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING = 20_000;
const SILENCE = 45_000;

/**
 * A connection to a table that comes back by itself.
 *
 * Commands that were not acknowledged are sent again after each welcome, with the same id: the
 * server does each once.
 */
export class Line {
  /** `open` once the table has answered; `cut` after a failure, until it has answered again. */
  readonly state = signal<"connecting" | "open" | "cut">("connecting");
  /** Commands that the server has not acknowledged yet. */
  readonly unsaved = signal<readonly Command[]>([]);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: number | undefined;
  private heard = 0;
  private pinging: number | undefined;
  private ended = false;

  constructor(
    private readonly table: string,
    /** What is said first. */
    private readonly hello: () => Hello,
    private readonly receive: (message: FromServer) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hang);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send a command until it is acknowledged. */
  command(command: Command): void {
    this.unsaved.value = [...this.unsaved.value, command];
    this.say(command);
  }

  say(message: FromClient): void {
    if (this.state.peek() === "open" || message.type === "hello") {
      this.socket?.send(JSON.stringify(message));
    }
  }

  /** Connect anew, as whoever this browser is now: sitting down gave it a key. */
  again(): void {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hang);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.say(this.hello());
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(data) as FromServer);
    };
    socket.onclose = () => socket === this.socket && this.lost();
    clearInterval(this.pinging);
    this.pinging = window.setInterval(() => {
      if (Date.now() - this.heard > SILENCE) socket.close();
      else if (this.state.peek() === "open") this.say({ type: "ping" });
    }, PING);
  }

  private hear(message: FromServer): void {
    if (message.type === "done" || message.type === "refused") {
      this.unsaved.value = this.unsaved.value.filter((one) => one.id !== message.id);
    }
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.state.value = "open";
      this.receive(message);
      for (const command of this.unsaved.value) this.say(command);
      return;
    }
    this.receive(message);
  }

  private lost(): void {
    this.socket = null;
    clearInterval(this.pinging);
    if (this.ended) return;
    this.state.value = "cut";
    if (!navigator.onLine) return; // `online` will come
    const jitter = 0.7 + 0.6 * Math.random();
    this.timer = window.setTimeout(() => this.connect(), this.wait * jitter);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** The network is gone: do not wait until that shows by itself. */
  private readonly hang = (): void => {
    const old = this.socket;
    this.lost();
    old?.close();
  };

  /** The network or the person is back: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.ended || this.socket || document.visibilityState === "hidden") return;
    this.wait = FIRST_WAIT;
    this.connect();
  };
}
