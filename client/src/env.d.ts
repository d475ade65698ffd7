declare module "*.css";
declare module "*.woff2";

/** Whether this is the build that shows boards without a server. */
declare const DEMO: boolean;

/** The address of the script `worker.ts` of a game. */
declare module "grasse:worker/*" {
  const address: string;
  export default address;
}

/** The folders under `src/games`, and the words of every language: made by `build.mjs`. */
declare module "grasse:games" {
  import type { Card, LoadedBoard } from "./board";
  import type { Language } from "./messages";
  type Words = Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;
  interface Game {
    readonly card: Card;
    readonly board: () => Promise<{ readonly default: LoadedBoard }>;
    readonly words: Words;
  }
  export const games: Readonly<Record<string, Game>>;
  export const words: Words;
  /** Of pages that are chunks of their own. */
  export const pages: Readonly<Record<string, Words>>;
}

/** The address of a style that a chunk loads. */
declare module "grasse:style/*" {
  const address: string;
  export default address;
}
