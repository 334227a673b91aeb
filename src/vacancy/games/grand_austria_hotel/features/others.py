"""What a seat sees of the others, in small."""

from __future__ import annotations

from vacancy.engine.bits import bit_count
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_number, list_steps, seat_after
from vacancy.engine.record import NONE, Array

from ..components import GUEST_COLOUR
from ..layout import KINDS, STACKS, TABLES, Player, State
from ..rules.counting import count_colour
from ..rules.items import is_complete
from ..rules.scoring import count_items, score
from .court import missing_to, next_scoring, verdict_on
from .inputs import (
    CROWNS_STEP,
    CROWNS_VALUES,
    FREE_TABLE_VALUES,
    GUEST_COLOURS,
    HELD_VALUES,
    LEAD_SIDE,
    LEAD_STEP,
    LEAD_VALUES,
    OCCUPIED_VALUES,
    OTHER,
    OTHER_COMPLETE,
    OTHER_COVERED,
    OTHER_CROWNS,
    OTHER_DISK,
    OTHER_EMPEROR,
    OTHER_GUESTS,
    OTHER_HELD,
    OTHER_LEAD,
    OTHER_NEAR,
    OTHER_NEAR_VALUES,
    OTHER_OCCUPIED,
    OTHER_PASSED,
    OTHER_STAFF,
    OTHER_STORED,
    OTHER_VACANT,
    OTHER_VERDICT,
    OTHER_WAITING,
    OTHERS,
    PLAYED_VALUES,
    ROOM_COLOURS,
    STORED_VALUES,
    WAITING_VALUES,
)


@rule
def list_others(state: State, seat: int, out: Array[int], count: int) -> int:
    """All other seats, from the left of this one."""
    mine = score(state, seat)
    for turn in range(1, state.seats):
        who = seat_after(seat, turn, state.seats)
        first = OTHERS + (turn - 1) * OTHER
        count = list_other(state, who, first, out, count)
        count = list_guests(state.players[who], first, out, count)
        count = list_standing(state, who, first, out, count)
        lead = (mine - score(state, who) + LEAD_STEP // 2) // LEAD_STEP + LEAD_SIDE
        count = list_number(lead, LEAD_VALUES, first + OTHER_LEAD, out, count)
    return count


@rule
def list_other(state: State, who: int, first: int, out: Array[int], count: int) -> int:
    """A hotel and what belongs to it, by numbers."""
    player = state.players[who]
    for colour in range(ROOM_COLOURS):
        here = first + OTHER_OCCUPIED + colour * OCCUPIED_VALUES
        count = list_number(count_colour(player, colour), OCCUPIED_VALUES, here, out, count)
    vacant, played = bit_count(player.vacant), bit_count(player.played)
    count = list_number(vacant, OCCUPIED_VALUES, first + OTHER_VACANT, out, count)
    crowns = player.crowns // CROWNS_STEP
    count = list_number(crowns, CROWNS_VALUES, first + OTHER_CROWNS, out, count)
    stored = count_items(player)
    count = list_number(stored, STORED_VALUES, first + OTHER_STORED, out, count)
    count = list_number(player.hand_count, HELD_VALUES, first + OTHER_HELD, out, count)
    count = list_number(played, PLAYED_VALUES, first + OTHER_STAFF, out, count)
    out[count] = first + OTHER_COVERED + player.covered
    out[count + 1] = first + OTHER_EMPEROR + player.emperor
    count += 2
    if player.has_passed:
        out[count] = first + OTHER_PASSED
        count += 1
    return count


@rule
def list_guests(player: Player, first: int, out: Array[int], count: int) -> int:
    """The guests in a café by colour, how many are ready, and how much the others lack."""
    complete = 0
    waiting = 0
    for table in range(TABLES):
        if player.cafe[table].guest != NONE:
            complete += is_complete(player, table)
            for kind in range(KINDS):
                waiting += player.cafe[table].lacks[kind]
    count = list_number(complete, FREE_TABLE_VALUES, first + OTHER_COMPLETE, out, count)
    count = list_number(waiting, WAITING_VALUES, first + OTHER_WAITING, out, count)
    for colour in range(GUEST_COLOURS):
        guests = 0
        for table in range(TABLES):
            guest = player.cafe[table].guest
            guests += guest != NONE and GUEST_COLOUR[guest] == colour
        count = list_steps(guests, TABLES, first + OTHER_GUESTS + colour * TABLES, out, count)
    return count


@rule
def list_standing(state: State, who: int, first: int, out: Array[int], count: int) -> int:
    """How a player stands with the emperor and in politics."""
    player = state.players[who]
    scoring = next_scoring(state)
    if scoring < STACKS:
        out[count] = first + OTHER_VERDICT + verdict_on(player, scoring)
        count += 1
    for stack in range(STACKS):
        card = state.politics[stack]
        if player.disks >> card & 1:
            out[count] = first + OTHER_DISK + stack
            count += 1
        elif state.levels[stack] < STACKS:
            here = first + OTHER_NEAR + stack * OTHER_NEAR_VALUES
            count = list_number(missing_to(player, card), OTHER_NEAR_VALUES, here, out, count)
    return count
