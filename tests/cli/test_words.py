"""The words of the terminal, in both languages."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib.resources import files
from pathlib import Path

import pytest

from vacancy.bots import BOTS
from vacancy.cli import compile as compile_command
from vacancy.cli.app import COMMANDS
from vacancy.cli.terminal import typed
from vacancy.cli.voice import Voice, wanted_language
from vacancy.lab import work
from vacancy.lab.precompile import PARTS as LAB_PARTS
from vacancy.server.settings import Settings

from .conftest import Cli

FOLDER = files("vacancy.cli")
WORK = "".join(source.read_text("utf-8") for source in Path(work.__path__[0]).glob("*.py"))


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
    sources = "".join(source.read_text("utf-8") for source in Path(str(FOLDER)).rglob("*.py"))
    made = [f"{kind}-{name}" for kind in ("command", "help") for name in typed.COMMANDS]
    made += [name for name in ids("en") if name.startswith("head-") or name.endswith("-unsaved")]
    made += [f"about-{command}" for command in COMMANDS]
    made += [f"work-{trouble}" for trouble in re.findall(r'CannotWork\("([a-z-]+)"', WORK)]
    made += [f"help-{setting.metadata['option']}" for setting in fields(Settings)]
    said = set(re.findall(r"""["']([a-z][\w-]*)["']""", sources)) | set(made)
    assert [name for name in ids("en") if name not in said] == []


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_two_commands_share_a_name(language: str) -> None:
    names = [
        name for command in typed.COMMANDS for name in typed.names_of(Voice(language), command)
    ]
    assert len(set(names)) == len(names)


def test_english_commands_work_in_polish_too() -> None:
    for command in typed.COMMANDS:
        english = typed.names_of(Voice("en"), command)
        assert set(english) <= set(typed.names_of(Voice("pl"), command))


def test_the_language_is_asked_for_or_that_of_the_system() -> None:
    assert wanted_language(["play", "--lang", "pl"], {"LANG": "en_GB.UTF-8"}) == "pl"
    assert wanted_language(["play"], {"VACANCY_LANG": "en", "LANG": "pl_PL.UTF-8"}) == "en"
    assert wanted_language(["--lang"], {"LANG": "de_DE.UTF-8"}) == "en"


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_words_and_not_in_ids(command: str, language: str, cli: Cli) -> None:
    code, out, _ = cli(*command.split(), "--help", "--lang", language) if command else cli("--help")
    assert code == 0
    assert "Usage: vacancy" in out
    assert not re.search(r"\b(help|about)-\w", out)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("command", ["play", "simulate", "arena", "balance"])
def test_help_names_every_bot(command: str, language: str, cli: Cli) -> None:
    out = cli(command, "--help", "--lang", language).out
    assert [bot for bot in BOTS if bot not in out] == []


def test_vacancy_alone_shows_the_commands(cli: Cli) -> None:
    code, out, _ = cli()
    assert code == 0
    assert "simulate" in out


def test_the_parts_to_compile_are_those_of_the_lab() -> None:
    assert list(compile_command.PARTS) == list(LAB_PARTS)
