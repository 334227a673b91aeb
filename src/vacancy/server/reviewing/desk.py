"""The desk of reviews: what is asked for is handed to processes, and what they find is kept.

Whatever is found is written down every second, with a claim that runs out: a server or a process
may be killed at any moment, and the next one goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from vacancy.review.depth import DepthName
from vacancy.review.evaluator import edition_of
from vacancy.review.reviewer import FORMAT
from vacancy.server.store.reviews import CLAIM_SECONDS, Reviews, Taken, Told
from vacancy.server.store.store import StoreAway
from vacancy.server.table.parts import OVER
from vacancy.server.table.rated import places
from vacancy.server.table.transcripts import write_transcript
from vacancy.server.tasks import end
from vacancy.server.words import Refused, refuse

from .line import Broken, Line
from .orders import Failed, Judged, Order

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.server.live.hub import Hub
    from vacancy.server.table.table import Table

logger = logging.getLogger("vacancy.server")

POLL_SECONDS = 5.0
"""How often it is looked whether somebody else has left a review, or asked for one elsewhere."""
HOLD_SECONDS = CLAIM_SECONDS / 4
IDLE_SECONDS = 300.0
"""A process that nobody has needed for so long is ended."""
RESTART_SECONDS, LONGEST_PAUSE = 1.0, 60.0


def edition_for(game: Game) -> str:
    """By what a game's matches are judged today; reviews by another edition are made anew."""
    return f"{edition_of(game)}, {FORMAT}"


def result_of(table: Table) -> list[float]:
    """What part of the win each seat has got, by what the table says. Raises `Refused`."""
    if table.status != OVER:
        raise refuse("review-running")
    placed = places(table)
    if placed is None or not table.moves:
        raise refuse("review-nothing")
    return [(place == 1) / placed.count(1) for place in placed]


class Reviewing:
    """One process, and what it is given to do."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.line = desk, Line()
        self.name = secrets.token_hex(16)
        self.task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Take up one review after the other; where that fails, ever more slowly."""
        pause = RESTART_SECONDS
        while True:
            try:
                if await self.take_up():
                    pause = RESTART_SECONDS
                    continue
            except StoreAway as error:
                logger.warning("the store is away: %s", error)
            except Broken:
                logger.warning("a process that reviews is gone; next try in %g s", pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            except Exception:
                logger.exception("a review has failed")
            await self.rest()

    async def rest(self) -> None:
        """Wait until there may be something to do; a process that nobody needs is ended."""
        if time.monotonic() > self.line.used_at + IDLE_SECONDS:
            await self.line.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.desk.woken.wait(), POLL_SECONDS)
        self.desk.woken.clear()

    async def take_up(self) -> bool:
        """Work out the review that has waited longest; whether there was one."""
        reviews, now = self.desk.reviews, self.desk.hub.clock
        taken = await asyncio.to_thread(reviews.take, self.name, now())
        if taken is None:
            return False
        try:
            order = await self.desk.order_for(taken)
        except Refused as refusal:
            logger.warning("table %s is not reviewed: %s", taken.table_id, refusal.reason.id)
            is_passing = refusal.wait is not None
            await asyncio.to_thread(reviews.give_back if is_passing else reviews.fail, taken)
            return not is_passing
        await self.carry_out(order, taken)
        return True

    async def carry_out(self, order: Order, taken: Taken) -> None:
        """Have a review worked out; a process that is left in the middle of one is ended."""
        is_left = True
        try:
            await self.line.open()
            self.line.send(order)
            is_left = not await self.follow(taken)
        finally:
            if is_left:
                await self.line.close()
                with suppress(StoreAway):
                    await asyncio.to_thread(self.desk.reviews.give_back, taken)

    async def follow(self, taken: Taken) -> bool:
        """Keep what is found until that is all; False if the review is somebody else's by now."""
        reviews, now = self.desk.reviews, self.desk.hub.clock
        mine: Taken | None = taken
        while mine is not None:
            try:
                found = await asyncio.wait_for(self.line.receive(), HOLD_SECONDS)
            except TimeoutError:
                mine = await asyncio.to_thread(reviews.keep, mine, {}, None, now())
                continue
            if isinstance(found, Failed):
                logger.warning("table %s cannot be reviewed: %s", taken.table_id, found.why)
                await asyncio.to_thread(reviews.fail, mine)
                return True
            body = None if found.body is None else found.body.decode()
            if found.is_done and body is not None:
                await asyncio.to_thread(reviews.finish, mine, body)
                return True
            told = None if body is None else Told(body, found.progress)
            mine = await asyncio.to_thread(reviews.keep, mine, found.pieces, told, now())
        return False


class Desk:
    """All processes of this server that review, and what they have found."""

    def __init__(self, hub: Hub, reviews: Reviews, count: int) -> None:
        self.hub, self.reviews = hub, reviews
        self.woken = asyncio.Event()
        self.reviewing = [Reviewing(self) for _ in range(count)]

    @property
    def is_open(self) -> bool:
        return bool(self.reviewing)

    def start(self) -> None:
        for each in self.reviewing:
            each.task = asyncio.create_task(each.run())

    async def stop(self) -> None:
        for each in self.reviewing:
            await end(each.task)
            await each.line.close()

    async def order_for(self, taken: Taken) -> Order:
        """What a process is told to do. Raises `Refused` where nothing can be done."""
        table = (await self.hub.room(taken.table_id)).table
        depth: DepthName = "deep" if taken.depth == "deep" else "basic"
        text = await self.hub.scribe.write(write_transcript, table, None)
        pieces = await asyncio.to_thread(self.reviews.pieces_of, taken)
        return Order(text, depth, result_of(table), pieces)

    async def request(self, table: Table, depth: DepthName, count: Callable[[], None]) -> None:
        """Have a match reviewed, unless it is; whoever causes work is counted first."""
        if not self.is_open:
            raise refuse("reviews-off")
        result_of(table)
        edition = await asyncio.to_thread(edition_for, table.game)
        kept = await asyncio.to_thread(self.reviews.find, table.id, depth)
        if kept is not None and kept.edition == edition and kept.state != "failed":
            return
        count()
        await asyncio.to_thread(self.reviews.ask, table.id, depth, edition, self.hub.clock())
        self.woken.set()

    async def ask(self, table: Table, move: int, action: int, *, is_judged: bool) -> Judged:
        """What a move would have been worth. Raises `Refused`."""
        if not self.is_open:
            raise refuse("reviews-off")
        result_of(table)
        if not 1 <= move <= len(table.moves):
            raise refuse("no-such-move", move=move)
        text = await self.hub.scribe.write(write_transcript, table, None)
        line = self.reviewing[0].line
        judged = await line.ask(text, move, action, is_judged=is_judged)
        if judged is None:
            raise refuse("illegal-there")
        return judged
