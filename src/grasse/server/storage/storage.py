"""The storage of tables, as the rest of the server sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.exc import SQLAlchemyError

from grasse.kernel import BadRequest
from grasse.server.storage import backup, reader
from grasse.server.storage.batch import Create, NoReport, Pulse, PutOff, Remove, Report, Say
from grasse.server.storage.database import (
    READERS,
    Database,
    address,
    is_damage,
    locate,
    plain,
    prepare,
)
from grasse.server.storage.lock import DirectoryLock
from grasse.server.storage.notes import Notes
from grasse.server.storage.records import (
    Append,
    ChatLine,
    Damaged,
    Entry,
    Listed,
    Milestone,
    NotStored,
    ReportRow,
    Stored,
    TableRow,
)
from grasse.server.storage.survey import Findings, Progress, Survey, integrity, look, survey
from grasse.server.storage.writer import Writer

if TYPE_CHECKING:
    from grasse.server.storage.postgres import Ear, Herald, Leadership, Voice

P = ParamSpec("P")
T = TypeVar("T")


def _quietly(done: int, total: int) -> None:
    """Progress that nobody looks at."""


class Storage:
    """Tables and their logs in SQLite or PostgreSQL; see docs/storage.md.

    What is awaitable is called from an asyncio loop. Changes are stored in the order of the calls.
    """

    def __init__(
        self, database: Database, lock: DirectoryLock | None = None, only_read: bool = False
    ) -> None:
        self._database = database
        self._lock = lock
        self.notes = Notes(database.path.parent if database.path else None)
        self._readers = ThreadPoolExecutor(READERS, "grasse-reader")
        self._voice: Voice | None = None
        self._herald: Herald | None = None
        self._leadership: Leadership | None = None
        self._ears: list[Ear] = []
        if not database.path and not only_read:
            # Its driver loads slowly.
            from grasse.server.storage.postgres import Herald, Leadership, Voice

            self._voice = Voice()
            self._herald = Herald(database, self._voice.name)
            self._leadership = Leadership(database)
        self._writer = None if only_read else Writer(database, self._voice)

    @classmethod
    def open(cls, url: str | Path, *, only_read: bool = False, migrate: bool = True) -> Storage:
        """Open a data directory, or `postgresql://user:password@host/name`.

        Who may write shares the data directory with nobody else who may: InUse. Who is to
        `only_read` shares it with all, makes nothing and changes nothing. Without leave to
        `migrate`, as for him, a database of another form is refused.
        """
        makes = migrate and not only_read
        database = locate(url, make=makes)
        lock = DirectoryLock(database.path.parent) if database.path and not only_read else None
        try:
            prepare(database, makes)
            if lock:
                Notes(database.path.parent if database.path else None).clear()
            return cls(database, lock, only_read)
        except BaseException:
            database.close()
            if lock:
                lock.release()
            raise

    async def close(self) -> None:
        """Finish what is queued, then close."""
        if self._writer:
            self._writer.is_open = False
        await asyncio.to_thread(self.shut)

    def shut(self) -> None:
        """Close, where no loop runs."""
        for one in (self._writer, *self._ears, self._herald, self._leadership):
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
        return self._writing.put(Create(row, keys))

    def append(self, change: Append) -> Awaitable[int]:
        """Store a change; the new version, once it is durable.

        Conflict, Duplicate or NotStored when it is not: then nothing of it was stored. InDoubt
        when the database went away meanwhile, for long: then the log will tell.
        """
        versions = [entry.version for entry in change.entries]
        first = change.expected + 1
        if not versions or versions != list(range(first, first + len(versions))):
            raise BadRequest("a change has entries, numbered on from the expected version")
        return self._writing.put(change)

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
        return self._writing.put(Say(table, name, seat, text, time.time(), command, keep))

    def remove(self, table: str, expected: int | None = None) -> Awaitable[bool]:
        """Delete a table with all that belongs to it; whether it was there. With the version that
        it is expected to have, Conflict if it has been played on."""
        return self._writing.put(Remove(table, expected))

    def put_off(self, table: str, expected: int, due: float | None) -> Awaitable[bool]:
        """Note when the table is due, if it has this version still."""
        return self._writing.put(PutOff(table, expected, due))

    def keep_report(
        self, table: str, row: ReportRow, anew_after: float | None = None
    ) -> Awaitable[bool]:
        """Keep what is known of a finished game; whether it was kept. With `anew_after` it begins,
        unless there is a whole one, or somebody was at work on one since then; without, it goes on,
        unless it was ended."""
        return self._writing.put(Report(table, row, anew_after))

    def drop_report(self, table: str, person: str) -> Awaitable[bool]:
        """Somebody no longer wants the report he asked for; whether there was one under way."""
        return self._writing.put(NoReport(table, person))

    def pulse(self) -> Awaitable[None]:
        """Write something; NotStored if that is not possible."""
        return self._writing.put(Pulse(time.time()))

    @property
    def _writing(self) -> Writer:
        if self._writer is None:
            raise NotStored("this storage was opened for reading only")
        return self._writer

    def load(self, table: str, since: int | None = None) -> Awaitable[Stored | None]:
        """The table with its newest snapshot and the entries after it; None if there is none.

        With `since`: without snapshot, and the entries after that version.
        """
        return self._ask(reader.load, table, since)

    def row(self, table: str) -> Awaitable[TableRow | None]:
        """The table without its game."""
        return self._ask(reader.row, table)

    def log(self, table: str) -> Awaitable[list[Entry]]:
        """All entries of a table."""
        return self._ask(reader.entries, table)

    def chat(self, table: str, after: int = 0) -> Awaitable[list[ChatLine]]:
        """What was said at a table, after the line of that number."""
        return self._ask(reader.chat, table, after)

    def some_of_log(self, table: str, after: int, limit: int) -> Awaitable[list[Entry]]:
        """So many entries of a table, those after that version."""
        return self._ask(reader.some_entries, table, after, limit)

    def milestone(self, table: str, until: int) -> Awaitable[Milestone | None]:
        """The last milestone of a table that is not after this version."""
        return self._ask(reader.milestone, table, until)

    def report(self, table: str) -> Awaitable[ReportRow | None]:
        """What is known of how a finished game was won."""
        return self._ask(reader.report, table)

    def tables_of(self, holder: str, limit: int = 100, skip: int = 0) -> Awaitable[list[TableRow]]:
        """The tables of somebody, by the hash of his key: those that run before those that are
        over, the newest change first."""
        return self._ask(reader.tables_of, holder, limit, skip)

    def holdings(self, holder: str) -> Awaitable[list[str]]:
        """The ids of all tables of somebody, in any order, where `tables_of` cannot be read."""
        return self._ask(reader.holdings, holder)

    def finished(self, before: float) -> Awaitable[list[tuple[str, int]]]:
        """The tables that are over and were changed last before this time, with their versions."""
        return self._ask(reader.untouched, "over", before)

    def studies(self, before: float) -> Awaitable[list[tuple[str, int]]]:
        """The same of studies."""
        return self._ask(reader.untouched, "study", before)

    def due(self, until: float) -> Awaitable[list[str]]:
        """The ids of the tables that a bot or a clock must advance before this time."""
        return self._ask(reader.due, until)

    def counts(self) -> Awaitable[dict[str, int]]:
        """How many tables are in each state, and `entries` in all."""
        return self._ask(reader.counts)

    @property
    def transactions(self) -> int:
        """How many transactions were committed: fewer than changes, for they come in batches."""
        return self._writing.transactions

    def every_table(self) -> Iterator[TableRow]:
        """All tables, as they were at one moment; needs no loop."""
        with reading(), self._database.reader.connect() as connection:
            yield from reader.every_table(connection)

    def listed(self, names: list[str] | None = None) -> tuple[list[Listed], dict[str, str]]:
        """These tables, or all, for their keeper, and what is wrong with those that cannot be read;
        needs no loop."""
        return self._answer(reader.listed, names)

    def survey(self, progress: Progress = _quietly) -> Survey:
        """Read everything and say what is damaged; needs no loop."""
        return self._answer(survey, progress)

    def look(self, id: str) -> Findings:
        """Read everything of one table and say what is damaged; needs no loop."""
        return self._answer(look, id)

    def quick_check(self) -> list[str]:
        """What SQLite sees at once to be wrong with its file, as it is on the disk now."""
        if not self._database.path:
            return []
        engine = create_engine(address(self._database.path), poolclass=NullPool)
        try:
            with reading(), engine.connect() as connection:
                return integrity(connection, "quick_check")
        finally:
            engine.dispose()

    def listen(
        self,
        changed: Callable[[str, int], None],
        present: Callable[[str, Mapping[str, frozenset[int]]], None] | None = None,
        loop: asyncio.AbstractEventLoop | None = None,
        cares_for: Callable[[str], bool] = lambda table: True,
    ) -> None:
        """Call `changed(table, version)` in the loop for what other processes change, and
        `present(process, {table: seats})` for who they say is there. Which tables it `cares_for` is
        asked in a thread of its own, after the change is stored; that one is gone is always told.

        The version is 0 for a new line of chat. After a connection was made, also again after a
        loss, `changed("", 0)` says that something may have been missed. With SQLite there are no
        other processes.
        """
        if self._voice:
            from grasse.server.storage.postgres import Ear

            loop = loop or asyncio.get_running_loop()
            ear = Ear(self._database, self._voice.name, changed, present, loop, cares_for)
            self._ears.append(ear)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change tables, too."""
        return self._voice is not None

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

    def export(
        self, path: Path, progress: Progress = _quietly, checking: Progress = _quietly
    ) -> Survey:
        """Write a backup, of one moment, while others go on writing; needs no loop.

        First it looks for damage: what it found is the answer, and tables that cannot be read are
        left out.
        """

        def both(connection: Connection) -> Survey:
            found = survey(connection, checking)
            backup.export(connection, path, found, progress)
            return found

        return self._answer(both)

    def import_(self, path: Path, *, replace: bool = False, progress: Progress = _quietly) -> None:
        """Fill the database from a backup, all or nothing; needs no loop.

        A database that has tables is refused, unless the backup may `replace` them.
        """
        try:
            with self._writing.alone() as connection:
                backup.restore(connection, path, replace, progress)
        except SQLAlchemyError as error:
            raise NotStored(f"the backup could not be restored: {plain(error)}") from None

    def _ask(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> Awaitable[T]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._readers, lambda: self._answer(question, *args, **kwargs))

    def _answer(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        with reading(), self._database.reader.connect() as connection:
            return question(connection, *args, **kwargs)


@contextmanager
def reading() -> Iterator[None]:
    """What the database cannot give is Damaged or, for a while, NotStored."""
    try:
        yield
    except SQLAlchemyError as error:
        told = Damaged if is_damage(error) else NotStored
        raise told(f"the database cannot be read: {plain(error)}") from None


def _done(value: T) -> Awaitable[T]:
    future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    future.set_result(value)
    return future
