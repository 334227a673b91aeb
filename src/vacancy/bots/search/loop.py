"""The search, in the rules' dialect and with the holes of `engine.loops`.

Each iteration guesses a world that the observer cannot tell from the true one, follows the tree in
it, adds a choice, plays on to the cut, and values what has come about for every seat. Every mover
is taken to play for their own value.
"""

from __future__ import annotations

from vacancy.bots.chance import any_of, word_of
from vacancy.bots.greedy.loop import KNOWN, TRIAL, WORLD, guess_world
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.loops import chapter, estimate, go_on, list_legal, score, tie_break
from vacancy.engine.record import NONE, Array
from vacancy.engine.signature import Actions, Beat, State

from .desk import DEEPEST, Desk, Node, Spot
from .tree import ROOT, add_node, any_untried, back_up, best_known, has_room_for_more, list_looks

BEST = TRIAL + 1  # the best-looking position so far
SEARCH_STATES = BEST + 1
WIN = 10_000
WHOLE = 100
ENDS = 4  # parts of a value in the end: three for the place, one for the margin
LINE, TRIES, LOOKS = 3, 4, 5  # random words of an iteration after those of the guess


@rule
def search(
    desk: Desk,
    states: Array[State],
    nodes: Array[Node],
    spots: Array[Spot],
    actions: Actions,
    looks: Actions,
    beat: Beat,
    times: int,
) -> None:
    """So many more iterations from the known position, which stays as it is."""
    if desk.node_count == 0:
        add_node(desk, nodes, NONE, NONE, NONE)
    cut = chapter(states[KNOWN]) + desk.chapters
    for _ in range(times):
        chance = word_of(desk.seed, desk.iterations)
        guess_world(states, desk.seat, chance)
        desk.depth = 0
        follow_tree(desk, states, nodes, spots, actions, looks, beat, cut, word_of(chance, LINE))
        play_on(desk, states, actions, beat, cut, word_of(chance, TRIES))
        judge(desk, states[WORLD])
        back_up(desk, nodes)
        desk.iterations += 1


@rule
def follow_tree(
    desk: Desk,
    states: Array[State],
    nodes: Array[Node],
    spots: Array[Spot],
    actions: Actions,
    looks: Actions,
    beat: Beat,
    cut: int,
    seed: int,
) -> None:
    """Play the weightiest choices, up to one that is new; a move without alternative is none."""
    state = states[WORLD]
    node = ROOT
    number = 0
    is_new = False
    while state.depth > 0 and chapter(state) < cut and not is_new and desk.depth < DEEPEST:
        count = list_legal(state, actions)
        action = actions[0]
        if count > 1:
            chance = word_of(seed, number)
            number += 1
            mover = seat_to_move(state)
            different = list_looks(desk, spots, looks, state, actions, count, chance)
            best, known = best_known(desk, nodes, spots, node, mover)
            if known < different and has_room_for_more(desk, nodes[node], known):
                look = pick_untried(desk, states, spots, actions, looks, beat, count, chance)
                best = add_node(desk, nodes, node, mover, look)
                is_new = True
            if best == NONE:
                return
            node = best
            desk.path[desk.depth] = node
            desk.depth += 1
            action = spots[nodes[node].look].action
        go_on(state, action, beat)


@rule
def pick_untried(
    desk: Desk,
    states: Array[State],
    spots: Array[Spot],
    actions: Actions,
    looks: Actions,
    beat: Beat,
    count: int,
    chance: int,
) -> int:
    """The look that enters the tree next: the best one after a single move, or any."""
    if not desk.sees_ahead:
        return any_untried(desk, spots, looks, count, word_of(chance, LOOKS))
    mover = seat_to_move(states[WORLD])
    found = NONE
    most = 0
    for index in range(count):
        spot = spots[looks[index]]
        if spot.tried != desk.decisions and actions[index] == spot.action:
            states[TRIAL] = states[WORLD]
            go_on(states[TRIAL], spot.action, beat)
            promise = promise_of(desk, states[TRIAL], mover)
            if found == NONE or promise > most:
                found = looks[index]
                most = promise
    return found


@rule
def play_on(
    desk: Desk, states: Array[State], actions: Actions, beat: Beat, cut: int, seed: int
) -> None:
    """Play to the cut: at random, or the best-looking of a few random moves."""
    state = states[WORLD]
    number = 0
    while state.depth > 0 and chapter(state) < cut:
        count = list_legal(state, actions)
        chance = word_of(seed, number)
        number += 1
        if desk.tries == 1 or count == 1:
            go_on(state, actions[any_of(chance, count)], beat)
        else:
            play_best_of(desk, states, actions, beat, count, chance)


@rule
def play_best_of(
    desk: Desk, states: Array[State], actions: Actions, beat: Beat, count: int, chance: int
) -> None:
    """Play the move of a few random ones after which things look best for the mover."""
    mover = seat_to_move(states[WORLD])
    most = 0
    for number in range(desk.tries):
        if is_drawn_again(chance, number, count):
            continue
        states[TRIAL] = states[WORLD]
        go_on(states[TRIAL], actions[any_of(word_of(chance, number), count)], beat)
        promise = promise_of(desk, states[TRIAL], mover)
        if number == 0 or promise > most:
            most = promise
            states[BEST] = states[TRIAL]
    states[WORLD] = states[BEST]


@rule
def is_drawn_again(chance: int, number: int, count: int) -> bool:
    """Whether a draw has been made by an earlier one already."""
    drawn = any_of(word_of(chance, number), count)
    for earlier in range(number):
        if any_of(word_of(chance, earlier), count) == drawn:
            return True
    return False


@rule
def promise_of(desk: Desk, state: State, seat: int) -> int:
    """How good a position looks to a seat that may choose it."""
    own = estimate(state, seat)
    if desk.minds_others == 0:
        return own
    best = estimate(state, (seat + 1) % state.seats)
    for further in range(2, state.seats):
        best = max(best, estimate(state, (seat + further) % state.seats))
    return own - best


@rule
def judge(desk: Desk, state: State) -> None:
    """Value a position for every seat, from 0 to a win: by the margin that is to be expected.

    In the end the place counts most; who share the first place share the win.
    """
    for seat in range(state.seats):
        desk.estimates[seat] = estimate(state, seat)
    for seat in range(state.seats):
        ahead = desk.estimates[seat] - rival_of(desk, state.seats, seat)
        value = WIN // 2 + WIN * ahead // (2 * (desk.scale + abs(ahead)))
        if state.depth == 0:
            value = ((ENDS - 1) * share_of_win(state, seat) + value) // ENDS
        desk.values[seat] = value


@rule
def rival_of(desk: Desk, seats: int, seat: int) -> int:
    """What a seat must be ahead of: the best other one, or partly the average of the others."""
    best = desk.estimates[(seat + 1) % seats]
    total = best
    for further in range(2, seats):
        other = desk.estimates[(seat + further) % seats]
        best = max(best, other)
        total += other
    return (desk.leader * best + (WHOLE - desk.leader) * (total // (seats - 1))) // WHOLE


@rule
def share_of_win(state: State, seat: int) -> int:
    """A win, or its part where several have won, or nothing."""
    mine, my_tie_break = score(state, seat), tie_break(state, seat)
    equals = 0
    for other in range(state.seats):
        theirs, their_tie_break = score(state, other), tie_break(state, other)
        if theirs > mine or (theirs == mine and their_tie_break > my_tie_break):
            return 0
        equals += theirs == mine and their_tie_break == my_tie_break
    return WIN // equals
