"""Which bot is stronger, and how fair a game is, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyarrow import parquet

from vacancy.bots.random_bot import RandomBot
from vacancy.engine.game import Game
from vacancy.lab import match
from vacancy.lab.arena import contest
from vacancy.lab.arena.pairings import Block, Pairing, play_block
from vacancy.lab.balance import survey
from vacancy.lab.terms import Terms

from .conftest import Cli

ARENA = ("arena", "overbooking", "--bots", "greedy,random", "--blocks", 3, "--seed", 5)
BALANCE = ("balance", "overbooking", "--seats", 2, "--bots", "random", "--games", 3)


@pytest.fixture(autouse=True)
def cheap_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uncompiled greedy bots take too long; here they play at random, each in its own way."""

    def make_bot(name: str, game: Game, seed: int) -> RandomBot:
        return RandomBot(game, seed + len(name))

    monkeypatch.setattr(match, "make_bot", make_bot)


def test_an_arena_tells_of_pairings_and_ratings(cli: Cli) -> None:
    code, out, err = cli(*ARENA)
    assert (code, err) == (0, "")
    assert "greedy : random       3" in out
    assert "undecided" in out
    assert "A block is 2 games" in out
    assert "random is at 0." in " ".join(out.split())


def test_an_arena_speaks_polish(cli: Cli) -> None:
    out = " ".join(cli(*ARENA, "--seats", 3, "--lang", "pl").out.split())
    assert "Blok to 6 gier z tymi samymi kartami." in out
    assert "nie wiadomo" in out


def interrupt_after(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Ctrl-C in the block with this number."""

    def interrupted(terms: Terms, pairing: Pairing, number: int) -> Block:
        if number == count:
            raise KeyboardInterrupt
        return play_block(terms, pairing, number)

    monkeypatch.setattr(contest, "play_block", interrupted)


def test_an_interrupted_arena_keeps_its_blocks_and_goes_on(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, parts = tmp_path / "whole.parquet", tmp_path / "parts.parquet"
    told = cli(*ARENA, "--keep", tmp_path / "whole", "--out", whole).out
    with monkeypatch.context() as patch:
        interrupt_after(patch, 1)
        code, _, err = cli(*ARENA, "--keep", tmp_path / "parts", "--out", parts)
    assert code == 130
    assert err == (
        f"Interrupted; 1 block is kept in {tmp_path / 'parts'}, "
        "and the same command goes on from there.\n"
    )
    assert parquet.read_table(parts).num_rows == 2
    again = cli(*ARENA, "--keep", tmp_path / "parts", "--out", parts).out
    assert again == told.replace("whole.parquet", "parts.parquet")
    assert parts.read_bytes() == whole.read_bytes()


def test_an_interrupted_arena_without_a_file_says_so(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_after(monkeypatch, 1)
    code, out, err = cli(*ARENA)
    assert (code, err) == (130, "Interrupted.\n")
    assert "greedy : random       1" in out


def test_blocks_of_other_terms_are_refused(cli: Cli, tmp_path: Path) -> None:
    cli(*ARENA, "--keep", tmp_path / "kept")
    code, _, err = cli(*ARENA[:-1], 6, "--keep", tmp_path / "kept", "--lang", "pl")
    assert code == 1
    assert "zawiera partie innej gry lub stołu albo z innymi zasadami" in err


def test_a_report_is_written(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = cli(*BALANCE, "--option", "first=0")
    assert (code, err) == (0, "")
    assert out == "3 games watched; the report is in balance-overbooking.html.\n"
    page = Path("balance-overbooking.html").read_text("utf-8")
    assert "Options: first=0." in page
    assert "3 matches of 2 players" in page


def test_a_report_in_polish(cli: Cli, tmp_path: Path) -> None:
    out = cli(*BALANCE, "--out", tmp_path / "r.html", "--lang", "pl").out
    assert out.startswith("Obejrzano 3 gry; raport jest w ")
    assert "Skąd się biorą punkty" in (tmp_path / "r.html").read_text("utf-8")


def test_an_interrupted_survey_reports_on_what_was_played(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = survey.observe

    def interrupted(terms: Terms, bots: tuple[str, ...], number: int) -> survey.Facts:
        if number == 1:
            raise KeyboardInterrupt
        return original(terms, bots, number)

    monkeypatch.setattr(survey, "observe", interrupted)
    code, out, err = cli(*BALANCE, "--out", tmp_path / "r.html")
    assert (code, err) == (130, "Interrupted.\n")
    assert out.startswith("1 game watched; ")
    assert "1 match of 2 players" in (tmp_path / "r.html").read_text("utf-8")
