"""Who does the work at all tables on a CPU: the loops over them, compiled or as they are.

Compiled loops let other threads run, so several of them share the tables of a large batch. A batch
of one table keeps Python's lock: giving it away would take longer than a step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.greedy.loop import STATES
from vacancy.engine.record import Batch as States

from .arrays import as_bytes
from .loops.rivals import Paper, Seating, step_among_rivals
from .loops.stepping import (
    Settings,
    Sheet,
    advise_all,
    first_illegal,
    pick_for_all,
    see_tables,
    step_tables,
    write_all_results,
)

if TYPE_CHECKING:
    from .batch import Batch

Call = Callable[..., Any]
FEWEST = 64
"""No thread is given fewer tables than that: waking it would take longer."""


class Work(IntEnum):
    """What is to be done at all tables."""

    STEP = 0
    PICK = 1
    TELL = 2
    ADVISE = 3
    SEE = 4


class Runner:
    """All work by loops over the arrays of a batch."""

    def __init__(self, batch: Batch) -> None:
        self.batch, self.core = batch, batch.game.core
        self.states: States[Any] = States(batch.game.state, batch.states)
        self.blanks: States[Any] = States(batch.game.state, batch.blank.reshape(1, -1))
        self.spans = spans_of(batch.tables, batch.threads)
        self.pool = ThreadPoolExecutor(len(self.spans)) if len(self.spans) > 1 else None
        self.calls: dict[Work, Call] = {}

    def step(self, restarts: bool, given: Mapping[str, Any]) -> int:
        """Play at all tables; returns the first table with an illegal action, or NONE."""
        steppers = [self.stepper(n, given) for n in range(len(self.spans))] if given else None
        steppers = steppers or self.steppers
        if self.pool is None:
            return int(steppers[0](restarts))
        wrong = self.find_illegal(0, self.batch.tables)
        if wrong < 0:
            list(self.pool.map(lambda step: step(restarts), steppers))
        return int(wrong)

    @cached_property
    def steppers(self) -> list[Call]:
        """For each thread a function that steps its tables, with all arrays handed over."""
        return [self.stepper(number, {}) for number in range(len(self.spans))]

    @cached_property
    def find_illegal(self) -> Call:
        """The first of some tables whose action is illegal."""
        return self.core.call(first_illegal, **self.arrays("moves", "move_counts", "actions"))

    def stepper(self, number: int, given: Mapping[str, Any]) -> Call:
        """A function that steps the tables of one thread."""
        first, end = self.spans[number]
        loop = step_tables if self.batch.seating is None else step_among_rivals
        fixed: dict[str, Any] = {
            "states": self.states,
            "blanks": self.blanks,
            "sheet": self.sheet(given),
            "settings": self.settings,
            "first": first,
            "end": end,
            **self.arrays("actions", "begun", "lookers"),
            **self.own[number],
        }
        is_quick = self.batch.tables == 1
        return (self.core.quick_call if is_quick else self.core.call)(loop, **fixed)

    @cached_property
    def own(self) -> list[dict[str, Any]]:
        """What each thread needs for itself alone."""
        return [self.own_things() for _ in self.spans]

    def own_things(self) -> dict[str, Any]:
        batch, core = self.batch, self.core
        things = {"beat": batch.game.beat(), "scratch": np.zeros(batch.features.most, np.int16)}
        if batch.seating is None:
            return things
        paper = Paper(core.room(), core.room(), core.room("i8"))
        desk: States[Any] = States(batch.game.state, STATES)
        rivals = batch.seating
        seating = Seating(rivals.kinds, rivals.draws)
        thinking = {"desk": desk, "paper": paper, "net": rivals.net, "room": rivals.room()}
        return {**things, **thinking, "seating": seating}

    @cached_property
    def settings(self) -> Settings:
        """The settings of the batch, which may change between steps."""
        return Settings(*(self.batch.settings[n : n + 1] for n in range(len(Settings._fields))))

    def sheet(self, given: Mapping[str, Any]) -> Sheet:
        """What is written to: arrays of the caller's, or else the batch's own."""
        own = self.batch.arrays
        return Sheet(*(as_bytes(given.get(name, own[name])) for name in Sheet._fields))

    def arrays(self, *names: str) -> dict[str, Any]:
        return {name: self.batch.arrays[name] for name in names}

    # Other work

    def __call__(self, work: Work, *numbers: int) -> None:
        """Have something done at all tables."""
        if work not in self.calls:
            self.calls[work] = self.prepare(work)
        self.calls[work](*numbers)

    def prepare(self, work: Work) -> Call:
        """The loop for a work, with all that stays the same handed over."""
        states = {"states": self.states}
        if work == Work.PICK:
            fixed = self.arrays("actions", "moves", "move_counts", "budgets")
            return self.core.call(pick_for_all, **fixed)
        if work == Work.TELL:
            fixed = self.arrays("points", "places", "sources")
            return self.core.call(write_all_results, **states, **fixed)
        assert work == Work.ADVISE
        fixed = self.arrays("moves", "move_counts", "styles", "advice")
        return self.core.call(advise_all, **states, **fixed)

    def see(self, seats: Any, observations: Any) -> None:
        """Write what a seat of each table sees."""
        scratch = self.own[0]["scratch"]
        self.core.call(see_tables)(
            self.states, scratch, self.settings, seats, as_bytes(observations)
        )


def spans_of(tables: int, threads: int) -> list[tuple[int, int]]:
    """Which tables each thread has: the first, and the one after the last."""
    count = max(1, min(threads, tables // FEWEST))
    ends = [tables * number // count for number in range(count + 1)]
    return list(pairwise(ends))
