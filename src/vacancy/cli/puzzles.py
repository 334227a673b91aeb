"""Puzzles: looked for in matches of bots, listed, and tried at the terminal."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from .compile import ready_game
from .options import GameName, Jobs, Keep, Lang, Ray, Seed
from .refusals import Refusal, check_writable, need_some, refuse_file
from .seating import find_game
from .showing import Screen, make_console, make_grid
from .workers import hired, make_bar, open_kept

if TYPE_CHECKING:
    from vacancy.lab.mining import Haul, Mining
    from vacancy.lab.work.journal import Journal
    from vacancy.lab.work.workers import Workers
    from vacancy.puzzles.shapes import Puzzle
    from vacancy.puzzles.shelf import Shelf

    from .voice import Voice

PARTS = ("play", "bots", "review", "greedy")
MINUTE = 60
puzzles = typer.Typer(add_completion=False)


@puzzles.command("mine", help="about-puzzles-mine")
def mine(
    context: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option(help="help-puzzles-out", metavar="FILE")],
    matches: Annotated[int, typer.Option(help="help-puzzles-matches", metavar="N")] = 200,
    minutes: Annotated[float | None, typer.Option(help="help-stop-after", metavar="N")] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    keep: Keep = None,
    seed: Seed = 0,
    judged: Annotated[int, typer.Option(help="help-puzzles-judged", metavar="N")] = 4,
    lang: Lang = None,
) -> None:
    """Play, look, and write what was found; Ctrl-C ends it early and keeps what is there."""
    from vacancy.lab.mining import Mining
    from vacancy.lab.work.games import GameRef
    from vacancy.lab.work.journal import Journal

    voice: Voice = context.obj
    need_some("bad-games", games=matches)
    need_some("bad-judged", judged=judged)
    check_writable(out, (".jsonl",))
    found = find_game(game)
    work = Mining(GameRef.to(found), seed, judged)
    journal = open_kept(keep, lambda: Journal(keep, work.terms()))
    deadline = inf if minutes is None else time.monotonic() + MINUTE * minutes
    with hired(jobs, ray) as workers:
        ready_game(found, PARTS, voice)
        is_whole = look(work, journal, matches, workers, deadline, voice)
    write(out, work, journal.lines, voice)
    if not is_whole:
        raise Refusal("stopped")


def look(
    work: Mining, journal: Journal, matches: int, workers: Workers, deadline: float, voice: Voice
) -> bool:
    """Look through the matches that are missing, with a bar; False when interrupted."""
    done = len(journal.lines)
    try:
        with make_bar(voice) as progress, closing(workers.run(work, range(done, matches))) as runs:
            bar = progress.add_task(voice("bar-games"), total=matches, completed=done)
            for hauls in runs:
                journal.add(*hauls)
                journal.lines += hauls
                progress.advance(bar, len(hauls))
                if time.monotonic() > deadline:
                    break
    except KeyboardInterrupt:
        return False
    return True


def write(out: Path, work: Mining, hauls: Sequence[Haul], voice: Voice) -> None:
    """Choose what is kept, put it into a file and say how many there are."""
    from vacancy.lab.picking import pick, sum_up
    from vacancy.puzzles.shelf import head_for, write_shelf

    pages = pick(hauls)
    try:
        write_shelf(out, head_for(work.ref.game, sum_up(hauls)), pages)
    except OSError as error:
        raise refuse_file(out, error) from None
    count = sum(len(page["puzzles"]) for page in pages)
    told = voice("puzzles-written", count=count, matches=len(hauls), file=str(out))
    make_console().print(told, markup=False, soft_wrap=True)


@puzzles.command("list", help="about-puzzles-list")
def list_all(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="help-game", metavar="[GAME]")] = None,
    lang: Lang = None,
) -> None:
    """All puzzles that come with the games, or with one."""
    from vacancy.games import NAMES

    voice: Voice = context.obj
    rows = [
        [
            each["id"], shelf.game.title, str(shelf.seats[each["id"]]),
            voice("puzzle-asks", form=each["form"], goal=each["goal"]),
            finder_of(each, voice),
        ]
        for shelf in map(shelf_for, [game] if game else NAMES)
        for each in shelf.puzzles.values()
    ]  # fmt: skip
    heads = ("puzzle", "game", "seats", "puzzle-asked", "puzzle-level")
    make_console().print(make_grid([voice(f"head-{head}") for head in heads], rows))


def finder_of(puzzle: Puzzle, voice: Voice) -> str:
    """Which level mostly finds it."""
    from vacancy.puzzles.trying import level_of

    level = level_of(puzzle)
    return voice("level-name", level=level) if level else voice("puzzle-hardest")


def shelf_for(name: str) -> Shelf:
    """The puzzles of a game; a damaged file is told in words."""
    from vacancy.puzzles.shelf import BrokenShelf, shelf_of

    try:
        return shelf_of(find_game(name))
    except BrokenShelf as error:
        raise Refusal("puzzles-broken", why=str(error)) from None


@puzzles.command("try", help="about-puzzles-try")
def try_one(
    context: typer.Context,
    puzzle: Annotated[str, typer.Argument(help="help-puzzle", metavar="ID")],
    lang: Lang = None,
) -> None:
    """Try a puzzle: the table, what is asked, and whether the answer was right."""
    from vacancy.games import NAMES

    voice: Voice = context.obj
    shelf = next((each for each in map(shelf_for, NAMES) if puzzle in each.puzzles), None)
    if shelf is None:
        raise Refusal("no-such-puzzle", id=puzzle)
    ready_game(shelf.game, ("play",), voice)
    try:
        Trial(shelf, puzzle, Screen(make_console(), voice.of(shelf.game), shelf.game)).run()
    except (EOFError, KeyboardInterrupt):
        raise Refusal("stopped") from None


class Trial:
    """Somebody at the terminal, and a puzzle."""

    def __init__(self, shelf: Shelf, puzzle: str, screen: Screen) -> None:
        self.shelf, self.puzzle, self.screen = shelf, shelf.find(puzzle), screen
        self.start = shelf.position(self.puzzle)

    def run(self) -> None:
        """Ask for moves until it is solved or missed."""
        from vacancy.puzzles.trying import try_out

        moves: list[int] = []
        self.tell("puzzle-asks", form=self.puzzle["form"], goal=self.puzzle["goal"])
        while True:
            found = try_out(self.shelf.game, self.puzzle, self.start, moves)
            if found.standing != "open":
                break
            moves.append(self.ask(found.state))
        self.tell("puzzle-solved" if found.standing == "solved" else "puzzle-failed")
        self.tell("puzzle-solution", line="; ".join(self.puzzle["line"]))

    def ask(self, state: Any) -> int:
        """One decision, by its words, by a number of the menu, or by some of its letters."""
        from .terminal.choosing import NotUnderstood, Question
        from .terminal.playing import choices_of, print_menu

        seat = self.puzzle["seat"]
        self.screen.show_table(state, seat)
        prompt = self.shelf.game.words.prompt(self.shelf.game.known(state, seat))
        self.screen.console.print(f"[bold]{escape(self.screen.voice.say(prompt))}[/]")
        question = Question(choices_of(self.screen, state, seat))
        while True:
            print_menu(self.screen, question)
            typed = input(f"{self.screen.voice('your-choice')} ").strip()
            try:
                choice = question.answer(typed)
            except NotUnderstood:
                self.tell("puzzle-not-understood")
                continue
            if choice is not None:
                return choice.action

    def tell(self, message: str, **facts: str) -> None:
        self.screen.write(message, **facts)
