// Where the data of a game come from: what is reconstructed, with counts, and how to correct it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Words } from "../board";
import { get } from "../net";
import type { Sources, Table } from "../protocol";
import { learn, t, wordsFor } from "../words";

const SOURCES = ["reconstructed", "rulebook", "review", "box"] as const;
type Counts = Sources["sources"];

interface Props {
  readonly game: string;
  readonly counts: Counts;
}

/** A line for each source: how many rows of each kind come from it. */
export function Origins({ game, counts }: Props) {
  useEffect(() => void learn(game), [game]);
  const words = wordsFor(game as never) as Words<never>;
  if (!words.knows("game")) return null;
  const listed = (source: string) =>
    Object.entries(counts)
      .filter(([, by]) => by[source])
      .map(([kind, by]) => {
        const all = Object.values(by).reduce((sum, count) => sum + count, 0);
        return t("rows-of", { count: by[source] ?? 0, all, rows: words.any(`rows-${kind}`) });
      });
  const some = SOURCES.filter((source) => listed(source).length > 0);
  return (
    <>
      {!some.includes("reconstructed") && <p>{t("reconstructed-none")}</p>}
      <dl class="origins">
        {some.map((source) => (
          <div key={source} class={source}>
            <dt>{t(`source-${source}`)}</dt>
            <dd>
              {listed(source).map((one, index, all) => [
                <span key={one}>{index < all.length - 1 ? `${one},` : one}</span>,
                " ",
              ])}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Why our data are not a copy, and what an owner of the box can do about it. */
export function OwnBox({ game }: { readonly game: string }) {
  const words = wordsFor(game as never) as Words<never>;
  if (!words.knows("game")) return null;
  return (
    <>
      {words.knows("box-note") && <p>{words.any("box-note")}</p>}
      <details class="own-box">
        <summary>{t("own-box")}</summary>
        <ol>
          <li>
            {t("own-box-export")}{" "}
            <a href={`/api/games/${game}/components.toml`} download={`${game}.toml`}>
              {t("own-box-download")}
            </a>
          </li>
          <li>{t("own-box-edit")}</li>
          <li>
            {t("own-box-check")} <code>grasse components {game} --check my.toml</code>
          </li>
          <li>
            {t("own-box-play")} {t("own-box-upload", { place: t("house-rules") })}{" "}
            <code>grasse play {game} --components my.toml</code>
          </li>
        </ol>
      </details>
    </>
  );
}

/** The data that a table plays with: ours, or a file of its own. */
export function TableOrigins({ table }: { readonly table: Table }) {
  const counts = useSignal<Counts | null>(null);
  useEffect(() => {
    get<Sources>(`/api/tables/${table.id}/sources`).then(
      ({ sources }) => (counts.value = sources),
      (error) => console.error(error),
    );
  }, [table.id]);
  if (!counts.value) return null;
  return (
    <section class="origins-here" aria-labelledby="origins-title">
      <h3 id="origins-title">{t("about-data")}</h3>
      {table.own_components && <p>{t("own-components-say")}</p>}
      <Origins game={table.game} counts={counts.value} />
      {!table.own_components && <OwnBox game={table.game} />}
    </section>
  );
}
