"""Aiming: the throw that would do what is wanted if no hand trembled."""

from bisect import bisect_left, bisect_right
from functools import cache
from math import sqrt
from typing import Final

from .coefficients import TABLE, Coefficients, Face, Loft
from .geometry import MICRONS, Board
from .throw import DIRECTIONS, RANGES, SEEN_FROM_ABOVE, Throw, airborne, hand

_TANGENTS: Final = tuple(across / ahead for across, ahead in DIRECTIONS)
_POWERS: Final = RANGES["power"]
_LEFTMOST: Final = RANGES["bearing"][0]
_FIRST_PLACE: Final = RANGES["place"][0]
_LAST_PLACE: Final = RANGES["place"][-1]

KNOCK: Final = 160.0
"""mm: how far a knock-out would slide on beyond the chip it is meant for, were the chip not there.
Less often fails to push it out of its bowl, more often misses it."""

_BEFORE: Final = 1.75
"""Radii before the centre of a chip at which a knock-out lands at the latest: it then strikes the
rim. Nearer to the centre it would skid over."""


def _as_thrower(board: Board, side: int, spot: tuple[int, int]) -> tuple[float, float]:
    """A spot as the thrower on this side sees it: across and ahead of the middle."""
    middle = board.middle
    return SEEN_FROM_ABOVE[-side]((spot[0] - middle) / MICRONS, (spot[1] - middle) / MICRONS)


def reach(power: int, loft: Loft, coefficients: Coefficients = TABLE) -> tuple[float, float]:
    """How far from the hand such a throw lands, and comes to rest, on an empty board."""
    along, time = airborne(power * coefficients.top_speed / 1000.0, loft, coefficients)
    slide = along * coefficients.arcs[loft].kept
    landing = along * time
    return landing, landing + slide * slide / (2.0 * coefficients.braking)


@cache
def _reaches(coefficients: Coefficients) -> tuple[tuple[list[float], list[float]], ...]:
    """By loft, where throws of each power land, and where they come to rest."""
    return tuple(
        (
            [reach(power, loft, coefficients)[0] for power in _POWERS],
            [reach(power, loft, coefficients)[1] for power in _POWERS],
        )
        for loft in Loft
    )


def opposite(board: Board, side: int, spot: tuple[int, int]) -> int:
    """The place along this side from which the spot lies straight ahead, or nearly."""
    return _opposite(board, _as_thrower(board, side, spot)[0])


def _opposite(board: Board, across: float) -> int:
    place = 500 + round(1000.0 * across / (board.side - 2 * board.chip_radius))
    if place < _FIRST_PLACE:
        return _FIRST_PLACE
    return place if place < _LAST_PLACE else _LAST_PLACE


def aim(
    board: Board,
    side: int,
    spot: tuple[int, int],
    loft: Loft,
    place: int | None = None,
    face: Face = Face.DOWN,
    beyond: float = 0.0,
    coefficients: Coefficients = TABLE,
) -> Throw | None:
    """The throw that, without tremor on an empty board, comes to rest at this spot.

    It begins straight opposite, or nearly, where no place is named.
    With `beyond`, for knocking out a chip that lies there, it would come to rest that many
    millimetres further on, or less if it had to come down on the chip for that. None when there is
    no such throw: too far, too slanting, or it would land on the frame first (a slide cannot stop
    in the near row).
    """
    spot_across, spot_ahead = _as_thrower(board, side, spot)
    if place is None:
        place = _opposite(board, spot_across)
    hand_across, hand_ahead = hand(board, place, coefficients)
    across = spot_across - hand_across
    ahead = spot_ahead - hand_ahead
    tangent = across / ahead
    if not _TANGENTS[0] <= tangent <= _TANGENTS[-1]:
        return None
    bearing = bisect_left(_TANGENTS, tangent)
    if bearing and tangent - _TANGENTS[bearing - 1] < _TANGENTS[bearing] - tangent:
        bearing -= 1
    distance = sqrt(across * across + ahead * ahead)
    wanted = distance + beyond

    landings, rests = _reaches(coefficients)[loft]
    found = bisect_left(rests, wanted)
    if found == len(_POWERS) or rests[0] > wanted:
        return None
    if found and wanted - rests[found - 1] < rests[found] - wanted:
        found -= 1
    if beyond:
        found = min(found, bisect_right(landings, distance - _BEFORE * board.chip_radius) - 1)
        if found < 0 or rests[found] < distance:
            return None
    landing = landings[found]
    if landing > distance:
        return None
    unit_across, unit_ahead = DIRECTIONS[bearing]
    if (
        hand_ahead + landing * unit_ahead < -board.limit
        or abs(hand_across + landing * unit_across) > board.limit
    ):
        return None
    return Throw(side, place, bearing + _LEFTMOST, _POWERS[found], loft, face)
