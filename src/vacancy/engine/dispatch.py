"""Dispatchers: one rule made of a table of rules, an arm for each row.

Compiled rules cannot keep functions in a table, so the table is written out as the chain of
comparisons that the compiler wants; LLVM makes a jump of it.
"""

from __future__ import annotations

import linecache
from collections.abc import Mapping, Sequence
from typing import Any

from .dialect import AnyFunction, rule


def dispatcher(name: str, arguments: Sequence[str], rules: Mapping[int, AnyFunction]) -> Any:
    """A rule that is given a number and has the rule of that number do the work.

    >>> def greet(log, seat): log.append(f"hello {seat}")
    >>> def leave(log, seat): log.append(f"goodbye {seat}")
    >>> log = []
    >>> dispatcher("do", ["log", "seat"], {0: greet, 1: leave, 2: leave})(2, log, 7)
    >>> log
    ['goodbye 7']
    """
    numbers: dict[AnyFunction, list[int]] = {}
    for number, function in rules.items():
        numbers.setdefault(function, []).append(int(number))
    given = ", ".join(arguments)
    lines = [f"def {name}(number, {given}):"]
    for function, each in numbers.items():
        is_it = " or ".join(f"number == {number}" for number in each)
        lines += [f"    {'if' if len(lines) == 1 else 'elif'} {is_it}:"]
        lines += [f"        {function.__name__}({given})"]
    made = run(name, "\n".join(lines), {function.__name__: function for function in numbers})
    return rule(made)


def run(name: str, source: str, scope: dict[str, Any]) -> AnyFunction:
    """The function that a source text defines; debuggers and tracebacks can show its lines."""
    place = f"<dispatcher {name}>"
    linecache.cache[place] = (len(source), None, source.splitlines(keepends=True), place)
    exec(compile(source, place, "exec"), scope)
    made: AnyFunction = scope[name]
    return made
