"""How a turn goes, and which function answers which decision.

A turn (PTN-4.1, PTN-4.3): `do_check` goes through the shops and gives the player in turn what they
have the majority for; then the decision TURN is put again and again, for two actions and as many
extras as there are, until `go_on` finds nothing more to ask; `do_next` ends it. The last cards of a
player start the last turns, and these the final checks (`ending`).
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.record import Array

from ..layout import (
    CARRY,
    COVER,
    DRAW,
    END,
    JOIN,
    MOTHER,
    SONNY,
    SPARE,
    TAKE,
    Beat,
    Reason,
    State,
    Task,
)
from .actions import (
    do_draw,
    do_end,
    do_join,
    do_mother,
    end_turn,
    list_turn,
    may_have_extra,
    why_not_draw,
    why_not_end,
    why_not_join,
    why_not_mother,
)
from .ending import do_finish, do_next
from .majorities import (
    do_carry,
    do_carry_only,
    do_check,
    do_clear,
    do_refill,
    do_take,
    list_carriers,
    list_takes,
    why_not_carry,
)
from .specials import do_cover, do_sonny, do_spare, list_covers, why_not_cover, why_not_sonny


@rule
def list_legal(state: State, out: Array[int]) -> int:
    """The answers to the decision at hand, in the order of PTN-9.6; only they, and never who is
    asked what, may depend on a hand (PTN-9.1)."""
    frame = top(state)
    if frame.task == Task.TURN:
        return list_turn(state, frame.seat, out)
    if frame.task == Task.COVER:
        return list_covers(state, out)
    if frame.task == Task.CARRY:
        return list_carriers(state, out)
    return list_takes(out)


@rule
def why_not(state: State, action: int) -> int:
    """OK, or the reason why an action does not answer the decision at hand."""
    frame = top(state)
    if frame.task == Task.TURN:
        return why_not_turn(state, frame.seat, action)
    if frame.task == Task.TAKE and belongs(TAKE, action):
        return Reason.OK  # PTN-5.4
    if frame.task == Task.CARRY and belongs(CARRY, action):
        return why_not_carry(state, decode(CARRY, action)[0])
    if frame.task == Task.COVER and belongs(COVER, action):
        owner, kind, _ = decode(COVER, action)
        return why_not_cover(state, owner, kind)
    if frame.task == Task.COVER and action == SPARE.first:
        return Reason.OK  # PTN-7.5
    return Reason.NOT_ASKED


@rule
def why_not_turn(state: State, seat: int, action: int) -> int:
    """The same for the decision that a turn is made of (PTN-9.4)."""
    if action == DRAW.first:
        return why_not_draw(state, seat)
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        return why_not_join(state, seat, group, shop)
    if belongs(MOTHER, action):
        return why_not_mother(state, seat, decode(MOTHER, action)[0])
    if belongs(SONNY, action):
        shop, source, kind = decode(SONNY, action)
        return why_not_sonny(state, seat, shop, source, kind)
    if action == END.first:
        return why_not_end(state)
    return Reason.NOT_ASKED


@rule
def apply(state: State, action: int, beat: Beat) -> None:
    """Carry out a legal action, and see whether the turn goes on."""
    seat = top(state).seat
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        do_join(state, beat, seat, group, shop)
    elif action == DRAW.first:
        do_draw(state, beat, seat)
    elif belongs(MOTHER, action):
        do_mother(state, beat, seat, decode(MOTHER, action)[0])
    elif belongs(SONNY, action):
        shop, source, kind = decode(SONNY, action)
        do_sonny(state, beat, seat, shop, source, kind)
    elif action == END.first:
        do_end(state, beat, seat)
    elif belongs(COVER, action):
        owner, kind, _ = decode(COVER, action)
        do_cover(state, beat, owner, kind)
    elif action == SPARE.first:
        do_spare(state, beat)
    elif belongs(CARRY, action):
        do_carry(state, beat, decode(CARRY, action)[0])
    else:
        do_take(state, beat, decode(TAKE, action)[0])
    if top(state).task == Task.TURN:
        go_on(state)


@rule
def go_on(state: State) -> None:
    """Put the decision again while there may be something to do; else end the turn (PTN-9.5)."""
    player = state.players[state.mover]
    if state.actions_left > 0:
        if player.hand_count + player.deck_count > 0:  # PTN-6.5
            return
        state.actions_left = 0  # PTN-6.4: they lapse
    if not may_have_extra(state, state.mover):
        end_turn(state)


@rule
def step(state: State, beat: Beat) -> None:
    """Take the engine's next step."""
    task = top(state).task
    if task == Task.CHECK:
        do_check(state, beat)
    elif task == Task.NEXT:
        do_next(state, beat)
    elif task == Task.CARRY:
        do_carry_only(state, beat)
    elif task == Task.CLEAR:
        do_clear(state, beat)
    elif task == Task.REFILL:
        do_refill(state, beat)
    else:
        do_finish(state, beat)
