"""What rooms, the emperor, cards and dice are worth to the innkeeper."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from ..components import (
    ALL_ROOMS,
    BONUS_FROM,
    COLOUR_ROOMS,
    COLUMN_ROOMS,
    EFFECT_AMOUNT,
    EFFECT_OP,
    EMPEROR_VP,
    FLOOR_ROOMS,
    FLOOR_VP,
    GROUP_AT,
    GROUP_BONUS,
    LEFT_COLUMN,
    RETREAT,
    RIGHT_COLUMN,
    ROOM_COLOUR,
    ROOM_VP,
    SCORED_IN,
    STAFF_EFFECT,
)
from ..layout import COLUMNS, EMPEROR, ROUNDS, Player, State
from ..rules.asking import reacting
from ..rules.counting import count_of
from ..rules.dice import (
    JOKER,
    ROOMS_ACTION,
    STAFF_ACTION,
    has_both_tracks,
    hook_strength,
    joker_price,
)
from ..rules.rooms import open_rooms, payable_rooms, room_price
from ..rules.rounds import TURNS_EACH
from ..rules.staff import staff_price
from ..vocabulary import Counter, Moment, Op
from .cafe import best_items, cafe_worth, gain_worth, own_store, pay_worth
from .facts import VP, asked_for, play_worth, turns_left, wanted_rooms

FUTURE = 60  # what room there is for guests to come
BONUS, PENALTY = 80, 90  # what the emperor gives and takes, more or less


SHARPNESS = Lookup([50, 20, 0])  # in percent: how much falling short matters, by rounds to go


@rule
def scoring_ahead(state: State) -> int:
    """The round in which the emperor comes next."""
    number = max(state.round, 1)
    while SCORED_IN[number] == NONE:
        number += 1
    return number


@rule
def standing(state: State, player: Player, place: int) -> int:
    """What a place on the emperor's track is worth; far from the scoring there is still time."""
    number = scoring_ahead(state)
    away = number - max(state.round, 1)
    back = RETREAT[SCORED_IN[number]]
    after = max(place - back, 0)
    worth = VP * EMPEROR_VP[place]
    if number < ROUNDS:
        worth += 6 * after
    aim = back + BONUS_FROM
    smooth = (BONUS + PENALTY) * min(place, aim) // aim
    sharp = (BONUS if after >= BONUS_FROM else 0) + (PENALTY if after > 0 else 0)
    part = SHARPNESS[away]
    if away == 0 and turns_left(state, player) % TURNS_EACH == 0:
        part = 100
    worth += (smooth * (100 - part) + sharp * part) // 100
    if asked_for(state, player, Counter.EMPEROR) > 0:
        worth += 100 if place >= asked_for(state, player, Counter.EMPEROR) else 5 * place
    return worth


@rule
def steps_worth(state: State, player: Player, steps: int) -> int:
    """What steps on the emperor's track are worth; those beyond its end are points."""
    place = min(player.emperor + steps, EMPEROR)
    beyond = player.emperor + steps - place
    return standing(state, player, place) - standing(state, player, player.emperor) + VP * beyond


@rule
def tracks_worth(state: State, player: Player, strength: int) -> int:
    """What the action of space 4 is worth, divided at its best."""
    most = 0
    for steps in range(strength + 1):
        worth = steps_worth(state, player, steps) + gain_worth(state, player, strength - steps)
        most = max(most, worth)
    return most


@rule
def group_worth(state: State, player: Player, room: int) -> int:
    """What the bonus of a room's group is worth, all of it."""
    effect = GROUP_BONUS[player.board, room]
    op = EFFECT_OP[effect]
    amount = EFFECT_AMOUNT[effect]
    if op == Op.STEPS:
        return steps_worth(state, player, amount)
    return VP * amount if op == Op.VP else gain_worth(state, player, amount)


@rule
def lodge_worth(state: State, player: Player, room: int) -> int:
    """What it is worth that a room is occupied: its floor, its group, and politics."""
    group = GROUP_AT[player.board, room]
    to_go = bit_count(group & ~player.occupied)
    size = bit_count(group)
    worth = VP * FLOOR_VP[room // COLUMNS]
    if to_go == 1:
        worth += group_worth(state, player, room) + 5
    else:
        worth += group_worth(state, player, room) * (size - to_go + 1) // (size * to_go)
    colour = ROOM_COLOUR[player.board, room]
    if asked_for(state, player, Counter.RED + colour) > count_of(player, Counter.RED + colour):
        worth += 20
    if asked_for(state, player, Counter.FLOORS) > 0 and room // COLUMNS < 2:
        worth += 6 + 4 * bit_count(player.occupied & FLOOR_ROOMS[room // COLUMNS])
    if asked_for(state, player, Counter.COLUMNS) > 0 and room % COLUMNS < 2:
        worth += 6 + 5 * bit_count(player.occupied & COLUMN_ROOMS[room % COLUMNS])
    if asked_for(state, player, Counter.GROUPS) > 0 and to_go == 1:
        worth += 15
    return worth


@rule
def keep_for_others(player: Player, room: int, guest_colour: int) -> int:
    """What it costs to give away a room that a waiting guest of its colour would need."""
    colour = ROOM_COLOUR[player.board, room]
    rooms = bit_count(player.vacant & COLOUR_ROOMS[player.board, colour])
    waiting = wanted_rooms(player, colour) - (1 if guest_colour == colour else 0)
    return 45 if waiting >= rooms and guest_colour != colour else 0


@rule
def need_of(state: State, player: Player, room: int) -> int:
    """What a room would do for the guests who wait."""
    store = own_store(state, player)
    more = cafe_worth(state, player, store, player.vacant | 1 << room)
    return more - cafe_worth(state, player, store, player.vacant)


@rule
def way_worth(state: State, player: Player, room: int) -> int:
    """What the rooms would do for guests who wait that can be prepared only behind this one."""
    tiles = player.vacant | player.occupied
    level = (1 << room & ~RIGHT_COLUMN) << 1 | (1 << room & ~LEFT_COLUMN) >> 1
    behind = (level | 1 << room << COLUMNS | 1 << room >> COLUMNS) & ALL_ROOMS
    behind &= ~(tiles | open_rooms(player))
    most = 0
    while behind != 0:
        most = max(most, need_of(state, player, lowest_bit(behind)))
        behind &= behind - 1
    return most


@rule
def tile_worth(state: State, player: Player, room: int) -> int:
    """What a vacant room is worth, before its price: to guests who wait, and to those to come."""
    rooms = player.vacant
    need = need_of(state, player, room)
    worth = max(need, way_worth(state, player, room) * 2 // 3) + VP * ROOM_VP[room]
    left = turns_left(state, player)
    colour = ROOM_COLOUR[player.board, room]
    alike = bit_count(rooms & COLOUR_ROOMS[player.board, colour])
    all_vacant = bit_count(rooms)
    if left > 1:
        future = (lodge_worth(state, player, room) * 2 + FUTURE) // (4 + alike * 2 + all_vacant)
        worth += future * min(left, 8) // 6
    if asked_for(state, player, Counter.TILES) > 0 and all_vacant < 8:
        worth += 12
    return worth


@rule
def rooms_worth(state: State, player: Player, strength: int, effect: int) -> int:
    """What preparing up to so many rooms is worth: the best ones, each next one a little less."""
    rooms = open_rooms(player) & payable_rooms(state, 0)
    worth = 0
    spent = 0
    for number in range(min(strength, 4)):
        best = NONE
        most = 0
        left = rooms
        while left != 0:
            room = lowest_bit(left)
            left &= left - 1
            total = spent + room_price(state, effect, room)
            if total <= player.crowns:
                cost = pay_worth(state, player, total) - pay_worth(state, player, spent)
                found = tile_worth(state, player, room) * (10 - number) // 10 - cost
                if found > most:
                    most = found
                    best = room
        if best == NONE:
            break
        spent += room_price(state, effect, best)
        rooms &= ~(1 << best)
        worth += most
    return worth


@rule
def card_worth(state: State, player: Player, card: int, discount: int) -> int:
    """What playing a card for a discount is worth."""
    price = pay_worth(state, player, staff_price(state, card, discount))
    return play_worth(state, player, card) - price


@rule
def hand_worth(state: State, player: Player, discount: int) -> int:
    """What playing the best card of the hand is worth."""
    most = 0
    cards = player.hand
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        if staff_price(state, card, discount) <= player.crowns:
            most = max(most, card_worth(state, player, card, discount))
    return most


@rule
def action_worth(state: State, player: Player, action: int, strength: int, effect: int) -> int:
    """What an action of a strength is worth; a die of four with card 15 brings both."""
    if action <= 2:
        return best_items(state, player, 2 * action - 2, strength)
    if action == ROOMS_ACTION:
        return rooms_worth(state, player, strength, effect)
    if action == STAFF_ACTION:
        return hand_worth(state, player, strength)
    return tracks_worth(state, player, strength)


@rule
def joker_worth(state: State, player: Player, strength: int, effect: int) -> int:
    """What a six is worth: the best of all actions."""
    most = 0
    for action in range(1, JOKER):
        most = max(most, action_worth(state, player, action, strength, effect))
    return most - pay_worth(state, player, joker_price(state))


@rule
def face_worth(state: State, player: Player, face: int, strength: int, effect: int) -> int:
    """What the action of a space is worth with a strength."""
    if face == JOKER:
        return joker_worth(state, player, strength, effect)
    if face == 4 and not state.is_extra and has_both_tracks(state):
        return steps_worth(state, player, strength) + gain_worth(state, player, strength)
    return action_worth(state, player, face, strength, effect)


@rule
def die_points(state: State, face: int) -> int:
    """The points and steps that cards give for taking a die."""
    cards = reacting(state, Moment.TAKE_DIE + face - 1)
    worth = 0
    while cards != 0:
        effect = STAFF_EFFECT[state.edition, Moment.TAKE_DIE + face - 1, lowest_bit(cards)]
        cards &= cards - 1
        if EFFECT_OP[effect] == Op.VP or EFFECT_OP[effect] == Op.STEPS:
            worth += VP * EFFECT_AMOUNT[effect]
        elif EFFECT_OP[effect] == Op.PREPARE or EFFECT_OP[effect] == Op.PLAY:
            worth += VP
    return worth


@rule
def die_worth(state: State, player: Player, face: int, effect: int) -> int:
    """What a die is worth, with a boost if that pays."""
    is_taken = 1 - state.is_extra
    strength = state.dice[face - 1] + hook_strength(state, face, is_taken)
    worth = face_worth(state, player, face, strength, effect)
    if player.crowns > 0:
        more = face_worth(state, player, face, strength + 1, effect)
        worth = max(worth, more - pay_worth(state, player, 1))
    return worth + (die_points(state, face) if is_taken else 0)
