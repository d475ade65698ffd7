"""The house: all tables in use, what is done at them, and who hears of it.

Each command goes the same way, under its table's lock: it is worked out in memory, stored, and
then told. What fails to be stored is forgotten, and the table read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from grasse.games import find
from grasse.kernel import BadData, BadRequest, Plain
from grasse.kernel.fair import new_seed
from grasse.server import chairs, metrics, outgoing
from grasse.server.addresses import Blocked
from grasse.server.facts import Arranged, ChairFacts, Facts, chair_from, clean
from grasse.server.garbage import Sweeper
from grasse.server.health import Health
from grasse.server.keys import Holder, Issued, new_invitation, new_table_id
from grasse.server.limits import Buckets, Gate, Limits
from grasse.server.live import Socket
from grasse.server.log import log
from grasse.server.presence import NOBODY, Presence, Seats
from grasse.server.protocol import Act, NewTable, Reveal, Say, Undo
from grasse.server.reading import Readers
from grasse.server.refusal import Refusal, Unsure
from grasse.server.storage import (
    GONE,
    Append,
    ChatLine,
    Conflict,
    Damaged,
    Duplicate,
    InDoubt,
    NotStored,
    Storage,
    Stored,
    TableRow,
    remove_all,
)
from grasse.server.table import LiveTable, Waits
from grasse.server.thinking import Thinkers

IDLE_SECONDS: Final = 600.0
"""A table that nobody uses leaves the memory after so long."""
TAKE_OVER_SECONDS: Final = 2.0
"""How often a process looks for tables that nobody leads."""
SOON: Final = 2 * TAKE_OVER_SECONDS
"""A table with a clock is opened so long before its time is up, and may rest until then."""
RETENTION_SECONDS: Final = 600.0
"""How often finished tables are looked through, where they are not kept for ever."""
WARM_UP_SECONDS: Final = 1.0
"""After a start, until the bots' processes are started."""
TRIES: Final = 5
"""How often chairs are changed again after another process was faster."""

P = ParamSpec("P")
T = TypeVar("T")
Arrange = Callable[[LiveTable], Coroutine[Any, Any, Arranged | None]]
"""Works out what becomes of a table; None: it stays as it is."""


def to_the_end(
    work: Callable[Concatenate[House, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[House, P], Coroutine[Any, Any, T]]:
    """Done to its end even if the one who asked for it is gone, or the house closes: a table stays
    locked until what was begun at it is stored and told."""

    @wraps(work)
    async def started(house: House, /, *args: P.args, **kwargs: P.kwargs) -> T:
        if house.closing:
            raise Refusal("shutting-down", "the server is restarting: try again in a moment")
        task = asyncio.create_task(work(house, *args, **kwargs))
        house.under_way.add(task)
        task.add_done_callback(house.under_way.discard)
        return await asyncio.shield(task)

    return started


class House:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        limits: Limits | None = None,
        bot_delay: float = 0.4,
        blocked: Blocked | None = None,
        retention: float | None = None,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.limits = limits or Limits()
        self.bot_delay = bot_delay
        self.gate = Gate(self.limits, blocked)
        self.issued = Issued()
        self.readers = Readers()
        self.retention = retention
        """Seconds for which a finished table is kept; None: for ever."""
        self.health = Health(storage)
        self.closing = False
        self.tables: dict[str, LiveTable] = {}
        self.damaged: set[str] = set()
        """Tables that could not be opened because what is stored of them cannot be read."""
        self._presence = Presence()
        self._sweeper = Sweeper()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._leading: dict[str, asyncio.Task[bool]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.under_way: set[asyncio.Task[Any]] = set()
        rate = self.limits.messages_per_second
        self.messages = Buckets(rate, 3 * rate)
        self.messages_from = Buckets(10 * rate, 30 * rate)
        self.talk = Buckets(self.limits.chat_per_minute / 60, self.limits.chat_per_minute / 3)

    # Open and close

    async def open(self) -> None:
        """Listen to other processes and go on with the tables that wait for a bot or a clock."""
        self.storage.listen(self._heard, self._heard_of, asyncio.get_running_loop())
        self._start(self._look_around())
        self._start(self._warm_up())
        if self.retention is not None:
            self._start(self._clear_away(self.retention))

    async def _warm_up(self) -> None:
        """Not at once: the people who wait for their tables come first."""
        await asyncio.sleep(WARM_UP_SECONDS)
        self.thinkers.warm_up()

    async def close(self) -> None:
        """Finish what was acknowledged, tell everybody, and stop."""
        self.closing = True
        tasks = [*self._tasks, *self._leading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.under_way, return_exceptions=True)
        for table in self.tables.values():
            for socket in table.sockets:
                socket.end(1012)
        self.storage.announce({one.id: NOBODY for one in self.tables.values() if one.here})
        self.thinkers.close()
        self.readers.close()
        await self.storage.close()

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", error=repr(error), exc_info=error)

    async def _look_around(self) -> None:
        """Now and then: tables that nobody leads, tables that nobody uses."""
        while True:
            try:
                for id in await self.storage.due(time.time() + SOON):
                    if id not in self.damaged:
                        self._lead(id)
                for state, count in (await self.storage.counts()).items():
                    metrics.STORED.labels(state).set(count)
                await self._read_notes()
            except NotStored as error:
                log.warning("storage does not answer", error=str(error))
            self._forget_idle()
            self._sweeper.sweep()
            self.readers.rest()
            self.storage.announce({one.id: one.here for one in self.tables.values() if one.here})
            for id in self._presence.forget():
                self._note_presence(id)
            await asyncio.sleep(TAKE_OVER_SECONDS)

    def _forget_idle(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for id, table in list(self.tables.items()):
            unused = not table.sockets and table.used < old and not table.lock.locked()
            if unused and id not in self._leading:
                del self.tables[id]
        metrics.TABLES.set(len(self.tables))
        metrics.DAMAGED.set(len(self.damaged))

    # What is deleted

    async def _clear_away(self, retention: float) -> None:
        """Now and then: finished tables that nobody touched for too long."""
        while True:
            try:
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
        self._forget(id)
        return there

    def _forget(self, id: str) -> None:
        """A table is gone: whoever is there hears it."""
        self.damaged.discard(id)
        table = self.tables.pop(id, None)
        if table is not None:
            table.spoiled = True
            for socket in [*table.sockets]:
                socket.send(outgoing.fault(no_table().problem()))
                socket.end(1008)
            table.sockets.clear()

    # Tables

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """The table, for as long as it is yours alone."""
        table = self.tables.get(id) or await self._open(id)
        async with table.lock:
            if table.spoiled:
                await self._reload(table)
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
        stored = await self._stored(id)
        with self._reading(id):
            table = LiveTable(stored)
        with storing():
            lines = await self.storage.chat(id)
        table.chat_number = max((line.number for line in lines), default=0)
        table.elsewhere = self._presence.at(id)
        return self.tables.setdefault(id, table)

    async def _stored(self, id: str, since: int | None = None) -> Stored:
        with self._reading(id), storing():
            stored = await self.storage.load(id, since)
        if stored is None:
            raise no_table()
        return stored

    @contextmanager
    def _reading(self, id: str) -> Iterator[None]:
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

    async def _reload(self, table: LiveTable) -> None:
        """Be what is stored; those at the table may not know all of it."""
        stored = await self._stored(table.id)
        with self._reading(table.id):
            table.restore(stored)
        if table.version != table.told:
            self._tell(table)
            self._stir(table)

    @to_the_end
    async def create(self, wish: NewTable, holder: Holder) -> str:
        """Make a table; its id."""
        _check(wish)
        id = new_table_id()
        own = [chair_from(one, seat, holder) for seat, one in enumerate(wish.chairs)]
        facts = Facts(
            owner=holder,
            invitation=new_invitation(),
            seed=new_seed().hex(),
            chairs=_told_apart(own),
            options=dict(wish.options),
            components=await self._components(wish),
            pace=wish.pace,
            watchable=wish.watchable,
            rules=find(wish.game).version,
        )
        await self._create(id, wish.game, facts)
        if wish.start:
            await self.start(id, holder)
        return id

    async def _components(self, wish: NewTable) -> Plain | None:
        """What a file of one's own says, if a game can be played with it."""
        if wish.components is None:
            return None
        seats, options = len(wish.chairs), dict(wish.options)
        return await self.readers.read(wish.components, wish.game, seats, options)

    async def _create(self, id: str, game: str, facts: Facts) -> None:
        now = time.time()
        data = msgspec.json.encode(facts)
        row = TableRow(id, "gathering", 0, now, now, game, data, due=None)
        with storing():
            await self.storage.create(row, facts.holders())
        log.info("table made", table=id, game=game, seats=len(facts.chairs))

    async def rematch(self, id: str, holder: Holder | None) -> str:
        """A new table with the same people in the same chairs; its id."""
        new = new_table_id()
        made = False

        async def arrange(table: LiveTable) -> Arranged | None:
            nonlocal made
            if table.facts.rematch:
                return None
            facts = chairs.rematch(table, holder)
            if not made:
                await self._create(new, table.game.name, facts)
                made = True
            return Arranged(msgspec.structs.replace(table.facts, rematch=new))

        await self._change(id, arrange)
        async with self.at(id) as table:
            return table.facts.rematch or new

    # Chairs

    async def change(self, id: str, work_out: Callable[[LiveTable], Arranged]) -> None:
        """Change who sits where."""

        async def worked_out(table: LiveTable) -> Arranged:
            return work_out(table)

        await self._change(id, worked_out)

    @to_the_end
    async def _change(self, id: str, work_out: Arrange) -> None:
        async with self.at(id) as table:
            for left in reversed(range(TRIES)):
                found = await work_out(table)
                if found is None or found.facts is table.facts:
                    return
                try:
                    await self._store(table, table.change(found))
                    break
                except Refusal as refusal:
                    if refusal.code != "old-version" or not left:
                        raise
            self._tell(table)
            self._stir(table)

    async def start(self, id: str, holder: Holder | None) -> None:
        await self.change(id, lambda table: chairs.start(table, holder))

    async def reveal(self, socket: Socket, said: Reveal) -> None:
        await self.change(
            socket.table,
            lambda table: chairs.reveal(table, socket.holder, said.seat, said.secret),
        )

    # Play

    @to_the_end
    async def command(self, socket: Socket, said: Act | Undo) -> None:
        """Somebody acts. He hears that it is stored, then everybody sees it."""
        began = time.perf_counter()
        async with self.at(socket.table) as table:
            if self._was_done(table, socket, said):
                return
            chairs.own_chair(table, socket.holder, said.seat)
            if said.version > table.version:
                await self._refresh(table)  # another process was faster with its news
            if not table.moved <= said.version <= table.version:
                since = min(said.version, table.version)
                info = outgoing.table_info(table)
                socket.send(outgoing.update(table, info, socket.seats, since))
                raise Refusal("old-version", "the table has moved on; here is how it stands")
            if table.facts.chairs[said.seat].level is not None:
                raise Refusal("not-allowed", "a bot plays this chair: take it back first")
            if isinstance(said, Act):
                change = table.act(said.id, said.seat, said.action)
            else:
                change = table.undo(said.id, said.seat, whole_turn=said.all)
            try:
                await self._store(table, change)
            except Unsure:
                socket.end(1013)  # neither done nor refused: he comes back and sends it again
                return
            except Refusal as refusal:
                late = refusal.code == "old-version"
                if late and self._was_done(table, socket, said):
                    return  # it had come by way of another process
                raise
            socket.send(outgoing.done(said.id, table.version))
            self._tell(table)
            self._stir(table)
        metrics.ACTIONS.labels(table.game.name, "person").inc()
        metrics.LATENCY.observe(time.perf_counter() - began)

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

    async def _store(self, table: LiveTable, change: Append) -> None:
        """Nobody hears of what is not stored: then the table is again what it was, or what another
        process made of it."""
        table.spoiled = True
        try:
            await self.storage.append(change)
        except (Conflict, Duplicate):
            await self._reload(table)
            raise Refusal("old-version", "the table has moved on; here is how it stands") from None
        except InDoubt as error:
            log.error("in doubt", table=table.id, error=str(error))
            raise Unsure from None
        except NotStored as error:
            log.error("not stored", table=table.id, error=str(error))
            raise Refusal("not-stored", "this could not be stored; nothing happened") from None
        table.spoiled = False
        self._sweeper.note_play()

    @to_the_end
    async def say(self, socket: Socket, said: Say) -> None:
        async with self.at(socket.table) as table:
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
            self._tell_lines(table, lines)
            socket.send(outgoing.done(said.id, table.version))

    def _tell_lines(self, table: LiveTable, lines: list[ChatLine]) -> None:
        """Everybody hears those that he has not heard yet."""
        for line in lines:
            if line.number > table.chat_number:
                table.chat_number = line.number
                message = outgoing.seal(outgoing.line(line))
                for socket in table.sockets:
                    socket.send(message)

    # Who hears of it

    @to_the_end
    async def join(self, socket: Socket, seen: int | None) -> None:
        """Somebody is here: give him what he has not seen."""
        async with self.at(socket.table) as table:
            if seen is not None and seen > table.version:
                await self._refresh(table)  # he comes from another process, which knew more
            if not table.may_watch(socket.holder):
                raise Refusal("not-watchable", "this table does not want watchers")
            new = socket not in table.sockets
            seats = table.seats_of(socket.holder)
            if new:
                self._make_room(table, socket, seats)
            with storing():
                chat = await self.storage.chat(table.id)
            self._tell_lines(table, chat)
            if socket.ended:
                return
            socket.seats = seats
            table.sockets.add(socket)
            socket.send(outgoing.welcome(table, socket.holder, seen, chat))
            if table.state == "opening":
                self._ask_reveal(table, socket)
            if new:
                self._tell(table, but=socket)

    def _make_room(self, table: LiveTable, socket: Socket, seats: outgoing.Seats) -> None:
        if not seats:
            if sum(not one.seats for one in table.sockets) >= self.limits.watchers_per_table:
                raise Refusal("too-many-watchers", "too many look on at this table already")
            if not self.gate.may_watch(socket.address):
                raise Refusal("too-many-watchers", "too many look on from your address already")
            return
        same_person = [one for one in table.sockets if one.seats and one.holder == socket.holder]
        if len(same_person) >= self.limits.sockets_per_seat:
            raise Refusal("too-fast", "this seat has too many connections already")

    async def part(self, socket: Socket) -> None:
        """Somebody is gone."""
        self._sweeper.note_gone()
        table = self.tables.get(socket.table)
        if table is None or socket not in table.sockets:
            return
        table.sockets.discard(socket)
        await self._tell_again(table)

    def _tell(self, table: LiveTable, but: Socket | None = None) -> None:
        """Send everybody what he was not told yet: how the game went on, or else who sits where.
        Whoever changed chairs gets it all anew."""
        moved = max(table.moved, table.noted) > table.told
        changed = {one for one in table.sockets if table.seats_of(one.holder) != one.seats}
        for socket in changed:
            socket.seats = table.seats_of(socket.holder)
        self._announce(table)
        info = outgoing.table_info(table)
        made: dict[outgoing.Seats, outgoing.Sealed] = {}
        for socket in table.sockets:
            if socket in changed:
                if not table.may_watch(socket.holder):
                    socket.end(1008)
                    continue
                socket.send(outgoing.welcome(table, socket.holder, None, []))
            elif socket is but:
                continue
            elif moved:
                message = made.get(socket.seats)
                if message is None:
                    message = outgoing.update(table, info, socket.seats, table.told)
                    made[socket.seats] = message
                socket.send(message)
            else:
                socket.send(outgoing.chairs(table, info, socket.holder))
            if table.state == "opening":
                self._ask_reveal(table, socket)
        table.told = table.version

    def _ask_reveal(self, table: LiveTable, socket: Socket) -> None:
        chairs_here = [(seat, table.facts.chairs[seat]) for seat in socket.seats]
        seats = [seat for seat, chair in chairs_here if chair.mix and not chair.secret]
        if seats:
            socket.send(outgoing.ask_reveal(seats))

    def _announce(self, table: LiveTable) -> None:
        """Tell other processes if others are here than before."""
        table.note_present()
        here = NOBODY.union(*(socket.seats for socket in table.sockets))
        if here != table.here:
            table.here = here
            self.storage.announce({table.id: here})

    def _heard_of(self, process: str, id: str, seats: Seats) -> None:
        """Another process says who is at a table there."""
        if self._presence.hear(process, id, seats):
            self._note_presence(id)

    def _note_presence(self, id: str) -> None:
        table = self.tables.get(id)
        if table is not None:
            table.elsewhere = self._presence.at(id)
            self._start(self._tell_again(table))

    async def _tell_again(self, table: LiveTable) -> None:
        async with table.lock:
            if not self.closing and not table.spoiled:
                self._tell(table)

    def _heard(self, id: str, version: int) -> None:
        """Another process changed a table."""
        if version == GONE:
            self._forget(id)
            return
        for one in [id] if id else {*self.tables, *self._opening}:
            if one in self.tables or one in self._opening:
                self._start(self._catch_up(one))

    async def _catch_up(self, id: str) -> None:
        with suppress(Refusal):  # it was logged, and the next command here tries again
            async with self.at(id) as table:
                await self._refresh(table)

    async def _refresh(self, table: LiveTable) -> None:
        """Take over what other processes did, and tell it here."""
        stored = await self._stored(table.id, table.version)
        with storing():
            self._tell_lines(table, await self.storage.chat(table.id, table.chat_number))
        if stored.entries:
            with self._reading(table.id):
                table.catch_up(stored)
            self._tell(table)
            self._stir(table)

    # Bots and clocks

    def _stir(self, table: LiveTable) -> None:
        table.stirred.set()
        table.stirred.clear()
        if _is_soon(table.next_due()):
            self._lead(table.id)

    def _lead(self, id: str) -> None:
        """Advance this table by bots and clocks, unless somebody does."""
        if id not in self._leading and not self.closing:
            task = asyncio.create_task(self._advance(id))
            self._leading[id] = task
            task.add_done_callback(lambda done: self._led(id, done))

    def _led(self, id: str, task: asyncio.Task[bool]) -> None:
        self._leading.pop(id, None)
        if not task.cancelled() and (error := task.exception()):
            if not (isinstance(error, Refusal) and error.code in ("damaged", "no-table")):
                log.error("table stuck", table=id, error=repr(error), exc_info=error)
            return
        table = self.tables.get(id)
        led = not task.cancelled() and task.result()
        if led and table and not table.spoiled and _is_soon(table.next_due()):
            self._lead(id)  # it came to wait again while we let go

    async def _advance(self, id: str) -> bool:
        """Until people are to act, or have long enough left; False if another process is at it."""
        if not await self.storage.try_lead(id):
            return False
        try:
            while self.storage.leads(id):
                async with self.at(id) as table:
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
            await asyncio.shield(self.storage.stop_leading(id))

    async def _note_due(self, table: LiveTable) -> None:
        """Tables of an older Grasse are noted as due at once; so that they may rest, too."""
        due = table.next_due()
        if table.due != due:
            with storing():
                await self.storage.put_off(table.id, table.version, due)
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
        async with self.at(id) as table:
            if table.state == "opening":
                await self._store(table, table.begin())
                self._tell(table)

    @to_the_end
    async def _give_up_on(self, id: str, waits: Waits) -> None:
        """A chair was left too long: a bot plays on."""
        async with self.at(id) as table:
            if table.waits() == waits:
                await self._store(table, table.change(chairs.give_up_on(table, waits.seat)))
                self._tell(table)

    async def _think(self, table: LiveTable, waits: Waits, version: int) -> None:
        """A bot decides from its seat's view. It takes a full number of ticks, so that the time
        it needs tells nothing of what it holds."""
        async with self.at(table.id) as table:
            if table.match is None or table.version != version:
                return
            view = msgspec.json.encode(table.match.position.view(waits.seat))
        began = time.monotonic()
        action = await self.thinkers.think(table.game.name, waits.level, view)
        thought = time.monotonic() - began
        metrics.THINKING.labels(table.game.name, waits.level).observe(thought)
        if self.bot_delay:
            await asyncio.sleep(self.bot_delay - thought % self.bot_delay)
        await self._let_act(table.id, waits, version, action)

    @to_the_end
    async def _let_act(self, id: str, waits: Waits, version: int, action: Plain) -> None:
        """The bot acts, if its chair was not taken back meanwhile."""
        async with self.at(id) as table:
            if table.moved <= version and table.waits() == waits:
                await self._store(table, table.act(None, waits.seat, action))
                metrics.ACTIONS.labels(table.game.name, "bot").inc()
                self._tell(table)


def no_table() -> Refusal:
    return Refusal("no-table", "there is no such table")


def damaged() -> Refusal:
    return Refusal("damaged", "what is stored of this table cannot be read")


def _is_soon(due: float | None) -> bool:
    return due is not None and due <= time.time() + SOON


@contextmanager
def storing() -> Iterator[None]:
    """Whatever storage refuses becomes a refusal to the one who asked."""
    try:
        yield
    except Damaged as error:
        log.error("damaged", error=str(error))
        raise damaged() from None
    except (NotStored, Conflict) as error:
        log.error("not stored", error=str(error))
        raise Refusal("not-stored", "this could not be stored; nothing happened") from None


def _check(wish: NewTable) -> None:
    """That a game can be played so, with what is in its own box."""
    try:
        find(wish.game).start(len(wish.chairs), wish.options)
    except (BadRequest, BadData) as error:
        raise Refusal("bad-request", str(error)) from None
    if wish.start and any(chair.kind == "open" for chair in wish.chairs):
        raise Refusal("chairs-empty", "a table with open chairs cannot start at once")


def _told_apart(chairs: list[ChairFacts]) -> list[ChairFacts]:
    """Nobody has another's name."""
    taken: set[str] = set()
    found = []
    for chair in chairs:
        name = chair.name
        if name and name in taken:
            name = next(f"{name} {n}" for n in range(2, 99) if f"{name} {n}" not in taken)
        taken.add(name)
        found.append(msgspec.structs.replace(chair, name=name))
    return found
