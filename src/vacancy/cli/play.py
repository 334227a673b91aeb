"""Starting a match at this terminal, or going on with a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from .compile import TABLE_PARTS, parts_for, ready_game
from .onward import Luck, play_on_from
from .options import Lang, Options, Seats, VariantFile
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
    game: Annotated[str | None, typer.Argument(help="help-game", metavar="GAME")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="help-terminal")] = False,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="help-bots", metavar="NAMES")] = None,
    seed: Annotated[int | None, typer.Option(help="help-seed", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(help="help-seat", metavar="N")] = None,
    option: Options = None,
    variant: VariantFile = None,
    save: Annotated[Path | None, typer.Option(help="help-save-file", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="help-resume", metavar="FILE")] = None,
    onward: Annotated[Path | None, typer.Option("--from", help="help-from", metavar="FILE")] = None,
    move: Annotated[int | None, typer.Option(help="help-move", metavar="N")] = None,
    luck: Annotated[Luck | None, typer.Option(help="help-luck", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Play a match, new or saved, or on from a position of another."""
    voice: Voice = context.obj
    is_chosen = seats is not None or seed is not None or bool(option) or variant is not None
    check_files(resume, onward, is_chosen=is_chosen)
    if onward is not None:
        before = old_match(game, onward, voice)
        saved = play_on_from(before, onward, move, luck or Luck.ANEW, seat, bots)
        path = find_place(saved.match.game.name, save, None)
    elif game is None or move is not None or luck is not None:
        raise Refusal("play-what" if game is None else "move-of-what")
    else:
        path = find_place(game, save, resume)
        if resume is None:
            saved = new_match(game, variant, seats, seat, bots, seed, option or (), voice)
        else:
            saved = old_match(game, resume, voice)
    seating = saved.seating
    if seating is None or (onward is None and (bots is not None or seat is not None)):
        you = seating.you if seating is not None and seat is None else seat
        seating = seat_players(saved.match.game, saved.match.seats, you, bots)
    sit_down(saved, seating, path, is_new_place=save is not None, voice=voice)


def check_files(resume: Path | None, onward: Path | None, *, is_chosen: bool) -> None:
    """What is written in a file cannot be asked for again, and there is one file at most."""
    if onward is not None and (resume is not None or is_chosen):
        raise Refusal("from-alone")
    if resume is not None and is_chosen:
        raise Refusal("resume-alone")


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


def old_match(name: str | None, path: Path, voice: Voice) -> Saved:
    """The match in a file, which must be of the game that was named, if one was."""
    from .terminal import saving

    wanted = find_game(name) if name is not None else None
    saved = saving.read(path, lambda name: show_title(find_game(name), TABLE_PARTS, voice))
    if wanted is not None and saved.match.game.name != wanted.name:
        raise Refusal("resume-other-game", file=str(path), game=saved.match.game.title)
    return saved


def find_place(game: str, save: Path | None, resume: Path | None) -> Path | None:
    """Where the match is saved: where the player says, where it came from, or in a new file."""
    from .terminal import saving

    if save is not None and save != resume:
        return saving.new_place(save)
    return resume or saving.own_place(find_game(game).name)
