"""The water limit after the last chance of a round (PF-LIMIT)."""

from __future__ import annotations

import pytest

from grasse.games.parfum.actions import Bargain, ChooseClock, DiscardWater, DrawnWater, Pass
from tests.games.parfum.tables import (
    ANN,
    MAX,
    MIA,
    NOTES,
    changes,
    ended,
    last_chance,
    let,
    major,
    minor,
    refusal,
    selling,
    stock,
    tokens,
    waiting,
)
from tests.rules import rule

ONE = minor("HD01", "BS01", flacons=2)


@rule("PF-LIMIT-01", "PF-LIMIT-02", "TV-13")
def test_of_six_tokens_two_of_her_choice_are_discarded() -> None:
    p = last_chance([], [ONE], stock(1), water=[tokens(), tokens(0, 0, 1, 2, 3, 3)])
    let(p, Bargain(0))
    assert waiting(p) == ("limit", MIA)
    assert p.options() == [DiscardWater(value) for value in (0, 1, 2, 3)]

    changed = changes(p, DiscardWater(3), DiscardWater(0))

    assert changed == {
        "water": [tokens(), tokens(0, 1, 2, 3), tokens()],
        "discard": tokens(3, 0),
    }
    assert waiting(p) == ("sell", ANN)


@rule("PF-LIMIT-02")
def test_only_tokens_that_are_held_can_be_discarded() -> None:
    p = last_chance([], water=[tokens(0, 0, 0, 2, 2)])

    assert p.options() == [DiscardWater(0), DiscardWater(2)]
    for token in (1, 3, 7):
        assert refusal(p, DiscardWater(token)) == ("PF-LIMIT-02", "no-such-token")


@rule("PF-LIMIT-02")
@pytest.mark.parametrize("kept", [(0, 0, 1, 2), (0, 1, 2, 3), (0, 0, 2, 3), (0, 0, 1, 3)])
def test_every_choice_of_what_to_keep_is_open(kept: tuple[int, ...]) -> None:
    held = [0, 0, 1, 2, 3]
    (surplus,) = (value for value in range(4) if held.count(value) > kept.count(value))
    p = last_chance([], water=[tokens(*held)])

    let(p, DiscardWater(surplus))

    assert list(p.water[MAX]) == tokens(*kept)
    assert p.discard == tokens(surplus)


@rule("PF-LIMIT-03")
@pytest.mark.parametrize("held", [(0, 0, 0, 0), (3, 3), ()])
def test_with_four_or_fewer_nothing_may_be_discarded(held: tuple[int, ...]) -> None:
    p = last_chance([], [ONE], water=[tokens(*held)])

    assert waiting(p) == ("sell", MIA)  # Max was not asked
    assert list(p.water[MAX]) == tokens(*held)
    assert refusal(p, DiscardWater(0)) == ("STEP", "not-this-step")


@rule("PF-LIMIT-03")
def test_the_discarding_stops_at_four() -> None:
    p = last_chance([], [ONE], water=[tokens(0, 0, 0, 0, 0, 0)])

    let(p, DiscardWater(0), DiscardWater(0))

    assert waiting(p) == ("sell", MIA)
    assert p.tokens(MAX) == 4


@rule("PF-LIMIT-01")
def test_there_is_no_limit_after_the_first_cycle() -> None:
    p = selling([ONE], stock(1), water=[tokens(0, 0, 0, 0, 1, 1, 1)])

    let(p, Pass())
    assert waiting(p) == ("sell", MIA)
    let(p, Pass())
    assert waiting(p) == ("sell", MAX)
    assert p.tokens(MAX) == 7
    let(p, Pass())
    assert waiting(p) == ("limit", MAX)


@rule("PF-LIMIT-01")
def test_the_reward_of_the_last_sale_counts_for_the_limit() -> None:
    p = last_chance([minor("HD01", "BS01", flacons=1)], water=[tokens(0, 0, 0)])

    let(p, Bargain(0), DrawnWater(3), DrawnWater(3))

    assert waiting(p) == ("limit", MAX)
    let(p, DiscardWater(0))
    assert list(p.water[MAX]) == tokens(0, 0, 3, 3)
    assert waiting(p) == ("choose-clock", ANN)


@rule("PF-LIMIT-04")
def test_what_one_discards_can_be_the_reward_of_the_next() -> None:
    max_held, rest = tokens(0, 0, 0, 0, 2, 3), [6, 4, 4, 5]
    p = last_chance(
        [], [minor("HD01", "BS01", flacons=1)], water=[max_held, tokens(), rest], well=tokens()
    )

    let(p, DiscardWater(2), DiscardWater(3))
    assert waiting(p) == ("sell", MIA)
    let(p, Bargain(0))

    assert p.options() == [DrawnWater(2), DrawnWater(3)]
    let(p, DrawnWater(3), DrawnWater(2))
    assert list(p.water[MIA]) == tokens(2, 3)
    assert waiting(p) == ("limit", ANN)


@rule("PF-LIMIT-05")
def test_a_pass_does_not_save_from_the_limit() -> None:
    p = last_chance([ONE], water=[tokens(0, 1, 1, 1, 2)])

    let(p, Pass())

    assert waiting(p) == ("limit", MAX)
    assert refusal(p, Pass()) == ("STEP", "not-this-step")
    let(p, DiscardWater(1))
    assert waiting(p) == ("choose-clock", ANN)
    assert ChooseClock(1) in p.options()


@rule("PF-LIMIT-06", "TV-47")
def test_in_the_final_round_too_only_four_tokens_score() -> None:
    p = last_chance([], water=[tokens(3, 3, 3, 2, 0, 0)], closing=False, last_round=True)

    let(p, DiscardWater(0), DiscardWater(0))

    assert ended(p).scores == [11, 0, 0]


@rule("PF-LIMIT-06")
def test_the_limit_comes_before_the_game_ends_for_want_of_notes() -> None:
    claimed = [major(note) for note in list(NOTES)[:38]]
    p = last_chance(claimed, water=[tokens(3, 3, 3, 3, 3)], display=[])

    assert waiting(p) == ("limit", MAX)
    let(p, DiscardWater(3))

    assert (ended(p).scores, ended(p).reason) == ([12, 0, 0], "bag")


@rule("PF-LIMIT-07")
def test_twelve_coins_are_the_most_that_water_can_bring() -> None:
    p = last_chance([], water=[tokens(3, 3, 3, 3, 3, 3)], closing=False, last_round=True)

    let(p, DiscardWater(3), DiscardWater(3))

    assert p.income[MAX] == (0, 0, 0, 12)
