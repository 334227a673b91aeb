"""Laws that hold in every position of every game: things are conserved, limits hold."""

from __future__ import annotations

import random
from typing import Any

import pytest

from vacancy.engine.conformance import positions
from vacancy.engine.record import NONE
from vacancy.games.grand_austria_hotel.components import DICE_COUNT, GUEST_ORDER
from vacancy.games.grand_austria_hotel.layout import Event, State
from vacancy.games.grand_austria_hotel.rules.staff import drawn_cards

from .drawing import GAME

CASES = [
    (2, {}), (3, {"board": "b"}), (4, {"staff": "expert"}), (2, {"edition": "2022"}),
    (4, {"staff": "introductory", "board": "b", "edition": "2022"}),
    (3, {"vp_floor": "zero", "staff": "expert"}),
]  # fmt: skip


def check_guests(state: State) -> None:
    """Each guest is in exactly one place."""
    seated = [place.guest for player in state.players for place in player.cafe]
    shown = [guest for guest in [*state.row, *seated] if guest != NONE]
    assert len(shown) == len(set(shown))
    in_sets = state.guest_deck | state.guest_discard
    assert state.guest_deck & state.guest_discard == 0
    assert not any(in_sets >> guest & 1 for guest in shown)
    assert in_sets.bit_count() + len(shown) == 56


def check_staff(state: State) -> None:
    """Each staff card is in exactly one place, and counts tell the truth."""
    sets = [state.staff_deck, state.staff_out]
    for player in state.players:
        sets += [player.hand, player.played, player.pack, drawn_cards(player)]
        assert player.hand.bit_count() == player.hand_count
        assert player.pack.bit_count() == player.pack_count
    sets += [1 << state.returned[n].card for n in range(state.returned_count)]
    total = 0
    for cards in sets:
        assert total & cards == 0
        total |= cards
    assert total == (1 << 48) - 1
    assert state.staff_deck.bit_count() == state.staff_deck_count


def check_tables(state: State) -> None:
    """Dice are on spaces, tiles or in the dustbin; rooms have one state; orders are sane."""
    if state.round:
        covered = sum(player.covered for player in state.players)
        if any(frame.task >= 0 and frame.seat >= 0 for frame in state.stack):
            assert sum(state.dice) + state.dustbin + covered == DICE_COUNT[state.seats]
    for player in state.players:
        assert player.vacant & player.occupied == 0
        guests = [place.guest for place in player.cafe if place.guest != NONE]
        assert guests == sorted(guests)
        for place in player.cafe:
            if place.guest != NONE:
                for kind in range(4):
                    assert place.lacks[kind] <= GUEST_ORDER[place.guest, kind]
    disks = [player.disks for player in state.players]
    for stack, card in enumerate(state.politics):
        assert sum(each >> card & 1 for each in disks) == state.levels[stack]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_cards_dice_disks_and_rooms_are_conserved(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        last = None
        for state, _ in positions(GAME, seats, options, seed):
            check_guests(state)
            check_staff(state)
            check_tables(state)
            GAME.check_limits(state)
            last = state
        assert last is not None
        assert GAME.is_over(last)


def test_points_on_the_track_are_what_the_log_tells() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        state = GAME.new(2, seed=seed)
        told = [0, 0]
        while not GAME.is_over(state):
            beats: list[tuple[State, Any]] = list(GAME.beats(state, rng.choice(GAME.legal(state))))
            for _, beat in beats:
                told[beat.owner] += points_told(beat) if beat.owner != NONE else 0
        assert told == [state.players[seat].vp for seat in (0, 1)]


def points_told(beat: Any) -> int:
    """The VP that a beat tells of."""
    if beat.event in (Event.CHECK_IN, Event.GAIN_VP, Event.POLITICS, Event.TRACK_POINTS):
        return beat.amount
    if beat.event in (Event.PREPARE, Event.GAIN_STEPS):
        return beat.other
    return 0


def test_final_scores_are_the_sum_of_their_parts() -> None:
    for seed in range(3):
        state = [each for each, _ in positions(GAME, 3, {}, seed)][-1]  # one record, played on
        for seat, points in enumerate(GAME.scores(state)):
            assert sum(GAME.view_of.score_parts(state, seat).values()) == points
