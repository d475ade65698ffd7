"""Backups: one portable file, for both databases and from either to the other.

Lines of JSON in gzip. The first says what it is, then comes a line `["entries", …]` for each row of
each database table, at last the digest of all before it: a file that ends early or was changed is
refused. Bytes are written as text if they are that, and in base64 if not.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, select, text

from grasse.kernel import BadData, BadRequest
from grasse.server.storage.migrations import steps
from grasse.server.storage.records import NotStored
from grasse.server.storage.schema import METADATA, OF_TABLES, TABLES
from grasse.server.storage.survey import Progress, Survey, read

_STRIDE = 1000


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    grasse_backup: int
    form: str
    """The form of the database, as its migrations name it."""
    rows: int
    columns: dict[str, list[str]]
    """The database tables in their order, and the columns of their lines."""


def export(connection: Connection, path: Path, survey: Survey, progress: Progress) -> None:
    """Write all that this transaction sees, but for the tables that the survey found unreadable.
    The file appears when it is whole."""
    unfinished = path.with_name(path.name + ".part")
    try:
        file = os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, 0) as packed:
                _write(connection, _Lines(packed), survey, progress)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(unfinished, path)
    except OSError as error:
        raise NotStored(f"cannot write {path}: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def _write(connection: Connection, lines: _Lines, survey: Survey, progress: Progress) -> None:
    readable = {id: one for id, one in survey.tables.items() if not one.unreadable}
    only = sorted(readable) if len(readable) < len(survey.tables) else None
    total = sum(one.rows for one in readable.values())
    columns = {str(table.name): [str(column.name) for column in table.c] for table in OF_TABLES}
    lines.write(Header(1, steps.head(), total, columns))
    for table in OF_TABLES:
        for row in _rows(connection, table, only):
            lines.write([str(table.name), *map(_written, row)])
            if lines.number % _STRIDE == 0:
                progress(lines.number, total)
    lines.write({"digest": lines.digest.hexdigest()})
    progress(total, total)


class _Lines:
    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self.number = 0
        self.digest = hashlib.sha256()

    def write(self, data: object) -> None:
        line = msgspec.json.encode(data) + b"\n"
        self._file.write(line)
        self.digest.update(line)
        self.number += 1


def _rows(connection: Connection, table: Table, only: Iterable[str] | None) -> Iterator[Any]:
    if only is not None:
        for id in only:
            yield from read(connection, table, id)
        return
    options = {"yield_per": _STRIDE}
    ordered = select(table).order_by(*table.primary_key)
    yield from connection.execute(ordered, execution_options=options)


def _written(value: object) -> object:
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(value).decode()}


def _bytes(value: Any) -> bytes | None:
    if value is None or isinstance(value, str):
        return value if value is None else value.encode()
    return base64.b64decode(value["base64"], validate=True)


def check(path: Path) -> Header:
    """The header of a backup that is whole and unchanged; BadData for any other file."""
    digest, last, before = hashlib.sha256(), b"", b""
    number = -2
    try:
        with gzip.open(path) as file:
            header = msgspec.json.decode(file.readline(), type=Header)
            file.seek(0)
            for last in file:
                digest.update(before)
                before = last
                number += 1
    except OSError as error:
        raise BadData(f"{path} cannot be read: {error.strerror or 'it is no backup'}") from None
    except (EOFError, zlib.error, msgspec.MsgspecError):
        raise BadData(f"{path} is not a whole backup") from None
    whole = msgspec.json.encode({"digest": digest.hexdigest()}) + b"\n"
    if last != whole or number != header.rows:
        raise BadData(f"{path} was changed, or is not whole")
    if header.grasse_backup != 1:
        raise BadData(f"{path} was made by a newer Grasse: use that one")
    steps.check_known(header.form, str(path))
    return header


def restore(connection: Connection, path: Path, replace: bool, progress: Progress) -> None:
    """Put a backup in the place of what is in the database, in the transaction that is open.

    The rows go into the form that the database had when the backup was made; then it is migrated.
    """
    header = check(path)
    if connection.scalar(select(TABLES.c.id).limit(1)) is not None and not replace:
        raise BadRequest("there are tables in the database already: restore into an empty one")
    METADATA.drop_all(connection)
    connection.execute(text("DELETE FROM alembic_version"))
    steps.upgrade(connection, header.form)
    then = MetaData()
    then.reflect(connection)
    try:
        _fill(connection, path, header, then, progress)
    except (LookupError, TypeError, ValueError):
        raise BadData(f"{path} does not fit form {header.form} of the database") from None
    steps.upgrade(connection)


def _fill(
    connection: Connection, path: Path, header: Header, then: MetaData, progress: Progress
) -> None:
    done = 0
    with gzip.open(path) as file:
        rows = (msgspec.json.decode(line) for line in islice(file, 1, 1 + header.rows))
        for name, group in groupby(rows, lambda row: str(row[0])):
            read = _reader(then.tables[name], header.columns[name])
            while some := [read(row) for row in islice(group, _STRIDE)]:
                connection.execute(insert(then.tables[name]), some)
                done += len(some)
                progress(done, header.rows)


def _reader(table: Table, columns: list[str]) -> Callable[[list[Any]], dict[str, Any]]:
    binary = {name for name in columns if isinstance(table.c[name].type, LargeBinary)}

    def read(row: list[Any]) -> dict[str, Any]:
        named = zip(columns, row[1:], strict=True)
        return {name: _bytes(value) if name in binary else value for name, value in named}

    return read
