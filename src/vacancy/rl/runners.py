"""Who does the work at all tables on a CPU: the loops over them, compiled or as they are."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from vacancy.engine.dialect import AnyFunction

from .batch_loop import (
    advise_all,
    answer_all,
    deal_all,
    look_at_all,
    pick_for_all,
    write_all_results,
)

if TYPE_CHECKING:
    from vacancy.engine.record import Batch as States

    from .batch import Batch


class Work(IntEnum):
    """What is to be done at all tables."""

    DEAL = 0
    ANSWER = 1
    LOOK = 2
    PICK = 3
    TELL = 4
    ADVISE = 5


LOOPS: dict[Work, tuple[AnyFunction, tuple[str, ...]]] = {
    Work.DEAL: (deal_all, ("fresh",)),
    Work.ANSWER: (answer_all, ("actions",)),
    Work.LOOK: (
        look_at_all,
        ("movers", "moves", "move_counts", "move_bits", "inputs", "input_counts", "input_bits"),
    ),
    Work.PICK: (pick_for_all, ("actions", "moves", "move_counts", "budgets")),
    Work.TELL: (write_all_results, ("points", "places", "sources")),
    Work.ADVISE: (advise_all, ("moves", "move_counts", "styles", "advice")),
}
"""The loop that does a work, and the arrays of a batch that it is given."""
WITH_STATES = (deal_all, answer_all, look_at_all, write_all_results, advise_all)
WITH_BEAT = (deal_all, answer_all)  # what happens interests nobody


class Runner:
    """All work by loops over the arrays of a batch; compiled ones let other threads run."""

    def __init__(self, batch: Batch, states: States[Any]) -> None:
        self.batch, self.states, self.beat = batch, states, batch.game.beat()
        self.calls: dict[Work, Any] = {}

    def __call__(self, work: Work, seed: int = 0, number: int = 0) -> None:
        """Have something done at all tables."""
        if work not in self.calls:
            self.calls[work] = self.prepare(work)
        if work == Work.DEAL:
            self.calls[work](seed)
        elif work == Work.PICK:
            self.calls[work](number, seed)
        else:
            self.calls[work]()

    def prepare(self, work: Work) -> Any:
        """The loop for a work, with all that stays the same handed over."""
        loop, names = LOOPS[work]
        fixed: dict[str, Any] = {name: getattr(self.batch, name) for name in names}
        if loop in WITH_STATES:
            fixed["states"] = self.states
        if loop in WITH_BEAT:
            fixed["beat"] = self.beat
        return self.batch.game.core.call(loop, **fixed)
