"""The form of a components table: its rows, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from grasse.games.safranito.actions import SPICES, Spice
from grasse.games.safranito.discs import Board, Target
from grasse.kernel.rows import Row

OURS: Final = Path(__file__).with_name("components.toml")
"""The table of the box as we know it."""

Space = Literal["extra-throw", "extra-spice", "reserve-dish", "head-chef"]
SPACES: Final[tuple[Space, ...]] = ("extra-throw", "extra-spice", "reserve-dish", "head-chef")
"""The action spaces, in the order in which they are scored (SF-ACTION-01)."""

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


def board_of(table: Components) -> Board:
    """The field as the discs know it: the bowls in the order of SPICES, then the spaces."""
    measures = {row.of: row.number for row in table.measures}
    bowls = (
        Target(row.id, row.x, row.y, measures["bowl"] / 2) for row in in_order(table.spices, SPICES)
    )
    spaces = (
        Target(row.id, row.x, row.y, measures["space"] / 2)
        for row in in_order(table.spaces, SPACES)
    )
    return Board(
        side=measures["field"],
        wall=measures["wall"],
        chip_radius=measures["chip"] / 2,
        hole_radius=measures["hole"] / 2,
        targets=(*bowls, *spaces),
    )


def problems(parts: Components) -> Iterable[str]:
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


def in_order(rows: Iterable[Any], order: Sequence[str]) -> list[Any]:
    return sorted(rows, key=lambda row: order.index(row.id))
