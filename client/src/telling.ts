// What happened, as a person would tell it: turn by turn, a sentence each.
import type { LoadedBoard } from "./board";
import type { Entry } from "./protocol";
import type { AnyScene } from "./stage";

/** A line of the journal and where it stands there. */
export interface Line {
  readonly entry: Entry;
  readonly place: number;
  readonly seat: number | null;
}

export interface Group {
  readonly kind: "setup" | "round" | "turn";
  readonly seat: number | null;
  readonly lines: Line[];
}

/** Whether the next entry says the same to this seat alone, and more. */
const isRetold = (board: LoadedBoard, entry: Entry, next: Entry | undefined): boolean =>
  next?.to != null && next.id === board.retold?.[entry.id] && entry.args?.["seat"] === next.to;

export function linesOf(board: LoadedBoard, journal: readonly Entry[]): Line[] {
  return journal.flatMap((entry, place) => {
    if (isRetold(board, entry, journal[place + 1])) return [];
    const seat = entry.args?.["seat"] ?? entry.to;
    return [{ entry, place, seat: typeof seat === "number" ? seat : null }];
  });
}

/** By turn; what nobody did belongs to the turn in which it happened, or to the set-up. */
export function groupsOf(board: LoadedBoard, lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const heading = board.rounds?.begins.includes(line.entry.id) === true;
    if (heading) groups.push({ kind: "round", seat: null, lines: [line] });
    else if (last && last.kind !== "round" && (line.seat === null || line.seat === last.seat)) last.lines.push(line);
    else groups.push({ kind: line.seat === null ? "setup" : "turn", seat: line.seat, lines: [line] });
  }
  return groups;
}

/** A line of the journal in words. */
export function wordsOfEntry(scene: AnyScene, board: LoadedBoard, entry: Entry): string {
  return entry.said ?? scene.t.any(`log-${entry.id}`, board.describe(scene, entry.args ?? {}));
}

/**
 * Several lines as one: who did it is named once, and what was done several times is said once. What
 * nobody did is left to the steps.
 */
export function sentenceOf(scene: AnyScene, board: LoadedBoard, all: readonly Line[]): string {
  const done = all.filter(({ seat }) => seat !== null);
  const lines = done.length > 0 ? done : all;
  const runs: { readonly words: string; readonly seat: number | null; times: number }[] = [];
  for (const { entry, seat } of lines) {
    const words = wordsOfEntry(scene, board, entry);
    const last = runs.at(-1);
    if (last?.words === words) last.times++;
    else runs.push({ words, seat, times: 1 });
  }
  let told = "";
  let before: string | null = null;
  for (const { words, seat, times } of runs) {
    const name = seat === null ? "" : `${scene.names[seat] ?? ""} `;
    const subject: string | null = name.length > 1 && words.startsWith(name) ? name : null;
    const often = times > 1 ? ` ×${times}` : "";
    const bare = words.replace(/\.$/, "") + often;
    if (subject !== null && subject === before) told += `, ${bare.slice(subject.length)}`;
    else told += `${told ? ". " : ""}${bare}`;
    before = subject;
  }
  return told && `${told}.`;
}
