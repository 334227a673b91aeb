"""Small faults that can be put into a source: one place each, and other words for it."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable, Iterator
from copy import copy
from pathlib import Path
from typing import NamedTuple

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
"""What each operator is taken for."""


class Mutant(NamedTuple):
    """One fault in one file."""

    path: Path
    node: ast.expr | ast.stmt
    instead: str

    @property
    def change(self) -> str:
        return f"{' '.join(ast.unparse(self.node).split())}  ->  {self.instead}"

    def source(self) -> str:
        """The file with the fault in it."""
        text = self.path.read_bytes()
        starts = [0]
        for line in text.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        assert self.node.end_lineno is not None
        assert self.node.end_col_offset is not None
        begin = starts[self.node.lineno - 1] + self.node.col_offset
        end = starts[self.node.end_lineno - 1] + self.node.end_col_offset
        return (text[:begin] + self.instead.encode() + text[end:]).decode()


def places(path: Path) -> Iterator[Mutant]:
    """All faults that can be put into the functions of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    for function in filter(lambda each: isinstance(each, ast.FunctionDef), tree.body):
        assert isinstance(function, ast.FunctionDef)
        for statement in function.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.expr | ast.stmt) and (wrong := spoil(node)) is not None:
                    yield Mutant(path, node, wrong)


def spoil(node: ast.expr | ast.stmt) -> str | None:
    """What could stand in a place by mistake, if anything is tried there."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            return f"({words(node, ops=[SWAPS[type(op)]()])})"
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in SWAPS:
            return f"({words(node, op=SWAPS[type(op)]())})"
        case ast.AugAssign(op=op) if type(op) in SWAPS:
            return words(node, op=SWAPS[type(op)]())
        case ast.UnaryOp(op=ast.Not()):
            return f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool()):
            return str(not node.value)
        case ast.Constant(value=int(number)):
            return str(number + 1)
        case ast.Expr(value=ast.Call()):
            return "pass"
    return None


def words(node: ast.AST, **parts: object) -> str:
    """A node with other parts, as it is written."""
    other = copy(node)
    for name, part in parts.items():
        setattr(other, name, part)
    return ast.unparse(other)


def sample(paths: Iterable[Path], count: int, chance: random.Random) -> list[Mutant]:
    """So many faults in these files, each as likely as any other."""
    found = [mutant for path in sorted(paths) for mutant in places(path)]
    return chance.sample(found, min(count, len(found)))
