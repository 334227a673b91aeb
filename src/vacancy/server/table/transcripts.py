"""A match as text, for those who may read it."""

from __future__ import annotations

from vacancy.engine.nonces import write_nonces
from vacancy.engine.prelude import write_prelude
from vacancy.engine.transcript import FORMAT

from .parts import OVER
from .table import Table

HIDDEN = "?"


def write_transcript(table: Table, seat: int | None) -> str:
    """The whole match with its secret when it is over; before that, a seat's own moves."""
    if table.status == OVER:
        match = table.match.at(0)
        match.notes = ["rated"] if table.is_rated else []
        for move in table.moves:
            match.play(move.action)
        return match.to_text()
    return write_so_far(table, seat)


def write_so_far(table: Table, seat: int | None) -> str:
    """What a seat may know of a match that goes on: other seats' moves are not written out."""
    lines = [f"vacancy {FORMAT} {table.game.name}", f"rules {table.rules_version}"]
    lines.append(f"seats {len(table.seats)}")
    lines += [f"option {name} {value}" for name, value in table.match.options.items()]
    lines += [f"seed {table.seed}"] if table.seed is not None else []
    lines += [*write_prelude(table.match.prelude), f"commitment {table.commitment}"]
    lines += write_nonces(table.nonces)
    lines += ["rated", ""] if table.is_rated else [""]
    for number, (move, before) in enumerate(zip(table.moves, table.history, strict=True), 1):
        words = table.game.say(before, move.action) if move.seat == seat else HIDDEN
        lines.append(f"{number}. {move.seat} {words}")
    return "\n".join(lines) + "\n"
