"""Whole matches at many tables at once, move by move, and the record of all decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from vacancy.engine.record import NONE
from vacancy.rl.arrays import PACKED
from vacancy.rl.batch import Batch

from .graphs import Graphed
from .net import Weights, forbid, look, value_of
from .seating import OUTSIDE, Role

if TYPE_CHECKING:
    from vacancy.engine.game import Game

GLANCE = 16
"""After so many steps it is asked whether all matches are over; asking makes a GPU wait."""


def open_batch(
    game: Game, seats: int, tables: int, device: str, options: Mapping[str, Any] | None = None
) -> Batch:
    """Tables on a device."""
    how: Any = {"seats": seats, "tables": tables, "shows": PACKED, "restarts": False}
    how["options"] = options
    if device == "cpu":
        return Batch(game.compiled, **how)
    from vacancy.rl.batch_cuda import CudaBatch

    return CudaBatch(game, **how)


TINY = 1e-30
"""Chance may be as small as zero, whose logarithm would make an illegal move the best."""


class Outcome:
    """How the matches at all tables have ended, by seat."""

    def __init__(self, tables: int, seats: int, sources: int, device: str) -> None:
        self.shares = torch.zeros(tables, seats, device=device)
        self.points = torch.zeros(tables, seats, device=device)
        self.sources = torch.zeros(tables, seats, sources, device=device)
        self.is_over = torch.zeros(tables, dtype=torch.bool, device=device)


class Memory:
    """All decisions of some matches: a row for each step and a column for each table.

    Inputs and legal moves are kept as bits, so that matches of hundreds of decisions fit.
    """

    def __init__(self, steps: int, batch: Batch, device: str) -> None:
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, batch.tables, *shape, dtype=dtype, device=device)

        self.steps, self.tables = steps, batch.tables
        self.input_bits = room(batch.input_bits.shape[1], dtype=torch.uint8)
        self.move_bits = room(batch.move_bits.shape[1], dtype=torch.uint8)
        self.movers, self.actions = room(dtype=torch.int8), room(dtype=torch.int32)
        self.advice = room(dtype=torch.int32)
        self.is_learnt = room(dtype=torch.bool)
        self.chances, self.values = room(), room()

    def write(self, row: Tensor, **values: Tensor) -> None:
        """Fill a row, whose number is a tensor, so that a CUDA graph may do it."""
        for name, value in values.items():
            place = getattr(self, name)
            place.index_copy_(0, row, value.to(place.dtype).unsqueeze(0))


class Tables:
    """The tables of one size, the players around them, and their next step as one piece of work."""

    def __init__(
        self,
        batch: Batch,
        memory: Memory,
        players: Mapping[Role, Weights],
        scale: float,
        device: str,
        say: Callable[[str], None],
    ) -> None:
        self.batch, self.memory, self.players, self.device = batch, memory, players, device
        self.scale = scale
        self.dtype = torch.float32 if device == "cpu" else torch.bfloat16
        self.seats = batch.seats
        self.roles = torch.zeros(batch.tables, batch.seats, dtype=torch.long, device=device)
        self.outcome = Outcome(batch.tables, batch.seats, batch.sources.shape[2], device)
        self.row = torch.zeros(1, dtype=torch.long, device=device)
        self.teacher = torch.full((1,), NONE, dtype=torch.int32, device=device)
        """The style that advises the learner, or NONE for no advice."""
        self.tensor("advice").fill_(NONE)
        self.take_step = Graphed(self.step, device, say)

    def tensor(self, name: str) -> Tensor:
        """An array of the batch as a tensor, the same memory."""
        array: Any = getattr(self.batch, name)
        return array if isinstance(array, torch.Tensor) else torch.from_numpy(array)

    def play(self, roles: Tensor, budgets: Tensor, seed: int) -> int:
        """Play whole matches, after so many random moves at each table; returns the steps taken."""
        steps = self.play_matches(roles, budgets, seed)
        results = self.batch.results()
        self.outcome.is_over.copy_(self.tensor("movers") < 0)
        self.outcome.shares.copy_(torch.as_tensor(results.win_shares))
        self.outcome.points.copy_(self.tensor("points") / self.scale)
        self.outcome.sources.copy_(self.tensor("sources") / self.scale)
        return steps

    def share_of_learner(self) -> float:
        """What part of the win a seat of the learner's had, on average, where others sat too."""
        is_mine = self.roles == Role.LEARNER
        is_mixed = ~is_mine.all(dim=1, keepdim=True)
        own = self.outcome.shares[is_mine & is_mixed]
        return float(own.mean()) if len(own) else 1 / self.seats

    def play_matches(self, roles: Tensor, budgets: Tensor, seed: int) -> int:
        """Play until all matches are over, or the memory is full."""
        self.roles.copy_(roles)
        self.row.zero_()
        self.batch.begin(seed)
        self.batch.wander(budgets if self.device != "cpu" else budgets.numpy(), seed)
        with torch.no_grad():
            for step in range(self.memory.steps):
                if step % GLANCE == 0 and not bool((self.tensor("movers") >= 0).any()):
                    return step
                self.take_step()
        return self.memory.steps

    def step(self) -> None:
        """One decision at each table, chosen by whoever sits there, and written down."""
        movers, input_bits = self.tensor("movers"), self.tensor("input_bits")
        mine = look(self.players[Role.LEARNER], input_bits, self.dtype)
        theirs = look(self.players[Role.PAST], input_bits, self.dtype)
        roles = self.roles.gather(1, movers.clamp(min=0).unsqueeze(1))
        logits = torch.where(roles == Role.PAST, theirs.logits, mine.logits)
        logits = logits.masked_fill(roles == Role.RANDOM, 0.0)
        logits = torch.log_softmax(forbid(logits, self.tensor("move_bits")), 1)
        noise = torch.empty_like(logits).exponential_().clamp_(min=TINY).log_()
        actions = (logits - noise).argmax(1, keepdim=True)
        is_learnt, advice = (movers >= 0) & (roles.squeeze(1) == Role.LEARNER), self.advice(roles)
        self.memory.write(
            self.row,
            input_bits=input_bits,
            move_bits=self.tensor("move_bits"),
            movers=movers,
            actions=actions.squeeze(1),
            advice=advice,
            is_learnt=is_learnt,
            chances=logits.gather(1, actions).squeeze(1),
            values=value_of(mine, self.seats),
        )
        self.batch.step(torch.where(roles.squeeze(1) >= OUTSIDE, advice, actions.squeeze(1)))
        self.row += 1

    def advice(self, roles: Tensor) -> Tensor:
        """What outsiders play, and what the teacher would play in the learner's place."""
        if self.batch.game.outsiders is None:
            return self.tensor("advice")
        role = roles.squeeze(1)
        styles = torch.where(role == Role.LEARNER, self.teacher.long(), NONE)
        styles = torch.where(role >= OUTSIDE, role - OUTSIDE, styles)
        self.batch.advise(styles)
        return self.tensor("advice")
