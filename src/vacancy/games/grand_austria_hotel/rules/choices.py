"""What can be answered to the decision at hand: one set of picks for listing, refusing, answering.

Every decision but the menu has one family of actions; a pick is a number in it.
"""

from __future__ import annotations

from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import COLOUR_ROOMS, GUEST_COLOUR, SERVE_ITEMS
from ..layout import State, Task
from ..moves import Reason
from .dice import boosts, joker_targets, takeable, why_not_die
from .guests import has_table, next_benefits, row_guests
from .items import fillable, lacking, place_of, servable
from .rooms import highest, preparable, removable, why_not_prepare
from .staff import copyable, drawn_cards, end_cards, playable, why_not_play

YES_NO = 0b11
FOUR_KINDS = 0b1111
ORDERS = 0b111


@rule
def choices(state: State) -> int:
    """The legal picks of the decision on top of the stack, but for declining, as a set."""
    frame = top(state)
    task = frame.task
    player = state.players[state.actor]
    if task == Task.PLACE_ITEM:
        return lacking(player, frame.a)  # GAH-9.23
    if task == Task.SERVE_ITEM:
        return servable(player)  # GAH-9.25
    if task == Task.PREPARE or task == Task.SETUP_ROOM:
        return preparable(state, frame.a)  # GAH-9.12, GAH-9.19
    if task == Task.BOOST:
        return boosts(state)  # GAH-9.14
    if task == Task.JOKER:
        return joker_targets(state)  # GAH-9.15
    if task == Task.EXTRA_ORDER:
        return ORDERS  # GAH-9.16
    if task == Task.DISH_SPLIT or task == Task.DRINK_SPLIT:
        return (1 << (state.strength // 2 + 1)) - 1  # GAH-9.17, GAH-9.18
    if task == Task.TRACK_SPLIT:
        return (1 << (state.strength + 1)) - 1  # GAH-9.20
    if task == Task.PLAY_STAFF:
        return playable(state, player.hand, frame.a)  # GAH-9.21
    if task == Task.PLAY_DRAWN:
        return playable(state, drawn_cards(player), frame.a)  # GAH-9.22
    if task == Task.PUT_UNDER:
        return drawn_cards(player)
    if task == Task.CHOOSE_ITEM:
        return FOUR_KINDS  # GAH-9.24
    if task == Task.CHECK_IN_ROOM:
        return player.vacant & COLOUR_ROOMS[player.board, GUEST_COLOUR[frame.a]]  # GAH-9.26
    if task == Task.ORDER_BENEFITS:
        return next_benefits(state)  # GAH-9.27
    if task == Task.OCCUPY_ROOM:
        return player.vacant & COLOUR_ROOMS[player.board, frame.a]  # GAH-9.28
    if task == Task.FREE_GUEST or task == Task.SETUP_GUEST:
        return row_guests(state) if has_table(player) else 0  # GAH-9.11, GAH-9.29
    if task == Task.FILL_ORDER:
        return fillable(player, frame.a)  # GAH-9.30
    if task == Task.FREE_ACTION:
        return takeable(state, 0)  # GAH-10.81
    if task == Task.LOSE_HAND:
        return player.hand  # GAH-9.34
    if task == Task.REMOVE_VACANT:
        return highest(player.vacant)  # GAH-9.35
    if task == Task.REMOVE_OCCUPIED:
        return removable(state)  # GAH-9.36
    if task == Task.DISCARD_PLAYED:
        return end_cards(state, state.actor)  # GAH-9.37
    if task == Task.COPY:
        return copyable(state)  # GAH-9.38
    if task == Task.DRAFT:
        return player.pack  # GAH-9.10
    return YES_NO  # GAH-9.31, GAH-9.32, GAH-9.33


@rule
def can_decline(state: State, picks: int) -> bool:
    """Whether stopping, none or the kitchen is an answer besides these picks (GAH-8.29)."""
    frame = top(state)
    task = frame.task
    if task == Task.PREPARE:
        return not state.must_act or picks == 0
    if task == Task.PLAY_STAFF:
        return frame.b == 0 or picks == 0
    if task == Task.SERVE_ITEM:
        return frame.a < SERVE_ITEMS  # GAH-5.43
    is_offer = task == Task.SETUP_ROOM or task == Task.PLAY_DRAWN or task == Task.PLACE_ITEM
    is_gift = task == Task.OCCUPY_ROOM or task == Task.FREE_GUEST or task == Task.FILL_ORDER
    return is_offer or is_gift or task == Task.FREE_ACTION or task == Task.COPY


@rule
def why_not_decline(task: int) -> int:
    """Why the decision at hand has to be answered."""
    if task == Task.SERVE_ITEM:
        return Reason.MUST_SERVE
    if task == Task.PREPARE or task == Task.PLAY_STAFF:
        return Reason.MUST_ACT
    return Reason.NO_DECLINING


@rule
def why_not_pick(state: State, task: int, pick: int) -> int:
    """Which rule keeps a thing of the right kind from being the answer."""
    player = state.players[state.actor]
    if task == Task.PREPARE or task == Task.SETUP_ROOM:
        return why_not_prepare(state, top(state).a, pick)
    if task == Task.PLAY_STAFF or task == Task.PLAY_DRAWN:
        return why_not_play(state, pick)
    if task == Task.CHECK_IN_ROOM or task == Task.OCCUPY_ROOM:
        return Reason.WRONG_COLOUR if player.vacant >> pick & 1 else Reason.NOT_VACANT
    if task == Task.FREE_GUEST or task == Task.SETUP_GUEST:
        return Reason.NOT_IN_ROW
    if task == Task.FILL_ORDER:
        place = place_of(player, pick)
        return Reason.NOT_IN_CAFE if place == NONE else why_not_fill(state, pick)
    if task == Task.FREE_ACTION:
        return why_not_die(state, pick + 1, 0)
    if task == Task.REMOVE_VACANT:
        return Reason.HIGHER_FIRST if player.vacant >> pick & 1 else Reason.NOT_VACANT
    if task == Task.REMOVE_OCCUPIED:
        return Reason.NOT_THAT_COLUMN
    if task == Task.DISCARD_PLAYED or task == Task.COPY:
        return Reason.NOT_END_CARD
    if task == Task.DRAFT:
        return Reason.NOT_IN_PACK
    if task == Task.LOSE_HAND:
        return Reason.NOT_IN_HAND
    if task == Task.PUT_UNDER:
        return Reason.NOT_DRAWN
    if task == Task.ORDER_BENEFITS:
        return Reason.NOT_PENDING
    if task == Task.BOOST or task == Task.JOKER:
        return Reason.MUST_ACT
    return Reason.TOO_MANY


@rule
def why_not_fill(state: State, guest: int) -> int:
    """Why the order of a guest in the café is not filled."""
    is_open = fillable(state.players[state.actor], GUEST_COLOUR[guest]) >> guest & 1
    return Reason.WRONG_COLOUR if is_open else Reason.ORDER_FULL
