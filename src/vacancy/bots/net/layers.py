"""A net as compiled loops take it: its weights, and the paper on which it is worked out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from vacancy.engine.features import features_of
from vacancy.engine.signature import Float32Grid, Float32s, Float64s, Int16s

from .weights import BELIEFS, HEADS, Net, load_beliefs, load_net

if TYPE_CHECKING:
    from vacancy.engine.game import Game


class Layers(NamedTuple):
    """The weights of a net, by the names that they have in a file."""

    w1: Float32Grid
    b1: Float32s
    w2: Float32Grid
    b2: Float32s
    policy: Float32Grid
    policy_bias: Float32s
    share: Float32Grid
    share_bias: Float32s
    points: Float32Grid
    points_bias: Float32s
    sources: Float32Grid
    sources_bias: Float32s


class Room(NamedTuple):
    """The paper on which a position is worked out: what a net sees, its hidden layers, its answers.

    Seats count from the one that looks.
    """

    inputs: Int16s
    wide: Float32s
    active: Int16s
    narrow: Float32s
    sums: Float32s
    chances: Float64s
    shares: Float64s
    points: Float32s
    sources: Float32s


def room_for(game: Game, net: Layers) -> Room:
    """Empty paper for a game and a net."""
    return Room(
        inputs=np.zeros(features_of(game).most, np.int16),
        wide=np.zeros_like(net.b1),
        active=np.zeros(len(net.b1), np.int16),
        narrow=np.zeros_like(net.b2),
        sums=np.zeros_like(net.b2),
        chances=np.zeros(game.legal_limit),
        shares=np.zeros(len(net.share)),
        points=np.zeros_like(net.points_bias),
        sources=np.zeros_like(net.sources_bias),
    )


def layers_of(net: Net) -> Layers:
    """The weights of a net that was read, as they are used.

    The second hidden layer is filled up to a power of two with units that are always off, because
    sums over it are made by folding it in halves.
    """
    narrow = net.arrays["b2"].size
    more = (1 << max(narrow - 1, 1).bit_length()) - narrow
    widths: dict[str, Any] = {"b2": (0, more)}
    widths |= dict.fromkeys(("w2", *HEADS), ((0, 0), (0, more)))
    padded = {name: np.pad(net.arrays[name], widths.get(name, 0)) for name in Layers._fields}
    return Layers(**{
        name: np.ascontiguousarray(array, np.float32) for name, array in padded.items()
    })  # fmt: skip


def read_beliefs(path: Path, game: Game) -> Layers:
    """The net in a file that tells what to believe: the answers are its policy's actions."""
    net = load_beliefs(path, game, features_of(game))
    answers = {"policy": net.arrays.pop(BELIEFS), "policy_bias": net.arrays.pop(f"{BELIEFS}_bias")}
    none = {head: np.zeros((0, net.arrays["b2"].size), np.float32) for head in HEADS[1:]}
    biases = {f"{head}_bias": np.zeros(0, np.float32) for head in HEADS[1:]}
    return layers_of(Net(net.header, {**net.arrays, **answers, **none, **biases}))


def read_layers(path: Path, game: Game) -> Layers:
    """The net for a game in a file; one for other rules is refused in words."""
    return layers_of(load_net(path, game, features_of(game)))
