"""One process and its database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from grasse.kernel import BadRequest
from grasse.server.storage import (
    Append,
    Conflict,
    Duplicate,
    Entry,
    InUse,
    Milestone,
    NotStored,
    Storage,
    Stored,
    TableRow,
)
from grasse.server.storage.database import FILE
from tests.server.storage.tables import a_move, a_table, an_entry, play


def test_a_new_table_is_loaded_as_it_was_created(storage: Storage) -> None:
    async def story() -> None:
        await storage.create(a_table("rose"))
        assert await storage.load("rose") == Stored(a_table("rose"), None, 0, [])
        assert await storage.load("iris") is None
        with pytest.raises(Conflict):
            await storage.create(a_table("rose"))

    asyncio.run(story())


def test_a_change_is_stored_whole(where: str | Path) -> None:
    entries = [Entry(1, "a", None, "é\n".encode(), 11.25), Entry(2, None, 3, b"\xff\x00", 12.75)]
    changed = TableRow("rose", "playing", 2, 10.5, 12.75, "parfum", b"[1]", 77.5)

    async def story(storage: Storage) -> None:
        await storage.create(a_table("rose"))
        holders = ["ada", "bob"]
        change = Append("rose", 0, entries, b"[1]", "playing", 77.5, b"so far", b"stone", holders)
        assert await storage.append(change) == 2

    async def later(storage: Storage) -> None:
        assert await storage.load("rose") == Stored(changed, b"so far", 2, [])
        assert await storage.load("rose", since=0) == Stored(changed, None, 0, entries)
        assert await storage.load("rose", since=1) == Stored(changed, None, 1, entries[1:])
        assert await storage.log("rose") == entries
        assert await storage.due(77.5) == ["rose"]
        assert await storage.due(77.4) == []
        assert await storage.milestone("rose", until=1) is None
        assert await storage.milestone("rose", until=9) == Milestone(2, b"stone")

    with Storage.open(where) as storage:
        asyncio.run(story(storage))
    with Storage.open(where, only_read=True) as storage:
        asyncio.run(later(storage))


def test_what_a_change_leaves_out_stays(storage: Storage) -> None:
    async def story() -> None:
        await storage.create(a_table("rose"), ["ada"])
        await storage.append(Append("rose", 0, [an_entry(1)], b"[1]", "playing", 77.5, b"one"))
        await storage.append(a_move("rose", 1))
        loaded = await storage.load("rose")
        row = TableRow("rose", "playing", 2, 10.5, 12.5, "parfum", b"[1]", 77.5)
        assert loaded == Stored(row, b"one", 1, [an_entry(2)])
        assert await storage.tables_of("ada") == [row]

    asyncio.run(story())


def test_changes_queued_at_once_are_stored_in_order(storage: Storage) -> None:
    async def story() -> None:
        first = storage.create(a_table("rose"))
        moves = [storage.append(a_move("rose", version)) for version in range(100)]
        assert await asyncio.gather(first, *moves) == [None, *range(1, 101)]
        assert [entry.version for entry in await storage.log("rose")] == list(range(1, 101))

    asyncio.run(story())


@pytest.mark.parametrize("versions", [[], [2], [1, 3], [2, 1]])
def test_a_change_without_a_gapless_log_is_refused(storage: Storage, versions: list[int]) -> None:
    async def story() -> None:
        await storage.create(a_table("rose"))
        with pytest.raises(BadRequest):
            storage.append(Append("rose", 0, [an_entry(version) for version in versions]))

    asyncio.run(story())


def test_a_change_of_no_table_is_refused(storage: Storage) -> None:
    async def story() -> None:
        with pytest.raises(NotStored, match="no table iris"):
            await storage.append(a_move("iris", 0))
        with pytest.raises(NotStored, match="no table iris"):
            await storage.say("iris", "ada", 0, "hello")

    asyncio.run(story())


def test_a_command_counts_once(storage: Storage) -> None:
    async def story() -> None:
        await asyncio.gather(play(storage, "rose", 2), play(storage, "iris", 2))
        with pytest.raises(Duplicate):
            await storage.append(a_move("rose", 2, "rose-0"))
        assert len(await storage.log("rose")) == 2
        assert await storage.append(a_move("iris", 2, "rose-0")) == 3  # unique within a table
        assert await storage.append(a_move("rose", 2, None)) == 3
        assert await storage.append(a_move("rose", 3, None)) == 4

    asyncio.run(story())


def test_many_changes_share_a_transaction(storage: Storage) -> None:
    async def story() -> None:
        await asyncio.gather(*(storage.create(a_table(f"table{n}")) for n in range(500)))
        before = storage.transactions
        moves = (storage.append(a_move(f"table{n}", 0)) for n in range(500))
        assert await asyncio.gather(*moves) == [1] * 500
        assert storage.transactions - before <= 20

    asyncio.run(story())


def test_bad_changes_fail_alone(storage: Storage) -> None:
    huge = Entry(1, None, 2**70, b"{}", 1.0)

    async def story() -> None:
        await asyncio.gather(*(play(storage, f"table{n}", 1) for n in range(20)))
        await storage.create(a_table("bad"))
        changes = [storage.append(a_move(f"table{n}", 1)) for n in range(20)]
        changes.insert(5, storage.append(Append("bad", 0, [huge])))
        changes.insert(9, storage.append(a_move("table3", 2, "table3-0")))
        changes.insert(13, storage.append(a_move("table7", 0)))
        outcomes = await asyncio.gather(*changes, return_exceptions=True)
        assert isinstance(outcomes.pop(13), Conflict)
        assert isinstance(outcomes.pop(9), Duplicate)
        assert isinstance(outcomes.pop(5), NotStored)
        assert outcomes == [2] * 20
        assert await storage.counts() | {"entries": 40} == await storage.counts()

    asyncio.run(story())


def test_a_cancelled_caller_harms_nobody(storage: Storage) -> None:
    async def story() -> None:
        await storage.create(a_table("rose"))
        waiting = asyncio.ensure_future(storage.append(a_move("rose", 0)))
        waiting.cancel()
        assert await storage.append(a_move("rose", 1)) == 2

    asyncio.run(story())


def test_closing_finishes_what_is_queued(where: str | Path) -> None:
    async def story() -> None:
        storage = Storage.open(where)
        await storage.create(a_table("rose"))
        moves = [storage.append(a_move("rose", version)) for version in range(300)]
        await storage.close()
        assert await asyncio.gather(*moves) == list(range(1, 301))
        with pytest.raises(NotStored, match="closed"):
            storage.append(a_move("rose", 300))

    asyncio.run(story())
    with Storage.open(where) as storage:
        assert [row.version for row in storage.every_table()] == [300]


def test_my_tables_come_with_the_newest_first(storage: Storage) -> None:
    async def story() -> None:
        for number in range(5):
            await storage.create(a_table(f"table{number}", changed=number), ["ada", "ada"])
        await storage.create(a_table("other"), ["bob"])
        change = Append("table2", 0, [Entry(1, None, 0, b"{}", 99.0)], holders=["ada", "bob"])
        await storage.append(change)
        mine = [row.id for row in await storage.tables_of("ada")]
        assert mine == ["table2", "table4", "table3", "table1", "table0"]
        assert [row.id for row in await storage.tables_of("ada", limit=2)] == mine[:2]
        assert {row.id for row in await storage.tables_of("bob")} == {"other", "table2"}
        await storage.append(Append("table2", 1, [an_entry(2)], holders=[]))
        assert "table2" not in [row.id for row in await storage.tables_of("ada")]

    asyncio.run(story())


def test_chat_is_numbered_and_the_old_is_forgotten(storage: Storage) -> None:
    async def story() -> None:
        await storage.create(a_table("rose"))
        await storage.create(a_table("iris"))
        said = [await storage.say("rose", "Zoë", n, f"line {n}", keep=3) for n in range(5)]
        assert [line.number for line in said] == [1, 2, 3, 4, 5]
        assert await storage.chat("rose") == said[2:]
        assert await storage.chat("rose", after=4) == said[4:]
        assert (await storage.say("iris", "Zoë", None, "hello")).number == 1
        loaded = await storage.load("rose")
        assert loaded
        assert loaded.row.version == 0

    asyncio.run(story())


def test_a_line_that_is_sent_twice_is_said_once(storage: Storage) -> None:
    async def story() -> None:
        await storage.create(a_table("rose"))
        first = await storage.say("rose", "Zoë", 0, "hello", "id1")
        await storage.say("rose", "Max", 1, "hello", "id2")
        assert await storage.say("rose", "Zoë", 0, "hello", "id1") == first
        together = [storage.say("rose", "Zoë", 0, "again", "id3") for _ in range(3)]
        assert [line.number for line in await asyncio.gather(*together)] == [3, 3, 3]
        assert [line.number for line in await storage.chat("rose")] == [1, 2, 3]

    asyncio.run(story())


def test_counts(storage: Storage) -> None:
    async def story() -> None:
        await asyncio.gather(play(storage, "rose", 3), play(storage, "iris", 2))
        await storage.append(Append("rose", 3, [an_entry(4)], state="over"))
        counts = await storage.counts()
        states = {"gathering": 1, "opening": 0, "playing": 0, "over": 1, "study": 0}
        assert counts == {**states, "entries": 6}

    asyncio.run(story())


def test_every_table_streams(storage: Storage) -> None:
    async def story() -> None:
        rows = [a_table(f"table{n:04}") for n in range(1200)]
        await asyncio.gather(*map(storage.create, rows))
        assert list(storage.every_table()) == rows
        assert next(storage.every_table()) == rows[0]  # and nobody needs the rest

    asyncio.run(story())


@contextmanager
def busy(where: str | Path) -> Iterator[None]:
    """Somebody else holds the lock that a writer needs."""
    if isinstance(where, Path):
        other = sqlite3.connect(where / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.close()
    else:
        with psycopg.connect(where) as connection:
            connection.execute("SELECT * FROM tables FOR UPDATE")
            yield


def test_reads_do_not_wait_for_a_busy_writer(storage: Storage, where: str | Path) -> None:
    async def story() -> None:
        await play(storage, "rose", 3)
        with busy(where):
            move = asyncio.ensure_future(storage.append(a_move("rose", 3)))
            await asyncio.sleep(0.2)
            began = time.monotonic()
            loads = await asyncio.gather(*(storage.load("rose") for _ in range(20)))
            assert time.monotonic() - began < 4  # a read that waits would wait for ever
            assert [stored and stored.row.version for stored in loads] == [3] * 20
            assert not move.done()
        assert await move == 4

    asyncio.run(story())


def test_the_data_directory_is_for_its_owner_only(tmp_path: Path) -> None:
    with Storage.open(tmp_path / "data") as storage:
        asyncio.run(play(storage, "rose", 1))
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
        files = list((tmp_path / "data").iterdir())
        assert len(files) >= 2
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_sqlite_syncs_each_commit(tmp_path: Path) -> None:
    settings = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    with Storage.open(tmp_path) as storage, storage._writing.alone() as connection:
        for pragma, value in settings.items():
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value


def test_two_servers_do_not_share_a_data_directory(tmp_path: Path) -> None:
    with Storage.open(tmp_path):
        with pytest.raises(InUse, match=f"process {os.getpid()} uses the data directory"):
            Storage.open(tmp_path)
        with Storage.open(tmp_path, only_read=True) as reading:
            assert list(reading.every_table()) == []
    with Storage.open(tmp_path):
        pass


def test_a_directory_that_is_let_go_in_a_moment_is_waited_for(tmp_path: Path) -> None:
    """Given a server that was killed while it started a worker, which holds the lock for a moment;
    when another server starts; then it gets the directory."""
    held = Storage.open(tmp_path)
    threading.Timer(0.3, held.shut).start()
    with Storage.open(tmp_path):
        pass


def test_what_cannot_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a directory")
    with pytest.raises(NotStored, match="cannot write"):
        Storage.open(tmp_path / "file")
    with pytest.raises(NotStored, match="cannot open the database"):
        Storage.open("postgresql://ada:secret@127.0.0.1:1/grasse")
    with pytest.raises(BadRequest):
        Storage.open("mysql://somewhere/grasse")
    (tmp_path / FILE).write_text("not a database, and longer than a header of one " * 20)
    with pytest.raises(NotStored, match="not a database"):
        Storage.open(tmp_path)


def test_a_password_is_in_no_error() -> None:
    with pytest.raises(NotStored) as refused:
        Storage.open("postgresql://ada:secret@127.0.0.1:1/grasse")
    assert "secret" not in str(refused.value)
