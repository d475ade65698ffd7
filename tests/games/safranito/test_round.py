"""Round change (SF-ROUND)."""

from __future__ import annotations

import pytest

from grasse import NATURE
from grasse.games.safranito.actions import SPICES, DrawnDish, DrawnSpice
from tests.games.safranito.tables import (
    BLUE,
    DISHES,
    GREEN,
    ORANGE,
    RED,
    chip,
    let,
    market,
    nature,
    round_end,
    waiting,
)
from tests.rules import rule


@rule("SF-ROUND-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_holder_of_the_mill_passes_it_to_the_left(seats: int) -> None:
    for chef in range(seats):
        p = nature(round_end(seats=seats, chef=chef))

        assert p.chef == (chef + 1) % seats
        assert waiting(p) == ("throwing", p.chef)
        assert p.round == 2


@rule("SF-ROUND-02")
@pytest.mark.parametrize(("seats", "size"), [(2, 2), (3, 2), (4, 3)])
def test_the_offer_is_filled_up_and_not_enlarged(seats: int, size: int) -> None:
    for there in range(4):
        offer = [*DISHES][:there]
        p = nature(round_end(seats=seats, offer=offer))

        assert len(p.offer) == max(size, there)
        assert [dish.id for dish in p.offer][:there] == offer


@rule("SF-ROUND-03", "DX-11")
@pytest.mark.parametrize(("seats", "added"), [(2, 4), (3, 5), (4, 6)])
def test_new_cards_are_added_whatever_lies_there(seats: int, added: int) -> None:
    p = nature(round_end(seats=seats, display={"mint": 2, "curry": 1}))

    assert sum(p.display) == 3 + added
    assert p.display[SPICES.index("mint")] >= 2
    assert sum(p.pile) == 54 - 3 - added


@rule("SF-ROUND-04")
def test_an_empty_pile_is_made_of_the_discard_in_mid_deal() -> None:
    display = dict.fromkeys(SPICES, 6) | {"mint": 2, "saffron": 3}
    p = round_end(
        seats=2, offer=["D01", "D02"], display=display, pile={"mint": 1},
        discard={"mint": 3, "saffron": 3},
    )  # fmt: skip

    assert p.chances() == [(DrawnSpice("mint"), 1)]
    p.play(DrawnSpice("mint"))

    assert p.dump()["discard"] == {}
    assert p.chances() == [(DrawnSpice("saffron"), 3), (DrawnSpice("mint"), 3)]
    let(p, DrawnSpice("saffron"), DrawnSpice("mint"), DrawnSpice("mint"))
    assert p.dump()["pile"] == {"saffron": 2, "mint": 1}
    assert waiting(p) == ("throwing", RED)


@rule("SF-ROUND-05")
def test_with_pile_and_discard_empty_there_are_fewer_cards() -> None:
    display = dict.fromkeys(SPICES, 6) | {"mint": 5}
    p = round_end(seats=2, offer=["D01", "D02"], display=display)

    p.play(DrawnSpice("mint"))

    assert waiting(p) == ("throwing", RED)
    assert sum(p.display) == 54


@rule("SF-ROUND-06")
def test_with_an_empty_dish_pile_the_offer_is_smaller() -> None:
    p = round_end(reserved=[[*DISHES][1:]])
    assert waiting(p) == ("turn-dish", NATURE)

    p.play(DrawnDish("D01"))

    assert [dish.id for dish in p.offer] == ["D01"]
    assert p.step.name == "turn-spice"


@rule("SF-ROUND-07")
def test_all_chips_are_back_before_the_next_throw() -> None:
    p = market(
        chip(BLUE, 10, "mint"), chip(RED, 20, (-1, -1)), chip(GREEN, 30, "head-chef"),
        seen=[[], [], [30]],
    )  # fmt: skip
    nature(p)

    assert waiting(p) == ("throwing", RED)
    assert p.thrown == []
    assert all(p.unthrown(seat) == [10, 20, 30, 40, 50, 60] for seat in range(4))
    assert p.seen == [()] * 4


@rule("SF-ROUND-08")
def test_money_hands_and_reserved_dishes_carry_over_without_limit() -> None:
    hands = [{"mint": 6, "curry": 6, "cumin": 6}, {"saffron": 2}, {}, {}]
    p = round_end(
        hands=hands, money=[10, 0, 999, 5], reserved=[["D01", "D02"], [], [], ["D03"]], chef=ORANGE
    )

    nature(p)

    dump = p.dump()
    assert dump["hands"] == hands
    assert dump["money"] == [10, 0, 999, 5]
    assert dump["reserved"] == [["D01", "D02"], [], [], ["D03"]]
    assert p.chef == BLUE


@rule("SF-ACTION-11", "SF-ROUND-04")
def test_cards_under_the_pile_come_last_in_the_order_they_were_put_there() -> None:
    display = dict.fromkeys(SPICES, 6) | {"mint": 3, "saffron": 4, "curry": 4}
    p = round_end(
        seats=2, offer=["D01", "D02"], display=display, pile={"mint": 1},
        under=[["saffron", BLUE], ["curry", BLUE], ["saffron", RED]],
        discard={"mint": 2, "curry": 1},
    )  # fmt: skip

    assert p.chances() == [(DrawnSpice("mint"), 1)]
    let(p, DrawnSpice("mint"))
    for spice in ("saffron", "curry", "saffron"):
        assert p.chances() == [(DrawnSpice(spice), 1)]
        p.play(p.options()[0])

    assert p.under == []
    assert sum(p.discard) == 3  # the pile is shuffled anew only when a card must be drawn
