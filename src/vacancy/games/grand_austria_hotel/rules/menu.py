"""The menu of a turn (GAH-5.1 to GAH-5.6, GAH-9.13): one part for each kind of move."""

from __future__ import annotations

from enum import IntEnum

from vacancy.engine.decisions import pop
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from ..components import REACTS
from ..layout import Beat, Event, State, Task
from ..moves import CHECK_IN, DIE, END_TURN, GUEST, PASS, POLITICS, SERVE, USE, Reason
from ..vocabulary import Moment
from .asking import ask
from .beats import note
from .counting import do_politics, open_politics, why_not_politics
from .dice import do_choose_space, takeable, why_not_die
from .guests import do_take_guest, has_table, payable_guests, ready_guests, row_guests
from .items import do_serve, is_complete, place_of, servable, serve_price
from .staff import do_use


class Part(IntEnum):
    """The parts of the menu, in its order."""

    PASS = 0
    GUEST = 1
    DIE = 2
    SERVE = 3
    CHECK_IN = 4
    POLITICS = 5
    USE = 6
    END_TURN = 7


PARTS = 8
PART_FIRST = Lookup([
    kind.first for kind in (PASS, GUEST, DIE, SERVE, CHECK_IN, POLITICS, USE, END_TURN)
])  # fmt: skip
MENU_END = END_TURN.end


@rule
def part_of(action: int) -> int:
    """The part of the menu to which an action belongs."""
    part = PARTS - 1
    while action < PART_FIRST[part]:
        part -= 1
    return part


@rule
def menu(state: State, part: int) -> int:
    """What a part of the menu offers the player on turn, as a set (GAH-9.13).

    Nothing sends a guest away (GAH-5.11); additional actions (GAH-1.61) may be repeated (GAH-5.41).
    """
    player = state.players[state.actor]
    if part == Part.PASS:
        return 0 if state.has_acted or state.is_extra else 1  # GAH-5.70, GAH-5.88, GAH-10.7
    if part == Part.GUEST:
        is_closed = state.guest_done or state.die_done or not has_table(player)
        return 0 if is_closed else payable_guests(state)  # GAH-5.2, GAH-5.7, GAH-5.9, GAH-10.1
    if part == Part.DIE:
        return 0 if state.die_done else takeable(state, 1 - state.is_extra)
    if part == Part.SERVE:
        return 1 if can_serve(state) else 0
    if part == Part.CHECK_IN:
        return ready_guests(player)  # GAH-5.40, GAH-5.52
    if part == Part.POLITICS:
        return open_politics(state)  # GAH-5.38, GAH-6.44, GAH-6.45
    if part == Part.USE:
        return player.played & REACTS[state.edition, Moment.ROUND] & ~player.used  # GAH-5.39
    return 1 if state.die_done or state.is_extra else 0  # GAH-5.5, GAH-5.88


@rule
def can_serve(state: State) -> bool:
    """Whether serving can be paid for and has an item and a guest (GAH-5.43)."""
    player = state.players[state.actor]
    return player.crowns >= serve_price(state) and servable(player) != 0


@rule
def why_not_menu(state: State, action: int) -> int:
    """OK, or which rule speaks against a move of the menu."""
    if action < 0 or action >= MENU_END:
        return Reason.NOT_ASKED
    part = part_of(action)
    pick = action - PART_FIRST[part]
    if menu(state, part) >> pick & 1:
        return Reason.OK
    if part == Part.PASS:
        return Reason.NO_PASS_IN_EXTRA if state.is_extra else Reason.MUST_PASS_FIRST
    if part == Part.GUEST:
        return why_not_guest(state, pick)
    if part == Part.DIE:
        return (
            Reason.DIE_DONE if state.die_done else why_not_die(state, pick + 1, 1 - state.is_extra)
        )
    if part == Part.SERVE:
        has_item = servable(state.players[state.actor]) != 0
        return Reason.CANNOT_PAY if has_item else Reason.NOTHING_TO_SERVE
    if part == Part.CHECK_IN:
        return why_not_check_in(state, pick)
    if part == Part.POLITICS:
        return why_not_politics(state, pick)
    if part == Part.USE:
        is_used = state.players[state.actor].used >> pick & 1
        return Reason.USED if is_used else Reason.NOT_PLAYED
    return Reason.DIE_FIRST


@rule
def why_not_guest(state: State, guest: int) -> int:
    """Which rule keeps the player on turn from taking a guest."""
    if state.guest_done:
        return Reason.GUEST_DONE
    if state.die_done:
        return Reason.AFTER_DIE
    if not has_table(state.players[state.actor]):
        return Reason.NO_TABLE
    return Reason.TOO_DEAR if row_guests(state) >> guest & 1 else Reason.NOT_IN_ROW


@rule
def why_not_check_in(state: State, guest: int) -> int:
    """Which rule keeps a guest from being checked in (GAH-5.51)."""
    player = state.players[state.actor]
    table = place_of(player, guest)
    if table == NONE:
        return Reason.NOT_IN_CAFE
    return Reason.NO_VACANT_ROOM if is_complete(player, table) else Reason.ORDER_OPEN


@rule
def do_menu(state: State, beat: Beat, action: int) -> None:
    """Begin what was chosen; the menu comes back when it is finished (GAH-5.3, GAH-10.2).

    What was begun lies above the menu on the stack, so nothing interrupts it (GAH-5.4).
    """
    part = part_of(action)
    pick = action - PART_FIRST[part]
    state.has_acted = 1
    state.must_act = 0  # what comes after the action may be declined again (GAH-8.29)
    if part == Part.PASS:
        pop(state)
        state.players[state.actor].has_passed = 1  # GAH-5.71
        note(beat, Event.PASS, state.actor)
    elif part == Part.GUEST:
        do_take_guest(state, beat, pick)
    elif part == Part.DIE:
        do_choose_space(state, beat, pick + 1, 1 - state.is_extra, 1)
        state.die_done = 1
    elif part == Part.SERVE:
        do_serve(state, beat)
    elif part == Part.CHECK_IN:
        note(beat, Event.LEAD, state.actor)
        beat.guest = pick
        ask(state, Task.CHECK_IN_ROOM, pick, NONE)
    elif part == Part.POLITICS:
        do_politics(state, beat, pick)
    elif part == Part.USE:
        do_use(state, beat, pick)
    else:
        pop(state)
        note(beat, Event.END_TURN, state.actor)  # GAH-5.80
