"""A batch on a GPU: arrays are tensors of PyTorch, work is done by kernels on the same memory.

Nothing is copied, and nothing waits: kernels go to the stream on which PyTorch works, so that a
step together with a net can be captured as a CUDA graph. For the same reason nobody looks whether
actions are legal: sample them with the masks.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from inspect import signature
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import torch
from numba import cuda

from vacancy.engine.record import NONE

from .arrays import SHOWN, UnknownArray, WrongArray
from .batch import Batch
from .kernels import (
    answer_decisions,
    ask_outsiders,
    clear_tables,
    compile_kernels,
    deal_matches,
    end_matches,
    look_for_inputs,
    look_for_moves,
    pick_moves,
    settle_matches,
    tell_results,
)
from .rivals import NoRival
from .runners import Work

if TYPE_CHECKING:
    from vacancy.engine.dialect import AnyFunction
    from vacancy.engine.game import Game

THREADS = 64
"""In a block: few, because threads that play different matches seldom go the same way."""
PLAY = (answer_decisions, settle_matches, end_matches)
RESTART = (clear_tables, deal_matches, settle_matches)
LOOK = (look_for_moves, look_for_inputs)
OTHERS: dict[Work, AnyFunction] = {
    Work.PICK: pick_moves,
    Work.TELL: tell_results,
    Work.ADVISE: ask_outsiders,
}
"""The kernels that do a work, one after another."""
NEEDED = ("inputs", "input_counts")
"""The lists of inputs are where the threads of a GPU note what they find."""
SETS = ("masks", "move_bits", "observations", "input_bits")
"""What is set bit by bit, so that it has to be cleared before."""


class CudaBatch(Batch):
    """Tables on a GPU; everything else is as in `Batch`, but that no rivals play there."""

    def __init__(self, game: Game | str, *, device: str = "cuda", **settings: Any) -> None:
        self.device = device
        leave_default_stream()
        shows = {*settings.pop("shows", ("observations", "masks")), *NEEDED}
        super().__init__(game, shows=shows, **settings)
        if self.seating is not None or self.threads > 1:
            raise NoRival("on a GPU there are neither rivals nor threads: `advise` asks outsiders")
        self.settings = self.adopt(self.settings)

    def allocate(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        """A tensor of zeros on the GPU; what nobody wants written has a row, for its address."""
        rows = (max(shape[0], 1), *shape[1:])
        return torch.zeros(rows, dtype=getattr(torch, dtype.name), device=self.device)

    def adopt(self, array: npt.NDArray[Any]) -> Any:
        return torch.from_numpy(array).to(self.device)

    def as_numpy(self, name: str) -> npt.NDArray[Any]:
        array: npt.NDArray[Any] = getattr(self, name).cpu().numpy()
        return array

    def record(self, table: int) -> bytes:
        data: bytes = self.states[table].cpu().numpy().tobytes()
        return data

    def read(self, actions: Any) -> Any:
        found = torch.as_tensor(actions, device=self.device)
        if found.shape != (self.tables,) or found.is_floating_point():
            told = f"{tuple(found.shape)} of {found.dtype}"
            raise WrongArray(f"actions: {self.tables} whole numbers are wanted, not {told}")
        return found

    def check(self, given: Mapping[str, Any]) -> None:
        for name, tensor in given.items():
            if name not in self.arrays or (name in SHOWN and name not in self.shown):
                raise UnknownArray(f"this batch does not write {name!r}")
            own = self.arrays[name]
            is_like = tensor.shape == own.shape and tensor.dtype == own.dtype
            if not (is_like and tensor.is_contiguous() and tensor.device == own.device):
                raise WrongArray(f"{name}: a tensor like the batch's own is wanted: {own.shape}")

    def observe(self, seats: Any) -> Any:
        looking = torch.as_tensor(seats, device=self.device).expand(self.tables).long()
        seen = torch.zeros_like(self.inputs[:, :1]).expand(-1, self.features.count)
        seen = seen.to(torch.uint8).contiguous()
        self.run.see(looking.contiguous(), seen)
        return seen

    @cached_property
    def run(self) -> CudaRunner:
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
        self.batch = batch
        self.blocks = -(-batch.tables // THREADS)
        tensors = {**batch.arrays, "settings": batch.settings, "blank": batch.blank}
        self.arrays = {name: cuda.as_cuda_array(tensor) for name, tensor in tensors.items()}
        self.arrays["state_bytes"] = self.arrays["states"]
        self.arrays["states"] = records_of(batch.states, batch.game.state.dtype)
        self.kernels = {
            each: (kernel, tuple(signature(each).parameters))
            for each, kernel in compile_kernels(batch.game).items()
        }

    def step(self, restarts: bool, given: Mapping[str, Any]) -> int:
        """Play at all tables; nobody looks whether the actions are legal."""
        for name in SETS:
            if name in self.batch.shown:
                given.get(name, self.batch.arrays[name]).zero_()
        others = {name: cuda.as_cuda_array(tensor) for name, tensor in given.items()}
        for kernel in (*PLAY, *(RESTART if restarts else ()), *LOOK):
            self.start(kernel, **others)
        return NONE

    def __call__(self, work: Work, number: int = 0, seed: int = 0) -> None:
        """Have something done at all tables."""
        self.start(OTHERS[work], number=number, seed=seed)

    def see(self, seats: Any, observations: Any) -> None:
        """Write what a seat of each table sees."""
        batch = self.batch
        lists = {name: torch.zeros_like(batch.arrays[name]) for name in NEEDED}
        bits = torch.zeros_like(batch.input_bits[:1])
        given = {**lists, "input_bits": bits, "lookers": seats, "observations": observations}
        others = {name: cuda.as_cuda_array(tensor) for name, tensor in given.items()}
        self.start(look_for_inputs, **others)

    def start(self, work: AnyFunction, **others: Any) -> None:
        """Start a kernel at all tables, on the stream to which PyTorch gives its work."""
        kernel, names = self.kernels[work]
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        arguments = (others.get(name, self.arrays.get(name)) for name in names)
        kernel[self.blocks, THREADS, stream](*arguments)


def records_of(tensor: Any, dtype: np.dtype[Any]) -> Any:
    """A tensor of bytes, a row for each record, as an array of records in the same memory."""
    from numba.cuda.cudadrv.devicearray import DeviceNDArray

    memory = cuda.as_cuda_array(tensor.view(-1)).gpu_data
    return DeviceNDArray((len(tensor),), (dtype.itemsize,), dtype, gpu_data=memory)
