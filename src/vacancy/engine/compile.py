"""One source, two modes: rules as plain Python, and the same rules compiled by Numba.

A function marked `@rule` stays a plain Python function. A `Linker` makes a twin of it in which
every rule it calls is replaced by that rule's twin, and wraps each twin: not at all for the
uncompiled mode, with Numba's `njit` for the compiled one. Both modes live side by side in one
process, which is how tests compare them byte for byte.

A *hole* is a function that a general loop calls and a game fills: `play` is written once, and
linked once per game with that game's `apply` in it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from .tables import Table

F = TypeVar("F", bound=Callable[..., Any])
AnyFunction = Callable[..., Any]

IS_COMPILED = os.environ.get("VACANCY_UNCOMPILED", "") in ("", "0")
"""Whether games are compiled unless somebody asks otherwise."""
CHECKS_BOUNDS = os.environ.get("VACANCY_BOUNDSCHECK", "") not in ("", "0")
"""Whether compiled rules stop at an index out of range; slower, for tests."""

natives: dict[AnyFunction, str] = {}
"""What stands for a function in compiled code, where the machine has a word of its own for it."""


def rule(function: F) -> F:
    """Mark a function as written in the rules' dialect, so that it can be compiled."""
    function.is_rule = True  # type: ignore[attr-defined]  # a mark on a function object
    return function


def hole(function: F) -> F:
    """Mark a function that each game fills with its own."""
    function.is_hole = True  # type: ignore[attr-defined]  # a mark on a function object
    return rule(function)


def native(operation: str) -> Callable[[F], F]:
    """Mark a function of one integer that is a machine operation in compiled code.

    The operation is an LLVM intrinsic (`ctpop`, `cttz`) or `uint64`, the cast to a machine word.
    """

    def mark(function: F) -> F:
        natives[function] = operation
        return function

    return mark


class Linker:
    """Makes the twins of rules, once each, with the holes filled.

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
        self.holes, self.wrap, self.is_native = dict(holes), wrap, is_native
        self.constants = dict(constants or {})
        self.twins: dict[AnyFunction, Any] = machine_operations() if is_native else {}

    def __call__(self, function: AnyFunction) -> Any:
        """The twin of a rule."""
        function = self.holes.get(function, function)
        if function not in self.twins:
            self.twins[function] = self.link(function)
        return self.twins[function]

    def link(self, function: AnyFunction) -> Any:
        if hasattr(function, "is_hole"):
            raise TypeError(f"the game does not fill {function.__name__}")
        return self.wrap(self.twin(function))

    def twin(self, function: AnyFunction) -> FunctionType:
        """A copy of a function in which all that has a twin is replaced by it."""
        assert isinstance(function, FunctionType)
        scope = {**function.__globals__, **self.constants}
        for name in function.__code__.co_names:
            value = scope.get(name)
            if isinstance(value, FunctionType) and self.has_twin(value):
                scope[name] = self(value)
            elif isinstance(value, Table) and self.is_native:
                scope[name] = value.array
        twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
        return twin

    def has_twin(self, function: FunctionType) -> bool:
        return hasattr(function, "is_rule") or function in self.twins


def machine_operations() -> dict[AnyFunction, Any]:
    """The native functions as compiled code calls them."""
    from .native import machine_operation

    return {function: machine_operation(name) for function, name in natives.items()}


def plain_linker(holes: Mapping[AnyFunction, AnyFunction]) -> Linker:
    """Links rules as they are, in Python."""
    return Linker(holes=holes, wrap=lambda twin: twin)


class NumbaLinker(Linker):
    """Links rules compiled; what Python calls is cached in a folder of the game's own."""

    def __init__(
        self, holes: Mapping[AnyFunction, AnyFunction], game: str, constants: Mapping[str, Any]
    ) -> None:
        import numba

        from .whole import EntryCompiler, RuleCompiler

        options = {"error_model": "numpy", "boundscheck": CHECKS_BOUNDS, "no_cfunc_wrapper": True}
        inner = {**options, "no_cpython_wrapper": True, "pipeline_class": RuleCompiler}
        super().__init__(
            holes=holes, wrap=lambda twin: once(numba.njit(**inner)(twin)),
            is_native=True, constants=constants,
        )  # fmt: skip
        self.options = {**options, "pipeline_class": EntryCompiler}
        self.folder = cache_folder() / game

    def entry(self, function: AnyFunction, *, nogil: bool = True) -> Any:
        """A compiled function for Python to call; it lets other threads run meanwhile."""
        import numba

        numba.config.CACHE_DIR = str(self.folder)
        is_kept = is_writable(self.folder)
        return numba.njit(**self.options, nogil=nogil, cache=is_kept)(self.twin(function))

    def short_entry(self, function: AnyFunction) -> Any:
        """The same for a short function of integers: neither their types nor other threads matter.

        Looking at the types and letting other threads run would cost more than the function.
        """
        from numba import types

        assert isinstance(function, FunctionType)
        dispatcher = self.entry(function, nogil=False)
        signature = (types.int64,) * function.__code__.co_argcount
        dispatcher.compile(signature)
        return dispatcher.overloads[signature].entry_point


def once(dispatcher: Any) -> Any:
    """Compile a rule once, for 64-bit integers, and not for each width that a caller passes."""
    from numba import types

    original = dispatcher.get_call_template

    def widen(argument: Any) -> Any:
        is_small = isinstance(argument, types.Integer) and argument != types.uint64
        return types.int64 if is_small or isinstance(argument, types.IntEnumMember) else argument

    def get_call_template(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        wide = {name: widen(value) for name, value in keywords.items()}
        return original(tuple(map(widen, arguments)), wide)

    dispatcher.get_call_template = get_call_template
    return dispatcher


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: one folder per state of the sources.

    Numba looks only at the file of the function itself, not at what it calls; a hash of all
    sources, of Numba and of this Python in the folder's name makes stale code impossible.
    """
    from numba import __version__ as numba_version

    home = os.environ.get("VACANCY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    base = Path(home) if home else Path.home() / ".cache"
    digest = hashlib.sha256(f"{sys.version}{numba_version}{CHECKS_BOUNDS}".encode())
    package = Path(__file__).parent.parent
    for source in sorted([*package.rglob("*.py"), *package.rglob("components.json")]):
        digest.update(str(source.relative_to(package)).encode() + source.read_bytes())
    return base / "vacancy" / digest.hexdigest()[:16]


def is_writable(folder: Path) -> bool:
    """Whether compiled code can be kept there; without it every start compiles anew."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
