"""The load test itself, on a small scale: its figures are those of moves that were made."""

from __future__ import annotations

import re
import subprocess
import sys


def test_a_small_load_is_borne_without_errors() -> None:
    command = [sys.executable, "-m", "vacancy.server.load"]
    asked = ["--tables", "3", "--seconds", "3", "--every", "0.5", "--processes", "2"]
    report = subprocess.run(
        [*command, *asked], capture_output=True, text=True, timeout=120, check=True
    ).stdout
    made = re.search(r"moves (\d+), other screens (\d+)", report)
    assert made is not None, report
    moves, screens = int(made[1]), int(made[2])
    assert moves > 0
    assert screens == 3 * moves
    assert "errors 0" in report
