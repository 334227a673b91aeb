"""Hints: in one's own turn, and where nobody is cheated."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.bench import ALA, BEA, running, uncompiled
from vacancy.engine.transcript import Match
from vacancy.server.live.hints import seat_to_help, think_of_hint
from vacancy.server.table.decide import decide_move
from vacancy.server.words import Refused

FORCED_PASS = Path(__file__).parents[1] / "games" / "overbooking" / "golden" / "3-forced-pass.txt"


def test_a_hint_judges_legal_moves_the_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vacancy.hints.reasons.AT_ONCE", 2)
    monkeypatch.setattr("vacancy.hints.reasons.MOST", 2)
    table = running(ALA, "random", first="0").table
    seat = seat_to_help(table, ALA)
    told = think_of_hint(table, table.game.known(table.state, seat), seat, seconds=2.0)
    moves = told["moves"]
    assert {move["action"] for move in moves} <= set(table.game.legal(table.state))
    assert all(move["chance"] is not None and 0 <= move["chance"] <= 1 for move in moves)
    assert len(moves) > 1
    assert told["plan"][0]["action"] == moves[0]["action"]


def test_an_only_move_is_the_hint() -> None:
    table = running(ALA, "random", first="0").table
    match = Match.from_text(FORCED_PASS.read_text("utf-8"), uncompiled)
    again = Match(match.game, match.seats, match.secret, match.options, match.seed)
    for action in match.moves:
        if match.game.legal(again.state) == [action]:
            break
        again.play(action)
    seat = match.game.to_move(again.state)
    assert seat is not None
    known = match.game.known(again.state, seat)
    told = think_of_hint(table, known, seat, seconds=2.0)
    assert told["moves"] == [{"action": action, "chance": None}]
    assert (told["other"], told["comparison"]) == (None, None)


def test_there_are_no_hints_where_people_play_against_each_other() -> None:
    with pytest.raises(Refused) as caught:
        seat_to_help(running(ALA, BEA, first="0").table, ALA)
    assert caught.value.reason.id == "error-hint-people"


def test_there_are_no_hints_out_of_turn() -> None:
    bench = running(ALA, "random", first="0")
    bench.do(decide_move, ALA, 0, bench.table.game.legal(bench.table.state)[0])
    for who in (ALA, BEA):
        with pytest.raises(Refused):
            seat_to_help(bench.table, who)
