"""The greedy choice, in the rules' dialect and with the holes of `engine.loops`.

Each legal action is tried in the same few guessed worlds. In each the rest of the chapter is
played at random, and the action with the best average margin over the best other seat is chosen.
"""

from __future__ import annotations

from vacancy.bots.chance import any_of, fingerprint, word_of
from vacancy.engine.dialect import rule
from vacancy.engine.leaves import bytes_of
from vacancy.engine.loops import chapter, glance, go_on, list_legal, redraw
from vacancy.engine.record import Array
from vacancy.engine.signature import Actions, Beat, Int64s, State

KNOWN, WORLD, TRIAL = 0, 1, 2  # what the states are for: known, guessed, and played on
STATES = 3
WORLDS = 8
"""How many worlds are guessed for a choice: common ones for all actions."""


@rule
def choose_by_seed(
    states: Array[State],
    beat: Beat,
    actions: Actions,
    replies: Actions,
    totals: Int64s,
    seat: int,
    seed: int,
    worlds: int,
) -> int:
    """The greedy choice of a bot with this seed: equal knowledge gives equal choices."""
    chance = fingerprint(bytes_of(states[KNOWN]), seed)
    return choose_greedily(states, beat, actions, replies, totals, seat, chance, worlds)


@rule
def choose_greedily(
    states: Array[State],
    beat: Beat,
    actions: Actions,
    replies: Actions,
    totals: Int64s,
    seat: int,
    seed: int,
    worlds: int,
) -> int:
    """The best action for a seat in the known position, which stays as it is."""
    count = list_legal(states[KNOWN], actions)
    for index in range(count):
        totals[index] = 0
    for number in range(worlds if count > 1 else 0):
        chance = word_of(seed, number)
        guess_world(states, seat, chance)
        for index in range(count):
            states[TRIAL] = states[WORLD]
            try_action(states[TRIAL], beat, actions[index], replies, chance)
            totals[index] += margin(states[TRIAL], seat)
    return actions[best_of(totals, count, word_of(seed, worlds))]


@rule
def guess_world(states: Array[State], seat: int, chance: int) -> None:
    """Make a world that the seat cannot tell from the true one."""
    copy_known(states, chance)
    redraw(states[WORLD], seat)


@rule
def copy_known(states: Array[State], chance: int) -> None:
    """Begin a world: what is known, and chance of its own."""
    states[WORLD] = states[KNOWN]
    world = states[WORLD]
    world.key[0] = word_of(chance, 1)
    world.key[1] = word_of(chance, 2)


@rule
def try_action(state: State, beat: Beat, action: int, replies: Array[int], chance: int) -> None:
    """Play an action, then at random until points have settled or the game is over."""
    now = chapter(state)
    go_on(state, action, beat)
    number = 3  # 1 and 2 made the world
    while state.depth > 0 and chapter(state) == now:
        count = list_legal(state, replies)
        go_on(state, replies[any_of(word_of(chance, number), count)], beat)
        number += 1


@rule
def margin(state: State, seat: int) -> int:
    """By how much a seat can be expected to be ahead of the best other one."""
    best = glance(state, (seat + 1) % state.seats)
    for further in range(2, state.seats):
        best = max(best, glance(state, (seat + further) % state.seats))
    return glance(state, seat) - best


@rule
def best_of(totals: Array[int], count: int, chance: int) -> int:
    """The index of the highest total; of equal ones any."""
    best = 0
    equals = 1
    for index in range(1, count):
        if totals[index] > totals[best]:
            best = index
            equals = 1
        elif totals[index] == totals[best]:
            equals += 1
            if any_of(word_of(chance, index), equals) == 0:
                best = index
    return best
