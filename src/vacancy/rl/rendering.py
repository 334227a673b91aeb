"""A table of a batch as text, for those interfaces that ask for a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from .batch import Batch

ANSI = "ansi"
"""What Gymnasium and PettingZoo call text."""


def draw(batch: Batch, table: int = 0) -> str:
    """The table as whoever decides sees it, or at the end as the last to decide does."""
    game, seat = batch.game, int(batch.lookers[table])
    view = game.view(batch.position(table), seat)
    return Text.from_markup(game.terminal.draw(view, game.speaker("en").say)).plain
