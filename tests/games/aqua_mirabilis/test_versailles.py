"""Versailles (AM-VERSAILLES)."""

from __future__ import annotations

from tests.games.aqua_mirabilis.at_table import (
    can,
    cubes,
    essences,
    parade,
    perfume,
    play,
    points,
    refused,
    table,
    token_on,
    written,
)
from tests.rules import rule

FULL_BUT_ONE = {f"{a}-{b}": 2 for a in "BJLNOR" for b in "BJLNOR" if a != b} | {"B-J": 1}
"""59 cubes: one is left."""


@rule("AM-VERSAILLES-01")
def test_four_spaces_of_one_point() -> None:
    others = [{"perfumer": f"versailles-{n}"} for n in (1, 2, 3)]
    p = table(4, {"parade": [perfume("N1", "orange")]}, *others)
    play(p, "enter-versailles")
    assert p.box.spaces[p.perfumers[0]].id == "versailles-4"
    assert p.dials[0] == 4


@rule("AM-VERSAILLES-02", "AM-VERSAILLES-12")
def test_a_new_perfume_is_presented_and_stays() -> None:
    p = table(3, {"parade": [perfume("N1", "orange"), perfume("L1", "rose", presented=True)]})
    play(p, "enter-versailles")
    assert written(p) == ["present-perfume 0"]
    refused(p, "present-perfume 1", "AM-VERSAILLES-12", "already-presented")
    refused(p, "present-perfume 2", "AM-VERSAILLES-02", "no-such-perfume")
    play(p, "present-perfume 0")
    assert parade(p) == ["N-O*", "L-R*"]


@rule("AM-VERSAILLES-02")
def test_a_perfume_created_in_this_turn_may_be_presented() -> None:
    p = table(3, {"essences": {"narcissus": 1, "orange": 1}})
    play(p, "take-recipe N1", "add-essence orange", "enter-versailles", "present-perfume 0")
    assert parade(p) == ["N-O*"]


@rule("AM-VERSAILLES-03")
def test_token_cube_and_points_for_each_combination() -> None:
    p = table(3, {"parade": [perfume("N2", "orange", "rose")]}, {"tokens": 0})
    assert p.tokens[0] == 1
    play(p, "enter-versailles", "present-perfume 0")
    assert cubes(p) == {"N-O": 1, "N-R": 1}
    assert not token_on(p, "N-O")
    assert not token_on(p, "N-R")
    assert (p.tokens[0], p.cubes_left, p.score(0)) == (3, 58, 6)


@rule("AM-VERSAILLES-04", "AM-VERSAILLES-06")
def test_originality_by_empty_subsections() -> None:
    for seats, sections in ((2, 3), (3, 4), (4, 4)):
        for before in range(sections):
            p = table(seats, {"parade": [perfume("N1", "orange")]}, cubes={"N-O": before})
            play(p, "enter-versailles", "present-perfume 0")
            assert p.score(0) == sections - before - 1
            assert cubes(p)["N-O"] == before + 1


@rule("AM-VERSAILLES-05")
def test_a_full_cell_gives_nothing_at_all() -> None:
    p = table(
        3, {"parade": [perfume("N1", "orange")], "letter": 4},
        cubes={"N-O": 4}, king="narcissus", court="orange",
    )  # fmt: skip
    play(p, "enter-versailles", "present-perfume 0")
    assert (p.score(0), cubes(p), parade(p)) == (0, {"N-O": 4}, ["N-O*"])


@rule("AM-VERSAILLES-07")
def test_the_court_pays_by_letter() -> None:
    for letter, paid in enumerate((0, 1, 2, 3, 5)):
        p = table(3, {"parade": [perfume("N1", "orange")], "letter": letter}, court="orange")
        play(p, "enter-versailles", "present-perfume 0")
        assert p.score(0) == 3 + paid


@rule("AM-VERSAILLES-08", "AM-VERSAILLES-10")
def test_the_king_pays_once_for_each_perfume() -> None:
    p = table(3, {"parade": [perfume("N2", "orange", "rose")]}, king="narcissus")
    play(p, "enter-versailles", "present-perfume 0")
    assert points(p) == {"originality": 6, "king": 3}


@rule("AM-VERSAILLES-09")
def test_perfection() -> None:
    p = table(3, {"parade": [perfume("N1", "orange")]}, king="narcissus", court="orange")
    play(p, "enter-versailles", "present-perfume 0")
    assert points(p) == {"originality": 3, "king": 3, "perfection": 1}  # also without a letter


@rule("TV-16", "AM-VERSAILLES-10")
def test_the_scoring_example() -> None:
    p = table(
        3,
        {"parade": [perfume("B2", "jasmine", "narcissus")], "letter": 2, "tokens": 0},
        king="bergamot",
        court="jasmine",
        cubes={"B-J": 3},
    )
    play(p, "enter-versailles", "present-perfume 0")
    assert points(p) == {"originality": 3, "court": 2, "king": 3, "perfection": 1}
    assert p.score(0) == 9
    assert cubes(p) == {"B-J": 4, "B-N": 1}
    assert (p.tokens[0], parade(p)) == (1, ["B-J/N*"])


@rule("AM-VERSAILLES-11")
def test_the_king_pays_for_the_first_combination_that_gets_a_cube() -> None:
    p = table(3, {"parade": [perfume("N2", "orange", "rose")]}, king="narcissus", cubes={"N-O": 4})
    play(p, "enter-versailles", "present-perfume 0")
    assert points(p) == {"originality": 3, "king": 3}


@rule("AM-VERSAILLES-11")
def test_with_one_cube_left_the_presenter_chooses_the_order() -> None:
    p = table(
        3, {"parade": [perfume("N2", "orange", "rose")], "letter": 2}, court="rose",
        cubes=FULL_BUT_ONE,
    )  # fmt: skip
    assert p.cubes_left == 1
    play(p, "enter-versailles", "present-perfume 0")
    assert written(p) == ["begin-with orange", "begin-with rose"]
    refused(p, "begin-with lavender", "AM-VERSAILLES-11", "not-in-perfume")
    there = play(p.copy(), "begin-with orange")
    assert points(there) == {"originality": 1}  # no cube for the other: nothing
    play(p, "begin-with rose")
    assert points(p) == {"originality": 1, "court": 2}
    assert p.cubes_left == 0
    assert cubes(p)["N-R"] == 3


@rule("AM-VERSAILLES-12")
def test_after_sunday_it_may_be_presented_again() -> None:
    p = table(3, {"parade": [perfume("N1", "orange")], "dial": 1, "tokens": 0}, day=4)
    play(p, "enter-versailles", "present-perfume 0", "leave-versailles", "end-turn")
    assert parade(p) == ["N-O"]


@rule("AM-VERSAILLES-13", "AM-CITY-12")
def test_a_second_perfume_scores_completely() -> None:
    two = [perfume("N1", "orange"), perfume("N1", "rose")]
    p = table(3, {"parade": two, "cities": ["FI-2ND"]}, king="narcissus")
    play(p, "enter-versailles", "present-perfume 0")
    refused(p, "present-perfume 1", "AM-VERSAILLES-14", "enough-presented")
    play(p, "flip-tile FI-2ND")
    refused(p, "leave-versailles", "AM-VERSAILLES-15", "present-first")
    refused(p, "present-perfume 0", "AM-VERSAILLES-12", "already-presented")
    play(p, "present-perfume 1")
    assert points(p) == {"originality": 6, "king": 6}
    assert parade(p) == ["N-O*", "N-R*"]


@rule("AM-VERSAILLES-14")
def test_never_more_than_two() -> None:
    three = [perfume("N1", "orange"), perfume("N1", "rose"), perfume("N1", "lavender")]
    p = table(3, {"parade": three, "cities": ["FI-2ND"], "influence": [0, 0, 1, 0]})
    play(p, "enter-versailles", "present-perfume 0", "present-perfume 1")
    refused(p, "flip-tile FI-2ND", "AM-CITY-12", "not-the-moment")
    refused(p, "present-perfume 2", "AM-VERSAILLES-14")


@rule("AM-VERSAILLES-15")
def test_a_perfume_or_the_means_to_create_one() -> None:
    refused(table(3), "enter-versailles", "AM-VERSAILLES-15", "nothing-to-present")
    presented = [perfume("N1", "orange", presented=True)]
    refused(table(3, {"parade": presented}), "enter-versailles", "AM-VERSAILLES-15")
    refused(table(3, {"essences": {"rose": 5}}), "enter-versailles", "AM-VERSAILLES-15")
    p = table(3, {"essences": {"lavender": 1, "rose": 1}})
    play(p, "enter-versailles")
    refused(p, "leave-versailles", "AM-VERSAILLES-15", "present-first")
    assert written(p) == ["take-recipe L1"]
    play(p, "take-recipe L1", "add-essence rose", "present-perfume 0", "leave-versailles")
    assert p.step.name == "close"


@rule("AM-VERSAILLES-15")
def test_nothing_is_flipped_that_the_perfume_needs() -> None:
    # Level 2 with the tile's experience only: flipping it would leave nothing to present.
    p = table(3, {"essences": {"orange": 1, "rose": 1}, "cities": ["PA-E-N"]})
    assert p.experience[0] == 2
    play(p, "enter-versailles")
    assert written(p) == ["take-recipe O1", "flip-tile PA-E-N"]  # N-O could be made instead
    p = table(3, {"essences": {"orange": 1, "rose": 1}, "cities": ["CO-TOK"]})
    play(p, "enter-versailles")
    assert written(p) == ["take-recipe O1"]
    refused(p, "flip-tile CO-TOK", "AM-VERSAILLES-15", "present-first")
    play(p, "take-recipe O1", "add-essence rose")
    assert can(p, "flip-tile CO-TOK")


@rule("AM-VERSAILLES-16")
def test_no_perfection_on_the_diagonal() -> None:
    p = table(3, {"parade": [perfume("N2", "orange", "rose")]}, king="narcissus", court="narcissus")
    play(p, "enter-versailles", "present-perfume 0")
    assert points(p) == {"originality": 6, "king": 3}


@rule("AM-VERSAILLES-17")
def test_points_have_no_ceiling() -> None:
    p = table(3, {"score": 98, "parade": [perfume("N1", "orange")]})
    play(p, "enter-versailles", "present-perfume 0")
    assert p.score(0) == 101


def test_a_second_perfume_may_be_created_after_the_first() -> None:
    """Q-59."""
    p = table(
        3,
        {
            "influence": [0, 0, 1, 0],
            "parade": [perfume("N1", "orange")],
            "essences": {"lavender": 1, "rose": 1},
        },
    )
    play(p, "enter-versailles", "present-perfume 0", "take-recipe L1", "add-essence rose")
    play(p, "present-perfume 1")
    assert (parade(p), essences(p)) == (["N-O*", "L-R*"], {})
