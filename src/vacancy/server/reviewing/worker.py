"""A process that reviews: it takes orders from the server, and stands back for everybody else.

It holds nothing that is not told: whatever is lost with it is worked out again from the pieces that
the server has kept. Questions are answered beside it.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import time
from contextlib import suppress
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
from vacancy.server.pipes import answers

from .orders import SIZE_BYTES, Answer, Ask, Failed, Found, Judged, Order, Saying, pack

NICE, AWAITED_NICE = 19, 10
"""How far it stands back; for what somebody waits only as far as bots that think do."""
SEND_SECONDS = 1.0
"""How much work is lost at most when it is killed."""
TELL_SECONDS, TELLING_PART = 2.0, 0.05
"""How often the review is put together anew, and how much of the time that may take."""
JUDGING_SEED = 0x6A756467


def stand_back(nice: int) -> None:
    """Let all others first: Linux knows how nice each thread is, elsewhere it is the process."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)


class Worker:
    """Carries out what it is told: one review at a time, and questions beside it."""

    def __init__(self, source: BinaryIO, target: BinaryIO) -> None:
        self.source, self.target = source, target
        self.saying = threading.Lock()
        self.evaluators: dict[str, LineEvaluator] = {}

    def work(self) -> None:
        """Carry out orders until nobody gives any."""
        while size := self.source.read(SIZE_BYTES):
            order = pickle.loads(self.source.read(int.from_bytes(size)))
            if isinstance(order, Ask):
                self.answer(order)
            else:
                threading.Thread(target=self.review, args=(order,), daemon=True).start()

    def say(self, said: Saying) -> None:
        with self.saying:
            self.target.write(pack(said))
            self.target.flush()

    # Reviews

    def review(self, order: Order) -> None:
        """Work out a review, and tell of it as it grows."""
        try:
            match = Match.from_text(order.text, find_game)
            self.work_out(Reviewer(match, order.depth, order.pieces, order.result))
        except BrokenPipeError:
            os._exit(0)  # nobody listens any more
        except Exception as error:
            self.say(Failed(f"{type(error).__name__} {error}"[:200]))

    def work_out(self, reviewer: Reviewer) -> None:
        """The sketch, for which somebody waits, before all others of its kind; the rest last."""
        new, sent_at, tell_at = dict[str, object](), 0.0, 0.0
        for label, piece in reviewer.work(1):
            reviewer.pieces[label] = new[label] = piece
            now = time.monotonic()
            if now < sent_at + SEND_SECONDS:
                continue
            body, progress = None, 0.0
            if now >= tell_at:
                body, progress = self.tell(reviewer)
                took = time.monotonic() - now
                tell_at = now + max(TELL_SECONDS, took / TELLING_PART)
            self.say(Found(new, body, progress))
            new, sent_at = {}, now
            stand_back(NICE)
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
        os.nice(AWAITED_NICE if sys.platform == "linux" else NICE)
    garbage.collect_rarely()
    with suppress(BrokenPipeError):
        Worker(sys.stdin.buffer, answers()).work()
    os._exit(0)  # what is half done is nobody's any more


if __name__ == "__main__":
    main()
