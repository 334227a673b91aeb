"""Reports: what somebody said or did, told to the hosts of the house with the lines concerned."""

from __future__ import annotations

import json
import secrets
from typing import Any

from sqlalchemy import Engine, insert, select, update

from vacancy.server.words import refuse

from . import schema
from .accounts import Account
from .database import readable, reading, writing
from .deeds import Deed, write_deed

PAGE = 50


class Reports:
    """What people have reported."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def file(
        self,
        by: Account,
        whom: tuple[str, str],
        table_id: str,
        reason: str,
        lines: list[dict[str, Any]],
        now: float,
    ) -> None:
        """Tell the hosts of somebody."""
        values = {
            "id": secrets.token_hex(16), "at": now, "account": by.id, "by": by.name,
            "whom": whom[0], "name": whom[1], "table_id": table_id, "reason": reason,
            "lines": json.dumps(lines),
        }  # fmt: skip
        with writing(self.engine) as connection:
            connection.execute(insert(schema.reports).values(values))

    def list_reports(self, page: int) -> list[dict[str, Any]]:
        """A page of them: those that nobody has seen to come first, then the latest."""
        kept = schema.reports
        order = kept.c.closed_at.is_not(None), kept.c.at.desc(), kept.c.id
        wanted = select(kept).order_by(*order).limit(PAGE).offset(page * PAGE)
        with reading(self.engine) as connection:
            rows = connection.execute(wanted).all()
        return list(readable(read_report, rows))

    def close(self, host: Account, report: str, reason: str, now: float) -> None:
        """Note that a report was seen to."""
        kept = schema.reports
        is_it = (kept.c.id == report) & kept.c.closed_at.is_(None)
        with writing(self.engine) as connection:
            row = connection.execute(select(kept).where(is_it)).one_or_none()
            if row is None:
                raise refuse("no-such-report")
            connection.execute(update(kept).where(is_it).values(closed_at=now))
            deed = Deed("report-closed", row.whom, row.name, reason, row.table_id)
            write_deed(connection, host, deed, now)


def read_report(row: Any) -> dict[str, Any]:
    """A report as hosts see it."""
    return {
        "id": row.id,
        "at": row.at,
        "by": row.by,
        "whom": row.whom,
        "name": row.name,
        "table_id": row.table_id,
        "reason": row.reason,
        "lines": json.loads(row.lines),
        "is_closed": row.closed_at is not None,
    }
