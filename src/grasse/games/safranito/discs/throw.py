"""A throw: what the player means, what the hand makes of it, and where the chips end up.

What the player means is six small whole numbers (`Throw`). The hand adds its `Tremor`, drawn from
the match's chance. The rest is physics without chance: the chip flies, lands, slides and collides.

Directions need no trigonometry when a throw is played: the sine and cosine of every bearing are
made once by turning a unit vector step by step, with the sine and cosine of one step written out.
"""

from collections.abc import Callable, Sequence
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
_LIMITS: Final = tuple((name, allowed[0], allowed[-1]) for name, allowed in RANGES.items())
_LEFTMOST: Final = RANGES["bearing"][0]
_FACES: Final = tuple(Face)


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
        for value, (name, least, most) in zip(self, _LIMITS, strict=True):
            if not least <= value <= most:
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


class Shake(NamedTuple):
    """The numbers drawn for a tremor: of the first four only the sum of eight bytes counts."""

    turn: int
    haste: int
    veer: int
    grip: int
    flip: int
    """Of a hundred: whether the chip turns over."""


def draw_shake(chance: Chance) -> Shake:
    """Draw the numbers of a tremor: always five draws, in this order."""
    return Shake(
        _bytes_sum(chance),
        _bytes_sum(chance),
        _bytes_sum(chance),
        _bytes_sum(chance),
        chance.below("throw", 100),
    )


def _bytes_sum(chance: Chance) -> int:
    return sum(chance.below("throw", 1 << (8 * _BYTES)).to_bytes(_BYTES, "big"))


def tremble(
    steadiness: Steadiness, throw: Throw, shake: Shake, coefficients: Coefficients = TABLE
) -> Tremor:
    """The tremor of a throw, by the numbers that were drawn for it.

    The faster the chip leaves the hand along the board, the further the hand swerves; this is what
    makes a hard knock-out a gamble. The sum of eight fair bytes, less its mean and divided by its
    deviation, is all but normal and never beyond 4.9.
    """
    turn, haste, veer, grip, flip = shake
    arc = coefficients.arcs[throw.loft]
    metres_per_second = throw.power * coefficients.top_speed * arc.cosine / 1_000_000.0
    return Tremor(
        (turn - _BYTES_MEAN) / _BYTES_DEVIATION * steadiness.direction * metres_per_second,
        (haste - _BYTES_MEAN) / _BYTES_DEVIATION * steadiness.speed,
        (veer - _BYTES_MEAN) / _BYTES_DEVIATION * arc.veer,
        (grip - _BYTES_MEAN) / _BYTES_DEVIATION * arc.kept_scatter,
        flip < arc.flips,
    )


def draw_tremor(
    steadiness: Steadiness, throw: Throw, chance: Chance, coefficients: Coefficients = TABLE
) -> Tremor:
    """Draw the tremor of a throw."""
    return tremble(steadiness, throw, draw_shake(chance), coefficients)


class Flight(NamedTuple):
    """A chip in the air. Points are millimetres from the middle of the field, as in `motion`."""

    release: Point
    velocity: Point
    """Along the board."""
    duration: float
    landing: Point
    slide: Point
    """Velocity along the board after landing."""

    def ends_outside(self, board: Board) -> bool:
        """Whether it comes down on the frame or beyond."""
        x, y = self.landing
        limit = board.limit
        return not (-limit <= x <= limit and -limit <= y <= limit)


def _turned(across: float, ahead: float, angle: float) -> Point:
    """A direction turned to the right by a small angle.

    This is the turn whose half has the tangent angle / 2: exactly a turn, and up to a third of a
    radian not a hundredth less than the angle.
    """
    squared = 0.25 * angle * angle
    sine = angle / (1.0 + squared)
    cosine = (1.0 - squared) / (1.0 + squared)
    return across * cosine + ahead * sine, ahead * cosine - across * sine


SEEN_FROM_ABOVE: Final[tuple[Callable[[float, float], Point], ...]] = (
    lambda across, ahead: (across, ahead),
    lambda across, ahead: (ahead, -across),
    lambda across, ahead: (-across, -ahead),
    lambda across, ahead: (-ahead, across),
)
"""By side, a point or velocity as the thrower there sees it, on the board as side 0 sees it.
Counted backwards, the other way round."""


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
    side, place, bearing, power, loft, _ = throw
    turn, haste, veer, grip, _ = tremor
    seen_from_above = SEEN_FROM_ABOVE[side]
    start_across, start_ahead = hand(board, place, coefficients)
    across, ahead = DIRECTIONS[bearing - _LEFTMOST]
    across, ahead = _turned(across, ahead, turn)
    along, time = airborne(
        power * coefficients.top_speed / 1000.0 * (1.0 + haste), loft, coefficients
    )
    way = along * time
    kept = coefficients.arcs[loft].kept * (1.0 + grip)
    slide = along * (kept if kept > coefficients.least_kept else coefficients.least_kept)
    slide_across, slide_ahead = _turned(across, ahead, veer)
    return Flight(
        seen_from_above(start_across, start_ahead),
        seen_from_above(across * along, ahead * along),
        time,
        seen_from_above(start_across + across * way, start_ahead + ahead * way),
        seen_from_above(slide_across * slide, slide_ahead * slide),
    )


Moved = dict[int, Spot | None]
"""Where chips lie now that lay elsewhere before, by their numbers; None = out (SF-THROW-07)."""


class Field:
    """Chips that lie on a board, to find out what throws would do: each meets them as they lie.

    This is what a search wants: nothing is drawn, checked, judged or noted down.

    >>> board = Board(400, 4, 19.5, 4, ())
    >>> field = Field(board, [Spot.at(100, 300), Spot.at(200, 200)])
    >>> throw = Throw(0, 500, 0, 480, Loft.SLIDE, Face.DOWN)
    >>> field.moved_by(throw)
    {1: Spot(x=200000, y=285808), 2: Spot(x=200000, y=170534)}
    >>> field.moved_by(throw._replace(bearing=300))
    {2: Spot(x=378269, y=262294)}
    """

    def __init__(
        self, board: Board, lying: Sequence[tuple[int, int]], coefficients: Coefficients = TABLE
    ) -> None:
        # Chips are handled in the order of their places: how they are listed cannot matter.
        order = sorted(range(len(lying)), key=lying.__getitem__)
        self._motion = Motion(board, board.places(map(lying.__getitem__, order)), coefficients)
        order.append(len(lying))
        self._order = order
        self._board = board
        self._coefficients = coefficients
        self.lying = lying

    def moved_by(self, throw: Throw, tremor: Tremor = STILL) -> Moved:
        """Which chips such a throw moves, and where to; the thrown one, counted behind those that
        lie there, is always among them."""
        board, motion, order = self._board, self._motion, self._order
        flight = fly(board, throw, tremor, self._coefficients)
        _, velocity, duration, (x, y), slide = flight
        if flight.ends_outside(board):
            return {order[-1]: None}
        alone = motion.slide_alone(duration, x, y, *slide)
        if alone is not None:
            return {order[-1]: board.spot(*alone)}
        motion.lay_out(duration, noted=False)
        motion.land(x, y, velocity, slide)
        motion.run()
        moved: Moved = {}
        for chip in motion.moved:
            place = motion.lying.get(chip)
            moved[order[chip]] = None if place is None else board.spot(place[0], place[1])
        return moved

    def motion_of(self, throw: Throw, tremor: Tremor = STILL) -> tuple[Segment, ...]:
        """How the chips move from release to rest."""
        flight = fly(self._board, throw, tremor, self._coefficients)
        release, velocity, duration, landing, slide = flight
        motion, order = self._motion, self._order
        takeoff = Segment(0.0, order[-1], Kind.FLY, *release, *velocity)
        if flight.ends_outside(self._board):
            return takeoff, Segment(duration, order[-1], Kind.OUT, *landing, 0.0, 0.0)
        motion.lay_out(duration)
        motion.land(*landing, velocity, slide)
        motion.run()
        segments = (segment._replace(chip=order[segment.chip]) for segment in motion.segments)
        return takeoff, *segments


class Outcome(NamedTuple):
    """How the board looks after a throw, and how it came about."""

    field: Field
    throw: Throw
    tremor: Tremor
    moved: Moved

    @property
    def rest(self) -> tuple[Spot | None, ...]:
        """Where each chip lies: those that lay before in their order, then the thrown one."""
        rest: list[Spot | None] = [
            spot if isinstance(spot, Spot) else Spot(*spot) for spot in self.field.lying
        ]
        rest.append(None)
        for chip, spot in self.moved.items():
            rest[chip] = spot
        return tuple(rest)

    @property
    def face(self) -> Face:
        """Which side of the thrown chip is on top."""
        return _FACES[self.throw.face ^ self.tremor.flipped]

    @property
    def segments(self) -> tuple[Segment, ...]:
        """The whole motion, worked out again to see it; chips are numbered as in `rest`."""
        return self.field.motion_of(self.throw, self.tremor)


def carry_out(
    board: Board,
    lying: Sequence[tuple[int, int]],
    throw: Throw,
    tremor: Tremor = STILL,
    coefficients: Coefficients = TABLE,
) -> Outcome:
    """What comes of a throw whose tremor is known: no chance, only physics."""
    field = Field(board, lying, coefficients)
    return Outcome(field, throw, tremor, field.moved_by(throw, tremor))


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
