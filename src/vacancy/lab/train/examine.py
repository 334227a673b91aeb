"""Looking how a training goes: the learner alone among opponents that do not learn.

The net that is kept must not lose to any of them: not the last one, which may have drifted.
"""

from __future__ import annotations

from collections.abc import Mapping

import torch

from .net import Weights
from .rollout import Tables
from .seating import OUTSIDE, Role, one_learner


class Examiner:
    """Plays the learner against others at the smallest and the largest tables."""

    def __init__(
        self, tables: Mapping[int, Tables], players: Mapping[Role, Weights], device: str
    ) -> None:
        self.players, self.device = players, device
        self.tables = [tables[seats] for seats in dict.fromkeys((min(tables), max(tables)))]
        outsiders = self.tables[0].batch.game.outsiders
        self.outsiders = () if outsiders is None else outsiders.names
        self.most = (3 + len(self.outsiders)) * len(self.tables)
        """How often whole matches are played at all tables, at most."""
        self.kept: Weights | None = None
        """The best net so far, in half precision."""
        self.is_kept = False
        """Whether the last one to be examined is it."""

    def examine(self, half_way: Weights, seed: int) -> dict[str, float]:
        """The learner's share of the wins among each opponent, by the size of the table.

        It is kept if it takes an even share or more from the half-way self and the one kept so far.
        """
        opponents = {"half_way": half_way, **({"kept": self.kept} if self.kept else {})}
        figures, least = {}, 1.0
        for tables in self.tables:
            figures[f"random_{tables.seats}"] = self.share(tables, Role.RANDOM, seed)
            for style, name in enumerate(self.outsiders):
                figures[f"{name}_{tables.seats}"] = self.share(tables, OUTSIDE + style, seed)
            for name, weights in opponents.items():
                for key, value in self.players[Role.PAST].items():
                    value.copy_(weights[key])
                share = self.share(tables, Role.PAST, seed)
                figures[f"{name}_{tables.seats}"] = share
                least = min(least, share * tables.seats)
        self.is_kept = least >= 1.0 or self.kept is None
        if self.is_kept:
            learner = self.players[Role.LEARNER]
            self.kept = {name: value.to(torch.float16) for name, value in learner.items()}
        return figures

    def share(self, tables: Tables, others: int, seed: int) -> float:
        """The learner's share of the wins as the only one of its kind."""
        count, seats = tables.memory.tables, tables.seats
        roles = one_learner(count, seats, others, self.device)
        tables.play(roles, torch.zeros(count, dtype=torch.long, device=self.device), seed)
        return tables.share_of_learner()
