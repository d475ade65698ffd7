"""The box: every component of Safranito, read from a components table and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from grasse.games.safranito.actions import INDEX, SPICES, DrawnDish, Spice
from grasse.games.safranito.discs import Board, Spot, Target, locate
from grasse.kernel import Plain
from grasse.kernel.components import Reader
from grasse.kernel.rows import Row

Space = Literal["extra-throw", "extra-spice", "reserve-dish", "head-chef"]
SPACES: Final[tuple[Space, ...]] = ("extra-throw", "extra-spice", "reserve-dish", "head-chef")
"""The action spaces, in the order in which they are scored (SF-ACTION-01)."""
EXTRA_THROW, EXTRA_SPICE, RESERVE_DISH, HEAD_CHEF = range(len(SPICES), len(SPICES) + len(SPACES))
"""Targets are counted through: the bowls, then the spaces."""

Positive = Annotated[int, msgspec.Meta(ge=1, le=999)]
Length = Annotated[float, msgspec.Meta(gt=0, le=2000)]
Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9-]{1,12}$")]


class TableRow(Row, frozen=True):
    key: ClassVar = ("players",)
    players: Literal[2, 3, 4]
    dishes: Positive
    spices: Positive
    throws: Positive


class CountRow(Row, frozen=True):
    key: ClassVar = ("of",)
    of: Literal["start-money", "dishes-to-win"]
    number: Positive


class MeasureRow(Row, frozen=True):
    key: ClassVar = ("of",)
    of: Literal["field", "wall", "chip", "hole", "bowl", "space"]
    number: Length


class ChipRow(Row, frozen=True):
    key: ClassVar = ("value",)
    value: Annotated[int, msgspec.Meta(ge=10, le=90, multiple_of=10)]


class SpiceRow(Row, frozen=True):
    id: Spice
    cards: Positive
    x: Length
    y: Length


class SpaceRow(Row, frozen=True):
    id: Space
    x: Length
    y: Length


class DishRow(Row, frozen=True):
    id: Id
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    spices: tuple[Spice, Spice, Spice]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A components table, row by row as in the file."""

    tables: list[TableRow]
    counts: list[CountRow]
    measures: list[MeasureRow]
    chips: list[ChipRow]
    spices: list[SpiceRow]
    spaces: list[SpaceRow]
    dishes: list[DishRow]


class Dish:
    """A dish: the three spices it takes (SF-DISH-04)."""

    __slots__ = ("drawn", "id", "name", "needs", "spices")

    def __init__(self, row: DishRow) -> None:
        self.id = row.id
        self.name = row.name
        self.spices = tuple(sorted(INDEX[spice] for spice in row.spices))
        self.needs = tuple(int(index in self.spices) for index in range(len(SPICES)))
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
        self.cards = tuple(row.cards for row in _in_order(table.spices, SPICES))
        self.dishes = {row.id: Dish(row) for row in table.dishes}
        self.board = board_of(table)
        self.targets = {target.name: index for index, target in enumerate(self.board.targets)}
        self.centres = tuple(Spot.at(target.x, target.y) for target in self.board.targets)

    def counts_for(self, x: int, y: int) -> int | None:
        """Which target a chip here counts for: a bowl (0 to 8), a space, or None (SF-VALID)."""
        target = locate(self.board, x, y)
        return None if target is None else self.targets[target.name]


def board_of(table: Components) -> Board:
    """The field as the discs know it: the bowls in the order of SPICES, then the spaces."""
    measures = {row.of: row.number for row in table.measures}
    bowls = (
        Target(row.id, row.x, row.y, measures["bowl"] / 2)
        for row in _in_order(table.spices, SPICES)
    )
    spaces = (
        Target(row.id, row.x, row.y, measures["space"] / 2)
        for row in _in_order(table.spaces, SPACES)
    )
    return Board(
        side=measures["field"],
        wall=measures["wall"],
        chip_radius=measures["chip"] / 2,
        hole_radius=measures["hole"] / 2,
        targets=(*bowls, *spaces),
    )


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


def _problems(parts: Components) -> Iterable[str]:
    return list(_lacking(parts)) or _unplayable(parts)


def _lacking(parts: Components) -> Iterable[str]:
    yield from _complete("tables", [row.players for row in parts.tables], (2, 3, 4))
    counts = ("start-money", "dishes-to-win")
    yield from _complete("counts", [row.of for row in parts.counts], counts)
    measures = ("field", "wall", "chip", "hole", "bowl", "space")
    yield from _complete("measures", [row.of for row in parts.measures], measures)
    yield from _complete("spices", [row.id for row in parts.spices], SPICES)
    yield from _complete("spaces", [row.id for row in parts.spaces], SPACES)


def _unplayable(parts: Components) -> Iterable[str]:
    for row in parts.dishes:
        if len(set(row.spices)) < len(row.spices):
            yield f"dishes {row.id}: it must take three different spices"
    for table in parts.tables:
        if table.throws >= len(parts.chips):
            yield f"tables {table.players}: a chip must be left for the extra throw"
    try:
        board = board_of(parts)
    except ValueError as error:
        yield f"measures: {error}"
        return
    for target in board.targets:
        if not all(target.radius <= c <= board.side - target.radius for c in (target.x, target.y)):
            yield f"{target.name} does not lie in the field"


def _complete(kind: str, given: Sequence[object], wanted: Iterable[object]) -> Iterable[str]:
    yield from (f"{kind} {one} is missing" for one in wanted if one not in given)


def _in_order(rows: Iterable[Any], order: Sequence[str]) -> list[Any]:
    return sorted(rows, key=lambda row: order.index(row.id))


read_box: Final = Reader(Path(__file__).with_name("components.toml"), Components, _problems, Box)
"""The box of a components file, or of the table that a game file carries."""
