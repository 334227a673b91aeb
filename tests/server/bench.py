"""A table on the bench: commands go in, rows come out, and time is what the test says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import vacancy
from vacancy.engine.game import Game
from vacancy.server.table.create import Who, describe_match, describe_new
from vacancy.server.table.decide import Drafts, decide_move, decide_move_of, decide_start
from vacancy.server.table.fold import apply, fold
from vacancy.server.table.parts import Body, Happening, Row
from vacancy.server.table.table import Table

ALA, BEA, CEZ, DAN = (Who(name.lower() * 4, name) for name in ("Ala", "Bea", "Cez", "Dan"))
TABLE = "0123456789abcdef"
LIVE: Body = {"kind": "live", "seconds": None}


def uncompiled(name: str) -> Game:
    return vacancy.game(name).uncompiled


class Bench:
    """A table without a server around it."""

    def __init__(self, body: Body) -> None:
        self.now = 1_000_000.0
        self.rows = [Row(1, "created", body, self.now)]
        self.table = fold(TABLE, uncompiled, self.rows)
        self.happenings: list[Happening] = []

    def do(self, decide: Callable[..., Drafts], *args: Any) -> list[str]:
        """Carry out a command; returns the kinds of what happened."""
        happened = []
        for draft in decide(self.table, *args):
            row = Row(self.table.version + 1, draft.kind, draft.body, self.now)
            self.rows.append(row)
            happened.append(apply(self.table, row, draft.played))
        self.happenings += happened
        return [happening.kind for happening in happened]

    def move(self, who: Who | None = None, index: int = 0) -> list[str]:
        """Play a legal move for whoever decides."""
        seat = self.table.to_move
        assert seat is not None
        action = self.table.game.legal(self.table.state)[index]
        number = len(self.table.moves)
        if who is not None:
            return self.do(decide_move, who, number, action)
        return self.do(decide_move_of, seat, number, action, "bot")

    def mover(self) -> Who:
        """Who decides."""
        assert self.table.to_move is not None
        account = self.table.seats[self.table.to_move].account
        return next(who for who in (ALA, BEA, CEZ, DAN) if who.account == account)

    def rebuilt(self) -> Table:
        """The same table from its log alone."""
        return fold(TABLE, uncompiled, self.rows)


def asked(*kinds: str, **changes: Any) -> Bench:
    """A table as a host asks for it: `me`, `open`, `link`, or the name of a bot."""
    seats: list[Body] = [
        {"kind": kind} if kind in ("me", "open", "link") else {"kind": "bot", "bot": kind}
        for kind in kinds
    ]
    wanted: dict[str, Any] = {"is_listed": False, "seed": None, "who": ALA, **changes}
    options, pace = wanted.pop("options", {}), wanted.pop("pace", LIVE)
    return Bench(describe_new(uncompiled("overbooking"), seats, options, pace, **wanted))


def running(
    *people: Who | str, seed: int = 7, pace: Body = LIVE, game: str = "overbooking", **options: str
) -> Bench:
    """A match that has begun, with these people and bots."""
    seats: list[Body] = [
        {"kind": "bot", "bot": who}
        if isinstance(who, str)
        else {"kind": "person", "account": who.account, "name": who.name}
        for who in people
    ]
    rules = uncompiled(game)
    wanted = {"first": "0", **options}
    told = {each.name: wanted.get(each.name, each.default) for each in rules.options}
    body = describe_match(rules, seats, told, pace, False, seed, ALA.account)
    if sum(seat["kind"] == "person" for seat in seats) > 1:
        body["seed"] = None  # the same dice every time, but nobody at the table chose them
    bench = Bench(body)
    bench.do(decide_start, ALA)
    return bench
