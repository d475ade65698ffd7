"""The one thread that writes.

It takes all that waits, stores it in one transaction, and tells those who wait only after the
commit. So a slow disk makes the batches larger, and every acknowledgement is a promise kept.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from grasse.server.storage.batch import Batch, Change, Create, Outcome
from grasse.server.storage.database import PATIENCE, Database, plain
from grasse.server.storage.hand import Hand
from grasse.server.storage.records import Append, Conflict, Duplicate, InDoubt, NotStored

LARGEST_BATCH = 256
_PAUSE = 0.1
_UNREACHABLE = ("08", "080", "57P")
"""How PostgreSQL's codes begin when it is not reached, starts, or stops."""
_IN_DOUBT = "the database went away in the middle of a commit and has not come back"
_FAILURES = (SQLAlchemyError, OSError, ArithmeticError, TypeError, ValueError)
"""What a driver raises: its own errors, and plain ones for values that it cannot take."""


class Loan(NamedTuple):
    """Somebody needs the connection for himself."""

    given: threading.Event
    returned: threading.Event


class Waiting(NamedTuple):
    """A change in the queue, and who waits for it."""

    change: Change
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Writer:
    """The thread and its queue. `notify` tells other processes, within the transaction."""

    def __init__(
        self, database: Database, notify: Callable[[Hand, dict[str, int]], None] | None
    ) -> None:
        self.transactions = 0
        self.is_open = True
        self._away: float | None = None  # since when the database is away
        self._committing = False  # whether the last attempt came as far as its commit
        self._connection = database.writer.connect()
        self._hand = Hand(self._connection)
        self._notify = notify
        self._queue: queue.SimpleQueue[Waiting | Loan | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="grasse-writer", daemon=True)
        self._thread.start()

    def put(self, change: Change) -> asyncio.Future[Any]:
        """Queue a change; the future is done when it is durable, or refused."""
        if not self.is_open:
            raise NotStored("the storage is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Waiting(change, future, loop))
        return future

    @contextmanager
    def alone(self) -> Iterator[Connection]:
        """The one connection that writes, in a transaction; all others wait."""
        loan = Loan(threading.Event(), threading.Event())
        self._queue.put(loan)
        loan.given.wait()
        try:
            with self._connection.begin():
                yield self._connection
        finally:
            loan.returned.set()

    def close(self) -> None:
        """Finish what is queued, then end."""
        self.is_open = False
        self._queue.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        more = True
        while more:
            batch = [self._queue.get()]
            with suppress(queue.Empty):
                while isinstance(batch[-1], Waiting) and len(batch) < LARGEST_BATCH:
                    batch.append(self._queue.get_nowait())
            waiting = [one for one in batch if isinstance(one, Waiting)]
            if waiting:
                _tell(waiting, self._store([one.change for one in waiting]))
            if isinstance(batch[-1], Loan):
                batch[-1].given.set()
                batch[-1].returned.wait()
            more = batch[-1] is not None

    def _store(self, changes: list[Change]) -> list[Outcome]:
        try:
            return self._commit(changes)
        except _FAILURES as error:
            if len(changes) == 1 and not _may_pass(error):
                return [_refusal(changes[0], error)]
            doubtful = len(changes) if self._committing else 0
        return self._one_by_one(changes, doubtful)

    def _one_by_one(self, changes: list[Change], doubtful: int) -> list[Outcome]:
        """One of them is bad, or the database is away: find out what can be stored. Of the first
        `doubtful` nobody knows whether they are."""
        outcomes: list[Outcome] = []
        while len(outcomes) < len(changes):
            left = changes[len(outcomes) :]
            try:
                outcomes += self._commit(left[:1])
            except _FAILURES as error:
                if self._committing:
                    doubtful = max(doubtful, len(outcomes) + 1)
                if not _may_pass(error):
                    outcomes.append(_refusal(left[0], error))
                elif time.monotonic() - self._away_since() > PATIENCE:
                    unknown = max(0, doubtful - len(outcomes))
                    outcomes += [InDoubt(_IN_DOUBT)] * unknown
                    outcomes += [_refusal(change, error) for change in left[unknown:]]
                else:
                    time.sleep(_PAUSE)
        return outcomes

    def _away_since(self) -> float:
        self._away = self._away or time.monotonic()
        return self._away

    def _commit(self, changes: list[Change]) -> list[Outcome]:
        self._committing = False
        with self._connection.begin():
            batch = Batch(self._hand, changes)
            outcomes = [batch.take(change) for change in changes]
            batch.write()
            if self._notify:
                self._notify(self._hand, batch.moved)
            self._committing = True  # from here on only the database knows how it ends
        self._committing = False
        self._away = None
        self.transactions += 1
        return outcomes


def _may_pass(error: Exception) -> bool:
    """Whether the same may succeed in a moment: the database restarts, or another program has it.

    After a lost connection nobody knows whether the commit was done; the batch finds out.
    """
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    state = getattr(error.orig, "sqlstate", None)
    unreachable = isinstance(error, OperationalError) and (state or "08")[:3] in _UNREACHABLE
    return error.connection_invalidated or unreachable


def _refusal(change: Change, error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        if isinstance(change, Append):
            return Duplicate(f"a command of this id is in the log of table {change.table}")
        if isinstance(change, Create):
            return Conflict(f"there is a table {change.row.id} already")
    return NotStored(f"the database did not store this: {plain(error)}")


def _tell(waiting: list[Waiting], outcomes: list[Outcome]) -> None:
    """Hand the outcomes over: one call into each loop, however many wait there."""
    by_loop = defaultdict(list)
    for one, outcome in zip(waiting, outcomes, strict=True):
        by_loop[one.loop].append((one.future, outcome))
    for loop, results in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits there any more
            loop.call_soon_threadsafe(_resolve, results)


def _resolve(results: list[tuple[asyncio.Future[Any], Outcome]]) -> None:
    for future, outcome in results:
        if future.done():  # cancelled; the change is stored nevertheless
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
