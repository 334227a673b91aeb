"""Loading the truck in a town: taking orders (APT-5.2), buying furniture (APT-5.8), and what fits
the hold (APT-7)."""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import lowest_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array

from ..components import (
    BUNCH_CELLS,
    CELL_COUNT,
    FITS,
    ORDER_COLOUR,
    ORDER_CRATES,
    ORDER_KIND,
    PIECES_OF_SHAPES,
    SHAPE,
    SIZE,
    UP_TO_SIZE,
    WITH_SHAPE,
    WITHOUT_SHAPE,
)
from ..layout import (
    COLOUR_ORDERS,
    SIZES,
    SLOTS,
    Beat,
    Ending,
    Event,
    Grid,
    Moved,
    Place,
    Player,
    Reason,
    State,
    Store,
    Stored,
    Task,
    Upgrade,
)
from ..moves import BUY_FURNITURE, TAKE_ORDER
from ..setup import draw_order, put_in, take_out
from .beats import note
from .ending import trigger


@rule
def owns(player: Player, upgrade: int) -> bool:
    """Whether a player has an upgrade; it works from the moment it is bought (APT-9.27)."""
    return player.upgrades >> upgrade & 1 == 1


@rule
def hold_grid(player: Player) -> int:
    """The cells of the hold, the trailer's included (APT-7.1, APT-12.24)."""
    return Grid.LONG_HOLD if owns(player, Upgrade.TRAILER) else Grid.HOLD


@rule
def free_cells(player: Player, grid: int) -> int:
    """How many cells of the hold are left; crates are one cell each (APT-7.3, APT-12.13)."""
    return CELL_COUNT[grid] - BUNCH_CELLS[player.stores[Store.HOLD].packing] - player.crates


@rule
def loadable(player: Player, grid: int) -> int:
    """The pieces that fit the hold beside what it carries, as a set (APT-7.3, APT-7.4).

    The pieces must pack, which the tables know for every bunch of shapes; crates use whatever
    cells are left (APT-13.25, APT-13.26, APT-13.27).
    """
    shapes = FITS[grid, player.stores[Store.HOLD].packing]
    return PIECES_OF_SHAPES[shapes] & UP_TO_SIZE[min(free_cells(player, grid), SIZES)]


@rule
def is_loaded(player: Player) -> bool:
    """Whether there is anything in the hold."""
    return player.crates > 0 or player.stores[Store.HOLD].first != 0


@rule
def store_piece(stored: Stored, piece: int) -> None:
    """Put a piece into an area or hold that has room for it."""
    put_in(stored, piece)
    stored.packing = WITH_SHAPE[stored.packing, SHAPE[piece]]


@rule
def fetch_piece(stored: Stored, piece: int) -> None:
    """Take a piece out of an area or hold."""
    take_out(stored, piece)
    stored.packing = WITHOUT_SHAPE[stored.packing, SHAPE[piece]]


@rule
def why_not_act(state: State, player: Player) -> int:
    """Whether a player may act in a town now: once, or twice in one town with the porter
    (APT-4.17, APT-12.34, APT-13.8), and never after a late move (APT-4.18, APT-13.17)."""
    if player.place == Place.BASE:  # APT-5.1, APT-5.12
        return Reason.NOT_IN_TOWN
    if state.acted == 0:
        return Reason.OK
    if state.moved == Moved.AFTER:  # APT-4.16
        return Reason.MOVED_AFTER_ACTION
    has_more = state.acted == 1 and owns(player, Upgrade.PORTER)
    return Reason.OK if has_more else Reason.HAS_ACTED  # APT-5.11


@rule
def list_loading(state: State, player: Player, out: Array[int], count: int) -> int:
    """The legal actions in the truck's town: TAKE_ORDER by slot, BUY_FURNITURE by piece."""
    grid = hold_grid(player)
    free = free_cells(player, grid)
    for slot in range(SLOTS):
        order = state.slots[slot]
        if order != NONE and ORDER_COLOUR[order] == player.place and ORDER_CRATES[order] <= free:
            out[count] = encode(TAKE_ORDER, slot, ORDER_KIND[order])  # APT-11.5
            count += 1
    pieces = buyable(state, player, grid, player.coins)
    while pieces != 0:
        out[count] = encode(BUY_FURNITURE, lowest_bit(pieces))  # APT-11.6
        pieces &= pieces - 1
        count += 1
    return count


@rule
def buyable(state: State, player: Player, grid: int, coins: int) -> int:
    """The pieces of the town's stock that fit and cost no more than so many coins, any of them and
    not only the oldest (APT-5.9); the queue is not for sale (APT-5.12, APT-13.40)."""
    affordable = loadable(player, grid) & UP_TO_SIZE[min(coins, SIZES)]
    return state.piles[player.place].first & affordable


@rule
def why_not_take_order(state: State, player: Player, slot: int, kind: int) -> int:
    """Whether the order in a slot may be taken (APT-5.2)."""
    refusal = why_not_act(state, player)
    order = state.slots[slot]
    if refusal != Reason.OK:
        return refusal
    if order == NONE or ORDER_KIND[order] != kind:
        return Reason.NO_SUCH_ORDER
    if ORDER_COLOUR[order] != player.place:  # APT-5.12
        return Reason.OTHER_COLOUR
    if ORDER_CRATES[order] > free_cells(player, hold_grid(player)):  # APT-5.3
        return Reason.NO_ROOM
    return Reason.OK


@rule
def do_take_order(state: State, beat: Beat, seat: int, slot: int) -> None:
    """Take the card, load its crates, refill the slot (APT-1.12, APT-5.4, APT-12.12, APT-13.1).
    Earlier orders need not be delivered first (APT-5.7, APT-13.41)."""
    player = state.players[seat]
    order = state.slots[slot]
    note(beat, Event.TAKE_ORDER, seat)
    beat.place = player.place
    beat.slot = slot
    beat.order = order
    player.in_transit[ORDER_COLOUR[order]] |= 1 << order % COLOUR_ORDERS
    player.crates += ORDER_CRATES[order]
    state.acted += 1
    state.slots[slot] = NONE
    push(state, Task.REFILL, NONE, slot, NONE)


@rule
def do_refill(state: State, beat: Beat) -> None:
    """Turn up a new order in the empty slot, for everybody at once (APT-5.5). If there is none, the
    slot stays empty and the end is triggered (APT-5.6, APT-10.1, APT-12.39, APT-13.35)."""
    slot = top(state).a
    pop(state)
    if state.order_count == 0:
        trigger(state, Ending.ORDERS)
        return
    state.slots[slot] = draw_order(state)
    note(beat, Event.REFILL, NONE)
    beat.slot = slot
    beat.order = state.slots[slot]


@rule
def why_not_buy_furniture(state: State, player: Player, piece: int) -> int:
    """Whether a piece of the town's stock may be bought (APT-5.8)."""
    refusal = why_not_act(state, player)
    if refusal != Reason.OK:
        return refusal
    if not state.piles[player.place].first >> piece & 1:
        return Reason.NOT_IN_STOCK
    if player.coins < SIZE[piece]:
        return Reason.TOO_DEAR
    fits = loadable(player, hold_grid(player)) >> piece & 1
    return Reason.OK if fits else Reason.NO_ROOM


@rule
def do_buy_furniture(state: State, beat: Beat, seat: int, piece: int) -> None:
    """Pay the size to the supply (APT-1.18), take the token; its card leaves the game (APT-5.10,
    APT-12.18, APT-12.19)."""
    player = state.players[seat]
    player.coins -= SIZE[piece]
    take_out(state.piles[player.place], piece)
    store_piece(player.stores[Store.HOLD], piece)
    state.acted += 1
    note(beat, Event.BUY_FURNITURE, seat)
    beat.place = player.place
    beat.piece = piece
    beat.coins = SIZE[piece]
