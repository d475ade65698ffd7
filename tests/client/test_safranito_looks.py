"""How the board of Safranito looks: nothing too small to read, and what it says of blows."""

from __future__ import annotations

from pathlib import Path

import pytest

from grasse.games.safranito import discs
from tests.client.conftest import DRAWN, PHONE, axe
from tests.client.desk import Make, by_clicks, table, wish_to_throw
from tests.client.test_safranito_discs import BOARD, run

SMALL = """
() => [...document.querySelectorAll(".saf *, .saf-aim-panel *")].flatMap((one) => {
  const written = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!written || !one.checkVisibility() || one.closest(".unseen")) return [];
  const matrix = one.getScreenCTM?.();
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  const size = parseFloat(getComputedStyle(one).fontSize) * scale;
  return size < 12 ? [`${one.textContent.trim()}: ${size.toFixed(1)} px`] : [];
})
"""
SIZES = ((1280, 720), (1366, 640), PHONE)


def test_nothing_is_smaller_than_twelve_pixels(person: Make) -> None:
    desk = table(person())
    desk.touch(f"own/{wish_to_throw(desk)}")
    desk.touch("bowl/saffron")
    for width, height in SIZES:
        desk.page.set_viewport_size({"width": width, "height": height})
        desk.page.evaluate(DRAWN)
        assert desk.page.evaluate(SMALL) == [], f"{width} × {height}"


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_market_can_be_read_in_every_size(person: Make, theme: str) -> None:
    desk = table(person(color_scheme=theme), options={"first_chef": "first-seat"})
    while desk.ready() and desk.view["table"]["bowl"] is None:
        by_clicks(desk, desk.wish())
        desk.wait_for_answer()
    for width, height in SIZES:
        desk.page.set_viewport_size({"width": width, "height": height})
        desk.page.evaluate(DRAWN)
        assert desk.page.evaluate(SMALL) == [], f"{width} × {height}"
        assert axe(desk.page) == []


IMPACTS = """
import { readFileSync } from "node:fs";
import { impacts } from "./src/games/safranito/throw/tracks";

const { ground, rows } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(rows.map((one) => impacts(ground, one))));
"""


def test_the_harder_a_blow_the_more_it_shows(tmp_path: Path) -> None:
    """Given a soft and a hard slide at the same chip; then each is one flash, between the two
    chips, and the hard one is the larger."""
    lying = [discs.Spot.at(200, 200)]
    field = discs.Field(BOARD, lying)
    throws = [
        discs.Throw(0, 500, 0, power, discs.Loft.SLIDE, discs.Face.DOWN) for power in (430, 700)
    ]
    rows = [discs.encode(BOARD, field.motion_of(one)) for one in throws]
    ground = {"side": BOARD.side, "chip": BOARD.chip_radius}
    found = run(IMPACTS, {"ground": ground, "rows": rows}, tmp_path)
    (soft,), (hard,) = found
    assert 0 < soft["force"] < hard["force"] <= 1
    assert soft["at"] == pytest.approx([0, -BOARD.chip_radius], abs=0.2)
    (row,) = [one for one in rows[0] if one[1] == 0][:1]
    assert soft["ms"] == row[0]
