"""Loops of bots with a game's rules linked into them: as they are, or compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from vacancy.engine.core import NativeCore, PlainCore
from vacancy.engine.dialect import AnyFunction

if TYPE_CHECKING:
    from vacancy.engine.game import Game


def plain(game: Game, function: AnyFunction) -> Callable[..., Any]:
    """A bot's function with the game's rules in it, as they are."""
    core = game.core
    assert isinstance(core, PlainCore)
    linked: Callable[..., Any] = core.linker(function)
    return linked


@cache
def compiled(game: Game, name: str) -> Callable[..., int]:
    """The same compiled, by its dotted name; made or loaded when first used."""
    core = game.core
    assert isinstance(core, NativeCore)
    return core.entry_points.call(name)
