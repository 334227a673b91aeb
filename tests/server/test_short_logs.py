"""Short logs and snapshots: the same table in a moment, and the true log as it was."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.bench import ALA, BEA, CEZ, TABLE, Bench, asked, running, uncompiled
from vacancy.server.store import snapshots
from vacancy.server.store.database import reading, writing
from vacancy.server.store.snapshots import Snapshots
from vacancy.server.store.store import Append, Store
from vacancy.server.table import decide
from vacancy.server.table.chat import decide_chat
from vacancy.server.table.compact import ShortLog, read_short_log
from vacancy.server.table.decide import (
    decide_join,
    decide_leave,
    decide_start,
    decide_undo,
    decide_undo_answer,
)
from vacancy.server.table.fold import apply, unfold
from vacancy.server.table.parts import Row
from vacancy.server.table.table import Table
from vacancy.server.telling import views
from vacancy.server.words import Refused


def facts(table: Table) -> dict[str, Any]:
    """All that a table knows, so that two can be compared."""
    known = {name: value for name, value in vars(table).items() if name not in ("find", "match")}
    known["state"] = table.state.to_bytes()
    known["history"] = [state.to_bytes() for state in table.history]
    return known


def row_by_row(rows: list[Row]) -> Table:
    made = Table(TABLE, uncompiled, rows[0])
    for row in rows:
        apply(made, row)
    return made


def waver(bench: Bench, times: int) -> None:
    """Play a move and take it back, again and again."""
    for _ in range(times):
        bench.now += 1
        bench.move(ALA)
        bench.now += 1
        bench.do(decide_undo, ALA, len(bench.table.moves), bench.now)


def live_a_life(seed: int) -> Bench:
    """Two people who move, take back, ask, refuse, talk, leave and come back."""
    chance, bench = random.Random(seed), running(ALA, BEA, "random", seed=seed)
    for _ in range(120):
        bench.now += 1
        who, what = chance.choice((ALA, BEA)), chance.random()
        try:
            if what < 0.4:
                seat = bench.table.to_move
                bench.move(None if seat not in bench.table.people else bench.mover())
            elif what < 0.65:
                bench.do(decide_undo, who, len(bench.table.moves), bench.now)
            elif what < 0.85:
                bench.do(decide_undo_answer, who, chance.random() < 0.6)
            elif what < 0.92:
                bench.do(decide_chat, who, "hm", None, bench.now)
            elif bench.table.seat_of(who.account) is None:
                bench.do(decide_join, who, None, None)
            elif len(bench.table.people) > 1:
                bench.do(decide_leave, who)
        except Refused:
            continue
    return bench


@pytest.mark.parametrize("seed", range(8))
def test_a_short_log_tells_of_the_same_table(seed: int) -> None:
    rows = live_a_life(seed).rows
    cut = random.Random(seed).randrange(1, len(rows))
    short = read_short_log(json.loads(json.dumps(ShortLog().read_on(rows[:cut]).as_json())))
    made = unfold(TABLE, uncompiled, short.read_on(rows[cut:]))
    assert facts(made) == facts(row_by_row(rows))


def test_what_was_taken_back_is_left_out() -> None:
    bench = running(ALA, "random")
    waver(bench, 50)
    assert [row.kind for row in ShortLog().read_on(bench.rows).rows] == [
        "created", "started", "undone",
    ]  # fmt: skip


def test_a_question_that_was_refused_is_left_out_and_the_refusal_when_it_holds_no_more() -> None:
    bench = running(ALA, BEA)
    while bench.table.to_move == 0:
        bench.move(ALA)
    bench.do(decide_undo, ALA, len(bench.table.moves), bench.now)
    bench.do(decide_undo_answer, BEA, False)
    kinds = {row.kind for row in ShortLog().read_on(bench.rows).rows}
    assert kinds == {"created", "started", "move", "undo-refused"}
    bench.move(BEA)
    kinds = {row.kind for row in ShortLog().read_on(bench.rows).rows}
    assert kinds == {"created", "started", "move"}


def test_a_gap_in_a_log_is_noticed() -> None:
    rows = running(ALA, BEA).rows
    with pytest.raises(ValueError, match="does not follow"):
        ShortLog().read_on([rows[0], Row(3, "chat", {}, 1.0)])


def test_a_log_is_not_made_ever_longer_by_taking_moves_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decide, "ROWS", 20)
    bench = running(ALA, "random")
    with pytest.raises(Refused, match="error-undo-full"):
        waver(bench, 20)


def test_strangers_who_come_and_go_keep_nobody_from_taking_moves_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decide, "ROWS", 20)
    bench = asked("me", "open")
    for _ in range(decide.COMINGS):
        bench.do(decide_join, BEA, 1, None)
        bench.do(decide_leave, BEA)
    with pytest.raises(Refused, match="error-came-too-often"):
        bench.do(decide_join, BEA, 1, None)
    bench.do(decide_join, CEZ, 1, None)
    bench.do(decide_start, ALA)
    first = bench.mover()
    bench.move(first)
    assert bench.table.version > 40
    assert bench.rebuilt().comings == bench.table.comings
    reason = decide.decide_why_undo(bench.table, first, 1, bench.now)
    assert reason is None or reason.id != "error-undo-full"


# On both databases


@pytest.fixture
def store(db: str) -> Iterator[Store]:
    made = Store(db)
    made.open()
    yield made
    made.close()


@pytest.fixture
def wavering(store: Store, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """A table at which somebody could not decide, in the store."""
    monkeypatch.setattr(snapshots, "ROWS", 50)
    bench = running(ALA, "random")
    waver(bench, 40)
    store.append([Append(TABLE, bench.rows, views.listing(bench.table))])
    return bench


def count_rows(store: Store, table: str) -> int:
    with reading(store.engine) as connection:
        return int(connection.execute(text(f"select count(*) from {table}")).scalar_one())


def test_loading_takes_a_snapshot_and_reads_on_from_it(store: Store, wavering: Bench) -> None:
    kept = Snapshots(store)
    kept.load(TABLE, uncompiled)
    waver(wavering, 3)
    store.append([Append(TABLE, wavering.rows[82:], views.listing(wavering.table))])
    found = kept.find_snapshot(TABLE)
    assert found is not None
    assert (found.version, len(found.rows)) == (82, 3)
    assert facts(kept.load(TABLE, uncompiled)) == facts(wavering.table)


def test_the_truth_stays_beside_a_snapshot(store: Store, wavering: Bench) -> None:
    Snapshots(store).load(TABLE, uncompiled)
    assert count_rows(store, "snapshots") == 1
    assert store.read(TABLE) == wavering.rows


@pytest.mark.parametrize(
    "body",
    ["", "{}", '{"format": 99}', '{"format": 1, "version": 9, "rows": [], "seen": []}'],
)
def test_a_snapshot_that_is_of_no_use_is_passed_over(
    store: Store, wavering: Bench, body: str
) -> None:
    with writing(store.engine) as connection:
        values = {"table": TABLE, "body": body}
        connection.execute(text("insert into snapshots values (:table, 9, :body)"), values)
    assert facts(Snapshots(store).load(TABLE, uncompiled)) == facts(wavering.table)


def test_a_log_that_cannot_be_made_shorter_gets_no_snapshot(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "ROWS", 5)
    bench = running(ALA, BEA)
    for _ in range(10):
        bench.move(bench.mover())
    store.append([Append(TABLE, bench.rows, views.listing(bench.table))])
    Snapshots(store).load(TABLE, uncompiled)
    assert count_rows(store, "snapshots") == 0


def test_an_older_snapshot_does_not_replace_a_later_one(store: Store, wavering: Bench) -> None:
    kept = Snapshots(store)
    kept.keep(TABLE, ShortLog().read_on(wavering.rows))
    kept.keep(TABLE, ShortLog().read_on(wavering.rows[:10]))
    found = kept.find_snapshot(TABLE)
    assert found is not None
    assert found.version == 82
