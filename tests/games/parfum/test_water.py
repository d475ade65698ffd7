"""Water tokens: well, discard and reshuffle (PF-WATER)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grasse import NATURE
from grasse.games.parfum.actions import (
    Bargain,
    DiscardWater,
    DrawnWater,
    RerollAll,
    RerollFlies,
    TakeWater,
    TurnFly,
)
from grasse.games.parfum.position import ParfumPosition
from tests.games.parfum.positions import (
    alike,
    aromas,
    changed,
    drawn,
    hoarded,
    odds,
    play,
    random_game,
    refusal,
    rolled,
    table,
    tokens,
    turns,
)
from tests.rules import rule

EAGER = {"reshuffle": "eager"}
LAST_FLACON = {"size": "minor", "notes": ["HD02", "BS02"], "flacons": 1}


def selling_out(well: list[int], discard: list[int], *own: int, **given: Any) -> ParfumPosition:
    """Seat 0 sells the last flacon of a perfume, and two tokens are due to him."""
    position = table(
        **hoarded(4, well, discard, *own),
        perfumes=[[LAST_FLACON], [], [], []],
        steps=[["round"], ["end-turn", 0], ["sell", 0]],
        **given,
    )
    play(position, Bargain(0))
    return position


@rule("PF-WATER-01")
def test_spent_tokens_lie_open_on_the_discard() -> None:
    position = rolled(aromas(rose=2), aromas(), 0, 2, 3, 3, discard=tokens(3))

    play(position, TurnFly("rose", 0, 2))
    play(position, RerollFlies("rose", 3))

    assert position.discard == tokens(0, 2, 3, 3)
    for seat in (0, 1, 2, 3, None):
        assert position.view(seat)["table"]["discard"] == tokens(0, 2, 3, 3)


@rule("PF-WATER-01")
def test_surplus_tokens_lie_open_on_the_discard() -> None:
    water = [tokens(0, 0, 1, 2, 3)] + [tokens()] * 3
    position = table(water=water, steps=[["round"], ["end-turn", 0], ["limiting", 0]])
    before = position.dump()

    play(position, DiscardWater(1))

    assert changed(position, before) == {
        "water": [tokens(0, 0, 2, 3), *[tokens()] * 3],
        "discard": tokens(1),
    }
    assert position.view(2)["table"]["discard"] == tokens(1)


@rule("PF-WATER-02", "PF-WATER-04")
def test_the_whole_discard_becomes_the_well_when_a_token_has_to_be_drawn() -> None:
    # given an empty well, five tokens on the discard, all others held
    position = turns(1, **hoarded(4, tokens(), tokens(0, 0, 0, 1, 3), 2, 2))
    held = position.water[:]

    # when one has to be drawn
    play(position, TakeWater())

    # then it comes from those five
    assert (position.to_act, position.well, position.discard) == (NATURE, [3, 1, 0, 1], tokens())
    assert (
        odds(position)
        == drawn(position)
        == {
            DrawnWater(0): Fraction(3, 5),
            DrawnWater(1): Fraction(1, 5),
            DrawnWater(3): Fraction(1, 5),
        }
    )
    assert refusal(position, DrawnWater(2)) == ("NATURE", "no-nature-outcome")
    assert position.water == held  # what is held is not shuffled in
    play(position, DrawnWater(3))
    assert (position.well, position.discard) == ([3, 1, 0, 0], tokens())
    assert position.water == [tuple(tokens(2, 2, 3)), *held[1:]]


@rule("PF-WATER-02")
def test_the_discard_is_not_shuffled_before_it_is_needed() -> None:
    # given the last token of the well drawn
    position = turns(1, **hoarded(4, tokens(2), tokens(0, 1)))
    play(position, TakeWater())
    assert odds(position) == alike(DrawnWater(2))
    play(position, DrawnWater(2))

    # then the discard lies there until the next one
    assert (position.well, position.discard) == (tokens(), tokens(0, 1))
    play(position, TakeWater())
    assert (position.well, position.discard) == (tokens(0, 1), tokens())
    assert odds(position) == alike(DrawnWater(0), DrawnWater(1))


@rule("PF-WATER-02")
def test_a_well_with_a_token_is_not_shuffled_together_with_the_discard() -> None:
    position = turns(1, **hoarded(4, tokens(3), tokens(0, 0, 0)))

    play(position, TakeWater())

    assert odds(position) == {DrawnWater(3): 1}
    assert position.discard == tokens(0, 0, 0)


@rule("PF-WATER-03")
def test_the_well_may_run_dry_between_two_tokens() -> None:
    # given one token in the well and two on the discard when two are due
    position = selling_out(tokens(1), tokens(0, 3))
    assert odds(position) == {DrawnWater(1): 1}

    # when the first is drawn
    play(position, DrawnWater(1))

    # then the second comes from the discard
    assert (position.well, position.discard) == (tokens(0, 3), tokens())
    assert odds(position) == alike(DrawnWater(0), DrawnWater(3))
    play(position, DrawnWater(3))
    assert position.water[0] == tuple(tokens(1, 3))
    assert (position.well, position.step.name) == (tokens(0), "end-turn")


@rule("PF-WATER-04")
def test_held_tokens_stay_held_in_a_reshuffle_in_the_middle_of_a_draw() -> None:
    # given two tokens of seat 0, nearly all others with seat 3
    position = selling_out(tokens(1), tokens(3), 2, 2)
    others = position.water[1:]

    # the token just drawn is held too: the second can only be what lay on the discard
    play(position, DrawnWater(1))
    assert odds(position) == {DrawnWater(3): 1}
    play(position, DrawnWater(3))

    assert position.water == [tuple(tokens(1, 2, 2, 3)), *others]


@rule("PF-WATER-05")
@pytest.mark.parametrize(
    ("well", "discard"), [(tokens(2), tokens()), (tokens(), tokens(2))], ids=["well", "discard"]
)
def test_what_does_not_exist_is_lost(well: list[int], discard: list[int]) -> None:
    position = selling_out(well, discard)

    play(position, DrawnWater(2))

    assert position.water[0] == tuple(tokens(2))
    assert (position.well, position.discard) == (tokens(), tokens())
    assert position.step.name == "end-turn"  # and nothing stays due


@rule("PF-WATER-05")
def test_nothing_is_drawn_where_there_is_nothing() -> None:
    position = selling_out(tokens(), tokens())

    assert position.water[0] == tuple(tokens())
    assert (position.to_act, position.step.name) == (0, "end-turn")
    assert position.money[0] == 2  # the sale counts all the same


@rule("PF-WATER-06")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_sees_his_own_tokens_at_any_time(seats: int) -> None:
    for position in random_game(seats, 5, round_cap=4):
        for seat in range(seats):
            assert position.view(seat)["table"]["water"][seat] == list(position.water[seat])


# The other ruling


@rule("PF-WATER-02")
def test_eager_the_discard_becomes_the_well_with_its_last_token() -> None:
    position = turns(1, options=EAGER, **hoarded(4, tokens(2), tokens(0, 1)))

    play(position, TakeWater(), DrawnWater(2))

    assert (position.well, position.discard) == (tokens(0, 1), tokens())
    assert position.water[0] == tuple(tokens(2))


@rule("PF-WATER-02")
def test_eager_a_well_with_a_token_left_stays() -> None:
    position = turns(1, options=EAGER, **hoarded(4, tokens(2, 3), tokens(0, 1)))

    play(position, TakeWater(), DrawnWater(2))

    assert (position.well, position.discard) == (tokens(3), tokens(0, 1))


@rule("PF-WATER-03")
def test_eager_in_the_middle_of_a_draw_and_at_its_end() -> None:
    position = selling_out(tokens(1), tokens(0), options=EAGER)

    play(position, DrawnWater(1))
    assert (position.well, position.discard) == (tokens(0), tokens())
    play(position, DrawnWater(0))

    # nothing is left to shuffle
    assert (position.well, position.discard) == (tokens(), tokens())
    assert position.water[0] == tuple(tokens(0, 1))


@rule("PF-WATER-01", "PF-WATER-02")
def test_eager_what_is_spent_over_an_empty_well_becomes_the_well() -> None:
    given = hoarded(4, tokens(), tokens(), 0, 3)
    position = rolled(aromas(rose=1), aromas(), options=EAGER, **given)

    play(position, RerollAll(3))

    assert (position.well, position.discard) == (tokens(3), tokens())


@rule("PF-WATER-01", "PF-WATER-02")
@pytest.mark.parametrize("pair", [(0, 3), (3, 0)])
def test_eager_the_two_tokens_of_one_use_go_down_together(pair: tuple[int, int]) -> None:
    given = hoarded(4, tokens(), tokens(), 0, 3)
    position = rolled(aromas(rose=1), aromas(), options=EAGER, **given)

    play(position, TurnFly("rose", *pair))

    assert (position.well, position.discard) == (tokens(0, 3), tokens())


@rule("PF-WATER-01")
def test_lazy_what_is_spent_over_an_empty_well_stays_on_the_discard() -> None:
    given = hoarded(4, tokens(), tokens(), 0, 3)
    position = rolled(aromas(rose=1), aromas(), **given)

    play(position, TurnFly("rose", 0, 3))

    assert (position.well, position.discard) == (tokens(), tokens(0, 3))
