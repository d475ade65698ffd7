"""The table page: sitting down, two browsers, cut-off and return, hot seat, undo, watching."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from grasse.games import find
from grasse.kernel.catalog import rules
from grasse.kernel.words import LANGUAGES
from tests.client.conftest import DESK, DRAWN, PATIENCE, PHONE, Person, axe, picture, pictures

Make = Callable[..., Person]


def make_table(owner: Person, *chairs: str, game: str = "Parfum") -> Page:
    """A table from the form of the home page; chairs are open, mine, solid or random."""
    page = owner.go()
    page.get_by_role("button", name=f"With friends: a table of {game}").click()
    form = page.locator(".new-table")
    form.get_by_label("Your name").fill("Ada")
    form.locator("select").first.select_option(str(len(chairs)))
    for number, kind in enumerate(chairs, 1):
        form.get_by_label(f"Seat {number}", exact=False).first.select_option(kind)
    form.locator("button.primary").click()
    page.wait_for_url("**/table/*")
    return page


def move(page: Page, words: str | re.Pattern[str] = "") -> None:
    """One of the moves of the list."""
    page.locator(".moves .move:visible", has_text=words).first.click()


def my_turn(page: Page) -> None:
    page.locator(".moves :is(.move, summary):visible").first.wait_for()


def act(page: Page, words: str | re.Pattern[str] = "") -> None:
    """One of the moves of the list; the journal tells of it."""
    my_turn(page)
    lines = page.locator("[role=log] li")
    before = lines.count()
    move(page, words)
    expect(lines).not_to_have_count(before)


def journal(page: Page) -> list[str]:
    return page.locator("[role=log] .line > span").all_text_contents()


def expect_the_same_journal(one: Page, other: Page) -> None:
    """As long, with the same last line; what was drawn, each hears for oneself."""
    lines, due = one.locator("[role=log] .line > span"), journal(other)
    expect(lines).to_have_count(len(due))
    expect(lines.last).to_have_text(due[-1])


@pytest.fixture
def two(person: Make) -> tuple[Page, Page]:
    """Ada and Bruno at a table; the game has begun."""
    ada, bruno = person(), person()
    made = ada.make_table("parfum", {"kind": "open"})
    host = ada.go(f"/table/{made['table']['id']}")
    guest = bruno.go(f"/table/{made['table']['id']}#{made['you']['invitation']}")
    guest.get_by_label("Your name").fill("Bruno")
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".table-page").wait_for()
    return host, guest


def whose_turn(*pages: Page) -> tuple[Page, Page]:
    """The page of the one to act, and the other."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            if page.locator(".moves :is(.move, summary):visible").count():
                other = next(one for one in pages if one is not page)
                return page, other
        pages[0].wait_for_timeout(20)
    shown = [page.locator("body").inner_text()[:300] for page in pages]
    raise AssertionError(f"it is nobody's turn: {shown}")


def test_a_friend_joins_by_link_and_acts_in_three_clicks(person: Make) -> None:
    ada, bruno = person(), person()
    host = make_table(ada, "mine", "open")
    link = host.locator("#invite").input_value()
    guest = bruno.page
    guest.goto(link)
    guest.get_by_role("button", name="Sit here").click()  # one
    host.get_by_role("button", name="Start the game").click()
    acting, _ = whose_turn(host, guest)
    for page in (host, guest):  # the promised bytes are said, and not kept any longer
        page.wait_for_function(
            "() => !Object.keys(localStorage).some((key) => key.includes('mix.'))"
        )
    if acting is host:
        act(host)
    act(guest)  # two
    expect(guest.locator(".connection")).to_have_text("Saved")


def test_both_see_what_one_does(two: tuple[Page, Page]) -> None:
    acting, other = whose_turn(*two)
    move(acting)
    expect(other.locator("[role=log]")).to_contain_text("takes clock")
    expect(other.locator("[data-live]")).to_contain_text("takes clock")


def test_chat_reaches_the_other_and_is_counted(two: tuple[Page, Page]) -> None:
    ada, bruno = two
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Write to the table").fill("Hello <b>you</b>")
    ada.get_by_role("button", name="Send").click()
    expect(bruno.locator(".badge")).to_have_text("1")
    bruno.get_by_role("tab", name="Chat").click()
    expect(bruno.locator(".chat-line")).to_contain_text("Hello <b>you</b>")
    expect(bruno.locator(".badge")).to_have_count(0)


def test_who_is_cut_off_comes_back_and_loses_nothing(two: tuple[Page, Page]) -> None:
    acting, other = whose_turn(*two)
    other.context.set_offline(True)
    expect(other.locator(".connection.cut")).to_be_visible(timeout=60_000)
    act(acting)
    expect(acting.locator(".connection")).to_have_text("Saved")
    assert other.locator(".moves .move:visible").count() == 0
    assert len(journal(other)) < len(journal(acting))
    other.context.set_offline(False)
    expect(other.locator(".connection")).to_have_text("Saved")
    expect_the_same_journal(other, acting)
    act(other)
    expect(other.locator(".connection")).to_have_text("Saved")


def test_what_was_sent_while_cut_off_is_sent_again_and_counts_once(person: Make) -> None:
    one = person()
    page = one.play_now()
    page.evaluate("""() => {
        window.__send = WebSocket.prototype.send;
        WebSocket.prototype.send = () => {};
    }""")
    before = len(journal(page))
    move(page)
    expect(page.locator(".connection")).to_have_text("Sent, not saved yet")
    assert page.locator(".moves .move:visible").count() == 0, "nothing looks accepted, nor open"
    page.evaluate("() => { WebSocket.prototype.send = window.__send; }")
    page.context.set_offline(True)
    expect(page.locator(".connection.cut")).to_be_visible(timeout=60_000)
    page.context.set_offline(False)
    expect(page.locator(".connection")).to_have_text("Saved")
    expect(page.locator("[role=log]")).to_contain_text("Guest takes clock")
    taken = [line for line in journal(page)[before:] if line.startswith("Guest takes clock")]
    assert taken.count(taken[0]) == 1


CATCHING_UP = """
const seen = new Set();
window.replayed = () => [...seen];
new MutationObserver(() => {
  const lines = document.querySelectorAll('[role=log] li');
  if (document.querySelector('.catching')) seen.add(lines.length);
}).observe(document, { childList: true, subtree: true });
"""
"""How long the journal was while it was shown what happened."""


@pytest.mark.long
def test_coming_back_shows_what_happened_since(two: tuple[Page, Page]) -> None:
    acting, other = whose_turn(*two)
    while not acting.locator(".move", has_text="die").count():  # until somebody distils
        act(acting)
        acting, other = whose_turn(*two)
    address, before = other.url, journal(acting)
    expect_the_same_journal(other, acting)
    other.goto("about:blank")
    for _ in range(3):
        act(acting, "die")
    with other.add_init_script(CATCHING_UP):
        other.goto(address)
    expect_the_same_journal(other, acting)
    expect(other.locator(".catching")).to_have_count(0)
    due = {len(before) + more for more in (1, 2, 3)}
    assert due <= set(other.evaluate("window.replayed()")), "one thing after another"


def test_the_journal_tells_a_turn_in_a_sentence_that_unfolds(person: Make) -> None:
    """Given a turn of several steps; then the journal has one sentence for it, which names its
    player once; its steps unfold, and the set-up is folded away."""
    page = person().sit_down()
    while not page.locator(".move", has_text="die").count():
        act(page)
        my_turn(page)
    for _ in range(2):
        act(page, "rose")
    turn = page.locator("[role=log] details.of-turn").last
    told = turn.locator("summary").inner_text()
    assert told.count("Player 1") == 1
    assert told.endswith("takes a rose die ×2.")
    expect(turn.locator(".line").last).to_be_hidden()
    turn.locator("summary").click()
    expect(turn.locator(".line").last).to_be_visible()
    expect(page.locator("[role=log] details.of-setup .line").first).to_be_hidden()


def test_what_happened_since_the_own_last_turn_is_shown_again_by_a_key(person: Make) -> None:
    page = person().sit_down()
    act(page)
    my_turn(page)
    page.evaluate(CATCHING_UP)
    lines = len(journal(page))
    page.keyboard.press("r")
    page.wait_for_function("() => window.replayed().length > 0")
    my_turn(page)
    expect(page.locator(".catching")).to_have_count(0)
    assert len(journal(page)) == lines
    shown = page.evaluate("window.replayed()")
    assert min(shown) < lines, "it began before what the bot did"


SLOWLY = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        return animate.call(this, frames, { ...how, duration: 60_000 });
    };
}"""


def test_one_button_skips_until_the_own_turn(person: Make) -> None:
    """Given a page with motion that takes a minute; when Skip is pressed; then it is the own turn
    as soon as the bot has moved."""
    page = person(reduced_motion="no-preference").sit_down()
    page.evaluate(SLOWLY)
    move(page)
    page.get_by_role("button", name="Skip").click()
    my_turn(page)
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


def test_undo_takes_back_until_something_is_revealed(person: Make) -> None:
    page = person().sit_down()
    my_turn(page)
    while not page.locator(".move", has_text="die").count():
        act(page)
        my_turn(page)
    before = journal(page)
    move(page, "die")
    expect(page.locator("[role=log] li").last).to_contain_text("takes a")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator("[role=log] li")).to_have_count(len(before))
    act(page, "die")
    expect(undo).to_be_enabled()
    act(page, "die")
    expect(page.locator("[role=log] li")).to_have_count(len(before) + 2)
    page.get_by_role("button", name="Reset turn").click()
    expect(page.locator("[role=log] li")).not_to_have_count(len(before) + 2)
    expect(undo).to_be_disabled()
    assert journal(page) == before[: len(journal(page))], "the choice of a clock may go, too"


def test_hot_seat_hides_the_table_until_the_right_one_has_it(person: Make) -> None:
    page = make_table(person(), "mine", "mine")
    ready = page.locator(".pass button")
    ready.wait_for()
    assert page.locator(".stage").count() == 0
    first = page.locator(".pass h1").inner_text()
    assert re.fullmatch("Give the device to Ada( 2)?", first)
    assert axe(page) == []
    pictures(page, "pass")
    ready.click()
    my_turn(page)
    move(page)
    ready.wait_for()
    assert page.locator(".stage").count() == 0
    assert page.locator(".pass h1").inner_text() != first
    ready.click()
    my_turn(page)


def test_somebody_without_a_chair_looks_on(two: tuple[Page, Page], person: Make) -> None:
    acting, _ = whose_turn(*two)
    watcher = person().page
    watcher.goto(acting.url.split("#")[0])
    watcher.locator(".table-page").wait_for()
    expect(watcher.locator(".moves")).to_contain_text("You are watching.")
    move(acting)
    expect(watcher.locator("[role=log]")).to_contain_text("takes clock")
    assert not [line for line in journal(watcher) if line.startswith("You ")]
    assert axe(watcher) == []


def test_an_answer_that_comes_late_does_not_turn_the_table_back(person: Make) -> None:
    """Given a game that is started; when the table hears that it has begun before the answer to
    `start` is there, which says that the dice are being mixed; then it stays begun."""
    ada, bruno = person(), person()
    host = make_table(ada, "mine", "open")
    guest = bruno.page
    guest.goto(host.locator("#invite").input_value())
    guest.get_by_role("button", name="Sit here").click()

    def late(route: Route) -> None:
        answer = route.fetch()
        assert answer.json()["table"]["state"] == "opening"
        host.locator(".table-page").wait_for()
        route.fulfill(response=answer)

    host.route("**/start", late)
    with host.expect_response("**/start") as answered:
        host.get_by_role("button", name="Start the game").click()
    answered.value.finished()
    host.evaluate(DRAWN)
    expect(host.locator(".table-page")).to_be_visible()
    whose_turn(host, guest)


@pytest.mark.long
def test_a_seat_is_handed_to_a_bot_and_back(two: tuple[Page, Page]) -> None:
    acting, other = whose_turn(*two)
    acting.get_by_role("tab", name="Settings").click()
    acting.get_by_role("button", name="Let a bot play for me").click()
    expect(other.locator(".players .player-note").first).to_be_visible()
    my_turn(other)
    acting.locator("#tab-panel").get_by_role("button", name="Play myself again").click()
    expect(acting.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    expect(other.locator(".players .player-note")).to_have_count(0)


@pytest.mark.long
def test_resigning_asks_first(two: tuple[Page, Page]) -> None:
    page, other = two
    page.get_by_role("tab", name="Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good").click()
    expect(other.locator(".players .player-note").first).to_be_visible()
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)


@pytest.mark.long
def test_the_past_is_shown_by_clicking_the_journal_and_by_keys(person: Make) -> None:
    page = person().sit_down()
    for _ in range(3):
        act(page)
    my_turn(page)
    page.locator("[role=log] summary", has_text="Set-up").click()
    page.locator("[role=log] .line").first.click()
    expect(page.locator(".prompt")).to_have_text("You are looking at the past.")
    slider = page.locator(".replay input")
    expect(slider).to_have_value("0")
    page.locator(".prompt").click()
    page.keyboard.press("]")
    expect(slider).to_have_value("1")
    page.keyboard.press("[")
    expect(slider).to_have_value("0")
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)
    my_turn(page)


def test_a_moment_of_the_past_has_a_link_and_is_reached_by_turn_and_round(person: Make) -> None:
    """Given two turns; when one looks back; then keys lead by turn and by round, the address names
    the moment, somebody else sees it by that address, and played fast it comes to the end."""
    one, other = person(), person()
    page = one.sit_down()
    for _ in range(2):
        act(page)
    my_turn(page)
    page.keyboard.press("[")
    slider = page.locator(".replay input")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    page.keyboard.press("<")
    expect(slider).not_to_have_value(str(last))
    page.keyboard.press("{")
    expect(slider).to_have_value("0")
    page.keyboard.press(">")
    expect(slider).not_to_have_value("0")
    shown = int(slider.input_value())
    expect(page).to_have_url(re.compile(f"#t={shown + 1}$"))
    there = other.page
    there.goto(page.url)
    expect(there.locator(".replay input")).to_have_value(str(shown))
    expect(there.locator(".prompt")).to_have_text("You are looking at the past.")
    assert axe(page) == []
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(last))
    page.get_by_role("button", name="Back to the present").click()
    my_turn(page)
    expect(page).to_have_url(re.compile("/table/[a-z2-7]{16}$"))


BELOW = """(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(
    document.querySelector('[role=log]')
)"""
"""How much of the journal is below what one sees of it."""


@pytest.mark.long
def test_the_journal_shows_its_end_unless_somebody_scrolls_away(person: Make) -> None:
    page = person().sit_down()
    for _ in range(4):
        act(page)
    my_turn(page)
    page.wait_for_function(f"() => {BELOW} < 2")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1] - 60})
    page.wait_for_function(f"() => {BELOW} < 2")
    page.locator("[role=log]").hover()
    page.mouse.wheel(0, -5000)
    page.wait_for_function("() => document.querySelector('[role=log]').scrollTop === 0")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.wait_for_function("() => document.querySelector('[role=log]').scrollTop === 0")
    lines = len(journal(page))
    act(page)
    page.wait_for_function(f"() => document.querySelectorAll('[role=log] .line').length > {lines}")
    assert page.evaluate("document.querySelector('[role=log]').scrollTop") == 0, "he reads on"
    page.locator("[role=log]").hover()
    page.mouse.wheel(0, 50_000)
    page.wait_for_function(f"() => {BELOW} < 2")
    page.evaluate(DRAWN)  # it notes that somebody came back
    act(page)
    my_turn(page)
    page.wait_for_function(f"() => {BELOW} < 2")


@pytest.mark.long
def test_keys_open_journal_help_and_the_map(person: Make) -> None:
    page = person().sit_down()
    page.keyboard.press("?")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".rules")).to_contain_text("What this step is about")
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Journal")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("?")
    expect(page.locator("kbd", has_text="U")).to_be_visible()


@pytest.mark.long
def test_the_rules_of_the_phase_are_in_the_language_of_the_page(person: Make) -> None:
    """Also when it is changed while the game is played."""
    page = person().sit_down()
    my_turn(page)
    for language in reversed(LANGUAGES):
        page.locator("#tab-settings").click()
        page.locator("#tab-panel select:has([value=it])").select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.locator("#tab-rules").click()
        told = rules(find("parfum"), language)
        now = page.locator(".rule-list").first
        expect(now.locator("dd").first).to_have_text(told[now.locator("dt").first.inner_text()])
        everything = page.locator(".rule-list").last
        expect(everything.locator("dd")).to_have_text([*told.values()])
        assert everything.locator("dt").all_text_contents() == [*told]
        if language == "de":
            pictures(page, "rules-of-the-phase")


def test_the_tab_says_whose_turn_it_is(two: tuple[Page, Page]) -> None:
    acting, other = whose_turn(*two)
    expect(acting).to_have_title(re.compile("Your turn"))
    expect(other).not_to_have_title(re.compile("Your turn"))
    icon = "document.querySelector('link[rel=icon]').href"
    assert acting.evaluate(icon) != other.evaluate(icon)


@pytest.mark.long
def test_bots_sit_down_and_go_again_before_the_game(person: Make) -> None:
    page = make_table(person(), "mine", "open", "open")
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.locator(".chair.bot")).to_have_count(1)
    page.get_by_role("button", name="Remove the bot").click()
    expect(page.locator(".chair.open")).to_have_count(2)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    for count in (1, 2):
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.locator(".chair.bot")).to_have_count(count)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".table-page").wait_for()


@pytest.mark.long
def test_without_the_invitation_nobody_sits_down(person: Make) -> None:
    page = make_table(person(), "mine", "open")
    guest = person().page
    guest.goto(page.url.split("#")[0])
    guest.locator(".chair.open").wait_for()
    assert guest.get_by_role("button", name="Sit here").count() == 0
    guest.goto(page.url.split("#")[0] + "#not-the-invitation")
    guest.reload()
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("alert")).to_contain_text("invitation")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_the_table(person: Make, theme: str, size: tuple[int, int]) -> None:
    name = f"{'desk' if size == DESK else 'phone'}-{theme}"
    one = person(size=size, color_scheme=theme)
    page = make_table(one, "mine", "open")
    page.locator(".chairs").wait_for()
    assert axe(page) == []
    picture(page, f"gathering-{name}")
    page = one.sit_down()
    assert axe(page) == []
    for tab in ("Chat", "Rules", "Settings"):
        page.get_by_role("tab", name=tab).click()
        assert axe(page) == []
        picture(page, f"board-{tab.lower()}-{name}")


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_touched_is_large_enough(person: Make, size: tuple[int, int]) -> None:
    page = person(size=size).sit_down()
    small = page.evaluate(
        """[...document.querySelectorAll('button, select, input, a')]
            .filter(one => one.checkVisibility() && !one.closest('.lines'))
            .map(one => [one.innerText || one.className, one.getBoundingClientRect()])
            .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
            .map(([name]) => name)"""
    )
    assert small == []
