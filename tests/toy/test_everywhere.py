"""Last Room works wherever the house's own games do: what is here, nothing was told of it."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from vacancy.bots import BOTS, make_bot
from vacancy.engine import conformance
from vacancy.engine.game import Game
from vacancy.engine.transcript import Match

MOVES = "1\n" * 9
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_it_passes_the_conformance_kit(game: Game, seats: int) -> None:
    for seed in range(20):
        conformance.check_match(game.uncompiled, seats, {}, seed)
        conformance.check_agreement(game, seats, {}, seed)
    rng = random.Random(seats)
    for state, _ in conformance.positions(game, seats, {}, seed=1):
        for seat in [None, *range(seats)]:
            conformance.check_secrecy(game, state, seat, rng)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_it(game: Game, name: str) -> None:
    state = game.new(3, seed=1)
    bot = make_bot(name, game, seed=1)
    while (seat := game.to_move(state)) is not None:
        game.play(state, bot.choose(game.known(state, seat), seat))
    assert min(game.ranking(state)) == 1


def test_a_bot_that_searches_keeps_the_best_room_and_swaps_the_worst(game: Game) -> None:
    for room, move in ((7, "keep"), (0, "swap")):
        state = next(
            state
            for state in (game.new(2, seed=seed) for seed in range(1000))
            if state.players[0].room == room
        )
        chosen = make_bot("director", game, seed=1).choose(game.known(state, 0), 0)
        assert game.say(state, chosen) == move


def vacancy(*arguments: object, typed: str = "", compiled: bool = False) -> str:
    """What a command says, in a process of its own."""
    environment = {**os.environ, "VACANCY_UNCOMPILED": "" if compiled else "1", "COLUMNS": "100"}
    command = [sys.executable, "-m", "vacancy.cli", *map(str, arguments), "--lang", "en"]
    done = subprocess.run(
        command, input=typed, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_among_the_games_and_has_rules() -> None:
    assert "Last Room Vacancy  last_room\n  2 to 4 players" in vacancy("games")
    assert "Whoever swaps gives the room back" in vacancy("rules", "last-room", "LR-1.3")


def test_it_is_played_at_a_terminal_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "match"
    table = ("--terminal", "--seats", 2, "--bots", "random", "--seed", 3, "--save", file)
    out = vacancy("play", "last_room", *table, typed=f"why nonsense\nswap\n{MOVES}")
    assert "Red: keep your room or swap it." in out
    assert re.search(r"Red gives room \d back\.\s+Red draws room \d\.", out)
    assert "Given back: -. Not yet drawn: 6." in out
    assert "Place  Player" in out
    assert "Red gives room" in vacancy("replay", file)
    assert "Seal, commitment and every move are right" in " ".join(vacancy("verify", file).split())


def test_many_games_are_simulated_by_several_processes(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    wanted = ("--games", 40, "--seats", 3, "--bots", "greedy,random,random", "--out", file)
    out = vacancy("simulate", "last_room", *wanted, "--jobs", 2, compiled=True)
    assert out.startswith("40 games in ")
    assert len(file.read_text().splitlines()) == 41


def test_bots_meet_in_the_arena() -> None:
    out = vacancy("arena", "last_room", "--bots", "porter,random", "--blocks", 4, compiled=True)
    assert "porter : random" in out


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("language", "decision"), [("en", "keep or swap"), ("pl", "zatrzymać")])
def test_its_balance_is_reported(tmp_path: Path, language: str, decision: str) -> None:
    file = tmp_path / "report.html"
    wanted = ("--games", 3, "--bots", "random", "--out", file)
    vacancy("balance", "last_room", *wanted, "--lang", language)
    assert decision in file.read_text("utf-8")


def test_a_transcript_leads_back_to_it(game: Game) -> None:
    match = Match.new(game, 2, seed=4)
    while not game.is_over(match.state):
        match.play(game.legal(match.state)[-1])
    assert Match.from_text(match.to_text()).state == match.state
