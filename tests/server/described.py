"""Requests of every kind that the API describes, and of kinds that it does not."""

from __future__ import annotations

from functools import cache
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks

from vacancy.server.http.app import make_app
from vacancy.server.settings import Settings

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@cache
def described(address: str) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{address}/api")


OPERATIONS = [
    (path, method)
    for path, methods in make_app(Settings(db="sqlite://")).openapi()["paths"].items()
    for method in methods
]


def ask_anything(
    address: str, path: str, method: str, cookies: dict[str, str], table: str, count: int
) -> None:
    """Ask for one thing in many ways; each answer must be one that was described."""
    operation = described(address)[path][method]

    @given(case=operation.as_strategy())
    @settings(max_examples=count, deadline=None, database=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    def ask(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and case.method != "POST":
            case.path_parameters["table"] = table
        case.validate_response(case.call(cookies=cookies), checks=CHECKS)

    ask()
