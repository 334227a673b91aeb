"""Vacancy: four board games about hotels and queues, played properly by a computer."""

from .games import NAMES, UnknownGame, game

__version__ = "0.2.0"
__all__ = ["NAMES", "UnknownGame", "__version__", "game"]
