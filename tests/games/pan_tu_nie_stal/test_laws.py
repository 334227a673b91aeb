"""Laws that hold in every position of every game."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules import rule
from vacancy.engine import conformance
from vacancy.engine.bits import bit_count
from vacancy.engine.record import NONE
from vacancy.games.pan_tu_nie_stal.components import GOOD_VALUE
from vacancy.games.pan_tu_nie_stal.layout import GOODS, KIND_NAMES, State, Task
from vacancy.games.pan_tu_nie_stal.view import describe_shop

from .drawing import FULL_DECK, GAME, majority


def check_cards(state: State) -> None:
    """Each player's 21 cards are in hand, deck, queues or box, and all numbers agree."""
    standing: Counter[tuple[int, int, int]] = Counter()
    for index, person in enumerate(state.people):
        assert (person.kind != NONE) == (index < state.people_count)
        if person.kind != NONE:
            standing[person.shop, person.owner, person.kind] += 1
    for number, place in enumerate(state.shops):
        for seat, party in enumerate(place.parties):
            counts = [standing[number, seat, kind] for kind in range(len(KIND_NAMES))]
            assert list(party.kinds) == counts
            assert party.count == sum(counts)
    for seat in range(state.seats):
        player = state.players[seat]
        assert player.hand_count == sum(player.hand)
        assert player.hand_count + player.deck_count == sum(player.unlaid)
        for kind, name in enumerate(KIND_NAMES):
            stands = sum(standing[number, seat, kind] for number in range(4))
            assert 0 <= player.hand[kind] <= player.unlaid[kind] <= FULL_DECK[name] - stands


def check_goods(state: State) -> None:
    """Each of the 36 goods is in one place; shops have two goods, or one and a carrier."""
    places = [good for good in range(GOODS) if state.ministry >> good & 1]
    places += [g for player in state.players for g in range(GOODS) if player.won >> g & 1]
    is_carrying = any(frame.task == Task.CARRY for frame in state.stack)
    for number, place in enumerate(state.shops):
        offered = [good for good in place.goods if good != NONE]
        carried = [place.carried] if place.carried != NONE else []
        places += offered + carried
        is_open = state.open_shops >> number & 1
        assert len(offered + carried) == (2 if is_open else 0)
        if carried and not is_carrying:
            assert state.people[place.carrier].shop == number
        assert is_open or not any(party.count for party in place.parties)
    assert sorted(places) == list(range(GOODS))


@rule("PTN-2.1", "PTN-5.10", "PTN-5.11", "PTN-5.12")
@settings(max_examples=5, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_cards_and_goods_are_conserved(seats: int, seed: int) -> None:
    for state, _ in conformance.positions(GAME, seats, {}, seed):
        check_cards(state)
        check_goods(state)
        GAME.check_limits(state)
        assert bit_count(state.ministry) % 2 == 0  # PTN-5.11
    check_cards(state)
    check_goods(state)


@rule("PTN-5.1", "PTN-5.2", "PTN-7.7")
@settings(max_examples=4, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_sums_are_those_of_the_cards_and_at_most_one_has_the_majority(
    seats: int, seed: int
) -> None:
    for state, _ in conformance.positions(GAME, seats, {}, seed):
        for number in range(state.shop_count):
            place = describe_shop(state, number)
            shown = [
                sum(person["value"] for person in place["queue"] if person["owner"] == seat)
                for seat in range(seats)
            ]
            present = {person["owner"] for person in place["queue"]}
            expected = [shown[seat] if seat in present else None for seat in range(seats)]
            assert place["sums"] == expected
            best = max((shown[seat] for seat in present), default=None)
            leaders = [seat for seat in present if shown[seat] == best]
            assert place["majority"] == (leaders[0] if len(leaders) == 1 else None)
            majority(state, number + 1)


@rule("PTN-8.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scores_are_recomputed_from_won_goods(seats: int) -> None:
    for state, _ in conformance.positions(GAME, seats, {}, seed=9):
        for seat, points in enumerate(GAME.scores(state)):
            won = state.players[seat].won
            assert points == sum(GOOD_VALUE[good] for good in range(GOODS) if won >> good & 1)


@rule("PTN-8.2", "PTN-8.8", "PTN-8.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_is_over_when_nobody_can_get_anything(seats: int) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        state = GAME.new(seats, seed=seed)
        while not GAME.is_over(state):
            GAME.play(state, rng.choice(GAME.legal(state)))
        shops = range(1, state.shop_count + 1)
        assert state.is_final or state.ministry == state.open_shops == 0
        assert all(majority(state, number) is None for number in shops)
