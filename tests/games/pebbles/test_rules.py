"""The rules of the toy game."""

from __future__ import annotations

from typing import Any

import pytest

import grasse
from grasse.kernel import NATURE
from tests.rules import rule

VOCABULARY = grasse.find("pebbles").vocabulary


def at(**given: object) -> Any:
    steps = [["end"], ["turn", 1], ["turn", 0]]
    return grasse.position("pebbles", {"seats": 2, "shore": 1, "steps": steps, **given})


@rule("PB-TURN-01")
def test_a_pebble_from_the_bag_is_seen_by_one_alone() -> None:
    p = at()
    p.play(VOCABULARY.parse("draw"))
    assert p.to_act == NATURE
    p.play(VOCABULARY.parse("drawn 2"))

    assert p.hands == [(0, 0, 1), (0, 0, 0)]
    assert p.view(0)["table"]["hands"] == [[0, 0, 1], 0]
    assert p.view(1)["table"]["hands"] == [1, [0, 0, 0]]
    assert p.view(1)["table"]["unseen_bag"] == [12, 12, 12]
    assert p.to_act == 1


@rule("PB-TURN-01")
def test_a_pebble_from_the_shore_is_seen_by_all_and_another_comes() -> None:
    p = at()
    p.play(VOCABULARY.parse("take"))
    p.play(VOCABULARY.parse("drawn 0"))

    assert (p.taken, p.shore, p.bag) == ([(0, 1, 0), (0, 0, 0)], 0, [11, 12, 12])


@rule("PB-END-01")
@pytest.mark.parametrize(("held", "winners"), [((2, 0, 0), [0, 1]), ((0, 1, 1), [1])])
def test_whoever_holds_the_most_wins_and_of_equals_all(
    held: tuple[int, ...], winners: list[int]
) -> None:
    p = at(steps=[["end"]], hands=[(0, 1, 0), held])

    assert p.to_act is None
    assert p.result().winners == winners
