"""The games and what can be chosen in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer
from rich.markup import escape

from vacancy.games import NAMES

from .options import Lang
from .seating import find_game
from .showing import make_console

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.engine.options import Option

    from .voice import Voice


def games(context: typer.Context, lang: Lang = None) -> None:
    """All games: name, designer, players, minutes, options."""
    voice: Voice = context.obj
    console = make_console()
    for name in NAMES:
        game = find_game(name)
        speaker = voice.of(game)
        console.print(f"[bold]{escape(game.title)}[/] [dim]{escape(game.designer)}[/]  {name}")
        few, many = game.seats[0], game.seats[-1]
        console.print("  " + speaker("game-facts", few=few, many=many, minutes=game.minutes))
        for option in game.options:
            console.print("  " + describe_option(game, option, speaker))


def describe_option(game: Game, option: Option, voice: Voice) -> str:
    """An option with its values; the default is marked."""
    values = [
        f"[bold]{value}[/]" if value == option.default else value
        for value in option.values_at(game.seats[-1])
    ]
    return f"{voice(f'option-{option.name}')}: {option.name}={'|'.join(values)}"
