"""What a hotel could use: which pieces would help to furnish a room, and what is ready to score."""

from __future__ import annotations

from vacancy.engine.bits import list_set
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import Array

from ..components import (
    AREA_GRID,
    BATHROOM,
    FITS,
    HAS_BATHROOM,
    PIECES_OF_SHAPES,
    SET_PRESTIGE,
    STAR_COUNT,
    STAR_PRICE,
)
from ..layout import (
    KIND_PIECES,
    PIECES,
    ROOMS,
    SIZES,
    STYLED_PIECES,
    STYLES,
    TRIPLE_KINDS,
    Player,
    State,
)
from ..rules.ending import count_sets
from ..rules.rooms import best_points, extra_points, fixtures_of, is_furnished

ALL_PIECES = (1 << PIECES) - 1
FIXTURES = ALL_PIECES ^ (1 << STYLED_PIECES) - 1
OF_KIND = Lookup([((1 << KIND_PIECES) - 1) << kind * KIND_PIECES for kind in range(TRIPLE_KINDS)],
                "i8")  # fmt: skip
"""The pieces of each kind, as sets."""
OF_STYLE = Lookup([
    sum(1 << piece for piece in range(STYLED_PIECES) if piece % KIND_PIECES // SIZES == style)
    for style in range(STYLES)
], "i8")  # fmt: skip
"""The pieces of each style, as sets."""


@rule
def lacked_kinds(pieces: int) -> int:
    """All pieces of kinds that a room has none of, as a set."""
    lacked = 0
    for kind in range(TRIPLE_KINDS):
        if pieces & OF_KIND[kind] == 0:
            lacked |= OF_KIND[kind]
    return lacked


@rule
def shared_styles(pieces: int) -> int:
    """All pieces of styles that occur in a room, as a set."""
    shared = 0
    for style in range(STYLES):
        if pieces & OF_STYLE[style]:
            shared |= OF_STYLE[style]
    return shared


@rule
def wanted_by_kind(player: Player) -> int:
    """The pieces of a kind that some room lacks and has space for; fixtures for empty bathrooms."""
    wanted = 0
    for room in range(ROOMS):
        stored = player.stores[room]
        if stored.locked == 0:
            shapes = FITS[AREA_GRID[room], stored.packing]
            wanted |= PIECES_OF_SHAPES[shapes] & lacked_kinds(stored.first)
            if HAS_BATHROOM[room] and player.stores[BATHROOM[room]].first == 0:
                wanted |= FIXTURES
    return wanted


@rule
def wanted_by_style(player: Player) -> int:
    """Those of them that would also share the style of a piece in that room."""
    wanted = 0
    for room in range(ROOMS):
        stored = player.stores[room]
        if stored.locked == 0 and stored.first != 0:
            shapes = FITS[AREA_GRID[room], stored.packing]
            useful = lacked_kinds(stored.first) & shared_styles(stored.first)
            wanted |= PIECES_OF_SHAPES[shapes] & useful
    return wanted


@rule
def list_wishes(pieces: int, player: Player, first: int, out: Array[int], count: int) -> int:
    """Append pieces: those wanted by style, those wanted by kind, and all others."""
    by_style = wanted_by_style(player)
    by_kind = wanted_by_kind(player)
    count = list_set(pieces & by_style, first, out, count)
    count = list_set(pieces & by_kind & ~by_style, first + PIECES, out, count)
    return list_set(pieces & ~by_kind & ~by_style, first + 2 * PIECES, out, count)


@rule
def room_points(state: State, player: Player, room: int) -> int:
    """What a room that is not scored would score now, with its fixture (APT-9.4, APT-9.5)."""
    stored = player.stores[room]
    if stored.locked != 0 or not is_furnished(stored.first):
        return 0
    fixtures = fixtures_of(player, room)
    return best_points(stored.first) + extra_points(state.edition, room, fixtures)


@rule
def ready_prestige(state: State, player: Player) -> int:
    """The prestige that rooms and sets of orders would bring if they were scored now."""
    prestige = SET_PRESTIGE * count_sets(player)
    for room in range(ROOMS):
        prestige += room_points(state, player, room)
    return prestige


@rule
def stars_in_reach(state: State, prestige: int) -> int:
    """How many stars so much prestige would buy, one after another (APT-9.18)."""
    sold = state.star_count
    while sold < STAR_COUNT[state.seats] and prestige >= STAR_PRICE[state.seats, sold]:
        prestige -= STAR_PRICE[state.seats, sold]
        sold += 1
    return sold - state.star_count
