"""What is acknowledged is there, whatever happens to the process, the disk or the database."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from pathlib import Path
from secrets import randbelow

import pytest

from grasse.server.storage import NotStored, Storage, writer
from tests.server.postgres import Server, start_or_skip
from tests.server.storage.pen import begin, start
from tests.server.storage.tables import a_move, a_table, play, until

ROUNDS = 10


@pytest.mark.long
def test_no_acknowledged_entry_is_lost_or_doubled_by_kill_9(where: str | Path) -> None:
    Storage.open(where).shut()
    acknowledged: dict[str, dict[int, str]] = defaultdict(dict)
    processes = [start("write", where) for _ in range(ROUNDS)]
    try:
        for process in processes:
            begin(process)
            assert process.stdout
            lines = [process.stdout.readline()]  # it is at work
            time.sleep(randbelow(300) / 1000)
            process.kill()
            lines += process.stdout  # not `communicate`: it leaves out what was read ahead
            for line in lines:
                table, version, command = line.split()
                assert int(version) not in acknowledged[table], "a version was given twice"
                acknowledged[table][int(version)] = command
    finally:
        for process in processes:
            process.kill()
            process.wait()

    async def look() -> None:
        for table, entries in acknowledged.items():
            log = await storage.log(table)
            assert [entry.version for entry in log] == list(range(1, len(log) + 1))
            assert len({entry.id for entry in log}) == len(log)
            assert {v: log[v - 1].id for v in entries} == entries

    with Storage.open(where) as storage:
        asyncio.run(look())
    assert sum(map(len, acknowledged.values())) > 20 * ROUNDS


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    process = start("full", tmp_path)
    begin(process)
    lines = process.communicate(timeout=60)[0].splitlines()
    assert process.returncode == 0
    assert [line.split()[0] for line in lines] == ["refused"] * 3 + ["stored"] * 2
    assert "did not store this" in lines[0]
    before, after = (int(line.split()[1]) for line in lines[3:])
    assert after == before + 1 > 10

    async def look() -> None:
        log = await storage.log("rose")
        assert [entry.id for entry in log] == [f"c{n}" for n in range(after)]

    with Storage.open(tmp_path) as storage:
        asyncio.run(look())


@pytest.fixture
def own_server() -> Server:
    return start_or_skip()


def test_a_restart_of_the_database_is_waited_for(own_server: Server) -> None:
    async def story(storage: Storage) -> None:
        await play(storage, "rose", 3)
        own_server.stop(keep=True)
        move = asyncio.ensure_future(storage.append(a_move("rose", 3)))
        await asyncio.sleep(0.5)
        await asyncio.to_thread(own_server.start)
        assert await move == 4
        assert len(await storage.log("rose")) == 4

    try:
        with Storage.open(own_server.create()) as storage:
            asyncio.run(story(storage))
    finally:
        own_server.stop()


def test_a_database_that_is_gone_refuses_until_it_is_back(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.5)

    async def story(storage: Storage) -> None:
        await play(storage, "rose", 3)
        own_server.stop(keep=True)
        moves = (storage.append(a_move("rose", 3)) for _ in range(50))
        began = time.monotonic()
        refused = await asyncio.gather(*moves, return_exceptions=True)
        assert {type(error) for error in refused} == {NotStored}
        assert time.monotonic() - began < 10  # and not half a second for each
        with pytest.raises(NotStored, match="cannot be read"):
            await storage.load("rose")
        await asyncio.to_thread(own_server.start)
        assert await storage.append(a_move("rose", 3)) == 4
        assert len(await storage.log("rose")) == 4

    try:
        with Storage.open(own_server.create()) as storage:
            asyncio.run(story(storage))
    finally:
        own_server.stop()


def test_a_commit_whose_word_was_lost_is_recognised(postgres: Server) -> None:
    """The entry is stored, but we were cut off before we heard of it, and store it again."""

    async def story(storage: Storage, earlier: Storage) -> None:
        await storage.create(a_table("rose"))
        await earlier.append(a_move("rose", 0, "mine"))
        assert await storage.append(a_move("rose", 0, "mine")) == 1
        await until(lambda: storage.transactions == 2)
        assert len(await storage.log("rose")) == 1

    where = postgres.create()
    with Storage.open(where) as storage, Storage.open(where) as earlier:
        asyncio.run(story(storage, earlier))
