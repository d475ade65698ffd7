"""The hand that writes: statements that are put into a database's own words once, and given to its
driver as they are.

What SQLAlchemy does for each statement takes ten times as long as SQLite itself. Connections,
transactions and the words of errors are its affair as before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import ClauseElement, Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

Values = Mapping[str, Any]

_SQLITE: Final = sqlite.dialect(paramstyle="named")


class Hand:
    """Of one connection, for as long as that lasts."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.dialect = connection.dialect
        self._words: dict[ClauseElement, str] = {}

    def write(self, statement: ClauseElement, rows: Sequence[Values]) -> None:
        """Once for each row, in one go."""
        if rows:
            with driving(self.connection) as cursor:
                if len(rows) == 1:
                    cursor.execute(self._in_words(statement), rows[0])
                else:
                    cursor.executemany(self._in_words(statement), rows)

    def ask(self, statement: ClauseElement, values: Values) -> list[tuple[Any, ...]]:
        with driving(self.connection) as cursor:
            cursor.execute(self._in_words(statement), values)
            return list(cursor.fetchall())

    def _in_words(self, statement: ClauseElement) -> str:
        words = self._words.get(statement)
        if words is None:
            dialect = _SQLITE if self.dialect.name == "sqlite" else self.dialect
            words = self._words[statement] = str(statement.compile(dialect=dialect))
        return words


@contextmanager
def driving(connection: Connection) -> Iterator[Any]:
    """A cursor of the driver's; its errors become SQLAlchemy's, and a connection that is lost is
    let go."""
    dialect = connection.dialect
    errors = dialect.loaded_dbapi.Error
    own = connection.connection
    cursor = own.cursor()
    try:
        yield cursor
    except errors as error:
        lost = dialect.is_disconnect(error, own.dbapi_connection, cursor)
        if lost:
            connection.invalidate(error)
        raise DBAPIError.instance(
            None, None, error, errors, connection_invalidated=lost, dialect=dialect
        ) from error
    finally:
        cursor.close()
