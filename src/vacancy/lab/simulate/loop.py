"""Whole matches between bots, in the rules' dialect and with the holes of `engine.loops`.

Only the random bot looks at the true position, and only at its list of legal actions; every other
bot gets a copy with all blanked that its seat may not know.
"""

from __future__ import annotations

from vacancy.bots.base import Kind
from vacancy.bots.chance import any_of, fingerprint, word_of
from vacancy.bots.greedy.loop import KNOWN, STATES, choose_greedily
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.leaves import bytes_of, mask_state
from vacancy.engine.loops import apply, list_legal, score, settle, start, tie_break
from vacancy.engine.record import Array
from vacancy.engine.rng import word
from vacancy.engine.signature import (
    Actions,
    Beat,
    Int8Grid,
    Int8s,
    Int32Grid,
    Int32s,
    Int64s,
    KeyGrid,
    State,
)

TRUE, BLANK = STATES, STATES + 1  # after the states of the greedy choice; BLANK holds the options
MATCH_STATES = STATES + 2
CHANCE = 64  # a seat's seed is the word with its number, and the random bots' is this one


@rule
def play_matches(
    states: Array[State],
    beat: Beat,
    actions: Actions,
    replies: Actions,
    totals: Int64s,
    keys: KeyGrid,
    seeds: Int64s,
    kinds: Int8Grid,
    firsts: Int8s,
    decisions: Int32s,
    scores: Int32Grid,
    ranks: Int8Grid,
    worlds: int,
) -> None:
    """Play a match for each seed; grids have a row for each match, a column for each seat."""
    for match in range(len(seeds)):
        states[TRUE] = states[BLANK]
        state = states[TRUE]
        state.key[0] = keys[match, 0]
        state.key[1] = keys[match, 1]
        start(state, beat)
        firsts[match] = seat_to_move(state)
        number = 0
        while state.depth > 0:
            kind = kinds[match, seat_to_move(state)]
            action = choose(
                states, beat, actions, replies, totals, kind, seeds[match], number, worlds
            )
            apply(state, action, beat)
            settle(state, beat)
            number += 1
        decisions[match] = number
        for seat in range(state.seats):
            scores[match, seat] = score(state, seat)
            ranks[match, seat] = rank(state, seat)


@rule
def choose(
    states: Array[State],
    beat: Beat,
    actions: Actions,
    replies: Actions,
    totals: Int64s,
    kind: int,
    seed: int,
    number: int,
    worlds: int,
) -> int:
    """What the bot at the seat that decides does in a match's decision with this number."""
    state = states[TRUE]
    if kind == Kind.GREEDY:
        seat = seat_to_move(state)
        states[KNOWN] = state
        mask_state(states[KNOWN], seat)
        chance = fingerprint(bytes_of(states[KNOWN]), seed_of_seat(seed, seat))
        return choose_greedily(states, beat, actions, replies, totals, seat, chance, worlds)
    count = list_legal(state, actions)
    return actions[any_of(word_of(word_of(seed, CHANCE), number), count)]


@rule
def seed_of_seat(seed: int, seat: int) -> int:
    """The seed of the bot in a seat, never negative."""
    return int(word_of(seed, seat) >> word(1))


@rule
def rank(state: State, seat: int) -> int:
    """The place of a seat, from 1; equal seats share one."""
    mine, my_tie_break = score(state, seat), tie_break(state, seat)
    better = 0
    for other in range(state.seats):
        theirs = score(state, other)
        better += theirs > mine or (theirs == mine and tie_break(state, other) > my_tie_break)
    return 1 + better
