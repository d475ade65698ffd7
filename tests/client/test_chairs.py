"""Chairs while the game runs: the others are asked, the journal tells, and a game goes on in
another browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.client.conftest import PHONE, Person, Server, axe, pictures
from tests.client.test_table import make_table

Make = Callable[..., Person]


def settings(page: Page) -> None:
    page.get_by_role("tab", name="Settings").click()


def line(page: Page, words: str) -> Locator:
    return page.locator("[role=log] .line", has_text=words)


def begun(*pages: Page) -> None:
    for page in pages:
        page.locator(".table-page").wait_for()


def joined(guest: Person, link: str, name: str) -> Page:
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit here").first.click()
    guest.page.get_by_role("button", name="Stand up").wait_for()
    return guest.page


@pytest.mark.long
def test_a_friend_takes_over_from_a_bot_if_all_agree(person: Make) -> None:
    """Given Ada, Bruno and a bot; when Ada opens the bot's chair and Clara asks for it; then both
    are asked, both journals tell of it, and she sits down."""
    host = make_table(person(), "mine", "open", "solid")
    link = host.locator("#invite").input_value()
    guest = joined(person(), link, "Bruno")
    host.get_by_role("button", name="Start the game").click()
    begun(host, guest)
    settings(host)
    host.get_by_role("button", name="to a friend").click()
    newcomer = person(PHONE).page
    newcomer.goto(link)
    newcomer.get_by_role("button", name="Sit here").click()
    expect(newcomer.get_by_text("You asked to sit down")).to_be_visible()
    asked = host.get_by_text("would like to take the seat of")
    expect(asked).to_be_visible()
    assert axe(host) == []
    pictures(host, "chairs-asked")
    host.get_by_role("button", name="Agree").click()
    expect(host.get_by_text("Still to agree: Bruno")).to_be_visible()
    guest.get_by_role("button", name="Agree").click()
    expect(newcomer.get_by_text("You asked to sit down")).to_have_count(0)
    newcomer.get_by_role("tab", name="Settings").click()
    expect(newcomer.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    for page in (host, guest):
        page.get_by_role("tab", name="Journal").click()
        expect(line(page, "takes over the seat of")).to_have_count(1)


def test_how_well_a_bot_plays_is_changed_while_it_plays(person: Make) -> None:
    """Given a game against a bot; when its owner chooses another level for it; then that is so, and
    the journal tells."""
    page = person().sit_down()
    settings(page)
    choice = page.get_by_label(re.compile("^Level of"))
    expect(choice).to_have_value("solid")
    assert choice.locator("option").all_inner_texts() == [
        "beginner",
        "easy",
        "solid",
        "strong",
        "master",
    ]
    choice.select_option("strong")
    page.get_by_role("tab", name="Journal").click()
    expect(line(page, "plays at another level")).to_have_count(1)
    settings(page)
    expect(page.get_by_label(re.compile("^Level of"))).to_have_value("strong")


def test_a_game_goes_on_in_another_browser(person: Make) -> None:
    """Given Ada at a table; when she opens the link for another device there and says so; then her
    seat is there, and here she looks on."""
    here, there = person(), person(PHONE)
    page = here.sit_down()
    settings(page)
    page.get_by_role("button", name="Make a link for another device").click()
    expect(page.locator(".qr path")).to_have_attribute("d", re.compile("^M"))
    assert axe(page) == []
    pictures(page, "moving-offered")
    link = page.locator(".moving input").input_value()
    other = there.page
    other.goto(link)
    other.get_by_role("button", name="Go on here").click()
    other.locator(".moves :is(.move, summary):visible").first.wait_for()
    assert "move=" not in other.url
    expect(page.locator(".moves .move:visible")).to_have_count(0)
    page.get_by_role("tab", name="Journal").click()
    expect(line(page, "goes on in another browser")).to_have_count(1)


def test_a_link_that_was_withdrawn_is_refused_in_words(person: Make) -> None:
    page = person().sit_down()
    settings(page)
    page.get_by_role("button", name="Make a link for another device").click()
    link = page.locator(".moving input").input_value()
    page.get_by_role("button", name="Withdraw the link").click()
    expect(page.locator(".moving input")).to_have_count(0)
    other = person().page
    other.goto(link)
    other.get_by_role("button", name="Go on here").click()
    expect(other.get_by_role("alert")).to_contain_text("used already, or is too old")


# Somebody who does not come


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory, built: object) -> Iterator[Server]:
    """A server where nobody is waited for long."""
    options = ("--bot-delay", "0.02", "--limit", "away_seconds=0.1")
    one = Server(tmp_path_factory.mktemp("impatient"), *options)
    yield one
    one.stop()


def test_a_bot_plays_on_for_who_is_away_until_he_comes_back(
    browser: Browser, impatient: Server
) -> None:
    """Given three at a table, and one who left when it was his turn; when one who does not even own
    the table lets a bot play on, from the prompt; then it does, the journal tells it, and whoever
    comes back takes his chair from the prompt."""
    ada, bob, eve = (Person(browser.new_context(locale="en-GB"), impatient) for _ in range(3))
    made = ada.make_table("parfum", {"kind": "open"}, {"kind": "open"}, start=False)
    address, link = f"/table/{made['table']['id']}", f"#{made['you']['invitation']}"
    ada.go(address)
    for guest, name in ((bob, "Bob"), (eve, "Eve")):
        joined(guest, ada.address + address + link, name)
    ada.page.get_by_role("button", name="Start the game").click()
    begun(ada.page, bob.page, eve.page)
    people = [ada, bob, eve]
    turn = ada.as_program().see(made["table"]["id"])["table"]["to_act"]
    gone = people[turn]
    there = next(one for one in (bob, eve) if one is not gone)
    gone.page.goto("about:blank")
    let = there.page.locator(".now").get_by_role("button", name="Let a bot play on for")
    let.wait_for()
    assert axe(there.page) == []
    pictures(there.page, "board-away")
    let.focus()
    there.page.keyboard.press("Enter")
    expect(line(there.page, "A bot plays on for")).to_have_count(1)
    expect(let).to_have_count(0)
    gone.go(address)
    gone.page.locator(".now").get_by_role("button", name="Play myself again").click()
    expect(line(there.page, "plays again")).to_have_count(1)
    for one in people:
        assert one.troubles == []
        one.context.close()
