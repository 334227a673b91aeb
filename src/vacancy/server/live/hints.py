"""Hints: who may have one, and what they are told."""

from __future__ import annotations

from typing import Any

from vacancy.hints import hint
from vacancy.server.table.create import Who
from vacancy.server.table.decide import seat_to_act
from vacancy.server.table.table import Table
from vacancy.server.telling.messages import HintTold, Judged
from vacancy.server.words import refuse


def seat_to_help(table: Table, who: Who) -> int:
    """The seat of somebody who may have a hint: it is their turn, and only bots play with them."""
    seat = seat_to_act(table, who)
    if table.to_move != seat:
        raise refuse("not-your-turn")
    if table.is_rated:
        raise refuse("rated-hint")
    if table.people != [seat]:
        raise refuse("hint-people")
    return seat


def think_of_hint(table: Table, known: Any, seat: int, seconds: float) -> HintTold:
    """What a strong bot would do in a turn, and why: from what the seat knows alone."""
    found = hint(table.game, known, seat, table.bot_seed, seconds=seconds)
    choices: list[Judged] = [
        {"action": action, "chance": chance} for action, chance in found["choices"].items()
    ]
    return {
        "moves": choices,
        "plan": found["plan"],
        "other": found["other"],
        "comparison": found["comparison"],
    }
