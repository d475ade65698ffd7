"""A backup is of one moment, restores into either database, and is refused if it is not whole."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from grasse.kernel import BadData, BadRequest
from grasse.server.storage import Append, Entry, NotStored, Storage
from grasse.server.storage.schema import OF_TABLES
from tests.server.postgres import Server
from tests.server.storage.tables import a_move, an_entry, play


@pytest.fixture
def elsewhere(where: str | Path, tmp_path: Path, request: pytest.FixtureRequest) -> str | Path:
    """An empty database of the other kind."""
    if isinstance(where, str):
        return tmp_path / "elsewhere"
    server: Server = request.getfixturevalue("postgres")
    return server.create()


def contents(storage: Storage) -> dict[str, list[object]]:
    """All rows of all tables."""
    with storage._database.reader.connect() as connection:
        return {
            table.name: [
                tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in OF_TABLES
        }


async def furnish(storage: Storage) -> None:
    await asyncio.gather(*(play(storage, f"table{number}", 30) for number in range(50)))
    binary = Entry(31, None, None, b"\xff\x00 not text", 1 / 3)
    await storage.append(
        Append(
            "table1",
            30,
            [binary],
            facts="é☃".encode(),
            state="over",
            due=3.5,
            snapshot=b"\x80",
            milestone=b"\xff",
            holders=["ada", "bob"],
        )
    )
    await storage.say("table2", "Zoë", None, "bonne\nchance")


@pytest.mark.parametrize("again", [False, True], ids=["once", "there and back"])
def test_a_backup_restores_into_the_other_database(
    where: str | Path, elsewhere: str | Path, tmp_path: Path, again: bool
) -> None:
    progress: list[tuple[int, int]] = []
    with Storage.open(where) as storage:
        asyncio.run(furnish(storage))
        before = contents(storage)
        storage.export(tmp_path / "backup", lambda done, total: progress.append((done, total)))
        rows = sum(map(len, before.values()))
        assert len(progress) > 1
        assert progress[-1] == (rows, rows)
    with Storage.open(elsewhere) as storage:
        storage.import_(tmp_path / "backup", progress=lambda *done: progress.append(done))
        assert progress[-1] == (rows, rows)
        assert contents(storage) == before
        assert asyncio.run(storage_goes_on(storage)) == 31
        if again:
            storage.import_(tmp_path / "backup", replace=True)
            storage.export(tmp_path / "again")
    if again:
        with Storage.open(where) as storage:
            storage.import_(tmp_path / "again", replace=True)
            assert contents(storage) == before
        assert (tmp_path / "again").read_bytes() == (tmp_path / "backup").read_bytes()


async def storage_goes_on(storage: Storage) -> int:
    return await storage.append(a_move("table0", 30))


def test_a_backup_under_load_is_of_one_moment(
    where: str | Path, elsewhere: str | Path, tmp_path: Path
) -> None:
    async def go_on(storage: Storage, table: str, version: int, stop: asyncio.Event) -> int:
        while not stop.is_set():
            facts = str(version + 1).encode()
            change = Append(table, version, [an_entry(version + 1)], facts=facts, snapshot=facts)
            version = await storage.append(change)
        return version

    async def story(storage: Storage) -> int:
        await asyncio.gather(*(play(storage, f"table{n}", 1) for n in range(20)))
        stop = asyncio.Event()
        work = [asyncio.ensure_future(go_on(storage, f"table{n}", 1, stop)) for n in range(20)]
        await asyncio.sleep(0.3)
        await asyncio.to_thread(storage.export, tmp_path / "backup")
        await asyncio.sleep(0.1)
        stop.set()
        return sum(await asyncio.gather(*work))

    async def look(storage: Storage) -> int:
        for row in storage.every_table():
            stored = await storage.load(row.id)
            log = await storage.log(row.id)
            assert stored
            assert len(log) == row.version == stored.snapshot_version > 1
            assert row.facts == stored.snapshot == str(row.version).encode()
        return (await storage.counts())["entries"]

    with Storage.open(where) as storage:
        at_last = asyncio.run(story(storage))
    with Storage.open(elsewhere) as storage:
        storage.import_(tmp_path / "backup")
        assert 20 < asyncio.run(look(storage)) < at_last


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    path = tmp_path / "backup"
    with Storage.open(tmp_path / "source") as storage:
        asyncio.run(play(storage, "rose", 20))
        storage.export(path)
    return path


@pytest.fixture
def empty(where: str | Path) -> Iterator[Storage]:
    with Storage.open(where) as storage:
        yield storage
        assert not any(contents(storage).values()), "something was restored"


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_backup_is_refused(empty: Storage, backup: Path, share: float) -> None:
    whole = backup.read_bytes()
    backup.write_bytes(whole[: int(len(whole) * share)])
    with pytest.raises(BadData):
        empty.import_(backup)


def test_a_backup_without_its_last_lines_is_refused(tmp_path: Path, backup: Path) -> None:
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    with Storage.open(tmp_path / "data") as empty:
        for kept in range(len(lines)):
            backup.write_bytes(gzip.compress(b"".join(lines[:kept])))
            with pytest.raises(BadData):
                empty.import_(backup)
        assert not list(empty.every_table())


def test_a_changed_backup_is_refused(tmp_path: Path, backup: Path) -> None:
    text = gzip.decompress(backup.read_bytes())
    with Storage.open(tmp_path / "data") as empty:
        for place in range(0, len(text), 37):
            changed = bytearray(text)
            changed[place] ^= 1
            backup.write_bytes(gzip.compress(bytes(changed)))
            with pytest.raises(BadData):
                empty.import_(backup)
        assert not list(empty.every_table())


def test_what_is_no_backup_is_refused(tmp_path: Path, backup: Path) -> None:
    with Storage.open(tmp_path / "data") as empty:
        backup.write_text("hello")
        with pytest.raises(BadData, match="no backup"):
            empty.import_(backup)
        with pytest.raises(BadData, match="No such file"):
            empty.import_(tmp_path / "nothing")


def test_a_database_with_tables_is_not_overwritten_unasked(where: str | Path, backup: Path) -> None:
    with Storage.open(where) as storage:
        asyncio.run(play(storage, "iris", 2))
        before = contents(storage)
        with pytest.raises(BadRequest, match="tables in the database already"):
            storage.import_(backup)
        assert contents(storage) == before
        storage.import_(backup, replace=True)
        assert [row.id for row in storage.every_table()] == ["rose"]


def test_a_backup_is_for_its_owner_and_appears_whole(tmp_path: Path, backup: Path) -> None:
    assert backup.stat().st_mode & 0o777 == 0o600
    with Storage.open(tmp_path / "source") as storage:
        with pytest.raises(NotStored, match="cannot write"):
            storage.export(tmp_path / "nowhere" / "backup")
        backup.write_text("the one of yesterday")

        def interrupt(done: int, total: int) -> None:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            storage.export(backup, interrupt)
    assert backup.read_text() == "the one of yesterday"
    assert not list(tmp_path.glob("*.part"))
