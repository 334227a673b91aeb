"""A match as OpenSpiel wants to have it: cheap to copy, and with a memory for each player."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from vacancy.engine.options import read_options
from vacancy.games import game as game_of

from .batch import number_of, sight_of
from .loops.stepping import see_position
from .loops.table import Sight

if TYPE_CHECKING:
    from vacancy.engine.game import Game

DEALS = 1024
"""The outcomes of one chance node; more deals take more of them, one after another."""
MOST_DEALS = DEALS**3
UNSET = "default"
"""An option that is not given."""
BEFORE = "before the deal"
Memory = tuple[int, str]
"""How many positions of a match somebody has taken in, and a digest of what they saw of them."""


class TooManyDeals(ValueError):
    """A number of deals that chance nodes cannot tell."""


def defaults_of(game: Game) -> dict[str, Any]:
    """The parameters of a game and their values unless somebody says otherwise."""
    options = {option.name: UNSET for option in game.options}
    return {"seats": game.seats[0], "deals": DEALS**2, "sight": "features", **options}


def digits_of(deals: int) -> list[int]:
    """How many outcomes each chance node has, so that together they tell one of so many deals.

    >>> digits_of(5), digits_of(1024), digits_of(2048)
    ([5], [1024], [1024, 2])
    """
    if not 1 <= deals <= MOST_DEALS or (deals > DEALS and deals & (deals - 1)):
        raise TooManyDeals(
            f"deals can be 1 to {DEALS}, or a power of two up to {MOST_DEALS}, not {deals}"
        )
    return [deals] if deals <= DEALS else [DEALS, *digits_of(deals // DEALS)]


class Terms:
    """What matches are played by: the game, the size of the table, options, how many deals."""

    def __init__(self, name: str, params: Mapping[str, Any]) -> None:
        self.name, self.game, self.params = name, game_of(name), dict(params)
        given = {**defaults_of(self.game), **params}
        self.seats: int = given["seats"]
        self.digits = digits_of(given["deals"])
        self.features = sight_of(self.game, given["sight"])
        self.sight = number_of(Sight, given["sight"])
        chosen = {option.name: given[option.name] for option in self.game.options}
        self.options = {name: value for name, value in chosen.items() if value != UNSET}
        read_options(self.game, self.seats, self.options)

    def __reduce__(self) -> Any:
        return Terms, (self.name, self.params)

    @cached_property
    def room(self) -> Any:
        """Room for a list of inputs."""
        return np.zeros(self.features.most, np.int16)

    @cached_property
    def see(self) -> Any:
        """`see(state, seat)` fills the room and returns how many inputs are on."""
        return self.game.core.quick_call(see_position, sight=self.sight, out=self.room)


class Played:
    """What has happened in a match so far. All parts are values: copies share them."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.deal, self.digits = 0, 0
        self.state: Any = None
        self.trail: tuple[Any, ...] = ()
        """The positions in which somebody decided, and the last one."""
        self.memories: dict[int, Memory] = {}

    def __deepcopy__(self, memo: Any) -> Self:
        """A copy for a state that is cloned; positions are never changed, so they are shared."""
        copied = type(self)(self.terms)
        copied.__dict__.update(self.__dict__)
        copied.memories = dict(self.memories)
        return copied

    @property
    def outcomes(self) -> int:
        """How many outcomes the next digit of the deal's number can have."""
        return self.terms.digits[self.digits]

    def play(self, action: int) -> None:
        """Pick a digit of the deal's number, or play an action."""
        if self.state is None:
            self.deal = self.deal * self.outcomes + action
            self.digits += 1
            if self.digits == len(self.terms.digits):
                terms = self.terms
                self.go_to(terms.game.new(terms.seats, seed=self.deal, **terms.options))
            return
        following = self.state.copy()
        self.terms.game.play(following, action)
        self.go_to(following)

    def go_to(self, state: Any) -> None:
        self.state = state
        self.trail = (*self.trail, state)

    def imagine(self, player: int, key: int) -> Played:
        """The same match as far as a player knows, the rest redrawn.

        The player remembers the same. Others remember what they see in the new world now: what
        they saw before is not redrawn.
        """
        other = type(self)(self.terms)
        other.deal, other.digits = self.deal, self.digits
        other.go_to(self.terms.game.hide(self.state, player, key))
        other.memories[player] = (1, self.digest(player))
        return other

    def returns(self) -> list[float]:
        """What each player has won in the end: all of it sums to 0."""
        if self.state is None or not self.terms.game.is_over(self.state):
            return [0.0] * self.terms.seats
        places = self.terms.game.ranking(self.state)
        winners, others = places.count(1), len(places) - 1
        won = (len(places) - winners) / (winners * others)
        return [won if place == 1 else -1 / others for place in places]

    # What players see

    def inputs(self, player: int) -> Any:
        """The inputs of a net that are on for a player."""
        count = 0 if self.state is None else self.terms.see(self.state, player)
        return self.terms.room[:count]

    def view(self, player: int) -> str:
        """What a player sees now."""
        if self.state is None:
            return BEFORE
        view = self.terms.game.view(self.state, player)
        told = {name: view[name] for name in ("you", "to_move", "is_over", "table", "scores")}
        return json.dumps(told, ensure_ascii=False)

    def recall(self, player: int) -> str:
        """A name for all that a player has seen; worlds that it cannot tell apart share it."""
        return BEFORE if self.state is None else f"player {player} knows {self.digest(player)}"

    def digest(self, player: int) -> str:
        """Everything seen so far, each position after the one before."""
        seen, digest = self.memories.get(player, (0, ""))
        for state in self.trail[seen:]:
            known = self.terms.game.known(state, player).to_bytes()
            digest = blake2b(digest.encode() + known, digest_size=16).hexdigest()
        self.memories[player] = len(self.trail), digest
        return digest

    def tell(self) -> str:
        """A name for the position, secrets included; `state` is the position itself."""
        if self.state is None:
            return f"{BEFORE} {self.deal}"
        digest = blake2b(self.state.to_bytes(), digest_size=16).hexdigest()
        return f"{self.terms.game.title} after {len(self.trail) - 1} moves: {digest}"
