"""On which days somebody has solved the puzzle of the day."""

from __future__ import annotations

from sqlalchemy import Engine, select

from . import schema
from .database import insert_new, reading, writing

LONGEST = 3660
"""So many days a streak is counted back at most."""


class PuzzleDays:
    """The days of each account, by their numbers."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, account: str, day: int) -> None:
        """Note a day; once noted it stays."""
        noted = insert_new(self.engine, schema.puzzle_days).values(account=account, day=day)
        with writing(self.engine) as connection:
            connection.execute(noted)

    def streak(self, account: str, today: int) -> tuple[int, bool]:
        """How many days in a row up to today, or yesterday; and whether today is among them."""
        kept = schema.puzzle_days.c
        wanted = select(kept.day).where(kept.account == account, kept.day <= today)
        with reading(self.engine) as connection:
            rows = connection.execute(wanted.order_by(kept.day.desc()).limit(LONGEST))
            days = [int(row.day) for row in rows]
        return in_a_row(days, today), today in days


def in_a_row(days: list[int], today: int) -> int:
    """How many of some days, the latest first, follow each other up to today or yesterday.

    >>> in_a_row([9, 8, 6], 9), in_a_row([8, 7], 9), in_a_row([7], 9)
    (2, 2, 0)
    """
    if not days or days[0] < today - 1:
        return 0
    return next((n for n, day in enumerate(days) if day != days[0] - n), len(days))
