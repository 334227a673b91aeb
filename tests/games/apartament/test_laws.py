"""Laws that hold in every game (APT-11.24 to APT-11.31), in games of very different players."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.apartament.components import (
    AREA_CELLS,
    BARE_HOLD,
    BUNCHES,
    DATA,
    DECISION_LIMIT,
    LONG_HOLD,
    ORDER_CRATES,
    PIECE_ROWS,
    SHAPE,
    SHAPE_CELLS,
    copy_count,
    decision_limit,
)
from vacancy.games.apartament.layout import (
    COLOUR_ORDERS,
    ORDERS,
    PIECE_NAMES,
    Ending,
    Event,
    Place,
    Player,
    State,
    Store,
    Stored,
    Task,
)
from vacancy.games.apartament.packing import packs
from vacancy.games.apartament.rules.driving import can_act
from vacancy.games.apartament.view import pieces_in

from . import book
from .drawing import GAME, offered, queue, slots
from .playing import POLICIES, walk

GAMES = pytest.mark.parametrize(("seats", "policy"), list(product([2, 3, 4], POLICIES)))


@cache
def recorded(seats: int, policy: str) -> list[tuple[State, list[Any]]]:
    """The positions of one game, each with what has just happened."""
    played = walk(GAME, seats, policy, seed=seats, seat_coins="later")
    return [(state.copy(), beats) for state, beats in played]


def orders_of(player: Player, state_name: str) -> list[int]:
    cards = getattr(player, state_name)
    return [o for o in range(ORDERS) if cards[o // COLOUR_ORDERS] >> o % COLOUR_ORDERS & 1]


def sizes(stored: Stored) -> int:
    return sum(PIECE_ROWS[piece]["size"] for piece in pieces_in(stored))


def check_packing(player: Player) -> None:
    """Every hold fits and every area packs, and the numbers of the bunches are right."""
    hold = LONG_HOLD if player.upgrades & 1 else BARE_HOLD
    for number, cells in enumerate([*AREA_CELLS, hold]):
        stored = player.stores[number]
        shapes = [SHAPE[piece] for piece in pieces_in(stored)]
        assert packs(cells, [SHAPE_CELLS[shape] for shape in shapes])
        assert BUNCHES[stored.packing] == tuple(shapes.count(shape) for shape in range(6))
    assert sizes(player.stores[Store.HOLD]) + player.crates <= len(hold)


@pytest.mark.in_turn(3)
@rule("APT-11.24", "APT-7.2", "APT-8.3")
@GAMES
def test_every_hold_fits_and_every_area_packs(seats: int, policy: str) -> None:
    for state, _ in recorded(seats, policy):
        for seat in range(seats):
            check_packing(state.players[seat])


@pytest.mark.in_turn(3)
@rule("APT-11.25", "APT-11.26", "APT-11.27", "APT-11.28")
@GAMES
def test_crates_slots_queue_pawn_and_stars_agree(seats: int, policy: str) -> None:
    for state, _ in recorded(seats, policy):
        GAME.check_limits(state)
        for seat in range(seats):
            player = state.players[seat]
            carried = sum(ORDER_CRATES[order] for order in orders_of(player, "in_transit"))
            assert player.crates == carried
        if state.ending == Ending.NONE:
            assert None not in slots(state)
        assert len(queue(state)) == 3 or state.furniture_count == 0
        assert state.pawn < Place.BASE
        assert state.star_count == sum(player.stars for player in state.players)


@pytest.mark.in_turn(3)
@rule("APT-11.30", "APT-2.11", "APT-12.18")
@GAMES
def test_each_piece_and_each_order_is_in_exactly_one_place(seats: int, policy: str) -> None:
    whole = {name: copy_count(piece, seats) for piece, name in enumerate(PIECE_NAMES)}
    for state, _ in recorded(seats, policy):
        bunches = [*state.piles, *(each for player in state.players for each in player.stores)]
        found = Counter(PIECE_NAMES[piece] for bunch in bunches for piece in pieces_in(bunch))
        found.update(queue(state))
        assert found == {name: count for name, count in whole.items() if count}
        assert state.furniture_count == len(pieces_in(state.piles[4]))
        check_orders(state, seats)


def check_orders(state: State, seats: int) -> None:
    owned = [
        order
        for player in state.players
        for name in ("in_transit", "completed", "used")
        for order in orders_of(player, name)
    ]
    deck = [o for o in range(ORDERS) if state.order_deck[o // COLOUR_ORDERS] >> o % 18 & 1]
    shown = [order for order in state.slots if order >= 0]
    assert len(set(owned + deck + shown)) == len(owned + deck + shown)
    assert len(owned + deck + shown) == {2: 40, 3: 56, 4: 72}[seats]
    assert state.order_count == len(deck)


PAYMENTS = (Event.BUY_FURNITURE, Event.BUY_UPGRADE, Event.MOVE_FURNITURE)
EARNINGS = (Event.SCORE_ROOM, Event.SCORE_ORDER_SET, Event.COUNT)


@rule("APT-2.23", "APT-12.13", "APT-9.21")
@GAMES
def test_coins_and_prestige_are_what_was_earned_less_what_was_spent(
    seats: int, policy: str
) -> None:
    coins = [0] * seats
    prestige = [0] * seats
    for state, beats in recorded(seats, policy):
        if not beats:
            coins = [state.players[seat].coins for seat in range(seats)]
            start = [coins[(state.first + turn) % seats] for turn in range(seats)]
            assert start == DATA["seat_coins"][str(seats)]
        for beat in beats:
            seat = beat.seat
            coins[seat] += beat.event == Event.CRATE
            coins[seat] -= beat.coins if beat.event in PAYMENTS else 0
            prestige[seat] += beat.prestige if beat.event in EARNINGS else 0
            prestige[seat] += beat.coins if beat.event == Event.COUNT else 0
            prestige[seat] -= beat.prestige if beat.event == Event.BUY_STAR else 0
        assert [state.players[seat].coins for seat in range(seats)] == coins
        assert [state.players[seat].prestige for seat in range(seats)] == prestige


@rule("APT-11.29", "APT-4.14", "APT-12.7")
@GAMES
def test_only_an_empty_truck_is_stranded_and_never_at_the_start_in_the_base(
    seats: int, policy: str
) -> None:
    for state, _ in recorded(seats, policy):
        frame = state.stack[max(state.depth - 1, 0)]
        if frame.task == Task.TURN and state.acted == 0:
            player = state.players[frame.seat]
            if not can_act(state, player):
                assert player.crates == 0
                assert player.stores[Store.HOLD].first == 0
                begins_in_base = player.place == Place.BASE and state.moved == 0
                assert state.ending != Ending.NONE or not begins_in_base


@rule("APT-11.31", "APT-12.7")
@GAMES
def test_no_way_to_play_stalls_the_game(seats: int, policy: str) -> None:
    counts: Counter[int] = Counter()
    decisions = len(recorded(seats, policy)) - 1
    for _, beats in recorded(seats, policy):
        counts.update(beat.event for beat in beats)
    orders, pieces = {2: (40, 40), 3: (56, 60), 4: (72, 80)}[seats]
    assert counts[Event.TAKE_ORDER] <= orders
    assert counts[Event.BUY_FURNITURE] <= pieces
    assert counts[Event.UNLOAD] <= orders + pieces
    assert counts[Event.IDLE] <= counts[Event.END_TURN] + 2 * seats
    assert decisions <= decision_limit(seats) <= DECISION_LIMIT == GAME.decision_limit


@pytest.mark.in_turn(3)
@rule("APT-11.4", "APT-11.5", "APT-11.6", "APT-11.7", "APT-11.10", "APT-11.17", "APT-11.23")
@GAMES
def test_the_options_are_those_of_a_second_account_of_the_rules(seats: int, policy: str) -> None:
    for state, _ in recorded(seats, policy)[:: seats - 1]:
        mover = GAME.to_move(state)
        if mover is not None:
            frame = state.stack[state.depth - 1]
            more = {"has_moved_after": state.moved == 2, "may_close": frame.a == 1}
            seen = {**GAME.view_of.describe(state, mover), **more}
            assert sorted(offered(state)) == sorted(book.options(seen, mover))


@rule("APT-11.21", "APT-4.4")
def test_there_is_no_option_to_stay_or_to_rearrange() -> None:
    positions = [state for state, _ in recorded(2, "builder")]
    words = {each.split()[0] for state in positions for each in offered(state)}
    assert words <= {
        "move",
        "take",
        "buy",
        "unload",
        "deliver",
        "scrap",
        "close",
        "score",
        "set",
        "vignette",
        "star",
        "upgrade",
        "carry",
        "end",
        "use",
        "decline",
    }


def test_a_builder_fills_rooms_and_buys_stars() -> None:
    last, _ = recorded(2, "builder")[-1]
    assert last.star_count > 0
    assert any(stored.locked for player in last.players for stored in player.stores)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hasty_players_run_out_of_furniture_and_others_of_orders(seats: int) -> None:
    assert recorded(seats, "hasty")[-1][0].ending == Ending.FURNITURE
    assert recorded(seats, "random")[-1][0].ending == Ending.ORDERS
