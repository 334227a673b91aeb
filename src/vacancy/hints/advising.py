"""A hint: a strong bot's plan for a turn, and why it is better than the next different move."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from vacancy.bots.base import Looked
from vacancy.bots.chance import word_of
from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.levels import iterations_of, mind_of
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.policy_bot import NetBot, chance_of
from vacancy.bots.search.bot import SearchBot, Tree
from vacancy.engine.snapshot import snapshot

from .comparing import Comparer
from .detours import straighten
from .reasons import compare_ways
from .shapes import Comparison, Hint, PlanStep
from .sight import Sight

if TYPE_CHECKING:
    from vacancy.engine.game import Game

LEVEL = "grand_director"
"""Who is asked: the best, for as long as there is time."""
FIRST, REST = 0.45, 0.3
"""The parts of the time that the first move may take, and all later ones of the plan together; what
is left is for the reasons."""
LEAST_SECONDS = 0.02
LONGEST = 40
CLEAR = 3.0
"""A search is overruled by what is clear of its error by so much."""
ALIKE = 0.02
"""A search that finds less of a win than this between two ways may be overruled."""
OTHERS = 3
"""So many moves are looked at to find one that comes to something else."""


def hint(
    game: Game,
    known: Any,
    seat: int,
    seed: int = 0,
    *,
    seconds: float = inf,
    level: str = LEVEL,
) -> Hint:
    """What to do in a turn, and why; with a clock, as well as there is time for.

    An only move needs no thought, and nobody knows what it promises: what can be foreseen after it
    is planned all the same.
    """
    deadline = time.monotonic() + seconds
    legal = game.legal(known)
    planner = Planner(game, seat, seed, level, REST * seconds)
    found = {} if len(legal) == 1 else consider(game, known, seat, seed, level, FIRST * seconds)
    order = sorted(found, key=lambda action: (found[action], -action), reverse=True)
    if not order:  # there is nothing to look into, or no time
        order = legal if len(legal) == 1 else [planner.think(known, 0.0)]
    plan = planner.plan(known, order[0])
    other = planner.other(known, plan, order[1 : 1 + OTHERS])
    comparison: Comparison | None = None
    if other is not None:  # a plan without reasons is no hint: one go of samples there always is
        plan, other, comparison = settle(game, known, seat, plan, other, found, seed, deadline)
    choices = {action: round(found[action].share, 3) if found else None for action in order}
    return {
        "plan": in_words(game, known, seat, plan, seed),
        "other": in_words(game, known, seat, other[:1], seed)[0] if other else None,
        "share": choices.get(plan[0], choices[order[0]]),
        "choices": {plan[0]: choices.get(plan[0], choices[order[0]]), **choices},
        "comparison": comparison,
    }


def settle(
    game: Game,
    known: Any,
    seat: int,
    plan: list[int],
    other: list[int],
    found: Mapping[int, Looked],
    seed: int,
    deadline: float,
) -> tuple[list[int], list[int], Comparison]:
    """The better of two ways first, and why.

    A search proposes. Where it hardly cares and lines of play clearly have it the other way round,
    they decide. Where it does care they tell what the two ways bring, and it tells how often they
    win: it has seen what follows, and lines only what usually does.
    """
    comparer = Comparer(game)

    def compare() -> Comparison:
        left = deadline - time.monotonic()
        return compare_ways(game, known, seat, plan, other, seed, seconds=left, comparer=comparer)

    told = compare()
    if told["share"] - told["other_share"] > -CLEAR * told["share_error"]:
        return plan, other, told
    first, second = found.get(plan[0]), found.get(other[0])
    if first is None or second is None or first.share - second.share < ALIKE:
        plan, other = other, plan
        return plan, other, compare()
    return plan, other, {**told, "share": first.share, "other_share": second.share}


def consider(
    game: Game, known: Any, seat: int, seed: int, level: str, seconds: float
) -> dict[int, Looked]:
    """What a level thinks of the moves."""
    if net_of(game) is None:
        iterations = iterations_of(level, game, known.seats)
        return WholeSearch(game, seed, iterations, seconds=seconds).consider(known, seat)
    return mind_of(level, game, seed, known.seats, seconds).consider(known, seat)


class WholeSearch(SearchBot):
    """A search that goes on when its choice is clear already: what it promises must not depend on
    when somebody looked."""

    def search(self, known: Any, seat: int) -> dict[int, tuple[int, int]]:
        chance = word_of(chance_of(known, self.seed), 0)
        tree = Tree(self, known, seat, int(chance) & SEED_BITS)
        tree.is_alone = False
        tree.grow(time.monotonic() + self.seconds)
        return tree.results()


class Planner:
    """Goes on in a turn as long as nothing is drawn and nothing comes to light."""

    def __init__(self, game: Game, seat: int, seed: int, level: str, seconds: float) -> None:
        self.game, self.seat, self.seed, self.level = game, seat, seed, level
        self.seconds = seconds

    def plan(self, known: Any, first: int) -> list[int]:
        """A first move and what follows it, up to where the turn ends or nobody can foresee it."""
        left, plan = self.seconds, [first]
        sight = Sight(self.game, known, self.seat, self.seed).after(first)
        while sight is not None and len(plan) < LONGEST:
            legal = self.game.legal(sight.known)
            begun = time.monotonic()
            plan.append(legal[0] if len(legal) == 1 else self.think(sight.known, left / 2))
            left = max(left - (time.monotonic() - begun), LEAST_SECONDS)
            sight = sight.after(plan[-1])
        return straighten(self.game, known, self.seat, plan, self.seed)

    def think(self, known: Any, seconds: float) -> int:
        """The next move of the plan."""
        mind = mind_of(self.level, self.game, self.seed, known.seats, seconds)
        return mind.choose(known, self.seat)

    def other(self, known: Any, plan: Sequence[int], moves: Sequence[int]) -> list[int] | None:
        """The way of the first of some moves that comes to something else than the plan.

        In a turn of many moves another first one may only be another order of the same.
        """
        goal = self.end_of(known, plan)
        for move in moves:
            way = self.sketch(known, move)
            if goal is None or self.end_of(known, way) != goal:
                return way
        return None

    def sketch(self, known: Any, first: int) -> list[int]:
        """A move, and what the net would likely do after it in the same turn."""
        net, way = net_of(self.game), [first]
        sight = Sight(self.game, known, self.seat, self.seed).after(first)
        while sight is not None and net is not None and len(way) < LONGEST:
            way.append(NetBot(self.game, net, self.seed).choose(sight.known, self.seat))
            sight = sight.after(way[-1])
        return straighten(self.game, known, self.seat, way, self.seed)

    def end_of(self, known: Any, way: Sequence[int]) -> tuple[bytes, int] | None:
        """Where a way leads before its last move, and that move."""
        end = Sight(self.game, known, self.seat, self.seed, 1).after_all(way[:-1])
        return None if end is None else (end.known.to_bytes(), way[-1])


def in_words(game: Game, known: Any, seat: int, plan: Sequence[int], seed: int) -> list[PlanStep]:
    """The moves of a plan as their game calls them where they are made."""
    steps: list[PlanStep] = []
    sight: Sight | None = Sight(game, known, seat, seed, 1)
    for action in plan:
        assert sight is not None
        label = game.words.label(snapshot(sight.known), action)
        steps.append({"action": action, "label": label.as_json()})
        sight = sight.after(action)
    return steps
