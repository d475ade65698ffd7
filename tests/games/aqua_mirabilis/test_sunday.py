"""Sundays (AM-SUNDAY)."""

from __future__ import annotations

from typing import Any

from grasse.games.aqua_mirabilis.actions import INDEX
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import Plain
from tests.games.aqua_mirabilis.at_table import (
    cubes,
    parade,
    perfume,
    play,
    reserve,
    table,
    token_on,
)
from tests.rules import rule


def eve(*players: Plain, **data: Any) -> AquaPosition:
    """Three players, the day before the second Sunday; seat 0 ends it with its last point."""
    first = {"dial": 1, "tokens": 0, **(players[0] if players else {})}
    return table(3, first, *players[1:], **{"day": 4, **data})


def comes(p: AquaPosition) -> AquaPosition:
    return play(p, "visit-couple A1", "give-nothing", "end-turn")


DELIVERED = ["x1-BNOR", "x2-BJLR", "x1-BJLN", "x2-BJLN", "x1-BJLO", "x2-BJLO"]


@rule("AM-SUNDAY-01", "TV-04", "TV-05")
def test_deliveries_fill_the_stalls_and_leave_the_game() -> None:
    p = comes(eve(deliveries=DELIVERED))
    before = [3] * 6  # B J L N O R
    one = [1, 0, 0, 1, 1, 1]
    two = [2, 2, 2, 0, 0, 2]
    assert p.stalls == [a + b + c for a, b, c in zip(before, one, two, strict=True)]
    assert [delivery.id for delivery in p.deliveries] == DELIVERED[2:]


@rule("AM-SUNDAY-02")
def test_a_short_reserve_delivers_what_it_has() -> None:
    p = eve({}, {"essences": {"rose": 11}}, deliveries=DELIVERED)
    assert reserve(p, "rose") == 2
    comes(p)
    assert (p.stalls[INDEX["rose"]], reserve(p, "rose")) == (5, 0)  # three were due


@rule("AM-SUNDAY-03")
def test_presented_perfumes_become_new() -> None:
    p = eve(
        {"parade": [perfume("N1", "orange", presented=True), perfume("L1", "rose")]},
        {"parade": [perfume("N1", "rose", presented=True)]},
    )
    comes(p)
    assert parade(p, 0) == ["N-O", "L-R"]
    assert parade(p, 1) == ["N-R"]


@rule("AM-SUNDAY-04", "AM-SUNDAY-12")
def test_a_cube_where_king_and_court_meet() -> None:
    p = eve({"influence": [0, 0, 0, 1]}, king="narcissus", court="rose")
    left = p.tokens_left
    assert token_on(p, "N-R")
    comes(p)
    assert cubes(p) == {"N-R": 1}
    assert not token_on(p, "N-R")
    assert (p.tokens_left, p.cubes_left) == (left + 1, 59)
    assert p.score(0) == 0  # favour D is not paid for it
    assert p.tokens[0] == 0


@rule("AM-SUNDAY-05")
def test_no_cube_on_the_diagonal_or_in_a_full_cell_or_without_cubes() -> None:
    p = comes(eve(king="rose", court="rose"))
    assert cubes(p) == {}
    assert p.king == INDEX["bergamot"]  # pawns move anyway
    p = comes(eve(king="narcissus", court="rose", cubes={"N-R": 4}))
    assert cubes(p) == {"N-R": 4}
    full = {f"{a}-{b}": 2 for a in "BJLNOR" for b in "BJLNOR" if a != b}
    p = eve(king="narcissus", court="rose", cubes=full)
    assert p.cubes_left == 0
    comes(p)
    assert cubes(p) == full


@rule("TV-06", "AM-SUNDAY-06", "AM-SUNDAY-07", "AM-SUNDAY-08")
def test_fashion_and_novelty() -> None:
    # King B, Court J, no token on B-J. Row N has most cubes of the other rows; column J is the
    # first after B with fewest.
    start = {"B-J": 1, "B-N": 2, "L-N": 2, "R-N": 1, "O-J": 4, "N-L": 1}
    p = comes(eve(king="bergamot", court="jasmine", cubes=start))
    assert cubes(p) == {**start, "B-J": 2}
    assert p.court == INDEX["narcissus"]
    assert p.king == INDEX["jasmine"]


@rule("AM-SUNDAY-08")
def test_the_new_cube_counts() -> None:
    # Column of the King is left anyway; the cube makes row R the fullest, but the Court is there,
    # so it counts for the others only as what it is not: row B has one cube, as row J.
    p = comes(eve(king="lavender", court="bergamot", cubes={"R-J": 1, "N-O": 1}))
    assert cubes(p) == {"R-J": 1, "N-O": 1, "L-B": 1}
    assert p.court == INDEX["jasmine"]  # J and O have one each: J is met first


@rule("AM-SUNDAY-09")
def test_pawns_go_one_way_and_the_first_of_equals_wins() -> None:
    # Rows J and R have most cubes; from O the Court meets R first, then wraps to J.
    start = {"B-J": 2, "L-R": 2, "N-B": 1}
    p = comes(eve(king="narcissus", court="orange", cubes=start))
    assert p.court == INDEX["rose"]
    # Columns J, O, R have no cube; from N the King goes right and meets O first.
    assert p.king == INDEX["orange"]
    p = comes(eve(king="rose", court="rose", cubes=start))
    assert p.court == INDEX["jasmine"]  # R itself is left, wrapping round
    assert p.king == INDEX["jasmine"]  # B is not among the fewest


@rule("AM-SUNDAY-10")
def test_a_pawn_never_ends_where_it_began() -> None:
    # Row J alone has cubes, column L alone has none.
    start = {f"{a}-J": 1 for a in "BNOR"} | {"J-B": 1}
    p = comes(eve(king="lavender", court="jasmine", cubes=start))
    assert p.court == INDEX["bergamot"]  # most among the others: one cube, J-B
    assert p.king == INDEX["narcissus"]  # every other column has one: the first to the right


@rule("AM-SUNDAY-11")
def test_king_and_court_may_meet() -> None:
    p = comes(eve(king="orange", court="narcissus", cubes={"B-R": 3, "B-N": 1}))
    assert (p.king, p.court) == (INDEX["rose"], INDEX["rose"])


@rule("AM-SUNDAY-13")
def test_all_else_is_untouched() -> None:
    p = eve({"carriage": 3, "letter": 2, "influence": [1, 0, 0, 0]}, workers=["lavender", "rose"])
    comes(p)
    assert p.workers == (INDEX["lavender"], INDEX["rose"])
    assert p.box.spaces[p.perfumers[0]].id == "A1"
    assert (p.carriages[0], p.letters[0], p.influence[0]) == (3, 2, (1, 0, 0, 0))
