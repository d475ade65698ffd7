"""What only PostgreSQL has: word from other processes, and one leader for each table."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import threading
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, LiteralString

import psycopg
from sqlalchemy import text

from grasse.server.storage.batch import GONE
from grasse.server.storage.database import LIVELY, PATIENCE, Database
from grasse.server.storage.hand import Hand

_NOTIFY = text("SELECT pg_notify('grasse', word) FROM unnest(CAST(:words AS text[])) AS word")
_HERE = "SELECT pg_notify('grasse_here', word) FROM unnest(%s::text[]) AS word"
_TABLES_IN_A_WORD = 200
"""A word of PostgreSQL's has at most 8,000 bytes."""
_PAUSE = 0.2
"""Seconds until a lost connection is made again, or the end of the server is noticed."""
_HEARTBEAT = 1.0
"""Seconds between two looks whether the connection that leads still lives."""


def connect(database: Database) -> psycopg.Connection[Any]:
    """A connection of one's own, without transactions."""
    _, settings = database.writer.dialect.create_connect_args(database.url)
    return psycopg.connect(**{**settings, **LIVELY, "autocommit": True})


class Voice:
    """Tells the other processes what this one changes: sent by PostgreSQL on commit."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)

    def __call__(self, hand: Hand, moved: dict[str, int]) -> None:
        if moved:
            words = [f"{self.name} {version} {table}" for table, version in moved.items()]
            hand.write(_NOTIFY, [{"words": words}])


class Herald:
    """Tells the other processes who is at which table here. What gets lost is said again anyway."""

    def __init__(self, database: Database, name: str) -> None:
        self._database = database
        self._name = name
        self._connection: psycopg.Connection[Any] | None = None
        self._hand = ThreadPoolExecutor(1, "grasse-herald")

    def announce(self, here: Mapping[str, Collection[int]]) -> None:
        said = [f"{table}:{','.join(map(str, seats))}" for table, seats in here.items()]
        parts = range(0, len(said), _TABLES_IN_A_WORD)
        words = [" ".join((self._name, *said[n : n + _TABLES_IN_A_WORD])) for n in parts]
        if words:
            self._hand.submit(self._say, words)

    def close(self) -> None:
        self._hand.shutdown()
        if self._connection:
            self._connection.close()

    def _say(self, words: list[str]) -> None:
        try:
            self._connection = self._connection or connect(self._database)
            self._connection.execute(_HERE, (words,))
        except psycopg.Error:
            if self._connection:
                self._connection.close()
            self._connection = None


class Ear:
    """Hears what other processes change, and who is there."""

    def __init__(
        self,
        database: Database,
        own: str,
        changed: Callable[[str, int], None],
        present: Callable[[str, Mapping[str, frozenset[int]]], None] | None,
        loop: asyncio.AbstractEventLoop,
        cares_for: Callable[[str], bool],
    ) -> None:
        self._database = database
        self._own = own
        self._changed = changed
        self._present = present
        self._loop = loop
        self._cares_for = cares_for
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="grasse-ear", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closing.is_set():
            with suppress(psycopg.Error), connect(self._database) as connection:
                self._hear(connection)
            self._closing.wait(_PAUSE)

    def _hear(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute("LISTEN grasse")
        connection.execute("LISTEN grasse_here")
        self._tell(self._changed, "", 0)
        while not self._closing.is_set():
            for word in connection.notifies(timeout=_PAUSE):
                sender, *said = word.payload.split(" ")
                if sender == self._own:
                    continue
                if word.channel == "grasse":
                    version, table = int(said[0]), said[1]
                    if version == GONE or self._cares_for(table):
                        self._tell(self._changed, table, version)
                elif self._present:
                    self._tell(self._present, sender, dict(map(_here, said)))

    def _tell(self, listener: Callable[..., None], *heard: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(listener, *heard)


def _here(said: str) -> tuple[str, frozenset[int]]:
    """A table, and the seats that have somebody there."""
    table, seats = said.split(":")
    return table, frozenset(map(int, filter(None, seats.split(","))))


class Leadership:
    """The tables that this process leads: advisory locks of one connection, which end with it.

    A process that has lost its connection believes for a moment longer that it leads; what it
    then appends meets a Conflict, as any change that comes too late.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: psycopg.Connection[Any] | None = None
        self._led: set[str] = set()
        self._alive = 0.0
        self._closing = threading.Event()
        self._hand = ThreadPoolExecutor(1, "grasse-leader")
        self._pulse = threading.Thread(target=self._beat, name="grasse-pulse", daemon=True)
        self._pulse.start()

    def try_lead(self, table: str) -> Awaitable[bool]:
        return asyncio.get_running_loop().run_in_executor(self._hand, self._take, table)

    def stop_leading(self, table: str) -> Awaitable[None]:
        return asyncio.get_running_loop().run_in_executor(self._hand, self._give, table)

    def leads(self, table: str) -> bool:
        return table in self._led and time.monotonic() - self._alive < PATIENCE

    def close(self) -> None:
        self._closing.set()
        self._pulse.join()
        self._hand.submit(self._drop).result()
        self._hand.shutdown()

    def _take(self, table: str) -> bool:
        if table not in self._led and self._ask("SELECT pg_try_advisory_lock(%s)", _number(table)):
            self._led.add(table)
        return table in self._led

    def _give(self, table: str) -> None:
        if table in self._led:
            self._led.discard(table)
            self._ask("SELECT pg_advisory_unlock(%s)", _number(table))

    def _beat(self) -> None:
        while not self._closing.wait(_HEARTBEAT):
            if self._led:
                self._hand.submit(self._ask, "SELECT true").result()

    def _ask(self, question: LiteralString, *values: int) -> bool:
        """The database's answer; no, and leader of nothing, when it does not answer."""
        try:
            self._connection = self._connection or connect(self._database)
            row = self._connection.execute(question, values).fetchone()
        except psycopg.Error:
            self._drop()
            return False
        self._alive = time.monotonic()
        return bool(row and row[0])

    def _drop(self) -> None:
        self._led.clear()
        if self._connection:
            self._connection.close()
            self._connection = None


def _number(table: str) -> int:
    """The advisory lock of a table."""
    digest = hashlib.blake2b(table.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
