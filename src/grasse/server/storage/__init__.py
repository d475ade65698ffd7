"""Where tables are kept: SQLite in a data directory, or PostgreSQL for several processes."""

from grasse.server.storage.batch import GONE
from grasse.server.storage.notes import Notes, remove_all
from grasse.server.storage.records import (
    STATES,
    Append,
    ChatLine,
    Conflict,
    Damaged,
    Duplicate,
    Entry,
    InDoubt,
    InUse,
    Listed,
    Milestone,
    NotStored,
    ReportRow,
    Stored,
    TableRow,
)
from grasse.server.storage.storage import Storage
from grasse.server.storage.survey import Survey

__all__ = [
    "GONE",
    "STATES",
    "Append",
    "ChatLine",
    "Conflict",
    "Damaged",
    "Duplicate",
    "Entry",
    "InDoubt",
    "InUse",
    "Listed",
    "Milestone",
    "NotStored",
    "Notes",
    "ReportRow",
    "Storage",
    "Stored",
    "Survey",
    "TableRow",
    "remove_all",
]
