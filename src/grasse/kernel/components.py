"""Components tables: what is in the box, read from TOML or plain data, and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from grasse.kernel.errors import BadData
from grasse.kernel.position import Plain
from grasse.kernel.rows import doubles, faults, kinds_of

Table = TypeVar("Table", bound=msgspec.Struct)
Box = TypeVar("Box")


class Reader(Generic[Table, Box]):
    """Reads the box of a game: from its own file, another TOML file, or a table in a game file."""

    def __init__(
        self,
        own: Path,
        table: type[Table],
        problems: Callable[[Table], Iterable[str]],
        build: Callable[[Table, Plain | None], Box],
    ) -> None:
        self.own = own
        self.table = table
        self.kinds = kinds_of(table)
        self._problems = problems
        self._build = build
        self._boxes = lru_cache(maxsize=16)(self._of_raw)

    def __call__(self, source: Path | Plain | None = None) -> Box:
        if source is None:
            return self._boxes(None)
        if isinstance(source, dict):
            return self._boxes(msgspec.json.encode(source))
        table = read_toml(source)
        return self._build(self.check(table, str(source)), table)

    def _of_raw(self, raw: bytes | None) -> Box:
        if raw is None:
            return self._build(self.check(read_toml(self.own), self.own.name), None)
        table = msgspec.json.decode(raw)
        return self._build(self.check(table, "components"), table)

    def check(self, table: Plain, name: str) -> Table:
        """The table if the game can be played with it, else BadData saying which row is wrong."""
        if problems := self.problems(table):
            more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
            raise BadData(f"{name}: {problems[0]}{more}")
        return msgspec.convert(table, self.table)

    def problems(self, table: Plain) -> list[str]:
        """All that is wrong with a table; of what follows from a wrong row nothing is said."""
        try:
            parts = msgspec.convert(table, self.table)
        except msgspec.ValidationError as error:
            return list(faults(table, self.kinds)) or [str(error)]
        return list(doubles(table, self.kinds)) or list(dict.fromkeys(self._problems(parts)))


MOST_BYTES: Final = 256 * 1024
"""Of a components file; ours have 20,000."""
MOST_ENTRIES: Final = 20_000
"""Keys, rows and items of lists; ours have 1,400."""
MOST_DEEP: Final = 8
"""Parts of a dotted key, and lists or tables in one another; ours have three."""

_TOO_LONG: Final = f"it has more than {MOST_BYTES // 1024} KiB"
_QUOTED: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)|"(?:\\.|[^"\\\n])*+"?'''
    r"""|'''.*?(?:'{3,5}|\Z)|'[^'\n]*+'?|\#[^\n]*+""",
    re.DOTALL,
)
"""Strings and comments: what is in them is neither key nor bracket."""
_DEEP_KEY: Final = re.compile(rf"(?:\.[ \t]*+[\w-]++[ \t]*+){{{MOST_DEEP}}}", re.ASCII)
_SIGNS: Final = re.compile(r"[=,\[\]{}]")


def read_toml(path: Path) -> Plain:
    """What a components file says, of whatever kind the file may be."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadData(f"cannot read {path}: {error.strerror}") from None
    if len(raw) > MOST_BYTES:
        raise BadData(f"{path} is not a components file: {_TOO_LONG}")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadData(f"{path} is not TOML: byte {error.start} is not UTF-8 text") from None
    return parse_toml(text, str(path))


def parse_toml(text: str, name: str) -> Plain:
    """What the text of a components file says, or BadData; it takes a time linear in the text.

    `tomllib` alone does not: a dotted key costs the square of its parts, and recursion has an end.
    """
    if why := _too_much(text):
        raise BadData(f"{name} is not a components file: {why}")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError also for a number without end
        raise BadData(f"{name} is not TOML: {error}") from None


def _too_much(text: str) -> str | None:
    """Why a text is not even parsed."""
    if len(text) > MOST_BYTES:
        return _TOO_LONG
    bare = _QUOTED.sub("_", text)
    if _DEEP_KEY.search(bare):
        return f"a key has more than {MOST_DEEP} parts"
    deep = entries = 0
    for sign in _SIGNS.findall(bare):
        entries += sign in "=,["
        deep += (sign in "[{") - (sign in "]}")
        if deep > MOST_DEEP:
            return f"more than {MOST_DEEP} lists or tables are in one another"
    return f"it has more than {MOST_ENTRIES} entries" if entries > MOST_ENTRIES else None
