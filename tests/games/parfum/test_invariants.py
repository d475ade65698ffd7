"""The invariants, in whole random games and in broken positions (PF-INV)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from grasse import BadData
from grasse.games.parfum.actions import ClaimNote, Pass
from grasse.games.parfum.position import ParfumPosition
from grasse.games.parfum.rulings import ParfumOptions
from tests.games.parfum.invariants import (
    EXCUSED,
    OTHERWISE,
    Watch,
    check,
    other_options,
    play_through,
)
from tests.games.parfum.tables import (
    CUSTOMERS,
    GAME,
    aromas,
    claiming,
    ended,
    last_chance,
    minor,
    round_end,
    selling,
    stock,
    table,
    tokens,
)
from tests.rules import rule


@rule("PF-INV-01", "PF-INV-02", "PF-INV-03", "PF-INV-04", "PF-INV-05", "PF-INV-06")
@rule("PF-INV-07", "PF-INV-08", "PF-INV-09", "PF-INV-10", "PF-INV-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_invariants_hold_after_each_action_of_a_game(seats: int) -> None:
    for seed in range(18):
        p = play_through(GAME.start(seats), seed)

        assert ended(p).reason in ("bag", "closing")


@rule("PF-INV-05", "PF-INV-06", "PF-INV-07", "PF-INV-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_hold_when_the_closing_token_comes(seats: int) -> None:
    goods = stock(8)
    rows = [goods[seat::seats] for seat in range(seats)]
    for seed in (1, 3, 5, 7, 9, 11, 13, 15):
        p = table(
            [],
            seats=seats,
            perfumes=rows,
            served=[list(CUSTOMERS)[:14]],
            water=[tokens(0, 1, 2, 3)] * seats,
            clocks=None,
        )

        play_through(p, seed)

        assert ended(p).reason == "closing"


@pytest.mark.long
@rule("PF-INV-01", "PF-INV-02", "PF-INV-03", "PF-INV-04", "PF-INV-05", "PF-INV-06")
@rule("PF-INV-07", "PF-INV-08", "PF-INV-09", "PF-INV-10", "PF-INV-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_hold_under_other_rulings_but_for_what_these_excuse(seats: int) -> None:
    for seed in range(24):
        options = other_options(Random(f"options {seats} {seed}"))
        p = play_through(GAME.start(seats, options), seed)

        assert ended(p).reason in ("bag", "closing", "cap")


def test_every_option_is_switched_in_these_games() -> None:
    assert set(OTHERWISE) == set(ParfumOptions.__struct_fields__)
    for name, values in OTHERWISE.items():
        assert getattr(ParfumOptions(), name) not in values
    assert {option for option, _, _ in EXCUSED.values()} <= set(OTHERWISE)


def spoil_bag(p: ParfumPosition) -> None:
    p.bag.pop()


def spoil_hand(p: ParfumPosition) -> None:
    p.hands[1] = (p.bag.pop(),)


def spoil_well(p: ParfumPosition) -> None:
    p.well[0] -= 1
    p.well[3] += 1


def spoil_supply(p: ParfumPosition) -> None:
    p.flacons += 1


def spoil_dice(p: ParfumPosition) -> None:
    p.dice[2] = 1


def spoil_street(p: ParfumPosition) -> None:
    p.street[0] = p.street[1]


def spoil_closing(p: ParfumPosition) -> None:
    p.closing = False


def spoil_perfume(p: ParfumPosition) -> None:
    p.perfumes[0] = (p.perfumes[0][0]._replace(flacons=3),)
    p.flacons -= 1


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (spoil_bag, "PF-INV-01"),
        (spoil_hand, "PF-INV-01"),
        (spoil_well, "PF-INV-02"),
        (spoil_supply, "PF-INV-03"),
        (spoil_dice, "PF-INV-04"),
        (spoil_street, "PF-INV-05"),
        (spoil_closing, "PF-INV-05"),
        (spoil_perfume, "PF-INV-09"),
    ],
)
def test_a_broken_position_is_noticed(spoil: Callable[[ParfumPosition], None], broken: str) -> None:
    p = selling([minor("HD01", "BS01", flacons=2)])
    check(p)

    spoil(p)

    with pytest.raises(AssertionError, match=broken):
        check(p)


@rule("PF-INV-05", "PF-REFILL-06")
def test_a_stack_too_small_for_its_closing_token_cannot_be_written() -> None:
    with pytest.raises(BadData, match="closing"):
        round_end(served=[list(CUSTOMERS)[:20]], street=["CB11"])


@rule("PF-INV-08")
def test_money_from_nowhere_is_noticed() -> None:
    p = claiming(aromas(rose=1), ["HD02"])
    watch = Watch(p)
    p.gain(0, 1, "claims")

    with pytest.raises(AssertionError, match="PF-INV-08"):
        watch.play(ClaimNote("HD02"))


@rule("PF-INV-07")
def test_a_fifth_token_after_the_last_chance_is_noticed() -> None:
    one, two = stock(2)
    p = last_chance([one], [two], water=[tokens(0, 0, 0, 0)])
    watch = Watch(p)
    watch.play(Pass())
    p.well[0] -= 1
    p.water[0] = (5, 0, 0, 0)

    with pytest.raises(AssertionError, match="PF-INV-07"):
        watch.play(Pass())


@rule("PF-INV-06", "PF-INV-10")
@pytest.mark.parametrize("broken", ["PF-INV-06", "PF-INV-10"])
def test_a_wrong_start_of_a_round_is_noticed(broken: str) -> None:
    p = round_end(street=["CA01", "CA02", "CA03"])
    watch = Watch(p)
    if broken == "PF-INV-06":
        note = p.display[0]
        assert note is not None
        p.display[0] = None
        p.bag.append(note)
    else:
        watch.claimed += 1

    with pytest.raises(AssertionError, match=broken):
        watch.play(p.options()[0])


@rule("PF-INV-11")
def test_one_sale_too_many_is_noticed() -> None:
    p = selling(stock(1))
    watch = Watch(p)
    watch.sales = 6

    with pytest.raises(AssertionError, match="PF-INV-11"):
        watch.play(p.options()[-2])
