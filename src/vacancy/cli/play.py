"""Starting a match at this terminal, or going on with a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape

from vacancy.cli.terminal.playing import Session
from vacancy.cli.terminal.saving import Saved
from vacancy.engine.transcript import Match

from .compile import TABLE_PARTS, parts_for, ready_game
from .refusals import Refusal
from .seating import check_seats, find_game, read_options, seat_players
from .showing import Screen, make_console
from .terminal import saving

if TYPE_CHECKING:
    from vacancy.engine.game import Game

    from .voice import Voice


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None is what nobody said."""

    game: str
    seats: int | None
    bots: str | None
    seed: int | None
    seat: int | None
    options: Sequence[str]
    save: Path | None
    resume: Path | None


def play(wishes: Wishes, voice: Voice) -> None:
    """Play a match, new or saved."""
    path = find_place(wishes)
    saved = new_match(wishes, voice) if wishes.resume is None else old_match(wishes, voice)
    seating = saved.seating
    if seating is None or wishes.bots is not None or wishes.seat is not None:
        you = seating.you if seating is not None and wishes.seat is None else wishes.seat
        seating = seat_players(saved.match.seats, you, wishes.bots)
    game = ready_game(saved.match.game.name, parts_for(seating.names), voice)
    screen = Screen(make_console(), voice.of(game), game)
    session = Session(screen, saved, seating, path)
    if path is None:
        screen.write("no-place")
    elif wishes.save is not None:
        saving.write(path, session.saved)
    session.run()


def open_game(name: str, parts: Sequence[str], voice: Voice) -> Game:
    """Show the title at once, since the rules take a moment to load, and get the game ready."""
    make_console().print(f"[bold]{escape(find_game(name).title)}[/]")
    return ready_game(name, parts, voice)


def new_match(wishes: Wishes, voice: Voice) -> Saved:
    """A new match by the options asked for."""
    game = find_game(wishes.game)
    seats = check_seats(game, wishes.seats)
    options = read_options(game, seats, wishes.options)
    parts = parts_for(seat_players(seats, wishes.seat, wishes.bots).names)
    return Saved(Match.new(open_game(game.name, parts, voice), seats, wishes.seed, **options))


def old_match(wishes: Wishes, voice: Voice) -> Saved:
    """The match in a file; what is written there cannot be asked for again."""
    assert wishes.resume is not None
    if wishes.seats is not None or wishes.seed is not None or wishes.options:
        raise Refusal("resume-alone")
    wanted = find_game(wishes.game)
    saved = saving.read(wishes.resume, lambda name: open_game(name, TABLE_PARTS, voice))
    if saved.match.game.name != wanted.name:
        raise Refusal("resume-other-game", file=str(wishes.resume), game=saved.match.game.title)
    return saved


def find_place(wishes: Wishes) -> Path | None:
    """Where the match is saved: where the player says, where it came from, or in a new file."""
    if wishes.save is not None and wishes.save != wishes.resume:
        return saving.new_place(wishes.save)
    return wishes.resume or saving.own_place(find_game(wishes.game).name)
