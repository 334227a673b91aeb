"""Order at a table, as pure logic: who is put out, who is silenced, who is not sat down with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.server.bench import ALA, BEA, CEZ, DAN, Bench, asked, running
from vacancy.server.table.chat import decide_chat
from vacancy.server.table.decide import decide_join, decide_leave, decide_move, decide_rematch
from vacancy.server.table.order import decide_ban, decide_kick, decide_mute, find_person
from vacancy.server.table.parts import BOT, OPEN, OVER
from vacancy.server.table.seats import decide_opening_answer
from vacancy.server.words import Refused

HOST = replace(CEZ, is_admin=True)
CLOCK = {"kind": "live", "seconds": 60}


def refusal(bench: Bench, *command: Any) -> str:
    with pytest.raises(Refused) as caught:
        bench.do(*command)
    return caught.value.reason.id


def open_rule(*people: Any, **more: Any) -> Bench:
    """A match at a table where the seat of who is put out stays open."""
    bench = running(*people, **more)
    bench.table.absence["kicked"] = OPEN
    return bench


def test_before_the_start_the_chair_is_free_again_and_they_do_not_come_back() -> None:
    bench = asked("me", "open")
    bench.do(decide_join, replace(BEA, browser="b"), 1, None)
    bench.do(decide_kick, ALA, 1, "rude", bench.now)
    assert bench.table.seats[1].kind == OPEN
    assert refusal(bench, decide_join, BEA, 1, None) == "error-put-out"
    assert refusal(bench, decide_join, replace(CEZ, browser="b"), 1, None) == "error-put-out"
    bench.do(decide_join, CEZ, 1, None)


def test_in_a_match_a_bot_takes_the_seat_and_they_can_do_nothing_more() -> None:
    bench = running(ALA, BEA)
    while bench.table.to_move != 1:
        bench.move(ALA)
    action = bench.table.game.legal(bench.table.state)[0]
    bench.do(decide_kick, ALA, 1, "", bench.now)
    assert bench.table.seats[1].kind == BOT
    number = len(bench.table.moves)
    assert refusal(bench, decide_move, BEA, number, action) == "error-not-at-table"
    assert refusal(bench, decide_chat, BEA, "no!", None, bench.now) == "error-put-out"
    assert refusal(bench, decide_join, BEA, None, None) == "error-put-out"
    bench.do(decide_leave, ALA)
    assert refusal(bench, decide_rematch, BEA, "f" * 16) == "error-put-out"


def test_by_another_rule_the_seat_stays_open_and_somebody_new_has_a_whole_clock() -> None:
    bench = open_rule(ALA, BEA, pace=CLOCK)
    while bench.table.to_move != 1:
        bench.move(ALA)
    bench.now += 30
    bench.do(decide_kick, ALA, 1, "", bench.now)
    assert (bench.table.seats[1].kind, bench.table.deadline) == (OPEN, None)
    bench.now += 500
    bench.do(decide_join, CEZ, 1, None)
    assert bench.table.deadline == bench.now + 60


def test_a_seat_whose_player_was_put_out_opens_only_if_the_others_agree() -> None:
    bench = open_rule(ALA, BEA, CEZ)
    bench.do(decide_kick, ALA, 1, "", bench.now)
    assert bench.table.seats[1].kind == BOT
    assert refusal(bench, decide_join, DAN, 1, None) == "error-seat-taken"
    bench.do(decide_opening_answer, CEZ, True)
    bench.do(decide_join, DAN, 1, None)
    assert bench.table.seat_of(DAN.account) == 1


def test_so_does_one_that_was_kept_for_somebody_and_nobody_is_asked_again_at_once() -> None:
    bench = open_rule(ALA, BEA, CEZ, DAN)
    bench.do(decide_kick, ALA, 1, "", bench.now)
    bench.do(decide_opening_answer, CEZ, False)
    bench.do(decide_leave, DAN)
    bench.do(decide_kick, ALA, 3, "", bench.now + 1)
    assert [bench.table.seats[seat].kind for seat in (1, 3)] == [BOT, BOT]
    assert bench.table.opening is None


def test_in_a_rated_match_a_bot_plays_on_whatever_the_rule() -> None:
    bench = open_rule(ALA, BEA)
    bench.table.is_rated = True
    bench.do(decide_kick, ALA, 1, "", bench.now)
    assert bench.table.seats[1].kind == BOT


def test_the_host_of_the_table_and_of_the_house_put_out_and_nobody_else() -> None:
    bench = running(ALA, BEA, "random")
    assert refusal(bench, decide_kick, BEA, 0, "", bench.now) == "error-host-only"
    assert refusal(bench, decide_kick, ALA, 0, "", bench.now) == "error-not-yourself"
    assert refusal(bench, decide_kick, ALA, 2, "", bench.now) == "error-nobody-there"
    assert refusal(bench, decide_kick, ALA, 7, "", bench.now) == "error-no-such-seat"
    bench.do(decide_kick, HOST, 0, "", bench.now)
    assert bench.table.host == BEA.account


def test_a_table_at_which_nobody_is_left_is_over() -> None:
    bench = running(ALA, "random")
    bench.do(decide_kick, HOST, 0, "", bench.now)
    assert bench.table.status == OVER


def test_whoever_is_banned_is_put_out_wherever_they_sit_or_look_after_a_table() -> None:
    bench = asked("open", "open")
    bench.do(decide_join, BEA, 0, None)
    bench.do(decide_ban, ALA.account, HOST.account, "", bench.now)
    assert bench.table.host == BEA.account
    assert bench.do(decide_ban, "nobody", HOST.account, "", bench.now) == []


def test_who_is_silenced_says_nothing_until_they_may() -> None:
    bench = running(ALA, BEA)
    assert refusal(bench, decide_mute, BEA, ALA.account, True, "") == "error-host-only"
    bench.do(decide_mute, ALA, BEA.account, True, "")
    assert refusal(bench, decide_chat, BEA, "oh", None, bench.now) == "error-muted-here"
    assert refusal(bench, decide_chat, BEA, None, "hello", bench.now) == "error-muted-here"
    assert bench.do(decide_mute, ALA, BEA.account, True, "") == []
    assert bench.rebuilt().muted == {BEA.account}
    bench.do(decide_mute, ALA, BEA.account, False, "")
    bench.do(decide_chat, BEA, "thanks", None, bench.now)


def test_somebody_is_meant_by_a_chair_or_by_a_line() -> None:
    bench = running(ALA, BEA)
    bench.do(decide_chat, CEZ, "psst", None, bench.now)
    line = bench.table.version
    assert find_person(bench.table, 1, None) == (BEA.account, "Bea")
    assert find_person(bench.table, None, line) == (CEZ.account, "Cez")
    for seat, said in ((9, None), (None, 1), (None, None)):
        with pytest.raises(Refused, match="error-nobody-there"):
            find_person(bench.table, seat, said)


def test_nobody_sits_down_with_who_blocks_them_but_who_was_there_comes_back() -> None:
    bench = asked("me", "open", "open")
    shunned = replace(BEA, blocked_by=frozenset({ALA.account}))
    assert refusal(bench, decide_join, shunned, None, None) == "error-blocked"
    match = open_rule(ALA, BEA, CEZ)
    match.do(decide_leave, BEA)
    match.do(decide_join, shunned, None, None)
    assert match.table.seat_of(BEA.account) == 1
