"""The fold: what each row of a log does to its table.

`apply` is the only thing that changes a table, and `fold` rebuilds one from its log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from vacancy.engine.game import State

from .parts import BOT, OVER, PERSON, RUNNING, Body, Happening, Move, Row, UndoRequest
from .table import Finder, Table

SEEN_KEPT = 512


def apply(table: Table, row: Row, *, with_beats: bool = True) -> Happening:
    """Take over the next row of the log, and say what happened."""
    if row.version != table.version + 1:
        raise ValueError(f"row {row.version} does not follow version {table.version}")
    told: dict[str, Any] = APPLY[row.kind](table, row, with_beats) or {}
    table.version = row.version
    if row.actor is not None and row.client_id is not None:
        table.seen[row.actor, row.client_id] = row.version
        if len(table.seen) > SEEN_KEPT:
            del table.seen[next(iter(table.seen))]
    told.setdefault("kind", "table")
    return Happening(
        version=row.version, number=len(table.moves), state=table.state, **told
    )  # fmt: skip


def apply_created(table: Table, row: Row, with_beats: bool) -> None:
    pass


def apply_joined(table: Table, row: Row, with_beats: bool) -> None:
    person = {"account": row.body["account"], "name": row.body["name"]}
    table.change_seat(row.body["seat"], kind=PERSON, bot=None, **person)
    table.remember_sitting()
    table.take_host_if_none(row.body["account"])
    table.restart_clock(row)


def apply_left(table: Table, row: Row, with_beats: bool) -> None:
    seat: int | None = row.body["seat"]
    if seat is not None:
        table.change_seat(seat, kind=table.seats[seat].opens_as, account=None, name=None)
    table.host = row.body["host"]
    table.drop_undo()


def apply_seat(table: Table, row: Row, with_beats: bool) -> None:
    kind, bot = row.body["kind"], row.body["bot"]
    table.change_seat(row.body["seat"], kind=kind, bot=bot, account=None, name=None)
    table.restart_clock(row)


def apply_started(table: Table, row: Row, with_beats: bool) -> None:
    table.status = RUNNING
    table.restart_clock(row)


def apply_move(table: Table, row: Row, with_beats: bool) -> Body:
    seat, action = row.body["seat"], row.body["action"]
    before, after = table.state, table.game.copy(table.state)
    beats: tuple[tuple[State, Any], ...] = ()
    if with_beats:
        beats = tuple(table.game.beats(after, action))
    else:
        table.game.play(after, action)
    table.history.append(before)
    table.moves.append(Move(seat, action, row.body["by"]))
    table.state = after
    table.drop_undo()
    table.restart_clock(row)
    return {"kind": "moved", "seat": seat, "beats": beats}


def apply_undo_asked(table: Table, row: Row, with_beats: bool) -> Body:
    table.undo = UndoRequest(row.body["seat"], frozenset(row.body["waiting"]), row.at)
    return {"kind": "undo-asked", "seat": table.undo.seat, "waiting": tuple(row.body["waiting"])}


def apply_undo_agreed(table: Table, row: Row, with_beats: bool) -> Body:
    assert table.undo is not None
    waiting = table.undo.waiting - {row.body["seat"]}
    table.undo = replace(table.undo, waiting=waiting)
    return {"kind": "undo-asked", "seat": table.undo.seat, "waiting": tuple(sorted(waiting))}


def apply_undo_refused(table: Table, row: Row, with_beats: bool) -> Body:
    table.drop_undo()
    return {"kind": "undo-refused"}


def apply_undone(table: Table, row: Row, with_beats: bool) -> Body:
    number: int = row.body["number"]
    table.state = table.history[number]
    del table.moves[number:], table.history[number:]
    table.drop_undo()
    table.restart_clock(row)
    return {"kind": "undone"}


def apply_resigned(table: Table, row: Row, with_beats: bool) -> None:
    seat, bot = row.body["seat"], row.body["bot"]
    table.change_seat(seat, has_resigned=True)
    if bot is not None:
        table.change_seat(seat, kind=BOT, bot=bot, account=None, name=None)
    table.host = row.body["host"]
    table.drop_undo()
    table.restart_clock(row)


def apply_over(table: Table, row: Row, with_beats: bool) -> Body:
    table.status, table.ended_by = OVER, row.body["by"]
    table.drop_undo()
    return {"kind": "over"}


def apply_chat(table: Table, row: Row, with_beats: bool) -> Body:
    line = {**row.body, "at": row.at}
    table.chat.append(line)
    table.chat_count += 1
    return {"kind": "chat", "line": line}


def apply_arranged(table: Table, row: Row, with_beats: bool) -> Body:
    seat: int = row.body["seat"]
    table.arrangements[seat] = row.body["arrangement"]
    table.arranged.append((seat, row.at))
    table.arranged_count += 1
    return {"kind": "arranged", "seat": seat, "arrangement": row.body["arrangement"]}


def apply_rematch(table: Table, row: Row, with_beats: bool) -> None:
    table.rematch = row.body["table"]


APPLY: dict[str, Callable[[Table, Row, bool], Body | None]] = {
    "created": apply_created,
    "joined": apply_joined,
    "left": apply_left,
    "seat": apply_seat,
    "started": apply_started,
    "move": apply_move,
    "undo-asked": apply_undo_asked,
    "undo-agreed": apply_undo_agreed,
    "undo-refused": apply_undo_refused,
    "undone": apply_undone,
    "resigned": apply_resigned,
    "over": apply_over,
    "chat": apply_chat,
    "arranged": apply_arranged,
    "rematch": apply_rematch,
}


def fold(table: str, find: Finder, rows: Iterable[Row]) -> Table:
    """The table that a log tells of."""
    rest = iter(rows)
    created = next(rest)
    made = Table(table, find, created)
    apply(made, created)
    for row in rest:
        apply(made, row, with_beats=False)
    return made
