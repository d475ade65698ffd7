"""Discs sliding on a table: exact from event to event.

A sliding chip moves on a straight line and slows down evenly: after a time t it has gone
`v t - b t^2 / 2`, where b is the friction times gravity, and it stops after `v^2 / (2 b)`. Nothing
changes until something happens: a chip stops, meets the wall, a lying chip or another sliding chip.
So there is no time step. A chip lies, or is on a leg of its journey; the agenda holds what the
present legs lead to, earliest first; an event ends the legs of the chips it concerns and begins new
ones, and whatever the agenda still holds about an ended leg is void.

A chip that comes down on others is over them, seen from above, until it has slid off; none stays.

Only + - * / sqrt and comparisons are used, in a fixed order, so that every machine computes the
same bits. Points are millimetres from the middle of the field, where a mirror image is a change of
sign and costs no bit either.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from enum import IntEnum
from heapq import heappop, heappush
from math import copysign, fsum, sqrt
from typing import Final, NamedTuple

from .coefficients import TABLE, Coefficients
from .geometry import Board

Point = tuple[float, float]
Place = tuple[float, float, int]
"""Where a chip lies, and which: they are counted from 0."""


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


class Leg(NamedTuple):
    """A stretch of a chip's journey between two events; at rest when the speed is zero."""

    since: float
    x: float
    y: float
    ux: float = 0.0
    uy: float = 0.0
    speed: float = 0.0


Row = tuple[float, int, Kind, float, float, float, float]
"""A segment as it is noted down: most are never looked at."""
_Leg = tuple[float, float, float, float, float, float]
"""The numbers of a leg."""


class _Below(NamedTuple):
    """A chip on which another lies."""

    chip: int
    x: float
    y: float
    distance: float
    """Between the two centres."""
    nx: float
    ny: float
    """The direction from its centre to that of the other."""
    lean: float
    """How far they have to part."""


_Event = tuple[float, int, int, int, int]
"""Time, chip, what it meets, the chip's turn, and the turn of the chip it meets.

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
_APART: Final = 1.0
"""mm²: two chips that end further apart than they are now by this over their distance, so by two
micrometres at least, and have not turned back before, do not meet."""
_LEAST_STEP: Final = 1e-9
_LEAST_CREEP_STEP: Final = 2e-5
"""s: the search for a touch always moves on by at least this."""
_MOST_STEPS: Final = 400
_MOST_EVENTS: Final = 2000
"""A throw has about five events, the busiest of a hundred thousand some dozens; after this many
all chips stop where they are."""
_NEVER: Final = 1e-9
"""Instead of a speed of zero: what is divided by it is far beyond the field."""
_NEAR: Final = 1.0
"""mm: chips further apart than this are not looked at; it is far more than rounding could hide."""
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
    >>> motion = Motion(board, [(-100.0, 0.0, 0), (0.0, 0.0, 1)])
    >>> motion.push(0, 600.0, 0.0)
    >>> motion.run()
    >>> [segment.kind.name for segment in motion.segments]
    ['SLIDE', 'SLIDE', 'SLIDE', 'REST', 'REST']
    """

    def __init__(
        self,
        board: Board,
        places: Sequence[Place],
        coefficients: Coefficients = TABLE,
        start: float = 0.0,
    ) -> None:
        self._places = dict(enumerate(places))
        self._from_left = sorted(places)
        self._from_left_x = [place[0] for place in self._from_left]
        self._wall = board.wall
        self._coefficients = coefficients
        self._limit = board.limit
        self._diameter = board.diameter
        self._reach = board.diameter + _NEAR
        self._braking = coefficients.braking
        self._half_braking = 0.5 * coefficients.braking
        self._twice_braking = 2.0 * coefficients.braking
        self.lay_out(start)

    def lay_out(self, start: float, noted: bool = True) -> None:
        """From this time on, all chips lie again as they lay at first. What they do is `noted`
        down, or not."""
        self.sliding: dict[int, _Leg] = {}
        self.lying: dict[int, Place] = self._places.copy()
        self._row = self._from_left[:]
        self._row_x = self._from_left_x[:]
        """The lying chips from left to right, and the x of each."""
        self.record: list[Row] | None = [] if noted else None
        self.events = 0
        self.moved: set[int] = set()
        """The chips that do not lie where they lay at the start."""
        self.tips = 0
        """How often a chip would have stayed on one it came down on, and slid off."""
        self._start = start
        self._agenda: list[_Event] = []
        self._turns = [0] * (len(self._places) + 1)
        """How many legs and places each chip has had: what was foreseen for an earlier one is
        void."""
        self._upper = -1
        self._under: list[int] = []
        """The chip that came down on others, and those others."""
        self._heading: Point = (1.0, 0.0)
        """Where it slid when it came down."""

    @property
    def segments(self) -> list[Segment]:
        """All that happened so far and was noted down."""
        return [Segment(*row) for row in self.record or ()]

    @property
    def legs(self) -> list[Leg | None]:
        """What each chip is doing now; None for one that has left the board."""
        return [self._leg(chip) for chip in sorted({*self.lying, *self.moved})]

    def _leg(self, chip: int) -> Leg | None:
        if chip in self.sliding:
            return Leg(*self.sliding[chip])
        return Leg(self._start, *self.lying[chip][:2]) if chip in self.lying else None

    def push(self, chip: int, vx: float, vy: float) -> None:
        """Give a chip this velocity at the start."""
        x, y, _ = self.lying[chip]
        self._set_off(chip, self._start, x, y, vx, vy)
        self._look_ahead(chip, self._start)

    def slide_alone(self, time: float, x: float, y: float, vx: float, vy: float) -> Point | None:
        """Where a chip comes to rest that comes down here and keeps this velocity, among chips that
        lie as they lay at first; None if it may touch one of them or a wall."""
        speed = sqrt(vx * vx + vy * vy)
        if speed < _STANDSTILL:
            return None
        ux = vx / speed
        uy = vy / speed
        leg = (time, x, y, ux, uy, speed)
        until, end, distance = self._end(leg)
        if end != _STOP:
            return None
        end_x = x + ux * distance
        reach = self._reach
        low, high = (x - reach, end_x + reach) if x < end_x else (end_x - reach, x + reach)
        near = reach * reach
        from_left_x = self._from_left_x
        for place in self._from_left[
            bisect_left(from_left_x, low) : bisect_left(from_left_x, high)
        ]:
            dx = place[0] - x
            dy = place[1] - y
            ahead = dx * ux + dy * uy
            if ahead > 0.0:
                nearest = ahead if ahead < distance else distance
                dx -= ux * nearest
                dy -= uy * nearest
            if dx * dx + dy * dy < near:
                return None
        elapsed = until - time
        gone = (speed - self._half_braking * elapsed) * elapsed
        return x + ux * gone, y + uy * gone

    def land(self, x: float, y: float, flight: Point, slide: Point) -> None:
        """A chip that is not among the lying ones, and is counted behind them, comes down here:
        it flew with the one velocity and keeps the other."""
        chip = self._upper = len(self._places)
        self._heading = slide
        struck = self._below(x, y, self._between(x, x))
        if struck:
            self._strike(x, y, flight, slide, struck)
        else:
            self._set_off(chip, self._start, x, y, *slide)
            self._look_ahead(chip, self._start)

    def _between(self, low: float, high: float) -> list[Place]:
        """The lying chips between these two x, and those that reach in there."""
        row_x = self._row_x
        reach = self._reach
        return self._row[bisect_left(row_x, low - reach) : bisect_left(row_x, high + reach)]

    def _strike(
        self, x: float, y: float, flight: Point, slide: Point, struck: list[_Below]
    ) -> None:
        """What the landing takes from a chip goes into the board, or in part to those it hits.

        Most goes to a chip that is hit in the middle, nothing at the rim, and never so much that
        the other goes faster. If its centre is beyond the rim, it tips, and the edges meet; else it
        skids on over the other.
        """
        self._under = [one.chip for one in struck]
        off = [one.distance / self._diameter for one in struck]
        pressed = [1.0 - part * part for part in off]
        vx, vy = slide
        lost_x = flight[0] - vx
        lost_y = flight[1] - vy
        lost = sqrt(lost_x * lost_x + lost_y * lost_y) or _NEVER
        most = min(self._coefficients.drag, sqrt(vx * vx + vy * vy) / lost)
        dragged = most / max(1.0, fsum(pressed))
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
        vx = fsum([blow[0] for blow in blows])
        vy = fsum([blow[1] for blow in blows])
        self._disperse(self._start, x, y, (vx, vy), struck, pushes)

    def _below(self, x: float, y: float, among: Iterable[Place]) -> list[_Below]:
        """Those of these chips that are under one that came down here."""
        diameter = self._diameter
        found = []
        for other_x, other_y, met in among:
            dx = x - other_x
            dy = y - other_y
            squared = dx * dx + dy * dy
            if squared < diameter * diameter:
                distance = sqrt(squared)
                if distance == 0.0:
                    dx, dy = self._heading
                length = distance or sqrt(dx * dx + dy * dy)
                lean = diameter + 1.5 * _CLEARANCE - distance
                nx, ny = dx / length, dy / length
                found.append(_Below(met, other_x, other_y, distance, nx, ny, lean))
        if len(found) > 1:
            found.sort()
        return found

    def _disperse(
        self,
        time: float,
        x: float,
        y: float,
        velocity: Point,
        below: list[_Below],
        velocities: list[Point],
    ) -> None:
        """The chip that came down here and those it lies on set off."""
        self._set_off(self._upper, time, x, y, *velocity)
        for one, (vx, vy) in zip(below, velocities, strict=True):
            self._set_off(one.chip, time, one.x, one.y, vx, vy)
        self._look_ahead(self._upper, time)
        for one in below:
            self._look_ahead(one.chip, time, (self._upper,))

    def run(self) -> None:
        """Let everything happen that must, until all chips lie still."""
        agenda, sliding, turns = self._agenda, self.sliding, self._turns
        if self._under:
            self._tip_off(self._start)
        while agenda:
            time, chip, met, turn, its_turn = heappop(agenda)
            if turns[chip] != turn or (met >= 0 and turns[met] != its_turn):
                continue
            leg = sliding[chip]
            if self.events == _MOST_EVENTS:
                self._freeze(time)
                break
            self.events += 1
            if met == _STOP:
                self._come_to_rest(time, chip, leg)
            elif met >= 0:
                self._collide(time, chip, leg, met)
            else:
                self._meet_wall(time, chip, leg, met)
            if self._under:
                self._tip_off(time)
        self._tidy()

    def _set_off(self, chip: int, time: float, x: float, y: float, vx: float, vy: float) -> None:
        """Begin the chip's next leg here with this velocity."""
        self.moved.add(chip)
        speed = sqrt(vx * vx + vy * vy)
        if speed < _STANDSTILL:
            self._lay_down(chip, time, x, y)
            return
        if chip in self.lying:
            self._take_up(chip)
        self.sliding[chip] = (time, x, y, vx / speed, vy / speed, speed)
        self._turns[chip] += 1
        if self.record is not None:
            self.record.append((time, chip, _SLIDE, x, y, vx, vy))

    def _lay_down(self, chip: int, time: float, x: float, y: float) -> None:
        """The chip comes to lie here."""
        if self.sliding.pop(chip, None) is None and chip in self.lying:
            self._take_up(chip)
        self._lay(chip, x, y)
        if self.record is not None:
            self.record.append((time, chip, _REST, x, y, 0.0, 0.0))

    def _lay(self, chip: int, x: float, y: float) -> None:
        self.lying[chip] = place = (x, y, chip)
        self._turns[chip] += 1
        before = bisect_left(self._row_x, x)
        self._row_x.insert(before, x)
        self._row.insert(before, place)

    def _take_up(self, chip: int) -> None:
        at = self._row.index(self.lying.pop(chip))
        del self._row[at], self._row_x[at]

    def _look_ahead(self, chip: int, now: float, but: tuple[int, ...] = ()) -> None:
        """Announce all that the chip's new leg or place leads to, but for meeting these."""
        leg = self.sliding.get(chip)
        if leg is None:
            self._foresee_sliding(now, self.lying[chip], but)
            return
        _, x, y, ux, uy, speed = leg
        if self._under:
            but += self._over(now, chip, x, y)
        time, end, distance = self._end(leg)
        heappush(self._agenda, (time, chip, end, self._turns[chip], 0))
        # Which of the lying chips it meets, if they are still there.
        end_x = x + ux * distance
        on_the_way = self._between(x, end_x) if x < end_x else self._between(end_x, x)
        if on_the_way:
            diameter = self._diameter
            farthest = speed * speed / self._twice_braking + diameter
            for other_x, other_y, met in on_the_way:
                dx = other_x - x
                dy = other_y - y
                ahead = dx * ux + dy * uy
                if 0.0 < ahead < farthest:
                    half_chord_squared = ahead * ahead - (dx * dx + dy * dy) + diameter * diameter
                    if half_chord_squared > 0.0 and met not in but:
                        self._foresee_meeting(now, chip, speed, ahead, half_chord_squared, met)
        if len(self.sliding) > 1:
            for met, its_leg in self.sliding.items():
                if met != chip and met not in but:
                    delay = self._until_touch(leg, its_leg)
                    if delay >= 0.0:
                        turns = self._turns
                        heappush(self._agenda, (now + delay, chip, met, turns[chip], turns[met]))

    def _end(self, leg: _Leg) -> tuple[float, int, float]:
        """When and how the leg ends if the chip meets no other, and how far it goes until then."""
        since, x, y, ux, uy, speed = leg
        limit = self._limit
        twice_braking = self._twice_braking
        squared = speed * speed
        distance = squared / twice_braking
        end = _STOP
        if ux != 0.0:
            to_wall = (limit - x if ux > 0.0 else -limit - x) / ux
            if to_wall < distance:
                distance, end = to_wall, _SIDE_WALL
        if uy != 0.0:
            to_wall = (limit - y if uy > 0.0 else -limit - y) / uy
            if to_wall < distance:
                distance, end = to_wall, _END_WALL
        if distance < 0.0:
            distance = 0.0
        squared -= twice_braking * distance
        delay = 2.0 * distance / (speed + (sqrt(squared) if squared > 0.0 else 0.0))
        return since + delay, end, distance

    def _foresee_sliding(self, now: float, place: Place, but: tuple[int, ...]) -> None:
        """Announce which sliding chips, but for some, will meet one that lies here from now on."""
        diameter = self._diameter
        place_x, place_y, lies = place
        for chip, leg in self.sliding.items():
            since, x, y, ux, uy, speed = leg
            elapsed = now - since
            gone = (speed - self._half_braking * elapsed) * elapsed
            x += ux * gone
            y += uy * gone
            dx = place_x - x
            dy = place_y - y
            ahead = dx * ux + dy * uy
            if ahead > 0.0:
                half_chord_squared = ahead * ahead - (dx * dx + dy * dy) + diameter * diameter
                if half_chord_squared > 0.0 and chip not in but:
                    if self._under and lies in self._over(now, chip, x, y):
                        continue
                    speed -= self._braking * elapsed
                    self._foresee_meeting(now, chip, speed, ahead, half_chord_squared, lies)

    def _foresee_meeting(
        self,
        now: float,
        chip: int,
        speed: float,
        ahead: float,
        half_chord_squared: float,
        met: int,
    ) -> None:
        """Announce the meeting with a chip that lies ahead, if the speed suffices for it."""
        diameter = self._diameter
        still_to_go = speed * speed / self._twice_braking
        half_chord = sqrt(half_chord_squared)
        distance = max(ahead - half_chord, 0.0)
        if ahead < still_to_go + diameter and distance < still_to_go:
            squared = speed * speed - self._twice_braking * distance
            speed_then = sqrt(squared) if squared > 0.0 else 0.0
            closing = speed_then * min(ahead, half_chord) / diameter
            if closing > _STANDSTILL:
                delay = 2.0 * distance / (speed + speed_then)
                turns = self._turns
                heappush(self._agenda, (now + delay, chip, met, turns[chip], turns[met]))

    def _until_touch(self, leg: _Leg, other: _Leg) -> float:
        """How long until a chip that sets off touches another one that slides too; -1 for never.

        Seen from the one, the other moves by `r + w t + a t^2 / 2` with constant w and a. Along the
        line of centres its acceleration is at least -|a|, because turning about each other only
        drives them apart. So the distance stays above a parabola known at any moment, and a step to
        where that parabola would touch can never jump over the true touch.
        """
        now, x, y, ux, uy, speed = leg
        since, other_x, other_y, other_ux, other_uy, other_speed = other
        braking = self._braking
        elapsed = now - since
        gone = (other_speed - self._half_braking * elapsed) * elapsed
        other_speed -= braking * elapsed
        span = (speed if speed < other_speed else other_speed) / braking
        rx = other_x + other_ux * gone - x
        ry = other_y + other_uy * gone - y
        wx = other_ux * other_speed - ux * speed
        wy = other_uy * other_speed - uy * speed
        ax = braking * (ux - other_ux)
        ay = braking * (uy - other_uy)
        diameter = self._diameter
        # Most part, and do not come back as near: then neither does the distance along the line
        # of centres of now, which is never more than the true one.
        parting = rx * wx + ry * wy
        if (
            parting > 0.0
            and (parting + 0.5 * (rx * ax + ry * ay) * span) * span > _APART
            and rx * rx + ry * ry > diameter * diameter - _HAIR
        ):
            return -1.0
        pull = sqrt(ax * ax + ay * ay)
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

    def _now(self, time: float, leg: _Leg) -> tuple[float, float, float, float]:
        """Where a chip is at this time of its leg, and its velocity."""
        since, x, y, ux, uy, speed = leg
        elapsed = time - since
        gone = (speed - self._half_braking * elapsed) * elapsed
        speed -= self._braking * elapsed
        if speed < 0.0:
            speed = 0.0
        return x + ux * gone, y + uy * gone, ux * speed, uy * speed

    def _at(self, time: float, chip: int) -> tuple[float, float, float, float]:
        """The same of any chip on the board."""
        leg = self.sliding.get(chip)
        if leg is not None:
            return self._now(time, leg)
        x, y, _ = self.lying[chip]
        return x, y, 0.0, 0.0

    def _come_to_rest(self, time: float, chip: int, leg: _Leg) -> None:
        since, x, y, ux, uy, speed = leg
        elapsed = time - since
        gone = (speed - self._half_braking * elapsed) * elapsed
        self._lay_down(chip, time, x + ux * gone, y + uy * gone)
        if self.sliding:
            self._foresee_sliding(time, self.lying[chip], ())

    def _meet_wall(self, time: float, chip: int, leg: _Leg, wall: int) -> None:
        """Bounce back; after a gentle touch slide on along the wall; after a hard one hop over."""
        x, y, vx, vy = self._now(time, leg)
        restitution = self._coefficients.wall_restitution
        if wall == _SIDE_WALL:
            x = copysign(self._limit, x)
            against = abs(vx)
            vx = -restitution * vx if against >= _GENTLE else 0.0
        else:
            y = copysign(self._limit, y)
            against = abs(vy)
            vy = -restitution * vy if against >= _GENTLE else 0.0
        if against > self._coefficients.hop_speed(self._wall):
            self._hop_over(chip, time, x, y)
        else:
            self._set_off(chip, time, x, y, vx, vy)
            self._look_ahead(chip, time)

    def _hop_over(self, chip: int, time: float, x: float, y: float) -> None:
        """The chip leaves the board."""
        del self.sliding[chip]
        self._turns[chip] += 1
        if self.record is not None:
            self.record.append((time, chip, _OUT, x, y, 0.0, 0.0))
        if chip == self._upper:
            self._under.clear()
        elif chip in self._under:
            self._under.remove(chip)

    def _collide(self, time: float, chip: int, leg: _Leg, met: int) -> None:
        """Two equal chips exchange momentum along the line of their centres; edges do not rub."""
        x, y, vx, vy = self._now(time, leg)
        other_x, other_y, other_vx, other_vy = self._at(time, met)
        nx = other_x - x
        ny = other_y - y
        distance = sqrt(nx * nx + ny * ny)
        nx /= distance
        ny /= distance
        impulse = self._impulse((vx - other_vx) * nx + (vy - other_vy) * ny)
        self._set_off(chip, time, x, y, vx - impulse * nx, vy - impulse * ny)
        self._set_off(met, time, other_x, other_y, other_vx + impulse * nx, other_vy + impulse * ny)
        self._look_ahead(chip, time)
        self._look_ahead(met, time, (chip,))

    def _impulse(self, closing: float, lean: float = 0.0) -> float:
        """What each of two chips gets along the line of centres, by their closing speed.

        A chip that leans on the other slides off it as from a slope: falling pays for the friction
        on the way.
        """
        restitution = self._coefficients.chip_restitution if closing >= _GENTLE else 1.0
        parting = restitution * closing if closing > 0.0 else -closing
        return 0.5 * (closing + sqrt(parting * parting + 4.0 * self._braking * lean))

    def _over(self, now: float, chip: int, x: float, y: float) -> tuple[int, ...]:
        """The chips above or below this one, which it does not meet until they are apart."""
        if chip == self._upper:
            others = self._under
        elif chip in self._under:
            others = [self._upper]
        else:
            return ()
        found: tuple[int, ...] = ()
        for met in others:
            other_x, other_y, _, _ = self._at(now, met)
            dx = other_x - x
            dy = other_y - y
            if dx * dx + dy * dy < self._diameter * self._diameter:
                found += (met,)
        return found

    def _tip_off(self, time: float) -> None:
        """No chip stays on others: where it and they lie still, they slide apart."""
        if self.tips == _MOST_TIPS:
            self._under.clear()
            return
        if self._upper in self.sliding:
            return
        x, y, _ = self.lying[self._upper]
        below = self._below(x, y, [self._place(met) for met in self._under])
        if not below:
            return
        if any(one.chip in self.sliding for one in below) or all(
            one.lean < _LEANS for one in below
        ):
            return
        self.tips += 1
        way, ways = self._ways_apart(x, y, below)
        paid = fsum(one.lean for one in below) + _CLEARANCE
        apart = sqrt(way[0] * way[0] + way[1] * way[1])
        if apart + fsum(ways) > paid:  # it hangs over to several sides
            below = [max(below, key=_depth)]
            way, ways = self._ways_apart(x, y, below)
        velocities = [
            self._velocity(-far * one.nx, -far * one.ny)
            for one, far in zip(below, ways, strict=True)
        ]
        self._disperse(time, x, y, self._velocity(*way), below, velocities)

    def _place(self, chip: int) -> Place:
        """Where a chip lies, or set off."""
        leg = self.sliding.get(chip)
        return self.lying[chip] if leg is None else (leg[1], leg[2], chip)

    def _ways_apart(self, x: float, y: float, below: list[_Below]) -> tuple[Point, list[float]]:
        """Where a chip goes that lies on others, and how far each of those makes way.

        It goes to the side to which it hangs over, half as far as it must; the others make room
        for the rest, or the other way round where a wall is near.
        """
        rooms = [self._room(one.x, one.y, -one.nx, -one.ny) for one in below]
        own = [one.lean - min(0.5 * one.lean, room) for one, room in zip(below, rooms, strict=True)]
        dx = fsum(far * one.nx for far, one in zip(own, below, strict=True))
        dy = fsum(far * one.ny for far, one in zip(own, below, strict=True))
        far = sqrt(dx * dx + dy * dy) or _NEVER
        part = min(1.0, self._room(x, y, dx / far, dy / far) / far)
        dx *= part
        dy *= part
        ways = [
            min(max(one.lean - (dx * one.nx + dy * one.ny), 0.0), room)
            for one, room in zip(below, rooms, strict=True)
        ]
        return (dx, dy), ways

    def _velocity(self, x: float, y: float) -> Point:
        """The velocity with which a chip slides just this way."""
        per_millimetre = sqrt(2.0 * self._braking / (sqrt(x * x + y * y) or _NEVER))
        return x * per_millimetre, y * per_millimetre

    def _room(self, x: float, y: float, ux: float, uy: float) -> float:
        """How far the wall lets a chip go in this direction; it may slide along a wall."""
        room = 2.0 * self._limit
        if abs(ux) >= abs(uy):
            room = min(room, (self._limit - (x if ux > 0.0 else -x)) / (abs(ux) or _NEVER))
        if abs(uy) >= abs(ux):
            room = min(room, (self._limit - (y if uy > 0.0 else -y)) / (abs(uy) or _NEVER))
        return room

    def _freeze(self, time: float) -> None:
        for chip, leg in sorted(self.sliding.items()):
            x, y, _, _ = self._now(time, leg)
            self._lay_down(chip, time, x, y)

    def lay_apart(self) -> None:
        """Part chips that lie on each other, as somebody may report them from a real table."""
        for x, y, chip in self._row:
            if len(self._below(x, y, self._between(x, x))) > 1:  # another than itself
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
        apart = self._diameter + _CLEARANCE
        near = apart * apart
        lying, moved = self.lying, self.moved
        found = []
        for chip in moved:
            if chip in lying:
                x, y, _ = lying[chip]
                for other_x, other_y, met in self._between(x, x):
                    dy = other_y - y
                    if -apart < dy < apart:
                        dx = other_x - x
                        squared = dx * dx + dy * dy
                        if squared < near and (met > chip or met not in moved):
                            found.append((squared, chip, met))
        return sorted(found)

    def _part(self, chip: int, met: int) -> None:
        """Move both chips back from each other by the same amount, but not into the wall."""
        x, y, _ = self.lying[chip]
        other_x, other_y, _ = self.lying[met]
        dx = other_x - x
        dy = other_y - y
        distance = sqrt(dx * dx + dy * dy)
        if distance >= self._diameter + _CLEARANCE:  # parted with another pair
            return
        if distance == 0.0:
            dx = distance = 1.0
        share = 0.5 * (self._diameter + 1.5 * _CLEARANCE - distance) / distance
        self._shift(chip, x - dx * share, y - dy * share)
        self._shift(met, other_x + dx * share, other_y + dy * share)

    def _shift(self, chip: int, x: float, y: float) -> None:
        """Lay a chip here, but not into the wall."""
        limit = self._limit
        self.moved.add(chip)
        self._take_up(chip)
        self._lay(chip, min(max(x, -limit), limit), min(max(y, -limit), limit))


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
