"""The tables in memory: opened when somebody needs them, one at a time for each who changes one,
and forgotten when nobody does any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Container, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Final

from grasse.server import metrics
from grasse.server.log import log
from grasse.server.presence import Presence
from grasse.server.refusal import Refusal, damaged, no_table, storing
from grasse.server.storage import Storage, Stored
from grasse.server.table import LiveTable

IDLE_SECONDS: Final = 600.0
"""A table that nobody uses leaves the memory after so long."""


class Memory:
    def __init__(
        self,
        storage: Storage,
        presence: Presence,
        went_on: Callable[[LiveTable], None],
        patience: float,
    ) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.damaged: set[str] = set()
        """Tables that could not be opened because what is stored of them cannot be read."""
        self._storage = storage
        self._presence = presence
        self._patience = patience
        self._went_on = went_on
        """Called where more is stored of a table than those at it were told."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    def __contains__(self, id: str) -> bool:
        """Whether it is here, or will be in a moment."""
        return id in self.tables or id in self._opening

    def ids(self) -> set[str]:
        return {*self.tables, *self._opening}

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """The table, for as long as it is yours alone."""
        there = False
        while not there:
            table = self.tables.get(id) or await self._open(id)
            async with table.lock:
                there = self.tables.get(id) is table
                if there:  # it may have been let go while we waited
                    if table.spoiled:
                        await self.reload(table)
                    table.used = time.monotonic()
                    yield table

    async def _open(self, id: str) -> LiveTable:
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._opening[id])
        finally:
            self._opening.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        stored = await self.stored(id)
        with self.reading(id):
            # Of a study all is played again.
            study = stored.row.state == "study"
            opened = partial(LiveTable, stored, self._patience)
            table = await asyncio.to_thread(opened) if study else opened()
        with storing():
            lines = await self._storage.chat(id)
        table.chat_number = max((line.number for line in lines), default=0)
        table.elsewhere = self._presence.at(id)
        return self.tables.setdefault(id, table)

    async def stored(self, id: str, since: int | None = None) -> Stored:
        """The table, or what came to it after that version."""
        with self.reading(id), storing():
            stored = await self._storage.load(id, since)
        if stored is None:
            raise no_table()
        return stored

    @contextmanager
    def reading(self, id: str) -> Iterator[None]:
        """A table whose stored bytes make no sense is damaged, whatever it is that they lead to."""
        try:
            yield
        except Refusal as refusal:
            if refusal.code == "damaged":
                self.damaged.add(id)
            raise
        except Exception as error:  # noqa: BLE001  # damaged bytes may lead to any
            if id not in self.damaged:
                log.error("table damaged", table=id, error=repr(error), exc_info=error)
            self.damaged.add(id)
            raise damaged() from None
        self.damaged.discard(id)

    async def reload(self, table: LiveTable) -> None:
        """Be what is stored; those at the table may not know all of it."""
        stored = await self.stored(table.id)
        with self.reading(table.id):
            table.restore(stored)
        if table.version != table.told:
            self._went_on(table)

    def forget(self, id: str) -> LiveTable | None:
        """It is deleted; what was in memory of it is worth nothing."""
        self.damaged.discard(id)
        table = self.tables.pop(id, None)
        if table is not None:
            table.spoiled = True
        return table

    def let_go(self, id: str, needed: Container[str]) -> bool:
        """Whether a table is here no more, for nobody is at it, and it is not needed."""
        table = self.tables.get(id)
        if table is None or id in self._opening or id in needed:
            return False
        if table.sockets or table.lock.locked():
            return False
        del self.tables[id]
        return True

    def forget_idle(self, needed: Container[str]) -> None:
        """Those that nobody has used for long, but those that are needed."""
        old = time.monotonic() - IDLE_SECONDS
        for id, table in list(self.tables.items()):
            if table.used < old:
                self.let_go(id, needed)
        metrics.TABLES.set(len(self.tables))
        metrics.DAMAGED.set(len(self.damaged))
