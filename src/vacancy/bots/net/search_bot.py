"""A bot that searches with a net: its first thoughts, looked into where they matter."""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from vacancy.bots.base import Looked
from vacancy.bots.chance import word_of
from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.greedy.loop import KNOWN
from vacancy.bots.search.bot import Tree
from vacancy.bots.search.desk import MOST_NODES
from vacancy.engine.record import Batch

from .beliefs import beliefs_of, weights_for
from .desk import UNIT, Desk, Node, Spot
from .layers import Layers, room_for
from .loop import STATES, search
from .policy_bot import NetBot, chance_of, pick

if TYPE_CHECKING:
    from vacancy.engine.game import Game

TREE = 2  # the random word of a decision that grows the tree
SECOND_LOOK = 1_500
"""So many iterations a loose choice is looked at again with, whatever the first look had."""
ABSURD = 0.15
"""A choice that promises less of a win than the favourite by so much is not made."""


@dataclass(frozen=True)
class NetKnobs:
    """How a search with a net goes about it."""

    exploration: float = 0.6
    """How eagerly likely moves are tried that were seldom made, in wins."""
    caution: float = 0.1
    """By how much a move not yet made is taken to be worse than those that were, in wins."""
    blunting: float = 3.0
    """The temperature of the net's first thoughts: above 1, less likely moves get their chance."""


class NetTree(Tree):
    """One search with a net: its tree grows like any other."""

    def __init__(
        self, bot: NetSearchBot, known: Any, seat: int, seed: int, is_hasty: bool = False
    ) -> None:
        self.iterations, self.is_alone = bot.iterations, is_hasty
        game, knobs = bot.game, bot.knobs
        states: Batch[Any] = Batch(game.state, STATES)
        states[KNOWN] = known
        self.nodes = Batch(Node, bot.node_limit)
        self.desk = desk = Desk()
        desk.seed, desk.seat, desk.node_limit = seed, seat, bot.node_limit
        desk.exploration, desk.caution = int(knobs.exploration * UNIT), int(knobs.caution * UNIT)
        desk.temperature = round(knobs.blunting * 100)
        self.run = game.core.call(
            search,
            desk=desk,
            states=states,
            nodes=self.nodes,
            spots=Batch(Spot, game.actions),
            actions=game.core.room(),
            looks=game.core.room(),
            beat=game.beat(),
            net=bot.net,
            room=room_for(game, bot.net),
            weights=weights_for(game, bot.beliefs, known, seat),
        )
        self.run(0)  # compile, which does not count


class NetSearchBot:
    """The most visited move of a search with so many iterations, or of those there was time for.

    With a temperature it may be another one, the likelier the more it was visited, as long as it
    promises less of a win by the slack at most; and since a short search overlooks things, it is
    looked at again before it is made. Without the clock's doing, the choice depends on what a bot
    is made of and on what it knows alone.
    """

    name = "net search"

    def __init__(
        self, game: Game, net: Layers, seed: int, iterations: int, *, seconds: float = inf,
        temperature: float = 0.0, slack: float = 0.1, knobs: NetKnobs | None = None,
        node_limit: int = MOST_NODES,
    ) -> None:  # fmt: skip
        self.game, self.net, self.seed, self.iterations = game, net, seed & SEED_BITS, iterations
        self.seconds, self.temperature, self.slack = seconds, temperature, slack
        self.node_limit = node_limit
        self.knobs = knobs or NetKnobs()
        self.beliefs = beliefs_of(game)

    def choose(self, known: Any, seat: int) -> int:
        """A legal action; of equally visited ones the one that did better."""
        legal = self.game.legal(known)
        if len(legal) == 1:
            return legal[0]
        deadline = time.monotonic() + self.seconds
        if self.temperature > 0:
            found = self.consider(known, seat)
        else:
            found = looked_into(self.search(known, seat, is_hasty=True))
        if not found:  # no time even for that
            return NetBot(self.game, self.net, self.seed, self.temperature).choose(known, seat)
        if self.temperature > 0:
            return self.think_twice(self.choose_loosely(found, known), known, seat, deadline)
        return max(found, key=lambda action: (found[action], -action))

    def choose_loosely(self, found: dict[int, Looked], known: Any) -> int:
        """Any move that was found to be nearly as good as the favourite, the visited ones first."""
        favourite = max(found.values())
        good = {
            action: move.visits
            for action, move in found.items()
            if move.share >= favourite.share - self.slack
        }
        return list(good)[pick(list(good.values()), self.temperature, chance_of(known, self.seed))]

    def think_twice(self, choice: int, known: Any, seat: int, deadline: float) -> int:
        """A choice, unless a longer look finds it absurd: then one that this look finds good."""
        left = deadline - time.monotonic()
        if left <= 0:
            return choice
        second = NetSearchBot(
            self.game, self.net, ~self.seed, SECOND_LOOK, seconds=left,
            temperature=self.temperature, slack=self.slack, knobs=self.knobs,
        )  # fmt: skip
        found = second.consider(known, seat)
        if choice in found and found[choice].share < max(found.values()).share - ABSURD:
            return second.choose_loosely(found, known)
        return choice

    def consider(self, known: Any, seat: int) -> dict[int, Looked]:
        """What it thinks of the moves that it looks into, in the order of their numbers."""
        return looked_into(self.search(known, seat))

    def search(self, known: Any, seat: int, is_hasty: bool = False) -> NetTree:
        """The tree that was grown for a decision; in haste only until the first move is clear."""
        chance = chance_of(known, self.seed)
        tree = NetTree(self, known, seat, int(word_of(chance, TREE)) & SEED_BITS, is_hasty)
        tree.grow(time.monotonic() + self.seconds)
        return tree


def looked_into(tree: NetTree) -> dict[int, Looked]:
    """The moves that a tree looked into, in the order of their numbers."""
    found = sorted(tree.results().items())
    return {action: Looked(n, total / n / UNIT) for action, (n, total) in found if n > 0}
