"""House rules: every ruling that can be turned is chosen in the form, and holds at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from grasse.games import find, names
from grasse.kernel.words import Words
from tests.client.conftest import Person, axe, pictures

Make = Callable[..., Person]
UNUSUAL = {
    "limited_flacons": "There are always enough flacons",
    "limit_in_last_round": "The last round has no water limit",
    "must_convert": "A production need not convert anything",
    "methods_ever_learned": "The bonus for methods counts only methods kept to the end",
    "influence_tile_only_places": "The influence tile may move tokens when the supply is empty",
    "limited_letters": "There are always enough letters",
}
"""What usually holds is not ticked: then the table says what holds instead."""


def open_form(one: Person, game: str) -> Page:
    """A table for two, oneself and a bot, with the house rules unfolded."""
    page = one.go()
    title = Words("en", find(game).folder)("game")
    page.get_by_role("button", name=f"With friends: a table of {title}").click()
    form = page.locator(".new-table")
    form.get_by_label("Seat 2").select_option("solid")
    form.get_by_text("House rules and components of your own").click()
    return page


@pytest.mark.long
@pytest.mark.parametrize("game", [one for one in names() if find(one).rulings])
def test_each_house_rule_is_chosen_in_the_form_and_said_at_the_table(
    person: Make, game: str
) -> None:
    page = open_form(person(), game)
    due = []
    for option in find(game).rulings:
        field = page.locator(f'[data-option="{option}"]')
        _, *others = find(game).choices(option)
        if others in (["true"], ["false"]):
            tick = field.get_by_role("checkbox")
            expect(tick).to_be_checked(checked=others == ["false"])
            tick.click()
            said = UNUSUAL.get(option) or field.inner_text().splitlines()[0]
        elif others:
            expect(field.get_by_role("radio").first).to_be_checked()
            field.get_by_role("radio").last.check()
            said = field.locator(".tick").last.inner_text().splitlines()[0]
        else:
            field.locator("input").fill("7")
            said = f"{field.locator('span').inner_text()}: 7"
        assert " " in said, "words, not a name of the program"
        due.append(re.compile(re.escape(said), re.IGNORECASE))
    page.get_by_role("button", name="Start the game").click()
    page.locator(".moves :is(.move, summary):visible").first.wait_for()
    page.get_by_role("tab", name="Rules").click()
    rules = page.get_by_role("region", name="House rules of this table").get_by_role("listitem")
    expect(rules).to_have_text(due)
    assert axe(page) == []
    pictures(page, f"board-house-rules-{game}")


def test_without_house_rules_the_table_says_so(person: Make) -> None:
    page = person().sit_down()
    page.get_by_role("tab", name="Rules").click()
    rules = page.get_by_role("region", name="House rules of this table")
    expect(rules).to_contain_text("None: the usual rules hold.")


def test_a_friend_reads_the_house_rules_before_the_game(person: Make) -> None:
    one = person()
    page = open_form(one, "parfum")
    form = page.locator(".new-table")
    form.get_by_label("Seat 2").select_option("open")
    form.get_by_label("claimed notes may be kept for a later turn").check()
    form.get_by_label("The game ends when the bag is empty").check()
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    guest = person().page
    guest.goto(page.locator("#invite").input_value())
    rules = guest.get_by_role("region", name="House rules of this table").get_by_role("listitem")
    expect(rules).to_have_text(
        ["Claimed notes may be kept for a later turn", "The game ends when the bag is empty"]
    )
    assert axe(guest) == []
    pictures(guest, "gathering-house-rules")
