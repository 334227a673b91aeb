"""Last turns: what is left is searched to the end, and the most that can come of it is asked for.

A turn that hangs on what nobody can see is no puzzle: the same plan has to bring the same in every
world that the seat cannot tell from the true one, and nothing may bring more in any of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from vacancy.engine.game import IllegalMove

from .shapes import Goal, Puzzle
from .sieve import FIRST_IDEA, GREEDY, Tally, is_missed, player_for, seed_of, who_finds
from .solving import TIE, NotSolved, Solver, Worths, share_of, worth_of
from .themes import themes_of
from .wording import in_words

if TYPE_CHECKING:
    from vacancy.engine.game import Game

WORLDS, FEW = 12, 4
SMALL = 500
"""So few positions are searched again in any case."""
LEAST_SHARE, LEAST_POINTS, LEAST_TIE = 0.5, 2, 2
"""By so much of the win, so many points, or in the tie-break alone, usual play falls short."""
FEW_POINTS = 10
"""Where nobody has so many points in the end, the tie-break matters as much."""
WORLD, TRIAL = 1, 2  # random words of a position


class Ending(NamedTuple):
    """A decision near the end of a match."""

    number: int
    """How many moves were played before it."""
    state: Any
    seat: int
    turn_tasks: frozenset[int]
    """The tasks that begin turns, where others may have none; nothing where all is open."""


def blocks(walk: Sequence[tuple[Any, int]], last: int) -> Iterator[range]:
    """The turns of a match that begin with the one in which a move lies, and go back from there."""
    end = last + 1
    while end > 0:
        first = end - 1
        while first > 0 and walk[first - 1][1] == walk[first][1]:
            first -= 1
        yield range(first, end)
        end = first


def is_open(game: Game, state: Any) -> bool:
    """Whether all seats know the same."""
    known = [game.known(state, seat) for seat in range(state.seats)]
    return all(each == known[0] for each in known)


class LastTurn:
    """One decision from which on the rest of a match was searched."""

    def __init__(self, game: Game, ending: Ending, goal: Goal, seed: int) -> None:
        """Search; refuses what cannot be searched to the end."""
        self.game, self.goal, self.seed = game, goal, seed
        self.number, self.state, self.seat, self.turn_tasks = ending
        self.solver = self.make_solver()
        self.most = self.solver.worths(self.state)

    def make_solver(self) -> Solver:
        return Solver(self.game, self.seat, self.goal, self.turn_tasks)

    def world(self, number: int) -> Any:
        """A world that the seat cannot tell from the true one."""
        return self.game.hide(self.state, self.seat, seed_of(seed_of(self.seed, WORLD), number))

    def is_as_good(self, worths: Worths) -> bool:
        """Whether an end is worth as much to the seat as the best one of the true world."""
        if self.goal == "win":
            return share_of(worths, self.seat) == share_of(self.most, self.seat)
        return worths[self.seat] == self.most[self.seat]

    def is_known(self) -> bool:
        """Whether the most that can be had is the same in the first of the worlds."""
        return self.is_as_good(self.make_solver().worths(self.world(0)))

    def puzzle(self, tally: Tally) -> Puzzle | None:
        """The puzzle, if it is one."""
        tally["turns searched"] += 1
        if self.asked([self.usual]) is None:
            return None
        best = self.asked([self.play(FIRST_IDEA, number) for number in range(FEW)])
        if best is None or not self.is_known():
            return None
        tally["turns that are no first idea"] += 1

        line = self.solver.line(self.state)
        if not self.is_same_everywhere(line):
            return None
        tally["turns that are the same in all worlds"] += 1

        @cache
        def attempt(player: str, seed: int) -> bool:
            return self.is_reached(self.play(player, seed), best)

        is_easy = self.goal == "points" and attempt(GREEDY, self.seed)
        if is_easy or not is_missed(attempt, seed_of(self.seed, TRIAL)):
            return None
        tally["turns that the porter misses"] += 1
        return {
            "id": "", "move": self.number, "seat": self.seat, "form": "turn", "goal": self.goal,
            "basis": "exact", "best": best, "share": share_of(self.most, self.seat),
            "answers": {}, "error": 0.0, "certainty": 1.0,
            "line": in_words(self.game, self.state, line),
            "finds": who_finds(attempt, seed_of(self.seed, TRIAL)),
            "themes": themes_of(self.game, self.state, line),
        }  # fmt: skip

    def asked(self, usual: Sequence[Worths]) -> list[int] | None:
        """What is to be reached; nothing, if usual play reaches it in some worlds that could be.

        Where it is not about the win it is points; and where nobody has many, the tie-break.
        """
        if self.goal == "win":
            shares = [share_of(worths, self.seat) for worths in usual]
            return [] if share_of(self.most, self.seat) - fmean(shares) >= LEAST_SHARE else None
        by_tie = max(self.most) < FEW_POINTS * TIE
        points, tie = divmod(self.most[self.seat], TIE)
        played, played_tie = divmod(max(worths[self.seat] for worths in usual), TIE)
        if points >= played + (1 if by_tie else LEAST_POINTS):
            return [points]
        return [points, tie] if by_tie and tie >= played_tie + LEAST_TIE else None

    def is_reached(self, worths: Worths, best: Sequence[int]) -> bool:
        """Whether a match has ended as well as was asked for."""
        if self.goal == "win":
            return share_of(worths, self.seat) >= share_of(self.most, self.seat)
        return has_reached(worths[self.seat], best)

    def play(self, player: str, seed: int) -> Worths:
        """What the turn is worth to all as somebody plays it in a world that could be."""
        bot, state, solver = player_for(player, self.game, seed), self.world(seed), None
        while (mover := self.game.to_move(state)) is not None:
            legal = self.game.legal(state)
            if len(legal) == 1:
                action = legal[0]
            elif mover == self.seat:
                action = bot.choose(self.game.known(state, mover), mover)
            else:
                solver = solver or self.make_solver()
                action = solver.best(state)
            self.game.play(state, action)
        return tuple(worth_of(self.game, state, seat) for seat in range(state.seats))

    @cached_property
    def usual(self) -> Worths:
        """What the first idea of the policy comes to, in the first of the worlds."""
        return self.play(FIRST_IDEA, 0)

    def for_points(self) -> LastTurn | None:
        """The same about points, unless usual play gets about as many as one who plays to win."""
        if self.most[self.seat] <= self.usual[self.seat] and len(self.solver.known) > SMALL:
            return None
        ending = Ending(self.number, self.state, self.seat, self.turn_tasks)
        return LastTurn(self.game, ending, "points", self.seed)

    def is_same_everywhere(self, line: Sequence[int]) -> bool:
        """Whether the plan is the best one, and brings the same, in all worlds that could be.

        So does every other answer that is right in the true world: luck solves nothing.
        """
        plan, right = self.own_part(line), self.right_answers(self.solver, self.state)
        try:
            return all(
                self.brings_all(plan, number)
                and right <= self.right_answers(self.make_solver(), self.world(number))
                for number in range(WORLDS)
            )
        except NotSolved:
            return False

    def right_answers(self, solver: Solver, state: Any) -> set[int]:
        """The answers with which a world is worth as much as the true one."""
        return {
            action for action, after in solver.ways(state) if self.is_as_good(solver.worths(after))
        }

    def own_part(self, line: Sequence[int]) -> list[int]:
        """What the seat itself does in a line."""
        state, plan = self.state.copy(), []
        for action in line:
            if self.game.to_move(state) == self.seat:
                plan.append(action)
            self.game.play(state, action)
        return plan

    def brings_all(self, plan: Sequence[int], number: int) -> bool:
        """Whether nothing else brings more in one of the worlds, and the plan brings as much."""
        state, solver, left = self.world(number), self.make_solver(), list(plan)
        if not self.is_as_good(solver.worths(state)):
            return False
        try:
            while (mover := self.game.to_move(state)) is not None:
                if mover == self.seat and not left:
                    return False
                self.game.play(state, left.pop(0) if mover == self.seat else solver.best(state))
        except IllegalMove:
            return False
        return self.is_as_good(solver.worths(state))


def has_reached(worth: int, best: Sequence[int]) -> bool:
    """Whether a seat has as many points as were asked for.

    >>> has_reached(31 * TIE, [31]), has_reached(31 * TIE, [31, 2]), has_reached(32 * TIE, [31, 2])
    (True, False, True)
    """
    return list(divmod(worth, TIE))[: len(best)] >= list(best)
