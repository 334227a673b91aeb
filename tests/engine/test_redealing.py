"""Chance looked at again: which pieces of a move are chance, and that nothing else changes."""

import random

import pytest

from tests.toy.last_room import GAME as TOY
from tests.toy.last_room.layout import ROOMS, SWAP
from vacancy.engine.record import NONE
from vacancy.engine.redealing import Piece, Redealer, give_key
from vacancy.games import NAMES
from vacancy.games import game as game_of


@pytest.mark.parametrize("name", NAMES)
def test_the_pieces_of_a_move_lead_where_the_move_leads(name: str) -> None:
    game, rng = game_of(name).uncompiled, random.Random(3)
    redealer, state = Redealer(game), game_of(name).uncompiled.new(2, seed=3)
    for _ in range(12):
        action = rng.choice(game.legal(state))
        before = state.copy()
        pieces = list(redealer.pieces(state, action))
        assert state == before, "whoever looks changes nothing"
        game.play(state, action)
        assert pieces[-1].after == state
        assert [piece.action for piece in pieces] == [action] + [NONE] * (len(pieces) - 1)


def test_a_drawn_card_is_chance_and_a_laid_one_is_not() -> None:
    game = game_of("pan_tu_nie_stal").uncompiled
    redealer, state = Redealer(game), game.new(2, seed=5)
    by_words = {game.say(state, action): action for action in game.legal(state)}
    (drawn, *_) = redealer.pieces(state, by_words["draw"])
    assert drawn.is_chance
    laid = next(action for words, action in by_words.items() if words != "draw")
    assert not any(piece.is_chance for piece in redealer.pieces(state, laid))


def test_another_key_changes_the_next_draw_and_the_old_one_brings_it_back() -> None:
    game = game_of("pan_tu_nie_stal").uncompiled
    state = game.new(2, seed=5)
    action = game.parse(state, "draw")
    found = set()
    for seed in range(20):
        other = state.copy()
        give_key(other, seed)
        game.play(other, action)
        other.key[0], other.key[1] = state.key[0], state.key[1]
        found.add(other.to_bytes())
    true = state.copy()
    game.play(true, action)
    assert len(found) > 1
    assert true.to_bytes() in found


def test_few_outcomes_are_told_with_their_chances_and_what_came_of_it_is_the_first() -> None:
    game = TOY.uncompiled
    redealer, state = Redealer(game), game.new(2, seed=5)
    (_, drawn) = redealer.pieces(state, SWAP)
    outcomes = redealer.outcomes(drawn)
    assert outcomes[0].after == drawn.after
    assert len(outcomes) == ROOMS - 2, "any of the rooms that nobody has"
    assert sum(outcome.chance for outcome in outcomes) == 1
    for outcome in outcomes:
        assert outcome.chance == pytest.approx(1 / len(outcomes), abs=0.08)


def test_more_outcomes_than_a_die_has_are_not_told_one_by_one() -> None:
    game, rng = game_of("grand_austria_hotel").uncompiled, random.Random(3)
    redealer, state = Redealer(game), game.new(2, seed=5)
    drawn: list[Piece] = []
    while not drawn:
        action = rng.choice(game.legal(state))
        drawn = [piece for piece in redealer.pieces(state, action) if piece.is_chance]
        game.play(state, action)
    assert redealer.outcomes(drawn[0]) == [], "any of dozens of guests"
