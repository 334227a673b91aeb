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
        changes = {n: shifts.get(("thing", "winners", (group, n))) for n in self.used}
        self.shifts = {n: change for n, change in changes.items() if change is not None}

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
        return sorted(self.used, key=lambda n: -self.shifts[n].clearness)

    def alone(self) -> str:
        """How the things of one game did."""
        teller, even = self.teller, 1 / self.sides[0].survey.seats
        names = ("thing", "uses", "users", "winners-had", "wins", "interval", "score")
        heads = [teller.say(f"report-head-{name}") for name in names]
        rows = []
        for number in self.order():
            thing = self.columns[0][number]
            rows.append([
                escape(teller.thing(self.group, number)),
                teller.number(thing.uses, 2),
                teller.percent(thing.users.value),
                teller.percent(thing.winners.value),
                teller.percent(thing.wins.value),
                teller.reach(thing.wins),
                small_interval(dot("", thing.wins), even),
                teller.number(thing.score),
            ])  # fmt: skip
        return table([*heads[:6], "", heads[6]], rows)

    def compared(self) -> str:
        """How they did before and after a change."""
        teller, (before, after) = self.teller, self.columns
        heads = [teller.say(f"report-head-{head}")
                 for head in ("thing", "users", "winners-had", "change", "wins")]  # fmt: skip
        rows = []
        for number in self.order():
            old, new, shift = before[number], after[number], self.shifts[number]
            rows.append([
                escape(teller.thing(self.group, number)),
                arrow(teller, old.users, new.users),
                arrow(teller, old.winners, new.winners),
                teller.shift(shift),
                small_interval(dot("", shift.change), 0.0, -1.0),
                arrow(teller, old.wins, new.wins),
            ])  # fmt: skip
        sides = " → ".join(teller.side(side) for side in self.sides)
        return table([*heads[:4], "", heads[4]], rows) + f'<p class="pale">{escape(sides)}</p>'

    def csv(self, name: str) -> str:
        """All figures of the group."""
        heads = ["name"]
        for number in range(len(self.columns)):
            side = ("before_", "after_")[number] if self.is_compared else ""
            heads += [f"{side}{part}" for part in ("uses", "users", "winners", "winners_low",
                      "winners_high", "wins", "wins_low", "wins_high", "score")]  # fmt: skip
        rows = []
        for n in (*self.order(), *self.unused):
            row: list[object] = [self.teller.thing(self.group, n)]
            for column in self.columns:
                thing = column[n]
                row += [round(value, 6) for value in (
                    thing.uses, thing.users.value, thing.winners.value, thing.winners.low,
                    thing.winners.high, thing.wins.value, thing.wins.low, thing.wins.high,
                    thing.score,
                )]  # fmt: skip
            rows.append(row)
        return download(name, self.teller.say("report-csv"), heads, rows)


def arrow(teller: Teller, before: Estimate, after: Estimate) -> str:
    """A share before and after; a dash where there was nobody."""
    told = [teller.percent(each.value) if each.count else "-" for each in (before, after)]
    return " → ".join(told)
