"""Namesakes: nobody sits or speaks at a table under a name that looks like a player's there."""

from __future__ import annotations

from vacancy.server.names import are_alike
from vacancy.server.words import refuse

from .create import Who
from .parts import KEPT, PERSON
from .table import Table


def check_namesake(table: Table, who: Who) -> None:
    """Refuse a name that others could take for a player's, be they there or awaited."""
    for seat in table.seats:
        is_other = seat.kind in (PERSON, KEPT) and seat.account != who.account
        if is_other and are_alike(seat.name or "", who.name):
            raise refuse("namesake", player=seat.name)
