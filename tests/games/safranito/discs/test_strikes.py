"""A chip that comes down on others strikes them as a disc would (J-23)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, groupby
from math import dist, hypot, isclose

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from grasse.games.safranito.discs import (
    STEADINESS,
    STILL,
    TABLE,
    Board,
    Face,
    Kind,
    Loft,
    Motion,
    Outcome,
    Practice,
    Segment,
    Spot,
    Throw,
    Tremor,
    aim,
    carry_out,
    draw_tremor,
)

NORMAL = STEADINESS["normal"]
BRAKING = TABLE.braking
DIAMETER = 39.0
LIMIT = 180.5
BARE = Board(side=400, wall=4, chip_radius=19.5, hole_radius=4, targets=())
MIDDLE = Spot.at(200, 200)


def straight(loft: Loft, y: float = 200.0) -> Throw:
    """From side 0 straight ahead, so that it would come to rest there."""
    throw = aim(BARE, 0, Spot.at(200, y), loft, 500)
    assert throw is not None
    return throw


def landing(throw: Throw, tremor: Tremor = STILL) -> Segment:
    """The second segment of the throw on an empty board: down on it, or out."""
    return carry_out(BARE, [], throw, tremor).segments[1]


def chip_at(throw: Throw, ahead: float, aside: float = 0.0) -> Spot:
    """A chip so far from where the throw lands."""
    down = landing(throw)
    return BARE.spot(down.x + aside, down.y + ahead)


def rest(outcome: Outcome, chip: int) -> Spot:
    spot = outcome.rest[chip]
    assert spot is not None
    return spot


def setting_off(outcome: Outcome, chip: int) -> Segment:
    return next(s for s in outcome.segments if s.chip == chip and s.kind is not Kind.FLY)


@pytest.mark.parametrize("loft", Loft)
def test_flat_on_another_it_skids_on_and_drags_it_along(loft: Loft) -> None:
    # given a chip just where a throw comes down, when it is thrown
    throw = straight(loft)
    outcome = carry_out(BARE, [chip_at(throw, 0.001)], throw)
    # then it goes on from there as on the board, and the other follows with a share of the rest
    alone = landing(throw)
    thrown, struck = setting_off(outcome, 1), setting_off(outcome, 0)
    assert (thrown.time, thrown.x, thrown.y) == (alone.time, alone.x, alone.y)
    assert (thrown.vx, thrown.vy) == (alone.vx, alone.vy)
    lost = outcome.segments[0].vy - alone.vy
    assert isclose(struck.vy, TABLE.drag * lost, rel_tol=1e-6)


@pytest.mark.parametrize("loft", Loft)
def test_short_of_another_it_strikes_its_edge_and_pushes_it(loft: Loft) -> None:
    """It falls short of where it would have gone, and the other goes on."""
    throw = straight(loft)
    victim = chip_at(throw, 30.0)
    outcome = carry_out(BARE, [victim], throw)
    assert rest(outcome, 0).y > victim.y + 5_000
    assert rest(outcome, 1).y < rest(carry_out(BARE, [], throw), 0).y - 5_000
    assert rest(outcome, 0).x == rest(outcome, 1).x == 200_000


@pytest.mark.parametrize("loft", Loft)
def test_just_touching_it_strikes_as_a_sliding_chip_does(loft: Loft) -> None:
    """No jump at the rim: a hair before it and a hair over it come to the same."""
    throw = straight(loft)
    beside, over = (carry_out(BARE, [chip_at(throw, far)], throw) for far in (39.002, 38.998))
    for chip in range(2):
        assert dist(rest(beside, chip), rest(over, chip)) < 1_000


@pytest.mark.parametrize("loft", Loft)
def test_beyond_another_it_tips_off_it_and_goes_on(loft: Loft) -> None:
    throw = straight(loft)
    victim = chip_at(throw, -30.0)
    outcome = carry_out(BARE, [victim], throw)
    assert rest(outcome, 1).y > rest(carry_out(BARE, [], throw), 0).y
    assert rest(outcome, 0).y < victim.y + 500


def test_beside_another_it_tips_to_that_side() -> None:
    throw = straight(Loft.TOSS)
    victim = chip_at(throw, 0.0, aside=25.0)
    outcome = carry_out(BARE, [victim], throw)
    assert rest(outcome, 0).x > victim.x
    assert rest(outcome, 1).x < 200_000


def test_one_that_would_stay_on_another_slides_off_to_the_side_it_hangs_over() -> None:
    """A lob comes down on the far half of a chip, and stops there."""
    throw = straight(Loft.LOB)
    soft = Tremor(grip=-0.7)
    down = landing(throw, soft)
    victim = BARE.spot(down.x, down.y - 12.0)
    outcome = carry_out(BARE, [victim], throw, soft)
    kinds = [segment.kind for segment in outcome.segments if segment.chip == 1]
    assert kinds == [Kind.FLY, Kind.SLIDE, Kind.REST, Kind.SLIDE, Kind.REST]
    assert rest(outcome, 1).y - rest(outcome, 0).y >= 39_000
    assert rest(outcome, 1).y > BARE.spot(down.x, down.y).y


def test_one_that_lies_right_on_another_slides_off_as_it_was_going() -> None:
    motion = Motion(BARE, [(0.0, 0.0, 0)])
    motion.land(0.0, 0.0, (0.0, 20.0), (0.0, 0.9))  # too slow to go anywhere
    motion.run()
    under, over = motion.legs
    assert under is not None
    assert over is not None
    assert (under.x, over.x) == (0.0, 0.0)
    assert over.y - under.y >= DIAMETER


def test_between_two_it_falls_through_and_both_give_way_alike() -> None:
    throw = straight(Loft.LOB)
    pair = [chip_at(throw, 0.0, aside=-30.0), chip_at(throw, 0.0, aside=30.0)]
    outcome = carry_out(BARE, pair, throw)
    left, right, thrown = (rest(outcome, chip) for chip in range(3))
    assert abs(thrown.x - 200_000) < 200
    assert abs(left.x + right.x - 400_000) < 200
    assert right.x > pair[1].x


def test_on_three_at_once() -> None:
    throw = straight(Loft.TOSS)
    three = [chip_at(throw, 25.0), chip_at(throw, -15.0, -25.0), chip_at(throw, -15.0, 25.0)]
    outcome = carry_out(BARE, three, throw)
    assert all(rest(outcome, chip) != spot for chip, spot in enumerate(three))
    assert rest(outcome, 3).x == 200_000


def test_between_a_chip_and_the_wall_the_chip_makes_room() -> None:
    """There is no room for it at the wall, so all of the way is the other's."""
    throw = straight(Loft.LOB, 40)
    down = landing(throw)
    near = BARE.spot(down.x, down.y + 10.0)
    outcome = carry_out(BARE, [near], throw)
    assert outcome.rest[1] is not None
    assert dist(rest(outcome, 0), rest(outcome, 1)) >= 39_000


@pytest.mark.parametrize("aimed", [62, 70, 80])
def test_a_lob_over_a_chip_at_the_near_wall_stays_in(aimed: int) -> None:
    """SF-THROW-07: it would land in the field, so it is not out."""
    outcome = carry_out(BARE, [Spot.at(200, 30)], straight(Loft.LOB, aimed))
    assert None not in outcome.rest


def test_lobs_over_a_chip_end_where_they_are_aimed_or_thereabouts() -> None:
    """They do not all come to lie in front of it."""
    ends = [
        rest(carry_out(BARE, [MIDDLE], straight(Loft.LOB, aimed)), 1).y
        for aimed in range(200, 251, 10)
    ]
    assert len(set(ends)) == len(ends)
    assert ends[-1] > 230_000
    assert sum(end > 200_000 for end in ends) >= 3


# Whatever lies there


@st.composite
def boards(draw: st.DrawFn) -> tuple[list[Spot], Throw, Tremor]:
    """A throw, and chips of which some lie where it comes down."""
    throw = Throw(
        draw(st.integers(0, 3)),
        draw(st.integers(0, 1000)),
        draw(st.integers(-450, 450)),
        draw(st.integers(200, 800)),
        draw(st.sampled_from(Loft)),
        Face.DOWN,
    )
    tremor = draw_tremor(NORMAL, throw, Practice(draw(st.integers(0, 2**32))))
    down = landing(throw, tremor)
    near = st.tuples(st.floats(-38, 38), st.floats(-38, 38)).map(
        lambda by: (down.x + by[0], down.y + by[1])
    )
    anywhere = st.tuples(st.floats(-LIMIT, LIMIT), st.floats(-LIMIT, LIMIT))
    lying: list[Spot] = []
    for x, y in draw(st.lists(near | anywhere, min_size=1, max_size=12)):
        spot = BARE.spot(min(max(x, -LIMIT), LIMIT), min(max(y, -LIMIT), LIMIT))
        if all(dist(spot, other) >= 39_000 for other in lying):
            lying.append(spot)
    return lying, throw, tremor


def inside(x: float, y: float) -> bool:
    return abs(x) <= LIMIT and abs(y) <= LIMIT


@given(boards())
def test_no_chip_rests_on_another_or_in_the_wall(case: tuple[list[Spot], Throw, Tremor]) -> None:
    lying, throw, tremor = case
    spots = [spot for spot in carry_out(BARE, lying, throw, tremor).rest if spot is not None]
    assert all(dist(a, b) >= 39_000 for a, b in combinations(spots, 2))
    assert all(19_500 <= number <= 380_500 for spot in spots for number in spot)


@given(boards())
def test_it_is_out_only_where_it_would_be_on_an_empty_board_or_hops_the_wall(
    case: tuple[list[Spot], Throw, Tremor],
) -> None:
    """SF-THROW-07."""
    lying, throw, tremor = case
    outcome = carry_out(BARE, lying, throw, tremor)
    alone = landing(throw, tremor)
    assert (alone.kind is Kind.OUT) == (not inside(alone.x, alone.y))
    if alone.kind is Kind.OUT:
        assert outcome.rest == (*lying, None)
    for lost in (segment for segment in outcome.segments[2:] if segment.kind is Kind.OUT):
        assert max(abs(lost.x), abs(lost.y)) == LIMIT  # at the wall, which it hops


def joints(outcome: Outcome) -> Iterator[tuple[Segment, Segment]]:
    """Each segment with the next one of the same chip."""
    last: dict[int, Segment] = {}
    for segment in outcome.segments:
        if segment.chip in last:
            yield last[segment.chip], segment
        last[segment.chip] = segment


def at_first(lying: list[Spot], outcome: Outcome) -> dict[int, Segment]:
    """What each chip does when the throw begins."""
    still = {
        chip: Segment(0.0, chip, Kind.REST, *BARE.from_middle(spot), 0.0, 0.0)
        for chip, spot in enumerate(lying)
    }
    return {**still, len(lying): outcome.segments[0]}


def motion_at(segment: Segment, time: float) -> tuple[float, float, float]:
    """Where a chip is at a later time of its segment, and its speed."""
    elapsed = time - segment.time
    speed = hypot(segment.vx, segment.vy)
    if segment.kind is Kind.FLY:
        return segment.x + segment.vx * elapsed, segment.y + segment.vy * elapsed, speed
    if speed == 0.0:
        return segment.x, segment.y, 0.0
    gone = (speed * elapsed - BRAKING * elapsed**2 / 2) / speed
    left = max(speed - BRAKING * elapsed, 0.0)
    return segment.x + segment.vx * gone, segment.y + segment.vy * gone, left


@given(boards())
def test_no_chip_jumps(case: tuple[list[Spot], Throw, Tremor]) -> None:
    """Each leg leads to where the next begins, from the hand on; the last to the record."""
    lying, throw, tremor = case
    outcome = carry_out(BARE, lying, throw, tremor)
    for before, after in joints(outcome):
        x, y, _ = motion_at(before, after.time)
        assert hypot(x - after.x, y - after.y) < 1e-6
    ends = {segment.chip: segment for segment in outcome.segments}
    for chip, spot in enumerate(outcome.rest):
        if spot is not None and chip in ends:
            assert ends[chip].kind is Kind.REST
            x, y = BARE.from_middle(spot)
            assert hypot(x - ends[chip].x, y - ends[chip].y) < 1.0


@given(boards())
def test_a_chip_turns_only_where_something_strikes_it(
    case: tuple[list[Spot], Throw, Tremor],
) -> None:
    """Between events it keeps its direction; at one, the wall or another chip is at hand."""
    lying, throw, tremor = case
    outcome = carry_out(BARE, lying, throw, tremor)
    now = at_first(lying, outcome)
    for segment in outcome.segments[1:]:
        if segment.kind is Kind.SLIDE and now[segment.chip].kind is not Kind.FLY:
            x, y = segment.x, segment.y
            near = [
                hypot(x - other_x, y - other_y)
                for chip, other in now.items()
                if chip != segment.chip and other.kind is not Kind.OUT
                for other_x, other_y, _ in [motion_at(other, segment.time)]
            ]
            at_wall = max(abs(x), abs(y)) > LIMIT - 1e-9
            assert at_wall or min(near) < DIAMETER + 1e-6
        now[segment.chip] = segment


@given(boards())
def test_energy_is_never_gained(case: tuple[list[Spot], Throw, Tremor]) -> None:
    """Only a chip that lies on others gets any, by falling: as much as friction takes on the way
    off, 8 mm of height at most. And the fall from the hand pays for the first of it."""
    lying, throw, tremor = case
    outcome = carry_out(BARE, lying, throw, tremor)
    thrown = len(lying)
    now = at_first(lying, outcome)
    for time, changes in groupby(outcome.segments[1:], key=lambda segment: segment.time):
        places = {chip: motion_at(one, time) for chip, one in now.items()}
        before = sum(speed**2 for _, _, speed in places.values())
        x, y, _ = places.pop(thrown)
        gaps = (
            DIAMETER + 0.01 - hypot(x - other_x, y - other_y)
            for chip, (other_x, other_y, _) in places.items()
            if now[chip].kind is not Kind.OUT
        )
        fallen = sum(2 * BRAKING * gap for gap in gaps if gap > 0)
        if now[thrown].kind is Kind.FLY:
            fallen = 2 * TABLE.gravity * TABLE.release_height
        now |= {segment.chip: segment for segment in changes}
        after = sum(motion_at(one, time)[2] ** 2 for one in now.values())
        assert after <= before + fallen + 1e-6 * before + 1e-3


WEDGED = (
    [Spot(215_493, 297_337), Spot(216_493, 258_337), Spot(200_000, 200_000)],
    Throw(2, 409, 49, 474, Loft.LOB, Face.DOWN),
    Tremor(0.0034109132451035687, 0.009568392309065223, -0.29470648311920894, -0.0155486375),
)
"""Chips that are parted at the end, one from two others."""


def turned(spot: Spot) -> Spot:
    """As it looks when the board is turned clockwise under it by a quarter."""
    return Spot(spot.y, 400_000 - spot.x)


@given(boards())
@example(WEDGED)
def test_the_turned_board_gives_the_turned_result(case: tuple[list[Spot], Throw, Tremor]) -> None:
    lying, throw, tremor = case
    one = carry_out(BARE, lying, throw, tremor)
    other = carry_out(
        BARE, [turned(s) for s in lying], throw._replace(side=(throw.side + 1) % 4), tremor
    )
    assert [spot and turned(spot) for spot in one.rest] == list(other.rest)
    # In a corner a chip meets both walls at one time, in either order: the last row counts.
    here, there = ({(s.time, s.chip): s for s in each.segments} for each in (one, other))
    assert there == {
        at: Segment(time, chip, kind, y, -x, vy, -vx)
        for at, (time, chip, kind, x, y, vx, vy) in here.items()
    }


@given(boards())
def test_the_mirrored_board_gives_the_mirrored_result(
    case: tuple[list[Spot], Throw, Tremor],
) -> None:
    """To the last bit."""
    lying, throw, tremor = case
    throw = throw._replace(side=0)
    one = carry_out(BARE, lying, throw, tremor)
    other = carry_out(
        BARE,
        [Spot(400_000 - spot.x, spot.y) for spot in lying],
        throw._replace(place=1000 - throw.place, bearing=-throw.bearing),
        tremor._replace(turn=-tremor.turn, veer=-tremor.veer),
    )
    assert [spot and Spot(400_000 - spot.x, spot.y) for spot in one.rest] == list(other.rest)


@given(boards(), st.randoms(use_true_random=False))
def test_the_order_of_the_list_does_not_matter(
    case: tuple[list[Spot], Throw, Tremor], random: object
) -> None:
    lying, throw, tremor = case
    order = list(range(len(lying)))
    random.shuffle(order)  # type: ignore[attr-defined]
    one = carry_out(BARE, lying, throw, tremor)
    other = carry_out(BARE, [lying[chip] for chip in order], throw, tremor)
    assert [one.rest[chip] for chip in order] == list(other.rest[:-1])
    assert one.rest[-1] == other.rest[-1]
