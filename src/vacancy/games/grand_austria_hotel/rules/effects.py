"""Effects: one loop for all rows of the components file, whatever card or tile they are on."""

from __future__ import annotations

from vacancy.engine.decisions import pop, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import EFFECT_AMOUNT, EFFECT_DISCOUNT, EFFECT_OP, EFFECT_WHAT, HAS_EXTRA_TURN
from ..layout import CROWNS, EMPEROR, Beat, Event, State, Task
from ..vocabulary import Op
from .asking import ask
from .beats import note_amount
from .items import lose_items, receive
from .scoring import effect_vp
from .staff import draw_to_choose, draw_to_hand


@rule
def do_effect(state: State, beat: Beat) -> None:  # noqa: PLR0915 - a dispatcher
    """Carry out the effect on top of the stack for the acting player (GAH-8.1 to GAH-8.16).

    What the player may decline is asked (GAH-8.29, GAH-10.65); what cannot be used is lost, because
    a question without an answer is dropped (GAH-8.22).
    """
    effect = top(state).a
    source = top(state).b
    pop(state)
    op = EFFECT_OP[effect]
    amount = EFFECT_AMOUNT[effect]
    what = EFFECT_WHAT[effect]
    if op == Op.VP:
        gain_vp(state, beat, effect_vp(state.players[state.actor], effect), source)  # GAH-8.4
    elif op == Op.CROWNS:
        gain_crowns(state, beat, amount, source)  # GAH-8.8
    elif op == Op.STEPS:
        gain_steps(state, beat, amount, source)  # GAH-8.1
    elif op == Op.ITEM:
        receive(state, what, amount)  # GAH-8.2, GAH-8.3
    elif op == Op.DRAW:
        draw_to_hand(state, beat, amount, source)  # GAH-8.11
    elif op == Op.PREPARE:
        ask(state, Task.PREPARE, effect, 1)  # GAH-8.5, GAH-8.6, GAH-8.7, GAH-8.23
    elif op == Op.OCCUPY:
        ask(state, Task.OCCUPY_ROOM, what, amount)  # GAH-8.13
    elif op == Op.FILL:
        ask(state, Task.FILL_ORDER, what, NONE)  # GAH-8.14
    elif op == Op.PLAY:
        ask(state, Task.PLAY_STAFF, EFFECT_DISCOUNT[effect], 0)  # GAH-8.9, GAH-8.10
    elif op == Op.DRAW_PLAY:
        draw_to_choose(state, beat, EFFECT_DISCOUNT[effect], source)  # GAH-8.12
    elif op == Op.GUEST:
        ask(state, Task.FREE_GUEST, NONE, NONE)  # GAH-8.16, GAH-8.26
    elif op == Op.EXTRA_TURN:
        win_extra_turn(state, beat)
    elif op == Op.LOSE_ITEMS:
        lose_items(state, beat, what, source)
    elif op == Op.LOSE_HAND:
        ask(state, Task.LOSE_HAND, amount, NONE)
    elif op == Op.REMOVE_VACANT:
        ask(state, Task.REMOVE_VACANT, amount, NONE)
    elif op == Op.REMOVE_OCCUPIED:
        ask(state, Task.REMOVE_OCCUPIED, NONE, NONE)
    else:
        ask(state, Task.DISCARD_PLAYED, NONE, NONE)


@rule
def gain_vp(state: State, beat: Beat, amount: int, source: int) -> None:
    """Receive or lose VP; the balance may become negative, unless the option says otherwise."""
    player = state.players[state.actor]
    if amount < 0 and state.vp_floor:
        amount = max(amount, min(-player.vp, 0))  # GAH-10.89
    player.vp += amount  # GAH-1.78, GAH-10.14, GAH-11.17
    note_amount(beat, Event.GAIN_VP, state.actor, amount, source)


@rule
def gain_crowns(state: State, beat: Beat, amount: int, source: int) -> None:
    """Receive or lose crowns; what goes beyond the end of the track is lost (GAH-1.76)."""
    player = state.players[state.actor]
    player.crowns = min(player.crowns + amount, CROWNS)  # GAH-10.12
    note_amount(beat, Event.GAIN_CROWNS, state.actor, amount, source)


@rule
def gain_steps(state: State, beat: Beat, amount: int, source: int) -> None:
    """Advance on the emperor track; each step beyond its end is 1 VP (GAH-1.77, GAH-11.18)."""
    player = state.players[state.actor]
    beyond = max(player.emperor + amount - EMPEROR, 0)
    player.emperor += amount - beyond
    player.vp += beyond
    note_amount(beat, Event.GAIN_STEPS, state.actor, amount, source)
    beat.other = beyond


@rule
def win_extra_turn(state: State, beat: Beat) -> None:
    """E. Gizia: an extra turn is noted; in the later edition, an action now (GAH-8.32)."""
    if HAS_EXTRA_TURN[state.edition]:
        state.players[state.actor].extra_turns += 1  # GAH-5.85
        note_amount(beat, Event.EXTRA_TURN_WON, state.actor, 1, NONE)
    else:
        ask(state, Task.FREE_ACTION, NONE, NONE)  # GAH-10.81, GAH-10.93
