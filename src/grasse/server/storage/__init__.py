"""Where tables are kept: SQLite in a data directory, or PostgreSQL for several processes."""

from grasse.server.storage.records import (
    STATES,
    Append,
    ChatLine,
    Conflict,
    Duplicate,
    Entry,
    InDoubt,
    InUse,
    NotStored,
    Stored,
    TableRow,
)
from grasse.server.storage.storage import Storage

__all__ = [
    "STATES",
    "Append",
    "ChatLine",
    "Conflict",
    "Duplicate",
    "Entry",
    "InDoubt",
    "InUse",
    "NotStored",
    "Storage",
    "Stored",
    "TableRow",
]
