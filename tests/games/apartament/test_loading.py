"""Taking orders, buying furniture, and what fits the hold (APT-5.1 to APT-5.12, APT-7)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from vacancy.games.apartament.layout import Place

from .drawing import (
    GAME,
    asked,
    collection,
    offered,
    play,
    player,
    queue,
    refusal,
    slots,
    stock,
    store,
    table,
    tell,
)


@rule("APT-5.2", "APT-5.3", "APT-5.4", "APT-5.5", "APT-12.12", "APT-13.1")
def test_the_purple_order_of_the_example() -> None:
    state = table(slots=["green_2", "purple_3", "blue_2", "blue_3", "orange_4"])
    deck = state.order_count
    assert tell(state, "move purple", "take 2 purple_3") == [
        "move purple",
        "take_order purple",
        "refill",
    ]
    yellow = state.players[0]
    assert (yellow.place, yellow.crates, yellow.coins) == (Place.PURPLE, 3, 0)
    assert collection(state, "yellow", "in_transit") == ["purple_3"]
    assert slots(state)[1] is not None
    assert state.order_count == deck - 1


@rule("APT-5.1", "APT-5.12")
def test_in_the_base_nothing_is_bought_or_taken() -> None:
    state = table(yellow=player(coins=9, in_transit=["green_1!"]), stocks={"green": ["bed_grey_1"]})
    assert offered(state, "take", "buy") == []
    assert refusal(state, "take 1 green_3") == "not-in-town APT-5.12"
    assert refusal(state, "buy bed_grey_1") == "not-in-town APT-5.12"


@rule("APT-5.2", "APT-5.12")
def test_an_order_is_taken_in_the_town_of_its_colour() -> None:
    state = table(yellow=player("green"), slots=["green_2", "blue_2"])
    assert refusal(state, "take 2 blue_2") == "other-colour APT-5.2"
    assert refusal(state, "take 2 green_2") == "no-such-order APT-5.2"
    assert refusal(state, "take 3 green_2") == "no-such-order APT-5.2"


@rule("APT-5.3", "APT-7.4")
def test_an_order_is_taken_whole_or_not_at_all() -> None:
    state = table(yellow=player("green", in_transit=["blue_3"]), slots=["green_4", "green_3"])
    assert offered(state, "take") == ["take 2 green_3"]
    assert refusal(state, "take 1 green_4") == "no-room APT-7.4"


@rule("APT-5.5")
def test_the_new_order_is_there_for_the_porters_second_action() -> None:
    for seed in range(20):
        state = table(yellow=player("green", upgrades=["porter"]), slots=["green_1!"], seed=seed)
        play(state, "take 1 green_1!")
        new = slots(state)[0] or ""
        assert (f"take 1 {new}" in offered(state)) == new.startswith("green")


@rule("APT-5.6", "APT-10.1", "APT-12.39", "APT-13.35")
def test_the_last_order_of_the_deck_is_no_trigger_but_the_next_empty_slot_is() -> None:
    state = table(yellow=player("green"), red=player("blue"), orders_left=1)
    assert tell(state, "take 1 green_3") == ["take_order green", "refill"]
    assert (state.order_count, state.ending) == (0, 0)
    play(state, "end")
    assert tell(state, "take 2 blue_3") == ["take_order blue", "last_round"]
    assert slots(state)[1] is None
    assert state.ending == 1


@rule("APT-5.6", "APT-13.46")
def test_the_other_orders_can_still_be_taken_after_the_trigger() -> None:
    state = table(yellow=player("green"), red=player("blue"), orders_left=0)
    play(state, "take 1 green_3", "end")
    assert slots(state) == [None, "blue_3", "orange_3", "purple_3", "green_4"]
    assert "take 2 blue_3" in offered(state)


@rule("APT-5.8", "APT-5.9", "APT-5.10", "APT-5.11", "APT-6.9", "APT-13.40")
def test_any_piece_of_the_stock_may_be_bought_one_a_turn() -> None:
    stocks = {"blue": ["bed_brown_3", "table_brown_1"], "green": ["bed_brown_1"]}
    state = table(yellow=player("blue", coins=3), red=player("blue", coins=1), slots=["green_1!"],
                  stocks=stocks)  # fmt: skip
    before = (queue(state), state.pawn, state.furniture_count)
    assert offered(state, "buy") == ["buy bed_brown_3", "buy table_brown_1"]
    play(state, "buy bed_brown_3")
    assert state.players[0].coins == 0
    assert stock(state, "blue") == ["table_brown_1"]
    assert store(state, "yellow", "hold") == ["bed_brown_3"]
    assert (queue(state), state.pawn, state.furniture_count) == before
    assert offered(state, "buy") == []
    play(state, "end")
    assert offered(state, "buy") == ["buy table_brown_1"]


@rule("APT-5.8", "APT-13.40")
def test_a_piece_that_is_too_dear_is_not_offered() -> None:
    state = table(yellow=player("blue", coins=2), stocks={"blue": ["bed_brown_3", "table_brown_1"]})
    assert offered(state, "buy") == ["buy table_brown_1"]
    assert refusal(state, "buy bed_brown_3") == "too-dear APT-5.8"
    assert refusal(state, "buy bed_grey_1") == "not-in-stock APT-5.8"


@rule("APT-5.12", "APT-13.40")
def test_cards_of_the_queue_are_not_for_sale() -> None:
    state = table(yellow=player("green", coins=9), queue=["bed_brown_1"])
    assert refusal(state, "buy bed_brown_1") == "not-in-stock APT-5.8"


@rule("APT-11.20")
def test_equal_cards_of_a_stock_are_one_option() -> None:
    state = table(4, yellow=player("green", coins=9, upgrades=["porter"]),
                  stocks={"green": ["bed_brown_2", "bed_brown_2"]})  # fmt: skip
    assert offered(state, "buy") == ["buy bed_brown_2"]
    play(state, "buy bed_brown_2")
    assert stock(state, "green") == ["bed_brown_2"]
    play(state, "buy bed_brown_2")
    assert store(state, "yellow", "hold") == ["bed_brown_2", "bed_brown_2"]


@rule("APT-11.20", "APT-11.30")
def test_of_several_equal_pieces_it_does_not_matter_which_was_bought() -> None:
    truck = player("green", coins=9)
    state = table(4, yellow=truck, stocks={"green": ["bath_tub"] * 4})
    play(state, "buy bath_tub")
    assert state.piles[0] == table(4, stocks={"green": ["bath_tub"] * 3}).piles[0]


@rule("APT-7.1", "APT-7.2", "APT-7.3")
def test_a_piece_must_pack_beside_the_others_and_the_trailer_makes_room() -> None:
    stocks = {"green": ["bed_brown_4", "table_brown_4"]}
    state = table(yellow=player("green", coins=9, hold=["wardrobe_brown_2"]), stocks=stocks)
    assert offered(state, "buy") == ["buy bed_brown_4", "buy table_brown_4"]
    state = table(yellow=player("green", coins=9, hold=["wardrobe_brown_3"]), stocks=stocks)
    assert offered(state, "buy") == []
    assert refusal(state, "buy table_brown_4") == "no-room APT-7.4"
    play(state, "upgrade trailer")
    assert offered(state, "buy") == ["buy bed_brown_4"]


@rule("APT-7.3", "APT-7.4")
def test_enough_free_cells_are_not_enough_without_a_packing() -> None:
    truck = player("green", coins=9, hold=["wardrobe_brown_3"], upgrades=["trailer"])
    state = table(yellow=truck, stocks={"green": ["table_brown_4"]})
    assert GAME.view(state, 0)["table"]["players"][0]["hold"]["free"] == 5
    assert refusal(state, "buy table_brown_4") == "no-room APT-7.4"


@rule("APT-7.3")
def test_crates_take_cells_from_pieces() -> None:
    truck = player("green", coins=9, in_transit=["green_3"])
    state = table(yellow=truck, stocks={"green": ["bed_brown_3", "table_brown_4"]})
    assert offered(state, "buy") == ["buy bed_brown_3"]


@rule("APT-7.6", "APT-4.24", "APT-12.22", "APT-13.43")
def test_the_layout_on_display_is_no_part_of_the_position() -> None:
    truck = player("green", in_transit=["green_1!"], hold=["bed_brown_3", "table_brown_2"])
    state = table(yellow=truck)
    before = state.to_bytes()
    hold = GAME.view(state, 0)["table"]["players"][0]["hold"]
    cells = [tuple(cell) for item in hold["items"] for cell in item["cells"]]
    cells += [tuple(cell) for cell in hold["crates"]]
    assert sorted(cells) == sorted(tuple(cell) for cell in hold["cells"])
    assert state.to_bytes() == before


@rule("APT-7.6")
def test_the_order_of_loading_does_not_matter() -> None:
    stocks = {"green": ["bed_brown_1", "table_brown_2"]}
    one, other = (
        table(yellow=player("green", coins=3, upgrades=["porter"]), stocks=stocks) for _ in range(2)
    )
    play(one, "buy bed_brown_1", "buy table_brown_2")
    play(other, "buy table_brown_2", "buy bed_brown_1")
    assert one == other


@rule("APT-7.7", "APT-8.1", "APT-13.44", "APT-13.43")
@pytest.mark.parametrize("place", ["green", "blue", "orange", "purple"])
def test_in_a_town_no_option_removes_cargo(place: str) -> None:
    state = table(yellow=player(place, in_transit=["green_1!"], hold=["bed_brown_1"]))
    assert offered(state, "unload", "deliver", "scrap", "close") == []
    assert refusal(state, "unload") == "not-in-base APT-5.13"
    assert refusal(state, "deliver bed_brown_1 s1") == "not-asked APT-4.2"
    assert asked(state) == "yellow turn"
