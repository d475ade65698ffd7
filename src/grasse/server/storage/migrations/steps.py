"""Bring a database to the form that this Grasse needs.

There is no `env.py`: the steps run from the installed package, on a connection that is open.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, column, inspect, select, table

from grasse.kernel import BadData
from grasse.server.storage.schema import METADATA

FORMS: Final = ("0001", "0002", "0003")
"""All forms, the newest last; each has a script. Named here, so that a server whose database is of
the newest form starts without Alembic, which takes a fifth of a second."""

_NOTED = "alembic_version"


def head() -> str:
    """The newest form."""
    return FORMS[-1]


def current(connection: Connection) -> str | None:
    """The form that the database has; None when it is empty."""
    if not inspect(connection).has_table(_NOTED):
        return None
    return connection.execute(select(column("version_num")).select_from(table(_NOTED))).scalar()


def check_known(revision: str | None, what: str) -> None:
    if revision is not None and revision not in FORMS:
        raise BadData(f"{what} was made by a newer Grasse (form {revision}): use that one")


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take all steps up to this form, in the transaction that is open."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(Path(__file__).parent))

    def steps(revision: Any, _context: object) -> Any:
        return scripts._upgrade_revs(to, revision)

    with EnvironmentContext(Config(), scripts, fn=steps) as environment:
        environment.configure(
            connection=connection, target_metadata=METADATA, transactional_ddl=True
        )
        environment.run_migrations()
