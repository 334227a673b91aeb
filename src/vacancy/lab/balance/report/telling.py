"""How a report says things: in the words and figures of one language."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

from vacancy.engine.options import Choice
from vacancy.engine.words import Message, Speaker
from vacancy.lab.balance.findings import Placed, Shift, round_up
from vacancy.lab.balance.statistics import Estimate
from vacancy.lab.plots import Dot

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.lab.balance.survey import Survey

SHARES = ("settled", "shared", "forced", "spread", "matters")
"""Figures that are shares of something; all others are numbers."""
MOST_NAMES = 6
"""How many things of a group a sentence names."""
SPACE = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


class Side(NamedTuple):
    """Matches of one game or variant, and what its author calls it."""

    title: str
    """Empty for the game as it is printed."""
    survey: Survey


class Teller:
    """Says sentences and figures in one language, with the words of a game."""

    def __init__(self, game: Game, language: str) -> None:
        folders = (game.folder / "text", files("vacancy.lab") / "text")
        self.game, self.language = game, language
        self.speaker = Speaker(language, *folders)

    def say(self, message: str, /, **args: Any) -> str:
        return self.speaker.say(Message(message, args))

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        if not isfinite(value):
            return "…"
        told = f"{abs(value):,.{digits}f}".replace(",", SPACE)
        told = told.replace(".", ",") if self.language == "pl" else told
        return f"{MINUS}{told}" if value < 0 and told.strip("0.,") else told

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{SPACE}%"

    def signed(self, value: float, digits: int = 1) -> str:
        """A change, in hundredths: `+2.3`."""
        return f"{'+' if value > 0 else ''}{self.number(100 * value, digits)}"

    def figure(self, name: str, value: float) -> str:
        """A figure of a survey: a share or a number."""
        return self.percent(value) if name in SHARES else self.number(value)

    def reach(self, told: Estimate, name: str = "settled") -> str:
        """An interval, of a share unless the name is another figure's."""
        return f"{self.figure(name, told.low)} … {self.figure(name, told.high)}"

    def change(self, told: Estimate, name: str = "settled") -> str:
        """A change with its interval, shares in percentage points."""
        if name in SHARES:
            return f"{self.signed(told.value)} ({self.signed(told.low)} … {self.signed(told.high)})"
        plus = "+" if told.value > 0 else ""
        return f"{plus}{self.number(told.value)} ({self.reach(told, name)})"

    def shift(self, shift: Shift | None, name: str = "settled") -> str:
        """A change in a table, bold where it is shown."""
        if shift is None:
            return ""
        words = escape(self.change(shift.change, name))
        return f"<strong>{words}</strong>" if shift.is_shown else words

    def matches(self, needed: float) -> str:
        """About how many matches would be needed."""
        count = round_up(needed)
        if count is None:
            return self.say("report-many-matches")
        return self.say("report-so-many-matches", matches=count, told=self.number(count, 0))

    # Names

    def side(self, side: Side) -> str:
        """A side by its title; an option (`NAME=VALUE`) in the words of the game."""
        name, _, value = side.title.partition("=")
        for option in self.game.options:
            if isinstance(option, Choice) and option.name == name and value in option.values:
                return f"{self.say(f'option-{name}')}: {self.say(f'option-{name}-{value}')}"
        return side.title or self.say("report-printed")

    def chair(self, kind: str, name: str) -> str:
        """A seat, or a place in turn order."""
        return self.say(f"report-{kind}", number=int(name) + 1)

    def thing(self, group: int, number: int) -> str:
        return self.speaker.say(self.game.counted[group].names[number])

    def group(self, group: int) -> str:
        return self.say(f"counted-{self.game.counted[group].heading}")

    def placed(self, things: Sequence[Placed]) -> str:
        """Things by name, group by group."""
        names: dict[int, list[str]] = {}
        for each in things:
            names.setdefault(each.group, []).append(self.thing(each.group, each.number))
        return "; ".join(f"{self.group(group)}: {self.some(told)}" for group, told in names.items())

    def some(self, names: Sequence[str]) -> str:
        """Names in a row, and how many more there are."""
        told = ", ".join(names[:MOST_NAMES])
        more = len(names) - MOST_NAMES
        return f"{told} {self.say('report-and-more', count=more)}" if more > 0 else told

    def subject(self, shift: Shift) -> str:
        """What a change is about."""
        if shift.place is not None:
            group, number = shift.place
            return f"{self.thing(group, number)} ({self.group(group)})"
        if shift.kind == "figure":
            return self.say(f"figure-{shift.name}")
        return self.chair(shift.kind, shift.name)

    def task(self, task: int) -> str:
        """A kind of decision."""
        stack: Any = self.game.state.fields["stack"]
        name = stack.item.fields["task"].names[task]
        return self.say(f"decision-{name}".replace("_", "-"))


def dot(label: str, told: Estimate) -> Dot:
    """An estimate as a line of a plot."""
    return Dot(label, told.value, told.low, told.high)
