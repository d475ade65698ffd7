"""Positions of flat fields, by the toy game: what is loaded is checked, what is hidden is dealt."""

from __future__ import annotations

from typing import Any

import pytest

import grasse
from grasse.kernel import NOBODY, BadData, Dice


def at(**given: object) -> Any:
    return grasse.position("pebbles", {"seats": 2, **given})


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"seats": 5}, "pebbles is not for 5 players"),
        ({"colour": 1}, "there is no 'colour' in pebbles"),
        ({"bag": [1, -1, 1]}, "Expected `int` >= 0"),
        ({"bag": "many"}, "Expected `array`"),
        ({"options": {"no": 1}}, "unknown field `no`"),
        ({"hands": [[0, 0, 0]]}, "hands: 2 hands with a number for each of 3 kinds"),
        ({"hands": [[0, 0], [0, 0]]}, "hands: 2 hands with a number for each of 3 kinds"),
        ({"hands": [[99, 0, 0], [0, 0, 0]]}, "hands: there are more pieces than in the box"),
        ({"taken": [[0, 0, 0]]}, "taken: 2 rows"),
        ({"steps": [["turn", 7]]}, "needs a seat from 0 to 1"),
        ({"steps": [["dance", 0]]}, "is not a step"),
        ({"steps": [["bag", -1]]}, "is not written as"),
        ({"steps": []}, "nobody can act"),
        ({"over": True, "steps": [["turn", 0]]}, "nobody can act"),
        ({"components": {"pebbles": []}}, "there must be 33 of them, not 0"),
    ],
)
def test_what_cannot_be_is_refused_with_one_clear_line(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData) as refused:
        at(**given)
    assert problem in str(refused.value)


def test_a_pool_holds_what_is_in_no_hand() -> None:
    p = at(hands=[[1, 0, 0], [0, 2, 0]])
    assert p.bag == [11, 10, 12]


def test_what_is_left_out_is_as_in_a_new_game() -> None:
    assert at() == grasse.find("pebbles").start(2)
    assert at(over=True).result() is not None


def test_lists_of_a_copy_and_of_a_dump_are_its_own() -> None:
    p = at(hands=[[1, 0, 0], [0, 2, 0]])
    copy, dump = p.copy(), p.dump()
    copy.bag[0] = dump["bag"][1] = dump["hands"][0][0] = 0
    assert (p.bag, p.hands[0]) == ([11, 10, 12], (1, 0, 0))


def test_what_is_not_seen_is_dealt_and_nothing_is_lost() -> None:
    """Given hands that the viewer does not see; when they are dealt anew; then they are as large
    as before, the own one is as it was, and all pieces are there."""
    p = at(hands=[[1, 2, 0], [0, 2, 3]])
    found = set()
    for seed in range(30):
        other = p.resample(0, Dice(seed))
        assert other.hands[0] == (1, 2, 0)
        assert sum(other.hands[1]) == 5
        assert [*map(sum, zip(other.bag, *other.hands, strict=True))] == [12, 12, 12]
        found.add(other.hands[1])
    assert len(found) > 5
    assert p.view(0)["table"]["unseen_bag"] == [11, 10, 12]


def test_nobody_is_written_as_nature_is_and_read_as_nobody() -> None:
    """Files and keys are as they were; the step says which of the two it is."""
    p = at()
    assert p.dump()["steps"][0] == ["end", -1]
    assert at(steps=p.dump()["steps"]).steps[0][1] is NOBODY
    assert grasse.NATURE != grasse.NOBODY
