"""Acting in words, the same in every game's tests: each binds these to its game."""

from __future__ import annotations

from vacancy.engine.game import Game, IllegalMove, State


def play(game: Game, state: State, *moves: str) -> None:
    """Make moves, in words."""
    for words in moves:
        game.play(state, game.parse(state, words))


def refusal(game: Game, state: State, words: str) -> str:
    """Why a move is refused: the reason and its rule."""
    try:
        game.parse(state, words)
    except IllegalMove as error:
        return f"{error.reason.id.removeprefix('reason-')} {error.reason.rule}"
    return "legal"
