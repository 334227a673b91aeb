"""Data sets: rows that are what was played, in parts that are whole or not there."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from tests.toy.last_room import GAME as TOY
from vacancy.engine.conformance_features import inputs_on
from vacancy.engine.features import features_of
from vacancy.lab.dataset import folder as folder_of
from vacancy.lab.dataset.folder import Folder, OtherDataset
from vacancy.lab.dataset.rows import Recording
from vacancy.lab.simulate.files import CannotWrite
from vacancy.lab.terms import Terms
from vacancy.lab.work.workers import ThisProcess

BOTS = ("random", "greedy")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game of the house, so that a card can name it."""
    monkeypatch.setenv("VACANCY_GAMES", "tests.toy.last_room")


def recording(seed: int = 1, **more: Any) -> Recording:
    return Recording(Terms.of(TOY.uncompiled, seed), BOTS, **more)


def make(path: Path, games: int = 5, part: int = 2, seed: int = 1) -> list[int]:
    """Make a data set; returns how many matches were dealt with, step by step."""
    return list(Folder(path, recording(seed), part).make(games, ThisProcess()))


def read(path: Path) -> dict[str, list[Any]]:
    """All rows of a data set, by column."""
    columns: dict[str, list[Any]] = {}
    for part in sorted(path.glob("part-*.parquet")):
        for name, values in parquet.read_table(part).to_pydict().items():
            columns.setdefault(name, []).extend(values)
    return columns


def bits(packed: bytes) -> list[int]:
    """The numbers whose bits are set."""
    flags = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
    return [int(number) for number in np.flatnonzero(flags)]


def test_the_rows_are_what_was_played(tmp_path: Path) -> None:
    make(tmp_path)
    rows = read(tmp_path)
    state, games = None, set()
    for number, seed in enumerate(rows["seed"]):
        if rows["decision"][number] == 0:
            state = TOY.new(2, seed=seed)
            games.add(rows["match"][number])
        seat = TOY.to_move(state)
        assert seat is not None
        assert seat == rows["mover"][number]
        assert rows["bot"][number] == BOTS[(rows["match"][number] + seat) % 2]
        assert bits(rows["mask"][number]) == TOY.legal(state)
        assert bits(rows["observation"][number]) == sorted(inputs_on(features_of(TOY), state, seat))
        TOY.play(state, rows["action"][number])
        if TOY.is_over(state):
            assert rows["places"][number] == TOY.ranking(state)
            assert rows["points"][number] == TOY.scores(state)
    assert games == set(range(5))


def test_parts_the_layout_and_a_card_lie_in_the_folder(tmp_path: Path) -> None:
    assert sum(make(tmp_path)) == 5
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "README.md", "dataset.json", "layout.json",
        "part-00000.parquet", "part-00001.parquet", "part-00002.parquet",
    ]  # fmt: skip
    card = (tmp_path / "README.md").read_text("utf-8")
    assert "every decision of 5 matches" in card
    assert "rules version 1" in card
    assert "from the seed 1" in card
    layout = json.loads((tmp_path / "layout.json").read_text("utf-8"))
    assert layout[0].keys() == {"name", "first", "count", "meaning", "most"}


def test_what_is_there_is_not_made_again_and_more_can_be_asked_for(tmp_path: Path) -> None:
    make(tmp_path, 5)
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    (tmp_path / ".part-00003.parquet.tmp").write_text("of somebody who was killed")
    make(tmp_path, 6)
    after = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    assert [name for name in before if before[name] != after[name]] == ["part-00002.parquet"]
    assert not list(tmp_path.glob(".*.tmp"))
    make(tmp_path / "at-once", 6)
    assert read(tmp_path) == read(tmp_path / "at-once")


def test_another_data_set_is_left_alone(tmp_path: Path) -> None:
    make(tmp_path)
    with pytest.raises(OtherDataset):
        make(tmp_path, seed=2)
    other = tmp_path / "other"
    other.mkdir()
    (other / "letters.txt").write_text("of mine")
    with pytest.raises(OtherDataset):
        make(other)
    assert [path.name for path in other.iterdir()] == ["letters.txt"]


def test_where_the_disk_is_full_nothing_is_left_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(tmp_path, 2)

    class Full(parquet.ParquetWriter):  # type: ignore[misc]  # it has no annotations
        def write_table(self, *given: Any, **more: Any) -> None:
            super().write_table(*given, **more)
            raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(parquet, "ParquetWriter", Full)
        with pytest.raises(CannotWrite, match="no space left on device"):
            make(tmp_path, 4)
    assert [path.name for path in tmp_path.glob("*part*")] == ["part-00000.parquet"]
    make(tmp_path, 4)
    assert len(set(read(tmp_path)["match"])) == 4


def test_a_place_that_is_no_folder_is_refused_in_words(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("mine")
    for path in (place, place / "below"):
        with pytest.raises(CannotWrite, match="cannot write"):
            make(path)
    assert place.read_text() == "mine"


def test_a_stop_in_the_middle_leaves_whole_parts(tmp_path: Path) -> None:
    making = Folder(tmp_path, recording(), 2).make(5, ThisProcess())
    for _ in range(3):
        next(making)
    making.close()
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["dataset.json", "layout.json", "part-00000.parquet"]
    assert folder_of.PART == 1000
