"""The discs in the browser are those of the engine: the same throws end at the same bits."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

from client import bundle
from grasse.games.safranito import discs
from grasse.games.safranito.box import read_box
from tests.client.conftest import absent

BOARD = read_box(None).board
SCRIPT = """
import { readFileSync } from "node:fs";
import { steadinessNamed } from "./src/games/safranito/discs/coefficients";
import { encode, Field, tremble } from "./src/games/safranito/discs/throw";

const { board, cases } = JSON.parse(readFileSync(0, "utf8"));
const found = cases.map(({ lying, aim, steadiness, shake }) => {
  const field = new Field(board, lying);
  const tremor = tremble(steadinessNamed(steadiness), aim, shake);
  const moved = [...field.movedBy(aim, tremor)].sort(([a], [b]) => a - b);
  const segments = field.motionOf(aim, tremor);
  return { moved, segments, rows: encode(board, segments), flipped: tremor.flipped };
});
process.stdout.write(JSON.stringify(found));
"""


def run(script: str, given: Any, folder: Path) -> Any:
    """What a script of the client makes of this, in Node."""
    if not bundle.wanted():
        absent("GRASSE_NO_CLIENT is set: there is nothing to compare")
    try:
        node, npm = bundle.tools()
        bundle.install(node, npm)
    except bundle.CannotBuild as problem:
        absent(str(problem))
        raise
    out = folder / "discs.mjs"
    esbuild = bundle.CLIENT / "node_modules" / "esbuild" / "bin" / "esbuild"
    options = ("--bundle", "--platform=node", "--format=esm", "--loader=ts", f"--outfile={out}")
    asked = {"cwd": bundle.CLIENT, "text": True, "check": True, "capture_output": True}
    subprocess.run([*node, str(esbuild), *options], input=script, **asked)  # type: ignore[call-overload]
    done = subprocess.run([*node, str(out)], input=json.dumps(given), **asked)  # type: ignore[call-overload]
    return json.loads(done.stdout)


def crowd(chance: random.Random, count: int) -> list[discs.Spot]:
    """Chips that lie on the board as throws have left them."""
    lying: list[discs.Spot] = []
    for n in range(count):
        outcome = discs.throw_chip(
            BOARD, lying, some_throw(chance), discs.STEADINESS["normal"], discs.Practice(n)
        )
        lying = [spot for spot in outcome.rest if spot is not None]
    return lying


def some_throw(chance: random.Random) -> discs.Throw:
    return discs.Throw(
        chance.randrange(4),
        chance.randrange(1001),
        chance.randrange(-250, 251),
        chance.randrange(350, 900),
        discs.Loft(chance.randrange(3)),
        discs.Face(chance.randrange(2)),
    )


def test_throws_end_at_the_same_bits(tmp_path: Path) -> None:
    chance = random.Random("discs")
    cases: list[dict[str, Any]] = []
    expected: list[dict[str, Any]] = []
    for count in range(14):
        lying = crowd(chance, count)
        field = discs.Field(BOARD, lying)
        for _ in range(150):
            aim = some_throw(chance)
            steadiness = chance.choice(sorted(discs.STEADINESS))
            turn, haste, veer, grip = (chance.randrange(300, 1741) for _ in range(4))
            shake = discs.Shake(turn, haste, veer, grip, chance.randrange(100))
            tremor = discs.tremble(discs.STEADINESS[steadiness], aim, shake)
            segments = field.motion_of(aim, tremor)
            cases.append(
                {
                    "lying": lying,
                    "aim": dict(zip(aim._fields, map(int, aim), strict=True)),
                    "steadiness": steadiness,
                    "shake": shake,
                }
            )
            expected.append(
                {
                    "moved": [list(one) for one in sorted(field.moved_by(aim, tremor).items())],
                    "segments": segments,
                    "rows": discs.encode(BOARD, segments),
                    "flipped": tremor.flipped,
                }
            )
    board = {"side": BOARD.side, "wall": BOARD.wall, "chip": BOARD.chip_radius}
    found = run(SCRIPT, {"board": board, "cases": cases}, tmp_path)
    assert found == json.loads(json.dumps(expected))
    pushed = sum(len(one["moved"]) > 1 for one in expected)
    assert pushed > 300, "many of them push others"


SAMPLE = """
import { readFileSync } from "node:fs";
import { sample, SHAKES } from "./src/games/safranito/throw/sampling";

const asked = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify({ ...sample(asked), shakes: SHAKES }));
"""


def test_an_estimate_throws_among_the_chips_that_lie_there(tmp_path: Path) -> None:
    """What it counts is what the engine would make of the same tremors."""
    lying = [discs.Spot.at(200, 200), discs.Spot.at(215, 150), discs.Spot.at(330, 330)]
    aim = discs.Throw(0, 500, 0, 480, discs.Loft.SLIDE, discs.Face.DOWN)
    asked = {
        "board": {"side": BOARD.side, "wall": BOARD.wall, "chip": BOARD.chip_radius},
        "lying": lying,
        "aim": dict(zip(aim._fields, map(int, aim), strict=True)),
        "steadiness": "shaky",
    }
    found = run(SAMPLE, asked, tmp_path)
    assert len(found["shakes"]) == 200
    field = discs.Field(BOARD, lying)
    rests, pushed = [], []
    for numbers in found["shakes"]:
        tremor = discs.tremble(discs.STEADINESS["shaky"], aim, discs.Shake(*numbers))
        moved = field.moved_by(aim, tremor)
        rests.append(moved.pop(3))
        pushed += sorted(moved.items())
    assert found["rests"] == json.loads(json.dumps(rests))
    assert sorted(map(str, found["pushed"])) == sorted(map(str, json.loads(json.dumps(pushed))))
    assert len(pushed) > 100, "two lie in the way"
    sums = [sum(one[n] for one in found["shakes"]) / 200 for n in range(4)]
    assert all(abs(mean - 1020) < 60 for mean in sums), "a fair sample of hands"
