"""Reports of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column(
            "table_id",
            sa.String,
            sa.ForeignKey("tables.id", name="reports_table_id_fk"),
            nullable=False,
        ),
        sa.Column("run", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("progress", sa.Double, nullable=False),
        sa.Column("data", sa.LargeBinary),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="reports_pk"),
    )
