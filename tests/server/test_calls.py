"""Whom a change of a table calls: in time, and nobody who need not come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.bench import ALA, BEA, CEZ, Bench, running
from vacancy.server.table.calls import Call, calls, is_due, reminder_at
from vacancy.server.table.claims import decide_claim
from vacancy.server.table.create import describe_match
from vacancy.server.table.decide import (
    decide_join,
    decide_leave,
    decide_resign,
    decide_start,
    decide_undo,
    decide_undo_answer,
)
from vacancy.server.table.parts import Body

THREE_DAYS: Body = {"kind": "days", "days": 3}
HOUR = 3600.0


def called(bench: Bench, do: Callable[..., Any], *args: Any) -> list[tuple[str, str]]:
    """Who is called when something is done, by name, and what for."""
    before = bench.table.copy()
    do(*args)
    names = {who.account: who.name for who in (ALA, BEA, CEZ)}
    return [(names[call.account], call.kind) for call in calls(before, bench.table)]


def test_who_decides_next_is_called_once_for_all_decisions_of_a_turn() -> None:
    bench = running(ALA, BEA)
    told = []
    for _ in range(12):
        mover = bench.mover().name
        found = called(bench, bench.move)
        next_mover = bench.mover().name
        assert found == ([] if next_mover == mover else [(next_mover, "turn")])
        told += found
    assert len(told) > 2


def test_nobody_is_called_where_only_bots_wait() -> None:
    bench = running(ALA, "random", "random")
    assert all(called(bench, bench.move) == [] for _ in range(12))


def test_a_bots_move_calls_the_person_behind_it() -> None:
    bench = running(ALA, BEA, "random")
    told = [called(bench, bench.move) for _ in range(9)]
    assert [("Ala", "turn")] in told
    assert [("Bea", "turn")] in told


def test_at_the_start_one_is_asked_and_the_others_hear_that_it_begins() -> None:
    seats = [
        {"kind": "person", "account": who.account, "name": who.name} for who in (ALA, BEA, CEZ)
    ]
    game, pace = running(ALA, BEA, CEZ).table.game, {"kind": "live", "seconds": None}
    options = {"crest_bonus": "beginner", "first": "1"}
    bench = Bench(describe_match(game, seats, options, pace, False, None, ALA.account))
    told = called(bench, bench.do, decide_start, ALA)
    assert sorted(told) == [("Ala", "started"), ("Bea", "turn"), ("Cez", "started")]


def test_by_days_whoever_decides_is_reminded_before_their_time_is_over() -> None:
    bench = running(ALA, BEA, pace=THREE_DAYS)
    before = bench.table.copy()
    while bench.mover() is ALA:
        bench.move()
    deadline = bench.now + 72 * HOUR
    wanted = [Call(BEA.account, "clock", deadline - 12 * HOUR), Call(BEA.account, "turn")]
    assert calls(before, bench.table) == wanted
    assert reminder_at(bench.table) == deadline - 12 * HOUR
    live = running(ALA, BEA, pace={"kind": "live", "seconds": 60})
    assert reminder_at(live.table) is None


def test_a_call_lapses_when_somebody_has_come_by_themselves() -> None:
    bench = running(ALA, BEA)
    while bench.mover() is ALA:
        bench.move()
    call = Call(BEA.account, "turn")
    assert is_due(bench.table, call)
    while bench.mover() is BEA:
        bench.move()
    assert not is_due(bench.table, call)


def test_a_move_that_is_taken_back_calls_whoever_has_to_make_another() -> None:
    bench = running(ALA, BEA)
    bench.move(ALA)
    bench.do(decide_undo, ALA, 1)
    assert called(bench, bench.do, decide_undo_answer, BEA, True) == [("Ala", "turn")]


def test_the_end_is_told_to_all_but_whoever_made_the_last_move() -> None:
    bench = running(ALA, BEA, CEZ)
    told: list[tuple[str, str]] = []
    while bench.table.status == "running":
        last, told = bench.mover().name, called(bench, bench.move, bench.mover())
    assert told == [(name, "over") for name in ("Ala", "Bea", "Cez") if name != last]


def test_the_end_is_told_to_the_one_who_did_not_resign() -> None:
    bench = running(ALA, BEA)
    assert called(bench, bench.do, decide_resign, ALA) == [("Bea", "over")]


def test_whoever_leaves_last_calls_nobody() -> None:
    bench = running(ALA, BEA)
    called(bench, bench.do, decide_leave, ALA)
    assert called(bench, bench.do, decide_leave, BEA) == []


def test_whoever_is_replaced_by_a_bot_hears_of_it() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.now += HOUR
    told = called(bench, bench.do, decide_claim, BEA, 0, "bot", bench.now)
    assert ("Ala", "replaced") in told
    assert is_due(bench.table, Call(ALA.account, "replaced"))


def test_a_seat_that_is_kept_calls_for_whom_it_is_kept() -> None:
    bench = running(ALA, BEA)
    kept: Body = {"kind": "kept", "account": BEA.account, "name": BEA.name}
    me: Body = {"kind": "person", "account": ALA.account, "name": ALA.name}
    options = {"crest_bonus": "beginner", "first": "0"}
    body = describe_match(
        bench.table.game, [me, kept], options, {"kind": "live", "seconds": None}, False, None,
        ALA.account,
    )  # fmt: skip
    new = Bench(body)
    assert calls(None, new.table) == [Call(BEA.account, "invited")]
    assert is_due(new.table, Call(BEA.account, "invited"))
    new.do(decide_join, BEA, None, None)
    assert not is_due(new.table, Call(BEA.account, "invited"))
