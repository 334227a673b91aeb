"""Surveys that were kept, read again: for a report in another language, or beside another one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vacancy.engine.variants import digest_of
from vacancy.games import UnknownGame
from vacancy.lab.work.games import GameRef
from vacancy.lab.work.journal import BrokenJournal, read_lines

from .facts import facts_from
from .survey import Survey

SUFFIX = ".jsonl"
KIND = "balance"


def name_for(game: str, changes: str, seats: int, option: str = "") -> str:
    """The file in a folder for the matches of one game, or variant, at tables of one size."""
    variant = digest_of(changes + option) if changes or option else "printed"
    return f"{game}-{variant}-{seats}{SUFFIX}"


def kept_in(place: Path) -> list[Path]:
    """The files of kept matches that a name means: one, or those in a folder."""
    return sorted(place.glob(f"*{SUFFIX}")) if place.is_dir() else [place]


def survey_from(path: Path) -> Survey:
    """The survey in a file, played by whichever bots there were then; nothing is added to it."""
    header, *lines = read_lines(path) or [None]
    try:
        survey = empty_survey(header)
    except (KeyError, TypeError, UnknownGame):
        raise BrokenJournal(str(path)) from None
    for number, line in enumerate(lines):
        survey.add(facts_from(line, number, survey.bots))
    return survey


def empty_survey(header: Any) -> Survey:
    """A survey on the terms that a header tells of."""
    if header["kind"] != KIND:
        raise KeyError(header["kind"])
    return Survey(
        GameRef(header["game"], changes=header.get("changes", "")).game,
        header["seats"],
        tuple(header["table"]),
        header["seed"],
        header["options"],
        header["probe_every"],
    )


def by_seats(surveys: Sequence[Survey]) -> dict[int, Survey]:
    """Surveys by the size of their tables."""
    return {survey.seats: survey for survey in surveys}
