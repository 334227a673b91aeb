"""`vacancy serve`: the server's settings on the command line and in the environment."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from vacancy.cli.serve import option_of
from vacancy.server import command
from vacancy.server.settings import Settings
from vacancy.server.store.store import Store

from .conftest import Cli

ASKED = Settings(
    host="::1",
    port=1,
    db="here.db",
    allow_hosts=("a.example", "b.example"),
    bot_pace=0.5,
    per_minute=7.0,
    connections=99,
    tellers=2,
    reviewers=3,
    journal="journal.jsonl",
    site="https://play.example",
    smtp="smtp://mail.example",
    mail_from="house@play.example",
    notice_after=5.0,
    local_notices=True,
)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, dict[str, Any]]]:
    """With what servers were run, instead of running them."""
    found: list[tuple[Settings, dict[str, Any]]] = []
    monkeypatch.setattr(
        command, "serve", lambda settings, **more: found.append((settings, dict(more)))
    )
    return found


def test_nothing_said_is_a_server_for_this_machine(cli: Cli, served: list[Any]) -> None:
    assert cli("serve").code == 0
    assert served == [(Settings(), {"open_page": False, "language": "en"})]


def test_every_setting_is_an_option(cli: Cli, served: list[Any]) -> None:
    words: list[object] = []
    for setting in fields(Settings):
        value = getattr(ASKED, setting.name)
        assert value != setting.default
        for each in value if isinstance(value, tuple) else (value,):
            words += [f"--{setting.metadata['option']}", *([] if each is True else [each])]
    assert cli("serve", *words, "--open", "--lang", "pl").code == 0
    assert served == [(ASKED, {"open_page": True, "language": "pl"})]


def test_every_setting_is_a_variable_of_the_environment(
    cli: Cli, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for setting in fields(Settings):
        value = getattr(ASKED, setting.name)
        told = " ".join(value) if isinstance(value, tuple) else str(value)
        monkeypatch.setenv(option_of(setting).envvar, told)
    assert cli("serve", "--port", 2).code == 0
    assert [(told.port, told.db, told.allow_hosts) for told, _ in served] == [
        (2, ASKED.db, ASKED.allow_hosts)
    ]


def test_every_setting_is_on_the_page_about_hosting() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    for setting in fields(Settings):
        end = "`" if setting.default is False else " "
        assert f"`--{setting.metadata['option']}{end}" in page
        assert f"`{option_of(setting).envvar}`" in page


def test_a_negative_number_is_refused(cli: Cli, served: list[Any]) -> None:
    code, _, err = cli("serve", "--tellers", -1)
    assert code == 2
    assert "--tellers" in err
    assert served == []


def test_a_backup_of_nothing_is_refused_in_words(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VACANCY_DB", str(tmp_path / "missing.db"))
    code, out, err = cli("backup", tmp_path / "copy.db")
    assert (code, out) == (1, "")
    assert err == f"There is no store at {tmp_path / 'missing.db'}.\n"


def test_a_store_is_restored_by_the_command_that_the_page_names(cli: Cli, tmp_path: Path) -> None:
    store = Store(str(tmp_path / "a.db"))
    store.open()
    store.close()
    db = ("--db", tmp_path / "a.db")
    assert cli("backup", tmp_path / "copy.db", *db).code == 0
    assert cli("restore", tmp_path / "copy.db", *db).code == 1
    assert cli("restore", tmp_path / "copy.db", *db, "--force").code == 0


def test_a_restore_from_nothing_is_refused_in_words(cli: Cli, tmp_path: Path) -> None:
    code, out, err = cli("restore", tmp_path / "none", "--db", tmp_path / "a.db")
    assert (code, out, err) == (1, "", f"There is no file {tmp_path / 'none'}.\n")
