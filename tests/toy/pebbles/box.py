"""What is in the box of Pebbles, read from `components.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

import msgspec

from grasse.kernel import Count, Plain
from grasse.kernel.components import Reader
from grasse.kernel.rows import Row

NEEDED: Final = 33
"""Four players have four turns, and in each a pebble may be taken and another washed ashore."""


class Pebble(Row, frozen=True):
    """Pebbles of one kind."""

    key: ClassVar[tuple[str, ...]] = ("worth",)
    worth: int
    count: Count


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: a list for each kind of rows."""

    pebbles: list[Pebble]


class Box(NamedTuple):
    """The same as the rules need it, by kind."""

    worth: tuple[int, ...]
    counts: tuple[int, ...]
    custom: Plain | None
    """The table if it is not our own."""


def problems(table: Components) -> Iterator[str]:
    """Why the game cannot be played with this table."""
    if (there := sum(one.count for one in table.pebbles)) < NEEDED:
        yield f"pebbles: there must be {NEEDED} of them, not {there}"


def build(table: Components, custom: Plain | None) -> Box:
    kinds = table.pebbles
    return Box(tuple(one.worth for one in kinds), tuple(one.count for one in kinds), custom)


read_box: Final = Reader(Path(__file__).with_name("components.toml"), Components, problems, build)
