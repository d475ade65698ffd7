"""Exploring: a board from a moment of a finished game, or from a file, to play all sides on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.bots.report.games import GOLDEN, SHORT
from tests.client.conftest import DESK, PHONE, Person, axe, pictures
from tests.client.test_report import finished

Make = Callable[..., Person]
PATIENCE = 60_000


def explored(one: Person, moment: int = 12) -> Page:
    """A board from a moment of a finished game."""
    one.go()
    page = one.go(f"{finished(one)}#t={moment}")
    page.locator(".replay").wait_for(timeout=PATIENCE)
    before = page.url
    page.get_by_role("button", name="Explore").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.locator(".study-chances b").first.wait_for(timeout=PATIENCE)
    one.own_turn()
    return page


def chances(page: Page) -> list[int]:
    expect(page.locator(".study-chances[aria-busy=false]")).to_be_visible()
    return [int(text.split()[0]) for text in page.locator(".study-chances b").all_inner_texts()]


def test_all_sides_are_played_and_everything_is_taken_back(person: Make) -> None:
    """Given a board from a moment; when one acts for whoever is to act and takes it back; then the
    estimate follows, and there is no end to undo."""
    one = person()
    page = explored(one)
    assert 98 <= sum(chances(page)) <= 102
    for _ in range(8):
        one.own_turn()
        place = page.locator(".moves summary:visible")
        if place.count():
            place.first.click()
        page.locator(".moves .move:visible").first.click()
        expect(page.locator(".connection")).to_have_text("Saved")
    expect(page.locator(".pass")).to_have_count(0)  # the device is passed to nobody
    one.own_turn()
    page.keyboard.press("u")
    one.own_turn()
    page.get_by_text("Nature rolls by herself").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".prompt")).to_have_text("Nature is to act.")
    expect(page.get_by_role("button", name="To the beginning")).to_be_disabled()
    assert 98 <= sum(chances(page)) <= 102


def test_nature_does_what_one_chooses_or_rolls(person: Make) -> None:
    page = explored(person())
    page.get_by_text("Nature rolls by herself").click()
    page.get_by_role("button", name="To the beginning").click()
    first = page.locator(".study-outcomes button").first
    first.wait_for(timeout=PATIENCE)
    first.click()
    expect(page.get_by_role("button", name="To the beginning")).to_be_enabled()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="To the beginning")).to_be_disabled()
    page.get_by_role("button", name="Let Nature roll").click()
    page.locator(".moves :is(li, summary):visible").first.wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_board_is_legible(person: Make, size: tuple[int, int]) -> None:
    page = explored(person(size=size))
    assert axe(page) == []
    pictures(page, "study")


def test_a_line_is_saved_and_opened_again(person: Make, tmp_path: Path) -> None:
    page = explored(person())
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save as a file").click()
    path = tmp_path / "line.json"
    saving.value.save_as(path)
    page.goto(re.sub(r"/table/.*", "/", page.url))
    page.get_by_label("Game file").set_input_files(path)
    page.locator(".study-chances b").first.wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("game", SHORT)
def test_a_file_from_disk_has_its_report_and_its_boards(person: Make, game: str) -> None:
    one = person()
    page = one.go()
    page.get_by_label("Game file").set_input_files(GOLDEN / SHORT[game])
    page.locator(".curve-line").first.wait_for(timeout=2 * PATIENCE)
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Explore").wait_for()


def test_a_file_that_is_none_is_refused_in_words(person: Make, tmp_path: Path) -> None:
    page = person().go()
    raw = (GOLDEN / SHORT["parfum"]).read_text(encoding="utf-8")
    cases = {
        "none": ("some words", "not a game file"),
        "changed": (raw.replace('"do":', '"du":', 1), "damaged"),
        "newer": (raw.replace('"grasse": 1', '"grasse": 99'), "another version"),
        "huge": ("x" * (600 * 1024), "not a game file"),
    }
    for name, (text, words) in cases.items():
        path = tmp_path / f"{name}.json"
        path.write_text(text, encoding="utf-8")
        page.get_by_label("Game file").set_input_files(path)
        expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()
