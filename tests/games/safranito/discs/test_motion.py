"""Sliding and colliding (catalog 6.6). Points are millimetres from the middle of the field."""

import ast
import inspect
import json
from collections.abc import Callable
from itertools import groupby
from math import hypot, isclose, sqrt
from types import ModuleType

import pytest

from grasse.games.safranito.discs import (
    STEADINESS,
    TABLE,
    Board,
    Kind,
    Motion,
    Practice,
    Segment,
    Spot,
    Throw,
    aiming,
    coefficients,
    encode,
    motion,
    throw,
    throw_chip,
)
from grasse.games.safranito.discs.soak import scatter

Point = tuple[float, float]

BRAKING = TABLE.friction * TABLE.gravity
DIAMETER = 39.0
LIMIT = 180.5


def moved(board: Board, points: list[Point], *pushes: tuple[int, float, float]) -> Motion:
    """Chips at these points after these pushes."""
    result = Motion(board, [(x, y, chip) for chip, (x, y) in enumerate(points)])
    for chip, vx, vy in pushes:
        result.push(chip, vx, vy)
    result.run()
    return result


def resting_point(result: Motion, chip: int) -> Point:
    leg = result.legs[chip]
    assert leg is not None
    return leg.x, leg.y


def close(a: float, b: float) -> bool:
    return isclose(a, b, rel_tol=1e-12, abs_tol=1e-9)


def test_a_lone_chip_slides_v_squared_over_two_mu_g(bare: Board) -> None:
    # given a chip, when pushed at 600 mm/s along a slant
    result = moved(bare, [(-100.0, -50.0)], (0, 480.0, 360.0))
    # then it goes as far and as long as constant friction lets it
    x, y = resting_point(result, 0)
    assert close(hypot(x + 100.0, y + 50.0), 600.0**2 / (2 * BRAKING))
    assert close(result.segments[-1].time, 600.0 / BRAKING)
    assert result.segments[-1].kind is Kind.REST


def test_head_on_impact_splits_the_speed(bare: Board) -> None:
    # given a chip 61 mm short of touching another, when it slides into its middle
    result = moved(bare, [(-100.0, 0.0), (0.0, 0.0)], (0, 800.0, 0.0))
    # then the closing speed is split (1-e)/2 to (1+e)/2
    arriving = sqrt(800.0**2 - 2 * BRAKING * (100.0 - DIAMETER))
    e = TABLE.chip_restitution
    striker, struck = result.segments[1:3]
    assert close(striker.vx, (1 - e) / 2 * arriving)
    assert close(struck.vx, (1 + e) / 2 * arriving)
    assert (striker.chip, struck.chip) == (0, 1)
    assert close(striker.x, -DIAMETER)


def test_slanting_impact_leaves_the_crosswise_speed_alone(bare: Board) -> None:
    # given two chips whose centres are half a chip apart crosswise
    offset = DIAMETER / 2
    result = moved(bare, [(-100.0, 0.0), (0.0, offset)], (0, 800.0, 0.0))
    # when they touch, then the struck one leaves along the line of centres
    striker, struck = result.segments[1:3]
    nx, ny = sqrt(0.75), 0.5
    assert close(struck.vx * ny, struck.vy * nx)
    # and the striker keeps all of its speed across that line
    arriving = sqrt(800.0**2 - 2 * BRAKING * (100.0 - DIAMETER * nx))
    assert close(striker.vy * nx - striker.vx * ny, -arriving * ny)


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_wall_returns_two_fifths(bare: Board, dx: int, dy: int) -> None:
    # given a chip 80.5 mm from a wall, when it slides into it
    result = moved(bare, [(100.0 * dx, 100.0 * dy)], (0, 700.0 * dx, 700.0 * dy))
    # then it bounces back with the wall's share of its speed
    arriving = sqrt(700.0**2 - 2 * BRAKING * (LIMIT - 100.0))
    bounce = result.segments[1]
    assert close(bounce.vx, -0.40 * arriving * dx)
    assert close(bounce.vy, -0.40 * arriving * dy)
    assert close(bounce.x, LIMIT * dx)
    assert close(bounce.y, LIMIT * dy)


def test_a_slanting_bounce_keeps_the_speed_along_the_wall(bare: Board) -> None:
    result = moved(bare, [(LIMIT, 0.0)], (0, 300.0, 400.0))
    bounce = result.segments[1]
    assert close(bounce.vx, -120.0)
    assert close(bounce.vy, 400.0)


def test_a_gentle_touch_slides_on_along_the_wall(bare: Board) -> None:
    # given a chip at the wall, when it presses against it with less than 10 mm/s
    result = moved(bare, [(LIMIT, 0.0)], (0, 9.0, 400.0))
    # then it stays at the wall
    assert (result.segments[1].vx, result.segments[1].vy) == (0.0, 400.0)
    assert resting_point(result, 0)[0] == LIMIT


@pytest.mark.parametrize(("speed", "out"), [(1490.0, False), (1505.0, True)])
def test_a_hard_blow_hops_over_the_wall(bare: Board, speed: float, out: bool) -> None:
    """SF-THROW-07: about 1500 mm/s against the 4 mm wall."""
    # given a chip at the wall, when it strikes it at this speed
    result = moved(bare, [(LIMIT, 0.0)], (0, speed, 0.0))
    # then it is out, or not
    assert (result.legs[0] is None) is out
    assert (result.segments[1].kind is Kind.OUT) is out


def test_only_the_speed_against_the_wall_counts_for_a_hop(bare: Board) -> None:
    result = moved(bare, [(LIMIT, -100.0)], (0, 800.0, 1450.0))
    assert result.segments[1].kind is Kind.SLIDE


def test_two_sliding_chips_meet_where_their_paths_say(bare: Board) -> None:
    # given two chips on one line, when both slide, the rear one faster
    result = moved(bare, [(-120.0, 0.0), (-60.0, 0.0)], (0, 700.0, 0.0), (1, 300.0, 0.0))
    # then friction does not change their relative speed: they touch after 21 mm at 400 mm/s
    rear = next(segment for segment in result.segments[2:] if segment.chip == 0)
    assert isclose(rear.time, 21.0 / 400.0, rel_tol=1e-7)
    assert close(rear.x, -120.0 + 700.0 * rear.time - BRAKING * rear.time**2 / 2)


def test_a_chip_passing_by_is_not_touched(bare: Board) -> None:
    result = moved(bare, [(-100.0, 0.0), (0.0, DIAMETER)], (0, 800.0, 0.0))
    assert result.moved == {0}


def test_a_graze_too_soft_to_move_a_chip_is_none(bare: Board) -> None:
    # given a chip whose path cuts into another by a tenth of a micrometre
    result = moved(bare, [(-100.0, 0.0), (0.0, DIAMETER - 1e-4)], (0, 500.0, 0.0))
    # when it passes, then the other stays
    assert result.moved == {0}


def test_a_chip_wedged_between_wall_and_chip_comes_to_rest_soon(bare: Board) -> None:
    """It strikes the lying chip and the wall in turn, ever more softly."""
    points = [(4.0, LIMIT), (0.0, LIMIT - sqrt(DIAMETER**2 - 16.0))]
    result = moved(bare, points, (0, -60.0, 0.0))
    assert result.events < 100
    (ax, ay), (bx, by) = resting_point(result, 0), resting_point(result, 1)
    assert ay == LIMIT
    assert hypot(ax - bx, ay - by) >= DIAMETER


def test_chips_on_the_same_point_are_parted(bare: Board) -> None:
    """Somebody may report a pile from a real table; the first throw that moves it spreads it."""
    result = moved(bare, [(0.0, 0.0), (0.0, 0.0)], (0, 0.0, 300.0))
    (ax, ay), (bx, by) = resting_point(result, 0), resting_point(result, 1)
    assert hypot(ax - bx, ay - by) >= DIAMETER


def test_a_pile_that_a_throw_only_touches_is_parted(bare: Board) -> None:
    result = moved(bare, [(0.0, 0.0), (0.0, 0.0)], (0, 0.0, 0.0))
    (ax, ay), (bx, by) = resting_point(result, 0), resting_point(result, 1)
    assert hypot(ax - bx, ay - by) >= DIAMETER


def test_a_chip_does_not_catch_up_with_a_faster_one(bare: Board) -> None:
    result = moved(bare, [(-120.0, 0.0), (-80.0, 0.0)], (0, 300.0, 0.0), (1, 600.0, 0.0))
    assert close(resting_point(result, 0)[0], -120.0 + 300.0**2 / (2 * BRAKING))
    assert close(resting_point(result, 1)[0], -80.0 + 600.0**2 / (2 * BRAKING))


def test_a_push_that_is_none_leaves_the_chip(bare: Board) -> None:
    assert resting_point(moved(bare, [(10.0, 20.0)], (0, 0.0, 0.0)), 0) == (10.0, 20.0)


@pytest.mark.plain_python
def test_pathological_motion_is_frozen(bare: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that really happens comes near the greatest number of events."""
    monkeypatch.setattr(motion, "_MOST_EVENTS", 1)
    result = moved(bare, [(-100.0, 0.0), (0.0, 0.0)], (0, 800.0, 0.0))
    assert result.events == 1
    assert all(leg is not None and leg.speed == 0.0 for leg in result.legs)


def crowded(board: Board, throws: int, seed: int) -> list[Motion]:
    """Fast chips among a dozen others."""
    chance = Practice(seed)
    results = []
    for _ in range(throws):
        points = [board.from_middle(spot) for spot in scatter(board, 13, chance)]
        vx, vy = chance.below("vx", 2801) - 1400, chance.below("vy", 2801) - 1400
        results.append(moved(board, points, (12, float(vx), float(vy))))
    return results


def energy(speeds: dict[int, tuple[float, float]], time: float) -> float:
    """Twice the energy per mass, when each chip had its speed at its time and only slid since."""
    return sum(max(0.0, v - BRAKING * (time - since)) ** 2 for since, v in speeds.values())


def test_energy_never_grows(bare: Board) -> None:
    for result in crowded(bare, 400, seed=1):
        speeds: dict[int, tuple[float, float]] = {}
        # given the energy just before any moment of change
        for time, changes in groupby(result.segments, key=lambda segment: segment.time):
            before = energy(speeds, time) if speeds else None
            # when chips change their motion
            for segment in changes:
                speeds[segment.chip] = (time, hypot(segment.vx, segment.vy))
            # then there is not more of it
            after = energy(speeds, time)
            assert before is None or after <= before * (1 + 1e-9) + 1e-6


def velocity(segment: Segment, time: float) -> Point:
    """The velocity at a later time on the same leg."""
    speed = hypot(segment.vx, segment.vy)
    if speed == 0.0:
        return 0.0, 0.0
    left = max(0.0, speed - BRAKING * (time - segment.time)) / speed
    return segment.vx * left, segment.vy * left


def test_momentum_is_conserved_in_every_impact(bare: Board) -> None:
    impacts = 0
    for result in crowded(bare, 400, seed=2):
        last = {chip: Segment(0.0, chip, Kind.REST, 0.0, 0.0, 0.0, 0.0) for chip in range(13)}
        for time, changes in groupby(result.segments, key=lambda segment: segment.time):
            group = list(changes)
            # given two chips that change their motion together
            if len(group) == 2 and all(segment.kind is Kind.SLIDE for segment in group):
                impacts += 1
                old = [velocity(last[segment.chip], time) for segment in group]
                # then their momentum together is what it was
                assert isclose(sum(v[0] for v in old), group[0].vx + group[1].vx, abs_tol=1e-6)
                assert isclose(sum(v[1] for v in old), group[0].vy + group[1].vy, abs_tol=1e-6)
            last |= {segment.chip: segment for segment in group}
    assert impacts > 400


MIRRORS: dict[str, Callable[[float, float], Point]] = {
    "left and right": lambda x, y: (-x, y),
    "near and far": lambda x, y: (x, -y),
    "half turn": lambda x, y: (-x, -y),
    "diagonal": lambda x, y: (y, x),
    "quarter turn": lambda x, y: (-y, x),
}


@pytest.mark.parametrize("mirror", MIRRORS.values(), ids=MIRRORS)
def test_mirror_images_move_alike_to_the_last_bit(
    bare: Board, mirror: Callable[[float, float], Point]
) -> None:
    chance = Practice(7)
    for _ in range(150):
        # given a crowded board and its image
        points = [bare.from_middle(spot) for spot in scatter(bare, 13, chance)]
        vx, vy = float(chance.below("vx", 2801) - 1400), float(chance.below("vy", 2801) - 1400)
        image = [mirror(x, y) for x, y in points]
        # when the same chip is pushed the same way
        original = moved(bare, points, (12, vx, vy))
        reflected = moved(bare, image, (12, *mirror(vx, vy)))
        # then the one is the image of the other, not only nearly
        for segment, twin in zip(original.segments, reflected.segments, strict=True):
            assert (segment.time, segment.chip, segment.kind) == (twin.time, twin.chip, twin.kind)
            assert mirror(segment.x, segment.y) == (twin.x, twin.y)
            assert mirror(segment.vx, segment.vy) == (twin.vx, twin.vy)


@pytest.mark.parametrize("module", [motion, throw, coefficients, aiming])
def test_every_machine_computes_the_same_bits(module: ModuleType) -> None:
    """A power, a sine or a hypotenuse comes from the system's library, and differs in its last bit
    from one to the other; sums, products, quotients and roots do not."""
    tree = ast.parse(inspect.getsource(module))
    powers = [ast.unparse(one) for one in ast.walk(tree) if isinstance(one, ast.Pow)]
    functions = {
        alias.name
        for one in ast.walk(tree)
        if isinstance(one, ast.ImportFrom) and one.module == "math"
        for alias in one.names
    }
    assert powers == []
    assert functions <= {"copysign", "fsum", "inf", "sqrt"}


def test_segments_join_up(bare: Board) -> None:
    """Playing a leg back by its formula leads to where the next leg of that chip begins."""
    for result in crowded(bare, 100, seed=3):
        last: dict[int, Segment] = {}
        for segment in result.segments:
            before = last.get(segment.chip)
            if before is not None and before.kind is Kind.SLIDE:
                speed = hypot(before.vx, before.vy)
                elapsed = segment.time - before.time
                gone = speed * elapsed - BRAKING * elapsed**2 / 2
                assert isclose(before.x + before.vx / speed * gone, segment.x, abs_tol=1e-9)
                assert isclose(before.y + before.vy / speed * gone, segment.y, abs_tol=1e-9)
            last[segment.chip] = segment
        assert all(segment.kind in (Kind.REST, Kind.OUT) for segment in last.values())


def test_a_chip_that_touches_nothing_comes_to_rest_where_the_whole_motion_takes_it(
    bare: Board,
) -> None:
    """Given lying chips; when another comes down and slides alone; then it lies, to the last bit,
    where it does if everything is worked out, and nothing else has moved."""
    chance = Practice(17)
    alone = 0
    for _ in range(600):
        *spots, spot = scatter(bare, 1 + chance.below("chips", 13), chance)
        vx, vy = float(chance.below("vx", 1201) - 600), float(chance.below("vy", 1201) - 600)
        result = Motion(bare, bare.places(spots), start=0.25)
        point = bare.from_middle(spot)
        rest = result.slide_alone(0.25, *point, vx, vy)
        result.land(*point, (2.0 * vx, 2.0 * vy), (vx, vy))
        result.run()
        if rest is not None:
            alone += 1
            assert rest == resting_point(result, len(spots))
            assert result.moved == {len(spots)}
            assert [segment.kind for segment in result.segments] == [Kind.SLIDE, Kind.REST]
    assert 100 < alone < 500


def test_the_encoding_is_small_whole_numbers(bare: Board) -> None:
    segments = [
        Segment(0.0, 3, Kind.FLY, -260.04, 0.0, 812.6, -3.4),
        Segment(0.1234, 3, Kind.REST, 12.36, -7.0, 0.0, 0.0),
    ]
    assert encode(bare, segments) == [
        [0, 3, 0, -600, 2000, 813, -3],
        [123, 3, 2, 2124, 1930, 0, 0],
    ]


def test_the_motion_of_a_busy_throw_fits_in_a_short_message(
    board: Board,
    some_throw: Callable[[Practice], Throw],
    busy_board: Callable[[int, Practice], list[Spot]],
) -> None:
    chance = Practice(8)
    sizes = []
    for _ in range(100):
        lying = busy_board(12, chance)
        outcome = throw_chip(board, lying, some_throw(chance), STEADINESS["normal"], chance)
        sizes.append(len(json.dumps(encode(board, outcome.segments), separators=(",", ":"))))
    assert sum(sizes) / len(sizes) < 250
    assert max(sizes) < 1000
