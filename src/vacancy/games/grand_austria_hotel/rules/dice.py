"""Step 2 of a turn: a die, its space and the action (GAH-5.14 to GAH-5.31, GAH-5.86)."""

from __future__ import annotations

from vacancy.engine.bits import lowest_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import (
    BOOST_COST,
    EFFECT_AMOUNT,
    EFFECT_OP,
    HAS_STRICT_ACTIONS,
    JOKER_COST,
    PREPARE_ROOM,
    STAFF_EFFECT,
)
from ..layout import FACES, FROM_DIE, Beat, Event, State, Task
from ..moves import Answer, Reason
from ..vocabulary import Kind, Moment, Op
from .asking import ask, reacting
from .beats import note, note_amount
from .effects import gain_crowns, gain_steps
from .items import receive
from .rooms import open_rooms, payable_rooms, preparable
from .staff import playable

JOKER = 6
ROOMS_ACTION, TRACKS_ACTION, STAFF_ACTION = 3, 4, 5
ALL_ACTIONS = 0b11111
FREE_CHOICE = 0b01011  # the spaces whose action can always be performed: 1, 2 and 4
YES_OR_NO, ONLY_NO = 0b11, 0b10  # answers to the boost


@rule
def joker_price(state: State) -> int:
    """What a six costs (GAH-5.29), nothing with card 17 (GAH-5.30, GAH-7.17)."""
    return 0 if reacting(state, Moment.PAY_6) != 0 else JOKER_COST


@rule
def takeable(state: State, is_taken: int) -> int:
    """The spaces from which a die may be taken, or whose action may be performed, as a set."""
    spaces = 0
    for space in range(FACES):
        if state.dice[space] > 0:
            spaces |= 1 << space
    joker = 1 << (JOKER - 1)
    if state.players[state.actor].crowns < joker_price(state):
        is_last_resort = is_taken and spaces == joker  # GAH-5.31, GAH-10.6
        if not is_last_resort:
            spaces &= ~joker
    if HAS_STRICT_ACTIONS[state.edition] and spaces & (FREE_CHOICE | joker) != 0:  # GAH-10.91
        for action in range(ROOMS_ACTION, STAFF_ACTION + 1, 2):
            strength = state.dice[action - 1] + hook_strength(state, action, is_taken)
            if not can_act(state, action, strength, 0):
                spaces &= ~(1 << (action - 1))
    return spaces


@rule
def can_act(state: State, action: int, strength: int, price: int) -> bool:
    """Whether action 3 or 5 could do anything, with some crowns paid before (GAH-10.85)."""
    if action != ROOMS_ACTION and action != STAFF_ACTION:
        return True
    player = state.players[state.actor]
    if action == ROOMS_ACTION:
        return open_rooms(player) & payable_rooms(state, -price) != 0
    return playable(state, player.hand, strength - price) != 0


@rule
def hook_strength(state: State, face: int, is_taken: int) -> int:
    """By how much staff cards strengthen an action: 13 and 18 if the die is really taken
    (GAH-7.110), 17 whenever action 6 is performed (GAH-5.87)."""
    cards = reacting(state, Moment.TAKE_DIE + face - 1) if is_taken else 0
    more = 0
    while cards != 0:
        effect = STAFF_EFFECT[state.edition, Moment.TAKE_DIE + face - 1, lowest_bit(cards)]
        cards &= cards - 1
        if EFFECT_OP[effect] == Op.STRENGTH:
            more += EFFECT_AMOUNT[effect]  # GAH-7.13, GAH-7.18, GAH-11.14, GAH-11.15
    if face == JOKER and reacting(state, Moment.PERFORM_6) != 0:
        more += 1  # GAH-7.17
    return more


@rule
def why_not_die(state: State, face: int, is_taken: int) -> int:
    """Which rule keeps the acting player from a space."""
    if state.dice[face - 1] == 0:
        return Reason.NO_DIE
    if face == JOKER and state.players[state.actor].crowns < joker_price(state):
        return Reason.CANNOT_PAY
    return Reason.OK if takeable(state, is_taken) >> (face - 1) & 1 else Reason.MUST_ACT


@rule
def do_choose_space(state: State, beat: Beat, face: int, is_taken: int, can_boost: int) -> None:
    """Choose a space; boost and the action of a six are settled first (GAH-5.18 a to c)."""
    player = state.players[state.actor]
    state.face = face
    state.action = face % JOKER
    state.strength = state.dice[face - 1] + hook_strength(state, face, is_taken)  # GAH-5.15
    spaces = takeable(state, is_taken)
    has_choice = spaces & (FREE_CHOICE | 1 << (JOKER - 1)) != 0
    state.must_act = 1 if HAS_STRICT_ACTIONS[state.edition] and has_choice else 0
    note(beat, Event.CHOOSE_SPACE, state.actor)
    beat.face = face
    beat.amount = state.strength
    push(state, Task.TAKE_DIE, NONE, is_taken, NONE)
    price = joker_price(state) if face == JOKER else 0
    if player.crowns < price:
        return  # a six without payment and without action (GAH-5.31)
    if face == JOKER:
        ask(state, Task.JOKER, NONE, NONE)
    if can_boost and player.crowns >= price + BOOST_COST:  # GAH-5.30
        ask(state, Task.BOOST, NONE, NONE)


@rule
def do_free_action(state: State, beat: Beat, space: int) -> None:
    """Perform an action within the turn, without a die and a boost (GAH-10.81, GAH-10.93)."""
    pop(state)
    do_choose_space(state, beat, space + 1, 0, 0)


@rule
def boosts(state: State) -> int:
    """Yes and no, as a set; yes is no answer where it would take the crown that a compulsory room
    costs (GAH-10.97). A card costs as much less as the boost costs."""
    is_harmful = state.must_act and not can_act(state, state.action, state.strength + 1, BOOST_COST)
    return ONLY_NO if is_harmful else YES_OR_NO


@rule
def do_boost(state: State, beat: Beat, is_refused: int) -> None:
    """Pay a crown for one die more, before anything is received (GAH-5.16, GAH-5.35)."""
    pop(state)
    if is_refused:
        note(beat, Event.NO_BOOST, state.actor)
        return
    state.players[state.actor].crowns -= BOOST_COST  # GAH-10.3
    state.strength += 1
    note(beat, Event.BOOST, state.actor)
    beat.price = BOOST_COST
    beat.amount = state.strength


@rule
def joker_targets(state: State) -> int:
    """The actions that a six may copy, as a set (GAH-5.29)."""
    targets = ALL_ACTIONS
    if state.must_act:
        price = joker_price(state)
        if not can_act(state, ROOMS_ACTION, state.strength, price):
            targets &= ~(1 << (ROOMS_ACTION - 1))
        if not can_act(state, STAFF_ACTION, state.strength, price):
            targets &= ~(1 << (STAFF_ACTION - 1))
    return targets


@rule
def do_joker(state: State, beat: Beat, target: int) -> None:
    """Pay for a six and name the action that it copies (GAH-5.29)."""
    pop(state)
    state.action = target + 1
    note(beat, Event.JOKER, state.actor)
    beat.face = state.action
    beat.price = joker_price(state)
    state.players[state.actor].crowns -= beat.price


@rule
def do_take_die(state: State, beat: Beat) -> None:
    """Move the die to the tile, have cards react, then perform the action (GAH-5.18 d to f)."""
    is_taken = top(state).a
    pop(state)
    note(beat, Event.TAKE_DIE if is_taken else Event.PERFORM, state.actor)
    beat.face = state.face
    beat.amount = state.strength
    if state.action != ROOMS_ACTION and state.action != STAFF_ACTION:
        state.must_act = 0  # so an extra room may be declined (GAH-7.14)
    if state.action > 0:
        push(state, Task.ACTION, NONE, is_taken, NONE)
    if is_taken:
        state.dice[state.face - 1] -= 1
        state.players[state.actor].covered += 1  # GAH-4.7, GAH-5.14
        react_to_die(state)


@rule
def react_to_die(state: State) -> None:
    """Cards 12, 16, 19, 20 give VP and steps at once; 14 and 22 an extra (GAH-1.74, GAH-5.17).

    The die counts as what it shows, a joker as a six (GAH-10.24, GAH-11.24).
    """
    moment = Moment.TAKE_DIE + state.face - 1
    cards = reacting(state, moment)
    gains = 0
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        effect = STAFF_EFFECT[state.edition, moment, card]
        op = EFFECT_OP[effect]
        if op == Op.VP or op == Op.STEPS:
            gains |= 1 << card
        elif op == Op.PREPARE and preparable(state, effect) != 0:
            ask(state, Task.EXTRA_ORDER, effect, card)  # GAH-7.14
        elif op == Op.PLAY and state.players[state.actor].hand_count > 0:
            ask(state, Task.EXTRA_ORDER, effect, card)  # GAH-7.22, GAH-9.16
    while gains != 0:
        card = lowest_bit(gains)
        gains &= gains - 1
        push(state, Task.EFFECT, NONE, STAFF_EFFECT[state.edition, moment, card], card)


@rule
def do_extra_order(state: State, beat: Beat, answer: int) -> None:
    """Put the extra directly before or directly after the main action (GAH-10.4)."""
    effect = top(state).a
    source = top(state).b
    pop(state)
    note(beat, Event.ORDER, state.actor)
    beat.card = source
    beat.is_open = 1
    beat.amount = answer
    if answer == Answer.EXTRA_FIRST:
        push(state, Task.EFFECT, NONE, effect, source)
    elif answer == Answer.MAIN_FIRST:
        is_taken = top(state).a
        pop(state)
        push(state, Task.EFFECT, NONE, effect, source)
        push(state, Task.ACTION, NONE, is_taken, NONE)


@rule
def do_action(state: State, beat: Beat) -> None:
    """Perform the action of a space (GAH-1.60), even if it brings nothing (GAH-5.19, GAH-10.5).

    Examples: GAH-11.1, GAH-11.2, GAH-11.3, GAH-11.4.
    """
    is_taken = top(state).a
    pop(state)
    if state.action == 1:
        ask(state, Task.DISH_SPLIT, NONE, NONE)
    elif state.action == 2:
        ask(state, Task.DRINK_SPLIT, NONE, NONE)
    elif state.action == ROOMS_ACTION:
        ask(state, Task.PREPARE, PREPARE_ROOM, state.strength)
    elif state.action == STAFF_ACTION:
        ask(state, Task.PLAY_STAFF, state.strength, state.must_act)
    elif is_taken and state.face == TRACKS_ACTION and has_both_tracks(state):
        gain_tracks(state, beat, state.strength, state.strength)  # GAH-7.15, GAH-11.30
    else:
        ask(state, Task.TRACK_SPLIT, NONE, NONE)


@rule
def has_both_tracks(state: State) -> bool:
    """Whether card 15 makes a split needless (GAH-5.27)."""
    cards = reacting(state, Moment.TAKE_DIE + TRACKS_ACTION - 1)
    while cards != 0:
        effect = STAFF_EFFECT[state.edition, Moment.TAKE_DIE + TRACKS_ACTION - 1, lowest_bit(cards)]
        cards &= cards - 1
        if EFFECT_OP[effect] == Op.BOTH_TRACKS:
            return True
    return False


@rule
def gain_tracks(state: State, beat: Beat, steps: int, crowns: int) -> None:
    """Emperor steps and crowns from one action."""
    gain_crowns(state, beat, crowns, FROM_DIE)
    gain_steps(state, beat, steps, FROM_DIE)
    note_split(state, beat, steps, crowns)


@rule
def note_split(state: State, beat: Beat, first: int, second: int) -> None:
    """A beat about how an action was divided."""
    note_amount(beat, Event.SPLIT, state.actor, first, FROM_DIE)
    beat.other = second
    beat.face = state.action


@rule
def do_track_split(state: State, beat: Beat, steps: int) -> None:
    """Divide the strength into emperor steps and crowns (GAH-5.27)."""
    pop(state)
    gain_tracks(state, beat, steps, state.strength - steps)


@rule
def do_item_split(state: State, beat: Beat, dear: int) -> None:
    """Take dishes or drinks, of the dear kind no more than of the other (GAH-5.20, GAH-5.21)."""
    kind = Kind.STRUDEL if top(state).task == Task.DISH_SPLIT else Kind.WINE
    pop(state)
    receive(state, kind + 1, dear)
    receive(state, kind, state.strength - dear)
    note_split(state, beat, state.strength - dear, dear)
