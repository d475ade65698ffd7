"""When a table is due; milestones of its game; a row to write when health is asked for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Double))
    # Bots and clocks alike: who looks at the table finds out when, and notes it.
    op.execute("UPDATE tables SET due = 0 WHERE bots_due")
    op.drop_index("tables_due_ix", "tables")
    op.drop_column("tables", "bots_due")
    waits = sa.text("due IS NOT NULL")
    op.create_index(
        "tables_due_ix", "tables", ["due", "id"], sqlite_where=waits, postgresql_where=waits
    )
    op.create_table(
        "milestones",
        sa.Column(
            "table_id",
            sa.String,
            sa.ForeignKey("tables.id", name="milestones_table_id_fk"),
            nullable=False,
        ),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="milestones_pk"),
        sqlite_with_rowid=False,
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pulse_pk"),
    )
    op.bulk_insert(pulse, [{"id": 0, "at": 0.0}])
