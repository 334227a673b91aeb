"""What both outsiders see at a glance: orders, stores, turns left, what cards are good for.

A store is four counts of items in one integer, so that it can be passed around. Worths are in
tenths of a victory point.
"""

from __future__ import annotations

from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from ..components import (
    COLOUR_ROOMS,
    CONDITION,
    EFFECT_AMOUNT,
    EFFECT_OP,
    EFFECT_WHAT,
    GUEST_COLOUR,
    GUEST_ORDER,
    STAFF_EFFECT,
)
from ..layout import KINDS, ROUNDS, STACKS, TABLES, Player, State
from ..rules.rounds import TURNS_EACH
from ..rules.scoring import score_card
from ..rules.staff import end_cards
from ..vocabulary import Counter, Moment, Op

BITS = 8
FULL = (1 << BITS) - 1
VP = 10
"""How many tenths make a victory point."""

# What a card brings at once or at the end, and what it brings in each round; by card number.
AT_ONCE = Lookup([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0,
    0, 10, 110, 110, 80, 110, 100, 150, 0, 130, 60, 40, 80, 45, 42, 50, 50, 0,
    45, 40, 28, 60, 60, 110,
])  # fmt: skip
EACH_ROUND = Lookup([
    11, 14, 12, 14, 8, 3, 3, 6, 7, 7, 7, 14, 14, 14, 14, 18, 18, 8, 28, 9, 0, 8, 10, 8,
    9, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
])  # fmt: skip
A_STEP_CLOSER = 20
"""What a card is worth beyond its own use while a politics card asks for cards."""


@rule
def turns_left(state: State, player: Player) -> int:
    """How many turns a player has to come after this one."""
    if state.round == 0:
        return ROUNDS * TURNS_EACH
    return max((ROUNDS - state.round) * TURNS_EACH + TURNS_EACH - player.covered - 1, 0) + (
        1 if state.die_done and player.covered < TURNS_EACH else 0
    )


@rule
def one(kind: int) -> int:
    """A store of one item."""
    return 1 << kind * BITS


@rule
def count_in(store: int, kind: int) -> int:
    """How many items of a kind a store has."""
    return store >> kind * BITS & FULL


@rule
def kitchen_of(player: Player) -> int:
    """The kitchen as a store."""
    store = 0
    for kind in range(KINDS):
        store += min(player.kitchen[kind], FULL // 2) << kind * BITS
    return store


@rule
def count_all(store: int) -> int:
    """How many items a store has."""
    count = 0
    for kind in range(KINDS):
        count += count_in(store, kind)
    return count


@rule
def missing(player: Player, table: int, store: int) -> int:
    """How many items a guest would still lack if the whole store went to that table."""
    count = 0
    for kind in range(KINDS):
        count += max(player.cafe[table].lacks[kind] - count_in(store, kind), 0)
    return count


@rule
def after_serving(player: Player, table: int, store: int) -> int:
    """What is left of a store when a guest has been given what it has for the table."""
    for kind in range(KINDS):
        store -= min(player.cafe[table].lacks[kind], count_in(store, kind)) << kind * BITS
    return store


@rule
def spare_store(player: Player, store: int) -> int:
    """What is left of a store when all guests have been served."""
    for table in range(TABLES):
        store = after_serving(player, table, store)
    return store


@rule
def missing_from(guest: int, store: int) -> int:
    """How many items of a guest's whole order a store does not have."""
    count = 0
    for kind in range(KINDS):
        count += max(GUEST_ORDER[guest, kind] - count_in(store, kind), 0)
    return count


@rule
def rooms_for(player: Player, guest: int) -> int:
    """The vacant rooms that would do for a guest, as a set."""
    return player.vacant & COLOUR_ROOMS[player.board, GUEST_COLOUR[guest]]


@rule
def guests_waiting(player: Player) -> int:
    """How many tables are taken."""
    count = 0
    for table in range(TABLES):
        count += player.cafe[table].guest != NONE
    return count


@rule
def wanted_rooms(player: Player, colour: int) -> int:
    """How many guests of a colour sit in the café."""
    count = 0
    for table in range(TABLES):
        guest = player.cafe[table].guest
        if guest != NONE and GUEST_COLOUR[guest] == colour:
            count += 1
    return count


@rule
def asked_for(state: State, player: Player, counter: int) -> int:
    """How many of something an open politics card asks for, at most; 0 for none."""
    least = 0
    for stack in range(STACKS):
        card = state.politics[stack]
        if not player.disks >> card & 1 and state.levels[stack] < STACKS:
            least = max(least, CONDITION[card, counter])
    return least


@rule
def play_worth(state: State, player: Player, card: int) -> int:
    """What a card is good for if it is played now, before its price."""
    edition = state.edition
    left = turns_left(state, player)
    worth = AT_ONCE[card] + EACH_ROUND[card] * left // TURNS_EACH
    if STAFF_EFFECT[edition, Moment.END, card] != NONE:
        worth = AT_ONCE[card] * left // (ROUNDS * TURNS_EACH) + VP * score_card(state, player, card)
    now = STAFF_EFFECT[edition, Moment.PLAYED, card]
    if now != NONE and EFFECT_OP[now] == Op.FILL and guests_waiting(player) == 0:
        worth = 0
    if now != NONE and EFFECT_OP[now] == Op.OCCUPY:
        worth = worth * min(bit_count(player.vacant), 2) // 2
    if asked_for(state, player, Counter.STAFF) > 0:
        worth += A_STEP_CLOSER
    return worth + pay_per_card(state)


@rule
def pay_per_card(state: State) -> int:
    """What a player gets for each card played, by end-of-game cards already played."""
    pay = 0
    cards = end_cards(state, state.actor)
    while cards != 0:
        effect = STAFF_EFFECT[state.edition, Moment.END, lowest_bit(cards)]
        cards &= cards - 1
        if EFFECT_OP[effect] == Op.VP and EFFECT_WHAT[effect] == Counter.STAFF:
            pay += VP * EFFECT_AMOUNT[effect]
    return pay
