"""Why one way to go on is better than another, in numbers that add up."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.chance import word_of
from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.engine.words import Message

from .comparing import Comparer, Lines, Mean, Script, joined, likely_answers
from .shapes import Comparison, Reason

if TYPE_CHECKING:
    from vacancy.engine.game import Game

AT_ONCE, MOST = 32, 256
SURE = 0.15
"""Samples are taken until the standard error of the points is below this."""
CLEAR = 2.0
"""What is told is clear of its error by so much."""
LEAST_POINTS, LEAST_CHANCE, LEAST_LOSS = 0.3, 0.08, 0.03
MOST_SOURCES, MOST_CHANCES = 4, 2
OFTEN, MOST_ANSWERS, WORLDS = 0.08, 4, 32
ANSWERS, FIND = 1_000, 2_000  # random words of a comparison, after those of its goes
DIGITS = 1
PERCENT = 100


def reasons_between(
    game: Game, known: Any, seat: int, better: int | Script, other: int | Script, seed: int = 0
) -> list[Reason]:
    """What speaks for one move, or some moves in a row, against another, by what a seat knows.

    The best reasons come first. Those of points add up to the whole difference.
    """
    return compare_ways(game, known, seat, better, other, seed)["reasons"]


def compare_ways(
    game: Game,
    known: Any,
    seat: int,
    better: int | Script,
    other: int | Script,
    seed: int = 0,
    *,
    seconds: float = inf,
    comparer: Comparer | None = None,
) -> Comparison:
    """The same with what each of the two promises.

    Without a clock it depends on what the seat knows and on the seed alone.
    """
    comparer = comparer or Comparer(game)
    deadline = time.monotonic() + seconds
    ways = as_script(better), as_script(other)
    lines = follow(comparer, known, seat, ways, seed, deadline)
    difference = Mean.of(lines[0].total() - lines[1].total())
    sources = tell_sources(lines)
    reasons = [*sources, *tell_chances(lines)]
    if time.monotonic() < deadline:
        reasons += tell_answer(comparer, known, seat, ways[0], lines[0], seed)
    shares = [each.shares[:, seat] for each in lines]
    return {
        "points": round(sum(each["value"] for each in sources), DIGITS),
        "error": round(difference.error, 2),
        "share": round(float(shares[0].mean()), 3),
        "other_share": round(float(shares[1].mean()), 3),
        "share_error": round(Mean.of(shares[0] - shares[1]).error, 3),
        "reasons": reasons,
    }


def as_script(way: int | Script) -> Script:
    return (way,) if isinstance(way, int) else tuple(way)


def follow(
    comparer: Comparer, known: Any, seat: int, ways: Sequence[Script], seed: int, deadline: float
) -> list[Lines]:
    """Lines of both, until the difference is known well enough or time is up."""
    lines: list[Lines] = []
    for go in range(MOST // AT_ONCE):
        word = int(word_of(seed, go)) & SEED_BITS
        more = comparer.follow(known, seat, ways, word, AT_ONCE)
        lines = joined(lines, more) if lines else more
        is_sure = Mean.of(lines[0].total() - lines[1].total()).error < SURE
        if is_sure or time.monotonic() >= deadline:
            break
    return lines


# Points


def tell_sources(lines: Sequence[Lines]) -> list[Reason]:
    """By how much the points of each source differ; what is little is told in one sum."""
    one, other = lines[0].parts, lines[1].parts
    none = np.zeros(len(lines[0].answers))
    found = {
        part: Mean.of(one.get(part, none) - other.get(part, none))
        for part in sorted({*one, *other})
    }
    told = [
        part
        for part, mean in found.items()
        if abs(mean.value) >= LEAST_POINTS and abs(mean.value) > CLEAR * mean.error
    ]
    told = sorted(told, key=lambda part: -abs(found[part].value))[:MOST_SOURCES]
    reasons = [source_reason(part, found[part].value) for part in told]
    whole = round(sum(mean.value for mean in found.values()), DIGITS)
    rest = round(whole - sum(each["value"] for each in reasons), DIGITS)
    return [*reasons, rest_reason(rest, bool(reasons))] if rest else reasons


def source_reason(part: str, points: float) -> Reason:
    value = round(points, DIGITS)
    told = {"part": Message(f"score-{part}"), **signed(value)}
    return make("source", Message("reason-source", told), value, part)


def rest_reason(points: float, has_others: bool) -> Reason:
    """What all other sources come to, or all of them, where none can be told apart."""
    name = "reason-rest" if has_others else "reason-points"
    return make("rest", Message(name, signed(points)), points)


def signed(value: float) -> dict[str, Any]:
    """A number and its sign, as a text says them."""
    return {"points": abs(value), "sign": sign_of(value)}


def sign_of(value: float) -> str:
    return "more" if value > 0 else "less"


def make(kind: Any, says: Message, value: float, part: str | None = None) -> Reason:
    return {"kind": kind, "says": says.as_json(), "part": part, "value": value}


# Chances


def tell_chances(lines: Sequence[Lines]) -> list[Reason]:
    """What becomes likelier or less likely, where it matters."""
    one, other = lines[0].reached, lines[1].reached
    none = np.zeros(len(lines[0].answers))
    found = []
    for key, (aim, _) in sorted({**one, **other}.items()):
        after, before = (each.get(key, (aim, none))[1] for each in (one, other))
        change = Mean.of(after - before)
        if abs(change.value) >= LEAST_CHANCE and abs(change.value) > CLEAR * change.error:
            percents = {
                "before": round(PERCENT * float(before.mean())),
                "after": round(PERCENT * float(after.mean())),
            }
            sign = sign_of(change.value)
            says = Message("reason-chance", {"aim": aim, "sign": sign, **percents})
            found.append(make("chance", says, round(change.value, 2)))
    found = sorted(found, key=lambda reason: -abs(reason["value"]))[:MOST_CHANCES]
    return sorted(found, key=lambda reason: -reason["value"])


# The answer that is feared


def tell_answer(
    comparer: Comparer, known: Any, seat: int, way: Script, lines: Lines, seed: int
) -> list[Reason]:
    """The likely answer of the next seat that hurts most, if it is clear that it hurts."""
    answers = likely_answers(lines, OFTEN)[:MOST_ANSWERS]
    if len(answers) < 2:  # with one answer alone there is nothing to hope for
        return []
    scripts = [way, *((*way, action) for _, action in answers)]
    word = int(word_of(seed, ANSWERS)) & SEED_BITS
    base, *tried = comparer.follow(known, seat, scripts, word, AT_ONCE)
    worst, most = None, LEAST_LOSS
    for answer, each in zip(answers, tried, strict=True):
        is_good = each.is_whole & base.is_whole
        if is_good.sum() < AT_ONCE // 2:
            continue
        loss = Mean.of((base.shares - each.shares)[is_good, seat])
        if loss.value > max(most, CLEAR * loss.error):
            worst, most = answer, loss.value
    label = worst and label_of(comparer.game, known, seat, way, worst, seed)
    if not worst or label is None:
        return []
    told = {"who": name_of(comparer.game, worst[0]), "move": label, "loss": round(PERCENT * most)}
    return [make("answer", Message("reason-answer", told), round(-most, 3))]


def label_of(
    game: Game, known: Any, seat: int, way: Script, answer: tuple[int, int], seed: int
) -> Message | None:
    """What an answer is called where it can be given."""
    who, action = answer
    for number in range(WORLDS):
        world = game.hide(known, seat, int(word_of(seed, FIND + number)) & SEED_BITS)
        if not can_play(game, world, way) or game.to_move(world) != who:
            continue
        seen = game.known(world, who)
        if action in game.legal(seen):
            return game.words.label(seen, action)
    return None


def can_play(game: Game, world: Any, way: Script) -> bool:
    """Play some moves, if that is possible."""
    for action in way:
        if game.is_over(world) or game.why_not(world, action) is not None:
            return False
        game.play(world, action)
    return True


def name_of(game: Game, seat: int) -> Message:
    """What a player is called."""
    names = getattr(game.words, "player_name", None)
    told: Message = names(seat) if names else Message("reason-seat", {"seat": seat + 1})
    return told
