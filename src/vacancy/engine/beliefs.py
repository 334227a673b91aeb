"""What can be believed of hidden things: questions about a position, each with as many answers.

Worlds that a seat cannot tell apart are not equally likely: people do not lay cards at random. A
net that has watched many matches answers how likely each value of a hidden field is, and a game
that says so here draws its guesses by that, as `redraw_as_believed`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game

SURE = 1000
"""The weights of a question's answers add up to about this."""


@dataclass(frozen=True)
class Beliefs:
    """The hidden fields of a game about which something can be believed."""

    questions: tuple[str, ...]
    """Their paths in the record, in the order of the weights."""
    answers: int
    """How many values each of them can have, from 0 on."""
    redraw: Callable[..., None]
    """A rule (state, seat, weights): `redraw`, by so many weights for each question."""

    @property
    def count(self) -> int:
        """How many weights there are."""
        return len(self.questions) * self.answers


def weight_count(game: Game) -> int:
    """How many weights the guesses of a game are drawn by: none where nothing is believed."""
    return 0 if game.beliefs is None else game.beliefs.count
