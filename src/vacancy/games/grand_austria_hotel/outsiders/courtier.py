"""The courtier: on good terms with the emperor first, and a few choice guests besides.

He counts on his fingers: so much for a step, an item, a room, and no plans beyond the turn.
"""

from __future__ import annotations

from vacancy.engine.bits import bit_count
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import (
    COLOUR_ROOMS,
    EFFECT_OP,
    FLOOR_COST,
    FLOOR_VP,
    GROUP_AT,
    GUEST_VP,
    ROOM_COLOUR,
)
from ..layout import COLUMNS, GUESTS, TABLES, Player, State, Task
from ..moves import (
    BENEFIT,
    BOOST,
    CAKE,
    CHECK_IN,
    COFFEE,
    COPY,
    DECLINE,
    DIE,
    DISCARD,
    EXTRA,
    FILL,
    GUEST,
    ITEM,
    JOKER,
    KEEP,
    KITCHEN,
    LODGE,
    LOSE,
    OCCUPY,
    ORDER,
    PLAY,
    POLITICS,
    PREPARE,
    PUT,
    REMOVE,
    SERVE,
    STEPS,
    UNDER,
    USE,
)
from ..rules.guests import guest_price, space_of
from ..rules.rooms import room_price
from ..rules.scoring import score_card
from ..rules.staff import staff_price
from ..vocabulary import Colour, Kind, Op
from .facts import (
    VP,
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
from .fingers import (
    CROWN,
    ITEM_WANTED,
    ROOM,
    STEP,
    cost_of,
    like_of_action,
    like_of_card,
    like_of_crowns,
    like_of_guest,
    like_of_split,
    steps_wanted,
)

CHOICE = 15  # what a guest must be worth to be asked to a table
NEVER = -10_000


@rule
def weigh_as_courtier(state: State, seat: int, action: int) -> int:
    """How much the courtier likes an action."""
    player = state.players[seat]
    if top(state).task == Task.MENU:
        return like_of_menu(state, player, action)
    if action < GUEST.end:
        return like_of_guest(state, player, action - GUEST.first, 0)
    if action < DIE.end:
        return like_of_action(state, player, action - DIE.first + 1, state.dice[action - DIE.first])
    if action < PREPARE.first:
        return like_of_die(state, player, action)
    if action < PUT.first:
        return like_of_works(state, player, action)
    if action < ITEM.end:
        return like_of_item(state, player, action)
    if action < FILL.end:
        return like_of_stay(state, player, action)
    return like_of_loss(state, player, action)


@rule
def like_of_menu(state: State, player: Player, action: int) -> int:
    """Politics, leaving guests, a guest, a die, and what the kitchen has for those who can go."""
    if action < GUEST.first:
        return NEVER
    if action < GUEST.end:
        guest = action - GUEST.first
        like = like_of_guest(state, player, guest, guest_price(state, space_of(state, guest)))
        return 3000 + like if like > CHOICE else NEVER
    if action < DIE.end:
        face = action - DIE.first + 1
        return 2000 + like_of_action(state, player, face, state.dice[face - 1])
    if action == SERVE.first:
        return 4000 if count_served(player) > 0 else NEVER
    if action < CHECK_IN.end:
        return 5000 + GUEST_VP[action - CHECK_IN.first]
    if action < POLITICS.end:
        return 6000
    return 4500 if action < USE.end else 1000


@rule
def count_served(player: Player) -> int:
    """How many guests who have a room lack no more than one serving from the kitchen."""
    count = 0
    for table in range(TABLES):
        guest = player.cafe[table].guest
        if guest != NONE and rooms_for(player, guest) != 0:
            lacks = missing(player, table, 0)
            if 0 < lacks <= 3 * player.crowns:
                count += missing(player, table, kitchen_of(player)) == 0
    return count


@rule
def like_of_die(state: State, player: Player, action: int) -> int:
    """What comes of a die: a boost for the rich, what a six does, dishes, drinks."""
    if action < BOOST.end:
        return player.crowns - 5 if action == BOOST.first else 0
    if action < JOKER.end:
        return like_of_action(state, player, action - JOKER.first + 1, state.strength)
    if action < ORDER.end:
        return ORDER.end - action
    if action < CAKE.end:
        return like_of_split(player, Kind.STRUDEL, state.strength, action - CAKE.first)
    return like_of_split(player, Kind.WINE, state.strength, action - COFFEE.first)


@rule
def like_of_works(state: State, player: Player, action: int) -> int:
    """Rooms, best in the colours of those who wait; steps; cards."""
    if action < PREPARE.end:
        return like_of_tile(state, player, action - PREPARE.first)
    if action < STEPS.end:
        steps = action - STEPS.first
        is_poor = player.crowns == 0 and steps == state.strength
        wanted = min(steps, steps_wanted(state, player))
        crowns = like_of_crowns(player, state.strength - steps)
        return STEP * wanted + VP * (steps - wanted) + crowns - (30 if is_poor else 0)
    if action < PLAY.end:
        card = action - PLAY.first
        return like_of_card(state, player, card, staff_price(state, card, top(state).a))
    return play_worth(state, player, action - UNDER.first)


@rule
def like_of_tile(state: State, player: Player, room: int) -> int:
    """A new room: dear if nobody waits for its colour."""
    if top(state).task == Task.SETUP_ROOM:
        return 10 - FLOOR_COST[room // COLUMNS] * CROWN
    colour = ROOM_COLOUR[player.board, room]
    rooms = bit_count(player.vacant & COLOUR_ROOMS[player.board, colour])
    short = wanted_rooms(player, colour) - rooms
    many = bit_count(player.vacant) > 4
    like = ROOM + (25 if short > 0 else 0) + (5 if colour == Colour.YELLOW else 0)
    like -= (15 if many else 0) + 6 * rooms
    return like - cost_of(player, room_price(state, top(state).a, room))


@rule
def like_of_item(state: State, player: Player, action: int) -> int:
    """Items go to the guest who lacks least, and who has a room."""
    if action == KITCHEN.first:
        return 1
    if action >= ITEM.first:
        kind = action - ITEM.first
        return ITEM_WANTED if spare_store(player, one(kind)) == 0 else kind
    guest = (action - PUT.first) % GUESTS
    for table in range(TABLES):
        if player.cafe[table].guest == guest:
            lacks = missing(player, table, kitchen_of(player))
            like = (40 if rooms_for(player, guest) != 0 else 20) - 5 * lacks
            is_late = turns_left(state, player) == 0 or top(state).task == Task.SERVE_ITEM
            return like - (50 if is_late and lacks > 1 else 0)
    return 0


@rule
def like_of_stay(state: State, player: Player, action: int) -> int:
    """Rooms to fill: the last of a group, then the high ones; what a check-in brings."""
    if BENEFIT.first <= action < BENEFIT.end:
        op = EFFECT_OP[action - BENEFIT.first]
        return 3 if op == Op.CROWNS else 2 if op == Op.GUEST else 1 if op == Op.ITEM else 0
    if action >= FILL.first:
        return missing_from(action - FILL.first, 0) + 1
    room = action - (LODGE.first if action < LODGE.end else OCCUPY.first)
    group = GROUP_AT[player.board, room] & ~player.occupied
    colour = ROOM_COLOUR[player.board, room]
    like = VP * FLOOR_VP[room // COLUMNS] + 30 // bit_count(group)
    return like + (8 if colour == Colour.YELLOW else 0)


@rule
def like_of_loss(state: State, player: Player, action: int) -> int:
    """Extra turns and ways out are taken, points are lost last, cards by what they are good for."""
    if action == DECLINE.first:
        return 0
    if action < LOSE.first:
        return 1 - (action - EXTRA.first) % 2
    if action < LOSE.end:
        return -play_worth(state, player, action - LOSE.first)
    if action < REMOVE.end:
        return -FLOOR_VP[(action - REMOVE.first) // COLUMNS]
    if action < DISCARD.end:
        return -score_card(state, player, action - DISCARD.first)
    if action < COPY.end:
        return 1 + score_card(state, player, action - COPY.first)
    return play_worth(state, player, action - KEEP.first)
