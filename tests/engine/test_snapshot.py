"""Snapshots: whole, shared where equal, and good for the same views as records."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.bench import uncompiled
from vacancy.engine.game import Game
from vacancy.engine.record import Record, Row
from vacancy.engine.snapshot import remembered, snapshot, thaw
from vacancy.games import NAMES

MOVES = 30
each_game = pytest.mark.parametrize("name", NAMES)


def positions(game: Game) -> Iterator[Any]:
    """Positions of random matches, those between decisions too."""
    chance = random.Random(1)
    for seats in (game.seats[0], game.seats[-1]):
        state = game.new(seats=seats, seed=seats)
        for _ in range(MOVES):
            if game.is_over(state):
                break
            for shown, _ in game.beats(state, chance.choice(game.legal(state))):
                yield shown


@each_game
def test_views_of_snapshots_are_equal_to_views_of_records(name: str) -> None:
    game, chance = uncompiled(name), random.Random(1)
    for state in positions(game):
        seat = chance.choice([None, *range(state.seats)])
        view = game.view(state, seat)
        known, mover = game.known(state, seat), -1 if seat is None else seat
        assert view["table"] == game.view_of.describe(known, mover)
        assert view["score_parts"] == [
            game.view_of.score_parts(known, each) for each in range(state.seats)
        ]


def values(thing: Any) -> Any:
    """All values within a record, a row, or what was made of them."""
    if isinstance(thing, Record):
        return {name: values(getattr(thing, name)) for name in thing.fields}
    if isinstance(thing, Row | tuple):
        return [values(item) for item in thing]
    return thing if isinstance(thing, int) else {n: values(v) for n, v in vars(thing).items()}


@each_game
def test_a_snapshot_has_every_field_with_its_value(name: str) -> None:
    for state in positions(uncompiled(name)):
        assert values(snapshot(state)) == values(state)


@each_game
def test_equal_parts_are_one_object(name: str) -> None:
    state = uncompiled(name).new(seats=2, seed=3)
    assert snapshot(state).players is snapshot(state.copy()).players


def test_what_is_said_of_a_part_is_said_once_and_of_anything_else_anew() -> None:
    said = []

    @remembered
    def say(part: Any, number: int) -> int:
        said.append(number)
        return number

    state = uncompiled("overbooking").new(seats=2, seed=3)
    part = snapshot(state).players[0]
    assert (say(part, 1), say(part, 1), say(part, 2)) == (1, 1, 2)
    assert (say(thaw(part), 3), say(thaw(part), 3)) == (3, 3)
    assert (say(state.players[0], 4), say(state.players[0], 4)) == (4, 4)
    assert said == [1, 2, 3, 3, 4, 4]


def test_a_thawed_part_can_be_changed_and_the_part_stays() -> None:
    part = snapshot(uncompiled("pan_tu_nie_stal").new(seats=2, seed=3)).shops[0]
    loose = thaw(part)
    loose.parties[0].kinds[0] += 1
    assert loose.parties[0].kinds[0] == part.parties[0].kinds[0] + 1
