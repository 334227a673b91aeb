"""Hints: what a strong bot would do in somebody's place, and what it thinks of their moves."""

from __future__ import annotations

from typing import Any

from vacancy.bots.levels import mind_of
from vacancy.server.table.create import Who
from vacancy.server.table.decide import seat_to_act
from vacancy.server.table.table import Table
from vacancy.server.telling.messages import Judged
from vacancy.server.words import refuse

LEVEL = "director"


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


def judge_moves(table: Table, known: Any, seat: int, seconds: float) -> list[Judged]:
    """The moves that were looked into, the best first, with the share of wins they promise.

    An only move needs no thought, and nobody knows what it promises. Nor is it known of the move
    that seems best at a glance, where there was no time to look.
    """
    legal = table.game.legal(known)
    if len(legal) == 1:
        return [{"action": legal[0], "chance": None}]
    mind = mind_of(LEVEL, table.game, table.bot_seed, known.seats, seconds)
    found = mind.consider(known, seat)
    if not found:  # there was no time to look
        return [{"action": mind.choose(known, seat), "chance": None}]
    best_first = sorted(found, key=lambda action: (found[action], -action), reverse=True)
    return [{"action": each, "chance": round(found[each].share, 3)} for each in best_first]
