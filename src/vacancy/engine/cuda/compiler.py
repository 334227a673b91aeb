"""What numba-cuda has to be told before it compiles the rules.

Everything here changes the compiler for the whole process, once, and is safe for other users of it:
tables go to another kind of memory, and a name that NumPy has dropped is there again.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import numpy as np

GLOBAL_MEMORY = 1
"""The number of the address space that all threads share, as large as the card's memory."""
ALIGNMENT = 8


@cache
def prepare() -> None:
    """Make the compiler ready for rules; nothing happens the second time."""
    if not hasattr(np, "row_stack"):
        # numba-cuda 0.30 looks for it when the first kernel is compiled; NumPy 2.5 has it no more.
        setattr(np, "row_stack", np.vstack)  # noqa: B010  # mypy knows no such name in NumPy
    from numba.cuda.target import CUDATargetContext

    CUDATargetContext.make_constant_array = put_table_in_global_memory


def put_table_in_global_memory(self: Any, builder: Any, kind: Any, table: Any) -> Any:
    """A constant table as ordinary read-only memory; the code that stands for reading it.

    numba-cuda puts tables into constant memory, which has 64 KiB in all, takes a copy for each rule
    that reads one, and serves one address at a time to threads that ask for different ones. One
    game's tables need more than that. `self` is numba-cuda's target context, which calls this.
    """
    from llvmlite import ir
    from numba.cuda import cgutils, types

    table = np.ascontiguousarray(table)
    data, byte = table.tobytes(), ir.IntType(8)
    name = f"table_{hashlib.sha256(data).hexdigest()[:20]}_{kind.dtype}"
    variable = builder.module.globals.get(name)
    if variable is None:
        contents = ir.ArrayType(byte, len(data))
        variable = cgutils.add_global_variable(
            builder.module, contents, name, addrspace=GLOBAL_MEMORY
        )
        variable.linkage, variable.global_constant, variable.align = "internal", True, ALIGNMENT
        variable.initializer = ir.Constant(contents, bytearray(data))
    place = builder.addrspacecast(variable, ir.PointerType(byte), "generic")
    array = self.make_array(kind)(self, builder)
    self.populate_array(
        array,
        data=builder.bitcast(place, array.data.type),
        shape=[self.get_constant(types.intp, size) for size in table.shape],
        strides=[self.get_constant(types.intp, stride) for stride in table.strides],
        itemsize=array.itemsize,
        parent=array.parent,
        meminfo=None,
    )
    return array._getvalue()
