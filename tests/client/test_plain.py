"""A game that has no board of its own is played on the plain one, in its own words."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from grasse.games import find, names
from grasse.kernel.speech import Speech
from grasse.kernel.words import LANGUAGES, Words
from tests.client.conftest import PATIENCE, Person, axe, pictures
from tests.client.line import Line

GAME = find("pebbles")
Make = Callable[..., Person]


def sit_down(one: Person) -> Page:
    """Play at once, from the card on the home page."""
    page = one.play_now("Pebbles")
    page.locator(".plain-board section").first.wait_for()
    return page


def speak(page: Page, language: str) -> None:
    page.locator(".menu select, .top select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


class Seen:
    """The views that came over the line, the last of them whole."""

    def __init__(self, one: Person) -> None:
        self.views: list[dict[str, Any]] = []
        self.line = Line(one, self._take, lambda text: None)

    def _take(self, text: str) -> None:
        self.views += [view for view in json.loads(text).get("views", ()) if "said" in view]

    def mine_since(self, count: int) -> bool:
        """Whether a view behind these is one's own turn, or the end."""
        views = self.views[count:]
        return any(view["result"] or view["to_act"] == view["seat"] for view in views)


def shown(page: Page) -> list[str]:
    """What stands on the board."""
    found: list[str] = page.locator(".plain-board h2, .plain-board li").all_inner_texts()
    return found


def test_the_home_page_has_a_card_for_every_game_and_counts_them(person: Make) -> None:
    one = person()
    one.go("/")
    cards = one.page.locator(".card")

    expect(cards).to_have_count(len(names()))
    pictures(one.page, "plain-home")
    for language in LANGUAGES:
        speak(one.page, language)
        words = Words(language, GAME.folder)
        card = cards.filter(has=one.page.get_by_role("heading", name=words("game"), exact=True))
        expect(card).to_contain_text(words("about"))
        expect(card.locator(".facts li")).to_have_count(1)  # how long it takes, nobody knows
    speak(one.page, "en")
    count = {4: "Four", 5: "Five"}.get(len(names()), str(len(names())))
    expect(one.page.locator("h1")).to_have_text(f"{count} games of scents and spices")


def test_a_whole_game_is_played_on_the_plain_board(person: Make) -> None:
    """Given a table of a game without a board; when it is played by its buttons; then table,
    prompt, options, journal and result are in the words that the terminal has."""
    one = person()
    seen = Seen(one)
    page = sit_down(one)
    assert axe(page) == []
    pictures(page, "plain")
    speech = Speech(GAME, "en")
    while not seen.views[-1]["result"]:
        view = seen.views[-1]
        names = page.locator(".player-name").all_inner_texts()
        told = {**view, "names": names}
        expect(page.locator(".prompt")).to_have_text(speech.prompt(told))
        rows = [text for title, rows, _ in speech.table(told) for text in (title, *rows)]
        assert shown(page) == rows
        expect(page.locator(".players .num")).to_have_count(0)  # unknown is not nothing
        buttons = page.locator("button.move")
        expect(buttons).to_have_text([speech.action(told, a) for a in options_of(view)])
        count = len(seen.views)
        buttons.nth(len(view["journal"]) % 2).click()
        seen.line.until(partial(seen.mine_since, count), "the own turn, or the end")
    expect(page.locator(".result-title")).to_be_visible()
    expect(page.locator(".players .num")).to_have_count(2)
    pictures(page, "plain-end")
    expect(page.locator(".curve-line")).to_have_count(0)


def options_of(view: dict[str, Any]) -> list[Any]:
    return [GAME.vocabulary.read(option) for option in view["options"]]


def test_the_language_can_be_changed_at_the_table(person: Make) -> None:
    one = person()
    page = sit_down(one)
    page.get_by_role("tab", name="Settings").click()
    for language in LANGUAGES:
        speak(one.page, language)
        words = Words(language, GAME.folder)
        expect(page.locator(".plain-board h2").first).to_have_text(words("game"))
        expect(page.locator("button.move").first).to_have_text(words("do-draw"))
    page.get_by_role("tab").first.click()
    expect(page.locator(".line").first).to_contain_text("wird angespült")


def test_a_moment_of_the_past_has_its_words(person: Make) -> None:
    one = person()
    page = sit_down(one)
    page.locator("button.move").first.click()
    expect(page.locator("button.move").first).to_be_enabled()
    expect(page.locator(".line")).not_to_have_count(1)
    before = shown(page)
    page.locator(".line").first.click()
    page.wait_for_function(
        "rows => [...document.querySelectorAll('.plain-board li')].map(x => x.innerText)"
        ".join() !== rows.slice(1).join()",
        arg=before,
        timeout=1000 * PATIENCE,
    )
    expect(page.locator(".plain-board h2").first).to_have_text("Pebbles")
