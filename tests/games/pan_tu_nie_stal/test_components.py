"""The cards and goods in the box (PTN-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules import rule
from vacancy.games.pan_tu_nie_stal import words
from vacancy.games.pan_tu_nie_stal.components import (
    CAPPED,
    DATA,
    EQUALS,
    FIRST_GROUP,
    GOOD_VALUE,
    GROUP_KIND,
    GROUP_SIZE,
    WORTH,
)
from vacancy.games.pan_tu_nie_stal.layout import DECK, GOOD_NAMES, GOODS, KIND_NAMES, Kind

from .drawing import COLOURS, FULL_DECK, GAME, hand, play, queue, seat_of, shop, table


@rule("PTN-2.1")
def test_a_deck_has_21_cards_and_the_ministry_36_goods() -> None:
    assert FULL_DECK.total() == DECK == 21
    assert len(GOOD_VALUE) == GOODS == 36


@rule("PTN-2.1", "PTN-2.2")
def test_the_kinds_and_goods_are_those_of_the_components_file() -> None:
    assert [row["id"] for row in DATA["kinds"]] == list(KIND_NAMES)
    assert [row["id"] for row in DATA["goods"]] == list(GOOD_NAMES)


@rule("PTN-2.2")
def test_the_values_of_goods_are_distributed_as_noted() -> None:
    noted = DATA["value_distribution"]
    assert Counter(str(row["value"]) for row in DATA["goods"]) == noted["values"]
    assert sum(row["value"] for row in DATA["goods"]) == noted["total"] == 147


@rule("PTN-2.2")
def test_the_other_split_of_the_deck_is_a_note_and_no_option() -> None:
    assert DATA["deck_alternatives"][0]["values"] == {"force": 5, "mother": 2}
    assert (FULL_DECK["force"], FULL_DECK["mother"]) == (4, 3)
    assert [option.name for option in GAME.options] == ["first"]


@rule("PTN-2.3")
def test_equal_cards_are_numbers_of_a_kind() -> None:
    state = table(hands={"red": "plain1 plain1"})
    play(state, "join plain1 x1 1")
    assert hand(state, "red") == {"plain1": 1}


@rule("PTN-2.3")
def test_two_goods_are_equal_when_their_values_are() -> None:
    for good, name in enumerate(GOOD_NAMES):
        equals = {other for n, other in enumerate(GOOD_NAMES) if EQUALS[good] >> n & 1}
        assert equals == {o for n, o in enumerate(GOOD_NAMES) if GOOD_VALUE[n] == GOOD_VALUE[good]}
        assert name in equals


@rule("PTN-2.4")
def test_seats_have_the_colours_in_order_and_the_first_follows_the_last() -> None:
    assert COLOURS == ["red", "blue", "green", "yellow", "grey"]
    state = table(seats=3, mover="green", hands={"green": "plain1"}, actions=1)
    play(state, "join plain1 x1 1")
    assert GAME.to_move(state) == seat_of("red")


@rule("PTN-2.4")
def test_of_equal_cards_the_nearest_to_the_shop_is_meant() -> None:
    row = shop("tea jeans", "red plain1", "blue plain2", "red plain1"), shop("soap fridge")
    state = table(*row, mover="blue", hands={"blue": "pan"})
    play(state, "join pan x1 1", "cover red plain1")
    assert queue(state, 1) == ["blue pan", "blue plain2", "red plain1"]


@rule("PTN-2.2", "PTN-7.1")
def test_every_card_and_good_has_a_name_in_both_languages() -> None:
    for language in ("en", "pl"):
        say = GAME.speaker(language).say
        cards = {say(words.card_name(kind)) for kind in Kind}
        named = {say(words.good_forms(good)["good"]) for good in range(GOODS)}
        assert len(cards) == len(KIND_NAMES)
        assert len(named) == GOODS
        assert len({say(words.ability(kind)) for kind in Kind}) == 8


@rule("PTN-7.1", "PTN-7.2", "PTN-7.4", "PTN-7.5", "PTN-7.6")
@pytest.mark.parametrize(("kind", "value", "capped"), [
    ("plain1", 1, 1), ("plain2", 2, 1), ("plain3", 3, 1), ("force", 1, 1),
    ("mother", 2, 1), ("list", 1, 1), ("pan", 1, 1), ("sonny", 0, 0),
])  # fmt: skip
def test_the_value_of_one_card(kind: str, value: int, capped: int) -> None:
    number = KIND_NAMES.index(kind)
    assert (WORTH[number, 1], CAPPED[number]) == (value, capped)


@rule("PTN-9.6")
def test_groups_are_all_numbers_of_all_kinds_in_order() -> None:
    groups = [(GROUP_KIND[n], GROUP_SIZE[n]) for n in range(len(GROUP_KIND))]
    assert groups == sorted(groups)
    assert len(groups) == DECK
    assert [groups[FIRST_GROUP[kind]] for kind in Kind] == [(kind, 1) for kind in Kind]
