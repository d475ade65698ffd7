"""The board of Parfum: whole games by clicks and by keys, undo, a phone, odds, and no leak."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from math import comb
from typing import Any

from playwright.sync_api import Locator, Page, Response, WebSocket, expect

import grasse
from grasse import bots
from grasse.cli.speech import Speech
from grasse.games import find
from grasse.kernel import Action, Match
from tests.client.conftest import DESK, PHONE, Person, axe, picture

Make = Callable[..., Person]
PARFUM = find("parfum")
ENGLISH = Speech(PARFUM, "en")


class Player:
    """Somebody who plays as the greedy bot would, on the page: what it sees is what came over."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.view: dict[str, Any] = {}
        self.heard: list[str] = []
        """Every frame that came, as text."""
        self.bodies: list[Response] = []
        self.bot = bots.find("greedy", PARFUM)
        self.chance = grasse.Dice("the board of Parfum")
        self.page.on("websocket", self._listen)
        self.page.on("response", self._keep)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.heard.append(text)
        for view in json.loads(text).get("views", ()):
            self.view = view

    def _keep(self, response: Response) -> None:
        if "/api/" in response.url or response.request.resource_type in ("fetch", "xhr"):
            self.bodies.append(response)

    def wait(self) -> bool:
        """Until it is the own turn, or the game is over (False)."""
        ready = self.page.locator(".moves :is(.move, summary):visible, .result:visible").first
        ready.wait_for(timeout=30_000)
        return self.view["result"] is None

    def decide(self) -> Action:
        options = [PARFUM.vocabulary.read(one) for one in self.view["options"]]
        return self.bot.choose(self.view, options, self.chance)

    def words(self, action: Action) -> str:
        names = self.page.locator(".player-name").all_inner_texts()
        return ENGLISH.action({**self.view, "names": names}, action)

    def target(self, name: str) -> Locator:
        return self.page.locator(f'[data-target="{name}"]')

    def button(self, action: Action) -> Locator:
        return self.page.locator(".decision button", has_text=self.words(action)).first

    def settled(self, before: int) -> None:
        """The server has taken it: something new came, and nothing is under way."""
        for _ in range(400):
            if self.view["played"] > before:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("nothing came back")


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


def sit_down(one: Person) -> Player:
    player = Player(one)
    one.play_now()
    return player


def sit_down_to_a_short_game(one: Person) -> Player:
    """Against a bot, with fewer notes in the bag: a whole game then takes three or four rounds."""
    file = (PARFUM.folder / "components.toml").read_text(encoding="utf-8")
    blocks = re.split(r"(?m)^(?=\[\[)", file)
    fewer = [row for row in blocks if not re.search(r'id = "(HD|HT|BS)(0[7-9]|1\d)"', row)]
    chairs = [{"kind": "mine", "name": "Guest"}, {"kind": "bot", "level": "greedy"}]
    wish = {"game": "parfum", "chairs": chairs, "start": True, "components": "".join(fewer)}
    answer = one.page.request.post(f"{one.address}/api/tables", data=wish)
    assert answer.ok, answer.text()
    player = Player(one)
    one.go(f"/table/{answer.json()['table']['id']}")
    player.wait()
    return player


SPOT = """
(query) => {
  const found = document.querySelector(query);
  if (!found) return null;
  let box = found.getBoundingClientRect();
  if (box.top < 120 || box.bottom > innerHeight) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    box = found.getBoundingClientRect();
  }
  const spot = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(...spot);
  return found.contains(hit) ? spot : `${hit?.outerHTML.slice(0, 80)} is in front of it`;
}
"""


def touch(page: Page, query: str) -> None:
    """A real click in the middle of a thing, which must be what is hit there."""
    spot: object = None
    for _ in range(200):
        spot = page.evaluate(SPOT, query)
        if isinstance(spot, list):
            page.mouse.click(*spot)
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"{query} cannot be clicked: {spot}")


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


def test_a_whole_game_by_clicks_on_the_board(person: Make) -> None:
    player = sit_down_to_a_short_game(person())
    steps: set[str] = set()
    while player.wait():
        step = player.view["step"]
        legal = [PARFUM.vocabulary.read(one) for one in player.view["options"]]
        if step not in steps:  # the legal things are lit, and only those
            due = {name for one in legal for name in targets(player.view, one)}
            assert lit(player.page) == due, step
            picture(player.page, f"board-parfum-{step}")
        steps.add(step)
        click(player, player.decide())
    assert steps >= {"choose-clock", "prepare", "roll", "water", "claim", "compose", "sell"}
    assert player.view["result"]["reason"] in ("closing", "bag")
    expect(player.page.locator(".result")).to_be_visible()
    picture(player.page, "result-parfum")
    assert_no_leak(player)


PATH = """
([from, to]) => {
  const cells = [...document.querySelectorAll('.board [data-target]')];
  const middle = (of) => {
    const box = of.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const spots = cells.map(middle);
  const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  const next = (at, [dx, dy]) => {
    let best = -1, least = Infinity;
    spots.forEach(([x, y], i) => {
      const [a, b] = [x - spots[at][0], y - spots[at][1]];
      const along = a * dx + b * dy;
      const far = along + 2.5 * (Math.abs(a * dy) + Math.abs(b * dx));
      if (i !== at && along > 1 && far < least) [best, least] = [i, far];
    });
    return best;
  };
  const find = (name) => cells.findIndex((one) => one.dataset.target === name);
  const goal = find(to);
  const seen = new Map([[find(from), []]]);
  for (const [at, keys] of seen) {
    if (at === goal) return keys;
    for (const [key, way] of Object.entries(ways)) {
      const then = next(at, way);
      if (then >= 0 && !seen.has(then)) seen.set(then, [...keys, key]);
    }
  }
  return null;
}
"""


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.target ?? ''"))


def go_to(page: Page, name: str) -> None:
    """The focus walks over the board by arrow keys."""
    if not focused(page):
        page.keyboard.press("b")
    keys = page.evaluate(PATH, [focused(page), name])
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
        page.keyboard.press("Enter")
    elif action.tag() in ("return-dice", "pass"):
        page.keyboard.press("e")
    else:
        tab_to(page, player.words(action))
        page.keyboard.press("Enter")
    player.settled(before)


def test_a_whole_game_by_keyboard_only(person: Make) -> None:
    player = sit_down_to_a_short_game(person())
    player.page.mouse.move(0, 0)
    while player.wait():
        press(player, player.decide())
    assert player.view["result"]["reason"] in ("closing", "bag")


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
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def options(player: Player) -> Iterable[Action]:
    return [PARFUM.vocabulary.read(one) for one in player.view["options"]]


def test_escape_and_a_touch_elsewhere_take_a_choice_back(person: Make) -> None:
    player = sit_down(person())
    page = player.page
    clock = next(iter(lit(page)))
    for by_key in (True, False):
        player.target(clock).click()
        expect(player.target(clock)).to_have_attribute("data-state", "picked")
        expect(page.locator(".decision .effect")).not_to_have_count(0)
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
    full = None not in player.view["table"]["display"]
    if full:
        player.target("bag").click(force=True)
        expect(page.locator(".alert")).to_contain_text("PF-PREP-05")
        player.target("bag").hover()
        expect(page.locator(".tip")).to_contain_text("every space", ignore_case=True)
    player.target("customer/" + next(filter(None, player.view["table"]["street"]))).click(
        force=True
    )
    expect(page.locator(".alert")).to_contain_text("PF-SELL-01")
    assert player.view["step"] == "prepare"


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
    expect(page.locator(".pf-hope")).to_contain_text("0%")
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
    expect(target.locator(".pf-odds text")).to_have_text(f"{round(part * 100)}%")
    expect(page.locator(".pf-hope")).to_contain_text(f"{round(part * 100)}%")
    picture(page, "board-parfum-odds")
    page.get_by_role("switch", name="Odds").click()
    expect(page.locator(".pf-odds")).to_have_count(0)


with (PARFUM.folder / "components.toml").open("rb") as components:
    NOTES = {row["id"]: row["requires"] for row in tomllib.load(components)["notes"]}


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


def assert_no_leak(player: Player) -> None:
    """Nothing that came before the end tells what water tokens the other one held.

    The game file tells it afterwards: then it is known at which moments there was a secret.
    """
    page, own = player.page, player.view["seat"]
    table = page.url.rpartition("/")[2].partition("#")[0]
    answer = page.request.get(f"{player.person.address}/api/tables/{table}/file")
    assert answer.ok
    record = answer.json()
    open_lists = {("table", one) for one in ("clocks", "actions_of", "discard")}
    live = 0
    for text in player.heard:
        for view in json.loads(text).get("views", ()):
            if view["result"] is not None:
                continue
            live += 1
            assert isinstance(view["table"]["water"][1 - own], int)
            assert isinstance(view["table"]["well"], int)
            if live % 25 == 1:  # there was a secret to tell
                then = Match.replayed(PARFUM, record, until=view["played"]).position
                assert sum(then.water[1 - own]) == view["table"]["water"][1 - own]
                assert list(then.water[own]) == view["table"]["water"][own]
            assert set(numbers(view)) <= open_lists | {("table", "water", own)}
            assert all(one.get("to") in (None, own) for one in view["journal"])
            assert "drawn-water" not in json.dumps({**view, "journal": []})
            told = [one for one in view["journal"] if one["id"] == "drew-token"]
            assert all(one["to"] == own for one in told)
    assert live > 50
    for response in player.bodies:
        if "/file" not in response.url and "/history" not in response.url:
            assert "drawn-water" not in response.text()


def test_a_phone_shows_everything_and_plays(person: Make) -> None:
    player = sit_down(person(PHONE, has_touch=True))
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


def test_axe_finds_nothing_on_the_board(person: Make) -> None:
    for theme in ("light", "dark"):
        player = sit_down(person(DESK, color_scheme=theme))
        play_until(player, "prepare")
        assert axe(player.page) == []
        picture(player.page, f"board-parfum-{theme}")
