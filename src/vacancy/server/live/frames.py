"""The frames of a client: what is allowed in them, and nothing else.

`Asking` is the only place where a frame and its fields are stated. The decoder reads it, the page's
TypeScript is made from it (`vacancy.server.typescript`), and `docs/protocol.md` is held against it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict, get_args, get_origin

from vacancy.engine.shown import fields_of
from vacancy.server.telling.messages import Arrangement
from vacancy.server.words import Refused, refuse

FRAME_BYTES = 16_384
ID_LENGTH = 64
NUMBER_LIMIT = 2**31
TEXT_LENGTH = 4_000


class AskHello(TypedDict):
    """Begin; `since` is the last version seen."""

    type: Literal["hello"]
    protocol: int
    since: NotRequired[int | None]


class AskMove(TypedDict):
    """Play a move; `number` is how many moves the client has seen."""

    type: Literal["move"]
    number: int
    action: int


class AskUndo(TypedDict):
    """Take a move back."""

    type: Literal["undo"]
    number: int


class AskWhyUndo(TypedDict):
    """Why can the move not be taken back?"""

    type: Literal["why-undo"]
    number: int


class AskUndoAnswer(TypedDict):
    """Let somebody take a move back, or not."""

    type: Literal["undo-answer"]
    yes: bool


class AskOpeningAnswer(TypedDict):
    """Let a bot's seat be opened to people, or not."""

    type: Literal["opening-answer"]
    yes: bool


class AskResign(TypedDict):
    """Give up."""

    type: Literal["resign"]


class AskClaim(TypedDict):
    """Have a bot play for somebody who is away, or end the match without them."""

    type: Literal["claim"]
    seat: int
    then: str


class AskChat(TypedDict):
    """Say something: a line of one's own, or a phrase."""

    type: Literal["chat"]
    text: NotRequired[str | None]
    phrase: NotRequired[str | None]


class AskArrange(TypedDict):
    """Lay out one's own things."""

    type: Literal["arrange"]
    arrangement: Arrangement


class AskWhy(TypedDict):
    """Why is an action, by number or in words, illegal?"""

    type: Literal["why"]
    action: NotRequired[int | None]
    words: NotRequired[str | None]


class AskHint(TypedDict):
    """What would a strong bot play?"""

    type: Literal["hint"]


class AskPing(TypedDict):
    """Still there?"""

    type: Literal["ping"]


Asking = (
    AskHello
    | AskMove
    | AskUndo
    | AskWhyUndo
    | AskUndoAnswer
    | AskOpeningAnswer
    | AskResign
    | AskClaim
    | AskChat
    | AskArrange
    | AskWhy
    | AskHint
    | AskPing
)


@dataclass(frozen=True)
class Wanted:
    """What a field of a frame must be."""

    type: type
    is_optional: bool


def read_shape(shape: Any) -> tuple[str, dict[str, Wanted]]:
    """The name of a frame, and what must be in it.

    >>> read_shape(AskUndo)
    ('undo', {'number': Wanted(type=<class 'int'>, is_optional=False)})
    """
    fields = fields_of(shape)
    kind = get_args(fields.pop("type").type)[0]
    return kind, {
        name: Wanted(plain_type(field.type), field.is_optional) for name, field in fields.items()
    }


def plain_type(hint: Any) -> type:
    """The class of what a type allows besides nothing."""
    first = get_args(hint)[0] if type(None) in get_args(hint) else hint
    found: type = get_origin(first) or first
    return found


FRAMES = dict(read_shape(shape) for shape in get_args(Asking))
"""The frames by name, each with its fields."""


@dataclass(frozen=True)
class Frame:
    """A frame that is understood; its id names the answer."""

    type: str
    id: str | None
    body: dict[str, Any]

    @property
    def given_id(self) -> str:
        """The id of any frame but a hello, which may have none."""
        assert self.id is not None
        return self.id


class BadFrame(Exception):
    """A frame that is not understood; if it had an id, the answer can name it."""

    def __init__(self, where: str, id: str | None = None) -> None:
        super().__init__(where)
        self.id = id
        self.refusal: Refused = refuse("frame", where=where)


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
    if not isinstance(kind, str) or kind not in FRAMES:
        raise BadFrame("type", id)
    if id is None and kind != "hello":
        raise BadFrame("id")
    return Frame(kind, id, read_body(kind, told, id))


def read_id(told: Any) -> str | None:
    """The id of a message: short, in plain letters."""
    is_plain = isinstance(told, str) and told.isascii() and told.isprintable()
    return told if is_plain and 0 < len(told) <= ID_LENGTH else None


def read_body(kind: str, told: dict[str, Any], id: str | None) -> dict[str, Any]:
    """The fields of a frame; those that are optional and left out are None."""
    body = {}
    for name, wanted in FRAMES[kind].items():
        value = told.get(name)
        is_left_out = value is None and wanted.is_optional
        if not is_left_out and not fits(value, wanted.type):
            raise BadFrame(name, id)
        body[name] = value
    return body


def fits(value: Any, wanted: type) -> bool:
    """Whether a value is of a type and of a reasonable size."""
    if wanted is int:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return is_number and 0 <= value < NUMBER_LIMIT
    return isinstance(value, wanted) and (not isinstance(value, str) or len(value) <= TEXT_LENGTH)
