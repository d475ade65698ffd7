"""Pages around the table: where there is nothing, the invitation, looking on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grasse.kernel.words import LANGUAGES
from tests.client.conftest import PHONE, Person, axe, pictures

Make = Callable[..., Person]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nonsense", "There is no page at /nonsense"),
        ("/table/short", "There is no page at /table/short"),
        ("/table/" + "a" * 16, "the table was removed"),
    ],
)
def test_where_there_is_nothing_a_page_says_so_and_leads_on(
    person: Make, path: str, words: str
) -> None:
    page = person().go(path)
    expect(page.locator("main")).to_contain_text(words)
    assert axe(page) == []
    pictures(page, f"lost-{path.strip('/').replace('/', '-')[:12]}")
    link = page.get_by_label("Link of the invitation")
    link.fill("something else")
    link.press("Enter")
    expect(page.locator(".join-form").get_by_role("alert")).to_have_text(
        "This is not the link of a table."
    )
    page.get_by_role("link", name="To the home page").click()
    expect(page.locator(".cards")).to_be_visible()


def test_an_address_is_text_on_the_page(person: Make) -> None:
    one = person()
    page = one.go("/%3Cimg%20src=x%20onerror=alert(1)%3E")
    expect(page.locator("main")).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("main img").count() == 0


@pytest.mark.long
def test_an_unknown_address_is_told_in_every_language(person: Make) -> None:
    page = person().go("/nonsense")
    titles = set()
    for language in LANGUAGES:
        page.locator("select:has([value=it])").select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        titles.add(page.locator("h1").inner_text())
    assert len(titles) == len(LANGUAGES)


def test_who_looks_on_is_told(person: Make) -> None:
    one, watcher = person(), person()
    one.sit_down()
    page = watcher.go(one.page.url.removeprefix(one.address))
    expect(page.locator(".prompt")).to_contain_text("You are watching.")
    expect(page.locator(".moves")).to_contain_text("You are watching.")
    expect(page.get_by_role("link", name="A table of your own")).to_be_visible()
    assert axe(page) == []


def test_an_invitation_shows_what_one_is_invited_to(person: Make) -> None:
    ada, bruno = person(), person(PHONE)
    made = ada.make_table("parfum", {"kind": "open"}, options={"hold_notes": "true"})
    page = bruno.go(f"/table/{made['table']['id']}#{made['you']['invitation']}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("invites you to Parfum")
    facts = page.locator(".invitation .facts")
    expect(facts).to_contain_text("2 players")
    expect(facts).to_contain_text("min")
    expect(facts).to_contain_text("1 house rule")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert axe(page) == []
    host = ada.go(f"/table/{made['table']['id']}")
    expect(host.locator(".invite .trouble")).to_contain_text("on this computer only")
    assert host.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(host) == []


def test_those_at_one_device_have_names_and_changed_rules_are_counted(person: Make) -> None:
    page = person().go()
    page.get_by_role("button", name="With friends: a table of Parfum").click()
    form = page.locator(".new-table")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_label("Seat 2").first.select_option("mine")
    form.get_by_label("Name at seat 2").fill("Bruno")
    form.locator("summary").click()
    rule = form.locator('[data-option="hold_notes"]')
    rule.locator("input").check()
    expect(form.locator("summary .changed")).to_have_text("1 house rule")
    expect(rule).to_contain_text("Usually:")
    assert axe(page) == []
    form.get_by_role("button", name="Back to the usual rules").click()
    expect(rule.locator("input")).not_to_be_checked()
    form.get_by_role("button", name="Start the game").click()
    page.locator(".pass button").click()
    expect(page.locator(".player-name")).to_have_text(["Ada", "Bruno"])


def test_a_seat_that_a_bot_plays_is_taken_back_from_the_bar(person: Make) -> None:
    ada, bruno = person(), person()
    made = ada.make_table("parfum", {"kind": "open"})
    path = f"/table/{made['table']['id']}"
    guest = bruno.go(f"{path}#{made['you']['invitation']}")
    guest.get_by_role("button", name="Sit here").click()
    ada.go(path).get_by_role("button", name="Start the game").click()
    guest.locator(".table-page").wait_for()
    guest.get_by_role("tab", name="Settings").click()
    guest.locator("#tab-panel").get_by_role("button", name="Let a bot play for me").click()
    back = guest.locator(".decision").get_by_role("button", name="Play myself again")
    ada.own_turn()  # the bot has moved, if it began
    back.click()
    expect(guest.locator(".players .player-note")).to_have_count(0)
