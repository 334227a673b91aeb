"""UNLOAD, the one action in the base (APT-5.13 to APT-5.23), and production (APT-6).

Nothing leaves a hold in any other way (APT-7.7).
"""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import list_byte, lowest_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array

from ..components import SIZE
from ..layout import (
    COLOURS,
    QUEUE,
    TOWNS,
    Beat,
    Ending,
    Event,
    Pile,
    Place,
    Player,
    Reason,
    State,
    Store,
    Task,
)
from ..moves import CLOSE_UNLOAD, DELIVER, SCRAP
from ..setup import draw_piece, put_in
from .beats import note, note_piece
from .ending import trigger
from .furnishing import areas_for, room_in_hotel, why_not_placeable
from .loading import fetch_piece, is_loaded, store_piece


@rule
def why_not_unload(state: State, player: Player) -> int:
    """Whether the truck may be unloaded: once a turn, in the base, whether it drove there now or
    stood there already (APT-5.13, APT-5.23, APT-11.7, APT-12.10)."""
    if player.place != Place.BASE:
        return Reason.NOT_IN_BASE
    if state.acted > 0:
        return Reason.HAS_ACTED
    return Reason.OK if is_loaded(player) else Reason.NOTHING_LOADED


@rule
def do_unload(state: State, beat: Beat, seat: int) -> None:
    """Crates, production, furniture: one single action (APT-5.14, APT-12.9, APT-13.20).

    All orders in transit are completed, because all crates go (APT-1.13, APT-5.15, APT-5.20,
    APT-12.11, APT-13.2, APT-13.19). The steps lie on the stack, the last one lowest.
    """
    player = state.players[seat]
    state.acted = 1  # from now on it counts as taken (APT-4.11)
    note(beat, Event.UNLOAD, seat)
    beat.coins = player.crates
    for colour in range(COLOURS):
        player.completed[colour] |= player.in_transit[colour]
        player.in_transit[colour] = 0
    if player.stores[Store.HOLD].first != 0:
        push(state, Task.UNLOADING, seat, player.crates > 0, NONE)  # APT-11.2, APT-13.21
    if player.crates > 0:
        push(state, Task.PRODUCE, NONE, player.crates, 0)  # APT-5.17, APT-6.1, APT-13.45
        push(state, Task.CRATES, NONE, seat, NONE)


@rule
def do_crate(state: State, beat: Beat) -> None:
    """Turn over a crate: now it is a coin (APT-5.16, APT-2.23)."""
    seat = top(state).a
    player = state.players[seat]
    player.crates -= 1
    player.coins += 1
    note(beat, Event.CRATE, seat)
    beat.coins = player.coins
    if player.crates == 0:
        pop(state)


@rule
def do_produce(state: State, beat: Beat) -> None:
    """Make one piece for the batch (APT-1.16), and another while crates are left over (APT-6.5,
    APT-12.14, APT-13.3, APT-13.22). Nobody decides anything (APT-6.10).

    Without any card it is the end (APT-6.2, APT-10.2, APT-12.17, APT-13.24); if the cards run out
    in the middle, production just stops short (APT-6.8, APT-12.16).
    """
    frame = top(state)
    piece = state.queue[0]
    if piece == NONE:
        has_started = frame.b
        pop(state)
        if not has_started:
            trigger(state, Ending.FURNITURE)
        return
    note(beat, Event.PRODUCE, NONE)
    beat.piece = piece
    beat.place = state.pawn
    put_in(state.piles[state.pawn], piece)  # APT-6.3, APT-6.9
    state.pawn = (state.pawn + 1) % TOWNS  # APT-6.4, APT-12.3
    slide_queue(state)
    crates_left = frame.a - SIZE[piece]
    if crates_left > 0:
        frame.a = crates_left
        frame.b = 1
    else:
        pop(state)  # APT-6.6: what the piece took too much is lost


@rule
def slide_queue(state: State) -> None:
    """The queue slides to the left, and a new card joins at its right end, if there is one: it can
    be made in the same batch (APT-6.3, APT-6.7, APT-12.15, APT-13.23)."""
    for position in range(QUEUE - 1):
        state.queue[position] = state.queue[position + 1]
    state.queue[QUEUE - 1] = draw_piece(state) if state.furniture_count > 0 else NONE


@rule
def list_unloading(player: Player, may_close: int, out: Array[int]) -> int:
    """For each piece in the hold the areas it may be delivered to, or else the scrapping; then
    closing (APT-5.21)."""
    room = room_in_hotel(player)
    pieces = player.stores[Store.HOLD].first
    homeless = 0
    count = 0
    while pieces != 0:
        piece = lowest_bit(pieces)
        areas = areas_for(room, piece)
        count = list_byte(areas, encode(DELIVER, piece), out, count)  # APT-11.8
        if areas == 0:
            homeless |= pieces & -pieces
        pieces &= pieces - 1
    while homeless != 0:
        out[count] = encode(SCRAP, lowest_bit(homeless))  # APT-11.9
        homeless &= homeless - 1
        count += 1
    if may_close:
        out[count] = CLOSE_UNLOAD.first  # APT-11.10
        count += 1
    return count


@rule
def why_not_deliver(player: Player, piece: int, area: int) -> int:
    """Whether a piece in the hold may go to an area of the hotel (APT-5.18, APT-8.1)."""
    if not player.stores[Store.HOLD].first >> piece & 1:
        return Reason.NOT_IN_HOLD
    return why_not_placeable(player, piece, area)


@rule
def do_deliver(state: State, beat: Beat, seat: int, piece: int, area: int) -> None:
    """Carry a piece from the hold to the hotel."""
    player = state.players[seat]
    fetch_piece(player.stores[Store.HOLD], piece)
    store_piece(player.stores[area], piece)
    note_piece(beat, Event.DELIVER, seat, piece, area)
    go_on_unloading(state, player)


@rule
def why_not_scrap(player: Player, piece: int) -> int:
    """Only a piece that fits nowhere may be scrapped (APT-5.22, APT-12.31, APT-13.33)."""
    if not player.stores[Store.HOLD].first >> piece & 1:
        return Reason.NOT_IN_HOLD
    is_homeless = areas_for(room_in_hotel(player), piece) == 0
    return Reason.OK if is_homeless else Reason.FITS_SOMEWHERE


@rule
def do_scrap(state: State, beat: Beat, seat: int, piece: int) -> None:
    """The piece leaves the game, and nothing is paid for it."""
    player = state.players[seat]
    fetch_piece(player.stores[Store.HOLD], piece)
    put_in(state.piles[Pile.SCRAP], piece)
    note_piece(beat, Event.SCRAP, seat, piece, NONE)
    go_on_unloading(state, player)


@rule
def go_on_unloading(state: State, player: Player) -> None:
    """From now on the unloading may be closed; without pieces it closes by itself (APT-5.21)."""
    if player.stores[Store.HOLD].first == 0:
        pop(state)
    else:
        top(state).a = 1


@rule
def why_not_close_unload(state: State) -> int:
    """An unloading without crates must deliver or scrap something first (APT-5.19)."""
    return Reason.OK if top(state).a else Reason.MUST_DELIVER


@rule
def do_close_unload(state: State, beat: Beat, seat: int) -> None:
    """Leave the other pieces in the hold; the action is completed (APT-5.18, APT-5.21)."""
    note(beat, Event.CLOSE_UNLOAD, seat)
    pop(state)
