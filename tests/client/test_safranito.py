"""Safranito in the browser: whole games by clicks and by keyboard, the throw, the market, secrets.

What to do is asked of the greedy bot, given the view that the browser was sent; how to do it is
done by hand: touching things, dragging, moving sliders, pressing keys.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

import grasse
from grasse import bots
from grasse.games import find
from grasse.games.safranito.box import read_box
from grasse.games.safranito.discs import Spot
from grasse.games.safranito.throw import TARGETS, list_aims
from tests.client.conftest import PHONE, Person, axe, picture

Make = Callable[..., Person]
Plain = dict[str, Any]
GAME = find("safranito")
BOX = read_box(None)
GREEDY = bots.find("greedy", GAME)
NUMBERS = ("chip", "side", "place", "bearing", "power", "loft", "face")


class Desk:
    """A browser at a table of Safranito, and what goes through its socket."""

    def __init__(self, one: Person) -> None:
        self.person = one
        self.page = one.page
        self.sent: list[Plain] = []
        self.received: list[str] = []
        self.views: list[Plain] = []
        self.chance = grasse.Dice("desk")
        one.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _take(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.received.append(text)
        self.views += views_in(json.loads(text))

    # What is to be done

    @property
    def view(self) -> Plain:
        return self.views[-1]

    def sit(self) -> Page:
        page = self.person.play_now("Safranito")
        self.ready()
        return page

    def ready(self) -> bool:
        """Wait for the own turn, or for the end of the game."""
        turn = self.page.locator(".moves :is(.move, summary):visible, .result").first
        turn.wait_for(timeout=30_000)
        self.page.wait_for_function("!document.querySelector('.flying-layer')")
        return self.page.locator(".result").count() == 0

    def wish(self) -> Plain:
        """What the greedy bot would do."""
        options = [GAME.vocabulary.read(one) for one in self.view["options"]]
        return dict(GREEDY.choose(self.view, options, self.chance).plain())

    def wait_for_answer(self) -> None:
        """What was sent is stored, and the next decision is there."""
        expect(self.page.locator(".connection")).to_have_text("Saved")

    # Things on the board

    def thing(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]')

    def middle(self, target: str) -> tuple[float, float]:
        box = self.thing(target).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def acts(self) -> list[Plain]:
        return [one["action"] for one in self.sent if one.get("type") == "act"]


def views_in(data: Any) -> Iterator[Plain]:
    """Every view in a message, however deep."""
    if isinstance(data, dict):
        if "step" in data and "options" in data and "table" in data:
            yield data
        else:
            for value in data.values():
                yield from views_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from views_in(value)


def things_of(view: Plain, action: Plain) -> list[str]:
    """What one touches for an action: written down again, independently of the client."""
    bowl = view["table"]["bowl"]
    match action["do"]:
        case "throw":
            return [f"own/{action['chip']}", aimed_at(view, action)]
        case "choose-bowl":
            return [f"bowl/{action['spice']}"]
        case "sell-cards":
            return [f"hand/{bowl}"] * int(action["cards"])
        case "buy-card":
            return [f"display/{bowl}"]
        case "draw-spices":
            return ["pile/spices"]
        case "reserve-dish":
            return ["pile/dishes"]
        case "take-mill":
            return ["mill"]
        case "keep-card":
            return [f"drawn/{action['spice']}"]
        case "prepare-dish" | "prepare-reserved":
            return [f"dish/{action['dish']}"]
    return []


def aimed_at(view: Plain, action: Plain) -> str:
    chips = view["table"]["thrown"]
    others = {
        Spot(x, y): (seat, sum(one[0] == seat for one in chips[:order]))
        for order, (seat, _, x, y) in enumerate(chips)
        if x != -1 and seat != view["seat"]
    }
    numbers = tuple(action[name] for name in NUMBERS[1:])
    found = {tuple(map(int, aim.throw)): aim for aim in list_aims(BOX, action["side"], others)}
    aim = found[numbers]
    if aim.victim is not None:
        seat, number = others[aim.victim]
        return f"chip/{seat}/{number}"
    target = TARGETS[aim.target]
    return f"{'bowl' if aim.target < 9 else 'space'}/{target}"


WORDS = {
    "renounce": "Do without",
    "sell-cards": "Sell none",
    "decline": re.compile("Do not buy"),
    "stop-cooking": "Prepare nothing more",
}


def by_clicks(desk: Desk, action: Plain) -> None:
    things = things_of(desk.view, action)
    for thing in things:
        touch(desk, thing)
    if action["do"] == "throw":
        desk.page.locator(".saf-throw").click()
    elif things:
        desk.page.locator(".decision [data-confirm]").first.click()
    else:
        desk.page.locator(".decision button", has_text=WORDS[action["do"]]).click()


def touch(desk: Desk, thing: str) -> None:
    """Click where it can be seen: chips may lie on a bowl."""
    desk.thing(thing).dispatch_event("click")


@pytest.fixture
def desk(person: Make) -> Desk:
    return Desk(person())


def test_a_whole_game_by_clicks(desk: Desk) -> None:
    desk.sit()
    seen = set()
    while desk.ready():
        view = desk.view
        action = desk.wish()
        if view["step"] not in seen:
            seen.add(view["step"])
            picture(desk.page, f"board-safranito-{view['step']}")
        before = len(desk.acts())
        by_clicks(desk, action)
        desk.wait_for_answer()
        assert [said for said in desk.acts()[before:]] == [action]
    assert desk.page.locator(".result").is_visible()
    assert {"throwing", "sell", "buy", "next-bowl"} <= seen


# Tables of one round, for everything that needs no whole game


ONE_ROUND = {"round_cap": "1"}


def table(one: Person, *others: str, options: Plain | None = None) -> Desk:
    """A table by the server's own address: the person sits first, then bots of these levels."""
    desk = Desk(one)
    one.go()
    wish = {
        "game": "safranito",
        "chairs": [
            {"kind": "mine", "name": "Ada"},
            *({"kind": "bot", "level": level} for level in others or ("greedy",)),
        ],
        "options": ONE_ROUND if options is None else options,
        "start": True,
    }
    made = one.page.evaluate(
        """wish => fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
        headers: {"content-type": "application/json"}}).then(answer => answer.json())""",
        wish,
    )
    one.go(f"/table/{made['table']['id']}")
    desk.ready()
    return desk


# By keyboard


def focused(page: Page) -> str | None:
    found: str | None = page.evaluate(
        "document.activeElement?.dataset.target ?? document.activeElement?.dataset.aimHandle ?? null"
    )
    return found


def tab_to(page: Page, wanted: Callable[[], bool]) -> None:
    for _ in range(120):
        if wanted():
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def arrows_to(desk: Desk, target: str) -> None:
    """From the focused thing of the board to another by arrow keys."""
    page = desk.page
    for turn in range(60):
        here = focused(page)
        if here == target:
            return
        assert here is not None
        x, y = desk.middle(here)
        to_x, to_y = desk.middle(target)
        across, down = to_x - x, to_y - y
        sideways = abs(across) > abs(down) if turn % 3 else abs(across) > 2 * abs(down)
        if sideways:
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"arrows do not lead to {target}")


def on_board(target: str) -> bool:
    return target.split("/")[0] in ("own", "bowl", "space", "chip", "display")


def by_keys(desk: Desk, action: Plain) -> None:
    page = desk.page
    if action["do"] == "throw":
        aim_by_keys(desk, action)
        page.keyboard.press("Enter")
        return
    things = things_of(desk.view, action)
    if not things:
        words = WORDS[action["do"]]
        button = page.locator(".decision button", has_text=words)
        tab_to(page, lambda: button.evaluate("one => one === document.activeElement"))
        page.keyboard.press("Enter")
        return
    for thing in things:
        if on_board(thing):
            page.keyboard.press("b")
            arrows_to(desk, thing)
        else:
            tab_to(page, lambda thing=thing: focused(page) == thing)  # type: ignore[misc]
        page.keyboard.press("Enter")
    confirm = page.locator(".decision [data-confirm]")
    tab_to(page, lambda: confirm.evaluate("one => one === document.activeElement"))
    page.keyboard.press("Enter")


def aim_by_keys(desk: Desk, action: Plain) -> None:
    """Take the chip, come to the aim, and change its numbers key by key."""
    page = desk.page
    page.keyboard.press("b")
    arrows_to(desk, f"own/{action['chip']}")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert focused(page) == "", "the aim comes right after the chip"
    place, bearing, power, loft = 500, 0, 441, 1
    while loft != action["loft"]:
        page.keyboard.press("l")
        loft = (loft + 1) % 3
        power = -1
    press(page, action["bearing"] - bearing, ("ArrowRight", "ArrowLeft"), (".", ","))
    if power < 0:
        words = page.locator("#saf-power").input_value()
        power = int(words)
    press(page, action["power"] - power, ("ArrowUp", "ArrowDown"), ("+", "-"))
    press(page, action["place"] - place, ("PageUp", "PageDown"), ("]", "["))
    if action["bearing"] == 0 and action["power"] == 441 and action["place"] == 500:
        page.keyboard.press("+")
        page.keyboard.press("-")


def press(page: Page, by: int, big: tuple[str, str], small: tuple[str, str]) -> None:
    tens, ones = divmod(abs(by), 10)
    way = int(by < 0)
    fives, tens = divmod(tens, 5)
    for key, count in ((f"Shift+{big[way]}", fives), (big[way], tens), (small[way], ones)):
        for _ in range(count):
            page.keyboard.press(key)


def test_a_game_by_keyboard_alone(person: Make) -> None:
    desk = table(person())
    while desk.ready():
        action = desk.wish()
        before = len(desk.acts())
        by_keys(desk, action)
        desk.wait_for_answer()
        assert desk.acts()[before:] == [action]
