"""Learning what to believe: what is asked about is what a seat cannot see, and it can be learnt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import vacancy
from vacancy.bots.net.layers import read_beliefs
from vacancy.engine.record import NONE

torch = pytest.importorskip("torch")

from vacancy.lab.train.beliefs import Watcher  # noqa: E402

GAME = vacancy.game("overbooking")
TABLES = 6


@pytest.fixture
def watcher() -> Watcher:
    torch.set_num_threads(1)
    torch.manual_seed(3)
    return Watcher(GAME, (2,), TABLES, "cpu")


def test_what_is_asked_about_is_what_the_seat_that_decides_cannot_see(watcher: Watcher) -> None:
    (batch,) = watcher.batches
    asked = 0
    for _, truth in watcher.positions(batch, seed=4):
        for table in range(TABLES):
            state: Any = GAME.state(batch.states[table].tobytes())
            mover = int(batch.movers[table])
            cards = [card for place in state.hotels for card in [*place.queue, *place.door]]
            hidden = [
                card.kind if card.owner not in (NONE, mover) and not card.is_face_up else NONE
                for card in cards
            ]
            assert truth[table].tolist() == (hidden if mover >= 0 else [NONE] * len(cards))
            asked += len(hidden) - hidden.count(NONE)
    assert asked > 100


def test_what_is_learnt_lessens_the_surprise_and_can_be_read(
    watcher: Watcher, tmp_path: Path
) -> None:
    (batch,) = watcher.batches
    seen = [
        (bits.clone(), truth)
        for bits, truth in watcher.positions(batch, seed=5)
        if bool((truth >= 0).any())
    ][-1]
    before = float(watcher.error(*seen).detach())
    for _ in range(20):
        watcher.learn(*seen)
    assert float(watcher.error(*seen).detach()) < 0.5 * before
    watcher.export(tmp_path / "beliefs.npz", seed=3, seconds=1.0)
    assert read_beliefs(tmp_path / "beliefs.npz", GAME).policy.shape[0] == len(
        watcher.weights["beliefs"]
    )
