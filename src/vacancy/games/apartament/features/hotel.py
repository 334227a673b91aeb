"""What a seat sees of its own goods, orders, truck and hotel."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, list_set, lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_number, list_steps
from vacancy.engine.record import Array

from ..components import (
    AREA_GRID,
    BATHROOM,
    BUNCH_CELLS,
    CELL_COUNT,
    FITS,
    HAS_BATHROOM,
    STAR_COUNT,
    STAR_PRICE,
    URGENT_ORDERS,
)
from ..layout import (
    COLOURS,
    ROOMS,
    SHAPES,
    STYLED_PIECES,
    TOWNS,
    TRIPLE_KINDS,
    Player,
    State,
    Store,
)
from ..rules.ending import count_sets
from ..rules.loading import free_cells, hold_grid
from .inputs import (
    BATHROOM_VALUES,
    BATHROOMS,
    CARD_STEPS,
    CELL_VALUES,
    COINS,
    COINS_VALUES,
    COMPLETED,
    CRATES,
    FREE,
    FREE_VALUES,
    HERE,
    HOLD,
    HOLD_UNFIT,
    HOTEL,
    KIND_SETS,
    PLACE,
    POINT_STEP,
    POINT_VALUES,
    PRESTIGE,
    PRESTIGE_VALUES,
    REACH,
    REACH_VALUES,
    READY,
    ROOM,
    ROOM_FREE,
    ROOM_KINDS,
    ROOM_PIECES,
    ROOM_POINTS,
    ROOM_SCORED,
    ROOM_UNFIT,
    SET_VALUES,
    SETS,
    SHORT,
    SHORT_VALUES,
    STAR_VALUES,
    STARS_WON,
    TO_SET,
    TRANSIT,
    TRANSIT_STEPS,
    UPGRADE,
    URGENT,
    URGENT_VALUES,
    VIGNETTE,
)
from .wishes import OF_KIND, list_wishes, ready_prestige, room_points, stars_in_reach

ALL_SHAPES = (1 << SHAPES) - 1
HOLD_STORE = int(Store.HOLD)


@rule
def list_goods(state: State, player: Player, out: Array[int], count: int) -> int:
    """Coins, prestige and stars, with what could be had at once."""
    count = list_number(player.coins, COINS_VALUES, COINS, out, count)
    count = list_number(player.prestige, PRESTIGE_VALUES, PRESTIGE, out, count)
    count = list_number(player.stars, STAR_VALUES, STARS_WON, out, count)
    ready = ready_prestige(state, player)
    reach = stars_in_reach(state, player.prestige + ready)
    count = list_number(ready, PRESTIGE_VALUES, READY, out, count)
    count = list_number(reach, REACH_VALUES, REACH, out, count)
    if state.star_count < STAR_COUNT[state.seats]:
        short = STAR_PRICE[state.seats, state.star_count] - player.prestige
        count = list_number(short, SHORT_VALUES, SHORT, out, count)
    if player.is_vignette_active:
        out[count] = VIGNETTE
        count += 1
    return list_set(player.upgrades, UPGRADE, out, count)


@rule
def list_cards(player: Player, out: Array[int], count: int) -> int:
    """The orders of each colour, and what they make together."""
    for colour in range(COLOURS):
        done, moving = player.completed[colour], player.in_transit[colour]
        plain, urgent = bit_count(done & ~URGENT_ORDERS), bit_count(done & URGENT_ORDERS)
        first = COMPLETED + colour * CARD_STEPS
        count = list_steps(plain, CARD_STEPS, first, out, count)
        count = list_steps(urgent, CARD_STEPS, first + COLOURS * CARD_STEPS, out, count)
        plain, urgent = bit_count(moving & ~URGENT_ORDERS), bit_count(moving & URGENT_ORDERS)
        first = TRANSIT + colour * TRANSIT_STEPS
        count = list_steps(plain, TRANSIT_STEPS, first, out, count)
        count = list_steps(urgent, TRANSIT_STEPS, first + COLOURS * TRANSIT_STEPS, out, count)
    count = list_number(count_sets(player), SET_VALUES, SETS, out, count)
    count = list_number(colours_to_set(player), COLOURS + 1, TO_SET, out, count)
    return list_number(count_urgent(player), URGENT_VALUES, URGENT, out, count)


@rule
def colours_to_set(player: Player) -> int:
    """How many colours are missing to one more set than there is now, orders in transit counted."""
    sets = count_sets(player)
    missing = 0
    for colour in range(COLOURS):
        cards = player.completed[colour] | player.in_transit[colour]
        missing += bit_count(cards) <= sets
    return missing


@rule
def count_urgent(player: Player) -> int:
    """How many completed urgent orders a player has."""
    urgent = 0
    for colour in range(COLOURS):
        urgent += bit_count(player.completed[colour] & URGENT_ORDERS)
    return urgent


@rule
def list_truck(state: State, player: Player, out: Array[int], count: int) -> int:
    """The truck, what it carries, what would not fit, and what is for sale where it stands."""
    grid = hold_grid(player)
    stored = player.stores[HOLD_STORE]
    out[count] = PLACE + player.place
    out[count + 1] = CRATES + player.crates
    count = list_number(free_cells(player, grid), CELL_VALUES, FREE, out, count + 2)
    count = list_unfit(grid, stored.packing, HOLD_UNFIT, out, count)
    count = list_wishes(stored.first, player, HOLD, out, count)
    if player.place < TOWNS:
        count = list_wishes(state.piles[player.place].first, player, HERE, out, count)
    return count


@rule
def list_unfit(grid: int, packing: int, first: int, out: Array[int], count: int) -> int:
    """The shapes that cannot join a bunch in a grid."""
    return list_set(ALL_SHAPES & ~FITS[grid, packing], first, out, count)


@rule
def list_hotel(state: State, player: Player, out: Array[int], count: int) -> int:
    """All rooms, and the bathrooms that can still count."""
    for room in range(ROOMS):
        count = list_room(state, player, room, HOTEL + room * ROOM, out, count)
        if HAS_BATHROOM[room] and player.stores[room].locked == 0:
            bathroom = BATHROOM[room]
            fixture = player.stores[bathroom].first
            value = lowest_bit(fixture) - STYLED_PIECES + 1 if fixture != 0 else 0
            out[count] = BATHROOMS + (bathroom - ROOMS) * BATHROOM_VALUES + value
            count += 1
    return count


@rule
def list_room(
    state: State, player: Player, room: int, first: int, out: Array[int], count: int
) -> int:
    """A room: its pieces, what is missing, what space is left, what it would score."""
    stored = player.stores[room]
    count = list_set(stored.first & ~stored.locked, first + ROOM_PIECES, out, count)
    if stored.locked != 0:
        out[count] = first + ROOM_SCORED
        return count + 1
    kinds = 0
    for kind in range(TRIPLE_KINDS):
        if stored.first & OF_KIND[kind]:
            kinds |= 1 << kind
    out[count] = first + ROOM_KINDS + kinds
    free = CELL_COUNT[AREA_GRID[room]] - BUNCH_CELLS[stored.packing]
    count = list_number(free, FREE_VALUES, first + ROOM_FREE, out, count + 1)
    count = list_unfit(AREA_GRID[room], stored.packing, first + ROOM_UNFIT, out, count)
    if kinds == KIND_SETS - 1:
        points = room_points(state, player, room) // POINT_STEP
        count = list_number(points, POINT_VALUES, first + ROOM_POINTS, out, count)
    return count
