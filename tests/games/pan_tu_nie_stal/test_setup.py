"""Set-up (PTN-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules import rule
from vacancy.engine.options import BadOption
from vacancy.games.pan_tu_nie_stal.components import ALL_GOODS, GOOD_VALUE
from vacancy.games.pan_tu_nie_stal.layout import GOOD_NAMES, State
from vacancy.games.pan_tu_nie_stal.setup import fill_shop

from .drawing import CLOSED, COLOURS, FULL_DECK, GAME, goods, hand, shop, table, value_of


@rule("PTN-3.1")
def test_everybody_has_five_cards_of_a_full_deck() -> None:
    state = GAME.new(5, seed=1)
    for seat, colour in enumerate(COLOURS):
        player = state.players[seat]
        assert (player.hand_count, player.deck_count) == (5, 16)
        assert hand(state, colour).total() == 5
        assert hand(state, colour) <= FULL_DECK
        assert list(player.unlaid) == list(FULL_DECK.values())


@rule("PTN-3.1", "PTN-3.7")
def test_a_hand_is_an_even_draw_from_the_deck() -> None:
    held: Counter[str] = Counter()
    for seed in range(600):
        held += hand(GAME.new(2, seed=seed), "red")
    for kind, count in FULL_DECK.items():
        assert abs(held[kind] - 600 * 5 * count / 21) < 4 * (600 * 5 * count / 21) ** 0.5


@rule("PTN-3.2")
@pytest.mark.parametrize(("seats", "shops"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_the_number_of_shops(seats: int, shops: int) -> None:
    state = GAME.new(seats, seed=1)
    assert state.shop_count == shops
    assert [len(goods(state, number + 1)) for number in range(4)] == [2] * shops + [0] * (4 - shops)
    assert state.open_shops == (1 << shops) - 1


@rule("PTN-3.3")
def test_the_goods_in_shops_have_left_the_ministry() -> None:
    state = GAME.new(4, seed=1)
    shown = [good for number in range(1, 5) for good in goods(state, number)]
    assert len(set(shown)) == 8
    assert state.ministry == ALL_GOODS - sum(1 << GOOD_NAMES.index(good) for good in shown)


@rule("PTN-3.4")
def test_with_two_players_the_goods_of_a_shop_differ_in_value() -> None:
    for seed in range(150):
        state = GAME.new(2, seed=seed)
        for number in (1, 2):
            first, second = goods(state, number)
            assert value_of(first) != value_of(second)


@rule("PTN-3.4", "PTN-3.6")
def test_with_more_players_they_may_be_equal() -> None:
    pairs = [goods(GAME.new(3, seed=seed), 1) for seed in range(60)]
    assert any(value_of(first) == value_of(second) for first, second in pairs)


def refilled(ministry: str, seats: int, key: int) -> list[str]:
    """The goods of shop 1 after a refill from a ministry."""
    state: State = table(CLOSED, shop("fridge tea"), seats=seats, ministry=ministry)
    state.key[0] = key
    fill_shop(state, 0)
    return goods(state, 1)


@rule("PTN-3.4")
def test_if_the_ministry_holds_nothing_different_the_pair_stays() -> None:
    assert sorted(refilled("butter sugar", 2, 1)) == ["butter", "sugar"]


@rule("PTN-3.6")
def test_the_second_good_is_drawn_evenly_from_those_that_differ() -> None:
    pairs = Counter(tuple(refilled("sugar butter jeans", 2, key)) for key in range(900))
    assert set(pairs) == {
        ("sugar", "jeans"),
        ("butter", "jeans"),
        ("jeans", "sugar"),
        ("jeans", "butter"),
    }
    for pair, share in {
        ("sugar", "jeans"): 1 / 3,
        ("butter", "jeans"): 1 / 3,
        ("jeans", "sugar"): 1 / 6,
        ("jeans", "butter"): 1 / 6,
    }.items():
        assert abs(pairs[pair] - 900 * share) < 4 * (900 * share) ** 0.5


@rule("PTN-3.6")
def test_with_more_players_both_are_drawn_from_all() -> None:
    pairs = Counter(tuple(refilled("sugar butter jeans", 3, key)) for key in range(900))
    assert len(pairs) == 6
    assert all(abs(count - 150) < 50 for count in pairs.values())


@rule("PTN-3.5", "PTN-3.8")
def test_the_starting_player_is_random_unless_named() -> None:
    assert {GAME.to_move(GAME.new(5, seed=seed)) for seed in range(40)} == {0, 1, 2, 3, 4}
    assert {GAME.to_move(GAME.new(5, seed=seed, first=3)) for seed in range(10)} == {3}


@rule("PTN-3.8")
def test_there_are_two_to_five_seats_and_no_other_option() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    with pytest.raises(BadOption, match="for 2 to 5 players, not 6"):
        GAME.new(6)
    with pytest.raises(BadOption, match="no option “deck”"):
        GAME.new(2, deck="other")
    with pytest.raises(BadOption, match="it can be: random, 0, 1"):
        GAME.new(2, first=2)


@rule("PTN-3.7")
def test_a_decision_shifts_neither_decks_nor_goods() -> None:
    here, there = GAME.new(2, seed=4, first=0), GAME.new(2, seed=4, first=0)
    joins = [action for action in GAME.legal(here) if GAME.say(here, action).startswith("join")]
    GAME.play(here, joins[0])
    GAME.play(there, joins[-1])
    before = [hand(state, "red") for state in (here, there)]
    for state in (here, there):
        GAME.play(state, GAME.parse(state, "draw"))
    drawn = [hand(state, "red") - held for state, held in zip((here, there), before, strict=True)]
    assert drawn[0] == drawn[1]


@rule("PTN-3.7")
def test_goods_come_evenly() -> None:
    values = [value_of(goods(GAME.new(3, seed=seed), 1)[0]) for seed in range(400)]
    mean = sum(GOOD_VALUE[good] for good in range(36)) / 36
    assert abs(sum(values) / 400 - mean) < 0.4
