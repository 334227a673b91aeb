"""What is told of a table of Apartament, as types: the page's own are made from them."""

from __future__ import annotations

from typing import Annotated, NotRequired

from typing_extensions import TypedDict  # it remembers its parents

from vacancy.engine.shown import OneOf, Sized

from .layout import COLOUR_NAMES, PLACE_NAMES, STYLE_NAMES, UPGRADE_NAMES, Kind

Colour = Annotated[str, OneOf("Colour", COLOUR_NAMES)]
Place = Annotated[str, OneOf("Place", PLACE_NAMES)]
KindName = Annotated[str, OneOf("Kind", tuple(kind.name.lower() for kind in Kind))]
Style = Annotated[str, OneOf("Style", STYLE_NAMES)]
UpgradeName = Annotated[str, OneOf("UpgradeName", UPGRADE_NAMES)]
PieceName = Annotated[
    str, OneOf("PieceName", ("bed", "sofa", "couch", "wardrobe", "table", "tub", "jacuzzi"))
]
AreaKind = Annotated[str, OneOf("AreaKind", ("small", "medium", "apartment", "bathroom"))]
Ending = Annotated[str, OneOf("Ending", ("orders", "furniture"))]
Cell = Annotated[list[int], Sized("Cell", 2)]  # a row and a column
Spot = Annotated[list[int], Sized("Spot", 2)]  # on the map: to the right, and down
Cells = list[Cell]


class Piece(TypedDict):
    """A piece of furniture."""

    piece: str
    kind: KindName
    name: PieceName
    size: int
    style: Style | None
    shape: str


class Item(Piece):
    """A piece that lies somewhere."""

    is_locked: bool
    cells: Cells


class Order(TypedDict):
    """An order card."""

    colour: Colour
    crates: int
    is_urgent: bool


class Town(TypedDict):
    """A town with its stock."""

    id: Colour
    crest: str
    pos: Spot
    roads: list[Place]
    stock: list[Piece]


class Area(TypedDict):
    """A room or a bathroom; `points` is what it would score now, `missing` what it lacks for it."""

    id: str
    kind: AreaKind
    cells: Cells
    door: Cell | None
    at: Cell
    items: list[Item]
    is_scored: bool
    points: int | None
    missing: list[KindName]


class Hold(TypedDict):
    """The hold of a truck."""

    cells: Cells
    items: list[Item]
    crates: Cells
    free: int


class PlayerOrders(TypedDict):
    """A player's order cards."""

    in_transit: list[Order]
    completed: list[Order]
    used: list[Order]


class Player(TypedDict):
    """A player's truck, hotel, cards and goods."""

    seat: int
    colour: str
    place: Place
    coins: int
    prestige: int
    stars: int
    is_vignette_active: bool
    upgrades: list[UpgradeName]
    orders: PlayerOrders
    hold: Hold
    areas: list[Area]


class Stars(TypedDict):
    """The star track; `price` is that of the next one, `reach` how many each player can pay."""

    prices: list[int]
    sold: int
    price: int | None
    reach: list[int]


class Hall(TypedDict):
    """A hall of the floor plan."""

    of: str
    rows: int
    cols: int
    at: Cell


class FloorPlan(TypedDict):
    """What of the floor plan is no area."""

    halls: list[Hall]
    corridor_row: int


class Table(TypedDict):
    """The table."""

    round: int
    decision: str | None
    first: int
    has_moved: bool
    actions_taken: int
    ending: Ending | None
    turns_left: int | None
    towns: list[Town]
    pawn: Colour
    orders: list[Order | None]
    order_deck: int
    queue: list[Piece]
    furniture_deck: int
    scrapped: list[Piece]
    stars: Stars
    shapes: dict[str, Cells]
    plan: FloorPlan
    upgrade_costs: dict[UpgradeName, int]
    players: list[Player]


class After(TypedDict):
    """What there would be after a move; only what it changes. `reach` is the stars that could then
    be paid, `points` and `missing` are those of `room`, `makes` the towns that get a piece."""

    coins: NotRequired[int]
    prestige: NotRequired[int]
    reach: NotRequired[int]
    free: NotRequired[int]
    room: NotRequired[str]
    points: NotRequired[int]
    missing: NotRequired[list[KindName]]
    makes: NotRequired[list[Colour]]


Move = TypedDict(
    "Move",
    {
        "do": str,
        "place": NotRequired[Place],
        "slot": NotRequired[int],
        "order": NotRequired[str],
        "piece": NotRequired[str],
        "area": NotRequired[str],
        "from": NotRequired[str],
        "styles": NotRequired[list[str]],
        "urgent": NotRequired[list[Colour]],
        "colours": NotRequired[list[Colour]],
        "upgrade": NotRequired[UpgradeName],
        "after": NotRequired[After],
    },
)
"""A move with what it touches: which fields there are depends on `do`. One is a word of Python's,
so it is no class."""
