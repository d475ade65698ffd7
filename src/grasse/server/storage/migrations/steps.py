"""Bring a database to the form that this Grasse needs.

There is no `env.py`: the steps run from the installed package, on a connection that is open.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from grasse.kernel import BadData
from grasse.server.storage.schema import METADATA


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))


def head() -> str:
    """The newest form."""
    return str(_scripts().get_current_head())


def current(connection: Connection) -> str | None:
    """The form that the database has; None when it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def check_known(revision: str | None, what: str) -> None:
    known = {script.revision for script in _scripts().walk_revisions()}
    if revision is not None and revision not in known:
        raise BadData(f"{what} was made by a newer Grasse (form {revision}): use that one")


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take all steps up to this form, in the transaction that is open."""

    def steps(revision: Any, _context: MigrationContext) -> Any:
        return _scripts()._upgrade_revs(to, revision)

    with EnvironmentContext(Config(), _scripts(), fn=steps) as environment:
        environment.configure(
            connection=connection, target_metadata=METADATA, transactional_ddl=True
        )
        environment.run_migrations()
