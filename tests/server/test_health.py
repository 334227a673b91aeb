"""Health: a process that lives, and one to which people may be sent."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving

ROOT = Path(__file__).parents[2]


def test_a_server_whose_store_answers_is_ready(server: ServerProcess) -> None:
    for path in ("/health", "/health/ready"):
        answer = httpx.get(f"{server.address}{path}")
        assert (answer.status_code, answer.json()) == (200, {"live": True, "ready": True})


def test_a_server_without_its_store_lives_but_is_not_ready(postgres: Postgres) -> None:
    with serving(postgres.fresh()) as server:
        postgres.stop()
        try:
            answers = [httpx.get(f"{server.address}/health{path}") for path in ("", "/live")]
        finally:
            postgres.start()
        assert [answer.status_code for answer in answers] == [503, 200]


def test_the_image_asks_for_an_address_of_health(house: ServerProcess) -> None:
    (path,) = re.findall(r"127\.0\.0\.1:8080(/[a-z/]*)'", (ROOT / "Dockerfile").read_text("utf-8"))
    assert path.startswith("/health")
    assert httpx.get(f"{house.address}{path}").json()["ready"]
