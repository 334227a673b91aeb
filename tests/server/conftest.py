"""Databases and servers for the tests."""

from __future__ import annotations

import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import NoPostgres, Postgres
from tests.server.process import ServerProcess, serving
from tests.server.quick import quick_hasher
from vacancy.server.store import passwords


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed in no time, as the servers of tests do it."""
    monkeypatch.setattr(passwords, "hasher", quick_hasher)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own; where there is none, those tests are skipped with a loud line."""
    try:
        made = Postgres()
    except (NoPostgres, subprocess.CalledProcessError) as error:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn(f"THE TESTS ON POSTGRESQL DID NOT RUN: {error}", stacklevel=1)
        pytest.skip(f"THE TESTS ON POSTGRESQL DID NOT RUN: {error}")
    yield made
    made.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    return new_database(request, tmp_path)


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of an empty database of the kind that is asked for."""
    if request.param == "sqlite":
        return str(folder / "vacancy.db")
    made: Postgres = request.getfixturevalue("postgres")
    return made.fresh()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that tests share, each with people and tables of its own."""
    with serving(tmp_path_factory.mktemp("house") / "vacancy.db") as started:
        yield started


@pytest.fixture(scope="session")
def postgres_house(postgres: Postgres) -> Iterator[ServerProcess]:
    """The same on PostgreSQL."""
    with serving(postgres.fresh()) as started:
        yield started


@pytest.fixture(params=["house", "postgres_house"], ids=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> ServerProcess:
    """A running server on either kind of database."""
    found: ServerProcess = request.getfixturevalue(request.param)
    return found
