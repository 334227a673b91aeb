"""Entry points: rules as functions of integers, written from their signatures and compiled.

Compiled code is called with integers alone, because these cost Python least (decision 5): addresses
of records and arrays, and how long they are. A rule knows nothing of that. The function of integers
that looks at what lies at the addresses and calls the rule follows from the rule's annotations
(`engine.signature`); the other end of the call, in Python, does too (`native.callers`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from vacancy.engine.dialect import AnyFunction
from vacancy.engine.signature import (
    Bundle,
    ManyRecords,
    Number,
    Numbers,
    OneRecord,
    Parameter,
    Records,
    leaves_of,
    parameters_of,
    returns_nothing,
)


class Entry(NamedTuple):
    """Rules that are compiled together into one function of integers, and kept under one name.

    Where there are several, the first integer says which of them is meant.
    """

    name: str
    rules: tuple[AnyFunction, ...]
    is_quick: bool = False
    """Whether letting other threads run meanwhile would cost more than the rules do."""

    def number(self, rule: AnyFunction) -> list[str]:
        """What says that a rule is meant, if anything has to."""
        return [str(self.rules.index(rule))] if len(self.rules) > 1 else []

    def width(self, records: Records) -> int:
        """How many integers the longest of its rules needs."""
        return max(
            sum(len(integers_of(each)) for each in parameters_of(rule, records))
            for rule in self.rules
        )


shared: dict[AnyFunction, Entry] = {}
"""The entry points of rules that are compiled together."""


def together(name: str, rules: tuple[AnyFunction, ...], *, is_quick: bool = False) -> Entry:
    """Have rules compiled into one entry point: what several of them call is compiled once."""
    entry = Entry(name, rules, is_quick)
    shared.update(dict.fromkeys(rules, entry))
    return entry


def entry_for(rule: AnyFunction) -> Entry:
    """The entry point in which a rule is compiled: alone, unless somebody said otherwise."""
    return shared.get(rule) or Entry(f"{rule.__module__}.{rule.__name__}", (rule,))


def integers_of(parameter: Parameter) -> list[str]:
    """Names for the integers that stand for a parameter: it, or where it lies and how long it is.

    >>> integers_of(Parameter("prices", Numbers("i2", 2)))
    ['prices', 'prices_0', 'prices_1']
    """
    name, kind = parameter
    if isinstance(kind, Bundle):
        return [each for leaf in leaves_of(parameter) for each in integers_of(leaf)]
    lengths = kind.dimensions if isinstance(kind, Numbers) else isinstance(kind, ManyRecords)
    return [name, *(f"{name}_{length}" for length in range(lengths))]


def compiled_end(entry: Entry, records: Records) -> FunctionType:
    """The function of integers that calls the rules of an entry point, ready to be linked."""
    from numba import carray

    from .operations import pointer

    scope: dict[str, Any] = {"__name__": __name__, "carray": carray, "pointer": pointer}
    given = [f"n{number}" for number in range(entry.width(records))]
    lines = [f"def entry({', '.join([*['rule'] * (len(entry.rules) > 1), *given])}):"]
    for rule in entry.rules:
        parameters = parameters_of(rule, records)
        scope[rule.__name__] = rule
        for parameter in parameters:
            if isinstance(parameter.kind, Bundle):
                scope[parameter.kind.kind.__name__] = parameter.kind.kind
            leaves = leaves_of(parameter)
            scope |= {dtype_name(rule, each): dtype_of(each) for each in leaves}
        lines += [f" {line}" for line in lines_that_call(rule, parameters, entry.number(rule))]
    exec(compile("\n".join([*lines, " return 0"]), f"<entry {entry.name}>", "exec"), scope)
    function: FunctionType = scope["entry"]
    return function


def lines_that_call(
    rule: AnyFunction, parameters: Sequence[Parameter], number: Sequence[str]
) -> list[str]:
    """The lines of an entry point that call one of its rules."""
    given = (f"n{index}" for index in count())
    taken = [taken_from(given, each, rule) for each in parameters]
    call = f"{rule.__name__}({', '.join(taken)})"
    lines = [call, "return 0"] if returns_nothing(rule) else [f"return {call}"]
    return [f"if rule == {number[0]}:", *(f" {line}" for line in lines)] if number else lines


def taken_from(given: Iterator[str], parameter: Parameter, rule: AnyFunction) -> str:
    """What a rule gets for a parameter, as an expression of the next integers."""
    if isinstance(parameter.kind, Bundle):
        arrays = [taken_from(given, each, rule) for each in leaves_of(parameter)]
        return f"{parameter.kind.kind.__name__}({', '.join(arrays)})"
    dtype = dtype_name(rule, parameter)
    where, *lengths = islice(given, len(integers_of(parameter)))
    if isinstance(parameter.kind, Number):
        return where
    if isinstance(parameter.kind, OneRecord):
        return f"carray(pointer({where}), 1, {dtype})[0]"
    return f"carray(pointer({where}), ({', '.join(lengths)},), {dtype})"


def dtype_name(rule: AnyFunction, parameter: Parameter) -> str:
    """What the kind of thing at a parameter's address is called in an entry point."""
    return f"dtype_of_{rule.__name__}_{parameter.name}"


def dtype_of(parameter: Parameter) -> np.dtype[Any] | None:
    """What lies at a parameter's address."""
    if isinstance(parameter.kind, OneRecord | ManyRecords):
        return parameter.kind.record.dtype
    return np.dtype(parameter.kind.code) if isinstance(parameter.kind, Numbers) else None
