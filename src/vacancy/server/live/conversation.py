"""One viewer's conversation with a table over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from vacancy.engine.words import Message
from vacancy.server import metrics
from vacancy.server.rates import Bucket, address_of, too_many
from vacancy.server.store.store import StoreAway
from vacancy.server.table.arrange import decide_arrange
from vacancy.server.table.chat import decide_chat
from vacancy.server.table.claims import decide_claim
from vacancy.server.table.create import Who
from vacancy.server.table.decide import (
    Drafts,
    decide_move,
    decide_resign,
    decide_undo,
    decide_undo_answer,
    decide_why,
    decide_why_undo,
)
from vacancy.server.table.seats import decide_opening_answer
from vacancy.server.table.table import Table
from vacancy.server.telling import messages
from vacancy.server.telling.events import PROTOCOL
from vacancy.server.words import Refused, refuse

from .connection import Connection
from .frames import BadFrame, Frame, decode
from .hints import seat_to_help, think_of_hint
from .hub import Hub
from .room import Room
from .thinking import Rank

logger = logging.getLogger("vacancy.server")

BURST, PER_SECOND = 40, 20.0
WELCOMES, WELCOMES_PER_SECOND = 4, 0.25
WELCOME_PATIENCE = 10.0
HELLO_SECONDS = 20.0
GONE = (WebSocketDisconnect, RuntimeError, TimeoutError)
"""What a line says that is gone."""


class Conversation:
    """Reads a client's frames and answers them, in order."""

    def __init__(
        self,
        hub: Hub,
        room: Room,
        socket: WebSocket,
        who: Who | None,
        session: str | None,
        blocked: frozenset[str] = frozenset(),
    ) -> None:
        self.hub, self.table_id, self.socket, self.who = hub, room.table.id, socket, who
        self.address = address_of(socket)
        self.connection = Connection(socket, who, session, self.address, blocked)
        self.frames = Bucket(PER_SECOND, BURST)
        self.welcomes = Bucket(WELCOMES_PER_SECOND, WELCOMES)
        self.has_said_hello = False

    async def run(self, room: Room) -> None:
        """Until either side hangs up, or the session ends."""
        room.enter(self.connection)
        tasks = [
            asyncio.create_task(self.connection.send_all()),
            asyncio.create_task(self.read_all()),
            asyncio.create_task(self.connection.is_cut.wait()),
        ]
        patience = asyncio.get_running_loop().call_later(HELLO_SECONDS, self.cut_if_silent)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            patience.cancel()
            room.leave(self.connection)
            await end_quietly(tasks)
        if (why := self.connection.why_cut) is not None:
            raise Refused(why.reason, why.status)  # a new one, which nobody here holds

    def cut_if_silent(self) -> None:
        """Who has not said hello by now keeps a place that others may want."""
        if not self.has_said_hello:
            self.connection.cut(refuse("silent"))

    async def read_all(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(self.pause())
            await self.answer(message.get("text"))

    def pause(self) -> float:
        """Who sends too fast is read more slowly, on however many lines."""
        of_address = self.hub.quotas.of("frames", self.address)
        return max(self.frames.borrow(), of_address.borrow())

    async def answer(self, text: str | None) -> None:
        id: str | None = None
        try:
            if text is None:
                raise BadFrame("no text")
            frame = decode(text)
            id = frame.id
            self.connection.say(await HANDLERS[frame.type](self, frame))
        except BadFrame as error:
            self.refuse(error.id, error.refusal.reason)
        except Refused as refusal:
            self.refuse(id, refusal.reason)
        except StoreAway as error:
            logger.warning("the store is away: %s", error)
            self.refuse(id, Message("error-store"))
        except Exception:
            logger.exception("a frame at table %s was not answered", self.table_id)
            self.refuse(id, Message("error-internal"))

    def refuse(self, id: str | None, reason: Message) -> None:
        self.connection.say({"type": "refused", "id": id, "reason": reason.as_json()})

    # Answers

    async def hello(self, frame: Frame) -> messages.Presence:
        if frame.body["protocol"] != PROTOCOL:
            raise refuse("protocol")
        self.has_said_hello = True
        await asyncio.sleep(self.wait_for_welcome())
        room = await self.hub.room(self.table_id)
        return await room.greet(self.connection, frame.body["since"])

    def wait_for_welcome(self) -> float:
        """How long to wait for all that there is; who would wait too long is told when to ask."""
        of_address = self.hub.quotas.of("welcomes", self.address)
        if (seconds := max(self.welcomes.wait, of_address.wait)) > WELCOME_PATIENCE:
            raise too_many("error-too-many-gets", seconds)
        return max(self.welcomes.borrow(), of_address.borrow())

    async def ping(self, frame: Frame) -> messages.Pong:
        return {"type": "pong", "id": frame.given_id}

    async def why(self, frame: Frame) -> messages.Answer:
        room = await self.hub.room(self.table_id)
        asked = frame.body["action"]
        words = frame.body["words"] or ""
        reason = decide_why(room.table, self.known_as(), words if asked is None else asked)
        return answer_to(frame, reason)

    async def why_undo(self, frame: Frame) -> messages.Answer:
        room = await self.hub.room(self.table_id)
        number, now = frame.body["number"], self.hub.clock()
        return answer_to(frame, decide_why_undo(room.table, self.known_as(), number, now))

    async def hint(self, frame: Frame) -> messages.Hint:
        table = (await self.hub.room(self.table_id)).table
        seat = seat_to_help(table, self.known_as())
        self.hub.minder.readying.check(table.game)
        self.hub.quotas.take("hints", self.address)
        number, known = len(table.moves), table.game.known(table.state, seat)
        think = partial(think_of_hint, table, known, seat)
        seconds = table.game.tuning.seconds
        told = await self.hub.minder.thinkers.think(think, seconds, rank=Rank.ASKED)
        return {"type": "hint", "id": frame.given_id, "number": number, **told}

    async def command(self, frame: Frame) -> messages.Ack:
        begun, who, now = time.perf_counter(), self.known_as(), self.hub.clock()
        version = await self.hub.submit(
            self.table_id, lambda table: decide(table, who, frame, now), who.account, frame.id
        )
        metrics.ACKNOWLEDGEMENT.observe(time.perf_counter() - begun)
        return {"type": "ack", "id": frame.given_id, "version": version}

    async def say(self, frame: Frame) -> messages.Ack:
        """A line for the others, unless the house has silenced who says it."""
        await self.hub.order.check_may_speak(self.known_as().account)
        return await self.command(frame)

    def known_as(self) -> Who:
        if self.who is None:
            raise refuse("no-name")
        return self.who


async def end_quietly(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """End what is said and read on a line; that the line is gone is no news.

    Nobody awaits these tasks: an error that went through a frame which knows its task would be kept
    by it, and the line with all that it needed, until the collector comes.
    """
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    for task in tasks:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, GONE):
            logger.error("a line was not ended in peace", exc_info=error)


def answer_to(frame: Frame, reason: Message | None) -> messages.Answer:
    """The answer to a question why something cannot be done."""
    told = reason.as_json() if reason else None
    return {"type": "answer", "id": frame.given_id, "reason": told}


def decide(table: Table, who: Who, frame: Frame, now: float) -> Drafts:
    """The rows that a command's frame leads to."""
    body = frame.body
    match frame.type:
        case "move":
            return decide_move(table, who, body["number"], body["action"])
        case "undo":
            return decide_undo(table, who, body["number"], now)
        case "undo-answer":
            return decide_undo_answer(table, who, body["yes"])
        case "opening-answer":
            return decide_opening_answer(table, who, body["yes"])
        case "resign":
            return decide_resign(table, who)
        case "claim":
            return decide_claim(table, who, body["seat"], body["then"], now)
        case "arrange":
            return decide_arrange(table, who, body["arrangement"], now)
        case _:
            return decide_chat(table, who, body["text"], body["phrase"], now)


HANDLERS: dict[str, Callable[[Conversation, Frame], Awaitable[messages.Told]]] = {
    "hello": Conversation.hello,
    "ping": Conversation.ping,
    "why": Conversation.why,
    "why-undo": Conversation.why_undo,
    "hint": Conversation.hint,
    "move": Conversation.command,
    "undo": Conversation.command,
    "undo-answer": Conversation.command,
    "opening-answer": Conversation.command,
    "resign": Conversation.command,
    "claim": Conversation.command,
    "chat": Conversation.say,
    "arrange": Conversation.command,
}
