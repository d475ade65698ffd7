"""Aiming without tremor."""

from math import hypot

import pytest

from grasse.games.safranito.discs import (
    KNOCK,
    Board,
    Face,
    Kind,
    Loft,
    Practice,
    Spot,
    Target,
    aim,
    carry_out,
    locate,
    opposite,
    reach,
)


def miss(rest: Spot | None, wanted: Spot) -> float:
    """mm between where the chip lies and where it was meant to."""
    assert rest is not None
    return hypot(rest.x - wanted.x, rest.y - wanted.y) / 1000


@pytest.mark.parametrize("loft", Loft)
def test_an_aimed_throw_comes_to_rest_where_it_should(board: Board, loft: Loft) -> None:
    chance = Practice(21)
    aimed = 0
    for _ in range(400):
        # given any spot on the field and any place to throw from
        wanted = Spot(20_000 + chance.below("x", 360_001), 20_000 + chance.below("y", 360_001))
        side, place = chance.below("side", 4), chance.below("place", 1001)
        throw = aim(board, side, wanted, loft, place)
        if throw is None:
            continue
        # when the throw aimed there is made without tremor
        aimed += 1
        rest = carry_out(board, [], throw).rest[0]
        # then the steps of power and bearing are fine enough to come within a millimetre or so
        assert throw.out_of_range() is None
        assert miss(rest, wanted) < 1.5
    assert aimed > 150


@pytest.mark.parametrize("loft", Loft)
def test_every_target_can_be_hit_from_every_side_with_some_loft(board: Board, loft: Loft) -> None:
    for target in board.targets:
        centre = Spot.at(target.x, target.y)
        for side in range(4):
            throw = aim(board, side, centre, loft, opposite(board, side, centre))
            near = (target.y, target.x, 400 - target.y, 400 - target.x)[side] == 70
            # A flat slide would land on the frame before it could stop in the near row.
            assert (throw is None) == (loft is Loft.SLIDE and near)
            if throw is not None:
                rest = carry_out(board, [], throw).rest[0]
                assert rest is not None
                assert locate(board, *rest) is target
                assert abs(throw.bearing) <= 1


def test_opposite_is_straight_ahead(board: Board) -> None:
    assert opposite(board, 0, Spot.at(200, 70)) == 500
    assert opposite(board, 1, Spot.at(200, 380.5)) == 0
    assert opposite(board, 3, Spot.at(200, 380.5)) == 1000
    assert opposite(board, 0, Spot.at(399, 70)) == 1000


def test_too_slanting_is_refused(board: Board) -> None:
    assert aim(board, 0, Spot.at(380, -40), Loft.LOB, 0) is None


def test_too_far_is_refused(board: Board) -> None:
    assert aim(board, 0, Spot.at(200, 380), Loft.SLIDE, 500, beyond=5_000) is None


def test_too_near_is_refused(board: Board) -> None:
    assert aim(board, 0, Spot.at(200, -50), Loft.LOB, 500) is None


def test_the_face_is_passed_on(board: Board) -> None:
    throw = aim(board, 0, Spot.at(200, 200), Loft.TOSS, 500, Face.UP)
    assert throw is not None
    assert throw.face is Face.UP


def test_reach_grows_with_power() -> None:
    for loft in Loft:
        rests = [reach(power, loft)[1] for power in range(100, 1001)]
        assert rests == sorted(rests)
        assert all(reach(power, loft)[0] < reach(power, loft)[1] for power in range(100, 1001))


def test_a_knock_out_drives_the_chip_off_its_target(
    board: Board, targets: dict[str, Target]
) -> None:
    # given a chip in the middle of the saffron bowl
    victim = Spot.at(200, 200)
    # when a slide meant to go on beyond it hits it without tremor
    throw = aim(board, 0, victim, Loft.SLIDE, 500, beyond=KNOCK)
    assert throw is not None
    outcome = carry_out(board, [victim], throw)
    # then it lies in the bowl no more, but the thrown chip does
    driven, thrown = outcome.rest
    assert driven is not None
    assert locate(board, *driven) is not targets["saffron"]
    assert thrown is not None
    assert locate(board, *thrown) is targets["saffron"]
    # and without the victim it would have gone that much further
    free = carry_out(board, [], throw)
    assert miss(free.rest[0], Spot.at(200, 200 + KNOCK)) < 1.5


def test_a_knock_out_lands_before_its_victim(board: Board) -> None:
    """A lob meant to go on beyond the chip would fly over it."""
    chance = Practice(22)
    assert aim(board, 0, Spot.at(200, 200), Loft.LOB, 500, beyond=KNOCK) is None
    for _ in range(200):
        victim = Spot(20_000 + chance.below("x", 360_001), 20_000 + chance.below("y", 360_001))
        place = chance.below("place", 1001)
        throw = aim(board, 0, victim, Loft.SLIDE, place, beyond=KNOCK)
        if throw is not None:
            kinds = {(s.chip, s.kind) for s in carry_out(board, [victim], throw).segments}
            assert (0, Kind.SLIDE) in kinds
