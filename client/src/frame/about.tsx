// About: unofficial, and where the data of each game come from.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../net";
import type { GameInfo, Games } from "../protocol";
import { nameOf, t } from "../words";
import { troubleOf } from "./home";
import { Origins, OwnBox } from "./origins";

const offered = signal<readonly GameInfo[]>([]);
const trouble = signal<string | null>(null);

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
        <div class="origins-of">
          {offered.value.map((game) => (
            <article key={game.name} aria-labelledby={`origins-${game.name}`}>
              <h3 id={`origins-${game.name}`}>{nameOf(game.name)}</h3>
              <Origins game={game.name} counts={game.sources} />
              <OwnBox game={game.name} />
            </article>
          ))}
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
