"""Nets that have learnt nothing: random weights, small enough for rules in plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from vacancy.bots.net.layers import Layers, layers_of
from vacancy.bots.net.weights import HEADS, Net, header_of
from vacancy.engine.features import features_of
from vacancy.engine.game import Game


def random_net(game: Game, wide: int = 24, narrow: int = 12, seed: int = 1) -> Net:
    """A net for a game with hidden layers of these sizes."""
    features, chance = features_of(game), np.random.default_rng(seed)

    def normal(*shape: int) -> Any:
        return chance.normal(0, 0.3, shape).astype(np.float16).astype(np.float32)

    arrays = {"w1": normal(features.count, wide), "b1": normal(wide)}
    arrays |= {"w2": normal(wide, narrow), "b2": normal(narrow)}
    seats = game.seats[-1]
    for head, count in zip(HEADS, (game.actions, seats, seats, len(features.sources)), strict=True):
        arrays |= {head: normal(count, narrow), f"{head}_bias": normal(count)}
    return Net(header_of(game, features), arrays)


def random_layers(game: Game) -> Layers:
    """Such a net, ready to play."""
    return layers_of(random_net(game))
