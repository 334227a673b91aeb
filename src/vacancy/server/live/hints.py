"""Hints: what a strong bot would do in somebody's place, and what it thinks of their moves."""

from __future__ import annotations

from typing import Any

from vacancy.bots.levels import mind_of
from vacancy.bots.search.loop import WIN
from vacancy.server.table.create import Who
from vacancy.server.table.decide import seat_to_act
from vacancy.server.table.table import Table
from vacancy.server.telling.messages import Judged
from vacancy.server.words import refuse

LEVEL = "concierge"


def seat_to_help(table: Table, who: Who) -> int:
    """The seat of somebody who may have a hint: it is their turn, and only bots play with them."""
    seat = seat_to_act(table, who)
    if table.to_move != seat:
        raise refuse("not-your-turn")
    if table.people != [seat]:
        raise refuse("hint-people")
    return seat


def judge_moves(table: Table, known: Any, seat: int, seconds: float) -> list[Judged]:
    """The moves that were looked into, the best first, with the share of wins they promise."""
    mind = mind_of(LEVEL, table.game, table.bot_seed, known.seats, seconds)
    found = mind.search(known, seat)
    best_first = sorted(found.items(), key=lambda each: (-each[1][0], -each[1][1], each[0]))
    return [
        {"action": action, "chance": round(total / visits / WIN, 3)}
        for action, (visits, total) in best_first
        if visits > 0
    ]
