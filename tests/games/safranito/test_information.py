"""Who knows what (SF-INFO)."""

from __future__ import annotations

import msgspec
import pytest

from grasse import NATURE, Dice
from grasse.games.safranito.actions import (
    DrawnDish,
    DrawnSpice,
    DrawSpices,
    KeepCard,
    ReserveDish,
)
from grasse.kernel import Journal
from tests.games.safranito.tables import (
    BLUE,
    GAME,
    GREEN,
    OUT,
    RED,
    bowl,
    chip,
    cooking,
    fly,
    let,
    market,
    on,
    rested,
    scoring,
    throw_of,
    throwing,
)
from tests.rules import rule

encode = msgspec.json.encode


@rule("SF-INFO-01")
def test_the_value_of_a_face_down_chip_is_known_to_its_owner_only() -> None:
    p = throwing(BLUE, RED, thrown=[chip(RED, 30, "mint"), chip(RED, 60, OUT)], seen=[[], [60]])

    x, y = on("mint")
    assert p.view(RED)["table"]["thrown"] == [[RED, 30, x, y], [RED, 60, -1, -1]]
    for viewer in (None, BLUE, GREEN):
        assert p.view(viewer)["table"]["thrown"] == [[RED, None, x, y], [RED, 60, -1, -1]]


@rule("SF-INFO-01")
def test_which_chip_flies_is_hidden_too_in_view_and_journal() -> None:
    p = throwing(BLUE, RED)
    journal = Journal()
    p.tell = journal.tell
    p.play(throw_of(p, 40))

    assert p.view(BLUE)["table"]["pending"] == [40, 0, 500, 0, 500, 1, 0]
    assert p.view(RED)["table"]["pending"] == [None, 0, 500, 0, 500, 1, 0]
    p.play(rested(p, on("mint")))

    told = {seat: encode([entry.plain() for entry in journal.seen_by(seat)]) for seat in (0, 1)}
    assert b"40" in told[BLUE]
    assert b"40" not in told[RED]


@rule("SF-INFO-01")
def test_a_chip_that_lands_face_up_is_seen_by_all() -> None:
    p = throwing(BLUE, RED)
    journal = Journal()
    p.tell = journal.tell

    fly(p, 40, "mint", up=1)

    assert p.view(RED)["table"]["thrown"][0][1] == 40
    last = journal.seen_by(RED)[-1]
    assert (last.id, last.args) == ("rests-on", {"seat": BLUE, "chip": 40, "target": "mint"})


@rule("SF-INFO-01")
def test_what_was_seen_in_this_round_bounds_what_the_others_can_be() -> None:
    p = market(
        *bowl("mint", (BLUE, 10), (BLUE, 20)),
        *bowl("curry", (BLUE, 30)),
        *bowl("cumin", (RED, 50)),
        seen=[[10, 20, 40, 60]],
    )

    found = set()
    for seed in range(40):
        other = p.resample(RED, Dice(seed))
        assert encode(other.view(RED)) == encode(p.view(RED))
        found.add(next(one.value for one in other.thrown if one[:1] == (BLUE,) and one.target == 0))

    assert found == {30, 50}  # never a value that everybody has seen elsewhere


@rule("SF-INFO-02")
def test_hands_are_hidden_but_for_their_size_and_what_was_bought() -> None:
    p = cooking(
        hands=[{"curry": 2, "mint": 1, "cumin": 1}], shown=[{"curry": 1}], offer=["D04"],
    )  # fmt: skip

    assert p.view(BLUE)["table"]["hands"][BLUE] == {"curry": 2, "mint": 1, "cumin": 1}
    assert p.view(RED)["table"]["hands"][BLUE] == 4
    assert p.view(None)["table"]["shown"][BLUE] == {"curry": 1}  # all saw him buy it


@rule("SF-INFO-02", "SF-ACTION-11")
def test_nobody_else_sees_the_cards_drawn_kept_or_put_back() -> None:
    p = scoring(chip(RED, 30, "extra-spice"))
    journal = Journal()
    p.tell = journal.tell
    let(p, DrawSpices(), DrawnSpice("mint"), DrawnSpice("curry"), DrawnSpice("saffron"))

    assert p.view(BLUE)["table"]["drawn"] == [[None, RED]] * 3
    assert p.view(BLUE)["options"] == []
    assert p.view(RED)["table"]["drawn"] == [["mint", RED], ["curry", RED], ["saffron", RED]]
    let(p, KeepCard("curry"))

    assert p.view(BLUE)["table"]["under"] == [[None, RED]] * 2
    assert p.view(RED)["table"]["under"] == [["mint", RED], ["saffron", RED]]
    assert p.view(BLUE)["table"]["hands"][RED] == 1
    public = encode([entry.plain() for entry in journal.seen_by(BLUE)])
    assert not any(spice in public for spice in (b"mint", b"curry", b"saffron"))
    private = encode([entry.plain() for entry in journal.seen_by(RED)])
    assert b"curry" in private


@rule("SF-INFO-02")
def test_resampling_deals_only_what_the_seat_cannot_know() -> None:
    p = market(
        *bowl("mint", (BLUE, 10)), *bowl("cumin", (RED, 50)),
        hands=[{"curry": 2, "mint": 1}, {"cumin": 2}], shown=[{"curry": 1}, {"cumin": 1}],
        under=[["saffron", RED], ["garlic", BLUE]], display={"mint": 1},
    )  # fmt: skip
    hands, unders = set(), set()

    for seed in range(60):
        other = p.resample(RED, Dice(seed))
        assert encode(other.view(RED)) == encode(p.view(RED))
        dump = other.dump()
        assert dump["hands"][RED] == {"cumin": 2}
        assert dump["under"][0] == ["saffron", RED]  # put there by Red, so Red knows
        assert dump["hands"][BLUE].get("curry", 0) >= 1
        hands.add(encode(dump["hands"][BLUE]))
        unders.add(dump["under"][1][0])

    assert len(hands) > 10
    assert len(unders) > 5


@rule("SF-INFO-03")
def test_reserved_dishes_are_hidden_but_for_their_number() -> None:
    p = scoring(chip(RED, 30, "reserve-dish"), reserved=[["D01", "D02"]])
    journal = Journal()
    p.tell = journal.tell
    let(p, ReserveDish(), DrawnDish("D12"))

    assert p.view(BLUE)["table"]["reserved"] == [["D01", "D02"], 1, 0, 0]
    assert p.view(RED)["table"]["reserved"] == [2, ["D12"], 0, 0]
    assert p.view(None)["table"]["reserved"] == [2, 1, 0, 0]
    assert b"D12" not in encode([entry.plain() for entry in journal.seen_by(BLUE)])
    found = {p.resample(BLUE, Dice(seed)).dump()["reserved"][RED][0] for seed in range(60)}
    assert len(found) > 8
    assert not found & {"D01", "D02"}


@rule("SF-INFO-04")
def test_money_is_open_or_by_another_ruling_hidden() -> None:
    p = throwing(BLUE, money=[10, 20, 30, 40])
    assert p.view(RED)["table"]["money"] == [10, 20, 30, 40]

    hidden = throwing(BLUE, money=[10, 20, 30, 40], options={"money": "hidden"})
    assert hidden.view(RED)["table"]["money"] == [None, 20, None, None]
    assert hidden.view(None)["table"]["money"] == [None] * 4
    assert len({hidden.resample(RED, Dice(seed)).money[0] for seed in range(20)}) > 5


@rule("SF-INFO-05")
@pytest.mark.parametrize("viewer", [None, BLUE, RED, GREEN])
def test_display_offer_prepared_dishes_and_chef_are_seen_by_all(viewer: int | None) -> None:
    p = throwing(
        BLUE, display={"mint": 2}, offer=["D01"], cooked=[["D02"], ["D03", "D04"]], chef=GREEN
    )

    seen = p.view(viewer)["table"]

    assert seen["display"] == {"mint": 2}
    assert seen["offer"] == ["D01"]
    assert seen["cooked"] == [["D02"], ["D03", "D04"], [], []]
    assert seen["chef"] == GREEN


@rule("SF-INFO-06")
def test_the_piles_are_hidden_and_the_discard_is_open() -> None:
    p = throwing(BLUE, discard={"mint": 2, "curry": 1}, under=[["cumin", RED]])

    seen = p.view(BLUE)["table"]

    assert seen["discard"] == {"curry": 1, "mint": 2}
    assert (seen["pile"], seen["dish_pile"]) == (50, 18)
    assert seen["under"] == [[None, RED]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"sell_mode": "simultaneous", "money": "hidden"}])
def test_what_is_resampled_or_imagined_looks_the_same(
    seats: int, options: dict[str, object]
) -> None:
    p = GAME.start(seats, options)
    chance = Dice(seats)
    for number in range(700):
        if p.to_act is None:
            break
        if number % 9 == 0:
            for viewer in (None, *range(seats)):
                view = encode(p.view(viewer))
                assert encode(p.resample(viewer, chance).view(viewer)) == view
                imagined = GAME.imagine(msgspec.json.decode(view), chance)
                assert encode(imagined.view(viewer)) == view
        some = p.options()
        p.play(p.draw(chance) if p.to_act == NATURE else some[chance.below("", len(some))])


def test_at_the_end_everything_is_shown() -> None:
    p = cooking(
        hands=[{"curry": 1, "ginger": 1, "garlic": 1}, {"mint": 1}], shown=[{}, {}],
        offer=["D01"], cooked=[["D02", "D03"]], reserved=[[], ["D04"]],
    )  # fmt: skip
    p.play(p.options()[0])

    assert p.view(None)["table"] == p.dump()
