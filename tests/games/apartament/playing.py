"""Simple ways to play, for random games that go to different ends."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from vacancy.engine.game import Game
from vacancy.games.apartament.layout import Beat, State

Policy = Callable[[random.Random, list[str]], str]
"""Chooses among moves in words."""


def prefer(rng: random.Random, said: list[str], *wishes: str) -> str | None:
    """A move that begins like the first wish that can be granted."""
    for wish in wishes:
        if granted := [words for words in said if words.startswith(wish)]:
            return rng.choice(granted)
    return None


def at_random(rng: random.Random, said: list[str]) -> str:
    return rng.choice(said)


def builder(rng: random.Random, said: list[str]) -> str:
    """Furnishes the hotel, and now and then does anything else."""
    if rng.random() < 0.1:
        return rng.choice(said)
    wishes = ("score", "star", "deliver", "buy", "unload", "take", "upgrade trailer", "move base")
    quiet = [words for words in said if not words.startswith("carry")]
    return prefer(rng, said, *wishes) or rng.choice(quiet or said)


def hasty(rng: random.Random, said: list[str]) -> str:
    """Brings each order to the base at once, so that furniture runs out before orders do."""
    wishes = ("score", "star", "deliver", "unload", "end", "decline", "move base")
    quiet = [words for words in said if words.split()[0] in ("take", "move")]
    return prefer(rng, said, *wishes) or rng.choice(quiet or said)


def staller(rng: random.Random, said: list[str]) -> str:
    """Does whatever brings the end no nearer, as long as there is something."""
    wishes = ("carry", "use", "vignette", "close", "move", "buy", "end")
    return prefer(rng, said, *wishes) or rng.choice(said)


POLICIES: dict[str, Policy] = {
    "random": at_random, "builder": builder, "hasty": hasty, "staller": staller,
}  # fmt: skip


def choose(game: Game, state: State, policy: Policy, rng: random.Random) -> int:
    """The action that a policy takes."""
    said = {game.say(state, action): action for action in game.legal(state)}
    return said[policy(rng, list(said))]


def walk(
    game: Game, seats: int, policy: str, seed: int, **options: Any
) -> Iterator[tuple[State, list[Beat]]]:
    """A whole game: each position, and what has just happened before it."""
    rng = random.Random(seed)
    state: State = game.new(seats, seed=seed, **options)
    yield state, []
    while not game.is_over(state):
        action = choose(game, state, POLICIES[policy], rng)
        beats: list[Any] = [beat for _, beat in game.beats(state, action)]
        yield state, beats
