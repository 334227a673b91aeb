"""Rooms: preparing, occupying and losing them; groups (GAH-5.22 to GAH-5.26, GAH-5.60 ff.)."""

from __future__ import annotations

from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import (
    ALL_ROOMS,
    COLOUR_ROOMS,
    COLUMN_ROOMS,
    EFFECT_DISCOUNT,
    EFFECT_FLOORS,
    EFFECT_IS_OCCUPIED,
    EFFECT_WHAT,
    FLOOR_COST,
    FLOOR_ROOMS,
    GROUP_AT,
    GROUP_BONUS,
    LEFT_COLUMN,
    NEEDS_ONE_COLUMN,
    RIGHT_COLUMN,
    ROOM_COLOUR,
    ROOM_VP,
    UP_TO_FLOOR,
)
from ..layout import COLUMNS, FLOORS, FROM_GROUP, Beat, Event, Player, State, Task
from ..moves import Reason
from ..vocabulary import Moment
from .asking import ask_fewer, push_reactions, reacting
from .beats import note

BOTTOM_LEFT = 1
ROOM_COLOUR_COUNT = 3


@rule
def open_rooms(player: Player) -> int:
    """The empty spaces on which a tile may lie next, whatever it costs, as a set."""
    tiles = player.vacant | player.occupied
    if tiles == 0:
        return BOTTOM_LEFT  # GAH-3.22, GAH-5.24, GAH-6.35, GAH-10.18
    level = (tiles & ~RIGHT_COLUMN) << 1 | (tiles & ~LEFT_COLUMN) >> 1
    beside = level | tiles << COLUMNS | tiles >> COLUMNS  # GAH-1.72, GAH-10.10
    return beside & ~tiles & ALL_ROOMS


@rule
def payable_rooms(state: State, discount: int) -> int:
    """The rooms that the acting player could pay for, as a set (GAH-5.25, GAH-9.3)."""
    player = state.players[state.actor]
    rooms = 0
    for floor in range(FLOORS):
        if FLOOR_COST[floor] - discount <= player.crowns:
            rooms |= FLOOR_ROOMS[floor]
    for colour in range(ROOM_COLOUR_COUNT):
        if reacting(state, Moment.PREPARE + colour) != 0:  # GAH-7.9, GAH-7.10, GAH-7.11
            rooms |= COLOUR_ROOMS[player.board, colour]
    return rooms


@rule
def preparable(state: State, effect: int) -> int:
    """The rooms that the acting player may prepare by an effect, as a set (GAH-9.19)."""
    player = state.players[state.actor]
    rooms = open_rooms(player) & payable_rooms(state, EFFECT_DISCOUNT[effect])
    rooms &= COLOUR_ROOMS[player.board, EFFECT_WHAT[effect]]  # GAH-8.15
    return rooms & UP_TO_FLOOR[EFFECT_FLOORS[effect]]  # GAH-8.30, GAH-11.10


@rule
def why_not_prepare(state: State, effect: int, room: int) -> int:
    """Which rule keeps the acting player from preparing a room."""
    player = state.players[state.actor]
    if (player.vacant | player.occupied) >> room & 1:
        return Reason.HAS_TILE
    if not open_rooms(player) >> room & 1:
        return Reason.FIRST_ROOM if player.vacant | player.occupied == 0 else Reason.NOT_ADJACENT
    if not COLOUR_ROOMS[player.board, EFFECT_WHAT[effect]] >> room & 1:
        return Reason.WRONG_COLOUR
    if not UP_TO_FLOOR[EFFECT_FLOORS[effect]] >> room & 1:
        return Reason.WRONG_FLOOR
    return Reason.TOO_DEAR


@rule
def room_price(state: State, effect: int, room: int) -> int:
    """What preparing a room costs the acting player, never less than 0 (GAH-5.25, GAH-8.6)."""
    colour = ROOM_COLOUR[state.players[state.actor].board, room]
    if reacting(state, Moment.PREPARE + colour) != 0:
        return 0
    return max(FLOOR_COST[room // COLUMNS] - EFFECT_DISCOUNT[effect], 0)


@rule
def do_prepare(state: State, beat: Beat, room: int) -> None:
    """Pay for a tile of the space's colour and lay it there (GAH-1.21, GAH-5.23)."""
    frame = top(state)
    effect = frame.a
    player = state.players[state.actor]
    note(beat, Event.PREPARE, state.actor)
    beat.room = room
    beat.price = room_price(state, effect, room)
    beat.other = ROOM_VP[room]  # GAH-5.26, GAH-10.23
    player.crowns -= beat.price
    player.vp += beat.other
    frame.b -= 1
    state.must_act = 0
    ask_fewer(state, frame.b)
    if EFFECT_IS_OCCUPIED[effect]:  # GAH-6.27, GAH-6.29, GAH-10.54
        occupy(state, room)
    else:
        player.vacant |= 1 << room


@rule
def occupy(state: State, room: int) -> None:
    """Turn or lay a tile occupied side up without a guest; a closed group pays (GAH-5.62)."""
    settle_room(state, room)
    player = state.players[state.actor]
    if is_closed(player, room):
        push(state, Task.EFFECT, NONE, GROUP_BONUS[player.board, room], FROM_GROUP)
    push_reactions(state, Moment.OCCUPIED)


@rule
def settle_room(state: State, room: int) -> None:
    """The room is occupied from now on (GAH-1.70, GAH-1.71)."""
    player = state.players[state.actor]
    player.vacant &= ~(1 << room)
    player.occupied |= 1 << room


@rule
def is_closed(player: Player, room: int) -> bool:
    """Whether every room of this room's group is occupied. A room is occupied once and leaves
    that state only in the last scoring, so no group can close twice (GAH-5.60, GAH-5.63)."""
    group = GROUP_AT[player.board, room]
    return player.occupied & group == group


@rule
def do_occupy(state: State, beat: Beat, room: int) -> None:
    """Turn a vacant room to its occupied side; no guest comes (GAH-8.13, GAH-8.24)."""
    frame = top(state)
    note(beat, Event.OCCUPY, state.actor)
    beat.room = room
    frame.b -= 1
    ask_fewer(state, frame.b)
    occupy(state, room)


@rule
def highest(rooms: int) -> int:
    """The rooms of a set that lie on its highest floor, as a set."""
    for down in range(FLOORS):
        found = rooms & FLOOR_ROOMS[FLOORS - 1 - down]
        if found != 0:
            return found
    return 0


@rule
def removable(state: State) -> int:
    """The occupied rooms that may be lost next to the penalty of EMP-C2 (GAH-6.36)."""
    frame = top(state)
    occupied = state.players[state.actor].occupied
    if frame.a != NONE:  # the second room lies below the first
        below = occupied & UP_TO_FLOOR[frame.a]
        if NEEDS_ONE_COLUMN[state.edition]:
            return below & COLUMN_ROOMS[frame.b]  # GAH-11.31
        return highest(below)  # GAH-10.84, GAH-10.92
    rooms = highest(occupied)
    paired = 0
    for column in range(COLUMNS):
        if occupied & ~rooms & COLUMN_ROOMS[column] != 0:
            paired |= rooms & COLUMN_ROOMS[column]
    return paired if paired != 0 and NEEDS_ONE_COLUMN[state.edition] else rooms  # GAH-10.57


@rule
def do_remove(state: State, beat: Beat, room: int) -> None:
    """Take a tile off the board; what it brought is kept (GAH-6.34, GAH-6.35, GAH-10.56)."""
    frame = top(state)
    player = state.players[state.actor]
    note(beat, Event.REMOVE, state.actor)
    beat.room = room
    player.vacant &= ~(1 << room)
    player.occupied &= ~(1 << room)
    if frame.task == Task.REMOVE_VACANT:
        frame.a -= 1
        ask_fewer(state, frame.a)
    elif frame.a == NONE:
        frame.a = room // COLUMNS
        frame.b = room % COLUMNS
        ask_fewer(state, 1)
    else:
        pop(state)
