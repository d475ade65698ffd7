"""Components tables: what is in the box, read from TOML or plain data, and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from grasse.kernel.errors import BadData
from grasse.kernel.position import Plain

Source = Literal["rulebook", "review", "reconstructed"]
Table = TypeVar("Table")
Box = TypeVar("Box")


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a components table says where it comes from."""

    source: Source


class Reader(Generic[Table, Box]):
    """Reads the box of a game: from its own file, another TOML file, or a table in a game file."""

    def __init__(
        self,
        own: Path,
        table: type[Table],
        problems: Callable[[Table], Iterable[str]],
        build: Callable[[Table, Plain | None], Box],
    ) -> None:
        self._own = own
        self.table = table
        self._problems = problems
        self._build = build
        self._boxes = lru_cache(maxsize=16)(self._of_raw)

    def __call__(self, source: Path | Plain | None = None) -> Box:
        if source is None:
            return self._boxes(None)
        if isinstance(source, dict):
            return self._boxes(msgspec.json.encode(source))
        table = _toml(source)
        return self._build(self.check(table, str(source)), table)

    def _of_raw(self, raw: bytes | None) -> Box:
        if raw is None:
            return self._build(self.check(_toml(self._own), self._own.name), None)
        table = msgspec.json.decode(raw)
        return self._build(self.check(table, "components"), table)

    def check(self, table: Plain, name: str) -> Table:
        """The table if the game can be played with it, else BadData saying which row is wrong."""
        try:
            parts = msgspec.convert(table, self.table)
        except msgspec.ValidationError as error:
            raise BadData(f"{name}: {error}") from None
        for problem in self._problems(parts):
            raise BadData(f"{name}: {problem}")
        return parts


def _toml(path: Path) -> Plain:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path} is not TOML: {error}") from None


def doubles(where: str, ids: list[Any]) -> Iterable[str]:
    """A line for each id that is there more than once.

    >>> list(doubles("notes", ["HD01", "HD02", "HD01"]))
    ['notes: HD01 is there twice']
    """
    for one in sorted({one for one in ids if ids.count(one) > 1}):
        yield f"{where}: {one} is there twice"
