"""What a seat sees of the emperor and of politics: tiles to come, and how near it is to what."""

from __future__ import annotations

from vacancy.engine.bits import bit_count
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_number
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE, Array

from ..components import (
    BONUS_FROM,
    COLOUR_ROOMS,
    COLUMN_ROOMS,
    CONDITION,
    FLOOR_ROOMS,
    GROUP_ROOMS,
    RETREAT,
    SCORED_IN,
)
from ..layout import COLUMNS, FLOORS, GROUPS, ROUNDS, STACKS, Player, State, Task
from ..rules.counting import COUNTERS, count_of
from ..vocabulary import Counter
from .inputs import (
    DISK,
    EMPEROR_AT,
    LEVEL,
    LEVEL_VALUES,
    NEAR,
    NEAR_VALUES,
    ROOM_COLOURS,
    STEPS_SHORT,
    STEPS_VALUES,
    TILES_LEFT,
    VERDICT,
    VERDICTS,
)

NEXT_SCORING = Lookup([
    next(SCORED_IN[later] for later in range(number, ROUNDS + 1) if SCORED_IN[later] != NONE)
    for number in range(ROUNDS + 1)
])  # fmt: skip
"""The number of the emperor's next visit, by round."""
EMPEROR_FRAME = 1  # above the frame of the rounds
PENALTY, NEITHER, BONUS = 0, 1, 2


@rule
def next_scoring(state: State) -> int:
    """The number of the emperor's next visit; of the stacks of tiles if there is none."""
    if state.depth == 0 or state.stack[0].task == Task.FINISH:
        return STACKS
    is_here = state.depth > EMPEROR_FRAME and state.stack[EMPEROR_FRAME].task == Task.EMPEROR
    return NEXT_SCORING[state.round] + is_here


@rule
def verdict_on(player: Player, scoring: int) -> int:
    """What the emperor would say of a player if he came now (GAH-6.3 to GAH-6.6)."""
    place = player.emperor - RETREAT[scoring]
    if place >= BONUS_FROM:
        return BONUS
    return NEITHER if place > 0 else PENALTY


@rule
def list_emperor(state: State, seat: int, out: Array[int], count: int) -> int:
    """The emperor track, and the tiles to come."""
    player = state.players[seat]
    out[count] = EMPEROR_AT + player.emperor
    count += 1
    scoring = next_scoring(state)
    for stack in range(scoring, STACKS):
        out[count] = TILES_LEFT + state.tiles[stack]
        count += 1
    if scoring < STACKS:
        out[count] = VERDICT + state.tiles[scoring] * VERDICTS + verdict_on(player, scoring)
        short = RETREAT[scoring] + BONUS_FROM - player.emperor
        count = list_number(short, STEPS_VALUES, STEPS_SHORT, out, count + 1)
    return count


@rule
def list_politics(state: State, seat: int, out: Array[int], count: int) -> int:
    """The politics cards: how many disks lie there, and how near the seat is to its own."""
    player = state.players[seat]
    for stack in range(STACKS):
        card = state.politics[stack]
        out[count] = LEVEL + stack * LEVEL_VALUES + state.levels[stack]
        count += 1
        if player.disks >> card & 1:
            out[count] = DISK + stack
            count += 1
        elif state.levels[stack] < STACKS:
            first = NEAR + card * NEAR_VALUES
            count = list_number(missing_to(player, card), NEAR_VALUES, first, out, count)
    return count


@rule
def missing_to(player: Player, card: int) -> int:
    """How much is missing to the condition of a politics card: crowns, steps, cards or rooms."""
    missing = 0
    for counter in range(COUNTERS):
        least = CONDITION[card, counter]
        if least > 0 and Counter.FLOORS <= counter <= Counter.COLOURS:
            missing += rooms_missing(player, counter, least)
        elif least > 0:
            missing += max(least - count_of(player, counter), 0)
    return missing


@rule
def rooms_missing(player: Player, counter: int, least: int) -> int:
    """How many more rooms must be occupied until so many floors, columns, groups or colours are
    full: those that lack the fewest."""
    total = 0
    found = 0
    fewest = 0
    while found < least:
        for unit in range(unit_count(counter)):
            if found < least:
                rooms = unit_rooms(player.board, counter, unit)
                if bit_count(rooms & ~player.occupied) == fewest:
                    total += fewest
                    found += 1
        fewest += 1
    return total


@rule
def unit_count(counter: int) -> int:
    """How many floors, columns, groups or colours a hotel has."""
    if counter == Counter.FLOORS:
        return FLOORS
    if counter == Counter.COLUMNS:
        return COLUMNS
    return GROUPS if counter == Counter.GROUPS else ROOM_COLOURS


@rule
def unit_rooms(board: int, counter: int, unit: int) -> int:
    """The rooms of a floor, column, group or colour, as a set."""
    if counter == Counter.FLOORS:
        return FLOOR_ROOMS[unit]
    if counter == Counter.COLUMNS:
        return COLUMN_ROOMS[unit]
    return GROUP_ROOMS[board, unit] if counter == Counter.GROUPS else COLOUR_ROOMS[board, unit]
