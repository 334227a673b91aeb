"""Accounts, sessions, and tables with their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("name_key", sa.String(120), nullable=False, index=True),
        sa.Column("password", sa.Text),
        sa.Column("is_admin", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(
            "account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False, index=True
        ),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), primary_key=True, index=True),
    )
    create_log()
    create_tables()


def create_log() -> None:
    """The append-only log."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String(32)),
        sa.Column("client_id", sa.String(64)),
        sa.UniqueConstraint("table_id", "actor", "client_id", name="once_per_message"),
    )


def create_tables() -> None:
    """What the lobby lists."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("waits_for", sa.String(10)),
        sa.Column("deadline", sa.Float),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["status", "is_listed", "created_at"])
    op.create_index("tables_by_deadline", "tables", ["status", "waits_for", "deadline"])
