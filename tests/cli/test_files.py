"""Saved matches and transcripts: replayed, verified, and refused when something is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vacancy
from tests.games.pan_tu_nie_stal.recording import FOLDERS
from vacancy.engine.nonces import Nonces
from vacancy.engine.transcript import Match, seal

from .conftest import Cli


@pytest.fixture(scope="module")
def text() -> str:
    """A finished match of two, always the first legal move."""
    game = vacancy.game("overbooking").uncompiled
    match = Match.new(game, 2, seed=5)
    while not game.is_over(match.state):
        match.play(game.legal(match.state)[0])
    return match.to_text()


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "match"
    path.write_text(text)
    return path


def sealed(text: str) -> str:
    """A text with a seal that fits it, as somebody who cheats would make it."""
    body = text[: text.rindex("seal ")]
    return f"{body}seal {seal(body)}\n"


def test_an_honest_match_is_verified(cli: Cli, file: Path) -> None:
    code, out, err = cli("verify", file)
    assert (code, err) == (0, "")
    told = " ".join(out.split())
    assert "Seal, commitment and every move are right" in told
    assert "all chance follows from the secret, and the result is" in told
    assert "practice match with the chosen seed 5" in told


def test_an_unfinished_match_is_verified_as_such(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "saved"
    cli("play", "overbooking", "--bots", "random", "--save", file, typed="1 1\nquit\n")
    code, out, _ = cli("verify", file)
    assert code == 0
    assert "the match is not finished." in " ".join(out.split())
    assert "practice" not in out


@pytest.mark.parametrize(
    ("nonces", "told"),
    [
        ({0: "ab" * 16, 1: "cd" * 16}, "random numbers that seats 0, 1 gave"),
        ({0: "ab" * 16, 1: None}, "a random number that seat 0 gave"),
        ({0: None}, "client gave a random number"),
    ],
)
def test_verifying_tells_whose_numbers_chance_follows_from(
    cli: Cli, tmp_path: Path, nonces: Nonces, told: str
) -> None:
    game, file = vacancy.game("overbooking").uncompiled, tmp_path / "match"
    file.write_text(Match(game, 2, bytes(32), {}, nonces=nonces).to_text())
    code, out, _ = cli("verify", file)
    assert code == 0
    assert told in " ".join(out.split())


def test_a_match_by_earlier_rules_is_verified(cli: Cli) -> None:
    code, out, err = cli("verify", FOLDERS[1] / "2_ran_out.txt")
    assert (code, err) == (0, "")
    assert "every move are right" in " ".join(out.split())


def test_a_saved_match_goes_on_by_the_rules_it_began_with(cli: Cli, file: Path) -> None:
    recorded = Match.from_text((FOLDERS[1] / "2_ran_out.txt").read_text())
    saved = recorded.at(6).to_text()
    file.write_text(f"saved 1\nplayers - random\nundone 0\n\n{saved}")
    code, _, err = cli("play", "pan_tu_nie_stal", "--resume", file, typed="1\nquit\n")
    assert (code, err) == (0, "")
    assert "\nrules 1\n" in file.read_text()


def changes(text: str) -> dict[str, tuple[str, str]]:
    """Ways to spoil a transcript, and what is said about each."""
    move = next(line for line in text.splitlines() if line.startswith("3. "))
    result = next(line for line in text.splitlines() if line.startswith("result "))
    moves_end = text.index("\n40. ")
    return {
        "empty": ("", "cut off"),
        "cut": (text[: len(text) // 2], "cut off"),
        "cut at the end": (text[:-3], "its seal does not fit"),
        "edited": (text.replace("seats 2", "seats 3"), "its seal does not fit"),
        "another move": (sealed(text.replace(move, move[:-1] + "9")), "is no move here"),
        "another seat": (sealed(text.replace("\n1. ", "\n1. 9")), "decision"),
        "another secret": (sealed(re.sub("secret ..", "secret 00", text)), "commitment"),
        "another result": (sealed(text.replace(result, "result 99 0")), "The result is"),
        "another seed": (sealed(text.replace("seed 5", "seed 6")), "does not come from the seed"),
        "early result": (sealed(text[:moves_end] + "\n\nresult 9 0\nseal x\n"), "differs from"),
        "another game": (sealed(text.replace("1 overbooking", "1 chess")), "no game “chess”"),
        "other rules": (sealed(text.replace("rules 1", "rules 0")), "rules version 0"),
        "another format": (sealed(text.replace("vacancy 1", "vacancy 9")), "format 9"),
        "no transcript": (sealed("hello\nseal x\n"), "no transcript"),
        "bad option": (sealed(text.replace("bonus beginner", "bonus much")), "cannot be “much”"),
    }


@pytest.mark.parametrize("name", changes("3. \n40. \nresult \nseal "))
def test_a_spoiled_match_is_refused_in_one_sentence(
    name: str, cli: Cli, file: Path, text: str
) -> None:
    spoiled, why = changes(text)[name]
    assert spoiled != text
    file.write_text(spoiled)
    code, out, err = cli("verify", file)
    assert code == 1
    assert out == ""
    assert why in err
    assert err.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(cli: Cli, file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00vacancy")
    assert cli("verify", file).err == f"{file} is no match: it is not even text.\n"


@pytest.mark.parametrize("players", ["- -", "random random", "- fish", "random -"])
def test_players_that_cannot_be_are_refused(players: str, cli: Cli, file: Path, text: str) -> None:
    file.write_text(f"saved 1\nplayers {players}\nundone 0\n\n{text}")
    code, _, err = cli("play", "overbooking", "--resume", file)
    if players == "random -":
        assert code == 0
    else:
        assert code == 1
        assert err.count("\n") == 1


def test_a_replay_tells_everything_about_a_finished_match(cli: Cli, file: Path) -> None:
    code, out, _ = cli("replay", file)
    assert code == 0
    first = out.splitlines()[0]
    assert re.match(r"   1 (Red|Blue) lays a monk \(\w+\) ", first)
    assert "Place  Player" in out


def test_a_replay_through_a_seat_hides_what_the_seat_could_not_see(cli: Cli, file: Path) -> None:
    red, blue = (cli("replay", file, "--seat", seat, "--to", 2).out for seat in (0, 1))
    assert "a small group" in red
    assert "a small group" in blue
    assert red != blue


def test_a_replay_can_stop_anywhere_and_speak_polish(cli: Cli, file: Path) -> None:
    out = cli("replay", file, "--to", 3, "--lang", "pl").out
    assert len(re.findall(r"^ {3}\d ", out, re.MULTILINE)) == 3
    assert "Runda 1 z 4, etap 1, okrążenie 2 z 5" in out
    assert "There is no move 99; the match has" in cli("replay", file, "--to", 99).err
    assert "There is no seat 2" in cli("replay", file, "--seat", 2).err


def test_a_match_in_progress_keeps_its_secrets_when_replayed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "saved"
    play = ("play", "overbooking", "--seats", 2, "--bots", "random", "--seed", 7)
    cli(*play, "--save", file, typed="1 1\nquit\n")
    out = cli("replay", file).out
    assert "Red lays a monk (fish)" in out
    assert "Blue lays a small group (stag)" in out


def test_a_transcript_without_players_can_be_resumed(cli: Cli, tmp_path: Path) -> None:
    match = Match.new(vacancy.game("overbooking").uncompiled, 3)
    file = tmp_path / "transcript"
    file.write_text(match.to_text())
    out = cli("play", "overbooking", "--resume", file, "--bots", "random", typed="1 1\nq\n").out
    assert "You are Red. With you play Blue (random), Green (random)." in out
    assert file.read_text().startswith("saved 1\nplayers - random random\n")


def test_what_is_wrong_with_a_file_is_said_in_polish_too(cli: Cli, file: Path, text: str) -> None:
    move = next(line for line in text.splitlines() if line.startswith("3. "))
    file.write_text(sealed(text.replace(move, move[:-1] + "9")), "utf-8")
    code, _, error = cli("verify", file, "--lang", "pl")
    assert code == 1
    assert "nie jest tu żadnym ruchem" in error
