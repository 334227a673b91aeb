"""What each viewer may see: cards of tables, views and log lines, ready for JSON.

Everything about a match goes through the game's own `view`, `log` and `known_beat`, which blank
what the viewer may not know; everything about a table is named here, field by field.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, cast

from vacancy.engine.dump import dump
from vacancy.engine.game import Game, State
from vacancy.engine.record import Record
from vacancy.engine.shown import Message, View
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import BOT, LINK, OVER, WAITING, Happening, Scene
from vacancy.server.table.table import Table

from .messages import Beat, Entry, Replay, Result, SeatInfo, TableCard, TableDetails

Json = dict[str, Any]

BEATS_KEPT = 256


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table: an account, or nobody in particular."""

    account: str | None = None


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
        "listed": table.is_listed,
        "created_at": iso(table.created_at),
        "pace": table.pace,
    }


def card(table_id: str, kept: Json, viewer: Viewer, online: Set[str]) -> TableCard:
    """A table in the lobby, from what is kept of it."""
    seats = [seat_info(number, seat, viewer, online) for number, seat in enumerate(kept["seats"])]
    yours = [seat["seat"] for seat in seats if seat["is_you"]]
    told = {**kept, "id": table_id, "seats": seats, "your_seat": yours[0] if yours else None}
    return cast(TableCard, told)


def seat_info(number: int, seat: Json, viewer: Viewer, online: Set[str]) -> SeatInfo:
    account = seat["account"]
    return {
        "seat": number,
        "kind": seat["kind"],
        "name": seat["name"],
        "bot": seat["bot"],
        "is_you": account is not None and account == viewer.account,
        "is_online": seat["kind"] == BOT or account in online,
        "has_resigned": seat["has_resigned"],
    }


def listing(table: Table, before: Table | None = None) -> Listing:
    """What the store keeps beside the log, when a table has changed."""
    newcomers = table.members - before.members if before else table.members
    return Listing(
        status=table.status,
        is_listed=table.is_listed,
        waits_for=table.waits_for,
        deadline=table.deadline,
        created_at=table.created_at,
        summary=summary(table),
        newcomers=frozenset(newcomers),
    )


def details(table: Table, viewer: Viewer, online: Set[str]) -> TableDetails:
    """A table as those who sit or watch there see it."""
    is_host = viewer.account is not None and table.host == viewer.account
    has_links = any(seat.kind == LINK or seat.opens_as == LINK for seat in table.seats)
    return {
        **card(table.id, summary(table), viewer, online),
        "options": table.match.options,
        "seed": table.seed,
        "commitment": table.commitment,
        "secret": table.secret.hex() if table.status == OVER else None,
        "invite": table.invite if is_host and has_links else None,
        "version": table.version,
        "number": len(table.moves),
        "is_host": is_host,
        "deadline": iso(table.deadline),
        "rematch": table.rematch,
        "result": result(table),
    }


def result(table: Table) -> Result | None:
    """How a match ended: who resigned is behind all who did not."""
    if table.status != OVER:
        return None
    told: Result = {"by": table.ended_by or "", "scores": None, "ranking": None}
    if table.ended_by in ("play", "resignation"):
        ranking = table.game.ranking(table.state)
        stayed = [
            rank for rank, seat in zip(ranking, table.seats, strict=True) if not seat.has_resigned
        ]
        told["scores"] = table.game.scores(table.state)
        told["ranking"] = [
            len(stayed) + 1 if seat.has_resigned else 1 + sum(other < rank for other in stayed)
            for rank, seat in zip(ranking, table.seats, strict=True)
        ]
    return told


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
                "log": entry(happening.number, index, line),
                "view": None if index == last else view(scene, state, seat),
                "beat": fields,
            }
        )
    return told


def entry(number: int, index: int, line: Message) -> Entry:
    """A line of the log."""
    return {"number": number, "beat": index, "message": line}


@lru_cache(BEATS_KEPT)
def tell_beat(game: Game, state: State, heard: Record) -> tuple[Message, Json]:
    """The line and the fields of what is known of a beat: most seats know the same."""
    return game.line(state, heard).as_json(), dump(heard)


def beats_of(table: Table, number: int) -> Iterator[tuple[State, Record]]:
    """The beats of a move that was played, the first move being number 1."""
    state = table.game.copy(table.history[number - 1])
    return table.game.beats(state, table.moves[number - 1].action)


def log(table: Table, seat: int | None) -> list[Entry]:
    """All lines of the log as a seat may know them."""
    return [
        entry(number, index, table.game.log(state, beat, seat).as_json())
        for number in range(1, len(table.moves) + 1)
        for index, (state, beat) in enumerate(beats_of(table, number))
    ]


def replay(table: Table, number: int, seat: int | None) -> Replay:
    """The position after some moves and the beats that led to it, as a seat may know them."""
    states = [*table.history, table.state]
    state = states[number]
    shown = tuple(beats_of(table, number)) if number else ()
    happening = Happening("moved", 0, number, state, beats=shown)
    told = beats(table, happening, seat)
    final = view(table, state, seat)
    if final is not None:
        final["moves"] = []
    lines = [each["log"]["message"] for each in told]
    return {"number": number, "count": len(table.moves), "view": final, "log": lines, "beats": told}
