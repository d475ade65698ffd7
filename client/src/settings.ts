// What a person chooses for this browser. Kept in local storage where that is allowed.
import { effect, signal, type Signal } from "@preact/signals";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`grasse.${name}`);
  } catch {
    return null; // private windows may refuse
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`grasse.${name}`, value);
  } catch {
    // it then lasts as long as the page
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`grasse.${name}`);
  } catch {
    // nothing was kept
  }
}

function setting<T extends string>(name: string, values: readonly [T, ...T[]]): Signal<T> {
  const before = kept(name) as T | null;
  const one = signal<T>(before !== null && values.includes(before) ? before : values[0]);
  effect(() => keep(name, one.value));
  return one;
}

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["normal", "fast", "off"] as const;
export const SWITCH = ["on", "off"] as const;
const OFF_FIRST = ["off", "on"] as const;

export const theme = setting("theme", THEMES);
export const speed = setting("speed", SPEEDS);
/** Whether a choice on the board is shown before it counts. */
export const confirmation = setting("confirmation", SWITCH);
/** How long a move of somebody else stays. */
export const READINGS = ["normal", "calm", "quick"] as const;
export const reading = setting("reading", READINGS);
/** Whether a round that ended is told in short. */
export const summaries = setting("summaries", SWITCH);
export const sound = setting("sound", SWITCH);
/** Whether the last throw of a round is shown slowly. */
export const slow = setting("slow", OFF_FIRST);
/** Whether a question with one answer, asked only so that nothing is given away, is answered by itself. */
export const answering = setting("answering", OFF_FIRST);
/** Letters beside colours. */
export const symbols = setting("symbols", OFF_FIRST);
/** The name that a person sat down with last. */
export const ownName = signal(kept("name") ?? "");
effect(() => keep("name", ownName.value));
/** The mark that he likes; null: whichever comes with the chair. */
export const ownMark = signal<number | null>(/^[0-3]$/.test(kept("mark") ?? "") ? Number(kept("mark")) : null);
effect(() => (ownMark.value === null ? forget("mark") : keep("mark", String(ownMark.value))));

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});

const reducing = matchMedia("(prefers-reduced-motion: reduce)");
const reduced = signal(reducing.matches);
reducing.addEventListener("change", () => (reduced.value = reducing.matches));

/** How fast things move: 0 is not at all. */
export function pace(): number {
  if (reduced.value || speed.value === "off") return 0;
  return speed.value === "fast" ? 2 : 1;
}
effect(() => {
  document.documentElement.style.setProperty("--pace", String(pace()));
  document.documentElement.dataset["motion"] = pace() === 0 ? "off" : "on";
});

const narrow = matchMedia("(max-width: 699px)");
/** Whether the page is as narrow as a phone held upright. */
export const tall = signal(narrow.matches);
narrow.addEventListener("change", () => (tall.value = narrow.matches));
