"""`vacancy restore`: puts a backup in the place of the server's tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .options import Lang
from .refusals import Refusal
from .serve import Database


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-restore-file", metavar="FILE")],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="help-force")] = False,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of a store that nobody uses."""
    from vacancy.server import command

    try:
        print(command.restore(db, file, may_replace=force, language=context.obj.language))
    except command.CannotServe as error:
        raise Refusal("server-refused", why=str(error)) from None
