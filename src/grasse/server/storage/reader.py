"""Questions to the database. Each takes a connection whose transaction sees one state of it."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import BindParameter, Connection, bindparam, func, select

from grasse.server.storage.records import STATES, ChatLine, Entry, Stored, TableRow
from grasse.server.storage.schema import CHAT, ENTRIES, HOLDERS, SNAPSHOTS, TABLES

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
_CHAT = (
    select(*_LINE).where(CHAT.c.table_id == _TABLE, CHAT.c.number > _AFTER).order_by(CHAT.c.number)
)
_TABLES_OF = (
    select(TABLES)
    .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
    .where(HOLDERS.c.holder == bindparam("holder"))
    .order_by(TABLES.c.changed.desc(), TABLES.c.id)
    .limit(bindparam("limit"))
)
_DUE = select(TABLES.c.id).where(TABLES.c.bots_due).order_by(TABLES.c.id)
_COUNTS = select(TABLES.c.state, func.count(), func.sum(TABLES.c.version)).group_by(TABLES.c.state)


def load(connection: Connection, table: str, since: int | None) -> Stored | None:
    row = connection.execute(_ROW, {"table": table}).first()
    if row is None:
        return None
    data, version = None, since or 0
    if since is None:
        version, data = connection.execute(_SNAPSHOT, {"table": table}).one()
    return Stored(TableRow(*row), data, version, entries(connection, table, version))


def entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    rows = connection.execute(_ENTRIES, {"table": table, "after": after})
    return [Entry(*row) for row in rows]


def chat(connection: Connection, table: str, after: int) -> list[ChatLine]:
    return [ChatLine(*row) for row in connection.execute(_CHAT, {"table": table, "after": after})]


def tables_of(connection: Connection, holder: str, limit: int) -> list[TableRow]:
    rows = connection.execute(_TABLES_OF, {"holder": holder, "limit": limit})
    return [TableRow(*row) for row in rows]


def due(connection: Connection) -> list[str]:
    return list(connection.execute(_DUE).scalars())


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
