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
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

from .tables import Table

if TYPE_CHECKING:
    from .machine import Code

F = TypeVar("F", bound=Callable[..., Any])
AnyFunction = Callable[..., Any]

IS_COMPILED = os.environ.get("VACANCY_UNCOMPILED", "") in ("", "0")
"""Whether games are compiled unless somebody asks otherwise."""
CHECKS_BOUNDS = os.environ.get("VACANCY_BOUNDSCHECK", "") not in ("", "0")
"""Whether compiled rules stop at an index out of range; slower, for tests."""

OPTIONS = {"error_model": "numpy"}
"""For the compiler: rules divide as machines do, without looking for zero."""

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
            from .native import machine_operation

            return machine_operation(natives[function])
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
        return hasattr(function, "is_rule") or (self.is_native and function in natives)


def plain_linker(holes: Mapping[AnyFunction, AnyFunction]) -> Linker:
    """Links rules as they are, in Python."""
    return Linker(holes=holes, wrap=lambda twin: twin)


class EntryPoints:
    """The compiled functions of one game that Python calls, by their dotted names.

    They are made when first wanted and kept in a folder of the game's own. Where they have been
    kept, neither Numba nor the modules that they are written in need to be loaded.
    """

    def __init__(
        self,
        holes: Mapping[AnyFunction, AnyFunction],
        game: str,
        constants: Callable[[], Mapping[str, Any]],
    ) -> None:
        self.holes, self.constants = holes, constants
        self.folder = cache_folder() / game

    @cached_property
    def linker(self) -> Linker:
        """Links the rules compiled."""
        return Linker(
            holes=self.holes, wrap=compile_rule, is_native=True, constants=self.constants()
        )

    def call(self, name: str) -> Callable[..., int]:
        """A function of integers that returns one; other threads run meanwhile."""
        if CHECKS_BOUNDS:
            return compile_checked(self.twin(name))
        from .machine import call

        return call(self.code(name))

    def quick_call(self, name: str) -> Callable[..., int]:
        """The same for a short function: letting others run would cost more than the function."""
        if CHECKS_BOUNDS:
            return self.call(name)
        from .machine import quick_call

        return quick_call(self.code(name))

    def twin(self, name: str) -> FunctionType:
        """A function with compiled rules in it."""
        module, _, function = name.rpartition(".")
        return self.linker.twin(getattr(import_module(module), function))

    def code(self, name: str) -> Code:
        """The machine code of a function, kept from another time or made now."""
        from .machine import find, keep, this_machine

        path = self.folder / f"{name}.{this_machine()}.o"
        code = find(path)
        if code is None:
            from .whole import compile_whole

            code = compile_whole(self.twin(name), **OPTIONS)
            keep(path, code)
        return code


def compile_rule(twin: FunctionType) -> Any:
    """A rule as entry points take it in."""
    import numba

    from .whole import RuleCompiler

    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    if CHECKS_BOUNDS:
        return once(numba.njit(**OPTIONS, boundscheck=True, **wrappers)(twin))
    return once(numba.njit(**OPTIONS, pipeline_class=RuleCompiler, **wrappers)(twin))


def compile_checked(twin: FunctionType) -> Callable[..., int]:
    """An entry point as Numba makes it, which can raise an exception; it is not kept."""
    import numba

    function: Callable[..., int] = numba.njit(**OPTIONS, boundscheck=True, nogil=True)(twin)
    return function


def once(dispatcher: Any) -> Any:
    """Compile a rule once, for 64-bit integers, and not for each width that a caller passes."""
    from numba import types

    original = dispatcher.get_call_template

    @cache
    def compile_for(*arguments: Any) -> Any:
        return original(arguments, {})

    def widen(argument: Any) -> Any:
        is_small = isinstance(argument, types.Integer) and argument != types.uint64
        return types.int64 if is_small or isinstance(argument, types.IntEnumMember) else argument

    def get_call_template(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        _, folded = dispatcher.fold_argument_types(arguments, keywords)
        return compile_for(*map(widen, folded))

    dispatcher.get_call_template = get_call_template
    return dispatcher


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: one folder per state of the sources.

    Numba looks only at the file of the function itself, not at what it calls; a hash of all
    sources, of Numba and of this Python in the folder's name makes stale code impossible.
    """
    home = os.environ.get("VACANCY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    base = Path(home) if home else Path.home() / ".cache"
    digest = hashlib.sha256(f"{sys.version}{version('numba')}".encode())
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
