"""How long bots pause before they move, so that people can follow them and need not wait."""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import TYPE_CHECKING

from vacancy.server.table.parts import BOT

if TYPE_CHECKING:
    from vacancy.server.table.table import Table

AGAIN = 0.02
"""The part of the usual pause before a bot's next move of the same turn: pages have a pace of their
own, and a turn may be made of forty small decisions."""
LOOKED_BACK = 200


def pause_before(table: Table) -> float:
    """The part of the usual pause that a bot makes now: a small one within a turn, and a smaller
    one before its turn the more bots have followed each other while people wait."""
    if table.moves and table.moves[-1].seat == table.to_move:
        return AGAIN
    return 1 / (1 + bots_in_a_row(table)) if table.people else 1


def bots_in_a_row(table: Table) -> int:
    """How often one bot has followed another since a person's last move."""
    last = takewhile(lambda move: move.by == BOT, reversed(table.moves[-LOOKED_BACK:]))
    return sum(one.seat != other.seat for one, other in pairwise(last))
