"""What one or two surveys show, what they do not, and how many matches that would take.

A finding is about a chair, a thing or a figure. All findings of a kind hold together: their
intervals are widened for as many as there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from vacancy.lab.arena.evidence import Evidence

from . import worth
from .statistics import RISK, Estimate, change
from .survey import Course, Survey, Thing

FAIR = 0.03
"""A chair within so much of its even share is called fair."""
ALWAYS, NEVER = 0.8, 0.2
"""A thing that more or fewer winners have than this is hardly a decision."""
LOOKS = 100
"""How often one looks while the number of matches doubles, or nearly so."""
DEAD = 0.2
"""A thing used so little beside the others of its group is hardly in the game."""


@dataclass(frozen=True)
class Chair:
    """How a seat, or a place in turn order, did."""

    kind: str
    name: str
    wins: Estimate
    lines: int


def chairs_of(survey: Survey) -> list[Chair]:
    """All chairs, with intervals that hold together."""
    kinds = survey.chair_kinds
    lines = survey.seats * len(kinds)
    return [
        Chair(kind, name, wins, lines)
        for kind in kinds
        for name, wins in survey.wins_of(kind, lines).items()
    ]


@dataclass(frozen=True)
class Fairness:
    """Whether the chairs are fair, as far as the matches show."""

    favoured: tuple[Chair, ...]
    """Those that win more or less than their share, the clearest first."""
    is_fair: bool
    """Whether all are shown to be within a few points of their share."""
    widest: Chair
    """The one that seems farthest from it."""
    needed_to_favour: float
    """How many matches would show that of it, if it is what it seems."""
    needed_to_be_fair: float
    """How many would show that all are fair, if they are what they seem."""


def fairness(survey: Survey) -> Fairness:
    """What is known of the chairs of a survey."""
    even, chairs = 1 / survey.seats, chairs_of(survey)
    by_distance = sorted(
        chairs, key=lambda chair: (-abs(round(chair.wins.value - even, 9)), -chair.wins.value)
    )
    low, high = even - FAIR, even + FAIR
    return Fairness(
        tuple(chair for chair in by_distance if chair.wins.excludes(even)),
        all(chair.wins.lies_within(low, high) for chair in chairs),
        by_distance[0],
        by_distance[0].wins.needed_to_exclude(even, by_distance[0].lines),
        max(chair.wins.needed_to_lie_within(low, high) for chair in chairs),
    )


@dataclass(frozen=True)
class Placed:
    """A thing and where it stands: its group, and its number there."""

    group: int
    number: int
    thing: Thing


def things_of(survey: Survey, lines: int | None = None) -> list[Placed]:
    """All things, with intervals that hold together."""
    places = [
        (group, number)
        for group, counted in enumerate(survey.game.counted)
        for number in range(len(counted.names))
    ]
    wide = len(places) if lines is None else lines
    return [Placed(*place, survey.thing(*place, wide)) for place in places]


@dataclass(frozen=True)
class Use:
    """Things that are hardly a decision, and those that went with winning."""

    always: tuple[Placed, ...]
    """Nearly every winner has them."""
    dead: tuple[Placed, ...]
    """Hardly used, beside the others of their group."""
    strong: tuple[Placed, ...]
    """Their users win more than their share, the clearest first."""


def use_of(survey: Survey) -> Use:
    """What is known of the use of things."""
    things = things_of(survey)
    means = [
        sum(each.thing.users.value for each in things if each.group == group) / len(counted.names)
        for group, counted in enumerate(survey.game.counted)
    ]
    strong = [each for each in things if each.thing.wins.low > 1 / survey.seats]
    return Use(
        tuple(each for each in things if each.thing.winners.low > ALWAYS),
        tuple(each for each in things if each.thing.users.high < DEAD * means[each.group]),
        tuple(sorted(strong, key=lambda each: -each.thing.wins.low)),
    )


# Two surveys beside each other


@dataclass(frozen=True)
class Shift:
    """Something that is another with the variant: before, after, and the change."""

    kind: str
    """`turn`, `seat`, `thing` or `figure`."""
    name: str
    before: Estimate
    after: Estimate
    change: Estimate
    lines: int
    place: tuple[int, int] | None = None

    @property
    def is_shown(self) -> bool:
        return self.change.excludes(0.0)

    @property
    def clearness(self) -> float:
        """By how many times its interval a change is away from none."""
        change = self.change
        if change.value == 0:
            return 0.0
        reach = change.value - change.low if change.value > 0 else change.high - change.value
        return abs(change.value) / reach if reach > 0 else inf

    @property
    def needed(self) -> float:
        """How many matches would show it, if it is what it seems."""
        return self.change.needed_to_exclude(0.0, self.lines)


def shifts(before: Survey, after: Survey) -> list[Shift]:
    """All that could be another, the clearest first; intervals of a kind hold together."""
    found = [*chair_shifts(before, after), *thing_shifts(before, after)]
    found += figure_shifts(before, after)
    return sorted(found, key=lambda shift: -shift.clearness)


def chair_shifts(before: Survey, after: Survey) -> Iterator[Shift]:
    """How seats and places in turn order do before and after."""
    kinds = dict.fromkeys((*before.chair_kinds, *after.chair_kinds))
    lines = before.seats * len(kinds)
    for kind in kinds:
        old, new = before.wins_of(kind, lines), after.wins_of(kind, lines)
        yield from (shift(kind, name, old[name], new[name], lines) for name in old)


def thing_shifts(before: Survey, after: Survey) -> Iterator[Shift]:
    """How things do before and after: how often used, by how many winners, and what one brings."""
    used = [
        (mine.group, mine.number)
        for mine, theirs in zip(things_of(before, 1), things_of(after, 1), strict=True)
        if mine.thing.users.value or theirs.thing.users.value
    ]
    lines = len(used)
    for place in used:
        old, new = before.thing(*place, lines), after.thing(*place, lines)
        yield shift("thing", "winners", old.winners, new.winners, lines, place)
        yield shift("thing", "uses", old.uses, new.uses, lines, place)
        if old.worth is not None and new.worth is not None:
            yield shift("thing", "worth", old.worth, new.worth, lines, place)


def figure_shifts(before: Survey, after: Survey) -> Iterator[Shift]:
    """How length, suspense and decisions are before and after."""
    names = [name for name in before.figures() if name in after.figures()]
    old, new = before.figures(len(names)), after.figures(len(names))
    yield from (shift("figure", name, old[name], new[name], len(names)) for name in names)


def shift(
    kind: str,
    name: str,
    before: Estimate,
    after: Estimate,
    lines: int,
    place: tuple[int, int] | None = None,
) -> Shift:
    """Something before and after a change, whose intervals are wide enough for so many lines."""
    return Shift(kind, name, before, after, change(before, after), lines, place)


def shown_after(before: Survey, after: Survey, shift: Shift) -> int | None:
    """The number of matches after which a change was shown, if that is known.

    Changes of shares may be looked at after every match: they are confidence sequences
    (`arena.evidence`), which take some more matches than an interval that is looked at once. What
    a thing is worth is looked at now and then, and the intervals are widened for all looks.
    """
    if shift.name == "worth" and shift.place is not None:
        return worth_shown_after(before, after, shift.place, shift.lines)
    if shift.kind == "figure" or shift.name == "uses":
        return None
    key: tuple[str | int, str | int] = shift.place or (shift.kind, shift.name)
    count = min(before.count, after.count)
    old, new = (dense(survey.courses.get(key), count) for survey in (before, after))
    evidence = Evidence(RISK / shift.lines)
    for number, (was, is_now) in enumerate(zip(old, new, strict=True), 1):
        evidence.add((1 + is_now - was) / 2)
        if number % max(1, number // LOOKS) == 0:
            told = evidence.interval
            if not told.low <= 0.5 <= told.high:
                return number
    return None


def worth_shown_after(
    before: Survey, after: Survey, place: tuple[int, int], lines: int
) -> int | None:
    """The number of matches after which what a thing is worth was shown to be another."""
    group, thing = place
    for old, new in zip(before.worths[group].looks, after.worths[group].looks, strict=False):
        was, is_now = (sums.worth(thing, worth.LOOKS * lines) for sums in (old, new))
        if was is not None and is_now is not None and change(was, is_now).excludes(0.0):
            return new.matches
    return None


def dense(course: Course | None, count: int) -> list[float]:
    """What part something had in the win of each of the first so many matches."""
    told = [0.0] * count
    if course is not None:
        for match, share in zip(course.matches, course.shares, strict=True):
            if match < count:
                told[match] = min(1.0, share)
    return told


def round_up(needed: float) -> int | None:
    """A number of matches as one would say it; None beyond a million.

    >>> round_up(1234.0), round_up(87.0), round_up(1e7)
    (1300, 87, None)
    """
    if needed > 1e6:
        return None
    digits = max(0, len(str(int(needed))) - 2)
    return int(-(-needed // 10**digits) * 10**digits)
