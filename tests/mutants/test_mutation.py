"""The faults that are put into rules on purpose are real ones, and one at a time."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from tests.mutants.mutation import places, sample
from tests.mutants.run import choose


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("if a < b: return c", "if (a <= b): return c"),
        ("a = b and c or d", "a = ((b and c) and d)|a = (b or c) or d"),
        ("count += cost", "count -= cost"),
        ("if not done: return a", "if (done): return a"),
        ("return 7", "return 8"),
        ("return True", "return False"),
        ("push(state, seat)", "pass"),
        ("ż = '…'; x = a % b", "ż = '…'; x = (a // b)"),
        ("return state.seat", ""),
    ],
)
def test_each_place_is_broken_once(tmp_path: Path, before: str, after: str) -> None:
    path = tmp_path / "rules.py"
    path.write_text(f"def do_it(a, b):\n    {before}\n", "utf-8")
    found = [mutant.source().split("\n")[1].strip() for mutant in places(path)]
    assert found == [words for words in after.split("|") if words]


def test_nothing_outside_of_functions_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("LIMIT = 3 + 4\n", "utf-8")
    assert list(places(path)) == []


def test_a_sample_is_the_same_for_the_same_seed_and_every_fault_can_be_read() -> None:
    chosen = choose(40, seed=3)
    assert [mutant.change for _, mutant in chosen] == [each.change for _, each in choose(40, 3)]
    for _, mutant in chosen:
        assert ast.dump(ast.parse(mutant.source())) != ast.dump(ast.parse(mutant.path.read_text()))


def test_a_small_file_gives_all_it_has(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("def add(a, b):\n    return a + b\n", "utf-8")
    assert len(sample([path], 9, random.Random(1))) == 1
