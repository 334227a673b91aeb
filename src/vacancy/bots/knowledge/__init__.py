"""What bots know about each game beyond its rules: what a position is worth.

A game's knowledge is one small file of its name here, in the rules' dialect. A game without one is
judged by its points as they stand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from vacancy.engine.compile import AnyFunction, hole, rule
from vacancy.engine.core import NativeCore, PlainCore
from vacancy.engine.loops import score

if TYPE_CHECKING:
    from vacancy.engine.game import Game

State = Any  # the game's record
POINT = 100
"""Estimates are in hundredths of a point."""


@hole
def estimate(state: State, seat: int) -> int:
    """The points that a seat can be expected to have in the end, in hundredths."""
    raise NotImplementedError


@rule
def points_now(state: State, seat: int) -> int:
    """The estimate of who knows nothing about a game: the points as they stand."""
    return score(state, seat) * POINT


@cache
def core_of(game: Game) -> PlainCore | NativeCore:
    """The game's rules, with what bots know about the game."""
    core = game.core
    assert isinstance(core, PlainCore | NativeCore)
    core.holes[estimate] = estimate_of(game.name)
    return core


def plain(game: Game, function: AnyFunction) -> Callable[..., Any]:
    """A bot's function with the game's rules and knowledge in it, as they are."""
    core = core_of(game)
    assert isinstance(core, PlainCore)
    linked: Callable[..., Any] = core.linker(function)
    return linked


@cache
def compiled(game: Game, name: str) -> Callable[..., int]:
    """The same compiled, by its dotted name; made or loaded when first used."""
    core = core_of(game)
    assert isinstance(core, NativeCore)
    return core.entry_points.call(name)


def estimate_of(name: str) -> Any:
    """The estimate for the game of this name."""
    module = f"{__name__}.{name}"
    return import_module(module).estimate if find_spec(module) else points_now
