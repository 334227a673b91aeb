"""Whole-program compilation: rules are made into machine code once, where Python calls them.

Numba as it is optimises every function together with all that it calls, and makes machine code of
each; a rule five calls deep is then compiled five times. Here a rule is kept as LLVM code until an
entry point takes it in, with everything that it calls in turn, and is optimised there alone.

This takes private parts of Numba: its libraries, its passes, and what `once` and `subscripts` take.
They are known to fit the versions that the project asks for, and `native.trial` tells whether they
fit the one that is here.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
from numba import njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import CompilerPass, PassManager
from numba.core.typed_passes import (
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import (
    FixupArgs,
    IRProcessing,
    ReconstructSSA,
    TranslateByteCode,
)

from .machine_code import CALL, QUICK_CALL, STOPPED, Code
from .once import compile_once
from .subscripts import counted_from_the_beginning

WITHOUT_WRAPPERS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
PASSES = (
    TranslateByteCode, FixupArgs, IRProcessing, ReconstructSSA, NopythonTypeInference,
    PreLowerStripPhis, NativeLowering, NoPythonBackend,
)  # fmt: skip
"""What the rules' dialect needs of Numba: no closures, exceptions, rewrites or parallel loops.

Rules own no memory, so nobody needs to know either where the life of a variable ends.
"""


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of one rule, for entry points to take in; no machine code is made of it."""

    def finalize(self) -> None:
        self._finalized = True

    def _optimize_functions(self, module: Any) -> None:
        """Optimise what the module defines; Numba prepares this anew for all that it mentions."""
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

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
        (entry,) = [each for each in self._final_module.functions if not each.is_declaration]
        self._final_module.link_in(llvm.parse_assembly(doors(entry)))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise the whole program, of which the world sees nothing but its doors."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in (CALL, QUICK_CALL):
                function.linkage = "internal"
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


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


class RulePasses(PassManager):  # type: ignore[misc]  # likewise
    """Passes without Numba's diary, which spells out the types of all arguments for each pass."""

    def _runPass(self, index: int, each: CompilerPass, state: Any) -> None:  # noqa: N802
        each.run_pass(state)


class RuleCompiler(Compiler):  # type: ignore[misc]  # likewise
    """Compiles a rule as far as entry points need it."""

    library: type[JITCodeLibrary] = RuleLibrary

    def define_pipelines(self) -> list[PassManager]:
        """The passes that make LLVM code of a rule."""
        passes = RulePasses("rules")
        for each in PASSES:
            passes.add_pass(each, each.name())
        passes.finalize()
        return [passes]

    def compile_extra(self, func: FunctionType) -> Any:
        """Compile a function into a library of our kind, without counting references."""
        library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        library.enable_object_caching()
        self.state.library = library
        self.state.targetctx.enable_nrt = False  # a copy of Numba's own, for this function alone
        with counted_from_the_beginning():
            return super().compile_extra(func)


class EntryCompiler(RuleCompiler):
    """Compiles an entry point and all that it calls."""

    library = EntryLibrary


def widen(argument: Any) -> Any:
    """The type for which a rule is compiled: 64-bit integers for narrower ones and for enums."""
    is_small = isinstance(argument, types.Integer) and argument != types.uint64
    return types.int64 if is_small or isinstance(argument, types.IntEnumMember) else argument


def compile_part(rule: FunctionType, **options: Any) -> Any:
    """A rule as entry points take it in."""
    dispatcher = njit(pipeline_class=RuleCompiler, **WITHOUT_WRAPPERS, **options)(rule)
    return compile_once(dispatcher, widen)


def compile_whole(function: FunctionType, **options: Any) -> Code:
    """The machine code of a function of integers that returns one, and of all that it calls."""
    dispatcher = njit(pipeline_class=EntryCompiler, **WITHOUT_WRAPPERS, **options)(function)
    signature = (types.int64,) * function.__code__.co_argcount
    dispatcher.compile(signature)
    library = dispatcher.overloads[signature].library
    return Code(len(signature), library._get_compiled_object())


def doors(entry: Any) -> str:
    """LLVM code with the two functions through which C and Python reach an entry point.

    Numba's functions take the places of their result and of an exception, then their arguments.
    Rules own no memory: where Numba's own code counts references, nothing is done. They raise
    nothing but where bounds are checked, and then the result says so. The door for Python takes an
    array of objects, and lets Python's own functions say that one is no integer.
    """
    count = len(list(entry.arguments)) - 2
    numbers = range(count)
    given = ", ".join(f"i64 %v{n}" for n in numbers)
    fetched = "\n".join(
        f"%p{n} = getelementptr ptr, ptr %arguments, i64 {n}\n"
        f"%o{n} = load ptr, ptr %p{n}\n"
        f"%v{n} = call i64 @PyLong_AsLongLong(ptr %o{n})"
        for n in numbers
    )
    return f"""
declare i32 @"{entry.name}"(ptr, ptr{", i64" * count})
declare i64 @PyLong_AsLongLong(ptr)
declare ptr @PyLong_FromLongLong(i64)
declare ptr @PyErr_Occurred()
define void @NRT_incref(ptr %memory) {{ ret void }}
define void @NRT_decref(ptr %memory) {{ ret void }}

define i64 @{CALL}({given}) {{
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{entry.name}"(ptr %result, ptr %exception, {given})
  %is_fine = icmp eq i32 %status, 0
  %told = load i64, ptr %result
  %value = select i1 %is_fine, i64 %told, i64 {STOPPED}
  ret i64 %value
}}

define ptr @{QUICK_CALL}(ptr %self, ptr %arguments, i64 %count) {{
  {fetched}
  %error = call ptr @PyErr_Occurred()
  %is_fine = icmp eq ptr %error, null
  br i1 %is_fine, label %fine, label %wrong
fine:
  %value = call i64 @{CALL}({given})
  %told = call ptr @PyLong_FromLongLong(i64 %value)
  ret ptr %told
wrong:
  ret ptr null
}}
"""
