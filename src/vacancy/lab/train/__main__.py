"""`python -m vacancy.lab.train`: train a net for a game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing
from typing import Any

from .journal import Journal
from .settings import Settings, read_settings

CHECKED = 256
"""How many tables are compared before a training."""


def train(settings: Settings) -> None:
    """Train as the settings say."""
    from .trainer import Trainer

    with closing(Journal(settings.out / "log.jsonl")) as journal:
        journal.write("settings", **settings.as_json())
        if settings.device != "cpu" and not settings.unchecked:
            check_rules(settings, journal)
        trainer = Trainer(settings, journal)
        trainer.get_ready()
        trainer.run()


def check_rules(settings: Settings, journal: Journal) -> None:
    """Stop unless the GPU plays by the rules."""
    from vacancy.games import game as game_of
    from vacancy.rl.arrays import PACKED
    from vacancy.rl.batch import Batch
    from vacancy.rl.batch_cuda import CudaBatch
    from vacancy.rl.check import first_difference

    game, seats = game_of(settings.game), settings.seats[-1]
    how: Any = {"seats": seats, "tables": CHECKED, "shows": PACKED, "restarts": False}
    cpu, gpu = Batch(game.compiled, **how), CudaBatch(game, **how)
    if found := first_difference(cpu, gpu, settings.seed, settings.steps):
        raise SystemExit(f"{game.name} on the GPU differs from the CPU at {found}")
    journal.note(
        f"the GPU plays {game.name} by the rules: {CHECKED} tables, {settings.steps} steps"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Train as a command line asks for."""
    train(read_settings(arguments))
    return 0


if __name__ == "__main__":
    sys.exit(main())
