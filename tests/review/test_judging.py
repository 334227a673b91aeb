"""Judging decisions: by what a seat could know, in as many samples as it takes, and no blame for
what nobody could see."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.toy.last_room import GAME as TOY
from tests.toy.last_room.layout import KEEP, SWAP
from vacancy.bots.base import Looked
from vacancy.engine.transcript import Match
from vacancy.review import judging
from vacancy.review.assembly import lasting_change, write_decision
from vacancy.review.depth import Depth
from vacancy.review.evaluator import LineEvaluator
from vacancy.review.judging import SURE, Gap, Judging
from vacancy.review.reviewer import Reviewer
from vacancy.review.scale import accuracy_of
from vacancy.review.walk import Event, Step

GAME = replace(TOY, is_compiled=False)
SEATS, SEED = 3, 4
SHALLOW = Depth(ideas=8, first=8, most=16, draws=8, known=6)
NOT_KNOWN_THEN = {"hidden", "hidden_errors", "line"}
"""How a guess turned out, and what would have followed: told of the true world."""


def played(seed: int = SEED) -> Match:
    """A match in which everybody swaps as often as they may."""
    match = Match.new(GAME, SEATS, seed=seed)
    while not GAME.is_over(match.state):
        match.play(GAME.legal(match.state)[-1])
    return match


def worlds() -> tuple[Any, Any]:
    """Two positions that whoever decides cannot tell apart."""
    true = Match.new(GAME, SEATS, seed=SEED).state
    other = GAME.hide(true, GAME.to_move(true), 1)
    assert other != true
    return true, other


def judging_in(state: Any, evaluator: Any = None, depth: Depth = SHALLOW) -> Judging:
    """Keeping a room in a position, looked at."""
    seat = GAME.to_move(state)
    assert seat is not None
    step = Step(1, seat, KEEP, state, 2)
    return Judging(GAME, evaluator or LineEvaluator(GAME), step, depth, seed=9)


class Even:
    """A judge to whom every move is worth the same, give or take something drawn for each."""

    name = edition = "even"

    def __init__(self, spread: float, lead: float = 0.1) -> None:
        self.chance, self.spread, self.lead = np.random.default_rng(1), spread, lead
        self.asked: list[int] = []

    def sample(self, state: Any, moves: Any, seed: int, times: int, **more: Any) -> Any:
        self.asked.append(times)
        first = 0.5 + self.spread * self.chance.standard_normal((times, len(moves)))
        first += self.lead * np.array([move == SWAP for move in moves])
        return np.stack([first, 1 - first, 0 * first], axis=2)

    def ideas(self, known: Any) -> dict[int, float]:
        return {KEEP: 0.5, SWAP: 0.5}


def test_a_verdict_is_the_same_in_worlds_that_its_seat_cannot_tell_apart() -> None:
    verdicts: list[Any] = [judging_in(world).verdict() for world in worlds()]
    told = [{k: v for k, v in each.items() if k not in NOT_KNOWN_THEN} for each in verdicts]
    assert told[0] == told[1]
    assert verdicts[0]["hidden"] != verdicts[1]["hidden"], "the guess turned out otherwise"


def test_what_a_seat_could_know_is_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    seen = []
    for world in worlds():
        reviewer = Reviewer(played())
        reviewer.depth = SHALLOW
        reviewer.walk.states[1] = world
        seen.append(reviewer.sight(1, seed=3))
    mine = GAME.to_move(worlds()[0])
    assert mine is not None
    assert seen[0]["shares"][mine] == seen[1]["shares"][mine]
    assert seen[0]["shares"] != seen[1]["shares"], "the others know their own rooms"


def test_samples_grow_until_the_loss_is_known_to_a_point() -> None:
    judge = Even(spread=0.05)
    depth = Depth(first=8, most=10_000)
    gap = judging_in(worlds()[0], judge, depth).measure(SWAP)
    assert gap.loss_error(0) < SURE
    assert len(judge.asked) > 1, "the first samples were not enough"
    assert sum(judge.asked[:-1]) < sum(judge.asked) == len(gap.best) < 10_000


def test_samples_end_where_the_budget_does() -> None:
    judge = Even(spread=5.0)
    gap = judging_in(worlds()[0], judge, Depth(first=8, most=40)).measure(SWAP)
    assert sum(judge.asked) == len(gap.best) == 40
    assert gap.loss_error(0) > SURE


def gap_of(differences: list[float]) -> Gap:
    """The move that was played against another one, by worlds, two samples of each."""
    played = 0.5 + np.repeat(np.array(differences), 2)[:, None] * [1, -1]
    return Gap(np.full_like(played, 0.5), played)


def test_a_loss_that_hangs_on_unseen_cards_is_a_close_call() -> None:
    assert gap_of([0.5, -0.6] * 20).is_close(0), "better in half of the worlds"


def test_a_loss_in_every_world_is_no_close_call() -> None:
    assert not gap_of([-0.05, -0.06] * 20).is_close(0)


def test_dice_alone_make_no_close_call() -> None:
    """Twins share their world: what differs between them is not what could not be seen."""
    played = 0.5 + np.array([0.5, -0.6] * 20)[:, None] * [1, -1]
    assert not Gap(np.full_like(played, 0.5), played).is_close(0)


@pytest.mark.parametrize(
    ("loss", "error", "besides", "mark", "doubt"),
    [
        (12.0, 1.0, None, "mistake", None),
        (12.0, 1.0, "is_close", None, "close"),
        (12.0, 1.0, "is_doubted", None, "search"),
        (12.0, 7.0, None, None, "unsure"),
        (3.0, 0.1, None, None, None),
    ],
)
def test_a_mark_wants_a_loss_that_is_large_and_sure_and_could_be_seen(
    loss: float, error: float, besides: str | None, mark: str | None, doubt: str | None
) -> None:
    reviewer = Reviewer(played())
    reviewer.depth = SHALLOW
    step = next(step for step in reviewer.walk.steps if step.legal > 1)
    verdict: Any = reviewer.verdict(step.number, seed=1)
    told = verdict | {"loss": loss, "error": error, "is_close": False, "is_doubted": False}
    if besides:
        told[besides] = True
    decision = write_decision(reviewer, step, told)
    assert (decision["mark"], decision["doubt"]) == (mark, doubt)
    assert decision["loss"] == loss
    is_counted = doubt != "search"
    assert decision["accuracy"] == (round(accuracy_of(loss), 1) if is_counted else 100.0)


@pytest.mark.parametrize(
    ("found", "is_doubted"),
    [
        ({KEEP: 0.52, SWAP: 0.50}, True),
        ({KEEP: 0.48, SWAP: 0.50}, True),
        ({KEEP: 0.40, SWAP: 0.50}, False),
        ({SWAP: 0.50}, False),
    ],
)
def test_what_a_search_finds_as_good_is_no_mistake(
    found: dict[int, float], is_doubted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Search:
        def __init__(self, *how: Any) -> None: ...

        def consider(self, known: Any, seat: int) -> dict[int, Looked]:
            return {action: Looked(9, share) for action, share in found.items()}

    monkeypatch.setattr(judging, "net_of", lambda game: object())
    monkeypatch.setattr(judging, "NetSearchBot", Search)
    assert judging_in(worlds()[0]).is_doubted(KEEP) is is_doubted


def test_what_the_next_move_mends_has_turned_nothing() -> None:
    def graph(*shares: float) -> Any:
        return [{"shares": [share, 1 - share]} for share in shares]

    needle, change = graph(0.5, 0.5, 0.5, 0.1, 0.5, 0.5), graph(0.5, 0.5, 0.5, 0.1, 0.1, 0.1)
    assert lasting_change(needle, 3) < 0.15 < lasting_change(change, 3)
    assert lasting_change(needle, 4) < 0.15, "nor has the mending"


def test_nobody_is_judged_who_had_one_move() -> None:
    reviewer = Reviewer(played())
    forced = {step.number for step in reviewer.walk.steps if step.legal == 1}
    assert forced
    assert forced.isdisjoint(task.move for task in reviewer.tasks if task.what == "verdict")


def test_the_luck_of_all_that_could_have_been_drawn_adds_up_to_nothing() -> None:
    reviewer = Reviewer(played())
    reviewer.depth = SHALLOW
    event = next(event for step in reviewer.walk.steps for event in step.events)
    outcomes = reviewer.redealer.outcomes(event.piece, 5)
    assert len(outcomes) > 1
    total = np.zeros(SEATS)
    for outcome in outcomes:
        other = Event(event.beat, event.piece._replace(after=outcome.after))
        after = reviewer.look(outcome.after, 5, 8)
        luck = after - reviewer.usual(other, after, np.full_like(after, np.nan), 5)
        assert np.abs(luck).sum() > 0
        total += outcome.chance * luck.mean(0)
    assert total == pytest.approx(0, abs=1e-12)
