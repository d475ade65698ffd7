"""Nothing moves that nobody moved: a page is watched frame by frame while a test plays."""

from __future__ import annotations

from tests.client.conftest import DRAWN, Person

WATCH = """
const PARTS = ['.top', '.now', '.bar', '.stage-place', '.board', 'aside', '.moves', '.tabs'];
const troubles = window.troublesOfStillness = new Set();
let first = new Map(), size = '', fresh = 0, over = false, asked = false, spot = '';
const look = () => {
  const page = document.querySelector('.table-page');
  over = !page || document.querySelector('.result, .replay') !== null;
  const now = `${innerWidth} ${innerHeight} ${location.pathname}`;
  if (now !== size) [first, size, fresh] = [new Map(), now, 5];
  if (fresh > 0) fresh -= over ? 0 : 1;
  else if (!over) {
    const phone = innerWidth < 700;
    for (const part of PARTS) {
      const found = page.querySelector(part);
      if (!found || (phone && found.closest('aside'))) continue; // below a board that may grow
      const { x, y, width, height } = found.getBoundingClientRect();
      const floats = part === '.now' || part === '.bar';
      const long = phone && !floats; // its end is below what one sees, and may be
      const top = floats && innerWidth < 1000 ? 0 : y + scrollY;
      const box = [x, top, width, long ? 0 : height];
      const was = first.get(part);
      if (!was) first.set(part, box);
      else if (box.some((one, i) => Math.abs(one - was[i]) > 1)) {
        troubles.add(`${part} moved from ${was.map(Math.round)} to ${box.map(Math.round)}`);
        first.set(part, box);
      }
    }
  }
  if (document.querySelector('.summary')) window.roundsTold = true;
  if (document.querySelector('.tip') && !asked) {
    troubles.add(`nobody asked for the tip: ${document.querySelector('.tip').innerText}`);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
new PerformanceObserver((list) => {
  for (const entry of over || fresh > 0 ? [] : list.getEntries()) {
    for (const { node, previousRect: a, currentRect: b } of entry.sources) {
      const part = PARTS.find((one) => node?.matches?.(one));
      const by = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
      const below = innerWidth < 700 && node?.closest?.('aside');
      if (part && !below && by > 1) troubles.add(`${part} shifted by ${by}`);
    }
  }
}).observe({ type: 'layout-shift', buffered: true });
addEventListener('pointermove', ({ screenX, screenY }) => {
  const now = `${screenX} ${screenY}`;
  if (now !== spot) asked = true;
  spot = now;
}, true);
addEventListener('keydown', ({ key }) => {
  asked = /^(Tab|Arrow|Page|Home|End|b$)/.test(key);
}, true);
addEventListener('click', () => (asked = false), true);
"""
"""Boxes of the frame and of the board, the browser's own entries of what shifted, and tips that
came although neither the pointer nor a key went anywhere since the last click."""


class Stillness:
    """Watches somebody's page from the next document on."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        person.begin_with(WATCH)

    def tells_rounds(self) -> bool:
        """Whether a round that ended was told in short."""
        return bool(self.page.evaluate("window.roundsTold === true"))

    def holds(self) -> None:
        self.page.evaluate(DRAWN)
        troubles: list[str] = self.page.evaluate("[...window.troublesOfStillness]")
        assert troubles == [], "\n".join(troubles)
