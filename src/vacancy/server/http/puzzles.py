"""HTTP: puzzles, from the list to the solution.

A trial is kept by whoever makes it: each request tells all of one's own moves, and is answered
with the position that they lead to, as its seat may know it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, cast

from fastapi import APIRouter

from vacancy.engine.game import Game, IllegalMove
from vacancy.engine.shown import View
from vacancy.engine.words import Message as Words
from vacancy.games import NAMES
from vacancy.games import game as find_game
from vacancy.puzzles.daily import day_of, puzzle_of_the_day
from vacancy.puzzles.shapes import Puzzle
from vacancy.puzzles.shelf import BrokenShelf, Shelf, shelf_of
from vacancy.puzzles.trying import Progress, is_chance, level_of, solution, try_out
from vacancy.server.live.hub import find_known
from vacancy.server.store.puzzle_days import PuzzleDays
from vacancy.server.store.reports import Reports
from vacancy.server.table.chat import tidy_reason
from vacancy.server.words import Refused, refuse

from . import puzzle_models as models
from .dependencies import Address, Known, Parts, Server, Someone
from .puzzle_reasons import label_of, reasons_of

logger = logging.getLogger("vacancy.server")
router = APIRouter(prefix="/api/puzzles")
REPORTED = "puzzle-"
"""What the place of a report begins with that is about a puzzle and no table."""


class Found(NamedTuple):
    """A puzzle and where it lies."""

    shelf: Shelf
    puzzle: Puzzle

    @property
    def game(self) -> Game:
        return self.shelf.game


def find(puzzle: str) -> Found:
    """A puzzle by its id, or a refusal."""
    for shelf in shelves():
        if puzzle in shelf.puzzles:
            return Found(shelf, shelf.puzzles[puzzle])
    raise refuse("no-such-puzzle")


def shelves() -> Iterator[Shelf]:
    """The puzzles of all games; a damaged shelf is left out, and the others are shown."""
    for name in NAMES:
        try:
            yield shelf_of(find_game(name))
        except BrokenShelf as error:
            logger.warning("puzzles are left out: %s", error)


@cache
def cards() -> list[models.PuzzleCard]:
    """All puzzles as lists show them."""
    return [card_of(shelf, puzzle) for shelf in shelves() for puzzle in shelf.puzzles.values()]


@cache
def scenes(game: str) -> list[models.PuzzleScene]:
    """Where each puzzle of a game begins; a damaged one is left out."""
    found = []
    for shelf in shelves():
        for puzzle in shelf.puzzles.values() if shelf.game.name == game else ():
            try:
                found.append(scene_of(shelf, puzzle))
            except BrokenShelf as error:
                logger.warning("a puzzle is left out: %s", error)
    return found


def scene_of(shelf: Shelf, puzzle: Puzzle) -> models.PuzzleScene:
    """What the seat of a puzzle sees at a glance."""
    game, seat, state = shelf.game, puzzle["seat"], shelf.position(puzzle)
    told = game.scene(state, seat)
    return models.PuzzleScene(
        id=puzzle["id"], seat=seat, scores=game.scores(game.known(state, seat)),
        scene=told.as_json() if told else None,
    )  # fmt: skip


def card_of(shelf: Shelf, puzzle: Puzzle) -> models.PuzzleCard:
    """What is told of a puzzle to whoever has not solved it."""
    return models.PuzzleCard(
        id=puzzle["id"], game=shelf.game.name, seats=shelf.seats[puzzle["id"]],
        form=puzzle["form"], goal=puzzle["goal"], basis=puzzle["basis"],
        level=level_of(puzzle), themes=puzzle["themes"], is_chance=is_chance(puzzle),
    )  # fmt: skip


@router.get("")
async def get_puzzles(parts: Parts, account: Someone) -> models.PuzzleList:
    """All puzzles, and which is today's."""
    day = day_of(parts.hub.clock())
    listed = await asyncio.to_thread(cards)
    streak = None
    if account is not None:
        kept = PuzzleDays(parts.store.engine)
        days, is_done = await asyncio.to_thread(kept.streak, account.id, day)
        streak = models.Streak(days=days, is_done=is_done)
    today = puzzle_of_the_day([card.id for card in listed], day)
    return models.PuzzleList(today=today, day=str(day), puzzles=listed, streak=streak)


@router.get("/scenes/{game}")
async def get_scenes(game: str, parts: Parts) -> list[models.PuzzleScene]:
    """Where each puzzle of a game begins; apart from the list, as matches are played for it."""
    name = find_known(game).name
    async with parts.solving:
        return await asyncio.to_thread(scenes, name)


@router.post("/{puzzle}/try")
async def post_trial(
    puzzle: str, asked: models.PuzzleTrial, parts: Parts, account: Someone, address: Address
) -> models.PuzzleStand:
    """Play one's own moves from the position of a puzzle, and see what comes of them."""
    parts.hub.quotas.take("reviews", address)
    found = find(puzzle)
    async with parts.solving:
        stand = await asyncio.to_thread(stand_of, found, asked.moves)
    if stand.standing == "solved" and account is not None:
        await note_day(parts, account.id, puzzle)
    return stand


async def note_day(parts: Server, account: str, puzzle: str) -> None:
    """Note that somebody has solved the puzzle of the day, if it is that."""
    day = day_of(parts.hub.clock())
    if puzzle == puzzle_of_the_day([card.id for card in cards()], day):
        await asyncio.to_thread(PuzzleDays(parts.store.engine).add, account, day)


def stand_of(found: Found, moves: list[int]) -> models.PuzzleStand:
    """Where a trial stands, as it is told."""
    return tell_stand(found, follow(found, moves))


def follow(found: Found, moves: list[int]) -> Progress:
    """Where a trial stands; an illegal move is refused with its reason."""
    try:
        return try_out(found.game, found.puzzle, found.shelf.position(found.puzzle), moves)
    except IllegalMove as error:
        raise Refused(error.reason) from None


def tell_stand(found: Found, progress: Progress) -> models.PuzzleStand:
    """A position of a trial, as its seat may know it."""
    shelf, puzzle = found
    return models.PuzzleStand(
        card=card_of(shelf, puzzle), seat=puzzle["seat"], wanted=puzzle["best"],
        share=puzzle["share"],
        view=view_of(found, progress.state), standing=progress.standing, value=progress.value,
    )  # fmt: skip


def view_of(found: Found, state: Any) -> View:
    """A position as the seat of a puzzle may know it."""
    view = found.game.view(state, found.puzzle["seat"])
    return cast(View, {**view, "names": []})


@router.post("/{puzzle}/why")
async def post_why(
    puzzle: str, asked: models.PuzzleQuestion, parts: Parts, address: Address
) -> models.PuzzleReason:
    """Why a move cannot be played, with its rule, by what the seat may know."""
    parts.hub.quotas.take("reviews", address)
    found = find(puzzle)
    async with parts.solving:
        return await asyncio.to_thread(tell_reason, found, asked)


def tell_reason(found: Found, asked: models.PuzzleQuestion) -> models.PuzzleReason:
    """The reason in words, or none."""
    game, puzzle = found.game, found.puzzle
    progress = follow(found, asked.moves)
    known = game.known(progress.state, puzzle["seat"])
    if isinstance(asked.asked, int):
        reason = game.why_not(known, asked.asked)
    else:
        reason = why_no_words(game, known, asked.asked)
    return models.PuzzleReason(reason=reason.as_json() if reason else None)


def why_no_words(game: Game, known: Any, words: str) -> Words | None:
    """Why words mean no legal move, if they do not."""
    try:
        game.parse(known, words)
    except IllegalMove as error:
        return error.reason
    return None


@router.get("/{puzzle}/solution")
async def get_solution(puzzle: str, parts: Parts, address: Address) -> models.PuzzleSolution:
    """How a puzzle is solved, with what each answer is worth, and why where that is ready."""
    parts.hub.quotas.take("reviews", address)
    found = find(puzzle)
    has_reasons = not parts.hub.minder.readying.is_under_way(found.game)
    async with parts.solving:
        return await asyncio.to_thread(tell_solution, found, has_reasons=has_reasons)


def tell_solution(found: Found, *, has_reasons: bool) -> models.PuzzleSolution:
    """The solution in words."""
    game, puzzle = found.game, found.puzzle
    line, states = solution(game, puzzle, found.shelf.position(puzzle))
    moves = list(zip(line, states[:-1], strict=True))
    answers = sorted(puzzle["answers"].items(), key=lambda each: -each[1])
    return models.PuzzleSolution(
        line=[
            models.PuzzleLine(seat=game.to_move(state) or 0, label=label_of(game, state, action))
            for action, state in moves
        ],
        answers=[
            models.PuzzleAnswer(
                label=label_of(game, states[0], game.parse(states[0], said)), value=value
            )
            for said, value in answers
        ],
        reasons=reasons_of(found.shelf, puzzle["id"]) if has_reasons else [],
        error=puzzle["error"], certainty=puzzle["certainty"], finds=puzzle["finds"],
    )  # fmt: skip


@router.get("/{puzzle}/solution/{step}")
async def get_step(puzzle: str, step: int, parts: Parts, address: Address) -> models.PuzzleStep:
    """The position after some moves of the solution."""
    parts.hub.quotas.take("reviews", address)
    found = find(puzzle)
    async with parts.solving:
        return await asyncio.to_thread(tell_step, found, step)


def tell_step(found: Found, step: int) -> models.PuzzleStep:
    """One position of the solution."""
    _, states = solution(found.game, found.puzzle, found.shelf.position(found.puzzle))
    if not 0 <= step < len(states):
        raise refuse("no-such-move")
    return models.PuzzleStep(view=view_of(found, states[step]), count=len(states) - 1)


@router.post("/{puzzle}/report", status_code=204)
async def post_report(
    puzzle: str, asked: models.PuzzleReport, parts: Parts, account: Known, address: Address
) -> None:
    """Tell the hosts of the house that a puzzle is faulty."""
    parts.hub.quotas.take("reports", address)
    found = find(puzzle)
    reports, about = Reports(parts.store.engine), (puzzle, found.game.title)
    reason, place = tidy_reason(asked.reason), f"{REPORTED}{puzzle}"
    now = parts.hub.clock()
    await asyncio.to_thread(reports.file, account, about, place, reason, [], now)
