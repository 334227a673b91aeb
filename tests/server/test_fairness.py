"""Tables at which nobody can choose the dice, peek into another hand, or be seated unasked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.server.bench import ALA, BEA, CEZ, DAN, Bench, asked, running
from tests.server.test_tables import refusal
from vacancy.engine.transcript import Match
from vacancy.server.table.create import Who, describe_rematch
from vacancy.server.table.decide import (
    Draft,
    decide_join,
    decide_leave,
    decide_rematch,
    decide_resign,
    decide_start,
)
from vacancy.server.table.parts import BOT, KEPT, LINK, OPEN, PERSON, RUNNING
from vacancy.server.table.seats import (
    OPENING_PAUSE,
    OPENING_SECONDS,
    decide_nonce,
    decide_opening_answer,
    decide_opening_lapse,
    decide_seat,
)
from vacancy.server.table.transcripts import write_transcript
from vacancy.server.telling import views
from vacancy.server.telling.views import Viewer

NONCE, OTHER = "ab" * 16, "cd" * 16
CLOCK = {"kind": "live", "seconds": 30}


def again(bench: Bench, who: Who) -> Bench:
    """The rematch that somebody asks for."""
    bench.do(decide_rematch, who, "new")
    return Bench(describe_rematch(bench.table, who))


# A chosen seed


@pytest.mark.parametrize("is_begun", [False, True])
def test_no_seat_is_opened_where_the_seed_was_chosen(is_begun: bool) -> None:
    bench = asked("me", "random", seed=3)
    if is_begun:
        bench.do(decide_start, ALA)
    assert refusal(bench, decide_seat, ALA, 1, OPEN, None, bench.now) == "error-seed-chosen"


def test_nobody_joins_a_seat_that_was_opened_before_this_was_refused() -> None:
    bench = asked("me", "random", seed=3)
    bench.table.clear_seat(1, OPEN)
    assert refusal(bench, decide_join, BEA, 1, None) == "error-seed-chosen"


def test_the_rematch_of_a_match_with_a_chosen_seed_has_the_same_seed() -> None:
    bench = asked("me", "random", seed=3)
    bench.do(decide_start, ALA)
    bench.do(decide_resign, ALA)
    assert again(bench, ALA).table.seed == 3


def test_a_chosen_seed_is_named_in_the_lobby_at_the_table_and_in_every_transcript() -> None:
    bench = asked("me", "random", seed=3)
    card = views.card("t", views.summary(bench.table), Viewer(), set())
    assert (card["seed"], views.details(bench.table, Viewer(), set())["seed"]) == (3, 3)
    bench.do(decide_start, ALA)
    assert views.replay(bench.table, 0, None)["seed"] == 3
    assert "\nseed 3\n" in write_transcript(bench.table, None)
    bench.do(decide_leave, ALA)
    assert "\nseed 3\n" in write_transcript(bench.table, None)


def test_a_card_that_was_kept_before_seeds_were_told_can_still_be_shown() -> None:
    kept = views.summary(running(ALA, BEA).table)
    del kept["seed"]
    assert views.card("t", kept, Viewer(), set())["seed"] is None


def test_a_chosen_seed_draws_the_same_whatever_number_a_client_gives() -> None:
    bench = asked("me", "random", seed=3)
    assert refusal(bench, decide_nonce, ALA, NONCE) == "error-nonce-with-seed"
    before = bench.table.state
    bench.do(decide_start, ALA)
    assert bench.table.state == before


# Numbers from the players


def test_the_secret_is_promised_before_any_number_is_given_and_the_promise_stays() -> None:
    bench = asked("me", "open")
    promised = views.details(bench.table, Viewer(), set())["commitment"]
    bench.do(decide_join, BEA, 1, None, OTHER)
    bench.do(decide_nonce, ALA, NONCE)
    bench.do(decide_start, ALA)
    assert bench.table.commitment == promised


def test_every_seated_persons_number_changes_what_is_drawn() -> None:
    starts = set()
    body = asked("me", "open").rows[0].body
    for ala, bea in ((NONCE, OTHER), (NONCE, NONCE), (OTHER, OTHER), (None, None)):
        bench = Bench(body)
        bench.do(decide_join, BEA, 1, None, bea)
        if ala is not None:
            bench.do(decide_nonce, ALA, ala)
        bench.do(decide_start, ALA)
        starts.add(bench.table.state.to_bytes())
    assert len(starts) == 4


def test_a_match_with_numbers_is_rebuilt_from_its_log_and_verified_from_its_transcript() -> None:
    bench = asked("me", "open")
    bench.do(decide_nonce, ALA, NONCE)
    bench.do(decide_join, BEA, 1, None)
    bench.do(decide_start, ALA)
    assert f"\nnonce 0 {NONCE}\nnonce 1 none\n" in write_transcript(bench.table, 0)
    while bench.table.status == RUNNING:
        bench.move()
    assert bench.rebuilt().state.to_bytes() == bench.table.state.to_bytes()
    match = Match.from_text(write_transcript(bench.table, None))
    assert match.nonces == {0: NONCE, 1: None}
    assert match.commitment == bench.table.commitment


def test_a_match_begun_before_there_were_numbers_is_told_as_it_was() -> None:
    bench = asked("me", "random")
    bench.do(decide_start, ALA)
    bench.rows[-1] = replace(bench.rows[-1], body={})
    old = bench.rebuilt()
    assert old.state == old.match.state
    assert "nonce" not in write_transcript(old, None)


def test_a_number_goes_with_whoever_gave_it() -> None:
    bench = asked("me", "open")
    bench.do(decide_join, BEA, 1, None, NONCE)
    bench.do(decide_leave, BEA)
    assert views.details(bench.table, Viewer(), set())["nonces"] == [None, None]


def test_a_number_is_given_once_by_somebody_who_sits_there_and_before_the_start() -> None:
    bench = asked("me", "random")
    assert refusal(bench, decide_nonce, DAN, NONCE) == "error-not-at-table"
    assert refusal(bench, decide_nonce, ALA, "7") == "error-bad-nonce"
    bench.do(decide_nonce, ALA, NONCE)
    assert refusal(bench, decide_nonce, ALA, OTHER) == "error-nonce-given"
    bench.do(decide_start, ALA)
    assert refusal(bench, decide_nonce, ALA, OTHER) == "error-already-started"
    assert views.details(bench.table, Viewer(), set())["nonces"] == [NONCE, None]


# Peeking by changing seats


def test_who_left_under_one_name_cannot_sit_elsewhere_under_another_in_that_browser() -> None:
    bench = asked("me", "open", "random")
    bench.do(decide_join, replace(BEA, browser="b"), 1, None)
    bench.do(decide_start, ALA)
    bench.do(decide_leave, BEA)
    bench.do(decide_seat, ALA, 2, OPEN, None, bench.now)
    again = replace(CEZ, browser="b")
    assert refusal(bench, decide_join, again, 2, None) == "error-sat-elsewhere"
    bench.do(decide_join, again, None, None)
    assert bench.table.seat_of(CEZ.account) == 1


def test_who_has_seen_two_hands_by_two_names_sits_behind_neither() -> None:
    bench = asked("me", "open", "open")
    bench.do(decide_join, replace(BEA, browser="b"), 1, None)
    bench.do(decide_join, replace(CEZ, browser="c"), 2, None)
    bench.do(decide_start, ALA)
    bench.do(decide_leave, BEA)
    bench.do(decide_leave, CEZ)
    lent = replace(BEA, browser="c")
    assert refusal(bench, decide_join, lent, 1, None) == "error-sat-elsewhere"
    assert refusal(bench, decide_join, lent, 2, None) == "error-sat-elsewhere"


def test_another_browser_takes_no_seat_that_a_person_left_unless_the_others_agree() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.do(decide_leave, BEA)
    disguised = replace(DAN, browser="another")
    assert refusal(bench, decide_join, disguised, 1, None) == "error-seat-kept"
    assert refusal(bench, decide_join, disguised, None, None) == "error-table-full"
    bench.do(decide_leave, BEA)  # declining does not open it
    bench.do(decide_seat, ALA, 1, OPEN, None, bench.now)
    assert refusal(bench, decide_join, disguised, 1, None) == "error-seat-kept"
    bench.do(decide_opening_answer, CEZ, True)
    bench.do(decide_join, disguised, 1, None)
    assert bench.table.seat_of(DAN.account) == 1


def test_whoever_left_comes_back_unasked_and_the_log_tells_the_same() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.do(decide_leave, BEA)
    assert bench.rebuilt().seats == bench.table.seats
    bench.do(decide_join, BEA, None, None)
    assert bench.rebuilt().seats == bench.table.seats
    assert bench.table.seat_of(BEA.account) == 1


def test_a_seat_that_was_left_is_open_in_a_rematch() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.do(decide_leave, BEA)
    bench.do(decide_resign, ALA)
    bench.do(decide_resign, CEZ)
    assert [seat.kind for seat in again(bench, CEZ).table.seats][1] == OPEN


def test_two_names_in_one_browser_have_one_seat() -> None:
    bench = asked("me", "open", "open", who=replace(ALA, browser="a"))
    assert refusal(bench, decide_join, replace(BEA, browser="a"), 1, None) == "error-same-browser"
    bench.do(decide_join, replace(BEA, browser="b"), 1, None)


def test_who_left_before_the_start_has_seen_nothing() -> None:
    bench = asked("me", "open", "open", "open")
    bench.do(decide_join, BEA, 1, None)
    bench.do(decide_leave, BEA)
    for seat, who in ((1, CEZ), (2, DAN)):
        bench.do(decide_join, who, seat, None)
    bench.do(decide_seat, ALA, 3, BOT, "random", bench.now)
    bench.do(decide_start, ALA)
    bench.do(decide_leave, DAN)
    bench.do(decide_seat, ALA, 2, OPEN, None, bench.now)
    bench.do(decide_opening_answer, CEZ, True)
    bench.do(decide_join, BEA, 2, None)
    assert bench.table.seat_of(BEA.account) == 2


def test_a_browsers_mark_is_told_to_nobody() -> None:
    bench = asked("me", "random", who=replace(ALA, browser="mark"))
    told = views.details(bench.table, Viewer(ALA.account), set())
    assert "mark" not in str(told)


# Opening a bot's seat


def test_a_bots_seat_opens_when_all_other_people_agree() -> None:
    bench = running(ALA, BEA, CEZ, "random")
    bench.do(decide_seat, ALA, 3, OPEN, None, bench.now)
    assert bench.table.seats[3].kind == BOT
    bench.do(decide_opening_answer, BEA, True)
    told = views.details(bench.table, Viewer(), set())["opening"]
    assert told == {"seat": 3, "waiting": [2], "back": None}
    bench.do(decide_opening_answer, CEZ, True)
    assert (bench.table.seats[3].kind, bench.table.opening) == (OPEN, None)


def test_one_refusal_keeps_the_bot_and_the_host_must_wait_before_asking_again() -> None:
    bench = running(ALA, BEA, CEZ, "random")
    bench.do(decide_seat, ALA, 3, OPEN, None, bench.now)
    bench.do(decide_opening_answer, CEZ, False)
    assert (bench.table.seats[3].kind, bench.table.opening) == (BOT, None)
    ask = (decide_seat, ALA, 3, OPEN, None)
    assert refusal(bench, *ask, bench.now + 1) == "error-opening-refused"
    bench.do(*ask, bench.now + OPENING_PAUSE)
    assert bench.table.opening is not None


def test_the_host_asks_once_and_does_not_answer() -> None:
    bench = running(ALA, BEA, "random")
    assert refusal(bench, decide_opening_answer, BEA, True) == "error-no-opening-asked"
    bench.do(decide_seat, ALA, 2, OPEN, None, bench.now)
    ask = (decide_seat, ALA, 2, OPEN, None, bench.now)
    assert refusal(bench, *ask) == "error-opening-pending"
    assert refusal(bench, decide_opening_answer, ALA, True) == "error-no-opening-asked"


def test_a_question_about_a_seat_lapses_without_answers() -> None:
    bench = running(ALA, BEA, "random")
    bench.do(decide_seat, ALA, 2, OPEN, None, bench.now)
    assert refusal(bench, decide_opening_lapse, bench.now + 1) == "error-no-opening-asked"
    bench.do(decide_opening_lapse, bench.now + OPENING_SECONDS)
    assert (bench.table.seats[2].kind, bench.table.opening) == (BOT, None)


def test_play_goes_on_while_people_are_asked_about_a_seat() -> None:
    bench = running(ALA, BEA, "random")
    bench.do(decide_seat, ALA, 2, OPEN, None, bench.now)
    bench.move(ALA)
    assert bench.table.opening is not None


def test_whoever_looks_after_the_house_asks_too() -> None:
    bench = running(ALA, BEA, "random")
    bench.do(decide_seat, replace(DAN, is_admin=True), 2, OPEN, None, bench.now)
    assert bench.table.opening is not None
    assert bench.table.opening.waiting == {0, 1}


@pytest.mark.parametrize("is_begun", [False, True])
def test_without_other_people_or_before_the_start_nobody_is_asked(is_begun: bool) -> None:
    bench = asked("me", "random") if is_begun else asked("me", "open", "random")
    bench.do(*((decide_start, ALA) if is_begun else (decide_join, BEA, 1, None)))
    bench.do(decide_seat, ALA, len(bench.table.seats) - 1, OPEN, None, bench.now)
    assert bench.table.seats[-1].kind == OPEN


# The clock


def test_posting_a_seat_again_writes_nothing() -> None:
    bench = running(ALA, BEA, "random", pace=CLOCK)
    assert bench.do(decide_seat, ALA, 2, BOT, "random", bench.now) == []


def test_a_change_of_another_seat_does_not_restart_the_clock() -> None:
    bench = running(ALA, BEA, "random", pace=CLOCK)
    deadline = bench.table.deadline
    bench.now += 20
    bench.do(decide_seat, ALA, 2, BOT, "greedy", bench.now)
    bench.do(decide_seat, ALA, 2, OPEN, None, bench.now)
    bench.do(decide_opening_answer, BEA, True)
    bench.do(decide_join, CEZ, 2, None)
    bench.do(decide_resign, CEZ)
    assert bench.table.deadline == deadline


def test_the_clock_of_whoever_leaves_goes_on_and_coming_back_does_not_move_it() -> None:
    bench = running(ALA, BEA, CEZ, pace=CLOCK)
    deadline = bench.table.deadline
    bench.now += 20
    bench.do(decide_leave, ALA)
    assert bench.table.deadline == deadline
    bench.now += 5
    bench.do(decide_join, ALA, None, None)
    assert bench.table.deadline == deadline


def test_who_left_by_a_log_of_old_and_comes_back_has_the_time_that_was_left() -> None:
    bench = running(ALA, BEA, CEZ, pace=CLOCK)
    bench.now += 20
    bench.do(lambda table, who: [Draft("left", {"seat": 0, "host": BEA.account})], ALA)
    bench.now += 100
    bench.do(decide_join, ALA, None, None)
    assert bench.table.deadline == bench.now + 10


def test_somebody_new_has_a_whole_clock() -> None:
    bench = running(ALA, BEA, CEZ, pace=CLOCK)
    bench.now += 20
    bench.do(decide_leave, ALA)
    bench.do(decide_seat, BEA, 0, OPEN, None, bench.now)
    bench.do(decide_opening_answer, CEZ, True)
    bench.do(decide_join, DAN, None, None)
    assert bench.table.deadline == bench.now + 30


# Playing again


def rematch_by_bea() -> Bench:
    bench = running(ALA, BEA)
    bench.do(decide_resign, ALA)
    return again(bench, BEA)


def test_a_rematch_seats_whoever_asks_and_keeps_the_others_seats_for_them() -> None:
    seats = rematch_by_bea().table.seats
    assert [(seat.kind, seat.name) for seat in seats] == [(KEPT, "Ala"), (PERSON, "Bea")]


def test_who_is_invited_to_a_rematch_sits_down_by_accepting() -> None:
    bench = rematch_by_bea()
    assert views.details(bench.table, Viewer(ALA.account), set())["kept_for_you"] == 0
    assert refusal(bench, decide_start, BEA) == "error-seats-open"
    bench.do(decide_join, ALA, None, None, NONCE)
    bench.do(decide_start, BEA)
    assert bench.table.seat_of(ALA.account) == 0


def test_nobody_else_takes_a_seat_that_is_kept() -> None:
    bench = rematch_by_bea()
    assert refusal(bench, decide_join, CEZ, 0, None) == "error-seat-kept"
    assert refusal(bench, decide_join, CEZ, None, None) == "error-table-full"
    told = views.details(bench.table, Viewer(CEZ.account), set())
    assert (told["kept_for_you"], told["your_seat"]) == (None, None)


def test_who_is_awaited_is_not_kept_away_by_somebody_of_a_name_that_looks_alike() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.do(decide_leave, ALA)
    bench.do(decide_leave, CEZ)
    bench.do(decide_seat, BEA, 2, OPEN, None, bench.now)
    double = replace(DAN, name="A1a")
    assert refusal(bench, decide_join, double, 2, None) == "error-namesake"


def test_who_has_blocked_somebody_is_not_asked_to_play_again_by_them() -> None:
    bench = running(ALA, BEA)
    bench.do(decide_resign, ALA)
    seats = again(bench, replace(BEA, blocked_by=frozenset({ALA.account}))).table.seats
    assert [(seat.kind, seat.name) for seat in seats] == [(OPEN, None), (PERSON, "Bea")]


def test_who_left_before_the_start_does_not_open_the_rematch() -> None:
    bench = asked("me", "open", "open")
    bench.do(decide_join, BEA, 1, None)
    bench.do(decide_leave, BEA)
    for seat, who in ((1, CEZ), (2, DAN)):
        bench.do(decide_join, who, seat, None)
    bench.do(decide_start, ALA)
    for who in (ALA, CEZ, DAN):
        bench.do(decide_resign, who)
    assert refusal(bench, decide_rematch, BEA, "x") == "error-not-at-table"
    bench.do(decide_rematch, CEZ, "x")


def test_an_invitation_is_declined_or_taken_back_by_the_host() -> None:
    bench = rematch_by_bea()
    bench.do(decide_leave, ALA)
    assert (bench.table.seats[0].kind, bench.table.status) == (OPEN, "waiting")
    bench = rematch_by_bea()
    bench.do(decide_seat, BEA, 0, OPEN, None, bench.now)
    bench.do(decide_join, CEZ, 0, None)
    assert bench.table.seat_of(CEZ.account) == 0


def test_a_table_belongs_to_those_who_are_invited_but_they_do_not_ask_for_its_rematch() -> None:
    bench = rematch_by_bea()
    assert ALA.account in bench.table.members
    bench.do(decide_leave, BEA)
    assert refusal(bench, decide_rematch, ALA, "x") == "error-not-at-table"


def test_a_friends_seat_that_is_declined_is_for_the_invited_again() -> None:
    bench = asked("me", "link")
    bench.do(decide_join, BEA, 1, bench.table.invite)
    bench.do(decide_start, ALA)
    bench.do(decide_resign, BEA)
    bench = again(bench, ALA)
    bench.do(decide_leave, BEA)
    assert bench.table.seats[1].kind == LINK
