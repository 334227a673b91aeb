"""The story of a match, and its replay as any seat saw it: of matches that are over alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.server.bench import ALA, BEA, CEZ, Bench, running
from tests.server.client import Player
from tests.server.process import ServerProcess
from vacancy.server.http.tables import seat_shown
from vacancy.server.table.decide import decide_resign
from vacancy.server.telling import story, swings
from vacancy.server.telling.messages import Story
from vacancy.server.telling.scribe import Scribe, Stories
from vacancy.server.telling.story import round_ends, tell_story
from vacancy.server.telling.swings import LOSS_MIN, SWING_MIN, Swings, evenly
from vacancy.server.telling.views import replay
from vacancy.server.words import Refused


def played_out(bench: Bench) -> Bench:
    while bench.table.status != "over":
        bench.move()
    return bench


@pytest.fixture(scope="module")
def over() -> Bench:
    return played_out(running(ALA, BEA, CEZ))


def test_points_are_told_by_round_from_the_start_to_the_end(over: Bench) -> None:
    table = over.table
    rounds = tell_story(table)["rounds"]
    numbers = [each["number"] for each in rounds]
    assert numbers[0] == 0
    assert numbers == sorted(set(numbers))
    assert rounds[-1] == {"number": len(table.moves), "points": table.game.scores(table.state)}
    states = [*table.history, table.state]
    for each in rounds[1:-1]:  # another round begins exactly there
        before, after = states[each["number"] - 1], states[each["number"]]
        assert table.game.rules.chapter(before) != table.game.rules.chapter(after)


def test_the_turning_point_is_one_turn_that_helped_a_winner_or_cost_a_loser_much(
    over: Bench,
) -> None:
    table = over.table
    told = tell_story(table)
    assert told["is_judged"]
    turning = told["turning"]
    assert turning is not None
    if table.game.ranking(table.state)[turning["seat"]] == 1:
        assert turning["after"] - turning["before"] >= SWING_MIN
    else:
        assert turning["before"] - turning["after"] >= LOSS_MIN
    assert turning in told["swings"]
    assert told["decided"] is None


def expecting(
    over: Bench, monkeypatch: pytest.MonkeyPatch, share_after: Callable[[int], float]
) -> Story:
    """The story where the winner could expect so much after so many moves, and the others the rest
    in equal parts."""
    ranking = over.table.game.ranking(over.table.state)
    others = len(ranking) - 1

    def shares(_: Swings, number: int, eyes: int) -> tuple[float, ...]:
        share = share_after(number)
        return tuple(share if place == 1 else (1 - share) / others for place in ranking)

    monkeypatch.setattr(Swings, "shares", shares)
    return tell_story(over.table)


def test_whoever_was_ahead_all_the_time_turned_nothing(
    over: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = len(over.table.moves)
    told = expecting(over, monkeypatch, lambda number: 0.9 + 0.1 * number / moves)
    assert told["turning"] is None
    assert told["decided"] == {
        "seat": over.table.game.ranking(over.table.state).index(1),
        "number": 0,
    }


def test_what_was_even_for_long_was_not_decided_early(
    over: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = 0.8 * len(over.table.moves)
    told = expecting(over, monkeypatch, lambda number: 0.3 if number < late else 0.9)
    assert told["decided"] is None


def test_what_is_named_is_one_turn_and_no_more(over: Bench) -> None:
    moves = over.table.moves
    for each in tell_story(over.table)["swings"]:
        since, number = each["since"], each["number"]
        assert {move.seat for move in moves[since:number]} == {each["seat"]}
        assert since == 0 or moves[since - 1].seat != each["seat"]


def test_swings_are_few_and_in_the_order_of_the_match(over: Bench) -> None:
    told = tell_story(over.table)["swings"]
    starts = [each["since"] for each in told]
    assert 0 < len(told) <= story.SWINGS_MAX
    assert starts == sorted(set(starts))


def test_when_time_is_up_what_was_judged_lies_evenly(over: Bench) -> None:
    """A clock that runs a second at each look: one position is judged, and the story is told."""
    seconds = iter(range(10**6))
    told = tell_story(over.table, clock=lambda: float(next(seconds)))
    assert told["rounds"] == tell_story(over.table)["rounds"]
    assert len(told["swings"]) <= 1


def test_where_time_was_short_it_is_still_single_turns_that_are_named(
    over: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few turns are judged at first; a closer look finds those between."""
    monkeypatch.setattr(swings, "JUDGED_MAX", 8)
    told = tell_story(over.table)
    assert told["swings"]
    for each in told["swings"]:
        moves = over.table.moves[each["since"] : each["number"]]
        assert {move.seat for move in moves} == {each["seat"]}


@pytest.mark.parametrize("count", [0, 1, 2, 7, 64, 65])
def test_every_number_comes_once(count: int) -> None:
    assert sorted(evenly(count)) == list(range(count))


def test_where_no_net_has_learnt_a_game_the_points_tell(
    over: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(story, "net_of", lambda _: None)
    told = tell_story(over.table)
    assert not told["is_judged"]
    assert told["turning"] is not None
    numbers = {each["number"] for each in told["rounds"]}
    assert {each["since"] for each in told["swings"]} <= numbers


def test_very_many_rounds_are_told_as_some(over: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table = over.table
    states = [*table.history, table.state]
    monkeypatch.setattr(story, "ROUNDS_MAX", 2)
    ends = list(round_ends(table.game, states, 1))
    assert len(ends) <= 4
    assert (ends[0], ends[-1]) == (0, len(states) - 1)


def test_whoever_resigned_is_told_to_have_turned_nothing() -> None:
    bench = running(ALA, BEA)
    for _ in range(6):
        bench.move()
    bench.do(decide_resign, BEA)
    turning = tell_story(bench.table)["turning"]
    assert turning is None or turning["seat"] == 0
    assert all(1 not in tie["seats"] for tie in tell_story(bench.table)["ties"])


def test_what_somebody_gave_up_was_turned_by_no_move() -> None:
    bench = running(ALA, BEA)
    bench.move()
    bench.do(decide_resign, BEA)
    told = tell_story(bench.table)
    assert (told["turning"], told["swings"]) == (None, [])


def test_equal_points_are_told_with_what_breaks_the_tie() -> None:
    """A match of which none has moved: all have the same."""
    bench = running(ALA, BEA, CEZ)
    assert story.find_ties(bench.table) == [{"seats": [0, 1, 2], "points": 0, "values": [0, 0, 0]}]


def test_a_story_is_written_once(over: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    async def ask() -> None:
        stories = Stories(scribe := Scribe())

        async def write(*args: object) -> dict[str, list[int]]:
            calls.append(args)
            return {"rounds": []}

        monkeypatch.setattr(scribe, "write", write)
        for _ in range(3):
            await asyncio.gather(stories.of(over.table), stories.of(over.table))
        scribe.stop()

    asyncio.run(ask())
    assert len(calls) == 1


# As a seat saw it


def test_a_match_that_is_over_is_shown_as_any_seat_saw_it(over: Bench) -> None:
    table = over.table
    assert [seat_shown(table, None, seat) for seat in (None, 0, 2)] == [None, 0, 2]
    with pytest.raises(Refused):
        seat_shown(table, None, 3)
    views = [replay(table, 3, seat)["view"] for seat in (0, 1)]
    assert [view and view["you"] for view in views] == [0, 1]
    assert views[0]
    assert views[1]
    assert views[0]["table"] != views[1]["table"]


def test_a_match_that_runs_is_shown_as_ones_own_seat_alone() -> None:
    table = running(ALA, BEA, CEZ).table
    assert seat_shown(table, 1, None) == 1
    assert seat_shown(table, 1, 1) == 1
    for own, asked in [(None, 0), (0, 1), (1, 0), (2, 7)]:
        with pytest.raises(Refused) as caught:
            seat_shown(table, own, asked)
        assert caught.value.reason.id == "error-not-over"


def test_neither_story_nor_hands_of_a_running_match_leave_the_server(house: ServerProcess) -> None:
    async def ask() -> None:
        async with Player(house.address, "Ala") as ala, Player(house.address, "Bea") as bea:
            wish = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await ala.post("/tables", wish))["id"]
            await bea.post(f"/tables/{table}/join", {"seat": 1, "invite": None, "nonce": None})
            await ala.post(f"/tables/{table}/start")
            for path in ("story", "replay?move=0&seat=0"):
                answer = await bea.http.get(f"/api/tables/{table}/{path}")
                assert answer.status_code == 409
                assert answer.json()["error"]["id"] == "error-not-over"
            own = await bea.get(f"/tables/{table}/replay?move=0&seat=1")
            assert own["view"]["you"] == 1

    asyncio.run(ask())
