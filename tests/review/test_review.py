"""Reviews: what they tell adds up, comes out the same however it is made, and keeps secrets."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.toy.last_room import GAME as TOY
from tests.toy.last_room.layout import ROOMS
from vacancy.engine.record import NONE
from vacancy.engine.transcript import Match
from vacancy.review import NotOver, Reviewer, assemble
from vacancy.review.evaluator import LineEvaluator
from vacancy.review.scale import accuracy_of, accuracy_of_all, mark_of

SEED, SEATS = 4, 3
GAME = replace(TOY, is_compiled=False)


def play(seed: int = SEED) -> Match:
    """A match in which everybody swaps their room as often as they may."""
    match = Match.new(GAME, SEATS, seed=seed)
    while not GAME.is_over(match.state):
        match.play(GAME.legal(match.state)[-1])
    return match


@pytest.fixture(scope="module")
def whole() -> Reviewer:
    """A review that has been done."""
    reviewer = Reviewer(play())
    reviewer.run()
    return reviewer


def test_the_parts_of_an_account_add_up_to_the_result(whole: Reviewer) -> None:
    for account in assemble(whole)["accounts"]:
        luck = account["deal"] + account["draws"] + account["hidden"]
        parts = luck + sum(account["play"]) + account["remainder"]
        assert parts == pytest.approx(account["result"] - account["even"], abs=1e-9)


def test_what_one_seat_gains_the_others_lose(whole: Reviewer) -> None:
    accounts = assemble(whole)["accounts"]
    for part in ("deal", "draws", "hidden"):
        told: list[Any] = [dict(account)[part] for account in accounts]
        assert sum(told) == pytest.approx(0, abs=1e-3)


def test_every_draw_is_found_and_the_last_room_is_none(whole: Reviewer) -> None:
    swaps = [number for number, action in enumerate(whole.walk.match.moves, 1) if action == 1]
    assert len(swaps) == ROOMS - SEATS, "all rooms were drawn"
    assert [draw["move"] for draw in assemble(whole)["draws"]] == swaps[:-1]


def test_a_review_that_was_broken_off_comes_to_the_same_end(whole: Reviewer) -> None:
    kept = dict(list(whole.pieces.items())[::2])
    again = Reviewer(play(), pieces=json.loads(json.dumps(kept)))
    assert not assemble(again)["is_done"]
    again.run(threads=2)
    assert assemble(again) == assemble(whole)
    assert assemble(again)["is_done"]


def test_a_match_that_still_runs_is_not_reviewed() -> None:
    match = Match.new(GAME, SEATS, seed=SEED)
    with pytest.raises(NotOver):
        Reviewer(match)


def test_a_loss_is_judged_by_what_the_seat_could_know() -> None:
    """Two worlds that a seat cannot tell apart give the same samples of what it can expect."""
    true = Match.new(GAME, SEATS, seed=SEED).state
    seat = GAME.to_move(true)
    assert seat is not None
    other = GAME.hide(true, seat, 1)
    assert other != true, "the worlds differ"
    evaluator = LineEvaluator(GAME)
    found = [
        evaluator.sample(GAME.known(world, seat), [0, 1], 7, 12, observer=seat)
        for world in (true, other)
    ]
    assert (found[0] == found[1]).all()


def test_in_the_true_world_everything_counts() -> None:
    """The same positions, looked at by somebody who sees all cards, are not the same."""
    true = Match.new(GAME, SEATS, seed=SEED).state
    other = GAME.hide(true, GAME.to_move(true), 1)
    evaluator = LineEvaluator(GAME)
    one, two = (evaluator.sample(world, [NONE], 7, 40).mean(0) for world in (true, other))
    assert not (one == two).all()


def test_an_unsure_loss_has_no_mark() -> None:
    assert mark_of(20, 11) is None
    assert mark_of(20, 9) == "blunder"


def test_a_move_is_as_accurate_as_lichess_has_it() -> None:
    for loss, accuracy in ((0, 100.0), (5, 79.81), (10, 63.58), (100, 0.0)):
        assert accuracy_of(loss) == pytest.approx(accuracy, abs=0.01)


def test_one_thrown_away_move_costs_half_of_the_accuracy_and_not_the_rest_too() -> None:
    """A harmonic mean of 19 perfect moves and one of nothing is 16.8, and the plain one 95."""
    losses = [0.0] * 19 + [100.0]
    assert accuracy_of_all([50.0] * 20, losses) == pytest.approx((95 + 16.8) / 2, abs=0.1)
