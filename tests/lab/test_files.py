"""Results as files: what is written is read again, and what cannot be written is said first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import csv, parquet

import vacancy
from vacancy.lab.simulate.chunks import Chunk
from vacancy.lab.simulate.simulation import CannotWrite, check, simulate, write

GAME = vacancy.game("overbooking")
READERS = {".csv": csv.read_csv, ".parquet": parquet.read_table}
each_suffix = pytest.mark.parametrize("suffix", READERS)


@pytest.fixture(scope="module")
def chunks() -> list[Chunk]:
    return list(simulate(GAME, 2, ["random"], 12))


def read(path: Path) -> dict[str, list[Any]]:
    """The columns of a file as lists."""
    columns: dict[str, list[Any]] = READERS[path.suffix](path).to_pydict()
    return columns


@each_suffix
def test_what_is_written_is_read_again(tmp_path: Path, chunks: list[Chunk], suffix: str) -> None:
    path = tmp_path / f"games{suffix}"
    write(path, chunks)
    table = read(path)
    assert list(table) == [
        "game",
        "seed",
        "first",
        "decisions",
        "bot_0",
        "score_0",
        "rank_0",
        "bot_1",
        "score_1",
        "rank_1",
    ]
    assert table["game"] == list(range(12))
    assert table["seed"] == [seed for chunk in chunks for seed in chunk.seed.tolist()]
    assert table["score_1"] == [row[1] for chunk in chunks for row in chunk.scores.tolist()]
    assert table["rank_0"] == [row[0] for chunk in chunks for row in chunk.ranks.tolist()]
    assert set(table["bot_0"]) == {"random"}


@each_suffix
def test_the_bot_in_a_seat_is_written_by_name(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"games{suffix}"
    write(path, simulate(GAME, 2, ["greedy", "random"], 3))
    assert read(path)["bot_0"] == ["greedy", "random", "greedy"]


@each_suffix
def test_a_file_of_no_games_can_be_read_too(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"none{suffix}"
    write(path, [])
    assert read(path) == {"game": [], "seed": [], "first": [], "decisions": []}


@each_suffix
def test_a_broken_off_simulation_leaves_the_old_file_and_no_other(
    tmp_path: Path, chunks: list[Chunk], suffix: str
) -> None:
    path = tmp_path / f"games{suffix}"
    path.write_text("old")

    def broken_off() -> Iterator[Chunk]:
        yield chunks[0]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(path, broken_off())
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    assert path.read_text() == "old"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("games.xlsx", r"its name should end in \.parquet or \.csv"),
        ("games", r"its name should end in \.parquet or \.csv"),
        ("nowhere/games.csv", "there is no folder .*nowhere"),
        ("folder.csv", "it is a folder"),
    ],
)
def test_what_cannot_be_written_is_said_before_the_simulation(
    tmp_path: Path, name: str, words: str
) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(CannotWrite, match=f"cannot write .*{name}: {words}"):
        check(tmp_path / name)


def test_a_folder_that_takes_no_files_is_told() -> None:
    with pytest.raises(CannotWrite, match=r"cannot write /proc/games\.csv: "):
        check("/proc/games.csv")


def test_a_check_leaves_nothing_behind(tmp_path: Path) -> None:
    check(tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_in_words(chunks: list[Chunk], tmp_path: Path) -> None:
    path = tmp_path / "games.csv"

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(csv, "CSVWriter", full)
        with pytest.raises(CannotWrite, match=r"games\.csv: no space left on device"):
            write(path, chunks)
    assert list(tmp_path.iterdir()) == []
