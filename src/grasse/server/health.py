"""Whether tables can be read and written: found out by doing it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from grasse.server.log import log
from grasse.server.storage import NotStored, Storage

GOOD_FOR: Final = 1.0
"""Seconds; whoever asks more often gets the same answer, and costs nothing."""
PATIENCE: Final = 2.0
"""Seconds to wait for a look through the database's file; if it takes longer, the last one counts,
and this one the next time."""
LOOK_EVERY: Final = 5.0
REST: Final = 50
"""A look is followed by so many times its own time without one."""


class Health:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._asking = asyncio.Lock()
        self._answer = ""
        self._answered = -GOOD_FOR
        self._look: asyncio.Task[None] | None = None
        self._next_look = 0.0
        self._found: list[str] = []

    async def trouble(self) -> str:
        """What is wrong, in a few words; nothing if all is well."""
        async with self._asking:
            if time.monotonic() - self._answered >= GOOD_FOR:
                self._answer = await self._ask()
                self._answered = time.monotonic()
            return self._answer

    async def _ask(self) -> str:
        try:
            await self._storage.pulse()
        except NotStored as error:
            log.error("not healthy", error=str(error))
            return "nothing can be stored"
        try:
            await self._storage.counts()
        except NotStored as error:
            log.error("not healthy", error=str(error))
            return "storage cannot be read"
        if self._look is None and time.monotonic() >= self._next_look:
            self._look = asyncio.create_task(self._look_through())
        if self._look is not None:
            await asyncio.wait({self._look}, timeout=PATIENCE)
        return "the database is damaged: see `grasse doctor`" if self._found else ""

    async def _look_through(self) -> None:
        began = time.monotonic()
        try:
            found = await asyncio.to_thread(self._storage.quick_check)
        except NotStored as error:
            found = [str(error)]
        if found and found != self._found:
            log.error("not healthy", error=found[0], more=len(found) - 1)
        self._found = found
        took = time.monotonic() - began
        self._next_look = time.monotonic() + max(LOOK_EVERY, REST * took)
        self._look = None
