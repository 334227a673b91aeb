"""The table of text: what it shows of every game, and lines that are too long."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

import vacancy
from vacancy.cli.showing import hang


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_table_fits_a_narrow_terminal_for_every_seat(language: str) -> None:
    game = vacancy.game("overbooking").uncompiled
    say = game.speaker(language).say
    choose = random.Random(language)
    for seats in game.seats:
        state = game.new(seats, seed=seats)
        while not game.is_over(state):
            if choose.random() < 0.1:
                for seat in (None, *range(seats)):
                    drawn = Text.from_markup(game.terminal.draw(game.view(state, seat), say)).plain
                    assert max(map(len, drawn.splitlines())) <= 80
            game.play(state, choose.choice(game.legal(state)))


@pytest.mark.parametrize("name", vacancy.NAMES)
def test_the_table_shows_no_more_than_the_seat_knows(name: str) -> None:
    game = vacancy.game(name).uncompiled
    say = game.speaker("en").say
    state = game.new(3, seed=1)
    for number in range(40):
        game.play(state, game.legal(state)[number % 3 % len(game.legal(state))])
        for seat in (None, 0, 1, 2):
            guess = game.hide(state, seat, number)
            assert game.to_move(guess) == game.to_move(state)
            drawn = [game.terminal.draw(game.view(each, seat), say) for each in (state, guess)]
            assert drawn[0] == drawn[1]


def test_a_long_line_goes_on_under_its_last_column() -> None:
    console = Console(width=40, file=StringIO())
    line = Text("  3₭ Princess  an extra turn without taking a die, and a coffee")
    first, second, third = hang(line, console).plain.split("\n")
    assert first.rstrip() == "  3₭ Princess  an extra turn without"
    assert second.rstrip() == "               taking a die, and a"
    assert third.rstrip() == "               coffee"
