"""Benchmarks: what is counted and what is said; never how long anything takes."""

from __future__ import annotations

import json
import sys

import pytest

import vacancy
from vacancy.lab.bench import measure as measure_module
from vacancy.lab.bench import thought
from vacancy.lab.bench.measure import Result, beside, measure, run
from vacancy.lab.bench.peer import DECISIONS, ROLLOUTS, Hearts
from vacancy.lab.bench.work import copies, guesses, playouts, steps

GAME = vacancy.game("overbooking").compiled


def test_random_games_count_every_decision() -> None:
    assert playouts(GAME)(3) > 3 * 4 * 20
    assert steps(GAME)(1) >= 4 * 20


def test_copies_and_guesses_count_one_by_one() -> None:
    assert copies(GAME)(100) == 100
    assert guesses(GAME)(100) == 100


def test_everything_is_measured_in_turns() -> None:
    done: list[str] = []

    def work(name: str) -> measure_module.Work:
        def do(times: int) -> int:
            if not done or done[-1] != name:
                done.append(name)
            return times

        return do

    speeds = measure({"ours": work("ours"), "peer": work("peer")}, 0.01)
    assert done == ["ours", "peer"] * (1 + measure_module.TURNS)
    assert min(speeds.values()) > 0


def test_the_ratio_is_ours_by_the_peer() -> None:
    ours = Result("games", 30.0, "decisions/s")
    assert beside(ours, 10.0, "why").ratio == 3.0
    assert beside(ours, 0.0, "why") == ours


def test_hearts_takes_fifty_two_decisions_from_the_deal() -> None:
    pytest.importorskip("pyspiel")
    hearts = Hearts()
    state, count = hearts.dealt.clone(), 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        count += 1
    assert count == DECISIONS
    assert hearts.step_dealt(2) == hearts.play_bots(2) == 2 * DECISIONS
    assert hearts.step(2) >= 2 * DECISIONS
    assert hearts.roll_out(ROLLOUTS + 1) == 2 * ROLLOUTS * DECISIONS


def test_without_a_peer_ours_is_reported_and_the_lack_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(measure_module, "NAMES", ("overbooking",))
    monkeypatch.setattr(measure_module, "compile_times", lambda game: [])
    results = run(seconds=0.02)
    assert [result.unit for result in results] == [
        "decisions/s",
        "decisions/s",
        "iterations/s",
        "ns",
        "ns",
    ]
    assert all(result.ours > 0 and result.peer is None for result in results)
    assert "OpenSpiel is not installed" in results[0].note
    assert json.loads(json.dumps([result.as_json() for result in results]))[0]["peer"] is None


def test_thoughts_are_timed_for_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert thought.main(["overbooking", "--seconds", "0.001"]) == 0
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head.endswith("| bellboy | porter | concierge | director | grand_director |")
    assert [row.split(" | ")[:2] for row in rows] == [
        ["| Overbooking", "2"],
        ["| Overbooking", "4"],
    ]
