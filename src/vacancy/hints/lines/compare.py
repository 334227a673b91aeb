"""Scripts of moves compared in the same worlds, in the rules' dialect.

Each script is played in a guessed world, then a line of play is followed to where the seat that
asks decides again. What chance there is has the same keys for all scripts. Of every line it is
noted what happened in it, what each of that brought the seat, who answered first and how, and what
the end is worth: what part of the win every seat can expect, and the points of the one that asks,
source by source.
"""

from __future__ import annotations

import numpy as np

from vacancy.bots.chance import word_of
from vacancy.bots.greedy.loop import TRIAL, WORLD
from vacancy.bots.net.inference import expect_points, look_at, weigh_actions
from vacancy.bots.net.layers import Layers, Room
from vacancy.bots.net.loop import AS_LEARNT
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.features import write_sources
from vacancy.engine.loops import (
    OK,
    POINT,
    apply,
    chapter,
    estimate,
    is_automatic,
    list_legal,
    step,
    why_not,
)
from vacancy.engine.record import NONE, Array
from vacancy.engine.redealing import give_key
from vacancy.engine.signature import (
    Actions,
    Beat,
    Float32Grid,
    Int16Grid,
    Int32Grid,
    Int32s,
    State,
)
from vacancy.review.lines.follow import likely, promising, value
from vacancy.review.lines.sample import FAR, LINE, NEAR, make_world

from .desk import BEATS, Desk

WHO, WHAT, IS_WHOLE, NOTED = 0, 1, 2, 3
"""What is noted of a line: who answered first and how, whether its script could be played to its
end, and how many beats there are."""
TOLD = 4


@rule
def compare(
    desk: Desk, states: Array[State], actions: Actions, beat: Beat, net: Layers, room: Room,
    points: Int32s, scripts: Int16Grid, observer: int, seed: int, times: int,
    beats: Array[Beat], gains: Int16Grid, told: Int16Grid, shares: Int32Grid, sources: Float32Grid,
) -> None:  # fmt: skip
    """What comes of each script: a row for each sample and script."""
    count = len(scripts)
    for number in range(times):
        chance = word_of(seed, number)
        make_world(states, observer, chance)
        for index in range(count):
            row = number * count + index
            state = states[TRIAL]
            states[TRIAL] = states[WORLD]
            begin_notes(desk, state, observer, points, told, row)
            give_key(state, word_of(chance, NEAR))
            place, is_whole = 0, 1
            while place < len(scripts[index]) and scripts[index, place] != NONE and is_whole == 1:
                action = scripts[index, place]
                if state.depth == 0 or why_not(state, action) != OK:
                    is_whole = 0
                else:
                    play_and_note(
                        desk, state, action, beat, beats, gains, points, told, row, observer
                    )
                place += 1
            told[row, IS_WHOLE] = is_whole
            give_key(state, word_of(chance, FAR))
            go_on_and_note(
                desk, states, actions, beat, net, room, points, word_of(chance, LINE), observer,
                row, beats, gains, told,
            )  # fmt: skip
            value(desk, state, net, room)
            for seat in range(state.seats):
                shares[row, seat] = desk.values[seat]
            write_end(desk, state, net, room, points, observer, sources, row)


@rule
def begin_notes(
    desk: Desk, state: State, observer: int, points: Int32s, told: Int16Grid, row: int
) -> None:
    """A line begins with the points that there are."""
    desk.noted = 0
    desk.turns_done = 0
    told[row, WHO] = NONE
    told[row, WHAT] = NONE
    told[row, NOTED] = 0
    write_sources(state, observer, points)


@rule
def play_and_note(
    desk: Desk, state: State, action: int, beat: Beat, beats: Array[Beat], gains: Int16Grid,
    points: Int32s, told: Int16Grid, row: int, observer: int,
) -> None:  # fmt: skip
    """Play a legal action to the next decision, piece by piece."""
    mover = seat_to_move(state)
    if mover != observer and told[row, WHO] == NONE:
        told[row, WHO] = mover
        told[row, WHAT] = action
    apply(state, action, beat)
    note(desk, state, beat, beats, gains, points, told, row, observer)
    while is_automatic(state):
        beat.event = NONE
        step(state, beat)
        note(desk, state, beat, beats, gains, points, told, row, observer)
    desk.turns_done += seat_to_move(state) != mover


@rule
def note(
    desk: Desk, state: State, beat: Beat, beats: Array[Beat], gains: Int16Grid, points: Int32s,
    told: Int16Grid, row: int, observer: int,
) -> None:  # fmt: skip
    """Keep a beat that can be seen or brought points, and what each source has gained since."""
    if desk.noted == BEATS:
        return
    size = len(points) // 2
    place = row * BEATS + desk.noted
    is_worth = beat.event != NONE
    for source in range(size):
        points[size + source] = points[source]
    write_sources(state, observer, points)
    for source in range(size):
        gains[place, source] = points[source] - points[size + source]
        is_worth = is_worth or points[source] != points[size + source]
    if is_worth:
        beats[place] = beat
        desk.noted += 1
        told[row, NOTED] = desk.noted


@rule
def go_on_and_note(
    desk: Desk, states: Array[State], actions: Actions, beat: Beat, net: Layers, room: Room,
    points: Int32s, chance: int, observer: int, row: int, beats: Array[Beat], gains: Int16Grid,
    told: Int16Grid,
) -> None:  # fmt: skip
    """Play on until points have settled often enough and it is the observer's turn again.

    The rest of a turn that the observer is in the midst of is played as well as the net can at a
    glance, everything after it as likely as it finds it.
    """
    state = states[TRIAL]
    number = 0
    goal = chapter(states[WORLD]) + desk.turns
    while state.depth > 0 and (chapter(state) < goal or seat_to_move(state) != observer):
        count = list_legal(state, actions)
        action = actions[0]
        if count > 1:
            draw = word_of(chance, number)
            number += 1
            if not desk.has_net:
                action = promising(desk, states, TRIAL, actions, beat, count, draw)
            elif desk.turns_done == 0:
                action = likeliest(state, actions, count, net, room)
            else:
                action = likely(desk, state, actions, count, net, room, draw)
        play_and_note(desk, state, action, beat, beats, gains, points, told, row, observer)


@rule
def likeliest(state: State, actions: Actions, count: int, net: Layers, room: Room) -> int:
    """The move that the net finds most likely."""
    look_at(net, room, state, seat_to_move(state))
    weigh_actions(net, room, actions, count, AS_LEARNT)
    best = 0
    for index in range(1, count):
        if room.chances[index] > room.chances[best]:
            best = index
    return actions[best]


@rule
def write_end(
    desk: Desk, state: State, net: Layers, room: Room, points: Int32s, observer: int,
    sources: Float32Grid, row: int,
) -> None:  # fmt: skip
    """What each source can be expected to bring in the end; what no net tells apart comes last."""
    size = len(points) // 2
    write_sources(state, observer, points)
    total = 0
    for source in range(size):
        sources[row, source] = np.float32(points[source])
        total += points[source]
    sources[row, size] = np.float32(0)
    if state.depth == 0:
        return
    if desk.has_net:
        look_at(net, room, state, observer)
        expect_points(net, room, state.seats)
        for source in range(size):
            sources[row, source] = room.sources[source]
    else:
        sources[row, size] = np.float32((estimate(state, observer) - total * POINT) / POINT)
