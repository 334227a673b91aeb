"""A PostgreSQL that falls silent: nobody waits with it, and nothing is lost or done twice."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Json, Line, Player
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving
from tests.server.test_sessions import open_match

ENOUGH_TRIES = 20


async def insist_on_a_move(line: Line) -> Json:
    """Send one move until it is acknowledged; until then it is refused in words."""
    for _ in range(ENOUGH_TRIES):
        told = await line.move(id="the same")
        if told["type"] == "ack":
            return told
        assert told["reason"]["id"] == "error-store"
        await asyncio.sleep(0.5)
    raise AssertionError("never acknowledged")


class Evening:
    """Ala at one process, Bea at another, both at the same table."""

    def __init__(self, one: ServerProcess, two: ServerProcess) -> None:
        self.ala, self.bea = Player(one.address, "Ala"), Player(one.address, "Bea")
        self.elsewhere = Player(two.address)

    async def __aenter__(self) -> Evening:
        await self.ala.__aenter__()
        await self.bea.__aenter__()
        self.elsewhere.http.cookies = self.bea.http.cookies
        table = await open_match(self.ala, self.bea)
        self.mover, self.viewer = await self.ala.watch(table), await self.elsewhere.watch(table)
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in (self.ala, self.bea, self.elsewhere):
            await player.__aexit__(None, None, None)


def test_lines_that_fall_silent_are_laid_anew_and_viewers_elsewhere_are_told(
    postgres: Postgres,
) -> None:
    async def play(one: ServerProcess, two: ServerProcess) -> None:
        async with Evening(one, two) as met:
            with postgres.silenced(also_for_newcomers=False):
                told = await insist_on_a_move(met.mover)
                await met.viewer.until("moved")
                assert met.viewer.version == told["version"]

    db = postgres.fresh()
    with serving(db) as one, serving(db) as two:
        asyncio.run(play(one, two))


@pytest.mark.nightly
def test_while_postgresql_is_silent_all_is_refused_in_words_and_then_goes_on(
    postgres: Postgres,
) -> None:
    async def play(one: ServerProcess, two: ServerProcess) -> None:
        async with Evening(one, two) as met:
            with postgres.silenced(also_for_newcomers=True):
                for _ in range(3):
                    told = await met.mover.move(id="the same")
                    assert told["reason"]["id"] == "error-store"
                asked = [met.elsewhere.http.get("/api/me") for _ in range(20)]
                answers = await asyncio.gather(*asked)
                assert {answer.status_code for answer in answers} == {503}
                assert answers[0].json()["error"]["id"] == "error-store"
            told = await insist_on_a_move(met.mover)
            await met.viewer.until("moved")
            assert met.viewer.version == told["version"]

    db = postgres.fresh()
    with serving(db) as one, serving(db) as two:
        asyncio.run(play(one, two))
