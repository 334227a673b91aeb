"""Acting in words, the same in every game's tests: each binds these to its game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vacancy.engine.game import Game, IllegalMove, State


def play(game: Game, state: State, *moves: str) -> None:
    """Make moves, in words."""
    for words in moves:
        game.play(state, game.parse(state, words))


def tell(game: Game, short: Callable[[Any], str], state: State, *moves: str) -> list[str]:
    """Make moves, in words, and tell all that happens; `short` puts a beat into a few words."""
    lines = []
    for words in moves:
        lines += [short(beat) for _, beat in game.beats(state, game.parse(state, words))]
    return lines


def moves(game: Game, state: State, *starts: str) -> list[str]:
    """The legal moves in words, in their order; all, or those that begin so."""
    said = [game.say(state, action) for action in game.legal(state)]
    return [words for words in said if not starts or words.startswith(starts)]


def refusal(game: Game, state: State, words: str) -> str:
    """Why a move is refused: the reason and its rule."""
    try:
        game.parse(state, words)
    except IllegalMove as error:
        return f"{error.reason.id.removeprefix('reason-')} {error.reason.rule}"
    return "legal"
