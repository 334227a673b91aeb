"""Nobody is told what they may not know: frames in two worlds, and markers on the wire."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from tests.server.bench import ALA, BEA, CEZ, Bench, running
from tests.server.client import Line, Player
from tests.server.process import ServerProcess
from vacancy.engine.game import State
from vacancy.server.store.store import Store
from vacancy.server.table.create import Who
from vacancy.server.table.decide import Drafts, decide_move, decide_why
from vacancy.server.table.fold import apply
from vacancy.server.table.parts import Body, Row
from vacancy.server.table.table import Table
from vacancy.server.table.transcripts import write_transcript
from vacancy.server.telling import events, views
from vacancy.server.telling.views import Viewer
from vacancy.server.telling.wire import encode
from vacancy.server.words import Refused

PEOPLE = (ALA, BEA, CEZ)


def in_another_world(table: Table, seat: int | None, number: int) -> Table:
    """The same table where all that a seat cannot know is otherwise."""
    other = table.copy()
    other.state = table.game.hide(table.state, seat, number)
    return other


def frame_of_move(table: Table, action: int, viewer: Viewer) -> tuple[str, State]:
    """What a viewer is sent of a move, and the position after it."""
    after = table.copy()
    body = {"seat": table.to_move, "action": action, "by": "person"}
    happening = apply(after, Row(table.version + 1, "move", body, 1.0))
    return encode(events.event(after, happening, viewer, set())), after.state


def rows_of(drafts: Drafts) -> list[tuple[str, Body]]:
    """What is written of drafts: that a move has been played already is nobody's to see."""
    return [(draft.kind, draft.body) for draft in drafts]


def refusals(table: Table, who: Who) -> list[Any]:
    """What somebody is told about every action that there is."""
    told: list[Any] = []
    for action in range(table.game.actions):
        for ask in (
            lambda a: decide_why(table, who, a),
            lambda a: rows_of(decide_move(table, who, len(table.moves), a)),
        ):
            try:
                told.append(ask(action))
            except Refused as refusal:
                told.append(refusal.reason)
    return told


def walk(seed: int, count: int) -> Bench:
    """A match after some random moves."""
    bench, chance = running(*PEOPLE, seed=seed), random.Random(seed)
    for _ in range(count):
        legal = bench.table.game.legal(bench.table.state)
        bench.move(bench.mover(), chance.randrange(len(legal)))
    return bench


def frames_compared(table: Table, seat: int | None) -> int:
    """Compare a viewer's frames in two worlds; returns for how many moves that was possible."""
    game = table.game
    viewer = Viewer(PEOPLE[seat].account if seat is not None else None)
    other = in_another_world(table, seat, 99)
    assert views.view(other, other.state, seat) == views.view(table, table.state, seat)
    assert views.details(other, viewer, set()) == views.details(table, viewer, set())
    compared = 0
    for action in game.legal(table.state)[:2]:
        frame, after = frame_of_move(table, action, viewer)
        for twin in (action,) if table.to_move == seat else game.legal(other.state):
            guess = game.copy(other.state)
            game.play(guess, twin)
            if game.known(guess, seat).to_bytes() == game.known(after, seat).to_bytes():
                assert frame_of_move(other, twin, viewer)[0] == frame
                compared += 1
                break
    return compared


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_two_worlds_give_a_viewer_the_same_frames(seat: int | None) -> None:
    tables = [walk(seed=count + 1, count=count).table for count in (0, 8, 18, 24, 33)]
    assert sum(frames_compared(table, seat) for table in tables) >= 3


@pytest.mark.parametrize("count", [0, 10, 20])
def test_refusals_are_the_same_in_two_worlds(count: int) -> None:
    table = walk(seed=3, count=count).table
    for seat, who in enumerate(PEOPLE):
        other = in_another_world(table, seat, 7)
        assert refusals(other, who) == refusals(table, who)


def test_no_secret_is_on_the_wire(house: ServerProcess) -> None:
    """All that three viewers are ever sent, searched for what is theirs not to know."""
    heard = asyncio.run(listen_to_a_match(house))
    store = Store(house.db)
    rows = store.read(heard["table"])
    store.close()
    created = rows[0].body
    accounts = {row.body["account"] for row in rows if row.kind == "joined"} | {created["host"]}
    markers = {created["secret"], str(created["bot_seed"]), *accounts, *heard["tokens"]}
    for name, text in heard["while running"].items():
        for marker in markers:
            assert marker not in text, (name, marker)
        assert (created["invite"] in text) == (name == "ala")
    assert created["secret"] in heard["at the end"]


async def listen_to_a_match(house: ServerProcess) -> dict[str, Any]:
    """Play half a match and write down every byte that each viewer gets."""
    async with (
        Player(house.address, "Ala") as ala,
        Player(house.address, "Bea") as bea,
        Player(house.address) as nobody,
    ):
        viewers = {"ala": ala, "bea": bea, "nobody": nobody}
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}]
        table = (await ala.post("/tables", {"game": "overbooking", "seats": seats}))["id"]
        invite = (await ala.get(f"/tables/{table}"))["invite"]
        await bea.post(f"/tables/{table}/join", {"seat": 1})
        async with Player(house.address, "Cez") as cez:
            await cez.post(f"/tables/{table}/join", {"invite": invite})
            await cez.post(f"/tables/{table}/leave")
            await ala.post(f"/tables/{table}/seat", {"seat": 2, "kind": "bot", "bot": "random"})
        lines = {name: await player.watch(table) for name, player in viewers.items()}
        await ala.post(f"/tables/{table}/start")
        told = await asyncio.gather(*(play_up_to(line, 36) for line in lines.values()))
        heard = dict(zip(lines, told, strict=True))
        for name, player in viewers.items():
            for path in ("", "/transcript", "/replay?move=5", "/replay?move=30"):
                heard[name] += (await player.http.get(f"/api/tables/{table}{path}")).text
            heard[name] += (await player.http.get("/api/tables?scope=mine")).text
        tokens = [player.http.cookies["vacancy"] for player in (ala, bea)]
        await bea.post(f"/tables/{table}/leave")
        await ala.post(f"/tables/{table}/leave")
        end = (await nobody.http.get(f"/api/tables/{table}/transcript")).text
        return {"table": table, "while running": heard, "tokens": tokens, "at the end": end}


async def play_up_to(line: Line, number: int) -> str:
    """Play, or watch, up to a move; returns every byte that was heard."""
    heard = json.dumps(line.welcome)
    while line.number < number:
        if line.view and line.view["moves"]:
            heard += json.dumps(await line.move())
        else:
            heard += json.dumps(await line.receive())
    return heard


def test_a_running_matchs_transcript_hides_other_seats_moves() -> None:
    table = walk(seed=4, count=9).table
    for seat in (0, 1, 2, None):
        lines = write_transcript(table, seat).split("\n\n")[1].splitlines()
        for line in lines:
            _, mover, words = line.split(" ", 2)
            assert (words == "?") == (int(mover) != seat)
        assert "secret" not in write_transcript(table, seat)
