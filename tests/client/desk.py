"""Somebody with a browser at a table of Safranito.

What to do is asked of an easy bot, which throws as the list says, given the view that the browser
was sent; how to do it is done by hand: clicking things, tapping them, dragging, moving sliders,
pressing keys.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page

import grasse
from grasse import bots
from grasse.games import find
from grasse.games.safranito.box import read_box
from grasse.games.safranito.discs import Spot
from grasse.games.safranito.throw import TARGETS, list_aims
from tests.client.conftest import Person
from tests.client.hand import spot
from tests.client.line import Line

Make = Callable[..., Person]
Plain = dict[str, Any]
GAME = find("safranito")
BOX = read_box(None)
EASY = bots.find("easy", GAME)
NUMBERS = ("chip", "side", "place", "bearing", "power", "loft", "face")
ONE_ROUND = {"round_cap": "1"}
ANYWHERE = (0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9)
"""Parts of a thing, its middle first: chips may lie on a bowl."""


class Desk:
    """A browser at a table of Safranito, and all that comes and goes."""

    def __init__(self, one: Person) -> None:
        self.person = one
        self.page = one.page
        self.sent: list[Plain] = []
        self.received: list[str] = []
        self.views: list[Plain] = []
        self.acted = -1
        self.chance = grasse.Dice("desk")
        self.line = Line(one, self._take, lambda text: self.sent.append(json.loads(text)))
        one.begin_with(KEEP)

    def _take(self, text: str) -> None:
        self.received.append(text)
        self.views += views_in(json.loads(text))

    def wait(self, what: str, true: Callable[[], bool]) -> None:
        """Until it is true of what came over."""
        self.line.until(true, f"{what}: waited for in vain")

    def bodies(self) -> list[tuple[str, str]]:
        """Address and text of everything that this page has asked the server for."""
        found: list[tuple[str, str]] = self.page.evaluate("Promise.all(window.bodies)")
        return found

    # What is to be done

    @property
    def view(self) -> Plain:
        return self.views[-1]

    @property
    def over(self) -> bool:
        return bool(self.views) and self.view["result"] is not None

    @property
    def mine(self) -> bool:
        return bool(self.views) and self.view["to_act"] == self.view["seat"]

    def ready(self) -> bool:
        """Wait until the page shows the own turn, or the end of the game (False)."""
        self.wait("the own turn", lambda: self.over or self.mine)
        turn = ".result" if self.over else ".moves :is(.move, summary):visible"
        self.page.locator(turn).first.wait_for()
        self.page.wait_for_function("!document.querySelector('.flying-layer')")
        return not self.over

    def wish(self) -> Plain:
        """What an easy bot would do."""
        self.acted = self.view["played"]
        options = [GAME.vocabulary.read(one) for one in self.view["options"]]
        return dict(EASY.choose(self.view, options, self.chance).plain())

    def wait_for_answer(self) -> None:
        """What was sent is stored, and a view tells what came of it."""
        self.wait("the answer", lambda: self.view["played"] > self.acted)
        self.acted = self.view["played"]
        self.page.locator(".connection.good").wait_for()

    def wait_for_move(self, played: int) -> None:
        self.wait("the move", lambda: self.view["played"] >= played)

    # Things on the page

    def thing(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]')

    def middle(self, target: str) -> tuple[float, float]:
        box = self.thing(target).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(self, target: str) -> None:
        self.touch_at(f'[data-target="{target}"]')

    def touch_at(self, query: str) -> None:
        """A real click, or a tap, where the thing can be seen."""
        seen = spot(self.page, query, parts=ANYWHERE)
        if not self.page.evaluate("navigator.maxTouchPoints"):
            self.page.mouse.click(*seen)
            return
        # On a busy machine a tap may take so long that it is a long press: then once more.
        for _ in range(5):
            self.page.evaluate(AWAIT_CLICK)
            self.page.touchscreen.tap(*seen)
            if self.page.evaluate("Promise.race([window.tapped, window.untapped])"):
                return
        raise AssertionError(f"no tap on {query}")

    def acts(self) -> list[Plain]:
        return [one["action"] for one in self.sent if one.get("type") == "act"]


KEEP = """
window.bodies = [];
const ask = window.fetch;
window.fetch = async (...wish) => {
  const answer = await ask(...wish);
  window.bodies.push(answer.clone().text().then((text) => [answer.url, text]));
  return answer;
};
"""
"""All that is no file of the client comes through `fetch`, or the socket."""
AWAIT_CLICK = """
() => {
  const options = { capture: true, once: true };
  window.tapped = new Promise((done) => addEventListener("click", () => done(true), options));
  window.untapped = new Promise((done) => setTimeout(done, 3000, false));
}
"""


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


def table(one: Person, *others: str, options: Plain | None = None) -> Desk:
    """A table that has begun: the person sits first, then bots of these levels."""
    desk = Desk(one)
    bots_there = ({"kind": "bot", "level": level} for level in others or ("solid",))
    chosen = ONE_ROUND if options is None else options
    made = one.make_table("safranito", *bots_there, options=chosen, start=True)
    one.go(f"/table/{made['table']['id']}")
    desk.ready()
    return desk


# What one touches


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


WORDS: dict[str, str | re.Pattern[str]] = {
    "renounce": "Decline",
    "sell-cards": "Sell none",
    "decline": re.compile("Do not buy"),
    "stop-cooking": "Prepare nothing more",
}


def by_clicks(desk: Desk, action: Plain) -> None:
    things = things_of(desk.view, action)
    for thing in things:
        desk.touch(thing)
    if action["do"] == "throw":
        desk.touch_at(".saf-throw:enabled")
    elif things:
        desk.touch_at(".decision [data-confirm]")
    else:
        desk.page.locator(".decision button", has_text=WORDS[action["do"]]).click()


def wish_to_throw(desk: Desk) -> int:
    """Play until it is the own throw; the lowest chip that can be thrown."""
    while desk.view["step"] != "throwing" or not desk.mine:
        by_clicks(desk, desk.wish())
        desk.wait_for_answer()
        assert desk.ready()
    return min(int(one["chip"]) for one in desk.view["options"])


def thrown(desk: Desk) -> Plain:
    """What the button sends."""
    before = len(desk.acts())
    desk.acted = desk.view["played"]
    desk.touch_at(".saf-throw:enabled")
    desk.wait_for_answer()
    (action,) = desk.acts()[before:]
    assert desk.ready()
    return action


def numbers_shown(page: Page) -> dict[str, int]:
    """The numbers of the aim as the sliders show them."""
    names = ("bearing", "power", "place")
    return {name: int(page.locator(f"#saf-{name}").input_value()) for name in names}
