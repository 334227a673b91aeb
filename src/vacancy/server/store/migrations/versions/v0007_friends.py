"""Friends: whom somebody likes to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room; nobody has said so yet."""
    op.create_table(
        "friends",
        sa.Column("account", sa.String(32), of_account(), primary_key=True),
        sa.Column("other", sa.String(32), of_account(), primary_key=True, index=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def of_account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")
