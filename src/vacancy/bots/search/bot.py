"""A bot that searches: a tree of what its seat can see happen, grown in guessed worlds."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.base import Looked
from vacancy.bots.chance import fingerprint, word_of
from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.greedy.loop import KNOWN
from vacancy.engine.record import NONE, Batch
from vacancy.engine.tuning import Tuning

from .desk import MOST_NODES, Desk, Node, Spot
from .loop import SEARCH_STATES, WIN, search
from .tree import ROOT

if TYPE_CHECKING:
    from vacancy.engine.game import Game

GO_SECONDS = 0.01
"""About how long compiled code runs before somebody looks at the clock."""
GROWTH = 4


class SearchBot:
    """The most visited move of a search with so many iterations, or of those there was time for.

    With several threads each grows a tree of its own, of its share of the iterations. Without the
    clock's doing, the choice depends on seed, knowledge, iterations and threads alone.
    """

    name = "search"

    def __init__(
        self,
        game: Game,
        seed: int,
        iterations: int,
        *,
        seconds: float = inf,
        threads: int = 1,
        tuning: Tuning | None = None,
        node_limit: int = MOST_NODES,
    ) -> None:
        self.game, self.seed, self.iterations = game, seed & SEED_BITS, iterations
        self.tuning = tuning or game.tuning
        self.seconds, self.threads, self.node_limit = seconds, threads, node_limit

    def choose(self, known: Any, seat: int) -> int:
        """The action that was looked into most; of equals the one that did better."""
        legal = self.game.legal(known)
        if len(legal) == 1:
            return legal[0]
        found = self.search(known, seat)
        return max(legal, key=lambda action: (*found.get(action, (0, 0)), -action))

    def consider(self, known: Any, seat: int) -> dict[int, Looked]:
        """What it thinks of the moves that it looks into."""
        found = self.search(known, seat).items()
        return {action: Looked(n, total / n / WIN) for action, (n, total) in found if n > 0}

    def search(self, known: Any, seat: int) -> dict[int, tuple[int, int]]:
        """Visits and total of each action that was looked into."""
        chance = fingerprint(np.frombuffer(known.to_bytes(), np.uint8), self.seed)
        trees = [
            Tree(self, known, seat, int(word_of(chance, number)) & SEED_BITS)
            for number in range(self.threads)
        ]
        deadline = time.monotonic() + self.seconds
        if len(trees) == 1:
            trees[0].grow(deadline)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(lambda tree: tree.grow(deadline), trees))
        return merge([tree.results() for tree in trees])


def merge(results: list[dict[int, tuple[int, int]]]) -> dict[int, tuple[int, int]]:
    """The visits and totals of several trees, added up."""
    merged: dict[int, tuple[int, int]] = {}
    for result in results:
        for action, (visits, total) in result.items():
            before = merged.get(action, (0, 0))
            merged[action] = before[0] + visits, before[1] + total
    return merged


class Tree:
    """One search: the tree and everything around it."""

    desk: Any
    nodes: Batch[Any]

    def __init__(self, bot: SearchBot, known: Any, seat: int, seed: int) -> None:
        game, tuning = bot.game, bot.tuning.at(known.seats)
        self.iterations = max(1, bot.iterations // bot.threads)
        self.is_alone = bot.threads == 1
        limit = min(bot.node_limit, self.iterations + 1)
        self.states: Batch[Any] = Batch(game.state, SEARCH_STATES)
        self.nodes = Batch(Node, limit)
        self.spots: Batch[Spot] = Batch(Spot, game.actions)
        self.states[KNOWN] = known
        self.desk = desk = Desk()
        desk.seed, desk.seat, desk.node_limit = seed, seat, limit
        desk.chapters = tuning.chapters * (known.seats if tuning.is_each_seats else 1)
        desk.exploration, desk.scale, desk.leader = tuning.exploration, tuning.scale, tuning.leader
        desk.first_moves, desk.more_moves = tuning.first_moves, tuning.more_moves
        desk.tries, desk.sees_ahead = tuning.tries, tuning.sees_ahead
        desk.minds_others = tuning.minds_others
        self.run = game.core.call(
            search,
            desk=desk,
            states=self.states,
            nodes=self.nodes,
            spots=self.spots,
            actions=game.core.room(),
            looks=game.core.room(),
            beat=game.beat(),
        )
        self.run(0)  # compile, which does not count

    def grow(self, deadline: float) -> None:
        """Search until the iterations are done, the move is clear or time is up."""
        times = 1
        begin = time.monotonic()
        while (left := self.iterations - self.desk.iterations) > 0 and not self.is_clear(left):
            self.run(min(times, left))
            now = time.monotonic()
            if now >= deadline:
                return
            each = (now - begin) / self.desk.iterations
            fitting = int(min(GO_SECONDS, deadline - now) / each)
            times = max(1, min(fitting, times * GROWTH))

    def is_clear(self, left: int) -> bool:
        """Whether no other move can come to be looked into as often as the first one.

        With other trees to be added, every visit counts.
        """
        if not self.is_alone:
            return False
        visits = sorted((visits for visits, _ in self.results().values()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def results(self) -> dict[int, tuple[int, int]]:
        """Visits and total of each action that was looked into."""
        found = {}
        number = self.nodes[ROOT].child if self.desk.node_count else NONE
        while number != NONE:
            node = self.nodes[number]
            found[node.look] = node.visits, node.total
            number = node.sibling
        return found
