"""The example game of the rulebook, turn by turn (section 5.2 of the catalog)."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.sunday import weekday
from tests.games.aqua_mirabilis.at_table import (
    cubes,
    essences,
    flowers,
    parade,
    play,
    points,
    refused,
    table,
    token_on,
)
from tests.rules import rule

BLUE, GREEN, RED = range(3)


@rule("AM-EXP-02", "AM-EXP-04", "AM-TURN-04", "AM-TIME-04", "AM-COURT-08", "AM-SETUP-14")
def test_the_example_game() -> None:
    # The Court stands on O by hand: the set-up could not bring it there.
    p = table(
        3,
        {},
        {"flowers": {"narcissus": 1}},
        {"flowers": {"bergamot": 1, "orange": 1}},
        king="narcissus",
        court="orange",
        workers=["bergamot", "orange"],
        tops=["PA-E-L", "LO-R2", "CO-TOK", "FI-2ND"],
    )
    assert p.to_act == BLUE
    assert p.stalls == [3] * 6
    assert p.dials == [5, 5, 5]
    assert p.tokens == [1, 1, 1]
    assert p.experience == [1, 1, 1]

    # Blue 1.A
    play(p, "visit-stall narcissus", "move-worker bergamot orange", "collect", "end-turn")
    assert flowers(p, BLUE) == {"narcissus": 1, "orange": 2}
    assert p.dials[BLUE] == 3
    assert p.workers == (4, 4)
    assert (p.stalls[3], p.stalls[4]) == (2, 1)

    # Blue 1.B
    play(p, "take-extra-turn", "study specialisation-1", "learn-specialisation orange", "end-turn")
    assert flowers(p, BLUE) == {"narcissus": 1, "orange": 1}
    assert p.dials[BLUE] == 2
    assert p.experience[BLUE] == 2
    assert p.tokens[BLUE] == 0
    assert p.to_act == GREEN  # no token left, nothing to ask

    # Green 1.A
    play(p, "travel-to paris", "drawn-tile PA-F-LN", "end-turn", "pass-on")
    assert p.dials[GREEN] == 3
    assert [tile.id for tile in p.cities[GREEN]] == ["PA-E-L"]
    assert p.experience[GREEN] == 2
    assert p.tokens[GREEN] == 1

    # Red 1.A
    play(p, "visit-stall lavender", "move-worker orange narcissus", "collect", "end-turn")
    play(p, "pass-on")
    assert flowers(p, RED) == {"bergamot": 1, "lavender": 1, "narcissus": 1, "orange": 2}
    assert p.dials[RED] == 3
    assert p.workers == (3, 4)
    assert (p.stalls[4], p.stalls[3], p.stalls[2]) == (0, 1, 2)

    # Blue 2.A
    play(p, "produce", "use-method distillation orange", "use-method distillation narcissus")
    assert p.steps[-1][2] == 1  # a production point is lost
    play(p, "stop-converting", "drive london 1", "end-turn")
    assert essences(p, BLUE) == {"narcissus": 1, "orange": 2}
    assert flowers(p, BLUE) == {}
    assert p.dials[BLUE] == 5
    assert p.carriages[BLUE] == 4
    assert weekday(p) == "mon"

    # Green 2.A
    play(p, "visit-couple A1")
    assert p.letters[GREEN] == 1
    play(p, "flip-tile PA-E-L")
    assert essences(p, GREEN) == {"lavender": 2}
    assert p.experience[GREEN] == 1
    play(p, "give-essence lavender", "stop-giving", "drawn-bonus letter", "place-influence A")
    assert p.favours == (GREEN, -1, -1, -1)
    assert p.peeked == (1 << GREEN, 0, 0, 0)
    play(p, "end-turn", "pass-on")
    assert p.dials[GREEN] == 2

    # Red 2.A
    play(p, "study method-1", "learn-method maceration orange", "end-turn", "pass-on")
    assert [method.id for method, _ in p.methods[RED]] == ["distillation", "maceration"]
    assert flowers(p, RED) == {"bergamot": 1, "lavender": 1, "narcissus": 1}
    assert p.dials[RED] == 2
    assert p.experience[RED] == 2

    # Blue 3.A
    play(p, "enter-versailles", "take-recipe N1", "add-essence orange")
    assert parade(p, BLUE) == ["N-O"]
    play(p, "present-perfume 0", "leave-versailles", "end-turn")
    assert points(p, BLUE) == {"originality": 3, "king": 3, "perfection": 1}
    assert parade(p, BLUE) == ["N-O*"]
    assert p.tokens[BLUE] == 1
    assert essences(p, BLUE) == {"orange": 1}
    play(p, "pass-on")
    assert p.dials[BLUE] == 4

    # Green 3.A
    refused(p, "travel-to london", "AM-SUNDIAL-03")
    play(p, "travel-to paris", "drawn-tile PA-E-N", "end-turn", "pass-on")
    assert p.dials[GREEN] == 5
    assert p.experience[GREEN] == 2
    assert weekday(p) == "wed"

    # Red 3.A
    play(p, "produce", "macerate bergamot lavender", "use-method distillation narcissus")
    play(p, "stop-converting", "drive london 1", "end-turn")
    assert essences(p, RED) == {"bergamot": 1, "lavender": 1, "narcissus": 1}
    assert p.carriages[RED] == p.carriages[BLUE]
    assert p.dials[RED] == 5
    assert weekday(p) == "fri"

    # Red 3.B
    play(p, "take-extra-turn", "enter-versailles", "take-recipe L2")
    play(p, "add-essences bergamot narcissus", "present-perfume 0", "leave-versailles", "end-turn")

    assert [p.score(seat) for seat in (BLUE, GREEN, RED)] == [7, 0, 6]
    assert p.dials == [4, 5, 4]
    assert p.tokens == [1, 1, 2]
    assert p.experience == [2, 2, 2]
    assert p.letters == [0, 1, 0]
    assert flowers(p, GREEN) == {"narcissus": 1}
    assert essences(p, GREEN) == {"lavender": 1}
    assert [tile.id for tile in p.cities[GREEN]] == ["PA-F-LN"]
    assert [tile.id for tile in p.flipped[GREEN]] == ["PA-E-L"]
    assert p.favours[0] == GREEN
    assert cubes(p) == {"N-O": 1, "L-B": 1, "L-N": 1}
    assert p.originality.bit_count() == 27
    assert not token_on(p, "N-O")
    assert p.stalls == [3, 3, 2, 1, 0, 3]
    assert p.workers == (3, 4)
    assert (p.day, weekday(p)) == (3, "fri")
    assert p.to_act == BLUE
