"""Games as works name them: small values from which any process has the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from vacancy.games import game as game_of

if TYPE_CHECKING:
    from vacancy.engine.game import Game


class GameRef(NamedTuple):
    """A game by name, compiled or not."""

    name: str
    is_compiled: bool

    @classmethod
    def to(cls, game: Game) -> GameRef:
        return cls(game.name, game.is_compiled)

    @property
    def game(self) -> Game:
        return game_in_mode(self)


@cache
def game_in_mode(ref: GameRef) -> Game:
    """The game that is meant."""
    game = game_of(ref.name)
    return game.compiled if ref.is_compiled else game.uncompiled
