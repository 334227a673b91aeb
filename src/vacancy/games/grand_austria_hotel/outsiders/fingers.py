"""What the courtier thinks of guests and actions, counted on his fingers."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import (
    BONUS_FROM,
    BONUSES,
    EFFECT_AMOUNT,
    EFFECT_OP,
    GUEST_BONUS,
    GUEST_COLOUR,
    GUEST_VP,
    RETREAT,
    SCORED_IN,
)
from ..layout import EMPEROR, TABLES, Player, State
from ..rules.dice import JOKER as JOKER_FACE
from ..rules.dice import ROOMS_ACTION, STAFF_ACTION, TRACKS_ACTION
from ..rules.staff import staff_price
from ..vocabulary import Kind, Op
from .facts import (
    VP,
    count_in,
    guests_waiting,
    kitchen_of,
    missing,
    missing_from,
    one,
    play_worth,
    rooms_for,
    spare_store,
    turns_left,
    wanted_rooms,
)

CROWN, STEP, ITEM_WANTED, ITEM_KEPT, ROOM = 13, 26, 16, 9, 24
CHECKS_IN = 30  # what it is worth that a guest can leave


@rule
def like_of_guest(state: State, player: Player, guest: int, price: int) -> int:
    """Points, steps and crowns of a guest against the price and the items that are not there."""
    like = VP * GUEST_VP[guest] - cost_of(player, price)
    for index in range(BONUSES):
        effect = GUEST_BONUS[guest, index]
        if effect != NONE:
            amount = EFFECT_AMOUNT[effect]
            is_step = EFFECT_OP[effect] == Op.STEPS
            is_crown = EFFECT_OP[effect] == Op.CROWNS
            like += STEP * amount if is_step else CROWN * amount if is_crown else 20
    lacks = missing_from(guest, spare_store(player, kitchen_of(player)))
    has_room = bit_count(rooms_for(player, guest)) > wanted_rooms(player, GUEST_COLOUR[guest])
    like += (ROOM if has_room else -ROOM) - ITEM_WANTED * lacks
    is_hard = lacks > 0 or not has_room
    is_late = is_hard and turns_left(state, player) <= 4
    is_crowded = lacks > 2 and guests_waiting(player) > 1
    return like + 30 - (100 if is_late or is_crowded else 0)


@rule
def like_of_action(state: State, player: Player, action: int, strength: int) -> int:
    """What an action brings by thumb; a six is what it is best used for."""
    if action == TRACKS_ACTION:
        steps = min(steps_wanted(state, player), strength)
        return STEP * steps + like_of_crowns(player, strength - steps)
    if action == ROOMS_ACTION:
        return like_of_rooms(player, strength)
    if action == STAFF_ACTION:
        return like_of_hand(state, player, strength)
    if action < TRACKS_ACTION:
        return like_of_food(player, Kind.STRUDEL if action == 1 else Kind.WINE, strength)
    most = 0
    for other in range(1, JOKER_FACE):
        like = STEP * strength if other == TRACKS_ACTION else 0
        if other == ROOMS_ACTION:
            like = like_of_rooms(player, strength)
        elif other < ROOMS_ACTION:
            like = like_of_food(player, 2 * other - 2, strength)
        most = max(most, like)
    return most - cost_of(player, 1)


@rule
def like_of_crowns(player: Player, crowns: int) -> int:
    """Crowns: dear to the poor."""
    return crowns * (32 if player.crowns < 3 else 18 if player.crowns < 7 else VP)


@rule
def cost_of(player: Player, price: int) -> int:
    """What paying a price costs, by what is left in the purse."""
    left = player.crowns - price
    return price * (30 if left < 2 else 20 if left < 4 else CROWN)


@rule
def steps_wanted(state: State, player: Player) -> int:
    """How many steps are missing to the emperor's bonus, and a little more."""
    number = max(state.round, 1)
    while SCORED_IN[number] == NONE:
        number += 1
    aim = min(RETREAT[SCORED_IN[number]] + BONUS_FROM + 2, EMPEROR)
    return max(aim - player.emperor, 0)


@rule
def like_of_rooms(player: Player, strength: int) -> int:
    """Rooms: as many as guests would like, and two more."""
    short = guests_waiting(player) + 2 - bit_count(player.vacant)
    like = ROOM * max(min(short, strength, player.crowns + 1), 0) + strength
    for table in range(TABLES):
        guest = player.cafe[table].guest
        if guest != NONE and rooms_for(player, guest) == 0:
            like += CHECKS_IN // (1 + missing(player, table, kitchen_of(player)))
    return like


@rule
def like_of_hand(state: State, player: Player, discount: int) -> int:
    """The best card of the hand, at its price."""
    most = 0
    cards = player.hand
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        price = staff_price(state, card, discount)
        if price <= player.crowns:
            most = max(most, like_of_card(state, player, card, price))
    return most


@rule
def like_of_card(state: State, player: Player, card: int, price: int) -> int:
    """A card at a price; who is left without a crown has paid too much."""
    return play_worth(state, player, card) * 2 // 3 - cost_of(player, price)


@rule
def like_of_food(player: Player, kind: int, strength: int) -> int:
    """Dishes or drinks, divided at their best."""
    most = 0
    for dear in range(strength // 2 + 1):
        most = max(most, like_of_split(player, kind, strength, dear))
    return most


@rule
def like_of_split(player: Player, kind: int, strength: int, dear: int) -> int:
    """So many items of two kinds: who wants them, and who can leave with them."""
    store = one(kind) * (strength - dear) + one(kind + 1) * dear
    left = spare_store(player, store)
    kept = count_in(left, kind) + count_in(left, kind + 1)
    like = ITEM_WANTED * (strength - kept) + ITEM_KEPT * kept
    store += kitchen_of(player)
    for table in range(TABLES):
        if player.cafe[table].guest != NONE and missing(player, table, store) == 0:
            like += (
                CHECKS_IN if rooms_for(player, player.cafe[table].guest) != 0 else CHECKS_IN // 2
            )
    return like
