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
        self.acted = -1
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

    def ready(self) -> bool:
        """Wait for the own turn, or for the end of the game."""
        for _ in range(600):
            view = self.views[-1] if self.views else None
            if view and (view["result"] is not None or view["to_act"] == view["seat"]):
                break
            self.page.wait_for_timeout(50)
        over = self.view["result"] is not None
        turn = ".result" if over else ".moves :is(.move, summary):visible"
        self.page.locator(turn).first.wait_for(timeout=30_000)
        self.page.wait_for_function("!document.querySelector('.flying-layer')")
        return not over

    def wish(self) -> Plain:
        """What the greedy bot would do."""
        self.acted = self.view["played"]
        options = [GAME.vocabulary.read(one) for one in self.view["options"]]
        return dict(GREEDY.choose(self.view, options, self.chance).plain())

    def wait_for_answer(self) -> None:
        """What was sent is stored, and a view tells what came of it."""
        for _ in range(600):
            if self.view["played"] > self.acted:
                break
            self.page.wait_for_timeout(20)
        self.acted = self.view["played"]
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


WORDS: dict[str, str | re.Pattern[str]] = {
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


def test_a_whole_game_by_clicks(person: Make) -> None:
    desk = table(person(), options={"round_cap": "3"})
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
        assert list(desk.acts()[before:]) == [action]
    assert desk.page.locator(".result").is_visible()
    assert "throwing" in seen
    # The dice are secret: whether one sells, buys or is the chef in three rounds is theirs to say.
    assert seen & {"sell", "buy", "next-bowl"}


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
    one.go(f"/table/{post(one.page, wish)['table']['id']}")
    desk.ready()
    return desk


def post(page: Page, wish: Plain) -> Plain:
    """Make a table as the form of the home page does."""
    made: Plain = page.evaluate(
        """wish => fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
        headers: {"content-type": "application/json"}}).then(answer => answer.json())""",
        wish,
    )
    return made


# By keyboard


ACTIVE = "document.activeElement"


def focused(page: Page) -> str | None:
    found: str | None = page.evaluate(
        "({dataset = {}}) => dataset.target ?? dataset.aimHandle ?? null",
        page.evaluate_handle(ACTIVE),
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
    first = page.locator(".saf-choice").first.locator("button")
    lofts = [one.get_attribute("aria-checked") == "true" for one in first.all()]
    for _ in range((action["loft"] - lofts.index(True)) % 3):
        page.keyboard.press("l")
    for name, big, small in (
        ("bearing", ("ArrowRight", "ArrowLeft"), (".", ",")),
        ("power", ("ArrowUp", "ArrowDown"), ("+", "-")),
        ("place", ("PageUp", "PageDown"), ("]", "[")),
    ):
        now = int(page.locator(f"#saf-{name}").input_value())
        press(page, action[name] - now, big, small)
    if page.locator(".saf-throw").is_disabled():  # it was right from the beginning
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


# The throw


def wish_to_throw(desk: Desk) -> int:
    """Play until it is the own throw; the lowest chip that can be thrown."""
    while desk.view["step"] != "throwing" or desk.view["to_act"] != desk.view["seat"]:
        by_clicks(desk, desk.wish())
        desk.wait_for_answer()
        assert desk.ready()
    return min(int(one["chip"]) for one in desk.view["options"])


def drag(page: Page, start: tuple[float, float], *points: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    for x, y in points:
        page.mouse.move(x, y, steps=3)


def numbers(action: Plain) -> list[int]:
    return [action[name] for name in NUMBERS if name != "chip"]


def thrown(desk: Desk) -> Plain:
    """What the button sends."""
    before = len(desk.acts())
    desk.acted = desk.view["played"]
    desk.page.locator(".saf-throw").click()
    desk.wait_for_answer()
    (action,) = desk.acts()[before:]
    assert desk.ready()
    return action


def test_pointer_sliders_and_keys_give_the_same_integers(person: Make) -> None:
    desk = table(person())
    page = desk.page
    touch(desk, f"own/{wish_to_throw(desk)}")
    x, y = desk.middle("bowl/saffron")
    drag(page, (x, y), (x + 10, y), (x + 61, y - 47))
    page.mouse.up()
    by_pointer = thrown(desk)
    assert by_pointer["bearing"] > 0, "to the right of the middle"

    touch(desk, f"own/{wish_to_throw(desk)}")
    for name in ("bearing", "power", "place"):
        slider = page.locator(f"#saf-{name}")
        slider.fill(str(by_pointer[name] - 2))
        more = slider.locator("xpath=following-sibling::button")
        more.click()
        more.click()
    by_sliders = thrown(desk)

    chip = wish_to_throw(desk)
    aim_by_keys(desk, {**by_pointer, "chip": chip})
    before = len(desk.acts())
    desk.acted = desk.view["played"]
    page.keyboard.press("Enter")
    desk.wait_for_answer()
    (by_keys_sent,) = desk.acts()[before:]

    assert numbers(by_pointer) == numbers(by_sliders) == numbers(by_keys_sent)
    assert len({by_pointer["chip"], by_sliders["chip"], by_keys_sent["chip"]}) == 3


def test_no_slip_is_a_throw(person: Make) -> None:
    desk = table(person())
    page = desk.page
    page.evaluate("localStorage.setItem('grasse.confirmation', 'off')")
    page.reload()
    desk.ready()
    chip = wish_to_throw(desk)
    before = desk.acts()
    button = page.locator(".saf-throw")
    x, y = desk.middle("bowl/saffron")

    drag(page, (x, y), (x + 60, y - 60))
    page.mouse.up()
    expect(button).to_have_count(0)  # without a chip a drag is nothing

    touch(desk, f"own/{chip}")
    expect(button).to_be_disabled()
    drag(page, (x, y), (x + 60, y - 60))
    expect(button).to_be_enabled()
    page.keyboard.press("Escape")  # while the finger is down
    page.mouse.up()
    expect(button).to_be_disabled()

    drag(page, (x, y), (x + 60, y - 60), (2, 2))
    page.mouse.up()  # let go away from the board
    expect(button).to_be_disabled()

    drag(page, (x, y), (x + 60, y - 60))
    page.mouse.up()
    expect(button).to_be_enabled()
    aim = page.locator("[data-aim-handle]").get_attribute("aria-valuetext")
    assert aim
    assert "to the right" in aim
    assert "Estimate" in aim
    touch(desk, "bowl/mint")
    touch(desk, "bowl/mint")
    expect(button).to_contain_text("at the mint bowl")
    page.keyboard.press("Escape")
    expect(button).to_have_count(0)
    assert desk.acts() == before, "nothing was sent by any of this"


def test_a_pull_back_aims_the_other_way(person: Make) -> None:
    desk = table(person())
    page = desk.page
    touch(desk, f"own/{wish_to_throw(desk)}")
    box = page.locator("[data-aim-handle]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    drag(page, (x, y), (x - 3, y + 12), (x - 25, y + 70))
    page.mouse.up()
    bearing = int(page.locator("#saf-bearing").input_value())
    power = int(page.locator("#saf-power").input_value())
    assert 150 < bearing < 250, "pulled to the left, thrown to the right"
    assert power > 500
    drag(page, (x, y), (x + 12, y), (x + 80, y + 3))
    page.mouse.up()
    assert int(page.locator("#saf-place").input_value()) > 600, "sideways moves the hand"
    assert int(page.locator("#saf-bearing").input_value()) == bearing


@pytest.mark.parametrize(("help_", "lines", "rings"), [("short", 1, 0), ("none", 0, 0)])
def test_the_table_says_how_much_is_shown_while_aiming(
    person: Make, help_: str, lines: int, rings: int
) -> None:
    desk = table(person(), options={**ONE_ROUND, "aim_help": help_})
    touch(desk, f"own/{wish_to_throw(desk)}")
    touch(desk, "bowl/saffron")
    expect(desk.page.locator(".saf-throw")).to_be_enabled()
    assert desk.page.locator(".saf-aim .flight").count() == lines
    assert desk.page.locator(".saf-aim ellipse").count() == rings
    assert desk.page.locator(".saf-guess").count() == 0


# Where chips lie

MATRIX = """() => {
    const world = document.querySelector(".saf-arena > g[transform]:not([role])");
    const { a, d, e, f } = world.getScreenCTM();
    return [a, d, e, f];
}"""
DISCS = """() => [...document.querySelectorAll(".saf-lying [data-disc]")].map(one => {
    const box = one.querySelector(".edge").getBoundingClientRect();
    return [Number(one.dataset.disc), box.x + box.width / 2, box.y + box.height / 2];
})"""


def check_discs(desk: Desk) -> int:
    """Every disc is drawn where the record has it, to the pixel; how many there are."""
    a, d, e, f = desk.page.evaluate(MATRIX)
    view = desk.view
    side = 2 * view["seat"] if view["table"]["seats"] == 2 else view["seat"]
    drawn = desk.page.evaluate(DISCS)
    lying = {n: chip for n, chip in enumerate(view["table"]["thrown"]) if chip[2] != -1}
    assert sorted(n for n, _, _ in drawn) == sorted(lying)
    for n, x, y in drawn:
        mm_x, mm_y = (lying[n][2] - 200_000) / 1000, (lying[n][3] - 200_000) / 1000
        across, ahead = ((mm_x, mm_y), (-mm_y, mm_x), (-mm_x, -mm_y), (mm_y, -mm_x))[side]
        assert abs(e + a * across - x) < 0.5
        assert abs(f - d * ahead - y) < 0.5
    return len(drawn)


def test_discs_move_and_then_lie_where_the_record_has_them(person: Make) -> None:
    desk = table(person(reduced_motion="no-preference"))
    page = desk.page
    page.evaluate(
        """() => {
            window.moved = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                if (this.closest(".saf-arena")) window.moved += 1;
                return animate.call(this, frames, options);
            };
        }"""
    )
    for _ in range(3):
        touch(desk, f"own/{wish_to_throw(desk)}")
        touch(desk, "bowl/saffron")
        before = page.evaluate("window.moved")
        thrown(desk)
        page.wait_for_function("document.getAnimations().length === 0")
        assert page.evaluate("window.moved") > before
        assert check_discs(desk) >= 1
    expect(page.locator("[data-told]")).to_contain_text("rest")
    page.get_by_role("button", name="Show again").click()
    page.locator(".saf-arena.again").wait_for()
    picture(page, "board-safranito-motion")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".saf-arena.again")).to_have_count(0)
    check_discs(desk)


def test_without_motion_there_is_a_still_picture(person: Make) -> None:
    desk = table(person())
    page = desk.page
    touch(desk, f"own/{wish_to_throw(desk)}")
    touch(desk, "bowl/saffron")
    thrown(desk)
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.get_by_role("button", name="Show again").count() == 0
    if desk.view["motions"] and desk.view["table"]["bowl"] is None:
        assert page.locator(".saf-trails path").count() >= 1
    check_discs(desk)


# A phone, other languages, for everybody


def test_a_game_on_a_phone(person: Make) -> None:
    desk = table(person(PHONE, has_touch=True, is_mobile=True))
    page = desk.page
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing sticks out to the side"
    board = page.locator(".saf-arena").bounding_box()
    assert board
    assert board["width"] > 0.93 * PHONE[0]
    aimed = False
    while desk.ready():
        action = desk.wish()
        if action["do"] == "throw" and not aimed:
            aimed = True
            desk.thing(f"own/{action['chip']}").tap()
            touch(desk, things_of(desk.view, action)[1])
            button = page.locator(".controls .saf-throw").bounding_box()
            assert button
            assert PHONE[1] / 2 < button["y"] < PHONE[1] - button["height"], "under the thumb"
            picture(page, "board-safranito-phone-aim")
            page.locator(".saf-throw").tap()
        else:
            by_clicks(desk, action)
        desk.wait_for_answer()
    assert aimed


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "Lancer votre"), ("es", "Lanzar tu"), ("it", "Lanciare il tuo"), ("de", "werfen")],
)
def test_the_throw_speaks_every_language(person: Make, language: str, words: str) -> None:
    desk = table(person(locale=language, color_scheme="dark"))
    touch(desk, f"own/{wish_to_throw(desk)}")
    touch(desk, "bowl/saffron")
    expect(desk.page.locator(".saf-throw")).to_contain_text(words)
    shown = desk.page.locator(".saf").inner_text()
    assert not re.search(r"\b(aim|guess|market|short|face|dish)-[a-z-]+\b", shown), "an id is shown"
    picture(desk.page, f"board-safranito-{language}-dark")


def test_axe_finds_nothing(person: Make) -> None:
    desk = table(person())
    assert axe(desk.page) == []
    touch(desk, f"own/{wish_to_throw(desk)}")
    touch(desk, "bowl/saffron")
    assert axe(desk.page) == []
    desk.page.keyboard.press("Escape")
    while desk.ready():
        if desk.view["table"]["bowl"] is not None:
            assert axe(desk.page) == []
            break
        by_clicks(desk, desk.wish())
        desk.wait_for_answer()


# Secrets


@pytest.fixture
def two(person: Make) -> tuple[Desk, Desk]:
    """Ada and Bruno, each with a browser; the game has begun."""
    ada, bruno = Desk(person()), Desk(person())
    page = ada.person.go()
    chairs = [{"kind": "mine", "name": "Ada"}, {"kind": "open"}]
    made = post(page, {"game": "safranito", "chairs": chairs, "options": ONE_ROUND})
    address = f"/table/{made['table']['id']}#{made['you']['invitation']}"
    ada.person.go(address)
    bruno.person.go(address)
    bruno.page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    for desk in (ada, bruno):
        desk.page.locator(".saf-arena").wait_for()
    return ada, bruno


def test_secrets_never_reach_another_browser(two: tuple[Desk, Desk]) -> None:
    """What only one may know is in no byte that the other got."""
    ada, _ = two
    secret_dishes: list[tuple[Desk, str]] = []
    for _ in range(60):
        if ada.view["result"] is not None:
            break
        desk = next(one for one in two if one.view["to_act"] == one.view["seat"])
        desk.ready()
        by_clicks(desk, desk.wish())
        desk.wait_for_answer()
        played = desk.view["played"]
        for one in two:
            one.page.wait_for_function("!document.querySelector('.flying-layer')")
            wait_for_move(one, played)
            own = one.view["table"]["reserved"][one.view["seat"]]
            other = two[1 - two.index(one)]
            secret_dishes += [(other, dish) for dish in own if isinstance(own, list)]
        for other, dish in secret_dishes:
            if other.view["result"] is None and dish not in known_dishes(other.view):
                assert f'"{dish}"' not in "".join(other.received)
    assert ada.view["result"] is not None
    for desk in two:
        for view in desk.views:
            if view["result"] is None:
                check_secrets(view)


def wait_for_move(desk: Desk, played: int) -> None:
    for _ in range(300):
        if desk.view["played"] >= played:
            return
        desk.page.wait_for_timeout(50)
    raise AssertionError("the move does not arrive")


def known_dishes(view: Plain) -> set[str]:
    table = view["table"]
    return {*table["offer"], *(dish for row in table["cooked"] for dish in row)}


def check_secrets(view: Plain) -> None:
    """Nothing in a view that is not its seat's to know."""
    own, secret = view["seat"], view["table"]
    for seat, value, _, _ in secret["thrown"]:
        assert seat == own or value is None or value in secret["seen"][seat]
    for seat in range(secret["seats"]):
        if seat != own:
            assert isinstance(secret["hands"][seat], int)
            assert isinstance(secret["reserved"][seat], int)
    for card, seat in (*secret["under"], *secret["drawn"]):
        assert seat == own or card is None
    assert isinstance(secret["pile"], int)
    assert isinstance(secret["dish_pile"], int)
    assert all(entry.get("to") in (None, own) for entry in view["journal"])
