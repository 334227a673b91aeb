"""Compiled rules never use a subscript out of range: they are compiled once more with checks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import vacancy

PLAYOUTS = """
import vacancy
from vacancy.engine.record import Batch

game = vacancy.game("{name}")
for seats in game.seats:
    states = Batch(game.state, 2)
    states[0] = game.state()
    states[0].seats = seats
    print(game.core.playouts(states, 2000, seats))
"""


@pytest.mark.nightly
@pytest.mark.parametrize("name", vacancy.NAMES)
def test_no_subscript_is_out_of_range(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "VACANCY_BOUNDSCHECK": "1", "VACANCY_CACHE": str(tmp_path)}
    code = PLAYOUTS.format(name=name)
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
