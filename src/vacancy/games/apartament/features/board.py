"""What a seat sees of the table: towns, orders, the factory, the star track and the decks."""

from __future__ import annotations

from vacancy.engine.bits import list_set
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_number
from vacancy.engine.record import NONE, Array

from ..components import (
    ORDER_COLOUR,
    ORDER_CRATES,
    ORDER_KIND,
    STAR_COUNT,
    STAR_PRICE,
    UP_TO_SIZE,
    URGENT_ORDERS,
)
from ..layout import (
    COLOUR_ORDERS,
    ORDER_KINDS,
    PIECES,
    QUEUE,
    SIZES,
    SLOTS,
    TOWNS,
    Edition,
    Ending,
    Player,
    State,
)
from ..rules.loading import free_cells, hold_grid, loadable
from .inputs import (
    DECK_STEP,
    EDITION,
    ENDING,
    FACE_UP,
    FURNITURE_DECK,
    LOWEST_PRICE,
    MADE,
    MADE_WANTED,
    ORDER_DECK,
    ORDER_VALUES,
    PAWN,
    PRICE,
    PRICE_VALUES,
    SEAT_COUNT,
    SIZE_VALUES,
    STARS_LEFT,
    STOCK,
    TOWN,
    TOWN_KIND,
    TOWN_ORDER,
    TOWN_ORDERS,
    TOWN_PAYABLE,
    TOWN_STYLE,
    TOWN_URGENT,
    TOWNS_AT,
    TURNS_VALUES,
)
from .wishes import wanted_by_kind, wanted_by_style

FEWEST_SEATS = 2


@rule
def list_towns(state: State, player: Player, out: Array[int], count: int) -> int:
    """What each town offers to this player's truck and purse."""
    grid = hold_grid(player)
    by_style = wanted_by_style(player)
    by_kind = wanted_by_kind(player)
    payable = loadable(player, grid) & UP_TO_SIZE[min(player.coins, SIZES)]
    free = free_cells(player, grid)
    for town in range(TOWNS):
        first = TOWNS_AT + town * TOWN
        stock = state.piles[town].first
        pieces = stock & payable
        sizes = largest_size(pieces)
        count = list_set(stock & by_kind, STOCK + town * PIECES, out, count)
        count = list_number(sizes, SIZE_VALUES, first + TOWN_PAYABLE, out, count)
        sizes = largest_size(pieces & by_style)
        count = list_number(sizes, SIZE_VALUES, first + TOWN_STYLE, out, count)
        sizes = largest_size(pieces & by_kind)
        count = list_number(sizes, SIZE_VALUES, first + TOWN_KIND, out, count)
        count = list_town_orders(state, town, free, first, out, count)
    return count


@rule
def largest_size(pieces: int) -> int:
    """The size of the largest piece in a set; 0 in an empty one."""
    size = 0
    while pieces & ~UP_TO_SIZE[size] != 0:
        size += 1
    return size


@rule
def list_town_orders(
    state: State, town: int, free: int, first: int, out: Array[int], count: int
) -> int:
    """The face-up orders of a town, and what fits the free cells of a hold."""
    orders = 0
    crates = 0
    is_urgent = False
    for slot in range(SLOTS):
        order = state.slots[slot]
        if order != NONE and ORDER_COLOUR[order] == town:
            orders += 1
            if ORDER_CRATES[order] <= free:
                crates = max(crates, ORDER_CRATES[order])
                is_urgent = is_urgent or URGENT_ORDERS >> order % COLOUR_ORDERS & 1 == 1
    count = list_number(orders, ORDER_VALUES, first + TOWN_ORDERS, out, count)
    count = list_number(crates, SIZE_VALUES, first + TOWN_ORDER, out, count)
    if is_urgent:
        out[count] = first + TOWN_URGENT
        count += 1
    return count


@rule
def list_face_up(state: State, player: Player, out: Array[int], count: int) -> int:
    """The face-up orders by kind, and the pieces that the factory makes next."""
    for slot in range(SLOTS):
        order = state.slots[slot]
        if order != NONE:
            same = 0
            for before in range(slot):
                other = state.slots[before]
                same += other != NONE and ORDER_KIND[other] == ORDER_KIND[order]
            if same < ORDER_VALUES:
                out[count] = FACE_UP + same * ORDER_KINDS + ORDER_KIND[order]
                count += 1
    by_style = wanted_by_style(player)
    for position in range(QUEUE):
        piece = state.queue[position]
        if piece != NONE:
            out[count] = MADE + position * PIECES + piece
            count += 1
            if by_style >> piece & 1:
                out[count] = MADE_WANTED + position
                count += 1
    out[count] = PAWN + state.pawn
    return count + 1


@rule
def list_clock(state: State, out: Array[int], count: int) -> int:
    """The star track, the decks, how near the end is, how many play, and by which values."""
    left = STAR_COUNT[state.seats] - state.star_count
    out[count] = STARS_LEFT + left
    out[count + 1] = ORDER_DECK + DECK_STEP[state.order_count]
    out[count + 2] = FURNITURE_DECK + DECK_STEP[state.furniture_count]
    out[count + 3] = SEAT_COUNT + state.seats - FEWEST_SEATS
    count += 4
    if left > 0:
        above = STAR_PRICE[state.seats, state.star_count] - LOWEST_PRICE
        count = list_number(above, PRICE_VALUES, PRICE, out, count)
    if state.ending != Ending.NONE:
        count = list_number(state.turns_left, TURNS_VALUES, ENDING, out, count)
    if state.edition == Edition.RECOMMENDED:
        out[count] = EDITION
        count += 1
    return count
