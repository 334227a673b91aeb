"""Options that several commands share. Help is given as ids of messages; `app.py` says them."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Language(StrEnum):
    """The languages of the house."""

    EN = "en"
    PL = "pl"


GameName = Annotated[str, typer.Argument(help="help-game", metavar="GAME")]
File = Annotated[Path, typer.Argument(help="help-file", metavar="FILE")]
Seats = Annotated[int | None, typer.Option(help="help-seats", metavar="N")]
GameCount = Annotated[int, typer.Option(help="help-number-of-games", metavar="N")]
BotsOfAllSeats = Annotated[str, typer.Option(help="help-bots-all", metavar="NAMES")]
Seed = Annotated[int, typer.Option(help="help-seed", metavar="N")]
Jobs = Annotated[int | None, typer.Option(help="help-jobs", metavar="N")]
Ray = Annotated[str | None, typer.Option(help="help-ray", metavar="ADDRESS")]
Keep = Annotated[Path | None, typer.Option(help="help-keep", metavar="FILE")]
Out = Annotated[Path | None, typer.Option(help="help-out", metavar="FILE")]
VariantFile = Annotated[Path | None, typer.Option("--variant", help="help-variant", metavar="FILE")]
Options = Annotated[list[str] | None, typer.Option(help="help-option", metavar="NAME=VALUE")]
Lang = Annotated[Language | None, typer.Option(help="help-lang", show_default=False)]
"""Heard before all others: the voice that a command is given speaks this language."""
