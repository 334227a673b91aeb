"""What a seat can foresee of its own turn: moves after which it knows exactly how things stand.

A move is played in several worlds that the seat cannot tell from the true one, each with chance of
its own. Where all of them look the same to the seat afterwards, nothing was drawn and nothing came
to light: the seat can plan on. Elsewhere it has to wait and see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from vacancy.bots.chance import word_of
from vacancy.bots.greedy.bot import SEED_BITS

if TYPE_CHECKING:
    from vacancy.engine.game import Game

WORLDS = 8


class Sight:
    """The worlds that a seat may be in, and what becomes of them in its own turn."""

    def __init__(self, game: Game, known: Any, seat: int, seed: int, count: int = WORLDS) -> None:
        self.game, self.seat = game, seat
        self.worlds = [
            game.hide(known, seat, int(word_of(seed, number)) & SEED_BITS)
            for number in range(count)
        ]
        self.known = known

    def after(self, action: int) -> Sight | None:
        """What the seat sees after a legal move of its own, if that is certain and it goes on."""
        made = object.__new__(Sight)
        made.game, made.seat = self.game, self.seat
        made.worlds = [self.game.copy(world) for world in self.worlds]
        for world in made.worlds:
            self.game.play(world, action)
        if any(self.game.to_move(world) != self.seat for world in made.worlds):
            return None
        first, *others = (self.game.known(world, self.seat) for world in made.worlds)
        made.known = first
        return made if all(each == first for each in others) else None

    def after_all(self, actions: Iterable[int]) -> Sight | None:
        """The same after several moves, each of them legal where it is made."""
        sight: Sight | None = self
        for action in actions:
            if sight is None or action not in self.game.legal(sight.known):
                return None
            sight = sight.after(action)
        return sight
