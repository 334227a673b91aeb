"""The cards, tiles and tokens in the box (OB-2)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rules import rule
from vacancy.games.overbooking import words
from vacancy.games.overbooking.components import (
    BEDS,
    COINS,
    CREST_BONUS,
    DATA,
    IS_LARGE,
    RULES,
    TILE_BEDS,
    TILE_RULE,
)
from vacancy.games.overbooking.layout import (
    CARD_NAMES,
    CREST_NAMES,
    KIND_NAMES,
    LAPS,
    ROUNDS,
    TILES,
    Bonus,
    HotelRule,
    Kind,
)

from .drawing import GAME

TILE_FACTS = {
    "H1A": (13, "none"), "H1B": (12, "first_open"),
    "H2A": (8, "monks_first"), "H2B": (17, "no_backdoor"),
    "H3A": (15, "two_crests"), "H3B": (10, "second_open"),
    "H4A": (8, "small_only"), "H4B": (17, "large_only"),
    "H5A": (14, "soldiers_first"), "H5B": (11, "none"),
    "H6A": (12, "no_soldiers"), "H6B": (13, "second_open"),
    "H7A": (9, "small_only"), "H7B": (16, "large_only"),
    "H8A": (10, "none"), "H8B": (15, "first_open"),
}  # fmt: skip


@rule("OB-2.1")
def test_a_deck_has_24_cards_and_there_are_four_colours() -> None:
    assert len(CARD_NAMES) == 24
    assert DATA["colours"] == ["red", "blue", "green", "orange"]


@rule("OB-2.2")
def test_a_deck_holds_each_kind_once_in_each_crest() -> None:
    assert list(CARD_NAMES) == [f"{k}_{c}" for k, c in product(KIND_NAMES, CREST_NAMES)]
    assert [row["id"] for row in DATA["kinds"]] == list(KIND_NAMES)
    assert [row["id"] for row in DATA["crests"]] == list(CREST_NAMES)


@rule("OB-2.2")
def test_kinds_need_one_to_six_beds() -> None:
    assert [BEDS[kind] for kind in Kind] == [1, 2, 3, 4, 5, 6]


@rule("OB-2.2", "OB-2.6")
def test_coins_belong_to_the_kind_and_no_alternative_is_in_use() -> None:
    coins = [COINS[kind] for kind in Kind]
    assert coins == [3, 3, 2, 2, 1, 1]
    assert coins not in [row["values"] for row in DATA["alternatives"]]


@rule("OB-2.3")
def test_backs_are_small_up_to_three_beds_and_large_from_four() -> None:
    assert [IS_LARGE[kind] for kind in Kind] == [0, 0, 0, 1, 1, 1]


@rule("OB-2.4")
def test_there_are_8_tiles_with_16_hotels_and_20_tokens() -> None:
    assert len(DATA["tiles"]) == TILES == 8
    assert sum(len(tile["sides"]) for tile in DATA["tiles"]) == 16
    assert DATA["tokens"] == 20


@rule("OB-2.4", "OB-2.6")
@pytest.mark.parametrize("side", TILE_FACTS)
def test_each_side_of_a_tile_has_its_beds_and_its_rule(side: str) -> None:
    tile, tile_side = int(side[1]) - 1, "AB".index(side[2])
    assert DATA["tiles"][tile]["sides"][tile_side]["id"] == side
    booking = HotelRule(TILE_RULE[tile, tile_side]).name.lower()
    assert (TILE_BEDS[tile, tile_side], booking) == TILE_FACTS[side]


@rule("OB-2.6")
def test_every_fact_that_is_not_in_the_rulebook_says_so() -> None:
    sides = [side for tile in DATA["tiles"] for side in tile["sides"]]
    assert all(row["provenance"] for row in [*DATA["kinds"], *DATA["hotel_rules"], *sides])
    beds = [side["beds"] for side in sides]
    assert [min(beds), max(beds)] == DATA["bed_range"]["values"]


def test_the_rows_of_hotel_rules_stand_in_the_order_of_their_numbers() -> None:
    assert [row["id"] for row in RULES] == [row["id"] for row in DATA["hotel_rules"]]


@rule("OB-4.1", "OB-5.1")
def test_rounds_and_laps_are_those_of_the_components_file() -> None:
    assert (DATA["rounds"], DATA["cards_per_round"]) == (ROUNDS, LAPS)


@rule("OB-9.3")
def test_the_tables_of_the_crest_bonus() -> None:
    rows = {bonus.name: [CREST_BONUS[bonus, count] for count in range(7)] for bonus in Bonus}
    assert rows == {
        "NONE": [0, 0, 0, 0, 0, 0, 0],
        "BEGINNER": [0, 0, 0, 0, 2, 4, 6],
        "ADVANCED": [0, 0, 0, 0, 2, 5, 10],
    }


@pytest.mark.parametrize("language", ["en", "pl"])
@rule("OB-8.1", "OB-8.2", "OB-8.3", "OB-8.4", "OB-8.5", "OB-8.6")
def test_each_kind_has_a_sentence_for_its_ability(language: str) -> None:
    messages = [words.ability(kind) for kind in Kind]
    said = {GAME.speaker(language).say(message) for message in messages}
    assert len(said) == 6
    assert [message.rule for message in messages] == [f"OB-8.{n}" for n in range(1, 7)]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_each_hotel_has_a_sentence_for_its_rule(language: str) -> None:
    messages = [words.hotel_rule(tile, side) for tile in range(TILES) for side in (0, 1)]
    said = {GAME.speaker(language).say(message) for message in messages}
    assert len(said) == len(HotelRule)
