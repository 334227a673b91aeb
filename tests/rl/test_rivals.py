"""Others at the tables of a batch: they answer within a step, by what their seats may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vacancy
from tests.toy.last_room import GAME as TOY
from vacancy.bots import make_bot
from vacancy.engine.game import Game
from vacancy.rl import Batch, NoRival, rivals_of

GAME = vacancy.game("overbooking")


def begun(game: Game, rivals: Any, tables: int = 12, seats: int = 2, **more: Any) -> Batch:
    """A batch with rivals whose matches have begun."""
    batch = Batch(game, tables=tables, seats=seats, rivals=rivals, **more)
    batch.begin(1)
    return batch


def won(rivals: Any, learner: str, tables: int = 400) -> float:
    """The learner's average reward when it plays like an outsider, or at random."""
    batch = begun(GAME, rivals, tables, restarts=False)
    own, total = (batch.movers + 0), 0.0
    for step in range(GAME.decision_limit):
        if learner == "random":
            actions = batch.pick(step)
        else:
            style = GAME.outsiders.names.index(learner) if GAME.outsiders else 0
            actions = batch.advise(np.full(tables, style))
        batch.step(actions)
        total += float(batch.rewards[np.arange(tables), own].sum())
    assert (batch.movers < 0).all()
    return total / tables


def test_only_the_learner_decides_and_its_seat_goes_round() -> None:
    batch = begun(TOY, "random", seats=3)
    learners = np.arange(12) % 3
    for step in range(20):
        assert (batch.movers == learners).all()
        batch.step(batch.pick(step))
    assert (batch.begun > 2).all()


def test_seats_can_be_named() -> None:
    batch = begun(TOY, [None, "random", None], seats=3)
    seen = set()
    for step in range(12):
        seen.update(batch.movers.tolist())
        batch.step(batch.pick(step))
    assert seen == {0, 2}


def test_without_restarts_a_match_stays_as_it_ended() -> None:
    batch = begun(TOY, "random", restarts=False)
    ended = np.zeros(12, int)
    for step in range(9):
        batch.step(batch.pick(step))
        ended += batch.ends
    assert (ended == 1).all()
    assert (batch.movers == -1).all()
    assert (batch.observations == batch.observe(np.arange(12) % 2)).all()


def test_equal_seeds_give_equal_rivals_with_any_number_of_threads() -> None:
    one, two = begun(TOY, "greedy", 128), begun(TOY, "greedy", 128, threads=2)
    for step in range(12):
        one.step(one.pick(step))
        two.step(two.pick(step))
        assert (one.states == two.states).all()


def test_a_rival_plays_the_same_compiled_and_not() -> None:
    for rival in ("random", "greedy"):
        one, two = begun(TOY.compiled, rival, 2), begun(TOY.uncompiled, rival, 2)
        for step in range(6):
            assert (one.states == two.states).all()
            one.step(one.pick(step))
            two.step(two.pick(step))


def test_stronger_rivals_win_more() -> None:
    assert won("random", "bookkeeper") > 0.7
    assert won("bookkeeper", "random") < -0.7
    assert abs(won("bookkeeper", "bookkeeper")) < 0.2
    assert won("net", "random", 40) < -0.7
    assert won("greedy", "random", 40) < -0.5


@pytest.mark.parametrize("rival", ["greedy", "net", "bookkeeper"])
def test_a_rival_plays_the_same_in_worlds_that_its_seat_cannot_tell_apart(rival: str) -> None:
    states = [GAME.new(2, seed=seed) for seed in range(30)]
    states = [state for state in states if GAME.to_move(state) == 1]
    worlds = [GAME.hide(state, 1, rng=number) for number, state in enumerate(states)]
    batches = [begun(GAME, [None, rival], len(states)) for _ in range(2)]
    for batch, chosen in zip(batches, (states, worlds), strict=True):
        for table, state in enumerate(chosen):
            batch.put(table, state)
    for table, (state, world) in enumerate(zip(states, worlds, strict=True)):
        played = [played_in(state, batches[0], table), played_in(world, batches[1], table)]
        assert played[0] == played[1]


def played_in(before: Any, batch: Batch, table: int) -> int:
    """The action that led from a position to the one at a table."""
    for action in GAME.legal(before):
        after = GAME.copy(before)
        GAME.play(after, action)
        if after == batch.position(table):
            return action
    raise AssertionError("nobody has played")


def test_who_can_sit_there_is_told() -> None:
    assert rivals_of(TOY) == ("random", "greedy")
    assert rivals_of(GAME) == ("random", "greedy", "net", "bookkeeper", "spoiler")
    assert make_bot("bookkeeper", GAME, seed=1).name == "bookkeeper"


@pytest.mark.parametrize(
    ("rivals", "why"),
    [
        ("porter", "'porter' cannot play in a batch of Overbooking; random, greedy, net, .* can"),
        (["random", "greedy"], "None in the list"),
        (["random"], "2 seats want 2 rivals or learners, not 1"),
        (Path("no/such/net.npz"), "holds no net"),
    ],
)
def test_rivals_that_cannot_play_are_refused_in_words(rivals: Any, why: str) -> None:
    with pytest.raises((NoRival, ValueError), match=why):
        Batch(GAME, tables=4, seats=2, rivals=rivals)
