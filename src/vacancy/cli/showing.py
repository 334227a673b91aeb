"""What is shown besides the table: points, ranking, the log, one rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

    from vacancy.engine.game import Game, Seat, State
    from vacancy.engine.words import Message

    from .refusals import Refusal
    from .voice import Voice

INDENT = 2


def make_console(*, is_error: bool = False) -> Console:
    """Colours on a terminal, plain text in a pipe."""
    from rich.console import Console

    return Console(stderr=is_error, highlight=False, soft_wrap=False)


@dataclass(frozen=True)
class Screen:
    """Where a game is shown, and in which words."""

    console: Console
    voice: Voice
    game: Game

    def write(self, message: str, /, **args: Any) -> None:
        """Print a sentence of the shell."""
        self.console.print(escape(self.voice(message, **args)))

    def write_plainly(self, message: Message) -> None:
        """Print a sentence with a path or a command in it, which nothing may break."""
        self.console.print(escape(self.voice.say(message)), soft_wrap=True)

    def show_trouble(self, refusal: Refusal) -> None:
        """Why something was not done, while play goes on."""
        self.console.print(f"[yellow]{escape(self.voice.say(refusal.message))}[/]", soft_wrap=True)

    def show_table(self, state: State, seat: Seat) -> None:
        """The table as a seat sees it, between blank lines."""
        drawn = self.game.terminal.draw(self.game.view(state, seat), self.voice.say)
        self.console.print()
        for line in Text.from_markup(drawn).split("\n", allow_blank=True):
            self.console.print(hang(line, self.console))
        self.console.print()

    def show_beat(self, message: Message) -> None:
        """What has just happened."""
        self.console.print(escape(self.voice.say(message)))

    def show_log(self, number: int, messages: Iterable[Message]) -> None:
        """What a move led to, with its number before the first line."""
        heads = chain([f"[dim]{number:>4}[/] "], repeat(" " * 5))
        for head, message in zip(heads, messages, strict=False):
            self.console.print(head + escape(self.voice.say(message)))

    def show_reason(self, reason: Message) -> None:
        """Why not, with the number of the rule."""
        self.console.print(f"[yellow]{escape(self.voice.say(reason))}[/]{rule_mark(reason)}")

    def show_scores(self, state: State, seat: Seat, names: Sequence[str]) -> None:
        """Everybody's points and where they come from, as far as a seat may know."""
        known = self.game.known(state, seat)
        rows = [[name, *row] for name, row in zip(names, self.score_rows(known), strict=True)]
        self.show_rows([self.voice("head-player"), *self.score_heads(known)], rows)

    def show_ranking(self, state: State, names: Sequence[str]) -> None:
        """The final places, winners first."""
        places = self.game.ranking(state)
        scores = self.score_rows(state)
        rows = [
            [str(places[seat]), names[seat], *scores[seat]]
            for seat in sorted(range(len(names)), key=lambda seat: places[seat])
        ]
        heads = [self.voice("head-place"), self.voice("head-player"), *self.score_heads(state)]
        self.show_rows(heads, rows)

    def score_heads(self, state: State) -> list[str]:
        parts = self.game.view_of.score_parts(state, 0)
        return [*(self.voice(f"score-{part}") for part in parts), self.voice("head-points")]

    def score_rows(self, state: State) -> list[list[str]]:
        """For each seat the parts of its score, then the whole."""
        parts = [self.game.view_of.score_parts(state, seat) for seat in range(state.seats)]
        scores = self.game.scores(state)
        return [
            [*map(str, part.values()), f"[bold]{score}[/]"]
            for part, score in zip(parts, scores, strict=True)
        ]

    def show_rows(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        self.console.print(make_grid(heads, rows, words=self.voice("head-player")))


def hang(line: Text, console: Console) -> Text:
    """A line that goes on under its last column where it is too long."""
    if line.cell_len <= console.width:
        return line
    column = last_column(line.plain[: console.width * 3 // 5])
    parts = line[column:].wrap(console, console.width - column)
    return line[:column] + Text("\n" + " " * column).join(parts)


def last_column(text: str) -> int:
    """Where the last column of a line begins, or else a little behind the line's beginning.

    >>> last_column("  3₭ Princess   SSK  3 emperor"), last_column("Politics: have 12")
    (21, 2)
    """
    gaps = [match.end() for match in re.finditer(r"\S {2,}", text)]
    return gaps[-1] if gaps else INDENT


def make_grid(
    heads: Sequence[str], rows: Iterable[Sequence[str]], *, words: str | None = None
) -> Grid:
    """Rows and columns: the column of words is on the left, and numbers are on the right."""
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for head in heads:
        grid.add_column(head, justify="left" if head == (words or heads[0]) else "right")
    for row in rows:
        grid.add_row(*row)
    return grid


def rule_mark(message: Message) -> str:
    """The number of the rule behind a message, as a pale mark."""
    return f" [dim]{message.rule}[/]" if message.rule else ""
