"""Benchmarks: what is counted and what is said; never how long anything takes."""

from __future__ import annotations

import json
import os
import sys

import pytest

import vacancy
from vacancy.lab.bench import measure as measure_module
from vacancy.lab.bench import thought
from vacancy.lab.bench.measure import measure, one_core, run
from vacancy.lab.bench.peer import DECISIONS, ROLLOUTS, Hearts
from vacancy.lab.bench.result import Result, Work, beside
from vacancy.lab.bench.tables import TABLES, alone, batched, bytes_of, pettingzoo_loop
from vacancy.lab.bench.tables_told import told_of_tables
from vacancy.lab.bench.work import copies, guesses, playouts, steps

GAME = vacancy.game("overbooking").compiled


def test_random_games_count_every_decision() -> None:
    assert playouts(GAME)(3) > 3 * 4 * 20
    assert steps(GAME)(1) >= 4 * 20


def test_copies_and_guesses_count_one_by_one() -> None:
    assert copies(GAME)(100) == 100
    assert guesses(GAME)(100) == 100


def test_steps_of_tables_are_counted() -> None:
    assert batched(GAME, 2)(3) == 3 * TABLES
    assert alone(GAME, 2)(100) == 100
    assert 20 < pettingzoo_loop(GAME, 2)(1) < 100


def test_the_memory_of_a_match_is_that_of_all_arrays() -> None:
    position, kept = bytes_of(GAME, 2)
    assert position == GAME.state.dtype.itemsize
    assert kept > position + 1770 + 230


def test_tables_are_told_beside_their_peers() -> None:
    speeds = dict.fromkeys(("batch 2", "batch 4", "alone", "pettingzoo"), 30.0)
    known = {f"overbooking {name}": speed for name, speed in speeds.items()}
    told = list(told_of_tables(GAME, {**known, "sparrows": 3.0, "looks": 10.0}, 100))
    assert [each.ratio for each in told[:4]] == [10.0, 10.0, 3.0, 3.0]
    assert told[4].peer == 100
    del known["overbooking pettingzoo"]
    assert "PettingZoo is not installed" in list(told_of_tables(GAME, known, None))[-1].note


def test_one_core_is_enough_for_a_while() -> None:
    affinity = getattr(os, "sched_getaffinity", None)
    if affinity is None:
        pytest.skip("this system keeps nobody to one core")
    before = affinity(0)
    with one_core():
        assert len(affinity(0)) == 1
    assert affinity(0) == before


def test_everything_is_measured_in_turns() -> None:
    done: list[str] = []

    def work(name: str) -> Work:
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
    for peer in ("pyspiel", "jax"):
        monkeypatch.setitem(sys.modules, peer, None)
    monkeypatch.setattr(measure_module, "NAMES", ("overbooking",))
    monkeypatch.setattr(measure_module, "compile_times", lambda game: [])
    results = run(seconds=0.02)
    assert [result.unit for result in results] == [
        "decisions/s",
        "decisions/s",
        "iterations/s",
        "ns",
        "ns",
        *["steps/s"] * 4,
        "bytes",
    ]
    assert all(result.ours > 0 and result.peer is None for result in results)
    assert "OpenSpiel is not installed" in results[0].note
    assert "Pgx is not installed" in results[5].note
    assert "OpenSpiel is not installed" in results[7].note
    assert json.loads(json.dumps([result.as_json() for result in results]))[0]["peer"] is None


@pytest.mark.nightly
def test_thoughts_are_timed_for_every_level(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thought, "LEVELS", ("bellboy", "porter"))
    assert thought.main(["overbooking", "--seconds", "0.001"]) == 0
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head.endswith("| bellboy | porter |")
    assert [row.split(" | ")[:2] for row in rows] == [
        ["| Overbooking", "2"],
        ["| Overbooking", "4"],
    ]
