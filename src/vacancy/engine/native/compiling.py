"""Compiling rules: entry points are made once, as a whole program, and kept.

Whole programs need private parts of Numba (`native.whole_program`). Before something is compiled
they are tried out; where they do not fit this Numba, it compiles in its ordinary way, which takes
longer and keeps nothing, and a warning says so.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from vacancy.engine.dialect import AnyFunction
from vacancy.engine.signature import Records

from .cache import CHECKS_BOUNDS, cache_folder
from .entries import Entry, compiled_end
from .linking import Linker

if TYPE_CHECKING:
    from .machine_code import Code

IS_COMPILED = os.environ.get("VACANCY_UNCOMPILED", "") in ("", "0")
"""Whether games are compiled unless somebody asks otherwise."""

OPTIONS = {"error_model": "numpy", "boundscheck": CHECKS_BOUNDS}
"""For the compiler: rules divide as machines do, without looking for zero."""


class SlowCompilation(UserWarning):
    """Rules are compiled in Numba's ordinary way, because whole programs do not work with it."""


class EntryPoints:
    """The compiled functions of one game that Python calls.

    They are made when first wanted and kept in a folder of the game's own. Where they have been
    kept, Numba need not be loaded.
    """

    def __init__(
        self,
        holes: Mapping[AnyFunction, AnyFunction],
        package: str,
        records: Records,
        constants: Callable[[], Mapping[str, Any]],
    ) -> None:
        self.holes, self.records, self.constants = holes, records, constants
        self.folder = cache_folder(package)

    @cached_property
    def linker(self) -> Linker:
        """Links the rules compiled."""
        return Linker(
            holes=self.holes, wrap=compile_rule, is_native=True, constants=self.constants()
        )

    def call(self, entry: Entry) -> Callable[..., int]:
        """An entry point as a function of integers that returns one."""
        code = self.code(entry)
        if code is None:
            return compile_ordinarily(self.twin(entry))
        from .machine_code import call, quick_call

        return stopping(quick_call(code) if entry.is_quick else call(code), entry.name)

    def twin(self, entry: Entry) -> FunctionType:
        """An entry point with compiled rules in it."""
        return self.linker.twin(compiled_end(entry, self.records))

    def place(self, entry: Entry) -> Path:
        """The file in which an entry point is kept."""
        from .machine_code import this_machine

        return self.folder / f"{entry.name}.{this_machine()}.o"

    def code(self, entry: Entry) -> Code | None:
        """The machine code of an entry point, kept from another time or made now, if it can be."""
        from .machine_code import find, keep

        path = self.place(entry)
        code = find(path)
        if code is None and can_compile_whole():
            from .whole_program import compile_whole

            code = compile_whole(self.twin(entry), **OPTIONS)
            keep(path, code)
        return code


@cache
def can_compile_whole() -> bool:
    """Whether whole programs can be compiled with this Numba; if not, somebody is told."""
    try:
        from .trial import try_out

        try_out()
    except Exception as problem:  # whatever a changed Numba raises
        warnings.warn(
            f"Numba {version('numba')} cannot compile whole programs ({problem!r}): rules are "
            "compiled slowly, and again at every start",
            SlowCompilation,
            stacklevel=2,
        )
        return False
    return True


def compile_rule(twin: FunctionType) -> Any:
    """A rule as entry points take it in."""
    from numba import njit

    if not can_compile_whole():
        return njit(**OPTIONS, no_cpython_wrapper=True, no_cfunc_wrapper=True)(twin)
    from .whole_program import compile_part

    return compile_part(twin, **OPTIONS)


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


def compile_ordinarily(twin: FunctionType) -> Callable[..., int]:
    """An entry point as Numba makes it, which can raise an exception; it is not kept."""
    from numba import njit

    function: Callable[..., int] = njit(**OPTIONS, nogil=True)(twin)
    return function
