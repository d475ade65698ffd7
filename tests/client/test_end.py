"""The end of a game: points by source, the curve, the proof computed by the browser, replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from grasse.kernel.verify import verify
from tests.client.conftest import DESK, PHONE, Person, Server, axe, picture, pictures

Make = Callable[..., Person]
pytestmark = pytest.mark.long  # a game of the usual box, to its end


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody who let a bot play a game to its end."""
    context = browser.new_context(
        viewport={"width": DESK[0], "height": DESK[1]}, locale="en-GB", reduced_motion="reduce"
    )
    one = Person(context, server)
    page = one.play_now(level="beginner")
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator(".result").wait_for(timeout=480_000)
    yield one
    assert one.troubles == []
    context.close()


@pytest.fixture
def page(finished: Person) -> Page:
    """The table of the finished game, loaded anew."""
    finished.page.unroute_all()
    finished.page.goto(finished.page.url.split("#")[0])
    finished.page.reload()
    finished.page.locator(".result").wait_for()
    return finished.page


def test_points_are_shown_by_source_and_add_up(page: Page) -> None:
    rows = page.locator(".sources tbody tr")
    columns = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    totals = [text.strip("★ ") for text in page.locator(".sources tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*columns, strict=True)] == [int(one) for one in totals]
    expect(page.locator(".result-title")).to_contain_text("win")


def test_the_story_of_the_scores_is_a_curve(page: Page) -> None:
    lines = page.locator(".curve-line")
    expect(lines).to_have_count(2)
    expect(lines.first).to_have_attribute("d", re.compile("M.*L.*L"))


def test_the_curve_has_marks_at_whole_steps_and_at_rounds(page: Page) -> None:
    page.locator(".curve-line").first.wait_for()
    texts = page.locator(".curve > g:not(.curve-round) > text").all_text_contents()
    marks = [int(text) for text in texts]
    steps = {then - one for one, then in pairwise(marks)}
    assert len(marks) >= 3
    assert len(steps) == 1, "evenly apart"
    rounds = page.locator(".curve-round text").all_text_contents()
    assert rounds == [str(number) for number in range(1, len(rounds) + 1)]
    assert len(rounds) > 1


def test_the_winner_is_named_and_the_result_is_a_picture_to_share(page: Page) -> None:
    first = page.locator(".ending-bars li").first
    expect(page.locator(".ending-winner")).to_contain_text(
        first.locator(".ending-name").inner_text().strip()
    )
    parts = first.locator(".part")
    widths = [box["width"] for box in map(Locator.bounding_box, parts.all()) if box]
    assert len(widths) > 1, "source after source"
    assert min(widths) > 0
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    raw = download.value.path().read_bytes()
    assert raw.startswith(b"\x89PNG")
    assert int.from_bytes(raw[16:20]) == 1200
    pictures(page, "result-ending")


def test_the_browser_proves_the_dice_by_itself(page: Page) -> None:
    with page.expect_response("**/proof") as answer:
        page.get_by_role("button", name="Check it here").click()
    expect(page.locator(".fair")).to_have_text("Everything fits: the dice were fair.")
    draws = sum(len(move["draws"]) for move in answer.value.json()["moves"])
    assert draws > 50
    expect(page.locator(".checks")).to_contain_text(f"Draws computed again: {draws}; wrong: 0.")
    expect(page.locator(".checks")).to_contain_text("The bytes of Guest are those promised.")


@pytest.mark.parametrize("lie", ["seed", "value", "number", "action", "contribution"])
def test_a_lie_is_found(page: Page, lie: str) -> None:
    def tell(route: Route) -> None:
        proof = route.fetch().json()
        move = next(one for one in proof["moves"] if one["outcomes"] and len(one["outcomes"]) > 1)
        match lie:
            case "seed":
                proof["seed"] = "00" * 32
            case "value":
                move["draws"][0]["value"] += 1 if move["draws"][0]["value"] == 0 else -1
            case "number":
                move["draws"][0]["number"] += 1
            case "action":
                other = [one for one, _ in move["outcomes"] if one != move["action"]]
                move["action"] = other[0]
            case "contribution":
                proof["contributions"][0] = "00" * 32
        route.fulfill(json=proof)

    page.route("**/proof", tell)
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator(".fairness .trouble")).to_have_text("Something does not fit.")


def test_the_saved_file_is_a_whole_game_that_verifies(page: Page) -> None:
    from grasse.games import find

    with page.expect_download() as download:
        page.locator(".result-buttons").get_by_role("link", name="Save the game file").click()
    raw = download.value.path().read_bytes()
    assert json.loads(raw)["kind"] == "game"
    assert verify(find("parfum"), raw) == []


def test_replay_goes_through_the_game_with_a_slider(page: Page) -> None:
    page.locator(".result-buttons").get_by_role("button", name="Replay").click()
    slider = page.locator(".replay input")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill(str(last // 2))
    expect(page.locator(".replay")).to_contain_text(f"{last // 2 + 1} / {last + 1}")
    expect(page.locator(".prompt")).to_have_text("You are looking at the past.")
    assert axe(page) == []
    pictures(page, "board-replay")
    page.get_by_role("button", name="Back to the present").click()
    page.locator(".result").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_the_end(page: Page, size: tuple[int, int], theme: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.locator(".curve-line").first.wait_for()
    assert axe(page) == []
    picture(page, f"result-{'desk' if size == DESK else 'phone'}-{theme}")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def test_rematch_opens_a_new_table_with_the_same_people(page: Page) -> None:
    old = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url.split("#")[0] != old.split("#")[0])
    page.locator(".table-page, .chairs").first.wait_for()
    page.go_back()
    page.locator(".result").wait_for()
