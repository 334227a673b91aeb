"""What the database holds, in columns; tables of the database are `SqlTable`s here."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy import (
    Table as SqlTable,
)

metadata = MetaData()

settings = SqlTable(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

accounts = SqlTable(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", String(120), nullable=False, index=True),
    Column("password", Text),
    Column("is_admin", Boolean, nullable=False, default=False),
    Column("created_at", Float, nullable=False),
)

sessions = SqlTable(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)

log = SqlTable(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("actor", String(32)),
    Column("client_id", String(64)),
    UniqueConstraint("table_id", "actor", "client_id", name="once_per_message"),
)
"""The truth: append-only. The primary key lets one writer have a version, the constraint lets a
client's message be applied once."""

tables = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("waits_for", String(10)),
    Column("deadline", Float),
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_by_state", "status", "is_listed", "created_at"),
    Index("tables_by_deadline", "status", "waits_for", "deadline"),
)
"""What the lobby lists and the clocks wait for; made from the log, written with it."""

members = SqlTable(
    "members",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("account", String(32), primary_key=True, index=True),
)
