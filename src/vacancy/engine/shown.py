"""What is told of a match, as types: the shapes of messages, moves and views.

They are stated here and in each game's `shown.py`, once. The page's TypeScript is made from them
(`vacancy.server.typescript`), and tests hold what is really told against them.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, NotRequired, get_args, get_origin

# Of typing_extensions: type variables with defaults, and typed dicts that HTTP can describe.
from typing_extensions import TypedDict, TypeVar, get_type_hints


class OneOf(NamedTuple):
    """Marks a text that is one of some names: `Crest = Annotated[str, OneOf("Crest", NAMES)]`."""

    name: str
    values: tuple[str, ...]


class Sized(NamedTuple):
    """Marks a list of a certain length: `Cell = Annotated[list[int], Sized("Cell", 2)]`."""

    name: str
    length: int


class Message(TypedDict):
    """Something to say: the id of a Fluent message, its arguments, and the rule behind it."""

    id: str
    args: dict[str, str | int | float | Message | None]
    rule: str | None


class Offered(TypedDict):
    """A legal move: its number, its notation and its words. Games add what it is about."""

    action: int
    say: str
    label: Message


Table = TypeVar("Table", default=dict[str, Any])
Move = TypeVar("Move", default=Offered)


class View(TypedDict, Generic[Table, Move]):
    """Everything a seat may know of a position; `you` is null for a spectator."""

    game: str
    rules_version: int
    seats: int
    you: int | None
    to_move: int | None
    is_over: bool
    table: Table
    prompt: Message | None
    moves: list[Move]
    scores: list[int]
    score_parts: list[dict[str, int]]
    ranking: list[int] | None
    names: list[str]


class Field(NamedTuple):
    """A field of a shape: its type, and whether it may be missing."""

    type: Any
    is_optional: bool


def fields_of(shape: Any) -> dict[str, Field]:
    """The fields of a typed dict, those that it inherits first.

    >>> list(fields_of(Offered))
    ['action', 'say', 'label']
    """
    return {
        name: Field(get_args(hint)[0], True) if is_optional(hint) else Field(hint, False)
        for name, hint in get_type_hints(shape, include_extras=True).items()
    }


def is_optional(hint: Any) -> bool:
    """Whether a field with this type may be missing."""
    marks: Any = NotRequired
    return get_origin(hint) is marks
