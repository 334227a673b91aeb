"""A database as the first version of the schema had it, with what a server of that time wrote.

`first_schema.json` was recorded from a server of version 0.2.0, at which five people played over
HTTP and WebSocket. It is never made anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import MetaData

from vacancy.server.store.database import migrations, writing
from vacancy.server.store.store import Store

FIRST = "0001"
RECORDED: dict[str, Any] = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))


def make_first_schema(store: Store) -> None:
    """Make the tables of the first version in an empty database."""
    with writing(store.engine) as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, FIRST)


def fill_first_schema(store: Store) -> None:
    """Write what was recorded, by the columns of that time."""
    then = MetaData()
    with writing(store.engine) as connection:
        then.reflect(connection)
        for name, rows in RECORDED["rows"].items():
            connection.execute(then.tables[name].insert(), rows)
