"""Every size: 320 to 2560 pixels wide, upright and on its side, and 200 % zoom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DRAWN, Person, picture

Make = Callable[..., Person]
SIZES = (
    (320, 640),
    (360, 740),
    (390, 844),
    (640, 360),  # 1280 × 720 at 200 %
    (768, 1024),
    (844, 390),
    (960, 540),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
GAMES = ("parfum", "safranito", "aqua-mirabilis")

BROKEN = """
() => [...document.querySelectorAll('button, a, .prompt, .effect')].flatMap((one) => {
  if (!one.checkVisibility() || one.closest('.lines, .side, .stage, .unseen')) return [];
  const lines = new Set([...one.querySelectorAll('*'), one].flatMap((part) =>
    [...part.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim())
      .filter(() => getComputedStyle(part).clipPath === 'none')
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((box) => Math.round(box.y / 8));
      })));
  const { right, width } = one.getBoundingClientRect();
  const scrolls = one.closest('.players, .decision, .bar-words');
  const most = !one.matches('.prompt') ? 2 : innerWidth < 380 ? 4 : 3;
  if (lines.size > most) return [`${one.innerText}: ${lines.size} lines`];
  return right > innerWidth + 1 && !scrolls ? [`${one.innerText} ends at ${right}`] : [];
})
"""
"""Buttons in more than two lines, prompts in more than three (four), and what sticks out."""

FILLS = """
() => {
  const place = document.querySelector('.stage-place').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.stage > *, .stage .board')]
    .map((one) => one.getBoundingClientRect());
  return [Math.max(...boxes.map((box) => box.width)) / place.width,
          Math.max(...boxes.map((box) => box.height)) / place.height];
}
"""
"""How much of its place the board takes, across and down."""


def at_each_size(page: Page, name: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        where = f"{name} {width} × {height}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width, where
        broken: list[str] = page.evaluate(BROKEN)
        assert broken == [], f"{where}: {broken}"
        assert max(page.evaluate(FILLS)) > 0.98, f"{where}: smaller than its place"
        expect(page.locator(".prompt")).to_be_in_viewport()
        picture(page, f"board-size-{name}-{width}")


def choose(page: Page) -> None:
    """Touch the first thing that can be: the bar then has its longest words."""
    lit = page.locator('[data-target][data-state="lit"]').first
    lit.evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))")


def test_parfum_fits_every_size(person: Make) -> None:
    page = person(locale="de-DE").sit_down("parfum")
    choose(page)
    expect(page.locator(".decision [data-confirm]")).to_be_visible()
    at_each_size(page, "parfum")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_four_players_in_german_fit_every_size(person: Make, game: str) -> None:
    one = person(locale="de-DE")
    made = one.make_table(game, *[{"kind": "bot"}] * 3, start=True)
    one.go(f"/table/{made['table']['id']}")
    page = one.own_turn()
    at_each_size(page, f"{game}-four")


def test_the_board_is_made_larger_by_the_wheel_and_whole_again(person: Make) -> None:
    page = person().sit_down("parfum")
    board = page.locator(".board")
    before = board.bounding_box()
    assert before
    page.mouse.move(before["x"] + 200, before["y"] + 200)
    page.mouse.wheel(0, -400)
    reset = page.get_by_role("button", name="The whole board")
    expect(reset).to_be_visible()
    larger = board.bounding_box()
    assert larger
    assert larger["width"] > 1.5 * before["width"]
    choose(page)
    expect(page.locator(".decision [data-confirm]")).to_be_visible()
    reset.click()
    expect(reset).to_have_count(0)
    assert board.bounding_box() == before
