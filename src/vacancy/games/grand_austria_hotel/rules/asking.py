"""How questions are put: a decision lies on the stack without a seat until it is known whether
there is anything to choose (GAH-9.2)."""

from __future__ import annotations

from vacancy.engine.bits import lowest_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import REACTS, STAFF_EFFECT
from ..layout import State, Task


@rule
def ask(state: State, task: int, a: int, b: int) -> None:
    """Put a question to the acting player, as soon as it comes to the top of the stack."""
    push(state, task, NONE, a, b)


@rule
def ask_fewer(state: State, left: int) -> None:
    """Put the question once more, or no more when nothing is left of it."""
    if left == 0:
        pop(state)
    else:
        top(state).seat = NONE


@rule
def reacting(state: State, moment: int) -> int:
    """The acting player's staff cards that speak up at a moment, as a set (GAH-7.105)."""
    return state.players[state.actor].played & REACTS[state.edition, moment]


@rule
def push_reactions(state: State, moment: int) -> None:
    """Have the acting player's cards do what they do at a moment (GAH-7.107, GAH-10.30)."""
    cards = reacting(state, moment)
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        push(state, Task.EFFECT, NONE, STAFF_EFFECT[state.edition, moment, card], card)
