"""`vacancy backup`: copies the server's tables while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .options import Lang
from .refusals import Refusal
from .serve import Database


def backup(
    context: typer.Context,
    to: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")],
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Copy the store while it is in use."""
    from vacancy.server import command

    try:
        print(command.backup(db, to, language=context.obj.language))
    except command.CannotServe as error:
        raise Refusal("server-refused", why=str(error)) from None
