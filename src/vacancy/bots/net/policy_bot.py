"""A bot that plays by a net's first thought."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from vacancy.bots.chance import word_of
from vacancy.bots.greedy.bot import SEED_BITS

from .layers import Layers, Room, room_for
from .loop import look_around

if TYPE_CHECKING:
    from vacancy.engine.game import Game

WORD_BITS = 64
CHOICE = 1  # the random word of a decision that chooses


class NetBot:
    """Moves as likely as the net finds them, sharpened or blunted by a temperature.

    At 0 it is the likeliest move. The choice depends on seed, knowledge and temperature alone.
    """

    name = "net"

    def __init__(self, game: Game, net: Layers, seed: int, temperature: float = 0.0) -> None:
        self.game, self.net, self.seed = game, net, seed & SEED_BITS
        self.temperature = temperature

    def choose(self, known: Any, seat: int) -> int:
        """A legal action."""
        legal = self.game.legal(known)
        if len(legal) == 1:
            return legal[0]
        chances = look(self.game, self.net, known, seat).chances[: len(legal)].tolist()
        return legal[pick(chances, self.temperature, chance_of(known, self.seed))]


def look(game: Game, net: Layers, known: Any, seat: int) -> Room:
    """What a net says of a position to a seat."""
    room = room_for(game, net)
    game.core.call(look_around, net=net)(room, known, seat, game.core.room())
    return room


def chance_of(known: Any, seed: int) -> int:
    """A random word that belongs to what a bot knows."""
    label = seed.to_bytes(WORD_BITS // 8, "little")
    digest = blake2b(known.to_bytes(), digest_size=WORD_BITS // 8, key=label).digest()
    return int.from_bytes(digest, "little")


def pick(weights: Sequence[float], temperature: float, chance: int) -> int:
    """The index of one of some weights: of the highest at temperature 0, at 1 in proportion.

    >>> pick([1, 5, 5], 0, chance=7)
    1
    >>> sum(pick([1, 3], 1, chance) for chance in range(400))
    306
    """
    most = max(weights)
    if temperature == 0:
        return list(weights).index(most)
    parts = [(weight / most) ** (1 / temperature) for weight in weights]
    left = int(word_of(chance, CHOICE)) / 2**WORD_BITS * sum(parts)
    for index, part in enumerate(parts):
        left -= part
        if left < 0:
            return index
    return list(weights).index(most)
