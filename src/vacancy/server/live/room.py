"""A table in use: its committed state, and everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from vacancy.engine.words import Message
from vacancy.server.table.parts import Happening
from vacancy.server.table.table import Table
from vacancy.server.telling import events, messages
from vacancy.server.telling.tellers import Told
from vacancy.server.telling.wire import encode
from vacancy.server.words import refuse

from .connection import Connection
from .presence import Crowd, Presence

RECENT = 16
WATCHERS = 200


@dataclass(eq=False)
class Room:
    """What has been written of a table, its viewers, and what happened last."""

    table: Table
    presence: Presence
    connections: set[Connection] = field(default_factory=set)
    recent: deque[Happening] = field(default_factory=lambda: deque(maxlen=RECENT))
    refusals: dict[tuple[str, str], Message] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_doubtful: bool = False
    used_at: float = 0.0
    due_at: float = 0.0
    """When what comes next is due, by the clock that never jumps."""

    @property
    def crowd(self) -> Crowd:
        """Those who are connected to this process."""
        seated = {seat.account for seat in self.table.seats if seat.account is not None}
        accounts = [each.viewer.account for each in self.connections]
        online = frozenset(account for account in accounts if account in seated)
        watching = sum(account not in seated for account in accounts)
        return Crowd(online, watching)

    @property
    def everybody(self) -> Crowd:
        """Those who are connected, to whichever process."""
        return self.crowd + self.presence.elsewhere(self.table.id)

    @property
    def online(self) -> frozenset[str]:
        return self.everybody.online

    @property
    def audience(self) -> set[int | None]:
        """The seats of those who hear what happens; those who watch have none."""
        greeted = [each for each in self.connections if each.is_greeted]
        return {self.table.seat_of(each.viewer.account) for each in greeted}

    def broadcast(self, happening: Happening, told: Told) -> None:
        """Tell every viewer; those who may know the same get the same text."""
        made: dict[tuple[int | None, bool], str] = {}
        online = self.online
        for connection in self.connections:
            if connection.is_greeted:
                account = connection.viewer.account
                is_host = account is not None and account == self.table.host
                seat = self.table.seat_of(account)
                text = told.get((happening.version, seat)) or made.get((seat, is_host))
                if text is None:
                    text = made[seat, is_host] = encode(
                        self.event_for(connection, happening, online)
                    )
                connection.push(text)

    def event_for(
        self, connection: Connection, happening: Happening, online: frozenset[str]
    ) -> messages.Happened:
        """What a viewer is told of something that happened."""
        return events.event(self.table, happening, connection.viewer, online)

    def greet(self, connection: Connection, since: int | None) -> messages.Presence:
        """Answer a hello: what happened since a version, or all that there is."""
        online = self.online
        oldest = self.recent[0].version if self.recent else self.table.version + 1
        if since is not None and oldest - 1 <= since <= self.table.version:
            for happening in self.recent:
                if happening.version > since:
                    connection.say(self.event_for(connection, happening, online))
        else:
            connection.say(events.welcome(self.table, connection.viewer, online))
        was_greeted, connection.is_greeted = connection.is_greeted, True
        if not was_greeted:
            self.note_change(besides=connection)
        return self.describe_presence()

    def enter(self, connection: Connection) -> None:
        """Somebody begins to look; they hear of nothing before their hello."""
        if len(self.connections) >= WATCHERS:
            raise refuse("busy")
        self.connections.add(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.note_change()

    def note_change(self, besides: Connection | None = None) -> None:
        """Somebody came or went: tell the others, and let other processes know."""
        self.presence.note_change(self.table.id)
        self.tell_presence(besides)

    def tell_presence(self, besides: Connection | None = None) -> None:
        """Tell the others who is there."""
        text = encode(self.describe_presence())
        for connection in self.connections:
            if connection.is_greeted and connection is not besides:
                connection.push(text)

    def describe_presence(self) -> messages.Presence:
        """Who is there: of the moment, so it has no version."""
        crowd = self.everybody
        here = [
            number for number, seat in enumerate(self.table.seats) if seat.account in crowd.online
        ]
        return {"type": "presence", "online": here, "watching": crowd.watching}
