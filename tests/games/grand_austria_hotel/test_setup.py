"""Set-up and its variants (GAH-3)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from vacancy.engine.options import BadOption
from vacancy.games.grand_austria_hotel.components import INTRODUCTORY
from vacancy.games.grand_austria_hotel.data import GUEST_NAMES, TILE_NAMES

from .drawing import GAME, asked, kitchen, lodged, me, moves, play, refusal, staff


@rule("GAH-3.1", "GAH-3.2", "GAH-3.3", "GAH-10.16", "GAH-3.4")
def test_five_guests_lie_open_and_the_rest_are_in_the_deck() -> None:
    state = GAME.new(4, seed=3)
    assert len({*state.row}) == 5
    assert state.guest_deck.bit_count() == 51
    assert state.staff_deck_count == 48 - 4 * 6


@rule("GAH-3.5", "GAH-3.6", "GAH-3.7", "GAH-10.17", "GAH-9.40", "GAH-9.4")
def test_one_tile_of_each_letter_at_random_or_chosen() -> None:
    found = {TILE_NAMES[GAME.new(2, seed=seed).politics[0]] for seed in range(30)}
    assert found == {"a1", "a2", "a3", "a4"}
    state = GAME.new(2, seed=1, politics_b="b3", emperor_c="c4")
    assert TILE_NAMES[state.politics[1]] == "b3"
    assert TILE_NAMES[state.tiles[2]] == "c4"
    assert [TILE_NAMES[tile][0] for tile in state.tiles] == ["a", "b", "c"]


@rule("GAH-3.9", "GAH-3.11", "GAH-5.79", "GAH-4.2", "GAH-4.3")
@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_the_first_round_begins_with_all_dice_of_the_player_count(seats: int, dice: int) -> None:
    state = GAME.new(seats, seed=2)
    while state.round == 0:
        GAME.play(state, GAME.legal(state)[-1])
    assert state.round == 1
    assert sum(state.dice) == dice


@rule("GAH-3.13", "GAH-2.19", "GAH-10.94", "GAH-3.31")
def test_boards_are_all_of_side_a_or_different_ones_of_side_b() -> None:
    assert {player.board for player in GAME.new(4, seed=1).players} == {0}
    dealt = GAME.new(4, seed=1, board="b", staff="expert")
    assert sorted(player.board for player in dealt.players) == [1, 2, 3, 4]
    chosen = GAME.new(2, seed=1, board="b", hotel_1="b4", hotel_2="b2")
    assert [chosen.players[seat].board for seat in (0, 1)] == [4, 2]
    twice = GAME.new(2, seed=1, board="b", hotel_1="b3", hotel_2="b3")
    assert twice.players[0].board == 3
    assert twice.players[1].board in (1, 2, 4)
    with pytest.raises(BadOption):
        GAME.new(2, board="c")


@rule("GAH-3.14", "GAH-3.15", "GAH-3.16")
def test_start_values() -> None:
    for player in list(GAME.new(3, seed=1).players)[:3]:
        assert (player.emperor, player.vp, player.crowns) == (0, 0, 10)
        assert player.vacant == player.occupied == player.played == 0
        assert kitchen(player) == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
        assert player.hand_count == len(staff(player.hand)) == 6


@rule("GAH-3.17")
def test_the_start_player_is_random_or_chosen() -> None:
    assert {GAME.new(4, seed=seed).start for seed in range(30)} == {0, 1, 2, 3}
    assert GAME.new(4, seed=1, first=2).start == 2


@rule("GAH-3.18", "GAH-3.19", "GAH-3.20", "GAH-11.28", "GAH-9.11", "GAH-5.10")
def test_first_guests_are_chosen_from_the_last_player_back_each_from_five() -> None:
    state = GAME.new(3, seed=4, first=1)
    for seat in (0, 2, 1):
        assert GAME.to_move(state) == seat
        assert asked(state) == "setup_guest"
        assert len(moves(state)) == 5
        row = [GUEST_NAMES[guest] for guest in state.row]
        play(state, f"guest {row[4]}".replace("_", " "))
        assert lodged(state.players[seat]) == [row[4]]
        assert [GUEST_NAMES[guest] for guest in state.row][1:] == row[:4]
        assert state.players[seat].crowns == 10


@rule("GAH-3.21", "GAH-3.22", "GAH-3.23", "GAH-3.24", "GAH-10.18", "GAH-11.12", "GAH-9.12")
def test_three_first_rooms_from_the_bottom_left_are_free() -> None:
    state = GAME.new(2, seed=4, first=1)
    for _ in range(2):
        GAME.play(state, GAME.legal(state)[0])
    assert (GAME.to_move(state), asked(state)) == (1, "setup_room")
    assert moves(state) == ["prepare 1a", "decline"]
    assert refusal(state, "prepare 1b") == "first-room GAH-3.22"
    play(state, "prepare 1a")
    assert moves(state) == ["prepare 1b", "prepare 2a", "decline"]
    play(state, "prepare 1b", "prepare 1c")
    assert state.players[1].crowns == 10
    assert GAME.to_move(state) == 0
    play(state, "decline")
    assert me(state).vacant == 0
    assert state.round == 1


@rule("GAH-3.23", "GAH-1.21")
def test_a_first_room_on_the_second_floor_costs_a_crown() -> None:
    state = GAME.new(2, seed=4, first=0)
    for _ in range(2):
        GAME.play(state, GAME.legal(state)[0])
    play(state, "prepare 1a", "prepare 2a")
    assert me(state).crowns == 9


@rule("GAH-1.68", "GAH-3.25", "GAH-3.26", "GAH-3.27", "GAH-10.19")
def test_introductory_hands_follow_the_tiles() -> None:
    state = GAME.new(3, seed=1, staff="introductory", first=1)
    assert [state.players[seat].hand for seat in (1, 2, 0)] == [INTRODUCTORY[n] for n in range(3)]
    assert staff(state.players[1].hand)[0] == "barkeeper"
    assert state.staff_deck & INTRODUCTORY[3] == INTRODUCTORY[3]
    assert state.staff_deck_count == 48 - 18


@rule("GAH-1.69", "GAH-3.28", "GAH-3.29", "GAH-3.30", "GAH-10.20", "GAH-9.10", "GAH-9.1")
def test_the_draft_passes_packs_to_the_left_until_all_have_six() -> None:
    state = GAME.new(3, seed=1, staff="expert", first=2)
    packs = [player.pack for player in state.players]
    assert GAME.to_move(state) == 2
    assert len(moves(state)) == 6
    for seat in (2, 0, 1):
        assert GAME.to_move(state) == seat
        GAME.play(state, GAME.legal(state)[0])
    assert state.players[0].pack == packs[2] & (packs[2] - 1)  # to the left: to the next seat
    asked_for = 0
    while asked(state) == "draft":
        GAME.play(state, GAME.legal(state)[0])
        asked_for += 1
    assert asked_for == 4 * 3  # the sixth card is kept automatically
    assert asked(state) == "setup_guest"
    hands = [player.hand for player in list(state.players)[:3]]
    assert [hand.bit_count() for hand in hands] == [6, 6, 6]
    assert hands[0] | hands[1] | hands[2] == packs[0] | packs[1] | packs[2]
    assert all(player.pack == 0 for player in state.players)


@rule("GAH-9.5", "GAH-3.29")
def test_a_drafted_card_is_its_owners_secret() -> None:
    state = GAME.new(2, seed=1, staff="expert", first=0)
    beats = list(GAME.beats(state, GAME.legal(state)[0]))
    speaker = GAME.speaker("en")
    assert speaker.say(GAME.log(*beats[0], 1)) == "Orange keeps a staff card."
    assert speaker.say(GAME.log(*beats[0], 0)) != speaker.say(GAME.log(*beats[0], 1))
