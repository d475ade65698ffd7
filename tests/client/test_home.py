"""Home and about: from the home page to the first own action, languages, light, sizes, weight."""

from __future__ import annotations

import gzip
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import grasse
from client import bundle
from grasse.kernel.words import LANGUAGES
from tests.client.conftest import DESK, PHONE, Person, Server, axe, picture, pictures
from tests.server.people import greedily, play_on

Make = Callable[..., Person]
MOST = 150 * 1024


def test_two_clicks_from_home_to_the_first_own_action(person: Make) -> None:
    page = person().go()
    page.get_by_role("button", name="Play now: Parfum").click()
    before = page.locator(".lines li").count()
    page.locator(".moves .move").first.click()
    expect(page.locator(".connection")).to_have_text("Saved")
    expect(page.locator(".lines")).to_contain_text("Guest takes clock")
    assert page.locator(".lines li").count() > before


@pytest.mark.parametrize("game", ["Parfum", "Safranito", "Aqua Mirabilis"])
def test_every_game_can_be_played_from_the_home_page(person: Make, game: str) -> None:
    page = person().play_now(game)
    expect(page.get_by_role("heading", level=1)).to_have_text(game)
    if page.locator(".moves summary").count():
        page.locator(".moves summary").first.click()
    before = page.locator(".lines li").count()
    page.locator(".moves .move:visible").first.click()
    expect(page.locator(".lines li")).not_to_have_count(before)


def test_tables_are_listed_to_go_on_with(person: Make) -> None:
    one = person()
    address = one.play_now().url
    page = one.go()
    page.locator(".my-table.yours").click()
    page.locator(".table-page").wait_for()
    assert page.url.split("#")[0] == address.split("#")[0]


@pytest.mark.long
def test_more_tables_than_a_page_has(person: Make) -> None:
    """Given somebody with 33 tables; then six are shown, all that came when asked, and the rest
    when asked again."""
    page = person().go()
    page.evaluate(
        """async () => {
          const body = JSON.stringify({ game: "parfum", chairs: [{ kind: "mine" }, {}] });
          const wish = { method: "POST", headers: { "content-type": "application/json" }, body };
          for (let n = 0; n < 33; n += 1) await fetch("/api/tables", wish);
        }"""
    )
    page.reload()
    expect(page.locator(".my-table")).to_have_count(6)
    page.get_by_role("button", name="All my tables").click()
    expect(page.locator(".my-table")).to_have_count(30)
    page.get_by_role("button", name="More tables").click()
    expect(page.locator(".my-table")).to_have_count(33)
    expect(page.get_by_role("button", name="More tables")).to_have_count(0)
    assert axe(page) == []


def test_finished_games_stay_with_their_results_and_what_they_come_to(person: Make) -> None:
    """Given a game that came to its end and one that runs; then home has the running one first, of
    the other how it ended, and in all how many were played and won; it leads to the replay."""
    one = person()
    made = one.make_table("pebbles", {"kind": "bot"}, start=True)
    running = one.make_table("parfum", {"kind": "bot"}, start=True)["table"]["id"]
    with one.as_program().at(made["table"]["id"]) as line:
        play_on([line], grasse.Dice("home"))
        result = line.memory.table["result"]
    page = one.go()
    table = page.locator("a.my-table")
    expect(table).to_have_count(1)
    expect(table).to_have_attribute("href", f"/table/{running}")
    ended = page.locator(".finished-list li")
    won = 0 in result["winners"]
    expect(ended).to_contain_text("Won" if won else "Place")
    expect(ended.locator("b")).to_have_text([str(score) for score in result["scores"]])
    figures = page.locator(".record dd")
    score = str(result["scores"][0])
    expect(figures).to_have_text(["1", str(int(won)), score, score])
    expect(page.locator(".record li")).to_contain_text("1 played")
    assert axe(page) == []
    pictures(page, "home-returning")
    ended.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay input")).to_have_value("0")


@pytest.mark.parametrize(
    ("game", "far"), [("parfum", "Round"), ("safranito", "Round"), ("aqua-mirabilis", "Week")]
)
def test_a_running_table_says_how_far_it_is(person: Make, game: str, far: str) -> None:
    """Given a game that has gone on for a while; then home has its picture, the round, the scores
    that the table itself shows, whose turn it is and since when."""
    one = person()
    made = one.make_table(game, {"kind": "bot", "level": "easy"}, start=True)
    with one.as_program().at(made["table"]["id"]) as line:
        play_on([line], grasse.Dice(game), greedily, most=40)
        while line.memory.table["to_act"] == 1:  # then nobody moves any more
            line.next()
        table = line.memory.views[0]["table"]
    page = one.go()
    mine = page.locator("a.my-table")
    expect(mine.locator(".thumb svg")).to_be_visible()
    expect(mine.locator("em")).to_have_text("Your turn")
    expect(mine.locator("small")).to_have_text(re.compile(rf"{far} \d+ · "))
    if game != "aqua-mirabilis":
        expect(mine.locator("small")).to_contain_text(f"{far} {table['round']} ")
    shown = [int(text.split()[-1]) for text in mine.locator(".who b").all_inner_texts()]
    assert shown == scores_of(table)
    assert axe(page) == []


def scores_of(table: dict[str, Any]) -> list[int]:
    """By the rulebook: coins, dishes, points."""
    match table["game"]:
        case "parfum":
            return list(table["money"])
        case "safranito":
            return [len(cooked) for cooked in table["cooked"]]
    return [player["score"] for player in table["players"]]


def test_a_damaged_table_is_shown_as_such(person: Make, server: Server) -> None:
    """Given two tables, one of which cannot be read any more; then the list has both, and says of
    the damaged one what to do; so does its page."""
    one = person()
    first = one.play_now().url.split("#")[0].rpartition("/")[2]
    one.play_now()
    server.stop()
    with sqlite3.connect(server.data / "grasse.sqlite3") as database:
        database.execute("UPDATE tables SET facts = ? WHERE id = ?", (b"\xff{", first))
    server.start()
    page = one.go()
    expect(page.locator("a.my-table")).to_have_count(1)
    damaged = page.locator(".my-table.damaged")
    expect(damaged).to_contain_text("Parfum")
    expect(damaged).to_contain_text("Tell whoever runs this server")
    assert axe(page) == []
    page = one.go(f"/table/{first}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("This table is damaged")
    one.troubles = [said for said in one.troubles if "status of 503" not in said]


def test_about_says_what_is_reconstructed_and_that_it_is_unofficial(person: Make) -> None:
    page = person().go("/about")
    expect(page.locator("main")).to_contain_text("unofficial")
    expect(page.get_by_role("article", name="Parfum")).to_contain_text("42 of 42 fragrance notes")
    with page.expect_response("**/licences.txt") as answer:
        page.get_by_role("link", name="Licences").click()
    assert "SIL OPEN FONT" in answer.value.text().upper()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_s_language_is_spoken(person: Make, language: str) -> None:
    one = person(locale={"en": "en-GB"}.get(language, language))
    page = one.go()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("heading", level=1).wait_for()
    page.locator(".card-buttons .primary").first.click()
    page.locator(".moves .move").first.wait_for()
    text = page.locator("body").inner_text()
    assert not re.search(
        r"\b[a-z]+-[a-z]+-[a-z]+\b(?<!aller-retour)", text.replace("grasse", "")
    ), text
    expect(page.locator("html")).to_have_attribute("lang", language)
    picture(page, f"board-language-{language}")


@pytest.mark.long
def test_the_language_changes_while_one_plays(person: Make) -> None:
    page = person().play_now()
    expect(page.get_by_role("heading", name="Your moves")).to_be_visible()
    page.get_by_role("tab", name="Settings").click()
    prompts, moves = set(), set()
    for language in ("en", "fr", "es", "it", "de"):
        page.locator(".menu select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        prompts.add(page.locator(".prompt").inner_text())
        moves.add(page.locator(".move").first.inner_text())
    assert len(prompts) == len(moves) == 5
    expect(page.get_by_role("heading", name="Deine Züge")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Deine Züge")).to_be_visible()


def test_light_and_dark(person: Make) -> None:
    page = person(color_scheme="dark").go()
    page.locator(".card").first.wait_for()
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(paper) == "rgb(29, 24, 36)"
    page.get_by_role("button", name="Switch between light and dark").click()
    assert page.evaluate(paper) == "rgb(247, 240, 228)"
    page.reload()
    page.locator(".card").first.wait_for()
    assert page.evaluate(paper) == "rgb(247, 240, 228)"


@pytest.mark.long
@pytest.mark.parametrize("width", [360, 390, 768, 1280, 1920, 2560])
def test_nothing_scrolls_sideways(person: Make, width: int) -> None:
    one = person(size=(width, 800))
    page = one.go()
    for path in ("/", "/about"):
        page = one.go(path)
        page.locator(".card, .origins").first.wait_for()
        page.evaluate("document.fonts.ready.then(() => true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page = one.play_now()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_first_load_is_light_and_asks_nobody_else(person: Make) -> None:
    one = person()
    page = one.page
    bodies: dict[str, bytes] = {}

    def note(response: object) -> None:
        path = response.url.removeprefix(one.address)  # type: ignore[attr-defined]
        if not path.startswith("/api"):
            bodies[path] = response.body()  # type: ignore[attr-defined]

    one.line.send("Network.clearBrowserCache")
    one.on("response", note)
    one.go()
    page.locator(".card").first.wait_for()
    page.wait_for_load_state("networkidle")
    size = sum(
        len(body) if path.endswith(".woff2") else len(gzip.compress(body))
        for path, body in bodies.items()
    )
    assert size <= MOST, {path: len(body) for path, body in bodies.items()}
    assert any(path.endswith(".woff2") for path in bodies)
    assert one.hosts == {one.address.removeprefix("http://")}


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_home_about_and_the_form(
    person: Make, theme: str, size: tuple[int, int]
) -> None:
    one = person(size=size, color_scheme=theme)
    name = f"{'desk' if size == DESK else 'phone'}-{theme}"
    page = one.go()
    page.locator(".card").first.wait_for()
    assert axe(page) == []
    picture(page, f"home-{name}")
    page.get_by_role("button", name="With friends: a table of Parfum").click()
    page.get_by_text("House rules").click()
    expect(page.locator(".options .tick").first).to_be_visible()
    assert axe(page) == []
    picture(page, f"new-table-{name}")
    page = one.go("/about")
    page.locator(".own-box summary").first.click()
    assert axe(page) == []
    picture(page, f"about-{name}")


def test_an_address_that_leads_nowhere_says_so(person: Make) -> None:
    page = person().go("/table/" + "a" * 16)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table.")
    assert axe(page) == []
    page.get_by_role("link", name="To the home page").click()
    page.locator(".card").first.wait_for()


def test_every_source_of_the_bundle_exists() -> None:
    assert all(path.exists() for path in bundle.sources())
