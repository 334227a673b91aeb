"""What is learnt: a net of two hidden layers with a head for each question about a position.

Weights are plain tensors by name. The learner's actions may share *parts* (a piece of furniture, a
place): an action's row is then its own plus those of its parts. Whoever plays has the sums, which
is also the form in which a net is exported: see `bots/net/weights.py` for the names.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from vacancy.engine.features import Features
from vacancy.rl.arrays import BITS, bytes_for

Weights = dict[str, Tensor]
HEADS = ("share", "points", "sources")
IMPOSSIBLE = -1e9
AHEAD = 0.1
"""What being far ahead in points is worth beside winning."""


class Sizes(NamedTuple):
    """How many there are of everything. Inputs are rounded up to whole bytes."""

    inputs: int
    hidden: tuple[int, int]
    actions: int
    seats: int
    sources: int
    parts: int

    @staticmethod
    def of(features: Features, actions: int, seats: int, hidden: tuple[int, ...]) -> Sizes:
        """The sizes of a net for a game."""
        inputs = BITS * bytes_for(features.count)
        wide, narrow = hidden
        parts = features.part_count if features.action_parts else 0
        return Sizes(inputs, (wide, narrow), actions, seats, len(features.sources), parts)


class Outlook(NamedTuple):
    """What a net says of positions; seats count from the one that decides."""

    logits: Tensor
    share_logits: Tensor
    points: Tensor
    sources: Tensor


def new_weights(sizes: Sizes, generator: torch.Generator) -> Weights:
    """Random weights, on the CPU; heads begin near zero."""

    def normal(rows: int, columns: int, spread: float) -> Tensor:
        return torch.randn(rows, columns, generator=generator) * spread

    wide, narrow = sizes.hidden
    weights = {
        "w1": normal(sizes.inputs, wide, 0.08),
        "b1": torch.zeros(wide),
        "w2": normal(wide, narrow, (2 / wide) ** 0.5),
        "b2": torch.zeros(narrow),
        "policy": normal(sizes.actions, narrow, 0.01 * narrow**-0.5),
        "policy_bias": torch.zeros(sizes.actions),
    }
    for head, count in zip(HEADS, (sizes.seats, sizes.seats, sizes.sources), strict=True):
        weights[head] = normal(count, narrow, 0.1 * narrow**-0.5)
        weights[f"{head}_bias"] = torch.zeros(count)
    if sizes.parts:
        weights["parts"] = torch.zeros(sizes.parts, narrow)
    return weights


def parts_of_actions(features: Features, actions: int) -> Tensor | None:
    """How often each action has each part: a row for each action, a column for each part."""
    if features.action_parts is None:
        return None
    table = torch.zeros(actions, features.part_count)
    for action in range(actions):
        for part in features.action_parts(action):
            table[action, part] += 1
    return table


def summed(weights: Weights, parts: Tensor | None) -> Weights:
    """The weights of whoever plays: every action's row is complete."""
    if parts is None:
        return weights
    rest = {name: value for name, value in weights.items() if name != "parts"}
    return {**rest, "policy": weights["policy"] + parts @ weights["parts"]}


def unpack(bits: Tensor, dtype: torch.dtype) -> Tensor:
    """Bytes as a number for each of their bits, the lowest first."""
    shifts = torch.arange(BITS, dtype=torch.uint8, device=bits.device)
    return (bits.unsqueeze(-1) >> shifts & 1).flatten(-2).to(dtype)


def look(weights: Weights, input_bits: Tensor, dtype: torch.dtype) -> Outlook:
    """What a net says of positions; the large sums are made in `dtype`."""
    w = {name: value.to(dtype) for name, value in weights.items()}
    hidden = torch.relu(torch.addmm(w["b1"], unpack(input_bits, dtype), w["w1"]))
    hidden = torch.relu(torch.addmm(w["b2"], hidden, w["w2"]))

    def head(name: str) -> Tensor:
        return torch.addmm(w[f"{name}_bias"], hidden, w[name].T).float()

    return Outlook(head("policy"), head("share"), head("points"), head("sources"))


def forbid(logits: Tensor, move_bits: Tensor) -> Tensor:
    """Logits with all out of the question that is not legal."""
    return logits.masked_fill(~unpack(move_bits, torch.bool)[:, : logits.shape[1]], IMPOSSIBLE)


def shares_of(outlook: Outlook, seats: int) -> Tensor:
    """The expected shares of the win of the seats at a table; they add up to one."""
    return torch.softmax(outlook.share_logits[:, :seats], 1)


def worth(shares: Tensor, points: Tensor) -> Tensor:
    """What seats get: the share of the win beyond an even one, and a little for points ahead.

    Points are in units that are a lot; both have a row for each table and a column for each seat.
    """
    seats = shares.shape[1]
    others = torch.stack([points.roll(-turn, 1) for turn in range(1, seats)])
    return shares - 1 / seats + AHEAD * torch.tanh(points - others.amax(0))


def value_of(outlook: Outlook, seats: int) -> Tensor:
    """What a net expects whoever decides to get."""
    return worth(shares_of(outlook, seats), outlook.points[:, :seats])[:, 0]
