"""What a game fills the holes of the engine's loops with: its own rules, or stand-ins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import loops
from .dialect import AnyFunction
from .features import encoding_of, features_of, list_features, list_record, write_sources
from .outsiders import like_all, weigh

if TYPE_CHECKING:
    from .game import Game


def fill_holes(game: Game) -> dict[AnyFunction, AnyFunction]:
    """The rules of a game by the holes that they fill."""
    own = features_of(game)
    return {
        **{getattr(loops, name): each for name, each in game.rules._asdict().items()},
        list_features: own.list_features,
        write_sources: own.write_sources,
        list_record: encoding_of(game).list_features,
        weigh: like_all if game.outsiders is None else game.outsiders.weigh,
        loops.redraw_as_believed: (
            loops.redraw_evenly if game.beliefs is None else game.beliefs.redraw
        ),
    }
