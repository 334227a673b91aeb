"""A match as text, for those who may read it."""

from __future__ import annotations

from vacancy.engine.transcript import FORMAT, Match

from .parts import OVER
from .table import Table

HIDDEN = "?"


def write_transcript(table: Table, seat: int | None) -> str:
    """The whole match with its secret when it is over; before that, a seat's own moves."""
    if table.status == OVER:
        match = Match(table.game, len(table.seats), table.secret, table.options, table.seed)
        for move in table.moves:
            match.play(move.action)
        return match.to_text()
    return write_so_far(table, seat)


def write_so_far(table: Table, seat: int | None) -> str:
    """What a seat may know of a match that goes on: other seats' moves are not written out."""
    lines = [f"vacancy {FORMAT} {table.game.name}", f"rules {table.game.rules_version}"]
    lines.append(f"seats {len(table.seats)}")
    lines += [f"option {name} {value}" for name, value in table.match.options.items()]
    lines += [f"commitment {table.commitment}", ""]
    for number, (move, before) in enumerate(zip(table.moves, table.history, strict=True), 1):
        words = table.game.say(before, move.action) if move.seat == seat else HIDDEN
        lines.append(f"{number}. {move.seat} {words}")
    return "\n".join(lines) + "\n"
