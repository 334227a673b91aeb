"""Loops that only cost time, in the rules' dialect: copying, hiding, asking again and again."""

from __future__ import annotations

from vacancy.bots.chance import word_of
from vacancy.bots.net.layers import Layers, Room
from vacancy.bots.net.loop import look_around
from vacancy.engine.dialect import rule
from vacancy.engine.leaves import mask_state
from vacancy.engine.loops import redraw
from vacancy.engine.record import Array
from vacancy.engine.signature import Actions, Int8s, State

GUESS = 0  # a place for the guess; the others hold positions


@rule
def copy_often(states: Array[State], times: int) -> None:
    """Copy each position to the next place, round and round."""
    count = len(states)
    place = 0
    for _ in range(times):
        following = place + 1 if place + 1 < count else 0
        states[following] = states[place]
        place = following


@rule
def hide_often(states: Array[State], seats: Int8s, times: int) -> None:
    """Hide the positions in turn from the seats that decide in them."""
    place = 0
    for number in range(times):
        place = place + 1 if place + 1 < len(states) else 1
        states[GUESS] = states[place]
        mask_state(states[GUESS], seats[place])
        states[GUESS].key[0] = word_of(number, 0)
        states[GUESS].key[1] = word_of(number, 1)
        redraw(states[GUESS], seats[place])


@rule
def look_often(
    net: Layers, room: Room, states: Array[State], seats: Int8s, actions: Actions, times: int
) -> None:
    """Ask a net for all that it says of the positions, in turn."""
    place = 0
    for _ in range(times):
        look_around(net, room, states[place], seats[place], actions)
        place = place + 1 if place + 1 < len(states) else 0
