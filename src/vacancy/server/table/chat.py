"""Talk at the table: short lines and quick phrases, within limits."""

from __future__ import annotations

import unicodedata

from vacancy.server.words import refuse

from .create import Who
from .decide import Draft, Drafts
from .table import Table

LENGTH = 300
LINES = 2000
BURST, WINDOW = 6, 10.0
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "your-turn", "good-game",
)  # fmt: skip
"""Quick phrases; their sentences are `phrase-*` in the text files."""


def decide_chat(table: Table, who: Who, text: str | None, phrase: str | None, now: float) -> Drafts:
    """Say something; a phrase by name, or a line of one's own."""
    if (text is None) == (phrase is None):
        raise refuse("chat-empty")
    if phrase is not None and phrase not in PHRASES:
        raise refuse("unknown-phrase")
    if text is not None:
        text = tidy(text)
    check_rate(table, who, now)
    seat = table.seat_of(who.account)
    return [
        Draft(
            "chat",
            {
                "name": who.name,
                "account": who.account,
                "seat": seat,
                "text": text,
                "phrase": phrase,
            },
        )
    ]


def tidy(text: str) -> str:
    """A line without control characters and spare room."""
    kept = "".join(
        " " if unicodedata.category(sign)[0] == "C" and sign != "\u200d" else sign for sign in text
    )
    line = " ".join(kept.split())
    if not line:
        raise refuse("chat-empty")
    if len(line) > LENGTH:
        raise refuse("chat-long", limit=LENGTH)
    return line


def check_rate(table: Table, who: Who, now: float) -> None:
    """Nobody floods a table, and a table's log stays bounded."""
    if table.chat_count >= LINES:
        raise refuse("chat-full")
    recent = [
        line for line in table.chat if line["account"] == who.account and line["at"] > now - WINDOW
    ]
    if len(recent) >= BURST:
        raise refuse("chat-fast")
