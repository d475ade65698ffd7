"""A database of an older form is brought to the present one, after a copy was made."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.engine.interfaces import ReflectedIndex

from grasse.kernel import BadData, BadRequest
from grasse.server.storage import Storage, TableRow
from grasse.server.storage.database import Database, copy_sqlite, locate, prepare
from grasse.server.storage.migrations import steps
from grasse.server.storage.schema import METADATA
from tests.server.postgres import Server
from tests.server.storage.tables import a_move, play


@pytest.fixture
def database(where: str | Path) -> Database:
    return locate(where)


def test_from_nothing_to_the_present_form(database: Database) -> None:
    with database.writer.connect() as connection:
        assert steps.current(connection) is None
    prepare(database, migrate=True)
    with database.writer.connect() as connection:
        assert steps.current(connection) == steps.head()
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
    database.close()


def test_the_migrations_make_what_the_schema_says(database: Database) -> None:
    prepare(database, migrate=True)
    with database.writer.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    database.close()


def test_keys_links_and_indexes_are_the_schemas(database: Database) -> None:
    """The comparison above overlooks them: a database made from the schema tells."""

    def look() -> dict[str, object]:
        with database.writer.connect() as connection:
            seen = inspect(connection)
            return {
                name: (
                    seen.get_pk_constraint(name),
                    sorted(seen.get_foreign_keys(name), key=str),
                    sorted(map(plain_index, seen.get_indexes(name)), key=str),
                )
                for name in METADATA.tables
            }

    def plain_index(index: ReflectedIndex) -> object:
        options = {name: str(value) for name, value in index.get("dialect_options", {}).items()}
        return index["name"], index["column_names"], index["unique"], options

    prepare(database, migrate=True)
    migrated = look()
    with database.writer.begin() as connection:
        METADATA.drop_all(connection)
        METADATA.create_all(connection)
    assert look() == migrated
    database.close()


def test_a_database_of_a_newer_grasse_is_refused(where: str | Path) -> None:
    with Storage.open(where) as storage, storage._writing.alone() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadData, match="newer Grasse"):
        Storage.open(where)


def test_without_leave_to_migrate_an_empty_database_is_refused(where: str | Path) -> None:
    with pytest.raises(BadData if isinstance(where, str) else BadRequest):
        Storage.open(where, only_read=True)
    if isinstance(where, Path):
        assert not where.exists(), "who only reads makes nothing"
        locate(where).close()
        with pytest.raises(BadData, match="start the server once"):
            Storage.open(where, only_read=True)


def an_old_database(where: str | Path) -> None:
    """A database of the first form: two tables, one of which waits for a bot or a clock."""
    database = locate(where)
    with database.writer.begin() as connection:
        steps.upgrade(connection, "0001")
        for id, waits in (("iris", False), ("rose", True)):
            row = {"id": id, "facts": b"{}", "waits": waits}
            connection.execute(text(_OLD_TABLE), row)
            connection.execute(text("INSERT INTO snapshots VALUES (:id, 0, NULL)"), {"id": id})
            connection.execute(text("INSERT INTO holders VALUES (:id, 'ada')"), {"id": id})
            for version in (1, 2, 3):
                entry = {"id": id, "version": version, "data": b"{}"}
                connection.execute(text(_OLD_ENTRY), entry)
    database.close()


_OLD_TABLE = "INSERT INTO tables VALUES (:id, 'playing', 3, 1.5, 2.5, 'parfum', :facts, :waits)"
_OLD_ENTRY = "INSERT INTO entries VALUES (:id, :version, NULL, 0, :data, 2.5)"


def test_from_the_first_form_to_the_present_one(where: str | Path) -> None:
    """Given a database of the first Grasse; when it is opened; then nothing is lost, and a table
    that waited for a bot or a clock is due at once."""
    an_old_database(where)

    async def look(storage: Storage) -> None:
        assert await storage.due(0.0) == ["rose"]
        for id, due in (("iris", None), ("rose", 0.0)):
            stored = await storage.load(id)
            assert stored
            assert stored.row == TableRow(id, "playing", 3, 1.5, 2.5, "parfum", b"{}", due)
            assert [entry.version for entry in stored.entries] == [1, 2, 3]
        assert len(await storage.tables_of("ada")) == 2
        await storage.pulse()
        assert await storage.append(a_move("rose", 3)) == 4

    with pytest.raises(BadData, match="older Grasse"):
        Storage.open(where, only_read=True)
    with Storage.open(where) as storage:
        asyncio.run(look(storage))
        assert storage.survey().lines() == []


def test_a_copy_is_made_before_the_form_changes(tmp_path: Path) -> None:
    an_old_database(tmp_path)
    Storage.open(tmp_path).shut()
    (copy,) = tmp_path.glob("grasse-before-upgrade-0001-*.sqlite3")
    assert copy.stat().st_mode & 0o777 == 0o600
    copy.rename(tmp_path / "grasse.sqlite3")
    database = locate(tmp_path)
    with database.reader.connect() as connection:
        assert steps.current(connection) == "0001"
        assert connection.scalar(text("SELECT count(*) FROM entries")) == 6
    database.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(database: Database) -> None:
    def fail() -> None:
        with database.writer.begin() as connection:
            steps.upgrade(connection)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with database.writer.connect() as connection:
        assert inspect(connection).get_table_names() == []
    database.close()


def test_processes_that_start_together_migrate_once(postgres: Server) -> None:
    where = postgres.create()
    with ThreadPoolExecutor(4) as threads:
        for storage in threads.map(lambda _: Storage.open(where), range(4)):
            storage.shut()


def test_the_migrations_travel_in_the_wheel(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    build = "from hatchling.build import build_wheel; import sys; print(build_wheel(sys.argv[1]))"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", build, tmp_path], cwd=root, capture_output=True, text=True, env=clean
    )
    if done.returncode and "No module named 'hatchling'" in done.stderr:
        pytest.skip("hatchling is not installed")
    wheel = tmp_path / done.stdout.split()[-1]
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import grasse, pathlib;"
        "from grasse.server.storage.migrations import steps;"
        "assert grasse.__file__.startswith(sys.argv[1]), grasse.__file__;"
        "from grasse.server.storage import Storage; Storage.open(pathlib.Path(sys.argv[2])).shut()"
    )
    unpacked = tmp_path / "unpacked"
    subprocess.run([sys.executable, "-m", "zipfile", "-e", wheel, unpacked], check=True)
    subprocess.run([sys.executable, "-c", code, unpacked, tmp_path / "data"], check=True, cwd="/")


def test_a_copy_is_whole(tmp_path: Path) -> None:
    with Storage.open(tmp_path) as storage:
        asyncio.run(play(storage, "rose", 50))
        copy = copy_sqlite(tmp_path / "grasse.sqlite3", "0001")
    (tmp_path / "copy").mkdir()
    copy.rename(tmp_path / "copy" / "grasse.sqlite3")
    with Storage.open(tmp_path / "copy") as storage:
        assert [row.version for row in storage.every_table()] == [50]


def test_every_form_has_a_script() -> None:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(Path(steps.__file__).parent))
    assert tuple(reversed([one.revision for one in scripts.walk_revisions()])) == steps.FORMS
