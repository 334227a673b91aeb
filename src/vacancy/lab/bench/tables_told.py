"""The figures of tables: which are measured, and how they are told beside those of others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from .peer_pgx import GAME
from .result import Result, Work, beside
from .tables import TABLES, alone, batched, bytes_of, has_pettingzoo, pettingzoo_loop

if TYPE_CHECKING:
    from vacancy.engine.game import Game

PGX = (
    f"Peer: Pgx's {GAME} on the same core, {TABLES} tables at once as well; the actions are drawn "
    "within its program."
)
LOOKS = (
    "Peer: OpenSpiel's hearts in C++, stepped from Python with its information state tensor and "
    "its mask before each action, the deal included."
)
KEPT = "A position and all arrays that a batch has for it; the position alone: {} bytes."
NO_SPIEL = "OpenSpiel is not installed (`make bench` does it), so no peer was measured."
NO_PGX = "Pgx is not installed (`pip install pgx` does it), so no peer was measured."
NO_LOOP = "PettingZoo is not installed (`make bench` does it), so its loop was not measured."


def table_work(game: Game) -> Iterator[tuple[str, Work]]:
    """What is measured of tables of a game, by name."""
    for seats in sizes_of(game):
        yield f"{game.name} batch {seats}", batched(game, seats)
    yield f"{game.name} alone", alone(game, game.seats[0])
    if has_pettingzoo():
        yield f"{game.name} pettingzoo", pettingzoo_loop(game, game.seats[0])


def sizes_of(game: Game) -> tuple[int, int]:
    """The smallest and the largest table."""
    return game.seats[0], game.seats[-1]


def told_of_tables(
    game: Game, speeds: dict[str, float], peer_bytes: int | None
) -> Iterator[Result]:
    """The figures of one game."""
    few, looks = game.seats[0], speeds.get("looks", 0.0)
    for seats in sizes_of(game):
        name = f"{game.title}, {seats} seats: batch of {TABLES}, inputs and mask"
        ours = Result(name, speeds[f"{game.name} batch {seats}"], "steps/s")
        yield beside(ours, speeds.get("sparrows", 0.0), PGX, NO_PGX)
    alone = Result(f"{game.title}, {few} seats: one table", speeds[f"{game.name} alone"], "steps/s")
    yield beside(alone, looks, LOOKS, NO_SPIEL)
    loop = speeds.get(f"{game.name} pettingzoo")
    if loop is not None:
        ours = Result(f"{game.title}, {few} seats: loop of PettingZoo", loop, "steps/s")
        yield beside(ours, looks, LOOKS, NO_SPIEL)
    yield memory(game, peer_bytes, "" if loop is not None else f" {NO_LOOP}")


def memory(game: Game, peer_bytes: int | None, more: str) -> Result:
    """How many bytes a match takes."""
    seats = game.seats[0]
    position, kept = bytes_of(game, seats)
    name = f"{game.title}, {seats} seats: memory of a match in a batch"
    result = Result(name, kept, "bytes", note=KEPT.format(position) + more)
    if peer_bytes is None:
        return result
    note = f"{result.note} Peer: Pgx's {GAME}."
    return replace(result, peer=peer_bytes, ratio=peer_bytes / kept, note=note)
