"""Machine code in files: loaded by LLVM's own loader, without the compiler.

Loading Numba takes longer than everything else at the start of a program, so compiled entry points
are kept as object files, and Numba is loaded only to make one that is missing.
"""

from __future__ import annotations

import ctypes
import hashlib
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm

CALL, QUICK_CALL = "vacancy_call", "vacancy_quick_call"
"""What an object file offers: a function for C, and one for Python that keeps its lock."""
STOPPED = -(2**63)
"""What they return when a check in the code failed."""
METH_FASTCALL = 0x80
DIGEST_SIZE = 32


class Code(NamedTuple):
    """An object file that offers a function of so many integers."""

    argument_count: int
    machine_code: bytes


class PyMethodDef(ctypes.Structure):
    """How Python describes a function written in C."""

    _fields_ = (
        ("name", ctypes.c_char_p), ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int), ("doc", ctypes.c_char_p),
    )  # fmt: skip


@cache
def this_machine() -> str:
    """A short name for processors that run the same machine code."""
    features = llvm.get_host_cpu_features().flatten()
    return hashlib.sha256(f"{llvm.get_host_cpu_name()} {features}".encode()).hexdigest()[:8]


def keep(path: Path, code: Code) -> None:
    """Write code to a file, whole or not at all. Where nothing can be kept, nothing is."""
    data = bytes([code.argument_count]) + code.machine_code
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(hashlib.sha256(data).digest() + data)
        Path(file.name).replace(path)


def find(path: Path) -> Code | None:
    """The code in a file, unless it is missing or broken."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    digest, data = content[:DIGEST_SIZE], content[DIGEST_SIZE:]
    return Code(data[0], data[1:]) if hashlib.sha256(data).digest() == digest else None


def outlive(thing: Any) -> None:
    """Let something live as long as the process, because machine code or Python points into it.

    A reference that nobody holds is never given back. What a module holds would be dropped while
    Python shuts down, and the functions that point to it may go later.
    """
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(thing))


def load(code: Code) -> Any:
    """An engine with this code alone in it: names in the code of other games never clash."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code.machine_code))
    engine.finalize_object()
    outlive(engine)
    return engine


def call(code: Code) -> Callable[..., int]:
    """The function of integers that code offers; other threads run meanwhile."""
    address = load(code).get_function_address(CALL)
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * code.argument_count)(address)


def quick_call(code: Code) -> Callable[..., int]:
    """The same for a short function: letting other threads run would cost more than the work."""
    address = load(code).get_function_address(QUICK_CALL)
    method = PyMethodDef(b"rules", address, METH_FASTCALL, None)
    outlive(method)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p] * 3
    function: Callable[..., int] = make(ctypes.addressof(method), None, None)
    return function
