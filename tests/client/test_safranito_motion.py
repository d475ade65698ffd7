"""Throws of Safranito as they are shown: every disc is where the engine's motion has it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.client.desk import Desk, Make, table, wish_to_throw

Rows = list[list[int]]
FLIES, SLIDES, OUT = 0, 1, 3
BRAKING = 0.2 * 9810

HOLD = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const one = animate.call(this, frames, options);
  if (this.matches("[data-flyer]")) {
    queueMicrotask(() => sample(one));
  }
  return one;
};
const middleOf = (disc) => {
  const box = disc.querySelector(".edge").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
/** All discs move by animations that begin together: put them all to the same moment. */
function sample(first) {
  const board = first.effect.target.ownerSVGElement;
  const world = board.querySelector(":scope > g[transform]:not([role])");
  const { a, e, f } = world.getScreenCTM();
  const moving = document
    .getAnimations()
    .filter((one) => one.effect.target.closest(".saf-lying, [data-flyer]"));
  const length = first.effect.getTiming().duration;
  const at = {};
  for (let part = 0; part <= 1; part += 1 / 16) {
    for (const one of moving) one.currentTime = length * part;
    const lying = [...document.querySelectorAll(".saf-lying [data-disc]")];
    const discs = lying.map((disc) => [Number(disc.dataset.disc), ...middleOf(disc)]);
    discs.push([-1, ...middleOf(first.effect.target)]);
    at[part] = discs.map(([disc, x, y]) => [disc, (x - e) / a, (f - y) / a]);
  }
  window.motions.push({ at, length });
  for (const one of moving) one.finish();
}
"""
"""Each motion of chips is stopped at its beginning, looked at from sixteenth to sixteenth, and
brought to its end. Points are millimetres from the middle, to the right and away from who looks."""


def place_at(rows: Rows, ms: float) -> tuple[float, float] | None:
    """Where the motion has a disc that these rows speak of; None before the first and when out."""
    last = next((row for row in reversed(rows) if row[0] <= ms), None)
    if last is None or last[2] == OUT:
        return None
    start, _, kind, x, y, vx, vy = last
    speed = (vx * vx + vy * vy) ** 0.5
    time = (ms - start) / 1000
    if kind == SLIDES:
        time = min(time, speed / BRAKING)
        way = time - BRAKING * time * time / 2 / speed if speed else 0.0
    else:
        way = time if kind == FLIES else 0.0
    return x / 10 - 200 + vx * way, y / 10 - 200 + vy * way


def seen_from(side: int, x: float, y: float) -> tuple[float, float]:
    return ((x, y), (-y, x), (-x, -y), (y, -x))[side]


def check(before: dict[str, Any], rows: Rows, shown: dict[str, Any]) -> int:
    """Every disc at every moment; how many lying ones were pushed."""
    side = 2 * before["seat"]
    lying = [n for n, chip in enumerate(before["table"]["thrown"]) if chip[2] != -1]
    length = max(row[0] + (130 if row[2] == OUT else 0) for row in rows)
    pushed = {lying[row[1]] for row in rows if row[1] < len(lying)}
    for part, discs in shown["at"].items():
        ms = float(part) * length
        assert {disc for disc, _, _ in discs} == {-1, *lying}, "all discs are there all the time"
        for disc, x, y in discs:
            number = len(lying) if disc == -1 else lying.index(disc)
            own = [row for row in rows if row[1] == number]
            _, _, *spot = before["table"]["thrown"][disc] if disc != -1 else (0, 0, 0, 0)
            lay = (spot[0] / 1000 - 200, spot[1] / 1000 - 200)
            place = place_at(own, ms) if own else lay
            if place is None:
                if own[0][0] <= ms:
                    continue  # it is out, and fades
                place = lay
            wanted = seen_from(side, *place)
            off = ((x - wanted[0]) ** 2 + (y - wanted[1]) ** 2) ** 0.5
            assert off < 1.5, f"disc {disc} after {ms:.0f} ms is {off:.1f} mm off"
    return len(pushed)


def knock(desk: Desk) -> None:
    """Slide a chip at one that lies there, where the list has such a throw; else at the middle."""
    chip = wish_to_throw(desk)
    desk.touch(f"own/{chip}")
    lit = '.saf-disc[data-state="lit"]'
    if desk.page.locator(lit).count():
        desk.touch_at(lit)
    else:
        desk.touch("bowl/saffron")
    desk.acted = desk.view["played"]
    desk.touch_at(".saf-throw:enabled")
    desk.wait_for_answer()


def test_discs_are_drawn_where_the_motion_has_them(person: Make) -> None:
    one = person(reduced_motion="no-preference")
    one.begin_with(HOLD)
    desk = table(one, options={"steadiness": "steady", "first_chef": "first-seat"})
    pushed = compared = 0
    while pushed < 3:
        assert desk.ready(), "chips that are thrown at meet before the game is over"
        knock(desk)
        desk.ready()
        shown = desk.page.evaluate("window.motions.splice(0)")
        moments = motions_of(desk)
        assert len(shown) == len(moments) - compared
        for moment, motion in zip(moments[compared:], shown, strict=True):
            pushed += check(*moment, motion)
        compared = len(moments)


@pytest.mark.long
def test_the_last_throw_of_a_round_may_be_slow(person: Make) -> None:
    one = person(reduced_motion="no-preference")
    one.begin_with(HOLD)
    one.begin_with("localStorage.setItem('grasse.slow', 'on')")
    desk = table(one, options={"first_chef": "first-seat", "round_cap": "1"})
    while desk.ready() and desk.view["step"] == "throwing":
        knock(desk)
    shown = desk.page.evaluate("window.motions")
    ratios = [
        motion["length"] / max(row[0] + (130 if row[2] == OUT else 0) for row in rows)
        for (_, rows), motion in zip(motions_of(desk), shown, strict=True)
    ]
    *others, last = ratios
    assert others == pytest.approx([2.1] * len(others))
    assert last == pytest.approx(6.3)


def motions_of(desk: Desk) -> list[tuple[dict[str, Any], Rows]]:
    """Each motion that was sent, with the view before it."""
    found: dict[int, tuple[dict[str, Any], Rows]] = {}
    for before, after in zip(desk.views, desk.views[1:], strict=False):
        for motion in after["motions"]:
            if motion["played"] == before["played"] + 1 and before["to_act"] is not None:
                found[motion["played"]] = (before, motion["rows"])
    return [found[played] for played in sorted(found)]
