"""A process that reviews: it takes orders from the server, and stands back for everybody else.

It holds nothing that is not told: whatever is lost with it is worked out again from the pieces that
the server has kept. Questions are answered between two pieces.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import time
from typing import BinaryIO

import orjson

from vacancy.bots.chance import word_of
from vacancy.engine.transcript import Match
from vacancy.games import game as find_game
from vacancy.review import Reviewer, assemble
from vacancy.review.depth import depth_for
from vacancy.review.evaluator import LineEvaluator
from vacancy.review.judging import Judging
from vacancy.review.scale import points
from vacancy.review.walk import Step
from vacancy.server import garbage

from .orders import SIZE_BYTES, Answer, Ask, Failed, Found, Judged, Order, Saying, pack

NICE = 19
SEND_SECONDS = 1.0
"""How much work is lost at most when it is killed."""
TELL_SECONDS, TELLING_PART = 2.0, 0.05
"""How often the review is put together anew, and how much of the time that may take."""
JUDGING_SEED = 0x6A756467


class Gone(Exception):
    """Nobody is there any more who could give orders."""


class Worker:
    """Carries out what it is told, one order at a time."""

    def __init__(self, source: BinaryIO, target: BinaryIO) -> None:
        self.source, self.target = source, target
        self.orders: queue.SimpleQueue[Order | Ask | None] = queue.SimpleQueue()
        self.evaluators: dict[str, LineEvaluator] = {}

    def hear(self) -> None:
        """Take orders in, as long as there are any."""
        while size := self.source.read(SIZE_BYTES):
            body = self.source.read(int.from_bytes(size))
            self.orders.put(pickle.loads(body))
        self.orders.put(None)

    def say(self, said: Saying) -> None:
        self.target.write(pack(said))
        self.target.flush()

    def work(self) -> None:
        """Carry out orders until nobody gives any."""
        threading.Thread(target=self.hear, daemon=True).start()
        while (order := self.orders.get()) is not None:
            if isinstance(order, Ask):
                self.answer(order)
            else:
                self.review(order)

    def look_up(self) -> None:
        """Answer what was asked meanwhile."""
        while not self.orders.empty():
            order = self.orders.get()
            if order is None:
                raise Gone
            assert isinstance(order, Ask)  # one review is ordered at a time
            self.answer(order)

    # Reviews

    def review(self, order: Order) -> None:
        """Work out a review, and tell of it as it grows."""
        try:
            match = Match.from_text(order.text, find_game)
            reviewer = Reviewer(match, order.depth, order.pieces, order.result)
            self.work_out(reviewer)
        except (ValueError, LookupError, ArithmeticError) as error:
            self.say(Failed(f"{type(error).__name__} {error}"[:200]))

    def work_out(self, reviewer: Reviewer) -> None:
        new, sent_at, tell_at = dict[str, object](), time.monotonic(), 0.0
        for label, piece in reviewer.work(1):
            reviewer.pieces[label] = new[label] = piece
            self.look_up()
            now = time.monotonic()
            if now < sent_at + SEND_SECONDS and tell_at:
                continue
            body, progress = None, 0.0
            if now >= tell_at:
                body, progress = self.tell(reviewer)
                tell_at = time.monotonic() + max(
                    TELL_SECONDS, (time.monotonic() - now) / TELLING_PART
                )
            self.say(Found(new, body, progress))
            new, sent_at = {}, time.monotonic()
        body, _ = self.tell(reviewer)
        self.say(Found(new, body, 1.0, is_done=True))

    def tell(self, reviewer: Reviewer) -> tuple[bytes, float]:
        told = assemble(reviewer)
        return orjson.dumps(told), told["progress"]

    # Questions

    def answer(self, asked: Ask) -> None:
        """Judge a move, or only tell what would likely have followed."""
        match = Match.from_text(asked.text, find_game)
        before = match.at(asked.move - 1)
        game, state = match.game, before.state
        seat = game.to_move(state)
        legal = game.legal(state)
        if seat is None or asked.action not in legal:
            self.say(Answer(asked.id, None))
            return
        evaluator = self.evaluators.setdefault(game.name, LineEvaluator(game))
        step = Step(asked.move, seat, asked.action, state, len(legal))
        depth = depth_for("basic", game.tuning.at(match.seats))
        seed = word_of(word_of(JUDGING_SEED, int.from_bytes(match.secret[:7])), asked.move)
        judging = Judging(game, evaluator, step, depth, seed)
        line = judging.likely_line(asked.action)
        if not asked.is_judged:
            self.say(Answer(asked.id, Judged(line)))
            return
        found = judging.verdict()
        stand = points(found["share"], match.seats)
        judged = Judged(line, found["share"], stand, found["loss"], found["error"], found["best"])
        self.say(Answer(asked.id, judged))


def main() -> None:
    """Be such a process; it ends with the server, when nobody gives orders any more."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    garbage.collect_rarely()
    try:
        Worker(sys.stdin.buffer, sys.stdout.buffer).work()
    except (Gone, BrokenPipeError):
        os._exit(0)  # what is half done is nobody's any more


if __name__ == "__main__":
    main()
