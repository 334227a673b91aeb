"""Actions and words: puzzles are written in the notation of their game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vacancy.engine.game import Game


def in_words(game: Game, state: Any, line: Iterable[int]) -> list[str]:
    """Moves that follow each other from a position, in words."""
    state, words = state.copy(), []
    for action in line:
        words.append(game.say(state, action))
        game.play(state, action)
    return words


def from_words(game: Game, state: Any, words: Sequence[str]) -> list[int]:
    """The same the other way; words that mean no legal move are refused."""
    state, line = state.copy(), []
    for said in words:
        line.append(game.parse(state, said))
        game.play(state, line[-1])
    return line
