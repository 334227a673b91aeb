"""What guests are worth to the innkeeper: those at the tables, and those in the row."""

from __future__ import annotations

from vacancy.engine.bits import bit_count
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from ..components import (
    BONUSES,
    COLOUR_ROOMS,
    EFFECT_AMOUNT,
    EFFECT_DISCOUNT,
    EFFECT_OP,
    GUEST_BONUS,
    GUEST_COLOUR,
    GUEST_VP,
    ORDER_SIZE,
)
from ..layout import CROWNS, TABLES, Player, State
from ..rules.asking import reacting
from ..rules.counting import count_of
from ..rules.guests import guest_price, space_of
from ..rules.items import serve_price
from ..rules.rooms import open_rooms
from ..vocabulary import LARGE_ORDER, Colour, Counter, Moment, Op
from .facts import (
    VP,
    after_serving,
    asked_for,
    count_all,
    guests_waiting,
    kitchen_of,
    missing,
    missing_from,
    one,
    rooms_for,
    spare_store,
    turns_left,
    wanted_rooms,
)

A_ROOM = 35  # an occupied room: its floor, and its part of a group
ENOUGH = 4  # items of a kind that no order exceeds
LEFT_OVER = 50  # what a guest costs who never leaves
NEED = Lookup([36, 25, 17, 11, 8, 6, 4, 3, 2, 1, 0])  # beyond a point, by crowns in hand
CHANCE = Lookup([100, 62, 42, 27, 16, 9, 5])  # in percent, by how many items are missing


@rule
def purse(state: State, player: Player, crowns: int) -> int:
    """What so many crowns in hand are worth: the first ones most, while there is time to spend."""
    urgency = min(turns_left(state, player), 6)
    worth = 0
    for crown in range(min(crowns, CROWNS)):
        worth += VP + NEED[min(crown, 10)] * urgency // 6
    return worth


@rule
def gain_worth(state: State, player: Player, crowns: int) -> int:
    """What so many more crowns are worth."""
    return purse(state, player, player.crowns + crowns) - purse(state, player, player.crowns)


@rule
def pay_worth(state: State, player: Player, price: int) -> int:
    """What paying so many crowns costs."""
    return purse(state, player, player.crowns) - purse(state, player, player.crowns - price)


@rule
def bonus_worth(state: State, player: Player, effect: int) -> int:
    """What a symbol on a guest card is worth."""
    op = EFFECT_OP[effect]
    amount = EFFECT_AMOUNT[effect]
    has_time = turns_left(state, player) > 1
    if op == Op.VP:
        return VP * amount
    if op == Op.CROWNS:
        return gain_worth(state, player, amount)
    if op == Op.STEPS:
        return 11 * amount
    if op == Op.ITEM:
        return 13 * amount
    if op == Op.DRAW:
        return 5 * amount if has_time else 0
    if op == Op.PREPARE:
        return 13 + 4 * EFFECT_DISCOUNT[effect] // 3 if has_time else 0
    if op == Op.OCCUPY:
        return 45 if player.vacant & (player.vacant - 1) != 0 else 15
    if op == Op.PLAY:
        return 22 + 5 * min(EFFECT_DISCOUNT[effect], 5) if player.hand_count > 0 else 0
    if op == Op.DRAW_PLAY:
        return 45 + 5 * min(EFFECT_DISCOUNT[effect], 5)
    if op == Op.GUEST:
        return 12 if has_time else 0
    return 60 if op == Op.EXTRA_TURN else 20


@rule
def guest_worth(state: State, player: Player, guest: int) -> int:
    """What checking a guest in is worth: the card, the room, the table, and what staff adds."""
    worth = VP * GUEST_VP[guest] + A_ROOM
    for index in range(BONUSES):
        if GUEST_BONUS[guest, index] != NONE:
            worth += bonus_worth(state, player, GUEST_BONUS[guest, index])
    colour = GUEST_COLOUR[guest]
    if colour == Colour.GREEN:
        worth += 8
    elif asked_for(state, player, Counter.RED + colour) > count_of(player, Counter.RED + colour):
        worth += 18
    if ORDER_SIZE[guest] >= LARGE_ORDER and reacting(state, Moment.CHECK_IN_LARGE) != 0:
        worth += 4 * VP
    if reacting(state, Moment.CHECK_IN + colour) != 0:
        worth += 15
    return worth


@rule
def prospect(state: State, player: Player, table: int, store: int, rooms: int) -> int:
    """What a guest at a table is worth if it is given what it lacks from a store, and a room."""
    guest = player.cafe[table].guest
    left = turns_left(state, player)
    lacks = missing(player, table, store)
    has_room = rooms & COLOUR_ROOMS[player.board, GUEST_COLOUR[guest]] != 0
    if left == 0 and (lacks > 0 or not has_room):
        return 0
    worth = guest_worth(state, player, guest) + (LEFT_OVER if left <= 4 else LEFT_OVER // 2)
    chance = CHANCE[min(lacks, 6)]
    if not has_room:
        chance = chance * (75 if left > 3 else 45) // 100
    if left <= 2 and lacks > 0:
        chance = chance // 2
    return worth * chance // 100


@rule
def cafe_worth(state: State, player: Player, store: int, rooms: int) -> int:
    """What the tables are worth with a store and vacant rooms; the best guest is served first."""
    worth = 0
    served = 0
    for _ in range(TABLES):
        best = NONE
        most = 0
        for table in range(TABLES):
            if player.cafe[table].guest != NONE and not served >> table & 1:
                found = prospect(state, player, table, store, rooms)
                if found > most:
                    best = table
                    most = found
        if best == NONE:
            break
        served |= 1 << best
        worth += most
        if missing(player, best, store) == 0:
            fitting = rooms & COLOUR_ROOMS[player.board, GUEST_COLOUR[player.cafe[best].guest]]
            rooms &= ~(fitting & -fitting)
        store = after_serving(player, best, store)
    return worth + count_all(store) * (VP if turns_left(state, player) <= 2 else 12)


@rule
def own_store(state: State, player: Player) -> int:
    """The items that can be served: the kitchen, while there is a crown for it."""
    return kitchen_of(player) if player.crowns >= serve_price(state) else 0


@rule
def items_worth(state: State, player: Player, store: int) -> int:
    """What more items would bring."""
    own = own_store(state, player)
    return cafe_worth(state, player, own + store, player.vacant) - cafe_worth(
        state, player, own, player.vacant
    )


@rule
def spread(first: int, strength: int, dear: int) -> int:
    """The store that an action brings: of the dear kind so many, of the other the rest."""
    return one(first) * (strength - dear) + one(first + 1) * dear


@rule
def best_items(state: State, player: Player, first: int, strength: int) -> int:
    """What dishes or drinks would bring, divided at their best."""
    most = 0
    for dear in range(strength // 2 + 1):
        most = max(most, items_worth(state, player, spread(first, strength, dear)))
    return most


@rule
def help_of_dice(state: State, first: int, guest: int, store: int) -> int:
    """How many missing items of a pair of kinds the dice could bring a new guest in this turn."""
    dice = state.dice[first // 2]
    if state.die_done or dice == 0:
        return 0
    lacks = missing_from(guest, store)
    cheap = lacks - missing_from(guest, store + one(first) * ENOUGH)
    dear = lacks - missing_from(guest, store + one(first + 1) * ENOUGH)
    return min(cheap + min(dear, (dice + 1) // 2), dice + 1)


@rule
def newcomer_worth(state: State, player: Player, guest: int) -> int:
    """What a guest of the row would be worth at a table, before the price."""
    store = spare_store(player, kitchen_of(player))
    left = turns_left(state, player)
    lacks = missing_from(guest, store)
    helped = max(help_of_dice(state, 0, guest, store), help_of_dice(state, 2, guest, store))
    soon = lacks - helped
    colour = GUEST_COLOUR[guest]
    rooms = player.vacant & COLOUR_ROOMS[player.board, colour]
    short = wanted_rooms(player, colour) + 1 - bit_count(rooms)
    has_room = short <= 0 and guests_waiting(player) < bit_count(player.vacant)
    worth = guest_worth(state, player, guest) + 10
    worth = worth * (CHANCE[min(max(soon, 0), 6)] + CHANCE[min(lacks, 6)]) // 200
    if short > 1 or open_rooms(player) & COLOUR_ROOMS[player.board, colour] == 0:
        worth = worth * (100 if has_room else 45) // 100
    elif not has_room:
        worth = worth * (70 if left > 4 else 40) // 100
    if left <= 4:
        late = 2 * soon + (0 if has_room else 2) - left
        worth -= LEFT_OVER * max(min(late + 1, 2), 0) // 2
    return worth


@rule
def net_worth(state: State, player: Player, guest: int, is_free: int) -> int:
    """What taking a guest brings; each table that is taken already makes the next one dearer."""
    price = 0 if is_free else guest_price(state, space_of(state, guest))
    dear = 10 * guests_waiting(player)
    return newcomer_worth(state, player, guest) - pay_worth(state, player, price) - dear


@rule
def servings(state: State, player: Player) -> int:
    """How many guests could leave at once if they were served from the kitchen and paid for."""
    store = kitchen_of(player)
    count = 0
    for table in range(TABLES):
        guest = player.cafe[table].guest
        if guest != NONE:
            lacks = missing(player, table, 0)
            price = (lacks + 2) // 3 * serve_price(state)
            is_fed = lacks > 0 and missing(player, table, store) == 0
            if is_fed and rooms_for(player, guest) != 0 and price <= player.crowns:
                count += 1
    return count
