"""`vacancy ratings`: makes all ratings anew from the logs."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import Lang
from .refusals import Refusal
from .serve import Database


def ratings(
    context: typer.Context,
    recompute: Annotated[bool, typer.Option("--recompute", help="help-recompute")] = False,
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Fold all matches that are over, and rate them again; nothing without `--recompute`."""
    from vacancy.server import command

    if not recompute:
        raise Refusal("ratings-what")
    try:
        print(command.recompute_ratings(db, language=context.obj.language))
    except command.CannotServe as error:
        raise Refusal("server-refused", why=str(error)) from None
