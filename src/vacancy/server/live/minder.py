"""Minds tables between people's moves: bots think, clocks run out, questions lapse.

Bots think in threads, never on the event loop; compiled rules let other threads run meanwhile. The
time that a bot may take runs from when its move is due. When several processes serve a table, the
one that wrote last sees to what follows, and the others step in only if it does not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from vacancy.bots import make_bot
from vacancy.server.store.store import Place, StoreAway
from vacancy.server.table.create import DEFAULT_BOT
from vacancy.server.table.decide import UNDO_SECONDS, decide_move_of, decide_undo_lapse
from vacancy.server.table.parts import BOT
from vacancy.server.table.seats import decide_opening_lapse, opening_due
from vacancy.server.words import Refused

from .pauses import pause_before
from .readying import Readying
from .thinking import Rank, Thinkers

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

logger = logging.getLogger("vacancy.server")

Do = Callable[["Room"], Coroutine[Any, Any, None]]

THOUGHTS = 256
FOR_THINKING = 0.9
"""The part of a bot's time in which it thinks; in the rest the move is written and told."""
STEP_IN_SECONDS = 3.0
RETRY_SECONDS = 2.0
SWEEP_SECONDS = 5.0
LATE_SECONDS = 10.0
SWEPT = 50
HOPELESS_SECONDS, HOPELESS_KEPT = 600.0, 10_000
FAR_OFF = 3600.0


class Minder:
    """Sees to it that every running table goes on."""

    def __init__(self, hub: Hub, pace: float) -> None:
        self.hub, self.pace = hub, pace
        self.thinkers, self.readying = Thinkers(), Readying()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.next: dict[str, Do] = {}
        self.hopeless: dict[str, float] = {}
        """Tables that cannot be read, and when to try again."""
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep_for_ever())
        self.readying.start()

    def stop(self) -> None:
        self.next.clear()
        for timer in self.timers.values():
            timer.cancel()
        for task in [*self.tasks.values(), *([self.sweeper] if self.sweeper else [])]:
            task.cancel()
        self.thinkers.stop()
        self.readying.stop()

    def is_busy(self, room: Room) -> bool:
        return room.table.id in self.tasks or room.table.waits_for == BOT

    def forget(self, room: Room) -> None:
        self.next.pop(room.table.id, None)
        if timer := self.timers.pop(room.table.id, None):
            timer.cancel()

    # What comes next at a table

    def mind(self, room: Room, *, is_ours: bool) -> None:
        """Set the alarm for what is due next; called after every change."""
        self.forget(room)
        table, now = room.table, self.hub.clock()
        behind = 0.0 if is_ours else STEP_IN_SECONDS
        due: list[tuple[float, Do]] = []
        if table.undo is not None:
            due.append((table.undo.at + UNDO_SECONDS - now, self.let_undo_lapse))
        elif table.waits_for == BOT:
            due.append((self.pace * pause_before(table), self.play_bot))
        if table.deadline is not None:
            due.append((table.deadline - now, self.play_late))
        if table.opening is not None:
            due.append((opening_due(table) - now, self.let_opening_lapse))
        if due:
            seconds, do = min(due, key=itemgetter(0))
            self.alarm(room, seconds + behind, do)

    def alarm(self, room: Room, seconds: float, do: Do) -> None:
        if seconds < FAR_OFF:  # the sweep finds what is due later
            room.due_at = time.monotonic() + max(seconds, 0)
            self.wait(room, seconds, do)

    def wait(self, room: Room, seconds: float, do: Do) -> None:
        loop = asyncio.get_running_loop()
        self.timers[room.table.id] = loop.call_later(max(seconds, 0), self.run, room, do)

    def run(self, room: Room, do: Do) -> None:
        table_id = room.table.id
        self.timers.pop(table_id, None)
        if table_id in self.tasks:
            self.next[table_id] = do
            return
        if len(self.tasks) >= THOUGHTS and self.rank(room) is not Rank.PEOPLE:
            self.wait(room, RETRY_SECONDS / 10, do)
            return
        self.tasks[table_id] = asyncio.create_task(self.attempt(room, do))

    async def attempt(self, room: Room, do: Do) -> None:
        try:
            await do(room)
        except Refused:
            self.mind(room, is_ours=False)  # the table has moved on
        except StoreAway as error:
            logger.warning("the store is away (%s); trying again", error)
            self.alarm(room, RETRY_SECONDS, do)
        except Exception:
            logger.exception("table %s could not be minded", room.table.id)
            self.alarm(room, FAR_OFF - 1, do)
        finally:
            self.tasks.pop(room.table.id, None)
            if follows := self.next.pop(room.table.id, None):
                self.run(room, follows)

    # What can be due

    async def play_bot(self, room: Room) -> None:
        """A bot's move."""
        seat = room.table.to_move
        if seat is not None and room.table.seats[seat].bot is not None:
            await self.play(room, seat, room.table.seats[seat].bot or DEFAULT_BOT, "bot")

    async def play_late(self, room: Room) -> None:
        """The move of a person whose time is up: a bot makes it."""
        seat, deadline = room.table.to_move, room.table.deadline
        if seat is None or deadline is None:
            return
        if self.hub.clock() < deadline:
            self.mind(room, is_ours=True)
            return
        await self.play(room, seat, DEFAULT_BOT, "clock")

    async def play(self, room: Room, seat: int, name: str, by: str) -> None:
        table = room.table
        number = len(table.moves)
        action = await self.think(room, seat, name)
        await self.hub.submit(table.id, lambda now: decide_move_of(now, seat, number, action, by))

    def rank(self, room: Room) -> Rank:
        """How much it matters when something happens at a table."""
        if not room.table.people:
            return Rank.NOBODY
        return Rank.PEOPLE if room.online else Rank.AWAY

    async def think(self, room: Room, seat: int, name: str) -> int:
        """A move, chosen in a thread from what the seat may know."""
        table = room.table
        game, seed = table.game, table.bot_seed + seat
        known = game.known(table.state, seat)
        seconds = FOR_THINKING * game.tuning.seconds
        return await self.thinkers.think(
            lambda left: make_bot(name, game, seed, left).choose(known, seat),
            seconds,
            room.due_at,
            self.rank(room),
            room.household,
        )

    async def let_undo_lapse(self, room: Room) -> None:
        """Nobody has answered."""
        now = self.hub.clock()
        await self.hub.submit(room.table.id, lambda table: decide_undo_lapse(table, now))

    async def let_opening_lapse(self, room: Room) -> None:
        """Not everybody has answered."""
        now = self.hub.clock()
        await self.hub.submit(room.table.id, lambda table: decide_opening_lapse(table, now))

    # Tables that nobody minds: after a restart, and where days pass between moves

    async def sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreAway as error:
                logger.warning("the store is away: %s", error)
            except Exception:
                logger.exception("a sweep went wrong; there will be another")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Look after all tables where something is due, page by page."""
        self.hub.drop_idle()
        now = self.hub.clock()
        after: Place | None = None
        while page := await self.list_due(now, after):
            for _, table_id in page:
                if self.hopeless.get(table_id, now) <= now:
                    await self.look_after(table_id, now)
            after = page[-1]

    async def list_due(self, now: float, after: Place | None = None) -> list[Place]:
        list_due = self.hub.store.list_due
        return await self.hub.read(list_due, now, now - LATE_SECONDS, SWEPT, after)

    async def look_after(self, table_id: str, now: float) -> None:
        """Take up a table again; one that cannot be read must not keep the others waiting."""
        try:
            room = await self.hub.room(table_id)
            if table_id not in self.timers and table_id not in self.tasks:
                self.mind(room, is_ours=True)
        except Exception as error:
            if isinstance(error, StoreAway):
                await self.list_due(now)  # raises if it is the whole store that is away
            logger.warning("table %s cannot be looked after: %s", table_id, error)
            self.give_up(table_id, now)
        else:
            self.hopeless.pop(table_id, None)

    def give_up(self, table_id: str, now: float) -> None:
        """Leave a table alone for a while; those that were given up longest ago are forgotten."""
        self.hopeless[table_id] = now + HOPELESS_SECONDS
        if len(self.hopeless) > HOPELESS_KEPT:
            del self.hopeless[next(iter(self.hopeless))]
