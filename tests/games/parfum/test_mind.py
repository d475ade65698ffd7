"""How Parfum is thought about."""

from __future__ import annotations

from typing import get_args

import pytest

from grasse import bots
from grasse.kernel import NATURE, Dice
from grasse.kernel.mind import NEVER, Planner
from tests.games.parfum.tables import GAME, MAX, major, selling

MIND = GAME.mind


@pytest.mark.parametrize("level", get_args(Planner))
def test_every_level_sells_to_who_pays_most(level: Planner) -> None:
    """Given a perfume that suits two customers and the last round; then it goes to the one who
    pays more."""
    p = selling(
        [major("HD11", "HT05", "BS03", flacons=1)],
        street=["CA04", "CB09", None, None],
        closing=False,
        last_round=True,
    )

    worths = MIND.worths(p, p.options(), Dice(1), level)

    assert p.to_act == MAX
    assert p.options()[worths.index(max(worths))].written() == "sell-to 0 CB09"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_is_thought_about_from_its_beginning_to_its_end(seats: int) -> None:
    """Given a game that is played in haste; then every option has its worth, quiet moments come
    along, and what is said of each seat there has a name each."""
    p = GAME.start(seats)
    chance = Dice("in haste")
    quiet = 0
    while (seat := p.to_act) is not None:
        if seat == NATURE:
            p.play(p.draw(chance))
            continue
        options = p.options()
        if MIND.is_quiet(p):
            quiet += 1
            for one in range(p.seats):
                numbers = MIND.features(p, one)
                assert len(numbers) == len(MIND.names)
                assert all(-8 < number < 8 for number in numbers)
                assert MIND.expect(p, one) >= p.money[one]
        worths = MIND.worths(p, options, chance, "solid")
        assert len(worths) == len(options)
        assert max(worths) > NEVER
        p.play(MIND.in_haste(p, options, chance))
    assert quiet > 50


def test_dice_on_the_table_are_no_quiet_moment() -> None:
    """Given a turn; then it is quiet at its beginning, and not again before it is over."""
    p = GAME.start(2)
    chance = Dice(3)
    while p.to_act == NATURE or p.step.name == "choose-clock":
        p.play(p.draw(chance) if p.to_act == NATURE else p.options()[0])
    assert MIND.is_quiet(p)

    while p.step.name != "end-turn":
        p.play(p.draw(chance) if p.to_act == NATURE else p.options()[-1])
        assert not MIND.is_quiet(p)
    p.play(p.options()[0])
    assert MIND.is_quiet(p)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_search_is_judged_by_what_was_learned(seats: int) -> None:
    """Given a table of each size; when a level that searches looks at its first decision; then it
    has nothing to say against its value, and shares that add up to no more than one."""
    p = GAME.start(seats)
    chance = Dice(1)
    while p.to_act == NATURE:
        p.play(p.draw(chance))

    thought = bots.find("strong", GAME, samples=2).think(p.view(p.to_act))

    assert thought.remark == ""
    assert all(0 < option.share < 1 for option in thought.options)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_master_follows_a_clock_to_the_end_of_the_round(seats: int) -> None:
    """Given a clock to choose; then `strong` looks as far as the next quiet moment, and the master
    behind all of the round, not further than to the first clock of the next."""
    p = GAME.start(seats)
    chance = Dice(5)
    while p.to_act == NATURE:
        p.play(p.draw(chance))
    assert p.step.name == "choose-clock"
    assert MIND.horizon(p, "strong") == 1
    left = MIND.horizon(p, "master")

    p.play(p.options()[0])
    while left > 0:
        assert p.round == 1
        p.play(p.draw(chance) if p.to_act == NATURE else MIND.in_haste(p, p.options(), chance))
        if p.to_act != NATURE and MIND.is_quiet(p):
            left -= MIND.rest(p)

    assert p.round == 2
    assert p.step.name == "choose-clock"
