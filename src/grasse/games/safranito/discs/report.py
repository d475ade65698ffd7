"""Chips as somebody measured them on a real table, laid as they can lie."""

from collections.abc import Sequence

from .geometry import MICRONS, Board, Spot
from .motion import Motion


def put_right(board: Board, spots: Sequence[Spot], apart: bool = True) -> list[Spot]:
    """Chips in the wall are moved to it, chips on each other apart along the line of centres.

    Both of a pair go equally far, but not into the wall; what they come to lie on makes way in
    turn. All others stay. The order of the list does not matter. Chips that may lie on each other
    are not moved `apart`.

    >>> board = Board(400, 4, 19.5, 4, ())
    >>> put_right(board, [Spot.at(200, 200), Spot.at(235, 200), Spot.at(15, 90)])
    [Spot(x=197998, y=200000), Spot(x=237002, y=200000), Spot(x=19500, y=90000)]
    """
    near = round(board.chip_radius * MICRONS)
    far = 2 * board.middle - near
    laid = [Spot(min(max(x, near), far), min(max(y, near), far)) for x, y in spots]
    if not apart:
        return laid
    order = sorted(range(len(laid)), key=laid.__getitem__)
    motion = Motion(board, board.places(laid[chip] for chip in order))
    motion.lay_apart()
    for chip in motion.moved:
        laid[order[chip]] = board.spot(*motion.lying[chip][:2])
    return laid
