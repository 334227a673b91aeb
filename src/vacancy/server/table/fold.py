"""The fold: what each row of a log does to its table.

`apply` is the only thing that changes a table, and `fold` rebuilds one from its log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from .moves import Played, play_at_once, play_in_beats
from .parts import BOT, OVER, PERSON, RUNNING, Body, Happening, Move, Row, UndoRequest
from .table import Finder, Table

MOVE = "move"
SEEN_KEPT = 512


def apply(table: Table, row: Row, played: Played | None = None) -> Happening:
    """Take over the next row of the log, and say what happened.

    A move is played here, unless whoever wrote it has done so.
    """
    if row.version != table.version + 1:
        raise ValueError(f"row {row.version} does not follow version {table.version}")
    if row.kind == MOVE:
        happened = apply_move(table, row, played or play_in_beats(table, row.body["action"]))
    else:
        happened = APPLY[row.kind](table, row) or {}
    table.version = row.version
    if row.actor is not None and row.client_id is not None:
        table.seen[row.actor, row.client_id] = row.version
        if len(table.seen) > SEEN_KEPT:
            del table.seen[next(iter(table.seen))]
    happened.setdefault("kind", "table")
    return Happening(version=row.version, number=len(table.moves), state=table.state, **happened)


def apply_created(table: Table, row: Row) -> None:
    pass


def apply_joined(table: Table, row: Row) -> None:
    person = {"account": row.body["account"], "name": row.body["name"]}
    table.change_seat(row.body["seat"], kind=PERSON, bot=None, **person)
    table.remember_sitting()
    table.take_host_if_none(row.body["account"])
    table.restart_clock(row)


def apply_left(table: Table, row: Row) -> None:
    seat: int | None = row.body["seat"]
    if seat is not None:
        table.change_seat(seat, kind=table.seats[seat].opens_as, account=None, name=None)
    table.host = row.body["host"]
    table.drop_undo()


def apply_seat(table: Table, row: Row) -> None:
    kind, bot = row.body["kind"], row.body["bot"]
    table.change_seat(row.body["seat"], kind=kind, bot=bot, account=None, name=None)
    table.restart_clock(row)


def apply_started(table: Table, row: Row) -> None:
    table.status = RUNNING
    table.restart_clock(row)


def apply_move(table: Table, row: Row, played: Played) -> Body:
    seat: int = row.body["seat"]
    table.history.append(table.state)
    table.moves.append(Move(seat, row.body["action"], row.body["by"]))
    table.state = played.state
    table.drop_undo()
    table.restart_clock(row)
    return {"kind": "moved", "seat": seat, "beats": played.beats}


def apply_undo_asked(table: Table, row: Row) -> Body:
    table.undo = UndoRequest(row.body["seat"], frozenset(row.body["waiting"]), row.at)
    return {"kind": "undo-asked", "seat": table.undo.seat, "waiting": tuple(row.body["waiting"])}


def apply_undo_agreed(table: Table, row: Row) -> Body:
    assert table.undo is not None
    waiting = table.undo.waiting - {row.body["seat"]}
    table.undo = replace(table.undo, waiting=waiting)
    return {"kind": "undo-asked", "seat": table.undo.seat, "waiting": tuple(sorted(waiting))}


def apply_undo_refused(table: Table, row: Row) -> Body:
    table.drop_undo()
    return {"kind": "undo-refused"}


def apply_undone(table: Table, row: Row) -> Body:
    number: int = row.body["number"]
    table.state = table.history[number]
    del table.moves[number:], table.history[number:]
    table.drop_undo()
    table.restart_clock(row)
    return {"kind": "undone"}


def apply_resigned(table: Table, row: Row) -> None:
    seat, bot = row.body["seat"], row.body["bot"]
    table.change_seat(seat, has_resigned=True)
    if bot is not None:
        table.change_seat(seat, kind=BOT, bot=bot, account=None, name=None)
    table.host = row.body["host"]
    table.drop_undo()
    table.restart_clock(row)


def apply_over(table: Table, row: Row) -> Body:
    table.status, table.ended_by = OVER, row.body["by"]
    table.drop_undo()
    return {"kind": "over"}


def apply_chat(table: Table, row: Row) -> Body:
    line = {**row.body, "at": row.at}
    table.chat.append(line)
    table.chat_count += 1
    return {"kind": "chat", "line": line}


def apply_arranged(table: Table, row: Row) -> Body:
    seat: int = row.body["seat"]
    table.arrangements[seat] = row.body["arrangement"]
    table.arranged.append((seat, row.at))
    table.arranged_count += 1
    return {"kind": "arranged", "seat": seat, "arrangement": row.body["arrangement"]}


def apply_rematch(table: Table, row: Row) -> None:
    table.rematch = row.body["table"]


APPLY: dict[str, Callable[[Table, Row], Body | None]] = {
    "created": apply_created,
    "joined": apply_joined,
    "left": apply_left,
    "seat": apply_seat,
    "started": apply_started,
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


def fold(table_id: str, find: Finder, rows: Iterable[Row]) -> Table:
    """The table that a log tells of."""
    rest = iter(rows)
    created = next(rest)
    made = Table(table_id, find, created)
    apply(made, created)
    for row in rest:
        apply(made, row, play_at_once(made, row.body["action"]) if row.kind == MOVE else None)
    return made
