"""Questions to the database. Each takes a connection whose transaction sees one state of it."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import BindParameter, ColumnElement, Connection, bindparam, case, func, select

from grasse.server.storage.records import (
    STATES,
    ChatLine,
    Damaged,
    Entry,
    Listed,
    Milestone,
    ReportRow,
    Stored,
    TableRow,
)
from grasse.server.storage.schema import (
    CHAT,
    ENTRIES,
    HOLDERS,
    MILESTONES,
    REPORTS,
    SNAPSHOTS,
    TABLES,
)
from grasse.server.storage.survey import careful, ids

_ENTRY = [column for column in ENTRIES.c if column.name != "table_id"]
_LINE = [column for column in CHAT.c if column.name != "table_id"]
_TABLE: BindParameter[str] = bindparam("table")
_AFTER: BindParameter[int] = bindparam("after")

_ROW = select(TABLES).where(TABLES.c.id == _TABLE)
_SNAPSHOT = select(SNAPSHOTS.c.version, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == _TABLE)
_ENTRIES = (
    select(*_ENTRY)
    .where(ENTRIES.c.table_id == _TABLE, ENTRIES.c.version > _AFTER)
    .order_by(ENTRIES.c.version)
)
_SOME_ENTRIES = _ENTRIES.limit(bindparam("limit"))
_CHAT = (
    select(*_LINE).where(CHAT.c.table_id == _TABLE, CHAT.c.number > _AFTER).order_by(CHAT.c.number)
)
_TABLES_OF = (
    select(TABLES)
    .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
    .where(HOLDERS.c.holder == bindparam("holder"))
    .order_by(case((TABLES.c.state == "over", 1), else_=0), TABLES.c.changed.desc(), TABLES.c.id)
    .limit(bindparam("limit"))
    .offset(bindparam("skip"))
)
_HOLDINGS = select(HOLDERS.c.table_id).where(HOLDERS.c.holder == bindparam("holder"))
_DUE = select(TABLES.c.id).where(TABLES.c.due <= bindparam("until")).order_by(TABLES.c.due)
_UNTOUCHED = select(TABLES.c.id, TABLES.c.version).where(
    TABLES.c.state == bindparam("state"), TABLES.c.changed < bindparam("before")
)
_MILESTONE = (
    select(MILESTONES.c.version, MILESTONES.c.data)
    .where(MILESTONES.c.table_id == _TABLE, MILESTONES.c.version <= bindparam("until"))
    .order_by(MILESTONES.c.version.desc())
    .limit(1)
)

_REPORT = select(*[one for one in REPORTS.c if one.name != "table_id"]).where(
    REPORTS.c.table_id == _TABLE
)


def _bytes_of(column: ColumnElement[bytes], whose: ColumnElement[str]) -> ColumnElement[int]:
    size = func.coalesce(func.sum(func.length(column)), 0)
    return select(size).where(whose == TABLES.c.id).scalar_subquery()


_LISTED = select(
    TABLES,
    func.length(TABLES.c.facts)
    + _bytes_of(ENTRIES.c.data, ENTRIES.c.table_id)
    + _bytes_of(SNAPSHOTS.c.data, SNAPSHOTS.c.table_id)
    + _bytes_of(MILESTONES.c.data, MILESTONES.c.table_id)
    + _bytes_of(REPORTS.c.data, REPORTS.c.table_id),
).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
_AT_ONCE = 500
_COUNTS = select(TABLES.c.state, func.count(), func.sum(TABLES.c.version)).group_by(TABLES.c.state)


def row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(_ROW, {"table": table}).first()
    return None if found is None else TableRow(*found)


def load(connection: Connection, table: str, since: int | None) -> Stored | None:
    found = row(connection, table)
    if found is None:
        return None
    data, version = None, since or 0
    if since is None:
        version, data = connection.execute(_SNAPSHOT, {"table": table}).one()
    return Stored(found, data, version, entries(connection, table, version))


def entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    rows = connection.execute(_ENTRIES, {"table": table, "after": after})
    return [Entry(*row) for row in rows]


def chat(connection: Connection, table: str, after: int) -> list[ChatLine]:
    return [ChatLine(*row) for row in connection.execute(_CHAT, {"table": table, "after": after})]


def tables_of(connection: Connection, holder: str, limit: int, skip: int) -> list[TableRow]:
    asked = {"holder": holder, "limit": limit, "skip": skip}
    return [TableRow(*row) for row in connection.execute(_TABLES_OF, asked)]


def holdings(connection: Connection, holder: str) -> list[str]:
    return list(connection.execute(_HOLDINGS, {"holder": holder}).scalars())


def due(connection: Connection, until: float) -> list[str]:
    return list(connection.execute(_DUE, {"until": until}).scalars())


def untouched(connection: Connection, state: str, before: float) -> list[tuple[str, int]]:
    rows = connection.execute(_UNTOUCHED, {"state": state, "before": before})
    return [(id, version) for id, version in rows]


def milestone(connection: Connection, table: str, until: int) -> Milestone | None:
    row = connection.execute(_MILESTONE, {"table": table, "until": until}).first()
    return None if row is None else Milestone(*row)


def report(connection: Connection, table: str) -> ReportRow | None:
    row = connection.execute(_REPORT, {"table": table}).first()
    return None if row is None else ReportRow(*row)


def some_entries(connection: Connection, table: str, after: int, limit: int) -> list[Entry]:
    asked = {"table": table, "after": after, "limit": limit}
    return [Entry(*row) for row in connection.execute(_SOME_ENTRIES, asked)]


def listed(connection: Connection, names: list[str] | None) -> tuple[list[Listed], dict[str, str]]:
    """These tables, or all; and those that cannot be read, with what the database said."""
    found: list[Listed] = []
    damaged: dict[str, str] = {}
    parts = [ids(connection) if names is None else names]
    while parts:
        part = parts.pop()
        if len(part) > _AT_ONCE:
            parts += [part[:_AT_ONCE], part[_AT_ONCE:]]
            continue
        try:
            with careful(connection):
                rows = connection.execute(_LISTED, {"ids": part}).all()
            found += [Listed(TableRow(*row), size) for *row, size in rows]
        except Damaged as error:
            if len(part) == 1:
                damaged[part[0]] = str(error)
            else:
                parts += [part[: len(part) // 2], part[len(part) // 2 :]]
    missing = {*(names or ())} - damaged.keys() - {one.row.id for one in found}
    return found, damaged | dict.fromkeys(missing, "there is no such table")


def counts(connection: Connection) -> dict[str, int]:
    """Tables by state, and all entries: a table's version is the number of its own."""
    found = dict.fromkeys((*STATES, "entries"), 0)
    for state, tables, versions in connection.execute(_COUNTS):
        found[state] = tables
        found["entries"] += versions
    return found


def every_table(connection: Connection) -> Iterator[TableRow]:
    rows = connection.execution_options(yield_per=500).execute(select(TABLES).order_by(TABLES.c.id))
    return (TableRow(*row) for row in rows)
