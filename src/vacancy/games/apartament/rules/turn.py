"""The turn as the rulebook tells it, and which function answers for which decision.

A turn (APT-1.1): drive along one road, or stay (`driving`; APT-1.2). Then act (APT-1.3): in a town
take an order or buy a piece (`loading`); in the base unload, which runs the factory and furnishes
the hotel (`unloading`, `furnishing`). At any moment: score a room (`rooms`), use order cards
(`cards`), buy stars and upgrades (`buying`), carry furniture (`furnishing`). Then the turn ends, or
the game (`ending`).
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.record import Array

from ..layout import Beat, Player, Reason, State, Task
from ..moves import (
    ACTIVATE_VIGNETTE,
    BUY_FURNITURE,
    BUY_STAR,
    BUY_UPGRADE,
    CLOSE_UNLOAD,
    DECLINE_VIGNETTE,
    DELIVER,
    END_TURN,
    MOVE,
    MOVE_FURNITURE,
    SCORE_ORDER_SET,
    SCORE_ROOM,
    SCRAP,
    TAKE_ORDER,
    UNLOAD,
    USE_VIGNETTE,
)
from .buying import (
    do_buy_star,
    do_buy_upgrade,
    list_purchases,
    why_not_buy_star,
    why_not_buy_upgrade,
)
from .cards import (
    do_activate_vignette,
    do_score_order_set,
    list_activations,
    list_order_sets,
    why_not_activate_vignette,
    why_not_score_order_set,
)
from .driving import do_move, list_moves, spendable, why_not_end_turn, why_not_move
from .ending import (
    do_announce,
    do_count,
    do_decline_vignette,
    do_end_turn,
    do_turns,
    do_use_vignette,
)
from .furnishing import do_move_furniture, list_carrying, why_not_move_furniture
from .loading import (
    do_buy_furniture,
    do_refill,
    do_take_order,
    hold_grid,
    list_loading,
    why_not_act,
    why_not_buy_furniture,
    why_not_take_order,
)
from .rooms import do_score_room, list_rooms, why_not_score_room
from .unloading import (
    do_close_unload,
    do_crate,
    do_deliver,
    do_produce,
    do_scrap,
    do_unload,
    list_unloading,
    why_not_close_unload,
    why_not_deliver,
    why_not_scrap,
    why_not_unload,
)


@rule
def list_legal(state: State, out: Array[int]) -> int:
    """The answers to the decision at hand."""
    frame = top(state)
    if frame.task == Task.TURN:
        return list_turn(state, state.players[frame.seat], out)
    if frame.task == Task.UNLOADING:
        player = state.players[frame.seat]
        count = list_unloading(player, frame.a, out)
        return list_free_things(state, player, out, count)
    out[0] = USE_VIGNETTE.first
    out[1] = DECLINE_VIGNETTE.first
    return 2


@rule
def list_turn(state: State, player: Player, out: Array[int]) -> int:
    """Moves, actions, free things, the end of the turn (APT-11.21, APT-11.23). Not moving and not
    acting twice are no options of their own (APT-4.4)."""
    count = list_moves(state, player, out)
    if why_not_act(state, player) == Reason.OK:
        count = list_loading(state, player, out, count)
    if why_not_unload(state, player) == Reason.OK:
        out[count] = UNLOAD.first
        count += 1
    count = list_free_things(state, player, out, count)
    if why_not_end_turn(state, player) == Reason.OK:
        out[count] = END_TURN.first  # APT-11.17
        count += 1
    return count


@rule
def list_free_things(state: State, player: Player, out: Array[int], count: int) -> int:
    """What may be done at any moment of one's turn, unloading included (APT-1.4, APT-4.15,
    APT-12.32, APT-13.42)."""
    count = list_rooms(player, out, count)
    count = list_order_sets(player, out, count)
    count = list_activations(state, player, out, count)
    coins = spendable(state, player, hold_grid(player)) if player.coins > 0 else 0
    count = list_purchases(state, player, coins, out, count)
    return list_carrying(player, coins, out, count)


@rule
def why_not(state: State, action: int) -> int:
    """OK, or the reason why an action does not answer the decision at hand."""
    frame = top(state)
    player = state.players[frame.seat]
    if frame.task == Task.VIGNETTE:
        answers = action == USE_VIGNETTE.first or action == DECLINE_VIGNETTE.first
        return Reason.OK if answers else Reason.NOT_ASKED
    if CLOSE_UNLOAD.end <= action < END_TURN.first:
        return why_not_free_thing(state, player, action)
    if frame.task == Task.UNLOADING:
        return why_not_in_unloading(state, player, action)
    return why_not_in_turn(state, player, action)


@rule
def why_not_in_turn(state: State, player: Player, action: int) -> int:
    """The moves and actions of a turn (APT-11.1)."""
    a, b, _ = decode(TAKE_ORDER, action)
    if belongs(MOVE, action):
        return why_not_move(state, player, action - MOVE.first)
    if belongs(TAKE_ORDER, action):
        return why_not_take_order(state, player, a, b)
    if belongs(BUY_FURNITURE, action):
        return why_not_buy_furniture(state, player, action - BUY_FURNITURE.first)
    if action == UNLOAD.first:
        return why_not_unload(state, player)
    if action == END_TURN.first:
        return why_not_end_turn(state, player)
    return Reason.NOT_ASKED


@rule
def why_not_in_unloading(state: State, player: Player, action: int) -> int:
    """What is done with the pieces in the hold (APT-11.2)."""
    if belongs(DELIVER, action):
        piece, area, _ = decode(DELIVER, action)
        return why_not_deliver(player, piece, area)
    if belongs(SCRAP, action):
        return why_not_scrap(player, action - SCRAP.first)
    if action == CLOSE_UNLOAD.first:
        return why_not_close_unload(state)
    return Reason.NOT_ASKED


@rule
def why_not_free_thing(state: State, player: Player, action: int) -> int:
    """What may be done at any moment of one's turn."""
    if belongs(SCORE_ROOM, action):
        room, triple, _ = decode(SCORE_ROOM, action)
        return why_not_score_room(player, room, triple)
    if belongs(SCORE_ORDER_SET, action):
        return why_not_score_order_set(player, action - SCORE_ORDER_SET.first)
    if belongs(ACTIVATE_VIGNETTE, action):
        one, other, _ = decode(ACTIVATE_VIGNETTE, action)
        return why_not_activate_vignette(state, player, one, other)
    if action == BUY_STAR.first:
        return why_not_buy_star(state, player)
    if belongs(BUY_UPGRADE, action):
        return why_not_buy_upgrade(state, player, action - BUY_UPGRADE.first)
    area, piece, target = decode(MOVE_FURNITURE, action)
    return why_not_move_furniture(state, player, area, piece, target)


@rule
def apply(state: State, action: int, beat: Beat) -> None:
    """Carry out a legal action."""
    seat = top(state).seat
    if belongs(MOVE, action):
        do_move(state, beat, seat, action - MOVE.first)
    elif belongs(TAKE_ORDER, action):
        do_take_order(state, beat, seat, decode(TAKE_ORDER, action)[0])
    elif belongs(BUY_FURNITURE, action):
        do_buy_furniture(state, beat, seat, action - BUY_FURNITURE.first)
    elif action == UNLOAD.first:
        do_unload(state, beat, seat)
    elif belongs(DELIVER, action):
        piece, area, _ = decode(DELIVER, action)
        do_deliver(state, beat, seat, piece, area)
    elif belongs(SCRAP, action):
        do_scrap(state, beat, seat, action - SCRAP.first)
    elif action == CLOSE_UNLOAD.first:
        do_close_unload(state, beat, seat)
    elif action == END_TURN.first:
        do_end_turn(state, beat, seat)
    elif action == USE_VIGNETTE.first:
        do_use_vignette(state, beat, seat)
    elif action == DECLINE_VIGNETTE.first:
        do_decline_vignette(state, beat, seat)
    else:
        do_free_thing(state, action, beat, seat)


@rule
def do_free_thing(state: State, action: int, beat: Beat, seat: int) -> None:
    """Carry out what uses up no action."""
    if belongs(SCORE_ROOM, action):
        room, triple, _ = decode(SCORE_ROOM, action)
        do_score_room(state, beat, seat, room, triple)
    elif belongs(SCORE_ORDER_SET, action):
        do_score_order_set(state, beat, seat, action - SCORE_ORDER_SET.first)
    elif belongs(ACTIVATE_VIGNETTE, action):
        one, other, _ = decode(ACTIVATE_VIGNETTE, action)
        do_activate_vignette(state, beat, seat, one, other)
    elif action == BUY_STAR.first:
        do_buy_star(state, beat, seat)
    elif belongs(BUY_UPGRADE, action):
        do_buy_upgrade(state, beat, seat, action - BUY_UPGRADE.first)
    else:
        area, piece, target = decode(MOVE_FURNITURE, action)
        do_move_furniture(state, beat, seat, area, piece, target)


@rule
def step(state: State, beat: Beat) -> None:
    """Take the engine's next step."""
    task = top(state).task
    if task == Task.TURNS:
        do_turns(state)
    elif task == Task.REFILL:
        do_refill(state, beat)
    elif task == Task.CRATES:
        do_crate(state, beat)
    elif task == Task.PRODUCE:
        do_produce(state, beat)
    elif task == Task.ANNOUNCE:
        do_announce(state, beat)
    else:
        do_count(state, beat)
