"""The standard programme and its page, with made-up blocks."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest

import vacancy
from vacancy.bots import bots_of
from vacancy.lab.arena import contest, strength
from vacancy.lab.arena.strength import OutOfTime, main, open_contest, play_programme, programme
from vacancy.lab.work.workers import ThisProcess

from .made_up import play_one_sidedly


@pytest.fixture(autouse=True)
def one_sided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "play_block", play_one_sidedly)


@pytest.mark.parametrize("name", vacancy.NAMES)
def test_the_programme_links_all_bots_at_the_smallest_and_the_largest_table(name: str) -> None:
    seats = vacancy.game(name).seats
    pairings = programme(name)
    assert {pairing.seats for pairing in pairings} == {seats[0], seats[-1]}
    for size in (seats[0], seats[-1]):
        names = {bot for p in pairings if p.seats == size for bot in (p.a, p.b)}
        assert names == set(bots_of(vacancy.game(name)))


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> str:
    """`make strength` in a folder; the page."""
    places = ["--kept", str(folder / "kept"), "--docs", str(folder / "docs")]
    monkeypatch.setattr(sys, "argv", ["strength", *places, *arguments])
    main()
    return (folder / "docs" / "strength.md").read_text("utf-8")


def test_the_page_has_a_table_and_a_plot_for_each_game_and_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = run(monkeypatch, tmp_path, "--blocks", "12", "--least", "9")
    for name in vacancy.NAMES:
        game = vacancy.game(name)
        assert f"## {game.title}\n" in page
        for seats in (game.seats[0], game.seats[-1]):
            plot = f"strength/{name}-{seats}.svg"
            assert f"]({plot})" in page
            assert (tmp_path / "docs" / plot).stat().st_size < 10_000
    assert "| porter | bellboy | 9 | 18 |" in page  # shown as soon as might be
    assert "| at least 55% | yes |" in page
    assert "| bellboy | greedy | 9 | 18 |" in page
    assert "| bellboy is stronger |" in page
    assert not re.search(r"\b20\d\d-\d\d", page)  # no date


@pytest.mark.nightly
def test_a_run_without_time_goes_on_in_the_next_and_comes_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(monkeypatch, tmp_path / "a", "--blocks", "12", "--least", "12")
    cut = run(monkeypatch, tmp_path / "b", "--blocks", "12", "--least", "12", "--minutes", "0")
    assert "not played yet" in cut
    assert run(monkeypatch, tmp_path / "b", "--blocks", "12", "--least", "12") == whole


def test_an_interrupted_run_tells_where_its_blocks_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(strength, "play_programme", interrupted)
    assert "not played yet" in run(monkeypatch, tmp_path)
    assert f"Interrupted; all blocks are kept in {tmp_path / 'kept'}." in capsys.readouterr().err


def test_pairings_take_turns(tmp_path: Path) -> None:
    contests = [open_contest(name, tmp_path, 40, 0) for name in vacancy.NAMES[:2]]
    with pytest.raises(OutOfTime):
        play_programme(contests, 40, ThisProcess(), time.monotonic() - 1)
    counts = [len(standing.blocks) for c in contests for standing in c.standings.values()]
    assert counts == [1]
