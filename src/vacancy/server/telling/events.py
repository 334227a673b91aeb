"""What each viewer is told of what happened, and the welcome that begins it all."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import Any

from vacancy.server.table.parts import Body, Happening, Scene
from vacancy.server.table.table import Table

from . import messages
from .views import Viewer, absent, beats, details, iso, log, view, view_of_match

PROTOCOL = 1


@dataclass(frozen=True)
class Sight:
    """Who is told: a viewer, their seat if they have one, and who else is there."""

    viewer: Viewer
    seat: int | None
    online: Set[str]


def chat_line(line: Body) -> messages.ChatLine:
    return {
        "name": line["name"],
        "seat": line["seat"],
        "text": line["text"],
        "phrase": line["phrase"],
        "at": iso(line["at"]) or "",
        "version": line["version"],
    }


def arrangements(table: Table) -> list[messages.Arrangement | None]:
    """How each seat has laid out its things; none where it is left to the board."""
    return [table.arrangements.get(seat) for seat in range(len(table.seats))]


def event(
    table: Table, happening: Happening, viewer: Viewer, online: Set[str]
) -> messages.Happened:
    """What a viewer is told of something that happened."""
    sight = Sight(viewer, table.seat_of(viewer.account), online)
    return frame(happening, EVENTS[happening.kind](table, happening, sight))


def moved_event(scene: Scene, happening: Happening, seat: int | None) -> messages.Happened:
    """What a seat is told of a move, for which little is needed of the table."""
    return frame(happening, describe_moved(scene, happening, seat))


def frame(happening: Happening, told: messages.Event) -> messages.Happened:
    return {"type": "event", "version": happening.version, "event": told}


def describe_moved(scene: Scene, happening: Happening, seat: int | None) -> messages.Moved:
    assert happening.seat is not None
    return {
        "kind": "moved",
        "number": happening.number,
        "seat": happening.seat,
        "beats": beats(scene, happening, seat),
        "view": view_of_match(scene, happening.state, seat),
        "deadline": iso(scene.deadline),
        "absent": absent(scene),
    }


def tell_moved(table: Table, happening: Happening, sight: Sight) -> messages.Moved:
    return describe_moved(table, happening, sight.seat)


def tell_undone(table: Table, happening: Happening, sight: Sight) -> messages.Undone:
    return {
        "kind": "undone",
        "number": happening.number,
        "view": view_of_match(table, happening.state, sight.seat),
        "deadline": iso(table.deadline),
        "absent": absent(table),
    }


def tell_undo_asked(table: Table, happening: Happening, sight: Sight) -> messages.UndoAsked:
    assert happening.seat is not None
    return {"kind": "undo-asked", "seat": happening.seat, "waiting": list(happening.waiting)}


def tell_undo_refused(table: Table, happening: Happening, sight: Sight) -> messages.UndoRefused:
    return {"kind": "undo-refused"}


def tell_table(table: Table, happening: Happening, sight: Sight) -> messages.TableChanged:
    return {
        "kind": "table",
        "view": view(table, happening.state, sight.seat),
        "table": details(table, sight.viewer, sight.online),
    }


def tell_over(table: Table, happening: Happening, sight: Sight) -> messages.Over:
    return {
        "kind": "over",
        "secret": table.secret.hex(),
        "view": view_of_match(table, happening.state, sight.seat),
        "table": details(table, sight.viewer, sight.online),
    }


def tell_chat(table: Table, happening: Happening, sight: Sight) -> messages.Chatted:
    is_blocked = happening.line["account"] in sight.viewer.blocked
    return {"kind": "chat", "line": None if is_blocked else chat_line(happening.line)}


def tell_arranged(table: Table, happening: Happening, sight: Sight) -> messages.Arranged:
    assert happening.seat is not None
    return {"kind": "arranged", "seat": happening.seat, "arrangement": happening.arrangement}


EVENTS: dict[str, Callable[[Table, Happening, Sight], messages.Event]] = {
    "moved": tell_moved,
    "undone": tell_undone,
    "undo-asked": tell_undo_asked,
    "undo-refused": tell_undo_refused,
    "table": tell_table,
    "over": tell_over,
    "chat": tell_chat,
    "arranged": tell_arranged,
}


def welcome(
    table: Table,
    viewer: Viewer,
    online: Set[str],
    tell_log: Callable[[Table, int | None], Any] = log,
) -> messages.Welcome:
    """All that a viewer needs to begin; the log may be told by whoever has it ready."""
    seat = table.seat_of(viewer.account)
    undo = table.undo
    return {
        "type": "welcome",
        "protocol": PROTOCOL,
        "version": table.version,
        "you": seat,
        "table": details(table, viewer, online),
        "number": len(table.moves),
        "view": view(table, table.state, seat),
        "log": tell_log(table, seat),
        "chat": [chat_line(line) for line in table.chat if line["account"] not in viewer.blocked],
        "arrangements": arrangements(table),
        "undo": {"seat": undo.seat, "waiting": sorted(undo.waiting)} if undo else None,
    }
