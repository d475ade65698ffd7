"""How Aqua Mirabilis is thought about."""

from __future__ import annotations

from typing import get_args

import pytest

from grasse.games.aqua_mirabilis import GAME
from grasse.kernel import NATURE, Dice
from grasse.kernel.mind import NEVER, Planner
from tests.games.aqua_mirabilis.at_table import perfume, table


@pytest.mark.parametrize("level", get_args(Planner))
def test_every_level_presents_for_the_king(level: Planner) -> None:
    """Given two new perfumes in Versailles, one of which the King and the Court prefer; then
    every level presents that one."""
    p = table(
        3,
        {"parade": [perfume("L1", "rose"), perfume("N1", "rose")], "tokens": 0},
        king="narcissus",
        court="rose",
        steps=[["next-player", 1], ["close", 0, 0, 0], ["versailles", 0, 0, 1, 0, -1]],
    )

    worths = GAME.mind.worths(p, p.options(), Dice(1), level)

    assert p.options()[worths.index(max(worths))].written() == "present-perfume 1"


def test_a_game_is_thought_about_from_its_beginning_to_its_end() -> None:
    """Given a game that is played in haste; then there is always an option that is worth a
    thought, quiet moments come along, and what is said of them has a name each."""
    p = GAME.start(2)
    chance = Dice("in haste")
    quiet = 0
    while (seat := p.to_act) is not None:
        if seat == NATURE:
            p.play(p.draw(chance))
            continue
        options = p.options()
        if GAME.mind.is_quiet(p):
            quiet += 1
            for one in range(p.seats):
                features = GAME.mind.features(p, one)
                assert len(features) == len(GAME.mind.names)
                assert all(-6 < number < 6 for number in features)
        worths = GAME.mind.worths(p, options, chance, "solid")
        assert len(worths) == len(options)
        assert max(worths) > NEVER
        p.play(GAME.mind.in_haste(p, options, chance))
    assert quiet > 20
