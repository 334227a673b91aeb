"""A player who furnishes large rooms in one style and never drives half empty.

All worths are hundredths of a point of prestige. A piece is worth what it adds to the room that it
suits best, less its coins; an order is worth its coins and its part of a set. The truck goes where
the next loading is worth most, and home once that is less than what it carries.
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode
from vacancy.engine.bits import bit_count
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import (
    BATHROOM,
    CELL_COUNT,
    FIXTURE_FACTOR,
    ORDER_COLOUR,
    ORDER_CRATES,
    SIZE,
    UPGRADE_COST,
    URGENT_ORDERS,
)
from ..layout import (
    COLOUR_ORDERS,
    COLOURS,
    PIECES,
    ROOMS,
    SLOTS,
    STYLED_PIECES,
    TRIPLE_KINDS,
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
    TAKE_ORDER,
    UNLOAD,
    USE_VIGNETTE,
)
from ..rules.loading import free_cells, hold_grid, loadable, owns
from .plans import (
    Plan,
    best_room,
    chance,
    gain,
    kinds_in,
    plan_in_place,
    plan_of,
    room_worth,
    turns_ahead,
)

AT_ONCE = 1_000_000
SOON = 500_000
NEVER = -500_000
CELL = 22
"""What a cell of the hold is worth: a full truck costs a turn to empty."""
PORTER_PAYS, TRAILER_PAYS = 7, 14
"""So many turns, and one for every two coins, must be ahead of whoever buys an upgrade."""


@rule
def weigh_as_furnisher(state: State, seat: int, action: int) -> int:
    """How much the furnisher likes an action."""
    player = state.players[seat]
    if belongs(MOVE, action):
        return place_worth(state, player, action - MOVE.first) // (1 if state.acted == 0 else 10)
    if belongs(TAKE_ORDER, action):
        slot, _, _ = decode(TAKE_ORDER, action)
        return loading_worth(state, player, player.place, slot)
    if belongs(BUY_FURNITURE, action):
        piece = action - BUY_FURNITURE.first
        return loading_worth(state, player, player.place, SLOTS + piece)
    if action == UNLOAD.first:
        return home_worth(state, player)
    if belongs(DELIVER, action):
        piece, area, _ = decode(DELIVER, action)
        return delivery_worth(state, player, piece, area)
    if belongs(MOVE_FURNITURE, action):
        return carrying_worth(state, player, action)
    return free_thing_worth(state, player, action)


@rule
def free_thing_worth(state: State, player: Player, action: int) -> int:
    """Stars and points at once, the porter early; ending the turn or the unloading is worth 0."""
    if action == BUY_STAR.first:
        return AT_ONCE + 3
    if belongs(SCORE_ROOM, action):
        return AT_ONCE
    if belongs(SCORE_ORDER_SET, action):  # plain cards rather than urgent ones
        return AT_ONCE - 1 - bit_count(action - SCORE_ORDER_SET.first)
    if belongs(ACTIVATE_VIGNETTE, action):
        one, other, _ = decode(ACTIVATE_VIGNETTE, action)
        return SOON + taken_of(player, one) + taken_of(player, other)
    if belongs(BUY_UPGRADE, action):
        return upgrade_worth(state, player, action - BUY_UPGRADE.first)
    return 1 if action == USE_VIGNETTE.first else 0


@rule
def upgrade_worth(state: State, player: Player, upgrade: int) -> int:
    """The porter pays within a few trips, the trailer within many."""
    turns = turns_ahead(state)
    price = UPGRADE_COST[state.edition, upgrade]
    if upgrade == Upgrade.PORTER and turns > PORTER_PAYS + price // 2:
        return SOON
    if (
        upgrade == Upgrade.TRAILER
        and turns > TRAILER_PAYS + price // 2
        and owns(player, Upgrade.PORTER)
    ):
        return SOON
    return NEVER


# Loading: a thing is a slot with an order, or SLOTS and a piece of the town's stock


@rule
def coin_worth(player: Player, turns: int) -> int:
    """What a coin will buy; at the end three make a point."""
    if turns < 4:
        return 33
    surplus = player.coins + player.crates - turns
    return max(33, min(65, 40 - 5 * surplus))


@rule
def taken_of(player: Player, colour: int) -> int:
    """How many unused orders of a colour a player has, in transit too."""
    return bit_count(player.completed[colour]) + bit_count(player.in_transit[colour])


@rule
def set_worth(player: Player, colour: int) -> int:
    """What an order adds to the sets, which want all colours alike."""
    fewest = taken_of(player, 0)
    for other in range(1, COLOURS):
        fewest = min(fewest, taken_of(player, other))
    return max(20, 130 - 50 * (taken_of(player, colour) - fewest))


@rule
def order_worth(player: Player, order: int, turns: int) -> int:
    """Coins, a card for a set, and an urgent one for the vignette."""
    if turns < 2:
        return 0
    is_urgent = URGENT_ORDERS >> order % COLOUR_ORDERS & 1
    worth = ORDER_CRATES[order] * coin_worth(player, turns) + set_worth(player, ORDER_COLOUR[order])
    return worth + (60 if is_urgent and turns > 5 else 0)


@rule
def fixture_worth(edition: int, player: Player, plan: Plan, piece: int, turns: int) -> int:
    """A fixture counts its size with an apartment that gets one."""
    best = 0
    points = FIXTURE_FACTOR[edition] * SIZE[piece]
    for room in range(Store.A1, Store.A2 + 1):
        is_free = player.stores[BATHROOM[room]].first == 0 and plan[room] > 0
        if is_free and player.stores[Store.HOLD].first >> STYLED_PIECES == 0:
            best = max(best, points * chance(TRIPLE_KINDS - kinds_in(plan[room]), turns))
    return best


@rule
def piece_worth(edition: int, player: Player, plan: Plan, piece: int, turns: int) -> int:
    """What a piece brings, less what it costs."""
    if turns < 2:
        return 0
    if piece >= STYLED_PIECES:
        worth = fixture_worth(edition, player, plan, piece, turns)
    else:
        worth = gain(edition, plan, best_room(edition, plan, piece, turns), piece, turns)
    return worth - SIZE[piece] * coin_worth(player, turns)


@rule
def thing_worth(state: State, player: Player, plan: Plan, thing: int, turns: int) -> int:
    """What it is worth to load a thing, less the space it takes."""
    if thing < SLOTS:
        order = state.slots[thing]
        return order_worth(player, order, turns) - CELL * ORDER_CRATES[order]
    piece = thing - SLOTS
    return piece_worth(state.edition, player, plan, piece, turns) - CELL * SIZE[piece]


@rule
def can_load(state: State, player: Player, town: int, thing: int, free: int, coins: int) -> bool:
    """Whether a thing is there, fits into so many cells and costs no more than so many coins."""
    if thing < SLOTS:
        order = state.slots[thing]
        return order != NONE and ORDER_COLOUR[order] == town and ORDER_CRATES[order] <= free
    piece = thing - SLOTS
    is_there = state.piles[town].first & loadable(player, hold_grid(player)) & 1 << piece != 0
    return is_there and SIZE[piece] <= min(free, coins)


@rule
def best_thing(
    state: State, player: Player, plan: Plan, town: int, without: int, turns: int
) -> int:
    """The thing best loaded in a town, after another one or NONE; NONE if there is none."""
    free = free_cells(player, hold_grid(player))
    coins = player.coins
    if without != NONE and without < SLOTS:
        free -= ORDER_CRATES[state.slots[without]]
    elif without != NONE:
        free -= SIZE[without - SLOTS]
        coins -= SIZE[without - SLOTS]
    best = NONE
    most = 0
    for thing in range(SLOTS + PIECES):
        if thing != without and can_load(state, player, town, thing, free, coins):
            worth = thing_worth(state, player, plan, thing, turns)
            if best == NONE or worth > most:
                best = thing
                most = worth
    return best


@rule
def loading_worth(state: State, player: Player, town: int, thing: int) -> int:
    """What it is worth to load a thing, and then the best other one, now or next turn."""
    turns = turns_ahead(state)
    plan = plan_of(state.edition, player, turns)
    worth = thing_worth(state, player, plan, thing, turns)
    other = best_thing(state, player, plan, town, thing, turns)
    if other == NONE or state.acted > 0:
        return worth
    more = max(0, thing_worth(state, player, plan, other, turns))
    return worth + (more if owns(player, Upgrade.PORTER) else more // 4)


@rule
def place_worth(state: State, player: Player, place: int) -> int:
    """What a turn in a place is worth."""
    if place == Place.BASE:
        return home_worth(state, player)
    turns = turns_ahead(state)
    plan = plan_of(state.edition, player, turns)
    thing = best_thing(state, player, plan, place, NONE, turns)
    return 0 if thing == NONE else loading_worth(state, player, place, thing)


@rule
def home_worth(state: State, player: Player) -> int:
    """What it is worth to bring the load home now."""
    grid = hold_grid(player)
    cells = CELL_COUNT[grid] - free_cells(player, grid)
    worth = 55 * cells
    if player.coins < 3 and player.crates > 0:
        worth += 40
    for room in range(ROOMS):
        has_some = player.stores[room].locked == 0 and player.stores[Store.HOLD].first != 0
        if has_some and kinds_in(plan_of(state.edition, player, 9)[room]) == TRIPLE_KINDS:
            worth += 80
    return worth + (1000 if turns_ahead(state) < 3 and cells > 0 else 0)


# Furnishing


@rule
def delivery_worth(state: State, player: Player, piece: int, area: int) -> int:
    """The room that a piece suits best, the best piece first; fixtures to bathrooms."""
    if piece >= STYLED_PIECES:
        if area < ROOMS:
            return -10 if player.stores[area].locked != 0 else -300
        room = area - BATHROOM[Store.A1] + Store.A1
        return AT_ONCE + 100 + kinds_in(player.stores[room].first)
    turns = turns_ahead(state)
    worth = gain(state.edition, plan_in_place(player), area, piece, turns)
    if worth > 0:
        return AT_ONCE + 100 + worth
    return -5 if player.stores[area].locked != 0 else -300 + worth


@rule
def carrying_worth(state: State, player: Player, action: int) -> int:
    """Worth the coin only if it makes a room much better than the other gets worse."""
    area, piece, target = decode(MOVE_FURNITURE, action)
    turns = turns_ahead(state)
    plan = plan_in_place(player)
    if area >= ROOMS or target >= ROOMS or piece >= STYLED_PIECES or plan[target] == NONE:
        return NEVER
    loss = 0
    if plan[area] != NONE:
        rest = plan[area] & ~(1 << piece)
        loss = room_worth(state.edition, plan[area], area, turns)
        loss -= room_worth(state.edition, rest, area, turns)
    profit = gain(state.edition, plan, target, piece, turns) - loss
    return SOON + profit if profit > 300 else NEVER
