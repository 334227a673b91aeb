"""Notices: what people want to be called for, where, and what is still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; whoever wants to be called says so from now on."""
    op.create_table(
        "wishes",
        sa.Column("account", sa.String(32), of("accounts.id"), primary_key=True),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("account", sa.String(32), of("accounts.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("session", sa.String(64), of("sessions.token_hash"), index=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("is_confirmed", sa.Boolean, nullable=False),
        sa.Column("is_paused", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("next_at", sa.Float, nullable=False),
        sa.Column("busy_until", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("trouble", sa.String(60)),
    )
    op.create_table(
        "calls",
        sa.Column("channel", sa.String(40), of("channels.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due_at", sa.Float, nullable=False, index=True),
    )


def of(column: str) -> sa.ForeignKey:
    """Something that is forgotten together with what it belongs to."""
    return sa.ForeignKey(column, ondelete="CASCADE")
