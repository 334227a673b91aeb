"""What compiled rules can do for which Python has no word: look at addresses, copy memory.

Here, in `once` and in `whole_program` alone code is written for Numba. Everything in this file is
part of what Numba offers to others.
"""

from __future__ import annotations

import operator
from functools import cache
from typing import Any

import numpy as np
from llvmlite.ir import Constant, IntType
from numba import carray, types
from numba.extending import intrinsic, lower_builtin, register_jitable

BYTE = np.dtype("u1")
NEVER_ZERO = {"cttz": (Constant(IntType(1), 1),)}  # LLVM's word that the argument is not 0


@intrinsic
def pointer(typing_context: Any, address: Any) -> Any:
    """An address as a pointer."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(address), code


@intrinsic
def pointer_to(typing_context: Any, record: Any) -> Any:
    """Where a record lies: in compiled code a record is its address."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(record), code


@intrinsic
def size_of(typing_context: Any, record: Any) -> Any:
    """How many bytes a record has."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.get_constant(types.int64, record.size)

    return types.int64(record), code


@register_jitable
def bytes_of_record(record: Any) -> Any:
    """The bytes of a record, in place."""
    return carray(pointer_to(record), size_of(record), BYTE)


@lower_builtin(operator.setitem, types.Array, types.Integer, types.Record)
def copy_record(context: Any, builder: Any, signature: Any, arguments: Any) -> None:
    """Copy a record into an array at one go; Numba's own way has LLVM move a thousand bytes singly.

    In compiled code a record is its address, so the old record at an index is the place to fill.
    """
    array, index, _ = signature.args
    *where, record = arguments
    find_place = context.get_function(operator.getitem, array.dtype(array, index))
    memory, word = context.get_value_type(types.voidptr), IntType(64)
    copy = builder.module.declare_intrinsic("llvm.memcpy", [memory, memory, word])
    places = [builder.bitcast(each, memory) for each in (find_place(builder, where), record)]
    builder.call(copy, [*places, Constant(word, array.dtype.size), Constant(IntType(1), 0)])


@cache
def operation(name: str) -> Any:
    """What stands for a function that is written otherwise in Python."""
    if name == "uint64":
        return np.uint64
    if name == "bytes_of":
        return bytes_of_record

    @intrinsic
    def machine_operation(typing_context: Any, value: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return getattr(builder, name)(*arguments, *NEVER_ZERO.get(name, ()))

        return types.int64(types.int64), code

    return machine_operation
