"""What a seat sees of the others, in small, and of the question at hand."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, list_set
from vacancy.engine.decisions import seat_to_move, top
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_decision, list_number, seat_after
from vacancy.engine.record import Array

from ..layout import COLOURS, ROOMS, Player, State, Task
from ..rules.loading import free_cells, hold_grid
from .hotel import colours_to_set, count_urgent
from .inputs import (
    ACTED,
    CELL_VALUES,
    DECIDER,
    LEAD_SIDE,
    LEAD_VALUES,
    LOOSE_VALUES,
    MAY_CLOSE,
    MOVED,
    OTHER,
    OTHER_COINS,
    OTHER_COINS_VALUES,
    OTHER_CRATES,
    OTHER_FREE,
    OTHER_LEAD,
    OTHER_LOOSE,
    OTHER_PLACE,
    OTHER_PRESTIGE,
    OTHER_PRESTIGE_VALUES,
    OTHER_REACH,
    OTHER_READY,
    OTHER_READY_STEP,
    OTHER_READY_VALUES,
    OTHER_SCORED,
    OTHER_TASK,
    OTHER_TO_SET,
    OTHER_UPGRADE,
    OTHER_URGENT,
    OTHER_VIGNETTE,
    OTHERS,
    POINT_STEP,
    REACH_VALUES,
    TASK,
    URGENT_VALUES,
)
from .wishes import ready_prestige, stars_in_reach


@rule
def list_others(state: State, seat: int, out: Array[int], count: int) -> int:
    """All other seats, from the left of this one."""
    mine = state.players[seat].stars
    for turn in range(1, state.seats):
        player = state.players[seat_after(seat, turn, state.seats)]
        first = OTHERS + (turn - 1) * OTHER
        lead = mine - player.stars + LEAD_SIDE
        count = list_number(lead, LEAD_VALUES, first + OTHER_LEAD, out, count)
        count = list_purse(state, player, first, out, count)
        count = list_doings(player, first, out, count)
    return count


@rule
def list_purse(state: State, player: Player, first: int, out: Array[int], count: int) -> int:
    """What another has, and could have at once."""
    count = list_number(player.coins, OTHER_COINS_VALUES, first + OTHER_COINS, out, count)
    prestige = player.prestige // POINT_STEP
    count = list_number(prestige, OTHER_PRESTIGE_VALUES, first + OTHER_PRESTIGE, out, count)
    ready = ready_prestige(state, player)
    steps = (ready + OTHER_READY_STEP - 1) // OTHER_READY_STEP
    count = list_number(steps, OTHER_READY_VALUES, first + OTHER_READY, out, count)
    reach = stars_in_reach(state, player.prestige + ready)
    count = list_number(reach, REACH_VALUES, first + OTHER_REACH, out, count)
    if player.is_vignette_active:
        out[count] = first + OTHER_VIGNETTE
        count += 1
    return list_set(player.upgrades, first + OTHER_UPGRADE, out, count)


@rule
def list_doings(player: Player, first: int, out: Array[int], count: int) -> int:
    """Another's truck, how far the hotel is, and the order cards."""
    out[count] = first + OTHER_PLACE + player.place
    out[count + 1] = first + OTHER_CRATES + player.crates
    free = free_cells(player, hold_grid(player))
    count = list_number(free, CELL_VALUES, first + OTHER_FREE, out, count + 2)
    scored = 0
    loose = 0
    for room in range(ROOMS):
        stored = player.stores[room]
        if stored.locked != 0:
            scored += 1
        else:
            loose += bit_count(stored.first) + bit_count(stored.more)
    out[count] = first + OTHER_SCORED + scored
    count = list_number(loose, LOOSE_VALUES, first + OTHER_LOOSE, out, count + 1)
    missing = colours_to_set(player)
    count = list_number(missing, COLOURS + 1, first + OTHER_TO_SET, out, count)
    return list_number(count_urgent(player), URGENT_VALUES, first + OTHER_URGENT, out, count)


@rule
def list_question(state: State, seat: int, out: Array[int], count: int) -> int:
    """Who is asked what, and how far one's own turn has come."""
    count = list_decision(state, seat, DECIDER, TASK, OTHER_TASK, out, count)
    if seat_to_move(state) != seat:
        return count
    out[count] = MOVED + state.moved
    out[count + 1] = ACTED + state.acted
    count += 2
    frame = top(state)
    if frame.task == Task.UNLOADING and frame.a:
        out[count] = MAY_CLOSE
        count += 1
    return count
