"""The practice range of Safranito: throws without a table, counted in the browser alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client.conftest import PHONE, axe, picture
from tests.client.desk import Make


def test_one_throws_at_will_and_nothing_goes_to_the_server(person: Make) -> None:
    one = person()
    page = one.go()
    page.get_by_role("link", name="Practise throwing").click()
    page.locator(".saf-arena").wait_for()
    asked: list[str] = []
    one.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    one.on("websocket", lambda socket: asked.append(socket.url))
    for n in range(1, 9):  # more than there are chips
        page.locator('[data-target^="own/"][data-state="lit"]').first.click()
        page.locator('[data-target="bowl/ginger"]').click(position={"x": 8, "y": 40})
        page.locator(".saf-throw:enabled").click()
        expect(page.locator(".saf-tallies tbody tr").nth(1).locator("td").first).to_have_text(
            str(n)
        )
    expect(page.locator(".saf-told")).not_to_be_empty()
    assert page.locator(".saf-lying [data-disc]").count() <= 5
    page.get_by_role("button", name="Clear the board").click()
    expect(page.locator(".saf-lying [data-disc]")).to_have_count(0)
    page.get_by_role("button", name="Lay out other chips").click()
    expect(page.locator(".saf-lying [data-disc]").first).to_be_visible()
    page.get_by_role("button", name="Count from zero").click()
    expect(page.locator(".saf-tallies td.num").first).to_have_text("0")
    assert [one for one in asked if "/assets/" not in one] == []
    assert axe(page) == []
    picture(page, "practice-safranito")


def test_a_pull_throws_there_too_and_the_discs_move(person: Make) -> None:
    page = person(reduced_motion="no-preference").go("/practice/safranito")
    chip = page.locator('[data-target="own/30"]')
    chip.wait_for()
    box = chip.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 5, y - 35, steps=4)
    page.mouse.up()
    page.locator("[data-flyer]").wait_for(state="attached")
    expect(page.locator(".saf-tallies tbody tr").nth(1).locator("td").first).to_have_text("1")
    expect(page.locator("[data-flyer]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "de"])
def test_it_fits_on_a_phone_in_every_language(person: Make, language: str) -> None:
    page = person(PHONE, has_touch=True, is_mobile=True, locale=language).go("/practice/safranito")
    page.locator('[data-target="own/30"]').tap()
    page.locator('[data-target="bowl/mint"]').tap()
    expect(page.locator(".saf-throw")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    picture(page, f"practice-safranito-{language}-phone")


def test_only_games_with_a_range_have_one(person: Make) -> None:
    page = person().go("/practice/parfum")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing but the scent of it")
