"""The parts that an action of Apartament consists of, for a net's policy head.

A piece in a place is more than the two of them: whether a room lacks its kind, has its style and
has space for its size. So each of these with the place is a part.
"""

from __future__ import annotations

from vacancy.engine.actions import Family, belongs, decode
from vacancy.engine.features import Layout
from vacancy.engine.record import NONE

from .. import moves
from ..components import PIECE_ROWS
from ..layout import (
    AREAS,
    COLOURS,
    ORDER_KINDS,
    ORDER_LABELS,
    PIECES,
    PLACES,
    ROOMS,
    SIZES,
    STYLES,
    TRIPLE_KINDS,
    UPGRADES,
    Kind,
)

FAMILIES = (
    moves.MOVE, moves.TAKE_ORDER, moves.BUY_FURNITURE, moves.UNLOAD, moves.DELIVER, moves.SCRAP,
    moves.CLOSE_UNLOAD, moves.SCORE_ROOM, moves.SCORE_ORDER_SET, moves.ACTIVATE_VIGNETTE,
    moves.BUY_STAR, moves.BUY_UPGRADE, moves.MOVE_FURNITURE, moves.END_TURN, moves.USE_VIGNETTE,
    moves.DECLINE_VIGNETTE,
)  # fmt: skip
PIECE_KINDS = len(Kind)
PIECE_STYLES = STYLES + 1  # fixtures have none

parts = Layout()
FAMILY = parts.add("family", len(FAMILIES), "What is done.")
PLACE = parts.add("place", PLACES, "Where.")
ORDER = parts.add("order", ORDER_KINDS, "With an order of which colour and label.")
LABEL = parts.add("label", ORDER_LABELS, "With an order of which label: crates and mark.")
PIECE = parts.add("piece", PIECES, "With which piece.")
BUY_KIND = parts.add("buy_kind", PIECE_KINDS, "A piece of which kind is bought.")
BUY_STYLE = parts.add("buy_style", PIECE_STYLES, "A piece of which style is bought.")
BUY_SIZE = parts.add("buy_size", SIZES, "A piece of which size is bought.")
TARGET = parts.add("target", AREAS, "Into which area.")
TARGET_KIND = parts.add("target_kind", AREAS * PIECE_KINDS, "A piece of which kind into it.")
TARGET_STYLE = parts.add("target_style", AREAS * PIECE_STYLES, "A piece of which style into it.")
TARGET_SIZE = parts.add("target_size", AREAS * SIZES, "A piece of which size into it.")
SOURCE = parts.add("source", AREAS, "Out of which area.")
SOURCE_KIND = parts.add("source_kind", AREAS * PIECE_KINDS, "A piece of which kind out of it.")
SOURCE_STYLE = parts.add("source_style", AREAS * PIECE_STYLES, "Of which style out of it.")
ROOM = parts.add("room", ROOMS, "Which room is scored.")
ROOM_STYLE = parts.add("room_style", TRIPLE_KINDS * STYLES, "With which bed, wardrobe, table.")
EQUAL_STYLES = parts.add("equal_styles", TRIPLE_KINDS, "In how many styles.")
URGENT_USED = parts.add("urgent_used", COLOURS, "An urgent card of which colour is used up.")
URGENT_COUNT = parts.add("urgent_count", COLOURS + 1, "How many urgent cards a set takes.")
SECOND_URGENT = parts.add("second_urgent", COLOURS, "The other urgent card for the vignette.")
UPGRADE = parts.add("upgrade", UPGRADES, "Which upgrade.")


def action_parts(action: int) -> tuple[int, ...]:
    """The parts of an action: what is done, where, and with what."""
    number, family = next(
        (number, family) for number, family in enumerate(FAMILIES) if belongs(family, action)
    )
    a, b, c = decode(family, action)
    return FAMILY + number, *arguments(family, a, b, c)


def arguments(family: Family, a: int, b: int, c: int) -> tuple[int, ...]:
    """The parts that an action's arguments make. The slot of an order means nothing."""
    if family == moves.MOVE:
        return (PLACE + a,)
    if family == moves.TAKE_ORDER:
        return PLACE + b // ORDER_LABELS, ORDER + b, LABEL + b % ORDER_LABELS
    if family == moves.BUY_FURNITURE:
        kind, style, size = traits(a)
        return PIECE + a, BUY_KIND + kind, BUY_STYLE + style, BUY_SIZE + size
    if family == moves.DELIVER:
        return PIECE + a, *into(a, b)
    if family == moves.SCRAP:
        return (PIECE + a,)
    if family == moves.SCORE_ROOM:
        return ROOM + a, *triple(b)
    if family == moves.SCORE_ORDER_SET:
        urgent = [colour for colour in range(COLOURS) if a >> colour & 1]
        return URGENT_COUNT + len(urgent), *(URGENT_USED + colour for colour in urgent)
    if family == moves.ACTIVATE_VIGNETTE:
        return URGENT_USED + a, SECOND_URGENT + b
    if family == moves.BUY_UPGRADE:
        return (UPGRADE + a,)
    if family == moves.MOVE_FURNITURE:
        return PIECE + b, *out_of(b, a), *into(b, c)
    return ()


def traits(piece: int) -> tuple[int, int, int]:
    """A piece by kind, style and size, each from 0; the style of fixtures is the last."""
    row = PIECE_ROWS[piece]
    return row["kind"], STYLES if row["style"] == NONE else row["style"], row["size"] - 1


def into(piece: int, area: int) -> tuple[int, ...]:
    """The parts of putting a piece into an area."""
    kind, style, size = traits(piece)
    return (
        TARGET + area,
        TARGET_KIND + area * PIECE_KINDS + kind,
        TARGET_STYLE + area * PIECE_STYLES + style,
        TARGET_SIZE + area * SIZES + size,
    )


def out_of(piece: int, area: int) -> tuple[int, ...]:
    """The parts of carrying a piece away from an area."""
    kind, style, _ = traits(piece)
    return (
        SOURCE + area,
        SOURCE_KIND + area * PIECE_KINDS + kind,
        SOURCE_STYLE + area * PIECE_STYLES + style,
    )


def triple(number: int) -> tuple[int, ...]:
    """The parts of the three styles that a room is scored with."""
    styles = (number // (STYLES * STYLES), number // STYLES % STYLES, number % STYLES)
    each = (ROOM_STYLE + kind * STYLES + style for kind, style in enumerate(styles))
    return EQUAL_STYLES + len(set(styles)) - 1, *each
