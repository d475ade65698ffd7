"""Many games among bots: a bar with the time left, and Ctrl-C, which keeps what is done."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from textwrap import wrap
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grasse.kernel import BadRequest
from grasse.kernel.home import home

WIDTH: Final = 88
INTERRUPTED: Final = 130
"""What a run ends with that Ctrl-C ended."""


@contextmanager
def bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows how many are done, where somebody looks."""
    with Progress(
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    ) as shown:
        task = shown.add_task(label, total=total)
        yield lambda done: shown.update(task, completed=done)


def record_of(series: msgspec.Struct, game: str, kind: str, out: Path | None) -> Path:
    """Where the games of a series are kept: each series has a file of its own."""
    if out is not None:
        return out
    return home() / kind / f"{game}-{sha256(msgspec.json.encode(series)).hexdigest()[:16]}.jsonl"


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRequest(f"cannot write {path}: {error.strerror or error}") from None


def check_writable(path: Path | None) -> None:
    """Said before hours of games, and not after them."""
    if path is None:
        return
    try:
        with open(path, "ab"):
            pass
    except OSError as error:
        raise BadRequest(f"cannot write {path}: {error.strerror or error}") from None


def make_folder(path: Path) -> None:
    """A folder for many files, made if there is none."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"cannot write {path}: {error.strerror or error}") from None


def paragraph(text: str) -> list[str]:
    """A remark below a table."""
    return wrap(text, WIDTH)


def columns(rows: list[list[str]]) -> list[str]:
    """Rows in columns; the first is to the left, numbers are to the right.

    >>> columns([["", "wins"], ["solid", "3"]])
    ['       wins', 'solid     3']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
