"""Looking and searching with a net, in the rules' dialect and with the holes of `engine.loops`.

Each iteration guesses a world that the observer cannot tell from the true one, the likelier ones
more often where something is believed of it, and follows the tree in it to a decision that is new.
There the net is asked once: for the chances of the moves, and for every seat's part of the win, as
whoever decides there sees it. A match that has ended on the way is worth what it was. Nothing is
played at random. Every mover is taken to play for their own value.
"""

from __future__ import annotations

from vacancy.bots.chance import any_of, word_of
from vacancy.bots.greedy.loop import WORLD, copy_known
from vacancy.bots.search.desk import DEEPEST
from vacancy.bots.search.loop import LINE, WIN, share_of_win
from vacancy.bots.search.tree import ROOT, add_node, back_up, list_looks
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.loops import go_on, legal, list_legal, redraw_as_believed
from vacancy.engine.record import NONE, Array
from vacancy.engine.signature import Actions, Beat, Int32s, State

from .desk import UNIT, Desk, Node, Spot
from .inference import expect_points, expect_shares, look_at, weigh_actions
from .layers import Layers, Room
from .tree import add_choices, find_choices, weightiest

AS_LEARNT = 100  # the temperature at which chances are those of the net
STATES = WORLD + 1


@rule
def look_around(net: Layers, room: Room, state: State, seat: int, actions: Actions) -> int:
    """Write all that the net says of a position as a seat sees it; returns how many moves it has.

    Moves are those of whoever decides, which is the seat if their chances are to mean anything.
    """
    count = legal(state, actions)
    look_at(net, room, state, seat)
    expect_shares(net, room, state.seats)
    expect_points(net, room, state.seats)
    if count > 0:
        weigh_actions(net, room, actions, count, AS_LEARNT)
    return count


@rule
def search(
    desk: Desk, states: Array[State], nodes: Array[Node], spots: Array[Spot],
    actions: Actions, looks: Actions, beat: Beat, net: Layers, room: Room, weights: Int32s,
    times: int,
) -> None:  # fmt: skip
    """So many more iterations from the known position, which stays as it is."""
    if desk.node_count == 0:
        add_node(desk, nodes, NONE, NONE, NONE)
    for _ in range(times):
        chance = word_of(desk.seed, desk.iterations)
        copy_known(states, chance)
        redraw_as_believed(states[WORLD], desk.seat, weights)
        desk.depth = 0
        follow_tree(
            desk, states[WORLD], nodes, spots, actions, looks, beat, net, room,
            len(weights) > 0, word_of(chance, LINE),
        )  # fmt: skip
        back_up(desk, nodes)
        for seat in range(states[WORLD].seats):
            desk.totals[seat] += desk.values[seat]
        desk.iterations += 1


@rule
def follow_tree(
    desk: Desk, state: State, nodes: Array[Node], spots: Array[Spot], actions: Actions,
    looks: Actions, beat: Beat, net: Layers, room: Room, has_beliefs: bool, seed: int,
) -> None:  # fmt: skip
    """Play the weightiest choices up to a new decision or the end, and value what was reached.

    Where all moves look alike to the observer there is nothing to decide. Where something is
    believed of what others hold, they are taken to choose by what they hold in the world at hand.
    """
    node = ROOT
    number = 0
    while state.depth > 0:
        count = list_legal(state, actions)
        action = actions[0]
        if count > 1:
            chance = word_of(seed, number)
            number += 1
            different = list_looks(desk, spots, looks, state, actions, count, chance)
            look = looks[0]
            if different > 1:
                known = find_choices(desk, nodes, spots, node, seat_to_move(state))
                if known < different or desk.depth == DEEPEST:
                    ask_net(desk, state, net, room)
                    if desk.node_count + different - known <= desk.node_limit:
                        weigh_actions(net, room, actions, count, desk.temperature)
                        add_choices(desk, nodes, spots, looks, count, room, node, state)
                    return
                node = weightiest(desk, nodes, spots, looks, count)
                desk.path[desk.depth] = node
                desk.depth += 1
                look = nodes[node].look
            action = spots[look].action
            if spots[look].count > 1 and has_beliefs:
                action = likely_action(state, looks, look, actions, count, net, room, chance)
        go_on(state, action, beat)
    for seat in range(state.seats):
        desk.values[seat] = share_of_win(state, seat) * (UNIT // WIN)


@rule
def likely_action(
    state: State, looks: Actions, look: int, actions: Actions, count: int, net: Layers, room: Room,
    chance: int,
) -> int:  # fmt: skip
    """One of the actions that look so, as likely as the net says to whoever holds all this."""
    same = 0
    for index in range(count):
        if looks[index] == look:
            actions[same] = actions[index]
            same += 1
    look_at(net, room, state, seat_to_move(state))
    weigh_actions(net, room, actions, same, AS_LEARNT)
    left = any_of(word_of(chance, count), UNIT)
    for index in range(same):
        left -= int(room.chances[index] * UNIT)
        if left < 0:
            return actions[index]
    return actions[same - 1]


@rule
def ask_net(desk: Desk, state: State, net: Layers, room: Room) -> None:
    """Have the net value a position for every seat, as whoever decides sees it."""
    mover, seats = seat_to_move(state), state.seats
    look_at(net, room, state, mover)
    expect_shares(net, room, seats)
    for step in range(seats):
        desk.values[(mover + step) % seats] = int(room.shares[step] * UNIT)
    desk.questions += 1
