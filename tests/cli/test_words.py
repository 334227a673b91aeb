"""The words of the terminal, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from vacancy.lab.ready import PARTS as LAB_PARTS
from vacancy.terminal import commands, compiling
from vacancy.terminal.voice import Voice, wanted_language

from .conftest import Cli

FOLDER = files("vacancy.terminal")
COMMANDS = (
    "", "play", "rules", "simulate", "arena", "balance", "replay", "compile", "bench",
)  # fmt: skip


def ids(language: str) -> list[str]:
    text = (FOLDER / "text" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def arguments(language: str) -> dict[str, set[str]]:
    text = (FOLDER / "text" / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    found = zip(parts[::2], parts[1::2], strict=True)
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in found}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert ids("en") == ids("pl")
    assert len(set(ids("en"))) == len(ids("en"))
    assert arguments("en") == arguments("pl")


def test_every_message_is_said_somewhere() -> None:
    sources = "".join(
        source.read_text("utf-8") for source in FOLDER.iterdir() if source.name.endswith(".py")
    )
    made = [f"{kind}-{name}" for kind in ("command", "help") for name in commands.COMMANDS]
    made += [name for name in ids("en") if name.startswith("head-") or name.endswith("-unsaved")]
    said = set(re.findall(r"""["']([a-z][\w-]*)["']""", sources)) | set(made)
    assert [name for name in ids("en") if name not in said] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_two_commands_share_a_name(language: str) -> None:
    names = [
        name
        for command in commands.COMMANDS
        for name in commands.names_of(Voice(language), command)
    ]
    assert len(set(names)) == len(names)


def test_english_commands_work_in_polish_too() -> None:
    for command in commands.COMMANDS:
        english = commands.names_of(Voice("en"), command)
        assert set(english) <= set(commands.names_of(Voice("pl"), command))


def test_the_language_is_asked_for_or_that_of_the_system() -> None:
    assert wanted_language(["play", "--lang", "pl"], {"LANG": "en_GB.UTF-8"}) == "pl"
    assert wanted_language(["play"], {"VACANCY_LANG": "en", "LANG": "pl_PL.UTF-8"}) == "en"
    assert wanted_language(["--lang"], {"LANG": "de_DE.UTF-8"}) == "en"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_words_and_not_in_ids(command: str, language: str, cli: Cli) -> None:
    code, out, _ = cli(*command.split(), "--help", "--lang", language) if command else cli("--help")
    assert code == 0
    assert "Usage: vacancy" in out
    assert not re.search(r"\bhelp-\w", out)


def test_vacancy_alone_shows_the_commands(cli: Cli) -> None:
    code, out, _ = cli()
    assert code == 0
    assert "simulate" in out


def test_the_parts_to_compile_are_those_of_the_lab() -> None:
    assert list(compiling.PARTS) == list(LAB_PARTS)
