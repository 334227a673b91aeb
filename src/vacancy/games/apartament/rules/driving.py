"""Driving, and the duty to act: where an action is possible, and what it forbids (APT-4.3 to
APT-4.14)."""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array

from ..components import BASE_ONLY, NEIGHBOURS, ORDER_COLOUR, ORDER_CRATES, UP_TO_SIZE
from ..layout import SIZES, SLOTS, TOWNS, Beat, Event, Moved, Place, Player, Reason, State, Upgrade
from ..moves import MOVE
from .beats import note
from .loading import free_cells, hold_grid, is_loaded, loadable, owns


@rule
def places_for_free(state: State, player: Player, grid: int) -> int:
    """The places where an action is possible without coins, as a set (APT-4.8): the base with a
    loaded truck (APT-5.13), and towns with an order that fits."""
    free = free_cells(player, grid)
    places = BASE_ONLY if is_loaded(player) else 0
    for slot in range(SLOTS):
        order = state.slots[slot]
        if order != NONE and ORDER_CRATES[order] <= free:
            places |= 1 << ORDER_COLOUR[order]
    return places


@rule
def places_to_act(state: State, player: Player) -> int:
    """The places where some action is legal: *HasAction* (APT-4.8). A full truck has none in any
    town, so only the base is left (APT-4.12, APT-7.8, APT-12.8)."""
    grid = hold_grid(player)
    places = places_for_free(state, player, grid)
    pieces = loadable(player, grid) & UP_TO_SIZE[min(player.coins, SIZES)]
    for town in range(TOWNS):
        if state.piles[town].first & pieces:
            places |= 1 << town
    return places


@rule
def places_in_reach(state: State, player: Player) -> int:
    """Where the player can still act in this turn: here (APT-4.5), or one road away."""
    here = 1 << player.place
    return here | NEIGHBOURS[player.place] if state.moved == Moved.NOT else here


@rule
def can_act(state: State, player: Player) -> bool:
    """*CanAct* (APT-4.9). A player with anything in the hold always can (APT-4.14, APT-11.29):
    the base is one road away at most (APT-13.43)."""
    return places_to_act(state, player) & places_in_reach(state, player) != 0


@rule
def spendable(state: State, player: Player, grid: int) -> int:
    """How many coins a player may spend on free things now, with this hold.

    Before the action the coins for the only possible purchase must be kept (APT-4.11, APT-12.6,
    APT-13.14). Whoever cannot act anyway may spend all (APT-4.13).
    """
    reach = places_in_reach(state, player)
    if state.acted > 0 or places_for_free(state, player, grid) & reach != 0:
        return player.coins
    pieces = 0
    for town in range(TOWNS):
        if reach >> town & 1:
            pieces |= state.piles[town].first
    pieces &= loadable(player, grid)
    for price in range(1, SIZES + 1):
        if pieces & UP_TO_SIZE[price]:
            return player.coins - price if price <= player.coins else player.coins
    return player.coins


@rule
def destinations(state: State, player: Player) -> int:
    """The places a truck may drive to now, as a set (APT-11.4)."""
    if state.moved != Moved.NOT:  # APT-4.2
        return 0
    roads = NEIGHBOURS[player.place]
    if state.acted > 0:
        if not owns(player, Upgrade.GPS):  # APT-4.7, APT-13.7
            return 0
        is_full = free_cells(player, hold_grid(player)) == 0
        return roads & BASE_ONLY if is_full else roads  # APT-4.12, APT-4.16, APT-13.16
    places = places_to_act(state, player)
    if places & (roads | 1 << player.place) == 0:
        return roads & BASE_ONLY  # APT-4.13, APT-12.7, APT-13.15: stranded in a town
    return roads & places  # APT-4.10, APT-13.13


@rule
def list_moves(state: State, player: Player, out: Array[int]) -> int:
    """The legal moves, the list's first entries."""
    count = 0
    places = destinations(state, player)
    while places != 0:
        out[count] = encode(MOVE, lowest_bit(places))
        places &= places - 1
        count += 1
    return count


@rule
def why_not_move(state: State, player: Player, place: int) -> int:
    """Whether the truck may drive to a place."""
    if destinations(state, player) >> place & 1:
        return Reason.OK
    if state.moved != Moved.NOT:
        return Reason.HAS_MOVED
    if not NEIGHBOURS[player.place] >> place & 1:  # APT-4.3
        return Reason.NO_ROAD
    if state.acted > 0 and not owns(player, Upgrade.GPS):
        return Reason.NO_GPS
    if free_cells(player, hold_grid(player)) == 0:
        return Reason.TRUCK_FULL
    if player.place == Place.BASE or can_act(state, player):
        return Reason.NOTHING_TO_DO_THERE
    return Reason.MUST_GO_TO_BASE


@rule
def do_move(state: State, beat: Beat, seat: int, place: int) -> None:
    """Drive along one road; trucks never block each other (APT-4.3, APT-2.7, APT-4.25,
    APT-12.45)."""
    state.players[seat].place = place
    state.moved = Moved.AFTER if state.acted > 0 else Moved.BEFORE  # APT-12.35
    note(beat, Event.MOVE, seat)
    beat.place = place


@rule
def why_not_end_turn(state: State, player: Player) -> int:
    """A turn ends after an action, which is compulsory (APT-4.6, APT-4.19), or stranded in the base
    (APT-4.13)."""
    if state.acted > 0:
        return Reason.OK
    if can_act(state, player):
        return Reason.MUST_ACT
    return Reason.OK if player.place == Place.BASE else Reason.MUST_GO_TO_BASE
