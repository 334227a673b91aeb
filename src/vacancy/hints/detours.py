"""Detours: moves of a plan that could be left out, or made in a better order, for as much or more.

Whoever pays, serves one guest, stops, and pays again to serve another could have served both for
one payment. No search minds a coin much, but a person who is told to do so does. So what a plan
comes to is sought again with its own moves alone: in any order, and as few of them as possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vacancy.engine.aims import PLAIN

from .sight import Sight

if TYPE_CHECKING:
    from vacancy.engine.game import Game

MOST_TRIED = 1_500
WORLDS = 2
"""Moves of a plan are known to be certain; in another order, one more world tells of most that are
not, and what comes out is looked at again in all worlds."""


def straighten(game: Game, known: Any, seat: int, plan: Sequence[int], seed: int = 0) -> list[int]:
    """The shortest way that comes to the same as a plan, or to more: made of its own moves.

    The last move may end the turn or bring something to light; it stays the last.
    """
    *steps, last = plan
    end = Sight(game, known, seat, seed).after_all(steps)
    if end is None or not steps:
        return list(plan)
    found = Straightening(game, seat, steps, end.known).search(
        Sight(game, known, seat, seed, WORLDS)
    )
    shorter = [*found, last]
    sure = Sight(game, known, seat, seed).after_all(found)
    if len(shorter) >= len(plan) or sure is None or last not in game.legal(sure.known):
        return list(plan)
    return shorter


class Straightening:
    """A search through the orders of some moves, the shortest ways first."""

    def __init__(self, game: Game, seat: int, steps: Sequence[int], goal: Any) -> None:
        self.game, self.seat, self.steps, self.goal = game, seat, list(steps), goal
        self.assets = (game.aims or PLAIN).assets

    def search(self, start: Sight) -> list[int]:
        """The fewest moves that lead to the goal or beyond; the given ones, if there are none."""
        whole = Counter(self.steps)
        ways: list[tuple[Sight, list[int]]] = [(start, [])]
        seen = {start.known.to_bytes()}
        tried = 0
        while ways:
            longer: list[tuple[Sight, list[int]]] = []
            for sight, way in ways:
                if self.is_reached(sight.known):
                    return way
                if len(way) + 1 >= len(self.steps):
                    continue
                for action in sorted((whole - Counter(way)).keys()):
                    if action not in self.game.legal(sight.known):
                        continue
                    tried += 1
                    if tried > MOST_TRIED:
                        return self.steps
                    after = sight.after(action)
                    if after is not None and after.known.to_bytes() not in seen:
                        seen.add(after.known.to_bytes())
                        longer.append((after, [*way, action]))
            ways = longer
        return self.steps

    def is_reached(self, known: Any) -> bool:
        """Whether a position is the goal, or the same with more of what is never too much."""
        if known == self.goal:
            return True
        if not self.assets:
            return False
        mine, wanted = known.players[self.seat], self.goal.players[self.seat]
        if any(getattr(mine, name) < getattr(wanted, name) for name in self.assets):
            return False
        same = known.copy()
        for name in self.assets:
            setattr(same.players[self.seat], name, getattr(wanted, name))
        return bool(same == self.goal)
