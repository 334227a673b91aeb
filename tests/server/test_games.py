"""Every registered game can be played at a table and told to every viewer."""

from __future__ import annotations

import json

import pytest

from tests.server.bench import ALA, LIVE, Bench, uncompiled
from vacancy.games import NAMES
from vacancy.server.table.create import check_options, describe_match
from vacancy.server.table.decide import decide_start
from vacancy.server.table.parts import Body
from vacancy.server.telling import events
from vacancy.server.telling.views import Viewer

MOVES = 25


@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_every_game_is_told_to_every_viewer(name: str) -> None:
    game = uncompiled(name)
    count = game.seats[-1]
    seats: list[Body] = [{"kind": "person", "account": ALA.account, "name": ALA.name}]
    seats += [{"kind": "bot", "bot": "random"} for _ in range(count - 1)]
    options = check_options(game, count, {})
    bench = Bench(describe_match(game, seats, options, LIVE, False, 5, ALA.account))
    bench.do(decide_start, ALA)
    for _ in range(MOVES):
        if bench.table.to_move is not None:
            bench.move()
    for viewer in (Viewer(ALA.account), Viewer()):
        welcome = events.welcome(bench.table, viewer, set())
        assert json.loads(json.dumps(welcome)) == welcome
        told = [events.event(bench.table, each, viewer, set()) for each in bench.happenings[-3:]]
        assert json.loads(json.dumps(told)) == told
    assert bench.rebuilt().state.to_bytes() == bench.table.state.to_bytes()
