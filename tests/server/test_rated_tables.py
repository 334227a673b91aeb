"""Rated tables as pure logic: what is not done there, and who is placed where."""

from typing import Any

import pytest

from tests.server.bench import ALA, BEA, CEZ, DAN, Bench, asked
from vacancy.server.live.hints import seat_to_help
from vacancy.server.table.create import describe_rematch
from vacancy.server.table.decide import (
    decide_join,
    decide_leave,
    decide_move_of,
    decide_resign,
    decide_start,
    decide_undo,
    decide_why_undo,
)
from vacancy.server.table.outcome import outcome_of
from vacancy.server.table.rated import absent_seats, counts, places
from vacancy.server.table.seats import decide_seat
from vacancy.server.table.transcripts import write_transcript
from vacancy.server.telling.views import Viewer, details
from vacancy.server.words import Refused


def rated(*wanted: str, **changes: Any) -> Bench:
    """A new rated table."""
    return asked(*wanted, is_rated=True, **changes)


def begun(*wanted: str) -> Bench:
    bench = rated(*wanted)
    for who in (BEA, CEZ)[: wanted.count("open")]:
        bench.do(decide_join, who, None, None)
    bench.do(decide_start, ALA)
    return bench


def refusal(do: Any, *args: Any) -> str:
    with pytest.raises(Refused) as caught:
        do(*args)
    return caught.value.reason.id


@pytest.mark.parametrize(
    ("seats", "changes", "reason"),
    [
        (("me", "porter"), {"seed": 3}, "error-rated-seed"),
        (("me", "porter"), {"options": {"first": "1"}}, "error-rated-options"),
        (("me", "random"), {}, "error-rated-bot"),
        (("me", "greedy"), {}, "error-rated-bot"),
        (("me", "open", "porter"), {}, "error-rated-bot"),
        (("porter", "porter"), {}, "error-rated-bots-alone"),
    ],
)
def test_a_rated_table_that_would_not_be_fair_is_refused(
    seats: tuple[str, ...], changes: dict[str, Any], reason: str
) -> None:
    assert refusal(lambda: rated(*seats, **changes)) == reason


def test_a_bot_that_was_not_measured_does_not_sit_down_later_either() -> None:
    bench = rated("me", "open")
    assert refusal(bench.do, decide_seat, ALA, 1, "bot", "greedy", 0.0) == "error-rated-bot"
    bench.do(decide_seat, ALA, 1, "bot", "director", 0.0)
    bench.do(decide_start, ALA)
    assert refusal(bench.do, decide_seat, ALA, 1, "open", None, 0.0) == "error-rated-began"


def test_there_are_no_hints_and_nothing_is_taken_back() -> None:
    bench = begun("me", "porter")
    while bench.table.to_move != 0:
        bench.move()
    assert refusal(seat_to_help, bench.table, ALA) == "error-rated-hint"
    bench.move(ALA)
    reason = decide_why_undo(bench.table, ALA, len(bench.table.moves), bench.now)
    assert reason is not None
    assert reason.id == "error-rated-undo"
    assert (
        refusal(bench.do, decide_undo, ALA, len(bench.table.moves), bench.now) == "error-rated-undo"
    )


def test_nobody_takes_the_place_of_those_who_began() -> None:
    bench = begun("me", "open", "open")
    bench.do(decide_leave, CEZ)
    assert refusal(bench.do, decide_join, DAN, None, None) == "error-rated-began"
    bench.do(decide_join, CEZ, None, None)


def test_who_resigns_is_last_whoever_plays_on() -> None:
    bench = begun("me", "open", "open")
    bench.move()
    bench.do(decide_resign, BEA)
    assert bench.table.seats[1].bot == "porter"
    while bench.table.to_move is not None:
        bench.move()
    placed = places(bench.table)
    assert placed is not None
    assert placed[1] == 3
    assert sorted(placed) in ([1, 2, 3], [1, 1, 3])
    found = outcome_of(bench.rebuilt())
    assert found is not None
    assert [player.account for player in found.players] == [ALA.account, BEA.account, CEZ.account]
    assert found.is_rated


def test_who_leaves_bots_has_lost_and_who_leaves_an_empty_table_has_not() -> None:
    bench = begun("me", "porter")
    bench.move()
    bench.do(decide_leave, ALA)
    assert (bench.table.ended_by, places(bench.table)) == ("abandoned", [2, 1])
    early = begun("me", "porter")
    early.do(decide_leave, ALA)
    assert (counts(early.table), places(early.table)) == (False, None)


def test_a_match_that_everybody_left_rates_nobody() -> None:
    bench = begun("me", "open")
    bench.move()
    bench.do(decide_leave, ALA)
    bench.do(decide_leave, BEA)
    assert bench.table.ended_by == "abandoned"
    assert not counts(bench.table)


def test_who_let_the_clock_play_is_not_there() -> None:
    bench = begun("me", "open")
    while (seat := bench.table.to_move) is not None:
        action = bench.table.game.legal(bench.table.state)[0]
        by = "clock" if seat == 1 else "person"
        bench.do(decide_move_of, seat, len(bench.table.moves), action, by)
    assert absent_seats(bench.table) == {1}
    assert places(bench.table) == [1, 2]


def test_it_is_said_to_be_rated_wherever_it_is_told() -> None:
    bench = begun("me", "open")
    assert details(bench.table, Viewer(None), frozenset())["rated"]
    assert "\nrated\n" in write_transcript(bench.table, 0)
    bench.move()
    bench.do(decide_resign, ALA)
    assert "\nrated\n" in write_transcript(bench.table, None)
    result = details(bench.table, Viewer(None), frozenset())["result"]
    assert result is not None
    assert result["ranking"] == [2, 1]


def test_a_rematch_is_rated_too_unless_a_bot_that_was_not_measured_sits_there() -> None:
    two = begun("me", "open")
    two.do(decide_resign, ALA)
    assert describe_rematch(two.table, ALA)["rated"]
    three = begun("me", "open", "open")
    three.do(decide_resign, BEA)  # at three seats no bot was measured
    assert not describe_rematch(three.table, ALA)["rated"]


def test_logs_of_old_know_no_rated_tables() -> None:
    bench = rated("me", "porter")
    del bench.rows[0].body["rated"]
    assert not bench.rebuilt().is_rated
