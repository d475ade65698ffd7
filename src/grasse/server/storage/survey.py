"""What is damaged in a database, table by table. One that cannot be read hides no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, Table, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from grasse.server.storage.database import is_damage, plain
from grasse.server.storage.records import Damaged
from grasse.server.storage.schema import METADATA, OF_TABLES, TABLES, key_of

T = TypeVar("T")
Progress = Callable[[int, int], None]
"""Called now and then with how much is done, and of how much."""
Rows = Sequence[Any]

MOST_LINES = 20
_STRIDE = 100
_WORDS = {
    "tables": "its row",
    "snapshots": "its snapshot",
    "milestones": "its milestones",
    "entries": "its log",
    "holders": "its list of holders",
    "chat": "its chat",
    "reports": "its report",
}


class Findings(msgspec.Struct, frozen=True):
    """What was found of one table."""

    rows: int
    problems: list[str] = []
    unreadable: bool = False
    """The database cannot give all of it."""


class Survey(msgspec.Struct, frozen=True):
    database: list[str]
    """What is wrong with the database itself."""
    tables: dict[str, Findings]

    def lines(self) -> list[str]:
        """All that is wrong, for people."""
        found = [f"the database: {problem}" for problem in self.database]
        for id, findings in self.tables.items():
            found += [f"table {id}: {problem}" for problem in findings.problems]
        return found


@contextmanager
def careful(connection: Connection) -> Iterator[None]:
    """Damaged for whatever a damaged page leads to; the transaction goes on."""
    try:
        with connection.begin_nested():
            yield
    except SQLAlchemyError as error:
        if is_damage(error):
            raise Damaged(plain(error)) from None
        raise
    except (TypeError, ValueError) as error:  # a value that is not of its column's type
        raise Damaged(str(error)) from None


def survey(connection: Connection, progress: Progress) -> Survey:
    """Look at everything once."""
    found = {}
    names = ids(connection)
    for number, id in enumerate(names):
        found[id] = look(connection, id)
        if number % _STRIDE == 0:
            progress(number, len(names))
    progress(len(names), len(names))
    return Survey([*integrity(connection), *_missing_indexes(connection)], found)


def ids(connection: Connection) -> list[str]:
    """The ids of all tables; where a page is damaged, also those that only their rows in other
    places tell of."""
    found: set[str] = set()
    whole = [
        _gather(connection, select(TABLES.c.id), found),  # from the index
        _gather(connection, select(TABLES.c.id, TABLES.c.game), found),  # from the rows
    ]
    if not all(whole):
        for table in OF_TABLES:
            key = key_of(table)
            for order in (key.asc(), key.desc()):
                _gather(connection, select(key).order_by(order), found)
    return sorted(found)


def _gather(connection: Connection, question: Select[Any], found: set[str]) -> bool:
    """Whether all could be read; what comes before a damaged page is taken anyway."""
    try:
        with careful(connection):
            for row in connection.execute(question, execution_options={"yield_per": 500}):
                found.add(row[0])
    except Damaged:
        return False
    return True


def look(connection: Connection, id: str) -> Findings:
    """Read all that there is of a table."""
    rows: dict[str, Rows] = {}
    problems = []
    for table in OF_TABLES:
        try:
            rows[table.name] = read(connection, table, id)
        except Damaged as error:
            problems.append(f"{_WORDS[table.name]} cannot be read: {error}")
    count = sum(map(len, rows.values()))
    if problems:
        return Findings(count, problems, unreadable=True)
    return Findings(count, [*_gaps(rows), *_unreadable(rows)])


def read(connection: Connection, table: Table, id: str) -> Rows:
    """The rows of a table in one of the database's."""
    question = select(table).where(key_of(table) == id).order_by(*table.primary_key)
    with careful(connection):
        return connection.execute(question).all()


def _gaps(rows: dict[str, Rows]) -> list[str]:
    if not rows["tables"]:
        return ["its row is missing"]
    version = rows["tables"][0].version
    log = [row.version for row in rows["entries"]]
    if log != list(range(1, len(log) + 1)):
        return ["its log has a gap"]
    if len(log) != version:
        return [f"its log has {len(log)} entries, its version is {version}"]
    if [row.version <= version for row in rows["snapshots"]] != [True]:
        return ["its snapshot is missing or of another version"]
    return []


def _unreadable(rows: dict[str, Rows]) -> list[str]:
    """What the database gives, but is no JSON."""
    return [
        f"{_WORDS[name]} cannot be read: {problem}"
        for name, column in (
            ("tables", "facts"),
            ("snapshots", "data"),
            ("milestones", "data"),
            ("entries", "data"),
        )
        if (problem := _first_problem(rows[name], column))
    ]


def _first_problem(rows: Rows, column: str) -> str:
    for row in rows:
        data = getattr(row, column)
        try:
            if data is not None:
                msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return f"version {row.version}: {error}"
    return ""


def integrity(connection: Connection, how: str = "integrity_check") -> list[str]:
    """What SQLite finds wrong in its own file; PostgreSQL does not say."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        with careful(connection):
            lines = connection.exec_driver_sql(f"PRAGMA {how}({MOST_LINES})").scalars().all()
    except Damaged as error:
        return [str(error)]
    return [line for said in lines for line in str(said).splitlines() if line != "ok"]


def _missing_indexes(connection: Connection) -> list[str]:
    there = {
        str(index["name"])
        for table in METADATA.sorted_tables
        for index in inspect(connection).get_indexes(table.name)
    }
    wanted = {str(index.name) for table in METADATA.sorted_tables for index in table.indexes}
    return [f"the index {name} is missing" for name in sorted(wanted - there)]
