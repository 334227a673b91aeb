"""Laying out one's own things: kept with the table, told to all, and no part of the match."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.bench import ALA, BEA, DAN, asked, running
from tests.server.client import Player
from tests.server.process import ServerProcess
from vacancy.server.table.arrange import ARRANGEMENTS, BURST, BYTES, DEPTH, WINDOW, decide_arrange
from vacancy.server.table.decide import decide_resign, decide_undo
from vacancy.server.telling import events
from vacancy.server.telling.views import Viewer
from vacancy.server.telling.wire import encode
from vacancy.server.words import Refused

LAYOUT = {"hold": [["bed_grey_2", [[0, 0], [0, 1]]]]}


def refusal(bench: Any, *args: Any) -> str:
    with pytest.raises(Refused) as refused:
        bench.do(decide_arrange, *args, bench.now)
    return refused.value.reason.id


def test_everybody_is_told_and_newcomers_are_welcomed_with_it() -> None:
    bench = running(ALA, BEA)
    assert bench.do(decide_arrange, BEA, LAYOUT, bench.now) == ["arranged"]
    for account in (ALA.account, None):
        viewer = Viewer(account)
        told = events.event(bench.table, bench.happenings[-1], viewer, set())
        assert told["event"] == {"kind": "arranged", "seat": 1, "arrangement": LAYOUT}
        assert events.welcome(bench.table, viewer, set())["arrangements"] == [None, LAYOUT]


def test_the_last_one_counts_and_the_log_keeps_it() -> None:
    bench = running(ALA, BEA)
    bench.do(decide_arrange, ALA, LAYOUT, bench.now)
    bench.do(decide_arrange, ALA, {}, bench.now)
    again = bench.rebuilt()
    assert again.arrangements == bench.table.arrangements == {0: {}}
    assert list(again.arranged) == list(bench.table.arranged)
    assert again.arranged_count == 2


def test_it_changes_neither_position_nor_clock_nor_what_can_be_taken_back() -> None:
    bench = running(ALA, BEA)
    bench.move(bench.mover())
    before, since = bench.table.state.to_bytes(), bench.table.turn_since
    bench.now += 5
    bench.do(decide_undo, ALA, 1, bench.now)
    bench.do(decide_arrange, BEA, LAYOUT, bench.now)
    assert bench.table.state.to_bytes() == before
    assert bench.table.turn_since == since
    assert bench.table.undo is not None


def test_a_copy_to_try_rows_on_leaves_the_table_alone() -> None:
    bench = running(ALA, BEA)
    tried = bench.table.copy()
    tried.arrangements[0] = LAYOUT
    tried.arranged.append((0, 1.0))
    assert not bench.table.arrangements
    assert not bench.table.arranged


def test_only_who_sits_at_a_running_match_arranges() -> None:
    assert refusal(running(ALA, BEA), DAN, LAYOUT) == "error-not-at-table"
    assert refusal(asked("me", "open"), ALA, LAYOUT) == "error-not-started"
    over = running(ALA, BEA)
    over.do(decide_resign, BEA)
    assert refusal(over, ALA, LAYOUT) == "game-is-over"


def test_an_arrangement_is_small_and_plain() -> None:
    bench = running(ALA, BEA)
    assert refusal(bench, ALA, {"a": "x" * BYTES}) == "error-too-big"
    deep: Any = 0
    for _ in range(DEPTH):
        deep = [deep]
    for odd in (1.5, float("nan"), 2**40, "\x00", "\ud800", deep):
        assert refusal(bench, ALA, {"a": odd}) == "error-bad-request"
    bench.do(decide_arrange, ALA, {"a": deep[0], "b": [True, None, -1, ""]}, bench.now)


def test_nobody_floods_a_table() -> None:
    bench = running(ALA, BEA)
    for _ in range(BURST):
        bench.do(decide_arrange, ALA, {}, bench.now)
    assert refusal(bench, ALA, {}) == "error-arranged-fast"
    bench.do(decide_arrange, BEA, {}, bench.now)
    bench.now += WINDOW + 1
    bench.do(decide_arrange, ALA, {}, bench.now)
    bench.table.arranged_count = ARRANGEMENTS
    assert refusal(bench, ALA, {}) == "error-arranged-full"


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)


@settings(deadline=None, max_examples=60)
@given(st.dictionaries(st.text(max_size=8), values))
def test_whatever_comes_is_kept_as_valid_json_or_refused(arrangement: dict[str, Any]) -> None:
    bench = running(ALA, BEA)
    try:
        bench.do(decide_arrange, ALA, arrangement, bench.now)
    except Refused:
        return
    told = encode(bench.table.arrangements[0])
    assert "NaN" not in told
    assert "Infinity" not in told


def test_it_outlives_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "vacancy.db"))
    server.start()
    try:
        table = asyncio.run(arrange_at_a_new_table(server.address))
        server.stop()
        server.start()
        assert asyncio.run(arrangements_of(server.address, table)) == [LAYOUT, None]
    finally:
        server.stop()


async def arrange_at_a_new_table(address: str) -> str:
    async with Player(address, "Ala") as ala:
        table = await ala.start_against("random", game="apartament")
        line = await ala.watch(table)
        assert (await line.ask("arrange", arrangement=LAYOUT))["type"] == "ack"
        return table


async def arrangements_of(address: str, table: str) -> Any:
    async with Player(address) as somebody:
        line = await somebody.watch(table)
        return line.welcome["arrangements"]
