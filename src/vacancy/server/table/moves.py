"""A move carried out on a copy of a table's position: in beats, to be told, or all at once."""

from __future__ import annotations

from typing import NamedTuple

from vacancy.engine.game import State
from vacancy.engine.prelude import deal_anew

from .parts import Beats
from .table import Table


class Played(NamedTuple):
    """The position that a move leads to, and the beats on the way there."""

    state: State
    beats: Beats = ()


def play_in_beats(table: Table, action: int) -> Played:
    """Play a move so that it can be shown step by step. Raises `IllegalMove`."""
    state = table.game.copy(table.state)
    beats = tuple(table.game.beats(state, action))
    deal_anew(table.match.prelude, state, len(table.moves) + 1)
    return Played(state, beats)


def play_at_once(table: Table, action: int) -> Played:
    """Play a move that nobody wants to see any more. Raises `IllegalMove`."""
    state = table.game.copy(table.state)
    table.game.play(state, action)
    deal_anew(table.match.prelude, state, len(table.moves) + 1)
    return Played(state)
