"""What each viewer is told of what happened, and the welcome that begins it all."""

from __future__ import annotations

from collections.abc import Callable, Set

from vacancy.server.table.parts import Body, Happening, Scene
from vacancy.server.table.table import Table

from .views import Json, Viewer, beats, details, iso, log, view

PROTOCOL = 1


def chat_line(line: Body) -> Json:
    return {"name": line["name"], "seat": line["seat"], "text": line["text"],
            "phrase": line["phrase"], "at": iso(line["at"])}  # fmt: skip


def arrangements(table: Table) -> list[Body | None]:
    """How each seat has laid out its things; none where it is left to the board."""
    return [table.arrangements.get(seat) for seat in range(len(table.seats))]


def event(table: Table, happening: Happening, viewer: Viewer, online: Set[str]) -> Json:
    """What a viewer is told of something that happened."""
    seat = table.seat_of(viewer.account)
    body = EVENTS[happening.kind](table, happening, seat)
    if happening.kind in ("table", "over"):
        body["table"] = details(table, viewer, online)
    return frame(happening, body)


def moved_event(scene: Scene, happening: Happening, seat: int | None) -> Json:
    """What a seat is told of a move, for which little is needed of the table."""
    return frame(happening, tell_moved(scene, happening, seat))


def frame(happening: Happening, body: Json) -> Json:
    told = {"kind": happening.kind, **body}
    return {"type": "event", "version": happening.version, "event": told}


def tell_moved(scene: Scene, happening: Happening, seat: int | None) -> Json:
    return {
        "number": happening.number,
        "seat": happening.seat,
        "beats": beats(scene, happening, seat),
        "view": view(scene, happening.state, seat),
        "deadline": iso(scene.deadline),
    }


def tell_undone(table: Table, happening: Happening, seat: int | None) -> Json:
    return {"number": happening.number, "view": view(table, happening.state, seat),
            "log": log(table, seat)}  # fmt: skip


def tell_undo_asked(table: Table, happening: Happening, seat: int | None) -> Json:
    return {"seat": happening.seat, "waiting": list(happening.waiting)}


def tell_undo_refused(table: Table, happening: Happening, seat: int | None) -> Json:
    return {}


def tell_table(table: Table, happening: Happening, seat: int | None) -> Json:
    return {"view": view(table, happening.state, seat)}


def tell_over(table: Table, happening: Happening, seat: int | None) -> Json:
    return {"secret": table.secret.hex(), "view": view(table, happening.state, seat)}


def tell_chat(table: Table, happening: Happening, seat: int | None) -> Json:
    return {"line": chat_line(happening.line)}


def tell_arranged(table: Table, happening: Happening, seat: int | None) -> Json:
    return {"seat": happening.seat, "arrangement": happening.arrangement}


EVENTS: dict[str, Callable[[Table, Happening, int | None], Json]] = {
    "moved": tell_moved,
    "undone": tell_undone,
    "undo-asked": tell_undo_asked,
    "undo-refused": tell_undo_refused,
    "table": tell_table,
    "over": tell_over,
    "chat": tell_chat,
    "arranged": tell_arranged,
}


def welcome(table: Table, viewer: Viewer, online: Set[str]) -> Json:
    """All that a viewer needs to begin."""
    seat = table.seat_of(viewer.account)
    waiting = sorted(table.undo.waiting) if table.undo else []
    return {
        "type": "welcome",
        "protocol": PROTOCOL,
        "version": table.version,
        "you": seat,
        "table": details(table, viewer, online),
        "number": len(table.moves),
        "view": view(table, table.state, seat),
        "log": log(table, seat),
        "chat": [chat_line(line) for line in table.chat],
        "arrangements": arrangements(table),
        "undo": {"seat": table.undo.seat, "waiting": waiting} if table.undo else None,
    }
