"""What a player can type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape

from vacancy.cli import rules as rulebook
from vacancy.cli.refusals import Refusal
from vacancy.cli.voice import Voice
from vacancy.engine.words import Message

from . import saving
from .advice import advise

if TYPE_CHECKING:
    from .playing import Session

Command = Callable[["Session"], bool]
"""Does what was typed; True when there is another decision to put to the player."""


class Left(Exception):
    """The player has left the table."""


def find_command(voice: Voice, typed: str) -> Command | None:
    """The command that was typed, by one of its names in the player's language or in English."""
    name, _, argument = typed.partition(" ")
    for command, (do, takes_argument) in COMMANDS.items():
        if name.casefold() in names_of(voice, command) and (takes_argument or not argument):
            return partial(do, argument=argument.strip())
    return None


def names_of(voice: Voice, command: str) -> list[str]:
    """What a command is called, the longest first."""
    return voice(f"command-{command}").split()


def undo(session: Session, argument: str) -> bool:
    """Back to the player's last decision; the bots' answers to it are gone too."""
    prelude = session.match.prelude
    first = prelude.count if prelude else 0  # what was given is nobody's to take back
    movers = enumerate(session.movers)
    own = [number for number, mover in movers if mover == session.you and number >= first]
    if not own:
        session.screen.write("nothing-to-undo")
        return False
    session.take_back(len(session.movers) - own[-1])
    session.save_quietly()
    session.screen.write("undone", count=session.saved.undone)
    return True


def why(session: Session, argument: str) -> bool:
    """Why a move is not possible, with the rule."""
    words = " ".join(argument.lower().split())
    if not words:
        session.screen.write("why-what")
    elif any(choice.notation == words for choice in session.list_choices()):
        session.screen.write("why-legal", move=words)
    else:
        session.screen.show_reason(session.why_not(words))
    return False


def rules(session: Session, argument: str) -> bool:
    """The contents of the rules, or one of them."""
    if not argument:
        rulebook.show_contents(session.screen.console, session.voice)
        return False
    try:
        rulebook.show_rules(session.screen.console, session.voice, argument)
    except Refusal as refusal:
        session.screen.show_trouble(refusal)
    return False


def log(session: Session, argument: str) -> bool:
    """All that has happened, as the player was told it."""
    for number, messages in enumerate(session.log, 1):
        session.screen.show_log(number, messages)
    if not session.log:
        session.screen.write("log-empty")
    return False


def score(session: Session, argument: str) -> bool:
    """Everybody's points and where they come from."""
    session.screen.show_scores(session.state, session.you, session.names())
    return False


def table(session: Session, argument: str) -> bool:
    """The table and the menu again."""
    return True


def save(session: Session, argument: str) -> bool:
    """Save the match, in another file if one is named; from then on it is kept there."""
    try:
        place = saving.new_place(Path(argument)) if argument else session.path
        if place is None:
            session.screen.write("save-where")
            return False
        saving.write(place, session.saved)
    except Refusal as refusal:
        session.screen.show_trouble(refusal)
        return False
    session.path = place
    session.screen.write_plainly(Message("saved", {"file": str(place)}))
    return False


def quit_table(session: Session, argument: str) -> bool:
    """Leave; the match is saved."""
    raise Left


def show_help(session: Session, argument: str) -> bool:
    """How to choose a move, and the commands."""
    session.screen.write("help-moves", example=session.list_choices()[0].notation)
    for command in COMMANDS:
        names = ", ".join(names_of(session.voice, command))
        session.screen.console.print(
            f"  [bold]{names:<22}[/] {escape(session.voice(f'help-{command}'))}"
        )
    return False


COMMANDS: dict[str, tuple[Callable[..., bool], bool]] = {  # the function; whether words may follow
    "undo": (undo, False),
    "why": (why, True),
    "hint": (advise, False),
    "rules": (rules, True),
    "log": (log, False),
    "score": (score, False),
    "table": (table, False),
    "save": (save, True),
    "quit": (quit_table, False),
    "help": (show_help, False),
}
