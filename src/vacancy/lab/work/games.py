"""Games as works name them: small values from which any process has the game."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from vacancy.engine.variants import vary
from vacancy.games import game as game_of

if TYPE_CHECKING:
    from vacancy.engine.game import Game


class GameRef(NamedTuple):
    """A game by name, compiled or not, with what was changed in it."""

    name: str
    is_compiled: bool = True
    changes: str = ""

    @classmethod
    def to(cls, game: Game) -> GameRef:
        return cls(game.name, game.is_compiled, game.changes)

    @property
    def game(self) -> Game:
        return find_game(self)


@cache
def find_game(ref: GameRef) -> Game:
    """The game that is meant."""
    game = game_of(ref.name)
    if ref.changes:
        game = vary(game, json.loads(ref.changes))
    return game.compiled if ref.is_compiled else game.uncompiled
