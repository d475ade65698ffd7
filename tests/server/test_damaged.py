"""A server with a damaged table, a damaged file or a full disk says so, and does what it can."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from grasse.server.house import House
from grasse.server.protocol import Pace
from grasse.server.refusal import Refusal
from grasse.server.storage import Storage
from grasse.server.storage.database import FILE
from tests.server.conftest import Start
from tests.server.inside import open_house, somebody, table_for
from tests.server.people import Person
from tests.server.serving import Server


def spoil(where: str | Path, table: str) -> None:
    """Make what a table wrote unreadable, while no server runs."""
    if isinstance(where, str):
        with psycopg.connect(where, autocommit=True) as connection:
            connection.execute("UPDATE tables SET facts = %s WHERE id = %s", (b"\xff{", table))
    else:
        with sqlite3.connect(where / FILE) as lite:
            lite.execute("UPDATE tables SET facts = ? WHERE id = ?", (b"\xff{", table))


def test_one_unreadable_table_does_not_hide_the_others(place: str | Path, start: Start) -> None:
    """Given three tables, one of them damaged; when its holder lists them; then two are there as
    ever, and the third is shown as damaged; who opens it hears that, too."""
    server = start(where=place)
    person = Person(server)
    tables = [person.make_table("parfum", ["mine", "open"])[0] for _ in range(3)]
    server.stop()
    spoil(place, tables[1])
    server.start()
    answer = person.get("/api/tables")
    assert answer.status == 200
    assert {one["table"]["id"] for one in answer.data["tables"]} == {tables[0], tables[2]}
    assert answer.data["damaged"] == [{"id": tables[1], "game": "parfum"}]
    opened = person.get(f"/api/tables/{tables[1]}")
    assert (opened.status, opened.code) == (503, "damaged")
    line = person.line(tables[1])
    line.send({"type": "hello"})
    assert line.next()["problem"]["code"] == "damaged"
    assert person.get(f"/api/tables/{tables[0]}").status == 200


@pytest.mark.long
def test_a_page_of_rows_that_cannot_be_read(tmp_path: Path, start: Start) -> None:
    """Given a page of zeros in the place of tables' rows; then the list still comes, with what can
    be read, and the rest by its id."""
    server = start()
    person = Person(server)
    tables = {person.make_table("parfum", ["mine", "open"])[0] for _ in range(12)}
    server.stop()
    path = tmp_path / "data" / FILE
    raw = bytearray(path.read_bytes())
    page = raw.index(b'{"owner":"') // 4096
    raw[page * 4096 : (page + 1) * 4096] = bytes(4096)
    path.write_bytes(raw)
    quiet = Server(tmp_path / "data", tmp_path / "log0")
    quiet.launch()
    try:
        person = Person(quiet, person.key)
        quiet.until(lambda: person.get("/api/tables").status == 200)
        answer = person.get("/api/tables").data
        listed = {one["table"]["id"] for one in answer["tables"]}
        damaged = {one["id"] for one in answer["damaged"]}
        assert listed | damaged == tables
        assert damaged
        health = person.get("/healthz")
        assert health.status == 503
    finally:
        quiet.stop()


def test_more_than_a_page_of_tables(start: Start) -> None:
    """Given somebody with 40 tables; then he gets them all in two pages, each once."""
    person = Person(start())
    tables = {person.make_table("parfum", ["mine", "open"])[0] for _ in range(40)}
    first = person.get("/api/tables").data
    second = person.get(f"/api/tables?skip={first['next']}").data
    assert (len(first["tables"]), first["next"], second["next"]) == (30, 30, None)
    assert {one["table"]["id"] for one in first["tables"] + second["tables"]} == tables
    assert person.get("/api/tables?skip=x").code == "bad-request"


def test_health_is_asked_by_writing(tmp_path: Path) -> None:
    """Given a disk that takes no more; then the server says that nothing can be stored; and when
    there is room again, that all is well."""
    data, log = tmp_path / "data", tmp_path / "log"
    server = Server(data, log).start()
    try:
        person = Person(server)
        assert person.get("/healthz").status == 200
        full = (data / f"{FILE}-wal").stat().st_size
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, unlimited[1]))
        server.until(lambda: person.get("/healthz").status == 503)
        assert person.get("/healthz").body == b"nothing can be stored\n"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        server.until(lambda: person.get("/healthz").status == 200)
    finally:
        server.stop()


@pytest.mark.long
def test_health_sees_a_file_that_is_damaged_while_the_server_runs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = Server(data, tmp_path / "log").start()
    try:
        person = Person(server)
        for _ in range(5):
            person.make_table("parfum", ["mine", "mine"], start=True)
        server.stop()
        server.start()
        with (data / FILE).open("r+b") as file:
            file.seek(-8 * 4096, 2)
            file.write(bytes(8 * 4096))
        server.until(lambda: person.get("/healthz").status == 503)
        assert b"damaged" in person.get("/healthz").body
    finally:
        server.stop()


# Tables that wait for a clock


@pytest.mark.long(10)
def test_a_table_with_a_clock_may_rest(place: str | Path) -> None:
    """Given tables whose players have a day; when a house opens; then it opens none of them, and
    one whose time is up at the right moment."""

    async def story() -> None:
        async with open_house(place) as house:
            slow = await table_for(house, "parfum", [somebody(), somebody()], Pace(86400))
            await settled(house, slow)
            quick = await table_for(house, "parfum", [somebody(), somebody()], Pace(10))
            await settled(house, quick)
        async with open_house(place) as house:
            async with asyncio.timeout(30):
                while not await bot_plays(house, quick):
                    assert slow not in house.memory.tables
                    await asyncio.sleep(0.05)
            assert slow not in house.memory.tables
            assert slow not in house.leading.tasks

    asyncio.run(story())


async def settled(house: House, id: str) -> None:
    """The game has begun."""
    async with asyncio.timeout(20):
        while True:
            async with house.memory.at(id) as table:
                if table.state == "playing":
                    return
            await asyncio.sleep(0.02)


async def bot_plays(house: House, id: str) -> bool:
    row = await house.storage.row(id)
    assert row is not None
    return b'"level":"solid"' in row.facts.split(b'"pace"')[0]


def test_a_table_of_an_older_grasse_comes_to_rest(place: str | Path) -> None:
    """Given a table with a clock that is noted as due at once, as an older database has it; when a
    house opens; then it looks once, and notes the right time."""

    async def story() -> None:
        async with open_house(place) as house:
            id = await table_for(house, "parfum", [somebody(), somebody()], Pace(86400))
            await settled(house, id)
            row = await house.storage.row(id)
            assert row is not None
            assert row.due is not None
            assert row.due > time.time() + 80_000
            assert await house.storage.put_off(id, row.version, 0.0)
        async with open_house(place) as house:
            async with asyncio.timeout(20):
                while (again := await house.storage.row(id)) and again.due == 0.0:
                    await asyncio.sleep(0.02)
            assert again == row

    asyncio.run(story())


# What is deleted


def grasse(*arguments: str) -> Any:
    command = [sys.executable, "-c", "from grasse.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.long
def test_a_table_is_deleted_while_people_sit_at_it(place: str | Path, start: Start) -> None:
    """Given a running server and people at a table; when its keeper deletes the table; then they
    are told that there is no such table, and the others play on."""
    server = start(where=place)
    person = Person(server)
    gone, stays = (person.make_table("parfum", ["mine", "mine"], start=True)[0] for _ in range(2))
    option = ("--database", place) if isinstance(place, str) else ("--data", str(place))
    with person.at(gone) as line, person.at(stays) as other:
        line.until_playing()
        other.until_playing()
        done = grasse("tables", "delete", gone, "a" * 16, *option)
        assert (done.returncode, done.stdout) == (1, "1 deleted\n"), done.stderr
        assert f"table {'a' * 16}: there is no such table" in done.stderr
        assert line.kind("fault")["problem"]["code"] == "no-table"
        assert person.get(f"/api/tables/{gone}").code == "no-table"
        action = other.memory.views[other.memory.table["to_act"]]["options"][0]
        seat, version = other.memory.table["to_act"], other.memory.version
        assert other.act(action, seat, version)["type"] == "done"
    listed = grasse("tables", "--json", *option)
    assert f'"{stays}"' in listed.stdout
    assert gone not in listed.stdout


def test_finished_tables_are_kept_unless_told(place: str | Path) -> None:
    """Given an old finished table, an old running one and a new finished one; then a house without
    retention keeps all, and one with it deletes the first."""

    async def ids(storage: Storage) -> list[str]:
        return sorted(row.id for row in storage.every_table())

    async def story() -> None:
        now = time.time()
        async with open_house(place) as house:
            made = [await table_for(house, "parfum", [somebody(), "random"]) for _ in range(3)]
            for id in made:
                await settled(house, id)
            storage = house.storage
            for id, state, age in zip(
                made, ("over", "playing", "over"), (100, 100, 1), strict=True
            ):
                await grow_old(storage, id, state, now - age * 86400)
            await house.clear_away(1e9)
            assert await ids(storage) == sorted(made)
            await house.clear_away(90 * 86400)
            assert await ids(storage) == sorted(made[1:])
            with pytest.raises(Refusal, match="no such table"):
                async with house.memory.at(made[0]):
                    pass

    asyncio.run(story())


async def grow_old(storage: Storage, id: str, state: str, changed: float) -> None:
    with storage._writing.alone() as connection:
        connection.exec_driver_sql(
            f"UPDATE tables SET state = '{state}', changed = {changed}, due = NULL "  # noqa: S608
            f"WHERE id = '{id}'"
        )
