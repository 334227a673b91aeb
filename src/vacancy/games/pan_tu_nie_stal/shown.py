"""What is told of a table of Pan tu nie stał!, as types: the page's own are made from them."""

from __future__ import annotations

from typing import Annotated, NotRequired

from typing_extensions import TypedDict  # it remembers its parents

from vacancy.engine.shown import OneOf

from .layout import GOOD_NAMES, KIND_NAMES

Kind = Annotated[str, OneOf("Kind", KIND_NAMES)]
Stage = Annotated[str, OneOf("Stage", ("turns", "last", "final", "over"))]
GoodName = Annotated[str, OneOf("GoodName", GOOD_NAMES)]
Deed = Annotated[
    str,
    OneOf("Deed", ("join", "mother", "sonny", "draw", "end", "cover", "spare", "carry", "take")),
]


class Good(TypedDict):
    """A good, and what it is worth."""

    good: GoodName
    value: int


class Person(TypedDict):
    """Somebody in a queue, with the value that counts now."""

    owner: int
    kind: Kind
    value: int
    good: Good | None


class Standing(TypedDict):
    """What each seat's people in a queue add up to (null where nobody stands), and who leads."""

    sums: list[int | None]
    majority: int | None


class Shop(Standing):
    """A shop; `taken` is what was taken from its shelf and is carried by nobody yet."""

    shop: int
    is_open: bool
    goods: list[Good | None]
    taken: Good | None
    has_list: bool
    queue: list[Person]


class HandCards(TypedDict):
    """The cards of one kind in a hand."""

    kind: Kind
    count: int
    value: int


Counts = dict[Kind, int]


class Player(TypedDict):
    """A player's cards; hand and deck are null to whoever may not know them."""

    seat: int
    colour: str
    hand_count: int
    deck_count: int
    unlaid: Counts
    box: Counts
    won: list[Good]
    points: int
    hand: list[HandCards] | None
    deck: Counts | None


class Table(TypedDict):
    """The table: a street of shops, and the players."""

    turn: int
    mover: int
    stage: Stage
    actions_left: int
    runner: int | None
    asked_shop: int | None
    shops: list[Shop]
    players: list[Player]
    ministry: list[Good]


class After(Standing):
    """How a queue would stand after a move."""

    shop: int


class Move(TypedDict):
    """A move with what it touches; `after` is how the queues that it changes would stand."""

    do: Deed
    kind: NotRequired[Kind]
    count: NotRequired[int]
    shop: NotRequired[int]
    from_shop: NotRequired[int]
    owner: NotRequired[int]
    slot: NotRequired[int]
    after: NotRequired[list[After]]
