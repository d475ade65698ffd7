// The line at the top of every page.
import type { ComponentChildren } from "preact";
import { link } from "../route";
import { t } from "../words";
import { Quick } from "./settings";

export const Flacon = () => (
  <svg class="icon" width="28" height="28" viewBox="0 0 48 48" aria-hidden="true">
    <path class="brand-glass" d="M18 14V9h12v5c0 5 10 8 10 18v6c0 4-3 6-7 6H15c-4 0-7-2-7-6v-6c0-10 10-13 10-18z" />
    <path class="brand-cap" d="M19 3h10v5H19z" />
  </svg>
);

export const Brand = () => (
  <a class="brand" aria-label={t("home-link")} {...link("/")}>
    <Flacon />
    <span>Grasse</span>
  </a>
);

export function Top({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top">
      <Brand />
      {children ?? (
        <nav aria-label={t("site")}>
          <a {...link("/about")}>{t("about-title")}</a>
        </nav>
      )}
      <Quick />
    </header>
  );
}
