"""Compiled rules never use a subscript out of range: they are compiled once more with checks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import vacancy
from vacancy.engine.native.cache import cache_folder

ROOT = Path(__file__).parents[2]
OVERRUN = """
from tests.engine.test_compile import compiled, price
assert compiled(price)(2) == 9
compiled(price)({card})
"""


def run_checked(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with rules that are compiled with checks, and kept apart from the others."""
    environment = {**os.environ, "VACANCY_BOUNDSCHECK": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", vacancy.NAMES)
def test_no_subscript_is_out_of_range_at_any_table(name: str) -> None:
    done = run_checked("-m", "tests.conformance.bounds", name, "1")
    assert done.returncode == 0, done.stderr


@pytest.mark.nightly
@pytest.mark.parametrize("name", vacancy.NAMES)
def test_no_subscript_is_out_of_range_in_the_long_run(name: str) -> None:
    done = run_checked("-m", "tests.conformance.bounds", name, "50", "--bots")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("card", [3, -1])
def test_a_subscript_out_of_range_is_noticed_where_bounds_are_checked(card: int) -> None:
    """A negative one too: it does not count from the end."""
    done = run_checked("-c", OVERRUN.format(card=card))
    assert f"IndexError: tests.engine.test_compile.price({card},)" in done.stderr


def test_code_with_checks_is_kept_apart() -> None:
    told = run_checked(
        "-c", "from vacancy.engine.native import cache; print(cache.cache_folder('x'))"
    )
    assert told.stdout.strip() == f"{cache_folder('x')}-checked"
