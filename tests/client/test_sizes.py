"""Every size: 320 to 2560 pixels wide, upright and on its side, and 200 % zoom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DRAWN, Person, picture
from tests.client.test_safranito_touch import Fingers

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


# Words on the board


SMALL = """
() => [...document.querySelectorAll('.stage text, .stage tspan, .stage button, .stage span')]
  .filter((one) => [...one.childNodes]
    .some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => one.checkVisibility() && !one.closest('.unseen'))
  .map((one) => {
    const matrix = one.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    return [size, one.textContent, one.getAttribute('class')];
  })
  .filter(([size]) => size < 11.95)
"""
"""Words that are smaller than twelve pixels."""


@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("game", ["parfum", "aqua-mirabilis"])
def test_words_on_the_board_have_twelve_pixels(person: Make, game: str, bots: int) -> None:
    """No word on the board is smaller than twelve pixels, from 1280 × 720 on and on every phone;
    where that is wider than the phone, the board is moved sideways and the page is not."""
    one = person()
    made = one.make_table(game, *[{"kind": "bot", "level": "easy"}] * bots, start=True)
    one.go(f"/table/{made['table']['id']}")
    page = one.own_turn()
    for width, height in ((1280, 720), (1366, 768), (1920, 1080), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        page.wait_for_function("() => document.querySelector('.flying') === null")
        assert page.evaluate(SMALL) == [], f"{width} × {height}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_two_fingers_make_the_board_larger_and_a_button_whole_again(person: Make) -> None:
    """Given a phone; when two fingers part on the board; then it is larger around them, one finger
    moves it, a touch still touches what is there, and a button makes it whole again."""
    one = person((768, 1024), has_touch=True)
    page = one.sit_down()
    board = page.locator(".stage .board").first
    before = board.bounding_box()
    assert before is not None
    x, y = before["x"] + 200, before["y"] + 200
    fingers = Fingers(page)
    fingers.down((x - 20, y), (x + 20, y))
    for apart in (30, 45, 60):
        fingers._send("touchMove", ((x - apart, y), (x + apart, y)))
    fingers.up()
    reset = page.get_by_role("button", name="Whole board")
    reset.wait_for()
    larger = board.bounding_box()
    assert larger is not None
    assert larger["width"] > 2.5 * before["width"]
    fingers.down((x, y))
    for step in (20, 60, 100):
        fingers._send("touchMove", ((x - step, y),))
    fingers.up()
    moved = board.bounding_box()
    assert moved is not None
    assert moved["x"] < larger["x"] - 50
    assert page.evaluate("document.documentElement.scrollWidth") <= 768
    reset.click()
    expect(reset).to_have_count(0)
    assert board.bounding_box() == before
