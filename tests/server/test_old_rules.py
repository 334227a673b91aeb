"""Matches that began by earlier rules go on by them, on both databases."""

from __future__ import annotations

import asyncio
import time

from tests.games.pan_tu_nie_stal.recording import FOLDERS
from tests.server.bench import LIVE, uncompiled
from tests.server.client import Player
from tests.server.process import ServerProcess
from vacancy.engine.transcript import Match
from vacancy.server.store.accounts import Account, Accounts
from vacancy.server.store.store import Append, Store
from vacancy.server.table.create import describe_match, new_table_id
from vacancy.server.table.fold import fold
from vacancy.server.table.parts import Body, Row
from vacancy.server.telling import views

OLD = 1


def match_at_a_parting() -> Match:
    """A match recorded by the first rules, up to where the second ones would offer more."""
    match = Match.from_text((FOLDERS[OLD] / "2_last_good.txt").read_text("utf-8"), uncompiled)
    again = match.at(0)
    newer = Match(match.game, match.seats, match.secret, match.options, match.seed)
    for action in match.moves:
        if match.game.legal(again.state) != match.game.legal(newer.state):
            return again
        again.play(action)
        newer.play(action)
    raise LookupError("both rules offer the same all along")


def write_table(server: ServerProcess, who: Account, match: Match) -> str:
    """The log of a match as a server with the earlier rules wrote it; returns the table's id."""
    mover = match.game.to_move(match.state)
    me: Body = {"kind": "person", "account": who.id, "name": who.name}
    bot: Body = {"kind": "bot", "bot": "random"}
    seats = [me if seat == mover else bot for seat in range(match.seats)]
    created = describe_match(match.game, seats, match.options, LIVE, False, match.seed, who.id)
    bodies: list[tuple[str, Body]] = [("created", {**created, "rules_version": OLD})]
    bodies.append(("started", {}))
    replay = match.at(0)
    for action in match.moves:
        seat = match.game.to_move(replay.state)
        by = "person" if seat == mover else "bot"
        bodies.append(("move", {"seat": seat, "action": action, "by": by}))
        replay.play(action)
    rows = [Row(number, kind, body, 1.0) for number, (kind, body) in enumerate(bodies, 1)]
    table = fold(new_table_id(), uncompiled, rows)
    store = Store(server.db)
    store.append([Append(table.id, rows, views.listing(table))])
    store.close()
    return table.id


def account_of(server: ServerProcess, player: Player) -> Account:
    store = Store(server.db)
    account = Accounts(store).find(player.http.cookies["vacancy"], time.time())
    store.close()
    assert account is not None
    return account


def test_a_running_match_is_finished_by_the_rules_it_began_with(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala:
            match = match_at_a_parting()
            table = write_table(server, account_of(server, ala), match)
            line = await ala.watch(table)
            assert line.view is not None
            assert line.view["rules_version"] == OLD
            assert [move["action"] for move in line.view["moves"]] == match.game.legal(match.state)
            while await line.until_my_turn():
                assert (await line.move())["type"] == "ack"
            while line.secret is None:
                await line.receive()
            text = (await ala.http.get(f"/api/tables/{table}/transcript")).text
            finished = Match.from_text(text, uncompiled)
            assert finished.rules_version == OLD
            assert finished.moves[: len(match.moves)] == match.moves

    asyncio.run(play())
