"""A hint in a terminal: the plan for the turn, and why it is better than another move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape

from vacancy.cli.compile import ready_game
from vacancy.cli.seating import bot_seed

if TYPE_CHECKING:
    from vacancy.hints import Comparison, Hint

    from .playing import Session

PARTS = ("bots", "hints")
PERCENT = 100


def advise(session: Session, argument: str) -> bool:
    """What a strong bot would do in this turn, and why."""
    from vacancy.hints import hint

    game, you = session.game, session.you
    ready_game(game, PARTS, session.voice)
    with session.screen.console.status(session.voice("thinking", who=session.voice.player(you))):
        known, seed = game.known(session.state, you), bot_seed(session.match, you)
        found = hint(game, known, you, seed, seconds=game.tuning.seconds)
    for line in lines_of(session, found):
        session.screen.console.print(escape(line))
    return False


def lines_of(session: Session, found: Hint) -> list[str]:
    """The lines of a hint."""
    from vacancy.hints import message_of

    voice = session.voice
    is_only = len(session.game.legal(session.game.known(session.state, session.you))) == 1
    steps = [voice.say(message_of(step["label"])) for step in found["plan"]]
    told = [voice("hint-one" if is_only else "hint-plan")]
    told += [f"  {number}. {step}" for number, step in enumerate(steps, 1)]
    other, comparison = found["other"], found["comparison"]
    if other is not None and comparison is not None:
        told.append(voice("hint-against", move=voice.say(message_of(other["label"]))))
        told += reason_lines(session, comparison)
    return told


def reason_lines(session: Session, comparison: Comparison) -> list[str]:
    """Why the plan is better, in numbers."""
    from vacancy.hints import message_of
    from vacancy.hints.reasons import signed

    voice, points = session.voice, comparison["points"]
    shares = [round(PERCENT * comparison[name]) for name in ("share", "other_share")]
    told = [voice("hint-shares", share=shares[0], other=shares[1])]
    told += [f"  {voice.say(message_of(each['says']))}" for each in comparison["reasons"]]
    if points:
        told.append(voice("hint-total", **signed(points)))
    return told
