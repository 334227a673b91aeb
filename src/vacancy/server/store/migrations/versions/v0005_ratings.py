"""Outcomes of matches, ratings with their history, and matches that were imported."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; matches that are over by now are written here by `vacancy ratings --recompute`."""
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("started_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("ended_by", sa.String(20), nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
    )
    op.create_index("outcomes_by_pool", "outcomes", ["game", "seats", "ended_at", "table_id"])
    op.create_table(
        "played",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ended_at", sa.Float, nullable=False),
    )
    op.create_index("played_by_time", "played", ["account", "ended_at"])
    create_ratings()
    create_imports()


def create_ratings() -> None:
    """Each step of each rating; the last one of each is the rating."""
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("before_value", sa.Float, nullable=False),
        sa.Column("before_deviation", sa.Float, nullable=False),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_index(
        "rating_steps_by_time",
        "rating_steps",
        ["account", "game", "seats", "ended_at", "table_id"],
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_value", "ratings", ["game", "seats", "value"])
    op.create_index("ratings_by_account", "ratings", ["account"])


def create_imports() -> None:
    """Matches that somebody brought along."""
    op.create_table(
        "imports",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("seal", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("imported_at", sa.Float, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("transcript", sa.Text, nullable=False),
    )
