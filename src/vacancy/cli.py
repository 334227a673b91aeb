"""The command line: `vacancy`. What it does is in `vacancy.terminal`."""

from __future__ import annotations

import sys

from vacancy.terminal.voice import Voice, wanted_language


def main() -> None:
    """Carry out the command line of this process."""
    from vacancy.terminal.app import run

    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # text streams have it
    arguments = sys.argv[1:]
    sys.exit(run(arguments, Voice(wanted_language(arguments))))


if __name__ == "__main__":
    main()
