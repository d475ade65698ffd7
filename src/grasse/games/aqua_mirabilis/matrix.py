"""The matrix of the combinations: its cells, and how the rulebook writes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grasse.games.aqua_mirabilis.actions import LETTERS
from grasse.games.aqua_mirabilis.counts import SIZE

CELLS: Final = [c * SIZE + r for c in range(SIZE) for r in range(SIZE) if c != r]
"""The cells of the matrix, column by column, as numbers; the diagonal does not exist."""
ALL_CELLS: Final = sum(1 << cell for cell in CELLS)


def cell_name(cell: int) -> str:
    """Base and complementary essence, as the rulebook writes them.

    >>> cell_name(3 * 6 + 4)
    'N-O'
    """
    return f"{LETTERS[cell // SIZE]}-{LETTERS[cell % SIZE]}"


CELL: Final = {cell_name(cell): cell for cell in CELLS}


def perfume_name(base: int, complements: Iterable[int]) -> str:
    """As the rulebook writes it.

    >>> perfume_name(2, (0, 3))
    'L-B/N'
    """
    return f"{LETTERS[base]}-{'/'.join(LETTERS[essence] for essence in complements)}"
