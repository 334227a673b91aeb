"""What is compiled beside a server that has begun: reasons of hints, which few ask for at once.

Compiling here would make everybody wait, and before the start whoever opens the page for the first
time. So a process of its own does it, when nobody else has work; until then a hint is refused.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from vacancy.engine.core import NativeCore
from vacancy.games import NAMES
from vacancy.games import game as find_game
from vacancy.hints import RULES
from vacancy.server.words import refuse

if TYPE_CHECKING:
    from vacancy.engine.game import Game

COMMAND = (sys.executable, "-m", "vacancy.lab.precompile", "--part", "hints", "--nice", "19")


def is_ready(game: Game) -> bool:
    """Whether nothing is left to compile before somebody gets a hint."""
    core = game.core
    return not isinstance(core, NativeCore) or all(core.is_ready(rule) for rule in RULES)


class Readying:
    """The process that makes hints ready, as long as it is needed."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, if there is anything to do."""
        missing = [name for name in NAMES if not is_ready(find_game(name))]
        if missing:
            quiet = subprocess.DEVNULL
            self.process = subprocess.Popen([*COMMAND, *missing], stdin=quiet, stdout=quiet)

    def is_under_way(self, game: Game) -> bool:
        """Whether hints of a game are still being made ready; if that has failed, they are not."""
        return self.process is not None and self.process.poll() is None and not is_ready(game)

    def check(self, game: Game) -> None:
        """Refuse a hint that is still being made ready; if that has failed, whoever asks waits."""
        if self.is_under_way(game):
            raise refuse("hint-soon")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
