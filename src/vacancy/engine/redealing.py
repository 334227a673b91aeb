"""Chance looked at again: what if other dice had fallen, other cards been drawn?

A draw is made when it is needed and depends on the record's key alone (`rng.py`). So one way serves
all games: a position is given another key, a piece of a move happens, and the old key is put back.
What follows is drawn as it would have been. A piece whose outcome changes with the key is chance.

A move comes in pieces: the answer to a decision, then each of the engine's own steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .decisions import seat_to_move
from .dialect import rule
from .leaves import bytes_of
from .loops import apply, mix, step
from .record import NONE, Array, Batch
from .rng import word
from .signature import Beat, Int32s, State

if TYPE_CHECKING:
    from .game import Game

BEFORE, AFTER, OTHERWISE, OUTCOMES = 0, 1, 2, 3  # what the states are for
FEW = 6
"""So many outcomes of a piece are told apart: the sides of a die."""
STATES = OUTCOMES + FEW
TIMES = 16
"""So often a piece is dealt anew before it is taken to be no chance: what comes out otherwise in
one of a hundred cases is overlooked as often as not, and would be worth nearly nothing."""
DEALS = 512
"""So often a piece with few outcomes is dealt anew to see how likely each of them is."""


@rule
def give_key(state: State, seed: int) -> None:
    """Give a position a key that belongs to a random word."""
    state.key[0] = mix(seed)
    state.key[1] = mix(word(word(seed) + word(1)))


@rule
def happen(state: State, action: int, beat: Beat) -> None:
    """The next piece of a move: an answer, or with NONE a step of the engine."""
    if action == NONE:
        step(state, beat)
    else:
        apply(state, action, beat)


@rule
def is_chance(states: Array[State], action: int, beat: Beat, seed: int, times: int) -> int:
    """Whether a piece that led from the first state to the second could have led elsewhere."""
    state = states[OTHERWISE]
    for number in range(times):
        states[OTHERWISE] = states[BEFORE]
        give_key(state, mix(seed + number))
        happen(state, action, beat)
        state.key[0] = states[AFTER].key[0]
        state.key[1] = states[AFTER].key[1]
        if differs(states[OTHERWISE], states[AFTER]):
            return 1
    return 0


@rule
def differs(one: State, other: State) -> bool:
    """Whether two positions are not the same, byte for byte."""
    mine, theirs = bytes_of(one), bytes_of(other)
    for place in range(len(mine)):
        if mine[place] != theirs[place]:
            return True
    return False


@rule
def list_outcomes(
    states: Array[State], action: int, beat: Beat, seed: int, times: int, counts: Int32s
) -> int:
    """Deal a piece anew so often and count what comes of it; 0 if that is more than a few things.

    The first outcome is what did come of it.
    """
    state = states[OTHERWISE]
    states[OUTCOMES] = states[AFTER]
    counts[0] = 0
    found = 1
    for number in range(times):
        states[OTHERWISE] = states[BEFORE]
        give_key(state, mix(seed + number))
        happen(state, action, beat)
        state.key[0] = states[AFTER].key[0]
        state.key[1] = states[AFTER].key[1]
        place = 0
        while place < found and differs(state, states[OUTCOMES + place]):
            place += 1
        if place == len(counts):
            return 0
        if place == found:
            states[OUTCOMES + place] = states[OTHERWISE]
            counts[place] = 0
            found += 1
        counts[place] += 1
    return found


class Outcome(NamedTuple):
    """What can come of a piece, and how likely that is."""

    after: Any
    chance: float


class Piece(NamedTuple):
    """A piece of a move that was played."""

    before: Any
    action: int
    """The answer, or NONE for a step of the engine."""
    after: Any
    beat: Any
    is_chance: bool


class Redealer:
    """Takes the moves of a game to pieces, and finds those that were chance."""

    def __init__(self, game: Game) -> None:
        self.game, self.core = game, game.core
        self.states: Batch[Any] = Batch(game.state, STATES)
        self.look = self.core.call(is_chance, states=self.states, beat=game.beat())
        self.counts = np.zeros(FEW, np.int32)
        self.list = self.core.call(
            list_outcomes, states=self.states, beat=game.beat(), counts=self.counts
        )

    def pieces(self, state: Any, action: int, seed: int = 0) -> Iterator[Piece]:
        """The pieces of a legal move in a position, which stays as it is."""
        now, answer = state.copy(), action
        while True:
            before, beat = now.copy(), self.game.beat()
            if answer == NONE:
                self.core.step(now, beat)
            else:
                self.core.apply(now, answer, beat)
            self.states[BEFORE], self.states[AFTER] = before, now
            was_chance = bool(self.look(answer, seed, TIMES))
            yield Piece(before, answer, now.copy(), beat, was_chance)
            answer = NONE
            if now.depth == 0 or seat_to_move(now) != NONE:
                return

    def outcomes(self, piece: Piece, seed: int = 0) -> list[Outcome]:
        """What can come of a piece, what did come of it first; nothing where that is too much."""
        self.states[BEFORE], self.states[AFTER] = piece.before, piece.after
        found = self.list(piece.action, seed, DEALS)
        return [
            Outcome(self.states[OUTCOMES + place].copy(), self.counts[place] / DEALS)
            for place in range(found)
        ]
