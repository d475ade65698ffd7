"""A throw: what the player means, what the hand makes of it, and where the chips end up.

What the player means is six small whole numbers (`Throw`). The hand adds its `Tremor`, drawn from
the match's chance. The rest is physics without chance: the chip flies, lands, slides and collides.

Directions need no trigonometry when a throw is played: the sine and cosine of every bearing are
made once by turning a unit vector step by step, with the sine and cosine of one step written out.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from .chance import Chance
from .coefficients import TABLE, Coefficients, Face, Loft, Steadiness
from .geometry import Board, Spot
from .motion import Kind, Motion, Point, Segment

RANGES: Final = {
    "side": range(4),
    "place": range(1001),
    "bearing": range(-800, 801),
    "power": range(100, 1001),
    "loft": range(len(Loft)),
    "face": range(len(Face)),
}
"""What each number of a throw may be. Power has a floor so that a slip is not a throw."""


class Throw(NamedTuple):
    """What a player means to do, in whole numbers that every kind of input gives alike."""

    side: int
    """The thrower's side of the board, clockwise as the seats go: 0 is at y = 0, 1 at x = 0."""
    place: int
    """Where along that side the hand is: thousandths of the way from its left to its right."""
    bearing: int
    """Direction in tenths of a degree: 0 straight across the board, positive to the right."""
    power: int
    """Thousandths of the greatest speed."""
    loft: Loft
    face: Face
    """The side of the chip meant to lie on top."""

    def out_of_range(self) -> str | None:
        """The name of the first number that is not allowed, if any."""
        for name, value in zip(self._fields, self, strict=True):
            if value not in RANGES[name]:
                return name
        return None


def _directions() -> tuple[Point, ...]:
    """For each bearing, how far a unit step goes across (to the right) and ahead."""
    sine, cosine = 0.0017453283658983088, 0.9999984769132877  # of a tenth of a degree
    across, ahead = 0.0, 1.0
    right = [(across, ahead)]
    for _ in range(RANGES["bearing"][-1]):
        across, ahead = across * cosine + ahead * sine, ahead * cosine - across * sine
        right.append((across, ahead))
    left = [(-across, ahead) for across, ahead in reversed(right[1:])]
    return (*left, *right)


DIRECTIONS: Final = _directions()
"""By bearing, beginning with the leftmost."""


class Tremor(NamedTuple):
    """How one throw strays from what was meant."""

    turn: float = 0.0
    """Change of direction at release, in radians to the right."""
    haste: float = 0.0
    """Change of speed at release, as a share of it."""
    veer: float = 0.0
    """Change of direction on landing, in radians to the right."""
    grip: float = 0.0
    """Change of the speed kept on landing, as a share of it."""
    flipped: bool = False


STILL: Final = Tremor()
"""A hand, and a landing, without any tremor."""

_BYTES: Final = 8
_BYTES_MEAN: Final = 1020
_BYTES_DEVIATION: Final = 209.02152999152983  # square root of 8 (256^2 - 1) / 12


def _deviate(chance: Chance) -> float:
    """A number with mean 0 and deviation 1, all but normal: the sum of eight fair bytes.

    It is never beyond 4.9, and only whole numbers are drawn, so every machine gets the same.
    """
    drawn = chance.below("throw", 1 << (8 * _BYTES))
    return (sum(drawn.to_bytes(_BYTES, "big")) - _BYTES_MEAN) / _BYTES_DEVIATION


def draw_tremor(
    steadiness: Steadiness, throw: Throw, chance: Chance, coefficients: Coefficients = TABLE
) -> Tremor:
    """Draw the tremor of a throw: always five draws, in this order.

    The faster the chip leaves the hand along the board, the further the hand swerves; this is what
    makes a hard knock-out a gamble.
    """
    arc = coefficients.arcs[throw.loft]
    metres_per_second = throw.power * coefficients.top_speed * arc.cosine / 1_000_000.0
    return Tremor(
        turn=_deviate(chance) * steadiness.direction * metres_per_second,
        haste=_deviate(chance) * steadiness.speed,
        veer=_deviate(chance) * arc.veer,
        grip=_deviate(chance) * arc.kept_scatter,
        flipped=chance.below("throw", 100) < arc.flips,
    )


class Flight(NamedTuple):
    """A chip in the air. Points are millimetres from the middle of the field, as in `motion`."""

    release: Point
    velocity: Point
    """Along the board."""
    duration: float
    landing: Point
    slide: Point
    """Velocity along the board after landing."""


def _turned(across: float, ahead: float, angle: float) -> Point:
    """A direction turned to the right by a small angle.

    This is the turn whose half has the tangent angle / 2: exactly a turn, and up to a third of a
    radian not a hundredth less than the angle.
    """
    squared = 0.25 * angle * angle
    sine = angle / (1.0 + squared)
    cosine = (1.0 - squared) / (1.0 + squared)
    return across * cosine + ahead * sine, ahead * cosine - across * sine


def _seen_from_above(side: int, across: float, ahead: float) -> Point:
    """A point or velocity as the thrower on this side sees it, on the board as side 0 sees it."""
    if side == 0:
        return across, ahead
    if side == 1:
        return ahead, -across
    if side == 2:
        return -across, -ahead
    return -ahead, across


def hand(board: Board, place: int, coefficients: Coefficients = TABLE) -> Point:
    """Where the hand lets go, as the thrower sees it: across and ahead of the middle."""
    return (
        (place - 500) * (board.side - 2 * board.chip_radius) / 1000.0,
        -(board.side / 2 + coefficients.release_distance),
    )


def airborne(speed: float, loft: Loft, coefficients: Coefficients = TABLE) -> tuple[float, float]:
    """Horizontal speed and time in the air of a chip let go at this speed."""
    arc = coefficients.arcs[loft]
    gravity = coefficients.gravity
    rise = speed * arc.sine
    time = (rise + sqrt(rise * rise + 2.0 * gravity * coefficients.release_height)) / gravity
    return speed * arc.cosine, time


def fly(
    board: Board, throw: Throw, tremor: Tremor = STILL, coefficients: Coefficients = TABLE
) -> Flight:
    """From the hand to the board."""
    side = throw.side
    start = hand(board, throw.place, coefficients)
    across, ahead = _turned(*DIRECTIONS[throw.bearing - RANGES["bearing"][0]], tremor.turn)
    speed = throw.power * coefficients.top_speed / 1000.0 * (1.0 + tremor.haste)
    along, time = airborne(speed, throw.loft, coefficients)
    way = along * time
    kept = coefficients.arcs[throw.loft].kept * (1.0 + tremor.grip)
    slide = along * max(kept, coefficients.least_kept)
    slide_across, slide_ahead = _turned(across, ahead, tremor.veer)
    return Flight(
        release=_seen_from_above(side, *start),
        velocity=_seen_from_above(side, across * along, ahead * along),
        duration=time,
        landing=_seen_from_above(side, start[0] + across * way, start[1] + ahead * way),
        slide=_seen_from_above(side, slide_across * slide, slide_ahead * slide),
    )


class Outcome(NamedTuple):
    """How the board looks after a throw, and how it came about."""

    rest: tuple[Spot | None, ...]
    """Where each chip lies: those that lay before in their order, then the thrown one. None = out
    (SF-THROW-07)."""
    face: Face
    """Which side of the thrown chip is on top."""
    segments: tuple[Segment, ...]
    """The whole motion from release to rest; chips are numbered as in `rest`."""


def carry_out(
    board: Board,
    lying: Sequence[Spot],
    throw: Throw,
    tremor: Tremor = STILL,
    coefficients: Coefficients = TABLE,
) -> Outcome:
    """What comes of a throw whose tremor is known: no chance, only physics."""
    flight = fly(board, throw, tremor, coefficients)
    face = Face(1 - throw.face if tremor.flipped else throw.face)
    thrown = len(lying)
    # Chips are handled in the order of their places, so how the caller lists them cannot matter.
    order = sorted(range(thrown), key=lying.__getitem__)
    points = [board.from_middle(lying[chip]) for chip in order]
    takeoff = Segment(0.0, thrown, Kind.FLY, *flight.release, *flight.velocity)
    x, y = flight.landing
    limit = board.side / 2 - board.chip_radius
    if not (-limit <= x <= limit and -limit <= y <= limit):
        lost = Segment(flight.duration, thrown, Kind.OUT, x, y, 0.0, 0.0)
        return Outcome((*lying, None), face, (takeoff, lost))
    points.append(flight.landing)
    order.append(thrown)
    motion = Motion(board, points, coefficients, flight.duration)
    motion.land(thrown, flight.velocity, flight.slide)
    motion.run()
    rest: list[Spot | None] = [*lying, None]
    for chip in motion.moved:
        leg = motion.legs[chip]
        rest[order[chip]] = None if leg is None else board.spot(leg.x, leg.y)
    slides = (
        Segment(when, order[chip], kind, x, y, vx, vy)
        for when, chip, kind, x, y, vx, vy in motion.segments
    )
    return Outcome(tuple(rest), face, (takeoff, *slides))


def throw_chip(
    board: Board,
    lying: Sequence[Spot],
    throw: Throw,
    steadiness: Steadiness,
    chance: Chance,
    coefficients: Coefficients = TABLE,
) -> Outcome:
    """Throw a chip among the lying ones: the hand trembles, then physics takes its course."""
    wrong = throw.out_of_range()
    if wrong is not None:
        allowed = RANGES[wrong]
        raise ValueError(
            f"{wrong} of a throw must be from {allowed[0]} to {allowed[-1]}, "
            f"not {getattr(throw, wrong)}"
        )
    tremor = draw_tremor(steadiness, throw, chance, coefficients)
    return carry_out(board, lying, throw, tremor, coefficients)
