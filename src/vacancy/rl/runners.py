"""Who does the work at all tables on a CPU: the compiled loops, or the same loops in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import batch_loop as loop
from .batch_desk import Desk, Work

if TYPE_CHECKING:
    from vacancy.engine.core import NativeCore, PlainCore

    from .batch import Batch

ENTRY = "vacancy.rl.batch_native.work_at"


class CompiledRunner:
    """All work by compiled loops on the arrays of a batch; other threads run meanwhile."""

    def __init__(self, core: NativeCore, batch: Batch) -> None:
        self.entry = core.entry_points.call(ENTRY)
        self.beat = core.beat()  # what happens interests nobody
        self.desk = self.lay_out(batch)

    def lay_out(self, batch: Batch) -> Desk:
        """Where everything lies."""
        desk = Desk()
        desk.beat, desk.tables, desk.seats = self.beat.address, batch.tables, batch.seats
        desk.move_limit, desk.move_bytes = batch.moves.shape[1], batch.move_bits.shape[1]
        desk.input_limit, desk.input_bytes = batch.inputs.shape[1], batch.input_bits.shape[1]
        desk.source_count = batch.sources.shape[2]
        for name in batch.shapes():
            setattr(desk, name, getattr(batch, name).ctypes.data)
        return desk

    def __call__(self, work: Work, seed: int = 0, number: int = 0) -> None:
        """Have something done at all tables."""
        self.entry(work, self.desk.address, seed, number)


class PlainRunner:
    """The same in Python: slow, checked, and open to a debugger."""

    def __init__(self, core: PlainCore, batch: Batch) -> None:
        self.link, self.batch, self.beat = core.linker, batch, core.beat()
        memory, size = batch.states.reshape(-1).data, batch.game.state.dtype.itemsize
        places = range(0, len(memory), size)
        self.states: Any = [batch.game.state.at(memory, place) for place in places]

    def __call__(self, work: Work, seed: int = 0, number: int = 0) -> None:
        """Have something done at all tables."""
        b, states, link = self.batch, self.states, self.link
        if work == Work.DEAL:
            link(loop.deal_all)(states, b.fresh, self.beat, seed)
        elif work == Work.ANSWER:
            link(loop.answer_all)(states, b.actions.tolist(), self.beat)
        elif work == Work.LOOK:
            link(loop.look_at_all)(
                states, b.movers, b.moves, b.move_counts, b.move_bits,
                b.inputs, b.input_counts, b.input_bits,
            )  # fmt: skip
        elif work == Work.PICK:
            link(loop.pick_for_all)(b.actions, b.moves, b.move_counts, b.budgets, number, seed)
        elif work == Work.TELL:
            link(loop.write_all_results)(states, b.points, b.places, b.sources)
