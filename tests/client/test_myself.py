"""Who one is: a name, a colour and a mark, at home and at a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DESK, PHONE, Person, axe, pictures

Make = Callable[..., Person]


def colour(page: Page, selector: str) -> str:
    found: str = page.evaluate(
        "(of) => getComputedStyle(document.querySelector(of)).fill", selector
    )
    return found


def test_a_name_and_a_mark_chosen_at_home_count_at_the_table(person: Make) -> None:
    """Given somebody who chose a name and the orange diamond at home; then he has both at his
    table, the bot has another mark, the board draws the same, and both are there the next time."""
    one = person()
    page = one.go()
    page.get_by_label("Your name").fill("Ada")
    choice = page.get_by_role("button", name="Orange diamond")
    orange = colour(page, ".mark-choice .m1")
    choice.focus()
    page.keyboard.press("Enter")
    expect(choice).to_have_attribute("aria-pressed", "true")
    assert axe(page) == []
    page = one.play_now()
    expect(page.locator(".players li").first).to_contain_text("Ada")
    mine, bots = (colour(page, f".players li:nth-child({n}) .mark") for n in (1, 2))
    assert mine == orange
    assert bots != orange
    assert colour(page, ".stage .mark.p0") == orange
    shapes = page.locator(".players .mark")
    assert shapes.nth(0).get_attribute("d") != shapes.nth(1).get_attribute("d")
    page = one.go()
    expect(page.get_by_label("Your name").first).to_have_value("Ada")
    assert colour(page, ".my-table .mark") == orange
    expect(choice).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_is_called_otherwise_at_a_table_that_exists(
    person: Make, size: tuple[int, int]
) -> None:
    one, other = person(size), person()
    page = one.sit_down()
    other.page.goto(page.url)
    other.page.locator(".players").wait_for()
    page.get_by_role("tab", name="Settings").click()
    name = page.get_by_label("Your name")
    rename = page.get_by_role("button", name="Rename")
    expect(rename).to_be_disabled()
    name.fill("Colette")
    name.press("Enter")
    for seen in (page, other.page):
        expect(seen.locator(".players li").first).to_contain_text("Colette")
    page.get_by_role("button", name="Plum square").click()
    shape = page.get_by_role("button", name="Plum square").locator("path").get_attribute("d")
    expect(other.page.locator(".players .mark").first).to_have_attribute("d", shape or "")
    assert axe(page) == []
    pictures(page, "board-rename")
    page.get_by_role("tab", name="Journal").click()
    expect(page.locator(".side")).to_contain_text("is called Colette now")


def test_before_the_game_too_and_not_what_another_chose(person: Make) -> None:
    one, other = person(), person()
    made = one.make_table("parfum", {"kind": "open"})
    page = one.go(f"/table/{made['table']['id']}")
    page.get_by_text("Your name and mark here").click()
    page.get_by_role("button", name="Green triangle").click()
    guest = other.go(f"/table/{made['table']['id']}#{made['you']['invitation']}")
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_text("Your name and mark here").click()
    expect(guest.get_by_role("button", name="Green triangle")).to_be_disabled()
    guest.get_by_role("button", name="Blue circle").click()
    expect(guest.get_by_role("button", name="Blue circle")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert axe(guest) == []
    pictures(guest, "gathering-rename")
