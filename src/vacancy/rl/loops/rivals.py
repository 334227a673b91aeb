"""A batch in which others play along: those who do not learn answer within the compiled loop."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from vacancy.bots.chance import any_of, word_of
from vacancy.bots.greedy.loop import KNOWN, WORLDS, choose_greedily
from vacancy.bots.net.inference import look_at, weigh_actions
from vacancy.bots.net.layers import Layers, Room
from vacancy.bots.net.loop import AS_LEARNT
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.leaves import mask_state
from vacancy.engine.loops import go_on, list_legal, settle
from vacancy.engine.outsiders import favourite
from vacancy.engine.record import NONE, Array
from vacancy.engine.signature import Actions, Beat, Float64s, Int8Grid, Int16s, Int64s, State

from .stepping import (
    Settings,
    Sheet,
    begin_match,
    clear_rewards,
    first_illegal,
    look,
    note_end,
)
from .table import answer

GRAINS = 1 << 31
"""How finely chances are told apart."""


class Rival(IntEnum):
    """Who may sit at a seat beside the learner; outsiders come last, a number for each style."""

    LEARNER = NONE
    RANDOM = 0
    GREEDY = 1
    NET = 2
    OUTSIDER = 3


class Seating(NamedTuple):
    """Who sits where, by table and seat, and how many random words each table has used."""

    kinds: Int8Grid
    draws: Int64s


class Paper(NamedTuple):
    """What rivals write on while they think."""

    moves: Actions
    replies: Actions
    totals: Int64s


@rule
def step_among_rivals(
    states: Array[State],
    blanks: Array[State],
    desk: Array[State],
    beat: Beat,
    scratch: Int16s,
    paper: Paper,
    net: Layers,
    room: Room,
    sheet: Sheet,
    settings: Settings,
    seating: Seating,
    actions: Int64s,
    begun: Int64s,
    lookers: Int64s,
    first: int,
    end: int,
    restarts: int,
) -> int:
    """As `step_tables`; then rivals play until a learner decides, or a match is over for good.

    A reward is what the first match to end in a step brought: in a further one nobody learnt.
    """
    wrong = first_illegal(sheet.moves, sheet.move_counts, actions, first, end)
    if wrong != NONE:
        return wrong
    for table in range(first, end):
        state = states[table]
        is_on = state.depth > 0
        answer(state, actions[table], beat)
        settle(state, beat)
        clear_rewards(sheet, table)
        seed = settings.seed[0]
        while True:
            if state.depth == 0:
                if is_on and sheet.ends[table] == 0:
                    note_end(state, sheet, settings.reward[0], table)
                if not restarts:
                    break
                begin_match(states, blanks, beat, begun, seed, table)
                is_on = True
            kind = seating.kinds[table, seat_to_move(state)]
            if kind == Rival.LEARNER:
                break
            chance = word_of(word_of(seed, table), seating.draws[table])
            seating.draws[table] += 1
            action = choose_as(kind, state, desk, beat, paper, net, room, chance)
            go_on(state, action, beat)
        look(state, sheet, scratch, lookers, settings.sight[0], table)
    return NONE


@rule
def choose_as(
    kind: int,
    state: State,
    desk: Array[State],
    beat: Beat,
    paper: Paper,
    net: Layers,
    room: Room,
    chance: int,
) -> int:
    """What a rival of a kind plays in a position, of which it uses what its seat may know."""
    moves, seat = paper.moves, seat_to_move(state)
    count = list_legal(state, moves)
    if count == 1:
        return moves[0]
    if kind == Rival.RANDOM:
        return moves[any_of(chance, count)]
    if kind == Rival.GREEDY:
        desk[KNOWN] = state
        mask_state(desk[KNOWN], seat)
        return choose_greedily(desk, beat, moves, paper.replies, paper.totals, seat, chance, WORLDS)
    if kind == Rival.NET:
        look_at(net, room, state, seat)
        weigh_actions(net, room, moves, count, AS_LEARNT)
        return moves[draw_one(room.chances, count, chance)]
    return favourite(state, moves, count, seat, kind - Rival.OUTSIDER, chance)


@rule
def draw_one(chances: Float64s, count: int, chance: int) -> int:
    """The index of one of some chances that add up to one, as likely as it says."""
    left = any_of(chance, GRAINS) / GRAINS
    for index in range(count - 1):
        left -= chances[index]
        if left < 0:
            return index
    return count - 1
