"""Tables that people play while something is done to their server; nothing may be lost by it."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import Counter
from functools import partial

from tests.server.bench import uncompiled
from tests.server.client import Player
from tests.server.process import ServerProcess
from tests.server.stubborn import Stubborn, insist
from vacancy.server.store.store import Store
from vacancy.server.table.fold import fold
from vacancy.server.table.parts import Row

TABLES = 6


class Tournament(ABC):
    """Tables that are played while something is done to their server."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server, self.chance = server, random.Random(seed)
        self.is_time_up = False
        self.players: list[Stubborn] = []

    @abstractmethod
    async def disturb(self) -> None:
        """What is done meanwhile; the tournament ends with it."""

    async def run(self) -> None:
        tables = [self.play_table(number) for number in range(TABLES)]
        await asyncio.gather(self.disturb_to_the_end(), *tables)

    async def disturb_to_the_end(self) -> None:
        try:
            await self.disturb()
        finally:
            self.is_time_up = True

    async def wait_for_moves(self, count: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        wanted = self.acked + count
        while self.acked < wanted:
            await asyncio.sleep(0.01)

    @property
    def acked(self) -> int:
        return sum(len(player.acked) for player in self.players)

    async def play_table(self, number: int) -> None:
        address = self.server.address
        async with Player(address) as ala, Player(address) as bea:
            for player, name in ((ala, "Ala"), (bea, "Bea")):
                player.name = f"{name}{number}"
                told = {"name": player.name}
                await insist(partial(player.post, "/me", told))
            while not self.is_time_up:
                await self.play_match(ala, bea)

    async def play_match(self, ala: Player, bea: Player) -> None:
        """Two people, with two bots at every other table."""
        has_bots = self.chance.random() < 0.5
        bots = [{"kind": "bot", "bot": "random"}] * (2 if has_bots else 0)
        body = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}, *bots]}
        table = (await insist(lambda: ala.post("/tables", body)))["id"]
        for player, what in ((bea, "join"), (ala, "start")):
            path = f"/api/tables/{table}/{what}"
            await insist(partial(player.http.post, path, json={}))
        both = [Stubborn(who, table, random.Random(self.chance.random())) for who in (ala, bea)]
        self.players += both
        await asyncio.gather(*(each.play(lambda: self.is_time_up) for each in both))


def check(tournament: Tournament, store: Store) -> int:
    """Compare what was acknowledged with the logs; returns the number of moves in them."""
    logs: dict[str, list[Row]] = {}
    for player in tournament.players:
        rows = logs.setdefault(player.table, store.read(player.table))
        written = Counter(row.client_id for row in rows if row.client_id in player.sent)
        assert not written or max(written.values()) == 1, "applied twice"
        for id, (version, message) in player.acked.items():
            row = rows[version - 1]
            assert (row.client_id, row.body["action"]) == (id, message["action"]), "lost"
    for table, rows in logs.items():
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        fold(table, uncompiled, rows)  # raises at an illegal move
    return sum(row.kind == "move" for rows in logs.values() for row in rows)
