"""A person at the table, against bots, in a terminal."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.markup import escape

from vacancy.cli.refusals import FAILURE, INTERRUPTED, Refusal
from vacancy.cli.seating import PERSON, Seating, make_bots
from vacancy.cli.showing import Screen, rule_mark
from vacancy.engine.transcript import Match
from vacancy.engine.words import Message

from . import saving
from .choosing import Choice, NotUnderstood, Question
from .saving import Saved
from .typed import Left, find_command

if TYPE_CHECKING:
    from vacancy.engine.game import State


class Session:
    """One match at one terminal, from the first question to the last."""

    def __init__(self, screen: Screen, saved: Saved, seating: Seating, path: Path | None) -> None:
        self.screen, self.game, self.voice = screen, screen.game, screen.voice
        self.saved = Saved(saved.match, seating, saved.undone)
        self.seating, self.you, self.path = seating, seating.you, path
        self.bots = make_bots(saved.match, seating)
        self.movers: list[int | None] = []
        self.log: list[list[Message]] = []  # what the person was told of each move
        start = saved.match.at(0)
        for action in saved.match.moves:
            self.note(start, action)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.saved.match

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    def run(self) -> None:
        """Play to the end, or until the player leaves; nothing is lost either way."""
        with suppress(ImportError):
            import readline  # noqa: F401  # arrow keys and the lines typed before, in `input`
        try:
            self.greet()
            while (seat := self.game.to_move(self.state)) is not None:
                if seat == self.you:
                    self.ask()
                else:
                    self.let_bot_play(seat)
            self.finish()
        except Left:
            self.screen.write_plainly(self.farewell("left").message)
        except EOFError:
            self.screen.console.print()
            raise self.farewell("input-ended") from None
        except KeyboardInterrupt:
            self.screen.console.print()
            raise self.farewell("interrupted", INTERRUPTED) from None

    def names(self) -> list[str]:
        """The players, each with who plays for them."""
        return [
            f"{self.voice.player(seat)} ({self.voice('you') if name == PERSON else name})"
            for seat, name in enumerate(self.seating.names)
        ]

    def greet(self) -> None:
        """Who plays, by which chance, and how to get help."""
        others = [name for seat, name in enumerate(self.names()) if seat != self.you]
        self.screen.write("greeting", you=self.voice.player(self.you), others=", ".join(others))
        if (prelude := self.match.prelude) is not None:
            luck = "anew" if prelude.is_dealt_anew else "same"
            self.screen.write("greeting-onward", count=prelude.count, luck=luck)
        elif self.match.seed is None:
            self.screen.write("greeting-commitment", commitment=self.match.commitment[:16])
        else:
            self.screen.write("greeting-seed", seed=str(self.match.seed))
        self.screen.write("greeting-help")
        if self.log:
            self.screen.write("greeting-resumed", moves=len(self.log))

    # Moves

    def note(self, match: Match, action: int) -> None:
        """Play a move, and keep who made it and what the person is told of it."""
        beats = list(self.game.beats(self.game.copy(match.state), action))
        mover = self.game.to_move(match.state)
        match.play(action)
        self.movers.append(mover)
        self.log.append([self.game.log(state, beat, self.you) for state, beat in beats])

    def play(self, action: int) -> None:
        """Play a move and tell what happened."""
        self.note(self.match, action)
        for message in self.log[-1]:
            self.screen.show_beat(message)

    def let_bot_play(self, seat: int) -> None:
        """Ask a bot, which sees what its seat may know, and tell what it did."""
        with self.screen.console.status(self.voice("thinking", who=self.voice.player(seat))):
            action = self.bots[seat].choose(self.game.known(self.state, seat), seat)
        self.play(action)

    def take_back(self, count: int) -> None:
        """Go back to the decision before the last so many moves, and keep a note of it."""
        self.saved.match = self.match.at(len(self.match.moves) - count)
        self.saved.undone += 1
        del self.movers[-count:], self.log[-count:]

    # Questions

    def ask(self) -> None:
        """Put a decision to the player, and answer what else is typed until it is made."""
        self.show_table()
        question = Question(self.list_choices())
        print_menu(self.screen, question)
        while True:
            typed = self.read_line()
            command = None if question.exact(typed) else find_command(self.voice, typed)
            if command is not None:
                if command(self):
                    return
                continue
            try:
                choice = question.answer(typed)
            except NotUnderstood:
                self.screen.show_reason(self.why_not(typed))
                continue
            if choice is not None:
                self.play(choice.action)
                self.save_quietly()
                return
            print_menu(self.screen, question)

    def show_table(self) -> None:
        """The table as the player sees it, and what is asked."""
        self.screen.show_table(self.state, self.you)
        prompt = self.game.words.prompt(self.game.known(self.state, self.you))
        self.screen.console.print(f"[bold]{escape(self.voice.say(prompt))}[/]{rule_mark(prompt)}")

    def list_choices(self) -> list[Choice]:
        """The legal moves in notation and in the player's language."""
        return choices_of(self.screen, self.state, self.you)

    def why_not(self, notation: str) -> Message:
        """Why words are no move now, by all that the player may know."""
        known = self.game.known(self.state, self.you)
        return self.game.misunderstood(known, " ".join(notation.lower().split())).reason

    def read_line(self) -> str:
        """What the player types; the prompt is given to `input`, whose line editing needs it."""
        return input(f"{self.voice('your-choice')} ").strip()

    # Saving and leaving

    def save_quietly(self) -> None:
        """Save after a decision; trouble is told and play goes on."""
        if self.path is not None:
            try:
                saving.write(self.path, self.saved)
            except Refusal as refusal:
                self.screen.show_trouble(refusal)

    def farewell(self, message: str, code: int = FAILURE) -> Refusal:
        """Save the match, and say how to come back to it."""
        if self.path is None:
            return Refusal(f"{message}-unsaved", code=code)
        saving.write(self.path, self.saved)
        return Refusal(message, code=code, command=self.how_to("play", self.game.name, "--resume"))

    def how_to(self, *words: str) -> str:
        """A command that does something with the saved match."""
        return shlex.join(["vacancy", *words, str(self.path)])

    def finish(self) -> None:
        """The last table, the ranking, and where the match is written down."""
        self.screen.show_table(self.state, self.you)
        self.screen.console.print(f"[bold]{escape(self.winners())}[/]\n")
        self.screen.show_ranking(self.state, self.names())
        if self.saved.undone:
            self.screen.write("moves-undone", count=self.saved.undone)
        self.save_quietly()
        if self.path is not None:
            self.screen.console.print()
            told = {"file": str(self.path), "command": self.how_to("verify")}
            self.screen.write_plainly(Message("match-written", told))

    def winners(self) -> str:
        """Who has won, in a sentence."""
        first = [seat for seat, place in enumerate(self.game.ranking(self.state)) if place == 1]
        return self.voice(
            "winners", count=len(first), you=str(self.you in first), who=self.listed(first)
        )

    def listed(self, seats: Sequence[int]) -> str:
        return ", ".join(self.voice.player(seat) for seat in seats)


def choices_of(screen: Screen, state: State, seat: int) -> list[Choice]:
    """The legal moves in notation and in the player's language."""
    known, words = screen.game.known(state, seat), screen.game.words
    return [
        Choice(action, words.say(known, action), screen.voice.say(words.label(known, action)))
        for action in screen.game.legal(known)
    ]


def print_menu(screen: Screen, question: Question) -> None:
    """The moves on offer, numbered; what they have in common stands above them."""
    console, title = screen.console, question.title
    if title:
        console.print(f"{escape(title)} [dim]▸[/]")
    lines = [
        f"[bold]{number:>2}[/] {escape(entry.label.removeprefix(f'{title}: '))}"
        + (" [dim]▸[/]" if entry.is_group else "")
        for number, entry in enumerate(question.entries, 1)
    ]
    console.print(Columns(lines, column_first=True, padding=(0, 2)))
    ways = ["menu-enter"] if len(question.offered) == 1 else []
    ways += [] if question.is_whole else ["menu-back"]
    if ways:
        console.print(f"[dim]{' '.join(map(screen.voice, ways))}[/]")
