"""Generations of cookies, and the device links that were used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "players", sa.Column("generation", sa.Integer, nullable=False, server_default="0")
    )
    op.create_table(
        "used_links",
        sa.Column("once", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("used_links")
    op.drop_column("players", "generation")
