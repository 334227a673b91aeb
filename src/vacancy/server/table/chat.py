"""Talk at the table: short lines and quick phrases, within limits."""

from __future__ import annotations

import unicodedata

from vacancy.server.words import refuse

from .create import Who
from .decide import Draft, Drafts, check_barred
from .namesakes import check_namesake
from .table import Table

LENGTH = 300
LINES, LINES_WITH_ONLOOKERS = 2000, 1000
"""What is said at a table; those who only look on cannot use up what players may still say."""
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
    check_barred(table, who)
    if who.account in table.muted:
        raise refuse("muted-here")
    check_rate(table, who, now)
    check_namesake(table, who)
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


def tidy_reason(text: str) -> str:
    """What somebody gives as a reason, without control characters and spare room."""
    kept = "".join(
        " " if unicodedata.category(sign)[0] == "C" and sign != "\u200d" else sign for sign in text
    )
    return " ".join(kept.split())


def tidy(text: str) -> str:
    """A line of chat, if it is one."""
    line = tidy_reason(text)
    if not line:
        raise refuse("chat-empty")
    if len(line) > LENGTH:
        raise refuse("chat-long", limit=LENGTH)
    return line


def check_rate(table: Table, who: Who, now: float) -> None:
    """Nobody floods a table, and a table's log stays bounded."""
    is_onlooker = table.seat_of(who.account) is None
    if table.chat_count >= (LINES_WITH_ONLOOKERS if is_onlooker else LINES):
        raise refuse("chat-full")
    recent = [
        line for line in table.chat if line["account"] == who.account and line["at"] > now - WINDOW
    ]
    if len(recent) >= BURST:
        raise refuse("chat-fast")
