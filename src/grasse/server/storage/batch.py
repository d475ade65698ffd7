"""Changes that are stored in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UnsetType
from sqlalchemy import (
    ARRAY,
    BindParameter,
    Select,
    String,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from grasse.server.storage import reader
from grasse.server.storage.hand import Hand
from grasse.server.storage.records import (
    Append,
    ChatLine,
    Conflict,
    NotStored,
    ReportRow,
    TableRow,
)
from grasse.server.storage.schema import (
    CHAT,
    HOLDERS,
    OF_TABLES,
    PULSE,
    REPORTS,
    SNAPSHOTS,
    TABLES,
    key_of,
)


class Create(NamedTuple):
    """A new table."""

    row: TableRow
    holders: Sequence[str]


class Say(NamedTuple):
    """A new line of chat; of the older ones, `keep` lines are kept."""

    table: str
    name: str
    seat: int | None
    text: str
    at: float
    command: str | None
    keep: int


class Remove(NamedTuple):
    """Delete a table with all that belongs to it."""

    table: str
    expected: int | None
    """The version that it must have; None: any."""


class PutOff(NamedTuple):
    """A table is due at another time than was noted; nothing else changes."""

    table: str
    expected: int
    due: float | None


class Report(NamedTuple):
    """What is known of a finished game."""

    table: str
    row: ReportRow
    anew_after: float | None
    """It begins, unless there is one that is whole, or that somebody was at work on since then;
    None: it goes on, if nobody has ended it."""


class NoReport(NamedTuple):
    """Somebody no longer wants the report that he asked for."""

    table: str
    person: str


class Pulse(NamedTuple):
    """Nothing but a sign that the database can be written."""

    at: float


Change = Append | Create | Say | Remove | PutOff | Report | NoReport | Pulse
Outcome = int | bool | ChatLine | None | Exception
GONE = -1
"""The version of a table that was deleted."""

_TABLE: BindParameter[str] = bindparam("table")
_STANDING = ("version", "state", "changed", "due")
_STANDINGS = select(TABLES.c.id, *(TABLES.c[name] for name in _STANDING))
_LOOK: Select[Any] = _STANDINGS.where(
    TABLES.c.id.in_(select(func.json_each(bindparam("ids")).table_valued("value").c.value))
)
"""For SQLite, which has the one lock that the transaction began with."""
_LOCK: Select[Any] = (
    _STANDINGS.where(TABLES.c.id == func.any(bindparam("ids", type_=ARRAY(String))))
    .order_by(TABLES.c.id)  # all processes lock in the same order
    .with_for_update(key_share=True)
)
_MOVE = (
    update(TABLES)
    .where(TABLES.c.id == _TABLE)
    .values({name: bindparam(f"new_{name}") for name in _STANDING})
)
_FACTS = update(TABLES).where(TABLES.c.id == _TABLE).values(facts=bindparam("new_facts"))
_SNAPSHOT = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.table_id == _TABLE)
    .values(version=bindparam("new_version"), data=bindparam("new_data"))
)
_SAME_LINE = select(*list(CHAT.c)[1:]).where(
    CHAT.c.table_id == _TABLE, CHAT.c.command == bindparam("same")
)
_LAST_LINE = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == _TABLE)
_FORGET_LINES = delete(CHAT).where(CHAT.c.table_id == _TABLE, CHAT.c.number <= bindparam("old"))
_FORGET_HOLDERS = delete(HOLDERS).where(HOLDERS.c.table_id == _TABLE)
_PUT_OFF = update(TABLES).where(TABLES.c.id == _TABLE).values(due=bindparam("new_due"))
_FORGET_REPORT = delete(REPORTS).where(REPORTS.c.table_id == _TABLE)
_PULSE = update(PULSE).values(at=bindparam("new_at"))
_REMOVE = [delete(one).where(key_of(one) == _TABLE) for one in reversed(OF_TABLES)]
_INSERT = {table.name: insert(table) for table in OF_TABLES}

Rows = list[dict[str, Any]]


class Batch:
    """Gathers changes by kind, so that each kind is written in one go.

    The transaction has begun. A change that does not fit is left out; the others are not touched
    by that. From the first look at a table until the commit, no other process can move it.
    """

    def __init__(self, hand: Hand, changes: Sequence[Change]) -> None:
        self._hand = hand
        self.moved: dict[str, int] = {}
        """The version of each table that has new entries; 0 where only something was said, GONE
        where it was deleted."""
        self._entries: Rows = []
        self._facts: dict[str, bytes] = {}
        self._snapshots: dict[str, tuple[int, bytes]] = {}
        self._milestones: Rows = []
        self._holders: dict[str, Iterable[str]] = {}
        self._create([change for change in changes if isinstance(change, Create)])
        named = (one for one in changes if not isinstance(one, Create | Pulse))
        self._tables = self._lock({one.table for one in named})

    def _create(self, creations: list[Create]) -> None:
        rows = [msgspec.structs.asdict(change.row) for change in creations]
        self._insert("tables", rows)
        self._insert("snapshots", [{"table_id": r["id"], "version": 0, "data": None} for r in rows])
        holders = {change.row.id: change.holders for change in creations}
        self._insert("holders", _holder_rows(holders))

    def _lock(self, names: set[str]) -> dict[str, dict[str, Any]]:
        if not names:
            return {}
        ids = sorted(names)
        if self._hand.dialect.name == "sqlite":
            rows = self._hand.ask(_LOOK, {"ids": msgspec.json.encode(ids).decode()})
        else:
            rows = self._hand.ask(_LOCK, {"ids": ids})
        return {name: dict(zip(_STANDING, row, strict=True)) for name, *row in rows}

    def take(self, change: Change) -> Outcome:
        """What the one who asked for this change is told, once it is committed."""
        if isinstance(change, Create):
            return None
        if isinstance(change, Pulse):
            self._hand.write(_PULSE, [{"new_at": change.at}])
            return None
        table = self._tables.get(change.table)
        if isinstance(change, Remove):
            return self._remove(change, table)
        if table is None:
            return NotStored(f"there is no table {change.table}")
        if isinstance(change, Say):
            return self._say(change)
        if isinstance(change, PutOff):
            return self._put_off(change, table)
        if isinstance(change, Report):
            return self._report(change)
        if isinstance(change, NoReport):
            return self._no_report(change)
        if table["version"] != change.expected:
            return self._late(change, table["version"])
        return self._append(change, table)

    def _remove(self, change: Remove, table: dict[str, Any] | None) -> Outcome:
        """Whether it was there. What the batch had gathered for it goes first."""
        if table is None:
            return False
        if change.expected not in (None, table["version"]):
            return Conflict(f"table {change.table} has been played on: it is not deleted")
        self.write()
        for statement in _REMOVE:
            self._hand.write(statement, [{"table": change.table}])
        del self._tables[change.table]
        self.moved[change.table] = GONE
        return True

    def _put_off(self, change: PutOff, table: dict[str, Any]) -> bool:
        if table["version"] != change.expected:
            return False
        table["due"] = change.due
        self._hand.write(_PUT_OFF, [_new(change.table, due=change.due)])
        return True

    def _report(self, change: Report) -> bool:
        """Whether it is kept."""
        name, row = change.table, change.row
        old = reader.report(self._hand.connection, name)
        if change.anew_after is None:
            keeps = old is not None and old.run == row.run
        else:
            keeps = old is None or (old.progress < 1 and old.at < change.anew_after)
        if keeps:
            self._hand.write(_FORGET_REPORT, [{"table": name}])
            self._insert("reports", [{"table_id": name, **msgspec.structs.asdict(row)}])
        return keeps

    def _no_report(self, change: NoReport) -> bool:
        """Whether it was his, and not whole."""
        old = reader.report(self._hand.connection, change.table)
        if old is None or old.progress >= 1 or old.person != change.person:
            return False
        self._hand.write(_FORGET_REPORT, [{"table": change.table}])
        return True

    def _append(self, change: Append, table: dict[str, Any]) -> int:
        name, version = change.table, change.expected + len(change.entries)
        for one in change.entries:
            self._entries.append(
                {
                    "table_id": name,
                    "version": one.version,
                    "command": one.id,
                    "seat": one.seat,
                    "data": one.data,
                    "at": one.at,
                }
            )
        table["version"] = self.moved[name] = version
        table["changed"] = change.entries[-1].at
        if change.state is not None:
            table["state"] = change.state
        if not isinstance(change.due, UnsetType):
            table["due"] = change.due
        if change.facts is not None:
            self._facts[name] = change.facts
        if change.snapshot is not None:
            self._snapshots[name] = (version, change.snapshot)
        if change.milestone is not None:
            row = {"table_id": name, "version": version, "data": change.milestone}
            self._milestones.append(row)
        if change.holders is not None:
            self._holders[name] = change.holders
        return version

    def _late(self, change: Append, version: int) -> Outcome:
        """Too late, unless it is ourselves who stored this and lost the connection meanwhile."""
        last = change.expected + len(change.entries)
        if last <= version and change.table not in self.moved:
            stored = reader.entries(self._hand.connection, change.table, change.expected)
            if stored[: len(change.entries)] == change.entries:
                return last
        return Conflict(f"table {change.table} is at version {version}, not {change.expected}")

    def _say(self, change: Say) -> ChatLine:
        command = change.command
        if command is not None:
            same = {"table": change.table, "same": command}
            for row in self._hand.ask(_SAME_LINE, same):
                return ChatLine(*row)
        last = self._hand.ask(_LAST_LINE, {"table": change.table})[0][0] or 0
        line = ChatLine(last + 1, change.name, change.seat, change.text, change.at, command)
        self._insert("chat", [{"table_id": change.table, **msgspec.structs.asdict(line)}])
        old = {"table": change.table, "old": line.number - max(change.keep, 1)}
        self._hand.write(_FORGET_LINES, [old])
        self.moved.setdefault(change.table, 0)
        return line

    def write(self) -> None:
        """Write what was gathered."""
        self._insert("entries", self._entries)
        moved = [name for name, version in self.moved.items() if version > 0]
        self._hand.write(_MOVE, [_new(name, **self._tables[name]) for name in moved])
        self._hand.write(_FACTS, [_new(name, facts=facts) for name, facts in self._facts.items()])
        snapshots = self._snapshots.items()
        self._hand.write(
            _SNAPSHOT, [_new(name, version=v, data=data) for name, (v, data) in snapshots]
        )
        self._hand.write(_FORGET_HOLDERS, [{"table": name} for name in self._holders])
        self._insert("holders", _holder_rows(self._holders))
        self._insert("milestones", self._milestones)
        for gathered in (self._entries, self._milestones):
            gathered.clear()
        for by_name in (self._facts, self._snapshots, self._holders):
            by_name.clear()

    def _insert(self, table: str, rows: Rows) -> None:
        self._hand.write(_INSERT[table], rows)


def _new(table: str, **values: object) -> dict[str, Any]:
    return {"table": table, **{f"new_{name}": value for name, value in values.items()}}


def _holder_rows(holders: dict[str, Iterable[str]] | dict[str, Sequence[str]]) -> Rows:
    return [
        {"table_id": table, "holder": holder}
        for table, hashes in holders.items()
        for holder in sorted(set(hashes))
    ]
