"""From one turn to the next, and the end (PTN-8)."""

from __future__ import annotations

from vacancy.engine.decisions import pop, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..layout import Beat, Event, State, Task
from .beats import note


@rule
def do_next(state: State, beat: Beat) -> None:
    """End a turn and begin the next, clockwise (PTN-4.2), or the final checks (PTN-8.7)."""
    player = state.players[state.mover]
    if state.runner == NONE and player.hand_count + player.deck_count == 0:  # PTN-8.6
        state.runner = state.mover
        note(beat, Event.RUN_OUT, state.mover, NONE)
    state.turn += 1
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.runner:  # PTN-8.8
        state.is_final = 1
        note(beat, Event.FINAL, state.mover, NONE)
    frame = top(state)
    frame.task = Task.CHECK
    frame.a = 0


@rule
def do_finish(state: State, beat: Beat) -> None:
    """Nothing is left to do (PTN-8.2, PTN-8.9)."""
    pop(state)
    note(beat, Event.END, NONE, NONE)
