"""One source, two modes: rules as plain Python, and the same rules compiled by Numba.

A `Linker` makes a twin of a rule in which every rule it calls is replaced by that rule's twin, and
wraps each twin: not at all for the uncompiled mode, with Numba's `njit` for the compiled one. Both
modes live side by side in one process, which is how tests compare them byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from vacancy.engine.dialect import AnyFunction, natives
from vacancy.engine.lookup import Lookup


class Linker:
    """Makes the twins of rules, once each, with the holes filled.

    >>> from vacancy.engine.dialect import hole, rule
    >>> @hole
    ... def price(card): ...
    >>> @rule
    ... def total(count):
    ...     return price(0) * count
    >>> @rule
    ... def three(card):
    ...     return 3
    >>> Linker(holes={price: three}, wrap=lambda twin: twin)(total)(5)
    15
    """

    def __init__(
        self,
        *,
        holes: Mapping[AnyFunction, AnyFunction],
        wrap: Callable[[FunctionType], Any],
        is_native: bool = False,
        constants: Mapping[str, Any] | None = None,
    ) -> None:
        self.holes, self.wrap, self.is_native = holes, wrap, is_native
        self.constants = dict(constants or {})
        self.twins: dict[AnyFunction, Any] = {}

    def __call__(self, function: AnyFunction) -> Any:
        """The twin of a rule."""
        function = self.holes.get(function, function)
        if function not in self.twins:
            self.twins[function] = self.link(function)
        return self.twins[function]

    def link(self, function: AnyFunction) -> Any:
        if hasattr(function, "is_hole"):
            raise TypeError(f"the game does not fill {function.__name__}")
        if self.is_native and function in natives:
            from .operations import operation

            return operation(natives[function])
        return self.wrap(self.twin(function))

    def twin(self, function: AnyFunction) -> FunctionType:
        """A copy of a function in which all that has a twin is replaced by it."""
        assert isinstance(function, FunctionType)
        scope = {**function.__globals__, **self.constants}
        for name in function.__code__.co_names:
            value = scope.get(name)
            if isinstance(value, FunctionType) and self.has_twin(value):
                scope[name] = self(value)
            elif isinstance(value, Lookup) and self.is_native:
                scope[name] = value.array
        twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
        return twin

    def has_twin(self, function: FunctionType) -> bool:
        return hasattr(function, "is_rule") or (self.is_native and function in natives)


def plain_linker(
    holes: Mapping[AnyFunction, AnyFunction], constants: Mapping[str, Any] | None = None
) -> Linker:
    """Links rules as they are, in Python."""
    return Linker(holes=holes, wrap=lambda twin: twin, constants=constants)
