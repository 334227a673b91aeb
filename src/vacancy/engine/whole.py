"""Whole-program compilation: rules are made into machine code once, where Python calls them.

Numba as it is optimises every function together with all that it calls, and makes machine code of
each; a rule five calls deep is then compiled five times. Here a rule is kept as LLVM code until an
entry point takes it in, with everything that it calls in turn, and is optimised there alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of one rule, for entry points to take in; no machine code is made of it."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere: nobody calls a rule by address."""
        return 0

    @property
    def codegen(self) -> RuleLibrary:
        """Numba tells the generator of the code about its environment: there is nothing to tell."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        pass


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]  # likewise
    """The code of an entry point with all rules that it needs, each once."""

    def finalize(self) -> None:
        self._linking_libraries: list[Any] = everything_in(self._linking_libraries)
        super().finalize()


def everything_in(libraries: Iterable[Any]) -> list[Any]:
    """These libraries and all that they need, each once."""
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, RuleLibrary):
                waiting.extend(library._linking_libraries)
    return list(found)


class RuleCompiler(Compiler):  # type: ignore[misc]  # likewise
    """Compiles a rule as far as entry points need it."""

    library: type[JITCodeLibrary] = RuleLibrary

    def compile_extra(self, func: FunctionType) -> Any:
        """Compile a function into a library of our kind."""
        library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        library.enable_object_caching()
        self.state.library = library
        return super().compile_extra(func)


class EntryCompiler(RuleCompiler):
    """Compiles an entry point and all that it calls."""

    library = EntryLibrary
