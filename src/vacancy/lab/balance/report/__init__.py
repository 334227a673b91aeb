"""The balance report: one HTML page that needs nothing else, light or dark, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from vacancy.bots import LEVELS
from vacancy.bots.levels import REFERENCE
from vacancy.bots.net.judge import net_of
from vacancy.engine.components import components_of
from vacancy.lab.page import bullets, make_page

from .chapter import Chapter
from .short import summary
from .telling import Side, Teller

__all__ = ["Report", "Side"]

SIMPLE = ("random", "greedy")


class Report:
    """What surveys tell, in the words of one language: for each size of table one, or two of them.

    Two are a game before and after a change.
    """

    def __init__(self, tables: Sequence[Sequence[Side]], language: str) -> None:
        self.tables = [sides for sides in tables if all(side.survey.count for side in sides)]
        self.sides = self.tables[0]
        self.teller = Teller(self.sides[-1].survey.game, language)
        self.say = self.teller.say

    def html(self) -> str:
        """The whole page."""
        title = self.say("report-title", game=self.teller.game.title)
        parts = [f"<h1>{escape(title)}</h1>", self.intro(), self.short(), self.contents()]
        for sides in self.tables:
            chapter = Chapter(sides, self.teller)
            parts.append(self.heading(sides))
            parts += chapter.sections()
        parts.append(self.notes())
        return make_page(self.teller.language, title, parts)

    def intro(self) -> str:
        """What was played, and what is another."""
        survey = self.sides[-1].survey
        told = [self.say("report-bots", bots=", ".join(dict.fromkeys(survey.bots)))]
        options = [options_of(side) for side in self.sides]
        if len(set(options)) == 1 and options[0]:
            told.append(self.say("report-options", options=options[0]))
        elif any(options):
            told += [
                self.say("report-options-of", variant=self.teller.side(side), options=chosen)
                for side, chosen in zip(self.sides, options, strict=True)
                if chosen
            ]
        lines = "".join(f"<p>{escape(line)}</p>" for line in told)
        for side in self.sides:
            if side.survey.game.changes:
                words = self.say("report-changes", variant=self.teller.side(side))
                lines += f"<p>{escape(words)}</p>{bullets(changes_of(side))}"
        return lines

    def short(self) -> str:
        """The summary of all tables."""
        told = "".join(
            f"<h3>{escape(self.size(sides))}</h3>" + summary(sides, self.teller)
            for sides in self.tables
        )
        return f'<section class="short"><h2>{escape(self.say("report-short"))}</h2>{told}</section>'

    def size(self, sides: Sequence[Side]) -> str:
        """How large a table is, and how many matches were played at it."""
        return self.say(
            "report-table",
            seats=sides[0].survey.seats,
            matches=" + ".join(self.teller.number(side.survey.count, 0) for side in sides),
        )

    def contents(self) -> str:
        """Ways to the chapters, where there are several."""
        if len(self.tables) < 2:
            return ""
        links = "".join(
            f'<a href="#seats-{sides[0].survey.seats}">'
            f"{escape(self.say('report-players', seats=sides[0].survey.seats))}</a>"
            for sides in self.tables
        )
        return f"<nav>{links}</nav>"

    def heading(self, sides: Sequence[Side]) -> str:
        survey = sides[-1].survey
        return f'<h2 id="seats-{survey.seats}">{escape(self.size(sides))}</h2>'

    def notes(self) -> str:
        """How to read the report, and what its bots are."""
        is_compared = len(self.sides) == 2
        told = [self.say("notes-intervals"), self.say("notes-rotation")]
        told += [self.say("notes-change")] if is_compared else []
        told += [self.say(f"notes-{each}") for each in ("things", "worth", "probes")]
        told += self.bots()
        seeds = sorted({side.survey.seed for sides in self.tables for side in sides})
        told.append(self.say("notes-seed", seed=", ".join(map(str, seeds))))
        return f"<h2>{escape(self.say('report-notes'))}</h2>{bullets(told)}"

    def bots(self) -> Iterator[str]:
        """What the bots are: nobody should take them for people."""
        survey = self.sides[-1].survey
        yield self.say("notes-bots")
        has_net = net_of(survey.game.compiled) is not None
        for name in dict.fromkeys(survey.bots):
            if name in LEVELS and has_net:
                thought = survey.game.tuning.at(survey.seats).thoughts[LEVELS.index(name)]
                yield self.say("notes-bot-net", bot=name, count=thought.iterations)
            elif name in LEVELS or name == REFERENCE:
                yield self.say("notes-bot-search", bot=name)
            else:
                kind = name if name in SIMPLE else "outsider"
                yield self.say(f"notes-bot-{kind}", bot=name)


def options_of(side: Side) -> str:
    """The options that were chosen."""
    return ", ".join(f"{name}={value}" for name, value in side.survey.options.items())


def changes_of(side: Side) -> Iterator[str]:
    """What differs from the printed game, value by value."""
    game = side.survey.game
    assert game.dials is not None
    printed = components_of(game.package.partition("~")[0])
    old = {place: value for place, value, _ in game.dials.values(printed)}
    for place, value, _ in game.dials.values(components_of(game.package)):
        if value != old[place]:
            yield f"{'.'.join(place)}: {old[place]} → {value}"
