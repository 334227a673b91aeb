"""Stars and places (APT-10.8 to APT-10.10)."""

from __future__ import annotations

from vacancy.engine.dialect import rule

from ..layout import State


@rule
def score(state: State, seat: int) -> int:
    """Most stars wins (APT-10.8, APT-13.38)."""
    return state.players[seat].stars


@rule
def tie_break(state: State, seat: int) -> int:
    """Of equal stars, more prestige (APT-10.9); then the place is shared (APT-10.10, APT-12.42)."""
    return state.players[seat].prestige


@rule
def chapter(state: State) -> int:
    """Stars settle whenever everybody has had a turn."""
    return state.round
