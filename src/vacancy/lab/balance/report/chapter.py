"""Tables of one size: the sections about chairs, scores, length and decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from vacancy.lab.balance.findings import shifts
from vacancy.lab.balance.statistics import Estimate
from vacancy.lab.balance.survey import Survey, probed
from vacancy.lab.page import download, section, table
from vacancy.lab.plots import bars, histogram, intervals
from vacancy.lab.simulate.summary import Scores, spread

from .telling import Side, Teller, dot
from .things import Things, cells

QUANTILES = ("5 %", "25 %", "50 %", "75 %", "95 %")
Row = Sequence[object]
Key = tuple[str, str, tuple[int, int] | None]
Line = tuple[str, str, Key]
"""What a line is called, the name of its figure, and what has changed in it."""


class Chapter:
    """What is told of tables of one size: of a game, or of a game before and after a change."""

    def __init__(self, sides: Sequence[Side], teller: Teller) -> None:
        self.sides, self.teller = sides, teller
        self.last = sides[-1].survey
        self.say = teller.say
        self.name = f"{self.last.game.name}-{self.last.seats}"
        found = shifts(sides[0].survey, self.last) if self.is_compared else []
        self.shifts = {(each.kind, each.name, each.place): each for each in found}

    @property
    def is_compared(self) -> bool:
        return len(self.sides) == 2

    def sections(self) -> Iterator[str]:
        """All of them, in order."""
        yield from (self.chairs(), self.bots(), self.figures(), self.scores(), self.parts())
        yield from (self.length(), self.kinds())
        for group in range(len(self.last.game.counted)):
            yield Things(self.sides, self.teller, group, self.shifts).section(self.name)

    def csv(self, name: str, heads: Sequence[str], rows: Sequence[Row]) -> str:
        """The figures of a section as a file."""
        return download(f"{self.name}-{name}", self.say("report-csv"), heads, rows)

    def legend(self) -> str:
        """Which mark is which side's."""
        if not self.is_compared:
            return ""
        old, new = (escape(self.teller.side(side)) for side in self.sides)
        return (
            f'<p class="pale"><span class="key old">{old}</span><span class="key">{new}</span></p>'
        )

    # Chairs and bots

    def chairs(self) -> str:
        """Who wins by turn order and by seat."""
        kinds = dict.fromkeys(kind for side in self.sides for kind in side.survey.chair_kinds)
        names = [(kind, name) for kind in kinds for name in self.last.wins_of(kind)]
        lines = [(self.teller.chair(kind, name), kind, name) for kind, name in names]
        told = self.say("report-even", even=self.teller.percent(1 / self.last.seats))
        return self.wins("chairs", told, lines)

    def bots(self) -> str:
        names = self.last.wins_of("bot")
        if len(names) < 2:
            return ""
        return self.wins("bots", "", [(name, "bot", name) for name in names])

    def wins(self, name: str, told: str, lines: Sequence[tuple[str, str, str]]) -> str:
        """Shares of wins as a plot and as a table."""
        columns = [
            [side.survey.wins_of(kind)[key] for _, kind, key in lines] for side in self.sides
        ]
        labels = [label for label, _, _ in lines]
        title = self.say("report-bots-title" if name == "bots" else f"report-{name}")
        drawn = intervals(
            [dot(label, each) for label, each in zip(labels, columns[-1], strict=True)],
            title,
            1 / self.last.seats,
            lambda share: self.teller.percent(share, 0),
            [dot("", each) for each in columns[0]] if self.is_compared else (),
        )
        rows = [(label, "settled", (kind, key, None)) for label, kind, key in lines]
        content = drawn + self.legend() + self.estimates(rows, columns, "who", "head-share")
        return section(title, told, content, self.estimates_csv(name, labels, columns))

    def estimates(
        self, lines: Sequence[Line], columns: Sequence[Sequence[Estimate]], *heads: str
    ) -> str:
        """A table of figures with their intervals, and of their changes."""
        names = [self.say(f"report-head-{heads[0]}")]
        for side in self.sides:
            name = self.teller.side(side) if self.is_compared else self.say(f"report-{heads[1]}")
            names += [name, self.say("report-head-interval")]
        names += [self.say("report-head-change")] if self.is_compared else []
        rows = []
        for number, (label, figure, key) in enumerate(lines):
            row = [escape(label)]
            for column in columns:
                told = column[number]
                row += [self.teller.figure(figure, told.value), self.teller.reach(told, figure)]
            if self.is_compared:
                row.append(self.teller.shift(self.shifts.get(key), figure))
            rows.append(row)
        return table(names, rows)

    def estimates_csv(
        self, name: str, labels: Sequence[str], columns: Sequence[Sequence[Estimate]]
    ) -> str:
        heads = ["name"]
        for number in range(len(columns)):
            side = ("before_", "after_")[number] if self.is_compared else ""
            heads += [f"{side}{part}" for part in ("value", "low", "high", "count")]
        rows = [
            [label, *(part for column in columns for part in parts_of(column[number]))]
            for number, label in enumerate(labels)
        ]
        return self.csv(name, heads, rows)

    # Figures, scores and length

    def figures(self) -> str:
        """Length, suspense and decisions in numbers."""
        told = [side.survey.figures() for side in self.sides]
        names = [name for name in told[-1] if all(name in figures for figures in told)]
        columns = [[figures[name] for name in names] for figures in told]
        lines = [(self.say(f"figure-{name}"), name, ("figure", name, None)) for name in names]
        content = self.estimates(lines, columns, "what", "head-mean")
        csv = self.estimates_csv("figures", names, columns)
        return section(self.say("report-figures"), self.say("report-figures-told"), content, csv)

    def scores(self) -> str:
        """How scores are spread."""
        title = self.say("report-scores")
        first, last = self.sides[0].survey, self.last
        more = last.scores if self.is_compared else last.winning
        legend = "report-compared-legend" if self.is_compared else "report-scores-legend"
        outlined = first.scores if self.is_compared else last.winning
        drawn = histogram(last.scores, title, outlined)
        note = f'<p class="pale">{escape(self.say(legend))}</p>'
        rows = [
            [escape(self.label(side, self.teller.chair(kind, name))), *self.spread_row(scores)]
            for side in self.sides
            for kind in side.survey.chair_kinds
            for name, scores in side.survey.scores_of(kind).items()
        ]
        heads = [self.say("report-head-who"), self.say("report-head-mean"), *QUANTILES]
        told = drawn + note + table(heads, rows)
        return section(title, "", told, self.counts_csv("scores", "score", first.scores, more))

    def label(self, side: Side, name: str) -> str:
        return f"{name}, {self.teller.side(side)}" if self.is_compared else name

    def spread_row(self, scores: Scores) -> list[str]:
        quantiles = (scores.quantile_05, scores.quartile_1, scores.median, scores.quartile_3,
                     scores.quantile_95)  # fmt: skip
        return [self.teller.number(scores.mean), *map(str, quantiles)]

    def counts_csv(self, name: str, what: str, first: Counter[int], second: Counter[int]) -> str:
        """Counted values; the second column is that of the outline."""
        heads = [what, *(("before", "after") if self.is_compared else ("all", "winners"))]
        values = sorted({*first, *second})
        return self.csv(name, heads, [(value, first[value], second[value]) for value in values])

    def parts(self) -> str:
        """Where the points come from; nothing to tell where there is but one source."""
        told = [(side.survey.parts_of(True), side.survey.parts_of(False)) for side in self.sides]
        if len(told[-1][0]) < 2:
            return ""
        heads = [self.say("report-head-part")]
        for side in self.sides:
            for head in ("winners", "others"):
                heads.append(self.label(side, self.say(f"report-head-{head}")))
        rows, raw = [], []
        for part in told[-1][0]:
            points = [each.get(part, 0.0) for pair in told for each in pair]
            raw.append([part, *points])
            rows.append([escape(self.say(f"score-{part}")), *map(self.teller.number, points)])
        keys = [f"{head}_{n}" for n in range(len(told)) for head in ("winners", "others")]
        csv = self.csv("parts", ["part", *keys], raw)
        return section(self.say("report-parts"), "", table(heads, rows), csv)

    def length(self) -> str:
        """How long matches are, in decisions."""
        title = self.say("report-length")
        first, last = self.sides[0].survey, self.last
        lengths = spread(last.lengths)
        words = self.say(
            "report-length-told",
            mean=self.teller.number(lengths.mean, 0),
            low=lengths.low,
            high=lengths.high,
        )
        outlined = first.lengths if self.is_compared else None
        legend = self.say("report-compared-legend") if self.is_compared else ""
        note = f'<p class="pale">{escape(legend)}</p>' if legend else ""
        drawn = histogram(last.lengths, title, outlined) + note
        if self.is_compared:
            more = self.counts_csv("length", "decisions", first.lengths, last.lengths)
        else:
            more = self.csv("length", ["decisions", "matches"], sorted(first.lengths.items()))
        return section(title, words, drawn, more)

    # Decisions

    def kinds(self) -> str:
        """How often a match asks for each kind of decision, and how much it matters."""
        survey, say = self.last, self.say
        often = survey.decisions.most_common()
        rows = [
            (self.teller.task(task), count / survey.count, self.teller.number(count / survey.count))
            for task, count in often
        ]
        title = say("report-kinds")
        raw = [self.kind_row(survey, task, count) for task, count in often]
        told = bars(rows, title)
        if survey.probes:
            heads = [say(f"report-head-{head}") for head in
                     ("kind", "looked", "options", "near", "spread", "matters")]  # fmt: skip
            told += table(heads, [self.kind_cells(row) for row in raw if row[2]])
        keys = ["kind", "per_match", "looked_at", "options", "near", "spread", "matters"]
        words = say("report-probes-told") if survey.probes else say("report-kinds-told")
        if self.is_compared:
            words = f"{self.teller.side(self.sides[-1])}: {words}"
        return section(title, words, told, self.csv("decisions", keys, raw))

    def kind_row(self, survey: Survey, task: int, count: int) -> list[Any]:
        """What is known of a kind of decision."""
        probes = survey.probes.get(task, [])
        told = probed(probes) if probes else {}
        figures = [told[name].value if told else "" for name in ("options", "near", "spread",
                                                                 "matters")]  # fmt: skip
        return [self.teller.task(task), count / survey.count, len(probes), *figures]

    def kind_cells(self, row: Sequence[Any]) -> list[str]:
        figures = zip(("options", "near", "spread", "matters"), row[3:], strict=True)
        cells = [self.teller.figure(name, value) for name, value in figures]
        return [escape(row[0]), str(row[2]), *cells]


def parts_of(told: Estimate) -> list[float]:
    """An estimate as cells of a file, with the number of matches."""
    return [*cells(told), told.count]
