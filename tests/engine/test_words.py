"""Words: both languages say the same things, and nothing is missing."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

import vacancy
from vacancy.engine.words import LANGUAGES, Message, MissingWords, Speaker

FOLDERS = [files("vacancy.engine") / "text"] + [
    vacancy.game(name).folder / "text" for name in vacancy.NAMES
]
ARGUMENT = re.compile(r"\$([a-z][\w-]*)")


def messages(folder: Traversable, language: str) -> dict[str, set[str]]:
    """The ids of a file with the arguments that each message uses."""
    text = (folder / f"{language}.ftl").read_text("utf-8")
    found = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {
        name: set(ARGUMENT.findall(body))
        for name, body in zip(found[::2], found[1::2], strict=True)
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_both_languages_have_the_same_messages(folder: Traversable) -> None:
    assert messages(folder, "en").keys() == messages(folder, "pl").keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_no_text_is_left_in_the_other_language(folder: Traversable) -> None:
    both = [(folder / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    sentences = [set(re.findall(r"= ([^\n{]{25,})$", text, re.MULTILINE)) for text in both]
    assert not sentences[0] & sentences[1]


def test_a_message_without_words_is_an_error() -> None:
    with pytest.raises(MissingWords, match="no en text for nothing-like-this"):
        Speaker("en").say(Message("nothing-like-this"))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingWords, match="not-understood"):
        Speaker("en").say(Message("not-understood"))


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="'de'; there are en, pl"):
        Speaker("de")


def test_a_message_in_a_message_is_said_in_the_same_language() -> None:
    game = vacancy.game("overbooking")
    card = Message("card", {"kind": "monk", "crest": "bird"})
    message = Message("reason-not-in-hand", {"card": card, "hotel": 1})
    assert "mnich (ptak)" in game.speaker("pl").say(message)


@pytest.mark.parametrize(
    ("beds", "words"), [(1, "1 łóżko"), (2, "2 łóżka"), (5, "5 łóżek"), (22, "22 łóżka")]
)
def test_polish_counts_beds_properly(beds: int, words: str) -> None:
    speaker = vacancy.game("overbooking").speaker("pl")
    assert speaker.say(Message("table-beds", {"beds": beds})) == words
