"""Items: receiving, placing, serving, filling orders (GAH-5.32 to GAH-5.37, GAH-8.14)."""

from __future__ import annotations

from vacancy.engine.decisions import pop, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import GUEST_COLOUR, GUEST_ORDER, SERVE_COST, SERVE_ITEMS
from ..layout import GUESTS, KINDS, TABLES, Beat, Event, Player, State, Task
from ..moves import Reason
from ..vocabulary import Colour, Kind, Moment, Where
from .asking import ask, ask_fewer, reacting
from .beats import note, note_amount


@rule
def receive(state: State, kind: int, count: int) -> None:
    """Items come: each may go to a guest who lacks it, the others to the kitchen (GAH-5.32)."""
    if kind == Kind.ANY:
        ask(state, Task.CHOOSE_ITEM, count, NONE)
    elif kind == Kind.EACH:
        for back in range(KINDS):  # the last asked comes first: strudel (GAH-9.23)
            ask(state, Task.PLACE_ITEM, KINDS - 1 - back, count)
    elif count > 0:
        ask(state, Task.PLACE_ITEM, kind, count)


@rule
def lacking(player: Player, kind: int) -> int:
    """The places at which an item of a kind can be put, as a set: kind times tables, and table."""
    places = 0
    for table in range(TABLES):
        if player.cafe[table].lacks[kind] > 0:  # GAH-5.33, GAH-10.25
            places |= 1 << (kind * TABLES + table)
    return places


@rule
def servable(player: Player) -> int:
    """The places to which an item of the kitchen can be served, as a set (GAH-9.25)."""
    places = 0
    for kind in range(KINDS):
        if player.kitchen[kind] > 0:
            places |= lacking(player, kind)
    return places


@rule
def place_of(player: Player, put: int) -> int:
    """The place of a kind and a guest, or NONE if that guest is not in the café."""
    for table in range(TABLES):
        if player.cafe[table].guest == put % GUESTS:
            return put // GUESTS * TABLES + table
    return NONE


@rule
def why_not_put(state: State, kind: int, place: int) -> int:
    """Which rule keeps an item from being put on a guest."""
    player = state.players[state.actor]
    if top(state).task == Task.PLACE_ITEM and kind != top(state).a:
        return Reason.NOT_ASKED
    if place == NONE:
        return Reason.NOT_IN_CAFE
    return Reason.NOT_LACKING if not lacking(player, kind) >> place & 1 else Reason.NOT_IN_KITCHEN


@rule
def put(state: State, beat: Beat, event: int, place: int) -> None:
    """Lay an item on a guest's card for good (GAH-5.33)."""
    table = state.players[state.actor].cafe[place % TABLES]
    table.lacks[place // TABLES] -= 1
    note(beat, event, state.actor)
    beat.kind = place // TABLES
    beat.guest = table.guest


@rule
def do_place(state: State, beat: Beat, place: int) -> None:
    """Put a received item straight on a guest, free of charge (GAH-5.32)."""
    frame = top(state)
    put(state, beat, Event.PLACE, place)
    frame.b -= 1
    ask_fewer(state, frame.b)


@rule
def do_keep(state: State, beat: Beat, count: int) -> None:
    """Put received items into the kitchen; it has room for all (GAH-1.75, GAH-10.11)."""
    frame = top(state)
    state.players[state.actor].kitchen[frame.a] += count
    note_amount(beat, Event.KITCHEN, state.actor, count, NONE)
    beat.kind = frame.a
    frame.b -= count
    ask_fewer(state, frame.b)


@rule
def do_choose_item(state: State, beat: Beat, kind: int) -> None:
    """Receive an item of the chosen kind; it is placed before the next is chosen (GAH-9.24)."""
    frame = top(state)
    note(beat, Event.CHOOSE_ITEM, state.actor)
    beat.kind = kind
    frame.a -= 1
    ask_fewer(state, frame.a)
    ask(state, Task.PLACE_ITEM, kind, 1)


@rule
def serve_price(state: State) -> int:
    """What serving costs (GAH-5.36), nothing with card 24 (GAH-5.37, GAH-7.24)."""
    return 0 if reacting(state, Moment.SERVE) != 0 else SERVE_COST


@rule
def do_serve(state: State, beat: Beat) -> None:
    """Pay for moving up to three items from the kitchen to guests (GAH-5.36, GAH-5.42).

    Example: GAH-11.29.
    """
    price = serve_price(state)
    state.players[state.actor].crowns -= price
    note(beat, Event.SERVE, state.actor)
    beat.price = price
    ask(state, Task.SERVE_ITEM, SERVE_ITEMS, NONE)


@rule
def do_serve_item(state: State, beat: Beat, place: int) -> None:
    """Move one item from the kitchen to a guest; several make up an order (GAH-5.34)."""
    frame = top(state)
    state.players[state.actor].kitchen[place // TABLES] -= 1
    put(state, beat, Event.SERVE_ITEM, place)
    frame.a -= 1
    ask_fewer(state, frame.a)


@rule
def is_complete(player: Player, table: int) -> bool:
    """Whether every wanted item lies on the card (GAH-1.33)."""
    lacks = player.cafe[table].lacks
    return lacks[Kind.STRUDEL] + lacks[Kind.CAKE] + lacks[Kind.WINE] + lacks[Kind.COFFEE] == 0


@rule
def fillable(player: Player, colour: int) -> int:
    """The guests of a colour (grey: of any) whose orders are not complete (GAH-9.30)."""
    guests = 0
    for table in range(TABLES):
        guest = player.cafe[table].guest
        if guest != NONE and not is_complete(player, table):
            if colour == Colour.ANY or GUEST_COLOUR[guest] == colour:
                guests |= 1 << guest
    return guests


@rule
def do_fill(state: State, beat: Beat, guest: int) -> None:
    """Complete an order from the general supply; the guest stays (GAH-7.38, GAH-8.25)."""
    player = state.players[state.actor]
    table = player.cafe[place_of(player, guest)]
    pop(state)
    note(beat, Event.FILL, state.actor)
    beat.guest = guest
    for kind in range(KINDS):
        table.lacks[kind] = 0  # GAH-1.63, GAH-2.18: the supply never runs out


@rule
def lose_items(state: State, beat: Beat, where: int, source: int) -> None:
    """All items of the kitchen, and of the guests too, go to the supply (GAH-6.21, GAH-6.24)."""
    player = state.players[state.actor]
    count = 0
    for kind in range(KINDS):
        count += player.kitchen[kind]
        player.kitchen[kind] = 0
    if where == Where.EVERYWHERE:
        for table in range(TABLES):
            if player.cafe[table].guest != NONE:
                count += reset_order(player, table)
    note_amount(beat, Event.LOSE_ITEMS, state.actor, count, source)


@rule
def reset_order(player: Player, table: int) -> int:
    """Let a guest's order begin anew; returns how many items lay on the card."""
    seat = player.cafe[table]
    count = 0
    for kind in range(KINDS):
        count += GUEST_ORDER[seat.guest, kind] - seat.lacks[kind]
        seat.lacks[kind] = GUEST_ORDER[seat.guest, kind]
    return count
