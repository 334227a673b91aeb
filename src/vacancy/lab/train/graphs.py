"""Work that is the same each time, recorded once as a CUDA graph and then only replayed."""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM_UPS = 3
"""PyTorch wants some real work to be done before it records."""


class Graphed:
    """A function without arguments that a GPU repeats without being told each kernel anew.

    It must do all its work in tensors that stay where they are. Where it cannot be recorded, or
    there is no GPU, it is simply called.
    """

    def __init__(self, work: Callable[[], None], device: str, say: Callable[[str], None]) -> None:
        self.work, self.say = work, say
        self.graph: torch.cuda.CUDAGraph | None = None
        self.is_plain = device == "cpu"
        self.calls = 0

    def __call__(self) -> None:
        """Do the work once."""
        if self.is_plain:
            self.work()
        elif self.graph is not None:
            self.graph.replay()
        elif self.calls < WARM_UPS:
            self.warm_up()
        else:
            self.record()
            self()

    def warm_up(self) -> None:
        """Do the work on another stream, as PyTorch wants it before a recording."""
        self.calls += 1
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            self.work()
        torch.cuda.current_stream().wait_stream(side)

    def record(self) -> None:
        """Record the work without doing it; from now on it is called plainly if that fails."""
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph, capture_error_mode="relaxed"):
                self.work()
        except Exception as error:  # of PyTorch, of numba-cuda or of the driver
            self.is_plain = True
            self.say(f"no graph of {self.work.__name__}: {error}")
        else:
            self.graph = graph
