"""Training from the command line: what it refuses, and that it goes on where it stopped."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

import vacancy.games
from vacancy.cli.app import run
from vacancy.cli.voice import Voice

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="no extra `train`")
SHORT = ("--device", "cpu", "--set", "tables=24", "--set", "hidden=32,16", "--set", "batch=256",
         "--set", "seats=2", "--no-report")  # fmt: skip


def train(*words: object, language: str = "en") -> int:
    """`vacancy train overbooking` with these words, by compiled rules."""
    return run(["train", "overbooking", *map(str, words)], Voice(language))


def test_without_pytorch_a_sentence_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("vacancy.cli.train.find_spec", lambda name: None)
    assert train("--out", tmp_path) == 1
    assert "install Vacancy with its extra `train`" in capsys.readouterr().err
    assert train("--out", tmp_path, language="pl") == 1
    assert "z dodatkiem `train`" in capsys.readouterr().err


@needs_torch
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--minutes", -1), "A training takes 0 minutes or more."),
        (("--set", "colour=red"), "“colour” cannot be set to “red”. There are: seconds, "),
        (("--set", "tables=many"), "“tables” cannot be set to “many”."),
        (("--set", "tables"), "“tables” is no option; write it as name=value."),
        (("--from", "pyproject.toml", "--device", "cpu"), "pyproject.toml holds no net"),
    ],
)
def test_what_cannot_be_done_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[object, ...], told: str
) -> None:
    assert train("--out", tmp_path, *words) == 1
    assert told in " ".join(capsys.readouterr().err.split())


@needs_torch
def test_the_same_command_goes_on_where_it_was_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vacancy.lab.train.trainer import Trainer

    def stopped(self: Trainer) -> float:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Trainer, "iterate", stopped)
        assert train("--out", tmp_path, *SHORT, "--set", "iterations=1") == 130
    assert "the same command goes on from there" in " ".join(capsys.readouterr().err.split())
    assert train("--out", tmp_path, *SHORT, "--set", "iterations=1") == 0
    out = capsys.readouterr().out
    assert f"The training goes on from {tmp_path}." in out.replace("\n", "")
    assert vacancy.games.game("overbooking").name in out
    assert (tmp_path / "net.npz").is_file()
