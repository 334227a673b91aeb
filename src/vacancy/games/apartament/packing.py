"""Packing pieces into grids: whether they fit together, and one way to lay them (APT-7.3).

Positions are no part of the game (APT-7.6): what is legal depends only on which shapes share a
grid. So the rules look up in tables, which are made from here once, and the view asks for a layout
to draw. A grid is a list of cells, a shape too; cells are (row, column).

>>> hold = rectangle(2, 4)
>>> square, bar = rectangle(2, 2), rectangle(1, 4)
>>> packs(hold, [square, square]), packs(hold, [square, bar])
(True, False)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

Cell = tuple[int, int]
Cells = tuple[Cell, ...]
QUARTER_TURNS = 4


def rectangle(rows: int, cols: int) -> Cells:
    """All cells of a rectangle, row by row."""
    return tuple(product(range(rows), range(cols)))


def turned(shape: Iterable[Cell]) -> Cells:
    """A shape turned by 90 degrees, moved back to the corner."""
    cells = [(col, -row) for row, col in shape]
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    return tuple(sorted((row - top, col - left) for row, col in cells))


def rotations(shape: Cells) -> list[Cells]:
    """The different ways to turn a shape; it is never turned over (APT-7.5, APT-12.23)."""
    found: list[Cells] = []
    for _ in range(QUARTER_TURNS):
        shape = turned(shape)
        if shape not in found:
            found.append(shape)
    return found


@lru_cache(maxsize=1024)
def placements(grid: Cells, shape: Cells) -> tuple[int, ...]:
    """Every way to lay a shape wholly inside a grid, as sets of the grid's cells (APT-7.2)."""
    number = {cell: index for index, cell in enumerate(grid)}
    found = set()
    for form, (top, left) in product(rotations(shape), grid):
        row, col = form[0]
        cells = [(r - row + top, c - col + left) for r, c in form]
        if all(cell in number for cell in cells):
            found.add(sum(1 << number[cell] for cell in cells))
    return tuple(sorted(found))


@lru_cache(maxsize=4096)
def lay(grid: Cells, shapes: tuple[Cells, ...]) -> tuple[Cells, ...] | None:
    """One way to lay shapes into a grid without overlap, in their order; None if there is none."""
    by_size = sorted(range(len(shapes)), key=lambda index: (-len(shapes[index]), shapes[index]))
    laid: list[int] = []
    tried = [0]
    occupied = [0]
    while len(laid) < len(shapes):
        ways = placements(grid, shapes[by_size[len(laid)]])
        while tried[-1] < len(ways) and ways[tried[-1]] & occupied[-1]:
            tried[-1] += 1
        if tried[-1] < len(ways):
            laid.append(ways[tried[-1]])
            occupied.append(occupied[-1] | laid[-1])
            same_next = len(laid) < len(shapes) and same_shape(shapes, by_size, len(laid))
            tried.append(tried[-1] + 1 if same_next else 0)
        elif laid:
            tried.pop()
            occupied.pop()
            laid.pop()
            tried[-1] += 1
        else:
            return None
    where = dict(zip(by_size, laid, strict=True))
    return tuple(members(grid, where[index]) for index in range(len(shapes)))


def same_shape(shapes: Sequence[Cells], order: Sequence[int], index: int) -> bool:
    """Whether a shape is like the one before it, so that only later placements are new."""
    return shapes[order[index]] == shapes[order[index - 1]]


def members(grid: Cells, cells: int) -> Cells:
    """A set of a grid's cells as a list."""
    return tuple(cell for index, cell in enumerate(grid) if cells >> index & 1)


def packs(grid: Cells, shapes: Iterable[Cells]) -> bool:
    """Whether shapes can be laid into a grid together (APT-7.3)."""
    return lay(grid, tuple(shapes)) is not None


def packable(grid: Cells, shapes: Sequence[Cells]) -> list[tuple[int, ...]]:
    """Every bunch that packs, as how many it has of each shape; the shapes go from small to large.

    Single cells fit wherever cells are left, so only the other shapes are laid.
    """
    single, *larger = range(len(shapes))
    assert len(shapes[single]) == 1
    found = [(0,) * len(shapes)]
    for bunch in found:
        last = max((index for index in larger if bunch[index]), default=1)
        for index in range(last, len(shapes)):
            more = (*bunch[:index], bunch[index] + 1, *bunch[index + 1 :])
            cells = [shapes[each] for each in larger for _ in range(more[each])]
            if packs(grid, cells):
                found.append(more)
    return [
        (singles, *bunch[1:])
        for bunch in found
        for singles in range(len(grid) - cell_count(bunch, shapes) + 1)
    ]


def cell_count(bunch: Sequence[int], shapes: Sequence[Cells]) -> int:
    """How many cells a bunch of shapes covers."""
    return sum(count * len(shape) for count, shape in zip(bunch, shapes, strict=True))
