"""A game that the house does not know: registered by one line, and nothing else touched."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import vacancy
from vacancy.engine.game import Game

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """Registers Last Room, for this process and those it starts; they find it where we do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VACANCY_GAMES", "tests.toy.last_room")  # the one line
        patch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        yield


@pytest.fixture
def game() -> Game:
    """Last Room, found by its name."""
    return vacancy.game("last_room")
