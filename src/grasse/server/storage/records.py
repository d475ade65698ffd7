"""What is stored of a table, and what can go wrong."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from grasse.kernel import GrasseError

STATES = ("gathering", "opening", "playing", "over", "study")


class TableRow(msgspec.Struct, frozen=True):
    """What never or rarely changes of a table."""

    id: str
    """Random and public: it is in the table's address."""
    state: str
    """One of STATES."""
    version: int
    """The number of entries in its log."""
    created: float
    """Seconds since the epoch, as all times here."""
    changed: float
    game: str
    facts: bytes
    """JSON of the caller: chairs, options, pace, seed … It is replaced whole."""
    due: float | None
    """From when on a bot or a clock must advance the table; None: it waits for people."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log: one acknowledged command."""

    version: int
    """1, 2, 3 … without a gap."""
    id: str | None
    """What the client called its command; unique within the table."""
    seat: int | None
    data: bytes
    """JSON of the caller."""
    at: float


class Append(msgspec.Struct, frozen=True):
    """One durable change of one table, all or nothing.

    Every change moves the version: there is at least one entry. So two processes that change the
    same facts find out, as those that play at the same time do.
    """

    table: str
    expected: int
    """The version that the table must have now."""
    entries: list[Entry]
    """Versions expected + 1, expected + 2 …"""
    facts: bytes | None = None
    state: str | None = None
    due: float | UnsetType | None = UNSET
    snapshot: bytes | None = None
    """Replaces the table's snapshot; it belongs to the version after the entries."""
    milestone: bytes | None = None
    """Of the version after the entries, and kept beside the older ones."""
    holders: list[str] | None = None
    """Hashes of the keys of the people at the table; they replace the former ones."""


class Stored(msgspec.Struct, frozen=True):
    """A table as it was loaded."""

    row: TableRow
    snapshot: bytes | None
    snapshot_version: int
    entries: list[Entry]


class Milestone(msgspec.Struct, frozen=True):
    """How a game stood at one version."""

    version: int
    data: bytes
    """JSON of the caller."""


class ReportRow(msgspec.Struct, frozen=True):
    """The report of a finished game, or what is known of it so far."""

    run: str
    """Which work it comes of: what was given up and begun anew does not mix."""
    person: str
    """Who asked for it."""
    progress: float
    """1.0 for one that is whole."""
    data: bytes | None
    """JSON of the caller."""
    at: float
    """When somebody was last at work on it."""


class Listed(msgspec.Struct, frozen=True):
    """A table as its keeper lists it."""

    row: TableRow
    size: int
    """Bytes of its facts, log and snapshots."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table. Lines are numbered 1, 2, 3 … per table."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float
    command: str | None = None
    """The id with which it was sent; sent twice, it is said once."""


class Conflict(GrasseError):
    """Another process moved the table: load it again."""


class Duplicate(GrasseError):
    """The id of an entry is in the table's log already."""


class NotStored(GrasseError):
    """The database refused or failed: nothing was stored, or nothing could be read."""


class Damaged(NotStored):
    """What is stored cannot be read any more."""


class InDoubt(NotStored):
    """The database went away while it stored this: nobody knows yet whether it did."""


class InUse(GrasseError):
    """Another server uses this data directory."""
