"""Deals: tables that have the cards of another match, to be compared with it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; nothing has been dealt twice yet."""
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("deal", sa.String(32), nullable=False, index=True),
    )
