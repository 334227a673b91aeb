"""Many games from the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from vacancy.engine.game import Game
from vacancy.lab.bench import measure
from vacancy.lab.bench.result import Result
from vacancy.lab.simulate import simulation
from vacancy.lab.simulate.chunks import Chunk
from vacancy.lab.simulate.matches import Plan, play

from .conftest import Cli

SIMULATE = ("simulate", "overbooking", "--seats", 2, "--bots", "random", "--games", 4)


def test_a_simulation_is_summed_up_by_bot_seat_and_turn(cli: Cli) -> None:
    code, out, err = cli(*SIMULATE, "--seed", 3)
    assert (code, err) == (0, "")
    assert out.startswith("4 games in ")
    assert "seed 3" in out
    assert "Bot" in out
    assert "Seat" in out
    assert "Turn order" in out
    assert "100.0%" in out  # of the wins are the only bot's


def test_every_game_is_written(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    assert f"Every game is in {file}." in cli(*SIMULATE, "--out", file).out
    with file.open() as lines:
        assert len(list(csv.DictReader(lines))) == 4


def test_a_summary_in_polish(cli: Cli) -> None:
    out = cli(*SIMULATE, "--lang", "pl").out
    assert out.startswith("4 gry w ")
    assert "Kolejność" in out


def test_an_interrupted_simulation_keeps_what_is_there(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(game: Game, plan: Plan, first: int, count: int) -> Chunk:
        if first > 0:
            raise KeyboardInterrupt
        return play(game, plan, first, count)

    monkeypatch.setattr(simulation, "play", interrupted)
    file = tmp_path / "results.csv"
    code, out, err = cli(*SIMULATE[:-1], 100, "--out", file)
    assert code == 130
    assert err == "Interrupted.\n"
    assert out.startswith("1 game in ")
    with file.open() as lines:
        assert 0 < len(list(csv.DictReader(lines))) < 100


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> list[Result]:
    found = [
        Result("speed", 1234567.0, "games/s", 1000.0, 1234.567, "[note]"),
        Result("x", 0.5, "s"),
    ]
    monkeypatch.setattr(measure, "run", lambda seconds: found)
    return found


def test_figures_are_shown_next_to_the_peer(cli: Cli, results: list[Result]) -> None:
    out = cli("bench").out
    assert "1,234,567  games/s" in out
    assert "1234.6" in out
    assert "(1) [note]" in out


def test_figures_are_printed_as_json(cli: Cli, results: list[Result]) -> None:
    assert json.loads(cli("bench", "--json").out) == [result.as_json() for result in results]
