"""The end of a call that Python sees: a rule's own parameters, checked and handed over.

For each rule that Python calls a small function is written from the rule's signature. It refuses
what is of another kind, and hands over the rest: to compiled code as addresses and lengths, to a
rule as it is as something to subscript. So both are called alike.

Parameters can be fixed: what is fixed is looked at once, and lives as long as the function.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from vacancy.engine.dialect import AnyFunction
from vacancy.engine.record import STRUCT_CODES, Batch, Record
from vacancy.engine.refusals import whole_number
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

from .entries import Entry, integers_of

Call = Callable[..., Any]
Refuse = Callable[[Any, type[Record]], Exception]
"""What is raised about something that is no record of the kind wanted."""
Otherwise = Callable[..., Exception]
"""What is raised when a rule gives a reason, made of the arguments."""


class Caller:
    """Makes the functions with which Python calls a rule: one of an entry point, or as it is.

    >>> from vacancy.engine.signature import Int16s
    >>> def price(prices: Int16s, card: int) -> int:
    ...     return prices[card]
    >>> make = Caller(price, {}, lambda given, kind: TypeError(given))
    >>> make.bind(price, {"prices": array("h", [3, 5, 8])})(2)
    8
    """

    def __init__(
        self, rule: AnyFunction, records: Records, refuse: Refuse, entry: Entry | None = None
    ) -> None:
        self.rule, self.parameters = rule, parameters_of(rule, records)
        self.is_compiled = entry is not None
        self.first = entry.number(rule) if entry else []
        self.width = entry.width(records) if entry else 0
        self.scope: dict[str, Any] = {
            "refuse": refuse, "Batch": Batch, "whole_number": whole_number,
        }  # fmt: skip
        self.scope["look_at"] = place_of if self.is_compiled else row_of
        for each in self.parameters:
            self.scope[f"{each.name}_kind"] = wanted_of(each)
            self.scope |= {f"{leaf.name}_kind": wanted_of(leaf) for leaf in leaves_of(each)}
        self.binders: dict[tuple[tuple[str, ...], bool], Call] = {}

    def bind(
        self, call: Call, fixed: Mapping[str, Any], otherwise: Otherwise | None = None
    ) -> Call:
        """A function of the parameters that are not fixed, in their order.

        What a rule answers is returned; or, if that is a reason and not OK, it is raised.
        """
        names = tuple(fixed)
        key = (names, otherwise is not None)
        if key not in self.binders:
            scope = dict(self.scope)
            source = self.source(names, raises=otherwise is not None)
            exec(compile(source, f"<call of {self.rule.__name__}>", "exec"), scope)
            self.binders[key] = scope["bind"]
        made: Call = self.binders[key](call, otherwise, *fixed.values())
        return made

    def source(self, fixed: Sequence[str], *, raises: bool) -> str:
        """A function that is given what is fixed, and makes one of all the rest."""
        name = self.rule.__name__
        free = [each for each in self.parameters if each.name not in fixed]
        bound = [each for each in self.parameters if each.name in fixed]
        return "\n".join(
            [
                f"def bind({', '.join(['call', 'otherwise', *fixed])}):",
                *(f" {line}" for line in self.looks_at(bound)),
                f" def {name}({', '.join(each.name for each in free)}):",
                *(f"  {line}" for line in self.looks_at(free)),
                *(f"  {line}" for line in (self.demand(free) if raises else [self.answer()])),
                f" {name}.keeps = ({''.join(f'{each}, ' for each in fixed)})",
                f" return {name}",
            ]
        )

    def called(self) -> str:
        """The call of the rule, as an expression."""
        handed = [name for each in self.parameters for name in self.handed_over(each)]
        filling = ["0"] * (self.width - len(handed))
        return f"call({', '.join([*self.first, *handed, *filling])})"

    def answer(self) -> str:
        """The line that calls the rule."""
        if returns_nothing(self.rule):
            return self.called()
        return f"return {self.called()}" if self.is_compiled else f"return int({self.called()})"

    def demand(self, free: Sequence[Parameter]) -> Iterable[str]:
        """The lines that call the rule and raise what it answers, or that a number is none."""
        refusal = f"raise otherwise({', '.join(each.name for each in free)})"
        for name, kind in free:
            if isinstance(kind, Number):
                yield f"if type({name}) is not int:"
                yield f" if whole_number({name}) is None: {refusal}"
                yield f" {name} = int({name})"
        yield from ("try:", f" answer = {self.called()}", "except OverflowError:", f" {refusal}")
        yield from ("if answer:", f" {refusal}")

    def handed_over(self, parameter: Parameter) -> list[str]:
        """What the rule is called with for a parameter."""
        if isinstance(parameter.kind, Number):
            return [parameter.name]
        names = integers_of(parameter) if self.is_compiled else [parameter.name]
        return [f"at_{name}" for name in names]

    def looks_at(self, parameters: Iterable[Parameter]) -> Iterable[str]:
        """The lines that refuse what is of another kind, and look up what is handed over."""
        for parameter in parameters:
            name, kind = parameter
            if isinstance(kind, Number):
                continue
            if isinstance(kind, OneRecord):
                yield f"if type({name}) is not {name}_kind:"
                yield f" raise refuse({name}, {name}_kind)"
            elif isinstance(kind, ManyRecords):
                yield f"if type({name}) is not Batch or {name}.record is not {name}_kind:"
                yield f" raise refuse({name}, {name}_kind)"
            yield f"{', '.join(self.handed_over(parameter))} = {self.found(parameter)}"

    def found(self, parameter: Parameter) -> str:
        """What is handed over, as an expression."""
        name, kind = parameter
        if isinstance(kind, Numbers):
            return f"look_at({name}, {name}_kind)"
        if isinstance(kind, Bundle):
            arrays = [
                f"look_at({name}.{each.name}, {name}_{each.name}_kind)" for each in kind.arrays
            ]
            if self.is_compiled:
                return ", ".join(f"*{each}" for each in arrays)
            return f"{name}_kind({', '.join(arrays)})"
        if not self.is_compiled:
            return name
        return f"{name}.address" if isinstance(kind, OneRecord) else f"{name}.address, len({name})"


def wanted_of(parameter: Parameter) -> Any:
    """What an argument is compared with."""
    kind = parameter.kind
    if isinstance(kind, Bundle):
        return kind.kind
    return kind.record if isinstance(kind, OneRecord | ManyRecords) else kind


class WrongArray(TypeError):
    """An array of other numbers than a rule works with."""


def place_of(values: Any, wanted: Numbers) -> tuple[int, ...]:
    """Where an array of numbers lies, and how long it is each way."""
    found = np.asarray(values)
    check_array(found, wanted)
    return (found.ctypes.data, *found.shape)


def row_of(values: Any, wanted: Numbers) -> Any:
    """An array as Python subscripts it: its items are plain integers, and no others fit.

    Floats stay NumPy's own, because plain ones would be more precise than compiled ones.
    """
    check_array(np.asarray(values), wanted)
    if isinstance(values, array) or wanted.code.startswith("f"):
        return values
    return memoryview(values) if wanted.dimensions == 1 else Rows(values)


class Rows:
    """An array of several dimensions as Python subscripts it: item by item, or row by row.

    >>> rows = Rows(np.array([[1, 2], [3, 4]], np.int8))
    >>> rows[1][0] = 7
    >>> rows[0, 1], rows[1, 0], len(rows)
    (2, 7, 2)
    """

    def __init__(self, values: np.ndarray[Any, Any]) -> None:
        self.values, self.items = values, values.data

    def __getitem__(self, place: int | tuple[int, ...]) -> Any:
        if isinstance(place, tuple):
            return self.items[place]
        row = self.values[place]
        return row.data if row.ndim == 1 else Rows(row)

    def __setitem__(self, place: tuple[int, ...], value: int) -> None:
        self.items[place] = value

    def __len__(self) -> int:
        return len(self.values)


def check_array(found: np.ndarray[Any, Any], wanted: Numbers) -> None:
    """Refuse an array of another width or with other subscripts: rules would read garbage."""
    if (
        found.dtype != wanted.code
        or found.ndim != wanted.dimensions
        or not found.flags.c_contiguous
    ):
        raise WrongArray(f"an array for {wanted} is wanted, not {found.shape} of {found.dtype}")


def room_for(code: str, count: int) -> array[int]:
    """An array of so many integers of one width (`i2`), for Python and for compiled rules."""
    made = array(STRUCT_CODES[code])
    made.frombytes(bytes(made.itemsize * count))
    return made
