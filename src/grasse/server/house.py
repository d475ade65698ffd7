"""The house: the way that every command goes, and who does the rest.

Each command goes the same way, under its table's lock: it is worked out in memory, stored, and
then told. What fails to be stored is forgotten, and the table read again.

`memory` has the tables in use, `seating` makes them and lets people sit down, `telling` knows who
is at them, `leading` lets bots and clocks go on, `neighbours` are other processes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from grasse.server import chairs, metrics, outgoing
from grasse.server.addresses import Blocked
from grasse.server.facts import Arranged, clean
from grasse.server.garbage import Sweeper
from grasse.server.health import Health
from grasse.server.hints import Advising
from grasse.server.homes import Home
from grasse.server.keys import Issued
from grasse.server.leading import TAKE_OVER_SECONDS, Leading
from grasse.server.limits import Buckets, Gate, Limits
from grasse.server.live import Socket
from grasse.server.log import log
from grasse.server.memory import Memory
from grasse.server.neighbours import Neighbours
from grasse.server.presence import NOBODY
from grasse.server.protocol import Act, Say, Undo
from grasse.server.refusal import Refusal, Unsure, storing
from grasse.server.reporting import Reports
from grasse.server.seating import Seating
from grasse.server.storage import (
    Append,
    Conflict,
    Duplicate,
    InDoubt,
    NotStored,
    Storage,
    remove_all,
)
from grasse.server.studies import Studies
from grasse.server.table import LiveTable
from grasse.server.telling import Telling
from grasse.server.thinking import Thinkers
from grasse.server.under_way import UnderWay, to_the_end

RETENTION_SECONDS: Final = 600.0
"""How often finished tables are looked through, where they are not kept for ever."""
WARM_UP_SECONDS: Final = 1.0
"""After a start, until the bots' processes are started."""
TRIES: Final = 5
"""How often chairs are changed again after another process was faster."""

Arrange = Callable[[LiveTable], Coroutine[Any, Any, Arranged | None]]
"""Works out what becomes of a table; None: it stays as it is."""


class House:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        limits: Limits | None = None,
        bot_delay: float = 0.4,
        blocked: Blocked | None = None,
        retention: float | None = None,
        home: Home | None = None,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.limits = limits or Limits()
        self.gate = Gate(self.limits, blocked)
        self.issued = Issued()
        self.retention = retention
        """Seconds for which a finished table is kept; None: for ever."""
        self.home = home
        """Where we are among several processes behind one port; None: we are alone there."""
        self.listens: tuple[str, int] | None = None
        """Host and port, as far as is known."""
        self.health = Health(storage)
        self.under_way = UnderWay()
        self.neighbours = Neighbours(self)
        self.memory = Memory(
            storage, self.neighbours.presence, self.went_on, self.limits.away_seconds
        )
        self.seating = Seating(self)
        self.telling = Telling(self)
        self.leading = Leading(self, bot_delay)
        self.advising = Advising(self)
        self.studies = Studies(self)
        self.reports = Reports(self)
        self.sweeper = Sweeper()
        self._chores: set[asyncio.Task[Any]] = set()
        rate = self.limits.messages_per_second
        self.messages = Buckets(rate, 3 * rate)
        self.messages_from = Buckets(10 * rate, 30 * rate)
        self.talk = Buckets(self.limits.chat_per_minute / 60, self.limits.chat_per_minute / 3)

    # The way of a command: work out, store, tell

    async def command(self, socket: Socket, said: Act | Undo) -> None:
        """Somebody acts. He hears that it is stored, then everybody sees it. The task of his socket
        does it to the end."""
        began = time.perf_counter()
        with socket.at_work(), self.under_way.work():
            table = await self._command(socket, said)
        if table is not None:
            metrics.ACTIONS.labels(table.game.name, "person").inc()
            metrics.LATENCY.observe(time.perf_counter() - began)

    async def _command(self, socket: Socket, said: Act | Undo) -> LiveTable | None:
        """The table at which it was done, if it was."""
        async with self.memory.at(socket.table) as table:
            if self._was_done(table, socket, said):
                return None
            if said.seat not in socket.seats:
                await self.neighbours.ask(table)
            chairs.own_chair(table, socket.holder, said.seat)
            if said.version > table.version:
                await self.neighbours.refresh(table)  # another process was faster with its news
            if not table.moved <= said.version <= table.version:
                since = min(said.version, table.version)
                socket.send(outgoing.update(table, socket.seats, since, socket.language))
                raise Refusal("old-version", "the table has moved on; here is how it stands")
            if table.facts.chairs[said.seat].level is not None:
                raise Refusal("not-allowed", "a bot plays this chair: take it back first")
            if isinstance(said, Act):
                change = table.act(said.id, said.seat, said.action)
            else:
                change = table.undo(said.id, said.seat, whole_turn=said.all)
            try:
                await self.store(table, change)
            except Unsure:
                socket.end(1013)  # neither done nor refused: he comes back and sends it again
                return None
            except Refusal as refusal:
                late = refusal.code == "old-version"
                if late and self._was_done(table, socket, said):
                    return None  # it had come by way of another process
                raise
            with socket.together():
                socket.send(outgoing.done(said.id, table.version))
                self.went_on(table)
        return table

    def _was_done(self, table: LiveTable, socket: Socket, said: Act | Undo) -> bool:
        """Sent twice, it counts once."""
        version, seat = table.done.get(said.id, (0, -1))
        if not version:
            return False
        if seat != said.seat:
            raise Refusal("bad-request", "another seat's command has this id: make a fresh one")
        chairs.own_chair(table, socket.holder, said.seat)
        socket.send(outgoing.done(said.id, version))
        return True

    async def store(self, table: LiveTable, change: Append) -> None:
        """Nobody hears of what is not stored: then the table is again what it was, or what another
        process made of it."""
        table.spoiled = True
        try:
            await self.storage.append(change)
        except (Conflict, Duplicate):
            await self.memory.reload(table)
            raise Refusal("old-version", "the table has moved on; here is how it stands") from None
        except InDoubt as error:
            log.error("in doubt", table=table.id, error=str(error))
            raise Unsure from None
        except NotStored as error:
            log.error("not stored", table=table.id, error=str(error))
            raise Refusal("not-stored", "this could not be stored; nothing happened") from None
        table.spoiled = False
        self.sweeper.note_play()

    @to_the_end
    async def say(self, socket: Socket, said: Say) -> None:
        async with self.memory.at(socket.table) as table:
            if not socket.seats:
                raise Refusal("not-allowed", "only those who sit at the table may talk")
            seat = socket.seats[0] if said.seat is None else said.seat
            name = chairs.own_chair(table, socket.holder, seat).name
            text = clean(said.text)
            if not text:
                raise Refusal("bad-request", "there is nothing to say")
            with storing():
                lines = [await self.storage.say(table.id, name, seat, text, said.id)]
                if lines[0].number > table.chat_number + 1:  # others spoke elsewhere
                    lines = await self.storage.chat(table.id, table.chat_number)
            self.telling.tell_lines(table, lines)
            socket.send(outgoing.done(said.id, table.version))

    async def change(self, id: str, work_out: Callable[[LiveTable], Arranged]) -> None:
        """Change who sits where."""

        async def worked_out(table: LiveTable) -> Arranged:
            return work_out(table)

        await self.arrange(id, worked_out)

    @to_the_end
    async def arrange(self, id: str, work_out: Arrange) -> None:
        """As `change`, where something else has to be stored first."""
        async with self.memory.at(id) as table:
            for left in reversed(range(TRIES)):
                found = await self._arranged(table, work_out)
                if found is None or found.facts is table.facts:
                    return
                try:
                    await self.store(table, table.change(found))
                    break
                except Refusal as refusal:
                    if refusal.code != "old-version" or not left:
                        raise
            self.went_on(table)

    async def _arranged(self, table: LiveTable, work_out: Arrange) -> Arranged | None:
        """Nobody is refused for what is no longer so."""
        try:
            return await work_out(table)
        except Refusal:
            if not await self.neighbours.ask(table):
                raise
            return await work_out(table)

    def went_on(self, table: LiveTable) -> None:
        """More is stored of a table: everybody hears it, and so do bots and clocks."""
        self.telling.spread(table)
        self.leading.stir(table)

    # Open and close

    async def open(self) -> None:
        """Listen to other processes and go on with the tables that wait for a bot or a clock."""
        listener, loop = self.neighbours, asyncio.get_running_loop()
        self.storage.listen(listener.heard, listener.heard_of, loop, listener.cares_for)
        self.begin(self._look_around())
        self.begin(self._warm_up())
        self.begin(self._clear_away(self.retention))

    async def _warm_up(self) -> None:
        """Not at once: the people who wait for their tables come first."""
        await asyncio.sleep(WARM_UP_SECONDS)
        self.thinkers.warm_up()

    async def close(self) -> None:
        """Finish what was acknowledged, tell everybody, and stop."""
        self.under_way.closing = True
        tasks = [*self._chores, *self.leading.tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.under_way.tasks, return_exceptions=True)
        for table in self.memory.tables.values():
            for socket in table.sockets:
                socket.end(1012)
        here = [table.id for table in self.memory.tables.values() if table.here]
        self.storage.announce(dict.fromkeys(here, NOBODY))
        await self.reports.close()
        self.thinkers.close()
        self.seating.readers.close()
        self.studies.close()
        await self.storage.close()

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._chores.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", error=repr(error), exc_info=error)

    async def _look_around(self) -> None:
        """Now and then: tables that nobody leads, tables that nobody uses."""
        while True:
            try:
                await self.leading.take_over()
                for state, count in (await self.storage.counts()).items():
                    metrics.STORED.labels(state).set(count)
                await self._read_notes()
            except NotStored as error:
                log.warning("storage does not answer", error=str(error))
            self.memory.forget_idle(self.leading.tasks)
            self.sweeper.sweep()
            self.seating.readers.rest()
            self.studies.rest()
            tables = self.memory.tables.values()
            self.storage.announce({one.id: one.here for one in tables if one.here})
            self.neighbours.forget()
            await asyncio.sleep(TAKE_OVER_SECONDS)

    # What is deleted

    async def _clear_away(self, retention: float | None) -> None:
        """Now and then: studies, and finished tables, that nobody touched for too long."""
        while True:
            try:
                await self.studies.clear_away()
                if retention is not None:
                    await self.clear_away(retention)
            except NotStored as error:
                log.warning("old tables stay", error=str(error))
            await asyncio.sleep(RETENTION_SECONDS)

    async def clear_away(self, retention: float) -> None:
        """Delete the finished tables that nobody touched for so long."""
        for id, version in await self.storage.finished(time.time() - retention):
            with suppress(Conflict):
                await self.remove(id, version)

    async def _read_notes(self) -> None:
        """Do what the keeper asked for from the command line, beside us."""
        for note in await asyncio.to_thread(self.storage.notes.waiting):
            refused = await remove_all(self.remove, note.remove)
            await asyncio.to_thread(self.storage.notes.answer, note, refused)

    async def remove(self, id: str, version: int | None = None) -> bool:
        """Delete a table, at this version if one is given; whether it was there."""
        there = await self.storage.remove(id, version)
        if there:
            log.info("table deleted", table=id)
        self.forget(id)
        return there

    def forget(self, id: str) -> None:
        """A table is gone: whoever is there hears it."""
        self.reports.forget(id)
        table = self.memory.forget(id)
        if table is not None:
            self.telling.send_away(table)
