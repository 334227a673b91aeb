"""What a seat sees of another's move: neither more nor less than the position and the log tell."""

from __future__ import annotations

from typing import Any

import pytest

import vacancy
from tests.bots.test_bots import positions
from vacancy.engine import loops
from vacancy.engine.core import PlainCore
from vacancy.engine.game import Game


@pytest.fixture(params=vacancy.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return vacancy.game(request.param).uncompiled


def seen(game: Game, state: Any, action: int, seat: int) -> tuple[bytes, ...]:
    """Everything that a seat gets to see when an action is played, up to the next step."""
    after, beat = next(game.beats(game.copy(state), action))
    return game.known(after, seat).to_bytes(), game.known_beat(beat, seat).to_bytes()


def test_a_glimpse_tells_apart_what_the_seat_can_tell_apart(game: Game) -> None:
    core = game.core
    assert isinstance(core, PlainCore)
    glimpse = core.linker(loops.glimpse)
    for state, mover in positions(game, every=9):
        seat = (mover + 1) % state.seats
        sights: dict[tuple[bytes, ...], int] = {}
        for action in game.legal(state):
            look = glimpse(state, action, seat)
            assert sights.setdefault(seen(game, state, action, seat), look) == look
        assert len(set(sights.values())) == len(sights)
