"""When a move may be taken back: up to the last information barrier.

A barrier is chance, a reveal, and among several people the decision of another seat. The first two
are found without knowing any game: a move is played again in other worlds, each like the true one
for the seat that wants it back. If the seat sees the same in all of them, it has learned nothing.

Where all others are bots, they move again: their decisions are no barrier, only what chance or a
reveal has added to them.
"""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import pairwise

from vacancy.engine.game import Game, IllegalMove, State
from vacancy.engine.words import Message

from .parts import PERSON, Move
from .table import Table

WORLDS = 12
VERDICTS_KEPT = 4096
"""Of how many moves the server remembers whether they have shown something."""


def why_not_undo(table: Table, seat: int) -> Message | None:
    """Why a seat may not take its last move back; None if it may."""
    number = number_to_undo(table, seat)
    if number is None:
        return Message("error-nothing-to-undo")
    own, *since = table.moves[number:]
    if own.seat != seat or own.by != PERSON or any(move.by == PERSON for move in since):
        return Message("error-undo-others-decided")
    states = [*table.history[number:], table.state]
    for move, (before, after) in zip([own, *since], pairwise(states), strict=True):
        if not has_shown_nothing(table.game, before, after, move, seat):
            return Message("error-undo-revealed")
    return None


def number_to_undo(table: Table, seat: int) -> int | None:
    """The move that a seat would take back: the last one, or against bots alone its own last.

    What was given when the table began is none of them.
    """
    numbers = range(len(table.moves) - 1, table.given_count - 1, -1)
    if table.people == [seat]:
        return next((number for number in numbers if table.moves[number].seat == seat), None)
    return next(iter(numbers), None)


@lru_cache(VERDICTS_KEPT)
def has_shown_nothing(game: Game, before: State, after: State, move: Move, seat: int) -> bool:
    """Whether a seat knows no more after a move than that it was played."""
    if move.seat == seat:
        return has_learned_nothing(game, before, after, move.action, seat)
    return is_free_of_chance(game, before, after, move.action, seat) and is_told_by_its_mover(
        game, before, after, move
    )


def has_learned_nothing(game: Game, before: State, after: State, action: int, seat: int) -> bool:
    """Whether a move would look the same to its seat in every world it thinks possible."""
    seen = game.known(after, seat).to_bytes()
    for number in range(WORLDS):
        world = game.hide(before, seat, number)
        try:
            game.play(world, action)
        except IllegalMove:
            return False
        if game.known(world, seat).to_bytes() != seen:
            return False
    return True


def is_free_of_chance(game: Game, before: State, after: State, action: int, seat: int) -> bool:
    """Whether a move of another would look the same to a seat whatever is drawn or rolled."""
    seen = game.known(after, seat).to_bytes()
    for number in range(WORLDS):
        world = game.copy(before)
        chance = random.Random(number)
        world.key[0], world.key[1] = chance.getrandbits(64), chance.getrandbits(64)
        game.play(world, action)
        if game.known(world, seat).to_bytes() != seen:
            return False
    return True


def is_told_by_its_mover(game: Game, before: State, after: State, move: Move) -> bool:
    """Whether all that a move lays open was known to who played it: nothing else is turned up."""
    seen = game.known(after, None).to_bytes()
    for number in range(WORLDS):
        world = game.hide(before, move.seat, number)
        game.play(world, move.action)
        if game.known(world, None).to_bytes() != seen:
            return False
    return True
