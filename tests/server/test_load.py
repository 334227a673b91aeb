"""The load test itself, on a small scale: its figures are those of moves that were made."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.server.postgres import Postgres


def report_of(*asked: str) -> str:
    """What is reported of a load."""
    return subprocess.run(
        [sys.executable, "-m", "vacancy.server.load", *asked],
        capture_output=True, text=True, timeout=120, check=True,
    ).stdout  # fmt: skip


@pytest.mark.nightly
def test_a_small_load_is_borne_without_errors() -> None:
    report = report_of(
        "--tables", "3", "--seconds", "3", "--every", "0.5", "--processes", "2", "--thinking", "0"
    )  # fmt: skip
    made = re.search(r"moves (\d+), other screens (\d+)", report)
    assert made is not None, report
    moves, screens = int(made[1]), int(made[2])
    assert moves > 0
    assert screens == 3 * moves
    assert "errors 0; lost 0" in report


def test_two_games_are_borne_by_two_processes_while_bots_think(postgres: Postgres) -> None:
    report = report_of(
        "--tables", "4", "--games", "overbooking", "apartament", "--thinking", "1",
        "--level", "bellboy", "--seconds", "4", "--every", "0.5",
        "--processes", "2", "--tellers", "0", "--db", postgres.fresh(),
    )  # fmt: skip
    assert "acknowledged, apartament: p50" in report
    assert "acknowledged, overbooking: p50" in report
    assert re.search(r"bots' decisions [1-9]", report), report
    assert "errors 0; lost 0" in report
