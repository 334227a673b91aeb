"""A server killed at random moments: no acknowledged move is lost or applied twice."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.process import ServerProcess
from tests.server.tournament import Tournament, check
from vacancy.server.store.store import Store


class DeadlyTournament(Tournament):
    """The server dies again and again."""

    def __init__(self, server: ServerProcess, kills: int) -> None:
        super().__init__(server, seed=5)
        self.kills = kills

    async def disturb(self) -> None:
        """Kill after some more moves, at any moment of the next one."""
        for _ in range(self.kills):
            await self.wait_for_moves(self.chance.randrange(2, 60))
            await asyncio.sleep(self.chance.uniform(0, 0.02))
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)


def play_and_kill(db: str, kills: int, least: int) -> None:
    """At least so many moves are acknowledged, and each is there once."""
    server = ServerProcess(db, "--bot-pace", "0")
    server.start()
    tournament = DeadlyTournament(server, kills)
    try:
        asyncio.run(tournament.run())
    finally:
        server.stop()
    store = Store(db)
    moves = check(tournament, store)
    store.close()
    print(f"{moves} moves, {tournament.acked} acknowledged, server killed {kills} times")
    assert tournament.acked >= least


def test_no_acknowledged_move_is_lost_or_applied_twice(db: str) -> None:
    play_and_kill(db, kills=2, least=5)


@pytest.mark.nightly
def test_none_of_a_thousand_acknowledged_moves_is_lost(db: str) -> None:
    play_and_kill(db, kills=60, least=1000)
