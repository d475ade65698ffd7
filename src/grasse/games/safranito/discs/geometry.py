"""The board of Safranito seen from above.

Lengths that describe the board are millimetres. Where a chip lies is a `Spot`: two whole numbers of
micrometres, x to the right and y away, from the corner of the field nearest on the left of whoever
sits on side 0. A spot is the position of record: what the game file holds is exactly what the next
throw starts from and what `locate` judges, so no rounding can stand between them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import sqrt
from typing import Final, NamedTuple

MICRONS: Final = 1000
"""Micrometres in a millimetre."""

CELL: Final = 10 * MICRONS
"""Edge of the squares by which `locate` finds the few targets near a spot."""


class Spot(NamedTuple):
    """Where the centre of a chip lies, in micrometres.

    >>> Spot.at(70, 200)
    Spot(x=70000, y=200000)
    """

    x: int
    y: int

    @classmethod
    def at(cls, x: float, y: float) -> "Spot":
        """The spot nearest to a point given in millimetres."""
        return cls(round(x * MICRONS), round(y * MICRONS))


class Target(NamedTuple):
    """A round bowl or action space: its name, centre and radius in millimetres."""

    name: str
    x: float
    y: float
    radius: float


_Square = tuple[int, int]
"""Column and row of a square of the field."""
_Reach = tuple[int, int, int, Target]
"""A target as `locate` wants it: centre and squared reach in micrometres."""


@dataclass(frozen=True)
class Board:
    """The sunken square field with its low wall, the targets printed on it, and the chips' size."""

    side: float
    """Length of one side of the field."""
    wall: float
    """Height of the wall round the field."""
    chip_radius: float
    hole_radius: float
    """Radius of the hole in a chip, through which a target is seen."""
    targets: tuple[Target, ...]

    def __post_init__(self) -> None:
        if min(self.wall, self.hole_radius) <= 0 or not 0 < 4 * self.chip_radius < self.side:
            raise ValueError("a board needs a positive wall, hole and chip, and room for the chip")
        if self.smallest_gap <= 2 * self.hole_radius:
            raise ValueError(
                f"targets only {self.smallest_gap:.3f} mm apart could both be seen through one "
                f"hole of {2 * self.hole_radius:g} mm: move them apart (SF-VALID-03)"
            )

    @cached_property
    def smallest_gap(self) -> float:
        """The narrowest distance between the outlines of two targets."""
        return min(
            (
                sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) - a.radius - b.radius
                for i, a in enumerate(self.targets)
                for b in self.targets[:i]
            ),
            default=self.side,
        )

    @cached_property
    def middle(self) -> int:
        """Either coordinate of the middle of the field, in micrometres."""
        return round(self.side * MICRONS / 2)

    @cached_property
    def limit(self) -> float:
        """How far from the middle of the field the centre of a chip can be, either way."""
        return self.side / 2 - self.chip_radius

    @cached_property
    def diameter(self) -> float:
        """Of a chip."""
        return 2 * self.chip_radius

    def from_middle(self, spot: tuple[int, int]) -> tuple[float, float]:
        """The same point in millimetres from the middle of the field.

        Motion is worked out from the middle, where the mirror image or quarter turn of a number is
        that number with another sign: the four sides of the table then play alike to the last bit.
        """
        middle = self.middle
        return (spot[0] - middle) / MICRONS, (spot[1] - middle) / MICRONS

    def places(self, spots: Iterable[tuple[int, int]]) -> list[tuple[float, float, int]]:
        """The same of many spots, each with its number, for `Motion`."""
        middle = self.middle
        return [
            ((x - middle) / MICRONS, (y - middle) / MICRONS, n) for n, (x, y) in enumerate(spots)
        ]

    def spot(self, x: float, y: float) -> Spot:
        """The spot nearest to a point given in millimetres from the middle of the field."""
        return Spot(round(x * MICRONS) + self.middle, round(y * MICRONS) + self.middle)

    @cached_property
    def neighbourhoods(self) -> dict[_Square, list[_Reach]]:
        """The targets that a chip in a square of the field might touch."""
        found: dict[_Square, list[_Reach]] = {}
        last = 2 * self.middle // CELL
        for target in self.targets:
            x, y = Spot.at(target.x, target.y)
            reach = round((target.radius + self.hole_radius) * MICRONS)
            columns, rows = (
                range(max(0, (at - reach) // CELL), min(last, (at + reach) // CELL) + 1)
                for at in (x, y)
            )
            for square in product(columns, rows):
                found.setdefault(square, []).append((x, y, reach * reach, target))
        return found

    @cached_property
    def surely(self) -> dict[_Square, Target]:
        """The squares in which a chip counts for the same target wherever it lies there."""
        return {
            (column, row): target
            for (column, row), near in self.neighbourhoods.items()
            for x, y, reach_squared, target in near
            if max(column, row) < 2 * self.middle // CELL
            and _farthest(column, x) ** 2 + _farthest(row, y) ** 2 <= reach_squared
        }


def _farthest(square: int, at: int) -> int:
    """How far the farther side of a square is from here."""
    return max(at - square * CELL, (square + 1) * CELL - at)
