"""The record that a match begins with, before its rules set the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


def blank_state(
    game: Game, seats: int, options: Mapping[str, int], rules_version: int | None = None
) -> Any:
    """A record with nothing but seats, options and rules in it.

    A match that began by earlier rules goes on by them; None means the current ones.
    """
    version = game.rules_version if rules_version is None else rules_version
    if version not in game.rules_versions:
        raise ValueError(f"{game.title} cannot be played by rules version {version}")
    state: Any = game.state()
    state.seats = seats
    for name, value in options.items():
        setattr(state, name, value)
    if game.old_rules_versions:
        state.rules_version = version
    return state
