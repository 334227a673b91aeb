"""Matches that are written down: shown again, and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape

from vacancy.cli.terminal.saving import Saved
from vacancy.engine.rng import secret_from_seed

from .compile import ready_game
from .refusals import Refusal
from .showing import Screen, make_console
from .terminal import saving

if TYPE_CHECKING:
    from vacancy.engine.game import Seat
    from vacancy.engine.transcript import Match

    from .voice import Voice


def read(path: Path, voice: Voice) -> Saved:
    """The match in a file, whose game is compiled first if need be."""
    return saving.read(path, lambda name: ready_game(name, ("play",), voice))


def replay(path: Path, upto: int | None, seat: Seat, voice: Voice) -> None:
    """Print a match in sentences, then the table after its last move or after move `upto`."""
    saved = read(path, voice)
    match = saved.match
    count = len(match.moves)
    if upto is not None and not 0 <= upto <= count:
        raise Refusal("no-such-move", move=upto, count=count)
    if seat is not None and not 0 <= seat < match.seats:
        raise Refusal("bad-seat", seat=seat, last=match.seats - 1)
    if seat is None and saved.seating is not None:
        seat = saved.seating.you
    screen = Screen(make_console(), voice.of(match.game), match.game)
    shown = show_moves(match, count if upto is None else upto, seat, screen)
    screen.show_table(shown.state, seat)
    if match.game.is_over(shown.state):
        screen.show_ranking(shown.state, names(saved, screen.voice))


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


def verify(path: Path, voice: Voice) -> None:
    """Check a match from its seal to its result, and say what was found."""
    match = read(path, voice).match  # which checks seal, commitment, moves and result
    if match.seed is not None and match.secret != secret_from_seed(match.seed):
        raise Refusal("seed-does-not-fit", file=str(path), seed=str(match.seed))
    check_text(path, match)
    voice = voice.of(match.game)
    console = make_console()
    scores = " : ".join(map(str, match.game.scores(match.state)))
    console.print(escape(voice(
        "verified", game=match.game.title, seats=match.seats, moves=len(match.moves),
        over=str(match.game.is_over(match.state)), scores=scores,
    )))  # fmt: skip
    if match.seed is not None:
        console.print(escape(voice("verified-seed", seed=str(match.seed))))


def check_text(path: Path, match: Match) -> None:
    """Refuse a transcript with anything in it but what its match gives: a result too early, say."""
    text = saving.read_text(path)
    written = text[text.index("vacancy ") :].splitlines()
    for number, line in enumerate(match.to_text().splitlines()):
        if number >= len(written) or written[number] != line:
            raise Refusal("file-differs", file=str(path), line=number + 1)
