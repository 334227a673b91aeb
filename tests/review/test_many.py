"""Reviews of many matches: a work whose pieces stand alone, kept, and told of in one table."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

import vacancy.games
from tests.toy.last_room import GAME as TOY
from vacancy.cli.app import run
from vacancy.cli.voice import Voice
from vacancy.engine.transcript import Match
from vacancy.lab.review import many as reviews
from vacancy.lab.review.many import KeptReviews, Reviews
from vacancy.lab.work.journal import BrokenJournal, OtherTerms
from vacancy.review import review
from vacancy.review.depth import Depth

GAME = TOY.uncompiled


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vacancy.games, "game", lambda name: GAME)
    monkeypatch.setattr(reviews, "compiled", lambda name: GAME)
    monkeypatch.setattr(reviews, "bots_fingerprint", lambda name: "as they are")
    few = Depth(sketch=1, graph=2, known=2, draws=2, ideas=4, first=4, most=4)
    monkeypatch.setattr("vacancy.review.reviewer.depth_for", lambda name, tuning: few)
    monkeypatch.setenv("COLUMNS", "120")


def match_of(seed: int) -> Match:
    match = Match.new(GAME, 2, seed=seed)
    while not GAME.is_over(match.state):
        match.play(GAME.legal(match.state)[-1])
    return match


def work_of(*seeds: int) -> Reviews:
    return Reviews(tuple(match_of(seed).to_text() for seed in seeds))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    matches = tmp_path / "matches"
    matches.mkdir()
    for seed in (1, 2, 3):
        (matches / f"match-{seed}.vacancy").write_text(match_of(seed).to_text())
    (matches / "notes.md").write_text("no match")
    return matches


def test_each_is_the_review_that_the_match_gets_alone() -> None:
    work = work_of(1, 2)
    assert work.do(0, 2) == work.do(0, 1) + work.do(1, 1)
    assert work.do(1, 1) == [review(match_of(2))]


def test_what_was_kept_is_not_done_again(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    alone = list(KeptReviews(work_of(1, 2, 3), ["toy"], whole).make())
    stopped = KeptReviews(work_of(1, 2, 3), ["toy"], parts)
    assert list(islice(stopped.make(), 1)) == alone[:1]
    again = KeptReviews(work_of(1, 2, 3), ["toy"], parts)
    assert len(again.journal.lines) == 1
    assert list(again.make()) == alone
    assert parts.read_bytes() == whole.read_bytes()


def test_a_journal_of_other_matches_or_of_no_reviews_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    list(KeptReviews(work_of(1), ["toy"], path).make())
    with pytest.raises(OtherTerms):
        KeptReviews(work_of(2), ["toy"], path)
    path.write_text(path.read_text().partition("\n")[0] + '\n{"format":1}\n')
    with pytest.raises(BrokenJournal):
        list(KeptReviews(work_of(1), ["toy"], path).make())


@pytest.mark.parametrize(("language", "word"), [("en", "File"), ("pl", "Plik")])
def test_a_folder_is_told_of_in_one_table(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    assert run(["review", str(folder)], Voice(language)) == 0
    told = capsys.readouterr().out
    assert word in told
    assert [told.count(f"match-{seed}.vacancy") for seed in (1, 2, 3)] == [2, 2, 2]


def test_json_is_a_line_for_each_match_in_order(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["review", str(folder), "--json", "--keep", str(tmp_path / "kept")]
    assert run(command, Voice("en")) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [Path(each["file"]).stem for each in told] == ["match-1", "match-2", "match-3"]
    assert all(each["is_done"] for each in told)
    assert run(command, Voice("en")) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == told


def test_what_cannot_be_is_refused_before_anything_is_done(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = Match.new(GAME, 2, seed=9)
    (folder / "running.txt").write_text(running.to_text())
    (tmp_path / "empty").mkdir()
    for command, words in (
        ([str(folder)], "running.txt: this match is not over"),
        ([str(tmp_path / "empty")], "no match in"),
        ([str(folder), "--html", str(tmp_path / "page.html")], "the page of one match"),
        ([str(folder / "match-1.vacancy"), "--jobs", "0"], "0"),
    ):
        assert run(["review", *command], Voice("en")) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert words in " ".join(err.split())
