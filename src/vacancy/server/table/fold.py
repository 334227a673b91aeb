"""The fold: what each row of a log does to its table.

`apply` is the only thing that changes a table, and `fold` rebuilds one from its log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from .compact import MOVE, ShortLog, remember_message
from .moves import Played, play_at_once, play_in_beats
from .parts import (
    BOT,
    GIVEN,
    KEPT,
    OVER,
    PERSON,
    RUNNING,
    Body,
    Happening,
    Move,
    Opening,
    Row,
    UndoRequest,
)
from .table import Finder, Table


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
    remember_message(table.seen, row)
    happened.setdefault("kind", "table")
    return Happening(version=row.version, number=len(table.moves), state=table.state, **happened)


def apply_created(table: Table, row: Row) -> None:
    """Lay out a table; the moves that were given are played."""
    for action in table.origin.actions if table.origin else ():
        seat = table.game.to_move(table.state)
        assert seat is not None
        take_move(table, Move(seat, action, GIVEN, row.at, row.at), play_at_once(table, action))


def apply_joined(table: Table, row: Row) -> None:
    seat, account = row.body["seat"], row.body["account"]
    if (kept := table.seat_kept_for(account)) not in (None, seat):
        table.clear_seat(kept, table.seats[kept].opens_as)
    more = {name: row.body.get(name) for name in ("name", "nonce", "browser")}
    was_kept = table.seats[seat].kind == KEPT
    table.change_seat(seat, kind=PERSON, bot=None, account=account, **more)
    table.take_host_if_none(account)
    table.comings[account] += 1
    table.heard[seat] = row.at
    table.stand_ins.pop(seat, None)
    if table.opening is not None and table.opening.seat == seat:
        table.drop_opening()
    is_back = bool(table.seats_seen_by(account, more["browser"]))
    if not was_kept:  # or their clock has gone on
        table.resume_clock(seat, row, is_back=is_back)
    table.remember_sitting()


def apply_left(table: Table, row: Row) -> None:
    seat: int | None = row.body["seat"]
    if row.body.get("kept"):
        assert seat is not None
        table.change_seat(seat, kind=KEPT, nonce=None, browser=None)
    elif seat is not None:  # in a running match so it was of old
        table.stop_clock(seat, row)
        table.clear_seat(seat, table.seats[seat].opens_as)
    table.host = row.body["host"]
    table.drop_undo()
    table.drop_opening()


def apply_kicked(table: Table, row: Row) -> None:
    seat, bot = row.body["seat"], row.body["bot"]
    table.barred.add(row.body["account"])
    if seat is not None:
        if (browser := table.seats[seat].browser) is not None:
            table.barred.add(browser)
        table.stop_clock(seat, row)
        table.clear_seat(seat, BOT if bot else table.seats[seat].opens_as, bot)
    table.host = row.body["host"]
    table.drop_undo()
    table.drop_opening()


def apply_muted(table: Table, row: Row) -> None:
    if row.body["is_muted"]:
        table.muted.add(row.body["account"])
    else:
        table.muted.discard(row.body["account"])


def apply_claimed(table: Table, row: Row) -> None:
    seat, bot = row.body["seat"], row.body["bot"]
    account = table.seats[seat].account
    assert account is not None
    if bot is None:
        table.change_seat(seat, has_resigned=True)
    else:
        table.stand_ins[seat] = account
        table.clear_seat(seat, BOT, bot)
    table.host = row.body["host"]
    table.drop_undo()
    table.drop_opening()


def apply_seat(table: Table, row: Row) -> None:
    table.stand_ins.pop(row.body["seat"], None)
    table.clear_seat(row.body["seat"], row.body["kind"], row.body["bot"])
    table.drop_opening()


def apply_nonce(table: Table, row: Row) -> None:
    table.change_seat(row.body["seat"], nonce=row.body["nonce"])


def apply_started(table: Table, row: Row) -> None:
    nonces = row.body.get("nonces", {})
    if nonces:  # tables of old have none
        table.start_match({int(seat): nonce for seat, nonce in nonces.items()})
    table.status, table.starters, table.started_at = RUNNING, tuple(table.seats), row.at
    table.remember_sitting()
    table.restart_clock(row)


def apply_opening_asked(table: Table, row: Row) -> None:
    waiting = frozenset(row.body["waiting"])
    table.opening = Opening(row.body["seat"], waiting, row.at, row.body.get("back"))


def apply_opening_agreed(table: Table, row: Row) -> None:
    assert table.opening is not None
    table.opening = replace(table.opening, waiting=table.opening.waiting - {row.body["seat"]})


def apply_opening_refused(table: Table, row: Row) -> None:
    table.drop_opening()
    table.opening_refused_at = row.at


def apply_move(table: Table, row: Row, played: Played) -> Body:
    seat: int = row.body["seat"]
    move = Move(seat, row.body["action"], row.body["by"], row.at, table.turn_since)
    take_move(table, move, played)
    table.drop_undo()
    table.is_undo_refused = False
    table.restart_clock(row)
    return {"kind": "moved", "seat": seat, "beats": played.beats}


def take_move(table: Table, move: Move, played: Played) -> None:
    """Note a move and where it led."""
    table.history.append(table.state, move.action)
    table.moves.append(move)
    table.state = played.state


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
    table.is_undo_refused = True
    return {"kind": "undo-refused"}


def apply_undone(table: Table, row: Row) -> Body:
    number: int = row.body["number"]
    if number < len(table.moves):  # in a short log what is taken back may be gone already
        table.state = table.history[number]
        del table.moves[number:]
        table.history.cut(number)
    table.drop_undo()
    table.is_undo_refused = False
    table.restart_clock(row, row.body.get("since"))
    return {"kind": "undone"}


def apply_resigned(table: Table, row: Row) -> None:
    seat, bot = row.body["seat"], row.body["bot"]
    table.change_seat(seat, has_resigned=True)
    if bot is not None:
        table.clear_seat(seat, BOT, bot)
    table.host = row.body["host"]
    table.drop_undo()
    table.drop_opening()


def apply_over(table: Table, row: Row) -> Body:
    table.status, table.ended_by, table.ended_at = OVER, row.body["by"], row.at
    table.drop_undo()
    table.drop_opening()
    return {"kind": "over"}


def apply_chat(table: Table, row: Row) -> Body:
    line = {**row.body, "at": row.at, "version": row.version}
    if (seat := row.body["seat"]) is not None:
        table.heard[seat] = row.at
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
    "kicked": apply_kicked,
    "muted": apply_muted,
    "claimed": apply_claimed,
    "seat": apply_seat,
    "nonce": apply_nonce,
    "started": apply_started,
    "opening-asked": apply_opening_asked,
    "opening-agreed": apply_opening_agreed,
    "opening-refused": apply_opening_refused,
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
    return unfold(table_id, find, ShortLog().read_on(rows))


def unfold(table_id: str, find: Finder, short: ShortLog) -> Table:
    """The table that a short log tells of."""
    made = Table(table_id, find, short.rows[0])
    for row in short.rows:
        made.version = row.version - 1
        apply(made, row, play_at_once(made, row.body["action"]) if row.kind == MOVE else None)
    made.version, made.seen = short.version, short.seen.copy()
    return made
