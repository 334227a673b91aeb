"""A batch on a GPU: arrays are tensors of PyTorch, work is done by kernels on the same memory.

Nothing is copied, and nothing waits: kernels go to the stream on which PyTorch works, so that a
step together with a net can be captured as a CUDA graph.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from inspect import signature
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import torch
from numba import cuda

from .batch import Batch
from .kernels import (
    answer_decisions,
    ask_outsiders,
    compile_kernels,
    deal_matches,
    look_for_inputs,
    look_for_moves,
    pick_moves,
    settle_matches,
    tell_results,
)
from .runners import Work

if TYPE_CHECKING:
    from vacancy.engine.dialect import AnyFunction
    from vacancy.engine.game import Game

THREADS = 64
"""In a block: few, because threads that play different matches seldom go the same way."""
STEPS: dict[Work, tuple[AnyFunction, ...]] = {
    Work.DEAL: (deal_matches, settle_matches),
    Work.ANSWER: (answer_decisions, settle_matches),
    Work.LOOK: (look_for_moves, look_for_inputs),
    Work.PICK: (pick_moves,),
    Work.TELL: (tell_results,),
    Work.ADVISE: (ask_outsiders,),
}
"""The kernels that do a work, one after another."""


class CudaBatch(Batch):
    """Tables on a GPU; everything else is as in `Batch`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        tables: int,
        options: Mapping[str, Any] | None = None,
        device: str = "cuda",
    ) -> None:
        self.device = device
        leave_default_stream()
        super().__init__(game, seats, tables, options)

    def allocate(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        """A tensor of zeros on the GPU."""
        return torch.zeros(shape, dtype=getattr(torch, dtype.name), device=self.device)

    def adopt(self, array: npt.NDArray[Any]) -> Any:
        return torch.from_numpy(array).to(self.device)

    def as_numpy(self, name: str) -> npt.NDArray[Any]:
        array: npt.NDArray[Any] = getattr(self, name).cpu().numpy()
        return array

    @cached_property
    def run(self) -> Callable[..., None]:
        """Starts kernels at all tables; returns before they are done."""
        return CudaRunner(self)


def leave_default_stream() -> None:
    """Have PyTorch work on a stream of its own from now on.

    Kernels that numba-cuda starts on the default stream do not wait there for PyTorch's, nor
    PyTorch's for them: tables were read while they were still being written.
    """
    if torch.cuda.current_stream().cuda_stream == 0:
        torch.cuda.synchronize()
        torch.cuda.set_stream(torch.cuda.Stream())


class CudaRunner:
    """The kernels of a game with the arrays of a batch for arguments."""

    def __init__(self, batch: CudaBatch) -> None:
        self.blocks = -(-batch.tables // THREADS)
        self.arrays = {name: cuda.as_cuda_array(getattr(batch, name)) for name in batch.shapes()}
        self.arrays["states"] = records_of(batch.states, batch.game.state.dtype)
        self.kernels = {
            each: (kernel, tuple(signature(each).parameters))
            for each, kernel in compile_kernels(batch.game).items()
        }

    def __call__(self, work: Work, seed: int = 0, number: int = 0) -> None:
        """Have something done at all tables, on the stream to which PyTorch gives its work."""
        given = {**self.arrays, "seed": seed, "number": number}
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        for step in STEPS[work]:
            kernel, names = self.kernels[step]
            kernel[self.blocks, THREADS, stream](*(given[name] for name in names))


def records_of(tensor: Any, dtype: np.dtype[Any]) -> Any:
    """A tensor of bytes, a row for each record, as an array of records in the same memory."""
    from numba.cuda.cudadrv.devicearray import DeviceNDArray

    memory = cuda.as_cuda_array(tensor.view(-1)).gpu_data
    return DeviceNDArray((len(tensor),), (dtype.itemsize,), dtype, gpu_data=memory)
