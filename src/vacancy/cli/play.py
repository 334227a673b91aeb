"""Starting a match at this terminal, or going on with a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from .compile import TABLE_PARTS, parts_for, ready_game
from .options import GameName, Lang, Options, Seats, VariantFile
from .refusals import Refusal
from .seating import (
    Seating,
    check_seats,
    find_game,
    open_game,
    read_options,
    seat_players,
)
from .showing import Screen, make_console

if TYPE_CHECKING:
    from vacancy.engine.game import Game

    from .terminal.saving import Saved
    from .voice import Voice


def play(
    context: typer.Context,
    game: GameName,
    terminal: Annotated[bool, typer.Option("--terminal", help="help-terminal")] = False,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="help-bots", metavar="NAMES")] = None,
    seed: Annotated[int | None, typer.Option(help="help-seed", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(help="help-seat", metavar="N")] = None,
    option: Options = None,
    variant: VariantFile = None,
    save: Annotated[Path | None, typer.Option(help="help-save-file", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="help-resume", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Play a match, new or saved."""
    voice: Voice = context.obj
    path = find_place(game, save, resume)
    if resume is None:
        saved = new_match(game, variant, seats, seat, bots, seed, option or (), voice)
    elif seats is not None or seed is not None or option or variant:
        raise Refusal("resume-alone")  # what is written in a file cannot be asked for again
    else:
        saved = old_match(game, resume, voice)
    seating = saved.seating
    if seating is None or bots is not None or seat is not None:
        you = seating.you if seating is not None and seat is None else seat
        seating = seat_players(saved.match.game, saved.match.seats, you, bots)
    sit_down(saved, seating, path, is_new_place=save is not None, voice=voice)


def sit_down(
    saved: Saved, seating: Seating, path: Path | None, *, is_new_place: bool, voice: Voice
) -> None:
    """Put the person to the table; the match is kept in a file from the start."""
    from .terminal import saving
    from .terminal.playing import Session

    game = ready_game(saved.match.game, parts_for(seating.names), voice)
    screen = Screen(make_console(), voice.of(game), game)
    session = Session(screen, saved, seating, path)
    if path is None:
        screen.write("no-place")
    elif is_new_place:
        saving.write(path, session.saved)
    session.run()


def show_title(game: Game, parts: Sequence[str], voice: Voice) -> Game:
    """Show the title at once, since the rules take a moment to load, and get the game ready."""
    make_console().print(f"[bold]{escape(game.title)}[/]")
    return ready_game(game, parts, voice)


def new_match(
    name: str,
    variant: Path | None,
    seats: int | None,
    you: int | None,
    bots: str | None,
    seed: int | None,
    given: Sequence[str],
    voice: Voice,
) -> Saved:
    """A new match by the options asked for."""
    from vacancy.engine.transcript import Match

    from .terminal.saving import Saved

    game = open_game(name, variant)
    count = check_seats(game, seats)
    options = read_options(game, count, given)
    parts = parts_for(seat_players(game, count, you, bots).names)
    return Saved(Match.new(show_title(game, parts, voice), count, seed, **options))


def old_match(name: str, path: Path, voice: Voice) -> Saved:
    """The match in a file, which must be of the game that was named."""
    from .terminal import saving

    wanted = find_game(name)
    saved = saving.read(path, lambda name: show_title(find_game(name), TABLE_PARTS, voice))
    if saved.match.game.name != wanted.name:
        raise Refusal("resume-other-game", file=str(path), game=saved.match.game.title)
    return saved


def find_place(game: str, save: Path | None, resume: Path | None) -> Path | None:
    """Where the match is saved: where the player says, where it came from, or in a new file."""
    from .terminal import saving

    if save is not None and save != resume:
        return saving.new_place(save)
    return resume or saving.own_place(find_game(game).name)
