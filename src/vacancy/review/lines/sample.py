"""Samples of what can come of a position, in the rules' dialect and with the holes of a game.

A sample is a world (the true one, or one that an observer cannot tell from it) with fresh chance,
and a line of play in it. Samples with the same number share their chance, whatever was done before:
what differs between two moves is then what they do, and not the dice.
"""

from __future__ import annotations

from vacancy.bots.chance import word_of
from vacancy.bots.greedy.loop import KNOWN, TRIAL, WORLD, guess_world
from vacancy.bots.net.layers import Layers, Room
from vacancy.engine.dialect import rule
from vacancy.engine.loops import apply, settle
from vacancy.engine.record import NONE, Array
from vacancy.engine.redealing import give_key
from vacancy.engine.signature import Actions, Beat, Int32Grid, State

from .desk import Desk
from .follow import SPARE, follow

SAMPLE_STATES = SPARE + 1
NOBODY = -2
"""The observer of the true world, from whom nothing is hidden."""
NEAR, FAR, LINE = 3, 4, 5  # random words of a sample, after those of its guess


@rule
def sample(
    desk: Desk, states: Array[State], actions: Actions, beat: Beat, net: Layers, room: Room,
    moves: Actions, count: int, observer: int, seed: int, times: int, twins: int, out: Int32Grid,
) -> None:  # fmt: skip
    """What comes of each of some moves: a row for each sample and move, a column for each seat.

    The move NONE is none: it is somebody's turn, or the engine's in the midst of a move. What
    chance there is up to the next decision has a key of its own, so that nothing after it depends
    on it. So many twins share a world: they tell how much lies at what is hidden, not at chance.
    """
    for number in range(times):
        chance = word_of(seed, number)
        if number % twins == 0:
            make_world(states, observer, chance)
        for index in range(count):
            states[TRIAL] = states[WORLD]
            come_about(desk, states, actions, beat, net, room, moves[index], chance)
            for seat in range(states[KNOWN].seats):
                out[number * count + index, seat] = desk.values[seat]


@rule
def make_world(states: Array[State], observer: int, chance: int) -> None:
    """The known position, with all filled in that its observer does not know."""
    if observer == NOBODY:
        states[WORLD] = states[KNOWN]
    else:
        guess_world(states, observer, chance)


@rule
def come_about(
    desk: Desk, states: Array[State], actions: Actions, beat: Beat, net: Layers, room: Room,
    action: int, chance: int,
) -> None:  # fmt: skip
    """Let an action happen (or with NONE just what the engine does next), and follow a line."""
    state = states[TRIAL]
    give_key(state, word_of(chance, NEAR))
    if action != NONE:
        apply(state, action, beat)
    settle(state, beat)
    give_key(state, word_of(chance, FAR))
    follow(desk, states, TRIAL, actions, beat, net, room, word_of(chance, LINE))
