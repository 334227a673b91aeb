"""Vacancy: four board games about hotels and queues, played properly by a computer."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .games import NAMES, UnknownGame, game

if TYPE_CHECKING:
    from .engine.options import BadOption
    from .engine.refusals import IllegalMove, NoSuchSeat, WrongPosition
    from .engine.transcript import BrokenTranscript

__version__ = "0.2.0"
__all__ = [
    "NAMES",
    "BadOption",
    "BrokenTranscript",
    "IllegalMove",
    "NoSuchSeat",
    "UnknownGame",
    "WrongPosition",
    "__version__",
    "game",
]

REFUSALS = {
    "BadOption": ".engine.options",
    "BrokenTranscript": ".engine.transcript",
    "IllegalMove": ".engine.refusals",
    "NoSuchSeat": ".engine.refusals",
    "WrongPosition": ".engine.refusals",
}
"""Where the exceptions are. They are loaded with the engine, which `vacancy --help` need not be."""


def __getattr__(name: str) -> Any:
    if name in REFUSALS:
        return getattr(import_module(REFUSALS[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
