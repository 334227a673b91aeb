"""Guests: the row, the café, checking in and its benefits (GAH-5.7 to GAH-5.13, GAH-5.50 ff.)."""

from __future__ import annotations

from vacancy.engine.bits import lowest_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import (
    BONUSES,
    COLOUR_ROOMS,
    EFFECT_OP,
    GROUP_BONUS,
    GUEST_BONUS,
    GUEST_COLOUR,
    GUEST_ORDER,
    GUEST_VP,
    HAS_EXTRA_TURN,
    ORDER_SIZE,
    ROW_COST,
    STAFF_EFFECT,
)
from ..layout import FROM_GROUP, FROM_GUEST, KINDS, ROW, TABLES, Beat, Event, Player, State, Task
from ..setup import draw_guest
from ..vocabulary import LARGE_ORDER, Moment, Op
from .asking import ask_fewer, reacting
from .beats import note
from .items import is_complete, place_of
from .rooms import is_closed, settle_room


@rule
def row_guests(state: State) -> int:
    """The face-up guests, as a set."""
    guests = 0
    for space in range(ROW):
        if state.row[space] != NONE:
            guests |= 1 << state.row[space]
    return guests


@rule
def has_table(player: Player) -> bool:
    """Whether a table is free (GAH-1.75, GAH-5.9). Those in use come first."""
    return player.cafe[TABLES - 1].guest == NONE


@rule
def space_of(state: State, guest: int) -> int:
    """Where a guest lies in the row, or NONE."""
    for space in range(ROW):
        if state.row[space] == guest:
            return space
    return NONE


@rule
def guest_price(state: State, space: int) -> int:
    """What the guest on a space of the row costs (GAH-5.8), nothing with card 25 (GAH-7.25)."""
    return 0 if reacting(state, Moment.TAKE_GUEST) != 0 else ROW_COST[space]


@rule
def payable_guests(state: State) -> int:
    """The guests of the row that the acting player can pay for, as a set (GAH-5.8)."""
    guests = 0
    for space in range(ROW):
        if state.row[space] != NONE:
            if guest_price(state, space) <= state.players[state.actor].crowns:
                guests |= 1 << state.row[space]
    return guests


@rule
def seat_guest(state: State, beat: Beat, event: int, guest: int, price: int) -> None:
    """Move a guest from the row to a table; the row slides right and is filled up (GAH-5.10)."""
    player = state.players[state.actor]
    player.crowns -= price
    note(beat, event, state.actor)
    beat.guest = guest
    beat.price = price
    table = TABLES - 1
    while table > 0 and (
        player.cafe[table - 1].guest == NONE or player.cafe[table - 1].guest > guest
    ):
        player.cafe[table] = player.cafe[table - 1]
        table -= 1
    player.cafe[table].guest = guest
    for kind in range(KINDS):
        player.cafe[table].lacks[kind] = GUEST_ORDER[guest, kind]
    space = space_of(state, guest)
    while space > 0:
        state.row[space] = state.row[space - 1]
        space -= 1
    state.row[0] = draw_guest(state)


@rule
def do_take_guest(state: State, beat: Beat, guest: int) -> None:
    """Step 1 of a turn: pay for a guest and seat it (GAH-5.7)."""
    state.guest_done = 1
    price = guest_price(state, space_of(state, guest))
    seat_guest(state, beat, Event.TAKE_GUEST, guest, price)


@rule
def do_free_guest(state: State, beat: Beat, guest: int) -> None:
    """Seat a guest free of charge: at the start (GAH-3.18) or by a symbol (GAH-5.12, GAH-10.22)."""
    event = Event.FIRST_GUEST if top(state).task == Task.SETUP_GUEST else Event.TAKE_GUEST
    pop(state)
    seat_guest(state, beat, event, guest, 0)


@rule
def ready_guests(player: Player) -> int:
    """The guests that can be checked in now, as a set (GAH-5.50, GAH-5.51)."""
    guests = 0
    for table in range(TABLES):
        guest = player.cafe[table].guest
        if guest != NONE and is_complete(player, table):
            if player.vacant & COLOUR_ROOMS[player.board, GUEST_COLOUR[guest]] != 0:
                guests |= 1 << guest
    return guests


@rule
def leave_cafe(state: State, guest: int) -> None:
    """The guest leaves: the table is free, the card is discarded, its items go (GAH-5.53).

    So it can seat a guest that the bonus brings (GAH-10.26).
    """
    player = state.players[state.actor]
    table = place_of(player, guest)
    for behind in range(table, TABLES - 1):
        player.cafe[behind] = player.cafe[behind + 1]
    player.cafe[TABLES - 1].guest = NONE
    for kind in range(KINDS):
        player.cafe[TABLES - 1].lacks[kind] = 0
    state.guest_discard |= 1 << guest


@rule
def do_lodge(state: State, beat: Beat, room: int) -> None:
    """Check a guest in (GAH-1.34): room, VP (GAH-5.54), then the benefits (GAH-5.55).

    An officer has none (GAH-8.31, GAH-10.39, GAH-11.11). Examples: GAH-11.5, GAH-11.7, GAH-11.25.
    """
    guest = top(state).a
    pop(state)
    player = state.players[state.actor]
    settle_room(state, room)
    leave_cafe(state, guest)
    player.vp += GUEST_VP[guest]
    note(beat, Event.CHECK_IN, state.actor)
    beat.guest = guest
    beat.room = room
    beat.amount = GUEST_VP[guest]
    push(state, Task.ORDER_BENEFITS, NONE, NONE, NONE)
    for index in range(BONUSES):  # GAH-8.20, GAH-8.21, GAH-10.37
        if GUEST_BONUS[guest, index] != NONE:
            promise(state, GUEST_BONUS[guest, index], FROM_GUEST + guest)
    if is_closed(player, room):
        promise(state, GROUP_BONUS[player.board, room], FROM_GROUP)  # GAH-5.59, GAH-5.60
    promise_reactions(
        state, Moment.CHECK_IN + GUEST_COLOUR[guest]
    )  # GAH-5.58, GAH-10.32, GAH-10.33
    promise_reactions(state, Moment.OCCUPIED)
    if ORDER_SIZE[guest] >= LARGE_ORDER:
        promise_reactions(state, Moment.CHECK_IN_LARGE)  # GAH-7.33


@rule
def promise_reactions(state: State, moment: int) -> None:
    """Add what the acting player's staff cards bring at a moment of the check-in."""
    cards = reacting(state, moment)
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        promise(state, STAFF_EFFECT[state.edition, moment, card], card)


@rule
def promise(state: State, effect: int, source: int) -> None:
    """Have a benefit happen at once if it is only VP, steps or a note; else let it wait for its
    turn (GAH-5.56)."""
    op = EFFECT_OP[effect]
    is_noted = op == Op.EXTRA_TURN and HAS_EXTRA_TURN[state.edition]
    if op == Op.VP or op == Op.STEPS or is_noted:
        push(state, Task.EFFECT, NONE, effect, source)
        return
    benefit = state.pending[state.pending_count]
    benefit.effect = effect
    benefit.source = source
    state.pending_count += 1


@rule
def next_benefits(state: State) -> int:
    """The effects of which one comes next, as a set; the order of crowns alone cannot matter, so
    one stands for all of them then (GAH-9.27)."""
    effects = 0
    are_crowns = True
    for index in range(state.pending_count):
        effects |= 1 << state.pending[index].effect
        are_crowns = are_crowns and EFFECT_OP[state.pending[index].effect] == Op.CROWNS
    return effects & -effects if are_crowns else effects


@rule
def do_benefit(state: State, beat: Beat, effect: int) -> None:
    """Resolve a pending benefit, with all that it causes, before the next (GAH-5.57, GAH-10.27)."""
    index = 0
    while state.pending[index].effect != effect:
        index += 1
    source = state.pending[index].source
    state.pending_count -= 1
    for behind in range(index, state.pending_count):
        state.pending[behind] = state.pending[behind + 1]
    state.pending[state.pending_count].effect = NONE
    state.pending[state.pending_count].source = NONE
    if top(state).seat != NONE:
        note(beat, Event.BENEFIT, state.actor)
        beat.effect = effect
        beat.source = source
    ask_fewer(state, 1)
    push(state, Task.EFFECT, NONE, effect, source)
