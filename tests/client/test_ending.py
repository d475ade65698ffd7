"""The last moment of a game, the picture of its result, and the next game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grasse.kernel import Dice
from tests.client.boxes import few_weeks
from tests.client.conftest import Person, axe
from tests.server.people import greedily, play_on

Make = Callable[..., Person]

PROMPTS = """
window.prompts = [];
new MutationObserver(() => {
  const words = document.querySelector('.prompt')?.innerText;
  if (words && words !== window.prompts.at(-1)) window.prompts.push(words);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Everything that the prompt has said."""


@pytest.mark.parametrize(
    "game", ["pebbles", pytest.param("aqua-mirabilis", marks=pytest.mark.long)]
)
def test_a_game_that_came_to_its_end_was_never_stopped(person: Make, game: str) -> None:
    """Given somebody who watches every move, with all motion; when the game ends as it should; then
    the prompt never says that it was stopped, and at last says who won."""
    one = person(reduced_motion="no-preference")
    one.begin_with(PROMPTS)
    box = {"components": few_weeks()} if game == "aqua-mirabilis" else {}
    page = one.sit_down(game, **box)
    table = page.url.rpartition("/")[2]
    with one.as_program().at(table) as line:
        play_on([line], Dice(game), greedily if game != "pebbles" else None)
    page.locator(".result").wait_for(timeout=480_000)
    said = page.evaluate("window.prompts")
    assert not any("stopped" in words for words in said), said
    expect(page.locator(".prompt")).to_contain_text("with")


def test_a_rematch_against_bots_takes_one_click(person: Make) -> None:
    """Given a finished game against bots; when one asks for a rematch, by the keyboard; then the
    next thing is the own turn of a new game."""
    one = person()
    page = one.sit_down("pebbles")
    before = page.url
    with one.as_program().at(before.rpartition("/")[2]) as line:
        play_on([line], Dice("rematch"))
    again = page.get_by_role("button", name="Rematch")
    again.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url.split("#")[0] != before)
    one.own_turn()
    assert axe(page) == []


def test_the_picture_of_a_result_goes_to_the_systems_own_dialog(person: Make) -> None:
    """Given a system that shares files; then it is given a picture of the result, and nothing is
    downloaded."""
    one = person()
    one.begin_with(
        """
        window.shared = [];
        navigator.canShare = ({ files }) => files.length === 1;
        navigator.share = async ({ files }) =>
          void window.shared.push([files[0].type, files[0].size]);
        """
    )
    page = one.sit_down("pebbles")
    with one.as_program().at(page.url.rpartition("/")[2]) as line:
        play_on([line], Dice("picture"))
    page.get_by_role("button", name="Share a picture").click()
    page.wait_for_function("() => window.shared.length === 1")
    ((kind, size),) = page.evaluate("window.shared")
    assert kind == "image/png"
    assert size > 5000


def test_how_long_moves_of_bots_stay_is_a_setting_that_is_kept(person: Make) -> None:
    one = person()
    page = one.sit_down()
    for label, value in (("Others’ moves", "quick"), ("Animations", "fast")):
        page.get_by_role("tab", name="Settings").click()
        page.get_by_label(label).select_option(value)
        page.reload()
        one.own_turn()
        page.get_by_role("tab", name="Settings").click()
        expect(page.get_by_label(label)).to_have_value(value)
