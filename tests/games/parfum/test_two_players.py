"""Two players (PF-2P)."""

from __future__ import annotations

from typing import Any

import pytest

from grasse.games.parfum.actions import (
    Bargain,
    ChooseClock,
    ClaimNote,
    DiscardWater,
    JoinPerfume,
    NewMinor,
    Pass,
    ReturnDice,
    RollDice,
    Rolled,
    SellTo,
    Stacked,
    TakeDie,
    TakeWater,
)
from grasse.games.parfum.position import ParfumPosition
from tests.games.parfum import tables
from tests.games.parfum.tables import (
    GAME,
    MAX,
    MIA,
    aromas,
    changes,
    fruitless,
    let,
    major,
    nature,
    refusal,
    stock,
    table,
    tokens,
    waiting,
)
from tests.rules import rule


def selling(*perfumes: Any, clocks: list[int], **given: Any) -> ParfumPosition:
    return tables.selling(*perfumes, seats=2, clocks=clocks, **given)


def chances(p: ParfumPosition) -> list[int | None]:
    """Who has the chances to sell, one after the other; all of them pass."""
    order = []
    while p.step.name == "sell":
        order.append(p.to_act)
        p.play(Pass())
    return order


@rule("PF-2P-01")
def test_two_players_play_on_the_board_of_four() -> None:
    two, four = (nature(GAME.start(seats)) for seats in (2, 4))

    assert two.actions_of == four.actions_of == [3, 4, 5, 6]
    assert len(two.display) == len(four.display) == 6
    assert len(two.street) == len(four.street) == 5
    assert None not in two.display
    assert None not in two.street
    assert len(two.clocks) == 4


@rule("PF-2P-02", "TV-14")
def test_the_poorer_chooses_first_then_both_by_turns_and_the_last_clock_is_left() -> None:
    p = table([], seats=2, clocks=[-1] * 4, money=[3, 5])
    assert waiting(p) == ("choose-clock", MAX)

    let(p, ChooseClock(3))
    assert waiting(p) == ("choose-clock", MIA)
    let(p, ChooseClock(1))
    assert waiting(p) == ("choose-clock", MAX)
    assert p.options() == [ChooseClock(2), ChooseClock(4)]
    let(p, ChooseClock(4))

    assert p.clocks == [MIA, MIA, MAX, MAX]  # the last one was forced
    assert waiting(p) == ("prepare", MIA)


@rule("PF-2P-02")
@pytest.mark.parametrize("upper", [MAX, MIA])
def test_on_equal_money_the_upper_marker_chooses_first(upper: int) -> None:
    p = GAME.start(2)
    while p.step.name != "markers":
        p.play(p.options()[0])

    let(p, Stacked((1 - upper, upper)))

    order = []
    while p.step.name == "choose-clock":
        order.append(p.to_act)
        p.play(p.options()[0])
    assert order == [upper, 1 - upper, upper]
    assert p.clocks == [upper, 1 - upper, upper, 1 - upper]


@rule("PF-2P-03", "PF-2P-04")
@pytest.mark.parametrize("clocks", [[0, 1, 0, 1], [0, 0, 1, 1], [1, 0, 0, 1], [1, 1, 0, 0]])
def test_the_clocks_are_played_in_ascending_order_each_with_its_own_actions(
    clocks: list[int],
) -> None:
    steps = [["round-end"], ["selling"], *(["turn", place] for place in (3, 2, 1, 0))]
    p = table(steps, seats=2, clocks=clocks)
    turns = []

    while p.step.name == "prepare":
        turns.append((p.to_act, p.steps[-1][2]))
        fruitless(p)

    assert turns == list(zip(clocks, [3, 4, 5, 6], strict=True))


@rule("PF-2P-04", "PF-2P-05", "TV-55")
def test_neighbouring_clocks_are_two_turns() -> None:
    display = ["HD02", "BS02", "HD04", "HD05", "HT04", "HT05"]
    steps = [["round-end"], ["selling"], ["turn", 2], ["turn", 1]]
    p = table(steps, seats=2, clocks=[MIA, MAX, MAX, MIA], display=display)

    let(p, TakeDie("rose"), TakeDie("rose"), TakeDie("rose"), TakeDie("violet"))
    assert waiting(p) == ("roll", MAX)  # after four actions, not nine
    let(p, RollDice(), Rolled((0, 0, 3, 0, 0)), ClaimNote("HD02"), ClaimNote("BS02"))
    assert p.money[MAX] == 2
    assert refusal(p, TakeDie("rose")) == ("STEP", "not-this-step")
    let(p, NewMinor("HD02"), JoinPerfume("BS02", 0))
    assert p.perfumes[MAX][0].flacons == 2
    let(p, ReturnDice())

    assert waiting(p) == ("prepare", MAX)
    assert p.steps[-1][2] == 5
    assert (p.dice, p.flasks, p.used) == (aromas(), aromas(), aromas())
    let(p, *[TakeDie("rose")] * 3)  # all three lie on their booth again
    assert refusal(p, TakeDie("rose")) == ("PF-PREP-09", "booth-empty")


@rule("PF-2P-06", "PF-2P-10", "TV-15")
def test_who_woke_up_first_and_second_sells_four_times_in_a_row() -> None:
    one, two = stock(2)
    p = selling([one], [two], clocks=[MIA, MIA, MAX, MAX])

    assert chances(p) == [MIA] * 4 + [MAX] * 4
    assert p.round == 2


@rule("PF-2P-06")
@pytest.mark.parametrize("clocks", [[0, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0], [0, 0, 1, 1]])
def test_two_chances_at_each_clock_in_one_pass(clocks: list[int]) -> None:
    one, two = stock(2)
    p = selling([one], [two], clocks=clocks)

    assert chances(p) == [seat for seat in clocks for _ in range(2)]


@rule("PF-2P-07")
def test_after_four_sales_each_the_round_ends() -> None:
    a, b, c, d = stock(4)
    p = selling([a, b], [c, d], clocks=[MAX, MIA, MIA, MAX], street=["CA01"])
    sold = [0, 0]

    while p.step.name in ("sell", "well"):
        if p.step.name == "well":
            nature(p)
        else:
            seat = p.steps[-1][1]
            p.play(next(one for one in p.options() if isinstance(one, Bargain)))
            sold[seat] += 1

    assert sold == [4, 4]
    assert [sum(q.flacons for q in row) for row in p.perfumes] == [2, 2]
    assert p.clocks == [-1] * 4


@rule("PF-2P-06", "PF-SELL-03")
def test_a_pass_costs_one_of_the_two_chances_only() -> None:
    one, two = stock(2)
    p = selling([one], [two], clocks=[MAX, MIA, MAX, MIA])

    let(p, Pass())
    assert waiting(p) == ("sell", MAX)
    let(p, Bargain(0))
    assert waiting(p) == ("sell", MIA)


@rule("PF-2P-08")
def test_chances_in_a_row_may_sell_the_same_perfume_to_different_customers() -> None:
    lavender = major("HD03", "HT04", "BS07", flacons=3)
    p = selling([lavender], clocks=[MAX, MAX, MIA, MIA], street=["CA05", "CA10", "CB05"])

    let(p, SellTo(0, "CA10"))
    assert refusal(p, SellTo(0, "CA10")) == ("PF-SELL-04", "customer-not-there")
    changed = changes(p, SellTo(0, "CB05"), Bargain(0))

    assert changed["money"] == [8 + 8 + 3, 0]
    assert changed["perfumes"][MAX] == [major("HD03", "HT04", "BS07")]
    assert changed["served"] == [["CA10", "CB05"], []]


@rule("PF-2P-09")
def test_the_water_limit_is_checked_after_the_later_clock_only() -> None:
    one, two = stock(2)
    held = [tokens(0, 0, 0, 0, 0), tokens(1, 1, 1, 2, 2)]
    p = selling([one], [two], clocks=[MAX, MIA, MAX, MIA], water=held)

    let(p, Pass(), Pass(), Pass(), Pass(), Pass())
    assert waiting(p) == ("sell", MAX)
    assert [p.tokens(seat) for seat in (MAX, MIA)] == [5, 5]
    let(p, Pass())
    assert waiting(p) == ("limit", MAX)
    let(p, DiscardWater(0))
    assert waiting(p) == ("sell", MIA)
    let(p, Pass(), Pass())
    assert waiting(p) == ("limit", MIA)


@rule("PF-2P-09")
def test_with_the_first_two_clocks_the_limit_comes_before_the_other_sells() -> None:
    one, two = stock(2)
    p = selling([one], [two], clocks=[MIA, MIA, MAX, MAX], water=[tokens(), tokens(*[0] * 6)])

    let(p, *[Pass()] * 4)
    assert waiting(p) == ("limit", MIA)
    let(p, DiscardWater(0), DiscardWater(0))
    assert waiting(p) == ("sell", MAX)


@rule("PF-2P-05")
def test_tokens_taken_in_the_first_turn_are_there_in_the_second() -> None:
    steps = [["round-end"], ["selling"], ["turn", 1], ["turn", 0]]
    p = table(steps, seats=2, clocks=[MAX, MAX, MIA, MIA])

    for _ in range(3):
        nature(let(p, TakeWater()))
    let(p, ReturnDice())

    assert waiting(p) == ("prepare", MAX)
    assert p.steps[-1][2] == 4
    assert p.tokens(MAX) == 3


@rule("PF-2P-01")
def test_the_closing_token_and_the_bag_are_those_of_four() -> None:
    p = nature(GAME.start(2))

    assert (len(p.bag), p.above_closing, sum(p.well)) == (36, 15, 21)
    assert p.dump()["perfumes"] == [[], []]
