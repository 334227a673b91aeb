"""Reviews that are done already, written into a server's store: few samples, and marks at will.

What a review finds is tested elsewhere. Here it is looked at, so it must be there at once.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import delete, insert

import vacancy
from tests.web.recorded import MATCHES
from vacancy.engine.transcript import Match
from vacancy.review import Review, Reviewer, assemble, judging
from vacancy.review.depth import Depth
from vacancy.server.reviewing.desk import edition_for
from vacancy.server.store import schema
from vacancy.server.store.database import writing
from vacancy.server.store.reviews import DONE, WAITING
from vacancy.server.store.store import Store

FEW = Depth(sketch=2, graph=2, known=4, draws=2, ideas=4, first=4, most=4)
SHORT_SEARCH = 1000
"""A second opinion is had from so small a part of a search."""
MARKED: tuple[Any, ...] = ("blunder", "mistake", "dubious")
LOST = {"blunder": 20.0, "mistake": 12.0, "dubious": 6.0}


@cache
def few_samples(game: str) -> str:
    """The review of a recorded match as JSON."""
    match = Match.from_text(MATCHES[game].read_text("utf-8"))
    reviewer = Reviewer(match)
    reviewer.depth = FEW
    with patch.object(judging, "SECOND_OPINION", SHORT_SEARCH):
        reviewer.run()
    told = assemble(reviewer)
    mark_some(told)
    return json.dumps(told)


def mark_some(told: Review) -> None:
    """Mark decisions of every seat at which something else could have been done."""
    for seat in range(told["seats"]):
        own = [each for each in told["decisions"] if each["seat"] == seat]
        free = [each for each in own if len(each["choices"]) > 2]
        for mark, decision in zip(MARKED, free, strict=False):
            better = next(c for c in decision["choices"] if c["action"] != decision["action"])
            decision |= {
                "mark": mark, "doubt": None, "loss": LOST[mark], "best": better["action"],
                "line": [better["action"]],
            }  # fmt: skip
            decision["choices"].sort(key=lambda choice: choice["action"] != better["action"])
    for account in told["accounts"]:
        account["like"] = "porter"
        account["marks"] = dict.fromkeys(MARKED, 1)


def lay_review(db: Path, table: str, game: str) -> Review:
    """Have a table reviewed; returns what is told of it."""
    store, body = Store(str(db)), few_samples(game)
    done = {
        "table_id": table, "depth": "basic", "edition": edition_for(vacancy.game(game)),
        "state": DONE, "asked_at": 0.0, "taken_by": None, "busy_until": 0.0, "tries": 0,
        "stage": 1, "progress": 1.0, "body": body,
    }  # fmt: skip
    with writing(store.engine) as connection:
        connection.execute(insert(schema.reviews), done)
    store.close()
    told: Review = json.loads(body)
    return told


def call_off_reviews(db: Path) -> None:
    """Have no review worked out any further."""
    store = Store(str(db))
    with writing(store.engine) as connection:
        connection.execute(delete(schema.reviews).where(schema.reviews.c.state == WAITING))
    store.close()
