"""Namesakes: nobody sits or speaks at a table under a name that looks like a player's there."""

from __future__ import annotations

from vacancy.server.names import are_alike
from vacancy.server.words import refuse

from .create import Who
from .table import Table


def check_namesake(table: Table, who: Who) -> None:
    """Refuse a name that others at the table could take for a player's."""
    for seat in (table.seats[number] for number in table.people):
        if seat.account != who.account and are_alike(seat.name or "", who.name):
            raise refuse("namesake", player=seat.name)
