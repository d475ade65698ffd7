"""The invariants, in whole random games and in broken positions; rulings; reading positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grasse
from grasse import BadData, Dice
from grasse.games.safranito.actions import Throw
from grasse.games.safranito.rulings import RULINGS, SafranitoOptions
from grasse.kernel.catalog import catalog
from tests.games.safranito.invariants import OTHERWISE, check, other_options, play_through
from tests.games.safranito.tables import (
    BLUE,
    GAME,
    RED,
    bowl,
    chip,
    cooking,
    ended,
    hand,
    market,
    nature,
    refusal,
    throw_of,
    throwing,
    waiting,
)
from tests.rules import rule


@rule("SF-ROUND-07", "SF-END-01", "SF-END-05", "SF-BUY-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_appears_or_vanishes_in_whole_games(seats: int) -> None:
    reasons = {ended(play_through(GAME.start(seats), seed)).reason for seed in range(8)}

    assert reasons <= {"third-dish", "cap"}
    assert "third-dish" in reasons


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_under_other_rulings(seats: int) -> None:
    for seed in range(8):
        options = other_options(Random(f"options {seats} {seed}"))
        p = play_through(GAME.start(seats, options), seed)

        assert ended(p).reason in ("third-dish", "cap")


def test_every_ruling_is_an_option_and_in_the_catalog() -> None:
    assert set(OTHERWISE) == set(SafranitoOptions.__struct_fields__) == set(RULINGS)
    for name, values in OTHERWISE.items():
        assert getattr(SafranitoOptions(), name) not in values
    entries = catalog(grasse.find("safranito"))
    for option, ruling in RULINGS.items():
        assert f"`{option}=" in entries[ruling]


@pytest.mark.parametrize("field", ["pile", "discard", "display", "money", "dish_pile", "thrown"])
def test_the_check_would_see_a_loss(field: str) -> None:
    p = market(*bowl("mint", (BLUE, 10)), *bowl("curry", (RED, 20)), discard={"mint": 1})
    check(p)

    found = getattr(p, field)
    if field == "thrown":
        found.append(found[0])
    elif field == "dish_pile":
        found.pop()
    else:
        found[0] -= 1000

    with pytest.raises(AssertionError):
        check(p)


# Sides of the table


@pytest.mark.parametrize(("seats", "sides"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_everybody_throws_from_the_own_side(seats: int, sides: list[int]) -> None:
    for seat, side in enumerate(sides):
        p = throwing(seat, seats=seats)

        assert {option.side for option in p.options() if isinstance(option, Throw)} == {side}
        assert p.view(seat)["ranges"]["side"] == (side, side)
        assert refusal(p, throw_of(p, 10, side=(side + 1) % 4)) == ("J-20", "not-your-side")


def test_by_another_ruling_from_any_side() -> None:
    p = throwing(BLUE, RED, options={"throw_side": "any"})

    assert p.view(BLUE)["ranges"]["side"] == (0, 3)
    assert refusal(p, throw_of(p, 10, side=4)) == ("J-20", "throw-out-of-range")
    p.play(throw_of(p, 10, side=3))
    assert p.pending[1] == 3


# Positions by hand


def test_what_a_position_by_hand_leaves_out_is_as_after_the_set_up() -> None:
    p = grasse.position("safranito", {"seats": 3})

    assert waiting(p) == ("throwing", 0)
    assert sum(p.pile) == 54
    assert len(p.dish_pile) == 18
    assert p.money == [200, 200, 200]


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"seats": 5}, "safranito is for 2, 3 or 4 players"),
        ({"hands": [{"mint": 7}, {}]}, "spice cards"),
        ({"hands": [{"mint": 1}]}, "one row for each seat"),
        ({"shown": [{"mint": 1}, {}]}, "not in the hand"),
        ({"offer": ["D01", "D01"]}, "dishes"),
        ({"offer": ["D77"]}, "there is no 'D77' in the box"),
        ({"thrown": [[0, 10, 70_000, 70_000], [0, 10, 200_000, 200_000]]}, "chips of seats"),
        ({"thrown": [[0, 15, 70_000, 70_000]]}, "chips of seats"),
        ({"thrown": [[0, 10, 500_000, 70_000]]}, "lies in the field"),
        ({"chef": 2}, "chef"),
        ({"steps": [["no-such-step"]]}, "is not a step"),
        ({"steps": [["round"], ["sell", 0]]}, "bowl"),
        ({"steps": [["round"], ["cook", 0]]}, "is not written as"),
        ({"steps": [["round"], ["cook", 0, 2]]}, "has other numbers"),
        ({"steps": [["round"], ["coming-to-rest", -1, 0]]}, "pending"),
        ({"pending": [10, 0, 500, 0, 500, 1, 0]}, "pending"),
        ({"steps": [["round"], ["keep-one", 0]]}, "nobody can act"),
        ({"drawn": [["mint", 0]]}, "drawn"),
        ({"announced": [0, -1]}, "announced"),
        ({"seen": [[20, 10], []]}, "seen"),
        ({"reason": "cap"}, "steps are for a game that goes on"),
        ({"under": [["mint", 5]]}, "need a seat"),
        ({"bowl": "mint", "steps": [["round"], ["buying"], ["buy", 0]]}, "chips in the bowl"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_line(wrong: dict[str, Any], line: str) -> None:
    steps = {} if "steps" in wrong or "reason" not in wrong else {"steps": [["round"]]}
    with pytest.raises(BadData, match=line) as error:
        grasse.position("safranito", {"seats": 2, **steps, **wrong})
    assert "\n" not in str(error.value)


def test_a_dump_in_the_middle_of_everything_loads_again() -> None:
    p = throwing(BLUE, RED, thrown=[chip(RED, 10, "saffron")], under=[["mint", RED]])
    p.play(throw_of(p, 20))

    again = grasse.position("safranito", p.dump())

    assert again == p
    assert again.steps == p.steps
    assert again.draw(Dice(1)) == p.draw(Dice(1))


def test_a_copy_is_independent() -> None:
    p = cooking(hands=[hand("curry", "ginger", "garlic")], offer=["D01"])
    key, other = p.key(), p.copy()

    other.play(other.options()[0])
    nature(other)

    assert p.key() == key
    assert other.key() != key
