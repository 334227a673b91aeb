"""The end of the game and the winner (APT-10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.apartament.layout import State

from .drawing import GAME, asked, offered, play, player, refusal, slots, table, tell


def take_something(state: State) -> None:
    """Drive and take an order, whichever is there, or what else is offered first; end the turn."""
    while not GAME.is_over(state):
        said = offered(state)
        if "end" in said:
            play(state, "end")
            return
        play(state, said[-1] if said[-1] == "unload" else said[0])


@rule("APT-10.1", "APT-12.39", "APT-13.35")
def test_trigger_a_is_the_first_refill_that_fails() -> None:
    state = table(yellow=player("green"), orders_left=1)
    assert tell(state, "take 1 green_3") == ["take_order green", "refill"]
    assert state.ending == 0
    state = table(yellow=player("green"), orders_left=0)
    assert tell(state, "take 1 green_3") == ["take_order green", "last_round"]


@rule("APT-10.3", "APT-10.4", "APT-13.36", "APT-4.23")
def test_after_the_trigger_everybody_has_one_turn_and_the_causer_the_last() -> None:
    truck = player("green", vignette=True, upgrades=["porter"])
    state = table(4, "white", white=truck, slots=["green_1!", "green_2", "blue_2", "orange_2",
                  "purple_2"], orders_left=0)  # fmt: skip
    play(state, "take 1 green_1!")
    assert state.ending == 1
    play(state, "take 2 green_2", "end")
    turns = []
    while not GAME.is_over(state):
        turns.append(asked(state))
        take_something(state)
    assert turns == ["black turn", "yellow turn", "red turn", "white turn"]


@rule("APT-10.4", "APT-13.36")
def test_with_two_players_the_other_and_then_the_causer_have_a_turn() -> None:
    state = table(yellow=player("green"), orders_left=0)
    play(state, "take 1 green_3", "end")
    turns = []
    while not GAME.is_over(state):
        turns.append(asked(state))
        take_something(state)
    assert turns == ["red turn", "yellow turn"]


@rule("APT-10.5", "APT-12.40", "APT-13.36")
def test_a_second_trigger_changes_nothing() -> None:
    state = table(yellow=player("green"), red=player("blue"), orders_left=0)
    play(state, "take 1 green_3", "end")
    assert state.turns_left == 1
    assert "last_round" not in tell(state, "take 2 blue_3")
    assert (state.turns_left, state.ending) == (1, 1)


@rule("APT-10.2", "APT-10.3")
def test_trigger_b_lets_the_unloading_go_on() -> None:
    truck = player(in_transit=["green_1!"], hold=["bed_brown_1"])
    state = table(yellow=truck, queue=[], pieces_left=[])
    play(state, "unload")
    assert (state.ending, asked(state)) == (2, "yellow unloading")
    play(state, "deliver bed_brown_1 s1")
    assert "end" in offered(state)


@rule("APT-4.13", "APT-11.29", "APT-12.7")
def test_in_the_last_round_a_player_in_the_base_may_be_stranded() -> None:
    state = table(slots=[], ending="orders", turns_left=1)
    assert offered(state) == ["end"]
    assert refusal(state, "move green") == "nothing-to-do-there APT-4.10"


def count_up(**players: Any) -> State:
    """A game that ends with the current turn."""
    state = table(slots=[], ending="orders", turns_left=0, orders_left=0, **players)
    play(state, "end")
    assert GAME.is_over(state)
    return state


@rule("APT-10.6", "APT-12.41", "APT-13.37")
@pytest.mark.parametrize(("coins", "prestige"), [(8, 2), (2, 0), (3, 1), (0, 0)])
def test_three_coins_give_one_prestige(coins: int, prestige: int) -> None:
    state = count_up(yellow=player(), red=player(coins=coins))
    assert state.players[1].prestige == prestige
    assert state.players[1].coins == coins


@rule("APT-10.6", "APT-10.7", "APT-12.11", "APT-12.41", "APT-13.37")
def test_unused_sets_of_orders_are_counted_and_orders_in_transit_are_not() -> None:
    kinds = ["green_2", "green_3", "blue_2", "orange_2", "orange_3", "orange_4", "purple_2"]
    rich = player(completed=kinds, in_transit=["blue_1!", "purple_1!"], prestige=30)
    state = count_up(yellow=player(), red=rich)
    assert state.players[1].prestige == 34
    assert state.players[1].stars == 0


@rule("APT-10.7", "APT-9.10", "APT-13.46", "APT-12.41")
def test_an_unscored_room_is_worth_nothing() -> None:
    room = ["bed_brown_2", "wardrobe_brown_1", "table_brown_1"]
    rest = player(s1=room, hold=["bed_maroon_4"], upgrades=["gps"], vignette=True)
    state = count_up(yellow=player(), red=rest)
    assert state.players[1].prestige == 0


@rule("APT-10.8", "APT-13.38")
def test_stars_count_before_prestige() -> None:
    state = count_up(yellow=player(stars=3), red=player(stars=2, prestige=30))
    assert GAME.scores(state) == [3, 2]
    assert GAME.ranking(state) == [1, 2]


SET = ["green_2", "blue_2", "orange_2", "purple_2"]


@rule("APT-10.9", "APT-10.10", "APT-12.42", "APT-13.38")
@pytest.mark.parametrize(("coins", "places"), [(7, [1, 1]), (9, [1, 2]), (5, [2, 1])])
def test_equal_stars_are_parted_by_prestige_or_share_the_place(
    coins: int, places: list[int]
) -> None:
    one = player(stars=3, prestige=5, coins=coins)
    state = count_up(yellow=one, red=player(stars=3, prestige=3, completed=SET))
    assert GAME.ranking(state) == places


def test_the_count_is_told_player_by_player() -> None:
    state = table(slots=[], ending="orders", orders_left=0, yellow=player(),
                  red=player(coins=7, completed=SET))  # fmt: skip
    assert tell(state, "end") == ["idle", "count", "count 2 4*", "end"]
    assert slots(state) == [None] * 5
