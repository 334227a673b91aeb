"""Scoring rooms (APT-9.1 to APT-9.10).

Of each style the largest bed, wardrobe and table count, because doubling depends on the styles
alone. So the styles of the three name a triple, and tied triples have different styles.
"""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.record import Array

from ..components import BATHROOM, FIXTURE_FACTOR, HAS_BATHROOM, LARGEST, ROOM_PRESTIGE, SIZE
from ..layout import KIND_PIECES, ROOMS, SIZES, STYLES, Beat, Event, Kind, Player, Reason, State
from ..moves import SCORE_ROOM, TRIPLES
from .beats import note

ALL_OF_KIND = (1 << KIND_PIECES) - 1
ALL_SIZES = (1 << SIZES) - 1


@rule
def largest(pieces: int, kind: int, style: int) -> int:
    """The size of the largest piece of a kind and style in a set; 0 if there is none."""
    return LARGEST[pieces >> (kind * KIND_PIECES + style * SIZES) & ALL_SIZES]


@rule
def is_furnished(pieces: int) -> bool:
    """Whether there are a bed, a wardrobe and a table (APT-9.2, APT-12.20, APT-13.31)."""
    return (
        pieces >> Kind.BED * KIND_PIECES & ALL_OF_KIND != 0
        and pieces >> Kind.WARDROBE * KIND_PIECES & ALL_OF_KIND != 0
        and pieces >> Kind.TABLE * KIND_PIECES & ALL_OF_KIND != 0
    )


@rule
def triple_points(pieces: int, triple: int) -> int:
    """The points of the best pieces of three styles: sizes, doubled where two or three styles are
    equal (APT-9.4, APT-13.4, APT-13.5, APT-13.6); 0 if one is missing."""
    bed_style = triple // (STYLES * STYLES)
    wardrobe_style = triple // STYLES % STYLES
    table_style = triple % STYLES
    bed = largest(pieces, Kind.BED, bed_style)
    wardrobe = largest(pieces, Kind.WARDROBE, wardrobe_style)
    table = largest(pieces, Kind.TABLE, table_style)
    if bed == 0 or wardrobe == 0 or table == 0:
        return 0
    if bed_style == wardrobe_style and bed_style == table_style:
        return 2 * (bed + wardrobe + table)
    if bed_style == wardrobe_style:
        return 2 * (bed + wardrobe) + table
    if bed_style == table_style:
        return 2 * (bed + table) + wardrobe
    if wardrobe_style == table_style:
        return 2 * (wardrobe + table) + bed
    return bed + wardrobe + table


@rule
def best_points(pieces: int) -> int:
    """The points of a best triple (APT-9.6, APT-12.27, APT-13.30); 0 in an unfurnished room."""
    best = 0
    for triple in range(TRIPLES):
        best = max(best, triple_points(pieces, triple))
    return best


@rule
def fixtures_of(player: Player, room: int) -> int:
    """The fixture in a room's own bathroom, as a set (APT-9.3)."""
    return player.stores[BATHROOM[room]].first if HAS_BATHROOM[room] else 0


@rule
def extra_points(edition: int, room: int, fixtures: int) -> int:
    """What a scored room brings beside its three pieces: a fixture its size (APT-9.5), by the
    recommended values twice, and a small room some prestige (APT-3.11, APT-13.49)."""
    points = ROOM_PRESTIGE[edition, room]
    if fixtures != 0:
        points += FIXTURE_FACTOR[edition] * SIZE[lowest_bit(fixtures)]
    return points


@rule
def list_rooms(player: Player, out: Array[int], count: int) -> int:
    """Every unscored, furnished room; more than once only where best triples are tied (APT-9.6,
    APT-11.11)."""
    for room in range(ROOMS):
        stored = player.stores[room]
        if stored.locked == 0 and is_furnished(stored.first):  # APT-9.8
            best = best_points(stored.first)
            for triple in range(TRIPLES):
                if triple_points(stored.first, triple) == best:
                    out[count] = encode(SCORE_ROOM, room, triple)
                    count += 1
    return count


@rule
def why_not_score_room(player: Player, room: int, triple: int) -> int:
    """Whether a room may be scored with these three (APT-9.1)."""
    stored = player.stores[room]
    if stored.locked != 0:
        return Reason.ALREADY_SCORED
    if not is_furnished(stored.first):
        return Reason.NOT_FURNISHED
    is_best = triple_points(stored.first, triple) == best_points(stored.first)
    return Reason.OK if is_best else Reason.NOT_BEST


@rule
def do_score_room(state: State, beat: Beat, seat: int, room: int, triple: int) -> None:
    """Score three pieces of a room, and the fixture in its bathroom if there is one; lock them
    (APT-9.3, APT-9.5, APT-9.7, APT-9.9, APT-12.28, APT-12.29)."""
    player = state.players[seat]
    stored = player.stores[room]
    note(beat, Event.SCORE_ROOM, seat)
    beat.area = room
    beat.piece = counted(stored.first, Kind.BED, triple // (STYLES * STYLES))
    beat.wardrobe = counted(stored.first, Kind.WARDROBE, triple // STYLES % STYLES)
    beat.table = counted(stored.first, Kind.TABLE, triple % STYLES)
    fixtures = fixtures_of(player, room)
    beat.prestige = triple_points(stored.first, triple)
    beat.prestige += extra_points(state.edition, room, fixtures)
    stored.locked = 1 << beat.piece | 1 << beat.wardrobe | 1 << beat.table
    if fixtures != 0:
        player.stores[BATHROOM[room]].locked = fixtures
        beat.fixture = lowest_bit(fixtures)
    player.prestige += beat.prestige


@rule
def counted(pieces: int, kind: int, style: int) -> int:
    """The piece of a kind and style that counts."""
    return kind * KIND_PIECES + style * SIZES + largest(pieces, kind, style) - 1
