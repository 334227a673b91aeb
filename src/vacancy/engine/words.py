"""Words for players: messages with an id and arguments, spoken in English or Polish by Fluent.

Rules and views name things; only here and in the `.ftl` files do they become sentences. The same
messages and files serve the terminal and the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from . import shown

LANGUAGES = ("en", "pl")


class Message(NamedTuple):
    """Something to say: the id of a Fluent message, its arguments, and the rule behind it."""

    id: str
    args: Mapping[str, Any] = {}
    rule: str | None = None

    def as_json(self) -> shown.Message:
        """As the page receives it."""
        args = {
            name: value.as_json() if isinstance(value, Message) else value
            for name, value in self.args.items()
        }
        return {"id": self.id, "args": args, "rule": self.rule}


class MissingWords(KeyError):
    """A message has no text in a language, or its text does not fit its arguments."""


class Speaker:
    """Says messages in one language: the house's own, and those of one game's text folder."""

    def __init__(self, language: str, *folders: Traversable) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = bundle(language, folders)

    def say(self, message: Message) -> str:
        """The sentence. Missing words are an error, never an empty line."""
        pattern = None
        if self.bundle.has_message(message.id):
            pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            raise MissingWords(f"no {self.language} text for {message.id}")
        args = {name: self.argument(value) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.language} text of {message.id}: {errors[0]}")
        return str(text)

    def argument(self, value: Any) -> Any:
        return self.say(value) if isinstance(value, Message) else value


class SpokenError(ValueError):
    """A refusal whose reason is a message; as a text it speaks English."""

    def __init__(self, reason: Message, speaker: Speaker | None = None) -> None:
        super().__init__((speaker or Speaker("en")).say(reason))
        self.reason = reason


def bundle(language: str, folders: tuple[Traversable, ...]) -> FluentBundle:
    """The messages of a language from some folders, later ones over earlier ones."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for folder in (files(__package__) / "text", *folders):
        made.add_resource(
            FluentResource((folder / f"{language}.ftl").read_text("utf-8")), allow_overrides=True
        )
    return made
