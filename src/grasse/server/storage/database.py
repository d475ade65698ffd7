"""How each of the two databases is opened."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from grasse.kernel import BadData, BadRequest
from grasse.server.storage.hand import driving
from grasse.server.storage.migrations import steps
from grasse.server.storage.records import Damaged, NotStored

FILE = "grasse.sqlite3"
READERS = 4
PATIENCE = 5
"""For how many seconds we wait for another process, or for a server that does not answer."""

BIRTH = 30
"""For how many seconds we wait for a PostgreSQL that starts, or recovers from a crash."""
_NOT_YET = "the database system is"  # starting up, in recovery mode, not yet accepting connections

LIVELY = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 2000 * PATIENCE,
}
"""Settings of libpq: a connection that is dead is noticed within seconds."""

_DAMAGE = ("XX001", "XX002", "58030")
"""PostgreSQL's codes: data corrupted, index corrupted, a file cannot be read."""

_MIGRATING = 0x67726173  # any number that no other program takes as an advisory lock


class Database:
    """One engine with which the writer writes, and one for those who read.

    On SQLite the writer has one connection, and no other one can write or checkpoint, not even when
    it is closed as the last: it is opened for reading only. See docs/storage.md, "One connection
    writes".
    """

    def __init__(self, url: URL, path: Path | None) -> None:
        self.url = url
        self.path = path
        """The file of an SQLite database; None for PostgreSQL."""
        settings: dict[str, Any] = {"connect_args": {"timeout": PATIENCE} if path else LIVELY}
        self.writer = create_engine(url, **settings, pool_size=1, max_overflow=0)
        if path:
            url = address(path)
        else:
            settings |= {"isolation_level": "REPEATABLE READ", "pool_pre_ping": True}
        self.reader = create_engine(url, **settings, pool_size=READERS, max_overflow=-1)
        if path:
            prepare_sqlite(self.writer, "BEGIN IMMEDIATE", "journal_mode=WAL", "synchronous=FULL")
            prepare_sqlite(self.reader, "BEGIN", "wal_autocheckpoint=0", "query_only=ON")
        else:
            prepare_postgres(self.writer)

    def close(self) -> None:
        """The writer last: then SQLite puts what is in the WAL into the file, and removes it."""
        self.reader.dispose()
        self.writer.dispose()


def address(path: Path) -> URL:
    """The address under which an SQLite file is opened by those who may only read it."""
    return URL.create(
        "sqlite", database=path.absolute().as_uri(), query={"mode": "ro", "uri": "true"}
    )


def has_reset_fault(version: tuple[int, int, int]) -> bool:
    """Whether this SQLite may lose pages when one connection checkpoints while another commits."""
    mended = {(3, 44): 6, (3, 50): 7}.get(version[:2])
    if mended is not None:
        return version[2] < mended
    return (3, 7, 0) <= version < (3, 51, 3)


def sqlite_in_words() -> str:
    """Which SQLite runs, and whether that matters."""
    said = f"SQLite {sqlite3.sqlite_version}"
    if not has_reset_fault(sqlite3.sqlite_version_info):
        return f"{said}, without the WAL-reset fault"
    return (
        f"{said}, which has the WAL-reset fault: it cannot happen here, where one connection "
        "writes; let no other program write to this database"
    )


def locate(where: str | Path, make: bool = True) -> Database:
    """The database at a `postgresql://` address, or in a data directory, which is made."""
    if isinstance(where, str) and "://" in where:
        return Database(_postgres_url(where), None)
    path = Path(where) / FILE
    if not make and not path.exists():
        raise BadRequest(f"there is no database in {where}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise NotStored(f"cannot write {path}: {error.strerror}") from None
    return Database(URL.create("sqlite", database=str(path)), path)


def _postgres_url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadRequest("the database's address is not one; see docs/storage.md") from None
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise BadRequest(f"a database is a directory or postgresql://…, not {url.drivername}://…")
    return url.set(drivername="postgresql+psycopg")


def prepare_sqlite(engine: Engine, begin: str, *pragmas: str) -> None:
    """A writer syncs each acknowledged commit, and takes the lock before it reads."""

    @event.listens_for(engine, "connect")
    def _(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        waiting = f"busy_timeout={PATIENCE * 1000}"
        for pragma in (waiting, "foreign_keys=ON", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        with driving(connection) as cursor:
            cursor.execute(begin)


def prepare_postgres(engine: Engine) -> None:
    """No process waits for long for another one that hangs in the middle of a transaction."""

    @event.listens_for(engine, "connect")
    def _(connection: Any, _record: object) -> None:
        connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
        connection.execute(f"SET idle_in_transaction_session_timeout = '{2 * PATIENCE}s'")
        connection.commit()


def prepare(database: Database, migrate: bool) -> None:
    """Bring the database to the form that this Grasse needs, or see that it has it."""
    deadline = time.monotonic() + BIRTH
    while True:
        try:
            _prepare(database, migrate)
            return
        except SQLAlchemyError as error:
            said = plain(error)
            if _NOT_YET not in said or time.monotonic() > deadline:
                told = Damaged if is_damage(error) else NotStored
                raise told(f"cannot open the database: {said}") from None
            time.sleep(0.1)


def _prepare(database: Database, migrate: bool) -> None:
    with database.reader.connect() as connection:
        now = steps.current(connection)
    steps.check_known(now, "the database")
    if now == steps.head():
        return
    if not migrate:
        raise BadData("the database is empty or of an older Grasse: start the server once")
    if database.path and now:
        copy_sqlite(database.path, now)
    with database.writer.begin() as connection:
        if not database.path:  # another process may be at it
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _MIGRATING})
        steps.upgrade(connection)


def copy_sqlite(path: Path, form: str) -> Path:
    """A copy beside the database, made before its form changes."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    copy = path.with_name(f"{path.stem}-before-upgrade-{form}-{stamp}{path.suffix}")
    os.close(os.open(copy, os.O_CREAT | os.O_RDWR, 0o600))
    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    target = sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
    return copy


def is_damage(error: BaseException) -> bool:
    """Whether the database says that its own pages or files are not what they should be."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0)
        torn = code == sqlite3.SQLITE_IOERR_SHORT_READ or "decode to UTF-8" in str(cause)
        return torn or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return str(getattr(cause, "sqlstate", None)).startswith(_DAMAGE)


def plain(error: BaseException) -> str:
    """What the database said, without the statement and its values."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
