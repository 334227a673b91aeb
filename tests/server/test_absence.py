"""Absent players: claimed, replaced, come back; and the clocks are right throughout."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.bench import ALA, BEA, CEZ, DAN, LIVE, TABLE, Bench, asked, running, uncompiled
from vacancy.server.live import hub as module
from vacancy.server.live.hub import Hub
from vacancy.server.rates import Quotas
from vacancy.server.store.store import Store
from vacancy.server.table.chat import decide_chat
from vacancy.server.table.claims import decide_back, decide_claim
from vacancy.server.table.decide import (
    decide_join,
    decide_move_of,
    decide_start,
    decide_undo,
    decide_undo_answer,
)
from vacancy.server.table.parts import BOT, OPEN, OVER, PERSON
from vacancy.server.table.seats import (
    BACK_SECONDS,
    OPENING_PAUSE,
    decide_opening_answer,
    decide_opening_lapse,
    decide_seat,
)
from vacancy.server.telling import views
from vacancy.server.telling.views import Viewer
from vacancy.server.words import Refused

WAIT = 900.0
CLOCK = {"kind": "live", "seconds": 60}
DAYS = {"kind": "days", "days": 2}
DAY = 86_400.0


def refusal(bench: Bench, *command: Any) -> str:
    with pytest.raises(Refused) as caught:
        bench.do(*command)
    return caught.value.reason.id


def until_turn_of(bench: Bench, seat: int) -> None:
    while bench.table.to_move != seat:
        bench.move(bench.mover())


def move_late(bench: Bench) -> None:
    """The clock has run out: a bot makes the move."""
    seat, action = bench.table.to_move, bench.table.game.legal(bench.table.state)[0]
    bench.do(decide_move_of, seat, len(bench.table.moves), action, "clock")


def claimed(*people: Any, seat: int = 0, **more: Any) -> Bench:
    """A match whose absentee was replaced by a bot; Bea claimed the seat."""
    bench = running(*people, **more)
    until_turn_of(bench, seat)
    bench.now += bench.table.absence_limit
    bench.do(decide_claim, BEA, seat, "bot", bench.now)
    return bench


# When a seat may be claimed


@pytest.mark.parametrize(
    ("pace", "limit"),
    [(LIVE, WAIT), (CLOCK, 120.0), (DAYS, 4 * DAY), ({**CLOCK, "seconds": 5}, 60)],
)
def test_every_table_has_a_limit_that_its_pace_suggests(pace: Any, limit: float) -> None:
    assert running(ALA, BEA, pace=pace).table.absence_limit == limit


def test_a_table_has_its_own_limit_but_never_less_than_its_clock() -> None:
    own = asked("me", "open", absence={"seconds": 300})
    assert own.table.absence_limit == 300
    assert asked("me", "open", pace=DAYS, absence={"seconds": 300}).table.absence_limit == 2 * DAY
    with pytest.raises(Refused, match="error-bad-absence"):
        asked("me", "open", absence={"seconds": 5})


def test_a_seat_is_claimed_after_the_limit_and_not_before() -> None:
    bench = running(ALA, BEA)
    bench.now += WAIT - 1
    assert refusal(bench, decide_claim, BEA, 0, "bot", bench.now) == "error-not-absent-yet"
    bench.now += 1
    bench.do(decide_claim, BEA, 0, "bot", bench.now)
    assert (bench.table.seats[0].kind, bench.table.host) == (BOT, BEA.account)


def test_only_others_at_the_table_claim_and_only_whom_they_wait_for() -> None:
    bench = running(ALA, BEA)
    bench.now += WAIT
    assert refusal(bench, decide_claim, ALA, 0, "bot", bench.now) == "error-not-absent"
    assert refusal(bench, decide_claim, ALA, 1, "bot", bench.now) == "error-not-absent"
    assert refusal(bench, decide_claim, CEZ, 0, "bot", bench.now) == "error-not-at-table"
    assert refusal(bench, decide_claim, BEA, 0, "dance", bench.now) == "error-bad-claim"


def test_a_move_and_a_word_are_signs_of_life() -> None:
    bench = running(ALA, BEA)
    bench.now += WAIT
    bench.do(decide_chat, ALA, "wait", None, bench.now)
    assert refusal(bench, decide_claim, BEA, 0, "bot", bench.now) == "error-not-absent-yet"
    bench.now += WAIT
    until_turn_of(bench, 1)
    assert refusal(bench, decide_claim, BEA, 0, "bot", bench.now) == "error-not-absent"


def test_a_move_taken_back_takes_the_others_waiting_back_too() -> None:
    bench = running(ALA, BEA)
    until_turn_of(bench, 1)
    bench.do(decide_undo, ALA, len(bench.table.moves), bench.now)
    bench.now += WAIT
    bench.do(decide_undo_answer, BEA, True)
    assert bench.table.absent == ((0, bench.now + WAIT),)
    bench.now += WAIT
    until_turn_of(bench, 1)
    assert bench.table.absent == ((1, bench.now + WAIT),)


def test_moves_of_the_clock_are_nobodys_moves() -> None:
    bench = running(ALA, BEA, pace=CLOCK)
    began = bench.now
    while bench.now < began + 120:
        if bench.table.to_move == 0:
            bench.now += 60
            move_late(bench)
        else:
            bench.move(BEA)
    assert [tuple(each) for each in bench.table.absent if each.seat == 0] == [(0, began + 120)]
    bench.do(decide_claim, BEA, 0, "bot", bench.now)
    assert bench.table.seats[0].kind == BOT


def test_a_table_by_days_waits_for_days() -> None:
    bench = running(ALA, BEA, pace=DAYS)
    bench.now += 2 * DAY
    move_late(bench)
    bench.now += 2 * DAY - 1
    assert refusal(bench, decide_claim, BEA, 0, "bot", bench.now) == "error-not-absent-yet"
    bench.now += 1
    bench.do(decide_claim, BEA, 0, "bot", bench.now)
    assert bench.table.seat_to_come_back_to(ALA.account) == 0


def test_nobody_is_absent_where_nobody_waits() -> None:
    assert running(ALA, "random").table.absent == ()
    assert asked("me", "open").table.absent == ()


# What a claim does


def test_the_match_ends_without_them_and_they_are_last() -> None:
    bench = running(ALA, BEA, "random")
    bench.now += WAIT
    assert bench.do(decide_claim, BEA, 0, "end", bench.now) == ["table", "over"]
    told = views.details(bench.table, Viewer(), set())["result"]
    assert told is not None
    assert (bench.table.status, told["by"]) == (OVER, "absence")
    assert told["ranking"] is not None
    assert told["ranking"][0] == 3


def test_where_more_people_play_one_of_them_does_not_end_it() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.now += WAIT
    assert refusal(bench, decide_claim, BEA, 0, "end", bench.now) == "error-others-play"
    bench.do(decide_claim, CEZ, 0, "bot", bench.now)
    assert [seat.kind for seat in bench.table.seats] == [BOT, PERSON, PERSON]


def test_the_bot_has_no_clock_and_who_comes_next_has_a_whole_one() -> None:
    bench = claimed(ALA, BEA, pace=CLOCK)
    assert bench.table.deadline is None
    while bench.table.to_move == 0:
        bench.now += 1
        bench.move()
    assert bench.table.deadline == bench.now + 60


# Coming back


def test_silence_lets_them_back_with_a_whole_clock() -> None:
    bench = claimed(ALA, BEA, pace=CLOCK)
    bench.do(decide_back, ALA, bench.now)
    told = views.details(bench.table, Viewer(BEA.account), set())["opening"]
    assert told == {"seat": 0, "waiting": [1], "back": "Ala"}
    assert refusal(bench, decide_opening_lapse, bench.now) == "error-no-opening-asked"
    bench.now += BACK_SECONDS
    bench.do(decide_opening_lapse, bench.now)
    assert bench.table.seat_of(ALA.account) == 0
    assert bench.table.deadline == bench.now + 60
    assert bench.table.opening is None
    assert refusal(bench, decide_claim, BEA, 0, "bot", bench.now) == "error-not-absent-yet"


def test_consent_lets_them_back_at_once_and_an_objection_does_not() -> None:
    bench = claimed(ALA, BEA, CEZ)
    bench.do(decide_back, ALA, bench.now)
    bench.do(decide_opening_answer, BEA, False)
    assert bench.table.seats[0].kind == BOT
    assert refusal(bench, decide_back, ALA, bench.now) == "error-opening-refused"
    bench.now += OPENING_PAUSE
    bench.do(decide_back, ALA, bench.now)
    bench.do(decide_opening_answer, BEA, True)
    bench.do(decide_opening_answer, CEZ, True)
    assert bench.table.seat_of(ALA.account) == 0


def test_nobody_else_takes_the_seat_and_only_the_absent_one_comes_back() -> None:
    bench = claimed(ALA, BEA)
    assert refusal(bench, decide_back, DAN, bench.now) == "error-no-seat-to-come-back-to"
    assert refusal(bench, decide_join, DAN, 0, None) == "error-seat-taken"
    assert views.details(bench.table, Viewer(ALA.account), set())["back_to"] == 0
    assert views.details(bench.table, Viewer(DAN.account), set())["back_to"] is None


def test_a_seat_that_was_opened_since_is_kept_for_nobody() -> None:
    bench = claimed(ALA, BEA)
    bench.do(decide_seat, BEA, 0, OPEN, None, bench.now)
    assert refusal(bench, decide_back, ALA, bench.now) == "error-no-seat-to-come-back-to"
    bench.do(decide_join, ALA, None, None)
    assert bench.table.seat_of(ALA.account) == 0


def test_a_log_with_all_of_it_tells_of_the_same_table() -> None:
    bench = claimed(ALA, BEA, pace=CLOCK)
    bench.do(decide_back, ALA, bench.now)
    bench.now += BACK_SECONDS
    bench.do(decide_opening_lapse, bench.now)
    again = bench.rebuilt()
    for name in ("heard", "stand_ins", "barred", "muted", "turn_since", "deadline", "absent"):
        assert getattr(again, name) == getattr(bench.table, name)


def test_a_table_of_before_there_were_claims_can_be_claimed_too() -> None:
    bench = running(ALA, BEA)
    del bench.rows[0].body["absence"]
    old = bench.rebuilt()
    assert (old.absence_limit, old.kicked_rule, old.absent[0].seat) == (WAIT, BOT, 0)


# The same with a hub, whose clock is the test's


async def be_away(hub: Hub) -> None:
    now = 1_000_000.0
    hub.clock = lambda: now
    hub.writer.start()
    await hub.create(TABLE, running(ALA, BEA, pace=CLOCK).rows[0].body)
    await hub.submit(TABLE, lambda table: decide_start(table, ALA))
    room = await hub.room(TABLE)
    now += 120
    await hub.submit(TABLE, lambda table: decide_claim(table, BEA, 0, "bot", now))
    async with asyncio.timeout(20):
        while room.table.to_move != 1:
            await asyncio.sleep(0.01)
    assert {move.by for move in room.table.moves} == {"bot"}
    assert room.table.deadline == now + 60
    await hub.submit(TABLE, lambda table: decide_back(table, ALA, now))
    now += BACK_SECONDS
    hub.minder.mind(room, is_ours=True)
    async with asyncio.timeout(20):
        while room.table.seat_of(ALA.account) is None:
            await asyncio.sleep(0.01)
    assert room.table.deadline == now - BACK_SECONDS + 60
    hub.minder.stop()
    await hub.writer.stop()


def test_a_bot_plays_for_the_absent_one_who_is_let_back_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "find_known", uncompiled)
    store = Store(str(tmp_path / "vacancy.db"))
    store.open()
    asyncio.run(be_away(Hub(store, Quotas(1e6), bot_pace=0)))
    store.close()
