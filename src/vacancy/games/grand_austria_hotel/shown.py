"""What is told of a table of Grand Austria Hotel, as types: the page's own are made from them."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict  # it remembers its parents

from vacancy.engine.shown import Message, OneOf

from .vocabulary import COLOUR_NAMES, KIND_NAMES, Colour, Kind, Variant

KindName = Annotated[str, OneOf("Kind", KIND_NAMES)]
AnyKind = Annotated[str, OneOf("AnyKind", tuple(kind.name.lower() for kind in Kind))]
ColourName = Annotated[str, OneOf("Colour", COLOUR_NAMES)]
AnyColour = Annotated[str, OneOf("AnyColour", tuple(colour.name.lower() for colour in Colour))]
VariantName = Annotated[str, OneOf("Variant", tuple(variant.name.lower() for variant in Variant))]
RoomState = Annotated[str, OneOf("RoomState", ("empty", "vacant", "occupied"))]
Verdict = Annotated[str, OneOf("Verdict", ("bonus", "neither", "penalty"))]
Works = Annotated[str, OneOf("Works", ("once", "round", "permanent", "end"))]
Items = dict[KindName, int]


class Picture(TypedDict):
    """An effect as a picture shows it: the operation, and only the arguments that matter."""

    icon: str
    when: NotRequired[str]
    amount: NotRequired[int]
    kind: NotRequired[AnyKind]
    per: NotRequired[str]
    colour: NotRequired[AnyColour]
    price: NotRequired[int | str]
    floors: NotRequired[int]
    occupied: NotRequired[bool]


class Guest(TypedDict):
    """A guest card."""

    guest: str
    no: int
    name: Message
    colour: ColourName
    order: Items
    vp: int
    text: list[Message]
    icons: list[Picture]


class Seated(Guest):
    """A guest in the café, and what the order lacks."""

    lacks: Items
    is_complete: bool


class Awaited(Guest):
    """A guest in the row; the price holds for the viewer."""

    price: int


class Gap(TypedDict):
    """A space of the row without a guest."""

    guest: None
    price: int


class Space(TypedDict):
    """An action space; `gains` is what it brings as it is and, where it can be paid, boosted."""

    face: int
    dice: int
    strength: int
    price: int
    gains: list[Message]


class Staff(TypedDict):
    """A staff card; in the hand, `price` is what it costs with a die of space 5."""

    card: str
    no: int
    cost: int
    works: Works
    name: Message
    text: list[Message]
    icons: list[Picture]
    price: NotRequired[int | None]


class Room(TypedDict):
    """A room space of a hotel."""

    room: str
    colour: ColourName
    state: RoomState
    cost: int
    vp: int


class Owner(TypedDict):
    """A player; what only they may see is null to the others."""

    seat: int
    colour: str
    tile: int
    numbers: list[int]
    has_passed: bool
    extra_turns: int
    vp: int
    crowns: int
    emperor: int
    kitchen: Items
    cafe: list[Seated]
    board: str
    rooms: list[Room]
    groups: list[list[str]]
    group_bonuses: list[Picture]
    played: list[Staff]
    used: list[str]
    disks: list[str]
    hand_count: int
    drawn_count: int
    pack_count: int
    hand: list[Staff] | None
    drawn: list[Staff] | None
    pack: list[Staff] | None
    copied: str | None


class Progress(TypedDict):
    """How far each player is with a condition of a politics card."""

    counter: str
    least: int
    have: list[int]


class Politics(TypedDict):
    """A politics card: its condition, its levels, and whose disks lie on it."""

    card: str
    no: int
    text: Message
    levels: list[int]
    taken: int
    disks: list[int]
    met: list[int]
    progress: list[Progress]


TilePictures = TypedDict(
    "TilePictures", {"bonus": Picture, "penalty": Picture, "or": NotRequired[Picture]}
)
"""The halves of an emperor tile as pictures; "or" is a word of Python's, so it is no class."""


class PrintedTile(TypedDict):
    """What is printed on an emperor tile."""

    tile: str
    round: int
    icons: TilePictures
    bonus: Message
    penalty: Message


class EmperorTile(PrintedTile):
    """An emperor tile: when it counts, and what it would say of each player.

    Who stands on `bonus_from` or higher gets the bonus, up to `retreat` the penalty.
    """

    retreat: int
    bonus_from: int
    verdicts: list[Verdict]


class Table(TypedDict):
    """The table."""

    round: int
    rounds: int
    start: int
    edition: Literal["2016", "2022"]
    variant: VariantName
    actor: int | None
    is_extra_turn: bool
    dice: list[int]
    dice_total: int
    dustbin: int
    space: int | None
    strength: int
    guest_done: bool
    die_done: bool
    boost_cost: int
    serve_cost: int
    serve_items: int
    crowns_max: int
    spaces: list[Space]
    gains: list[Message]
    joker_gains: list[Message]
    row: list[Awaited | Gap]
    guest_deck: int
    guest_discard: list[str]
    staff_deck: int
    staff_out: list[str]
    politics: list[Politics]
    emperor: list[EmperorTile]
    emperor_vp: list[int]
    pending: list[Message]
    players: list[Owner]


class Move(TypedDict):
    """A move, and what a hand would touch to make it: which fields there are depends on `do`.

    `closes` is the bonus of a group that is full with the room.
    """

    do: str
    guest: NotRequired[str]
    card: NotRequired[str]
    room: NotRequired[str]
    kind: NotRequired[KindName]
    tile: NotRequired[str]
    face: NotRequired[int]
    pick: NotRequired[int]
    effect: NotRequired[Message]
    icons: NotRequired[Picture]
    closes: NotRequired[Picture]
