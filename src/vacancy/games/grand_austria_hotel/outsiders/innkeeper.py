"""The innkeeper: guests in, guests out; every die is taken for what it does for the café."""

from __future__ import annotations

from vacancy.engine.bits import lowest_bit
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule

from ..components import (
    EFFECT_OP,
    FLOOR_COST,
    GUEST_COLOUR,
    PREPARE_ROOM,
    STAFF_COST,
    TILE_PENALTY,
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
    PENALTY,
    PLAY,
    POLITICS,
    PREPARE,
    PUT,
    REMOVE,
    SERVE,
    STEPS,
    UNDER,
    USE,
    Answer,
)
from ..rules.guests import has_table
from ..rules.rooms import room_price
from ..rules.rounds import TURNS_EACH
from ..rules.scoring import score_card
from ..rules.staff import end_cards
from ..vocabulary import Colour, Kind, Op
from .cafe import (
    gain_worth,
    guest_worth,
    items_worth,
    net_worth,
    newcomer_worth,
    pay_worth,
    prospect,
    servings,
    spread,
)
from .facts import VP, kitchen_of, missing, one, play_worth, rooms_for
from .house import (
    action_worth,
    card_worth,
    die_worth,
    face_worth,
    keep_for_others,
    lodge_worth,
    steps_worth,
    tile_worth,
)

# What is done first in a turn, by tens of thousands: at the end of the list, nothing is left to do.
FIRST, SECOND, THIRD, FOURTH, FIFTH, LAST = 60_000, 50_000, 40_000, 30_000, 20_000, 10_000
NEVER = -10_000
WANTED = 10  # what a guest must bring at least to be given a table
DULL = 38  # a die that brings less than this is worth passing


@rule
def weigh_as_innkeeper(state: State, seat: int, action: int) -> int:
    """How much the innkeeper likes an action."""
    task = top(state).task
    player = state.players[seat]
    if task == Task.MENU:
        return weigh_menu(state, player, action)
    if action < PREPARE.first:
        return weigh_die(state, player, action)
    if action < PUT.first:
        return weigh_works(state, player, action)
    if action < ITEM.end:
        return weigh_items(state, player, action)
    if action < FILL.end:
        return weigh_stay(state, player, action)
    return weigh_rest(state, player, action)


@rule
def weigh_menu(state: State, player: Player, action: int) -> int:
    """Check in, then politics and cards that help; a guest; a die; serve what is left over."""
    if action < GUEST.first:
        return FIFTH + DULL if can_wait(state) else NEVER
    if action < GUEST.end:
        worth = net_worth(state, player, action - GUEST.first, 0)
        return FOURTH + worth if worth >= WANTED else NEVER + worth
    if action < DIE.end:
        return FIFTH + die_worth(state, player, action - DIE.first + 1, PREPARE_ROOM)
    if action == SERVE.first:
        is_time = state.die_done or state.is_extra or not has_table(player)
        return THIRD if is_time and servings(state, player) > 0 else NEVER
    if action < CHECK_IN.end:
        return FIRST + guest_worth(state, player, action - CHECK_IN.first)
    if action < POLITICS.end:
        return FIRST + FIRST
    if action < USE.end:
        return weigh_use(state, player, action - USE.first)
    return LAST


@rule
def can_wait(state: State) -> bool:
    """Whether enough dice would be left for another roll."""
    dice = 0
    for face in range(6):
        dice += state.dice[face]
    return dice > 2 * state.seats and state.roll < 2


@rule
def weigh_use(state: State, player: Player, card: int) -> int:
    """An item of a card at once if a guest lacks it, else before the round is over."""
    for table in range(TABLES):
        if player.cafe[table].lacks[card] > 0:
            return SECOND
    return LAST + 1 if player.covered >= TURNS_EACH and state.die_done else NEVER


@rule
def weigh_die(state: State, player: Player, action: int) -> int:
    """Guests that are free, and what comes of a die: boost, joker, order, dishes, drinks."""
    if action < GUEST.end:
        if top(state).task == Task.SETUP_GUEST:
            return newcomer_worth(state, player, action - GUEST.first)
        return net_worth(state, player, action - GUEST.first, 1)
    if action < DIE.end:
        return die_worth(state, player, action - DIE.first + 1, PREPARE_ROOM)
    strength = state.strength
    if action == BOOST.first:
        more = face_worth(state, player, state.face, strength + 1, PREPARE_ROOM)
        return more - face_worth(state, player, state.face, strength, PREPARE_ROOM)
    if action < BOOST.end:
        return pay_worth(state, player, 1)
    if action < JOKER.end:
        return action_worth(state, player, action - JOKER.first + 1, strength, PREPARE_ROOM)
    if action < ORDER.end:
        return weigh_order(action - ORDER.first, state.action)
    if action < CAKE.end:
        return items_worth(state, player, spread(Kind.STRUDEL, strength, action - CAKE.first))
    return items_worth(state, player, spread(Kind.WINE, strength, action - COFFEE.first))


@rule
def weigh_order(answer: int, action: int) -> int:
    """A card before rooms, but items before a room."""
    first = Answer.EXTRA_FIRST if action == 3 else Answer.MAIN_FIRST
    return 2 if answer == first else 0 if answer == Answer.NO_EXTRA else 1


@rule
def weigh_works(state: State, player: Player, action: int) -> int:
    """Rooms, steps and cards."""
    if action < PREPARE.end:
        room = action - PREPARE.first
        worth = tile_worth(state, player, room)
        if top(state).task == Task.SETUP_ROOM:
            return worth + 40 - 20 * FLOOR_COST[room // COLUMNS]
        return worth - pay_worth(state, player, room_price(state, top(state).a, room))
    if action < STEPS.end:
        steps = action - STEPS.first
        crowns = state.strength - steps
        return steps_worth(state, player, steps) + gain_worth(state, player, crowns)
    if action < PLAY.end:
        return card_worth(state, player, action - PLAY.first, top(state).a)
    return play_worth(state, player, action - UNDER.first)


@rule
def weigh_items(state: State, player: Player, action: int) -> int:
    """Where items go: to the guest who leaves soonest, and what nobody can use to the kitchen."""
    if action == KITCHEN.first:
        return VP
    if action < PUT.end:
        return weigh_put(
            state, player, (action - PUT.first) // GUESTS, (action - PUT.first) % GUESTS
        )
    return items_worth(state, player, one(action - ITEM.first))


@rule
def weigh_put(state: State, player: Player, kind: int, guest: int) -> int:
    """How well an item lies with a guest; what is served from the kitchen must let one go."""
    table = 0
    while player.cafe[table].guest != guest:
        table += 1
    store = kitchen_of(player)
    if top(state).task == Task.PLACE_ITEM:
        store += one(kind) * top(state).b
    worth = prospect(state, player, table, store, player.vacant)
    if missing(player, table, store) == 0 and rooms_for(player, guest) != 0:
        worth += FIRST
    elif top(state).task == Task.SERVE_ITEM:
        worth -= SECOND
    return worth


@rule
def weigh_stay(state: State, player: Player, action: int) -> int:
    """Rooms for guests, the order of benefits, rooms that fill by themselves, orders filled."""
    if action < LODGE.end:
        room = action - LODGE.first
        colour = GUEST_COLOUR[top(state).a]
        return lodge_worth(state, player, room) - keep_for_others(player, room, colour)
    if action < BENEFIT.end:
        return weigh_benefit(EFFECT_OP[action - BENEFIT.first])
    if action < OCCUPY.end:
        room = action - OCCUPY.first
        return lodge_worth(state, player, room) - keep_for_others(player, room, Colour.ANY)
    guest = action - FILL.first
    table = 0
    while player.cafe[table].guest != guest:
        table += 1
    worth = guest_worth(state, player, guest) + 15 * missing(player, table, kitchen_of(player))
    return worth + (100 if rooms_for(player, guest) != 0 else 0)


@rule
def weigh_benefit(op: int) -> int:
    """Crowns before what costs some, a guest before items, a new room before one that fills."""
    if op == Op.CROWNS:
        return 9
    if op == Op.GUEST:
        return 8
    if op == Op.ITEM:
        return 7
    if op == Op.DRAW:
        return 6
    return 5 if op == Op.PREPARE else 4 if op == Op.OCCUPY else 3


@rule
def weigh_rest(state: State, player: Player, action: int) -> int:
    """Extra turns, penalties, what is lost, and what is kept of a pack."""
    if action == DECLINE.first:
        return 0
    if action < PENALTY.first:
        return 1 if (action - EXTRA.first) % 2 == 0 else 0
    if action < PENALTY.end:
        return weigh_penalty(state, player, action - PENALTY.first)
    if action < LOSE.end:
        return -play_worth(state, player, action - LOSE.first)
    if action < REMOVE.end:
        return -lodge_worth(state, player, action - REMOVE.first)
    if action < DISCARD.end:
        return -score_card(state, player, action - DISCARD.first)
    if action < COPY.end:
        return score_card(state, player, action - COPY.first)
    card = action - KEEP.first
    return play_worth(state, player, card) - 6 * STAFF_COST[state.edition, card]


@rule
def weigh_penalty(state: State, player: Player, is_loss: int) -> int:
    """Anything rather than points, but for a card that brings as many."""
    if is_loss:
        return 0
    if EFFECT_OP[TILE_PENALTY[top(state).a]] != Op.DISCARD_PLAYED:
        return 1
    least = 100
    cards = end_cards(state, state.actor)
    while cards != 0:
        least = min(least, score_card(state, player, lowest_bit(cards)))
        cards &= cards - 1
    return 10 - least
