"""The throw of Safranito by a real finger on a phone: what aims, what cancels, what is sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import DRAWN, PHONE, picture
from tests.client.desk import Desk, Make, numbers_shown, table, thrown, wish_to_throw

Point = tuple[float, float]


class Fingers:
    """Fingers on the glass, as the browser's own input."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.at: tuple[Point, ...] = ()

    def _send(self, kind: str, points: tuple[Point, ...]) -> None:
        self.at = points
        places = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    def down(self, *points: Point) -> None:
        self._send("touchStart", points)

    def slide(self, start: Point, *points: Point) -> None:
        """In small steps, as a finger does."""
        x, y = start
        for to_x, to_y in points:
            for part in (0.25, 0.5, 0.75, 1):
                self._send("touchMove", ((x + (to_x - x) * part, y + (to_y - y) * part),))
            x, y = to_x, to_y

    def up(self) -> None:
        self.rest()
        self._send("touchEnd", ())

    def rest(self) -> None:
        """A moment without motion: lifted in full swing it would be a fling."""
        for _ in range(3):
            self._send("touchMove", self.at)
            self.page.wait_for_timeout(30)
            self.page.evaluate(DRAWN)

    def drag(self, start: Point, *points: Point) -> None:
        self.down(start)
        self.slide(start, *points)


@pytest.fixture
def desk(person: Make) -> Desk:
    """The own throw, on a phone; a click would count at once if it were one."""
    one = table(person(PHONE, has_touch=True, is_mobile=True))
    one.page.evaluate("localStorage.setItem('grasse.confirmation', 'off')")
    one.page.reload()
    one.ready()
    return one


def take_chip(desk: Desk) -> Point:
    """A chip in the hand; the middle of the board."""
    desk.touch(f"own/{wish_to_throw(desk)}")
    expect(desk.page.locator(".saf-throw")).to_be_disabled()
    return desk.middle("bowl/saffron")


def test_a_finger_aims_then_a_button_throws(desk: Desk) -> None:
    page, fingers = desk.page, Fingers(desk.page)
    before = desk.acts()
    x, y = take_chip(desk)
    scrolled = page.evaluate("scrollY")

    fingers.drag((x, y), (x + 12, y), (x + 55, y - 40))
    fingers.rest()
    expect(page.locator(".saf-throw")).to_be_enabled()
    held = numbers_shown(page)
    fingers.up()
    expect(page.locator(".saf-throw")).to_be_enabled()
    aimed = numbers_shown(page)
    assert aimed == held, "lifting the finger does not change the aim"
    assert aimed["bearing"] > 0, "to the right of the middle"
    assert page.evaluate("scrollY") == scrolled, "the page stays while a finger aims"
    assert desk.acts() == before, "aiming sends nothing"
    picture(page, "board-safranito-phone-finger")

    desk.touch_at(".saf-fine summary")
    desk.touch_at(".saf-number:nth-of-type(1) .saf-step:first-of-type")
    desk.touch_at(".saf-number:nth-of-type(2) .saf-step:last-of-type")
    adjusted = {**aimed, "bearing": aimed["bearing"] - 1, "power": aimed["power"] + 1}
    expect(page.locator("#saf-power")).to_have_value(str(adjusted["power"]))
    assert numbers_shown(page) == adjusted
    sent = thrown(desk)
    assert {name: sent[name] for name in adjusted} == adjusted
    assert len(desk.acts()) == len(before) + 1


def test_a_finger_pulls_a_chip_from_the_rack(desk: Desk) -> None:
    """Lifting it keeps the aim; the page does not scroll under it, and the button throws."""
    page, fingers = desk.page, Fingers(desk.page)
    before = desk.acts()
    chip = wish_to_throw(desk)
    page.locator(".saf-tray").evaluate("one => one.scrollIntoView({ block: 'center' })")
    x, y = desk.middle(f"own/{chip}")
    fingers.drag((x, y), (x + 4, y - 12), (x - 10, y - 24))
    fingers.rest()
    scrolled = page.evaluate("scrollY")
    held = numbers_shown(page)
    fingers.up()
    expect(page.locator(".saf-throw")).to_be_enabled()
    assert numbers_shown(page) == held
    assert page.evaluate("scrollY") == scrolled
    assert desk.acts() == before, "a finger that is lifted keeps the aim"
    assert thrown(desk)["chip"] == chip


@pytest.mark.long
def test_a_second_finger_cancels(desk: Desk) -> None:
    page, fingers = desk.page, Fingers(desk.page)
    before = desk.acts()
    x, y = take_chip(desk)
    button = page.locator(".saf-throw")

    fingers.drag((x, y), (x + 55, y - 40))
    expect(button).to_be_enabled()
    fingers.down((x + 55, y - 40), (x - 60, y + 40))
    expect(button).to_be_disabled()
    fingers.up()
    expect(button).to_be_disabled()

    # What stood before is not lost with the drag that was taken back.
    fingers.drag((x, y), (x + 55, y - 40))
    fingers.up()
    expect(button).to_be_enabled()
    stood = numbers_shown(page)
    fingers.drag((x, y), (x - 55, y + 20))
    expect(page.locator("#saf-bearing")).not_to_have_value(str(stood["bearing"]))
    fingers.down((x - 55, y + 20), (x + 60, y + 60))
    expect(page.locator("#saf-bearing")).to_have_value(str(stood["bearing"]))
    fingers.up()
    assert numbers_shown(page) == stood
    assert desk.acts() == before


@pytest.mark.long
def test_leaving_the_board_cancels(desk: Desk) -> None:
    page, fingers = desk.page, Fingers(desk.page)
    before = desk.acts()
    x, y = take_chip(desk)
    button = page.locator(".saf-throw")
    box = page.locator(".saf-arena").bounding_box()
    assert box
    for away in ((x, box["y"] - 30), (x, box["y"] + box["height"] + 30)):
        fingers.drag((x, y), (x + 40, y - 40))
        expect(button).to_be_enabled()
        fingers.slide((x + 40, y - 40), away)
        expect(button).to_be_disabled()
        fingers.up()
        expect(button).to_be_disabled()
    # Who comes back goes on aiming.
    fingers.drag((x, y), (x, box["y"] - 30), (x + 40, y - 40))
    fingers.up()
    expect(button).to_be_enabled()
    assert desk.acts() == before


@pytest.mark.long
def test_no_slip_of_a_finger_is_a_throw(desk: Desk) -> None:
    page, fingers = desk.page, Fingers(desk.page)
    before = desk.acts()
    button = page.locator(".saf-throw")

    # A finger that rests a moment and trembles is no drag, and taps only aim, however often.
    x, y = take_chip(desk)
    fingers.drag((x, y), (x + 3, y + 2))
    fingers.up()
    desk.touch("bowl/mint")
    desk.touch("bowl/mint")
    expect(button).to_contain_text("at the mint bowl")
    stood = numbers_shown(page)

    # From the board onto the button, or over the button and away: neither is a touch of it.
    box = button.bounding_box()
    assert box
    on_it = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers.drag((x, y), on_it)
    fingers.up()
    fingers.drag(on_it, (on_it[0], on_it[1] - 120))
    fingers.up()
    expect(button).to_contain_text("at the mint bowl")
    assert numbers_shown(page) == stood
    desk.touch_at(".saf-aim-panel .round")  # the cross
    expect(button).to_have_count(0)

    # Without a chip in the hand a finger scrolls the page.
    x, y = desk.middle("bowl/saffron")
    fingers.drag((x, y), (x, y - 100))
    page.wait_for_function("scrollY > 20")
    fingers.up()
    expect(button).to_have_count(0)
    assert desk.acts() == before, "nothing was sent by any of this"


@pytest.mark.long
def test_a_long_press_tells_what_a_thing_is(desk: Desk) -> None:
    page, fingers = desk.page, Fingers(desk.page)
    fingers.down(desk.middle("bowl/saffron"))
    expect(page.locator(".tip")).to_contain_text("Saffron bowl")
    fingers.up()
    expect(page.locator(".tip")).to_have_count(0)
