"""Playing on from a position of a match in a file, at the terminal."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

import vacancy
from tests.cli.conftest import Cli
from tests.cli.test_play import match_in
from vacancy.engine.transcript import Match

ENOUGH = "1\n" * 120


@cache
def saved() -> str:
    """A match of a person and two bots that was played to its end."""
    game, rng = vacancy.game("overbooking").uncompiled, random.Random(3)
    match = Match.new(game, 3, seed=7, first="0")
    while not game.is_over(match.state):
        match.play(rng.choice(game.legal(match.state)))
    return f"saved 1\nplayers - random random\nundone 0\n\n{match.to_text()}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "first.vacancy"
    path.write_text(saved(), "utf-8")
    return path


def test_a_position_is_played_on_and_the_whole_is_verified(
    cli: Cli, file: Path, tmp_path: Path
) -> None:
    later = tmp_path / "later.vacancy"
    code, out, err = cli("play", "--from", file, "--move", 12, "--save", later, typed=ENOUGH)
    assert (code, err) == (0, "")
    assert "Practice: the first 12 moves are another match" in " ".join(out.split())
    assert "director" not in out, "the bots that sat there sit there again"
    first, match = match_in(file), match_in(later)
    assert match.moves[:12] == first.moves[:12]
    assert match.prelude is not None
    assert match.prelude.is_dealt_anew
    told = " ".join(cli("verify", later).out.split())
    assert "the first 12 moves were given" in told
    assert "chance was dealt anew later on" in told
    assert cli("replay", later, "--to", 12).out == cli("replay", file, "--to", 12).out


def test_with_the_same_luck_the_same_decisions_lead_to_the_same_end(
    cli: Cli, file: Path, tmp_path: Path
) -> None:
    later = tmp_path / "later.vacancy"
    cli("play", "--from", file, "--move", 12, "--luck", "same", "--save", later, typed=ENOUGH)
    assert match_in(later).commitment == match_in(file).commitment
    assert "chance went on as it did there" in " ".join(cli("verify", later).out.split())


def test_what_was_given_is_not_taken_back_and_the_rest_is_resumed(
    cli: Cli, file: Path, tmp_path: Path
) -> None:
    later = tmp_path / "later.vacancy"
    out = cli("play", "--from", file, "--move", 3, "--save", later, typed="undo\n1 1\nq\n").out
    assert "There is nothing to take back." in out
    assert len(match_in(later).moves) > 3
    cli("play", "overbooking", "--resume", later, typed="undo\nundo\nq\n")
    assert len(match_in(later).moves) == 3
    assert "undone 1\n" in later.read_text("utf-8")


def test_another_seat_is_taken_and_a_director_sits_where_the_person_sat(
    cli: Cli, file: Path, tmp_path: Path
) -> None:
    later = tmp_path / "later.vacancy"
    cli("play", "--from", file, "--move", 0, "--seat", 2, "--save", later, typed="q\n")
    assert "\nplayers director random -\n" in later.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("play",), "Say which game to play"),
        (("play", "overbooking", "--move", 3), "--move and --luck are for playing on"),
        (("play", "--from", "FILE", "--move", 999), "There is no move 999"),
        (("play", "--from", "FILE", "--move", -1), "There is no move -1"),
        (("play", "--from", "FILE"), "the match is over after move"),
        (("play", "--from", "FILE", "--seed", 3), "leave them out with --from"),
        (("play", "--from", "FILE", "--move", 3, "--seat", 7), "no seat 7"),
        (("play", "--from", "FILE", "--move", 3, "--luck", "bad"), "luck"),
        (("play", "apartament", "--from", "FILE", "--move", 3), "is a match of Overbooking"),
        (("play", "--from", "nowhere"), "There is no nowhere"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    cli: Cli, file: Path, words: tuple[object, ...], wrong: str
) -> None:
    code, _, err = cli(*(file if word == "FILE" else word for word in words))
    assert code != 0
    assert wrong.lower() in err.lower()
    assert err.count("\n") == 1
