"""What a game brings along: its rules, its words, its views and its table in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from . import loops
from .words import Message

State = Any  # the game's own record type


class Rules(NamedTuple):
    """The game's own rules, which the engine's loops call."""

    begin: Callable[..., None]
    list_legal: Callable[..., int]
    why_not: Callable[..., int]
    apply: Callable[..., None]
    step: Callable[..., None]
    score: Callable[..., int]
    redraw: Callable[..., None]
    tie_break: Callable[..., int] = loops.no_tie_break
    chapter: Callable[..., int] = loops.one_chapter
    glimpse: Callable[..., int] = loops.see_all
    estimate: Callable[..., int] = loops.points_now
    glance: Callable[..., int] = loops.as_estimated


class Words(Protocol):
    """The game's own notation and sentences. States and beats come masked.

    A line of the log is told from what a seat knows of the beat and everybody of the position.
    """

    def say(self, state: State, action: int) -> str: ...
    def reason(self, code: int, state: State, action: int) -> Message: ...
    def label(self, state: State, action: int) -> Message: ...
    def prompt(self, state: State) -> Message: ...
    def log_line(self, beat: Any, state: State) -> Message: ...

    # `scene(state, seat)`, if there is one, says in few words what a seat has before it
    # (`Game.scene`).


class View(Protocol):
    """The game's own view of a masked position, as plain dicts.

    It is given snapshots, and may give the same dict twice: nobody changes what it is shown.
    Where the types of what it gives are declared (`shown.py`), the page has them too.
    """

    def describe(self, state: State, seat: int) -> Mapping[str, Any]: ...
    def describe_move(self, state: State, action: int) -> Mapping[str, Any]: ...
    def score_parts(self, state: State, seat: int) -> dict[str, int]: ...

    # A game whose positions forget what brought some points may tell it of a whole match:
    # `match_parts(state, seat, steps)`, with the same sum (`Game.match_parts`).


class Terminal(Protocol):
    """The game's table in a terminal."""

    def draw(self, view: dict[str, Any], say: Callable[[Message], str]) -> str:
        """A whole view as lines of text, with Rich's markup for colours ([red]...[/])."""
