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
from vacancy.engine.redealing import Redealer
from vacancy.lab.dataset import folder as folder_of
from vacancy.lab.dataset.folder import Folder, OtherDataset
from vacancy.lab.dataset.luck import Sampling
from vacancy.lab.dataset.rows import Recording
from vacancy.lab.simulate.files import CannotWrite
from vacancy.lab.terms import Terms
from vacancy.lab.work.workers import ThisProcess, Workers

BOTS = ("random", "greedy")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game of the house, so that a card can name it."""
    monkeypatch.setenv("VACANCY_GAMES", "tests.toy.last_room")


def recording(seed: int = 1, **more: Any) -> Recording:
    return Recording(Terms.of(TOY.uncompiled, seed), BOTS, **more)


def make(
    path: Path,
    games: int = 5,
    part: int = 2,
    seed: int = 1,
    workers: Workers | None = None,
    **more: Any,
) -> list[int]:
    """Make a data set; returns how many matches were dealt with, step by step."""
    return list(Folder(path, recording(seed, **more), part).make(games, workers or ThisProcess()))


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
            raise OSError(f"Error writing bytes to file. Detail: [errno {errno.ENOSPC}] No space")

    with monkeypatch.context() as patch:
        patch.setattr(parquet, "ParquetWriter", Full)
        with pytest.raises(CannotWrite, match="parquet: no space left on device"):
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


class OneByOne(ThisProcess):
    """Somebody slow: a chunk is never more than a match."""

    chunk_seconds = 0.0


class AllAtOnce(ThisProcess):
    """Somebody to whom every chunk is short, so that each is longer than the one before."""

    chunk_seconds = 1e9


def test_the_same_bytes_come_of_chunks_of_any_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_of, "GROUP", 3)
    for workers in (OneByOne(), AllAtOnce()):
        make(tmp_path / type(workers).__name__, 8, 8, workers=workers)
    one, all_ = (tmp_path / kind.__name__ / "part-00000.parquet" for kind in (OneByOne, AllAtOnce))
    assert one.read_bytes() == all_.read_bytes()
    groups = parquet.read_metadata(one)
    assert groups.num_row_groups == 3


# Luck


def test_luck_is_told_of_each_draw_and_adds_up(tmp_path: Path) -> None:
    make(tmp_path, 3, luck=Sampling(4))
    rows = read(tmp_path)
    for match in range(3):
        of_match = [n for n, number in enumerate(rows["match"]) if number == match]
        drawn = np.array([rows["luck"][n] for n in of_match])
        told = {tuple(rows["match_luck"][n]) for n in of_match}
        state = TOY.new(2, seed=rows["seed"][of_match[0]])
        assert len(told) == 1
        start = np.array(next(iter(told))) - drawn.sum(0)
        assert np.allclose([start.sum(), *drawn.sum(1)], 0, atol=1e-4)
        for luck, number in zip(drawn, of_match, strict=True):
            assert is_chance(state, rows["action"][number]) or not luck.any()
            TOY.play(state, rows["action"][number])
    assert np.any(rows["luck"])


def is_chance(state: Any, action: int) -> bool:
    """Whether a move can come out otherwise."""
    return any(piece.is_chance for piece in Redealer(TOY).pieces(state, action))


def test_luck_is_null_where_nobody_looked(tmp_path: Path) -> None:
    make(tmp_path / "none", 3)
    rows = read(tmp_path / "none")
    assert {*rows["luck"], *rows["match_luck"]} == {None}
    make(tmp_path / "some", 3, luck=Sampling(2, every=2))
    rows = read(tmp_path / "some")
    for match, luck, whole in zip(rows["match"], rows["luck"], rows["match_luck"], strict=True):
        assert (luck is None) == (whole is None) == (match == 1)


def test_luck_that_was_looked_for_otherwise_is_another_data_set(tmp_path: Path) -> None:
    make(tmp_path, luck=Sampling(2))
    assert "by 2 samples of each draw (judge: estimate" in (tmp_path / "README.md").read_text()
    before = read(tmp_path)
    for other in (None, Sampling(4), Sampling(2, every=2)):
        with pytest.raises(OtherDataset):
            make(tmp_path, luck=other)
    make(tmp_path / "again", luck=Sampling(2))
    assert read(tmp_path / "again") == before


def test_the_examples_of_the_card_are_python(tmp_path: Path) -> None:
    make(tmp_path)
    blocks = (tmp_path / "README.md").read_text("utf-8").split("```python\n")[1:]
    assert len(blocks) == 3
    for block in blocks:
        compile(block.split("```")[0], "card", "exec")
