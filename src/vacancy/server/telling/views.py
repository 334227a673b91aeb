"""What each viewer may see: cards of tables, views and log lines, ready for JSON.

Everything about a match goes through the game's own `view`, `log` and `known_beat`, which blank
what the viewer may not know; everything about a table is named here, field by field.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Literal, cast

from vacancy.engine.dump import dump
from vacancy.engine.game import Game, State
from vacancy.engine.record import Record
from vacancy.engine.shown import Message, View
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import (
    BOT,
    KEPT,
    LINK,
    OPEN,
    OVER,
    PERSON,
    WAITING,
    Happening,
    Scene,
)
from vacancy.server.table.rated import places
from vacancy.server.table.table import Table

from .messages import (
    Absent,
    Beat,
    DealtAnew,
    Entry,
    OpeningQuestion,
    Origin,
    Replay,
    Result,
    SeatInfo,
    TableCard,
    TableDetails,
)

Json = dict[str, Any]

BEATS_KEPT = 256


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table: an account, or nobody in particular."""

    account: str | None = None
    blocked: frozenset[str] = frozenset()
    """The accounts whose words they do not want to see."""


def iso(at: float | None) -> str | None:
    """A time as text."""
    if at is None:
        return None
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


# Tables


def summary(table: Table) -> Json:
    """What is kept of a table for the lobby. It names accounts: nobody is shown it as it is."""
    return {
        "game": table.game.name,
        "status": table.status,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "account": seat.account,
                "has_resigned": seat.has_resigned,
            }
            for seat in table.seats
        ],
        "to_move": table.to_move,
        "seed": table.seed,
        "origin": origin(table),
        "listed": table.is_listed,
        "rated": table.is_rated,
        "created_at": iso(table.created_at),
        "pace": table.pace,
    }


def card(table_id: str, kept: Json, viewer: Viewer, online: Set[str]) -> TableCard:
    """A table in the lobby, from what is kept of it."""
    seats = [seat_info(number, seat, viewer, online) for number, seat in enumerate(kept["seats"])]
    told = {
        "seed": None,  # which was not kept of old
        "origin": None,  # nor was this
        "rated": False,
        **kept,
        "id": table_id,
        "seats": seats,
        "your_seat": next((seat["seat"] for seat in seats if seat["is_you"]), None),
        "kept_for_you": seat_kept(kept, viewer),
    }
    return cast(TableCard, told)


def origin(table: Table) -> Origin | None:
    """Which match a table goes on from, or has the deal of."""
    given = table.origin
    if given is None:
        return None
    return {
        "table": given.table,
        "number": len(given.actions),
        "luck": given.luck,
        "is_duplicate": given.is_duplicate,
    }


def dealt_anew(table: Table) -> list[DealtAnew]:
    """Where chance is dealt anew; from which secret is told when the match is over."""
    given = table.match.prelude
    is_over = table.status == OVER
    return [
        {"number": each.number, "secret": each.secret.hex() if is_over else None}
        for each in (given.anew if given else ())
    ]


def seat_kept(kept: Json, viewer: Viewer) -> int | None:
    """The seat that a viewer is invited to."""
    for number, seat in enumerate(kept["seats"]):
        if seat["kind"] == KEPT and seat["account"] == viewer.account:
            return number
    return None


def seat_info(number: int, seat: Json, viewer: Viewer, online: Set[str]) -> SeatInfo:
    account = seat["account"]
    return {
        "seat": number,
        "kind": seat["kind"],
        "name": seat["name"],
        "bot": seat["bot"],
        "is_you": seat["kind"] == PERSON and account == viewer.account,
        "is_online": seat["kind"] == BOT or (seat["kind"] == PERSON and account in online),
        "has_resigned": seat["has_resigned"],
    }


def listing(table: Table, before: Table | None = None) -> Listing:
    """What the store keeps beside the log, when a table has changed."""
    known = before.members if before else set()
    return Listing(
        status=table.status,
        is_listed=table.is_listed,
        waits_for=table.waits_for,
        deadline=table.deadline,
        created_at=table.created_at,
        summary=summary(table),
        newcomers=frozenset(table.members - known),
        leavers=frozenset(known - table.members),
        deal=table.origin.table if table.origin and table.origin.is_duplicate else None,
    )


def details(table: Table, viewer: Viewer, online: Set[str]) -> TableDetails:
    """A table as those who sit or watch there see it."""
    is_host = viewer.account is not None and table.host == viewer.account
    has_links = any(seat.kind == LINK or seat.opens_as == LINK for seat in table.seats)
    return {
        **card(table.id, summary(table), viewer, online),
        "options": table.match.options,
        "commitment": table.commitment,
        "nonces": nonces(table),
        "secret": table.secret.hex() if table.status == OVER else None,
        "dealt_anew": dealt_anew(table),
        "invite": table.invite if is_host and has_links else None,
        "version": table.version,
        "number": len(table.moves),
        "is_host": is_host,
        "host": table.seat_of(table.host) if table.host else None,
        "deadline": iso(table.deadline),
        "opening": opening(table),
        "rematch": table.rematch,
        "result": result(table),
        "absence": {"seconds": table.absence_limit, "kicked": kicked_rule(table)},
        "absent": absent(table),
        "back_to": table.seat_to_come_back_to(viewer.account) if viewer.account else None,
        "muted": [seat for seat in table.people if table.seats[seat].account in table.muted],
    }


def kicked_rule(table: Table) -> Literal["bot", "open"]:
    return "open" if table.kicked_rule == OPEN else "bot"


def absent(scene: Scene) -> list[Absent]:
    """The seats that keep others waiting, and when they may be claimed."""
    return [{"seat": seat, "claimable_at": iso(at) or ""} for seat, at in scene.absent]


def nonces(table: Table) -> list[str | None]:
    """The numbers from the players: those that will count, and once the match runs, that do."""
    if table.status == WAITING:
        return [seat.nonce for seat in table.seats]
    return [table.nonces.get(number) for number in range(len(table.seats))]


def opening(table: Table) -> OpeningQuestion | None:
    """The question whether a bot's seat is to be opened."""
    if table.opening is None:
        return None
    back = table.opening.back
    return {
        "seat": table.opening.seat,
        "waiting": sorted(table.opening.waiting),
        "back": back["name"] if back else None,
    }


def result(table: Table) -> Result | None:
    """How a match ended: who is not there at the end is behind all who are."""
    if table.status != OVER:
        return None
    placed = places(table)
    return {
        "by": table.ended_by or "",
        "scores": table.game.scores(table.state) if placed else None,
        "ranking": placed,
        "parts": parts_of(table) if placed else None,
    }


def parts_of(table: Table) -> list[dict[str, int]]:
    """Where the points of a match that is over came from; all of it is played for that, once."""
    if table.parts is None:
        moves = range(1, len(table.moves) + 1)
        steps = (step for number in moves for step in beats_of(table, number))
        table.parts = table.game.match_parts(table.state, steps)
    return table.parts


# Positions


def view(scene: Scene, state: State, seat: int | None) -> View | None:
    """A position as a seat may know it; nothing before the match has begun."""
    return None if scene.status == WAITING else view_of_match(scene, state, seat)


def view_of_match(scene: Scene, state: State, seat: int | None) -> View:
    """A position of a match that has begun."""
    return cast(View, {**scene.game.view(state, seat), "names": scene.names})


def beats(scene: Scene, happening: Happening, seat: int | None) -> list[Beat]:
    """The beats of a move; what the last one leads to is told once, with the move itself."""
    told: list[Beat] = []
    last = len(happening.beats) - 1
    for index, (state, beat) in enumerate(happening.beats):
        line, fields = tell_beat(scene.game, state, scene.game.known_beat(beat, seat))
        told.append(
            {
                "log": entry(happening.number, index, happening.seat, line),
                "view": None if index == last else view(scene, state, seat),
                "beat": fields,
            }
        )
    return told


def entry(number: int, index: int, mover: int | None, line: Message) -> Entry:
    """A line of the log."""
    return {"number": number, "beat": index, "seat": mover, "message": line}


@lru_cache(BEATS_KEPT)
def tell_beat(game: Game, state: State, heard: Record) -> tuple[Message, Json]:
    """The line and the fields of what is known of a beat: most seats know the same."""
    return game.line(state, heard).as_json(), dump(heard)


def beats_of(table: Table, number: int) -> Iterator[tuple[State, Record]]:
    """The beats of a move that was played, the first move being number 1."""
    state = table.game.copy(table.history[number - 1])
    return table.game.beats(state, table.moves[number - 1].action)


def lines_of(table: Table, number: int, seats: Sequence[int | None]) -> list[list[Entry]]:
    """The lines of a move as each of some seats may know them; what is known alike is said once."""
    game, mover = table.game, table.moves[number - 1].seat
    told: list[list[Entry]] = [[] for _ in seats]
    for index, (state, beat) in enumerate(beats_of(table, number)):
        said: dict[bytes, Entry] = {}
        for lines, seat in zip(told, seats, strict=True):
            heard = game.known_beat(beat, seat)
            if (alike := heard.to_bytes()) not in said:
                said[alike] = entry(number, index, mover, game.line(state, heard).as_json())
            lines.append(said[alike])
    return told


def log(table: Table, seat: int | None) -> list[Entry]:
    """All lines of the log as a seat may know them."""
    numbers = range(1, len(table.moves) + 1)
    return [line for number in numbers for line in lines_of(table, number, (seat,))[0]]


def replay(table: Table, number: int, seat: int | None) -> Replay:
    """The position after some moves and the beats that led to it, as a seat may know them."""
    state = table.history[number] if number < len(table.moves) else table.state
    shown = tuple(beats_of(table, number)) if number else ()
    mover = table.moves[number - 1].seat if number else None
    happening = Happening("moved", 0, number, state, mover, shown)
    told = beats(table, happening, seat)
    final = view(table, state, seat)
    if final is not None:
        final["moves"] = []
    lines = [each["log"]["message"] for each in told]
    return {
        "number": number,
        "count": len(table.moves),
        "seed": table.seed,
        "view": final,
        "log": lines,
        "beats": told,
    }
