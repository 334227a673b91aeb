"""Hidden staff cards: what a seat knows is kept, the rest is drawn evenly (GAH-9.5)."""

from __future__ import annotations

import random
from collections import Counter

from tests.rules import rule
from vacancy.engine.conformance import check_secrecy, positions
from vacancy.games.grand_austria_hotel.components import INTRODUCTORY
from vacancy.games.grand_austria_hotel.layout import State, Task

from .drawing import GAME, complete, play, scoring, staff, table


def drafted(seats: int, seed: int = 1) -> State:
    """A position right after the draft."""
    state = GAME.new(seats, seed=seed, staff="expert", first=0)
    rng = random.Random(seed)
    while state.stack[state.depth - 1].task == Task.DRAFT:
        GAME.play(state, rng.choice(GAME.legal(state)))
    return state


@rule("GAH-9.5", "GAH-10.63")
def test_hands_and_the_deck_are_secret_and_all_else_is_open() -> None:
    state = table(me={"hand": ["chef", "groom"]}, others=[{"hand": ["butler"]}])
    seen = GAME.known(state, 1)
    assert (seen.players[0].hand, seen.staff_deck) == (0, 0)
    assert seen.players[0].hand_count == 2
    assert staff(seen.players[1].hand) == ["butler"]
    assert seen.guest_deck == state.guest_deck
    view = GAME.view(state, 1)["table"]["players"]
    assert view[0]["hand"] is None
    assert [card["card"] for card in view[1]["hand"]] == ["butler"]


@rule("GAH-9.5")
def test_a_guess_is_even() -> None:
    state = table(me={"hand": ["chef", "groom"]}, others=[{"hand": ["butler"]}])
    counts: Counter[str] = Counter()
    for key in range(1200):
        guess = GAME.hide(state, 1, key)
        counts.update(staff(guess.players[0].hand))
        assert guess.players[0].hand.bit_count() == 2
        assert guess.players[0].hand & guess.players[1].hand == 0
        assert guess.staff_deck.bit_count() == state.staff_deck_count
    assert "butler" not in counts
    assert len(counts) == 47
    assert max(counts.values()) < 2 * min(counts.values()) + 20


@rule("GAH-9.5", "GAH-3.25")
def test_introductory_hands_are_known_to_all_even_to_spectators() -> None:
    state = GAME.new(3, seed=1, staff="introductory", first=1)
    for seat in (None, 0, 1, 2):
        guess = GAME.hide(state, seat, 5)
        assert [guess.players[n].hand for n in (1, 2, 0)] == [INTRODUCTORY[n] for n in range(3)]


@rule("GAH-9.5", "GAH-3.28")
def test_with_two_players_all_but_one_of_the_others_drafted_cards_are_known() -> None:
    state = drafted(2)
    true = state.players[1].hand
    hands = {GAME.hide(state, 0, key).players[1].hand for key in range(60)}
    common = true
    for hand in hands:
        common &= hand
    assert common.bit_count() == 5
    assert len(hands) > 10


@rule("GAH-9.5", "GAH-3.28")
def test_with_four_players_what_was_passed_on_lies_with_those_who_took_it() -> None:
    state = drafted(4)
    passed = list(state.players[0].passed)
    assert [block.bit_count() for block in passed] == [3, 3, 3, 2, 1]
    for key in range(30):
        guess = GAME.hide(state, 0, key)
        for block in passed:
            takers = [guess.players[seat].hand & block for seat in (1, 2, 3)]
            assert [cards.bit_count() for cards in takers][: block.bit_count()] == [
                1
            ] * block.bit_count()


@rule("GAH-9.5", "GAH-3.29")
def test_a_pack_passed_on_is_known_while_it_travels() -> None:
    state = GAME.new(3, seed=1, staff="expert", first=0)
    for _ in range(3):
        GAME.play(state, GAME.legal(state)[0])
    passed = state.players[1].pack
    for key in range(20):
        guess = GAME.hide(state, 0, key)
        assert guess.players[1].pack == passed  # the whole pack lies with the left neighbour
        assert guess.players[2].pack.bit_count() == 5


@rule("GAH-9.5", "GAH-8.27")
def test_a_player_knows_the_cards_they_put_under_the_deck() -> None:
    deck = ["chef", "barista", "waitress", "groom", "butler"]
    state = table(me={"cafe": complete("duke"), "vacant": "3a"}, deck=deck)
    play(state, "check in duke", "decline")
    mine = [state.returned[n].card for n in range(3)]
    for key in range(10):
        guess = GAME.hide(state, 0, key)
        assert [guess.returned[n].card for n in range(3)] == mine
    others = {GAME.hide(state, 1, key).returned[0].card for key in range(40)}
    assert len(others) > 3
    assert GAME.known(state, 1).returned[0].card == -1


@rule("GAH-9.5", "GAH-7.111")
def test_a_player_knows_who_drew_a_card_they_had_put_under_the_deck() -> None:
    mine = {"cafe": complete("duke"), "vacant": "3a"}
    other = {"cafe": complete("tezcatlipoca"), "vacant": "1a"}
    state = table(me=mine, others=[other], deck=["chef", "barista", "waitress"])
    play(state, "check in duke", "decline", "die 4", "steps 0", "end turn")
    play(state, "check in tezcatlipoca")
    assert staff(state.players[1].hand) == ["waitress", "chef", "barista"]
    for key in range(10):
        assert GAME.hide(state, 0, key).players[1].hand == state.players[1].hand


@rule("GAH-10.96", "GAH-6.33", "GAH-9.5")
def test_a_known_card_may_have_been_lost_since() -> None:
    state = scoring("a3", me={"emperor": 4}, others=[{"hand": ["stableman", "butler", "porter"]}])
    state.staff = 1
    state.start = 1  # seat 1 holds tile 1, so its introductory set is A
    state.round = 1
    play(state, "first option", "lose butler", "lose porter")
    places: Counter[str] = Counter()
    known = {5, 8, 37}
    for key in range(60):
        guess = GAME.hide(state, 0, key)
        under = {guess.returned[n].card for n in range(2)}
        places["hand"] += len(known & set_of(guess.players[1].hand))
        places["under"] += len(known & under)
    assert places["hand"] > 0
    assert places["under"] > places["hand"]


def set_of(cards: int) -> set[int]:
    return {card for card in range(48) if cards >> card & 1}


def test_two_worlds_in_games_with_every_variant() -> None:
    rng = random.Random(3)
    for seats, variant in ((2, "expert"), (3, "introductory"), (4, "expert")):
        options = {"staff": variant, "edition": rng.choice(["2016", "2022"])}
        for state, _ in positions(GAME, seats, options, rng.getrandbits(32)):
            if rng.random() < 0.03:
                for seat in [None, *range(seats)]:
                    check_secrecy(GAME, state, seat, rng)


@rule("GAH-9.5", "GAH-3.28")
def test_a_played_card_tells_who_took_the_rest_of_a_pack() -> None:
    state = drafted(3)
    block = next(cards for cards in state.players[0].passed if cards.bit_count() == 2)
    played = state.players[1].hand & block
    state.players[1].hand ^= played
    state.players[1].hand_count -= 1
    state.players[1].played |= played
    for key in range(20):
        assert GAME.hide(state, 0, key).players[2].hand & block == block ^ played
