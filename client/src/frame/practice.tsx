// A page to practise on: the board's own, without a table.
import { useEffect, useState } from "preact/hooks";
import { loadBoard } from "../boards";
import type { LoadedBoard } from "../board";
import { get } from "../net";
import { learn, nameOf, t, wordsFor } from "../words";
import { troubleOf } from "./home";

export function Practice({ game }: { readonly game: string }) {
  const [ready, show] = useState<{ readonly board: LoadedBoard; readonly components: unknown } | null>(null);
  const [trouble, tell] = useState("");
  useEffect(() => {
    document.title = `${t("practice-link")} · ${nameOf(game)} · Grasse`;
    Promise.all([loadBoard(game), get<unknown>(`/api/games/${game}/components`), learn(game)]).then(
      ([board, components]) => show({ board, components }),
      (error) => tell(troubleOf(error)),
    );
  }, [game]);
  const Range = ready?.board.Practice;
  return (
    <main class="page practice" aria-busy={!ready}>
      <h1>{t("practice-title", { game: nameOf(game) })}</h1>
      {trouble && <p role="alert">{trouble}</p>}
      {Range && ready && <Range components={ready.components as never} t={wordsFor(game as never)} />}
    </main>
  );
}
