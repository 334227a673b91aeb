"""Kernels as a GPU's assembly, made without a GPU: that they compile is a test of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

HOPPER = (9, 0)
"""The capability of the GPUs for which kernels are checked."""


def compile_to_ptx(kernel: FunctionType, arguments: tuple[Any, ...]) -> str:
    """The assembly of a linked kernel for arguments of these types, rules and all."""
    from numba import cuda

    with pretended_gpu():
        assembly, _ = cuda.compile_ptx(kernel, arguments, cc=HOPPER)
    return str(assembly)


def array_type(dtype: np.dtype[Any], dimensions: int) -> Any:
    """The type of an array as a kernel is given it."""
    from numba.cuda.np.numpy_support import from_dtype
    from numba.cuda.types import Array

    return Array(from_dtype(dtype), dimensions, "C")


def integer_type() -> Any:
    """The type of a whole number as a kernel is given it."""
    from numba.cuda.types import int64

    return int64


@contextmanager
def pretended_gpu() -> Iterator[None]:
    """A GPU that has a capability and nothing else: device functions ask the present one for it."""
    from numba.cuda import dispatcher

    original = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    try:
        yield
    finally:
        dispatcher.get_current_device = original
