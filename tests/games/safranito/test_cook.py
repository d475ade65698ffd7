"""Phase 4: dishes, and the end of the game (SF-DISH, SF-END)."""

from __future__ import annotations

import pytest

from grasse import NATURE
from grasse.games.safranito.actions import PrepareDish, PrepareReserved, StopCooking
from tests.games.safranito.tables import (
    BLUE,
    DISHES,
    GREEN,
    ORANGE,
    RED,
    changes,
    cooking,
    ended,
    hand,
    let,
    nature,
    refusal,
    round_end,
    waiting,
)
from tests.rules import rule


def for_dishes(*dishes: str) -> dict[str, int]:
    """The cards for these dishes."""
    return hand(*(spice for dish in dishes for spice in DISHES[dish]))


@rule("SF-DISH-01")
def test_everybody_has_one_turn_the_chef_first() -> None:
    cards = for_dishes("D01")
    p = cooking(hands=[cards] * 4, offer=["D01"], chef=GREEN)
    order = []

    while p.step.name == "cook":
        order.append(p.to_act)
        p.play(StopCooking())

    assert order == [GREEN, ORANGE, BLUE, RED]


@rule("SF-DISH-02", "DX-14")
def test_only_one_dish_of_the_offer_may_be_prepared_in_a_turn() -> None:
    p = cooking(hands=[for_dishes("D01", "D02"), for_dishes("D02")], offer=["D01", "D02"])
    assert p.options() == [PrepareDish("D01"), PrepareDish("D02"), StopCooking()]

    p.play(PrepareDish("D01"))

    assert waiting(p) == ("cook", RED)  # Blue has the cards for D02 too


@rule("SF-DISH-02", "SF-DISH-03")
def test_any_number_of_reserved_dishes_may_be_prepared_besides() -> None:
    cards = for_dishes("D01", "D11", "D02")
    p = cooking(hands=[cards], offer=["D01", "D02"], reserved=[["D11"]])

    let(p, PrepareDish("D01"))
    assert p.options() == [PrepareReserved("D11"), StopCooking()]
    assert refusal(p, PrepareDish("D02")) == ("SF-DISH-02", "one-dish-of-the-offer")
    let(p, PrepareReserved("D11"))

    assert p.dump()["cooked"][BLUE] == ["D01", "D11"]
    assert p.dump()["hands"][BLUE] == for_dishes("D02")


@rule("SF-DISH-03")
def test_several_reserved_dishes_in_one_turn_and_in_any_order() -> None:
    p = cooking(hands=[for_dishes("D01", "D11", "D16")], offer=["D16"], reserved=[["D01", "D11"]])

    let(p, PrepareReserved("D11"), PrepareReserved("D01"))

    assert p.dump()["cooked"][BLUE] == ["D11", "D01"]
    assert p.options() == [PrepareDish("D16"), StopCooking()]


@rule("SF-DISH-04", "EX-07")
def test_a_dish_takes_exactly_one_card_of_each_of_its_spices() -> None:
    mine = {"cardamom": 2, "chilli": 1, "mint": 1, "cumin": 3}
    p = cooking(hands=[mine], offer=["D12"])

    changed = changes(p, PrepareDish("D12"))

    assert changed["hands"][BLUE] == {"cardamom": 1, "mint": 1, "cumin": 2}
    assert changed["discard"] == {"cardamom": 1, "chilli": 1, "cumin": 1}
    assert changed["cooked"][BLUE] == ["D12"]
    assert changed["offer"] == []
    assert set(changed) == {"hands", "shown", "discard", "cooked", "offer", "chef"}


@rule("SF-DISH-04")
def test_without_all_three_spices_a_dish_cannot_be_prepared() -> None:
    p = cooking(hands=[{"curry": 3, "ginger": 1, "saffron": 1}], shown=[{}], offer=["D01"])

    assert p.options() == [StopCooking()]
    assert refusal(p, PrepareDish("D01")) == ("SF-DISH-04", "spices-missing")


@rule("SF-DISH-05")
def test_a_prepared_dish_stays_with_its_owner() -> None:
    p = cooking(hands=[for_dishes("D01")], offer=["D01"], cooked=[["D05"], ["D06"]])

    p.play(PrepareDish("D01"))

    assert p.dump()["cooked"] == [["D05", "D01"], ["D06"], [], []]
    nature(p)
    assert p.round == 2
    assert p.dump()["cooked"] == [["D05", "D01"], ["D06"], [], []]


@rule("SF-DISH-06")
def test_the_offer_is_not_refilled_before_the_next_round() -> None:
    cards = for_dishes("D01")
    p = cooking(hands=[cards, cards, for_dishes("D02")], offer=["D01", "D02"])

    p.play(PrepareDish("D01"))

    assert [dish.id for dish in p.offer] == ["D02"]
    assert waiting(p) == ("cook", GREEN)  # Red, who wanted D01 too, has nothing to prepare


@rule("SF-DISH-06")
def test_a_dish_that_is_gone_or_was_never_there_is_refused() -> None:
    p = cooking(hands=[for_dishes("D01", "D02")], offer=["D01"])

    assert refusal(p, PrepareDish("D02")) == ("SF-DISH-06", "not-on-offer")
    assert refusal(p, PrepareDish("D99")) == ("SF-DISH-06", "not-on-offer")
    assert refusal(p, PrepareReserved("D02")) == ("SF-ACTION-13", "not-reserved")


@rule("SF-DISH-07")
def test_cooking_is_optional() -> None:
    p = cooking(hands=[for_dishes("D01")], offer=["D01"])

    changed = changes(p, StopCooking())

    assert changed == {"chef": RED}  # only the mill went on


@rule("SF-DISH-08")
def test_a_card_serves_one_dish_only() -> None:
    shared = set(DISHES["D01"]) & set(DISHES["D03"])
    assert shared == {"curry", "garlic"}
    cards = hand("curry", "garlic", "ginger", "cardamom", "mint", "mint")
    p = cooking(hands=[cards], offer=["D01"], reserved=[["D03"]])
    assert len(p.options()) == 3

    p.play(PrepareDish("D01"))

    assert p.options() == [StopCooking()]  # curry and garlic are spent


@rule("SF-DISH-07", "SF-INFO-02")
def test_asked_is_who_may_be_able_to_cook_by_what_all_know() -> None:
    known = hand("curry", "ginger", "mint")
    p = cooking(
        hands=[known, known, {"curry": 1, "ginger": 1}, known],
        shown=[known, hand("curry", "ginger"), {}, hand("mint", "ginger")],
        offer=["D01"],
    )

    # Blue lacks garlic openly; Red holds a secret card; Green has two cards only; Orange's two
    # known cards and a secret one cannot make the dish, for mint is of no use
    assert waiting(p) == ("cook", RED)
    assert p.options() == [StopCooking()]
    p.play(StopCooking())
    assert waiting(p) == ("turn-dish", NATURE)


# The end


@rule("SF-END-01", "SF-END-03")
def test_the_third_dish_wins_at_once() -> None:
    p = cooking(
        hands=[for_dishes("D01"), for_dishes("D02")], offer=["D01", "D02"],
        cooked=[["D03", "D04"], ["D05", "D06"]],
    )  # fmt: skip

    p.play(PrepareDish("D01"))

    result = ended(p)
    assert result.winners == [BLUE]
    assert result.scores == [3, 2, 0, 0]
    assert result.reason == "third-dish"  # Red, who could have had his third, gets no turn


@rule("SF-END-01", "SF-END-03")
def test_of_two_who_could_win_the_first_in_cooking_order_does() -> None:
    p = cooking(
        hands=[for_dishes("D01"), for_dishes("D02")], offer=["D01", "D02"],
        cooked=[["D03", "D04"], ["D05", "D06"]], chef=RED,
    )  # fmt: skip

    p.play(PrepareDish("D02"))

    assert ended(p).winners == [RED]


@rule("SF-END-02")
def test_reserved_dishes_count_like_those_of_the_offer() -> None:
    p = cooking(
        hands=[for_dishes("D01", "D02")], offer=["D01"], reserved=[["D02"]], cooked=[["D03"]]
    )

    let(p, PrepareDish("D01"), PrepareReserved("D02"))

    assert ended(p).winners == [BLUE]


@rule("SF-END-04")
def test_money_and_cards_count_for_nothing() -> None:
    p = cooking(
        hands=[for_dishes("D01"), {"mint": 5}], offer=["D01"], cooked=[["D03", "D04"]],
        money=[0, 9000, 0, 0],
    )  # fmt: skip

    p.play(PrepareDish("D01"))

    assert ended(p).winners == [BLUE]
    assert ended(p).scores == [3, 0, 0, 0]


@rule("SF-END-05")
@pytest.mark.parametrize(
    ("cooked", "money", "winners"),
    [
        ([["D01"], ["D02", "D03"]], [900, 10, 0, 0], [RED]),
        ([["D01"], ["D02"]], [900, 910, 0, 0], [RED]),
        ([["D01"], ["D02"]], [900, 900, 0, 0], [BLUE]),
    ],
)
def test_at_the_round_cap_the_most_dishes_then_money_then_cards_win(
    cooked: list[list[str]], money: list[int], winners: list[int]
) -> None:
    p = round_end(
        round=7, options={"round_cap": 7}, cooked=cooked, money=money, hands=[{"mint": 1}]
    )

    nature(p)

    assert ended(p).reason == "cap"
    assert ended(p).winners == winners


@rule("SF-END-05")
def test_before_the_cap_the_game_goes_on() -> None:
    p = nature(round_end(round=6, options={"round_cap": 7}))

    assert p.round == 7
    assert waiting(p) == ("throwing", RED)


@rule("SF-END-05", "SF-END-01")
@pytest.mark.parametrize("played", [60, 500, 10_000])
def test_people_play_on_until_somebody_wins(played: int) -> None:
    """J-18: without the option there is no cap."""
    p = nature(round_end(round=played))

    assert p.round == played + 1
    assert waiting(p) == ("throwing", RED)
