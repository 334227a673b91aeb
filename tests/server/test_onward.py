"""Tables that go on from a position of a match that is over, or have its deal again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.bench import ALA, BEA, CEZ, Bench, running, uncompiled
from tests.server.test_leaks import in_another_world
from tests.server.test_tables import refusal
from vacancy.engine.game import State
from vacancy.engine.transcript import Match
from vacancy.server.table.create import describe_rematch
from vacancy.server.table.decide import (
    decide_join,
    decide_leave,
    decide_move_of,
    decide_rematch,
    decide_resign,
    decide_start,
    decide_undo,
)
from vacancy.server.table.exports import read_import, write_export
from vacancy.server.table.fold import fold
from vacancy.server.table.onward import describe_duplicate, describe_onward
from vacancy.server.table.outcome import outcome_of
from vacancy.server.table.parts import OPEN, OVER
from vacancy.server.table.seats import decide_nonce, decide_seat
from vacancy.server.table.table import Table
from vacancy.server.table.transcripts import write_transcript
from vacancy.server.telling import events, views
from vacancy.server.telling.views import Viewer
from vacancy.server.telling.wire import encode
from vacancy.server.words import Refused

NUMBER = 12
NONCE = "ab" * 16


def over(number: int = 20) -> Bench:
    """A match of two people and a bot, given up after so many moves."""
    bench = running(ALA, BEA, "porter")
    for _ in range(number):
        bench.move()
    bench.do(decide_leave, BEA)
    bench.do(decide_leave, ALA)
    assert bench.table.status == OVER
    return bench


@pytest.fixture(scope="module")
def first() -> Table:
    return over().table


def onward(table: Table, number: int = NUMBER, **wish: Any) -> Bench:
    """The table at which Ala plays on, begun."""
    asked = {"seat": 0, "bot": None, "is_anew": True, **wish}
    bench = Bench(describe_onward(table, ALA, number, **asked))
    bench.do(decide_start, ALA)
    return bench


def duplicate(table: Table, seat: int | None = 0, bot: str | None = None) -> Bench:
    bench = Bench(describe_duplicate(table, ALA, seat, bot))
    bench.do(decide_start, ALA)
    return bench


def refused(table: Table, **wish: Any) -> str:
    with pytest.raises(Refused) as caught:
        onward(table, **wish)
    return caught.value.reason.id


def without_key(state: State) -> bytes:
    copied: Any = state.copy()
    copied.key[0] = copied.key[1] = 0
    return bytes(copied.to_bytes())


def play_out(bench: Bench) -> Bench:
    while bench.table.status != OVER:
        bench.move()
    return bench


# The position


@pytest.mark.parametrize("number", [0, NUMBER, 20])
def test_a_table_goes_on_from_the_position_with_everything_where_it_lay(
    first: Table, number: int
) -> None:
    table = onward(first, number).table
    wanted = first.history[number] if number < 20 else first.state
    assert without_key(table.state) == without_key(wanted)
    assert table.state != wanted
    assert onward(first, number, is_anew=False).table.state == wanted


def test_the_same_decisions_meet_the_same_luck_or_another(first: Table) -> None:
    ends = {
        is_anew: [without_key(play_out(onward(first, is_anew=is_anew)).table.state) for _ in "ab"]
        for is_anew in (False, True)
    }
    assert ends[False][0] == ends[False][1]
    assert ends[True][0] != ends[True][1]


def test_the_log_has_the_moves_that_were_given_as_the_seat_heard_of_them(first: Table) -> None:
    table = onward(first, seat=1).table
    assert views.log(table, 1) == [line for line in views.log(first, 1) if line["number"] <= NUMBER]
    shown = [views.replay(each, 5, 1)["view"] for each in (table, first)]
    assert [each and each["table"] for each in shown] == [shown[0] and shown[0]["table"]] * 2


def test_what_others_hold_is_told_to_nobody(first: Table) -> None:
    """In two worlds that the seat cannot tell apart it is greeted alike."""
    table = onward(first).table
    told = [
        encode(views.view(world, world.state, 0))
        for world in (table, *(in_another_world(table, 0, number) for number in range(3)))
    ]
    assert set(told) == {told[0]}
    greeting = encode(views.details(table, Viewer(ALA.account), set()))
    assert table.origin is not None
    for secret in (table.secret, *(each.secret for each in table.origin.prelude.anew)):
        assert secret.hex() not in greeting
        assert secret.hex() not in write_transcript(table, 0)


def test_positions_that_are_played_again_are_the_true_ones(first: Table) -> None:
    table = play_out(onward(first)).table
    match = table.match.at(0)
    for number, move in enumerate(table.moves):
        assert table.history[number] == match.state
        match.play(move.action)


# Who plays


def test_bots_sit_where_they_sat_and_where_people_did_one_worth_meeting(first: Table) -> None:
    assert [seat.bot for seat in onward(first).table.seats] == [None, "director", "porter"]
    assert [seat.bot for seat in onward(first, seat=2).table.seats] == ["director"] * 2 + [None]
    chosen = onward(first, bot="bellboy").table
    assert [seat.bot for seat in chosen.seats] == [None, "bellboy", "bellboy"]
    assert (chosen.people, chosen.is_rated, chosen.is_listed) == ([0], False, False)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"number": 21}, "error-no-such-move"),
        ({"number": -1}, "error-no-such-move"),
        ({"seat": 3}, "error-no-such-seat"),
        ({"bot": "god"}, "error-unknown-bot"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    first: Table, wish: dict[str, Any], reason: str
) -> None:
    assert refused(first, **wish) == reason


def test_a_match_that_runs_is_neither_played_on_nor_dealt_again() -> None:
    running_one = running(ALA, BEA).table
    assert refused(running_one, number=0) == "error-not-over"
    with pytest.raises(Refused):
        duplicate(running_one)


def test_from_the_end_of_a_match_there_is_nothing_to_play() -> None:
    table = play_out(running(ALA, "random")).table
    assert refused(table, number=len(table.moves)) == "error-nothing-to-play"
    onward(table, len(table.moves) - 1)


def test_nobody_else_sits_down_there(first: Table) -> None:
    for bench in (onward(first), duplicate(first)):
        assert refusal(bench, decide_seat, ALA, 1, OPEN, None, bench.now) == "error-known-deal"
        bench.table.clear_seat(1, OPEN)
        assert refusal(bench, decide_join, BEA, 1, None) == "error-known-deal"
    waiting = Bench(describe_onward(first, ALA, NUMBER, 0, None, is_anew=True))
    assert refusal(waiting, decide_nonce, ALA, NONCE) == "error-known-deal"


def test_it_is_told_wherever_the_table_is_shown(first: Table) -> None:
    bench = onward(first)
    told = {"table": first.id, "number": NUMBER, "luck": "anew", "is_duplicate": False}
    card = views.card("t", views.summary(bench.table), Viewer(), set())
    assert card["origin"] == told
    assert views.details(bench.table, Viewer(), set())["origin"] == told
    assert f"\nprelude {NUMBER}\n" in write_transcript(bench.table, None)
    old = views.summary(first)
    del old["origin"]
    assert views.card("t", old, Viewer(), set())["origin"] is None


# What becomes of it


def test_moves_that_were_given_are_not_taken_back(first: Table) -> None:
    bench = onward(first, seat=first.moves[NUMBER].seat)
    assert refusal(bench, decide_undo, ALA, NUMBER, bench.now) == "error-nothing-to-undo"
    before = bench.table.state
    bench.move(ALA)
    bench.do(decide_undo, ALA, NUMBER + 1, bench.now)
    assert (len(bench.table.moves), bench.table.state) == (NUMBER, before)


def test_its_log_tells_of_the_same_table(first: Table) -> None:
    bench = onward(first)
    for _ in range(9):
        bench.move()
    again = bench.rebuilt()
    assert (again.state, again.moves) == (bench.table.state, bench.table.moves)
    assert list(again.history) == list(bench.table.history)
    assert again.origin == bench.table.origin


def test_its_transcript_is_whole_and_can_be_brought_along(first: Table) -> None:
    bench = play_out(onward(first))
    text = write_transcript(bench.table, None)
    assert Match.from_text(text, uncompiled).to_text() == text
    outcome = outcome_of(bench.table)
    assert outcome is not None
    export = write_export(bench.table, outcome)
    assert read_import(export, uncompiled, 0.0)[1]["scores"] == bench.table.game.scores(
        bench.table.state
    )


def test_its_rematch_begins_at_the_same_position_with_chance_dealt_once_more(first: Table) -> None:
    for is_anew in (True, False):
        bench = onward(first, is_anew=is_anew)
        bench.do(decide_resign, ALA)
        bench.do(decide_rematch, ALA, "new")
        again = Bench(describe_rematch(bench.table, ALA))
        again.do(decide_start, ALA)
        assert without_key(again.table.state) == without_key(first.history[NUMBER])
        assert (again.table.commitment == bench.table.commitment) == (not is_anew)
        assert refusal(bench, decide_rematch, CEZ, "new") == "error-not-at-table"


def test_a_match_is_played_on_from_one_that_was_itself_played_on(first: Table) -> None:
    table = play_out(onward(first)).table
    later = onward(table, NUMBER + 5, is_anew=False).table
    assert later.state == table.history[NUMBER + 5]
    assert write_transcript(play_out(onward(table, NUMBER + 5)).table, None).count("\nanew ") == 2


def test_the_same_luck_is_dealt_anew_where_it_was_dealt_anew_before(first: Table) -> None:
    table = play_out(onward(first)).table
    bench = onward(table, NUMBER - 4, is_anew=False)
    for move in table.moves[NUMBER - 4 :]:
        bench.do(decide_move_of, move.seat, len(bench.table.moves), move.action, "bot")
    assert bench.table.state == table.state
    assert bench.rebuilt().state == table.state


def test_a_match_is_played_on_by_the_rules_it_began_with() -> None:
    bench = running(ALA, "random", game="pan_tu_nie_stal")
    bench.rows[0].body["rules_version"] = 1
    bench.table = bench.rebuilt()
    bench.do(decide_leave, ALA)
    later = onward(bench.table, 0)
    assert later.table.rules_version == 1
    later.do(decide_leave, ALA)
    later.do(decide_rematch, ALA, "new")
    assert describe_rematch(later.table, ALA)["rules_version"] == 1


def test_a_match_by_numbers_from_its_players_is_drawn_from_them_again() -> None:
    bench = running(ALA, BEA)
    started = bench.rows[1]
    bench.rows[1] = type(started)(2, "started", {"nonces": {"0": NONCE, "1": None}}, started.at)
    bench.table = bench.rebuilt()
    for _ in range(6):
        bench.move()
    bench.do(decide_resign, BEA)
    assert onward(bench.table, 3, is_anew=False).table.state == bench.table.history[3]
    assert duplicate(bench.table).table.state == bench.table.history[0]


# The same deal


def test_a_duplicate_has_the_same_deal_and_the_same_bots(first: Table) -> None:
    table = duplicate(first, seat=1).table
    assert table.state == first.history[0]
    assert table.commitment == first.commitment
    assert [seat.bot for seat in table.seats] == ["director", None, "porter"]
    told = {"table": first.id, "number": 0, "luck": "same", "is_duplicate": True}
    assert views.details(table, Viewer(), set())["origin"] == told


def test_bots_alone_play_it_where_people_sat(first: Table) -> None:
    table = duplicate(first, seat=None, bot="concierge").table
    assert [seat.bot for seat in table.seats] == ["concierge", "concierge", "porter"]
    assert table.people == []
    assert table.host == ALA.account


def test_the_duplicate_of_a_duplicate_is_one_of_the_first(first: Table) -> None:
    again = play_out(duplicate(first)).table
    again.id = "0" * 32
    twice = duplicate(again).table
    assert twice.origin is not None
    assert twice.origin.table == first.id
    assert views.listing(twice).deal == first.id


def test_a_duplicate_of_a_match_that_was_played_on_begins_in_its_middle(first: Table) -> None:
    table = play_out(onward(first)).table
    twice = duplicate(table)
    assert twice.table.state == table.history[NUMBER]
    assert play_out(twice).table.state == table.state, "the same decisions, the same luck"
    twice.do(decide_rematch, ALA, "new")
    assert describe_rematch(twice.table, ALA)["origin"] == twice.rows[0].body["origin"]


def test_what_happens_is_told_by_the_whole_number_of_moves(first: Table) -> None:
    bench = onward(first)
    bench.move()
    told = events.event(bench.table, bench.happenings[-1], Viewer(ALA.account), set())["event"]
    assert told["kind"] == "moved"
    assert told["number"] == NUMBER + 1
    assert fold("t", uncompiled, bench.rows).version == bench.table.version
