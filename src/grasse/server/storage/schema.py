"""The database's tables. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
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
    Column("due", Double),
)
"""In the order of TableRow's fields."""

_WAITS = text("due IS NOT NULL")
Index("tables_due_ix", TABLES.c.due, TABLES.c.id, sqlite_where=_WAITS, postgresql_where=_WAITS)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _of_table(),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary),
)
"""One row for each table, made with it; beside `tables`, whose rows are written at each change."""

MILESTONES = Table(
    "milestones",
    METADATA,
    _of_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""How a game stood now and then, so that its past opens without replaying it from the beginning."""

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

REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("run", String, nullable=False),
    Column("person", String, nullable=False),
    Column("progress", Double, nullable=False),
    Column("data", LargeBinary),
    Column("at", Double, nullable=False),
)
"""The report of a finished game, or what is known of it so far. In the order of ReportRow's fields,
after the table."""

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row, which is written to see whether the database can be written. No backup has it."""

OF_TABLES = [table for table in METADATA.sorted_tables if table is not PULSE]
"""What is kept of tables, in an order in which it can be put back."""


def key_of(table: Table) -> Column[str]:
    """The column that says whose row it is."""
    return table.c.id if table is TABLES else table.c.table_id
