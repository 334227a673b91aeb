"""`vacancy serve` and `vacancy backup`: the server's own commands, with refusals as elsewhere."""

from __future__ import annotations

from pathlib import Path

from vacancy.server import command

from .refusals import Refusal
from .voice import Voice


def serve(
    host: str, port: int, db: str | None, bot_pace: float, allow_hosts: tuple[str, ...], *,
    tellers: int, open_page: bool, voice: Voice,
) -> None:  # fmt: skip
    """Run a server until it is stopped."""
    try:
        command.serve(
            host, port, db, bot_pace=bot_pace, allow_hosts=allow_hosts, tellers=tellers,
            open_page=open_page, language=voice.language,
        )  # fmt: skip
    except command.CannotServe as error:
        raise Refusal("server-refused", why=str(error)) from None


def backup(db: str | None, to: Path, voice: Voice) -> None:
    """Copy the store while it is in use."""
    try:
        print(command.backup(db, to, language=voice.language))
    except command.CannotServe as error:
        raise Refusal("server-refused", why=str(error)) from None
