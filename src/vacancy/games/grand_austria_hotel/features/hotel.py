"""What a seat sees of its own hotel: rooms, groups, kitchen, café and staff."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, list_set, lowest_bit
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_number
from vacancy.engine.record import NONE, Array

from ..components import COLOUR_ROOMS, GROUP_AT, GUEST_COLOUR, REACTS, ROOM_COLOUR
from ..layout import COLUMNS, FLOORS, KINDS, TABLES, Player, State, Task
from ..rules.dice import STAFF_ACTION
from ..rules.rooms import open_rooms
from ..rules.staff import drawn_cards, staff_price
from ..vocabulary import Moment
from .board import die_strength
from .inputs import (
    BOARD,
    CAFE,
    CLOSABLE,
    CLOSING,
    COMPLETE,
    DRAWN_NOW,
    FREE_TABLE_VALUES,
    FREE_TABLES,
    GROUP_SIZES,
    HELD,
    HOMELESS,
    ITEM_FIRST,
    KITCHEN,
    KITCHEN_VALUES,
    LACKED,
    OCCUPIED,
    OCCUPIED_COUNT,
    OCCUPIED_VALUES,
    OTHERS_PLAYED,
    PACKED,
    PAYABLE,
    PLAYED,
    REACHABLE,
    ROOM_COLOURS,
    SERVABLE,
    SHORT,
    SHORT_VALUES,
    TO_USE,
    VACANT,
    VACANT_COUNT,
    VACANT_VALUES,
)

EACH_ROUND = int(Moment.ROUND)


@rule
def list_hotel(player: Player, out: Array[int], count: int) -> int:
    """The rooms one by one and by colour, and what may be prepared next."""
    count = list_set(player.vacant, VACANT, out, count)
    count = list_set(player.occupied, OCCUPIED, out, count)
    count = list_closing(player, out, count)
    reachable = 0
    rooms = open_rooms(player)
    while rooms != 0:
        room = lowest_bit(rooms)
        reachable |= 1 << (ROOM_COLOUR[player.board, room] * FLOORS + room // COLUMNS)
        rooms &= rooms - 1
    count = list_set(reachable, REACHABLE, out, count)
    for colour in range(ROOM_COLOURS):
        rooms = COLOUR_ROOMS[player.board, colour]
        first = VACANT_COUNT + colour * VACANT_VALUES
        count = list_number(bit_count(player.vacant & rooms), VACANT_VALUES, first, out, count)
        first = OCCUPIED_COUNT + colour * OCCUPIED_VALUES
        count = list_number(bit_count(player.occupied & rooms), OCCUPIED_VALUES, first, out, count)
    out[count] = BOARD + player.board
    return count + 1


@rule
def list_closing(player: Player, out: Array[int], count: int) -> int:
    """The vacant rooms that are the last of their group to be occupied (GAH-5.60)."""
    closable = 0
    rooms = player.vacant
    while rooms != 0:
        room = lowest_bit(rooms)
        rooms &= rooms - 1
        group = GROUP_AT[player.board, room]
        if group & ~player.occupied == 1 << room:
            out[count] = CLOSING + room
            count += 1
            size = bit_count(group)
            closable |= 1 << (ROOM_COLOUR[player.board, room] * GROUP_SIZES + size - 1)
    return list_set(closable, CLOSABLE, out, count)


@rule
def list_service(player: Player, out: Array[int], count: int) -> int:
    """The kitchen and the café, and what the one cannot give to the other."""
    free = TABLES
    for table in range(TABLES):
        if player.cafe[table].guest != NONE:
            free -= 1
            count = list_order(player, table, out, count)
    count = list_number(free, FREE_TABLE_VALUES, FREE_TABLES, out, count)
    for kind in range(KINDS):
        stored = player.kitchen[kind]
        short = -stored
        for table in range(TABLES):
            short += player.cafe[table].lacks[kind]
        count = list_number(stored, KITCHEN_VALUES, KITCHEN + kind * KITCHEN_VALUES, out, count)
        count = list_number(short, SHORT_VALUES, SHORT + kind * SHORT_VALUES, out, count)
    return count


@rule
def list_order(player: Player, table: int, out: Array[int], count: int) -> int:
    """A guest in the café, and each item that the order still lacks."""
    place = player.cafe[table]
    is_complete = True
    for kind in range(KINDS):
        for item in range(place.lacks[kind]):
            first = SERVABLE if item < player.kitchen[kind] else LACKED
            out[count] = first + ITEM_FIRST[place.guest, kind] + item
            count += 1
            is_complete = False
    if is_complete:
        out[count] = COMPLETE + place.guest
        count += 1
    rooms = player.vacant & COLOUR_ROOMS[player.board, GUEST_COLOUR[place.guest]]
    out[count] = place.guest + (CAFE if rooms != 0 else HOMELESS)
    return count + 1


@rule
def list_staff(state: State, seat: int, out: Array[int], count: int) -> int:
    """The seat's cards: in hand, played, to be used, in the pack and drawn; those of others."""
    player = state.players[seat]
    discount = discount_now(state, seat)
    cards = player.hand
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        is_payable = staff_price(state, card, discount) <= player.crowns
        out[count] = card + (PAYABLE if is_payable else HELD)
        count += 1
    count = list_set(player.played, PLAYED, out, count)
    others = 0
    for other in range(state.seats):
        others |= state.players[other].played
    count = list_set(others & ~player.played, OTHERS_PLAYED, out, count)
    count = list_set(player.pack, PACKED, out, count)
    count = list_set(drawn_cards(player), DRAWN_NOW, out, count)
    to_use = player.played & REACTS[state.edition, EACH_ROUND] & ~player.used
    return list_set(to_use, TO_USE, out, count)


@rule
def discount_now(state: State, seat: int) -> int:
    """By how much a card of the hand would be cheaper: as the question at hand says, or else by a
    die of space 5."""
    if state.depth > 0 and top(state).task == Task.PLAY_STAFF and top(state).seat == seat:
        return top(state).a
    if state.actor == seat and state.die_done:
        return 0
    return die_strength(state, seat, STAFF_ACTION)
