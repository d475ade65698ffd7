"""The database's tables. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "ix": "%(table_name)s_%(column_0_N_name)s_ix",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String, ForeignKey("tables.id"), primary_key=True)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("state", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("game", String, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("bots_due", Boolean, nullable=False),
)
"""In the order of TableRow's fields."""

Index(
    "tables_due_ix", TABLES.c.id, sqlite_where=text("bots_due"), postgresql_where=text("bots_due")
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _of_table(),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary),
)
"""One row for each table, made with it; beside `tables`, whose rows are written at each change."""

ENTRIES = Table(
    "entries",
    METADATA,
    _of_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("command", String),
    Column("seat", Integer),
    Column("data", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""In the order of Entry's fields, after the table."""

_GIVEN = text("command IS NOT NULL")
Index(
    "entries_command_ix",
    ENTRIES.c.table_id,
    ENTRIES.c.command,
    unique=True,
    sqlite_where=_GIVEN,
    postgresql_where=_GIVEN,
)

HOLDERS = Table(
    "holders",
    METADATA,
    _of_table(),
    Column("holder", String, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("command", String),
    sqlite_with_rowid=False,
)
"""In the order of ChatLine's fields, after the table."""
