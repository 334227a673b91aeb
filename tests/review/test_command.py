"""`vacancy review`: in words, as a page, as JSON, and refused while a match runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import vacancy.games
from tests.toy.last_room import GAME as TOY
from vacancy.cli.app import run
from vacancy.cli.review import turning_lines
from vacancy.cli.review_page import TABLE_ROWS, graph_table
from vacancy.cli.voice import Voice
from vacancy.engine.transcript import Match
from vacancy.review.depth import Depth

GAME = TOY.uncompiled


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vacancy.games, "game", lambda name: GAME)
    few = Depth(sketch=1, graph=2, known=2, draws=2, ideas=4, first=4, most=4)
    monkeypatch.setattr("vacancy.review.reviewer.depth_for", lambda name, tuning: few)
    monkeypatch.setenv("COLUMNS", "100")


def write_match(path: Path, moves: int | None = None) -> Path:
    match = Match.new(GAME, 2, seed=4)
    while not GAME.is_over(match.state) and (moves is None or len(match.moves) < moves):
        match.play(GAME.legal(match.state)[-1])
    path.write_text(match.to_text())
    return path


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("language", "word"), [("en", "Accuracy"), ("pl", "Dokładność")])
def test_it_tells_how_the_result_came_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    assert run(["review", str(write_match(tmp_path / "match"))], Voice(language)) == 0
    told = capsys.readouterr().out
    assert word in told
    assert "±" in told


def test_it_writes_a_page_that_fetches_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.html"
    file = write_match(tmp_path / "match")
    assert run(["review", str(file), "--html", str(page)], Voice("pl")) == 0
    html = page.read_text("utf-8")
    assert '<html lang="pl">' in html
    assert "<polyline" in html
    assert "src=" not in html
    assert "<table" in html, "the graph is told in numbers, too"


def test_its_table_ends_with_the_end() -> None:
    shares = [*([0.5, 0.5] for _ in range(TABLE_ROWS + 1)), [1.0, 0.0]]
    told: Any = {
        "graph": [
            {"move": move, "moment": "decision", "shares": each} for move, each in enumerate(shares)
        ]
    }
    assert graph_table(told, ["Ala", "Ola"], Voice("en")).count("<tr>") < TABLE_ROWS
    assert "100%" in graph_table(told, ["Ala", "Ola"], Voice("en"))


@pytest.mark.parametrize(
    ("language", "seat", "said"),
    [
        ("en", 1, "Move 9, decided by Ola: Ala from 60 % to 20 %"),
        ("pl", 1, "Ruch 9, decyzja: Ola; Ala z 60 % na 20 %"),
        ("en", None, "Move 9, by chance: Ala from 60 % to 20 %"),
    ],
)
def test_who_turned_a_match_is_named(language: str, seat: int | None, said: str) -> None:
    turning = {
        "move": 9,
        "moment": "decision",
        "seat": seat,
        "before": [0.6, 0.2, 0.2],
        "after": [0.2, 0.4, 0.4],
    }
    told: Any = {"turnings": [turning]}
    assert turning_lines(told, ["Ala", "Ola", "Ela"], Voice(language)) == [said]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "grand director"), ("pl", "dyrektor naczelny")]
)
def test_a_level_is_called_as_people_call_it(language: str, said: str) -> None:
    assert Voice(language)("level-name", level="grand_director") == said


def test_its_json_is_the_whole_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(write_match(tmp_path / "match")), "--json"], Voice("en")) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["is_done"]
    assert len(told["accounts"]) == 2


def test_nothing_is_told_of_a_match_that_still_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write_match(tmp_path / "match", moves=1)
    assert run(["review", str(file), "--json"], Voice("en")) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "not over" in " ".join(err.split())
