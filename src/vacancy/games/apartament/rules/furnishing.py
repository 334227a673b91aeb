"""Furnishing the hotel: which areas take a piece, and carrying pieces between them (APT-8)."""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import BYTE, list_byte, lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.record import Array

from ..components import ADMITTED, AREA_GRID, CARRYING_FEE, FITS, MORE_COPIES, SHAPE, SPREAD
from ..layout import AREAS, Beat, Event, Player, Reason, State, Stored
from ..moves import MOVE_FURNITURE
from .beats import note_piece
from .driving import spendable
from .loading import fetch_piece, hold_grid, store_piece

ALL_AREAS = (1 << AREAS) - 1


@rule
def room_in_hotel(player: Player) -> int:
    """Which areas have room for one more of each shape: a byte of areas for each shape.

    Door cells and halls are no part of any grid (APT-8.4, APT-8.5, APT-1.32, APT-12.25), and
    beyond that there is no rule about space (APT-8.3, APT-8.8, APT-12.26, APT-13.28).
    """
    room = 0
    for area in range(AREAS):
        room |= SPREAD[FITS[AREA_GRID[area], player.stores[area].packing]] << area
    return room


@rule
def areas_for(room: int, piece: int) -> int:
    """The areas that take a piece: *Placeable* (APT-8.2). Bathrooms take fixtures only, rooms take
    anything (APT-8.6, APT-8.7, APT-8.11, APT-12.26, APT-13.29)."""
    return room >> BYTE * SHAPE[piece] & ADMITTED[piece]


@rule
def why_not_placeable(player: Player, piece: int, area: int) -> int:
    """Whether an area takes a piece."""
    if not ADMITTED[piece] >> area & 1:
        return Reason.ONLY_FIXTURES
    has_room = areas_for(room_in_hotel(player), piece) >> area & 1
    return Reason.OK if has_room else Reason.DOES_NOT_FIT


@rule
def movable(stored: Stored) -> int:
    """The pieces of an area that are not locked; of a locked one a further copy is free (APT-8.16,
    APT-9.9, APT-12.28)."""
    pieces = stored.first & ~stored.locked
    if stored.more != 0:
        locked = stored.locked
        while locked != 0:
            if MORE_COPIES[lowest_bit(locked)] & stored.more:
                pieces |= locked & -locked
            locked &= locked - 1
    return pieces


@rule
def list_carrying(player: Player, coins: int, out: Array[int], count: int) -> int:
    """Every unlocked piece to every other area that takes it, while there is a coin to spend
    (APT-8.12, APT-11.16, APT-13.44)."""
    if coins < CARRYING_FEE:
        return count
    room = room_in_hotel(player)
    for area in range(AREAS):
        pieces = movable(player.stores[area])
        others = ALL_AREAS ^ 1 << area
        while pieces != 0:
            piece = lowest_bit(pieces)
            first = encode(MOVE_FURNITURE, area, piece)
            count = list_byte(areas_for(room, piece) & others, first, out, count)
            pieces &= pieces - 1
    return count


@rule
def why_not_move_furniture(state: State, player: Player, area: int, piece: int, target: int) -> int:
    """Whether a piece may be carried to another area now; each time by itself, so two pieces cannot
    change places (APT-8.14, APT-12.30, APT-13.32)."""
    stored = player.stores[area]
    if not stored.first >> piece & 1:
        return Reason.NOT_THERE
    if area == target:
        return Reason.SAME_AREA
    if not movable(stored) >> piece & 1:
        return Reason.LOCKED
    if player.coins < CARRYING_FEE:
        return Reason.TOO_DEAR
    if spendable(state, player, hold_grid(player)) < CARRYING_FEE:
        return Reason.ACTION_FIRST
    return why_not_placeable(player, piece, target)


@rule
def do_move_furniture(
    state: State, beat: Beat, seat: int, area: int, piece: int, target: int
) -> None:
    """Pay the carriers and move a piece; a main room and its bathroom are two areas (APT-8.13,
    APT-8.15, APT-12.30). Otherwise a piece stays where it is (APT-8.9)."""
    player = state.players[seat]
    player.coins -= CARRYING_FEE
    fetch_piece(player.stores[area], piece)
    store_piece(player.stores[target], piece)
    note_piece(beat, Event.MOVE_FURNITURE, seat, piece, area)
    beat.target = target
    beat.coins = CARRYING_FEE
