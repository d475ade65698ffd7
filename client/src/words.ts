// Words: the same Fluent files as in the terminal, a chunk per language for the frame and for each
// game. Whoever calls `t` while it renders is drawn again when the language changes.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { games, pages, words as frameWords } from "grasse:games";
import type { Args, GameName, MessageOf, Words } from "./board";
import { LANGUAGES, type FrameMessage, type Language } from "./messages";
import { kept, keep } from "./settings";

export const language = signal<Language>("en");
const bundle = signal<FluentBundle>(new FluentBundle("en"));
/** A bundle per game that was loaded, in the language of the moment. */
const gameBundles = signal<ReadonlyMap<string, FluentBundle>>(new Map());
/** The game whose words are wanted. */
const wanted = new Set<string>();

const texts = new Map<string, Promise<string>>();
function text(of: Language, game?: string): Promise<string> {
  const key = `${of}/${game ?? ""}`;
  const known = texts.get(key);
  if (known) return known;
  const load = game === undefined ? frameWords[of] : (pages[game] ?? games[game]?.words)?.[of];
  const loading = load ? load().then((module) => module.default) : fetched(`/api/games/${game}/words/${of}`);
  loading.catch(() => texts.delete(key));
  texts.set(key, loading);
  return loading;
}

/** The words of a game that the page was built without. */
async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

function made(of: Language, ...parts: string[]): FluentBundle {
  const one = new FluentBundle(of, { useIsolating: false });
  for (const part of parts) one.addResource(new FluentResource(part));
  return one;
}

/** Speak this language from now on; the page shows the old one until all its words are there. */
export async function speak(wish: Language): Promise<void> {
  const frame = await text(wish);
  const loaded = await Promise.all(
    [...wanted].map(async (game) => [game, made(wish, frame, await text(wish, game))] as const),
  );
  bundle.value = made(wish, frame);
  gameBundles.value = new Map(loaded);
  language.value = wish;
  document.documentElement.lang = wish;
  keep("language", wish);
}

/** The page of a report has words of its own, as a game has. */
export const REPORT = "report";

/** Load the words of a game in the language of the moment. */
export async function learn(game: string): Promise<void> {
  wanted.add(game);
  const now = language.value;
  const loaded = made(now, await text(now), await text(now, game));
  if (language.value === now) gameBundles.value = new Map(gameBundles.value).set(game, loaded);
}

/** The language that was chosen before, else the first of ours that the browser asks for. */
export function preferred(): Language {
  const wishes = [kept("language"), ...navigator.languages.map((one) => one.slice(0, 2))];
  return wishes.find((one): one is Language => one !== null && one in LANGUAGES) ?? "en";
}

function format(of: FluentBundle, id: string, args?: Args): string {
  const message = of.getMessage(id);
  if (!message?.value) return id;
  return of.formatPattern(message.value, args as Record<string, FluentVariable> | undefined, []);
}

function wordsOf<Id extends string>(of: () => FluentBundle): Words<Id> {
  return Object.assign((id: Id, args?: Args) => format(of(), id, args), {
    any: (id: string, args?: Args) => format(of(), id, args),
    knows: (id: string) => of().hasMessage(id),
  });
}

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The words of the frame. */
export const t: Words<FrameMessage> = wordsOf(() => bundle.value);

/** The title of a game, or what it is about; one that the page was built without is learned. */
export function nameOf(game: string, what: "game" | "about" = "game"): string {
  if (t.knows(`${what}-${game}`)) return t.any(`${what}-${game}`);
  if (!wanted.has(game)) void learn(game).catch(() => undefined);
  const own = gameBundles.value.get(game);
  return own ? format(own, what) : what === "game" ? game : "";
}

/** The words of a game and of the frame. */
export function wordsFor<G extends GameName>(game: G): Words<MessageOf<G>> {
  return wordsOf(() => gameBundles.value.get(game) ?? bundle.value);
}
