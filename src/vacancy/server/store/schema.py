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

from vacancy.server.names import KEY_LENGTH

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
    Column("name_key", String(KEY_LENGTH), nullable=False, index=True),
    Column("password", Text),
    Column("is_admin", Boolean, nullable=False, default=False),
    Column("created_at", Float, nullable=False),
)

claims = SqlTable(
    "claims",
    metadata,
    Column("key", String(KEY_LENGTH + 10), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
)
"""Names with a password, by what they are compared by: a key has one owner."""

sessions = SqlTable(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
    Column("device", String(40)),
    Column("seen_at", Float),
    Column("household", String(50)),
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

snapshots = SqlTable(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""Short logs, made from the true ones; see `snapshots.py`."""

deals = SqlTable(
    "deals",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("deal", String(32), nullable=False, index=True),
)
"""Tables that have the deal of another match, and of which; written with their first rows."""

sanctions = SqlTable(
    "sanctions",
    metadata,
    Column("kind", String(12), primary_key=True),
    Column("whom", String(50), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("reason", Text, nullable=False),
)
"""Who is banned, by account or by address, and who is muted in the whole house."""

deeds = SqlTable(
    "deeds",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("account", String(32), nullable=False),
    Column("by", String(60), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("whom", String(50), nullable=False),
    Column("name", String(60), nullable=False),
    Column("table_id", String(32)),
    Column("reason", Text, nullable=False),
)
"""What hosts did: append-only, which triggers of the database see to as well."""

reports = SqlTable(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("account", String(32), nullable=False),
    Column("by", String(60), nullable=False),
    Column("whom", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("closed_at", Float),
    Index("reports_by_state", "closed_at", "at"),
)

blocks = SqlTable(
    "blocks",
    metadata,
    Column("account", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, index=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("at", Float, nullable=False),
)
"""Who does not want to hear from whom, nor to play with them."""

outcomes = SqlTable(
    "outcomes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("started_at", Float, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("ended_by", String(20), nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("players", Text, nullable=False),
    Index("outcomes_by_pool", "game", "seats", "ended_at", "table_id"),
)
"""How matches ended; made from the logs, written with their last rows."""

played = SqlTable(
    "played",
    metadata,
    Column("account", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("ended_at", Float, nullable=False),
    Index("played_by_time", "account", "ended_at"),
)

rating_steps = SqlTable(
    "rating_steps",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("account", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("before_value", Float, nullable=False),
    Column("before_deviation", Float, nullable=False),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Index("rating_steps_by_time", "account", "game", "seats", "ended_at", "table_id"),
)
"""What each rated match did to the ratings of those who played it."""

ratings = SqlTable(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("account", String(32), primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ratings_by_value", "game", "seats", "value"),
    Index("ratings_by_account", "account"),
)
"""The last step of each rating, for leaderboards."""

imports = SqlTable(
    "imports",
    metadata,
    Column("account", String(32), primary_key=True),
    Column("seal", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("imported_at", Float, nullable=False),
    Column("about", Text, nullable=False),
    Column("transcript", Text, nullable=False),
)
"""Matches that somebody brought along, each once."""

wishes = SqlTable(
    "wishes",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(2), nullable=False),
    Column("body", Text, nullable=False),
)
"""What people want to be called for, and in which language."""

channels = SqlTable(
    "channels",
    metadata,
    Column("id", String(40), primary_key=True),
    Column(
        "account",
        String(32),
        ForeignKey("accounts.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("kind", String(10), nullable=False),
    Column(
        "session", String(64), ForeignKey("sessions.token_hash", ondelete="CASCADE"), index=True
    ),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("site", String(300), nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("is_paused", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("next_at", Float, nullable=False),
    Column("busy_until", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("trouble", String(60)),
)
"""Where people are called: browsers, for as long as their sessions last, webhooks and mail."""

calls = SqlTable(
    "calls",
    metadata,
    Column("channel", String(40), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("due_at", Float, nullable=False, index=True),
)
"""What is still to be told on each channel; written with the rows that it follows from."""

friends = SqlTable(
    "friends",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "other",
        String(32),
        ForeignKey("accounts.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("id", String(32), nullable=False, unique=True),
    Column("at", Float, nullable=False),
)
"""Whom somebody likes to play with; friends are those of whom it holds both ways."""

reviews = SqlTable(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("edition", String(120), nullable=False),
    Column("state", String(10), nullable=False),
    Column("asked_at", Float, nullable=False),
    Column("taken_by", String(32)),
    Column("busy_until", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("progress", Float, nullable=False),
    Column("body", Text),
    Index("reviews_by_state", "state", "asked_at"),
)
"""Reviews of matches that are over, and those that are asked for; the body grows stage by stage."""

review_pieces = SqlTable(
    "review_pieces",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("label", String(40), primary_key=True),
    Column("body", Text, nullable=False),
)
"""What is worked out already of reviews that are not done."""


puzzle_days = SqlTable(
    "puzzle_days",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
)
"""On which days somebody has solved the puzzle of the day."""
