"""Hints at the table: by a key or a click, numbered on the board, put away again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.client.conftest import DESK, PHONE, Person, axe, pictures

Make = Callable[..., Person]
PATIENCE = 60_000


@pytest.mark.parametrize("game", ["parfum", "safranito", "aqua-mirabilis"])
def test_h_shows_the_best_moves_on_the_board(person: Make, game: str) -> None:
    """Given the own turn against a bot; when H is pressed; then the best moves are listed with what
    they bring and numbered on the board; the first can be chosen, and is sent by the bar."""
    one = person()
    page = one.sit_down(game)
    page.keyboard.press("h")
    hints = page.locator(".hints .hint")
    hints.first.wait_for(timeout=PATIENCE)
    assert 1 <= hints.count() <= 3
    expect(hints.first).to_contain_text("chance to win")
    expect(page.locator("[data-hint='1']").first).to_be_visible()
    assert axe(page) == []
    pictures(page, f"hints-{game}")
    words = hints.first.locator("strong").inner_text()
    hints.first.click()
    expect(page.locator(".bar [data-confirm]")).to_have_text(words)
    page.locator("[data-confirm]:visible").click()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_button_shows_them_and_puts_them_away(person: Make, size: tuple[int, int]) -> None:
    page = person(size=size).sit_down()
    button = page.get_by_role("button", name="Hint", exact=True)
    button.click()
    page.locator(".hints .hint").first.wait_for(timeout=PATIENCE)
    button.click()
    expect(page.locator(".hints")).to_have_count(0)
    button.click()
    page.locator(".hints .hint").first.wait_for(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)


def test_among_people_there_are_none_unless_agreed(person: Make) -> None:
    one = person()
    made = one.make_table("parfum", {"kind": "mine", "name": "Bea"}, start=True)
    page = one.go(f"/table/{made['table']['id']}")
    page.get_by_role("button", name="I am").or_(page.locator(".pass button")).first.click()
    one.own_turn()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".toast, .notice").first).to_contain_text("no hints")
