"""The puzzles that come with a game: a file of lines, read once and checked.

The first line tells of what it holds and how that was made; each of the others is a match and the
puzzles in it. What is broken or made for rules that are not known is refused whole.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError

from vacancy.engine.transcript import BrokenTranscript, Match

from .shapes import Head, Page, Puzzle

if TYPE_CHECKING:
    from vacancy.engine.game import Game

FORMAT = 1
FILE = "puzzles.jsonl"
HEAD: TypeAdapter[Head] = TypeAdapter(Head)
PAGE: TypeAdapter[Page] = TypeAdapter(Page)
MATCHES_KEPT = 32
ID_LENGTH = 10
SEATS = re.compile(r"^seats (\d)$", re.MULTILINE)


class BrokenShelf(ValueError):
    """A file that holds no puzzles of a game as it is now, and why."""


class NoSuchPuzzle(LookupError):
    """An id that is no puzzle's."""


class Shelf:
    """The puzzles of a game."""

    def __init__(self, game: Game, head: Head, pages: Sequence[Page]) -> None:
        self.game, self.head = game, head
        self.puzzles = {each["id"]: each for page in pages for each in page["puzzles"]}
        self.transcripts = {
            each["id"]: page["transcript"] for page in pages for each in page["puzzles"]
        }
        self.seats = {
            each["id"]: seats_of(page["transcript"]) for page in pages for each in page["puzzles"]
        }
        if len(self.puzzles) != sum(len(page["puzzles"]) for page in pages):
            raise BrokenShelf(f"{game.name}: two puzzles are the same")

    def find(self, puzzle: str) -> Puzzle:
        """A puzzle by its id."""
        if puzzle not in self.puzzles:
            raise NoSuchPuzzle(puzzle)
        return self.puzzles[puzzle]

    def position(self, puzzle: Puzzle) -> Any:
        """The position that it asks about, a copy of one's own; what does not fit is refused."""
        try:
            state = position_after(self.game, self.transcripts[puzzle["id"]], puzzle["move"])
        except BrokenTranscript as error:
            raise BrokenShelf(f"{puzzle['id']}: {error}") from None
        if self.game.to_move(state) != puzzle["seat"]:
            raise BrokenShelf(f"{puzzle['id']}: it is another seat's decision")
        return state.copy()


@lru_cache(MATCHES_KEPT)
def position_after(game: Game, transcript: str, move: int) -> Any:
    """A position of a match, by how many moves were played."""
    match = Match.from_text(transcript, lambda _: game)
    if move > len(match.moves):
        raise BrokenShelf(f"{game.name}: there is no move {move}")
    return match.at(move).state


@cache
def shelf_of(game: Game) -> Shelf:
    """The puzzles that come with a game; an empty shelf, if none do."""
    file = game.folder / FILE
    if not file.is_file():
        return Shelf(game, head_for(game, {}), [])
    return read_shelf(game, file)


def read_shelf(game: Game, file: Traversable | Path) -> Shelf:
    """The puzzles in a file, which must be whole and of a game and rules that are known."""
    lines = file.read_text("utf-8").splitlines()
    try:
        head = HEAD.validate_json(lines[0] if lines else "")
        pages = [PAGE.validate_json(line) for line in lines[1:]]
    except ValidationError as error:
        raise BrokenShelf(f"{game.name}: {error.errors()[0]['msg']}") from None
    if head["format"] != FORMAT or head["game"] != game.name:
        raise BrokenShelf(f"{game.name}: these are no puzzles of this game")
    if head["rules"] not in game.rules_versions:
        raise BrokenShelf(f"{game.name}: these are puzzles by rules {head['rules']}")
    return Shelf(game, head, pages)


def head_for(game: Game, made: dict[str, int]) -> Head:
    """The first line for a game's puzzles."""
    return {"format": FORMAT, "game": game.name, "rules": game.rules_version, "made": made}


def write_shelf(path: Path, head: Head, pages: Iterable[Page]) -> None:
    """Put puzzles into a file, a line for each match."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for line in (head, *pages):
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def with_ids(page: Page) -> Page:
    """A match whose puzzles have ids, which tell them apart and never change."""
    puzzles = [{**each, "id": id_of(page["transcript"], each["move"])} for each in page["puzzles"]]
    return PAGE.validate_python({"transcript": page["transcript"], "puzzles": puzzles})


def id_of(transcript: str, move: int) -> str:
    """What a puzzle is called.

    >>> id_of("a match", 3)
    'b4ffc6cbf5'
    """
    return hashlib.sha256(f"{move} {transcript}".encode()).hexdigest()[:ID_LENGTH]


def seats_of(transcript: str) -> int:
    """How many seats the table of a match has, by its transcript's head.

    >>> seats_of("vacancy 1 overbooking\\nrules 1\\nseats 3\\n")
    3
    """
    found = SEATS.search(transcript)
    if found is None:
        raise BrokenShelf("a transcript without seats")
    return int(found[1])
