// About: unofficial, and where the data of each game come from.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../net";
import type { GameInfo, Games } from "../protocol";
import { t } from "../words";
import { troubleOf } from "./home";

const offered = signal<readonly GameInfo[]>([]);
const trouble = signal<string | null>(null);
const SOURCES = ["rulebook", "review", "reconstructed"] as const;

export function About() {
  useEffect(() => {
    document.title = `${t("about-title")} · Grasse`;
    get<Games>("/api/games").then(
      ({ games }) => (offered.value = games),
      (error) => (trouble.value = troubleOf(error)),
    );
  }, []);
  return (
    <main class="page about">
      <h1>{t("about-title")}</h1>
      <p>{t("about-what")}</p>
      <p>{t("about-unofficial")}</p>
      <section>
        <h2 id="data-title">{t("about-data")}</h2>
        <p>{t("about-data-text")}</p>
        {trouble.value && <p role="alert">{trouble.value}</p>}
        <div class="scroll" tabindex={0} role="region" aria-labelledby="data-title">
          <table>
            <thead>
              <tr>
                <th scope="col">{t("game-column")}</th>
                {SOURCES.map((source) => (
                  <th scope="col" key={source}>
                    {t(`source-${source}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {offered.value.map((game) => (
                <tr key={game.name}>
                  <th scope="row">{t.any(`game-${game.name}`)}</th>
                  {SOURCES.map((source) => (
                    <td key={source} class="num">
                      {game.sources[source] ?? 0}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h2>{t("about-fair")}</h2>
        <p>{t("about-fair-text")}</p>
      </section>
      <section>
        <h2>{t("about-privacy")}</h2>
        <p>{t("about-privacy-text")}</p>
        <p>
          <a href="/assets/licences.txt">{t("about-licences")}</a>
        </p>
      </section>
    </main>
  );
}
