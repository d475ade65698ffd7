"""The box: every component of Safranito, read from a components table and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from grasse.games.safranito.actions import INDEX, SPICES, DrawnDish, Spice
from grasse.games.safranito.components import (
    OURS,
    SPACES,
    Components,
    DishRow,
    TableRow,
    board_of,
    in_order,
    problems,
)
from grasse.games.safranito.discs import Spot, locate
from grasse.kernel import Plain
from grasse.kernel.components import Reader

EXTRA_THROW, EXTRA_SPICE, RESERVE_DISH, HEAD_CHEF = range(len(SPICES), len(SPICES) + len(SPACES))
"""Targets are counted through: the bowls, then the spaces."""


class Dish:
    """A dish: the three spices it takes (SF-DISH-04)."""

    __slots__ = ("drawn", "id", "mask", "name", "needs", "spices")

    def __init__(self, row: DishRow) -> None:
        self.id = row.id
        self.name = row.name
        self.spices = tuple(sorted(INDEX[spice] for spice in row.spices))
        self.needs = tuple(int(index in self.spices) for index in range(len(SPICES)))
        self.mask = sum([1 << spice for spice in self.spices])
        """Its spices as bits."""
        self.drawn = DrawnDish(row.id)

    def __repr__(self) -> str:
        return self.id


class Box:
    """All components of one edition of the game."""

    def __init__(self, table: Components, custom: Plain | None) -> None:
        self.custom = custom
        self.tables: dict[int, TableRow] = {row.players: row for row in table.tables}
        counts = {row.of: row.number for row in table.counts}
        self.start_money = counts["start-money"]
        self.dishes_to_win = counts["dishes-to-win"]
        self.values = tuple(sorted(row.value for row in table.chips))
        self.cards = tuple(row.cards for row in in_order(table.spices, SPICES))
        self.dishes = {row.id: Dish(row) for row in table.dishes}
        self.board = board_of(table)
        self.targets = {target.name: index for index, target in enumerate(self.board.targets)}
        self.centres = tuple(Spot.at(target.x, target.y) for target in self.board.targets)

    def counts_for(self, x: int, y: int) -> int | None:
        """Which target a chip here counts for: a bowl (0 to 8), a space, or None (SF-VALID)."""
        target = locate(self.board, x, y)
        return None if target is None else self.targets[target.name]


def named(counts: Iterable[int]) -> dict[str, int]:
    """The spices that are there, by name.

    >>> named((0, 2, 0, 0, 1, 0, 0, 0, 0))
    {'ginger': 2, 'saffron': 1}
    """
    return {spice: count for spice, count in zip(SPICES, counts, strict=True) if count}


def by_spice(counts: Mapping[Spice, int]) -> tuple[int, ...]:
    """Counts in the order of SPICES.

    >>> by_spice({"ginger": 2, "saffron": 1})
    (0, 2, 0, 0, 1, 0, 0, 0, 0)
    """
    return tuple(map(counts.get, SPICES, _NO_CARDS))


_NO_CARDS: Final = (0,) * len(SPICES)


read_box: Final = Reader(OURS, Components, problems, Box)
"""The box of a components file, or of the table that a game file carries."""
