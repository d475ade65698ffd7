"""Safranito in the browser: whole games by clicks and by keyboard, the throw, the market."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.client.arrows import arrows
from tests.client.conftest import PHONE, axe, picture, pictures
from tests.client.desk import (
    NUMBERS,
    ONE_ROUND,
    WORDS,
    Desk,
    Make,
    Plain,
    by_clicks,
    table,
    things_of,
    thrown,
    wish_to_throw,
)
from tests.client.stillness import Stillness


def test_a_whole_game_by_clicks(person: Make) -> None:
    one = person()
    still = Stillness(one)
    desk = table(one, "random", options={"first_chef": "first-seat"})
    seen = set()
    while desk.ready():
        view = desk.view
        action = desk.wish()
        if view["step"] not in seen:
            seen.add(view["step"])
            pictures(desk.page, f"board-safranito-{view['step']}")
        before = len(desk.acts())
        by_clicks(desk, action)
        desk.wait_for_answer()
        assert desk.acts()[before:] == [action]
    still.holds()
    assert still.tells_rounds()
    cooked = desk.view["table"]["cooked"]
    assert max(map(len, cooked)) >= 3, "it came to its natural end"
    assert desk.page.locator(".result").is_visible()
    assert seen >= {"throwing", "next-bowl", "buy", "cook"}
    pictures(desk.page, "result-safranito")


@pytest.mark.long
def test_questions_with_one_answer_may_be_answered_by_themselves(person: Make) -> None:
    one = person()
    one.begin_with("localStorage.setItem('grasse.answering', 'on')")
    desk = table(one, "random", options={"first_chef": "first-seat"})
    while desk.ready():
        action = desk.wish()
        before = len(desk.acts())
        if len(desk.view["options"]) > 1:
            by_clicks(desk, action)
        desk.wait_for_answer()
        assert desk.acts()[before:] == [action]
    assert max(map(len, desk.view["table"]["cooked"])) >= 3, "it came to its natural end"


# By keyboard


ARENA = ".saf-arena [data-target]"
SIDEWAYS = ((1.0, 4.0), (2.5, 1.0))
"""In the arena what lies in a row is near, for the keys left and right, and for up and down too."""


def go_to(page: Page, target: str) -> None:
    """The focus comes to the board and walks over it by arrow keys."""
    if not focused(page, ARENA):
        page.keyboard.press("b")
    for key in arrows(page, target, ARENA, SIDEWAYS) or ():
        page.keyboard.press(key)
    tab_to(page, f'[data-target="{target}"]', "PageDown")  # where chips lie in the way of arrows


def focused(page: Page, query: str) -> bool:
    return bool(page.evaluate("query => document.activeElement.matches(query)", query))


def tab_to(page: Page, query: str, key: str = "Tab") -> None:
    for _ in range(600):  # each line of the journal is a stop, too
        if focused(page, query):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {query}")


def by_keys(desk: Desk, action: Plain) -> None:
    page = desk.page
    if action["do"] == "throw":
        knock = things_of(desk.view, action)[1].startswith("chip/")
        if knock or action["chip"] % 20 == 0:
            throw_at_a_thing(desk, action)
        else:
            aim_by_keys(desk, action)
        page.keyboard.press("Enter")
        return
    things = things_of(desk.view, action)
    for thing in things:
        if thing.split("/")[0] in ("bowl", "display"):
            go_to(page, thing)
        else:
            page.keyboard.press("b")  # to the first thing that can be touched
            tab_to(page, f'[data-target="{thing}"]')
        page.keyboard.press("Enter")
    if action["do"] == "stop-cooking":
        page.keyboard.press("e")
        return
    if things:
        tab_to(page, ".decision [data-confirm]", "Shift+Tab")
    else:
        button = page.locator(".decision button", has_text=WORDS[action["do"]])
        button.evaluate("one => one.dataset.wanted = ''")
        tab_to(page, "[data-wanted]", "Shift+Tab")
    page.keyboard.press("Enter")


def throw_at_a_thing(desk: Desk, action: Plain) -> None:
    """Take the chip, go to what it is for: Enter aims, and Enter throws."""
    for thing in things_of(desk.view, action):
        go_to(desk.page, thing)
        desk.page.keyboard.press("Enter")
    expect(desk.page.locator(".saf-throw")).to_be_enabled()


def aim_by_keys(desk: Desk, action: Plain) -> None:
    """Take the chip, come to the aim, and change its numbers key by key."""
    page = desk.page
    go_to(page, f"own/{action['chip']}")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert focused(page, "[data-aim-handle]"), "the aim comes right after the chip"
    first = page.locator(".saf-lofts button")
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


@pytest.mark.long(40)
def test_a_whole_game_by_keyboard_alone(person: Make) -> None:
    desk = table(person(), options={})
    desk.page.mouse.move(0, 0)
    while desk.ready():
        action = desk.wish()
        before = len(desk.acts())
        by_keys(desk, action)
        desk.wait_for_answer()
        assert desk.acts()[before:] == [action]
    assert max(map(len, desk.view["table"]["cooked"])) >= 3, "it came to its natural end"


@pytest.mark.long
def test_keys_lead_to_every_thing(person: Make) -> None:
    one = person()
    desk = table(one)
    while desk.view["table"]["thrown"]:  # whoever begins has an empty board
        desk = table(one)
    page = desk.page
    go_to(page, f"own/{wish_to_throw(desk)}")
    page.keyboard.press("Enter")
    names = "all => all.map(one => one.dataset.target)"
    things = page.locator('.saf-arena [data-state="lit"]').evaluate_all(names)
    assert len(things) == 13, "nine bowls, four spaces"
    for thing in things:
        keys = arrows(page, thing, ARENA, SIDEWAYS)
        assert keys, f"arrows lead to {thing}"
        for key in keys:
            page.keyboard.press(key)
        assert focused(page, f'[data-target="{thing}"]')
    for thing in things:
        tab_to(page, f'[data-target="{thing}"]', "PageUp")


# The throw


def drag(page: Page, start: tuple[float, float], *points: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    for x, y in points:
        page.mouse.move(x, y, steps=3)


def numbers(action: Plain) -> list[int]:
    return [action[name] for name in NUMBERS if name != "chip"]


def test_pointer_sliders_and_keys_give_the_same_integers(person: Make) -> None:
    desk = table(person())
    page = desk.page
    desk.touch(f"own/{wish_to_throw(desk)}")
    x, y = desk.middle("bowl/saffron")
    drag(page, (x, y), (x + 10, y), (x + 61, y - 47))
    page.mouse.up()
    by_pointer = thrown(desk)
    assert by_pointer["bearing"] > 0, "to the right of the middle"

    desk.touch(f"own/{wish_to_throw(desk)}")
    page.locator(".saf-fine summary").click()
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

    desk.touch(f"own/{chip}")
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
    assert "Of 100 such throws" in aim
    desk.touch("bowl/mint")
    desk.touch("bowl/mint")
    expect(button).to_contain_text("at the mint bowl")
    page.keyboard.press("Escape")
    expect(button).to_have_count(0)
    assert desk.acts() == before, "nothing was sent by any of this"


def handle(page: Page) -> tuple[float, float]:
    """The middle of the chip in the hand."""
    box = page.locator("[data-aim-handle] .edge").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_chip_is_pulled_from_the_rack_and_let_go(person: Make) -> None:
    desk = table(person())
    page = desk.page
    chip = wish_to_throw(desk)
    before = len(desk.acts())
    x, y = desk.middle(f"own/{chip}")
    desk.acted = desk.view["played"]

    drag(page, (x, y), (x + 4, y - 9))
    page.mouse.up()  # it hardly left its place: in the hand, and no more
    expect(page.locator(".saf-throw")).to_be_disabled()
    desk.touch(f"own/{chip}")
    expect(page.locator(".saf-throw")).to_have_count(0)

    drag(page, (x, y), (x + 5, y - 20), (x - 15, y - 25))
    expect(page.locator(".saf-throw")).to_be_enabled()
    power = int(page.locator("#saf-power").input_value())
    expect(page.locator("[data-flyer]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".saf-throw")).to_have_count(0)
    assert len(desk.acts()) == before, "nothing flies that was taken back"

    drag(page, (x, y), (x + 5, y - 20), (x - 30, y - 10))
    assert int(page.locator("#saf-power").input_value()) > power, "the further back the harder"
    page.mouse.up()
    desk.wait_for_answer()
    (sent,) = desk.acts()[before:]
    assert sent["chip"] == chip
    assert sent["bearing"] > 0, "pulled to the left, thrown to the right"


@pytest.mark.long
def test_a_pull_back_aims_the_other_way(person: Make) -> None:
    desk = table(person())
    page = desk.page
    desk.touch(f"own/{wish_to_throw(desk)}")
    x, y = handle(page)
    drag(page, (x, y), (x + 12, y), (x + 80, y + 3))
    page.mouse.up()
    assert int(page.locator("#saf-place").input_value()) > 600, "along the edge it moves the hand"
    assert len(desk.acts()) == 0
    x, y = handle(page)
    before = [int(page.locator(f"#saf-{name}").input_value()) for name in ("power", "bearing")]
    drag(page, (x, y), (x - 3, y + 8), (x - 14, y + 20))
    after = [int(page.locator(f"#saf-{name}").input_value()) for name in ("power", "bearing")]
    assert after[0] > before[0]
    assert after[1] > before[1]
    page.mouse.move(2, 2)
    page.mouse.up()  # let go away from the board
    assert len(desk.acts()) == 0
    desk.acted = desk.view["played"]
    drag(page, (x, y), (x - 3, y + 8), (x - 14, y + 20))
    page.mouse.up()
    desk.wait_for_answer()
    assert len(desk.acts()) == 1


def test_a_target_enter_enter(person: Make) -> None:
    """Without a chip in the hand the lowest one is taken."""
    desk = table(person())
    chip = wish_to_throw(desk)
    before = len(desk.acts())
    desk.acted = desk.view["played"]
    go_to(desk.page, "bowl/mint")
    desk.page.keyboard.press("Enter")
    expect(desk.page.locator(".saf-throw")).to_contain_text(f"Throw your {chip} at the mint bowl")
    desk.page.keyboard.press("Enter")
    desk.wait_for_answer()
    (sent,) = desk.acts()[before:]
    assert (sent["chip"], sent["loft"]) == (chip, 1)


def test_the_estimate_comes_from_a_worker_and_says_what_else_may_happen(person: Make) -> None:
    one = person()
    desk = table(one)
    page = desk.page
    for _ in range(2):  # the second one is thrown where the first lies
        desk.touch(f"own/{wish_to_throw(desk)}")
        desk.touch("bowl/saffron")
        expect(page.locator(".saf-guess")).to_contain_text(re.compile(r"throws: \d+ "))
        chance = page.locator("[data-chance] text").text_content() or ""
        assert re.fullmatch(r"\d+%", chance.strip())
        thrown(desk)
    assert any("safranito-" in worker.url for worker in page.workers)


@pytest.mark.long
@pytest.mark.parametrize(("help_", "lines", "rings"), [("short", 1, 0), ("none", 0, 0)])
def test_the_table_says_how_much_is_shown_while_aiming(
    person: Make, help_: str, lines: int, rings: int
) -> None:
    desk = table(person(), options={**ONE_ROUND, "aim_help": help_})
    desk.touch(f"own/{wish_to_throw(desk)}")
    desk.touch("bowl/saffron")
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


@pytest.mark.long
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
        desk.touch(f"own/{wish_to_throw(desk)}")
        desk.touch("bowl/saffron")
        before = page.evaluate("window.moved")
        thrown(desk)
        page.wait_for_function("document.getAnimations().length === 0")
        assert page.evaluate("window.moved") > before
        assert check_discs(desk) >= 1
    expect(page.locator("[data-told]")).to_contain_text(re.compile("rests|Out of this round"))
    page.get_by_role("button", name="Show again").click()
    page.locator(".saf-arena.again").wait_for()
    picture(page, "board-safranito-motion")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".saf-arena.again")).to_have_count(0)
    check_discs(desk)


TURNED = """() => {
    window.turned = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.matches(".saf-arena .side")) window.turned.push(options.duration);
        return animate.call(this, frames, options);
    };
}"""


@pytest.mark.long
def test_a_click_skips_the_motion(person: Make) -> None:
    desk = table(person(reduced_motion="no-preference"))
    page = desk.page
    desk.touch(f"own/{wish_to_throw(desk)}")
    desk.touch("bowl/saffron")
    desk.acted = desk.view["played"]
    desk.touch_at(".saf-throw:enabled")
    page.wait_for_function(SLOW_DOWN)
    assert page.locator(".moves .move:visible").count() == 0
    page.mouse.click(*desk.middle("bowl/saffron"))
    page.locator("[data-flyer]").wait_for(state="detached")
    desk.wait_for_answer()
    desk.ready()
    page.wait_for_function("document.getAnimations().length === 0")
    check_discs(desk)


SLOW_DOWN = """() => {
    const discs = document.getAnimations().filter(one => one.effect.target.matches("[data-flyer]"));
    for (const one of discs) one.playbackRate = 0.001;
    return discs.length > 0;
}"""
"""A thousand times slower: nobody would see the end of it."""


@pytest.mark.long
@pytest.mark.parametrize(("speed", "duration"), [("normal", 420), ("fast", 210)])
def test_chips_turn_over_as_fast_as_one_wants(person: Make, speed: str, duration: int) -> None:
    desk = table(person(reduced_motion="no-preference"))
    page = desk.page
    page.evaluate("speed => localStorage.setItem('grasse.speed', speed)", speed)
    page.reload()
    page.evaluate(TURNED)
    while desk.ready() and not page.evaluate("window.turned.length"):
        by_clicks(desk, desk.wish())
        desk.wait_for_answer()
    assert set(page.evaluate("window.turned")) == {duration}


@pytest.mark.long
def test_without_motion_there_is_a_still_picture(person: Make) -> None:
    desk = table(person())
    page = desk.page
    desk.touch(f"own/{wish_to_throw(desk)}")
    desk.touch("bowl/saffron")
    thrown(desk)
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.get_by_role("button", name="Show again").count() == 0
    if desk.view["motions"] and desk.view["table"]["bowl"] is None:
        assert page.locator(".saf-trails path").count() >= 1
    check_discs(desk)


# A phone, other languages, for everybody


SMALL = """() => [...document.querySelectorAll(
    ".saf [data-state=lit], .saf-handle, :is(.saf, .controls, .decision) :is(button, input)"
)].filter(one => !one.matches("[data-target^='chip/']")).flatMap(one => {
    const { width, height } = one.getBoundingClientRect();
    const small = width > 0 && Math.min(width, height) < 43.5;
    return small ? [`${one.dataset.target ?? one.className}: ${width} x ${height}`] : [];
})"""
"""What is smaller than a finger. Chips are as large as they are, and lie as they lie; the list of
moves names each of them, too."""
ABOVE = "query => document.querySelector(query).getBoundingClientRect()"


@pytest.mark.long
def test_a_game_on_a_phone(person: Make) -> None:
    one = person(PHONE, has_touch=True, is_mobile=True)
    still = Stillness(one)
    desk = table(one)
    page = desk.page
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing sticks out to the side"
    board = page.locator(".saf-arena").bounding_box()
    assert board
    assert board["width"] > 0.93 * PHONE[0]
    seen: set[str] = set()
    while desk.ready():
        action = desk.wish()
        first = desk.view["step"] not in seen
        seen.add(desk.view["step"])
        if first:
            picture(page, f"board-safranito-phone-{desk.view['step']}")
            assert page.evaluate(SMALL) == []
        things = things_of(desk.view, action)
        for thing in things:
            desk.touch(thing)
        if action["do"] == "throw":
            confirm = ".controls .saf-throw"
        elif things:
            confirm = ".decision [data-confirm]"
        else:
            by_clicks(desk, action)
            desk.wait_for_answer()
            continue
        button = page.locator(confirm).first
        expect(button).to_be_enabled()
        box = button.bounding_box()
        assert box
        assert PHONE[1] / 2 < box["y"] < PHONE[1] - box["height"], "under the thumb"
        if first:
            picture(page, f"board-safranito-phone-{desk.view['step']}-chosen")
            assert page.evaluate(SMALL) == []
        if first and action["do"] == "throw":
            panel = page.evaluate(ABOVE, ".saf-aim-panel")
            assert page.evaluate(ABOVE, ".saf-tray")["bottom"] <= panel["top"] + 1
            assert page.evaluate(ABOVE, ".saf-walls")["top"] >= 0, "the whole board is in sight"
        desk.touch_at(f"{confirm}:enabled")
        desk.wait_for_answer()
    assert "throwing" in seen
    still.holds()


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "Lancer votre"), ("es", "Lanzar tu"), ("it", "Lancia il tuo"), ("de", "werfen")],
)
def test_the_throw_speaks_every_language(person: Make, language: str, words: str) -> None:
    desk = table(person(locale=language, color_scheme="dark"))
    desk.touch(f"own/{wish_to_throw(desk)}")
    desk.touch("bowl/saffron")
    expect(desk.page.locator(".saf-throw")).to_contain_text(words)
    shown = desk.page.locator(".saf").inner_text()
    assert not re.search(r"\b(aim|guess|market|short|face|dish)-[a-z-]+\b", shown), "an id is shown"
    picture(desk.page, f"board-safranito-{language}-dark")
    desk.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    desk.page.locator(".controls .saf-throw").wait_for()
    sides = "one => Math.max(one.scrollWidth, one.getBoundingClientRect().right)"
    assert desk.page.locator(".saf-aim-panel").evaluate(sides) <= PHONE[0], "it fits on a phone"
    assert desk.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    picture(desk.page, f"board-safranito-{language}-phone-dark")


@pytest.mark.long
def test_axe_finds_nothing(person: Make) -> None:
    desk = table(person())
    assert axe(desk.page) == []
    desk.touch(f"own/{wish_to_throw(desk)}")
    desk.touch("bowl/saffron")
    assert axe(desk.page) == []
    desk.page.keyboard.press("Escape")
    while desk.ready():
        if desk.view["table"]["bowl"] is not None:
            assert axe(desk.page) == []
            break
        by_clicks(desk, desk.wish())
        desk.wait_for_answer()
