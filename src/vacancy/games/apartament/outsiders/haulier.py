"""A player who hauls: the largest orders first, then the dearest furniture that a room still lacks.

Styles do not matter to the haulier, coins do: with many in hand it goes shopping.
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import AREA_GRID, BUNCH_CELLS, CELL_COUNT, ORDER_COLOUR, ORDER_CRATES, SIZE
from ..layout import (
    KIND_PIECES,
    PIECES,
    ROOMS,
    SLOTS,
    STYLED_PIECES,
    Kind,
    Place,
    Player,
    State,
    Store,
    Upgrade,
)
from ..moves import (
    ACTIVATE_VIGNETTE,
    BUY_FURNITURE,
    BUY_STAR,
    BUY_UPGRADE,
    DELIVER,
    MOVE,
    MOVE_FURNITURE,
    SCORE_ORDER_SET,
    SCORE_ROOM,
    SCRAP,
    TAKE_ORDER,
    UNLOAD,
    USE_VIGNETTE,
)
from ..rules.loading import free_cells, hold_grid, loadable

FREE = 1000
"""More than any trip is worth: what is done at once."""
RICH = 7
"""With so many coins the haulier goes shopping."""


@rule
def weigh_as_haulier(state: State, seat: int, action: int) -> int:
    """How much the haulier likes an action."""
    player = state.players[seat]
    if belongs(MOVE, action):
        return town_worth(state, player, action - MOVE.first) if state.acted == 0 else -1
    if belongs(TAKE_ORDER, action):
        return order_worth(state, decode(TAKE_ORDER, action)[0])
    if belongs(BUY_FURNITURE, action):
        return piece_worth(state, player, action - BUY_FURNITURE.first)
    if action == UNLOAD.first:
        return load_worth(state, player)
    if belongs(DELIVER, action):
        piece, area, _ = decode(DELIVER, action)
        return FREE + place_in(player, piece, area)
    return free_thing_worth(state, player, action)


@rule
def free_thing_worth(state: State, player: Player, action: int) -> int:
    """Points at once, a trailer before anything else; furniture is never carried."""
    if action == BUY_STAR.first:
        return FREE + 300
    if belongs(SCORE_ROOM, action) or belongs(SCORE_ORDER_SET, action):
        return FREE + 200 if player.stores[Store.HOLD].first == 0 else FREE - 100
    if belongs(ACTIVATE_VIGNETTE, action):
        return FREE
    if belongs(BUY_UPGRADE, action):
        is_early = state.order_count > 8 * state.seats
        return FREE if is_early and action - BUY_UPGRADE.first != Upgrade.GPS else -FREE
    if belongs(MOVE_FURNITURE, action) or belongs(SCRAP, action):
        return -FREE
    return 1 if action == USE_VIGNETTE.first else 0


@rule
def lacks(player: Player, room: int, piece: int) -> bool:
    """Whether a room waits for the kind of a piece, and can take it and still be furnished."""
    stored = player.stores[room]
    kind = piece // KIND_PIECES
    if stored.locked != 0 or kind == Kind.BATH:
        return False
    if stored.first >> kind * KIND_PIECES & (1 << KIND_PIECES) - 1:
        return False
    missing = 0
    for other in range(Kind.BATH):
        if other != kind and not stored.first >> other * KIND_PIECES & (1 << KIND_PIECES) - 1:
            missing += 1
    free = CELL_COUNT[AREA_GRID[room]] - BUNCH_CELLS[stored.packing]
    return free - SIZE[piece] >= 2 * missing


@rule
def place_in(player: Player, piece: int, area: int) -> int:
    """The fullest room that lacks the piece; a fixture to a bathroom."""
    if piece >= STYLED_PIECES:
        return 50 if area >= ROOMS else -50
    if lacks(player, area, piece):
        return 20 + BUNCH_CELLS[player.stores[area].packing]
    return -20 if player.stores[area].locked != 0 else -60


@rule
def order_worth(state: State, slot: int) -> int:
    """The more crates the better."""
    return 10 * ORDER_CRATES[state.slots[slot]]


@rule
def piece_worth(state: State, player: Player, piece: int) -> int:
    """The dearest piece that some room lacks and nothing on the truck provides."""
    kind = piece // KIND_PIECES
    held = player.stores[Store.HOLD].first
    if held >> kind * KIND_PIECES & (1 << KIND_PIECES) - 1:
        return -10
    for room in range(ROOMS):
        if lacks(player, room, piece):
            return (14 if player.coins >= RICH else 9) * SIZE[piece]
    return -10


@rule
def town_worth(state: State, player: Player, place: int) -> int:
    """The best thing to load there, or the way home."""
    if place == Place.BASE:
        return load_worth(state, player)
    free = free_cells(player, hold_grid(player))
    best = -20
    for slot in range(SLOTS):
        order = state.slots[slot]
        if order != NONE and ORDER_COLOUR[order] == place and ORDER_CRATES[order] <= free:
            best = max(best, order_worth(state, slot))
    pieces = state.piles[place].first & loadable(player, hold_grid(player))
    for piece in range(PIECES):
        if pieces >> piece & 1 and SIZE[piece] <= player.coins:
            best = max(best, piece_worth(state, player, piece))
    return best


@rule
def load_worth(state: State, player: Player) -> int:
    """Home with a truck that is more than half full, and in any case at the end."""
    grid = hold_grid(player)
    cells = CELL_COUNT[grid] - free_cells(player, grid)
    is_late = state.ending != 0 or state.order_count == 0
    return 7 * cells + (100 if is_late and cells > 0 else 0)
