"""On SQLite one connection writes and checkpoints, whatever runs beside it.

Where two do, SQLite from 3.7.0 to 3.51.2 may lose committed pages.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from grasse.server.storage import InUse, NotStored, Storage
from grasse.server.storage.database import FILE, has_reset_fault, sqlite_in_words
from tests.server.people import Person
from tests.server.serving import Server
from tests.server.storage.tables import a_move, a_table, play

ROOT = Path(__file__).parents[3]

READING = (
    ("backup", "{out}"),
    ("verify", "--all"),
    ("doctor",),
    ("tables",),
    ("tables", "prune", "--older-than", "1d", "--finished", "--dry-run"),
)
"""Commands that change nothing."""


def grasse(watched: Path, data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    out = str(watched.parent / "out")
    given = [one.format(out=out) for one in arguments]
    module = "tests.server.storage.watched"
    command = [sys.executable, "-m", module, str(watched), *given, "--data", str(data)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120)


def writing(watched: Path) -> list[str]:
    """The connections that could write to the database or checkpoint."""
    lines = watched.read_text().splitlines() if watched.exists() else []
    return [line for line in lines if FILE in line and "mode=ro" not in line]


def digests(data: Path) -> dict[str, str]:
    """Of what a checkpoint would change."""
    return {
        name: hashlib.sha256((data / name).read_bytes()).hexdigest()
        for name in (FILE, f"{FILE}-wal")
    }


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A database that its server left behind in a crash, with a full WAL."""
    data = tmp_path / "data"
    code = (
        "import asyncio, os, signal, sys; from pathlib import Path;"
        "from grasse.server.storage import Storage; from tests.server.storage.tables import play;"
        "asyncio.run(play(Storage.open(Path(sys.argv[1])), 'rose', 30));"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(data)], cwd=ROOT)
    assert done.returncode == -signal.SIGKILL
    assert (data / f"{FILE}-wal").stat().st_size > 100_000
    return data


@pytest.mark.long
def test_who_only_reads_leaves_the_files_as_they_are(crashed: Path, tmp_path: Path) -> None:
    """Given a database with a WAL and no server; when a command reads it, and is the last to close
    it; then it has not checkpointed: neither file has changed by a byte."""
    before = digests(crashed)
    watched = tmp_path / "watched"
    for number, command in enumerate(READING):
        done = grasse(watched, crashed, *command)
        assert "Traceback" not in done.stderr
        assert digests(crashed) == before, command
        assert writing(watched) == []
        assert watched.read_text().count("mode=ro") > number


@pytest.mark.long
def test_one_connection_of_a_server_writes(tmp_path: Path) -> None:
    """Given a server at work; when commands run beside it, and tables are deleted by one; then of
    all connections of all processes one could write, from the server's start to its end."""
    data, told = tmp_path / "data", tmp_path / "server"
    module = ("-m", "tests.server.storage.watched", str(told))
    server = Server(data, tmp_path / "log", program=module).start()
    try:
        person = Person(server)
        tables = [person.make_table("parfum", ["mine", "mine"], start=True)[0] for _ in range(5)]
        for number, command in enumerate(READING):
            watched = tmp_path / f"command{number}"
            assert grasse(watched, data, *command).returncode == 0
            assert writing(watched) == []
        watched = tmp_path / "delete"
        done = grasse(watched, data, "tables", "delete", *tables[:2])
        assert (done.returncode, done.stdout) == (0, "2 deleted\n"), done.stderr
        assert writing(watched) == []
        assert person.get("/healthz").status == 200
    finally:
        server.stop()
    assert len(writing(told)) == 1


def test_the_last_to_close_is_the_writer(tmp_path: Path) -> None:
    with Storage.open(tmp_path) as storage:
        asyncio.run(play(storage, "rose", 30))
        assert (tmp_path / f"{FILE}-wal").exists()
    assert not (tmp_path / f"{FILE}-wal").exists()


@contextmanager
def both(data: Path) -> Iterator[tuple[Storage, Storage]]:
    with Storage.open(data) as one, Storage.open(data, only_read=True) as two:
        yield one, two


def test_a_reader_can_neither_write_nor_checkpoint(tmp_path: Path) -> None:
    with both(tmp_path) as (server, command):
        asyncio.run(play(server, "rose", 30))
        for storage in (server, command):
            with storage._database.reader.connect() as connection:
                assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0
                assert connection.exec_driver_sql("PRAGMA query_only").scalar() == 1
                connection.exec_driver_sql("PRAGMA query_only=OFF")
                with pytest.raises(OperationalError, match="readonly"):
                    connection.exec_driver_sql("DELETE FROM entries")
            before = digests(tmp_path)
            address = f"{(tmp_path / FILE).as_uri()}?mode=ro"
            reader = sqlite3.connect(address, uri=True)
            with pytest.raises(sqlite3.OperationalError):
                reader.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            reader.close()
            assert digests(tmp_path) == before


def test_two_cannot_write(tmp_path: Path) -> None:
    async def story(reader: Storage) -> None:
        with pytest.raises(NotStored, match="for reading only"):
            await reader.create(a_table("iris"))
        with pytest.raises(NotStored, match="for reading only"):
            await reader.append(a_move("rose", 0))

    with both(tmp_path) as (server, command):
        asyncio.run(play(server, "rose", 1))
        asyncio.run(story(command))
        with pytest.raises(InUse, match=f"process {os.getpid()}"):
            Storage.open(tmp_path)
        with pytest.raises(InUse):
            Storage.open(tmp_path, migrate=False)


@pytest.mark.parametrize(
    ("version", "fault"),
    [
        ((3, 6, 23), False),
        ((3, 7, 0), True),
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 52, 0), False),
        ((4, 0, 0), False),
    ],
)
def test_which_sqlite_has_the_fault(version: tuple[int, int, int], fault: bool) -> None:
    assert has_reset_fault(version) == fault


def test_the_start_and_doctor_say_which_sqlite_runs(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", tmp_path / "log").start()
    try:
        assert sqlite_in_words() in server.log()
        assert f"SQLite {sqlite3.sqlite_version}" in sqlite_in_words()
        done = grasse(tmp_path / "watched", tmp_path / "data", "doctor")
        assert f"well   {sqlite_in_words()}" in done.stdout
    finally:
        server.stop()
