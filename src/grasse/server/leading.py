"""Bots and clocks: each table that waits for one is led by one process until people are to act."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from grasse.kernel import Plain
from grasse.server import chairs, metrics
from grasse.server.log import log
from grasse.server.refusal import Refusal, storing
from grasse.server.table import LiveTable, Waits
from grasse.server.under_way import UnderWay, to_the_end

if TYPE_CHECKING:
    from grasse.server.house import House

TAKE_OVER_SECONDS: Final = 2.0
"""How often a process looks for tables that nobody leads."""
SOON: Final = 2 * TAKE_OVER_SECONDS
"""A table with a clock is opened so long before its time is up, and may rest until then."""


class Leading:
    def __init__(self, house: House, bot_delay: float) -> None:
        self._house = house
        self._bot_delay = bot_delay
        self.tasks: dict[str, asyncio.Task[bool]] = {}
        """By table."""
        self._left: set[str] = set()
        """The tables that were due at the last look, and left to the process they belong to."""

    @property
    def under_way(self) -> UnderWay:
        return self._house.under_way

    async def take_over(self) -> None:
        """The tables that are due and that nobody leads."""
        due = set(await self._house.storage.due(time.time() + SOON))
        due -= self._house.memory.damaged
        left = {id for id in due if not self._is_ours(id)}
        for id in due - (left - self._left):
            self._lead(id)
        self._left = left

    def stir(self, table: LiveTable) -> None:
        table.stirred.set()
        table.stirred.clear()
        if _is_soon(table.next_due()) and self._is_ours(table.id):
            self._lead(table.id)

    def _is_ours(self, id: str) -> bool:
        """Whether it is at home here; others are left to their homes, for one look longer."""
        return self._house.home is None or self._house.home.has(id)

    def _lead(self, id: str) -> None:
        """Advance this table by bots and clocks, unless somebody does."""
        if id not in self.tasks and not self.under_way.closing:
            task = asyncio.create_task(self._advance(id))
            self.tasks[id] = task
            task.add_done_callback(lambda done: self._led(id, done))

    def _led(self, id: str, task: asyncio.Task[bool]) -> None:
        self.tasks.pop(id, None)
        if not task.cancelled() and (error := task.exception()):
            if not (isinstance(error, Refusal) and error.code in ("damaged", "no-table")):
                log.error("table stuck", table=id, error=repr(error), exc_info=error)
            return
        table = self._house.memory.tables.get(id)
        led = not task.cancelled() and task.result()
        if led and table and not table.spoiled and _is_soon(table.next_due()):
            self._lead(id)  # it came to wait again while we let go

    async def _advance(self, id: str) -> bool:
        """Until people are to act, or have long enough left; False if another process is at it."""
        if not await self._house.storage.try_lead(id):
            return False
        try:
            while self._house.storage.leads(id):
                async with self._house.memory.at(id) as table:
                    waits = table.waits()
                    version = table.version
                    await self._note_due(table)
                if waits is None or not _is_soon(waits.until):
                    return True
                try:
                    await self._attend(table, waits, version)
                except Refusal as refusal:
                    if refusal.code == "not-stored":
                        await asyncio.sleep(1)
            return False
        finally:
            await asyncio.shield(self._house.storage.stop_leading(id))

    async def _note_due(self, table: LiveTable) -> None:
        """Tables of an older Grasse are noted as due at once; so that they may rest, too."""
        due = table.next_due()
        if table.due != due:
            with storing():
                await self._house.storage.put_off(table.id, table.version, due)
            table.due = due

    async def _attend(self, table: LiveTable, waits: Waits, version: int) -> None:
        left = waits.until - time.time()
        if waits.for_ == "bot":
            await self._think(table, waits, version)
        elif left > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await table.stirred.wait()
        elif waits.for_ == "reveal":
            await self._begin(table.id)
        else:
            await self._give_up_on(table.id, waits)

    @to_the_end
    async def _begin(self, id: str) -> None:
        async with self._house.memory.at(id) as table:
            if table.state == "opening":
                await self._house.store(table, table.begin())
                self._house.telling.spread(table)

    @to_the_end
    async def _give_up_on(self, id: str, waits: Waits) -> None:
        """A chair was left too long: a bot plays on."""
        async with self._house.memory.at(id) as table:
            if table.waits() == waits:
                await self._house.store(table, table.change(chairs.give_up_on(table, waits.seat)))
                self._house.telling.spread(table)

    async def _think(self, table: LiveTable, waits: Waits, version: int) -> None:
        """A bot decides from its seat's view. It takes a full number of ticks, so that the time
        it needs tells nothing of what it holds."""
        async with self._house.memory.at(table.id) as table:
            if table.match is None or table.version != version:
                return
            view = msgspec.json.encode(table.match.position.view(waits.seat))
        began = time.monotonic()
        action = await self._house.thinkers.think(table.game.name, waits.level, view)
        thought = time.monotonic() - began
        metrics.THINKING.labels(table.game.name, waits.level).observe(thought)
        if self._bot_delay:
            await asyncio.sleep(self._bot_delay - thought % self._bot_delay)
        await self._let_act(table.id, waits, version, action)

    @to_the_end
    async def _let_act(self, id: str, waits: Waits, version: int, action: Plain) -> None:
        """The bot acts, if its chair was not taken back meanwhile."""
        async with self._house.memory.at(id) as table:
            if table.moved <= version and table.waits() == waits:
                await self._house.store(table, table.act(None, waits.seat, action))
                metrics.ACTIONS.labels(table.game.name, "bot").inc()
                self._house.telling.spread(table)


def _is_soon(due: float | None) -> bool:
    return due is not None and due <= time.time() + SOON
