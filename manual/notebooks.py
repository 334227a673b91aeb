"""Notebooks: Python files in cells, which Jupyter (with Jupytext) and editors open as notebooks.

`# %%` begins a cell of code, `# %% [markdown]` one of words. A cell shows what it prints and the
value of its last line, as in a notebook.
"""

from __future__ import annotations

import ast
import io
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
MARK, WORDS = "# %%", "# %% [markdown]"


@dataclass(frozen=True)
class Cell:
    """A cell: its text, and whether that is code; `line` is where it begins in its file."""

    text: str
    is_code: bool
    line: int


@dataclass(frozen=True)
class Shown:
    """What a cell of code has shown: text, and drawings by the way Jupyter asks for them."""

    text: str
    drawing: str | None


def cells_of(source: str) -> Iterator[Cell]:
    """The cells of a notebook.

    >>> [(cell.text, cell.is_code) for cell in cells_of("# %% [markdown]\\n# Two\\n# %%\\n1 + 1")]
    [('Two', False), ('1 + 1', True)]
    """
    lines = source.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(MARK)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        body, is_code = lines[start + 1 : end], not lines[start].startswith(WORDS)
        if not is_code:
            body = [line.removeprefix("#").removeprefix(" ") for line in body]
        above = next((number for number, line in enumerate(body) if line.strip()), len(body))
        text = "\n".join(body[above:]).rstrip()
        if text:
            yield Cell(text, is_code, start + 1 + above)


def run(cell: Cell, names: dict[str, Any], path: Path) -> Shown:
    """Run a cell of code with the names of those before it."""
    tree = ast.parse("\n" * cell.line + cell.text, str(path))
    last = tree.body[-1] if tree.body else None
    value: Any = None
    printed = io.StringIO()
    with redirect_stdout(printed):
        if isinstance(last, ast.Expr):
            tree.body.pop()
        exec(compile(tree, str(path), "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), str(path), "eval"), names)
    drawing = value._repr_html_() if hasattr(value, "_repr_html_") else None
    text = printed.getvalue()
    if value is not None and drawing is None:
        text += repr(value)
    return Shown(text.rstrip("\n"), drawing)


def read(path: Path) -> Iterator[tuple[Cell, Shown | None]]:
    """All cells of a notebook, and what those of code show when they are run in turn."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells_of(path.read_text(encoding="utf-8")):
        yield cell, run(cell, names, path) if cell.is_code else None
