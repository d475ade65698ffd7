"""Who is at a table by way of another process.

Each process says which seats have somebody there, at every change and every few seconds again; what
is not said again is over, so that nobody stays at a table whose process was killed.
"""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Final

PATIENCE: Final = 7.0
"""Seconds; a process says it three times meanwhile."""

Seats = frozenset[int]
NOBODY: Final[Seats] = frozenset()


class Presence:
    def __init__(self) -> None:
        self._there: dict[str, dict[str, tuple[Seats, float]]] = defaultdict(dict)
        """By table and process: the seats, and when that was said."""

    def at(self, table: str) -> Seats:
        """The seats that have somebody at other processes."""
        said = self._there.get(table, {})
        return NOBODY.union(*(seats for seats, _ in said.values()))

    def hear(self, process: str, table: str, seats: Seats) -> bool:
        """What a process says; whether it is news."""
        before = self.at(table)
        if seats:
            self._there[table][process] = (seats, time.monotonic())
        else:
            self._there[table].pop(process, None)
            if not self._there[table]:
                del self._there[table]
        return self.at(table) != before

    def forget(self) -> list[str]:
        """Drop what was not said again for long; the tables at which that is news."""
        old = time.monotonic() - PATIENCE
        gone = [
            (process, table)
            for table, said in self._there.items()
            for process, (_, at) in said.items()
            if at < old
        ]
        return [table for process, table in gone if self.hear(process, table, NOBODY)]
