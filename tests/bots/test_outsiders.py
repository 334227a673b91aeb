"""Outsiders in every game: legal, blind to what their seat may not know, alike in both modes."""

from __future__ import annotations

from itertools import islice

import pytest

import vacancy
from vacancy.bots import make_bot
from vacancy.engine.game import Game

STYLES = [
    (name, style)
    for name in vacancy.NAMES
    if (outsiders := vacancy.game(name).outsiders) is not None
    for style in outsiders.names
]
each_style = pytest.mark.parametrize(("name", "style"), STYLES)
EVERY = 7
"""Of so many positions of a match one is looked at."""


def play(game: Game, style: str, seats: int, seed: int) -> list[tuple[object, int]]:
    """A whole match of one style; the positions in which something was decided."""
    state, found = game.new(seats, seed=seed), []
    bots = [make_bot(style, game, seat) for seat in range(seats)]
    while (seat := game.to_move(state)) is not None:
        found.append((game.copy(state), seat))
        game.play(state, bots[seat].choose(game.known(state, seat), seat))
    return found


@each_style
def test_an_outsider_plays_whole_matches_at_every_table(name: str, style: str) -> None:
    game = vacancy.game(name)
    for seats in game.seats:
        assert play(game, style, seats, seed=seats)


@pytest.mark.in_turn(2)
@each_style
def test_an_outsider_weighs_worlds_alike_that_its_seat_cannot_tell_apart(
    name: str, style: str
) -> None:
    game = vacancy.game(name)
    assert game.outsiders is not None
    number = game.outsiders.names.index(style)
    plain = game.uncompiled
    for state, seat in islice(play(game, style, game.seats[-1], seed=3), 0, None, EVERY):
        worlds = (plain.known(state, seat), state, game.hide(state, seat, 9))
        tastes = [
            [game.outsiders.weigh(world, seat, action, number) for action in game.legal(state)]
            for world in worlds
        ]
        assert tastes[0] == tastes[1] == tastes[2]


@each_style
def test_an_outsider_chooses_alike_compiled_and_not(name: str, style: str) -> None:
    game = vacancy.game(name)
    compiled, plain = (make_bot(style, each, 5) for each in (game.compiled, game.uncompiled))
    for state, seat in islice(play(game, style, game.seats[0], seed=4), 0, None, EVERY):
        known = game.known(state, seat)
        assert compiled.choose(known, seat) == plain.choose(known, seat)
