"""What a seat sees of the question at hand, and of what follows on this turn."""

from __future__ import annotations

from vacancy.engine.bits import list_set
from vacancy.engine.decisions import Frame, seat_to_move, top
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_decision, list_number
from vacancy.engine.record import NONE, Array

from ..components import (
    EFFECT_DISCOUNT,
    EFFECT_FLOORS,
    EFFECT_IS_OCCUPIED,
    EFFECT_OP,
    EFFECT_WHAT,
)
from ..layout import DECISIONS, FLOORS, KINDS, State, Task
from .inputs import (
    ACTION,
    ACTION_STRENGTH,
    ASKED_COLOUR,
    ASKED_DISCOUNT,
    ASKED_GUEST,
    ASKED_KIND,
    ASKED_LEFT,
    ASKED_TILE,
    BELOW,
    COMING,
    COMING_VALUES,
    DECIDER,
    DISCOUNT_VALUES,
    EFFECTS_BELOW,
    FACE,
    FLAGS,
    LEFT_VALUES,
    LOW_FLOORS,
    OTHER_TASK,
    PENDING_ONCE,
    PENDING_TWICE,
    PREPARED_OCCUPIED,
    TASK,
)

FOLLOWING = (1 << DECISIONS) - 1 | 1 << Task.TAKE_DIE | 1 << Task.ACTION
"""The tasks that follow within a turn, as a set."""


@rule
def list_question(state: State, seat: int, out: Array[int], count: int) -> int:
    """Who is asked what; one's own questions with all that belongs to them."""
    count = list_decision(state, seat, DECIDER, TASK, OTHER_TASK, out, count)
    if seat_to_move(state) != seat:
        return count
    count = list_arguments(top(state), out, count)
    count = list_turn(state, out, count)
    count = list_pending(state, out, count)
    return list_stack(state, out, count)


@rule
def list_arguments(frame: Frame, out: Array[int], count: int) -> int:
    """What the question is about, and how many times it is asked."""
    task = frame.task
    if task == Task.PLACE_ITEM:
        out[count] = ASKED_KIND + frame.a
        return list_number(frame.b, LEFT_VALUES, ASKED_LEFT, out, count + 1)
    if task == Task.CHECK_IN_ROOM:
        out[count] = ASKED_GUEST + frame.a
        return count + 1
    if task == Task.PREPARE or task == Task.SETUP_ROOM:
        count = list_preparing(frame.a, out, count)
        return list_number(frame.b, LEFT_VALUES, ASKED_LEFT, out, count)
    if task == Task.PLAY_STAFF or task == Task.PLAY_DRAWN:
        return list_number(frame.a, DISCOUNT_VALUES, ASKED_DISCOUNT, out, count)
    if task == Task.OCCUPY_ROOM:
        out[count] = ASKED_COLOUR + frame.a
        return list_number(frame.b, LEFT_VALUES, ASKED_LEFT, out, count + 1)
    if task == Task.FILL_ORDER:
        out[count] = ASKED_COLOUR + frame.a
        return count + 1
    if task == Task.AVOID_PENALTY or task == Task.PENALTY_CHOICE:
        out[count] = ASKED_TILE + frame.a
        return count + 1
    if task == Task.REMOVE_OCCUPIED:
        return list_number(1 if frame.a == NONE else 0, LEFT_VALUES, ASKED_LEFT, out, count)
    is_counted = task == Task.CHOOSE_ITEM or task == Task.SERVE_ITEM
    if is_counted or task == Task.LOSE_HAND or task == Task.REMOVE_VACANT:
        return list_number(frame.a, LEFT_VALUES, ASKED_LEFT, out, count)
    return count


@rule
def list_preparing(effect: int, out: Array[int], count: int) -> int:
    """The terms on which a room is prepared."""
    out[count] = ASKED_COLOUR + EFFECT_WHAT[effect]
    count = list_number(EFFECT_DISCOUNT[effect], DISCOUNT_VALUES, ASKED_DISCOUNT, out, count + 1)
    if EFFECT_FLOORS[effect] < FLOORS:
        out[count] = LOW_FLOORS
        count += 1
    if EFFECT_IS_OCCUPIED[effect]:
        out[count] = PREPARED_OCCUPIED
        count += 1
    return count


@rule
def list_turn(state: State, out: Array[int], count: int) -> int:
    """How far the turn has come, and the action at hand."""
    flags = state.has_acted | state.guest_done << 1 | state.die_done << 2
    flags |= state.is_extra << 3 | state.must_act << 4
    count = list_set(flags, FLAGS, out, count)
    if state.face > 0:
        out[count] = FACE + state.face - 1
        count = list_number(state.strength, DISCOUNT_VALUES, ACTION_STRENGTH, out, count + 1)
    if state.action > 0:
        out[count] = ACTION + state.action - 1
        count += 1
    return count


@rule
def list_pending(state: State, out: Array[int], count: int) -> int:
    """The benefits that wait, and those that wait more than once."""
    once = 0
    twice = 0
    for index in range(state.pending_count):
        effect = 1 << state.pending[index].effect
        twice |= once & effect
        once |= effect
    count = list_set(once, PENDING_ONCE, out, count)
    return list_set(twice, PENDING_TWICE, out, count)


@rule
def list_stack(state: State, out: Array[int], count: int) -> int:
    """What lies below the question: more questions, effects, and items to come."""
    tasks = 0
    effects = 0
    for depth in range(state.depth):
        frame = state.stack[depth]
        if depth < state.depth - 1:
            tasks |= 1 << frame.task
        if frame.task == Task.EFFECT or frame.task == Task.EXTRA_ORDER:
            effects |= 1 << EFFECT_OP[frame.a]
    count = list_set(tasks & FOLLOWING, BELOW, out, count)
    count = list_set(effects, EFFECTS_BELOW, out, count)
    for kind in range(KINDS):
        items = 0
        for depth in range(state.depth):
            frame = state.stack[depth]
            if frame.task == Task.PLACE_ITEM and frame.a == kind:
                items += frame.b
        if items > 0:
            here = COMING + kind * COMING_VALUES
            count = list_number(items - 1, COMING_VALUES, here, out, count)
    return count
