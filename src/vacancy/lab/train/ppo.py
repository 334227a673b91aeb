"""Learning from the decisions of some matches, by proximal policy optimisation (PPO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from .advantage import advantages
from .graphs import Graphed
from .net import Outlook, Sizes, Weights, forbid, look, new_weights, shares_of, summed, worth

if TYPE_CHECKING:
    from .rollout import Tables
    from .settings import Settings

CLIP, LONGEST_GRADIENT = 0.2, 0.5
SHARE, POINTS, SOURCES = 1.0, 0.5, 0.2
"""What errors about the shares of the win, the points and their sources weigh."""
LOSSES = (
    "policy_loss", "share_loss", "points_loss", "sources_loss", "entropy", "divergence", "lesson",
)  # fmt: skip


class Learner:
    """The weights that are learnt, and the way they change."""

    def __init__(
        self, sizes: Sizes, parts: Tensor | None, settings: Settings, say: Callable[[str], None]
    ) -> None:
        device = settings.device
        fresh = new_weights(sizes, torch.Generator().manual_seed(settings.seed))
        self.weights: Weights = {
            name: value.to(device).requires_grad_() for name, value in fresh.items()
        }
        self.parts = None if parts is None else parts.to(device)
        self.settings, self.say = settings, say
        self.dtype = torch.float32 if device == "cpu" else torch.bfloat16
        self.rate = torch.tensor(settings.rate[0], device=device)
        self.entropy_worth = torch.tensor(settings.entropy[0], device=device)
        self.lesson_worth = torch.tensor(0.0, device=device)
        is_graphed = {} if device == "cpu" else {"fused": True, "capturable": True}
        self.optimiser = torch.optim.Adam(
            self.weights.values(), lr=self.rate, eps=1e-5, **is_graphed
        )
        self.chosen = torch.zeros(settings.batch, dtype=torch.long, device=device)
        self.sums = torch.zeros(len(LOSSES), device=device)
        self.steps: dict[Tables, Graphed] = {}
        self.advantages = torch.zeros(0)

    def complete(self) -> Weights:
        """The weights with which to play."""
        return summed(self.weights, self.parts)

    def take_up(self, state: dict[str, Any]) -> None:
        """Go on with the state of another optimiser."""
        self.optimiser.load_state_dict(state)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate

    def plan(self, progress: float) -> None:
        """Set what changes on the way, of which this share is done."""
        for value, (first, last) in (
            (self.rate, self.settings.rate),
            (self.entropy_worth, self.settings.entropy),
        ):
            value.fill_(first + (last - first) * progress)
        self.lesson_worth.fill_(self.settings.lesson_at(progress))

    # Learning

    def learn(self, tables: Tables, steps: int) -> dict[str, float]:
        """Learn from the matches that have just been played; returns what is worth a line."""
        index = self.judge(tables, steps)
        explained = self.explained(tables, index)
        take_step = self.steps.setdefault(
            tables, Graphed(lambda: self.step(tables), self.settings.device, self.say)
        )
        self.sums.zero_()
        count = 0
        for _ in range(self.settings.epochs):
            for chosen in self.shuffle(index):
                self.chosen.copy_(chosen)
                take_step()
                count += 1
        means = (self.sums / max(count, 1)).tolist()
        return {
            "learnt": len(index),
            "explained": explained,
            **dict(zip(LOSSES, means, strict=True)),
        }

    def judge(self, tables: Tables, steps: int) -> Tensor:
        """Work out all advantages, evened out; returns the decisions that are to be learnt from."""
        memory, outcome = tables.memory, tables.outcome
        if len(self.advantages) == 0:
            self.advantages = torch.zeros_like(memory.values)
        rewards = worth(outcome.shares, outcome.points)
        found = advantages(
            memory.movers[:steps], memory.values[:steps], rewards, self.settings.trace
        )
        is_learnt = memory.is_learnt[:steps] & outcome.is_over
        some = found[is_learnt]
        self.advantages[:steps] = (found - some.mean()) / (some.std() + 1e-6)
        return is_learnt.flatten().nonzero().squeeze(1)

    def explained(self, tables: Tables, index: Tensor) -> float:
        """The share of the results' variance that the values have foreseen."""
        memory = tables.memory
        table, seat = index % memory.tables, memory.movers.flatten()[index].long()
        rewards = worth(tables.outcome.shares, tables.outcome.points)[table, seat]
        errors = rewards - memory.values.flatten()[index]
        return float(1 - errors.var() / (rewards.var() + 1e-9))

    def shuffle(self, index: Tensor) -> list[Tensor]:
        """Decisions in batches of one size; what is left over waits for another time."""
        size = self.settings.batch
        shuffled = index[torch.randperm(len(index), device=index.device)]
        if len(index) < size:
            shuffled = shuffled.repeat(-(-size // len(index)))
        return [
            shuffled[first : first + size] for first in range(0, len(shuffled) - size + 1, size)
        ]

    def step(self, tables: Tables) -> None:
        """Learn from the chosen decisions once."""
        chosen, memory = self.chosen, tables.memory
        for weight in self.weights.values():
            weight.grad = None
        outlook = look(self.complete(), memory.input_bits.flatten(0, 1)[chosen], self.dtype)
        losses = torch.stack(
            [*self.policy_losses(tables, outlook), *self.value_losses(tables, outlook)]
        )
        policy, entropy, divergence, lesson, share, points, sources = losses
        (
            policy
            - self.entropy_worth * entropy
            + self.lesson_worth * lesson
            + SHARE * share
            + POINTS * points
            + SOURCES * sources
        ).backward()
        torch.nn.utils.clip_grad_norm_(list(self.weights.values()), LONGEST_GRADIENT)
        self.optimiser.step()
        told = [policy, share, points, sources, entropy, divergence, lesson]
        self.sums += torch.stack(told).detach()

    def policy_losses(self, tables: Tables, outlook: Outlook) -> tuple[Tensor, ...]:
        """The loss of the policy, its entropy, how far it has moved since the matches, and how
        little it expects what the teacher advised.
        """
        chosen, memory = self.chosen, tables.memory
        logits = forbid(outlook.logits, memory.move_bits.flatten(0, 1)[chosen])
        logits = torch.log_softmax(logits, 1)
        actions = memory.actions.flatten()[chosen].long().unsqueeze(1)
        change = logits.gather(1, actions).squeeze(1) - memory.chances.flatten()[chosen]
        ratio, gain = change.exp(), self.advantages.flatten()[chosen]
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(logits.exp() * logits).sum(1).mean()
        advice = memory.advice.flatten()[chosen].long().unsqueeze(1)
        surprise = -logits.gather(1, advice.clamp(min=0)) * (advice >= 0)
        return policy, entropy, (ratio - 1 - change).mean(), surprise.mean()

    def value_losses(self, tables: Tables, outlook: Outlook) -> tuple[Tensor, Tensor, Tensor]:
        """The errors about the shares of the win and the points of all seats, and the sources."""
        chosen, memory, outcome, seats = self.chosen, tables.memory, tables.outcome, tables.seats
        table, mover = chosen % memory.tables, memory.movers.flatten()[chosen].long()
        turns = (mover.unsqueeze(1) + torch.arange(seats, device=mover.device)) % seats
        shares = shares_of(outlook, seats) - outcome.shares[table].gather(1, turns)
        points = outlook.points[:, :seats] - outcome.points[table].gather(1, turns)
        sources = outlook.sources - outcome.sources[table, mover]
        return shares.square().sum(1).mean(), points.square().mean(), sources.square().mean()
