"""Puzzles looked for in matches of a small game, and which of those found are kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

import vacancy
from tests.toy.last_room import GAME
from vacancy.cli.app import run
from vacancy.cli.voice import Voice
from vacancy.engine.transcript import Match
from vacancy.lab.mining import Haul, Mining
from vacancy.lab.picking import pick, sum_up
from vacancy.lab.work.games import GameRef
from vacancy.puzzles.last_turns import has_reached
from vacancy.puzzles.shapes import Puzzle
from vacancy.puzzles.sieve import PORTER, TRIALS, is_missed, who_finds
from vacancy.puzzles.solving import TIE

MATCHES = 6


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VACANCY_GAMES", "tests.toy.last_room")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def work() -> Mining:
    return Mining(GameRef("last_room", is_compiled=False), seed=5)


def made_up(goal: Any, move: int = 3, **more: Any) -> Puzzle:
    """A puzzle of no match in particular."""
    told: dict[str, Any] = {
        "id": "", "move": move, "seat": 0, "form": "move", "goal": goal, "basis": "exact",
        "best": [], "share": 0.0, "answers": {"keep": 9.0, "swap": 1.0}, "error": 0.1,
        "certainty": 1.0, "line": ["keep"], "finds": {"porter": 0.0}, "themes": ["choose"],
    }  # fmt: skip
    return cast("Puzzle", told | more)


def haul(piece: int, *puzzles: Puzzle, text: str = "a match") -> Haul:
    return {
        "piece": piece,
        "tally": {"matches": 1, f"found {len(puzzles)}": 1},
        "transcript": f"{text} {piece}\nseats 2\n",
        "puzzles": list(puzzles),
    }


def test_what_a_match_holds_depends_on_its_number_alone(work: Mining) -> None:
    together = work.do(0, 3)
    assert [work.do(number, 1)[0] for number in (2, 0, 1)] == [together[n] for n in (2, 0, 1)]


def test_kinds_take_turns_so_that_none_crowds_out_the_others() -> None:
    hauls = [haul(n, made_up("points")) for n in range(9)] + [haul(9, made_up("win"))]
    chosen = [each["goal"] for page in pick(hauls, most=2) for each in page["puzzles"]]
    assert sorted(chosen) == ["points", "win"]


def test_a_file_stays_as_small_as_was_asked_for() -> None:
    hauls = [haul(n, made_up("win"), text="x" * 100) for n in range(20)]
    assert len(pick(hauls, most_bytes=500)) == 4


def test_puzzles_of_one_match_share_its_transcript_and_have_ids_of_their_own() -> None:
    (page,) = pick([haul(0, made_up("win", move=7), made_up("points", move=3))])
    assert [each["move"] for each in page["puzzles"]] == [3, 7]
    assert len({each["id"] for each in page["puzzles"]}) == 2


def test_a_position_that_was_found_in_two_ways_is_one_puzzle() -> None:
    both = made_up("win", basis="exact"), made_up("win", basis="judged")
    (page,) = pick([haul(0, *both)])
    assert len(page["puzzles"]) == 1


def test_what_passed_the_sieves_is_added_up() -> None:
    hauls = [haul(0, made_up("win")), haul(1), haul(2, made_up("win"))]
    assert sum_up(hauls) == {"found 0": 1, "found 1": 2, "matches": 3}


def test_the_porter_is_asked_no_longer_than_it_takes() -> None:
    asked: list[int] = []

    def attempt(_: str, seed: int) -> bool:
        asked.append(seed)
        return True

    assert not is_missed(attempt, 1)
    assert len(asked) == TRIALS[PORTER] / 2
    assert len(set(asked)) == len(asked)


def test_levels_are_asked_up_to_the_first_that_finds_it() -> None:
    finds = who_finds(lambda level, _: level == "concierge", 1)
    assert finds == {"porter": 0.0, "concierge": 1.0}


def test_a_tie_break_counts_only_where_it_was_asked_for() -> None:
    assert has_reached(4 * TIE + 9, [4])
    assert not has_reached(4 * TIE + 9, [4, 10])


def test_the_command_goes_on_with_what_was_kept_and_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vacancy.games, "game", lambda name: GAME.uncompiled)
    kept = ["--keep", str(tmp_path / "kept.jsonl")]

    def mine(file: str, *more: str) -> str:
        out = tmp_path / file
        words = ["puzzles", "mine", "last_room", "--out", str(out), *more]
        assert run(words, Voice("en")) == 0, capsys.readouterr().err
        return out.read_text("utf-8")

    whole = mine("whole.jsonl", "--matches", str(MATCHES))
    mine("half.jsonl", "--matches", str(MATCHES // 2), *kept)
    assert mine("rest.jsonl", "--matches", str(MATCHES), *kept) == whole
    head = json.loads(whole.splitlines()[0])
    assert (head["game"], head["made"]["matches"]) == ("last_room", MATCHES)


def test_a_journal_of_another_seed_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vacancy.games, "game", lambda name: GAME.uncompiled)
    common = ["puzzles", "mine", "last_room", "--matches", "1", "--out", str(tmp_path / "a.jsonl")]
    common += ["--keep", str(tmp_path / "kept.jsonl")]
    assert run([*common, "--seed", "1"], Voice("en")) == 0
    assert run([*common, "--seed", "2"], Voice("en")) == 1
    assert "kept.jsonl" in capsys.readouterr().err


def test_a_puzzle_is_tried_at_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from vacancy.puzzles import shelf

    match = Match.new(GAME, 2, seed=1)
    page = haul(0, made_up("points", move=0))
    page["transcript"] = match.to_text()
    (shown,) = pick([page])
    made = shelf.Shelf(GAME.uncompiled, shelf.head_for(GAME, {}), [shown])
    monkeypatch.setattr(shelf, "shelf_of", lambda game: made)
    monkeypatch.setattr("builtins.input", lambda _: "keep")
    assert run(["puzzles", "try", shown["puzzles"][0]["id"]], Voice("en")) == 0
    assert "Right!" in capsys.readouterr().out
