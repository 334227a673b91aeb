"""What is told of a training: ladder, calibration, and how much can be taken from the net."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import vacancy
from tests.bots.nets import random_net
from vacancy.bots.net.weights import load_net, save_net
from vacancy.engine.features import features_of

torch = pytest.importorskip("torch")

from vacancy.lab.train import answer  # noqa: E402
from vacancy.lab.train.report import Extent, write_report  # noqa: E402
from vacancy.lab.train.settings import BadSetting, settings_of  # noqa: E402

GAME = vacancy.game("overbooking")
SHORT = {"device": "cpu", "tables": "32", "batch": "256", "hidden": "24,12", "lesson": "0"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a training leaves behind, as far as a report reads it."""
    net = random_net(GAME)
    save_net(tmp_path / "net.npz", {**net.header, "matches": 7, "figures": {"kept_2": 0.5}},
             net.arrays)  # fmt: skip
    return tmp_path


@pytest.fixture(autouse=True)
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr(answer, "EXAMINED", 32)


def test_an_answer_to_a_net_is_learnt_and_told_with_its_curve(folder: Path) -> None:
    words = {**SHORT, "iterations": "2", "seconds": "600", "against": str(folder / "net.npz")}
    (found,) = answer.answers("overbooking", folder, [2], words)
    assert found.matches == 64
    assert [point.matches for point in found.curve] == [32, 64]
    assert all(0 <= share <= 1 for share in (found.share, *(point.share for point in found.curve)))
    assert "2 seats: " in str(found)
    assert json.loads((folder / "answers.json").read_text())[0]["share"] == found.share
    learnt = load_net(folder / "answer-2" / "net.npz", GAME, features_of(GAME)).arrays
    before = load_net(folder / "net.npz", GAME, features_of(GAME)).arrays
    assert (learnt["w2"] != before["w2"]).any()


def test_a_curve_is_told_in_few_points_that_leave_nothing_out() -> None:
    points = [answer.Point(n, 10 * n, n / 100) for n in range(1, 31)]
    told = answer.shortened(points)
    assert len(told) <= answer.POINTS
    assert told[-1][:2] == (30, 300)
    assert told[0].share == pytest.approx((0.01 + 0.02 + 0.03) / 3)


def test_a_report_tells_all_that_was_asked_for(folder: Path) -> None:
    extent = Extent(blocks=1, rivals="random", search=4, matches=4, seconds=0)
    told = write_report(GAME, folder, extent).read_text("utf-8")
    assert "| matches | 7 |" in told
    assert "| part of the win, kept_2 | 0.500 |" in told
    assert told.count("| random |") == 4
    assert "## Calibration" in told
    assert "## The best answer" not in told
    figures = json.loads((folder / "report.json").read_text())
    assert [each["seats"] for each in figures["calibration"]] == [2, 3, 4]
    assert [each["iterations"] for each in figures["ladder"]] == [0, 4, 0, 4]


def test_settings_are_read_from_words(tmp_path: Path) -> None:
    read = settings_of("overbooking", tmp_path, {"hidden": "64,32", "trace": "0.9", "seats": "2,4"})
    assert (read.hidden, read.trace, read.seats) == ((64, 32), 0.9, (2, 4))
    assert settings_of("overbooking", tmp_path, {"device": "cpu"}).tables == 1024
    for words in ({"colour": "red"}, {"tables": "many"}):
        with pytest.raises(BadSetting):
            settings_of("overbooking", tmp_path, words)
