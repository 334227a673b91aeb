"""Who sits where: the learner, one of its past selves, an outsider, or somebody random.

Learning against oneself alone goes round in circles. So half of the matches are played against
oneself, and in the others every seat is drawn. Outsiders also keep the learner from a corner of the
game in which nobody scores: they do, and whoever sits beside them has to.
"""

from __future__ import annotations

import random
from enum import IntEnum

import torch
from torch import Tensor

from .net import Weights

ALONE = 0.5
"""The share of matches in which the learner has all seats."""
LEARNS, IS_PAST, IS_OUTSIDE = 0.35, 0.5, 0.1
"""In the others the chances that a seat is the learner's, a past self's and an outsider's; the rest
moves at random."""
RECENT = 8
MOST = 48
"""How many past selves are remembered."""


class Role(IntEnum):
    """Who plays a seat. Outsiders come after these, a role for each style."""

    LEARNER = 0
    PAST = 1
    RANDOM = 2


OUTSIDE = len(Role)
"""The role of the first outsider."""


def draw_roles(tables: int, seats: int, styles: int, device: str) -> Tensor:
    """Roles for all seats of many matches; each match has a learner.

    All outsiders of a match are of one of so many styles.
    """
    chance = torch.rand(tables, seats, device=device)
    roles = (chance >= LEARNS).long() + (chance >= LEARNS + IS_PAST).long()
    if styles:
        style = torch.randint(0, styles, (tables, 1), device=device)
        is_outside = (chance >= LEARNS + IS_PAST) & (chance < LEARNS + IS_PAST + IS_OUTSIDE)
        roles = torch.where(is_outside, OUTSIDE + style, roles)
    roles *= torch.rand(tables, 1, device=device) >= ALONE
    someone = torch.randint(0, seats, (tables, 1), device=device)
    return roles.scatter_(1, someone, int(Role.LEARNER))


def one_learner(tables: int, seats: int, others: int, device: str) -> Tensor:
    """A learner alone among others, at each seat in turn."""
    roles = torch.full((tables, seats), int(others), device=device)
    own = torch.arange(tables, device=device).unsqueeze(1) % seats
    return roles.scatter_(1, own, int(Role.LEARNER))


class Pool:
    """Past selves, the oldest first; when there are too many, every second old one goes."""

    def __init__(self, snapshots: list[Weights]) -> None:
        self.snapshots = snapshots

    def add(self, weights: Weights) -> None:
        """Remember these weights as they are now."""
        half = {
            name: value.detach().to(torch.float16, copy=True) for name, value in weights.items()
        }
        self.snapshots.append(half)
        if len(self.snapshots) > MOST:
            self.snapshots = self.snapshots[:-RECENT:2] + self.snapshots[-RECENT:]

    def draw(self, chance: random.Random) -> Weights:
        """Any past self, every second time a recent one."""
        some = self.snapshots if chance.random() < 0.5 else self.snapshots[-RECENT:]
        return chance.choice(some)

    def half_way(self) -> Weights:
        """The past self from half of the way so far."""
        return self.snapshots[len(self.snapshots) // 2]
