"""The frames of a client: what is allowed in them, and nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from vacancy.server.words import BAD_REQUEST, Refused, refuse

FRAME_BYTES = 16_384
ID_LENGTH = 64
NUMBER_LIMIT = 2**31
TEXT_LENGTH = 4_000

NEEDED: dict[str, dict[str, type]] = {
    "hello": {"protocol": int},
    "move": {"number": int, "action": int},
    "undo": {"number": int},
    "undo-answer": {"yes": bool},
    "resign": {},
    "chat": {},
    "arrange": {"arrangement": dict},
    "why": {},
    "hint": {},
    "ping": {},
}
OPTIONAL: dict[str, dict[str, type]] = {
    "hello": {"since": int},
    "chat": {"text": str, "phrase": str},
    "why": {"action": int, "words": str},
}


@dataclass(frozen=True)
class Frame:
    """A frame that is understood; its id names the answer."""

    type: str
    id: str | None
    body: dict[str, Any]


class BadFrame(Exception):
    """A frame that is not understood; if it had an id, the answer can name it."""

    def __init__(self, where: str, id: str | None = None) -> None:
        super().__init__(where)
        self.id = id
        self.refusal: Refused = refuse("frame", BAD_REQUEST, where=where)


def decode(text: str) -> Frame:
    """A client's frame, every field checked.

    >>> decode('{"type": "move", "id": "a1", "number": 3, "action": 17}').body
    {'number': 3, 'action': 17}
    """
    if len(text) > FRAME_BYTES:
        raise BadFrame("too long")
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise BadFrame("no JSON") from None
    if not isinstance(told, dict):
        raise BadFrame("no object")
    kind = told.get("type")
    id = read_id(told.get("id"))
    if not isinstance(kind, str) or kind not in NEEDED:
        raise BadFrame("type", id)
    if id is None and kind != "hello":
        raise BadFrame("id")
    return Frame(kind, id, read_body(kind, told, id))


def read_id(told: Any) -> str | None:
    """The id of a message: short, in plain letters."""
    is_plain = isinstance(told, str) and told.isascii() and told.isprintable()
    return told if is_plain and 0 < len(told) <= ID_LENGTH else None


def read_body(kind: str, told: dict[str, Any], id: str | None) -> dict[str, Any]:
    body = {}
    for name, wanted in NEEDED[kind].items():
        if not fits(told.get(name), wanted):
            raise BadFrame(name, id)
        body[name] = told[name]
    for name, wanted in OPTIONAL.get(kind, {}).items():
        value = told.get(name)
        if value is not None and not fits(value, wanted):
            raise BadFrame(name, id)
        body[name] = value
    return body


def fits(value: Any, wanted: type) -> bool:
    """Whether a value is of a type and of a reasonable size."""
    if wanted is int:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return is_number and 0 <= value < NUMBER_LIMIT
    return isinstance(value, wanted) and (not isinstance(value, str) or len(value) <= TEXT_LENGTH)
