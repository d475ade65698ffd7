"""From the hand to rest: SF-THROW-05 to SF-THROW-09 and catalog 6.6."""

from collections.abc import Callable
from hashlib import sha256
from itertools import combinations
from math import atan2, degrees, hypot, isclose
from random import Random
from struct import pack

import pytest

from grasse.games.safranito.discs import (
    RANGES,
    STEADINESS,
    STILL,
    TABLE,
    Board,
    Face,
    Field,
    Kind,
    Loft,
    Outcome,
    Practice,
    Spot,
    Steadiness,
    Throw,
    Tremor,
    aim,
    carry_out,
    draw_tremor,
    throw_chip,
)

NORMAL = STEADINESS["normal"]
ACROSS = Throw(side=0, place=500, bearing=0, power=400, loft=Loft.SLIDE, face=Face.DOWN)

GOLDEN = "91eb488b8e0af13aaa1ad675ef65c1929223c52f0a0d790902e73da520ee1534"
"""Changes whenever any bit of any throw changes: then it is a new version of the physics."""


def digest(outcomes: list[Outcome]) -> str:
    """One number for many outcomes: every spot, face and segment, to the last bit."""
    total = sha256()
    for outcome in outcomes:
        for spot in outcome.rest:
            total.update(b"out" if spot is None else pack("<2i", *spot))
        total.update(bytes([outcome.face]))
        for segment in outcome.segments:
            total.update(pack("<d2i4d", *segment))
    return total.hexdigest()


def test_golden_thousand_throws(board: Board, some_throw: Callable[[Practice], Throw]) -> None:
    """The same bits in every process, on every machine, under every supported Python."""
    chance = Practice(2010)
    outcomes = []
    for _ in range(77):
        lying: list[Spot] = []
        for _ in range(13):
            outcome = throw_chip(board, lying, some_throw(chance), NORMAL, chance)
            lying = [spot for spot in outcome.rest if spot is not None]
            outcomes.append(outcome)
    assert len(outcomes) == 1001
    assert digest(outcomes[:1000]) == GOLDEN


def test_chips_at_rest_neither_overlap_nor_leave_the_field(
    board: Board, some_throw: Callable[[Practice], Throw]
) -> None:
    """In the record itself, so in whole numbers and without any tolerance."""
    chance = Practice(11)
    for _ in range(150):
        lying: list[Spot] = []
        for _ in range(13):
            outcome = throw_chip(board, lying, some_throw(chance), NORMAL, chance)
            lying = [spot for spot in outcome.rest if spot is not None]
            for a, b in combinations(lying, 2):
                assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= 39_000**2
            for spot in lying:
                assert 19_500 <= spot.x <= 380_500
                assert 19_500 <= spot.y <= 380_500


def test_a_field_tells_of_each_throw_what_it_does_alone(
    board: Board,
    some_throw: Callable[[Practice], Throw],
    busy_board: Callable[[int, Practice], list[Spot]],
) -> None:
    """Given chips that lie there; when throw after throw is tried, and some are looked at; then
    each moves what it moves by itself, and every other chip stays."""
    chance = Practice(77)
    for chips in (0, 3, 12):
        lying = busy_board(chips, chance)
        field = Field(board, lying)
        for _ in range(60):
            throw = some_throw(chance)
            tremor = draw_tremor(NORMAL, throw, chance)
            moved = field.moved_by(throw, tremor)
            alone = carry_out(board, lying, throw, tremor)
            assert moved == alone.moved
            assert field.motion_of(throw, tremor) == alone.segments
            assert set(moved) == {segment.chip for segment in alone.segments}
            assert alone.rest == tuple(moved.get(n, s) for n, s in enumerate([*lying, None]))


def test_bystanders_keep_their_spots(
    board: Board,
    some_throw: Callable[[Practice], Throw],
    busy_board: Callable[[int, Practice], list[Spot]],
) -> None:
    """SF-THROW-09: only what a moving chip strikes, or comes to rest against, can shift."""
    chance = Practice(12)
    for _ in range(150):
        lying = busy_board(8, chance)
        outcome = throw_chip(board, lying, some_throw(chance), NORMAL, chance)
        touched = {segment.chip for segment in outcome.segments}
        moved = [outcome.rest[chip] for chip in touched]
        for chip, spot in enumerate(lying):
            against = any(m and hypot(m.x - spot.x, m.y - spot.y) < 39_010 for m in moved)
            if chip not in touched and not against:
                assert outcome.rest[chip] == spot


def test_how_the_lying_chips_are_listed_does_not_matter(
    board: Board,
    some_throw: Callable[[Practice], Throw],
    busy_board: Callable[[int, Practice], list[Spot]],
) -> None:
    chance = Practice(13)
    for seed in range(150):
        # given a busy board, listed in two orders
        lying = busy_board(12, chance)
        throw = some_throw(chance)
        order = Random(seed).sample(range(len(lying)), len(lying))
        # when the same throw is made
        one = throw_chip(board, lying, throw, NORMAL, Practice(seed))
        other = throw_chip(board, [lying[chip] for chip in order], throw, NORMAL, Practice(seed))
        # then every chip comes to rest on the very same spot
        assert [one.rest[chip] for chip in order] == list(other.rest[:-1])
        assert one.rest[-1] == other.rest[-1]


def test_even_a_tie_does_not_depend_on_the_listing(board: Board) -> None:
    """Two lying chips struck at the same instant."""
    pair = [Spot.at(180, 200), Spot.at(220, 200)]
    straight = ACROSS._replace(power=500)
    one = carry_out(board, pair, straight)
    other = carry_out(board, pair[::-1], straight)
    assert one.rest == (other.rest[1], other.rest[0], other.rest[2])
    assert one.rest[0] != pair[0]
    assert one.rest[1] != pair[1]


def turned(spot: Spot, quarters: int) -> Spot:
    """The spot as it looks when the board is turned clockwise under it."""
    for _ in range(quarters):
        spot = Spot(spot.y, 400_000 - spot.x)
    return spot


@pytest.mark.parametrize("side", [1, 2, 3])
def test_every_side_plays_alike(
    board: Board,
    some_throw: Callable[[Practice], Throw],
    busy_board: Callable[[int, Practice], list[Spot]],
    side: int,
) -> None:
    """Nobody has a better seat: the turned table gives the turned result, to the last bit."""
    chance = Practice(14)
    for seed in range(60):
        lying = busy_board(8, chance)
        throw = some_throw(chance)._replace(side=0)
        here = throw_chip(board, lying, throw, NORMAL, Practice(seed))
        there = throw_chip(
            board,
            [turned(spot, side) for spot in lying],
            throw._replace(side=side),
            NORMAL,
            Practice(seed),
        )
        assert [spot and turned(spot, side) for spot in here.rest] == list(there.rest)


def test_the_hand_stays_outside_the_field(
    board: Board, some_throw: Callable[[Practice], Throw]
) -> None:
    """SF-THROW-05."""
    chance = Practice(15)
    for _ in range(200):
        flight = carry_out(board, [], some_throw(chance)).segments[0]
        assert flight.kind is Kind.FLY
        assert flight.time == 0.0
        assert max(abs(flight.x), abs(flight.y)) == 260.0


@pytest.mark.parametrize(
    ("throw", "where"),
    [
        (ACROSS._replace(power=100), "on the near frame"),
        (ACROSS._replace(power=1000, loft=Loft.LOB), "beyond the far frame"),
        (ACROSS._replace(bearing=-700, power=700, loft=Loft.LOB), "beyond the left frame"),
    ],
)
def test_a_chip_that_lands_off_the_field_is_out(board: Board, throw: Throw, where: str) -> None:
    """SF-THROW-07; the chips on the board stay as they are."""
    lying = [Spot.at(200, 200), Spot.at(70, 70)]
    outcome = carry_out(board, lying, throw)
    assert outcome.rest == (*lying, None), where
    assert [segment.kind for segment in outcome.segments] == [Kind.FLY, Kind.OUT]


def test_leaning_on_the_wall_is_out(board: Board) -> None:
    """SF-THROW-07: a chip whose centre lands nearer to the wall than its radius is on the frame."""
    landings = {}
    for power in range(200, 400):
        outcome = carry_out(board, [], ACROSS._replace(power=power, loft=Loft.LOB))
        landings[outcome.segments[1].y] = outcome.rest[0]
    assert any(-200 < y < -180.5 for y in landings)
    for y, rest in landings.items():
        assert (rest is None) == (y < -180.5)


def test_a_chip_flies_over_others(board: Board) -> None:
    # given a chip in the way of a lob, when the lob is thrown
    lob = aim(board, 0, Spot.at(200, 330), Loft.LOB, 500)
    assert lob is not None
    outcome = carry_out(board, [Spot.at(200, 150)], lob)
    # then it lands beyond and nothing is touched
    assert outcome.rest[0] == Spot.at(200, 150)
    assert outcome.rest == (Spot.at(200, 150), carry_out(board, [], lob).rest[0])


@pytest.mark.parametrize("meant", Face)
def test_a_flip_turns_the_face_over(board: Board, meant: Face) -> None:
    """SF-THROW-03: the intended face is only advice."""
    throw = ACROSS._replace(face=meant)
    assert carry_out(board, [], throw, STILL).face is meant
    assert carry_out(board, [], throw, Tremor(flipped=True)).face is Face(1 - meant)


@pytest.mark.parametrize("loft", Loft)
def test_flips_are_as_frequent_as_the_arc_says(loft: Loft) -> None:
    chance = Practice(16)
    throw = ACROSS._replace(loft=loft)
    flips = sum(draw_tremor(NORMAL, throw, chance).flipped for _ in range(10_000))
    assert abs(flips / 10_000 - TABLE.arcs[loft].flips / 100) < 0.012


def test_the_tremor_can_be_drawn_again() -> None:
    """The proof of fairness replays every draw."""
    one, other = Practice(17), Practice(17)
    for _ in range(50):
        assert draw_tremor(NORMAL, ACROSS, one) == draw_tremor(NORMAL, ACROSS, other)


def test_practice_is_fair_to_any_number_of_faces() -> None:
    chance = Practice(20)
    counts = [0] * 6
    for _ in range(6_000):
        counts[chance.below("die", 6)] += 1
    assert min(counts) > 900
    assert chance.below("sure", 1) == 0


class Listening:
    """A stream that gives the middle of everything and remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    def below(self, purpose: str, n: int, /) -> int:
        self.asked.append((purpose, n))
        return n // 2


@pytest.mark.parametrize("loft", Loft)
def test_every_throw_draws_the_same_numbers(board: Board, loft: Loft) -> None:
    """All chance comes from the stream, under one purpose, five draws whatever happens."""
    chance = Listening()
    throw_chip(board, [], ACROSS._replace(loft=loft), NORMAL, chance)
    assert chance.asked == [("throw", 2**64)] * 4 + [("throw", 100)]


@pytest.mark.parametrize("name", STEADINESS)
def test_the_tremor_has_the_spread_it_should(name: str) -> None:
    # given many tremors of a throw at 1 m/s along the board
    steadiness = STEADINESS[name]
    chance = Practice(18)
    throw = ACROSS._replace(power=386)
    along = 0.386 * 2.6 * TABLE.arcs[Loft.SLIDE].cosine
    drawn = [draw_tremor(steadiness, throw, chance) for _ in range(10_000)]
    # then each part has mean 0 and the deviation it should, and tails like a normal one
    arc = TABLE.arcs[Loft.SLIDE]
    parts = (steadiness.direction * along, steadiness.speed, arc.veer, arc.kept_scatter)
    for index, deviation in enumerate(parts):
        values = [t[index] / deviation for t in drawn]
        assert abs(sum(values) / 10_000) < 0.04
        assert abs(sum(v * v for v in values) / 10_000 - 1) < 0.05
        assert 0.038 < sum(abs(v) > 2 for v in values) / 10_000 < 0.056
        assert max(map(abs, values)) < 4.9


@pytest.mark.parametrize(("direction", "speed"), [(-0.1, 0.1), (0.1, -0.1), (0.1, 0.21)])
def test_impossible_hands_are_refused(direction: float, speed: float) -> None:
    with pytest.raises(ValueError, match="still throws forwards"):
        Steadiness(direction, speed)


def test_the_worst_hand_still_throws(board: Board) -> None:
    class Worst:
        def below(self, purpose: str, n: int, /) -> int:
            return 0

    outcome = throw_chip(board, [], ACROSS, Steadiness(0.2, 0.2), Worst())
    assert outcome.segments[0].vy > 0


def test_a_harder_throw_strays_further() -> None:
    soft, hard = ACROSS._replace(power=300), ACROSS._replace(power=600)
    assert isclose(
        draw_tremor(NORMAL, hard, Practice(19)).turn,
        2 * draw_tremor(NORMAL, soft, Practice(19)).turn,
    )


def test_the_worst_landing_still_goes_on(board: Board) -> None:
    worst = Tremor(grip=-5.0)
    throw = ACROSS._replace(loft=Loft.LOB, power=540)
    flight, slide = carry_out(board, [], throw, worst).segments[:2]
    assert isclose(slide.vy, TABLE.least_kept * flight.vy)


def with_number(name: str, value: int) -> Throw:
    """A throw with one number as it might come over the wire."""
    return ACROSS._replace(**{name: value})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("side", 4),
        ("place", -1),
        ("place", 1001),
        ("bearing", 801),
        ("power", 99),
        ("power", 1001),
        ("loft", 3),
        ("face", 2),
    ],
)
def test_numbers_out_of_range_are_refused(board: Board, name: str, value: int) -> None:
    throw = with_number(name, value)
    assert throw.out_of_range() == name
    with pytest.raises(ValueError, match=f"{name} of a throw must be from"):
        throw_chip(board, [], throw, NORMAL, Practice(1))


def test_the_ends_of_every_range_are_allowed(board: Board) -> None:
    for name, allowed in RANGES.items():
        for value in (allowed[0], allowed[-1]):
            throw = with_number(name, value)
            assert throw.out_of_range() is None
            throw_chip(board, [], throw, NORMAL, Practice(1))


@pytest.mark.parametrize("bearing", [-800, -450, -1, 0, 300, 800])
def test_bearings_are_true_degrees(board: Board, bearing: int) -> None:
    """The table made without trigonometry agrees with trigonometry."""
    flight = carry_out(board, [], ACROSS._replace(bearing=bearing)).segments[0]
    assert isclose(degrees(atan2(flight.vx, flight.vy)), bearing / 10, abs_tol=1e-11)
    assert isclose(hypot(flight.vx, flight.vy), 0.4 * 2600 * TABLE.arcs[0].cosine, rel_tol=1e-12)


def test_positive_bearings_go_to_the_right_of_whoever_throws(board: Board) -> None:
    """Side 1 is on the left of side 0, as seats go clockwise: its right is side 0's near edge."""
    for side, (dx, dy) in enumerate([(1, 1), (1, -1), (-1, -1), (-1, 1)]):
        flight = carry_out(board, [], ACROSS._replace(side=side, bearing=450)).segments[0]
        assert flight.vx * dx > 0
        assert flight.vy * dy > 0
