"""What a position of Apartament is worth: stars, and all that can still become prestige.

Everything but stars is valued in hundredths of a point of prestige, and at the end turned into
stars at their present price.
"""

from __future__ import annotations

from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup

from .components import (
    AREA_GRID,
    BATHROOM,
    BUNCH_CELLS,
    CELL_COUNT,
    COLOUR_DECK,
    DECK_COUNT,
    HAS_BATHROOM,
    SIZE,
    STAR_COUNT,
    STAR_PRICE,
    URGENT_ORDERS,
)
from .layout import (
    COLOURS,
    KIND_PIECES,
    ROOMS,
    STYLED_PIECES,
    STYLES,
    TRIPLE_KINDS,
    UPGRADES,
    Player,
    State,
    Store,
)
from .rules.rooms import best_points, is_furnished, largest

POINT = 100
ALL_OF_KIND = (1 << KIND_PIECES) - 1
WHOLE = 100
FURNISHED = 96  # of a hundred that it will bring; then of rooms with one and two kinds
BEGUN = Lookup([0, 90, 95])
LOADED = 82  # a cell of furniture in the hold
FIXTURE = 60  # a cell of a fixture in the bathroom of an unscored room
COIN = 48
SPARE_COIN = 30
COINS = 8
CRATE = 40
SET = 390
SET_BEGUN = Lookup([0, 45, 110, 210, 390])
URGENT = 25
VIGNETTE = 150
UPGRADE = Lookup([500, 500, 280])
STAR = 100
AT_PRICE = 92  # what the price of a star is worth: less than the star
LAST_PRICE = 24
END_IN_SIGHT = 4  # in the last quarter


@rule
def estimate(state: State, seat: int) -> int:
    """The stars that a seat can be expected to have in the end, in hundredths."""
    player = state.players[seat]
    if state.depth == 0:
        return player.stars * STAR + player.prestige
    left = time_left(state)
    worth = player.prestige * POINT + count_rooms(player, left) + count_orders(player, left)
    worth += min(player.coins, COINS) * COIN + max(player.coins - COINS, 0) * SPARE_COIN
    worth += player.crates * CRATE + hold_worth(player) * trust(left) // WHOLE
    for upgrade in range(UPGRADES):
        if player.upgrades >> upgrade & 1:
            worth += UPGRADE[upgrade] * left // WHOLE
    return player.stars * STAR + AT_PRICE * worth // (POINT * price_of(state))


@rule
def price_of(state: State) -> int:
    """What the next star costs; more than any, when none is left."""
    if state.star_count == STAR_COUNT[state.seats]:
        return 2 * LAST_PRICE
    return STAR_PRICE[state.seats, state.star_count]


@rule
def time_left(state: State) -> int:
    """How much of the game is left, in hundredths: by the deck that is nearer its end."""
    if state.ending > 0:
        return 0
    orders = WHOLE * state.order_count // (COLOURS * bit_count(COLOUR_DECK[state.seats]))
    return min(orders, WHOLE * state.furniture_count // DECK_COUNT[state.seats])


@rule
def trust(left: int) -> int:
    """How far there is time to finish what is begun, in hundredths: all but near the end."""
    return min(END_IN_SIGHT * left, WHOLE)


@rule
def count_rooms(player: Player, left: int) -> int:
    """What the furniture in unscored rooms promises."""
    worth = 0
    for room in range(ROOMS):
        stored = player.stores[room]
        if stored.locked == 0 and stored.first != 0:
            worth += room_worth(player, room, left)
        if HAS_BATHROOM[room] and stored.locked == 0:
            fixtures = player.stores[BATHROOM[room]].first
            if fixtures != 0:
                worth += SIZE[lowest_bit(fixtures)] * FIXTURE
    return worth


@rule
def room_worth(player: Player, room: int, left: int) -> int:
    """What the furniture in a room promises; nothing, where the rest finds no place any more."""
    pieces = player.stores[room].first
    if is_furnished(pieces):
        return best_points(pieces) * FURNISHED
    kinds = 0
    points = 0
    for kind in range(TRIPLE_KINDS):
        if pieces >> kind * KIND_PIECES & ALL_OF_KIND != 0:
            kinds += 1
            points += largest_of(pieces, kind)
    free = CELL_COUNT[AREA_GRID[room]] - BUNCH_CELLS[player.stores[room].packing]
    if kinds + free < TRIPLE_KINDS:
        return 0
    return (points + best_pair(pieces)) * BEGUN[kinds] * trust(left) // WHOLE


@rule
def largest_of(pieces: int, kind: int) -> int:
    """The size of the largest piece of a kind."""
    best = 0
    for style in range(STYLES):
        best = max(best, largest(pieces, kind, style))
    return best


@rule
def best_pair(pieces: int) -> int:
    """What two pieces of one style bring on top of their sizes."""
    best = 0
    for style in range(STYLES):
        points = 0
        kinds = 0
        for kind in range(TRIPLE_KINDS):
            size = largest(pieces, kind, style)
            points += size
            kinds += size > 0
        if kinds > 1:
            best = max(best, points)
    return best


@rule
def hold_worth(player: Player) -> int:
    """What the furniture in the hold promises, by its size."""
    return BUNCH_CELLS[player.stores[Store.HOLD].packing] * LOADED


@rule
def count_orders(player: Player, left: int) -> int:
    """What completed orders and those on the way are good for: sets, and the vignette."""
    least = STYLED_PIECES
    colours = 0
    urgent = 0
    for colour in range(COLOURS):
        least = min(least, bit_count(player.completed[colour]))
        urgent += bit_count(player.completed[colour] & URGENT_ORDERS)
    for colour in range(COLOURS):
        more = bit_count(player.completed[colour] | player.in_transit[colour]) - least
        colours += more > 0
    worth = least * SET + SET_BEGUN[colours] * (WHOLE + left) // (2 * WHOLE)
    if player.is_vignette_active:
        return worth + VIGNETTE * left // WHOLE
    return worth + min(urgent, 2) * URGENT * left // WHOLE
