"""`vacancy host-token`: another token for whoever runs the server."""

from __future__ import annotations

import typer

from .options import Lang
from .refusals import Refusal
from .serve import Database


def host_token(context: typer.Context, db: Database = None, lang: Lang = None) -> None:
    """Make another host token; the old one is void at once."""
    from vacancy.server import command

    try:
        print(command.renew_host_token(db, language=context.obj.language))
    except command.CannotServe as error:
        raise Refusal("server-refused", why=str(error)) from None
