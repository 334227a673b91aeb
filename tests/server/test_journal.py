"""The journal: who came to the doors, and nothing that should not be written down."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Player
from tests.server.process import ServerProcess, serving
from vacancy.server.http import journal
from vacancy.server.http.journal import Journal

SECRET = "correct horse"


def asked(path: str, method: str = "POST", **more: Any) -> dict[str, Any]:
    scope = {"type": "http", "scheme": "http", "method": method, "path": path, "headers": []}
    return scope | {"client": ("192.0.2.1", 1)} | more


def test_logins_refusals_and_what_hosts_do_are_written_down_without_names_or_secrets(
    tmp_path: Path,
) -> None:
    file = tmp_path / "journal.jsonl"

    async def play(server: ServerProcess) -> str:
        async with Player(server.address, "Wanda") as wanda:
            wanda.http.headers["x-forwarded-for"] = "192.0.2.7"
            await wanda.post("/me/password", {"password": SECRET})
            await wanda.refused("/login", {"name": "Wanda", "password": "guess"})
            await wanda.refused("/host", {"token": "guess"})
            await wanda.http.get("/api/house/people")
            await wanda.http.get("/api/games")
            await wanda.http.get("/api/me", headers={"host": "["})
            return str(wanda.http.cookies["vacancy"])

    with serving(tmp_path / "a.db", "--journal", str(file)) as server:
        token = asyncio.run(play(server))
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [(line["did"], line["status"]) for line in lines] == [
        ("POST /api/me", 200),
        ("POST /api/me/password", 200),
        ("POST /api/login", 403),
        ("POST /api/host", 403),
        ("GET /api/house/people", 403),
        ("GET /api/me", 421),
    ]
    assert {line["from"] for line in lines[1:]} == {"192.0.2.7"}
    assert len({line["session"] for line in lines[1:]}) == 1
    told = file.read_text("utf-8")
    assert not any(secret in told for secret in ("Wanda", SECRET, "guess", token))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_link_in_a_mail_is_not_written_down(tmp_path: Path) -> None:
    Journal(str(tmp_path / "journal")).note(asked("/api/mail/Tm90aGluZw/end"), 429)
    assert "Tm90aGluZw" not in (tmp_path / "journal").read_text("utf-8")


def test_being_refused_again_and_again_fills_no_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "AT_ONCE", 5)
    file = tmp_path / "journal.jsonl"
    kept = Journal(str(file))
    for _ in range(100):
        kept.note(asked("/api/login"), 429)
    kept.left.left = 1.0
    kept.note(asked("/api/login"), 429)
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert (len(lines), lines[-1]["left_out"]) == (6, 95)


def test_a_line_is_one_line_whatever_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    kept = Journal(str(file))
    kept.note(asked('/api/login/\n{"did": "nothing"}\u2028' + "x" * 5000), 404)
    (line,) = file.read_bytes().splitlines()
    assert len(line) < 1000


def test_a_journal_that_cannot_be_written_costs_nobody_an_answer(tmp_path: Path) -> None:
    Journal(str(tmp_path / "nowhere" / "journal.jsonl")).note(asked("/api/login"), 200)
    Journal(None).note(asked("/api/login"), 200)
