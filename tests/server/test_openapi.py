"""The description of the API holds: no request gets an answer that it does not tell of."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.described import OPERATIONS, ask_anything
from tests.server.process import ServerProcess

EXAMPLES = 12


@pytest.fixture(scope="module")
def cookies(house: ServerProcess) -> Iterator[dict[str, str]]:
    with httpx.Client(base_url=house.address) as http:
        http.post("/api/me", json={"name": "Fuzzy"})
        yield dict(http.cookies)


@pytest.fixture(scope="module")
def table(house: ServerProcess, cookies: dict[str, str]) -> str:
    """A table that runs, to be looked at."""
    with httpx.Client(base_url=house.address, cookies=cookies) as http:
        return str(http.post("/api/play", json={"game": "overbooking"}).json()["id"])


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_is_one_that_was_described(
    path: str, method: str, house: ServerProcess, cookies: dict[str, str], table: str
) -> None:
    ask_anything(house.address, path, method, cookies, table, EXAMPLES)


def test_the_description_is_at_the_api_itself(house: ServerProcess) -> None:
    told = httpx.get(f"{house.address}/api").json()
    assert told["openapi"].startswith("3.")
    assert "/api/tables/{table_id}/join" in told["paths"]
