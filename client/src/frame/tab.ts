// The browser's tab says whose turn it is, by its title and its icon.
import { t } from "../words";

const glass = "M18 14V9h12v5c0 5 10 8 10 18v6c0 4-3 6-7 6H15c-4 0-7-2-7-6v-6c0-10 10-13 10-18z";

function icon(yours: boolean): string {
  const dot = yours ? "<circle cx='36' cy='12' r='10' fill='%23d9480f' stroke='white' stroke-width='2'/>" : "";
  const flacon = `<path d='${glass}' fill='%236a2358'/><path d='M19 3h10v5H19z' fill='%239a6c22'/>`;
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>${flacon}${dot}</svg>`;
}

export function announceTurn(yours: boolean, game: string): () => void {
  document.title = `${yours ? `● ${t("your-turn")} – ` : ""}${game} · Grasse`;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = icon(yours);
  return () => {
    if (link) link.href = icon(false);
  };
}
