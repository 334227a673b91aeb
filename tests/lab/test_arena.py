"""Contests: they end when it is clear, and go on where they were stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import vacancy
from vacancy.lab.arena import contest, journal
from vacancy.lab.arena.contest import (
    Contest,
    Journal,
    Pairing,
    anchor_of,
    every_pairing,
    write_matches,
)
from vacancy.lab.arena.pairings import Block
from vacancy.lab.simulate.files import Writer
from vacancy.lab.terms import Terms
from vacancy.lab.work.hiring import hire
from vacancy.lab.work.journal import BrokenJournal, OtherTerms

from .made_up import play_evenly, play_one_sidedly

PLAIN = vacancy.game("overbooking").uncompiled
TERMS = Terms.of(PLAIN, seed=1)
DUEL, TABLE = Pairing("x", "y", 2), Pairing("x", "y", 4)


@pytest.fixture
def one_sided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "play_block", play_one_sidedly)


def test_every_bot_meets_every_other_once() -> None:
    assert [str(pairing) for pairing in every_pairing(["a", "b", "c", "a"], 2)] == [
        "a : b",
        "a : c",
        "b : c",
    ]


def test_the_weakest_bot_is_the_anchor() -> None:
    assert anchor_of(["greedy", "random"]) == "random"


@pytest.mark.usefixtures("one_sided")
def test_a_pairing_ends_when_it_is_clear_who_is_stronger() -> None:
    standing = Contest(TERMS, blocks=100).play([DUEL])[DUEL]
    assert standing.stronger == "x"
    assert 7 <= len(standing.blocks) < 30


@pytest.mark.usefixtures("one_sided")
def test_but_not_before_the_least_number_of_blocks() -> None:
    assert len(Contest(TERMS, blocks=100, least=40).play([DUEL])[DUEL].blocks) == 40


def test_equal_bots_play_all_blocks_and_seldom_seem_unequal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(contest, "play_block", play_evenly)
    ended_early = 0
    for seed in range(60):
        terms = Terms.of(PLAIN, seed=seed)
        standing = Contest(terms, blocks=40).play([TABLE])[TABLE]
        ended_early += standing.stronger is not None
        assert (len(standing.blocks) == 40) or standing.stronger
    assert ended_early <= 7  # 3 would be one of twenty


def test_blocks_are_the_same_in_one_process_and_in_two() -> None:
    pairing = Pairing("random", "random", 2)
    alone = Contest(TERMS, blocks=4).play([pairing])[pairing]
    with hire(jobs=2) as workers:
        in_two = Contest(TERMS, blocks=4).play([pairing], workers=workers)[pairing]
    assert alone.blocks == in_two.blocks


# Journals


def play_with(path: Path, stop_after: int | None = None) -> Contest:
    """Play two pairings with a journal; Ctrl-C after so many blocks."""
    contest, heard = Contest(TERMS, blocks=25, least=9), []
    contest.journal = Journal(TERMS, path)

    def tell(block: Block) -> None:
        heard.append(block)
        if len(heard) == stop_after:
            raise KeyboardInterrupt

    try:
        contest.play([DUEL, TABLE], tell)
    except KeyboardInterrupt:
        assert len(heard) == stop_after
    return contest


def parquet_of(contest: Contest, path: Path) -> bytes:
    with Writer(path) as writer:
        write_matches(writer, [contest.standings[TABLE]])
    return path.read_bytes()


@pytest.mark.usefixtures("one_sided")
@pytest.mark.parametrize("stop_after", [1, 9, 14])
def test_a_stopped_contest_goes_on_where_it_was_with_the_same_result(
    tmp_path: Path, stop_after: int
) -> None:
    whole = play_with(tmp_path / "whole")
    play_with(tmp_path / "parts", stop_after)
    parts = play_with(tmp_path / "parts")
    assert (tmp_path / "parts").read_bytes() == (tmp_path / "whole").read_bytes()
    assert parquet_of(parts, tmp_path / "a.parquet") == parquet_of(whole, tmp_path / "b.parquet")
    assert parts.standings[TABLE].lead == whole.standings[TABLE].lead


@pytest.mark.usefixtures("one_sided")
def test_a_half_written_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    play_with(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b'"scores"')])
    play_with(path)
    assert path.read_bytes() == whole


@pytest.mark.usefixtures("one_sided")
def test_what_is_in_the_journal_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_with(tmp_path / "journal")
    monkeypatch.setattr(contest, "play_block", None)
    play_with(tmp_path / "journal")


def test_a_journal_of_other_terms_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "journal"
    Journal(TERMS, path)
    Journal(TERMS, path)
    for other in (Terms.of(PLAIN, seed=2), Terms.of(PLAIN, seed=1, first=0)):
        with pytest.raises(OtherTerms):
            Journal(other, path)
    monkeypatch.setattr(journal, "bots_fingerprint", lambda _: "other")
    with pytest.raises(OtherTerms):
        Journal(TERMS, path)


@pytest.mark.parametrize("text", ["precious notes", "precious notes\n", "[1]\n", '{"a":1}\n'])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(BrokenJournal):
        Journal(TERMS, path)
    assert path.read_text() == text


@pytest.mark.usefixtures("one_sided")
def test_a_journal_with_a_missing_or_strange_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    play_with(path)
    lines = path.read_text().splitlines(keepends=True)
    for broken in (lines[:1] + lines[2:], [*lines, json.dumps({"a": "x"}) + "\n"]):
        path.write_text("".join(broken))
        with pytest.raises(BrokenJournal):
            Journal(TERMS, path)
