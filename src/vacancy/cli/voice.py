"""Who speaks in the terminal: the language, and the words of the house, the shell and a game."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from vacancy.engine.words import LANGUAGES, Message, Speaker

if TYPE_CHECKING:
    from vacancy.engine.game import Game

OPTION = "--lang"
HINTS = files("vacancy") / "hints" / "text"  # the words of a room that takes long to load
VARIABLES = ("VACANCY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def wanted_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that the command line or the environment asks for, or English.

    >>> wanted_language(["rules", "--lang=pl"], {}), wanted_language([], {"LANG": "pl_PL.UTF-8"})
    ('pl', 'pl')
    """
    words = " ".join(arguments).replace(f"{OPTION}=", f"{OPTION} ").split()
    asked = [following for value, following in pairwise(words) if value == OPTION]
    asked += [environment[name][:2].lower() for name in VARIABLES if environment.get(name)][:1]
    return next((language for language in asked if language in LANGUAGES), "en")


class Voice:
    """Says messages in one language: those of the shell and, for a game, the game's own too."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language, self.game = language, game

    @cached_property
    def speaker(self) -> Speaker:
        game_texts = [self.game.folder / "text"] if self.game else []
        return Speaker(self.language, HINTS, *game_texts, files(__package__) / "text")

    def of(self, game: Game) -> Voice:
        """The same voice, which also knows a game's words."""
        return Voice(self.language, game)

    def __call__(self, message: str, /, **args: Any) -> str:
        """One of the messages by its id."""
        return self.speaker.say(Message(message, args))

    def say(self, message: Message) -> str:
        """A message of a game."""
        return self.speaker.say(message)

    def player(self, seat: int) -> str:
        """What a player is called: by the game if it has names for them, or by the seat."""
        names = getattr(self.game.words, "player_name", None) if self.game else None
        return self.say(names(seat)) if names else self("seat-name", seat=seat + 1)
