"""What is claimed of the bots, and when it is shown.

At a table for two a claim is a share of the wins. At a larger one it is that the first bot wins
more than an even share alone among bots of the second kind, and that the second wins less than
one alone among the first: clearly more in both directions. Where luck weighs less, the grand
director wins more than twice an even share alone among the directors of release 0.1.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from vacancy.bots.levels import REFERENCE

if TYPE_CHECKING:
    from vacancy.engine.game import Game

    from .pairings import Pairing, Standing


@dataclass(frozen=True)
class Claim:
    """That one bot takes at least so much from another at a table for two.

    Where nothing is claimed, the pairing ties the ratings together.
    """

    stronger: str
    weaker: str
    share: float = 0.0
    is_for_two: bool = False
    """Whether nothing is claimed about larger tables."""
    times_even: int = 1
    """At a larger table the stronger takes so many even shares alone, the weaker less than one."""

    def is_made(self, seats: int) -> bool:
        """Whether anything is claimed about a table of some size."""
        return self.share > 0 and (seats == 2 or not self.is_for_two)

    def words(self, seats: int) -> str:
        """What is claimed at a table of some size."""
        if not self.is_made(seats):
            return ""
        if seats == 2:
            return f"at least {self.share:.0%}"
        return "more than even, both ways" if self.times_even == 1 else "at least twice even"

    def is_shown(self, standing: Standing) -> bool:
        """Whether nothing less is left within the interval."""
        first, second, seats = standing.alone_a, standing.alone_b, standing.pairing.seats
        if not self.is_made(seats):
            return standing.stronger is not None
        if seats == 2:
            return first.low >= self.share
        return first.low >= self.times_even / seats and second.high < 1 / seats

    def is_refuted(self, standing: Standing) -> bool:
        """Whether what is claimed has been left behind by the interval."""
        first, second, seats = standing.alone_a, standing.alone_b, standing.pairing.seats
        if not self.is_made(seats):
            return False
        if seats == 2:
            return first.high < self.share
        return first.high < self.times_even / seats or second.low > 1 / seats

    def is_settled(self, standing: Standing) -> bool:
        """Whether more blocks would tell nothing more about the claim."""
        return self.is_shown(standing) or self.is_refuted(standing)


CLAIMS = (
    Claim("greedy", "random", 0.90, is_for_two=True),
    Claim("bellboy", "greedy"),
    Claim("porter", "bellboy", 0.55),
    Claim("concierge", "porter", 0.55),
    Claim("director", "concierge", 0.55),
    Claim("grand_director", "director", 0.55),
    Claim("director", "greedy", 0.85),
)
"""Those about every game."""
LUCKIER = ("overbooking", "pan_tu_nie_stal")
"""Games of cards in which luck weighs more, so that less can be taken from others."""
BEFORE = Claim("grand_director", REFERENCE, 0.60)
BEFORE_BY_GAME = {
    "apartament": Claim("grand_director", REFERENCE, 0.75, times_even=2),
    "grand_austria_hotel": Claim("grand_director", REFERENCE, 0.65, times_even=2),
}
"""How much stronger the best bot is than the best one of release 0.1."""


def claims_of(game: Game) -> tuple[Claim, ...]:
    """What is claimed of a game's bots: also what the best two levels take from its outsiders."""
    general = (*CLAIMS, BEFORE_BY_GAME.get(game.name, BEFORE))
    if game.outsiders is None:
        return general
    director, grand_director = (0.60, 0.67) if game.name in LUCKIER else (0.75, 0.85)
    about_outsiders = (
        (Claim("director", name, director, is_for_two=True),
         Claim("grand_director", name, grand_director, is_for_two=True))
        for name in game.outsiders.names
    )  # fmt: skip
    return *general, *chain.from_iterable(about_outsiders)


def claim_about(game: Game, pairing: Pairing) -> Claim:
    """What is claimed of two bots of a game."""
    claims = claims_of(game)
    return next(each for each in claims if (each.stronger, each.weaker) == (pairing.a, pairing.b))
