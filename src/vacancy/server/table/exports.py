"""Matches that leave the house and come back: transcripts with names, and lists for play loggers.

The second is the JSON that the app BG Stats reads and writes: games, players and plays that refer
to each other by number, each with a name of its own that is the same in every export.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from vacancy.engine.rng import secret_from_seed
from vacancy.engine.transcript import BrokenTranscript, Match
from vacancy.server.words import Refused, refuse

from .outcome import Outcome
from .parts import Body
from .rated import Player
from .table import Finder, Table

SPACE = uuid5(NAMESPACE_URL, "urn:vacancy")
PLACE = "Vacancy"
NAMED = re.compile(r"player ([0-9]{1,2}) (.+)")
HEAD_LENGTH, MOVE_LENGTH = 3_000, 60
"""So long is a match as text at most, and each of its moves: more of it is somebody's own."""


def day_of(at: float) -> str:
    """A moment as loggers write it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def called(player: Player) -> str:
    """What a player is called outside."""
    return player.name or f"bot {player.bot}"


# Transcripts


def write_export(table: Table, outcome: Outcome) -> str:
    """A match as text, with who played it and when."""
    match = table.match.at(0)
    for move in table.moves:
        match.play(move.action)
    match.notes = ["rated"] if table.is_rated else []
    match.notes.append(f"date {day_of(outcome.ended_at)}")
    match.notes += [
        f"player {seat} {called(player)}" for seat, player in enumerate(outcome.players)
    ]
    return match.to_text()


def file_name(outcome: Outcome) -> str:
    """What a transcript is called among others."""
    day = day_of(outcome.ended_at).replace(" ", "-").replace(":", "")
    return f"{day}-{outcome.game}-{outcome.table_id[:8]}.txt"


def read_import(text: str, find: Finder, now: float) -> tuple[str, Body]:
    """A transcript checked from its seal to its result: the seal, and what is told of the match.

    Raises `Refused` with what is wrong.
    """
    try:
        match = Match.from_text(text, find)
    except BrokenTranscript as error:
        raise refuse("import-broken", why=error.reason) from None
    except Refused:
        raise refuse("import-broken", why="?") from None
    told = match.to_text()
    is_its_own = len(told) <= HEAD_LENGTH + MOVE_LENGTH * len(match.moves)
    if told != text.replace("\r\n", "\n") or not is_its_own or not is_seed_true(match):
        raise refuse("import-differs")
    names = dict(pair for note in match.notes if (pair := read_player(note)))
    dates = [note.partition(" ")[2][:19] for note in match.notes if note.startswith("date ")]
    about = {
        "game": match.game.name,
        "seats": match.seats,
        "imported_at": now,
        "date": dates[0] if dates else None,
        "scores": match.game.scores(match.state),
        "is_over": bool(match.game.is_over(match.state)),
        "players": [names.get(seat, "") for seat in range(match.seats)] if names else [],
    }
    return told.rpartition("seal ")[2].strip(), about


def is_seed_true(match: Match) -> bool:
    return match.seed is None or match.secret == secret_from_seed(match.seed)


def read_player(note: str) -> tuple[int, str] | None:
    told = NAMED.fullmatch(note)
    return (int(told[1]), told[2][:60]) if told else None


# Play loggers


def write_plays(
    outcomes: Iterable[Outcome], account: str, title: Callable[[str], str]
) -> dict[str, Any]:
    """Matches in the JSON of BG Stats."""
    kept = list(outcomes)
    players: dict[str, int] = {account: 1}
    names: dict[str, str] = {}
    games: dict[str, int] = {}
    for outcome in kept:
        games.setdefault(outcome.game, len(games) + 1)
        for player in outcome.players:
            key = player.account or f"bot {player.bot}"
            players.setdefault(key, len(players) + 1)
            names.setdefault(key, called(player))
    return {
        "about": PLACE,
        "players": [
            {
                "id": number,
                "uuid": str(uuid5(SPACE, f"player {key}")),
                "name": names.get(key, ""),
                "isAnonymous": False,
            }
            for key, number in players.items()
        ],
        "locations": [{"id": 1, "uuid": str(uuid5(SPACE, "place")), "name": PLACE}],
        "games": [
            {
                "id": number,
                "uuid": str(uuid5(SPACE, f"game {game}")),
                "name": title(game),
                "bggId": 0,
                "cooperative": False,
                "highestWins": True,
                "noPoints": False,
                "usesTeams": False,
            }
            for game, number in games.items()
        ],
        "plays": [write_play(outcome, games[outcome.game], players) for outcome in kept],
        "userInfo": {"meRefId": 1},
    }


def write_play(outcome: Outcome, game: int, players: dict[str, int]) -> dict[str, Any]:
    """One match; one that was broken off has no winner and is left out of their statistics."""
    return {
        "uuid": str(uuid5(SPACE, f"table {outcome.table_id}")),
        "entryDate": day_of(outcome.ended_at),
        "modificationDate": day_of(outcome.ended_at),
        "playDate": day_of(outcome.started_at),
        "durationMin": round((outcome.ended_at - outcome.started_at) / 60),
        "ignored": any(player.place is None for player in outcome.players),
        "manualWinner": True,
        "usesTeams": False,
        "rounds": 0,
        "rating": 0,
        "scoringSetting": 0,
        "locationRefId": 1,
        "gameRefId": game,
        "playerScores": [
            {
                "playerRefId": players[player.account or f"bot {player.bot}"],
                "score": "" if player.score is None else str(player.score),
                "winner": player.place == 1,
                "rank": player.place or 0,
                "seatOrder": seat + 1,
                "startPlayer": False,
                "newPlayer": False,
            }
            for seat, player in enumerate(outcome.players)
        ],
        "expansionPlays": [],
    }
