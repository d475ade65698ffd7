"""The invitation: what one is told, the link that works elsewhere, the code, the share dialog."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from grasse.kernel.words import LANGUAGES
from grasse.server.addresses import for_others
from tests.client import qr
from tests.client.conftest import DESK, PHONE, Person, Server, axe, pictures

Make = Callable[..., Person]
GAMES = ("parfum", "safranito", "aqua-mirabilis")


def invited(host: Person, guest: Person, game: str = "parfum") -> Page:
    """The page that a friend sees who opened the link."""
    made = host.make_table(game, {"kind": "open"}, {"kind": "bot", "level": "easy"})
    page = guest.go(f"/table/{made['table']['id']}#{made['you']['invitation']}")
    page.locator(".invitation").wait_for()
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_says_what_one_is_invited_to(person: Make, game: str, size: tuple[int, int]) -> None:
    """A picture, three lines on the game, how many and how long, who sits there, and all rules."""
    page = invited(person(), person(size), game)
    expect(page.locator(".invitation svg").first).to_be_visible()
    expect(page.locator(".brief li")).to_have_count(3)
    expect(page.locator(".facts")).to_contain_text(re.compile(r"\d+–\d+ min"))
    expect(page.locator(".chairs li")).to_have_count(3)
    expect(page.locator(".chairs li").first).to_contain_text("Player 1")
    expect(page.locator(".chairs li").nth(2)).to_contain_text("easy")
    summary = page.get_by_text("The rules of")
    summary.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rules-to-read dd").first).to_be_visible()
    assert page.locator(".rules-to-read dd").count() > 50
    assert axe(page) == []
    summary.click()
    pictures(page, f"invitation-{game}")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_so_in_every_language(person: Make, language: str) -> None:
    for game in GAMES:
        page = invited(person(), person(PHONE, locale=language), game)
        lines = page.locator(".brief li").all_inner_texts()
        assert len(lines) == 3
        assert all(len(line) > 20 for line in lines)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


# On this computer alone, and elsewhere


def test_a_link_for_this_computer_alone_says_how_to_open_it(person: Make) -> None:
    one = person()
    made = one.make_table("parfum", {"kind": "open"})
    page = one.go(f"/table/{made['table']['id']}")
    warning = page.locator(".invite .trouble")
    expect(warning).to_contain_text("This link works on this computer only.")
    expect(warning.locator("code")).to_have_text("grasse serve --host 0.0.0.0")
    expect(page.get_by_text("Show a code to scan")).to_have_count(0)
    assert axe(page) == []


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory: pytest.TempPathFactory, built: object) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("everywhere"), "--host", "0.0.0.0")
    yield one
    one.stop()


def test_the_link_and_its_code_are_those_that_others_can_use(
    browser: Browser, everywhere: Server
) -> None:
    """Given a server for the whole network; when its keeper invites from this computer; then link
    and code name the address of the network, what a camera reads is that link, and it works."""
    others = for_others("0.0.0.0", everywhere.port)
    if not others:
        pytest.skip("this machine has no address but its own")
    context = browser.new_context(locale="en-GB")
    one = Person(context, everywhere)
    made = one.make_table("parfum", {"kind": "open"})
    page = one.go(f"/table/{made['table']['id']}")
    wanted = f"{others[0]}/table/{made['table']['id']}#{made['you']['invitation']}"
    expect(page.locator("#invite")).to_have_value(wanted)
    expect(page.locator(".invite")).to_contain_text(f"reach this computer at {others[0]}")
    expect(page.locator(".invite .trouble")).to_have_count(0)
    page.locator(".invite summary").click()
    assert qr.read(qr.modules_of(page.locator(".invite .qr"))) == wanted
    assert axe(page) == []
    guest = browser.new_context(locale="en-GB").new_page()
    guest.goto(wanted)
    expect(guest.get_by_role("button", name="Sit here")).to_be_visible()
    guest.context.close()
    context.close()


def test_the_code_for_another_device_says_its_link(person: Make) -> None:
    page = person().sit_down()
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("button", name="Make a link for another device").click()
    link = page.locator(".moving input").input_value()
    assert qr.read(qr.modules_of(page.locator(".moving .qr"))) == link


# The system's own dialog


SHARES = """
window.shared = [];
navigator.share = async (what) => void window.shared.push(what);
"""


def test_the_link_goes_to_the_systems_own_dialog(person: Make) -> None:
    one = person(PHONE)
    one.begin_with(SHARES)
    made = one.make_table("safranito", {"kind": "open"})
    page = one.go(f"/table/{made['table']['id']}")
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.shared.length === 1")
    (shared,) = page.evaluate("window.shared")
    assert shared["url"] == page.locator("#invite").input_value()
    assert "Safranito" in shared["title"]


def test_without_such_a_dialog_there_is_no_button_for_it(person: Make) -> None:
    one = person()
    one.begin_with("delete Navigator.prototype.share;")
    made = one.make_table("safranito", {"kind": "open"})
    page = one.go(f"/table/{made['table']['id']}")
    page.locator("#invite").wait_for()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
