"""Who knows what (PF-INFO)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from grasse import NATURE, Dice
from grasse.games.parfum.actions import (
    Bargain,
    DiscardWater,
    DrawnCustomer,
    DrawnNote,
    DrawnWater,
    TakeWater,
)
from grasse.kernel import Journal
from tests.games.parfum.invariants import keen
from tests.games.parfum.tables import (
    ANN,
    BOX,
    CUSTOMERS,
    GAME,
    MAX,
    MIA,
    NOTES,
    aromas,
    last_chance,
    let,
    major,
    minor,
    nature,
    round_end,
    selling,
    stock,
    table,
    tokens,
)
from tests.rules import rule


@rule("PF-INFO-01")
@pytest.mark.parametrize("seat", [None, MAX, MIA, ANN])
def test_everybody_sees_all_that_lies_open(seat: int | None) -> None:
    p = table(
        [["round-end"], ["selling"], ["end-turn", MAX], ["claiming", MAX]],
        display=["HD02", None, "BS05", "HT04", "HT05"],
        street=["CA01", "CB15", "CA10"],
        perfumes=[[minor("HD01", "BS01", flacons=1)], [major("HT01")]],
        served=[["CA02"], [], ["CB01", "CB02"]],
        money=[7, 7, 3],
        track=[MIA, ANN, MAX],
        clocks=[MAX, ANN, MIA],
        dice=aromas(rose=2),
        flasks=aromas(rose=1),
        water=[tokens(0, 1), tokens(3), tokens(2, 2, 2)],
        discard=tokens(0, 0, 3),
    )

    seen = p.view(seat)["table"]

    assert seen["display"] == ["HD02", None, "BS05", "HT04", "HT05"]
    assert seen["street"] == ["CA01", "CB15", "CA10", None]
    assert seen["perfumes"] == [[minor("HD01", "BS01", flacons=1)], [major("HT01")], []]
    assert seen["flacons"] == 24
    assert seen["served"] == [["CA02"], [], ["CB01", "CB02"]]
    assert (seen["money"], seen["track"]) == ([7, 7, 3], [MIA, ANN, MAX])
    assert (seen["clocks"], seen["actions_of"]) == ([MAX, ANN, MIA], [4, 5, 6])
    assert (seen["dice"], seen["flasks"]) == (aromas(rose=2), aromas(rose=1))
    assert len(seen["bag"]) == 42 - 4 - 3
    assert len(seen["customers_a"]) + len(seen["customers_b"]) == 25 - 3 - 3
    assert seen["closing"] is True
    assert seen["well"] == 25 - 6 - 3
    assert seen["discard"] == tokens(0, 0, 3)
    assert [held if isinstance(held, int) else sum(held) for held in seen["water"]] == [2, 1, 3]


@rule("PF-INFO-02", "TV-59")
def test_the_values_of_tokens_are_seen_by_their_owner_only() -> None:
    held = [tokens(0, 3), tokens(1, 1, 2), tokens()]
    p = selling(stock(1), water=held)

    assert p.view(MAX)["table"]["water"] == [tokens(0, 3), 3, 0]
    assert p.view(MIA)["table"]["water"] == [2, tokens(1, 1, 2), 0]
    assert p.view(None)["table"]["water"] == [2, 3, 0]


@rule("PF-INFO-02")
def test_what_a_seat_draws_is_told_to_this_seat_only() -> None:
    p = table([["round-end"], ["selling"], ["end-turn", MAX], ["prepare", MAX, 1]])
    journal = Journal()
    p.tell = journal.tell

    let(p, TakeWater(), DrawnWater(3))

    told = {seat: [entry.plain() for entry in journal.seen_by(seat)] for seat in (None, MAX, MIA)}
    assert told[None] == told[MIA] == [{"id": "draws-water", "args": {"seat": MAX}}]
    assert {"id": "drew-token", "args": {"token": 3}, "to": MAX} in told[MAX]


@rule("PF-INFO-02")
def test_what_may_be_discarded_is_shown_to_the_owner_only() -> None:
    p = last_chance([], water=[tokens(0, 0, 3, 3, 3)])

    assert p.view(MAX)["options"] == [DiscardWater(0).plain(), DiscardWater(3).plain()]
    assert p.view(MIA)["options"] == p.view(None)["options"] == []


@rule("PF-INFO-02")
def test_even_who_holds_equal_tokens_is_asked_which_to_discard() -> None:
    p = last_chance([], water=[tokens(0, 0, 0, 0, 0)])

    assert p.step.name == "limit"  # not asking would tell the others that they are equal
    assert p.options() == [DiscardWater(0)]


@rule("PF-INFO-02")
def test_at_the_end_all_tokens_are_turned_over() -> None:
    p = last_chance([], water=[tokens(0, 3), tokens(2)], closing=False, last_round=True)

    assert p.to_act is None
    assert p.view(None)["table"]["water"] == [tokens(0, 3), tokens(2), tokens()]


@rule("PF-INFO-03")
def test_bag_and_stack_have_no_order_that_could_be_seen() -> None:
    def seen(*drawn: str) -> bytes:
        p = round_end(display=["HD05", "BS05", "HT05"], street=["CB15", "CB14"])
        first, second = drawn[:2]
        let(p, DrawnNote("HD01"), DrawnNote("HT01"))
        let(p, DrawnCustomer(first), DrawnCustomer(second))
        view = p.view(None)["table"]
        return msgspec.json.encode([view["bag"], view["customers_a"], view["customers_b"]])

    assert seen("CA01", "CA09") == seen("CA09", "CA01")


@rule("PF-INFO-03")
def test_nobody_sees_which_b_customers_lie_below_the_token() -> None:
    p = round_end(seats=4, served=[list(CUSTOMERS)[:13]], street=["CB04", "CB05", "CB06", "CB07"])
    left = [f"CB{n:02}" for n in range(8, 16)]
    assert (p.above_closing, p.closing) == (3, True)

    for seat in (None, *range(4)):
        assert p.view(seat)["table"]["customers_b"] == left  # above and below, all alike
    assert p.chances() == [(DrawnCustomer(customer), 1) for customer in left]


@rule("PF-INFO-03")
@pytest.mark.parametrize(
    ("seat", "water"),
    [
        (None, [tokens(3, 0), tokens(3, 1), tokens(3, 3)]),
        (MAX, [tokens(0, 0), tokens(3, 1), tokens(3, 3)]),
        (MIA, [tokens(3, 3), tokens(1, 1), tokens(0, 2)]),
        (ANN, [tokens(2, 3), tokens(0, 3), tokens(2, 2)]),
    ],
)
def test_the_values_in_the_well_are_seen_by_nobody(
    seat: int | None, water: list[list[int]]
) -> None:
    free = [-1, -1, -1]
    p = table([], clocks=free, water=[tokens(0, 0), tokens(1, 1), tokens(2, 2)])
    other = table([], clocks=free, water=water)
    assert p.well != other.well

    assert msgspec.json.encode(p.view(seat)) == msgspec.json.encode(other.view(seat))


@rule("PF-INFO-03")
def test_the_reward_gives_the_value_away_to_nobody_else() -> None:
    def seen(value: int) -> bytes:
        p = selling([minor("HD01", "BS01", flacons=1)], stock(1))
        let(p, Bargain(0), DrawnWater(value), DrawnWater(value))
        return msgspec.json.encode([p.view(MIA), p.view(ANN), p.view(None)])

    assert seen(0) == seen(1) == seen(2) == seen(3)


@rule("PF-INFO-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_seen_elsewhere_must_be_in_the_bags(seats: int) -> None:
    random = Random(seats)
    p = GAME.start(seats)
    for _ in range(600):
        p.play(p.draw(Dice(random)) if p.to_act == NATURE else keen(p.options(), random))
    seen = p.view(MAX)["table"]

    placed = {note for row in seen["perfumes"] for perfume in row for note in perfume["notes"]}
    elsewhere = placed | set(filter(None, seen["display"])) | {n for h in seen["hands"] for n in h}
    assert seen["bag"] == [note for note in NOTES if note not in elsewhere]
    met = {c for row in seen["served"] for c in row} | set(filter(None, seen["street"]))
    left = seen["customers_a"] + seen["customers_b"]
    assert left == [customer for customer in CUSTOMERS if customer not in met]
    others = sum(held for held in seen["water"] if isinstance(held, int))
    open_ = [sum(n) for n in zip(seen["discard"], seen["water"][MAX], strict=True)]
    assert seen["well"] + others == sum(BOX.tokens) - sum(open_)


@rule("PF-INFO-02", "PF-INFO-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_dealt_anew_looks_the_same_to_the_seat(seats: int) -> None:
    random = Random(seats)
    chance = Dice(random)
    p = nature(GAME.start(seats))
    differed = 0
    while p.to_act is not None and p.round < 12:
        for seat in (None, *range(seats)):
            other = p.resample(seat, chance)
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(p.view(seat))
            differed += other.key() != p.key()
        for _ in range(3):
            if p.to_act is not None:
                p.play(p.draw(chance) if p.to_act == NATURE else keen(p.options(), random))

    assert differed > 50
