"""Matches that are written down, shown again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .compile import ready_game
from .options import File, Lang
from .refusals import Refusal
from .seating import find_game
from .showing import Screen, make_console

if TYPE_CHECKING:
    from vacancy.engine.game import Seat
    from vacancy.engine.transcript import Match

    from .terminal.saving import Saved
    from .voice import Voice


def replay(
    context: typer.Context,
    file: File,
    to: Annotated[int | None, typer.Option(help="help-to", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(help="help-seat-view", metavar="N")] = None,
    lang: Lang = None,
) -> None:
    """Print a match in sentences, then the table after its last move or after move `to`."""
    voice: Voice = context.obj
    saved = read(file, voice)
    match = saved.match
    count = len(match.moves)
    if to is not None and not 0 <= to <= count:
        raise Refusal("no-such-move", move=to, count=count)
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("bad-seat", seat=seat, last=match.seats - 1)
    if seat is None and saved.seating is not None:
        seat = saved.seating.you
    screen = Screen(make_console(), voice.of(match.game), match.game)
    shown = show_moves(match, count if to is None else to, seat, screen)
    screen.show_table(shown.state, seat)
    if match.game.is_over(shown.state):
        screen.show_ranking(shown.state, names(saved, screen.voice))


def read(path: Path, voice: Voice) -> Saved:
    """The match in a file, whose game is compiled first if need be."""
    from .terminal import saving

    return saving.read(path, lambda name: ready_game(find_game(name), ("play",), voice))


def show_moves(match: Match, count: int, seat: Seat, screen: Screen) -> Match:
    """Print what a seat was told of the first moves; the match after them.

    Whoever reads a finished match without taking a seat is told everything.
    """
    game = match.game
    is_open = seat is None and game.is_over(match.state)
    shown = match.at(0)
    for number, action in enumerate(match.moves[:count], 1):
        beats = game.beats(game.copy(shown.state), action)
        told = [
            game.words.log_line(beat, state) if is_open else game.log(state, beat, seat)
            for state, beat in beats
        ]
        screen.show_log(number, told)
        shown.play(action)
    return shown


def names(saved: Saved, voice: Voice) -> list[str]:
    """The players, with the bots among them if the file tells."""
    players = [voice.player(seat) for seat in range(saved.match.seats)]
    if saved.seating is None:
        return players
    return [
        player if seat == saved.seating.you else f"{player} ({saved.seating.names[seat]})"
        for seat, player in enumerate(players)
    ]
