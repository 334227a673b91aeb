"""What is told of a move: once, to all who may know the same."""

from __future__ import annotations

from tests.server.bench import ALA, BEA, CEZ, running
from vacancy.server.telling import views


def test_a_line_that_all_may_know_is_put_in_words_once() -> None:
    bench = running(ALA, BEA, CEZ)
    bench.move(bench.mover())
    lines = [
        views.beats(bench.table, bench.happenings[-1], seat)[0]["log"]["message"]
        for seat in (None, bench.table.to_move)
    ]
    assert lines[0] is lines[1]


def test_a_card_laid_face_down_is_named_to_its_owner_alone() -> None:
    bench = running(ALA, BEA, CEZ)
    mover = bench.table.to_move
    bench.move(bench.mover())
    told = [
        views.beats(bench.table, bench.happenings[-1], seat)[0]["beat"]["kind"]
        for seat in (mover, bench.table.to_move, None)
    ]
    assert told[0] is not None
    assert told[1:] == [None, None]
