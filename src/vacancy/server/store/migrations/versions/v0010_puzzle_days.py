"""Puzzle days: on which days somebody has solved the puzzle of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; nobody has solved one yet."""
    op.create_table(
        "puzzle_days",
        sa.Column(
            "account",
            sa.String(32),
            sa.ForeignKey("accounts.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    )
