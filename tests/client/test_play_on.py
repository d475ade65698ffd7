"""From a moment of a finished game one plays on, at a new table against bots."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from grasse.kernel import Dice
from tests.client.conftest import DESK, PHONE, Person, axe, pictures
from tests.server.people import greedily, play_on

Make = Callable[..., Person]


def given_up(one: Person, game: str = "parfum") -> str:
    """A table where somebody decided twelve times and then gave up."""
    made = one.make_table(game, {"kind": "bot", "level": "easy"}, start=True)
    table: str = made["table"]["id"]
    program = one.as_program()
    with program.at(table) as line:
        play_on([line], Dice(game), greedily, most=12)
        assert program.post(f"/api/tables/{table}/chairs/0/resign").status == 200
        line.until(lambda _: line.memory.table["state"] == "over")
    return table


def shown(page: Page) -> list[str]:
    """What everybody has, and the prompt's options."""
    return page.locator(".players li").all_inner_texts()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_plays_on_from_a_moment_against_bots(person: Make, size: tuple[int, int]) -> None:
    """Given the replay of a finished game; when one plays on from a moment, by the keyboard; then a
    new table shows that very moment and says so, and the old game is as it was."""
    one = person(size)
    old = one.address + "/table/" + given_up(one)
    page = one.page
    page.goto(f"{old}#t=9")
    slider = page.locator(".replay input")
    expect(slider).to_have_value("8")
    go_on = page.get_by_role("button", name="Play on from here")
    assert axe(page) == []
    pictures(page, "board-play-on")
    before = shown(page)
    go_on.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: not url.startswith(old))
    one.own_turn()
    expect(page.locator(".replay")).to_have_count(0)
    assert len(shown(page)) == len(before)
    expect(page.locator(".side")).to_contain_text("The game goes on from a moment of an earlier")
    page.locator(".moves li, .moves summary").first.wait_for()
    page.go_back()
    expect(slider).to_have_value("8")
    expect(go_on).to_be_visible()


def test_a_running_game_offers_nothing_of_the_kind(person: Make) -> None:
    page = person().sit_down()
    page.keyboard.press("[")
    page.locator(".replay").wait_for()
    expect(page.get_by_role("button", name=re.compile("Play on"))).to_have_count(0)
