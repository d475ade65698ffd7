"""A hand on the page: real clicks where a thing can be seen, once it is there."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.client.conftest import PATIENCE

MIDDLE = (0.5,)
SPOT = """
async ([query, words, parts, patience]) => {
  const look = () => {
    const found = [...document.querySelectorAll(query)]
      .find((one) => !words || one.textContent.includes(words));
    if (!found) return "it is not there";
    let box = found.getBoundingClientRect();
    if (box.top < 130 || box.bottom > innerHeight) {
      found.scrollIntoView({ block: "center", behavior: "instant" });
      box = found.getBoundingClientRect();
    }
    let hit = null;
    for (const down of parts) {
      for (const across of parts) {
        const spot = [box.x + across * box.width, box.y + down * box.height];
        hit = document.elementFromPoint(...spot);
        if (found.contains(hit)) return spot;
      }
    }
    // Under a bar that stays while the page scrolls: a person would scroll on.
    found.scrollIntoView({ block: "center", behavior: "instant" });
    return `${hit?.outerHTML.slice(0, 80)} is in front of it`;
  };
  const until = performance.now() + 1000 * patience;
  for (;;) {
    const seen = look();
    if (typeof seen !== "string" || performance.now() > until) return seen;
    await new Promise((done) => setTimeout(done, 10));
  }
}
"""


def spot(
    page: Page, query: str, words: str = "", parts: tuple[float, ...] = MIDDLE
) -> tuple[float, float]:
    """Where a thing is in front of all others: looked for in these parts of it."""
    seen = page.evaluate(SPOT, [query, words, parts, PATIENCE])
    assert isinstance(seen, list), f"{query} {words} cannot be touched: {seen}"
    return seen[0], seen[1]


def touch(page: Page, query: str, words: str = "") -> None:
    """A real click in the middle of a thing, which must be what is hit there."""
    page.mouse.click(*spot(page, query, words))
