"""The puzzles that come with the games: whole, sound, and refused if they are not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import vacancy
from vacancy.engine.game import Game
from vacancy.games import OWN
from vacancy.puzzles.shapes import Puzzle
from vacancy.puzzles.shelf import FILE, BrokenShelf, Shelf, read_shelf, shelf_of
from vacancy.puzzles.trying import solution, try_out

LEAST = {"overbooking": 50, "pan_tu_nie_stal": 50, "grand_austria_hotel": 50, "apartament": 50}
"""How many each game has: those that honest sieves let through (docs/puzzles.md)."""
MOST_BYTES = 1_000_000
EACH_GAME = pytest.mark.parametrize("name", OWN)


def own_part(game: Game, puzzle: Puzzle, line: list[int], states: list[Any]) -> list[int]:
    """What the seat itself plays in a solution."""
    mine = [
        action
        for action, state in zip(line, states[:-1], strict=True)
        if game.to_move(state) == puzzle["seat"]
    ]
    return mine[:1] if puzzle["form"] == "move" else mine


def check(shelf: Shelf, puzzle: Puzzle) -> None:
    """One puzzle: its position is there, its answers are legal, its solution solves it."""
    game, start = shelf.game, shelf.position(puzzle)
    legal = {game.say(start, action) for action in game.legal(start)}
    assert len(legal) > 1
    line, states = solution(game, puzzle, start)
    assert puzzle["form"] == "turn" or set(puzzle["answers"]) == legal
    moves = own_part(game, puzzle, line, states)
    assert try_out(game, puzzle, start, moves).standing == "solved"
    if puzzle["form"] == "move":
        worst = game.parse(start, min(puzzle["answers"], key=lambda each: puzzle["answers"][each]))
        assert try_out(game, puzzle, start, [worst]).standing == "failed"


@EACH_GAME
def test_every_shipped_puzzle_is_solved_by_its_solution(name: str) -> None:
    shelf = shelf_of(vacancy.game(name))
    for puzzle in shelf.puzzles.values():
        check(shelf, puzzle)


@EACH_GAME
def test_every_game_has_many_and_they_are_small(name: str) -> None:
    game = vacancy.game(name)
    assert len(shelf_of(game).puzzles) >= LEAST[name]
    file = game.folder / FILE
    assert not file.is_file() or len(file.read_bytes()) < MOST_BYTES


@EACH_GAME
def test_the_porter_misses_each_of_them_more_often_than_not(name: str) -> None:
    shelf = shelf_of(vacancy.game(name))
    assert all(puzzle["finds"]["porter"] < 0.5 for puzzle in shelf.puzzles.values())


def test_a_game_without_puzzles_has_an_empty_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VACANCY_GAMES", "tests.toy.last_room")
    assert shelf_of(vacancy.game("last_room")).puzzles == {}


class TestBroken:
    """Files that are refused."""

    @pytest.fixture
    def lines(self) -> list[dict[str, Any]]:
        """A shelf with one match on it, as it lies in the file."""
        text = (vacancy.game("overbooking").folder / FILE).read_text("utf-8")
        return [json.loads(line) for line in text.splitlines()[:2]]

    def read(self, folder: Path, lines: list[dict[str, Any]]) -> Shelf:
        file = folder / FILE
        file.write_text("\n".join(json.dumps(line) for line in lines), "utf-8")
        return read_shelf(vacancy.game("overbooking"), file)

    def test_nothing_at_all(self, tmp_path: Path) -> None:
        with pytest.raises(BrokenShelf):
            self.read(tmp_path, [])

    def test_rules_that_nobody_knows(self, tmp_path: Path, lines: list[dict[str, Any]]) -> None:
        lines[0]["rules"] = 99
        with pytest.raises(BrokenShelf, match="rules 99"):
            self.read(tmp_path, lines)

    def test_another_game(self, tmp_path: Path, lines: list[dict[str, Any]]) -> None:
        lines[0]["game"] = "apartament"
        with pytest.raises(BrokenShelf, match="no puzzles of this game"):
            self.read(tmp_path, lines)

    def test_a_puzzle_that_lacks_something(
        self, tmp_path: Path, lines: list[dict[str, Any]]
    ) -> None:
        del lines[1]["puzzles"][0]["answers"]
        with pytest.raises(BrokenShelf):
            self.read(tmp_path, lines)

    def test_the_same_puzzle_twice(self, tmp_path: Path, lines: list[dict[str, Any]]) -> None:
        with pytest.raises(BrokenShelf, match="the same"):
            self.read(tmp_path, [*lines, lines[1]])

    def test_a_match_that_was_changed(self, tmp_path: Path, lines: list[dict[str, Any]]) -> None:
        lines[1]["transcript"] = lines[1]["transcript"].replace("1. ", "2. ", 1)
        shelf = self.read(tmp_path, lines)
        with pytest.raises(BrokenShelf):
            shelf.position(next(iter(shelf.puzzles.values())))

    def test_a_seat_that_does_not_decide(self, tmp_path: Path, lines: list[dict[str, Any]]) -> None:
        puzzle = lines[1]["puzzles"][0]
        puzzle["seat"] = 1 - min(puzzle["seat"], 1)
        shelf = self.read(tmp_path, lines)
        with pytest.raises(BrokenShelf, match="another seat"):
            shelf.position(shelf.puzzles[puzzle["id"]])
