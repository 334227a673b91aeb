"""The turn as the rulebook tells it, and which function answers for which decision.

Set-up: a draft perhaps (`staff`), a guest and rooms for everybody (`rounds`). A round: the dice
are rolled; whoever shows the lowest number has a turn or passes (`rounds`). A turn: a menu (`menu`)
of a guest from the row (`guests`), a die and its action (`dice`), and additional actions: serving
(`items`), checking in (`guests`), politics (`counting`), staff (`staff`). What cards do is in
`effects`. After rounds 3, 5 and 7 the emperor comes (`emperor`); then the points (`scoring`).

A decision has one family of actions and a set of legal picks in it (`choices`); listing, refusing
and answering all use that set. Only the menu has several families.
"""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import bit_count, list_set, lowest_bit
from vacancy.engine.decisions import pop, top
from vacancy.engine.dialect import rule
from vacancy.engine.dispatch import dispatcher
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE, Array

from ..layout import DECISIONS, GUESTS, TABLES, Beat, Event, State, Task
from ..moves import (
    BENEFIT,
    BOOST,
    CAKE,
    COFFEE,
    COPY,
    DECLINE,
    DIE,
    DISCARD,
    ESCAPE,
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
    PASS,
    PENALTY,
    PLAY,
    PREPARE,
    PUT,
    REMOVE,
    STEPS,
    UNDER,
    Reason,
)
from .beats import note
from .choices import can_decline, choices, why_not_decline, why_not_pick
from .dice import (
    do_action,
    do_boost,
    do_extra_order,
    do_free_action,
    do_item_split,
    do_joker,
    do_take_die,
    do_track_split,
)
from .effects import do_effect
from .emperor import do_avoid, do_emperor, do_penalty, do_penalty_choice, do_track_points
from .guests import do_benefit, do_free_guest, do_lodge
from .items import do_choose_item, do_fill, do_keep, do_place, do_serve_item, place_of, why_not_put
from .menu import PART_FIRST, PARTS, do_menu, menu, why_not_menu
from .rooms import do_occupy, do_prepare, do_remove
from .rounds import do_end_turn, do_extra_turn, do_finish, do_round, do_setup, do_turns
from .staff import (
    clear_drawn,
    do_copy,
    do_discard_played,
    do_draft,
    do_draft_step,
    do_lose_hand,
    do_play,
    do_put_under,
)

ANSWERS = (  # in the order of section 9: a decision, its family of actions, and what an answer does
    (Task.DRAFT, KEEP, do_draft),
    (Task.SETUP_GUEST, GUEST, do_free_guest),
    (Task.SETUP_ROOM, PREPARE, do_prepare),
    (Task.MENU, PASS, do_menu),  # and the seven families behind it
    (Task.BOOST, BOOST, do_boost),
    (Task.JOKER, JOKER, do_joker),
    (Task.EXTRA_ORDER, ORDER, do_extra_order),
    (Task.DISH_SPLIT, CAKE, do_item_split),
    (Task.DRINK_SPLIT, COFFEE, do_item_split),
    (Task.PREPARE, PREPARE, do_prepare),
    (Task.TRACK_SPLIT, STEPS, do_track_split),
    (Task.PLAY_STAFF, PLAY, do_play),
    (Task.PLAY_DRAWN, PLAY, do_play),
    (Task.PUT_UNDER, UNDER, do_put_under),
    (Task.PLACE_ITEM, PUT, do_place),
    (Task.CHOOSE_ITEM, ITEM, do_choose_item),
    (Task.SERVE_ITEM, PUT, do_serve_item),
    (Task.CHECK_IN_ROOM, LODGE, do_lodge),
    (Task.ORDER_BENEFITS, BENEFIT, do_benefit),
    (Task.OCCUPY_ROOM, OCCUPY, do_occupy),
    (Task.FREE_GUEST, GUEST, do_free_guest),
    (Task.FILL_ORDER, FILL, do_fill),
    (Task.EXTRA_TURN, EXTRA, do_extra_turn),
    (Task.FREE_ACTION, DIE, do_free_action),
    (Task.AVOID_PENALTY, ESCAPE, do_avoid),
    (Task.PENALTY_CHOICE, PENALTY, do_penalty_choice),
    (Task.LOSE_HAND, LOSE, do_lose_hand),
    (Task.REMOVE_VACANT, REMOVE, do_remove),
    (Task.REMOVE_OCCUPIED, REMOVE, do_remove),
    (Task.DISCARD_PLAYED, DISCARD, do_discard_played),
    (Task.COPY, COPY, do_copy),
)
FIRST = Lookup([family.first for _, family, _ in ANSWERS])  # by decision
END = Lookup([family.end for _, family, _ in ANSWERS])
answer = dispatcher("answer", ("state", "beat", "pick"), {task: do for task, _, do in ANSWERS})


@rule
def list_legal(state: State, out: Array[int]) -> int:
    """The answers to the decision at hand, in the order of section 9 (GAH-9.1, GAH-9.6)."""
    task = top(state).task
    count = 0
    if task == Task.MENU:
        for part in range(PARTS):
            count = list_set(menu(state, part), PART_FIRST[part], out, count)
        return count
    picks = choices(state)
    is_optional = can_decline(state, picks)
    if task == Task.PLACE_ITEM or task == Task.SERVE_ITEM:
        cafe = state.players[state.actor].cafe
        while picks != 0:
            place = lowest_bit(picks)
            picks &= picks - 1
            out[count] = encode(PUT, place // TABLES, cafe[place % TABLES].guest)
            count += 1
    else:
        count = list_set(picks, FIRST[task], out, count)
    if is_optional:
        out[count] = KITCHEN.first if task == Task.PLACE_ITEM else DECLINE.first
        count += 1
    return count


@rule
def why_not(state: State, action: int) -> int:
    """OK, or the reason why an action does not answer the decision at hand."""
    task = top(state).task
    if task == Task.MENU:
        return why_not_menu(state, action)
    if action == (KITCHEN.first if task == Task.PLACE_ITEM else DECLINE.first):
        is_optional = can_decline(state, choices(state))
        return Reason.OK if is_optional else why_not_decline(task)
    if action < FIRST[task] or action >= END[task]:
        return Reason.NOT_ASKED
    pick = action - FIRST[task]
    if task == Task.PLACE_ITEM or task == Task.SERVE_ITEM:
        place = place_of(state.players[state.actor], pick)
        if place != NONE and choices(state) >> place & 1:
            return Reason.OK
        return why_not_put(state, pick // GUESTS, place)
    if choices(state) >> pick & 1:
        return Reason.OK
    return why_not_pick(state, task, pick)


@rule
def apply(state: State, action: int, beat: Beat) -> None:
    """Carry out a legal action."""
    task = top(state).task
    if action == DECLINE.first:
        do_decline(state, beat)
    elif action == KITCHEN.first:
        do_keep(state, beat, 1)
    elif task == Task.PLACE_ITEM or task == Task.SERVE_ITEM:
        pick = place_of(state.players[state.actor], action - PUT.first)
        answer(task, state, beat, pick)
    else:
        answer(task, state, beat, action - FIRST[task])


@rule
def do_decline(state: State, beat: Beat) -> None:
    """Stop, or take none; drawn cards go under the deck (GAH-8.27, GAH-8.29)."""
    task = top(state).task
    pop(state)
    note(beat, Event.DECLINE, state.actor)
    if task == Task.PLAY_DRAWN:
        clear_drawn(state)


@rule
def must_ask(state: State, picks: int) -> bool:
    """Whether there is anything to choose, or a secret that a missing question would tell
    (GAH-9.2)."""
    task = top(state).task
    player = state.players[state.actor]
    if task == Task.PLAY_STAFF:
        return player.hand_count > 0
    if task == Task.PLAY_DRAWN:
        return player.drawn_count > 0
    count = bit_count(picks)
    return count > 1 or (count == 1 and can_decline(state, picks))


@rule
def step(state: State, beat: Beat) -> None:
    """Take the engine's next step."""
    task = top(state).task
    picks = choices(state) if task < DECISIONS else 0
    if task < DECISIONS and must_ask(state, picks):
        top(state).seat = state.actor
    elif picks != 0:
        answer(task, state, beat, lowest_bit(picks))  # the only one
    elif task == Task.PLACE_ITEM:
        do_keep(state, beat, top(state).b)  # no guest lacks it: to the kitchen
    elif task < DECISIONS:
        pop(state)
    elif task == Task.EFFECT:
        do_effect(state, beat)
    elif task == Task.TURNS:
        do_turns(state, beat)
    elif task == Task.END_TURN:
        do_end_turn(state)
    elif task == Task.TAKE_DIE:
        do_take_die(state, beat)
    elif task == Task.ACTION:
        do_action(state, beat)
    elif task == Task.ROUND:
        do_round(state, beat)
    elif task == Task.TRACK_POINTS:
        do_track_points(state, beat)
    elif task == Task.EMPEROR:
        do_emperor(state, beat)
    elif task == Task.PENALTY:
        do_penalty(state, beat)
    elif task == Task.SETUP:
        do_setup(state)
    elif task == Task.DRAFT_STEP:
        do_draft_step(state, beat)
    else:
        do_finish(state, beat)
