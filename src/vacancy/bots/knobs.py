"""How the search is tuned to each game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Knobs:
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
    seconds: float = 2.0
    """The longest time for one decision: ten seconds through the longest turns."""
    larger: Knobs | None = None
    """What is used at tables of more than two, if they want something else."""

    def with_larger(self, **changes: Any) -> Knobs:
        """The same, with changes at tables of more than two."""
        return replace(self, larger=replace(self, **changes))

    def at(self, seats: int) -> Knobs:
        """The knobs at a table of so many seats."""
        return self.larger if self.larger and seats > 2 else self


KNOBS: dict[str, Knobs] = {
    "overbooking": Knobs(chapters=2, exploration=2500, scale=400, iterations=16_000),
    "pan_tu_nie_stal": Knobs(
        chapters=2, is_each_seats=True, exploration=2500, iterations=24_000, seconds=1.2
    ).with_larger(
        chapters=3,
        more_moves=4,
        tries=3,
        sees_ahead=True,
        minds_others=False,
        leader=0,
        iterations=900,
        parts=(75, 75, 25, 1),
    ),
    "grand_austria_hotel": Knobs(
        chapters=2,
        tries=3,
        sees_ahead=True,
        scale=2000,
        iterations=6_000,
        parts=(500, 300, 80, 1),
        seconds=0.5,
    ).with_larger(minds_others=False, iterations=3_000, parts=(250, 150, 40, 1)),
    "apartament": Knobs(
        chapters=4, exploration=2500, tries=3, scale=60, iterations=6_000, seconds=0.7
    ),
}


def knobs_of(name: str) -> Knobs:
    """The knobs of the game of this name; of an unknown game the usual ones."""
    return KNOBS.get(name, Knobs())
