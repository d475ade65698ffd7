"""Which target a chip counts for."""

from .geometry import CELL, Board, Target


def locate(board: Board, x: int, y: int) -> Target | None:
    """The target that the chip lying at this spot counts for, if any.

    SF-VALID-01: any part of the target, its outline included, is seen through the hole; so the
    centres are at most the two radii apart. Whole numbers make the test exact (SF-VALID-04).

    >>> board = Board(400, 4, 19.5, 4, (Target("saffron", 200, 200, 50),))
    >>> locate(board, 200_000, 254_000).name
    'saffron'
    >>> locate(board, 200_000, 254_001) is None
    True
    """
    square = x // CELL, y // CELL
    surely = board.surely.get(square)
    if surely is not None:
        return surely
    for target_x, target_y, reach_squared, target in board.neighbourhoods.get(square, ()):
        dx = x - target_x
        dy = y - target_y
        if dx * dx + dy * dy <= reach_squared:
            return target if max(x, y) <= 2 * board.middle else None
    return None
