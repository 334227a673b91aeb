"""Rounds, turn order, passing and extra turns (GAH-4, GAH-5.70 to GAH-5.89)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.rules import rule
from vacancy.games.grand_austria_hotel.layout import State

from .drawing import GAME, asked, complete, events, me, moves, play, refusal, table


def take_any_die(state: State) -> None:
    """Play the plainest turn: the first die, nothing else."""
    die = moves(state, "die")[0]
    play(state, die)
    while asked(state) != "menu":
        GAME.play(state, GAME.legal(state)[-1])
    play(state, "end turn")


@rule("GAH-4.5", "GAH-4.7", "GAH-4.8", "GAH-4.9", "GAH-11.13", "GAH-4.4", "GAH-1.3")
def test_without_passing_the_last_player_has_two_turns_in_a_row() -> None:
    for seats, order in ((2, "0110"), (3, "012210"), (4, "01233210")):
        state = table(seats=seats, dice=[9, 0, 0, 5, 0, 0])
        seen = ""
        while state.round == 1:
            seen += str(GAME.to_move(state))
            take_any_die(state)
        assert seen == order


@rule("GAH-4.10", "GAH-4.11", "GAH-4.12", "GAH-6.52", "GAH-6.53", "GAH-6.54", "GAH-5.79")
def test_after_all_numbers_are_covered_the_next_seat_starts_with_all_dice() -> None:
    state = table(seats=3, dice=[9, 0, 0, 3, 0, 0], dustbin=0)
    for _ in range(6):
        take_any_die(state)
    assert (state.round, state.start, sum(state.dice)) == (2, 1, 12)
    assert GAME.to_move(state) == 1
    assert [player.covered for player in state.players] == [0, 0, 0, 0]


@rule("GAH-5.70", "GAH-10.7", "GAH-1.62")
def test_one_may_pass_only_before_anything_else() -> None:
    state = table(me={"crowns": 3})
    assert moves(state)[0] == "pass"
    play(state, "guest countess")
    assert refusal(state, "pass") == "must-pass-first GAH-5.70"


@rule("GAH-5.71", "GAH-5.75", "GAH-10.8", "GAH-11.22", "GAH-5.72")
def test_who_passes_with_both_numbers_open_plays_twice_after_the_reroll() -> None:
    state = table(seats=4, dice=[14, 0, 0, 0, 0, 0])
    play(state, "pass")
    seen = ""
    while sum(state.dice) > 8:
        seen += str(GAME.to_move(state))
        take_any_die(state)
        if state.roll:
            break
    assert seen == "123321"
    assert (sum(state.dice), state.dustbin) == (7, 1)
    assert GAME.to_move(state) == 0
    take_any_die(state)
    assert (GAME.to_move(state), state.round) == (0, 1)


@rule("GAH-5.72", "GAH-5.74", "GAH-11.23")
def test_the_lowest_visible_number_rolls_and_goes_on() -> None:
    state = table(seats=3, dice=[12, 0, 0, 0, 0, 0])
    take_any_die(state)
    play(state, "pass")
    for _ in range(2):
        assert GAME.to_move(state) == 2
        take_any_die(state)
    assert GAME.to_move(state) == 0  # P2's second number 5 is skipped
    play(state, "pass")
    assert (sum(state.dice), GAME.to_move(state)) == (8, 1)
    take_any_die(state)
    assert GAME.to_move(state) == 1
    take_any_die(state)
    assert GAME.to_move(state) == 0


@rule("GAH-5.73", "GAH-5.76", "GAH-5.77", "GAH-5.78", "GAH-10.9", "GAH-11.21", "GAH-9.41")
def test_if_both_always_pass_the_dice_run_out_and_the_turns_are_lost() -> None:
    state = table(dice=[10, 0, 0, 0, 0, 0])
    rolled = []
    while state.round == 1:
        play(state, "pass", "pass")
        rolled.append(sum(state.dice))
    assert rolled == [9, 8, 7, 6, 5, 4, 3, 2, 1, 10]
    assert [player.covered for player in state.players] == [0, 0, 0, 0]


@rule("GAH-5.77", "GAH-5.78")
def test_with_no_die_left_the_other_turns_are_lost() -> None:
    state = table(dice=[1, 0, 0, 0, 0, 0])
    play(state, "die 1", "kitchen" if asked(state) == "place_item" else "end turn")
    assert state.round == 2


@rule("GAH-11.6", "GAH-5.22", "GAH-5.74", "GAH-5.70")
def test_martyna_passes_and_gets_another_roll() -> None:
    state = table(seats=3, me={"vacant": "1a"}, dice=[6, 0, 0, 6, 0, 0])
    play(state, "pass")
    while state.roll == 0:
        take_any_die(state)
    assert GAME.to_move(state) == 0
    assert sum(state.dice) == 12 - 4 - 1
    state.dice[0], state.dice[2] = 0, 2
    play(state, "die 3", "prepare 1b", "prepare 1c")
    assert me(state).vacant.bit_count() == 3


@rule("GAH-5.5", "GAH-5.80", "GAH-9.13", "GAH-9.6")
def test_a_turn_can_be_ended_only_after_the_die() -> None:
    state = table(dice=[1, 1, 1, 1, 1, 0], me={"crowns": 0})
    assert refusal(state, "end turn") == "die-first GAH-5.14"
    play(state, "die 4", "steps 1")
    assert moves(state) == ["end turn"]
    play(state, "end turn")
    assert GAME.to_move(state) == 1


@rule("GAH-9.2")
def test_the_menu_is_asked_even_if_only_ending_is_left() -> None:
    state = table(me={"crowns": 0}, dice=[0, 0, 0, 2, 0, 0])
    play(state, "die 4", "steps 2")
    assert (asked(state), moves(state)) == ("menu", ["end turn"])


@rule("GAH-5.85", "GAH-8.32", "GAH-9.31", "GAH-5.56", "GAH-5.89")
def test_gizia_brings_an_extra_turn_before_anybody_else() -> None:
    state = gizia()
    assert me(state).extra_turns == 1
    play(state, "die 4", "steps 1", "end turn")
    assert (GAME.to_move(state), asked(state)) == (0, "extra_turn")
    play(state, "extra turn")
    assert (state.is_extra, me(state).extra_turns, me(state).covered) == (1, 0, 1)


@rule("GAH-5.86", "GAH-5.88", "GAH-10.28", "GAH-1.61")
def test_in_an_extra_turn_the_dice_stay_and_nothing_is_covered() -> None:
    state = gizia()
    play(state, "die 4", "steps 2", "end turn", "extra turn")
    assert refusal(state, "pass") == "no-pass-in-extra GAH-5.88"
    assert "end turn" in moves(state)
    assert events(state, "die 4")[0] == "choose_space"
    play(state, "steps 1")
    assert (state.dice[3], me(state).covered, me(state).emperor) == (1, 1, 3)
    play(state, "end turn")
    assert GAME.to_move(state) == 1


@rule("GAH-5.85")
def test_an_extra_turn_may_be_declined() -> None:
    state = gizia()
    play(state, "die 4", "steps 1", "end turn", "no extra turn")
    assert GAME.to_move(state) == 1


@rule("GAH-5.86", "GAH-5.31")
def test_in_an_extra_turn_a_six_needs_its_crown() -> None:
    state = gizia(crowns=0, dice=[0, 0, 0, 1, 0, 2])
    play(state, "die 4", "steps 1", "end turn", "extra turn")
    assert moves(state, "die") == []
    assert refusal(state, "die 6") == "cannot-pay GAH-1.76"


@rule("GAH-5.87", "GAH-7.17")
def test_in_an_extra_turn_die_cards_are_silent_but_the_kitchen_hand_works() -> None:
    state = gizia(crowns=0, dice=[0, 0, 0, 1, 0, 1], played=["laundress", "kitchen_hand"])
    play(state, "die 4", "steps 1", "end turn", "extra turn")
    vp = me(state).vp
    play(state, "die 6", "as 4")
    assert moves(state) == ["steps 0", "steps 1", "steps 2"]
    play(state, "steps 2")
    assert me(state).vp == vp


@rule("GAH-5.89")
def test_an_extra_turn_is_played_even_after_the_last_number() -> None:
    state = gizia(covered=1, dice=[0, 0, 0, 2, 0, 0], other={"covered": 2})
    play(state, "die 4", "steps 2", "end turn")
    assert (state.round, asked(state)) == (1, "extra_turn")
    play(state, "extra turn", "end turn")
    assert state.round == 2


def gizia(
    crowns: int = 0,
    dice: Sequence[int] = (0, 0, 0, 2, 0, 0),
    other: Mapping[str, int] | None = None,
    **more: Any,
) -> State:
    """E. Gizia has just been checked in; without crowns there is no boost to ask for."""
    mine = {"crowns": crowns, "cafe": complete("e_gizia"), "vacant": "1a 1b", **more}
    state = table(me=mine, others=[other or {}], dice=dice)
    play(state, "check in e gizia", "lodge 1b")
    return state
