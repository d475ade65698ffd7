"""The end, the final parade, ties and bonuses (AM-END, AM-FINAL, AM-TIE, AM-BONUS)."""

from __future__ import annotations

from typing import Any

import pytest

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.actions import INDEX
from grasse.games.aqua_mirabilis.finale import number_for
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.kernel import NATURE, Match, Plain
from tests.games.aqua_mirabilis.at_table import (
    cubes,
    parade,
    perfume,
    play,
    points,
    refused,
    table,
    written,
)
from tests.rules import rule

BORING = ["letter", "new-methods", "levels", "rose-perfumes"]
"""Bonuses that pay nothing to players as these tests set them up, unless they say so."""


def last(seats: int, *players: Plain, **data: Any) -> AquaPosition:
    """All turns are played: seat 0, who brought the last Sunday, would be on turn."""
    players_ = [{"tokens": 0, **player} for player in players]
    players_ += [{"tokens": 0}] * (seats - len(players))
    p = table(
        seats, *players_,
        **{
            "day": {2: 16, 3: 20, 4: 28}[seats], "trigger": 0, "steps": [["next-player", 0]],
            "bonuses": BORING, "peeked": [[0, 1]] * 4, **data,
        },
    )  # fmt: skip
    return turned_over(p)


def turned_over(p: AquaPosition) -> AquaPosition:
    """Bonuses that somebody saw are turned over."""
    while p.to_act == NATURE and len(p.options()) == 1:
        p.play(p.options()[0])
    return p


@rule("TV-17", "AM-END-01", "AM-END-02", "AM-END-03", "AM-END-04", "AM-END-05")
def test_the_end_example() -> None:
    blue, green, red = range(3)
    p = table(
        3, {"tokens": 1}, {"tokens": 1, "dial": 4, "flowers": {"orange": 1}}, {"tokens": 0},
        day=19, first=1,
    )  # fmt: skip
    assert p.to_act == green
    play(p, "produce", "use-method distillation orange", "stop-converting")
    play(p, "drive london 1", "end-turn")
    assert (p.day, p.trigger, p.to_act) == (20, green, green)
    play(p, "take-extra-turn", "visit-stall rose", "collect", "end-turn")
    assert p.to_act == red
    play(p, "visit-stall lavender", "collect", "end-turn")
    assert p.to_act == blue
    play(p, "visit-stall orange", "collect", "end-turn")
    assert written(p) == ["take-extra-turn", "pass-on"]
    play(p, "take-extra-turn", "visit-stall jasmine", "collect", "end-turn")
    assert p.step.name == "turn-over"  # the game is over but for the scoring
    while p.to_act is not None:
        p.play(p.options()[0])
    assert p.reason == "last-sunday"


@rule("AM-END-06")
def test_triggered_in_an_extra_turn() -> None:
    p = table(3, {"tokens": 1, "dial": 2}, day=19)
    play(p, "visit-stall rose", "collect", "end-turn", "take-extra-turn")
    play(p, "visit-stall orange", "end-turn")
    assert (p.trigger, p.to_act, p.step.name) == (0, 1, "turn")


@rule("AM-FINAL-01", "AM-FINAL-02", "AM-FINAL-03", "AM-FINAL-04")
def test_the_last_sunday() -> None:
    start = {"B-J": 1, "L-N": 1, "R-N": 1, "N-L": 1, "O-B": 1}
    p = last(
        3,
        {
            "parade": [perfume("N1", "orange", presented=True)],
            "essences": {"lavender": 1, "rose": 1},
        },
        king="narcissus",
        court="rose",
        cubes=start,
    )
    assert p.stalls == [3] * 6  # no delivery
    assert parade(p) == ["N-O"]
    assert cubes(p) == {**start, "N-R": 1}
    assert p.originality.bit_count() == 30 - 6
    # Rows: B 1, J 1, L 1, N 2, O 0, R 1. Both pawns look for the fewest.
    assert p.court == INDEX["orange"]
    # Columns: B 1, J 0, L 1, N 2, O 1, R 1.
    assert p.king == INDEX["jasmine"]


@rule("AM-FINAL-05")
def test_everybody_may_create_beginning_with_the_trigger() -> None:
    goods = {"essences": {"lavender": 1, "rose": 1}}
    p = last(3, goods, goods, goods, trigger=1, steps=[["next-player", 1]])
    assert (p.to_act, p.step.name) == (1, "parade")
    refused(p, "take-recipe N1", "AM-PERFUME-03", "base-missing")
    play(p, "take-recipe L1", "add-essence rose")
    assert parade(p, 1) == ["L-R"]
    assert p.to_act == 2  # seat 1 can create no more
    play(p, "end-parade")
    assert p.to_act == 0
    play(p, "end-parade")
    assert turned_over(p).reason == "last-sunday"
    assert (parade(p, 0), parade(p, 2)) == ([], [])


@rule("AM-FINAL-05")
def test_three_perfumes_at_most_in_the_parade() -> None:
    three = [perfume("N1", one) for one in ("orange", "rose", "jasmine")]
    p = last(3, {"essences": {"lavender": 1, "rose": 1}, "parade": three})
    assert written(p) == [
        "discard-perfume 0",
        "discard-perfume 1",
        "discard-perfume 2",
        "end-parade",
    ]
    play(p, "discard-perfume 1", "take-recipe L1", "add-essence rose")
    assert parade(p) == ["N-O", "N-J", "L-R"]


@rule("AM-FINAL-07", "AM-FINAL-08", "AM-FINAL-09", "AM-FAVOUR-09")
def test_every_perfume_scores_once_more() -> None:
    # King and Court come to J (column) and B (row): see the cubes.
    p = last(
        3,
        {
            "letter": 4,
            "influence": [0, 1, 0, 1],
            "parade": [
                perfume("J2", "bergamot", "orange"),
                perfume("N1", "bergamot", presented=True),
            ],
        },
        king="bergamot",
        court="rose",
        cubes={"B-J": 1, "N-L": 1, "O-N": 1, "O-B": 1, "R-O": 1, "J-B": 2, "N-B": 4, "L-R": 1},
        bonuses=["experience", "all-cities", "london-tiles", "influence"],
    )
    assert p.reason == "last-sunday"
    # After the cube on B-R the columns hold B 2, J 2, L 1, N 5, O 2, R 1; the King goes from B to
    # L. Rows: B 7, J 1, L 1, N 1, O 1, R 2; the Court goes from R to J.
    assert (p.king, p.court) == (INDEX["lavender"], INDEX["jasmine"])
    # J-B: 4 - 2 - 1 = 1, J-O: 3; N-B is full. No favour pays, no cube is placed.
    assert points(p) == {"originality": 1 + 3, "ladies": 10, "bonuses": 2}
    assert p.tokens[0] == 0
    assert sum(p.cubes) == 13


@rule("AM-FINAL-07")
def test_king_court_and_perfection_in_the_parade() -> None:
    p = last(
        3,
        {"letter": 2, "parade": [perfume("J2", "bergamot", "orange")]},
        king="bergamot",
        court="rose",
        bonuses=["experience", "all-cities", "london-tiles", "influence"],
    )
    # No cubes but the one on B-R: the King goes to J, the Court to B.
    assert (p.king, p.court) == (INDEX["jasmine"], INDEX["bergamot"])
    assert points(p) == {"originality": 6, "court": 2, "king": 3, "perfection": 1}


@rule("AM-FINAL-10")
def test_a_point_for_each_token() -> None:
    p = last(2, {"tokens": 3}, {"tokens": 1})
    assert (points(p, 0), points(p, 1)) == ({"tokens": 3}, {"tokens": 1})


@rule("AM-FINAL-12")
def test_five_points_for_each_majority() -> None:
    p = last(2, {"influence": [1, 1, 2, 3]}, {"influence": [0, 0, 1, 3]}, favours=[0, 0, -1, -1])
    assert points(p, 0) == {"ladies": 15}  # three, though two favours were held; D is tied
    assert points(p, 1) == {}


@rule("AM-FINAL-13")
def test_bonuses_pay_everybody_who_meets_them() -> None:
    p = last(
        2,
        {"letter": 3},
        {"letter": 2},
        bonuses=["letter", None, None, None],
        peeked=[[0], [], [], []],
    )
    assert p.step.name == "turn-over"
    assert p.view(1)["table"]["bonuses"] == ["letter", None, None, None]  # revealed to all
    assert p.view(None)["table"]["bonuses"] == ["letter", None, None, None]
    play(p, "drawn-bonus levels", "drawn-bonus new-methods", "drawn-bonus rose-perfumes")
    assert (points(p, 0), points(p, 1)) == ({"bonuses": 4}, {"bonuses": 2})


@rule("AM-FINAL-14", "AM-TIE-01", "AM-TIE-02", "AM-TIE-03", "AM-TIE-04", "AM-TIE-05")
def test_the_highest_total_wins_and_ties_are_broken() -> None:
    none = ["all-cities", "london-tiles", "three-bases", "new-methods"]
    cases: list[tuple[Plain, Plain, list[int]]] = [
        ({"score": 3}, {"score": 4, "specialisations": ["rose"]}, [1]),
        ({"score": 5}, {"influence": [1, 0, 0, 0]}, [1]),  # 5 each: most favours
        ({"specialisations": ["rose"]}, {}, [0]),  # experience
        ({}, {"letter": 1}, [1]),  # letter
        ({"parade": [perfume("N1", "rose")], "score": 0}, {"score": 0}, [0]),  # perfumes
        ({}, {}, [0, 1]),  # all share it
    ]
    for one, two, winners in cases:
        p = last(2, one, two, bonuses=none, cubes={"N-R": 3}, king="bergamot", court="jasmine")
        result = p.result()
        assert result is not None
        assert result.winners == winners, (one, two)


@rule("AM-FINAL-14")
def test_a_tie_is_between_scores() -> None:
    p = last(2, {"score": 3}, {"score": 4})
    result = p.result()
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ([3, 4], [1], "last-sunday")


def bonus_points(bonus: str, player: Plain, **data: Any) -> int:
    p = table(2, {"tokens": 0, **player}, **data)
    found = p.box.bonus[bonus]
    return found.points(number_for(p, 0, found))


def some(kind: str, number: int) -> list[Plain]:
    others = ["lavender", "orange", "bergamot"]
    return [perfume(kind, other) for other in others[:number]]


CITIES = ["PA-E-L", "LO-R2", "CO-TOK"]
METHODS = [{"method": m} for m in ("distillation", "maceration", "squeezing")]
ESSENCES = list(INDEX)
_TEN = [perfume("J2", "rose", "orange"), perfume("J2", "rose", "narcissus")]


@pytest.mark.parametrize(
    ("bonus", "player", "paid"),
    [
        ("experience", {"specialisations": ESSENCES[:3]}, 0),
        ("experience", {"specialisations": ESSENCES[:4]}, 5),
        ("experience", {"specialisations": ESSENCES[:6]}, 5),
        ("all-cities", {"cities": CITIES}, 0),
        ("all-cities", {"cities": CITIES, "flipped": ["FI-INF"]}, 5),
        ("london-tiles", {"cities": ["LO-R2", "LO-E2"]}, 0),
        ("london-tiles", {"cities": ["LO-R2", "LO-E2"], "flipped": ["LO-E2"]}, 5),
        ("london-tiles", {"cities": ["LO-R2", "LO-E2", "LO-E-BJL"], "flipped": ["LO-E2"]}, 5),
        *(("jasmine-perfumes", {"parade": some("J1", n)}, 2 * n) for n in range(4)),
        ("three-bases", {"parade": [*some("J1", 1), *some("R1", 1)]}, 0),
        ("three-bases", {"parade": [*some("J1", 2), *some("R1", 1)]}, 0),
        ("three-bases", {"parade": [*some("J1", 1), *some("R1", 1), perfume("N1", "rose")]}, 5),
        *(("rose-perfumes", {"parade": some("R1", n)}, (0, 2, 5, 7)[n]) for n in range(4)),
        ("new-methods", {}, 0),
        ("new-methods", {"methods": METHODS[:2]}, 2),
        ("new-methods", {"methods": METHODS}, 5),
        ("new-methods", {"methods": [*METHODS[1:], {"method": "extraction"}]}, 7),
        *(
            ("influence", {"influence": [n, 0, 0, 0]}, paid)
            for n, paid in enumerate((0, 2, 2, 2, 4, 4, 6, 6, 6))
        ),
        ("influence", {"influence": [2, 2, 0, 0]}, 4),
        ("essence-types", {"essences": {"rose": 5}}, 0),
        *(
            ("essence-types", {"essences": dict.fromkeys(ESSENCES[:n], 1)}, paid)
            for n, paid in enumerate((0, 0, 2, 2, 4, 4, 6))
        ),
        *(("letter", {"letter": n}, paid) for n, paid in enumerate((0, 0, 2, 4, 6))),
        ("levels", {"parade": [perfume("L2", "rose", "orange")]}, 0),
        ("levels", {"parade": some("J1", 1)}, 2),
        ("levels", {"parade": [perfume("B2", "rose", "orange"), *some("J1", 1)]}, 2),
        ("levels", {"parade": [perfume("J2", "rose", "orange"), *some("J1", 1)]}, 5),
        ("levels", {"parade": [*some("J1", 3)]}, 5),
        (
            "levels",
            {"parade": [*_TEN, perfume("L1", "rose")]},  # 5 + 5 + 1
            5,
        ),
        (
            "levels",
            {"parade": [_TEN[0], perfume("B2", "rose", "orange"), *some("J1", 1)]},  # 5 + 4 + 3
            7,
        ),
    ],
)  # fmt: skip
@rule(
    "AM-BONUS-01", "AM-BONUS-02", "AM-BONUS-03", "AM-BONUS-04", "AM-BONUS-05", "AM-BONUS-06",
    "AM-BONUS-07", "AM-BONUS-08", "AM-BONUS-10", "AM-BONUS-11", "AM-BONUS-12",
)  # fmt: skip
def test_each_bonus(bonus: str, player: Plain, paid: int) -> None:
    assert bonus_points(bonus, player) == paid


@rule("AM-BONUS-07")
def test_a_method_given_up_was_learned_all_the_same() -> None:
    """Q-16."""
    # given: Distillation kept, two new methods at hand, a third one given up
    own = {
        "methods": [{"method": one} for one in ("distillation", "squeezing", "extraction")],
        "learned": ["maceration"],
    }
    # then: three were learned
    assert bonus_points("new-methods", own) == 7
    kept = {"methods_ever_learned": False}
    assert bonus_points("new-methods", own, options=kept) == 5


@rule("AM-BONUS-09", "AM-BONUS-13")
def test_the_bonus_for_tokens_pays_the_highest_bracket_only() -> None:
    for tokens, paid in enumerate((0, 2, 2, 4, 4, 4, 6, 6)):
        taken = {f"B-{letter}": 1 for letter in "JLNOR"}
        assert bonus_points("originality", {"tokens": tokens}, cubes=taken) == paid


@rule("AM-BONUS-09")
def test_the_bonus_for_tokens_comes_on_top() -> None:
    p = last(2, {"tokens": 3}, bonuses=["originality", *BORING[:3]])
    assert points(p) == {"tokens": 3, "bonuses": 4}


@rule("AM-FINAL-13")
def test_undo_does_not_go_back_behind_the_bonuses() -> None:
    """Nature turns them over, also those that somebody has seen."""
    p = table(
        2, {"tokens": 0}, {"tokens": 0}, day=16, trigger=1,
        steps=[["next-player", 1], ["turn", 0, 0, 0]], bonuses=BORING, peeked=[[1]] * 4,
    )  # fmt: skip
    match = Match(GAME, p, ["ada", "ben"], seed=bytes(32), id="undo")
    for line in ("visit-stall rose", "collect"):
        match.play(GAME.vocabulary.parse(line))
    assert match.can_undo
    assert match.view(0)["table"]["bonuses"] == [None] * 4
    match.play(GAME.vocabulary.parse("end-turn"))
    assert match.view(0)["table"]["bonuses"] == BORING
    assert not match.can_undo
