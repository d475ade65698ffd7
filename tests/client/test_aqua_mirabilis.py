"""The board of Aqua Mirabilis: whole games by clicks and by keys, a phone, secrets, and a decision
of somebody who is not on turn."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import grasse
from grasse import bots
from grasse.games import find
from grasse.kernel import Action, Plain
from grasse.kernel.speech import Speech
from tests.client.arrows import arrows, focused
from tests.client.boxes import few_weeks
from tests.client.conftest import DESK, PHONE, Person, axe, picture, pictures
from tests.client.hand import touch
from tests.client.line import Line
from tests.client.said import short
from tests.client.stillness import Stillness

Make = Callable[..., Person]
AQUA = find("aqua-mirabilis")
ENGLISH = Speech(AQUA, "en")
with (AQUA.folder / "components.toml").open("rb") as file:
    COMPONENTS = tomllib.load(file)
BONUSES = {row["id"] for row in COMPONENTS["bonuses"]}


class Player:
    """Somebody who plays as the solid bot would, on the page: what it sees is what came over."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.person = person
        self.view: Plain = {}
        self.names: list[str] = []
        self.heard: list[tuple[str, str]] = []
        """Every frame that came, and with `listen_to_all` every body: from where, as text."""
        self.bot = bots.find("solid", AQUA)
        self.chance = grasse.Dice("the board of Aqua Mirabilis")
        self.line = Line(person, self._take)

    def _take(self, text: str) -> None:
        self.heard.append(("socket", text))
        for view in json.loads(text).get("views", ()):
            self.view = view

    def listen_to_all(self) -> None:
        """Keep every answer that the browser gets, too; the program's files are no secret."""
        self.page.route("**/api/**", self._body)

    def _body(self, route: Route) -> None:
        answer = route.fetch()
        self.heard.append((urlsplit(answer.url).path, answer.text()))
        route.fulfill(response=answer)

    def sit_down(self, **more: object) -> None:
        self.person.sit_down("aqua-mirabilis", **more)
        self.names = self.page.locator(".player-name").all_inner_texts()

    def come_to(self, kind: str) -> Action:
        """Sit down where the game has come to a decision for such an action; which one that is."""
        table = self.person.make_table("aqua-mirabilis", {"kind": "bot"}, start=True)["table"]["id"]
        with self.person.as_program().at(table) as line:
            line.until_playing()
            while True:
                line.until_turn()
                self.view = line.memory.views[0]
                action = self.decide()
                if action.tag() == kind:
                    break
                line.reach(line.act(action.plain(), 0)["version"])
        self.person.go(f"/table/{table}")
        self.person.own_turn()
        self.names = self.page.locator(".player-name").all_inner_texts()
        return action

    def wait(self) -> bool:
        """Until it is the own turn, or the game is over (False)."""
        self.page.locator(".moves :is(.move, summary):visible, .result:visible").first.wait_for()
        return self.view["result"] is None

    @property
    def options(self) -> list[Action]:
        return [AQUA.vocabulary.read(one) for one in self.view["options"]]

    def decide(self) -> Action:
        return self.bot.choose(self.view, self.options, self.chance)

    def wish(self, done: set[str]) -> Action:
        """What was never done before, or else what the bot would do."""
        new = (one for one in self.options if one.tag() not in done)
        action = next(new, None) or self.decide()
        done.add(action.tag())
        return action

    def words(self, action: Action) -> str:
        view = {**self.view, "names": self.names}
        return short(ENGLISH, view, f"do-{action.tag()}", action.plain())

    def target(self, name: str) -> Locator:
        return self.page.locator(f'[data-target="{name}"]')

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something that comes over the line."""
        self.line.until(holds, "nothing came")

    def arrive(self) -> None:
        """Until the first view is there."""
        self.until(lambda: bool(self.view))

    def settled(self, before: int) -> None:
        """The server has taken it: something new came."""
        self.until(lambda: bool(self.view["played"] > before))

    def act(self, **wanted: Any) -> None:
        """Click the first option like this, once it is one's turn."""
        self.wait()
        click(self, next(one for one in self.options if wanted.items() <= one.plain().items()))


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
        ready = ":is([data-state=lit], [data-state=picked])"
        touch(player.page, f'[data-target="{name}"]{ready}')
    kind = ".decision [data-confirm]" if wanted else ".decision button"
    touch(player.page, kind, player.words(action))
    player.settled(before)


def test_a_whole_game_by_clicks_on_the_board(person: Make) -> None:
    player = Player(person())
    still = Stillness(player.person)
    player.sit_down(components=few_weeks())
    steps: set[str] = set()
    done: set[str] = set()
    sundays: set[int] = set()
    while player.wait():
        step = player.view["step"]
        if step == "turn" and player.page.locator(".am-sunday").count():
            assert_sunday_is_told(player.page)
            sundays.add(player.view["table"]["day"] // 4)
        if step not in steps:  # the legal things are lit, and only those
            due = {name for one in player.options for name in targets(player.view, one)}
            assert lit(player.page) == due, step
            pictures(player.page, f"board-aqua-mirabilis-{step}")
        steps.add(step)
        click(player, player.wish(done))
    still.holds()
    assert still.tells_rounds()
    assert steps >= {"turn", "workers", "convert", "carriage", "versailles", "blend", "close"}
    assert player.view["result"]["reason"] == "last-sunday"
    expect(player.page.locator(".result")).to_be_visible()
    pictures(player.page, "result-aqua-mirabilis")
    assert len(sundays) == 1
    assert_the_end_is_told(player)
    assert leaks(player.heard, player.view["seat"]) == set()


def assert_sunday_is_told(page: Page) -> None:
    """The steps of Sunday beside the board, numbered as on it, are those of the journal."""
    words = page.locator(".am-sunday li .unseen").all_text_contents()
    assert 4 <= len(words) <= 5
    journal = " ".join(page.locator("[role=log] .line > span").all_text_contents())
    for line in words[:-2]:  # the two last steps are one line of the journal
        assert line in journal
    marked = page.locator(".am-told text").all_text_contents()
    assert {"1", str(len(words) - 1), str(len(words))} <= set(marked)


def assert_the_end_is_told(player: Player) -> None:
    """On the board each player's line leads from the points before the end to the last ones."""
    page = player.page
    page.locator(".now").get_by_role("button", name="Board").click()
    rows = page.locator(".am-finale tr")
    expect(rows).to_have_count(2)
    for seat, row in enumerate(rows.all()):
        before = int(row.locator("td").first.inner_text().split()[-1])
        gained = [int(text) for text in row.locator("li b").all_inner_texts()]
        score = player.view["result"]["scores"][seat]
        assert before + sum(gained) == score == int(row.locator(".am-sum").inner_text())
    pictures(page, "board-aqua-mirabilis-end")


def at_one_table(*people: Person, **more: object) -> list[Player]:
    """People with browsers of their own at a table that has begun, in the order of turns."""
    players = [Player(one) for one in people]
    made = people[0].make_table("aqua-mirabilis", *({"kind": "open"} for _ in people[1:]), **more)
    address = f"/table/{made['table']['id']}"
    for one, name in zip(people[1:], ("Bruno", "Clara", "Dario"), strict=False):
        page = one.go(f"{address}#{made['you']['invitation']}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
    people[0].go(address).get_by_role("button", name="Start the game").click()
    for player in players:
        player.page.locator(".table-page").wait_for()
        player.arrive()
        player.names = player.page.locator(".player-name").all_inner_texts()
    first = players[0].view["to_act"]
    return players[first:] + players[:first]


# Secrets


NO_SECRETS = {("journal", "id"), ("table", "components")}


def words_in(data: Any, of: str = "") -> Iterator[str]:
    """Every string of a message, but the names of steps and of lines of the journal, and the box of
    a table that has one of its own."""
    match data:
        case str():
            yield data
        case list():
            for one in data:
                yield from words_in(one[1:], "") if of == "steps" else words_in(one, of)
        case dict():
            for name, value in data.items():
                if name != "step" and (of, name) not in NO_SECRETS:
                    yield from words_in(value, name)


def views_in(message: Any) -> list[Plain]:
    if not isinstance(message, dict):
        return []
    return [*message.get("views", ()), *(one["view"] for one in message.get("moments", ()))]


def leaks(heard: list[tuple[str, str]], seat: int | None) -> set[tuple[str, str]]:
    """Bonuses that were told to this seat before it could know them, and where.

    It may know what it has looked at itself, and what lies open for all.
    """
    found: set[tuple[str, str]] = set()
    known: set[str] = set()
    boxes: set[str] = set()
    for where, text in heard:
        message = json.loads(text)
        if where.endswith("/components"):
            assert message == COMPONENTS
            continue
        for view in views_in(message):
            table = view["table"]
            boxes.add(json.dumps(table.get("components")))
            for lady, bonus in enumerate(table["bonuses"]):
                if lady in table["revealed"] or seat in table["peeked"][lady]:
                    known.add(bonus)
        found |= {(bonus, where) for bonus in BONUSES & set(words_in(message)) - known}
    assert len(boxes) <= 1, "the box stays what it was"
    return found


@pytest.mark.long
def test_nobody_learns_a_bonus_that_another_one_looked_at(person: Make) -> None:
    """One looks at lady C's bonus; the other player and a watcher hear, ask and look back."""
    curious, other = at_one_table(person(), person())
    watcher = Player(person())
    for one in (other, watcher):
        one.listen_to_all()
        one.page.goto(curious.page.url.split("#")[0])
        one.page.locator(".table-page").wait_for()
    curious.act(do="visit-couple", space="C1")
    curious.act(do="give-token")
    curious.act(do="stop-giving")
    curious.wait()
    secret = curious.view["table"]["bonuses"][2]
    assert secret in BONUSES
    expect(curious.page.locator("[role=log]")).to_contain_text("You saw the bonus of lady C")
    curious.act(do="place-influence")
    curious.act(do="end-turn")
    other.act(do="visit-stall")
    other.act(do="collect")
    for one in (other, watcher):
        expect(one.page.locator("[role=log]")).to_contain_text("looks at the bonus of lady C")
        expect(one.page.locator("[role=log]")).not_to_contain_text("You saw")
        one.page.keyboard.press("[")  # the past
        expect(one.page.locator(".prompt")).to_have_text("You are looking at the past.")
        one.page.keyboard.press("Escape")
        one.page.get_by_role("tab", name="Settings").click()
        with one.page.expect_download():
            one.page.get_by_role("link", name="Save the game file").click()
        file = one.page.locator("a[download]").get_attribute("href")
        assert one.page.evaluate("file => fetch(file).then(one => one.ok)", file)
        page = one.page.reload()
        assert page
        assert not [bonus for bonus in BONUSES if f'"{bonus}"' in page.text()]
        one.page.locator(".table-page").wait_for()
        asked = {part for where, _ in one.heard for part in where.split("/")[-2:]}
        assert {"socket", "views", "file", "components", "rules"} <= asked
    seat = other.view["seat"]
    assert leaks(other.heard, seat) == set()
    assert leaks(watcher.heard, None) == set()
    # The same eyes find it where it is: in what came to the one who looked.
    assert leaks(curious.heard, curious.view["seat"]) == set()
    assert leaks(curious.heard, seat) == {(secret, "socket")}
    told = f'{{"views": [], "note": {json.dumps(secret)}}}'
    assert leaks([*watcher.heard, ("/api/tables/1/views", told)], None) == {
        (secret, "/api/tables/1/views")
    }


# Keys


def go_to(page: Page, name: str) -> None:
    """The focus walks over the board by arrow keys."""
    if not page.evaluate("document.activeElement.closest('.board') !== null"):
        page.keyboard.press("b")
    keys = arrows(page, name)
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


@pytest.mark.long(80)
def test_a_whole_game_by_keyboard_alone(person: Make) -> None:
    player = Player(person())
    player.sit_down(components=few_weeks())
    player.page.mouse.move(1, 1)
    done: set[str] = set()
    while player.wait():
        press(player, player.wish(done))
    assert player.view["result"]["reason"] == "last-sunday"
    expect(player.page.locator(".result")).to_be_visible()


# A phone


@pytest.mark.long
def test_a_week_on_a_phone_where_the_panes_follow_the_decision(person: Make) -> None:
    player = Player(person(PHONE))
    still = Stillness(player.person)
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
            assert too_small(page) == [], player.view["step"]
            picture(page, f"phone-aqua-mirabilis-{player.view['step']}")
        expect(page.locator(".prompt")).to_be_in_viewport()
        click(player, player.decide(), show)
    still.holds()
    for pane in range(3):
        panes.nth(pane).click()
        expect(panes.nth(pane)).to_have_attribute("aria-selected", "true")
        expect(page.locator(".board")).to_be_visible()
        assert too_small(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def too_small(page: Page) -> list[str]:
    """Things on the pane that a finger would miss."""
    found: list[str] = page.locator("[data-target]").evaluate_all(
        """all => all.map(one => [one.dataset.target, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
            .map(([name, box]) => `${name} ${box.width} × ${box.height}`)"""
    )
    return found


# Everybody


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
def test_a_perfume_shows_what_it_scores_and_undo_takes_it_back(person: Make) -> None:
    """Until a perfume was presented: the points on the matrix are those that it then brings."""
    player = Player(person())
    action = player.come_to("present-perfume")
    seat = player.view["seat"]
    before = player.view["table"]["players"][seat]["score"]
    for name in targets(player.view, action):
        player.target(name).click()
    shown = player.page.locator(".am-gain text").all_text_contents()
    pictures(player.page, "board-aqua-mirabilis-presenting")
    played = player.view["played"]
    player.page.locator("[data-confirm]", has_text=player.words(action)).click()
    player.settled(played)
    assert player.view["table"]["players"][seat]["score"] - before == sum(map(int, shown))
    player.page.keyboard.press("u")
    player.until(lambda: bool(player.view["played"] == played))
    assert player.view["table"]["players"][seat]["score"] == before


@pytest.mark.long
def test_a_flower_is_dragged_into_a_method(person: Make) -> None:
    """The workbench: what dragging chooses is what touching both would."""
    player = Player(person())
    action = player.come_to("use-method")
    page = player.page
    flower, method = (player.target(name).bounding_box() for name in targets(player.view, action))
    assert flower
    assert method
    page.mouse.move(flower["x"] + flower["width"] / 2, flower["y"] + flower["height"] / 2)
    page.mouse.down()
    page.mouse.move(method["x"] + method["width"] / 2, method["y"] + method["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".decision [data-confirm]")).to_have_text(player.words(action))
    left, before = player.view["prompt"]["points"], player.view["played"]
    page.locator("[data-confirm]").click()
    player.settled(before)
    assert player.view["prompt"]["points"] < left


# Motion

FLIGHTS = """
() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const layer of changes.flatMap((one) => [...one.addedNodes])) {
      if (!layer.classList?.contains("flying-layer")) continue;
      const ends = [...layer.querySelectorAll(".flying")].flatMap((one) =>
        one.getAnimations().map((flight) => flight.effect.getComputedTiming().endTime));
      window.flights.push({ pieces: ends.length, last: Math.max(...ends) });
    }
  }).observe(document.body, { childList: true });
}
"""


@pytest.mark.long
def test_what_moves_flies_for_a_moment_and_the_rest_stays_where_it_is(person: Make) -> None:
    """Over a first Sunday: also when the turn comes and goes, the board itself does not move."""
    player = Player(person(reduced_motion="no-preference"))
    player.sit_down()
    page = player.page
    page.evaluate(FLIGHTS)
    while player.wait() and player.view["table"]["day"] < 5:
        click(player, player.decide())
    flights = page.evaluate("window.flights")
    assert len(flights) > 10
    assert max(one["last"] for one in flights) <= 400
    # Sunday: flowers in six stalls, a cube, King, Court, the day, perfumers, carriages; of some 90.
    assert max(one["pieces"] for one in flights) <= 30


# Somebody who is not on turn decides


def influential_box() -> str:
    """Three influence tokens each; every city is open to all, and its tiles place three."""

    def tile(row: re.Match[str]) -> str:
        bare = re.sub(r"(?m)^(gives|base|number) = .*\n", "", row[0])
        return re.sub(r"(?m)^kind = .*$", 'kind = "influence"\nnumber = 3', bare)

    box = (AQUA.folder / "components.toml").read_text(encoding="utf-8")
    box = re.sub(r"\[\[city_tiles\]\]\n(?:.+\n)+", tile, box)
    box = re.sub(r"(?m)^letter = \d+", "letter = 0", box)
    return box.replace('of = "influence"\nnumber = 8', 'of = "influence"\nnumber = 3')


@pytest.mark.long
def test_who_is_not_on_turn_chooses_which_favours_to_keep(person: Make) -> None:
    """Two browsers: Bruno takes his token away from lady C, so that Ada leads with three ladies;
    she decides in his turn, and then he goes on with it (AM-FAVOUR-04)."""
    moving = {"influence_tile_only_places": False}
    bruno, ada = at_one_table(person(), person(), components=influential_box(), options=moving)
    for player, city, ladies in ((bruno, "paris", "CDD"), (ada, "london", "ABC")):
        player.act(do="travel-to", city=city)
        player.act(do="flip-tile")
        for lady in ladies:
            player.act(do="place-influence", lady=lady)
        player.act(do="end-turn")
        player.act(do="pass-on")
    seat = ada.view["seat"]
    bruno.act(do="travel-to", city="cologne")
    bruno.act(do="flip-tile")
    assert bruno.view["table"]["favours"] == [seat, seat, -1, bruno.view["seat"]]
    bruno.act(do="move-influence", lady="C", to="D")
    bruno.act(do="stop-influence")
    expect(bruno.page.locator(".prompt")).to_contain_text("Waiting for")
    assert lit(bruno.page) == set(), "Bruno, whose turn it is, has nothing to decide"
    ada.wait()
    below = [step[:2] for step in ada.view["table"]["steps"][-2:]]
    assert below == [["close", bruno.view["seat"]], ["keep", seat]], "it is still Bruno's turn"
    expect(ada.page.locator(".prompt")).to_contain_text("which two favours do you keep")
    assert lit(ada.page) == {"favour/A", "favour/B", "favour/C"}
    pictures(ada.page, "board-aqua-mirabilis-keep")
    ada.act(do="keep-favours", first="A", second="C")
    bruno.wait()
    assert bruno.view["step"] == "close"
    assert bruno.view["table"]["favours"] == [seat, -1, seat, bruno.view["seat"]]
    assert not bruno.view["can_undo"], "what Ada decided is not taken back"
    expect(ada.page.locator(".prompt")).to_contain_text("Waiting for")
    bruno.act(do="end-turn")
