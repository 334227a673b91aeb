"""The solution of a puzzle in words: its moves, and what speaks for them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from vacancy.engine.snapshot import snapshot
from vacancy.hints.reasons import compare_ways

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.engine.shown import Message
    from vacancy.puzzles.shelf import Shelf

REASONS_KEPT, REASON_SECONDS = 512, 1.5


@lru_cache(REASONS_KEPT)
def reasons_of(shelf: Shelf, puzzle: str) -> list[Message]:
    """What speaks for the best move against the second one, by what the seat knows.

    Nothing, where that would say the opposite: it looks less far than the puzzle did.
    """
    found = shelf.find(puzzle)
    if len(found["answers"]) < len(("best", "second")):
        return []
    game, state, worth = shelf.game, shelf.position(found), found["answers"]
    best, second = sorted(worth, key=lambda said: -worth[said])[:2]
    ways = game.parse(state, best), game.parse(state, second)
    known = game.known(state, found["seat"])
    told = compare_ways(game, known, found["seat"], *ways, seconds=REASON_SECONDS)
    is_so = told["points"] > 0 or told["share"] > told["other_share"]
    return [reason["says"] for reason in told["reasons"]] if is_so else []


def label_of(game: Game, state: Any, action: int) -> Message:
    """A move in the words of the one who plays it."""
    shown = snapshot(game.known(state, game.to_move(state)))
    label: Message = game.describe_move(shown, action)["label"]
    return label
