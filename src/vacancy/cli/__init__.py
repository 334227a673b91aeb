"""The command line: `vacancy`. One file a command, and the table in a terminal apart.

Nothing here knows a game: everything goes through the contract in `vacancy.engine.game`.
"""

from __future__ import annotations

import sys

from vacancy.cli.voice import Voice, wanted_language


def main(*words: str) -> None:
    """Carry out the command line of this process, behind some words that are taken as said."""
    from vacancy.cli.app import run

    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # text streams have it
    arguments = [*words, *sys.argv[1:]]
    sys.exit(run(arguments, Voice(wanted_language(arguments))))
