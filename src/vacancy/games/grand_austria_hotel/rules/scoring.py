"""Points and places (GAH-6.60 to GAH-6.68): what a player would have if the game ended now."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import (
    EFFECT_AMOUNT,
    EFFECT_CAP,
    EFFECT_OP,
    EFFECT_WHAT,
    FLOOR_ROOMS,
    FLOOR_VP,
    GUEST_LEFT_VP,
    STAFF_EFFECT,
)
from ..layout import FLOORS, KINDS, TABLES, Player, State
from ..vocabulary import Moment, Op
from .counting import count_of
from .staff import end_cards


@rule
def score(state: State, seat: int) -> int:
    """The final score of a player; it is only counted, nothing is moved (GAH-6.66, GAH-11.26)."""
    return score_hotel(state, seat) + score_guests(state, seat)


@rule
def score_hotel(state: State, seat: int) -> int:
    """All that brings points; only guests cost some."""
    player = state.players[seat]
    points = player.vp + score_staff(state, seat) + score_rooms(player)
    return points + player.crowns + count_items(player)  # GAH-6.63, GAH-6.64


@rule
def score_staff(state: State, seat: int) -> int:
    """VP of the end-of-game cards, and of the one that the Secretary copies (GAH-6.61)."""
    player = state.players[seat]
    points = 0
    cards = end_cards(state, seat)
    while cards != 0:
        points += score_card(state, player, lowest_bit(cards))
        cards &= cards - 1
    if player.copied != NONE:
        points += score_card(state, player, player.copied)  # GAH-7.29
    return points


@rule
def score_card(state: State, player: Player, card: int) -> int:
    """VP of one end-of-game card for a player's hotel (GAH-11.8, GAH-11.9, GAH-11.16)."""
    effect = STAFF_EFFECT[state.edition, Moment.END, card]
    return effect_vp(player, effect) if EFFECT_OP[effect] == Op.VP else 0


@rule
def effect_vp(player: Player, effect: int) -> int:
    """VP of a row: an amount, or so much for each thing counted, up to a limit (GAH-7.41)."""
    amount = EFFECT_AMOUNT[effect]
    if EFFECT_WHAT[effect] != NONE:
        amount *= count_of(player, EFFECT_WHAT[effect])
    return min(amount, EFFECT_CAP[effect])


@rule
def score_rooms(player: Player) -> int:
    """VP of occupied rooms, by floor (GAH-6.62)."""
    points = 0
    for floor in range(FLOORS):
        points += FLOOR_VP[floor] * bit_count(player.occupied & FLOOR_ROOMS[floor])
    return points


@rule
def count_items(player: Player) -> int:
    """The items in the kitchen; those on guests do not count (GAH-6.64)."""
    count = 0
    for kind in range(KINDS):
        count += player.kitchen[kind]
    return count


@rule
def score_guests(state: State, seat: int) -> int:
    """What guests left in the café cost, even with a complete order (GAH-6.65); where points do not
    fall below 0, no more than there is (GAH-10.98)."""
    player = state.players[seat]
    points = 0
    for table in range(TABLES):
        if player.cafe[table].guest != NONE:
            points += GUEST_LEFT_VP
    return max(points, -score_hotel(state, seat)) if state.vp_floor else points


@rule
def tie_break(state: State, seat: int) -> int:
    """Crowns and items in the kitchen (GAH-6.67, GAH-10.62, GAH-11.27)."""
    return state.players[seat].crowns + count_items(state.players[seat])


@rule
def chapter(state: State) -> int:
    """Points settle at the end of each round."""
    return state.round
