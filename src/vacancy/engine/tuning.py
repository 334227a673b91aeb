"""How the search of the bots is tuned to a game: what a game says of its lines of play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Thought:
    """How a level thinks with a net."""

    iterations: int
    """Of its search for one decision."""
    temperature: float = 0.0
    """How loosely it takes what it found: 0 for the favourite, more for others nearly as good."""
    slack: float = 0.1
    """By how much of a win a move may look worse than the favourite and still be played."""


@dataclass(frozen=True)
class Tuning:
    """What differs from game to game in one and the same search."""

    chapters: int = 1
    """After how many changes of the chapter a line of play is cut and valued."""
    is_each_seats: bool = False
    """Whether a chapter is one seat's turn, so that so many are meant for each seat."""
    exploration: int = 5000
    """How eagerly little known moves are tried, in ten-thousandths of a win."""
    first_moves: int = 4
    """How many moves a new position of the tree may have at once."""
    more_moves: int = 32
    """How many more it may have, in sixteenths of the root of its visits."""
    tries: int = 1
    """Of how many random moves the best-looking one is played in a rollout."""
    sees_ahead: bool = False
    """Whether moves enter the tree in the order of their looks, and not at random."""
    minds_others: bool = True
    """Whether moves look by the margin over the best other seat, and not by own points alone.

    To value every seat after every move takes long, and at larger tables it need not pay.
    """
    leader: int = 100
    """Whom to be ahead of: the best other seat by so many hundredths, for the rest the average.

    Where moves can hurt, bots that all pull the leader down let the idle one win.
    """
    scale: int = 800
    """The margin, in hundredths of a point, that makes a win three times as likely as a loss."""
    iterations: int = 4_000
    """Of a director for one decision: a fifth of a second or less on one core."""
    parts: tuple[int, ...] = (500, 200, 40, 1)
    """Of these the levels make a part, the weakest first: one of so many."""
    thoughts: tuple[Thought, ...] = (
        Thought(100, 2.0), Thought(100, 1.0), Thought(200, 0.5), Thought(500), Thought(4_000),
    )  # fmt: skip
    """How the levels think with a net, the weakest first."""
    seconds: float = 2.0
    """The longest time for one decision: ten seconds through the longest turns."""
    turns: int = 2
    """After so many turns of each seat a review cuts and values the lines that it follows."""
    samples: int = 1
    """So many times the usual samples a review takes: short matches leave time for more."""
    larger: Tuning | None = None
    """What is used at tables of more than two, if they want something else."""

    def with_larger(self, **changes: Any) -> Tuning:
        """The same, with changes at tables of more than two."""
        return replace(self, larger=replace(self, **changes))

    def at(self, seats: int) -> Tuning:
        """The tuning at a table of so many seats."""
        return self.larger if self.larger and seats > 2 else self
