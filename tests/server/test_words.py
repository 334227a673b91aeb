"""Every message of the server has words in both languages, and fits its arguments."""

import re
from pathlib import Path

import pytest

import vacancy.server
from vacancy.bots import BOTS
from vacancy.bots.levels import REFERENCE
from vacancy.server.notices.sender import OWN_WORDS
from vacancy.server.table.chat import PHRASES
from vacancy.server.words import REFUSALS, STATUSES, speaker

HERE = Path(vacancy.server.__file__).parent
DEFINED = re.compile(r"^([a-z][a-z_-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z]+)")


def defined(language: str) -> dict[str, set[str]]:
    """The messages of a language with their variables."""
    text = (HERE / "text" / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"(?m)^(?=[a-z])", text)
    found = {}
    for part in parts:
        if name := DEFINED.match(part):
            found[name[1]] = set(VARIABLE.findall(part))
    return found


def used() -> set[str]:
    sources = "\n".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))
    refused = re.findall(r'refuse\(\s*"([a-z-]+)"', sources)
    rooms = "error|serve|backup|restore|ratings"
    named = re.findall(rf'"((?:(?:{rooms})-|no-page|no-manual)[a-z-]*|card-[a-z]+-title)"', sources)
    named += re.findall(r'say\(\s*"((?:card|fact|lobby|seat)-[a-z-]+)"', sources)
    named += re.findall(r'say\(\s*"((?:notice|mail)-[a-z-]+)"', sources)
    named += ["mail-foot", "mail-foot-unasked", "no-page-title", "no-manual-title"]
    named += [f"notice-{kind}" for kind in ("turn", "clock", "started", "invited", "replaced")]
    named += [f"notice-{word}{more}" for word in OWN_WORDS for more in ("", "-text")]
    phrases = [f"phrase-{phrase}" for phrase in PHRASES]
    bots = [f"bot-{name}" for name in BOTS if name != REFERENCE]
    return {f"error-{name}" for name in refused} | {*named, *phrases, *bots}


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert defined("en") == defined("pl")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    assert used() == set(defined("en"))


def test_every_refusal_has_words_and_one_status() -> None:
    named = [name for names in REFUSALS.values() for name in names]
    assert len(named) == len(STATUSES)
    assert {f"error-{name}" for name in named} <= defined("en").keys()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_message_can_be_said(language: str) -> None:
    bundle = speaker(language).bundle
    for name, variables in defined(language).items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, 5))
        assert text
        assert not errors, name
