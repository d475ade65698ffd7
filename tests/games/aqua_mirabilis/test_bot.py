"""The solid player."""

from __future__ import annotations

import pytest

from grasse import bots
from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.actions import INDEX
from grasse.games.aqua_mirabilis.judgement import Judges
from grasse.games.aqua_mirabilis.tastes import SOLID
from grasse.kernel import NATURE, Dice
from tests.games.aqua_mirabilis.at_table import perfume, table


def played(seats: int, seed: int, solid: set[int]) -> list[int]:
    p = GAME.start(seats)
    chance = Dice(f"bot {seed}")
    while (seat := p.to_act) is not None:
        options = p.options()
        if seat == NATURE:
            p.play(p.draw(chance))
        elif seat in solid:
            p.play(bots.find("solid", GAME).choose(p.view(seat), options, chance))
        else:
            p.play(options[chance.below("choice", len(options))])
    result = p.result()
    assert result is not None
    return result.scores


def test_it_beats_chance() -> None:
    for seed in range(3):
        scores = played(2, seed, {seed % 2})
        assert scores[seed % 2] > scores[1 - seed % 2] + 20


@pytest.mark.long
def test_it_scores_among_its_own_kind() -> None:
    scores = played(4, 1, {0, 1, 2, 3})
    assert sum(scores) / 4 >= 50


def test_it_presents_for_the_king() -> None:
    p = table(
        3,
        {"parade": [perfume("L1", "rose"), perfume("N1", "rose")], "tokens": 0},
        king="narcissus",
        court="rose",
        steps=[["next-player", 1], ["close", 0, 0, 0], ["versailles", 0, 0, 1, 0, -1]],
    )
    action = bots.find("solid", GAME).choose(p.view(0), p.options(), Dice(1))
    assert action.written() == "present-perfume 1"


def test_a_perfume_is_judged_by_the_king_who_looks_at_it() -> None:
    """Given two tables that differ in the King's preference alone; when one judge looks at both;
    then he says of the second what one says who never saw the first."""
    p = table(3, {"parade": [perfume("N1", "rose")]}, king="narcissus", court="rose")
    other = p.copy()
    other.king = INDEX["lavender"]

    judge = Judges(SOLID).of(p, 0)
    worths = [judge.worth(p), judge.worth(other)]

    assert Judges(SOLID).of(other, 0).worth(other) == worths[1] < worths[0]


def test_it_sees_only_the_view() -> None:
    p = table(
        3,
        {"essences": {"lavender": 2, "rose": 1}, "flowers": {"orange": 2}},
        bonuses=["letter", "levels", None, None],
        peeked=[[1], [2], [], []],
    )
    chosen = {
        bots.find("solid", GAME).choose(q.view(0), q.options(), Dice(5))
        for q in [p, *(p.resample(0, Dice(n)) for n in range(5))]
    }
    assert len(chosen) == 1
