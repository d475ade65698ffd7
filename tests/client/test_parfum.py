"""The board of Parfum: whole games by clicks and by keys, undo, a phone, odds, and no leak."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from math import comb, floor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import grasse
from grasse import bots
from grasse.games import find
from grasse.kernel import Action, Match
from grasse.kernel.catalog import rules
from grasse.kernel.speech import Speech
from tests.client.arrows import arrows, focused
from tests.client.boxes import few_notes
from tests.client.canary import Canary
from tests.client.conftest import DESK, PHONE, Person, Server, axe, picture, pictures
from tests.client.hand import touch
from tests.client.line import Line
from tests.client.said import without_numbers
from tests.client.stillness import Stillness
from tests.client.test_table import make_table

Make = Callable[..., Person]
PARFUM = find("parfum")
ENGLISH = Speech(PARFUM, "en")


class Player:
    """Somebody who plays as the solid bot would, on the page: what it sees is what came over."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.views: dict[int | None, dict[str, Any]] = {}
        """Of each own seat, the last one that came."""
        self.journals: dict[int | None, list[dict[str, Any]]] = {}
        self.canary = Canary(person)
        self.bot = bots.find("solid", PARFUM)
        self.chance = grasse.Dice("the board of Parfum")
        self.line = Line(person, self._take)

    def _take(self, text: str) -> None:
        for view in json.loads(text).get("views", ()):
            seat = view["seat"]
            known = self.journals.get(seat, [])[: view["kept"]]
            self.views[seat] = view
            self.journals[seat] = [*known, *view["journal"]]

    @property
    def view(self) -> dict[str, Any]:
        """Of the seat that is to act, or of one that is not."""
        views = list(self.views.values())
        return next((one for one in views if one["options"]), views[-1] if views else {})

    @cached_property
    def names(self) -> list[str]:
        return self.page.locator(".player-name").all_inner_texts()

    def wait(self) -> bool:
        """Until the page shows that it is the own turn, or that the game is over (False)."""
        own = "the own turn does not come"
        self.line.until(lambda: any(self.view.get(one) for one in ("result", "options")), own)
        over = self.view["result"] is not None
        shown = ".result" if over else ".moves :is(.move, summary):visible"
        self.page.locator(shown).first.wait_for()
        self.page.wait_for_function(TELLS, arg=self._last_entries(), polling=20)
        return not over

    def _last_entries(self) -> tuple[int, list[str]]:
        """How many lines the journal has, and the last of them."""
        view = {**self.view, "names": self.names}
        entries = [*self.journals[self.view["seat"]], {"id": ""}]
        told = [one for one, then in pairwise(entries) if not repeats(one, then)]
        return min(250, len(told)), [
            without_numbers(ENGLISH.entry(view, entry)) for entry in told[-4:]
        ]

    def decide(self) -> Action:
        options = [PARFUM.vocabulary.read(one) for one in self.view["options"]]
        return self.bot.choose(self.view, options, self.chance)

    def words(self, action: Action) -> str:
        return without_numbers(ENGLISH.action({**self.view, "names": self.names}, action))

    def target(self, name: str) -> Locator:
        return self.page.locator(f'[data-target="{name}"]')

    def button(self, action: Action) -> Locator:
        return self.page.locator(".decision button", has_text=self.words(action)).first

    def settled(self, before: int) -> None:
        """The server has taken it: something new came."""
        self.line.until(lambda: bool(self.view["played"] > before), "nothing came back")


TELLS = """
([count, due]) => {
  const lines = [...document.querySelectorAll("[role=log] .line > span")];
  const said = lines.slice(-4).map((one) => one.textContent);
  return lines.length === count && due.every((words, at) => words === said[at]);
}
"""


def repeats(entry: dict[str, Any], then: dict[str, Any]) -> bool:
    """Whether the next entry says the same to this seat, and more."""
    return (entry["id"], then["id"]) == ("draws-water", "drew-token")


def targets(view: dict[str, Any], action: Action) -> list[str]:
    """The things of the board that are touched for an action."""
    seat = view["to_act"]
    many = len(view["table"]["hands"][seat]) > 1
    match action.plain():
        case {"do": "choose-clock", "clock": clock}:
            return [f"clock/{clock}"]
        case {"do": "draw-note"}:
            return ["bag"]
        case {"do": "take-die", "aroma": aroma}:
            return [f"booth/{aroma}"]
        case {"do": "take-water"}:
            return ["well"]
        case {"do": "reroll-flies", "aroma": aroma, "token": token}:
            return [f"dice/{aroma}", f"water/{token}"]
        case {"do": "reroll-all", "token": token}:
            return ["cup", f"water/{token}"]
        case {"do": "turn-fly", "aroma": aroma, "token": token, "other": other}:
            return [f"dice/{aroma}", f"water/{token}", f"water/{other}"]
        case {"do": "claim-note", "note": note}:
            return [f"note/{note}"]
        case {"do": "join-perfume", "note": note, "perfume": perfume}:
            return [f"note/{note}"] * many + [f"perfume/{seat}/{perfume}"]
        case {"do": "new-minor" | "new-major" as size, "note": note}:
            return [f"note/{note}"] * many + [f"new/{size.removeprefix('new-')}"]
        case {"do": "sell-to", "perfume": perfume, "customer": customer}:
            return [f"perfume/{seat}/{perfume}", f"customer/{customer}"]
        case {"do": "bargain", "perfume": perfume}:
            return [f"perfume/{seat}/{perfume}", "bargain"]
        case {"do": "discard-water", "token": token}:
            return [f"water/{token}"]
    return []


def lit(page: Page) -> set[str]:
    found = page.locator('[data-state="lit"]')
    return set(found.evaluate_all("all => all.map(one => one.dataset.target)"))


def sit_down(one: Person, **more: object) -> Player:
    player = Player(one)
    one.sit_down("parfum", **more)
    return player


def click(player: Player, action: Action) -> None:
    """Touch the things of an action one after the other, then the button that says it."""
    before = player.view["played"]
    wanted = targets(player.view, action)
    for name in wanted:
        touch(player.page, f'[data-target="{name}"]:is([data-state="lit"], [data-state="picked"])')
    if wanted:
        touch(player.page, ".decision [data-confirm]")
    else:
        player.button(action).click()
    player.settled(before)


def test_a_whole_game_by_clicks_on_the_board(person: Make, server: Server) -> None:
    one = person()
    still = Stillness(one)
    player = sit_down(one, components=few_notes(every=2))
    steps: set[str] = set()
    while player.wait():
        step = player.view["step"]
        legal = [PARFUM.vocabulary.read(one) for one in player.view["options"]]
        if step not in steps:  # the legal things are lit, and only those
            due = {name for one in legal for name in targets(player.view, one)}
            assert lit(player.page) == due, step
            pictures(player.page, f"board-parfum-{step}")
        steps.add(step)
        click(player, player.decide())
    still.holds()
    assert still.tells_rounds()
    assert steps >= {"choose-clock", "prepare", "roll", "water", "claim", "compose", "sell"}
    assert player.view["result"]["reason"] in ("closing", "bag")
    expect(player.page.locator(".result")).to_be_visible()
    pictures(player.page, "result-parfum")
    assert_no_leak(player, server)


def go_to(page: Page, name: str) -> None:
    """The focus walks over the board by arrow keys."""
    if not focused(page):
        page.keyboard.press("b")
    keys = arrows(page, name)
    assert keys is not None, f"arrows do not lead from {focused(page)} to {name}"
    for key in keys:
        page.keyboard.press(key)
    assert focused(page) == name


def tab_to(page: Page, words: str) -> None:
    """The focus goes to the button of these words by Tab."""
    said = "(document.activeElement.innerText ?? '').trim()"
    page.keyboard.press("b")
    for _ in range(60):
        if str(page.evaluate(said)).startswith(words):
            return
        page.keyboard.press("Shift+Tab")
    raise AssertionError(f"Tab does not lead to {words!r}")


def press(player: Player, action: Action) -> None:
    page, before = player.page, player.view["played"]
    wanted = targets(player.view, action)
    for name in wanted:
        go_to(page, name)
        page.keyboard.press("Enter")
    if wanted:
        expect(page.locator(".decision [data-confirm]")).to_have_count(1)
        if len(wanted) > 1:  # a token touched again may mean a second one
            go_to(page, wanted[0])
        page.keyboard.press("Enter")
    elif action.tag() in ("return-dice", "pass"):
        page.keyboard.press("e")
    else:
        tab_to(page, player.words(action))
        page.keyboard.press("Enter")
    player.settled(before)


@pytest.mark.long(40)
def test_a_whole_game_by_keyboard_only(person: Make, server: Server) -> None:
    player = sit_down(person(), components=few_notes(every=3))
    player.page.mouse.move(0, 0)
    while player.wait():
        press(player, player.decide())
    assert player.view["result"]["reason"] in ("closing", "bag")
    assert_no_leak(player, server)


def play_until(player: Player, step: str) -> None:
    while player.wait() and player.view["step"] != step:
        click(player, player.decide())


def test_undo_gives_back_what_was_taken_until_the_dice_fall(person: Make) -> None:
    player = sit_down(person())
    page = player.page
    play_until(player, "prepare")
    rose = PARFUM.vocabulary.read({"do": "take-die", "aroma": "rose"})
    booth = player.target("booth/rose").locator("[data-piece]")
    expect(booth).to_have_count(3)
    click(player, rose)
    expect(booth).to_have_count(2)
    expect(player.target("dice/rose")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(booth).to_have_count(3)
    expect(player.target("dice/rose")).to_have_count(0)
    while player.view["step"] == "prepare":
        click(player, next(a for a in options(player) if targets(player.view, a)[0] != "well"))
        player.wait()
    assert player.view["step"] == "roll"
    click(player, player.decide())
    player.wait()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    undo.click(force=True)
    expect(page.locator(".toast")).to_contain_text("Something was revealed since you decided")


def test_a_choice_that_is_half_made_names_what_it_needs_and_one_that_is_left_stands_ready(
    person: Make,
) -> None:
    """Given several ways to sell; when one of their things is touched; then the prompt names what
    is missing and the list holds what still fits, or the only one left stands ready; the same
    touch again sends that, and takes nothing back."""
    player = sit_down(person())
    page = player.page
    play_until(player, "sell")
    ways = {
        name: [one for one in options(player) if name in targets(player.view, one)]
        for one in options(player)
        for name in targets(player.view, one)
    }
    chosen, fitting = min(ways.items(), key=lambda one: len(one[1]))
    touch(page, f'[data-target="{chosen}"]')
    expect(page.locator(".moves .move")).to_have_count(len(fitting))
    confirm = page.locator(".decision [data-confirm]")
    if len(fitting) > 1:
        kind = "the customer" if chosen.startswith("perfume") else "the perfume"
        expect(page.locator(".prompt")).to_contain_text(f"Now choose {kind}")
        expect(confirm).to_have_count(0)
        touch(page, f'[data-target="{chosen}"]')
        expect(player.target(chosen)).to_have_attribute("data-state", "picked")
        return
    expect(confirm).to_have_text(player.words(fitting[0]))
    before = player.view["played"]
    touch(page, f'[data-target="{chosen}"]')
    player.settled(before)


def options(player: Player) -> Iterable[Action]:
    return [PARFUM.vocabulary.read(one) for one in player.view["options"]]


def test_escape_and_a_touch_elsewhere_take_a_choice_back(person: Make) -> None:
    player = sit_down(person())
    page = player.page
    clock = next(iter(lit(page)))
    for by_key in (True, False):
        player.target(clock).click()
        expect(player.target(clock)).to_have_attribute("data-state", "picked")
        expect(page.locator(".bar .effect")).not_to_have_count(0)
        if by_key:
            page.keyboard.press("Escape")
        else:
            page.locator(".pf-region.street").click(position={"x": 3, "y": 60})
        expect(page.locator('[data-state="picked"]')).to_have_count(0)
    assert player.view["step"] == "choose-clock"


def test_the_board_stays_where_it_is_while_one_chooses(person: Make) -> None:
    player = sit_down(person())
    page = player.page
    before = page.locator(".board").bounding_box()
    clock = next(iter(lit(page)))
    player.target(clock).click()
    expect(page.locator(".decision [data-confirm]")).to_be_visible()
    assert page.locator(".board").bounding_box() == before
    player.target(clock).click()  # the second touch sends it
    expect(page.locator("[role=log]")).to_contain_text("takes clock")


def test_what_cannot_be_touched_says_why_with_the_rule(person: Make) -> None:
    player = sit_down(person())
    page = player.page
    play_until(player, "prepare")
    before = page.locator(".board").bounding_box()
    full = None not in player.view["table"]["display"]
    if full:
        player.target("bag").click(force=True)
        expect(page.locator(".toast")).to_contain_text("every space", ignore_case=True)
        page.mouse.move(0, 0)
        player.target("bag").hover()
        expect(page.locator(".tip")).to_contain_text("every space", ignore_case=True)
    player.target("customer/" + next(filter(None, player.view["table"]["street"]))).click(
        force=True
    )
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    assert not re.search(r"PF-", toast.inner_text()), "an id says nothing to a player"
    toast.get_by_role("button", name="Which rule?").click()
    told = page.locator(".rule-asked")
    expect(told.locator("dt")).to_have_text("PF-SELL-01")
    expect(told.locator("dd")).to_have_text(rules(find("parfum"))["PF-SELL-01"])
    assert page.locator(".board").bounding_box() == before, "the board does not move"
    assert player.view["step"] == "prepare"
    touch(page, '[data-target="booth/rose"][data-state="lit"]')
    expect(page.locator(".decision [data-confirm]")).to_be_visible()
    expect(toast).to_have_count(0)


def test_a_tip_comes_when_asked_for_and_goes_when_something_changes(person: Make) -> None:
    """Given a turn; when the pointer comes to a thing, or a key, then it says what it is; when
    something is chosen, then the tip is gone, and none comes by itself, though the focus moves."""
    one = person()
    still = Stillness(one)
    player = sit_down(one)
    page = player.page
    tip = page.locator(".tip")
    player.target("well").hover()
    expect(tip).to_be_visible()
    page.keyboard.press("b")
    page.keyboard.press("PageDown")
    expect(tip).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".decision [data-confirm]")).to_be_visible()
    expect(tip).to_have_count(0)
    page.keyboard.press("Enter")
    player.settled(0)
    player.wait()
    expect(tip).to_have_count(0)
    still.holds()


@pytest.mark.long
def test_odds_of_wanted_notes_are_exact(person: Make) -> None:
    player = sit_down(person())
    page = player.page
    play_until(player, "prepare")
    table = player.view["table"]
    notes = [one for one in table["display"] if one]
    wanted = notes[0]
    needs = NOTES[wanted]
    target = player.target(f"note/{wanted}")
    target.click(force=True)
    expect(page.locator(".pf-hope")).to_contain_text("still needs dice")
    while player.view["step"] == "prepare":
        lacking = [aroma for aroma, count in needs.items() if have(player, aroma) < count]
        aroma = lacking[0] if lacking else next(iter(needs))
        wish = {"do": "take-die", "aroma": aroma}
        legal = [one.plain() for one in options(player)]
        act = wish if wish in legal else legal[0]
        click(player, PARFUM.vocabulary.read(act))
        player.wait()
    assert player.view["step"] == "roll"
    dice = {aroma: have(player, aroma) for aroma in needs}
    part = 1.0
    for aroma, count in needs.items():
        part *= at_least(dice[aroma], count, 2 / 3 if aroma in EASY else 1 / 2)
    expect(target.locator(".pf-odds text")).to_have_text(shown(part))
    expect(page.locator(".pf-hope")).to_contain_text(shown(part))
    pictures(page, "board-parfum-odds")
    page.get_by_role("switch", name="Odds").click()
    expect(page.locator(".pf-odds")).to_have_count(0)


with (PARFUM.folder / "components.toml").open("rb") as components:
    NOTES = {row["id"]: row["requires"] for row in tomllib.load(components)["notes"]}


def shown(part: float) -> str:
    """Half a percent is rounded up, and only what is certain is 0 or 100."""
    return f"{part:.0%}" if part in (0, 1) else f"{min(99, max(1, floor(part * 100 + 0.5)))}%"


def at_least(dice: int, needed: int, flask: float) -> float:
    shares = (comb(dice, k) * flask**k * (1 - flask) ** (dice - k) for k in range(dice + 1))
    return sum(list(shares)[needed:])


AROMAS = ("violet", "bergamot", "rose", "vanilla", "lavender")
EASY = AROMAS[:3]


def have(player: Player, aroma: str) -> int:
    return int(player.view["table"]["dice"][AROMAS.index(aroma)])


def numbers(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where lists of four numbers stand: as many as there are values of water tokens."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from numbers(value, (*path, name))
    elif isinstance(data, list):
        if len(data) == 4 and all(isinstance(one, int) for one in data):
            yield path
        for index, value in enumerate(data):
            yield from numbers(value, (*path, index))


def assert_no_leak(player: Player, server: Server) -> None:
    """Nothing that came before the end tells what water tokens the other one held, nor a secret of
    the table.

    The game file tells it afterwards: then it is known at which moments there was a secret.
    """
    page, own = player.page, player.view["seat"]
    table = table_of(page)
    answer = page.request.get(f"{player.person.address}/api/tables/{table}/file")
    assert answer.ok
    record = answer.json()
    live = [view for view in player.canary.views if view["result"] is None]
    assert len(live) > 80
    for number, view in enumerate(live):
        assert_hides_water(view)
        if number % 25 == 0:  # there was a secret to tell
            then = Match.replayed(PARFUM, record, until=view["played"]).position
            assert sum(then.water[1 - own]) == view["table"]["water"][1 - own]
            assert list(then.water[own]) == view["table"]["water"][own]
    for where, raw in player.canary.heard[: player.canary.over]:
        assert "/api/" not in where or b"drawn-water" not in raw
    player.canary.assert_silent(server.data, table, player.person)


def assert_hides_water(view: dict[str, Any]) -> None:
    """The values of water tokens are those of the one who sees this, and nobody else's."""
    own = view["seat"]
    open_lists = {("table", one) for one in ("clocks", "actions_of", "discard")}
    others = [tokens for seat, tokens in enumerate(view["table"]["water"]) if seat != own]
    assert all(isinstance(tokens, int) for tokens in others)
    assert isinstance(view["table"]["well"], int)
    assert set(numbers(view)) <= open_lists | {("table", "water", own)}
    assert all(one.get("to") in (None, own) for one in view["journal"])
    assert "drawn-water" not in json.dumps({**view, "journal": []})
    told = [one for one in view["journal"] if one["id"] == "drew-token"]
    assert all(own is not None and one["to"] == own for one in told)


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("#")[0]


@pytest.mark.long(60)
def test_nobody_hears_a_secret_before_the_end_who_looks_on_least_of_all(
    person: Make, server: Server
) -> None:
    ada, bruno, watcher = people = person(), person(), person()
    canaries = [Canary(one) for one in people]
    made = ada.make_table("parfum", {"kind": "open"}, components=few_notes(every=3))
    table = made["table"]["id"]
    host = ada.go(f"/table/{table}")
    bruno.go(f"/table/{table}#{made['you']['invitation']}")
    bruno.page.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    watcher.go(f"/table/{table}")
    for one in people:
        one.page.locator(".table-page").wait_for()
    for one in (ada, bruno):
        one.page.get_by_role("tab", name="Settings").click()
        one.page.get_by_role("button", name="Let a bot play for me").click()
    for one, canary in zip(people, canaries, strict=True):
        one.page.locator(".result").wait_for(timeout=480_000)
        live = [view for view in canary.views if view["result"] is None]
        assert len(live) > 80
        for view in live:
            assert_hides_water(view)
        others = [other for other in people if other is not one]
        canary.assert_silent(server.data, table, one, *others)
    assert {view["seat"] for view in canaries[2].views} == {None}


TOKENS = """
() => [...document.querySelectorAll('[data-piece^="token/"]')].map(
  (one) => [one.dataset.piece, one.textContent.trim()]
)
"""


@pytest.mark.long
def test_two_at_one_device_do_not_see_each_other_s_water(person: Make) -> None:
    one = person()
    player = Player(one)
    page = make_table(one, "mine", "mine")
    ready = page.locator(".pass button")
    eyes, looks = None, [0, 0]
    while min(looks) < 4:
        player.line.until(lambda: bool(player.view), "no view came")
        seat, table = player.view["seat"], player.view["table"]
        secrets = any(any(one["table"]["water"][own]) for own, one in player.views.items())
        if seat != eyes and not secrets:
            eyes = seat  # nobody holds a token: there is nothing to hide, and nobody is asked
        elif seat != eyes:
            ready.wait_for()
            assert page.locator(".stage, [role=log], [data-live]").count() == 0
            assert not re.search("water/|token|worth", page.locator("body").inner_html())
            ready.click()
            eyes = seat
            expect(page.locator("[data-live]")).to_be_empty()
        player.wait()
        other = 1 - seat
        told = [entry for entry in player.journals[seat] if entry["id"] == "drew-token"]
        hidden = player.views[other]["table"]["water"][other]
        assert page.locator(".line", has_text="You draw a token worth").count() == len(told)
        pieces = dict(page.evaluate(TOKENS))
        own = {name: text for name, text in pieces.items() if name.startswith(f"token/{seat}/")}
        assert len(own) == sum(table["water"][seat])
        assert all(text == name.split("/")[2] for name, text in own.items())
        covered = {name: text for name, text in pieces.items() if name not in own}
        assert covered == {f"token/{other}/{number}": "" for number in range(sum(hidden))}
        looks[seat] += own != {} and covered != {}
        water = [a for a in options(player) if a.tag() == "take-water"]
        click(player, water[0] if water and not own else player.decide())


STILL = "() => ![...document.querySelectorAll('.pf-die')].some((one) => one.getAnimations().length)"
TUMBLING = """
() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const moving = () => all('.pf-die').some((one) => one.getAnimations().length);
  const told = () => all('.moves .move').some((one) => one.checkVisibility());
  window.seen = { moved: false, spoilt: false, moving };
  const look = () => {
    if (moving()) {
      window.seen.moved = true;
      window.seen.spoilt ||= told();
    }
    requestAnimationFrame(look);
  };
  look();
}
"""


@pytest.mark.long
def test_rolled_dice_tumble_and_nothing_is_told_before_they_lie(person: Make) -> None:
    player = sit_down(person(reduced_motion="no-preference"))
    page = player.page
    page.evaluate("localStorage.setItem('grasse.speed', 'normal')")
    play_until(player, "roll")
    page.wait_for_function(STILL)  # the die that was taken last
    page.evaluate(TUMBLING)
    player.button(player.decide()).click()
    page.wait_for_function("() => window.seen.moved")
    player.wait()
    assert page.evaluate("[window.seen.spoilt, window.seen.moving()]") == [False, False]


FLYING = """
() => {
  window.flights = [];
  new MutationObserver(() => {
    const layer = document.querySelector('.flying-layer');
    for (const one of layer?.getAnimations({ subtree: true }) ?? []) {
      window.flights.push(one.effect.getTiming().duration);
      one.pause();
    }
  }).observe(document.body, { childList: true });
}
"""
"""Pieces that fly are held in the air."""


@pytest.mark.long
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_travel_quickly_and_land_at_a_click(person: Make, motion: str) -> None:
    player = sit_down(person(reduced_motion=motion))
    page = player.page
    play_until(player, "prepare")
    page.evaluate(FLYING)
    rose = PARFUM.vocabulary.read({"do": "take-die", "aroma": "rose"})
    click(player, rose)
    if motion == "no-preference":
        page.wait_for_function("() => window.flights.length > 0")
        expect(page.locator(".flying-layer")).to_have_count(1)
        assert page.locator(".moves .move:visible").count() == 0
        page.locator(".pf-region.street").click(position={"x": 3, "y": 60})  # skip it
    player.wait()
    expect(page.locator(".flying-layer")).to_have_count(0)
    expect(player.target("dice/rose")).to_have_count(1)
    flights = page.evaluate("window.flights")
    assert (max(flights) <= 400) if motion == "no-preference" else (flights == [])


@pytest.mark.long
def test_a_phone_shows_everything_and_plays(person: Make) -> None:
    one = person(PHONE, has_touch=True)
    still = Stillness(one)
    player = sit_down(one)
    page = player.page
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    steps: set[str] = set()
    while player.wait() and len(steps) < 6:
        step = player.view["step"]
        if step not in steps:
            for name in lit(page):
                box = player.target(name).bounding_box()
                assert box
                assert min(box["width"], box["height"]) >= 43.5, (name, box)
            picture(page, f"board-parfum-phone-{step}")
        steps.add(step)
        click(player, player.decide())
    assert len(steps) >= 6
    still.holds()


@pytest.mark.long
def test_axe_finds_nothing_on_the_board(person: Make) -> None:
    for theme in ("light", "dark"):
        player = sit_down(person(DESK, color_scheme=theme))
        play_until(player, "prepare")
        assert axe(player.page) == []
        picture(player.page, f"board-parfum-{theme}")


@pytest.mark.long
def test_a_long_game_leaves_no_boards_behind(person: Make) -> None:
    """Given forty moves; then what was drawn before is gone from memory. (Drawings that were shared
    between places once held on to every board: 40 MB then.)"""
    page = person().sit_down()
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    for _ in range(40):
        group = page.locator(".moves summary:visible")
        if not page.locator(".moves .move:visible").count() and group.count():
            group.first.click()
        page.locator(".moves .move:visible").first.click()
    tools.send("HeapProfiler.collectGarbage")
    measured = tools.send("Performance.getMetrics")["metrics"]
    assert {one["name"]: one["value"] for one in measured}["JSHeapUsedSize"] < 15e6
