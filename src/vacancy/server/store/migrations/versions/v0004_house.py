"""Keeping house: bans and mutes, what hosts did, reports, blocks, and where sessions come from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

APPEND_ONLY = {
    "sqlite": [
        f"create trigger deeds_no_{what} before {what} on deeds "
        "begin select raise(abort, 'deeds are append-only'); end"
        for what in ("update", "delete")
    ],
    "postgresql": [
        "create function deeds_stay() returns trigger language plpgsql as "
        "'begin raise exception ''deeds are append-only''; end'",
        "create trigger deeds_stay before update or delete or truncate on deeds "
        "for each statement execute function deeds_stay()",
    ],
}


def upgrade() -> None:
    """Make room for what hosts do."""
    op.add_column("sessions", sa.Column("household", sa.String(50)))
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("whom", sa.String(50), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
    )
    create_deeds()
    create_reports()
    op.create_table(
        "blocks",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True, index=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def create_deeds() -> None:
    """What hosts did; nothing in it is ever changed."""
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("by", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("whom", sa.String(50), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("reason", sa.Text, nullable=False),
    )
    for statement in APPEND_ONLY[op.get_bind().dialect.name]:
        op.execute(statement)


def create_reports() -> None:
    """What people tell the hosts, with the lines concerned."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("by", sa.String(60), nullable=False),
        sa.Column("whom", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("closed_at", sa.Float),
    )
    op.create_index("reports_by_state", "reports", ["closed_at", "at"])
