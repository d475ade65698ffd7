"""Several processes on one database: here, several storages that know nothing of each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from grasse.server.storage import Append, Conflict, Storage
from tests.server.postgres import Server
from tests.server.storage.pen import begin, start
from tests.server.storage.tables import a_move, a_table, an_entry, play, until


@pytest.fixture
def pair(postgres: Server) -> Iterator[tuple[Storage, Storage]]:
    where = postgres.create()
    with Storage.open(where) as one, Storage.open(where) as two:
        yield one, two


def test_only_one_of_two_moves_a_table(pair: tuple[Storage, Storage]) -> None:
    storage, other = pair

    async def story() -> None:
        await play(storage, "rose", 2)
        assert await other.append(Append("rose", 2, [an_entry(3, "b", "other")])) == 3
        with pytest.raises(Conflict, match="at version 3, not 2"):
            await storage.append(Append("rose", 2, [an_entry(3, "a")], facts=b"lost"))
        loaded = await storage.load("rose", since=2)
        assert loaded
        assert loaded.entries == [an_entry(3, "b", "other")]
        assert loaded.row.facts == a_table().facts

    asyncio.run(story())


def test_a_race_leaves_gapless_logs(pair: tuple[Storage, Storage]) -> None:
    storage, other = pair

    async def race(storage: Storage, table: str, name: str) -> None:
        version = won = 0
        while won < 20:
            entry = an_entry(version + 1, f"{name}-{won}", name)
            try:
                version = await storage.append(Append(table, version, [entry]))
                won += 1
            except Conflict:
                stored = await storage.load(table, since=version)
                assert stored
                version = stored.row.version

    async def story() -> None:
        tables = [f"table{number}" for number in range(10)]
        await asyncio.gather(*(storage.create(a_table(table)) for table in tables))
        both = ((storage, "ada"), (other, "bob"))
        await asyncio.gather(*(race(s, t, name) for t in tables for s, name in both))
        for table in tables:
            log = await storage.log(table)
            assert [entry.version for entry in log] == list(range(1, 41))
            assert len({entry.id for entry in log}) == 40

    asyncio.run(story())


Heard = list[tuple[str, int]]


async def listen(storage: Storage) -> Heard:
    heard: Heard = []
    storage.listen(lambda table, version: heard.append((table, version)))
    await until(lambda: heard == [("", 0)])
    return heard


def test_others_hear_of_changes_and_chat(pair: tuple[Storage, Storage]) -> None:
    one, two = pair

    async def story() -> None:
        mine, theirs = await listen(one), await listen(two)
        await play(one, "rose", 2)
        with pytest.raises(Conflict):
            await one.append(a_move("rose", 0, "late"))
        await one.say("rose", "ada", 0, "hello")
        await until(lambda: len(theirs) == 4)
        assert theirs[1:] == [("rose", 1), ("rose", 2), ("rose", 0)]
        assert mine == [("", 0)]

    asyncio.run(story())


def test_sqlite_has_nobody_to_listen_to(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        storage.listen(lambda table, version: None)
        assert storage.leads("rose")
        assert await storage.try_lead("rose")
        await storage.stop_leading("rose")

    with Storage.open(tmp_path) as storage:
        asyncio.run(story(storage))


def cut_connections(where: str) -> int:
    """End all other connections to a database; their number."""
    ended = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()"""
    with psycopg.connect(where, autocommit=True) as connection:
        row = connection.execute(ended).fetchone()
        return int(row[0]) if row else 0


def test_after_a_lost_connection_all_goes_on(postgres: Server) -> None:
    where = postgres.create()

    async def story(one: Storage, two: Storage) -> None:
        heard = await listen(two)
        await play(one, "rose", 1)
        await until(lambda: len(heard) == 2)
        assert cut_connections(where) >= 3
        assert await one.append(a_move("rose", 1)) == 2
        await until(lambda: heard.count(("", 0)) == 2)
        await one.append(a_move("rose", 2))
        await until(lambda: heard[-1] == ("rose", 3))
        loaded = await two.load("rose")
        assert loaded
        assert loaded.row.version == 3

    with Storage.open(where) as one, Storage.open(where) as two:
        asyncio.run(story(one, two))


def test_one_process_leads_a_table(pair: tuple[Storage, Storage]) -> None:
    one, two = pair

    async def story() -> None:
        assert await one.try_lead("rose")
        assert await one.try_lead("rose")
        assert one.leads("rose")
        assert not await two.try_lead("rose")
        assert await two.try_lead("iris")
        assert not two.leads("rose")
        await one.stop_leading("rose")
        assert not one.leads("rose")
        assert await two.try_lead("rose")

    asyncio.run(story())


def test_who_loses_the_connection_leads_no_more(postgres: Server) -> None:
    where = postgres.create()

    async def story(storage: Storage) -> None:
        assert await storage.try_lead("rose")
        cut_connections(where)
        await until(lambda: not storage.leads("rose"))
        assert await storage.try_lead("rose")

    with Storage.open(where) as storage:
        asyncio.run(story(storage))


def test_another_process_leads_soon_after_a_kill(postgres: Server) -> None:
    where = postgres.create()

    async def story(storage: Storage) -> None:
        assert not await storage.try_lead("rose")
        process.kill()
        began = time.monotonic()
        await until(lambda: storage.try_lead("rose"), seconds=5)
        assert time.monotonic() - began < 5

    Storage.open(where).shut()
    process = start("lead", where)
    try:
        begin(process)
        assert process.stdout
        assert process.stdout.readline() == "True\n"
        with Storage.open(where) as storage:
            asyncio.run(story(storage))
    finally:
        process.kill()
        process.wait()
