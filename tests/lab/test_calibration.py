"""How sure a net may be: what it expected beside what came."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import vacancy
from tests.bots.nets import random_net
from vacancy.bots.net.weights import load_net
from vacancy.engine.features import features_of
from vacancy.lab.calibration import PARTS, Expected, main, measure

GAME = vacancy.game("overbooking")


def expected(shares: list[float], results: list[float], parts: list[int]) -> Expected:
    """What was expected and came, decision by decision."""
    return Expected(
        np.array(shares, np.float32), np.array(results, np.float32), np.array(parts, np.int8),
        np.arange(len(shares), dtype=np.int8) % 2,
    )  # fmt: skip


def test_who_says_a_quarter_and_wins_a_quarter_makes_no_error() -> None:
    told = expected([0.26, 0.26, 0.26, 0.26], [1.04, 0, 0, 0], [0] * 4)
    assert told.error() == pytest.approx(0, abs=1e-6)


def test_who_is_too_sure_errs_by_as_much() -> None:
    told = expected([0.9] * 10, [1, 0] * 5, [0] * 10)
    assert told.error() == pytest.approx(0.4, abs=1e-6)


def test_what_only_one_half_of_the_matches_errs_in_is_chance() -> None:
    always = expected([0.9] * 10, [0.5] * 10, [0] * 10)
    assert always.beyond_chance() == pytest.approx(0.4, abs=1e-6)
    once = expected([0.9] * 10, [0.9, 0.5] * 5, [0] * 10)
    assert once.error() == pytest.approx(0.2, abs=1e-6)
    assert once.beyond_chance() == pytest.approx(0, abs=1e-3)


def test_errors_of_one_part_of_a_match_do_not_count_for_another() -> None:
    told = expected([0.9, 0.9, 0.1, 0.1], [0, 0, 0.1, 0.1], [0, 0, 2, 2])
    assert told.error(0) == pytest.approx(0.9)
    assert told.error(2) == pytest.approx(0, abs=1e-6)


def test_expectations_of_all_seats_are_compared_at_every_decision() -> None:
    found = measure(GAME, random_net(GAME), seats=3, matches=8, tables=4, seed=1)
    assert len(found.shares) == len(found.results) == len(found.parts)
    assert found.shares.reshape(-1, 3).sum(1) == pytest.approx(1, abs=1e-5)
    assert found.results.reshape(-1, 3).sum(1) == pytest.approx(1, abs=1e-5)
    assert set(found.parts.tolist()) == set(range(PARTS))


def test_the_command_tells_of_every_size_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["overbooking", "--matches", "8", "--seats", "2", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "overbooking, 2 seats, 8 matches",
        "overbooking, 4 seats, 8 matches",
    ]


def test_a_tempered_net_is_written_less_sure_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    main(["overbooking", "--matches", "4", "--seats", "2", "--temper", "0.5", "--write", str(path)])
    usual, written = (
        load_net(each, GAME, features_of(GAME))
        for each in (Path(str(GAME.folder / "net.npz")), path)
    )
    assert written.header["tempered"] == 0.5
    assert np.allclose(written.arrays["share"], usual.arrays["share"] / 2, atol=1e-3)
    assert (written.arrays["policy"] == usual.arrays["policy"]).all()
