"""The linker's third target: rules as device functions, which kernels call.

It differs from the compiled mode of the CPU in four points, each a method or a function here: how a
rule is wrapped, for which types it is compiled, what stands for a machine operation, and that enums
are plain numbers.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from vacancy.engine.dialect import AnyFunction, natives
from vacancy.engine.native.linking import Linker
from vacancy.engine.native.once import compile_once

from .compiler import prepare


class CudaLinker(Linker):
    """Makes device functions of rules, once each, with the holes filled."""

    def __init__(
        self,
        holes: Mapping[AnyFunction, AnyFunction],
        constants: Mapping[str, Any] | None = None,
    ) -> None:
        prepare()
        super().__init__(holes=holes, wrap=compile_rule, is_native=True, constants=constants)

    def link(self, function: AnyFunction) -> Any:
        """A device function, or the GPU's own machine operation where the rule stands for one."""
        if function in natives:
            return machine_operation(natives[function])
        return super().link(function)

    def twin(self, function: AnyFunction) -> FunctionType:
        """A copy as for the CPU, in which enums are plain numbers.

        numba-cuda takes no member of an enum as a subscript.
        """
        twin = super().twin(function)
        scope = twin.__globals__
        for name in twin.__code__.co_names:
            value = scope.get(name)
            if isinstance(value, type) and issubclass(value, IntEnum):
                scope[name] = numbers_of(value)
            elif isinstance(value, IntEnum):
                scope[name] = int(value)
        return twin


def compile_rule(twin: FunctionType) -> Any:
    """A rule as kernels take it in."""
    from numba import cuda

    return compile_once(cuda.jit(twin, device=True), widen)


def widen(argument: Any) -> Any:
    """The type for which a rule is compiled: 64-bit integers for narrower ones, as on the CPU.

    numba-cuda has types of its own, to which literals belong.
    """
    from numba.cuda import types

    is_small = isinstance(argument, types.Integer) and argument != types.uint64
    return types.int64 if is_small else argument


@cache
def machine_operation(name: str) -> Any:
    """A function of one 64-bit integer that is one operation of the GPU, or of a record."""
    if name == "uint64":
        return np.uint64
    if name == "bytes_of":
        return bytes_of_record()
    from llvmlite.ir import Constant, IntType
    from numba.cuda import types
    from numba.cuda.extending import intrinsic

    never_zero = (Constant(IntType(1), 1),) if name == "cttz" else ()

    @intrinsic
    def operation(typing_context: Any, value: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return getattr(builder, name)(*arguments, *never_zero)

        return types.int64(types.int64), code

    return operation


def bytes_of_record() -> Any:
    """The bytes of a record, in place: on the GPU too a record is its address."""
    from numba.cuda import types
    from numba.cuda.extending import intrinsic

    @intrinsic
    def bytes_of(typing_context: Any, record: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.return_type)(context, builder)
            context.populate_array(
                array,
                data=builder.bitcast(arguments[0], array.data.type),
                shape=[context.get_constant(types.intp, record.size)],
                strides=[context.get_constant(types.intp, 1)],
                itemsize=context.get_constant(types.intp, 1),
                meminfo=None,
            )
            return array._getvalue()

        return types.Array(types.uint8, 1, "C")(record), code

    return bytes_of


@cache
def numbers_of(names: type[IntEnum]) -> Any:
    """The members of an enum as a named tuple of plain integers."""
    members = {name: int(member) for name, member in names.__members__.items()}
    return namedtuple(names.__name__, members)(**members)
