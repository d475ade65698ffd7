"""Tables, their snapshots, logs, holders and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table(name: str) -> sa.Column[str]:
    link = sa.ForeignKey("tables.id", name=f"{name}_table_id_fk")
    return sa.Column("table_id", sa.String, link, nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    due = sa.text("bots_due")
    op.create_index("tables_due_ix", "tables", ["id"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "snapshots",
        _of_table("snapshots"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary),
        sa.PrimaryKeyConstraint("table_id", name="snapshots_pk"),
    )
    op.create_table(
        "entries",
        _of_table("entries"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("command", sa.String),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="entries_pk"),
        sqlite_with_rowid=False,
    )
    given = sa.text("command IS NOT NULL")
    op.create_index(
        "entries_command_ix",
        "entries",
        ["table_id", "command"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )
    op.create_table(
        "holders",
        _of_table("holders"),
        sa.Column("holder", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "holder", name="holders_pk"),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_holder_ix", "holders", ["holder"])
    op.create_table(
        "chat",
        _of_table("chat"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("command", sa.String),
        sa.PrimaryKeyConstraint("table_id", "number", name="chat_pk"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("chat", "holders", "entries", "snapshots", "tables"):
        op.drop_table(name)
