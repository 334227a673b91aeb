"""Matches that are written down, checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.markup import escape

from .options import File, Lang
from .refusals import Refusal
from .replay import read
from .showing import make_console

if TYPE_CHECKING:
    from vacancy.engine.transcript import Match


def verify(context: typer.Context, file: File, lang: Lang = None) -> None:
    """Check a match from its seal to its result, and say what was found."""
    from vacancy.engine.rng import secret_from_seed

    match = read(file, context.obj).match  # which checks seal, commitment, moves and result
    if match.seed is not None and match.secret != secret_from_seed(match.seed):
        raise Refusal("seed-does-not-fit", file=str(file), seed=str(match.seed))
    check_text(file, match)
    voice = context.obj.of(match.game)
    console = make_console()
    scores = " : ".join(map(str, match.game.scores(match.state)))
    console.print(
        escape(
            voice(
                "verified",
                game=match.game.title,
                seats=match.seats,
                moves=len(match.moves),
                over=str(match.game.is_over(match.state)),
                scores=scores,
            )
        )
    )
    if match.seed is not None:
        console.print(escape(voice("verified-seed", seed=str(match.seed))))
    if (given := match.prelude) is not None:
        luck = "anew" if given.anew else "same"
        console.print(escape(voice("verified-prelude", count=given.count, luck=luck)))
    if match.nonces:
        known = [str(seat) for seat, nonce in sorted(match.nonces.items()) if nonce is not None]
        told = "verified-nonces-some" if known else "verified-nonces-none"
        console.print(escape(voice(told, count=len(known), seats=", ".join(known))))


def check_text(path: Path, match: Match) -> None:
    """Refuse a transcript with anything in it but what its match gives: a result too early, say."""
    from .terminal import saving

    text = saving.read_text(path)
    written = text[text.index("vacancy ") :].splitlines()
    for number, line in enumerate(match.to_text().splitlines()):
        if number >= len(written) or written[number] != line:
            raise Refusal("file-differs", file=str(path), line=number + 1)
