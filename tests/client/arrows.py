"""How the arrow keys lead over a board: the way of the focus, searched from where it is.

A key goes to the thing that lies least far in its direction, what lies aside counting more; this is
told here a second time, and a test that walks by it fails where the board does otherwise.
"""

from __future__ import annotations

from playwright.sync_api import Page

BOARD = ".board [data-target]"
EVENLY = ((1.0, 2.5), (1.0, 2.5))
"""What a step along and a step aside count: of the keys left and right, of the keys up and down."""

SEARCH = """
([things, to, weights]) => {
  const cells = [...document.querySelectorAll(things)];
  const spots = cells.map((of) => {
    const box = of.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  const next = (at, [dx, dy]) => {
    const [forth, beside] = weights[dx ? 0 : 1];
    let best = -1, least = Infinity;
    spots.forEach(([x, y], i) => {
      const [a, b] = [x - spots[at][0], y - spots[at][1]];
      const along = a * dx + b * dy;
      const far = forth * along + beside * (Math.abs(a * dy) + Math.abs(b * dx));
      if (i !== at && along > 1 && far < least) [best, least] = [i, far];
    });
    return best;
  };
  const from = document.activeElement.dataset.target;
  const seen = new Map([[cells.findIndex((one) => one.dataset.target === from), []]]);
  const goal = cells.findIndex((one) => one.dataset.target === to);
  for (const [at, keys] of seen) {
    if (at === goal) return keys;
    for (const [key, way] of Object.entries(ways)) {
      const then = next(at, way);
      if (then >= 0 && !seen.has(then)) seen.set(then, [...keys, key]);
    }
  }
  return null;
}
"""


def arrows(
    page: Page,
    to: str,
    things: str = BOARD,
    weights: tuple[tuple[float, float], tuple[float, float]] = EVENLY,
) -> list[str] | None:
    """The keys from the focused thing to another one; None where they do not lead."""
    keys: list[str] | None = page.evaluate(SEARCH, [things, to, weights])
    return keys


def focused(page: Page) -> str:
    """The thing that has the focus."""
    return str(page.evaluate("document.activeElement.dataset.target ?? ''"))
