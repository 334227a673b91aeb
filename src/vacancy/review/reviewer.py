"""The work of a review: which pieces there are, in which order, and how each is made."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from vacancy.bots.chance import word_of
from vacancy.engine.record import NONE
from vacancy.engine.redealing import Redealer

from .depth import DepthName, depth_for
from .evaluator import Evaluator, LineEvaluator, Shares
from .judging import Judging, error_of
from .pieces import Luck, Outlook, Piece, Sight, Sketch, Verdict, rounded, rows
from .walk import Event, Walk

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.engine.transcript import Match

FORMAT = 3
"""Raised whenever pieces come to mean something else, or come about otherwise."""
SKETCH = "sketch"
Watch = Callable[[str, Piece], None]
"""Is told of every piece that is done."""


class Task(NamedTuple):
    """What is looked at, and after which move or in which."""

    what: str
    move: int

    @property
    def label(self) -> str:
        return f"{self.what} {self.move}"


class NotOver(ValueError):
    """A match that still runs, and is not looked into."""


class Reviewer:
    """Reviews a match, piece by piece."""

    def __init__(
        self,
        match: Match,
        depth: DepthName = "basic",
        pieces: Mapping[str, Piece] | None = None,
        result: list[float] | None = None,
        make_evaluator: Callable[[Game], Evaluator] = LineEvaluator,
    ) -> None:
        """A review that goes on with the pieces that are there.

        What part of the win each seat has got is handed in where the table decided it: when
        somebody gave up, say.
        """
        self.walk, self.game = Walk(match), match.game
        if not self.walk.is_over and result is None:
            raise NotOver("a match that still runs is not reviewed")
        self.result = result or self.walk.result()
        self.depth_name = depth
        self.depth = depth_for(depth, self.game.tuning.at(match.seats))
        self.pieces = dict(pieces or {})
        self.seed = int.from_bytes(hashlib.sha256(b"review " + match.secret).digest()[:7])
        self.make_evaluator, self.own = make_evaluator, threading.local()

    @property
    def evaluator(self) -> Evaluator:
        """This thread's own."""
        if not hasattr(self.own, "evaluator"):
            self.own.evaluator = self.make_evaluator(self.game)
        made: Evaluator = self.own.evaluator
        return made

    @property
    def redealer(self) -> Redealer:
        """This thread's own."""
        if not hasattr(self.own, "redealer"):
            self.own.redealer = Redealer(self.game)
        made: Redealer = self.own.redealer
        return made

    @property
    def edition(self) -> str:
        """What makes this review another than one of the same match and depth."""
        return f"{self.evaluator.edition}, {FORMAT}"

    # What there is to do

    @cached_property
    def tasks(self) -> list[Task]:
        """All of it but the sketch: the graph, then moves, then what seats could know."""
        walk = self.walk
        graph = [
            Task("outlook", number)
            for number in range(len(walk.states))
            if number == 0 or not walk.steps[number - 1].events
        ]
        moves = [
            Task(what, step.number)
            for step in walk.steps
            for what, is_there in (("verdict", step.legal > 1), ("luck", bool(step.events)))
            if is_there
        ]
        return [*graph, *moves, *(Task("sight", number) for number in range(len(walk.states)))]

    def to_do(self) -> list[Task]:
        """What is missing, in the order in which it is worth most: great swings first."""
        swings = self.swings()
        order = {"outlook": 0, "verdict": 1, "luck": 1, "sight": 2}
        missing = [task for task in self.tasks if task.label not in self.pieces]
        return sorted(missing, key=lambda task: (order[task.what], -swings[task.move]))

    def swings(self) -> list[float]:
        """By how much shares moved in each move, as the sketch sees it."""
        sketch: Any = self.pieces.get(SKETCH)
        if sketch is None:
            return [0.0] * len(self.walk.states)
        shares = np.array(sketch["shares"])
        return [0.0, *(float(np.abs(new - old).max()) for old, new in pairwise(shares))]

    # Doing it

    def run(self, threads: int = 1, watch: Watch | None = None) -> None:
        """Do what is missing, and tell of each piece."""
        for label, piece in self.work(threads):
            self.pieces[label] = piece
            if watch is not None:
                watch(label, piece)

    def work(self, threads: int) -> Iterator[tuple[str, Piece]]:
        """The missing pieces, the sketch first."""
        if SKETCH not in self.pieces:
            sketch = self.sketch()
            self.pieces[SKETCH] = sketch
            yield SKETCH, sketch
        tasks = self.to_do()
        if threads == 1:
            yield from ((task.label, self.do(task)) for task in tasks)
            return
        with ThreadPoolExecutor(threads) as pool:
            yield from zip((task.label for task in tasks), pool.map(self.do, tasks), strict=True)

    def do(self, task: Task) -> Piece:
        """One piece."""
        do: Callable[[int, int], Piece] = getattr(self, task.what)
        return do(task.move, self.seed_for(task))

    def seed_for(self, task: Task) -> int:
        """A random word of this task's own, whoever does it and when."""
        return word_of(word_of(self.seed, task.move), sum(task.what.encode()))

    def sketch(self) -> Sketch:
        """Shares after each move, roughly."""
        states = self.walk.states
        shares = [self.look(state, self.seed, self.depth.sketch).mean(0) for state in states]
        return {"shares": rows(np.array(shares))}

    def look(self, state: Any, seed: int, times: int, **more: Any) -> Shares:
        """Samples of one position."""
        return self.evaluator.sample(state, [NONE], seed, times, **more)[:, 0]

    def outlook(self, move: int, seed: int) -> Outlook:
        """The true world after a move."""
        times = self.depth.graph if move else self.depth.draws
        samples = self.look(self.walk.states[move], seed, times)
        return {"shares": rounded(samples.mean(0)), "errors": rounded(error_of(samples))}

    def sight(self, move: int, seed: int) -> Sight:
        """What each seat could know after a move."""
        shares, errors = [], []
        for seat in range(self.walk.seats):
            known = self.game.known(self.walk.states[move], seat)
            samples = self.look(known, seed, self.depth.known, observer=seat)
            shares.append(samples.mean(0))
            errors.append(error_of(samples))
        return {"shares": rows(np.array(shares)), "errors": rows(np.array(errors))}

    def luck(self, move: int, seed: int) -> Luck:
        """What chance did in a move, against what it could have done."""
        step, times = self.walk.steps[move - 1], self.depth.draws
        usual = self.evaluator.sample(step.before, [step.action], seed, times)[:, 0]
        told, luck = [usual], []
        for event in step.events:
            after = self.look(event.after, seed, times)
            luck.append(after - self.usual(event, after, usual, seed))
            told.append(after)
            usual = after  # whatever chance there is before the next decision, it has yet to come
        return {
            "shares": rows(np.array([each.mean(0) for each in told])),
            "errors": rows(np.array([error_of(each) for each in told])),
            "luck": rows(np.array([each.mean(0) for each in luck])),
            "luck_errors": rows(np.array([error_of(each) for each in luck])),
        }

    def usual(self, event: Event, after: Shares, sampled: Shares, seed: int) -> Shares:
        """What could be expected before an event: of all its outcomes, where these are few."""
        outcomes = self.redealer.outcomes(event.piece, seed)
        if not outcomes:
            return sampled
        (_, chance), *others = outcomes
        usual = chance * after
        for outcome in others:
            usual += outcome.chance * self.look(outcome.after, seed, len(after))
        return usual

    def verdict(self, move: int, seed: int) -> Verdict:
        """How good a decision was."""
        step = self.walk.steps[move - 1]
        return Judging(self.game, self.evaluator, step, self.depth, seed).verdict()
