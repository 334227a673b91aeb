"""Points (PTN-8.5)."""

from __future__ import annotations

from vacancy.engine.bits import lowest_bit
from vacancy.engine.dialect import rule

from ..components import GOOD_VALUE
from ..layout import Player, State


@rule
def score(state: State, seat: int) -> int:
    """The points of a player."""
    return points_of(state.players[seat])


@rule
def points_of(player: Player) -> int:
    """The values of won goods; what lies in shops or on cards is nobody's (PTN-8.3, PTN-8.10)."""
    goods = player.won
    points = 0
    while goods != 0:
        points += GOOD_VALUE[lowest_bit(goods)]
        goods &= goods - 1
    return points


@rule
def tie_break(state: State, seat: int) -> int:
    """Equal points share the place (PTN-8.5)."""
    return 0


@rule
def chapter(state: State) -> int:
    """Goods are won at the beginning of turns."""
    return state.turn
