"""Phase 3: the market, selling and buying (SF-MARKET, SF-SELL, SF-BUY)."""

from __future__ import annotations

import pytest

from grasse.games.safranito.actions import BuyCard, ChooseBowl, Decline, SellCards
from grasse.games.safranito.position import SafranitoPosition
from grasse.kernel import Journal
from tests.games.safranito.tables import (
    BLUE,
    GREEN,
    ORANGE,
    OUT,
    RED,
    bowl,
    changes,
    chip,
    chips,
    let,
    market,
    nature,
    refusal,
    spot,
    waiting,
)
from tests.rules import rule

EXAMPLE = bowl("saffron", (ORANGE, 30), (ORANGE, 20), (GREEN, 20), (BLUE, 50))
"""The rulebook's saffron bowl: 120 rupees in four chips."""


@rule("SF-MARKET-01")
def test_what_lies_in_no_bowl_goes_back_unrevealed() -> None:
    p = market(
        chip(RED, 10, spot(135, 30)), chip(RED, 20, "head-chef"), chip(RED, 30, OUT),
        *bowl("mint", (RED, 40)), *bowl("curry", (GREEN, 50)), seen=[[], [20]],
    )  # fmt: skip

    assert waiting(p) == ("next-bowl", BLUE)
    assert chips(p) == [(RED, 40), (GREEN, 50)]
    assert p.unthrown(RED) == [10, 20, 30, 50, 60]
    assert p.seen == [(), (20,), (), ()]


@rule("SF-MARKET-02", "SF-MARKET-05")
def test_the_chef_picks_a_bowl_and_it_is_settled_before_the_next() -> None:
    p = market(*EXAMPLE, *bowl("mint", (RED, 10)), *bowl("cumin", (RED, 60)),
               display={"saffron": 1, "mint": 1}, chef=GREEN)  # fmt: skip

    assert waiting(p) == ("next-bowl", GREEN)
    assert p.options() == [ChooseBowl("saffron"), ChooseBowl("mint"), ChooseBowl("cumin")]
    assert refusal(p, ChooseBowl("curry")) == ("SF-MARKET-02", "bowl-empty")
    p.play(ChooseBowl("saffron"))

    assert p.seen == [(50,), (), (20,), (20, 30)]  # Red's chips in other bowls stay face down
    assert waiting(p) == ("buy", ORANGE)  # 50 as Blue has, but at the left of the chef Green


@rule("SF-MARKET-02")
def test_sale_comes_before_purchase() -> None:
    p = market(*bowl("mint", (RED, 10)), display={"mint": 1}, hands=[{}, {"mint": 1}])

    assert waiting(p) == ("sell", RED)
    p.play(SellCards(0))
    assert waiting(p) == ("buy", RED)


@rule("SF-MARKET-03", "SF-MARKET-04")
def test_bowls_are_picked_one_by_one_each_once_until_no_chip_is_left() -> None:
    p = market(*bowl("mint", (RED, 10)), *bowl("cumin", (RED, 60)), *bowl("curry", (BLUE, 20)),
               display={"ginger": 1})  # fmt: skip
    picked = []

    while p.step.name == "next-bowl":
        picked.append([option.spice for option in p.options()])  # type: ignore[attr-defined]
        p.play(p.options()[-1])

    # of two bowls the chef picks one, and the last is settled by itself
    assert picked == [["curry", "mint", "cumin"], ["curry", "mint"]]
    assert p.thrown == []
    assert p.round == 1  # Nature refills, then the next round begins
    assert p.step.name == "turn-dish"
    assert p.dump()["display"] == {"ginger": 1}  # without a chip: neither sale nor purchase


# Selling


@rule("SF-SELL-01", "SF-SELL-02", "SF-SELL-06", "SF-SELL-07", "SF-SELL-08", "EX-04")
def test_the_rulebooks_sale_of_saffron() -> None:
    p = market(
        *EXAMPLE, display={"saffron": 2}, hands=[{"saffron": 2}, {"saffron": 1}],
        money=[0, 0, 100, 100],
    )  # fmt: skip
    assert waiting(p) == ("sell", BLUE)
    assert p.view(BLUE)["prompt"] == {"spice": "saffron", "price": 120}

    changed = changes(p, SellCards(2), SellCards(1))

    assert changed == {
        "money": [240, 120, 100, 100],
        "hands": [{}, {}, {}, {}],
        "shown": [{}, {}, {}, {}],
        "discard": {"saffron": 3},
        "thrown": EXAMPLE[:3],  # Blue has taken back his 50
    }
    assert waiting(p) == ("buy", ORANGE)
    assert {seat for seat, _ in chips(p)} == {ORANGE, GREEN}  # Blue and Red may not buy


@rule("SF-BUY-01", "SF-BUY-03", "SF-BUY-04", "SF-BUY-05", "SF-BUY-08", "EX-05")
def test_the_rulebooks_purchase_of_saffron() -> None:
    p = market(*EXAMPLE[:3], display={"saffron": 2}, money=[0, 0, 100, 100])
    assert waiting(p) == ("buy", ORANGE)
    assert p.view(ORANGE)["prompt"] == {"spice": "saffron", "price": 50, "cards": 2}

    p.play(BuyCard())
    assert chips(p) == [(ORANGE, 20), (GREEN, 20)]
    assert waiting(p) == ("buy", GREEN)  # 20 to 20, nearer to the left of the chef
    p.play(BuyCard())

    assert p.money == [0, 0, 80, 50]
    assert p.dump()["hands"] == [{}, {}, {"saffron": 1}, {"saffron": 1}]
    assert p.dump()["display"] == {}
    assert p.thrown == []  # Orange's 20 came back unspent


@rule("SF-BUY-06", "SF-BUY-12", "EX-06", "DX-06")
def test_the_same_player_may_buy_twice_running() -> None:
    p = market(
        *bowl("saffron", (ORANGE, 30), (ORANGE, 20), (GREEN, 10)),
        display={"saffron": 3}, money=[0, 0, 100, 100],
    )  # fmt: skip

    assert waiting(p) == ("buy", ORANGE)
    p.play(BuyCard())
    assert waiting(p) == ("buy", ORANGE)
    assert p.view(ORANGE)["prompt"] == {"spice": "saffron", "price": 20, "cards": 2}
    p.play(BuyCard())

    assert p.money[ORANGE] == 30
    assert p.dump()["hands"][ORANGE] == {"saffron": 2}
    assert waiting(p) == ("buy", GREEN)  # two chips were two purchases, and no more
    p.play(Decline())
    assert p.dump()["display"]["saffron"] == 1


@rule("SF-SELL-02", "EX-09")
def test_the_price_is_the_sum_of_all_chips() -> None:
    p = market(*bowl("saffron", (RED, 40), (GREEN, 50)), hands=[{"saffron": 1}], money=[7, 0, 0, 0])

    p.play(SellCards(1))

    assert p.money[BLUE] == 97


@rule("SF-SELL-03")
def test_the_price_is_the_same_for_all_who_sell() -> None:
    p = market(
        *bowl("saffron", (BLUE, 60), (RED, 60)), money=[0, 0, 0, 0],
        hands=[{"saffron": 1}, {"saffron": 2}, {}, {"saffron": 1}],
    )  # fmt: skip

    let(p, SellCards(1), SellCards(2), SellCards(1))

    assert p.money == [120, 240, 0, 120]  # also after Blue has sold


@rule("SF-SELL-04")
def test_any_number_of_cards_may_be_sold() -> None:
    p = market(*bowl("mint", (RED, 10)), hands=[{"mint": 3, "curry": 1}])

    assert p.options() == [SellCards(n) for n in range(4)]
    assert refusal(p, SellCards(4)) == ("SF-SELL-04", "not-so-many-cards")
    assert refusal(p, SellCards(-1)) == ("SF-SELL-04", "not-so-many-cards")
    p.play(SellCards(2))
    assert p.dump()["hands"][BLUE] == {"curry": 1, "mint": 1}


@rule("SF-SELL-05")
def test_sales_are_announced_in_play_order_once_each() -> None:
    holders = [{"mint": 1}, {"mint": 1}, {}, {"mint": 1}]
    p = market(*bowl("mint", (RED, 10)), hands=holders, chef=RED)
    order = []

    while p.step.name == "sell":
        order.append(p.to_act)
        p.play(SellCards(0))

    assert order == [RED, ORANGE, BLUE]


@rule("SF-SELL-05")
def test_by_another_ruling_all_announce_before_anything_is_sold() -> None:
    p = market(
        *bowl("mint", (BLUE, 10), (RED, 20)), hands=[{"mint": 2}, {"mint": 1}], chef=RED,
        money=[0, 0, 0, 0], display={"mint": 1}, options={"sell_mode": "simultaneous"},
    )  # fmt: skip

    changed = changes(p, SellCards(1))
    assert changed == {"announced": [-1, 1, -1, -1]}
    assert p.view(BLUE)["table"]["announced"] == [-1, -2, -1, -1]  # that, not how many
    assert p.view(RED)["table"]["announced"] == [-1, 1, -1, -1]
    p.play(SellCards(2))

    assert p.money == [60, 30, 0, 0]
    assert p.dump()["discard"] == {"mint": 3}
    assert p.thrown == []


@rule("SF-SELL-06")
def test_sold_cards_do_not_come_to_the_display() -> None:
    p = market(*bowl("mint", (RED, 10)), hands=[{"mint": 1}], display={"mint": 1, "curry": 2})

    changed = changes(p, SellCards(1))

    assert changed["discard"] == {"mint": 1}
    assert "display" not in changed


@rule("SF-SELL-07")
def test_who_sells_nothing_keeps_his_chips_in_the_bowl() -> None:
    p = market(
        *bowl("mint", (RED, 10), (BLUE, 20)), hands=[{"mint": 1}, {"mint": 1}],
        display={"mint": 1},
    )  # fmt: skip

    let(p, SellCards(1), SellCards(0))

    assert chips(p) == [(RED, 10)]
    assert waiting(p) == ("buy", RED)


@rule("SF-SELL-08")
def test_who_sold_may_not_buy_the_same_spice() -> None:
    p = market(*bowl("mint", (BLUE, 60)), hands=[{"mint": 1}], display={"mint": 2})

    p.play(SellCards(1))

    assert p.dump()["display"] == {"mint": 2}
    assert p.thrown == []


@rule("SF-SELL-09", "SF-BUY-09", "DX-03")
def test_selling_needs_no_card_on_the_display_and_then_chips_go_back() -> None:
    p = market(*EXAMPLE, hands=[{"saffron": 1}], money=[0, 0, 0, 0])

    p.play(SellCards(1))

    assert p.money == [120, 0, 0, 0]
    assert p.thrown == []
    assert p.bowl == -1


@rule("SF-SELL-01", "DX-05")
def test_a_player_without_any_chip_sells_his_card() -> None:
    p = market(*EXAMPLE, hands=[{}, {"saffron": 1}], money=[0, 0, 0, 0])
    assert waiting(p) == ("sell", RED)

    p.play(SellCards(1))

    assert p.money == [0, 120, 0, 0]


# Buying


@rule("SF-BUY-02")
def test_only_who_has_chips_in_the_bowl_may_buy() -> None:
    p = market(*bowl("mint", (RED, 10)), chip(BLUE, 60, "curry"), display={"mint": 5})
    p.play(ChooseBowl("mint"))
    asked = set()

    while p.step.name == "buy":
        asked.add(p.to_act)
        p.play(BuyCard())

    assert asked == {RED}
    assert p.dump()["display"]["mint"] == 4  # one chip, one purchase (SF-BUY-12)


@rule("SF-BUY-04")
def test_the_price_counts_all_own_chips_and_not_just_the_highest() -> None:
    p = market(*bowl("mint", (RED, 10), (RED, 60), (RED, 30)), display={"mint": 1})

    p.play(BuyCard())

    assert p.money[RED] == 100


@rule("SF-BUY-05")
def test_a_purchase_takes_back_exactly_the_highest_chip() -> None:
    p = market(*bowl("mint", (RED, 10), (RED, 60), (RED, 30)), display={"mint": 3}, money=[300] * 4)

    changed = changes(p, BuyCard())

    assert changed["thrown"] == [chip(RED, 10, "mint", 0), chip(RED, 30, "mint", 2)]
    assert changed["money"] == [300, 200, 300, 300]
    assert changed["hands"] == [{}, {"mint": 1}, {}, {}]
    assert changed["display"] == {"mint": 2}


@rule("SF-BUY-07")
def test_who_declines_takes_back_all_his_chips_there() -> None:
    p = market(*bowl("mint", (RED, 50), (RED, 10), (GREEN, 20)), display={"mint": 2})

    changed = changes(p, Decline())

    assert changed == {"thrown": [chip(GREEN, 20, "mint", 2)]}
    assert waiting(p) == ("buy", GREEN)


@rule("SF-BUY-07")
def test_who_cannot_pay_is_passed_over_because_everybody_sees_it() -> None:
    p = market(
        *bowl("mint", (RED, 30), (RED, 20), (GREEN, 20)), display={"mint": 2},
        money=[0, 40, 20, 0],
    )  # fmt: skip

    assert waiting(p) == ("buy", GREEN)  # and Red may not fall back to his 20
    assert chips(p) == [(GREEN, 20)]


@rule("SF-BUY-07")
def test_by_another_ruling_only_the_highest_chip_goes_back() -> None:
    p = market(
        *bowl("mint", (RED, 50), (RED, 10), (GREEN, 20)), display={"mint": 2},
        options={"decline_returns": "highest"},
    )  # fmt: skip

    p.play(Decline())

    assert chips(p) == [(RED, 10), (GREEN, 20)]
    assert waiting(p) == ("buy", GREEN)
    p.play(BuyCard())
    assert waiting(p) == ("buy", RED)


@rule("SF-BUY-09")
def test_without_a_card_on_the_display_nobody_is_asked_to_buy() -> None:
    p = market(*bowl("mint", (RED, 10)), *bowl("curry", (RED, 20)), *bowl("cumin", (RED, 30)))

    p.play(ChooseBowl("mint"))

    assert waiting(p) == ("next-bowl", BLUE)
    assert chips(p) == [(RED, 20), (RED, 30)]


@rule("SF-BUY-10")
def test_cards_that_nobody_bought_stay_on_the_display() -> None:
    p = market(*bowl("mint", (RED, 10)), display={"mint": 2})

    p.play(Decline())

    assert p.dump()["display"] == {"mint": 2}
    assert nature(p).round == 2
    assert p.display[6] >= 2


@rule("SF-BUY-11")
def test_nobody_buys_on_credit() -> None:
    p = market(
        *bowl("mint", (RED, 30)), display={"mint": 1}, money=[0, 29, 0, 0],
        options={"money": "hidden"},
    )  # fmt: skip

    assert waiting(p) == ("buy", RED)  # asked, or the others would know that he cannot
    assert p.options() == [Decline()]
    assert refusal(p, BuyCard()) == ("SF-BUY-11", "cannot-pay")
    q = market(*bowl("mint", (RED, 30)), display={"mint": 1}, money=[0, 30, 0, 0])
    assert q.options() == [BuyCard(), Decline()]
    q.play(BuyCard())
    assert q.money == [0, 0, 0, 0]


@rule("SF-SELL-01", "SF-INFO-02")
def test_who_may_hold_the_spice_in_secret_is_asked_and_who_cannot_is_not() -> None:
    p = market(
        *bowl("mint", (ORANGE, 10)),
        hands=[{"curry": 1}, {"curry": 1}, {"mint": 1}], shown=[{"curry": 1}, {}, {}],
    )  # fmt: skip

    # Blue bought his card openly; Red and Green hold one that nobody has seen
    assert waiting(p) == ("sell", RED)
    assert p.options() == [SellCards(0)]
    p.play(SellCards(0))
    assert waiting(p) == ("sell", GREEN)
    assert p.options() == [SellCards(0), SellCards(1)]


@rule("SF-SELL-06")
def test_selling_a_secret_card_shows_that_it_was_one() -> None:
    p = market(*bowl("mint", (ORANGE, 10)), hands=[{"mint": 3, "curry": 1}], shown=[{"mint": 1}])

    p.play(SellCards(2))

    assert p.dump()["hands"][BLUE] == {"curry": 1, "mint": 1}
    assert p.dump()["shown"][BLUE] == {}  # one bought and one secret card are gone
    assert p.secret(BLUE) == 2


def test_the_journal_tells_the_market() -> None:
    p = market(*EXAMPLE, display={"saffron": 1}, hands=[{"saffron": 1}])
    journal = Journal()
    p.tell = journal.tell

    let(p, SellCards(1), BuyCard())

    told = [entry.id for entry in journal]
    assert told[:3] == ["sells", "buys", "no-card-left"]


def price_of(p: SafranitoPosition) -> int:
    price: int = p.view(p.to_act)["prompt"]["price"]
    return price


@pytest.mark.parametrize("sold", [0, 1])
def test_the_purchase_price_is_not_the_sale_price(sold: int) -> None:
    p = market(*EXAMPLE, display={"saffron": 1}, hands=[{}, {"saffron": 1}])
    assert price_of(p) == 120

    p.play(SellCards(sold))

    assert price_of(p) == 50
