"""A line of play followed to its cut, and what it is worth there for every seat.

With a net, moves are played as likely as it finds them, each seat by its own sight, which is how
the net learnt what positions are worth; at the cut whoever decides tells what all can expect.
Without one, the best-looking of a few random moves is played and the game's estimate tells. A match
that ends on the way is worth what it was.
"""

from __future__ import annotations

from vacancy.bots.chance import any_of, word_of
from vacancy.bots.greedy.loop import margin
from vacancy.bots.net.desk import UNIT
from vacancy.bots.net.inference import expect_shares, look_at, weigh_actions
from vacancy.bots.net.layers import Layers, Room
from vacancy.bots.search.loop import WIN, judge, share_of_win
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.loops import go_on, list_legal
from vacancy.engine.record import NONE, Array
from vacancy.engine.signature import Actions, Beat, State

from .desk import Desk

SPARE = 3  # a state to try moves out in, after those of `sample`


@rule
def follow(
    desk: Desk, states: Array[State], place: int, actions: Actions, beat: Beat, net: Layers,
    room: Room, chance: int,
) -> None:  # fmt: skip
    """Play on from a decision until who decides has changed often enough, and value that."""
    state = states[place]
    mover = seat_to_move(state)
    turns, number = 0, 0
    while state.depth > 0 and turns < desk.turns:
        count = list_legal(state, actions)
        action = actions[0]
        if count > 1:
            draw = word_of(chance, number)
            number += 1
            if desk.has_net:
                action = likely(desk, state, actions, count, net, room, draw)
            else:
                action = promising(desk, states, place, actions, beat, count, draw)
        go_on(state, action, beat)
        turns += seat_to_move(state) != mover
        mover = seat_to_move(state)
    value(desk, state, net, room)


@rule
def likely(
    desk: Desk, state: State, actions: Actions, count: int, net: Layers, room: Room, chance: int
) -> int:
    """A move, each as likely as the net finds it, or as its seat takes that."""
    mover = seat_to_move(state)
    look_at(net, room, state, mover)
    weigh_actions(net, room, actions, count, desk.temperatures[mover])
    left = any_of(chance, UNIT) / UNIT
    for index in range(count - 1):
        left -= room.chances[index]
        if left < 0:
            return actions[index]
    return actions[count - 1]


@rule
def promising(
    desk: Desk, states: Array[State], place: int, actions: Actions, beat: Beat, count: int,
    chance: int,
) -> int:  # fmt: skip
    """The best-looking one of a few random moves."""
    mover = seat_to_move(states[place])
    best = NONE
    most = 0
    for number in range(desk.tries):
        action = actions[any_of(word_of(chance, number), count)]
        states[SPARE] = states[place]
        go_on(states[SPARE], action, beat)
        worth = margin(states[SPARE], mover)
        if best == NONE or worth > most:
            best = action
            most = worth
    return best


@rule
def value(desk: Desk, state: State, net: Layers, room: Room) -> None:
    """Write what part of the win each seat can expect; the parts add up to the whole."""
    seats = state.seats
    if state.depth == 0:
        for seat in range(seats):
            desk.values[seat] = share_of_win(state, seat) * (UNIT // WIN)
    elif desk.has_net:
        mover = seat_to_move(state)
        look_at(net, room, state, mover)
        expect_shares(net, room, seats)
        for step in range(seats):
            desk.values[(mover + step) % seats] = int(room.shares[step] * UNIT)
    else:
        judge(desk, state)
        total = 0
        for seat in range(seats):
            total += desk.values[seat]
        for seat in range(seats):
            desk.values[seat] = desk.values[seat] * UNIT // max(total, 1)
