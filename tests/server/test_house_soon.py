"""Within a second: how long it takes until what a host has done holds in another process.

`pytest -m nightly -s tests/server/test_house_soon.py` prints it. A busy machine gets three tries.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.client import Line
from tests.server.postgres import Postgres
from tests.server.process import serving
from tests.server.test_house import WHY, Meeting, meeting
from tests.server.test_sessions import until_cut

pytestmark = [pytest.mark.nightly, pytest.mark.alone]

SECONDS, TRIES = 1.0, 3
PAUSE = 0.01

Deed = Callable[[Meeting, str], Awaitable[Any]]
Sign = Callable[[Meeting, Line], Awaitable[bool]]


def house(path: str, **more: Any) -> Deed:
    """A host of the house does something to Bea."""
    return lambda met, bea: met.host.post(f"/house/{path}", {"account": bea, **more, **WHY})


def at_table(path: str) -> Deed:
    """The host of the table does something to whoever sits opposite."""
    return lambda met, _: met.ala.post(f"/tables/{met.table}/{path}", {"seat": 1, **WHY})


async def is_cut(met: Meeting, line: Line) -> bool:
    await until_cut(line)
    return True


async def is_silent(met: Meeting, line: Line) -> bool:
    return bool((await line.ask("chat", phrase="hello"))["type"] == "refused")


async def is_out(met: Meeting, line: Line) -> bool:
    return bool((await line.ask("resign"))["type"] == "refused")


async def is_no_host(met: Meeting, line: Line) -> bool:
    return (await met.there.http.get("/api/house/people")).status_code == 403


async def make_and_unmake_a_host(met: Meeting, bea: str) -> None:
    change = {"account": bea, "is_host": True, **WHY}
    await met.host.post("/house/hosts", change)
    assert (await met.there.http.get("/api/house/people")).status_code == 200
    await met.host.post("/house/hosts", {**change, "is_host": False})


async def is_turned_away(met: Meeting, line: Line) -> bool:
    return (await met.there.http.get("/api/me")).status_code == 403


DEEDS: dict[str, tuple[Deed, Sign]] = {
    "ban": (house("ban"), is_cut),
    "ban of an address": (
        lambda met, _: met.host.post("/house/ban-address", {"address": "192.0.2.7", **WHY}),
        is_turned_away,
    ),
    "silence in the house": (house("mute"), is_silent),
    "silence at a table": (at_table("mute"), is_silent),
    "put out": (at_table("kick"), is_out),
    "host no more": (make_and_unmake_a_host, is_no_host),
}


@pytest.mark.parametrize("name", DEEDS)
def test_what_a_host_does_holds_in_another_process_within_a_second(
    postgres: Postgres, name: str
) -> None:
    do, has_come = DEEDS[name]

    async def measure(pair: Any) -> float:
        async with meeting(pair) as met:
            line, bea = await met.there.watch(met.table), await met.id_of(met.bea)
            await do(met, bea)
            begun = time.perf_counter()
            while not await has_come(met, line):
                await asyncio.sleep(PAUSE)
            return time.perf_counter() - begun

    db = postgres.fresh()
    with serving(db) as one, serving(db) as two:
        found: list[float] = []
        while len(found) < TRIES and min(found, default=SECONDS) >= SECONDS:
            found.append(asyncio.run(measure((one, two))))
    print(f"{name}: {1000 * min(found):.0f} ms")
    assert min(found) < SECONDS
