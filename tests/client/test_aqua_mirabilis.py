"""The board of Aqua Mirabilis: whole games by clicks and by keys, a phone, secrets, and a decision
of somebody who is not on turn."""

from __future__ import annotations

import http.server
import json
import subprocess
import threading
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

import grasse
from client import bundle, demo
from grasse import bots
from grasse.cli.speech import Speech
from grasse.games import find
from grasse.kernel import Action, Plain
from tests.client.conftest import DESK, PHONE, Person, axe, picture

Make = Callable[..., Person]
AQUA = find("aqua-mirabilis")
ENGLISH = Speech(AQUA, "en")
BONUSES = {
    "all-cities",
    "essence-types",
    "jasmine-perfumes",
    "london-tiles",
    "new-methods",
    "rose-perfumes",
    "three-bases",
}
"""Final bonuses whose names stand for nothing else in a view."""


class Player:
    """Somebody who plays as the greedy bot would, on the page: what it sees is what came over."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.person = person
        self.view: Plain = {}
        self.names: list[str] = []
        self.heard: list[str] = []
        """Every frame that came, as text."""
        self.bot = bots.find("greedy", AQUA)
        self.chance = grasse.Dice("the board of Aqua Mirabilis")
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.heard.append(text)
        for view in json.loads(text).get("views", ()):
            self.view = view

    def sit_down(self) -> None:
        self.person.play_now("Aqua Mirabilis")
        self.names = self.page.locator(".player-name").all_inner_texts()

    def sit_down_for(self, weeks: int) -> None:
        """At a table with a box of one's own, in which the game takes so many weeks."""
        page = self.person.go()
        box = (AQUA.folder / "components.toml").read_text(encoding="utf-8")
        box = box.replace('of = "weeks"\nnumber = 4', f'of = "weeks"\nnumber = {weeks}')
        wish = {"game": "aqua-mirabilis", "start": True, "components": box}
        chairs = [{"kind": "mine", "name": "Ada"}, {"kind": "bot"}]
        made = page.evaluate(
            """async wish => (await fetch("/api/tables", {
                method: "POST", body: JSON.stringify(wish),
                headers: { "content-type": "application/json" },
            })).json()""",
            {**wish, "chairs": chairs},
        )
        self.person.go(f"/table/{made['table']['id']}")
        page.locator(".table-page").wait_for()
        self.names = page.locator(".player-name").all_inner_texts()

    def wait(self) -> bool:
        """Until it is the own turn, or the game is over (False)."""
        self.page.locator(".moves :is(.move, summary):visible, .result:visible").first.wait_for()
        return self.view["result"] is None

    @property
    def options(self) -> list[Action]:
        return [AQUA.vocabulary.read(one) for one in self.view["options"]]

    def decide(self) -> Action:
        return self.bot.choose(self.view, self.options, self.chance)

    def words(self, action: Action) -> str:
        return ENGLISH.action({**self.view, "names": self.names}, action)

    def target(self, name: str) -> Locator:
        return self.page.locator(f'[data-target="{name}"]')

    def settled(self, before: int) -> None:
        """The server has taken it: something new came."""
        for _ in range(1000):
            if self.view["played"] > before:
                return
            self.page.wait_for_timeout(5)
        raise AssertionError("nothing came back")


def targets(view: Plain, action: Action) -> list[str]:
    """The things of the board that are touched for an action."""
    table, seat = view["table"], view["to_act"]
    own = table["players"][seat]

    def flower(method: str, name: str) -> str:
        if own["flowers"].get(name):
            return f"flower/{seat}/{name}"
        return f"stored/{seat}/{method}/{name}"

    match action.plain():
        case {"do": "visit-stall", "flower": name}:
            return [f"stall/{name}"]
        case {"do": "study" | "visit-couple", "space": space}:
            return [f"space/{space}"]
        case {"do": "travel-to", "city": city}:
            return [f"city/{city}"]
        case {"do": "enter-versailles"}:
            return ["versailles"]
        case {"do": "produce"}:
            return [f"home/{seat}"]
        case {"do": "take-recipe", "recipe": recipe}:
            return [f"recipe/{recipe}"]
        case {"do": "discard-perfume" | "give-perfume" | "present-perfume", "perfume": index}:
            return [f"perfume/{seat}/{index}"]
        case {"do": "add-essence" | "give-essence", "essence": name}:
            return [f"essence/{seat}/{name}"]
        case {"do": "add-essences", "first": first, "second": second}:
            return [f"essence/{seat}/{first}", f"essence/{seat}/{second}"]
        case {"do": "choose-essences", "first": first, "second": second}:
            return [f"reserve/{first}", f"reserve/{second}"]
        case {"do": "choose-essence", "essence": name} | {"do": "take-flower", "flower": name}:
            return [f"reserve/{name}"]
        case {"do": "flip-tile", "tile": tile}:
            return [f"tile/{seat}/{tile}"]
        case {"do": "drop-flower", "method": method, "flower": name}:
            return [f"stored/{seat}/{method}/{name}"]
        case {"do": "move-worker", "stall": stall, "to": to}:
            return [f"worker/{stall}", f"stall/{to}"]
        case {"do": "learn-base", "essence": name}:
            return [f"learn/base/{name}"]
        case {"do": "learn-specialisation", "flower": name}:
            return [f"learn/specialisation/{name}"]
        case {"do": "learn-ability", "ability": ability}:
            return [f"learn/ability/{ability}"]
        case {"do": "learn-method", "method": method, "flower": name}:
            return [f"learn/method/{method}", f"flower/{seat}/{name}"]
        case {"do": "drop-method", "method": method}:
            return [f"method/{seat}/{method}"]
        case {"do": "give-token"}:
            return [f"tokens/{seat}"]
        case {"do": "place-influence", "lady": lady}:
            return [f"lady/{lady}"]
        case {"do": "move-influence", "lady": lady, "to": to}:
            return [f"influence/{lady}", f"lady/{to}"]
        case {"do": "keep-favours", "first": first, "second": second}:
            return [f"favour/{first}", f"favour/{second}"]
        case {"do": "move-court"}:
            return ["court"]
        case {"do": "use-method", "method": method, "flower": name}:
            return [flower(method, name), f"method/{seat}/{method}"]
        case {"do": "macerate", "flower": name, "other": other}:
            both = [flower("maceration", name), flower("maceration", other)]
            return [*both, f"method/{seat}/maceration"]
        case {"do": "store-flower", "method": method, "flower": name}:
            return [f"flower/{seat}/{name}", f"method/{seat}/{method}"]
        case {"do": "drive", "towards": towards, "steps": steps}:
            return [f"road/{own['carriage'] + (steps if towards == 'florence' else -steps)}"]
        case {"do": "return-to-grasse"}:
            return ["road/5"]
        case {"do": "stay-in-city"}:
            return [f"road/{own['carriage']}"]
        case {"do": "pick-tile", "tile": tile}:
            return [f"pick/{tile}"]
    return []


def lit(page: Page) -> set[str]:
    found = page.locator('[data-state="lit"]')
    return set(found.evaluate_all("all => all.map(one => one.dataset.target)"))


def click(player: Player, action: Action, show: Callable[[str], None] | None = None) -> None:
    """Touch the things of an action one after the other, then the button that says it."""
    before = player.view["played"]
    wanted = targets(player.view, action)
    for name in wanted:
        if show:
            show(name)
        player.target(name).click()
    said = player.words(action)
    kind = ".decision [data-confirm]" if wanted else ".decision button"
    player.page.locator(kind, has_text=said).first.click()
    player.settled(before)


def test_a_whole_game_by_clicks_on_the_board(person: Make) -> None:
    player = Player(person())
    player.sit_down()
    steps: set[str] = set()
    while player.wait():
        step = player.view["step"]
        if step not in steps:  # the legal things are lit, and only those
            due = {name for one in player.options for name in targets(player.view, one)}
            assert lit(player.page) == due, step
            picture(player.page, f"board-aqua-mirabilis-{step}")
        steps.add(step)
        click(player, player.decide())
    assert steps >= {"turn", "workers", "convert", "carriage", "versailles", "blend", "close"}
    assert player.view["result"]["reason"] == "last-sunday"
    expect(player.page.locator(".result")).to_be_visible()
    picture(player.page, "result-aqua-mirabilis")
    assert_no_leak(player)


# Secrets


def assert_no_leak(player: Player) -> None:
    """What others saw under a lady never came here before it was shown to all."""
    seen: set[str] = set()
    for text in player.heard:
        message = json.loads(text)
        for view in message.get("views", ()):
            seat, table = view["seat"], view["table"]
            for lady, bonus in enumerate(table["bonuses"]):
                known = lady in table["revealed"] or seat in table["peeked"][lady]
                assert bonus is None or known, (lady, bonus)
                seen |= {bonus} if bonus else set()
        for bonus in BONUSES - seen:
            assert f'"{bonus}"' not in text


# Keys

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
    if not page.evaluate("document.activeElement.closest('.board') !== null"):
        page.keyboard.press("b")
    keys = page.evaluate(PATH, [focused(page), name])
    assert keys is not None, f"arrows do not lead from {focused(page)} to {name}"
    for key in keys:
        page.keyboard.press(key)
    if keys:
        assert focused(page) == name


def tab_to(page: Page, script: str) -> None:
    """The focus goes to the first element of which this is true by Tab."""
    lost = page.evaluate("document.activeElement === document.body")
    for _ in range(80):
        if page.evaluate(f"(one => {script})(document.activeElement)"):
            return
        page.keyboard.press("Tab" if lost else "Shift+Tab")
    raise AssertionError(f"Tab does not lead to where {script}")


def press(player: Player, action: Action) -> None:
    page, before = player.page, player.view["played"]
    wanted = targets(player.view, action)
    for name in wanted:
        if name.startswith("pick/"):
            tab_to(page, f"one.dataset.target === {json.dumps(name)}")
        else:
            go_to(page, name)
        page.keyboard.press("Enter")
    if wanted and page.locator("[data-confirm]").count() == 1:
        page.keyboard.press("Enter")  # the same thing again: yes
    elif not wanted and action.plain()["do"] in ("end-turn", "pass-on", "end-parade"):
        page.keyboard.press("e")
    else:
        said = json.dumps(player.words(action))
        tab_to(page, f"one.closest('.decision') && one.innerText.includes({said})")
        page.keyboard.press("Enter")
    player.settled(before)


def test_a_whole_game_by_keyboard_alone(person: Make) -> None:
    player = Player(person())
    player.sit_down_for(weeks=2)  # many keys: a game of half the length
    player.page.mouse.move(1, 1)
    while player.wait():
        press(player, player.decide())
    assert player.view["result"]["reason"] == "last-sunday"
    expect(player.page.locator(".result")).to_be_visible()


# A phone


def test_a_week_on_a_phone_where_the_panes_follow_the_decision(person: Make) -> None:
    player = Player(person(PHONE))
    page = player.page
    player.sit_down()
    panes = page.locator(".am-panes-bar button")

    def show(name: str) -> None:
        if name.startswith("pick/"):
            return
        if not player.target(name).count():  # it is on the other pane
            selected = page.locator(".am-panes-bar [aria-selected=true]").inner_text()
            panes.nth(0 if selected.startswith("My") else 1).click()
        player.target(name).scroll_into_view_if_needed()

    steps: set[str] = set()
    while player.wait() and player.view["table"]["day"] < 5:
        if player.view["step"] not in steps:
            steps.add(player.view["step"])
            picture(page, f"phone-aqua-mirabilis-{player.view['step']}")
        expect(page.locator(".prompt")).to_be_in_viewport()
        click(player, player.decide(), show)
    panes.nth(2).click()
    expect(page.locator(".board")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_things_to_touch_are_large_enough_on_a_phone(person: Make) -> None:
    player = Player(person(PHONE))
    player.sit_down()
    player.wait()
    for pane in (0, 1):
        player.page.locator(".am-panes-bar button").nth(pane).click()
        small = player.page.locator('[data-state="lit"]').evaluate_all(
            """all => all.map(one => [one.dataset.target, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < 32 || box.height < 32).map(([name]) => name)"""
        )
        assert small == []


# Everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(person: Make, scheme: str) -> None:
    for size in (DESK, PHONE):
        player = Player(person(size, color_scheme=scheme))
        player.sit_down()
        player.wait()
        assert axe(player.page) == []
        if size is PHONE:
            player.page.locator(".am-panes-bar button").nth(1).click()
            assert axe(player.page) == []


@pytest.mark.parametrize("language", ["fr", "es", "it", "de"])
def test_the_board_speaks_the_language(person: Make, language: str) -> None:
    one = person(locale=language)
    one.go()
    one.page.evaluate(f"localStorage.setItem('grasse.language', '{language}')")
    page = one.go()
    page.locator(".card", has_text="Aqua Mirabilis").locator("button").first.click()
    page.locator(".stage .board").wait_for()
    page.locator(".moves :is(.move, summary):visible").first.wait_for()
    labels = page.locator(".board [aria-label]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert not [label for label in labels if "{" in label or label.count("-") > 1]
    assert Speech(AQUA, language).words("space-versailles") in labels
    picture(page, f"board-aqua-mirabilis-{language}")


def test_a_perfume_shows_what_it_scores_and_undo_takes_it_back(person: Make) -> None:
    """Until a perfume was presented: the points on the matrix are those that it then brings."""
    player = Player(person())
    player.sit_down()
    assert player.wait()
    while (action := player.decide()).tag() != "present-perfume":
        click(player, action)
        assert player.wait(), "no perfume was ever presented"
    seat = player.view["seat"]
    before = player.view["table"]["players"][seat]["score"]
    for name in targets(player.view, action):
        player.target(name).click()
    shown = player.page.locator(".am-gain text").all_text_contents()
    picture(player.page, "board-aqua-mirabilis-presenting")
    played = player.view["played"]
    player.page.locator("[data-confirm]", has_text=player.words(action)).click()
    player.settled(played)
    assert player.view["table"]["players"][seat]["score"] - before == sum(map(int, shown))
    player.page.keyboard.press("u")
    for _ in range(1000):
        if player.view["played"] == played:
            break
        player.page.wait_for_timeout(5)
    assert player.view["table"]["players"][seat]["score"] == before


# Somebody who is not on turn decides


@pytest.fixture(scope="module")
def pages(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The demo pages, served from a folder of their own."""
    folder = tmp_path_factory.mktemp("aqua") / "demo"
    node, _ = bundle.tools()
    subprocess.run(
        [*node, "build.mjs", "--demo", "--out", str(folder)], cwd=bundle.CLIENT, check=True
    )
    handler = type("Handler", (demo.Handler,), {"folder": folder})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", folder
        server.shutdown()


def test_who_is_not_on_turn_chooses_which_favours_to_keep(
    browser: Browser, pages: tuple[str, Path]
) -> None:
    """Bruno moves his token away from lady C, so that Ada leads with three (AM-FAVOUR-04)."""
    match = grasse.new("aqua-mirabilis", seats=["Ada", "Bruno"], seed="favours")
    while match.to_act != 1:
        match.play(match.options[-1])
    data = match.position.dump()
    ada, bruno = data["players"]
    ada["influence"], bruno["influence"] = [2, 1, 1, 0], [0, 0, 1, 7]
    data["favours"] = [0, 0, -1, 1]
    data["steps"][-1:] = [["close", 1, 0, 0], ["favours", 1, [0, 0, -1, 1]], ["influence", 1, 3, 1]]
    position = grasse.position("aqua-mirabilis", data)
    position.play(next(o for o in position.options() if o.plain().get("lady") == "C"))
    assert position.to_act == 0
    moments = []
    for seat in (0, 1, None):
        extra = {"names": ["Ada", "Bruno"], "match": "", "played": 1, "can_undo": False}
        moments.append(
            {**position.view(seat), **extra, "commitment": "", "journal": [], "kept": 0}
            | {"motions": [], "ranges": {}}
        )
    with (AQUA.folder / "components.toml").open("rb") as file:
        recorded = {"components": tomllib.load(file), "names": ["Ada", "Bruno"]}
    address, folder = pages
    text = json.dumps({**recorded, "moments": [moments]})
    (folder / "aqua-mirabilis.json").write_text(text, encoding="utf-8")
    page = browser.new_page(viewport={"width": DESK[0], "height": DESK[1]})
    page.goto(f"{address}/index.html?game=aqua-mirabilis&moment=0&seat=0&language=en")
    page.locator(".stage .board").wait_for()
    expect(page.locator(".prompt")).to_contain_text("which two favours do you keep")
    assert lit(page) == {"favour/A", "favour/B", "favour/C"}
    page.locator('[data-target="favour/A"]').click()
    page.locator('[data-target="favour/C"]').click()
    page.locator("[data-confirm]").click()
    said: dict[str, Any] = json.loads(page.locator("output").inner_text())
    assert said == {"do": "keep-favours", "first": "A", "second": "C"}
    page.goto(f"{address}/index.html?game=aqua-mirabilis&moment=0&seat=1&language=en")
    page.locator(".stage .board").wait_for()
    assert lit(page) == set(), "Bruno, whose turn it is, has nothing to decide"
    page.close()
