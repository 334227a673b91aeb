"""Recorded matches on a server: a guest sits in the middle of one at once.

The rows of a table's log are written straight into the server's store, which reads them when the
table is first asked for.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import vacancy
from tests.web.guest import Guest
from vacancy.engine.game import Game
from vacancy.engine.transcript import Match
from vacancy.server.store.accounts import Account, Accounts
from vacancy.server.store.store import Append, Store
from vacancy.server.table.create import describe_match, new_table_id
from vacancy.server.table.fold import apply, fold
from vacancy.server.table.parts import Body, Row
from vacancy.server.table.table import Table
from vacancy.server.telling import views

TESTS = Path(__file__).parents[1]
MATCHES = {
    "overbooking": TESTS / "games/overbooking/golden/3-shared-first.txt",
    "pan_tu_nie_stal": TESTS / "games/pan_tu_nie_stal/golden/3_last_good.txt",
    "grand_austria_hotel": TESTS / "games/grand_austria_hotel/golden/3-b-introductory.txt",
    "apartament": TESTS / "web/matches/apartament.txt",
}
"""Matches worth a look; that of Apartament was played by two grand directors and a director."""
STAGES = {"early": 0.06, "middle": 0.5, "late": 0.93}
BOTS = ("concierge", "director", "porter", "bellboy")
LIVE: Body = {"kind": "live", "seconds": None}
AT_ONCE = ("random",) * len(BOTS)
"""Bots that do not think, for matches that go on."""
CHOICES_MIN = 3
"""How many moves there are to choose from at a moment that is worth a look."""


@dataclass(frozen=True)
class Moment:
    """So many moves of a match, and the seat that decides then."""

    match: Match
    count: int
    seat: int


def uncompiled(name: str) -> Game:
    return vacancy.game(name).uncompiled


@cache
def recorded(game: str) -> Match:
    return Match.from_text(MATCHES[game].read_text("utf-8"), uncompiled)


def mover_of(match: Match) -> int:
    seat = match.game.to_move(match.state)
    assert seat is not None
    return seat


def find_moment(game: str, stage: str) -> Moment:
    """The first moment with something to choose, from a part of the match on."""
    match = recorded(game)
    rules = match.game
    again = Match(rules, match.seats, match.secret, match.options, match.seed)
    least = round(STAGES[stage] * len(match.moves))
    for count, action in enumerate(match.moves):
        if count >= least and len(rules.legal(again.state)) >= CHOICES_MIN:
            return Moment(match, count, mover_of(again))
        again.play(action)
    raise LookupError(f"nothing to choose so late in {game}")


def last_moment(game: str) -> Moment:
    """The end of a match, from the seat that moved first."""
    match = recorded(game)
    first = Match(match.game, match.seats, match.secret, match.options, match.seed)
    return Moment(match, len(match.moves), mover_of(first))


def account_of(guest: Guest, store: Store) -> Account:
    """Who a guest is to the server."""
    account = Accounts(store).find(guest.token, time.time())
    assert account is not None
    return account


def sitting(account: Account) -> Body:
    return {"kind": "person", "account": account.id, "name": account.name}


def lay_out(guest: Guest, db: Path, moment: Moment, bots: tuple[str, ...] = BOTS) -> str:
    """A table at that moment, where the guest sits in its seat with bots; returns its id."""
    store = Store(str(db))
    account = account_of(guest, store)
    seats: list[Body] = [{"kind": "bot", "bot": bots[seat]} for seat in range(moment.match.seats)]
    seats[moment.seat] = sitting(account)
    rows, table = write_log(moment, seats, account.id)
    store.append([Append(table.id, rows, views.listing(table))])
    store.close()
    return table.id


def lay_out_rated(guests: list[Guest], db: Path, moment: Moment) -> str:
    """A rated table at that moment, where only guests sit; returns its id."""
    store = Store(str(db))
    accounts = [account_of(each, store) for each in guests]
    seats = [sitting(account) for account in accounts]
    rows, table = write_log(moment, seats, accounts[0].id, is_rated=True)
    store.append([Append(table.id, rows, views.listing(table))])
    store.close()
    return table.id


def write_log(
    moment: Moment, seats: list[Body], host: str, *, is_rated: bool = False
) -> tuple[list[Row], Table]:
    """The log of a match up to that moment, and the table that it tells of."""
    match, now = moment.match, time.time()
    body = describe_match(
        match.game, seats, match.options, LIVE, False, match.seed, host, is_rated=is_rated
    )
    rows = [Row(1, "created", body, now)]
    table = fold(new_table_id(), uncompiled, rows)

    def write(kind: str, body: Body) -> None:
        rows.append(Row(len(rows) + 1, kind, body, now))
        apply(table, rows[-1])

    write("started", {})
    for action in match.moves[: moment.count]:
        by = "person" if table.to_move == moment.seat else "bot"
        write("move", {"seat": table.to_move, "action": action, "by": by})
    if match.game.is_over(table.state):
        write("over", {"by": "play"})
    return rows, table
