"""Discs sliding on a table: exact from event to event.

A sliding chip moves on a straight line and slows down evenly: after a time t it has gone
`v t - b t^2 / 2`, where b is the friction times gravity, and it stops after `v^2 / (2 b)`. Nothing
changes until something happens: a chip stops, meets the wall, a lying chip or another sliding chip.
So there is no time step. Each chip is on a `Leg` of its journey; the agenda holds what the present
legs lead to, earliest first; an event ends the legs of the chips it concerns and begins new ones,
and whatever the agenda still holds about an ended leg is void.

A chip that comes down on others is over them, seen from above, until it has slid off; none stays.

Only + - * / sqrt and comparisons are used, in a fixed order, so that every machine computes the
same bits. Points are millimetres from the middle of the field, where a mirror image is a change of
sign and costs no bit either.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from heapq import heappop, heappush
from math import fsum, sqrt
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


class _Below(NamedTuple):
    """A chip on which another lies."""

    chip: int
    leg: Leg
    distance: float
    """Between the two centres."""
    nx: float
    ny: float
    """The direction from its centre to that of the other."""
    lean: float
    """How far they have to part."""


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
_NEVER: Final = 1e-9
"""Instead of a speed of zero: what is divided by it is far beyond the field."""
_CLEARANCE: Final = 0.002
"""mm kept between chips at rest, so that rounding to micrometres cannot make them overlap."""
_MOST_NUDGES: Final = 200
_LEANS: Final = 0.2
"""mm: a chip that lies over another by less than this is laid beside it at the end."""
_MOST_TIPS: Final = 60
"""A chip that falls between others slides off one onto the other in turn, less far each time;
in a game the longest series of many thousands has a dozen."""


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
        self._drag = coefficients.drag
        self._hop_speed = coefficients.hop_speed(board.wall)
        self._agenda: list[_Event] = []
        self._announced = 0
        self._upper = -1
        self._under: list[int] = []
        """The chip that came down on others, and those others."""
        self._heading: Point = (1.0, 0.0)
        """Where it slid when it came down."""
        self.tips = 0
        """How often it would have stayed on one of them, and slid off."""

    def push(self, chip: int, vx: float, vy: float) -> None:
        """Give a chip this velocity at the start."""
        leg = self.legs[chip]
        assert leg is not None
        self._set_off(chip, self._start, leg.x, leg.y, vx, vy)
        self._look_ahead(chip)

    def land(self, chip: int, flight: Point, slide: Point) -> None:
        """A chip comes down where it is: it flew with the one velocity and keeps the other.

        What the landing takes from it goes into the board, or in part to a chip that it comes down
        on: most if it hits that in the middle, nothing at the rim, and never so much that the other
        goes faster. If its centre is beyond the rim, it tips, and the edges meet; else it skids on
        over the other.
        """
        leg = self.legs[chip]
        assert leg is not None
        self._upper, self._heading = chip, slide
        struck = self._below(leg, range(len(self.legs)))
        if not struck:
            self.push(chip, *slide)
            return
        self._under = [one.chip for one in struck]
        pressed = [1.0 - (one.distance / self._diameter) ** 2 for one in struck]
        vx, vy = slide
        lost_x = flight[0] - vx
        lost_y = flight[1] - vy
        lost = sqrt(lost_x * lost_x + lost_y * lost_y) or _NEVER
        dragged = min(self._drag, sqrt(vx * vx + vy * vy) / lost) / max(1.0, fsum(pressed))
        blows = [slide]
        pushes = []
        for one, share in zip(struck, pressed, strict=True):
            its_vx = dragged * share * lost_x
            its_vy = dragged * share * lost_y
            if 2.0 * one.distance >= self._diameter:
                closing = (its_vx - vx) * one.nx + (its_vy - vy) * one.ny
                impulse = self._impulse(closing, one.lean)
                blows.append((impulse * one.nx, impulse * one.ny))
                its_vx -= impulse * one.nx
                its_vy -= impulse * one.ny
            pushes.append((its_vx, its_vy))
        # Exact sums, so that the order of the blows cannot matter.
        vx, vy = (fsum(part) for part in zip(*blows, strict=True))
        self._disperse(self._start, leg, (vx, vy), struck, pushes)

    def _below(self, leg: Leg, among: Iterable[int]) -> list[_Below]:
        """Those of these chips that are under the one that came down on others."""
        found = []
        diameter = self._diameter
        for met in among:
            other = self.legs[met]
            if other is None or other is leg:
                continue
            dx = leg.x - other.x
            dy = leg.y - other.y
            squared = dx * dx + dy * dy
            if squared < diameter * diameter:
                distance = sqrt(squared)
                if distance == 0.0:
                    dx, dy = self._heading
                length = distance or sqrt(dx * dx + dy * dy)
                lean = diameter + 1.5 * _CLEARANCE - distance
                found.append(_Below(met, other, distance, dx / length, dy / length, lean))
        return found

    def _disperse(
        self, time: float, leg: Leg, velocity: Point, below: list[_Below], velocities: list[Point]
    ) -> None:
        """A chip and those it lies on set off."""
        self._set_off(self._upper, time, leg.x, leg.y, *velocity)
        for one, (vx, vy) in zip(below, velocities, strict=True):
            self._set_off(one.chip, time, one.leg.x, one.leg.y, vx, vy)
        self._look_ahead(self._upper)
        for one in below:
            self._look_ahead(one.chip, but=self._upper)

    def run(self) -> None:
        """Let everything happen that must, until all chips lie still."""
        agenda = self._agenda
        legs = self.legs
        if self._under:
            self._tip_off(self._start)
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
            if self._under:
                self._tip_off(time)
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
        over = self._over(now, chip) if self._under else ()
        for met in others:
            other = legs[met]
            if other is None or other is leg or met == but or met in over:
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
        impulse = self._impulse((vx - other_vx) * nx + (vy - other_vy) * ny)
        self._set_off(chip, time, x, y, vx - impulse * nx, vy - impulse * ny)
        self._set_off(met, time, other_x, other_y, other_vx + impulse * nx, other_vy + impulse * ny)
        self._look_ahead(chip)
        self._look_ahead(met, but=chip)

    def _impulse(self, closing: float, lean: float = 0.0) -> float:
        """What each of two chips gets along the line of centres, by their closing speed.

        A chip that leans on the other slides off it as from a slope: falling pays for the friction
        on the way.
        """
        restitution = self._chip_restitution if closing >= _GENTLE else 1.0
        parting = restitution * closing if closing > 0.0 else -closing
        return 0.5 * (closing + sqrt(parting * parting + 4.0 * self._braking * lean))

    def _over(self, now: float, chip: int) -> set[int]:
        """The chips above or below this one, which it does not meet until they are apart."""
        if chip == self._upper:
            return {met for met in self._under if self._overlap(now, chip, met)}
        if chip in self._under and self._overlap(now, chip, self._upper):
            return {self._upper}
        return set()

    def _overlap(self, now: float, chip: int, met: int) -> bool:
        leg, other = self.legs[chip], self.legs[met]
        if leg is None or other is None:
            return False
        x, y, _, _ = self._now(now, leg)
        other_x, other_y, _, _ = self._now(now, other)
        dx = other_x - x
        dy = other_y - y
        return dx * dx + dy * dy < self._diameter * self._diameter

    def _tip_off(self, time: float) -> None:
        """No chip stays on others: where it and they lie still, they slide apart."""
        leg = self.legs[self._upper]
        if leg is None or self.tips == _MOST_TIPS:
            self._under.clear()
            return
        if leg.speed > 0.0:
            return
        below = self._below(leg, self._under)
        if any(one.leg.speed > 0.0 for one in below) or all(one.lean < _LEANS for one in below):
            return
        self.tips += 1
        way, ways = self._ways_apart(leg, below)
        paid = fsum(one.lean for one in below) + _CLEARANCE
        if sqrt(way[0] ** 2 + way[1] ** 2) + fsum(ways) > paid:  # it hangs over to several sides
            below = [max(below, key=_depth)]
            way, ways = self._ways_apart(leg, below)
        velocities = [
            self._velocity(-far * one.nx, -far * one.ny)
            for one, far in zip(below, ways, strict=True)
        ]
        self._disperse(time, leg, self._velocity(*way), below, velocities)

    def _ways_apart(self, leg: Leg, below: list[_Below]) -> tuple[Point, list[float]]:
        """Where a chip goes that lies on others, and how far each of those makes way.

        It goes to the side to which it hangs over, half as far as it must; the others make room
        for the rest, or the other way round where a wall is near.
        """
        rooms = [self._room(one.leg, -one.nx, -one.ny) for one in below]
        own = [one.lean - min(0.5 * one.lean, room) for one, room in zip(below, rooms, strict=True)]
        x = fsum(far * one.nx for far, one in zip(own, below, strict=True))
        y = fsum(far * one.ny for far, one in zip(own, below, strict=True))
        far = sqrt(x * x + y * y) or _NEVER
        part = min(1.0, self._room(leg, x / far, y / far) / far)
        x *= part
        y *= part
        ways = [
            min(max(one.lean - (x * one.nx + y * one.ny), 0.0), room)
            for one, room in zip(below, rooms, strict=True)
        ]
        return (x, y), ways

    def _velocity(self, x: float, y: float) -> Point:
        """The velocity with which a chip slides just this way."""
        per_millimetre = sqrt(2.0 * self._braking / (sqrt(x * x + y * y) or _NEVER))
        return x * per_millimetre, y * per_millimetre

    def _room(self, leg: Leg, ux: float, uy: float) -> float:
        """How far the wall lets a chip go in this direction; it may slide along a wall."""
        room = 2.0 * self._limit
        if abs(ux) >= abs(uy):
            room = min(room, (self._limit - (leg.x if ux > 0.0 else -leg.x)) / (abs(ux) or _NEVER))
        if abs(uy) >= abs(ux):
            room = min(room, (self._limit - (leg.y if uy > 0.0 else -leg.y)) / (abs(uy) or _NEVER))
        return room

    def _freeze(self, time: float) -> None:
        for chip, leg in enumerate(self.legs):
            if leg is not None and leg.speed > 0.0:
                x, y, _, _ = self._now(time, leg)
                self._lay_down(chip, time, x, y)

    def lay_apart(self) -> None:
        """Part chips that lie on each other, as somebody may report them from a real table."""
        for chip, leg in enumerate(self.legs):
            if leg is not None and self._below(leg, range(len(self.legs))):
                self.moved.add(chip)
        self._tidy()

    def _tidy(self) -> None:
        """Part chips that crept into each other, so that none overlap in the record."""
        for _ in range(_MOST_NUDGES):
            close = self._too_close()
            if not close:
                break
            for _, chip, met in close:
                self._part(chip, met)

    def _too_close(self) -> list[tuple[float, int, int]]:
        """Pairs to be parted, the closest first, so that mirror images stay such."""
        near = (self._diameter + _CLEARANCE) * (self._diameter + _CLEARANCE)
        moved = self.moved
        found = []
        for chip in moved:
            leg = self.legs[chip]
            if leg is None:
                continue
            for met, other in enumerate(self.legs):
                if other is None or other is leg:
                    continue
                dx = other.x - leg.x
                dy = other.y - leg.y
                squared = dx * dx + dy * dy
                if squared < near and (met > chip or met not in moved):
                    found.append((squared, chip, met))
        return sorted(found)

    def _part(self, chip: int, met: int) -> None:
        """Move both chips back from each other by the same amount, but not into the wall."""
        leg, other = self.legs[chip], self.legs[met]
        assert leg is not None
        assert other is not None
        dx = other.x - leg.x
        dy = other.y - leg.y
        distance = sqrt(dx * dx + dy * dy)
        if distance >= self._diameter + _CLEARANCE:  # parted with another pair
            return
        if distance == 0.0:
            dx = distance = 1.0
        self.moved.add(met)
        share = 0.5 * (self._diameter + 1.5 * _CLEARANCE - distance) / distance
        limit = self._limit
        leg.x = min(max(leg.x - dx * share, -limit), limit)
        leg.y = min(max(leg.y - dy * share, -limit), limit)
        other.x = min(max(other.x + dx * share, -limit), limit)
        other.y = min(max(other.y + dy * share, -limit), limit)


def _depth(below: _Below) -> float:
    return below.lean


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
