"""Tables as pure logic: commands in, rows out."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.server.bench import ALA, BEA, CEZ, DAN, Bench, asked, running, uncompiled
from vacancy.server.table.chat import BURST, LINES_WITH_ONLOOKERS, WINDOW, decide_chat
from vacancy.server.table.create import check_options
from vacancy.server.table.decide import (
    UNDO_SECONDS,
    decide_join,
    decide_leave,
    decide_move,
    decide_rematch,
    decide_resign,
    decide_start,
    decide_undo,
    decide_undo_answer,
    decide_undo_lapse,
    decide_why,
    decide_why_undo,
)
from vacancy.server.table.fold import apply
from vacancy.server.table.parts import BOT, KEPT, LINK, OPEN, OVER, PERSON, RUNNING
from vacancy.server.table.seats import decide_opening_answer, decide_seat
from vacancy.server.words import Refused


def refusal(bench: object, *command: object) -> str:
    """The id of the message that a command is refused with."""
    with pytest.raises(Refused) as caught:
        bench.do(*command)  # type: ignore[attr-defined]  # a Bench
    return caught.value.reason.id


# Opening a table


def test_an_open_seat_is_taken_and_a_link_seat_needs_the_invitation() -> None:
    bench = asked("me", "open", "link")
    assert bench.do(decide_join, BEA, 1, None) == ["table"]
    assert refusal(bench, decide_join, CEZ, 2, None) == "error-needs-invite"
    assert refusal(bench, decide_join, CEZ, 2, "guess") == "error-wrong-invite"
    bench.do(decide_join, CEZ, None, bench.table.invite)
    assert [seat.kind for seat in bench.table.seats] == [PERSON, PERSON, PERSON]


@pytest.mark.parametrize(
    ("seats", "changes", "reason"),
    [
        (("me",), {}, "error-bad-seat-count"),
        (("me", "open", "open", "open", "open"), {}, "error-bad-seat-count"),
        (("me", "me"), {}, "error-two-seats"),
        (("me", "nobody"), {}, "error-unknown-bot"),
        (("me", "open"), {"seed": 3}, "error-seed-with-people"),
        (("me", "random"), {"options": {"luck": "no"}}, "error-unknown-option"),
        (("me", "random"), {"options": {"first": "2"}}, "error-bad-option"),
        (("me", "random"), {"options": {"crest_bonus": "much"}}, "error-bad-option"),
        (("me", "random"), {"pace": {"kind": "live", "seconds": 1}}, "error-bad-pace"),
        (("me", "random"), {"pace": {"kind": "days", "days": None}}, "error-bad-pace"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    seats: tuple[str, ...], changes: dict[str, object], reason: str
) -> None:
    with pytest.raises(Refused) as caught:
        asked(*seats, **changes)
    assert caught.value.reason.id == reason


def test_a_table_with_an_option_that_makes_no_difference_is_refused() -> None:
    hotel = uncompiled("grand_austria_hotel")
    with pytest.raises(Refused) as caught:
        check_options(hotel, 2, {"hotel_1": "b2"})
    assert caught.value.reason.id == "idle-option"
    assert check_options(hotel, 2, {"hotel_1": "b2", "board": "b"})["hotel_1"] == "b2"


def test_the_second_claim_of_a_seat_is_refused() -> None:
    bench = asked("me", "open")
    bench.do(decide_join, BEA, 1, None)
    assert refusal(bench, decide_join, CEZ, 1, None) == "error-seat-taken"
    assert refusal(bench, decide_join, CEZ, None, None) == "error-table-full"
    assert refusal(bench, decide_join, BEA, 0, None) == "error-already-seated"
    assert refusal(bench, decide_join, CEZ, 9, None) == "error-no-such-seat"


def test_only_the_host_starts_and_only_a_full_table() -> None:
    bench = asked("me", "open")
    assert refusal(bench, decide_start, ALA) == "error-seats-open"
    bench.do(decide_join, BEA, None, None)
    assert refusal(bench, decide_start, BEA) == "error-host-only"
    bench.do(decide_start, ALA)
    assert bench.table.status == RUNNING
    assert refusal(bench, decide_start, ALA) == "error-already-started"


def test_nobody_moves_before_the_start() -> None:
    bench = asked("me", "random")
    assert refusal(bench, decide_move, ALA, 0, 0) == "error-not-started"


# Leaving, bots and other people


def test_a_leavers_seat_is_taken_by_a_bot_or_another_person() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.do(decide_leave, BEA)
    assert (bench.table.seats[1].kind, bench.table.seats[1].name) == (KEPT, "Bea")
    bench.do(decide_seat, ALA, 1, BOT, "greedy", bench.now)
    assert (bench.table.seats[1].kind, bench.table.seats[1].bot) == (BOT, "greedy")
    bench.do(decide_seat, ALA, 1, OPEN, None, bench.now)
    bench.do(decide_opening_answer, CEZ, True)
    bench.do(decide_join, DAN, None, None)
    assert bench.table.seat_of(DAN.account) == 1


def test_who_has_seen_one_hand_cannot_sit_down_behind_another() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.do(decide_leave, BEA)
    bench.do(decide_leave, CEZ)
    bench.do(decide_seat, ALA, 2, OPEN, None, bench.now)
    assert refusal(bench, decide_join, BEA, 2, None) == "error-sat-elsewhere"
    bench.do(decide_join, BEA, None, None)
    assert bench.table.seat_of(BEA.account) == 1


def test_a_seat_with_a_person_is_the_persons() -> None:
    bench = running(ALA, BEA)
    assert refusal(bench, decide_seat, ALA, 1, BOT, None, bench.now) == "error-seat-taken"
    assert refusal(bench, decide_seat, BEA, 0, BOT, None, bench.now) == "error-host-only"


def test_a_host_who_leaves_hands_the_table_on() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.do(decide_leave, ALA)
    assert bench.table.host == BEA.account


def test_a_table_that_all_have_left_is_over() -> None:
    bench = running(ALA, "random")
    assert bench.do(decide_leave, ALA) == ["table", "over"]
    assert (bench.table.status, bench.table.ended_by) == (OVER, "abandoned")


def test_a_link_seat_opens_as_a_link_seat_again() -> None:
    bench = asked("me", "link")
    bench.do(decide_join, BEA, 1, bench.table.invite)
    bench.do(decide_leave, BEA)
    assert bench.table.seats[1].kind == LINK


# Moves


def test_a_move_out_of_turn_or_by_a_stranger_is_refused() -> None:
    bench = running(ALA, BEA)
    action = bench.table.game.legal(bench.table.state)[0]
    assert refusal(bench, decide_move, BEA, 0, action) == "error-not-your-turn"
    assert refusal(bench, decide_move, DAN, 0, action) == "error-not-at-table"


def test_a_stale_move_is_refused_with_the_count() -> None:
    bench = running(ALA, BEA)
    bench.move(ALA)
    assert refusal(bench, decide_move, BEA, 0, 0) == "error-stale"


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    bench = running(ALA, BEA)
    before = bench.table.state.to_bytes()
    legal = bench.table.game.legal(bench.table.state)
    illegal = next(action for action in range(bench.table.game.actions) if action not in legal)
    with pytest.raises(Refused) as caught:
        bench.do(decide_move, ALA, 0, illegal)
    assert caught.value.reason.rule is not None
    assert decide_why(bench.table, ALA, illegal) == caught.value.reason
    assert decide_why(bench.table, ALA, legal[0]) is None
    assert bench.table.state.to_bytes() == before


def count_calls_of_the_rules(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a table's rules are asked about a move, and carry one out, from now on."""
    bench.table.game = replace(bench.table.game)
    game, calls = bench.table.game, Counter[str]()

    def counted(name: str, ask: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            calls[name] += 1
            return ask(*args)

        return call

    for name in ("why_not", "apply"):
        monkeypatch.setattr(game.core, name, counted(name, getattr(game.core, name)))
    monkeypatch.setitem(game.__dict__, "play", counted("play", game.play))
    return calls


def test_a_move_is_checked_once_and_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = running(ALA, BEA)
    calls = count_calls_of_the_rules(bench, monkeypatch)
    bench.move()
    assert calls == {"why_not": 1, "apply": 1}


def test_whoever_wrote_a_move_and_whoever_reads_it_see_the_same_beats() -> None:
    bench = running(ALA, BEA)
    elsewhere = bench.rebuilt()
    while bench.table.status == RUNNING:
        bench.move()
    told = bench.happenings[1:]
    for row, happening in zip(bench.rows[2:], told, strict=True):
        assert apply(elsewhere, row) == happening


def test_a_match_played_to_its_end_is_over_and_shows_that_its_dice_were_honest() -> None:
    bench = running(ALA, "random")
    while bench.table.status == RUNNING:
        kinds = bench.move()
    assert kinds == ["moved", "over"]
    assert bench.table.match.commitment == bench.table.commitment
    assert refusal(bench, decide_move, ALA, 0, 0) == "game-is-over"


def test_a_table_is_rebuilt_from_its_log() -> None:
    bench = running(ALA, BEA, CEZ)
    for _ in range(40):
        bench.move(bench.mover())
    bench.do(decide_chat, BEA, "hm", None, bench.now)
    again = bench.rebuilt()
    assert again.state.to_bytes() == bench.table.state.to_bytes()
    assert vars(again).keys() == vars(bench.table).keys()
    for name in ("version", "moves", "seats", "status", "sat", "undo", "host", "turn_since"):
        assert getattr(again, name) == getattr(bench.table, name)
    assert list(again.chat) == list(bench.table.chat)


def test_a_match_by_other_rules_is_refused_in_words() -> None:
    bench = running(ALA, BEA)
    bench.rows[0].body["rules_version"] = 0
    with pytest.raises(Refused, match="error-other-rules"):
        bench.rebuilt()


# The clock


def test_the_clock_runs_for_people_only() -> None:
    bench = running(ALA, "random", pace={"kind": "live", "seconds": 30})
    assert bench.table.deadline == bench.now + 30
    bench.now += 10
    bench.move(ALA)
    assert bench.table.deadline is None
    bench.move()
    assert bench.table.deadline == bench.now + 30


def test_days_are_long() -> None:
    bench = running(ALA, BEA, pace={"kind": "days", "days": 2})
    assert bench.table.deadline == bench.now + 2 * 86_400


# Taking back


def test_alone_against_bots_a_move_is_taken_back_at_once() -> None:
    bench = running(ALA, "random")
    before = bench.table.state.to_bytes()
    bench.move(ALA)
    assert bench.do(decide_undo, ALA, 1, bench.now) == ["undone"]
    assert bench.table.state.to_bytes() == before
    assert bench.rebuilt().state.to_bytes() == before


def test_alone_against_bots_what_they_decided_since_is_taken_back_too() -> None:
    bench = running(ALA, "random")
    before = bench.table.state.to_bytes()
    bench.move(ALA)
    bench.move()
    assert bench.do(decide_undo, ALA, 2, bench.now) == ["undone"]
    assert bench.rebuilt().state.to_bytes() == before


def test_among_several_people_another_seats_decision_is_a_barrier() -> None:
    bench = running(ALA, BEA)
    bench.move(ALA)
    bench.move(BEA)
    assert refusal(bench, decide_undo, ALA, 2, bench.now) == "error-undo-others-decided"


def test_what_a_person_decided_who_has_left_is_a_barrier() -> None:
    bench = running(ALA, BEA)
    bench.move(ALA)
    bench.move(BEA)
    bench.do(decide_leave, BEA)
    assert refusal(bench, decide_undo, ALA, 2, bench.now) == "error-undo-others-decided"


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert refusal(running(ALA, "random"), decide_undo, ALA, 0, 0.0) == "error-nothing-to-undo"


def test_a_reveal_is_a_barrier() -> None:
    """The last card of stage 1 turns up the first hotel."""
    bench = running(ALA, "random", seed=11)
    while len(bench.happenings[-1].beats) < 2:
        bench.move(ALA if bench.table.to_move == 0 else None)
        if bench.table.moves[-1].seat == 1 and len(bench.happenings[-1].beats) > 1:
            bench = running("random", ALA, seed=bench.table.seed or 0)
            while len(bench.happenings[-1].beats) < 2:
                bench.move(ALA if bench.table.to_move == 1 else None)
    assert (
        refusal(bench, decide_undo, ALA, len(bench.table.moves), bench.now) == "error-undo-revealed"
    )


def test_what_a_bots_move_turned_up_is_a_barrier() -> None:
    """The last card of stage 1 turns up the first hotel; here a bot lays it."""
    bench = running(ALA, "random", seed=11)
    while not bench.happenings[-1].beats[1:]:
        bench.move(ALA if bench.table.to_move == 0 else None)
    assert bench.table.moves[-1].seat == 1
    assert (
        refusal(bench, decide_undo, ALA, len(bench.table.moves), bench.now) == "error-undo-revealed"
    )


def test_why_a_move_stays_is_told_before_anybody_asks_for_it_back() -> None:
    bench = running(ALA, "random")
    told = decide_why_undo(bench.table, ALA, 0, bench.now)
    assert told is not None
    assert told.id == "error-nothing-to-undo"
    bench.move(ALA)
    assert decide_why_undo(bench.table, ALA, 1, bench.now) is None


def test_among_people_all_must_agree() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.move(ALA)
    assert bench.do(decide_undo, ALA, 1, bench.now) == ["undo-asked"]
    assert refusal(bench, decide_undo, ALA, 1, bench.now) == "error-undo-pending"
    assert refusal(bench, decide_undo_answer, ALA, True) == "error-no-undo-asked"
    assert bench.do(decide_undo_answer, BEA, True) == ["undo-asked"]
    assert bench.happenings[-1].waiting == (2,)
    assert bench.do(decide_undo_answer, CEZ, True) == ["undone"]
    assert not bench.table.moves


def test_one_refusal_is_enough_and_so_is_playing_on() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.move(ALA)
    bench.do(decide_undo, ALA, 1, bench.now)
    assert bench.do(decide_undo_answer, CEZ, False) == ["undo-refused"]
    other = running(ALA, BEA, CEZ)
    other.move(ALA)
    other.do(decide_undo, ALA, 1, other.now)
    assert other.move(BEA) == ["undo-refused", "moved"]
    assert len(other.table.moves) == 2


def test_who_said_no_is_not_asked_again_about_the_same_move() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.move(ALA)
    bench.do(decide_undo, ALA, 1, bench.now)
    bench.do(decide_undo_answer, CEZ, False)
    assert refusal(bench, decide_undo, ALA, 1, bench.now) == "error-undo-refused"
    assert bench.rebuilt().is_undo_refused
    bench.move(BEA)
    assert bench.do(decide_undo, BEA, 2, bench.now) == ["undo-asked"]


def test_who_takes_back_while_others_wait_gains_no_time_by_it() -> None:
    bench = running(ALA, BEA, pace={"kind": "live", "seconds": 30}, game="apartament")
    deadline = bench.table.deadline
    for _ in range(2):
        bench.now += 10
        bench.move(ALA)
        assert bench.table.to_move == 0  # and the others wait on
        bench.now += 4
        bench.do(decide_undo, ALA, 1, bench.now)
        assert bench.table.deadline == bench.rebuilt().deadline == deadline
    bench.move(ALA)
    bench.now += 2
    assert refusal(bench, decide_undo, ALA, 1, bench.now) == "error-undo-late"


def test_who_plays_with_bots_alone_may_take_their_time() -> None:
    bench = running(ALA, "random", pace={"kind": "live", "seconds": 30})
    bench.move(ALA)
    bench.now += 40
    bench.do(decide_undo, ALA, 1, bench.now)
    assert bench.table.deadline == bench.now + 30


def test_a_question_without_answers_lapses() -> None:
    bench = running(ALA, BEA)
    bench.move(ALA)
    bench.do(decide_undo, ALA, 1, bench.now)
    assert refusal(bench, decide_undo_lapse, bench.now + 1) == "error-no-undo-asked"
    assert bench.do(decide_undo_lapse, bench.now + UNDO_SECONDS) == ["undo-refused"]


# Giving up and playing again


def test_in_a_duel_resigning_ends_the_match() -> None:
    bench = running(ALA, BEA)
    assert bench.do(decide_resign, ALA) == ["table", "over"]
    assert bench.table.ended_by == "resignation"


def test_among_three_people_a_bot_plays_on() -> None:
    bench = running(ALA, BEA, CEZ)
    assert bench.do(decide_resign, ALA) == ["table"]
    assert bench.table.seats[0].kind == BOT
    assert bench.table.host == BEA.account
    assert refusal(bench, decide_seat, BEA, 0, OPEN, None, bench.now) == "error-seat-resigned"


def test_a_rematch_is_opened_once_and_by_those_who_played() -> None:
    bench = running(ALA, BEA)
    assert refusal(bench, decide_rematch, ALA, "new") == "error-not-over"
    bench.do(decide_resign, ALA)
    assert refusal(bench, decide_rematch, DAN, "new") == "error-not-at-table"
    bench.do(decide_rematch, BEA, "new")
    assert refusal(bench, decide_rematch, ALA, "other") == "error-rematch-open"
    assert bench.table.rematch == "new"


# Talk


def test_lines_are_tidied_and_bounded() -> None:
    bench = running(ALA, BEA)
    bench.do(decide_chat, ALA, "  hello \n\x00 there\u202e ", None, bench.now)
    assert bench.table.chat[-1]["text"] == "hello there"
    assert refusal(bench, decide_chat, ALA, "x" * 301, None, bench.now) == "error-chat-long"
    assert refusal(bench, decide_chat, ALA, " \t", None, bench.now) == "error-chat-empty"
    assert refusal(bench, decide_chat, ALA, None, None, bench.now) == "error-chat-empty"
    assert refusal(bench, decide_chat, ALA, None, "rude", bench.now) == "error-unknown-phrase"


def test_onlookers_do_not_use_up_what_players_may_say() -> None:
    bench = running(ALA, BEA)
    bench.table.chat_count = LINES_WITH_ONLOOKERS
    assert refusal(bench, decide_chat, CEZ, "me again", None, bench.now) == "error-chat-full"
    assert bench.do(decide_chat, ALA, "shall we go on?", None, bench.now) == ["chat"]


def test_nobody_floods_a_table() -> None:
    bench = running(ALA, BEA)
    for _ in range(BURST):
        bench.do(decide_chat, ALA, None, "thinking", bench.now)
    assert refusal(bench, decide_chat, ALA, None, "thinking", bench.now) == "error-chat-fast"
    bench.do(decide_chat, BEA, None, "hello", bench.now)
    bench.now += WINDOW + 1
    bench.do(decide_chat, ALA, None, "sorry", bench.now)


def test_a_spectator_talks_without_a_seat() -> None:
    bench = running(ALA, BEA)
    bench.do(decide_chat, DAN, "nice", None, bench.now)
    assert bench.table.chat[-1]["seat"] is None
