"""Entry points: the compiled functions of a game that Python calls, made once and kept."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any

from vacancy.engine.dialect import AnyFunction

from .cache import CHECKS_BOUNDS, cache_folder
from .linking import Linker

if TYPE_CHECKING:
    from .machine_code import Code

IS_COMPILED = os.environ.get("VACANCY_UNCOMPILED", "") in ("", "0")
"""Whether games are compiled unless somebody asks otherwise."""

OPTIONS = {"error_model": "numpy", "boundscheck": CHECKS_BOUNDS}
"""For the compiler: rules divide as machines do, without looking for zero."""


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
        self.folder = cache_folder(game)

    @cached_property
    def linker(self) -> Linker:
        """Links the rules compiled."""
        return Linker(
            holes=self.holes, wrap=compile_rule, is_native=True, constants=self.constants()
        )

    def call(self, name: str) -> Callable[..., int]:
        """A function of integers that returns one; other threads run meanwhile."""
        from .machine_code import call

        return stopping(call(self.code(name)), name)

    def quick_call(self, name: str) -> Callable[..., int]:
        """The same for a short function: letting others run would cost more than the function."""
        from .machine_code import quick_call

        return stopping(quick_call(self.code(name)), name)

    def twin(self, name: str) -> FunctionType:
        """A function with compiled rules in it."""
        module, _, function = name.rpartition(".")
        return self.linker.twin(getattr(import_module(module), function))

    def code(self, name: str) -> Code:
        """The machine code of a function, kept from another time or made now."""
        from .machine_code import find, keep, this_machine

        path = self.folder / f"{name}.{this_machine()}.o"
        code = find(path)
        if code is None:
            from .whole_program import compile_whole

            code = compile_whole(self.twin(name), **OPTIONS)
            keep(path, code)
        return code


def compile_rule(twin: FunctionType) -> Any:
    """A rule as entry points take it in."""
    import numba

    from .whole_program import RuleCompiler

    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return once(numba.njit(**OPTIONS, pipeline_class=RuleCompiler, **wrappers)(twin))


def stopping(function: Callable[..., int], name: str) -> Callable[..., int]:
    """The same function, which raises an exception where bounds are checked and one was passed."""
    if not CHECKS_BOUNDS:
        return function
    from .machine_code import STOPPED

    def checked(*arguments: int) -> int:
        if (result := function(*arguments)) == STOPPED:
            raise IndexError(f"{name}{arguments}: a subscript is out of range")
        return result

    return checked


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
