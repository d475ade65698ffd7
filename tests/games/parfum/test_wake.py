"""Phase 1: wake up (PF-WAKE)."""

from __future__ import annotations

from itertools import permutations

import pytest

from grasse import NATURE
from grasse.games.parfum.actions import ChooseClock, DealtClocks, Pass
from tests.games.parfum.positions import (
    AFTER_TURNS,
    alike,
    drawn,
    odds,
    play,
    quietly,
    refusal,
    table,
    until,
    waking_order,
)
from tests.rules import rule

BLUE, RED, YELLOW, GREEN = range(4)
MAX, MIA = 0, 1


@rule("PF-WAKE-01", "PF-WAKE-07", "TV-01")
def test_max_and_mia_choose_the_first_two_clocks() -> None:
    position = table(track=[3, 2, MIA, MAX])

    assert position.to_act == MAX
    play(position, ChooseClock(1))
    assert position.to_act == MIA
    assert position.view(MIA)["table"]["clocks"] == [MAX, -1, -1, -1]  # openly
    play(position, ChooseClock(2))
    play(position, ChooseClock(3))

    assert position.clocks == [MAX, MIA, 2, 3]
    assert (position.to_act, position.step.prompt(position)) == (MAX, {"left": 3})
    until(position, "end-turn")
    play(position, quietly(position))
    assert (position.to_act, position.step.prompt(position)) == (MIA, {"left": 4})


@rule("PF-WAKE-02", "PF-WAKE-03", "TV-02")
def test_the_poorest_chooses_first_and_of_a_stack_the_upper_marker() -> None:
    position = table(money=[4, 6, 6, 11], track=[GREEN, YELLOW, RED, BLUE])

    order = []
    for clock in (2, 4, 1):
        order.append(position.to_act)
        play(position, ChooseClock(clock))

    assert order == [BLUE, RED, YELLOW]
    assert position.clocks == [YELLOW, BLUE, GREEN, RED]


@rule("PF-WAKE-02")
@pytest.mark.parametrize("money", list(permutations((0, 1, 7, 30))))
def test_least_money_first_whoever_has_it(money: tuple[int, ...]) -> None:
    position = table(money=list(money), track=[1, 3, 0, 2])

    assert [money[seat] for seat in waking_order(position)] == [0, 1, 7, 30]


@rule("PF-WAKE-03")
@pytest.mark.parametrize("bottom_to_top", list(permutations(range(3))))
def test_a_stack_chooses_from_the_top(bottom_to_top: tuple[int, ...]) -> None:
    position = table(3, money=[9, 9, 9], track=list(bottom_to_top))

    assert waking_order(position) == list(bottom_to_top)[::-1]


@rule("PF-WAKE-04")
def test_choosing_changes_neither_money_nor_the_order_of_choosing() -> None:
    position = table(money=[5, 3, 8, 3], track=[2, 0, 3, 1])
    foreseen = waking_order(position)

    seen = []
    while position.step.name == "choose-clock":
        seen.append(position.to_act)
        play(position, position.options()[-1])
        assert (position.money, position.track) == ([5, 3, 8, 3], [2, 0, 3, 1])

    assert foreseen == [1, 3, 0, 2]
    assert seen == [1, 3, 0]


@rule("PF-WAKE-05")
def test_every_clock_left_may_be_chosen_and_none_passed() -> None:
    position = table()
    assert position.options() == [ChooseClock(n) for n in (1, 2, 3, 4)]

    play(position, ChooseClock(3))

    assert position.options() == [ChooseClock(n) for n in (1, 2, 4)]
    assert refusal(position, ChooseClock(3)) == ("PF-WAKE-05", "clock-taken")
    assert refusal(position, ChooseClock(5)) == ("PF-COMP-10", "no-such-clock")
    assert refusal(position, ChooseClock(0)) == ("PF-COMP-10", "no-such-clock")
    assert refusal(position, Pass()) == ("STEP", "not-this-step")


@rule("PF-WAKE-06")
def test_the_last_one_gets_the_clock_that_is_left() -> None:
    position = table(3, track=[2, 1, 0])

    play(position, ChooseClock(3), ChooseClock(1))

    assert position.clocks == [1, 2, 0]  # seat 2 was not asked
    assert (position.to_act, position.step.name) == (1, "prepare")


@rule("PF-WAKE-08")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_gets_one_clock(seats: int) -> None:
    position = table(seats)
    for _ in range(seats - 1):
        assert position.step.name == "choose-clock"
        play(position, position.options()[-1])

    assert sorted(position.clocks) == list(range(seats))
    assert position.step.name == "prepare"


@rule("TV-14")
def test_two_players_choose_in_turn_until_each_has_two() -> None:
    position = table(2, money=[10, 20], track=[MAX, MIA])

    for seat, clock in ((MAX, 3), (MIA, 1), (MAX, 4)):
        assert position.to_act == seat
        play(position, ChooseClock(clock))

    # the last one is forced
    assert position.clocks == [MIA, MIA, MAX, MAX]
    assert (position.to_act, position.step.name) == (MIA, "prepare")


@rule("PF-WAKE-07", "PF-ROUND-03")
def test_clocks_give_the_places_in_phases_2_and_3_and_the_actions() -> None:
    # given everybody with a flacon to sell, and clocks chosen against the seats
    perfumes = [
        [{"size": "minor", "notes": [head, base], "flacons": 2}]
        for head, base in (("HD02", "BS01"), ("HD03", "BS02"), ("HD05", "BS04"), ("HD06", "BS05"))
    ]
    position = table(perfumes=perfumes, track=[3, 2, 1, 0])

    # when seat 0 takes the third, seat 1 the first, seat 2 the fourth
    play(position, ChooseClock(3), ChooseClock(1), ChooseClock(4))
    asked = until(position, "choose-clock")

    # then phase 2 and both cycles of phase 3 go 1, 3, 0, 2, with 3, 4, 5 and 6 actions
    preparing = [seat for seat, step in asked if step == "prepare"]
    assert preparing == [1] * 3 + [3] * 4 + [0] * 5 + [2] * 6
    assert [seat for seat, step in asked if step == "sell"] == [1, 3, 0, 2, 1, 3, 0, 2]
    # and for this round only: all clocks lie on the market clock again
    assert position.clocks == [-1] * 4
    assert position.options() == [ChooseClock(n) for n in (1, 2, 3, 4)]


@rule("PF-WAKE-09")
@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 6), (4, 24)])
def test_beginners_are_dealt_their_first_clocks(seats: int, deals: int) -> None:
    position = table(seats, options={"random_first_clocks": True}, track=[*range(seats)][::-1])
    assert (position.round, position.to_act) == (1, NATURE)
    hands = [0, 1, 0, 1] if seats == 2 else range(seats)
    every = {DealtClocks(hand) for hand in permutations(hands)}
    assert len(every) == deals
    assert odds(position) == drawn(position) == alike(*every)
    assert refusal(position, DealtClocks((0, 0, 0))) == ("NATURE", "no-nature-outcome")

    # when the last seat has the first clock
    dealt = position.options()[-1]
    play(position, dealt)

    assert position.clocks == list(dealt.plain()["seats"])
    assert (position.to_act, position.step.name) == (seats - 1, "prepare")


@rule("PF-WAKE-09")
def test_beginners_choose_from_the_second_round_on() -> None:
    position = table(options={"random_first_clocks": True}, steps=AFTER_TURNS)

    assert (position.round, position.step.name) == (2, "choose-clock")


@rule("PF-WAKE-09")
def test_clocks_are_chosen_in_the_first_round_by_default() -> None:
    position = table()

    assert (position.round, position.step.name) == (1, "choose-clock")
