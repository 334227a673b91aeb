"""When a move may be taken back: up to the last information barrier.

A barrier is a decision of another seat, chance, or a reveal. The last two are found without
knowing any game: the move is played again in other worlds, each like the true one for the seat
that wants it back. If the seat sees the same in all of them, it has learned nothing.
"""

from __future__ import annotations

from vacancy.engine.game import Game, IllegalMove, State
from vacancy.engine.words import Message

from .table import Table

WORLDS = 12


def why_not_undo(table: Table, seat: int) -> Message | None:
    """Why a seat may not take the last move back; None if it may."""
    if not table.moves:
        return Message("error-nothing-to-undo")
    last = table.moves[-1]
    if last.seat != seat or last.by != "person":
        return Message("error-undo-others-decided")
    if not has_learned_nothing(table.game, table.history[-1], table.state, last.action, seat):
        return Message("error-undo-revealed")
    return None


def has_learned_nothing(game: Game, before: State, after: State, action: int, seat: int) -> bool:
    """Whether a move would look the same to its seat in every world it thinks possible."""
    seen = game.known(after, seat).to_bytes()
    for number in range(WORLDS):
        world = game.hide(before, seat, number)
        try:
            game.play(world, action)
        except IllegalMove:
            return False
        if game.known(world, seat).to_bytes() != seen:
            return False
    return True
