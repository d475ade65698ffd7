// Where one is: `/`, `/about`, `/practice/{game}`, `/table/{id}#{invitation}`, `/table/{id}/report`.
import { signal } from "@preact/signals";
import { games } from "grasse:games";

export interface Route {
  readonly page: "home" | "about" | "practice" | "table" | "report" | "nowhere";
  /** The table, or the game that is practised. */
  readonly table: string;
  readonly invitation: string | null;
}

function read(): Route {
  const [, first = "", second = "", third = ""] = location.pathname.split("/");
  const invitation = location.hash.slice(1) || null;
  if (first === "") return { page: "home", table: "", invitation };
  if (first === "about") return { page: "about", table: "", invitation };
  if (first === "practice" && games[second]?.card.practice) return { page: "practice", table: second, invitation };
  if (first === "table" && /^[a-z2-7]{16}$/.test(second)) {
    if (third === "report") return { page: "report", table: second, invitation };
    if (third === "") return { page: "table", table: second, invitation };
  }
  return { page: "nowhere", table: "", invitation };
}

export const route = signal<Route>(read());
addEventListener("popstate", () => (route.value = read()));

export function go(path: string): void {
  history.pushState(null, "", path);
  route.value = read();
  scrollTo(0, 0);
}

/** For links within the page: as a link, without loading everything again. */
export function link(path: string) {
  return {
    href: path,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      go(path);
    },
  };
}
