"""Throws by the thousand onto crowded boards, looking for anything that must never happen."""

from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from .chance import Chance
from .coefficients import TABLE, Coefficients
from .geometry import MICRONS, Board, Spot
from .motion import Motion


class Soaked(NamedTuple):
    """What one push or fall among crowded chips came to."""

    events: int
    tips: int
    """How often a chip would have stayed on others, and slid off."""
    seconds: float
    """From the push until all lie still."""
    overlap: float
    """mm by which the two chips nearest to each other overlap in the record; negative: a gap."""
    outside: float
    """mm by which a chip sticks into the wall in the record; negative: none does."""
    jump: float
    """mm between where a chip's motion ends and where the record has it."""


def soak(
    board: Board,
    pushes: int,
    chips: int,
    chance: Chance,
    slowest: int = 1,
    fastest: int = 2000,
    crowding: int = 100,
    falling: bool = False,
    coefficients: Coefficients = TABLE,
) -> Iterator[Soaked]:
    """Scatter chips, push one of them in any direction, and report; this many times over.

    Speeds are mm/s. With a crowding below 100 the chips use only that many hundredths of each side
    of the field, so that they begin almost touching. A falling chip comes down anywhere there, on
    others as likely as not, and keeps half of its speed.
    """
    for _ in range(pushes):
        spots = scatter(board, chips - falling, chance, crowding)
        over = scatter(board, falling, chance, crowding)
        motion = Motion(board, board.places(spots), coefficients)
        vx, vy = _velocity(chance, slowest, fastest)
        if over:
            motion.land(*board.from_middle(over[0]), (vx, vy), (vx / 2, vy / 2))
        else:
            motion.push(chips - 1, vx, vy)
        motion.run()
        yield _report(board, motion)


def _report(board: Board, motion: Motion) -> Soaked:
    spots = [board.spot(leg.x, leg.y) for leg in motion.legs if leg is not None]
    ends = {segment.chip: (segment.x, segment.y) for segment in motion.segments}
    return Soaked(
        events=motion.events,
        tips=motion.tips,
        seconds=motion.segments[-1].time,
        overlap=2 * board.chip_radius - _least_distance(board, spots),
        outside=max((_from_middle(board, spot) for spot in spots), default=-board.side / 2)
        + board.chip_radius
        - board.side / 2,
        jump=max(
            (
                sqrt((leg.x - ends[chip][0]) ** 2 + (leg.y - ends[chip][1]) ** 2)
                for chip, leg in enumerate(motion.legs)
                if leg is not None and chip in ends
            ),
            default=0.0,
        ),
    )


def scatter(board: Board, chips: int, chance: Chance, crowding: int = 100) -> list[Spot]:
    """Lay chips anywhere on the field without overlap."""
    edge = round(board.chip_radius * MICRONS)
    free = (2 * board.middle - 2 * edge) * crowding // 100
    apart = 4 * edge * edge
    spots: list[Spot] = []
    failures = 0
    while len(spots) < chips:
        spot = Spot(edge + chance.below("x", free + 1), edge + chance.below("y", free + 1))
        if all((spot.x - s.x) ** 2 + (spot.y - s.y) ** 2 >= apart for s in spots):
            spots.append(spot)
        elif (failures := failures + 1) % 2000 == 0:
            spots.clear()
    return spots


def _velocity(chance: Chance, slowest: int, fastest: int) -> tuple[float, float]:
    """Any velocity between the two speeds, in thousandths of mm/s."""
    fast = fastest * 1000
    while True:
        vx = chance.below("vx", 2 * fast + 1) - fast
        vy = chance.below("vy", 2 * fast + 1) - fast
        if (slowest * 1000) ** 2 <= vx * vx + vy * vy <= fast * fast:
            return vx / 1000, vy / 1000


def _least_distance(board: Board, spots: list[Spot]) -> float:
    squares = ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 for a, b in combinations(spots, 2))
    return sqrt(min(squares, default=4 * board.middle * board.middle)) / MICRONS


def _from_middle(board: Board, spot: Spot) -> float:
    x, y = board.from_middle(spot)
    return max(abs(x), abs(y))
