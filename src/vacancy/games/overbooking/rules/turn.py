"""The turn as the rulebook tells it, and which function answers for which decision.

A round: every player lays a card, five times round the table (stage 1, `laying`). Then each hotel
from the top: turn up its cards, let the back door act, give beds, clean up (stage 2, `checking`
and `abilities`). Then new tiles, tokens and cards (stage 3, `preparing`). Four rounds, then points
(`scoring`).
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.record import Array

from ..layout import AIM, DECLINE, LAY, PASS, Beat, Reason, State, Task
from .abilities import do_abilities, do_aim, do_decline, list_aims, why_not_aim
from .checking import do_book, do_check, do_clean
from .laying import do_lay, do_pass, do_turns, list_lays, why_not_lay, why_not_pass
from .preparing import do_prepare


@rule
def list_legal(state: State, out: Array[int]) -> int:
    """The answers to the decision at hand, in the order of OB-10.4; only they, and never who is
    asked what, may depend on a hand (OB-10.1)."""
    frame = top(state)
    if frame.task == Task.LAY:
        return list_lays(state, frame.seat, out)
    return list_aims(state, out)


@rule
def why_not(state: State, action: int) -> int:
    """OK, or the reason why an action does not answer the decision at hand."""
    frame = top(state)
    if frame.task == Task.LAY and belongs(LAY, action):
        card, hotel, side = decode(LAY, action)
        return why_not_lay(state, frame.seat, card, hotel, side)
    if frame.task == Task.LAY and action == PASS.first:
        return why_not_pass(state, frame.seat)
    if frame.task == Task.AIM and belongs(AIM, action):
        kind, index, _ = decode(AIM, action)
        return why_not_aim(state, kind, index)
    if frame.task == Task.AIM and action == DECLINE.first:
        return Reason.OK  # OB-8.7
    return Reason.NOT_ASKED  # OB-10.3


@rule
def apply(state: State, action: int, beat: Beat) -> None:
    """Carry out a legal action."""
    seat = top(state).seat
    if belongs(LAY, action):
        card, hotel, side = decode(LAY, action)
        do_lay(state, beat, seat, card, hotel, side)
    elif action == PASS.first:
        do_pass(state, beat, seat)
    elif belongs(AIM, action):
        do_aim(state, beat, decode(AIM, action)[1])
    else:
        do_decline(state, beat)


@rule
def step(state: State, beat: Beat) -> None:
    """Take the engine's next step: stages 1, 2 and 3 in order (OB-4.1)."""
    task = top(state).task
    if task == Task.TURNS:
        do_turns(state)
    elif task == Task.CHECK:
        do_check(state, beat)
    elif task == Task.ABILITIES:
        do_abilities(state, beat)
    elif task == Task.BOOK:
        do_book(state, beat)
    elif task == Task.CLEAN:
        do_clean(state, beat)
    else:
        do_prepare(state, beat)
