"""What rooms are worth to the furnisher, and where pieces on the truck will go.

Worths are hundredths of a point of prestige.
"""

from __future__ import annotations

from vacancy.engine.bits import lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import AREA_GRID, CELL_COUNT, ROOM_PRESTIGE, SIZE
from ..layout import (
    KIND_PIECES,
    QUEUE,
    ROOMS,
    STYLED_PIECES,
    STYLES,
    TRIPLE_KINDS,
    Ending,
    Kind,
    Player,
    State,
    Store,
)
from ..rules.rooms import largest

Plan = tuple[int, int, int, int, int, int]
"""For each room the pieces that stand or will stand in it; NONE once it is scored."""


@rule
def turns_ahead(state: State) -> int:
    """About how many turns a player still has, this one included."""
    if state.ending != Ending.NONE:
        return 2 if state.turns_left >= state.seats else 1
    cards = state.furniture_count + QUEUE
    orders = min(state.order_count + 1, cards * 6 // 7)
    return 1 + orders * 2 // state.seats


@rule
def chance(missing: int, turns: int) -> int:
    """The chance in hundredths that a room gets the pieces it lacks."""
    if missing == 0:
        return 100
    return (100 - 14 * missing) * min(turns, 3 * missing) // (3 * missing)


@rule
def style_of(pieces: int, kind: int) -> int:
    """The style of the largest piece of a kind; NONE if there is none."""
    best = NONE
    size = 0
    for style in range(STYLES):
        if largest(pieces, kind, style) > size:
            size = largest(pieces, kind, style)
            best = style
    return best


@rule
def points_of(pieces: int) -> int:
    """What pieces of a room count, if those it lacks come in the style of one that is there."""
    bed = style_of(pieces, Kind.BED)
    wardrobe = style_of(pieces, Kind.WARDROBE)
    table = style_of(pieces, Kind.TABLE)
    beds = largest(pieces, Kind.BED, bed) if bed != NONE else 0
    wardrobes = largest(pieces, Kind.WARDROBE, wardrobe) if wardrobe != NONE else 0
    tables = largest(pieces, Kind.TABLE, table) if table != NONE else 0
    total = beds + wardrobes + tables
    if bed == wardrobe and bed == table:
        return 2 * total
    if bed != NONE and bed == wardrobe:
        return 2 * total - tables
    if bed != NONE and bed == table:
        return 2 * total - wardrobes
    if wardrobe != NONE and wardrobe == table:
        return 2 * total - beds
    if bed != NONE and wardrobe != NONE and table != NONE:
        return total
    return total + max(beds, wardrobes, tables)


@rule
def kinds_in(pieces: int) -> int:
    """How many of bed, wardrobe and table are there."""
    kinds = 0
    for kind in range(TRIPLE_KINDS):
        if pieces >> kind * KIND_PIECES & (1 << KIND_PIECES) - 1:
            kinds += 1
    return kinds


@rule
def cells_of(pieces: int) -> int:
    """How many cells pieces cover."""
    cells = 0
    while pieces != 0:
        cells += SIZE[lowest_bit(pieces)]
        pieces &= pieces - 1
    return cells


@rule
def room_worth(edition: int, pieces: int, room: int, turns: int) -> int:
    """What the pieces of a room will bring; small pieces in large rooms waste them."""
    if pieces == NONE or pieces == 0:
        return 0
    kinds = kinds_in(pieces)
    cells = cells_of(pieces)
    space = CELL_COUNT[AREA_GRID[room]]
    missing = TRIPLE_KINDS - kinds
    if space - cells < missing:
        return 0
    waste = max(0, space * kinds - TRIPLE_KINDS * cells) * 14
    if turns < 10:
        waste = waste // 4
    tight = 60 if missing > 0 and 2 * (space - cells) < 3 * missing else 0
    points = points_of(pieces) + ROOM_PRESTIGE[edition, room]
    return points * chance(missing, turns) - waste - tight


@rule
def gain(edition: int, plan: Plan, room: int, piece: int, turns: int) -> int:
    """What a piece adds to a room."""
    pieces = plan[room]
    kind = piece // KIND_PIECES
    if pieces == NONE or kind >= TRIPLE_KINDS:
        return 0
    if pieces >> kind * KIND_PIECES & (1 << KIND_PIECES) - 1:
        return -100
    if cells_of(pieces) + SIZE[piece] > CELL_COUNT[AREA_GRID[room]]:
        return -100
    return room_worth(edition, pieces | 1 << piece, room, turns) - room_worth(
        edition, pieces, room, turns
    )


@rule
def best_room(edition: int, plan: Plan, piece: int, turns: int) -> int:
    """The room that a piece suits best."""
    best = 0
    for room in range(1, ROOMS):
        if gain(edition, plan, room, piece, turns) > gain(edition, plan, best, piece, turns):
            best = room
    return best


@rule
def planned(player: Player, room: int) -> int:
    """The pieces of a room; NONE once it is scored."""
    return NONE if player.stores[room].locked != 0 else player.stores[room].first


@rule
def added(plan: Plan, room: int, pieces: int) -> Plan:
    """A plan with more pieces in a room."""
    return (
        plan[0] | (pieces if room == 0 else 0),
        plan[1] | (pieces if room == 1 else 0),
        plan[2] | (pieces if room == 2 else 0),
        plan[3] | (pieces if room == 3 else 0),
        plan[4] | (pieces if room == 4 else 0),
        plan[5] | (pieces if room == 5 else 0),
    )


@rule
def plan_in_place(player: Player) -> Plan:
    """The rooms as they are."""
    return (
        planned(player, 0),
        planned(player, 1),
        planned(player, 2),
        planned(player, 3),
        planned(player, 4),
        planned(player, 5),
    )


@rule
def plan_of(edition: int, player: Player, turns: int) -> Plan:
    """The rooms as they will be with what the truck carries."""
    plan = plan_in_place(player)
    pieces = player.stores[Store.HOLD].first & (1 << STYLED_PIECES) - 1
    while pieces != 0:
        piece = lowest_bit(pieces)
        room = best_room(edition, plan, piece, turns)
        if gain(edition, plan, room, piece, turns) > 0:
            plan = added(plan, room, 1 << piece)
        pieces &= pieces - 1
    return plan
