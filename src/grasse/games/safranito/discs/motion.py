"""Discs sliding on a table: exact from event to event.

A sliding chip moves on a straight line and slows down evenly: after a time t it has gone
`v t - b t^2 / 2`, where b is the friction times gravity, and it stops after `v^2 / (2 b)`. Nothing
changes until something happens: a chip stops, meets the wall, a lying chip or another sliding chip.
So there is no time step. Each chip is on a `Leg` of its journey; the agenda holds what the present
legs lead to, earliest first; an event ends the legs of the chips it concerns and begins new ones,
and whatever the agenda still holds about an ended leg is void.

Only + - * / sqrt and comparisons are used, in a fixed order, so that every machine computes the
same bits. Points are millimetres from the middle of the field, where a mirror image is a change of
sign and costs no bit either.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from heapq import heappop, heappush
from math import sqrt
from typing import Final, NamedTuple

from .coefficients import TABLE, Coefficients
from .geometry import Board

Point = tuple[float, float]


class Kind(IntEnum):
    """What a chip begins to do at a segment's time."""

    FLY = 0
    SLIDE = 1
    REST = 2
    OUT = 3


class Segment(NamedTuple):
    """From this time on, until its next segment, the chip moves so from here.

    Flying, it keeps its velocity; sliding, it slows down evenly; at rest or out, it stays.
    """

    time: float
    chip: int
    kind: Kind
    x: float
    y: float
    vx: float
    vy: float


class Leg:
    """A stretch of a chip's journey between two events; at rest when the speed is zero."""

    __slots__ = ("since", "speed", "ux", "uy", "x", "y")

    def __init__(
        self, since: float, x: float, y: float, ux: float = 0.0, uy: float = 0.0, speed: float = 0.0
    ) -> None:
        self.since = since
        self.x = x
        self.y = y
        self.ux = ux
        self.uy = uy
        self.speed = speed


_Event = tuple[float, int, int, int, Leg, Leg | None]
"""Time, chip, what it meets, running number, the chip's leg and that of the chip it meets.

What it meets is another chip or one of the next three."""
_STOP: Final = -1
_SIDE_WALL: Final = -2
_END_WALL: Final = -3

_SLIDE, _REST, _OUT = Kind.SLIDE, Kind.REST, Kind.OUT

_STANDSTILL: Final = 1.0
"""mm/s: a blow that makes a chip no faster than this does not move it; it would not go half a
micrometre. So a chip that grazes a lying one more softly passes, digging in by some micrometres at
most; else one squeezed past it along the wall would strike it without end."""
_GENTLE: Final = 10.0
"""mm/s: gentler blows between chips lose nothing and gentler ones on the wall do not bounce; else
blows would follow each other ever faster without end."""
_CREEP: Final = 2.0
"""mm/s: two sliding chips that touch and close in more slowly than this do not collide yet."""
_HAIR: Final = 1e-7
"""mm: two sliding chips this close touch."""
_LEAST_STEP: Final = 1e-9
_LEAST_CREEP_STEP: Final = 2e-5
"""s: the search for a touch always moves on by at least this."""
_MOST_STEPS: Final = 400
_MOST_EVENTS: Final = 2000
"""A throw has about five events, the busiest of a hundred thousand some dozens; after this many
all chips stop where they are."""
_CLEARANCE: Final = 0.002
"""mm kept between chips at rest, so that rounding to micrometres cannot make them overlap."""
_MOST_NUDGES: Final = 200


class Motion:
    """Chips on a board, some of them set in motion, until all lie still.

    >>> board = Board(400, 4, 19.5, 4, ())
    >>> motion = Motion(board, [(-100.0, 0.0), (0.0, 0.0)])
    >>> motion.push(0, 600.0, 0.0)
    >>> motion.run()
    >>> [segment.kind.name for segment in motion.segments]
    ['SLIDE', 'SLIDE', 'SLIDE', 'REST', 'REST']
    """

    def __init__(
        self,
        board: Board,
        points: Sequence[Point],
        coefficients: Coefficients = TABLE,
        start: float = 0.0,
    ) -> None:
        self.legs: list[Leg | None] = [Leg(start, x, y) for x, y in points]
        """What each chip is doing now; None for one that has left the board."""
        self.segments: list[Segment] = []
        self.events = 0
        self.moved: set[int] = set()
        """The chips that do not lie where they lay at the start."""
        self._start = start
        self._limit = board.side / 2 - board.chip_radius
        self._diameter = 2 * board.chip_radius
        self._braking = coefficients.braking
        self._chip_restitution = coefficients.chip_restitution
        self._wall_restitution = coefficients.wall_restitution
        self._hop_speed = coefficients.hop_speed(board.wall)
        self._agenda: list[_Event] = []
        self._announced = 0

    def push(self, chip: int, vx: float, vy: float) -> None:
        """Give a chip this velocity at the start."""
        leg = self.legs[chip]
        assert leg is not None
        self._set_off(chip, self._start, leg.x, leg.y, vx, vy)
        self._look_ahead(chip)

    def run(self) -> None:
        """Let everything happen that must, until all chips lie still."""
        agenda = self._agenda
        legs = self.legs
        while agenda:
            time, chip, met, _, leg, other = heappop(agenda)
            if legs[chip] is not leg or (met >= 0 and legs[met] is not other):
                continue
            if self.events == _MOST_EVENTS:
                self._freeze(time)
                break
            self.events += 1
            if met >= 0:
                assert other is not None
                self._collide(time, chip, leg, met, other)
            elif met == _STOP:
                self._come_to_rest(time, chip, leg)
            else:
                self._meet_wall(time, chip, leg, met)
        self._tidy()

    def _announce(self, time: float, chip: int, met: int, leg: Leg, other: Leg | None) -> None:
        self._announced += 1
        heappush(self._agenda, (time, chip, met, self._announced, leg, other))

    def _set_off(self, chip: int, time: float, x: float, y: float, vx: float, vy: float) -> None:
        """Begin the chip's next leg here with this velocity."""
        speed = sqrt(vx * vx + vy * vy)
        self.moved.add(chip)
        if speed < _STANDSTILL:
            self._lay_down(chip, time, x, y)
        else:
            self.legs[chip] = Leg(time, x, y, vx / speed, vy / speed, speed)
            self.segments.append(Segment(time, chip, _SLIDE, x, y, vx, vy))

    def _lay_down(self, chip: int, time: float, x: float, y: float) -> None:
        self.legs[chip] = Leg(time, x, y)
        self.segments.append(Segment(time, chip, _REST, x, y, 0.0, 0.0))

    def _look_ahead(self, chip: int, but: int = -1) -> None:
        """Announce all that the chip's new leg leads to, except meeting one it has just met."""
        leg = self.legs[chip]
        assert leg is not None
        if leg.speed == 0.0:
            for slider, its_leg in enumerate(self.legs):
                if its_leg is not None and its_leg.speed > 0.0 and slider != but:
                    self._foresee_meetings(leg.since, slider, its_leg, (chip,))
            return
        speed = leg.speed
        distance = speed * speed / (2.0 * self._braking)
        end = _STOP
        if leg.ux != 0.0:
            to_wall = (self._limit - leg.x if leg.ux > 0.0 else -self._limit - leg.x) / leg.ux
            if to_wall < distance:
                distance, end = to_wall, _SIDE_WALL
        if leg.uy != 0.0:
            to_wall = (self._limit - leg.y if leg.uy > 0.0 else -self._limit - leg.y) / leg.uy
            if to_wall < distance:
                distance, end = to_wall, _END_WALL
        distance = max(distance, 0.0)
        delay = 2.0 * distance / (speed + self._speed_after(speed, distance))
        self._announce(leg.since + delay, chip, end, leg, None)
        self._foresee_meetings(leg.since, chip, leg, range(len(self.legs)), but)

    def _speed_after(self, speed: float, distance: float) -> float:
        """The speed left of this one after sliding a distance."""
        squared = speed * speed - 2.0 * self._braking * distance
        return sqrt(squared) if squared > 0.0 else 0.0

    def _foresee_meetings(
        self, now: float, chip: int, leg: Leg, others: Iterable[int], but: int = -1
    ) -> None:
        """Announce where a sliding chip will meet the others, as all of them move now."""
        legs = self.legs
        braking = self._braking
        diameter = self._diameter
        ux = leg.ux
        uy = leg.uy
        elapsed = now - leg.since
        gone = (leg.speed - 0.5 * braking * elapsed) * elapsed
        x = leg.x + ux * gone
        y = leg.y + uy * gone
        speed = leg.speed - braking * elapsed
        still_to_go = speed * speed / (2.0 * braking)
        for met in others:
            other = legs[met]
            if other is None or other is leg or met == but:
                continue
            if other.speed > 0.0:
                delay = self._until_touch(now, x, y, ux, uy, speed, other)
                if delay >= 0.0:
                    self._announce(now + delay, chip, met, leg, other)
                continue
            dx = other.x - x
            dy = other.y - y
            ahead = dx * ux + dy * uy
            if 0.0 < ahead < still_to_go + diameter:
                half_chord_squared = ahead * ahead - (dx * dx + dy * dy) + diameter * diameter
                if half_chord_squared > 0.0:
                    half_chord = sqrt(half_chord_squared)
                    distance = max(ahead - half_chord, 0.0)
                    if distance < still_to_go:
                        speed_then = self._speed_after(speed, distance)
                        closing = speed_then * min(ahead, half_chord) / diameter
                        if closing > _STANDSTILL:
                            delay = 2.0 * distance / (speed + speed_then)
                            self._announce(now + delay, chip, met, leg, other)

    def _until_touch(
        self, now: float, x: float, y: float, ux: float, uy: float, speed: float, other: Leg
    ) -> float:
        """How long until a sliding chip touches another one that slides too; -1 for never.

        Seen from the one, the other moves by `r + w t + a t^2 / 2` with constant w and a. Along the
        line of centres its acceleration is at least -|a|, because turning about each other only
        drives them apart. So the distance stays above a parabola known at any moment, and a step to
        where that parabola would touch can never jump over the true touch.
        """
        braking = self._braking
        elapsed = now - other.since
        other_speed = other.speed - braking * elapsed
        gone = (other.speed - 0.5 * braking * elapsed) * elapsed
        span = (speed if speed < other_speed else other_speed) / braking
        rx = other.x + other.ux * gone - x
        ry = other.y + other.uy * gone - y
        wx = other.ux * other_speed - ux * speed
        wy = other.uy * other_speed - uy * speed
        ax = braking * (ux - other.ux)
        ay = braking * (uy - other.uy)
        pull = sqrt(ax * ax + ay * ay)
        diameter = self._diameter
        farthest = (sqrt(wx * wx + wy * wy) + 0.5 * pull * span) * span + diameter
        if rx * rx + ry * ry > farthest * farthest:
            return -1.0
        delay = 0.0
        for _ in range(_MOST_STEPS):
            half = 0.5 * delay
            px = rx + (wx + ax * half) * delay
            py = ry + (wy + ay * half) * delay
            distance = sqrt(px * px + py * py) or _HAIR
            gap = distance - diameter
            parting = (px * (wx + ax * delay) + py * (wy + ay * delay)) / distance
            if gap <= _HAIR:
                if parting < -_CREEP:
                    return delay
                if pull == 0.0:
                    break
                delay += max((parting + _CREEP) / pull, _LEAST_CREEP_STEP)
            elif pull > 0.0:
                step = (parting + sqrt(parting * parting + 2.0 * pull * gap)) / pull
                delay += max(step, _LEAST_STEP)
            elif parting < 0.0:
                delay += max(-gap / parting, _LEAST_STEP)
            else:
                break
            if delay >= span:
                break
        return -1.0

    def _now(self, time: float, leg: Leg) -> tuple[float, float, float, float]:
        """Where a chip is at this time of its leg, and its velocity."""
        elapsed = time - leg.since
        gone = (leg.speed - 0.5 * self._braking * elapsed) * elapsed
        speed = leg.speed - self._braking * elapsed
        if speed < 0.0:
            speed = 0.0
        return leg.x + leg.ux * gone, leg.y + leg.uy * gone, leg.ux * speed, leg.uy * speed

    def _come_to_rest(self, time: float, chip: int, leg: Leg) -> None:
        x, y, _, _ = self._now(time, leg)
        self._lay_down(chip, time, x, y)
        self._look_ahead(chip)

    def _meet_wall(self, time: float, chip: int, leg: Leg, wall: int) -> None:
        """Bounce back; after a gentle touch slide on along the wall; after a hard one hop over."""
        x, y, vx, vy = self._now(time, leg)
        if wall == _SIDE_WALL:
            x = self._limit if leg.ux > 0.0 else -self._limit
            against = abs(vx)
            vx = -self._wall_restitution * vx if against >= _GENTLE else 0.0
        else:
            y = self._limit if leg.uy > 0.0 else -self._limit
            against = abs(vy)
            vy = -self._wall_restitution * vy if against >= _GENTLE else 0.0
        if against > self._hop_speed:
            self.legs[chip] = None
            self.moved.add(chip)
            self.segments.append(Segment(time, chip, _OUT, x, y, 0.0, 0.0))
        else:
            self._set_off(chip, time, x, y, vx, vy)
            self._look_ahead(chip)

    def _collide(self, time: float, chip: int, leg: Leg, met: int, other: Leg) -> None:
        """Two equal chips exchange momentum along the line of their centres; edges do not rub."""
        x, y, vx, vy = self._now(time, leg)
        other_x, other_y, other_vx, other_vy = self._now(time, other)
        nx = other_x - x
        ny = other_y - y
        distance = sqrt(nx * nx + ny * ny)
        nx /= distance
        ny /= distance
        closing = (vx - other_vx) * nx + (vy - other_vy) * ny
        restitution = self._chip_restitution if closing >= _GENTLE else 1.0
        impulse = 0.5 * (1.0 + restitution) * closing
        self._set_off(chip, time, x, y, vx - impulse * nx, vy - impulse * ny)
        self._set_off(met, time, other_x, other_y, other_vx + impulse * nx, other_vy + impulse * ny)
        self._look_ahead(chip)
        self._look_ahead(met, but=chip)

    def _freeze(self, time: float) -> None:
        for chip, leg in enumerate(self.legs):
            if leg is not None and leg.speed > 0.0:
                x, y, _, _ = self._now(time, leg)
                self._lay_down(chip, time, x, y)

    def _tidy(self) -> None:
        """Part chips that crept into each other, so that none overlap in the record."""
        near = self._diameter + _CLEARANCE
        for _ in range(_MOST_NUDGES):
            at_peace = True
            for chip in sorted(self.moved):
                leg = self.legs[chip]
                if leg is None:
                    continue
                for met, other in enumerate(self.legs):
                    if other is None or other is leg:
                        continue
                    dx = other.x - leg.x
                    dy = other.y - leg.y
                    if dx * dx + dy * dy < near * near:
                        self._part(leg, other)
                        self.moved.add(met)
                        at_peace = False
            if at_peace:
                break

    def _part(self, leg: Leg, other: Leg) -> None:
        """Move both chips back from each other by the same amount, but not into the wall."""
        dx = other.x - leg.x
        dy = other.y - leg.y
        distance = sqrt(dx * dx + dy * dy)
        if distance == 0.0:
            dx = distance = 1.0
        share = 0.5 * (self._diameter + 1.5 * _CLEARANCE - distance) / distance
        limit = self._limit
        leg.x = min(max(leg.x - dx * share, -limit), limit)
        leg.y = min(max(leg.y - dy * share, -limit), limit)
        other.x = min(max(other.x + dx * share, -limit), limit)
        other.y = min(max(other.y + dy * share, -limit), limit)


def encode(board: Board, segments: Iterable[Segment]) -> list[list[int]]:
    """The motion in small whole numbers for the browser to play back.

    Each row is a segment: milliseconds since release, chip, kind, place in tenths of a millimetre
    from the same corner as spots, and velocity in mm/s.
    """
    half = board.side / 2
    return [
        [
            round(time * 1000.0),
            chip,
            int(kind),
            round((x + half) * 10.0),
            round((y + half) * 10.0),
            round(vx),
            round(vy),
        ]
        for time, chip, kind, x, y, vx, vy in segments
    ]
