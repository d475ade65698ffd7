"""Phase 3: sell to customers, at the bargain price, sell out (PF-SELL, PF-BARG, PF-OUT)."""

from __future__ import annotations

import pytest

from grasse import Plain
from grasse.games.parfum.actions import Bargain, DrawnWater, Pass, SellTo
from tests.games.parfum.tables import (
    ANN,
    CUSTOMERS,
    MAX,
    MIA,
    TOM,
    aromas,
    box_with,
    changes,
    ended,
    last_chance,
    let,
    major,
    minor,
    nature,
    refusal,
    selling,
    stock,
    tokens,
    waiting,
)
from tests.rules import rule

LAVENDER = minor("HD03", "BS07", flacons=2)  # three parts lavender


@rule("PF-SELL-04", "PF-SELL-07", "TV-11")
def test_two_parts_lavender_are_sold_from_three_for_eight_coins() -> None:
    p = selling([LAVENDER], street=["CA01", "CA10", "CA02", "CA03"], money=[5, 13, 0])

    changed = changes(p, SellTo(0, "CA10"))

    assert changed == {
        "money": [13, 13, 0],
        "track": [MIA, ANN, MAX],
        "street": ["CA01", None, "CA02", "CA03"],
        "served": [["CA10"], [], []],
        "perfumes": [[minor("HD03", "BS07", flacons=1)], [], []],
        "flacons": 24,
    }
    assert waiting(p) == ("sell", MAX)  # the others have nothing to sell; no water comes first
    assert p.tokens(MAX) == 0


@rule("PF-SELL-07")
def test_price_and_customer_go_to_the_seller_alone() -> None:
    p = selling([], [], stock(1), [LAVENDER], seats=4, street=["CA10"])

    changed = changes(let(p, Pass()), SellTo(0, "CA10"))

    assert changed["money"] == [0, 0, 0, 8]
    assert changed["served"] == [[], [], [], ["CA10"]]
    assert changed["perfumes"] == [[], [], stock(1), [minor("HD03", "BS07", flacons=1)]]


@rule("PF-SELL-01")
def test_two_cycles_in_the_order_of_waking_up() -> None:
    rows = [[one] for one in stock(4)]
    p = selling(*rows, seats=4, clocks=[ANN, MAX, TOM, MIA])
    order = []

    while p.step.name == "sell":
        order.append(p.to_act)
        p.play(Pass())

    assert order == [ANN, MAX, TOM, MIA] * 2


@rule("PF-SELL-02")
def test_a_chance_is_one_sale_or_a_pass() -> None:
    mine = [LAVENDER, major("HD02", "HT01", "BS06", flacons=3)]
    p = selling(mine, stock(1), street=["CA10", "CA03"])

    assert p.options() == [
        SellTo(0, "CA10"),
        Bargain(0),
        SellTo(1, "CA03"),
        Bargain(1),
        Pass(),
    ]
    for chance in p.options():
        assert waiting(let(p.copy(), chance)) == ("sell", MIA)


@rule("PF-SELL-03", "TV-43")
def test_who_passed_in_the_first_cycle_may_sell_in_the_second() -> None:
    p = selling([LAVENDER], stock(1), street=["CA10"])

    assert changes(p, Pass()) == {}
    let(p, Pass())

    assert waiting(p) == ("sell", MAX)
    assert p.options() == [SellTo(0, "CA10"), Bargain(0), Pass()]


@rule("PF-SELL-04", "PF-SELL-05", "TV-41")
def test_a_perfume_suits_who_wants_no_more_than_it_holds_of_every_aroma() -> None:
    box = box_with(
        CA01={"wants": {"rose": 2}},
        CA02={"wants": {"rose": 3}},
        CA03={"wants": {"lavender": 1}},
        CA04={"wants": {"rose": 1, "lavender": 1}},
        CA05={"wants": {"rose": 1, "violet": 1}},
    )
    street = ["CA01", "CA02", "CA03", "CA04", "CA05"]
    p = selling([minor("HD03", "BS06", flacons=2)], street=street, seats=4, box=box)
    assert list(p.perfumes[MAX][0].components) == aromas(rose=2, lavender=1)

    assert p.options() == [*(SellTo(0, c) for c in ("CA01", "CA03", "CA04")), Bargain(0), Pass()]
    for customer in ("CA02", "CA05"):
        assert refusal(p, SellTo(0, customer)) == ("PF-SELL-04", "perfume-does-not-suit")


@rule("PF-SELL-04")
@pytest.mark.parametrize(
    ("perfume", "customer", "message"),
    [
        (0, "CA10", "no-flacon-left"),
        (1, "CA10", "perfume-unfinished"),
        (2, "CA05", "customer-not-there"),
        (2, "no such customer", "customer-not-there"),
        (2, "CA01", "perfume-does-not-suit"),
        (3, "CA10", "no-such-perfume"),
        (-1, "CA10", "no-such-perfume"),
    ],
)
def test_what_a_sale_needs(perfume: int, customer: str, message: str) -> None:
    mine = [minor("HD10", "BS11"), major("HD08", "HT06"), LAVENDER]
    p = selling(mine, street=["CA10", "CA01"])

    assert refusal(p, SellTo(perfume, customer)) == ("PF-SELL-04", message)


@rule("PF-SELL-05")
def test_what_a_perfume_holds_beyond_the_demand_is_not_paid() -> None:
    rich = major("HD12", "HT06", "BS11", flacons=3)  # six parts lavender, and others
    p = selling([rich], street=["CA05"])

    assert changes(p, SellTo(0, "CA05"))["money"] == [5, 0, 0]


@rule("PF-SELL-06", "TV-42")
def test_two_perfumes_are_not_added_up() -> None:
    mine = [minor("HD02", "BS01", flacons=2), minor("HD01", "BS02", flacons=2)]
    p = selling(mine, street=["CA08"])  # wants two roses

    assert p.options() == [Bargain(0), Bargain(1), Pass()]
    for perfume in (0, 1):
        assert refusal(p, SellTo(perfume, "CA08")) == ("PF-SELL-04", "perfume-does-not-suit")


@rule("PF-SELL-08")
def test_a_customer_buys_once() -> None:
    p = selling([LAVENDER], [minor("HD10", "BS11", flacons=2)], street=["CA10", "CA05"])

    let(p, SellTo(0, "CA10"))

    assert p.options() == [SellTo(0, "CA05"), Bargain(0), Pass()]
    assert refusal(p, SellTo(0, "CA10")) == ("PF-SELL-04", "customer-not-there")


@rule("PF-SELL-09")
@pytest.mark.parametrize(
    "perfume", [minor("HD03", "BS07", flacons=2), major("HD03", "HT01", "BS07", flacons=3)]
)
def test_minor_and_major_bring_the_same_price(perfume: Plain) -> None:
    p = selling([perfume], street=["CA10"])

    assert changes(p, SellTo(0, "CA10"))["money"] == [8, 0, 0]


@rule("PF-SELL-10", "TV-44")
def test_the_place_of_a_customer_stays_empty_in_the_second_cycle() -> None:
    p = selling([LAVENDER], stock(1), street=["CA10", "CA01"])

    let(p, SellTo(0, "CA10"), Pass())

    assert waiting(p) == ("sell", MAX)
    assert p.dump()["street"] == [None, "CA01", None, None]


@rule("PF-SELL-11")
@pytest.mark.parametrize("sold", [0, 1])
def test_the_flacon_comes_from_the_perfume_that_was_sold(sold: int) -> None:
    mine = [LAVENDER, major("HD10", "HT06", "BS02", flacons=3)]
    for sale in (SellTo(sold, "CA10"), Bargain(sold)):
        p = selling(mine, street=["CA10"])

        p.play(sale)

        left = [perfume["flacons"] - (index == sold) for index, perfume in enumerate(mine)]
        assert [perfume.flacons for perfume in p.perfumes[MAX]] == left


@rule("PF-SELL-12")
def test_who_has_no_flacon_can_only_pass_and_is_not_asked() -> None:
    nothing = [minor("HD01", "BS01"), major("HD02", "HT02")]
    p = selling(nothing, [LAVENDER], [], street=["CA01", "CA10"])

    assert waiting(p) == ("sell", MIA)
    let(p, Pass())
    assert waiting(p) == ("sell", MIA)
    before = p.dump()
    let(p, Pass())
    assert nature(p).money == before["money"]
    assert p.dump()["perfumes"] == before["perfumes"]


@rule("PF-SELL-13")
def test_a_customer_who_would_buy_may_be_declined() -> None:
    p = selling([LAVENDER], stock(1), street=["CA10", "CA05"])

    assert SellTo(0, "CA10") in p.options()
    assert changes(p, Pass()) == {}
    assert waiting(p) == ("sell", MIA)


@rule("PF-SELL-14", "PF-SCORE-02")
def test_customers_taken_are_worth_nothing_at_the_end() -> None:
    p = last_chance(
        [],
        [minor("HD01", "BS01", flacons=1)],
        served=[["CA09", "CA10", "CB09", "CB10"], [], ["CA01"]],
        money=[30, 30, 20],
        closing=False,
        last_round=True,
        street=["CB01"],
    )

    let(p, Pass())

    assert ended(p).scores == [30, 30, 20]
    assert ended(p).winners == [MAX, MIA]  # more customers break no tie


@rule("PF-BARG-01")
def test_a_bargain_is_open_also_when_a_customer_would_buy() -> None:
    p = selling([LAVENDER], street=["CA10"])

    changed = changes(p, Bargain(0))

    assert changed["money"] == [2, 0, 0]
    assert "street" not in changed
    assert "served" not in changed


@rule("PF-BARG-01")
@pytest.mark.parametrize(
    ("perfume", "message"),
    [(0, "no-flacon-left"), (1, "perfume-unfinished"), (3, "no-such-perfume")],
)
def test_a_bargain_needs_a_finished_perfume_and_a_flacon(perfume: int, message: str) -> None:
    p = selling([minor("HD01", "BS01"), major("HD02", "BS02"), LAVENDER])

    assert refusal(p, Bargain(perfume)) == ("PF-BARG-01", message)
    assert refusal(p, Bargain(-1)) == ("PF-BARG-01", "no-such-perfume")


@rule("PF-BARG-02")
@pytest.mark.parametrize(
    ("perfume", "price"),
    [
        (minor("HD01", "BS01", flacons=2), 2),
        (minor("HD11", "BS11", flacons=2), 2),
        (major("HD01", "HT01", "BS01", flacons=3), 3),
        (major("HD11", "HT11", "BS11", flacons=3), 3),
    ],
)
def test_the_bargain_price_is_that_of_the_size(perfume: Plain, price: int) -> None:
    p = selling([perfume], street=["CA01"])

    assert changes(p, Bargain(0))["money"] == [price, 0, 0]
    assert p.income[MAX] == (0, 0, price, 0)


@rule("PF-BARG-03")
def test_the_flacon_of_a_bargain_goes_back_to_the_supply() -> None:
    p = selling([LAVENDER], street=["CA01"])
    assert p.flacons == 23

    assert changes(p, Bargain(0)) == {
        "money": [2, 0, 0],
        "track": [MIA, ANN, MAX],
        "perfumes": [[minor("HD03", "BS07", flacons=1)], [], []],
        "flacons": 24,
    }


@rule("PF-BARG-02", "PF-OUT-01", "TV-12")
def test_the_last_flacon_of_a_minor_as_a_bargain_brings_two_coins_and_two_tokens() -> None:
    p = last_chance([minor("HD01", "BS01", flacons=1)], [LAVENDER], water=[tokens(1)])

    assert changes(p, Bargain(0)) == {
        "money": [2, 0, 0],
        "track": [MIA, ANN, MAX],
        "perfumes": [[minor("HD01", "BS01")], [LAVENDER], []],
        "flacons": 23,
    }
    assert waiting(p) == ("well", -1)  # at once: before Mia's chance

    let(p, DrawnWater(3), DrawnWater(0))
    assert list(p.water[MAX]) == tokens(1, 3, 0)
    assert waiting(p) == ("sell", MIA)


@rule("PF-OUT-01", "PF-SELL-04", "TV-45")
def test_the_last_flacon_of_a_major_to_a_customer_brings_the_price_and_two_tokens() -> None:
    p = selling([major("HD11", "HT01", "BS01", flacons=1)], street=["CB09"])

    changed = changes(p, SellTo(0, "CB09"), DrawnWater(2), DrawnWater(2))

    assert changed["money"] == [12, 0, 0]
    assert changed["water"][MAX] == tokens(2, 2)
    assert changed["served"] == [["CB09"], [], []]
    assert changed["perfumes"] == [[major("HD11", "HT01", "BS01")], [], []]


@rule("PF-OUT-01", "PF-OUT-02")
def test_each_perfume_is_rewarded_once_with_its_last_flacon() -> None:
    one, two = minor("HD01", "BS01", flacons=2), minor("HD02", "BS02", flacons=1)
    p = selling([one, two], seats=2, clocks=[MAX, MAX, MIA, MIA], street=["CB01"])

    let(p, Bargain(0))
    assert waiting(p) == ("sell", MAX)  # not the last one
    let(p, Bargain(0))
    assert p.steps[-1][1:] == (-1, MAX, 2)
    let(p, DrawnWater(0), DrawnWater(0))
    assert refusal(p, Bargain(0)) == ("PF-BARG-01", "no-flacon-left")
    let(p, Bargain(1))
    assert p.steps[-1][1:] == (-1, MAX, 2)
    let(p, DrawnWater(0), DrawnWater(0))
    assert list(p.water[MAX]) == tokens(0, 0, 0, 0)


@rule("PF-OUT-03")
def test_the_notes_of_a_sold_out_perfume_stay_out_of_play() -> None:
    p = selling([minor("HD01", "BS01", flacons=1)], display=["HD02"])
    bag = list(p.bag)

    let(p, Bargain(0), DrawnWater(0), DrawnWater(0))

    assert waiting(p) == ("bag", -1)
    assert p.bag == bag
    assert p.dump()["perfumes"][MAX] == [minor("HD01", "BS01")]
    nature(p)
    assert {"HD01", "BS01"}.isdisjoint(note.id for note in (*p.bag, *filter(None, p.display)))


@rule("PF-OUT-04")
def test_the_reward_comes_also_in_the_final_round_and_scores() -> None:
    p = last_chance(
        [minor("HD01", "BS01", flacons=1)],
        closing=False,
        last_round=True,
        served=[[], list(CUSTOMERS)[:17]],
    )

    let(p, Bargain(0), DrawnWater(3), DrawnWater(2))

    assert ended(p).scores == [2 + 3 + 2, 0, 0]
