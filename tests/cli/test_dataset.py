"""Data sets from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyarrow import parquet

from vacancy.lab.dataset.rows import Recording

from .conftest import Cli

DATASET = ("dataset", "overbooking", "--seats", 2, "--games", 2)


def test_a_data_set_is_made_and_told_of(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    code, out, err = cli(*DATASET, "--out", folder)
    assert (code, err) == (0, "")
    rows = parquet.read_metadata(folder / "part-00000.parquet").num_rows
    assert out.startswith(f"2 games with {rows} decisions are in")
    assert cli(*DATASET, "--out", folder, "--lang", "pl").out.startswith("2 gry, ")


def test_what_cannot_be_made_is_refused_in_one_sentence(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert "cannot write" in cli(*DATASET, "--out", file).err
    assert "no sight “all”" in cli(*DATASET, "--out", tmp_path / "a", "--sight", "all").err
    assert "holds something else" in cli(*DATASET, "--out", tmp_path).err
    assert "at least one game" in cli(*DATASET, "--games", 0, "--out", tmp_path / "b").err
    assert "at least 2 samples" in cli(*DATASET, "--luck", 1, "--out", tmp_path / "b").err
    assert "not -3" in cli(*DATASET, "--luck", -3, "--out", tmp_path / "b").err
    assert "1 or more" in cli(*DATASET, "--luck-every", 0, "--out", tmp_path / "b").err
    assert not (tmp_path / "b").exists()


def test_an_interruption_is_no_loss(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Recording, number: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Recording, "record", interrupted)
        code, _, err = cli(*DATASET, "--out", tmp_path / "set")
    assert code == 130
    assert "the same command goes on" in err
    assert cli(*DATASET, "--out", tmp_path / "set").code == 0
