"""The sections about things: cards, upgrades, rooms, whatever a game counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from vacancy.lab.balance.findings import Shift
from vacancy.lab.balance.statistics import Estimate
from vacancy.lab.balance.survey import Survey, Thing
from vacancy.lab.page import download, section, table
from vacancy.lab.plots import intervals, small_interval

from .telling import Side, Teller, dot

SHIFTS = ("uses", "winners", "worth")
"""What can be another of a thing: how often it is used, who has it, and what one brings."""
FEW = 12
"""A group of so few things has a plot of its own."""


class Things:
    """A group of things, and how they did."""

    def __init__(
        self, sides: Sequence[Side], teller: Teller, group: int, shifts: Mapping[Any, Shift]
    ) -> None:
        self.sides, self.teller, self.group = sides, teller, group
        names = sides[-1].survey.game.counted[group].names
        self.columns = [self.column(side.survey, len(names)) for side in sides]
        self.used = [
            n for n in range(len(names)) if any(column[n].users.value for column in self.columns)
        ]
        self.unused = [n for n in range(len(names)) if n not in self.used]
        self.shifts = {
            n: {name: shifts.get(("thing", name, (group, n))) for name in SHIFTS} for n in self.used
        }

    def column(self, survey: Survey, count: int) -> list[Thing]:
        return [survey.thing(self.group, number) for number in range(count)]

    @property
    def is_compared(self) -> bool:
        return len(self.sides) == 2

    def section(self, name: str) -> str:
        """A plot for a small group, a table, and what was never used."""
        teller, title = self.teller, self.teller.group(self.group)
        told = self.drawing(title) if 0 < len(self.used) <= FEW else ""
        told += self.compared() if self.is_compared else self.alone()
        if self.unused:
            names = ", ".join(teller.thing(self.group, n) for n in self.unused)
            told += f'<p class="pale">{escape(teller.say("report-unused", things=names))}</p>'
        heading = teller.game.counted[self.group].heading
        note = teller.say("report-things-how") if self.group == 0 else ""
        return section(title, note, told, self.csv(f"{name}-{heading}"))

    def drawing(self, title: str) -> str:
        """How many winners had each thing."""
        columns = [
            [dot(self.teller.thing(self.group, n), column[n].winners) for n in self.used]
            for column in self.columns
        ]
        name = self.teller.say("report-winners-had", things=title)
        before = columns[0] if self.is_compared else ()
        drawn = intervals(
            columns[-1], name, None, lambda share: self.teller.percent(share, 0), before
        )
        return f'{drawn}<p class="pale">{escape(name)}</p>'

    def order(self) -> list[int]:
        """Those first whose users won most for certain, or whose use changed most clearly."""
        if not self.is_compared:
            return sorted(self.used, key=lambda n: -self.columns[0][n].wins.low)
        return sorted(self.used, key=lambda n: -max(
            shift.clearness for shift in self.shifts[n].values() if shift is not None
        ))  # fmt: skip

    def alone(self) -> str:
        """How the things of one game did."""
        teller, even = self.teller, 1 / self.sides[0].survey.seats
        names = ("thing", "uses", "users", "winners-had", "wins", "interval", "worth")
        heads = [teller.say(f"report-head-{name}") for name in names]
        rows = []
        for number in self.order():
            thing = self.columns[0][number]
            rows.append([
                escape(teller.thing(self.group, number)),
                teller.number(thing.uses.value, 2),
                teller.percent(thing.users.value),
                teller.percent(thing.winners.value),
                teller.percent(thing.wins.value),
                teller.reach(thing.wins),
                small_interval(dot("", thing.wins), even),
                worth_told(teller, thing.worth),
            ])  # fmt: skip
        return table([*heads[:6], "", heads[6]], rows)

    def compared(self) -> str:
        """How they did before and after a change."""
        teller, (before, after) = self.teller, self.columns
        names = ("thing", "uses", "winners-had", "change", "worth", "change")
        heads = [teller.say(f"report-head-{name}") for name in names]
        rows = []
        for number in self.order():
            old, new, shifts = before[number], after[number], self.shifts[number]
            uses = arrow(teller.number(old.uses.value, 2), teller.number(new.uses.value, 2))
            winners = shifts["winners"]
            assert winners is not None
            is_shown = shifts["uses"] is not None and shifts["uses"].is_shown
            rows.append([
                escape(teller.thing(self.group, number)),
                f"<strong>{uses}</strong>" if is_shown else uses,
                arrow(teller.percent(old.winners.value), teller.percent(new.winners.value)),
                teller.shift(winners),
                small_interval(dot("", winners.change), 0.0, -1.0),
                arrow(worth_told(teller, old.worth), worth_told(teller, new.worth)),
                teller.shift(shifts["worth"], "worth"),
            ])  # fmt: skip
        sides = " → ".join(teller.side(side) for side in self.sides)
        return table([*heads[:4], "", *heads[4:]], rows) + f'<p class="pale">{escape(sides)}</p>'

    def csv(self, name: str) -> str:
        """All figures of the group."""
        heads = ["name"]
        for number in range(len(self.columns)):
            side = ("before_", "after_")[number] if self.is_compared else ""
            heads += [f"{side}{figure}{end}" for figure in Thing._fields for end in ENDS]
        rows = []
        for n in (*self.order(), *self.unused):
            row: list[object] = [self.teller.thing(self.group, n)]
            for column in self.columns:
                for figure in column[n]:
                    row += ["", "", ""] if figure is None else cells(figure)
            rows.append(row)
        return download(name, self.teller.say("report-csv"), heads, rows)


ENDS = ("", "_low", "_high")


def cells(told: Estimate) -> list[float]:
    """An estimate as cells of a file."""
    return [round(value, 6) for value in (told.value, told.low, told.high)]


def worth_told(teller: Teller, worth: Estimate | None) -> str:
    """What one more brings, if the matches tell."""
    return "-" if worth is None else teller.number(worth.value, 2)


def arrow(before: str, after: str) -> str:
    """A figure before and after."""
    return f"{before} → {after}"
