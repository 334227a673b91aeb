"""The real command in a process of its own: signals, pipes, and what is imported."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "vacancy.cli"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
    own = {"XDG_STATE_HOME": str(tmp_path), "VACANCY_UNCOMPILED": "1", "COLUMNS": "80"}
    return {**kept, **own}


def heed_interrupts() -> None:
    """Let Ctrl-C work in a child, also where the tests run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*arguments: str, environment: dict[str, str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
        encoding="utf-8",
        env=environment,
        preexec_fn=heed_interrupts,  # noqa: PLW1509 - the tests have no threads here
    )


@pytest.mark.parametrize("command", ["--help", "games", "rules overbooking 5.1"])
def test_what_needs_no_play_does_not_wait_for_numba(
    command: str, environment: dict[str, str]
) -> None:
    code = (
        "import sys; from vacancy.cli import main; sys.argv[1:] = sys.argv[1].split()\n"
        "try: main()\n"
        "finally: print('NUMBA' if 'numba' in sys.modules else 'QUICK')"
    )
    words = [sys.executable, "-c", code, command]
    environment.pop("VACANCY_UNCOMPILED")
    done = subprocess.run(words, capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.endswith("QUICK\n")


def test_ctrl_c_at_the_prompt_saves_and_says_so(
    environment: dict[str, str], tmp_path: Path
) -> None:
    process = start("play", "overbooking", "--bots", "random", environment=environment)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1 1\n")
    process.stdin.flush()
    while "lap 2" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.startswith("Interrupted; the match is saved.")
    assert err.count("\n") == 1
    assert len(list((tmp_path / "vacancy").iterdir())) == 1


def test_ctrl_c_in_a_simulation_prints_and_keeps_what_is_there(
    environment: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "results.csv"
    arguments = ("simulate", "overbooking", "--bots", "random", "--games", "100000")
    process = start(*arguments, "--out", str(file), environment=environment)
    while not any(part.stat().st_size for part in tmp_path.glob(".results.csv*")):
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == "Interrupted.\n"
    assert re.match(r"\d+ games? in ", out)
    assert file.stat().st_size > 0


def test_a_closed_pipe_is_no_reason_to_complain(environment: dict[str, str]) -> None:
    process = start("rules", "overbooking", environment=environment)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.wait(timeout=60)
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def test_output_in_a_pipe_is_plain(environment: dict[str, str]) -> None:
    process = start("play", "overbooking", "--bots", "random", environment=environment)
    out, _ = process.communicate("1 1\nscore\nquit\n", timeout=60)
    assert process.returncode == 0
    assert "\x1b" not in out


def test_the_system_language_is_spoken(environment: dict[str, str]) -> None:
    process = start("--help", environment={**environment, "LANG": "pl_PL.UTF-8"})
    out, _ = process.communicate(timeout=60)
    assert "Zagraj z botami w tym terminalu." in out
