"""All that can still happen, searched to the end of the match in the rules' own code.

Nothing is estimated here: every way of playing on is tried, so what comes out is exact for the
world that it is asked about. It is for last turns, where there are few enough ways.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from vacancy.engine.decisions import top

if TYPE_CHECKING:
    from vacancy.engine.game import Game

    from .shapes import Goal

MOST_POSITIONS = 8_000
DIGEST = 16
TIE = 1000
"""A worth is the points, so many times, and what decides between equal ones."""
Worths = tuple[int, ...]
"""By seat."""


class NotSolved(Exception):
    """Too many ways to play on, or others have turns yet."""


def worth_of(game: Game, state: Any, seat: int) -> int:
    """What the end of a match is worth to a seat: points, then the tie-break.

    >>> divmod(31 * TIE + 4, TIE)
    (31, 4)
    """
    return int(game.core.score(state, seat)) * TIE + int(game.core.tie_break(state, seat))


def share_of(worths: Worths, seat: int) -> float:
    """What part of the win a seat has.

    >>> share_of((3, 5, 5), 1), share_of((3, 5, 5), 0)
    (0.5, 0.0)
    """
    return (worths[seat] == max(worths)) / worths.count(max(worths))


class Solver:
    """Solves the rest of a match for a seat, position by position, and remembers each.

    The seat does what is best for its goal. Everybody else plays to win, then for points; where
    that leaves them a choice, they do what is worst for the seat. Whoever has a turn of their own
    yet, and a secret, makes it unsolvable.
    """

    def __init__(
        self, game: Game, seat: int, goal: Goal, turn_tasks: frozenset[int] = frozenset(),
        most: int = MOST_POSITIONS,
    ) -> None:  # fmt: skip
        """Others may not have to decide any of these tasks, which begin turns."""
        self.game, self.seat, self.goal = game, seat, goal
        self.turn_tasks, self.most = turn_tasks, most
        self.known: dict[bytes, tuple[Worths, int]] = {}

    def worths(self, state: Any) -> Worths:
        """What the match will be worth to each seat."""
        if self.game.is_over(state):
            return tuple(worth_of(self.game, state, seat) for seat in range(state.seats))
        return self.look(state)[0]

    def best(self, state: Any) -> int:
        """What whoever decides does."""
        return self.look(state)[1]

    def worth(self, state: Any) -> int:
        """What the match will be worth to the seat."""
        return self.worths(state)[self.seat]

    def look(self, state: Any) -> tuple[Worths, int]:
        """The worths of a position with a decision in it, and the best answer."""
        label = blake2b(state.to_bytes(), digest_size=DIGEST).digest()
        if label not in self.known:
            if len(self.known) >= self.most:
                raise NotSolved("too many positions")
            self.known[label] = self.work_out(state)
        return self.known[label]

    def work_out(self, state: Any) -> tuple[Worths, int]:
        frame = top(state)
        if frame.seat != self.seat and frame.task in self.turn_tasks:
            raise NotSolved("others have turns yet")
        return max(
            ((self.worths(after), action) for action, after in self.ways(state)),
            key=lambda found: (*self.wish(found[0], frame.seat), -found[1]),
        )

    def wish(self, worths: Worths, seat: int) -> tuple[float, int, int]:
        """How much a seat that decides would like a match to end so."""
        is_for_points = seat == self.seat and self.goal == "points"
        win = 0.0 if is_for_points else share_of(worths, seat)
        return win, worths[seat], -worths[self.seat]

    def ways(self, state: Any) -> list[tuple[int, Any]]:
        """Every answer, and the position that it leads to."""
        found = []
        for action in self.game.legal(state):
            after = state.copy()
            self.game.play(after, action)
            found.append((action, after))
        return found

    def line(self, state: Any) -> list[int]:
        """How it goes if all do their best: every action to the end."""
        state, line = state.copy(), []
        while not self.game.is_over(state):
            line.append(self.best(state))
            self.game.play(state, line[-1])
        return line
