"""What each number means, as tables for docs/research.md: `./play generate` writes them there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from grasse.research import GAMES, encoding
from grasse.research.dataset import COLUMNS, VERSION
from grasse.research.numbering import Kind

BEGIN: Final = "<!-- From here on: written by `./play generate`. -->"
FEW: Final = 9
"""So many values of a field are listed one by one."""


def with_tables(page: str) -> str:
    """The page with its tables anew."""
    head, _, _ = page.partition(BEGIN)
    return "\n".join([head + BEGIN, "", *tables(), ""])


def tables() -> Iterator[str]:
    """All of them, line by line."""
    yield "## Numbers of actions"
    for game in GAMES:
        yield from _actions(game)
    yield from ("", "## Numbers of a table")
    for game in GAMES:
        yield from _arrays(game)
    yield from ("", f"## Columns of a dataset, version {VERSION}", "")
    yield from _table(
        ("column", "meaning"), [(f"`{name}`", text) for name, text in COLUMNS.items()]
    )


def _actions(game: str) -> Iterator[str]:
    numbers = encoding(game, 2)
    yield from ("", f"### {_title(game)}: {_counts(game, 'count')} actions", "")
    rows = [
        (_span(kind.first, kind.size), f"`{kind.tag}`", _fields(kind)) for kind in numbers.kinds
    ]
    yield from _table(("numbers", "action", "fields, the last changes fastest"), rows)


def _arrays(game: str) -> Iterator[str]:
    numbers = encoding(game, 2)
    yield from ("", f"### {_title(game)}: {_counts(game, 'size')} numbers", "")
    first, rows = 0, []
    for row in numbers.rows:
        rows.append((_span(first, row.size), row.name, row.meaning))
        first += row.size
    yield from _table(("numbers", "name", "meaning"), rows)


def _counts(game: str, what: str) -> str:
    """For 2, 3 and 4 players, if they differ."""
    found = [getattr(encoding(game, players), what) for players in encoding(game).game.seats]
    if len(set(found)) == 1:
        return str(found[0])
    return f"{', '.join(map(str, found[:-1]))} or {found[-1]} (by players)"


def _fields(kind: Kind) -> str:
    told = []
    for name, values in kind.fields.items():
        if all(isinstance(value, int) for value in values):
            steps = values[0], values[-1]
            told.append(f"{name} {steps[0]} to {steps[1]}" + _every(values))
        elif len(values) <= FEW:
            told.append(f"{name}: {', '.join(map(str, values))}")
        else:
            told.append(f"{name}: {values[0]} to {values[-1]} ({len(values)})")
    return "; ".join(told)


def _every(values: Sequence[Any]) -> str:
    step = values[1] - values[0] if len(values) > 1 else 1
    return "" if step == 1 else f" in steps of {step}"


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first} to {first + size - 1}"


def _title(game: str) -> str:
    return game.replace("-", " ").title()


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    yield from ("| " + " | ".join(row) + " |" for row in rows)


__all__ = ["BEGIN", "tables", "with_tables"]
