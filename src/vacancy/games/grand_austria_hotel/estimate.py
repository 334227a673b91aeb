"""What a position of Grand Austria Hotel is worth: points, guests, rooms, the emperor, staff.

Every step of a turn should look worth taking where it is: a die that has been chosen counts for
what its action will bring, a guest who has been lodged for the benefits that are still to come.
"""

from __future__ import annotations

from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from .components import (
    COLOUR_ROOMS,
    COLUMN_ROOMS,
    CONDITION,
    EDITIONS,
    EFFECT_ROWS,
    EMPEROR_VP,
    FLOOR_ROOMS,
    GROUP_BONUS,
    GROUP_ROOMS,
    GUEST_BONUS,
    GUEST_COLOUR,
    GUEST_VP,
    POLITICS_VP,
    RETREAT,
    STAFF_COST,
    STAFF_EFFECTS,
    TILE_BONUS,
    TILE_LOSS,
    TILE_PENALTY,
    Effect,
)
from .layout import (
    COLUMNS,
    DECISIONS,
    EMPEROR,
    FLOORS,
    GROUPS,
    GUESTS,
    KINDS,
    ROUNDS,
    STACKS,
    TABLES,
    TILES,
    Player,
    State,
    Task,
)
from .layout import STAFF as CARDS
from .layout import CafeTable as Guest
from .rules.counting import count_of
from .rules.dice import ROOMS_ACTION, STAFF_ACTION, TRACKS_ACTION
from .rules.scoring import count_items, score_rooms, score_staff
from .vocabulary import MOMENTS, Counter, Kind, Moment, Op

POINT = 100
WHOLE = 100
LONG = 14  # own turns in a whole game
MANY = 6
TURN = 250  # what a turn brings
CROWN = 100
FIRST_CROWNS, FIRST_CROWN = 4, 50  # how much more these are worth with turns to come
NEXT_CROWNS, NEXT_CROWN = 10, 30
ITEM, EARLY_ITEM, ENOUGH_ITEMS = 100, 30, 4
VACANT, VACANT_FLOOR = 70, 50
FREE_TABLE = 100
LODGING = 300  # what lodging a guest brings besides the guest's own benefits
ORDERED = 125  # what it takes to get an item
GUEST_LOST = 500
CARD = 30  # any card in the hand
PLAYED_PART = 35  # how much of a card's worth counts while it is in the hand, in hundredths
STEP = 20  # a step on the emperor's track, on top of his next verdict

# Guests: how likely one is lodged, in hundredths, by the own turns left and by what is lacking. An
# item that lies in the kitchen is lacking to a quarter.
QUARTERS = 4
MOST_LACKING = 8 * QUARTERS
SOON = 5
BY_ITEMS = [
    [92, 0, 0, 0, 0, 0, 0, 0, 0],
    [92, 63, 42, 26, 14, 7, 3, 1, 0],
    [92, 77, 61, 46, 33, 22, 14, 8, 5],
    [92, 82, 70, 58, 46, 36, 27, 20, 14],
    [92, 86, 78, 70, 61, 52, 43, 35, 28],
    [92, 88, 83, 77, 70, 63, 56, 49, 42],
]


def by_quarters(row: list[int]) -> list[int]:
    """A row by items as a row by quarters of items."""
    steps = [
        (QUARTERS - part) * row[items] + part * row[items + 1]
        for items in range(len(row) - 1)
        for part in range(QUARTERS)
    ]
    return [step // QUARTERS for step in steps] + [row[-1]]


LIKELY = Lookup([by_quarters(row) for row in BY_ITEMS])
HOMELESS = Lookup([0, 35, 60, 70, 75, 75])
"""How much of that is left while no room of the right colour is vacant, by turns left."""

# Effects

PRICES = {Op.VP: 100, Op.CROWNS: 125, Op.STEPS: 100, Op.DRAW: 90}
GIFTS = {Op.OCCUPY: 350, Op.FILL: 400, Op.GUEST: 120, Op.EXTRA_TURN: 400, Op.FREE: 100,
         Op.STRENGTH: 130, Op.BOTH_TRACKS: 260, Op.ESCAPE: 350, Op.COPY: 60,
         Op.LOSE_ITEMS: -250, Op.LOSE_HAND: -250, Op.REMOVE_VACANT: -250,
         Op.REMOVE_OCCUPIED: -600, Op.DISCARD_PLAYED: -700}  # fmt: skip
STAFF_TO_COME = 5  # cards that are played in a game


def effect_worth(effect: Effect) -> int:
    """What an effect is worth to most players, in hundredths of a point."""
    discount = min(effect.discount, 4)
    if effect.op == Op.ITEM:
        return 130 * effect.amount * (KINDS if effect.what == Kind.EACH else 1)
    if effect.op == Op.VP and effect.what != NONE:
        return POINT * effect.amount * STAFF_TO_COME
    if effect.op in PRICES:
        return PRICES[Op(effect.op)] * effect.amount
    if effect.op == Op.PREPARE:
        return 400 if effect.is_occupied else 120 + 40 * min(discount, 2)
    if effect.op == Op.PLAY:
        return 120 + 70 * discount
    if effect.op == Op.DRAW_PLAY:
        return 220 + 70 * discount
    return GIFTS.get(Op(effect.op), 0) * (effect.amount if effect.op == Op.OCCUPY else 1)


EFFECT_LIST = [effect_worth(effect) for effect in EFFECT_ROWS]
EFFECT_WORTH = Lookup(EFFECT_LIST)
GUEST_WORTH = Lookup([
    LODGING + POINT * GUEST_VP[guest]
    + sum(EFFECT_LIST[bonus] for bonus in GUEST_BONUS.array[guest].tolist() if bonus != NONE)
    for guest in range(GUESTS)
])  # fmt: skip
GROUP_WORTH = Lookup([[EFFECT_LIST[bonus] for bonus in row] for row in GROUP_BONUS.array.tolist()])
BONUS = Lookup([EFFECT_LIST[TILE_BONUS[tile]] for tile in range(TILES)])


def penalty_of(tile: int) -> int:
    """What a penalty costs who may choose between two, in hundredths of a point."""
    first = EFFECT_LIST[TILE_PENALTY[tile]]
    return max(first, EFFECT_LIST[TILE_LOSS[tile]]) if TILE_LOSS[tile] != NONE else first


PENALTY = Lookup([penalty_of(tile) for tile in range(TILES)])

# Staff: how often each moment comes in a turn, and how much more is counted, in hundredths

OFTEN = {Moment.ROUND: 50, Moment.PERFORM_6: 12, Moment.PAY_6: 12, Moment.CHECK_IN_LARGE: 15,
         Moment.OCCUPIED: 65, Moment.SERVE: 40, Moment.TAKE_GUEST: 55, Moment.EMPEROR_BONUS: 11,
         Moment.EMPEROR_PENALTY: 6}  # fmt: skip
OFTEN_DIE = [20, 20, 22, 20, 12, 8]
OFTEN_CHECK_IN, OFTEN_PREPARE = 16, 40
GROWTH = {Counter.STAFF: 30, Counter.TILES: 85, Counter.ROOMS: 65, Counter.RED: 22,
          Counter.YELLOW: 22, Counter.BLUE: 22, Counter.FLOORS: 6, Counter.COLUMNS: 7,
          Counter.GROUPS: 28, Counter.SETS: 18, Counter.DISKS: 9}  # fmt: skip


def often(moment: int) -> int:
    """How often a moment comes in a hundred turns of who minds it."""
    if Moment.TAKE_DIE <= moment < Moment.PERFORM_6:
        return OFTEN_DIE[moment - Moment.TAKE_DIE]
    if Moment.CHECK_IN <= moment < Moment.CHECK_IN_LARGE:
        return OFTEN_CHECK_IN
    if Moment.PREPARE <= moment < Moment.SERVE:
        return OFTEN_PREPARE
    return OFTEN.get(Moment(moment), 0)


def each_turn(edition: int, card: int) -> int:
    """What a played card brings in a turn, in hundredths of a point."""
    worth = 0
    for moment in range(MOMENTS):
        number = STAFF_EFFECTS[edition][moment][card]
        if number == NONE:
            continue
        effect = EFFECT_ROWS[number]
        if moment == Moment.END and effect.op == Op.VP:
            worth += effect.amount * GROWTH.get(Counter(effect.what), 0)
        elif moment == Moment.END:
            worth += EFFECT_LIST[number]
        else:
            worth += EFFECT_LIST[number] * often(moment) // WHOLE
    return worth


def at_once(edition: int, card: int) -> int:
    """What a card brings when it is played, in hundredths of a point."""
    number = STAFF_EFFECTS[edition][Moment.PLAYED][card]
    return EFFECT_LIST[number] if number != NONE else 0


EACH_TURN = Lookup([[each_turn(e, card) for card in range(CARDS)] for e in range(len(EDITIONS))])


def in_hand(edition: int, card: int, turns: int) -> int:
    """What a card in the hand promises: what it would bring, if it comes to be played."""
    is_for_the_end = STAFF_EFFECTS[edition][Moment.END][card] != NONE
    lasting = LONG if is_for_the_end else max(turns - 2, 0)
    worth = at_once(edition, card) + each_turn(edition, card) * lasting
    worth -= CROWN * STAFF_COST[edition, card] // 2
    return (CARD + max(worth, 0) * PLAYED_PART // WHOLE) * min(turns, MANY) // MANY


HAND_WORTH = Lookup([
    [in_hand(edition, card, turns) for edition in range(len(EDITIONS)) for card in range(CARDS)]
    for turns in range(LONG + 1)
])  # fmt: skip

# Politics: how likely a card is had, by how much effort it lacks; a room occupied is two

CONDITIONS = 3
EFFORT = {Counter.CROWNS: 1, Counter.STAFF: 3}
WANTS = [
    ([counter for counter in Counter if CONDITION[card, counter] > 0] + [NONE] * CONDITIONS)[
        :CONDITIONS
    ]
    for card in range(TILES)
]
WANTED = Lookup(WANTS)
EFFORTS = Lookup([EFFORT.get(counter, 2) for counter in Counter])
HAD = Lookup([90, 75, 62, 52, 43, 36, 30, 25, 20, 16, 13, 10, 8, 6, 5, 4, 3, 2, 1, 0])
GROUP_EFFORT = 3

# The emperor: bonus and penalty by the steps that are expected beyond the retreat

LEEWAY = 4
BONUS_LIKELY = Lookup([0, 5, 12, 20, 32, 46, 62, 78, 88, 94, 97])
PENALTY_LIKELY = Lookup([90, 82, 70, 56, 40, 22, 10, 4, 0, 0, 0])
SCORING = Lookup([0, 0, 0, 0, 1, 1, 2, 2])  # the next one, by round
SCORING_ROUND = Lookup([3, 5, 7])

# The turn at hand: what actions bring for each die, and what questions promise, by their arguments

EXTRA_TURN = 400
A_SIX, A_STEP, A_ROOM, A_CARD, A_DISCOUNT = 140, 115, 90, 120, 80
AN_ITEM, WANTED_ITEM = 120, 80
MOST_TIMES = 5
PROMISES = {
    Task.EXTRA_ORDER: (100, 0, 0), Task.PREPARE: (0, 0, 90), Task.PLAY_STAFF: (120, 70, 0),
    Task.PLAY_DRAWN: (200, 60, 0), Task.PLACE_ITEM: (0, 0, 145), Task.CHOOSE_ITEM: (0, 150, 0),
    Task.SERVE_ITEM: (40, 30, 0), Task.CHECK_IN_ROOM: (60, 0, 0), Task.OCCUPY_ROOM: (0, 0, 300),
    Task.FREE_GUEST: (120, 0, 0), Task.FILL_ORDER: (350, 0, 0), Task.FREE_ACTION: (350, 0, 0),
}  # fmt: skip
PROMISE, PROMISE_FIRST, PROMISE_SECOND = (
    Lookup([PROMISES.get(Task(task), (0, 0, 0))[part] for task in range(DECISIONS)])
    for part in range(3)
)


@rule
def estimate(state: State, seat: int) -> int:
    """The points that a seat can be expected to have in the end, in hundredths."""
    player = state.players[seat]
    points = POINT * (player.vp + score_staff(state, seat) + score_rooms(player))
    items = count_items(player)
    points += CROWN * player.crowns + ITEM * items
    if state.depth == 0:
        return points - GUEST_LOST * count_guests(player)
    turns = turns_left(state, player)
    is_on_turn = state.actor == seat
    for table in range(TABLES):
        if player.cafe[table].guest != NONE:
            points += guest_worth(player, player.cafe[table], turns, is_on_turn)
    soon = min(turns, MANY)
    early = FIRST_CROWN * min(player.crowns, FIRST_CROWNS)
    early += NEXT_CROWN * min(player.crowns, NEXT_CROWNS)
    early += EARLY_ITEM * min(items, ENOUGH_ITEMS)
    early += FREE_TABLE * (TABLES - count_guests(player))
    early += rooms_worth(player) + groups_worth(player)
    points += early * soon // MANY + TURN * turns
    points += staff_worth(state, player, turns) + hand_worth(state, player, turns)
    points += emperor_worth(state, player, turns) + politics_worth(state, player, turns)
    return points + (promised(state, player) if is_on_turn else 0)


@rule
def count_guests(player: Player) -> int:
    """How many guests sit in the café."""
    count = 0
    for table in range(TABLES):
        count += player.cafe[table].guest != NONE
    return count


@rule
def turns_left(state: State, player: Player) -> int:
    """How many turns a player still has."""
    return 2 * (ROUNDS - max(state.round, 1)) + 2 - player.covered


@rule
def guest_worth(player: Player, guest: Guest, turns: int, is_on_turn: bool) -> int:
    """What a guest in the café promises, or threatens to cost."""
    lacks = 0
    for kind in range(KINDS):
        here = min(guest.lacks[kind], player.kitchen[kind])
        lacks += QUARTERS * guest.lacks[kind] - (QUARTERS - 1) * here
    likely = 0
    if turns > 0 or is_on_turn:
        likely = LIKELY[min(turns, SOON), min(lacks, MOST_LACKING)]
        if player.vacant & COLOUR_ROOMS[player.board, GUEST_COLOUR[guest.guest]] == 0:
            likely = likely * HOMELESS[min(turns, SOON)] // WHOLE
    worth = GUEST_WORTH[guest.guest] - ORDERED * lacks // QUARTERS
    return (worth * likely - GUEST_LOST * (WHOLE - likely)) // WHOLE


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
    """What groups promise that are occupied in part; a vacant room counts for half."""
    points = 0
    for group in range(GROUPS):
        rooms = GROUP_ROOMS[player.board, group]
        occupied = rooms & player.occupied
        if occupied != rooms and (occupied | rooms & player.vacant) != 0:
            done = 2 * bit_count(occupied) + bit_count(rooms & player.vacant)
            size = 2 * bit_count(rooms)
            worth = GROUP_WORTH[player.board, lowest_bit(rooms)]
            points += worth * done * (done + size) // (3 * size * size)
    return points


@rule
def staff_worth(state: State, player: Player, turns: int) -> int:
    """What played cards will still bring."""
    cards = player.played
    points = 0
    while cards != 0:
        points += EACH_TURN[state.edition, lowest_bit(cards)]
        cards &= cards - 1
    return points * turns


@rule
def hand_worth(state: State, player: Player, turns: int) -> int:
    """What the cards in the hand promise."""
    cards = player.hand
    points = 0
    while cards != 0:
        points += HAND_WORTH[turns, state.edition * CARDS + lowest_bit(cards)]
        cards &= cards - 1
    return points


@rule
def emperor_worth(state: State, player: Player, turns: int) -> int:
    """What the emperor will say at his next scoring, with a step a round until then."""
    scoring = SCORING[state.round]
    rounds = SCORING_ROUND[scoring] - max(state.round, 1)
    position = player.emperor + rounds
    beyond = min(max(position - RETREAT[scoring] + LEEWAY, 0), len(BONUS_LIKELY) - 1)
    tile = state.tiles[scoring]
    points = POINT * EMPEROR_VP[min(position, EMPEROR)]
    if turns > 0:
        points += STEP * player.emperor
    verdict = BONUS[tile] * BONUS_LIKELY[beyond] + PENALTY[tile] * PENALTY_LIKELY[beyond]
    return points + verdict // WHOLE


@rule
def politics_worth(state: State, player: Player, turns: int) -> int:
    """What politics cards promise, by how far their conditions are met."""
    points = 0
    for stack in range(STACKS):
        card = state.politics[stack]
        if not player.disks >> card & 1 and state.levels[stack] < STACKS:
            effort = 0
            index = 0
            while index < CONDITIONS and WANTED[card, index] != NONE:
                counter = WANTED[card, index]
                effort += effort_for(player, counter, CONDITION[card, counter])
                index += 1
            if effort <= 3 * turns:
                had = HAD[min(effort, len(HAD) - 1)]
                points += POINT * POLITICS_VP[state.levels[stack]] * had // WHOLE
    return points


@rule
def effort_for(player: Player, counter: int, least: int) -> int:
    """How much is to be done until there is enough of something."""
    if counter == Counter.FLOORS:
        return effort_for_two(player, FLOORS)
    if counter == Counter.COLUMNS:
        return effort_for_two(player, COLUMNS)
    if counter == Counter.COLOURS:
        return effort_for_colour(player)
    lacks = max(least - count_of(player, counter), 0)
    return lacks * (GROUP_EFFORT if counter == Counter.GROUPS else EFFORTS[counter])


@rule
def effort_for_two(player: Player, lines: int) -> int:
    """How much is to be done until the two fullest floors, or columns, are occupied."""
    least = 2 * (FLOORS + COLUMNS)
    second = least
    for line in range(lines):
        rooms = FLOOR_ROOMS[line] if lines == FLOORS else COLUMN_ROOMS[line]
        lacks = 2 * bit_count(rooms & ~player.occupied) - bit_count(rooms & player.vacant)
        if lacks < least:
            second = least
            least = lacks
        elif lacks < second:
            second = lacks
    return least + second


@rule
def effort_for_colour(player: Player) -> int:
    """How much is to be done until all rooms of one colour are occupied."""
    least = 2 * (FLOORS + COLUMNS)
    for colour in range(3):
        rooms = COLOUR_ROOMS[player.board, colour]
        lacks = 2 * bit_count(rooms & ~player.occupied) - bit_count(rooms & player.vacant)
        least = min(least, lacks)
    return least


@rule
def promised(state: State, player: Player) -> int:
    """What the acting player has coming: by the action at hand, and by benefits that wait."""
    points = EXTRA_TURN * player.extra_turns
    for index in range(state.pending_count):
        points += EFFECT_WORTH[state.pending[index].effect]
    for index in range(state.depth):
        frame = state.stack[index]
        if frame.task == Task.EFFECT:
            points += EFFECT_WORTH[frame.a]
        elif frame.task == Task.TAKE_DIE:
            points += action_worth(state, player) - TURN * frame.a
        elif frame.task == Task.ACTION or is_split(frame.task):
            points += action_worth(state, player)
        elif frame.task < DECISIONS:
            first, second = min(max(frame.a, 0), MOST_TIMES), min(max(frame.b, 0), MOST_TIMES)
            points += PROMISE[frame.task] + PROMISE_FIRST[frame.task] * first
            points += PROMISE_SECOND[frame.task] * second
    return points


@rule
def is_split(task: int) -> bool:
    """Whether an action waits for how it is divided."""
    return task == Task.DISH_SPLIT or task == Task.DRINK_SPLIT or task == Task.TRACK_SPLIT


@rule
def action_worth(state: State, player: Player) -> int:
    """What the action of a die will bring."""
    strength = state.strength
    if state.action == 0:
        return A_SIX * strength - CROWN
    if state.action == STAFF_ACTION:
        return A_CARD + A_DISCOUNT * min(strength, MOST_TIMES) if player.hand_count > 0 else 0
    if state.action == ROOMS_ACTION:
        return A_ROOM * min(strength, MOST_TIMES)
    if state.action == TRACKS_ACTION:
        return A_STEP * strength
    wanted = 0
    for table in range(TABLES):
        for kind in range(2):
            wanted += player.cafe[table].lacks[2 * state.action - 2 + kind]
    return AN_ITEM * strength + WANTED_ITEM * min(strength, wanted)
