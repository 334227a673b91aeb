"""Claims on names, and what sessions are told apart by."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Claims are made when the store is opened (`claims.py`), from the accounts."""
    op.create_table(
        "claims",
        sa.Column("key", sa.String(130), primary_key=True),
        sa.Column(
            "account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False, index=True
        ),
    )
    op.add_column("sessions", sa.Column("device", sa.String(40)))
    op.add_column("sessions", sa.Column("seen_at", sa.Float))
