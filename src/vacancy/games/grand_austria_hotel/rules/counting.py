"""What is counted in a hotel: for conditions, bonuses and the final scoring; politics cards."""

from __future__ import annotations

from vacancy.engine.bits import bit_count
from vacancy.engine.dialect import rule

from ..components import (
    COLOUR_ROOMS,
    COLUMN_ROOMS,
    CONDITION,
    FLOOR_ROOMS,
    GROUP_ROOMS,
    POLITICS_VP,
)
from ..layout import COLUMNS, FLOORS, GROUPS, STACK_SIZE, STACKS, Beat, Event, Player, State
from ..moves import Reason
from ..vocabulary import Colour, Counter
from .beats import note

COUNTERS = Counter.DISKS + 1
ROOM_COLOURS = 3


@rule
def count_of(player: Player, counter: int) -> int:
    """How many of something a player has, by `Counter`."""
    if counter == Counter.CROWNS:
        return player.crowns
    if counter == Counter.EMPEROR:
        return player.emperor
    if counter == Counter.STAFF:
        return bit_count(player.played)  # GAH-1.73, GAH-10.41: one-off cards too
    if counter == Counter.TILES:
        return bit_count(player.vacant | player.occupied)
    if counter == Counter.ROOMS:
        return bit_count(player.occupied)
    if counter == Counter.DISKS:
        return bit_count(player.disks)
    if counter == Counter.SETS:
        red, yellow = count_colour(player, Colour.RED), count_colour(player, Colour.YELLOW)
        return min(red, yellow, count_colour(player, Colour.BLUE))  # GAH-7.48
    if counter <= Counter.BLUE:
        return count_colour(player, counter - Counter.RED)
    return count_full(player, counter)


@rule
def count_colour(player: Player, colour: int) -> int:
    """How many rooms of a colour are occupied."""
    return bit_count(player.occupied & COLOUR_ROOMS[player.board, colour])


@rule
def count_full(player: Player, counter: int) -> int:
    """How many floors, columns, groups or colours have all their rooms occupied."""
    empty = ~player.occupied
    count = 0
    if counter == Counter.FLOORS:
        for floor in range(FLOORS):
            count += empty & FLOOR_ROOMS[floor] == 0
    elif counter == Counter.COLUMNS:
        for column in range(COLUMNS):
            count += empty & COLUMN_ROOMS[column] == 0
    elif counter == Counter.GROUPS:
        for group in range(GROUPS):
            count += empty & GROUP_ROOMS[player.board, group] == 0
    else:
        for colour in range(ROOM_COLOURS):
            count += empty & COLOUR_ROOMS[player.board, colour] == 0
    return count


@rule
def is_met(player: Player, card: int) -> bool:
    """Whether a player's hotel meets the condition of a politics card now (GAH-6.46, GAH-10.60)."""
    for counter in range(COUNTERS):
        least = CONDITION[card, counter]
        if least > 0 and count_of(player, counter) < least:
            return False
    return True


@rule
def open_politics(state: State) -> int:
    """The politics cards on which the acting player can put a disk now, as a set (GAH-6.40)."""
    player = state.players[state.actor]
    cards = 0
    for stack in range(STACKS):
        card = state.politics[stack]
        if not player.disks >> card & 1 and state.levels[stack] < STACKS:  # GAH-6.41, GAH-6.43
            if is_met(player, card):
                cards |= 1 << card
    return cards


@rule
def why_not_politics(state: State, card: int) -> int:
    """Which rule keeps the acting player from putting a disk on a politics card."""
    stack = card // STACK_SIZE
    if state.politics[stack] != card:
        return Reason.NOT_IN_PLAY
    if state.players[state.actor].disks >> card & 1:
        return Reason.HAS_DISK
    if state.levels[stack] == STACKS:
        return Reason.NO_LEVEL
    return Reason.NOT_MET


@rule
def do_politics(state: State, beat: Beat, card: int) -> None:
    """Put a disk on the highest free level; nothing is spent (GAH-6.40, GAH-6.42)."""
    player = state.players[state.actor]
    stack = card // STACK_SIZE
    note(beat, Event.POLITICS, state.actor)
    beat.tile = card
    beat.amount = POLITICS_VP[state.levels[stack]]  # GAH-10.61
    player.vp += beat.amount
    player.disks |= 1 << card
    state.levels[stack] += 1
