"""The storage of tables, as the rest of the server sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from grasse.kernel import BadRequest
from grasse.server.storage import backup, reader
from grasse.server.storage.batch import Create, Say
from grasse.server.storage.database import READERS, Database, locate, plain, prepare
from grasse.server.storage.lock import DirectoryLock
from grasse.server.storage.records import Append, ChatLine, Entry, NotStored, Stored, TableRow
from grasse.server.storage.writer import Writer

if TYPE_CHECKING:
    from grasse.server.storage.postgres import Ear, Herald, Leadership, Voice

P = ParamSpec("P")
T = TypeVar("T")


class Storage:
    """Tables and their logs in SQLite or PostgreSQL; see docs/storage.md.

    What is awaitable is called from an asyncio loop. Changes are stored in the order of the calls.
    """

    def __init__(self, database: Database, lock: DirectoryLock | None) -> None:
        self._database = database
        self._lock = lock
        self._readers = ThreadPoolExecutor(READERS, "grasse-reader")
        self._voice: Voice | None = None
        self._herald: Herald | None = None
        self._leadership: Leadership | None = None
        self._ears: list[Ear] = []
        if not database.path:
            # Its driver loads slowly.
            from grasse.server.storage.postgres import Herald, Leadership, Voice

            self._voice = Voice()
            self._herald = Herald(database, self._voice.name)
            self._leadership = Leadership(database)
        self._writer = Writer(database, self._voice)

    @classmethod
    def open(cls, url: str | Path, *, migrate: bool = True, exclusive: bool = False) -> Storage:
        """Open a data directory, or `postgresql://user:password@host/name`.

        A server is `exclusive`: it shares its data directory with no other server. Who only reads
        does without `migrate`: then nothing is made, and a database of another form is refused.
        """
        database = locate(url, make=migrate)
        lock = DirectoryLock(database.path.parent) if exclusive and database.path else None
        try:
            prepare(database, migrate)
            return cls(database, lock)
        except BaseException:
            database.close()
            if lock:
                lock.release()
            raise

    async def close(self) -> None:
        """Finish what is queued, then close."""
        self._writer.is_open = False
        await asyncio.to_thread(self.shut)

    def shut(self) -> None:
        """Close, where no loop runs."""
        self._writer.close()
        for one in (*self._ears, self._herald, self._leadership):
            if one:
                one.close()
        self._readers.shutdown()
        self._database.close()
        if self._lock:
            self._lock.release()

    def __enter__(self) -> Storage:
        return self

    def __exit__(self, *_: object) -> None:
        self.shut()

    def create(self, row: TableRow, keys: Sequence[str] = ()) -> Awaitable[None]:
        """Store a new table, whose log is empty. `keys` are the hashes of its holders' keys."""
        if row.version:
            raise BadRequest("a new table is at version 0")
        return self._writer.put(Create(row, keys))

    def append(self, change: Append) -> Awaitable[int]:
        """Store a change; the new version, once it is durable.

        Conflict, Duplicate or NotStored when it is not: then nothing of it was stored. InDoubt
        when the database went away meanwhile, for long: then the log will tell.
        """
        versions = [entry.version for entry in change.entries]
        first = change.expected + 1
        if not versions or versions != list(range(first, first + len(versions))):
            raise BadRequest("a change has entries, numbered on from the expected version")
        return self._writer.put(change)

    def say(
        self,
        table: str,
        name: str,
        seat: int | None,
        text: str,
        command: str | None = None,
        keep: int = 200,
    ) -> Awaitable[ChatLine]:
        """Add a line to the chat of a table, which keeps that many; or the line that was said by
        this command before."""
        return self._writer.put(Say(table, name, seat, text, time.time(), command, keep))

    def load(self, table: str, since: int | None = None) -> Awaitable[Stored | None]:
        """The table with its newest snapshot and the entries after it; None if there is none.

        With `since`: without snapshot, and the entries after that version.
        """
        return self._ask(reader.load, table, since)

    def log(self, table: str) -> Awaitable[list[Entry]]:
        """All entries of a table."""
        return self._ask(reader.entries, table)

    def chat(self, table: str, after: int = 0) -> Awaitable[list[ChatLine]]:
        """What was said at a table, after the line of that number."""
        return self._ask(reader.chat, table, after)

    def tables_of(self, holder: str, limit: int = 100) -> Awaitable[list[TableRow]]:
        """The tables of somebody, by the hash of his key; the newest change first."""
        return self._ask(reader.tables_of, holder, limit)

    def due(self) -> Awaitable[list[str]]:
        """The ids of the tables that wait for a bot or a clock."""
        return self._ask(reader.due)

    def counts(self) -> Awaitable[dict[str, int]]:
        """How many tables are in each state, and `entries` in all."""
        return self._ask(reader.counts)

    @property
    def transactions(self) -> int:
        """How many transactions were committed: fewer than changes, for they come in batches."""
        return self._writer.transactions

    def every_table(self) -> Iterator[TableRow]:
        """All tables, as they were at one moment; needs no loop."""
        with self._database.reader.connect() as connection:
            yield from reader.every_table(connection)

    def listen(
        self,
        changed: Callable[[str, int], None],
        present: Callable[[str, str, frozenset[int]], None] | None = None,
        loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Call `changed(table, version)` in the loop for what other processes change, and
        `present(process, table, seats)` for who they say is there.

        The version is 0 for a new line of chat. After a connection was made, also again after a
        loss, `changed("", 0)` says that something may have been missed. With SQLite there are no
        other processes.
        """
        if self._voice:
            from grasse.server.storage.postgres import Ear

            loop = loop or asyncio.get_running_loop()
            self._ears.append(Ear(self._database, self._voice.name, changed, present, loop))

    def announce(self, here: Mapping[str, Collection[int]]) -> None:
        """Tell the other processes which seats have somebody at these tables here."""
        if self._herald:
            self._herald.announce(here)

    def try_lead(self, table: str) -> Awaitable[bool]:
        """Become the one process that lets bots and clocks advance this table, if none is."""
        return self._leadership.try_lead(table) if self._leadership else _done(True)

    def stop_leading(self, table: str) -> Awaitable[None]:
        """Let another process lead the table."""
        return self._leadership.stop_leading(table) if self._leadership else _done(None)

    def leads(self, table: str) -> bool:
        """Whether this process leads the table, as far as it knows."""
        return self._leadership.leads(table) if self._leadership else True

    def export(self, path: Path, progress: backup.Progress = lambda done, total: None) -> None:
        """Write a backup, of one moment, while others go on writing; needs no loop."""
        self._answer(backup.export, path, progress)

    def import_(
        self,
        path: Path,
        *,
        replace: bool = False,
        progress: backup.Progress = lambda done, total: None,
    ) -> None:
        """Fill the database from a backup, all or nothing; needs no loop.

        A database that has tables is refused, unless the backup may `replace` them.
        """
        try:
            with self._database.writer.begin() as connection:
                backup.restore(connection, path, replace, progress)
        except SQLAlchemyError as error:
            raise NotStored(f"the backup could not be restored: {plain(error)}") from None

    def _ask(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> Awaitable[T]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._readers, lambda: self._answer(question, *args, **kwargs))

    def _answer(self, question: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        try:
            with self._database.reader.connect() as connection:
                return question(connection, *args, **kwargs)
        except SQLAlchemyError as error:
            raise NotStored(f"the database cannot be read: {plain(error)}") from None


def _done(value: T) -> Awaitable[T]:
    future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    future.set_result(value)
    return future
