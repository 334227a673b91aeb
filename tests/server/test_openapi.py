"""The description of the API holds: no request gets an answer that it does not tell of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks

from tests.server.process import ServerProcess
from vacancy.server.http.app import make_app
from vacancy.server.settings import Settings

EXAMPLES = 12
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


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


@cache
def described(address: str) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{address}/api")


OPERATIONS = [
    (path, method)
    for path, methods in make_app(Settings(db="sqlite://")).openapi()["paths"].items()
    for method in methods
]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_is_one_that_was_described(
    path: str, method: str, house: ServerProcess, cookies: dict[str, str], table: str
) -> None:
    operation = described(house.address)[path][method]

    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, database=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    def ask(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and case.method != "POST":
            case.path_parameters["table"] = table
        case.validate_response(case.call(cookies=cookies), checks=CHECKS)

    ask()


def test_the_description_is_at_the_api_itself(house: ServerProcess) -> None:
    told = httpx.get(f"{house.address}/api").json()
    assert told["openapi"].startswith("3.")
    assert "/api/tables/{table_id}/join" in told["paths"]
