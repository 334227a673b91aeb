"""Where Numba's private parts do not fit, it compiles in its ordinary way, and plays the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from vacancy.engine.native import compiling, trial

ROOT = Path(__file__).parents[2]
BROKEN = {
    "a class is gone": "del codegen.JITCodeLibrary",
    "a method is gone": "codegen.JITCodeLibrary._get_compiled_object = None",
}
PLAY = """
import warnings
import numba.core.codegen as codegen
import numba
{broken}
from tests.bots.test_search_toy import make_toy
from vacancy.engine.native.compiling import SlowCompilation

plain = make_toy()
compiled = plain.compiled
with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    for seed in range(6):
        state, twin = plain.new(3, seed=seed), compiled.new(3, seed=seed)
        while not plain.is_over(state):
            assert compiled.legal(twin) == plain.legal(state)
            assert compiled.hide(twin, 1, seed) == plain.hide(state, 1, seed)
            action = plain.legal(state)[seed % 2]
            plain.play(state, action)
            compiled.play(twin, action)
            assert twin == state
        assert compiled.scores(twin) == plain.scores(state)
assert [warning.category for warning in heard] == [SlowCompilation], heard
print(heard[0].message)
"""


def play(code: str, cache: Path) -> str:
    """What a Python of its own prints."""
    environment = {
        **os.environ,
        "VACANCY_CACHE": str(cache),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "broken",
    [
        it if not number else pytest.param(it, marks=pytest.mark.nightly)
        for number, it in enumerate(BROKEN)
    ],
)
def test_a_numba_whose_hooks_do_not_fit_plays_the_same_bytes(broken: str, tmp_path: Path) -> None:
    told = play(PLAY.format(broken=BROKEN[broken]), tmp_path)
    assert "cannot compile whole programs" in told
    assert not list(tmp_path.rglob("*.o"))


def test_the_hooks_fit_the_numba_that_is_here() -> None:
    trial.try_out()
    assert compiling.can_compile_whole()


def test_a_program_that_comes_out_wrong_does_not_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "ANSWER", 7)
    with pytest.raises(trial.BrokenTrial, match="7 is wanted, not 602"):
        trial.try_out()
