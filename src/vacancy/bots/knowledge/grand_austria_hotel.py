"""What a position of Grand Austria Hotel is worth: points, guests, rooms, the emperor, staff."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.compile import rule
from vacancy.engine.record import NONE
from vacancy.engine.tables import Table
from vacancy.games.grand_austria_hotel.components import (
    COLOUR_ROOMS,
    EFFECT_ROWS,
    EMPEROR_VP,
    FLOOR_ROOMS,
    GROUP_BONUS,
    GROUP_ROOMS,
    GUEST_BONUS,
    GUEST_COLOUR,
    GUEST_VP,
    REACTS,
    STAFF_COST,
    Effect,
)
from vacancy.games.grand_austria_hotel.layout import (
    EMPEROR,
    FLOORS,
    GROUPS,
    GUESTS,
    KINDS,
    ROUNDS,
    TABLES,
    Player,
    State,
)
from vacancy.games.grand_austria_hotel.layout import Table as Guest
from vacancy.games.grand_austria_hotel.rules.scoring import count_items, score_rooms, score_staff
from vacancy.games.grand_austria_hotel.vocabulary import Kind, Moment, Op

POINT = 100
WHOLE = 100
LONG = 14  # own turns in a whole game
FEW, MANY = 3, 6
CROWN, EARLY_CROWN = 100, 35  # and how much more it is worth with turns to come
ITEM, EARLY_ITEM = 100, 40
ENOUGH_CROWNS, ENOUGH_ITEMS = 10, 6
VACANT, VACANT_FLOOR = 160, 60
LODGING = 300  # what an occupied room brings on top of the guest
GUEST_LOST = 500
CARD = 70
STAFF = 150  # for each crown of its price, in a whole game
STEP, SAFETY = 40, 130
LIKELY = Table([94, 84, 72, 58, 46, 36, 28, 20, 14, 10, 8, 6, 4])
"""How likely a guest is lodged who lacks so many items, in hundredths."""
HOMELESS = 20  # less, while no room of the right colour is vacant
NEXT_SCORING = Table([3, 3, 3, 3, 5, 5, 7, 7])
RETREATS = Table([3, 3, 3, 3, 5, 5, 7, 7])
PRICES = {Op.VP: 100, Op.CROWNS: 125, Op.STEPS: 100, Op.DRAW: 90}
GIFTS = {Op.PREPARE: 200, Op.OCCUPY: 400, Op.FILL: 400, Op.PLAY: 300, Op.DRAW_PLAY: 350,
         Op.GUEST: 250, Op.EXTRA_TURN: 600}  # fmt: skip


def effect_worth(effect: Effect) -> int:
    """What an effect is worth to most players, in hundredths of a point."""
    if effect.op == Op.ITEM:
        return 130 * effect.amount * (KINDS if effect.what == Kind.EACH else 1)
    if effect.op in PRICES:
        return PRICES[Op(effect.op)] * effect.amount
    return GIFTS.get(Op(effect.op), 0)


EFFECT_WORTH = [effect_worth(effect) for effect in EFFECT_ROWS]
GUEST_WORTH = Table([
    LODGING + POINT * GUEST_VP[guest]
    + sum(EFFECT_WORTH[bonus] for bonus in GUEST_BONUS.array[guest].tolist() if bonus != NONE)
    for guest in range(GUESTS)
])  # fmt: skip
GROUP_WORTH = Table([[EFFECT_WORTH[bonus] for bonus in row] for row in GROUP_BONUS.array.tolist()])


@rule
def estimate(state: State, seat: int) -> int:
    """The points that a seat can be expected to have in the end, in hundredths."""
    player = state.players[seat]
    points = POINT * (player.vp + score_staff(state, seat) + score_rooms(player))
    items = count_items(player)
    points += CROWN * player.crowns + ITEM * items
    turns = turns_left(state, player)
    if state.depth == 0:
        turns = 0
    for table in range(TABLES):
        if player.cafe[table].guest != NONE:
            points += guest_worth(player, player.cafe[table], turns)
    if turns == 0:
        return points
    soon = min(turns, MANY)
    points += EARLY_CROWN * min(player.crowns, ENOUGH_CROWNS) * soon // MANY
    points += EARLY_ITEM * min(items, ENOUGH_ITEMS) * soon // MANY
    points += CARD * min(player.hand_count, MANY) * soon // MANY
    points += rooms_worth(player) * soon // MANY + groups_worth(player) * soon // MANY
    return points + staff_worth(state, player, turns) + emperor_worth(state, player)


@rule
def turns_left(state: State, player: Player) -> int:
    """How many turns a player still has."""
    return 2 * (ROUNDS - max(state.round, 1)) + 2 - player.covered


@rule
def guest_worth(player: Player, guest: Guest, turns: int) -> int:
    """What a guest in the café promises, or threatens to cost."""
    lacks = 0
    for kind in range(KINDS):
        lacks += guest.lacks[kind]
    likely = LIKELY[lacks] * min(turns, FEW) // FEW
    if player.vacant & COLOUR_ROOMS[player.board, GUEST_COLOUR[guest.guest]] == 0:
        likely = max(likely - HOMELESS, 0)
    return (GUEST_WORTH[guest.guest] * likely - GUEST_LOST * (WHOLE - likely)) // WHOLE


@rule
def rooms_worth(player: Player) -> int:
    """What vacant rooms promise: more on high floors, which cost more."""
    points = 0
    for floor in range(FLOORS):
        vacant = bit_count(player.vacant & FLOOR_ROOMS[floor])
        points += vacant * (VACANT + VACANT_FLOOR * floor)
    return points


@rule
def groups_worth(player: Player) -> int:
    """What groups promise that are occupied in part."""
    points = 0
    for group in range(GROUPS):
        rooms = GROUP_ROOMS[player.board, group]
        size = bit_count(rooms)
        occupied = bit_count(rooms & player.occupied)
        if 0 < occupied < size:
            worth = GROUP_WORTH[player.board, lowest_bit(rooms)]
            points += worth * occupied * occupied // (2 * size * size)
    return points


@rule
def staff_worth(state: State, player: Player, turns: int) -> int:
    """What played cards will still bring, if they have not done all they can."""
    cards = player.played & ~REACTS[state.edition, Moment.PLAYED]
    prices = 0
    while cards != 0:
        prices += STAFF_COST[state.edition, lowest_bit(cards)]
        cards &= cards - 1
    return STAFF * prices * turns // LONG


@rule
def emperor_worth(state: State, player: Player) -> int:
    """What the emperor will say at his next scoring, with a step a round until then."""
    rounds = NEXT_SCORING[state.round] - max(state.round, 1)
    position = player.emperor + rounds
    points = POINT * EMPEROR_VP[min(position, EMPEROR)] + STEP * player.emperor
    return points + SAFETY * min(max(position - RETREATS[state.round], -2), 4)
