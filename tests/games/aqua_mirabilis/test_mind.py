"""How Aqua Mirabilis is thought about."""

from __future__ import annotations

from typing import get_args

import pytest

from grasse.games.aqua_mirabilis import GAME, planning
from grasse.games.aqua_mirabilis.judgement import Judges
from grasse.games.aqua_mirabilis.position import AquaPosition
from grasse.games.aqua_mirabilis.tastes import SOLID
from grasse.kernel import NATURE, Dice
from grasse.kernel.mind import NEVER, Planner
from tests.games.aqua_mirabilis.at_table import perfume, play, table


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


def best(p: AquaPosition, level: Planner = "solid") -> str:
    """What this level does here."""
    worths = GAME.mind.worths(p, p.options(), Dice(1), level)
    return p.options()[worths.index(max(worths))].written()


def test_it_flips_a_tile_that_pays_for_an_action() -> None:
    """Given a tile that covers an action, and a journey that the sundial cannot pay for; then the
    tile is flipped, and the journey made with it."""
    p = table(
        2,
        {"dial": 2, "letter": 3, "cities": ["CO-AP3"]},
        day=13,
        tops=["PA-E-L", "LO-R2", "CO-TOK", "FI-INF"],
    )

    assert best(p) == "flip-tile CO-AP3"
    assert best(play(p, "flip-tile CO-AP3")) == "travel-to florence"


def test_it_flips_a_tile_that_helps_to_produce() -> None:
    """Given flowers that are left when the production points are used up, and a tile that brings
    more of these; then it is flipped."""
    p = table(
        2,
        {"flowers": {"orange": 3, "bergamot": 2}, "dial": 4, "cities": ["CO-PP2"]},
        day=4,
        steps=[["next-player", 1], ["close", 0, 0, 1], ["carriage", 0, 2], ["convert", 0, 0, 0]],
    )

    assert best(p) == "flip-tile CO-PP2"


@pytest.mark.parametrize("level", get_args(Planner))
def test_no_prestige_is_left_lying(level: Planner) -> None:
    """Given the last turn, and city tiles that were not flipped; then every level flips them."""
    p = table(
        2,
        {"cities": ["CO-TOK", "FI-INF"], "tokens": 0},
        day=16,
        trigger=1,
        steps=[["next-player", 1], ["close", 0, 0, 0]],
    )

    assert best(p, level).startswith("flip-tile")


@pytest.mark.parametrize("level", get_args(Planner))
def test_no_perfume_is_left_at_home_in_the_last_turn(level: Planner) -> None:
    """Given the last turn and a new perfume that scores; then every level presents it."""
    p = table(
        2,
        {"dial": 2, "parade": [perfume("L1", "rose")], "flowers": {"orange": 2}},
        day=16,
        trigger=1,
        king="lavender",
        court="rose",
        steps=[["next-player", 1], ["turn", 0, 0, 0]],
    )

    assert best(p, level) == "enter-versailles"


def test_a_method_is_learned_early_if_the_flowers_are_there() -> None:
    """Given many flowers of one type at the beginning; then it learns the method that makes most of
    them, and who sees no farther than the week does not."""
    p = table(2, {"flowers": {"orange": 5}}, day=1)

    assert best(p).startswith("study method")
    assert best(play(p.copy(), best(p))) == "learn-method squeezing orange"
    assert not best(p, "easy").startswith("study method")


def test_an_ability_is_learned_while_it_still_serves() -> None:
    """Given a player in the ability's school; then it takes one that it will use for long, and the
    school is worth less at the end."""
    early = table(2, {"tokens": 3}, day=1)
    late = table(2, {"tokens": 3}, day=15)

    worths = [
        dict(
            zip(
                (o.written() for o in p.options()),
                GAME.mind.worths(p, p.options(), Dice(1), "solid"),
                strict=True,
            )
        )
        for p in (early, late)
    ]

    gains = [one["study ability"] - one["visit-stall rose"] for one in worths]
    assert gains[0] > gains[1]


def test_it_takes_what_another_would_take_next() -> None:
    """Given two perfumes that score the same, and an opponent who has one of them, too; then solid
    presents that one first, and easy does not look at the opponent."""
    p = table(
        2,
        {"parade": [perfume("L1", "rose"), perfume("N1", "rose")], "tokens": 0},
        {"parade": [perfume("N1", "rose")]},
        king="bergamot",
        court="jasmine",
        day=2,
        steps=[["next-player", 1], ["close", 0, 0, 0], ["versailles", 0, 0, 1, 0, -1]],
    )

    mine, both = GAME.mind.worths(p, p.options(), Dice(1), "solid")
    assert both > mine
    mine, both = GAME.mind.worths(p, p.options(), Dice(1), "easy")
    assert both == mine


def test_a_plan_follows_from_the_position_alone() -> None:
    """Given a game in haste by a player who remembers its plans; then one without a memory does
    the same at every decision."""
    p = GAME.start(2)
    chance = Dice("memory")
    remembers = planning.Planner(Judges(SOLID), width=1, envy=0.0, turn=0.5)
    while (seat := p.to_act) is not None:
        if seat == NATURE:
            p.play(p.draw(chance))
            continue
        options = p.options()
        action = options[0] if len(options) == 1 else remembers.best(p, options)
        if len(options) > 1:
            forgets = planning.Planner(remembers.judges, width=1, envy=0.0, turn=0.5)
            assert forgets.best(p, options) == action
        p.play(action)
