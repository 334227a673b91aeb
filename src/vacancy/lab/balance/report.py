"""The balance report: one HTML page that needs nothing else, light or dark, in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from vacancy.engine.counting import Counted
from vacancy.engine.words import Message, Speaker
from vacancy.lab.page import make_page, section, table
from vacancy.lab.plots import Dot, bars, histogram, intervals, small_interval
from vacancy.lab.simulate.summary import Scores, spread

if TYPE_CHECKING:
    from .survey import Survey, ThingLine

QUANTILES = ("5 %", "25 %", "50 %", "75 %", "95 %")


class Report:
    """What a survey tells, in the words of one language."""

    def __init__(self, survey: Survey, language: str) -> None:
        folders = (survey.game.folder / "text", files("vacancy.lab") / "text")
        self.survey, self.speaker = survey, Speaker(language, *folders)
        self.even = 1 / survey.seats

    def say(self, message: str, /, **args: Any) -> str:
        return self.speaker.say(Message(message, args))

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        told = f"{value:,.{digits}f}".replace(",", "\N{NO-BREAK SPACE}")
        return told.replace(".", ",") if self.speaker.language == "pl" else told

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}\N{NO-BREAK SPACE}%"

    def html(self) -> str:
        """The whole page."""
        title = self.say("report-title", game=self.survey.game.title)
        sections = [
            self.intro(title), self.seats(), self.bots(), self.scores(), self.parts(),
            self.length(), self.kinds(), *self.things(),
        ]  # fmt: skip
        return make_page(self.speaker.language, title, sections)

    def intro(self, title: str) -> str:
        survey = self.survey
        told = [self.say(
            "report-matches", matches=survey.count, seats=survey.seats,
            bots=", ".join(survey.bots), seed=str(survey.seed),
        )]  # fmt: skip
        if survey.options:
            chosen = ", ".join(f"{name}={value}" for name, value in survey.options.items())
            told.append(self.say("report-options", options=chosen))
        told.append(self.say("report-how", even=self.percent(self.even)))
        return f"<h1>{escape(title)}</h1>" + "".join(f"<p>{escape(line)}</p>" for line in told)

    # Seats, bots, scores

    def seats(self) -> str:
        """Who wins by chair and by turn order, and whether that is more than chance."""
        dots = [
            dot._replace(label=self.say(f"report-{kind}", number=int(dot.label) + 1))
            for kind in self.survey.chairs
            for dot in self.survey.wins_of(kind)
        ]
        outside = [dot.label for dot in dots if not dot.low <= self.even <= dot.high]
        told = (
            self.say("report-seats-unfair", who=", ".join(outside), lines=len(dots))
            if outside
            else self.say("report-seats-fair")
        )
        return section(self.say("report-seats"), told, self.wins(dots, "report-seats"))

    def bots(self) -> str:
        dots = self.survey.wins_of("bot")
        if len(dots) < 2:
            return ""
        return section(self.say("report-by-bot"), "", self.wins(dots, "report-by-bot"))

    def wins(self, dots: Sequence[Dot], title: str) -> str:
        """Shares of wins as a plot and as a table."""
        drawn = intervals(dots, self.say(title), self.even, lambda share: self.percent(share, 0))
        heads = [self.say(f"report-head-{name}") for name in ("who", "share", "interval")]
        rows = [[escape(dot.label), self.percent(dot.value), self.reach(dot)] for dot in dots]
        return drawn + table(heads, rows)

    def reach(self, dot: Dot) -> str:
        return f"{self.percent(dot.low)} … {self.percent(dot.high)}"

    def scores(self) -> str:
        survey = self.survey
        margin = spread(survey.margins)
        told = self.say(
            "report-margin",
            mean=self.number(margin.mean),
            median=margin.median,
            shared=self.percent(survey.shared / survey.count),
        )
        drawn = histogram(survey.scores, self.say("report-scores"), survey.winning)
        legend = f'<p class="pale">{escape(self.say("report-scores-legend"))}</p>'
        heads = [self.say("report-head-who"), self.say("report-head-mean"), *QUANTILES]
        rows = [
            [escape(self.say(f"report-{kind}", number=int(name) + 1)), *self.spread_row(scores)]
            for kind in survey.chairs
            for name, scores in survey.scores_of(kind).items()
        ]
        return section(self.say("report-scores"), told, drawn + legend + table(heads, rows))

    def spread_row(self, scores: Scores) -> list[str]:
        quantiles = (scores.quantile_05, scores.quartile_1, scores.median, scores.quartile_3,
                     scores.quantile_95)  # fmt: skip
        return [self.number(scores.mean), *map(str, quantiles)]

    def parts(self) -> str:
        """Where the points come from; nothing to tell where there is but one source."""
        winners, others = (self.survey.parts_of(is_winner) for is_winner in (True, False))
        if len(winners) < 2:
            return ""
        rows = [
            [
                escape(self.say(f"score-{part}")),
                self.number(points),
                self.number(others.get(part, 0.0)),
            ]
            for part, points in winners.items()
        ]
        heads = [self.say(f"report-head-{name}") for name in ("part", "winners", "others")]
        return section(self.say("report-parts"), "", table(heads, rows))

    # Length and decisions

    def length(self) -> str:
        lengths = spread(self.survey.lengths)
        told = self.say(
            "report-length-told",
            mean=self.number(lengths.mean),
            low=lengths.low,
            high=lengths.high,
        )
        title = self.say("report-length")
        return section(title, told, histogram(self.survey.lengths, title))

    def kinds(self) -> str:
        survey = self.survey
        rows = [
            (self.kind_name(task), count / survey.count, self.number(count / survey.count))
            for task, count in survey.decisions.most_common()
        ]
        title = self.say("report-kinds")
        return section(title, self.say("report-kinds-told"), bars(rows, title))

    def kind_name(self, task: int) -> str:
        stack: Any = self.survey.game.state.fields["stack"]
        name = stack.item.fields["task"].names[task]
        return self.say(f"decision-{name}".replace("_", "-"))

    # Things

    def things(self) -> Iterator[str]:
        """A table for each group of things."""
        note = self.say("report-things-how")
        for number, group in enumerate(self.survey.game.counted):
            lines = self.survey.lines_of(number, group.names)
            used = [line for line in lines if line.wins is not None]
            title = self.say(f"counted-{group.heading}")
            yield section(title, note, self.thing_table(group, used) + self.unused(group, lines))
            note = ""

    def thing_table(self, group: Counted, lines: Iterable[ThingLine]) -> str:
        names = ("thing", "uses", "users", "wins", "interval", "score")
        heads = [self.say(f"report-head-{name}") for name in names]
        return table([*heads[:5], "", heads[5]], [self.thing_row(group, line) for line in lines])

    def thing_row(self, group: Counted, line: ThingLine) -> list[str]:
        assert line.wins is not None
        return [
            escape(self.speaker.say(group.names[line.thing])),
            self.number(line.uses, 2),
            self.percent(line.users),
            self.percent(line.wins.value),
            self.reach(line.wins),
            small_interval(line.wins, self.even),
            self.number(line.score),
        ]

    def unused(self, group: Counted, lines: Iterable[ThingLine]) -> str:
        names = [self.speaker.say(group.names[line.thing]) for line in lines if line.wins is None]
        told = self.say("report-unused", things=", ".join(names))
        return f'<p class="pale">{escape(told)}</p>' if names else ""
