"""A process that draws one picture: reads what to draw, writes a PNG.

It is run as a file, so that it starts without the rest of the house; drawing holds Python's lock
for a tenth of a second, in which a server would do nothing else. It stands back for all others.
"""

import json
import os
import sys

import resvg_py

NICE = 10


def main() -> None:
    """Draw what is asked for on standard input: the SVG and the files of the fonts."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    asked = json.load(sys.stdin.buffer)
    drawn = resvg_py.svg_to_bytes(
        svg_string=asked["svg"], font_files=asked["fonts"], skip_system_fonts=True
    )
    with open(sys.stdout.fileno(), "wb", closefd=False) as answer:  # Python's own may write less
        answer.write(drawn)


if __name__ == "__main__":
    main()
