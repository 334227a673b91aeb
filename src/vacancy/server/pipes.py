"""What a process beside the server writes its answers to."""

from __future__ import annotations

import sys
from typing import BinaryIO


def answers() -> BinaryIO:
    """Standard output that writes all that it is given.

    Python's own does not where PYTHONUNBUFFERED is set, as it is in many containers: of an answer
    that a pipe cannot hold, the rest is lost if the process is stopped for a moment.
    """
    return open(sys.stdout.fileno(), "wb", closefd=False)
