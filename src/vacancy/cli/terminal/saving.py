"""Matches on disk: a transcript and, above it, who sits at the table.

A saved match is a transcript (`vacancy.engine.transcript`) under a few lines of its own:

    saved 1
    players - greedy random
    undone 0

    vacancy 1 overbooking
    ...

The first chair above is the person's. A transcript without these lines can be read just as well.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from vacancy.cli.refusals import Refusal, refuse_file
from vacancy.cli.seating import PERSON, Seating, read_bots
from vacancy.engine.transcript import BrokenTranscript, Match

if TYPE_CHECKING:
    from vacancy.engine.game import Game

HEAD = re.compile(r"saved (\d+)\nplayers ([^\n]*)\nundone (\d+)\n\n")
FORMAT = 1
SUFFIX = ".vacancy"


@dataclass
class Saved:
    """A match with its players, if they are known, and how many moves were taken back in it."""

    match: Match
    seating: Seating | None = None
    undone: int = 0

    def to_text(self) -> str:
        """As it is written to a file."""
        text = self.match.to_text()
        if self.seating is None:
            return text
        players = " ".join(self.seating.names)
        return f"saved {FORMAT}\nplayers {players}\nundone {self.undone}\n\n{text}"


def read(path: Path, find: Callable[[str], Game]) -> Saved:
    """The match in a file, every move of it checked."""
    text = read_text(path)
    head = HEAD.match(text)
    body = text[head.end() :] if head else text
    try:
        match = Match.from_text(body, find, takes_variants=True)
    except BrokenTranscript as error:
        refusal = Refusal("broken-file", file=str(path), why=error.reason)
        refusal.speaks_of = error.game
        raise refusal from None
    if head is None:
        return Saved(match)
    if head[1] != str(FORMAT):
        raise Refusal("file-format", file=str(path), format=head[1], known=FORMAT)
    return Saved(match, read_players(path, head[2], match), int(head[3]))


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Refusal("file-no-text", file=str(path)) from None
    except OSError as error:
        raise refuse_file(path, error) from None


def read_players(path: Path, players: str, match: Match) -> Seating:
    names = players.split()
    if len(names) != match.seats or names.count(PERSON) != 1:
        raise Refusal("file-players", file=str(path))
    read_bots(match.game, ",".join(name for name in names if name != PERSON))
    return Seating(tuple(names))


def write(path: Path, saved: Saved) -> None:
    """Write a match; the file is always either the old one or the new one, whole."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.is_dir():
            raise IsADirectoryError
        part.write_text(saved.to_text(), "utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise refuse_file(path, error) from None


def new_place(path: Path) -> Path:
    """A file that a player names for a match: a new one, so that no other match is lost."""
    if path.is_dir():
        raise Refusal("file-is-folder", file=str(path))
    if path.exists():
        raise Refusal("file-exists", file=str(path))
    return path


def own_place(game: str) -> Path | None:
    """A new file in the player's own folder; None if it cannot be written."""
    home = os.environ.get("XDG_STATE_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "state") / "vacancy"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    when = time.strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{game}-{when}-{os.getpid()}{SUFFIX}" if os.access(folder, os.W_OK) else None
