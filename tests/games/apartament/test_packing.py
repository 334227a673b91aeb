"""Packing (APT-7): abstract grids, and the tables against a search by brute force."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from tests.rules import rule
from vacancy.games.apartament.components import (
    AREA_CELLS,
    AREA_GRID,
    BUNCH_CELLS,
    BUNCHES,
    FITS,
    GRID_CELLS,
    SHAPE_CELLS,
    WITH_SHAPE,
    WITHOUT_SHAPE,
)
from vacancy.games.apartament.layout import SHAPES, Grid
from vacancy.games.apartament.packing import Cells, lay, packs, rectangle

X = "x"
PICTURES = {
    "single": ["x"], "D": ["xx"], "I3": ["xxx"], "L3": ["x.", "xx"],
    "I4": ["xxxx"], "O4": ["xx", "xx"], "T4": ["xxx", ".x."], "L4": ["x.", "x.", "xx"],
    "J4": [".x", ".x", "xx"], "S4": [".xx", "xx."], "Z4": ["xx.", ".xx"],
}  # fmt: skip


def shape(name: str) -> Cells:
    picture = PICTURES[name]
    return tuple((r, c) for r, row in enumerate(picture) for c, x in enumerate(row) if x == X)


def fits(grid: Cells, names: str) -> bool:
    return packs(grid, [shape(name) for name in names.split()])


def without(grid: Cells, door: tuple[int, int]) -> Cells:
    return tuple(cell for cell in grid if cell != door)


@rule("APT-7.3", "APT-7.4", "APT-13.25")
@pytest.mark.parametrize("names", ["O4 O4", "I4 I4", "L4 L4", "J4 J4", "I3 I3 D", "I3 L3 D"])
def test_a_hold_of_two_by_four_packs(names: str) -> None:
    assert fits(rectangle(2, 4), names)


@rule("APT-7.3", "APT-7.4", "APT-13.25")
@pytest.mark.parametrize("names", ["O4 I4", "L4 J4", "S4 S4", "T4 T4"])
def test_eight_cells_are_not_enough_if_no_packing_exists(names: str) -> None:
    assert not fits(rectangle(2, 4), names)


@rule("APT-7.5", "APT-12.23", "APT-13.26")
def test_a_piece_is_turned_but_never_turned_over() -> None:
    grid = ((0, 0), (0, 1), (1, 1), (1, 2))
    assert fits(grid, "Z4")
    assert not fits(grid, "S4")
    assert fits(((0, 1), (1, 0), (1, 1), (2, 0)), "Z4")


@rule("APT-7.1", "APT-7.3", "APT-13.27")
def test_crates_use_the_cells_that_are_left_and_the_trailer_adds_two() -> None:
    hold, with_trailer = rectangle(4, 2), rectangle(5, 2)
    assert fits(hold, "I3 I3 single single")
    assert not fits(hold, "I3 I3 single single single")
    assert fits(hold, "I3 I3 D")
    assert not fits(hold, "I3 I3 D single")
    assert fits(with_trailer, "I4 I4 D")
    assert not fits(with_trailer, "O4 I4")


@rule("APT-8.2", "APT-8.3", "APT-8.4", "APT-13.28")
def test_the_door_cell_is_never_covered() -> None:
    small = without(rectangle(2, 3), (0, 0))
    for names in ("O4 single", "I3 D", "D D single", "D single single"):
        assert fits(small, names)
    assert not fits(small, "I4")
    assert not fits(small, "O4 D")
    assert not fits(small, "I3 I3")
    assert fits(without(rectangle(3, 4), (0, 0)), "O4 O4 I3")
    assert fits(without(rectangle(3, 4), (0, 1)), "I4 O4 L3")


@rule("APT-7.2")
def test_a_layout_stays_inside_the_grid_and_covers_no_cell_twice() -> None:
    grid = rectangle(4, 2)
    laid = lay(grid, (shape("L4"), shape("D"), shape("single")))
    assert laid is not None
    covered = [cell for cells in laid for cell in cells]
    assert len(set(covered)) == len(covered) == 7
    assert set(covered) <= set(grid)


def brute_force(grid: Cells, shapes: list[Cells]) -> bool:
    """Whether shapes pack, by trying every rotation and translation of the first, and so on."""
    if not shapes:
        return True
    form = shapes[0]
    for _ in range(4):
        form = tuple((col, -row) for row, col in form)
        for down, right in product(range(-5, 6), repeat=2):
            moved = {(row + down, col + right) for row, col in form}
            if moved <= set(grid):
                rest = tuple(cell for cell in grid if cell not in moved)
                if brute_force(rest, shapes[1:]):
                    return True
    return False


def bunches(cells: int) -> list[tuple[int, ...]]:
    """All bunches of shapes with at most so many cells, as counts."""
    found = []
    for count in range(cells + 1):
        for chosen in combinations_with_replacement(range(SHAPES), count):
            if sum(len(SHAPE_CELLS[each]) for each in chosen) <= cells:
                found.append(tuple(chosen.count(each) for each in range(SHAPES)))
    return found


@rule("APT-7.3", "APT-8.2", "APT-12.22")
@pytest.mark.parametrize("grid", Grid)
def test_the_tables_say_what_a_search_by_brute_force_says(grid: Grid) -> None:
    cells = GRID_CELLS[grid]
    for bunch in bunches(len(cells)):
        sizes = [each for each in range(SHAPES - 1, 0, -1) for _ in range(bunch[each])]
        larger = [SHAPE_CELLS[each] for each in sizes]  # single cells fit wherever cells are left
        assert reachable(grid, bunch) == brute_force(cells, larger), bunch


def reachable(grid: Grid, bunch: tuple[int, ...]) -> bool:
    """Whether the tables let a bunch come together piece by piece in a grid."""
    number = 0
    for each in range(SHAPES - 1, -1, -1):
        for _ in range(bunch[each]):
            if not FITS[grid, number] >> each & 1:
                return False
            number = WITH_SHAPE[number, each]
    return BUNCHES[number] == bunch


def test_taking_a_piece_away_undoes_putting_it_in() -> None:
    for number in range(len(BUNCHES)):
        for each in range(SHAPES):
            more = WITH_SHAPE[number, each]
            if more >= 0:
                assert WITHOUT_SHAPE[more, each] == number
                assert BUNCH_CELLS[more] - BUNCH_CELLS[number] == len(SHAPE_CELLS[each])


@rule("APT-2.22", "APT-12.25")
def test_both_rooms_of_a_size_take_the_same_bunches() -> None:
    for area, cells in enumerate(AREA_CELLS):
        for bunch in bunches(8):
            shapes = [SHAPE_CELLS[each] for each in range(SHAPES) for _ in range(bunch[each])]
            assert packs(cells, shapes) == packs(GRID_CELLS[AREA_GRID[area]], shapes)
