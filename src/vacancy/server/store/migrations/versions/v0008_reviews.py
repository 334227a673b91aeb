"""Reviews: what was worked out of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; none has been asked for yet."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("edition", sa.String(120), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("asked_at", sa.Float, nullable=False),
        sa.Column("taken_by", sa.String(32)),
        sa.Column("busy_until", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("body", sa.Text),
    )
    op.create_index("reviews_by_state", "reviews", ["state", "asked_at"])
    op.create_table(
        "review_pieces",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("label", sa.String(40), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
