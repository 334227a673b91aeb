"""Somebody tries a puzzle: what they have played so far, what follows, and whether it was right.

A trial is a list of one's own moves and nothing else, so nobody needs to keep it. In a turn the
others answer with what is best for them, as when the puzzle was made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .last_turns import has_reached
from .shapes import Puzzle
from .sieve import HALF, SURE
from .solving import TIE, Solver, share_of, worth_of
from .wording import from_words

if TYPE_CHECKING:
    from vacancy.engine.game import Game

Standing = Literal["open", "solved", "failed"]
CLOSE = 0.05
"""Values this near each other are the same: they are rounded."""
MOST_MOVES = 60
"""No trial is longer."""


class TooLong(ValueError):
    """More moves than a trial can have."""


@dataclass(frozen=True)
class Progress:
    """Where a trial stands."""

    state: Any
    standing: Standing
    value: float | None
    """What it has come to: points in the end, or the chance to win in hundredths."""


def try_out(game: Game, puzzle: Puzzle, start: Any, moves: Sequence[int]) -> Progress:
    """Play one's own moves from the position of a puzzle; an illegal one is refused."""
    if len(moves) > MOST_MOVES:
        raise TooLong
    if puzzle["form"] == "move":
        return try_move(game, puzzle, start, moves)
    seat, solver = puzzle["seat"], Solver(game, puzzle["seat"], puzzle["goal"])
    state = start.copy()
    answer(game, solver, state)
    for action in moves:
        game.play(state, action)
        answer(game, solver, state)
    if not game.is_over(state):
        return Progress(state, "open", None)
    worths = tuple(worth_of(game, state, each) for each in range(state.seats))
    if puzzle["goal"] == "win":
        is_solved = share_of(worths, seat) >= puzzle["share"]
    else:
        is_solved = has_reached(worths[seat], puzzle["best"])
    return Progress(state, "solved" if is_solved else "failed", float(worths[seat] // TIE))


def answer(game: Game, solver: Solver, state: Any) -> None:
    """Let the others do their best until it is the seat's decision again, or over."""
    while (mover := game.to_move(state)) is not None and mover != solver.seat:
        legal = game.legal(state)
        game.play(state, legal[0] if len(legal) == 1 else solver.best(state))


def try_move(game: Game, puzzle: Puzzle, start: Any, moves: Sequence[int]) -> Progress:
    """One move, which is right if no other is worth more."""
    state = start.copy()
    if not moves:
        return Progress(state, "open", None)
    value = puzzle["answers"].get(game.say(state, moves[0]))
    game.play(state, moves[0])
    is_best = value is not None and value >= max(puzzle["answers"].values()) - CLOSE
    return Progress(state, "solved" if is_best else "failed", value)


def solution(game: Game, puzzle: Puzzle, start: Any) -> tuple[list[int], list[Any]]:
    """The solution and how it goes on: the actions, and the positions before and after each."""
    line = from_words(game, start, puzzle["line"])
    states = [start.copy()]
    for action in line:
        states.append(states[-1].copy())
        game.play(states[-1], action)
    return line, states


def level_of(puzzle: Puzzle) -> str | None:
    """The weakest level that mostly finds it; none, if no level does."""
    return next((level for level, part in puzzle["finds"].items() if part >= HALF), None)


def is_chance(puzzle: Puzzle) -> bool:
    """Whether it asks for the best chance: in some worlds another answer would be better."""
    return puzzle["certainty"] < SURE
