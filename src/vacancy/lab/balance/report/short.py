"""The summary: what the matches show, what they do not, and how many more that would take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import islice
from math import inf

from vacancy.lab.balance.findings import (
    FAIR,
    Fairness,
    Shift,
    fairness,
    shifts,
    shown_after,
    use_of,
)
from vacancy.lab.balance.survey import Survey
from vacancy.lab.page import bullets

from .telling import Side, Teller

MOST = 6
"""How many changes are told one by one."""
STRONG = 3


def summary(sides: Sequence[Side], teller: Teller) -> str:
    """The summary of a table as HTML: of a game, or what a change does and then of both sides."""
    if len(sides) == 1:
        return bullets(told_of_one(sides[0].survey, teller))
    before, after = sides
    told = bullets(told_of_change(before.survey, after.survey, teller))
    for side in sides:
        told += f"<h4>{escape(teller.side(side))}</h4>" + bullets(told_of_one(side.survey, teller))
    return told


def told_of_one(survey: Survey, teller: Teller) -> Iterator[str]:
    """Who is favoured, what is no decision, and how much decisions matter."""
    yield told_of_chairs(survey, fairness(survey), teller)
    use = use_of(survey)
    if use.always:
        yield teller.say("short-always", things=teller.placed(use.always))
    if use.dead:
        yield teller.say("short-dead", things=teller.placed(use.dead))
    if use.strong:
        told = [
            f"{teller.thing(each.group, each.number)} ({teller.percent(each.thing.wins.value, 0)})"
            for each in use.strong[:STRONG]
        ]
        even = teller.percent(1 / survey.seats, 0)
        yield teller.say("short-strong", things=", ".join(told), even=even)
    figures = survey.figures()
    if "matters" in figures:
        yield teller.say(
            "short-decisions",
            length=teller.number(figures["length"].value, 0),
            forced=teller.percent(figures["forced"].value, 0),
            matters=teller.percent(figures["matters"].value, 0),
            spread=teller.percent(figures["spread"].value),
        )


def told_of_chairs(survey: Survey, told: Fairness, teller: Teller) -> str:
    """Who is favoured, by how much and how sure that is; or that nobody is shown to be."""
    even = 1 / survey.seats
    if told.favoured:
        chairs = [
            teller.say(
                "short-chair",
                who=teller.chair(chair.kind, chair.name),
                share=teller.percent(chair.wins.value),
                more=teller.signed(chair.wins.value - even),
                low=teller.signed(chair.wins.low - even),
                high=teller.signed(chair.wins.high - even),
            )
            for chair in told.favoured
        ]
        return teller.say("short-favoured", chairs="; ".join(chairs), even=teller.percent(even))
    points, even_told = teller.number(100 * FAIR, 0), teller.percent(even)
    if told.is_fair:
        return teller.say("short-fair", points=points, even=even_told)
    seen = teller.say(
        "short-open",
        who=teller.chair(told.widest.kind, told.widest.name),
        more=teller.signed(told.widest.wins.value - even),
        matches=teller.matches(told.needed_to_favour),
    )
    if told.needed_to_be_fair == inf:
        return f"{seen} {teller.say('short-open-far', points=points)}"
    matches = teller.matches(told.needed_to_be_fair)
    return f"{seen} {teller.say('short-open-near', points=points, matches=matches)}"


def told_of_change(before: Survey, after: Survey, teller: Teller) -> Iterator[str]:
    """What the variant changes, the clearest first; otherwise what it would take to show it."""
    found = shifts(before, after)
    shown = [each for each in found if each.is_shown]
    if not shown:
        widest = max(found, key=lambda each: each.clearness)
        yield teller.say(
            "short-nothing",
            what=teller.subject(widest),
            matches=teller.matches(widest.needed),
        )
        return
    for number, each in enumerate(islice(shown, MOST)):
        sentence = told_of_shift(each, shown_after(before, after, each), teller)
        yield teller.say("short-clearest", what=sentence) if number == 0 else sentence
    if len(shown) > MOST:
        yield teller.say("short-more", count=len(shown) - MOST)


def told_of_shift(shift: Shift, after: int | None, teller: Teller) -> str:
    """A change in a sentence, with the number of matches after which it was shown."""
    is_share = shift.place is None or shift.name == "winners"
    name = shift.name if shift.kind == "figure" or not is_share else "settled"
    kind = shift.name if shift.place else "figure" if shift.kind == "figure" else "chair"
    told = teller.say(
        f"short-shift-{kind}",
        what=teller.subject(shift),
        before=teller.figure(name, shift.before.value),
        after=teller.figure(name, shift.after.value),
        change=teller.change(shift.change, name),
    )
    if after is None:
        return told
    return f"{told} {teller.say('short-shown-after', matches=after)}"
