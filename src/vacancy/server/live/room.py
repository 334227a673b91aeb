"""A table in use: its committed state, and everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from vacancy.engine.words import Message
from vacancy.server.table.parts import Happening
from vacancy.server.table.table import Table
from vacancy.server.telling import events, messages
from vacancy.server.telling.scribe import Scribe
from vacancy.server.telling.tellers import Told
from vacancy.server.telling.wire import encode
from vacancy.server.words import refuse

from .connection import Connection
from .presence import Crowd, Presence

RECENT = 16
WATCHERS = 200
SOCKETS_OF_SEAT = 16


@dataclass(eq=False)
class Room:
    """What has been written of a table, its viewers, and what happened last."""

    table: Table
    presence: Presence
    scribe: Scribe
    watchers_of_address: int
    connections: set[Connection] = field(default_factory=set)
    recent: deque[Happening] = field(default_factory=lambda: deque(maxlen=RECENT))
    refusals: dict[tuple[str, str], Message] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_doubtful: bool = False
    shortened_at: int = 0
    """The version at which somebody last looked whether a snapshot pays."""
    used_at: float = 0.0
    due_at: float = 0.0
    """When what comes next is due, by the clock that never jumps."""

    @property
    def crowd(self) -> Crowd:
        """Those who are connected to this process."""
        seated = {self.table.seats[number].account for number in self.table.people}
        accounts = [each.viewer.account for each in self.connections]
        online = frozenset(account for account in accounts if account and account in seated)
        watching = sum(account not in seated for account in accounts)
        return Crowd(online, watching)

    @property
    def everybody(self) -> Crowd:
        """Those who are connected, to whichever process."""
        return self.crowd + self.presence.elsewhere(self.table.id)

    @property
    def household(self) -> str:
        """Where somebody who plays is connected from, to this process; empty if nobody is."""
        at_home = (each.household for each in self.connections if self.is_at_home(each))
        return min(at_home, default="")

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
        made: dict[tuple[int | bool | None, ...], str] = {}
        online = self.online
        for connection in self.connections:
            if connection.is_greeted:
                account = connection.viewer.account
                is_host = account is not None and account == self.table.host
                seat = self.table.seat_of(account)
                is_deaf = happening.line.get("account") in connection.viewer.blocked
                own = self.table.seat_kept_for(account), self.table.seat_to_come_back_to(account)
                alike = seat, *own, is_host, is_deaf
                text = told.get((happening.version, seat)) or made.get(alike)
                if text is None:
                    text = made[alike] = encode(self.event_for(connection, happening, online))
                connection.push(text)

    def event_for(
        self, connection: Connection, happening: Happening, online: frozenset[str]
    ) -> messages.Happened:
        """What a viewer is told of something that happened."""
        return events.event(self.table, happening, connection.viewer, online)

    async def greet(self, connection: Connection, since: int | None) -> messages.Presence:
        """Answer a hello: what happened since a version, or all that there is.

        All that there is is written off the loop; what happens meanwhile is told behind it.
        """
        was_greeted, version, text = connection.is_greeted, since, None
        while not self.remembers(version):
            connection.is_greeted, table = False, self.table
            text = await self.scribe.welcome(table, connection.viewer, self.online)
            version = table.version
        if text is not None:
            connection.push(text)
        online = self.online
        for happening in self.recent:
            if happening.version > (version or 0):
                connection.say(self.event_for(connection, happening, online))
        connection.is_greeted = True
        if not was_greeted:
            self.note_change(besides=connection)
        return self.describe_presence()

    def begin_anew(self, table: Table) -> None:
        """Go on with a table of which so much was missed that nobody is told how it came about."""
        self.table = table
        self.recent.clear()
        for connection in self.connections:
            connection.begin_anew()

    def remembers(self, version: int | None) -> bool:
        """Whether everything that happened since a version is still at hand."""
        oldest = self.recent[0].version if self.recent else self.table.version + 1
        return version is not None and oldest - 1 <= version <= self.table.version

    def enter(self, connection: Connection) -> None:
        """Somebody begins to look; they hear of nothing before their hello."""
        if self.is_at_home(connection):
            self.check_seat(connection)
        else:
            self.check_watchers(connection)
        self.connections.add(connection)

    def is_at_home(self, connection: Connection) -> bool:
        """Whether somebody has a seat here or is the host: for them there is always room."""
        account = connection.viewer.account
        if account is None:
            return False
        return account == self.table.host or self.table.seat_of(account) is not None

    def check_seat(self, connection: Connection) -> None:
        account = connection.viewer.account
        if sum(each.viewer.account == account for each in self.connections) >= SOCKETS_OF_SEAT:
            raise refuse("too-many-sockets")

    def check_watchers(self, connection: Connection) -> None:
        """Those who only look on have places of their own, and an address has few of them."""
        watchers = [each for each in self.connections if not self.is_at_home(each)]
        if len(watchers) >= WATCHERS:
            raise refuse("busy")
        of_address = sum(each.household == connection.household for each in watchers)
        if of_address >= self.watchers_of_address:
            raise refuse("too-many-watchers")

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
            number
            for number in self.table.people
            if self.table.seats[number].account in crowd.online
        ]
        return {"type": "presence", "online": here, "watching": crowd.watching}
