"""Tables and changes to store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from grasse.server.storage import Append, Entry, Storage, TableRow


def a_table(name: str = "rose", changed: float = 10.5) -> TableRow:
    return TableRow(name, "gathering", 0, 10.5, changed, "parfum", b'{"chairs":[]}', None)


def an_entry(version: int, command: str | None = None, text: str = "") -> Entry:
    """An entry whose data tells it from all others."""
    return Entry(version, command, 0, f'{{"do":"{version} {text}"}}'.encode(), 10.5 + version)


def a_move(table: str, expected: int, command: str | None = None) -> Append:
    return Append(table, expected, [an_entry(expected + 1, command)])


async def play(storage: Storage, table: str, moves: int) -> None:
    """A new table with so many entries, one after the other."""
    await storage.create(a_table(table))
    for version in range(moves):
        await storage.append(a_move(table, version, f"{table}-{version}"))


async def until(happened: Callable[[], bool | Awaitable[bool]], seconds: float = 5) -> None:
    """Wait until something has happened; fail if it does not."""
    deadline = time.monotonic() + seconds
    while True:
        now = happened()
        if now if isinstance(now, bool) else await now:
            return
        assert time.monotonic() < deadline, f"it did not happen within {seconds} s"
        await asyncio.sleep(0.02)
