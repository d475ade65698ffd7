// Where the board of a game comes from: a folder of ours, a package from outside, or nowhere yet.
import * as preact from "preact";
import * as hooks from "preact/hooks";
import { games } from "grasse:games";
import type { LoadedBoard } from "./board";
import { MarkIcon } from "./icons/marks";
import { get } from "./net";
import { plainBoard } from "./plain";
import type { Games } from "./protocol";
import * as target from "./target";
import { tipProps } from "./tip";

/** What a board from outside is built of: it has no Preact of its own, and shares ours. */
const KIT = { preact, hooks, ...target, tipProps, MarkIcon, plainBoard };
export type Kit = typeof KIT;

export async function loadBoard(game: string): Promise<LoadedBoard> {
  const ours = games[game];
  if (ours) return (await ours.board()).default;
  const { games: offered } = await get<Games>("/api/games");
  const address = offered.find((one) => one.name === game)?.board;
  if (address) {
    try {
      const { default: make } = (await import(address)) as { default: (kit: Kit) => LoadedBoard };
      return make(KIT);
    } catch (error) {
      console.error(error); // then the game is played without it
    }
  }
  return plainBoard(game);
}
