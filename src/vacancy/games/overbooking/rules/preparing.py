"""Stage 3: preparing the next round (OB-9)."""

from __future__ import annotations

from vacancy.engine.decisions import pop, push
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import DRAW_PER_ROUND
from ..layout import ROUNDS, Beat, Event, State, Task
from ..setup import draw_cards, lay_tiles, lay_tokens
from .beats import note


@rule
def do_prepare(state: State, beat: Beat) -> None:
    """Tiles, tokens, marker, cards, in this order; nobody decides anything (OB-9.5)."""
    pop(state)
    state.round += 1
    state.turn = 0
    if state.round == ROUNDS // 2:
        lay_tiles(state)  # OB-9.1: new tiles after round 2
        note(beat, Event.NEW_TILES, NONE, NONE)
    else:
        turn_tiles(state)
        note(beat, Event.TURN_TILES, NONE, NONE)
    beat.round = state.round
    lay_tokens(state)  # OB-9.2
    state.start = (state.start + 1) % state.seats  # OB-4.2, OB-9.2
    for seat in range(state.seats):
        draw_cards(state, seat, DRAW_PER_ROUND)  # OB-9.2, OB-5.12
    push(state, Task.TURNS, NONE, NONE, NONE)


@rule
def turn_tiles(state: State) -> None:
    """Turn each tile over in its place (OB-9.1)."""
    for hotel in range(state.seats):
        state.hotels[hotel].tile_side = 1 - state.hotels[hotel].tile_side
