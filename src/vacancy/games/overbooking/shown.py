"""What is told of a table of Overbooking, as types: the page's own are made from them."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict  # it remembers its parents

from vacancy.engine.shown import OneOf

from .components import ABILITY_NAMES
from .layout import CREST_NAMES, KIND_NAMES

Kind = Annotated[str, OneOf("Kind", KIND_NAMES)]
Crest = Annotated[str, OneOf("Crest", CREST_NAMES)]
Side = Annotated[str, OneOf("Side", ("queue", "door"))]
Size = Annotated[str, OneOf("Size", ("small", "large"))]
Fate = Annotated[str, OneOf("Fate", ("sure", "perhaps", "no"))]
AbilityName = Annotated[str, OneOf("AbilityName", ABILITY_NAMES)]
Ability = Literal["maids", "nobles", "soldiers"]


class LaidCard(TypedDict):
    """A card at a hotel; its kind is null to whoever may not know it."""

    owner: int
    crest: Crest
    size: Size
    is_face_up: bool
    chosen: int | None
    kind: Kind | None
    beds: NotRequired[int]
    coins: NotRequired[int]


class TileSide(TypedDict):
    """The side of a tile that comes next."""

    tile: str
    beds: int
    rule: str


class Claim(TypedDict):
    """The beds that a card in a queue wants, and whether it would get them."""

    owner: int
    least: int
    most: int
    fate: Fate


class Outlook(TypedDict):
    """The beds of a hotel as somebody foresees them: if all came as it is seen.

    Claims lie as the queue does; behind it, monks who are known to come in. Of each kind it is
    told whether one more card at the end of the queue would get beds.
    """

    total: int
    beds: int
    claims: list[Claim]
    newcomers: dict[Kind, Fate]


class Hotel(TypedDict):
    """A hotel with the cards around it."""

    tile: str
    beds: int
    free_beds: int
    rule: str
    rule_number: str
    next_side: TileSide
    queue_max: int
    door_max: int
    tokens: int
    queue: list[LaidCard]
    door: list[LaidCard]


class Worth(TypedDict):
    """What guests of a kind need, and bring."""

    beds: int
    coins: int


class KindFacts(Worth):
    """What is printed on all cards of a kind; at a back door they do this, with so many beds."""

    ability: AbilityName
    ability_beds: int


class HandCard(Worth):
    """A card in hand."""

    card: str
    kind: Kind
    crest: Crest


class Player(TypedDict):
    """A player's cards; hand and deck are null to the others."""

    seat: int
    colour: str
    hand_count: int
    deck_count: int
    tokens: int
    collected: list[str]
    box: list[str]
    crests: dict[Crest, int]
    hand: list[HandCard] | None
    deck: list[str] | None


class Table(TypedDict):
    """The table."""

    round: int
    lap: int
    stage: Literal[1, 2]
    start: int
    crest_bonus: str
    checking: int | None
    hotels: list[Hotel]
    outlooks: list[Outlook]
    players: list[Player]
    tiles_used: list[str]
    kinds: dict[Kind, KindFacts]


class Lay(TypedDict):
    """A card is laid at a side of a hotel."""

    do: Literal["lay"]
    card: str
    hotel: int
    side: Side


class Aim(TypedDict):
    """An ability is used on a card of the queue; the claims are those that would stand then."""

    do: Ability
    hotel: int
    place: int
    claims: list[Claim]


class Pass(TypedDict):
    """No card can be laid."""

    do: Literal["pass"]


class Decline(TypedDict):
    """An ability is not used."""

    do: Literal["decline"]
    hotel: int


Move = Lay | Aim | Pass | Decline
