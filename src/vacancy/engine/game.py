"""The contract of a game: what every shell uses, and nothing more.

>>> import vacancy
>>> game = vacancy.game("overbooking")
>>> state = game.new(seats=3, seed=7)
>>> while not game.is_over(state):
...     game.play(state, game.legal(state)[0])
>>> len(game.scores(state))
3
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from . import dump as dumps
from . import loops
from .aims import Aims
from .beliefs import Beliefs
from .blank import blank_state
from .core import Core, Facts, NativeCore, PlainCore
from .counting import Counted
from .dialect import AnyFunction
from .dials import Dials
from .features import Features
from .filling import fill_holes
from .glance import end_of, mover_of
from .leaves import limited
from .native.compiling import IS_COMPILED
from .options import Option, numbers_of, read_options
from .outsiders import Outsiders
from .parts import Rules, State, Terminal, View, Words
from .record import NONE, LimitError, Record
from .refusals import (
    IllegalMove,
    NoSuchSeat,
    WrongPosition,
    shown_as,
    whole_number,
    why_no_action,
)
from .rng import key_from_secret, new_secret, secret_from_seed
from .snapshot import snapshot
from .tuning import Tuning
from .words import Message, Speaker

__all__ = ["Game", "IllegalMove", "Rules", "Seat", "State"]

Seat = int | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its facts, and the functions that play it."""

    name: str
    title: str
    designer: str
    minutes: int
    seats: range
    rules_version: int
    rule_prefix: str
    options: tuple[Option, ...]
    state: type[Record]
    beat: type[Record]
    actions: int
    legal_limit: int
    decision_limit: int
    rules: Rules
    view_of: View
    words: Words
    terminal: Terminal
    package: str
    colours: tuple[str, ...]
    """The colour of each seat's pieces."""
    old_rules_versions: tuple[int, ...] = ()
    """Earlier versions by which matches are still played; the state's `rules_version` tells."""
    counted: tuple[Counted, ...] = ()
    """What a balance report counts."""
    tuning: Tuning = field(default_factory=Tuning)
    """How bots search this game."""
    features: Features | None = None
    """What a net sees of it, if that is more than its record says."""
    beliefs: Beliefs | None = None
    """What can be believed of hidden fields."""
    aims: Aims | None = None
    """What brings points and what seats want, for the reasons of hints."""
    dials: Dials | None = None
    """Which values of its components may be changed (`variants`)."""
    changes: str = ""
    """What was changed in this variant of it, as one line of text."""
    outsiders: Outsiders | None = None
    """Players by rules of thumb, to measure bots by."""
    plain_actions: range = range(0)
    """Actions whose words are the same in every position."""
    is_compiled: bool = field(default=IS_COMPILED)
    speakers: dict[str, Speaker] = field(default_factory=dict, repr=False)
    plain_moves: dict[int, dict[str, Any]] = field(default_factory=dict, repr=False)

    @cached_property
    def core(self) -> Core:
        """The rules, linked."""
        facts = Facts(
            self.package, self.holes, self.state, self.beat, self.legal_limit, self.actions,
            self.wrong_record,
        )  # fmt: skip
        return NativeCore(facts) if self.is_compiled else PlainCore(facts)

    @property
    def holes(self) -> dict[AnyFunction, AnyFunction]:
        """What the game fills the engine's loops with: its rules, what a net sees, outsiders."""
        return fill_holes(self)

    @cached_property
    def uncompiled(self) -> Game:
        """The same game with its rules in plain Python, for debugging and comparison."""
        return replace(self, is_compiled=False) if self.is_compiled else self

    @cached_property
    def compiled(self) -> Game:
        """The same game with its rules compiled."""
        return self if self.is_compiled else replace(self, is_compiled=True)

    @property
    def folder(self) -> Traversable:
        """Where the game's rules and texts lie."""
        return files(self.package)

    def speaker(self, language: str) -> Speaker:
        """Who says this game's messages in a language."""
        if language not in self.speakers:
            self.speakers[language] = Speaker(language, self.folder / "text")
        return self.speakers[language]

    # Positions

    def new(self, seats: int, seed: int | None = None, **options: Any) -> State:
        """A start position, from a chosen seed or from the operating system's chance."""
        read_options(self, seats, options)
        secret = new_secret() if seed is None else secret_from_seed(seed)
        return self.start(seats, secret, options)

    def start(
        self,
        seats: int,
        secret: bytes,
        options: Mapping[str, Any],
        rules_version: int | None = None,
    ) -> State:
        """The start position of a match with this secret, new or recorded long ago."""
        state = blank_state(self, seats, numbers_of(self, seats, options), rules_version)
        state.key[0], state.key[1] = key_from_secret(secret)
        self.core.start(state, self.beat())
        return state

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """The versions of the rules by which a match can be played; the last is the current one."""
        return *self.old_rules_versions, self.rules_version

    def rules_of(self, state: Any) -> int:
        """The version of the rules by which a position is played."""
        version: int = state.rules_version if self.old_rules_versions else self.rules_version
        return version

    def copy(self, state: State) -> State:
        """A copy that shares nothing."""
        return self.checked(state).copy()

    def dump(self, state: State) -> dict[str, Any]:
        """The whole position with names instead of numbers, secrets included."""
        return dumps.dump(self.checked(state))

    def load(self, told: Any) -> State:
        """The position that `dump` told of; broken input is refused with its place."""
        return dumps.load(self.state, told)

    def check_limits(self, state: State) -> None:
        """Refuse a position in which a field has left its declared limits."""
        row = self.core.beyond_limits(state)
        if row != NONE:
            leaf = limited(self.state)[row]
            raise LimitError(f"{self.name}: {leaf.path} is outside {leaf.low}..{leaf.high}")

    def checked(self, state: State) -> State:
        """A position of this game; anything else is refused in words."""
        if type(state) is not self.state:
            raise self.wrong_record(state, self.state)
        return state

    def wrong_record(self, given: Any, wanted: type[Record]) -> Exception:
        """The exception that says that something is no position, or no other record wanted."""
        if wanted is not self.state:
            return TypeError(f"a {wanted.__name__} is wanted, not {shown_as(given)}")
        args = {"game": self.title, "given": shown_as(given)}
        return WrongPosition(Message("wrong-position", args))

    # Play

    @cached_property
    def to_move(self) -> Callable[[State], Seat]:
        """`to_move(state)`: the seat that decides; None when the game is over."""
        return mover_of(self.state, self.wrong_record)

    @cached_property
    def is_over(self) -> Callable[[State], bool]:
        """`is_over(state)`: whether nothing is left to do."""
        return end_of(self.state, self.wrong_record)

    @cached_property
    def legal(self) -> Callable[[State], list[int]]:
        """`legal(state)`: the legal actions, ascending; the rules' own function."""
        return self.core.legal

    def why_not(self, state: State, action: int) -> Message | None:
        """The reason why an action is illegal, with its rule; None if it is legal."""
        if type(action) is not int or not 0 <= action < self.actions:
            reason = why_no_action(action, self.actions)
            if reason is not None:
                return reason
            action = int(action)
        code = self.core.why_not(state, action)
        if code == loops.OK:
            return None
        if code == loops.IS_OVER:
            return Message("game-is-over")
        return self.words.reason(code, state, action)

    @cached_property
    def play(self) -> Callable[[State, int], None]:
        """`play(state, action)`, in place; an illegal one raises `IllegalMove`, untouched."""
        return self.core.demand(loops.play, self.refusal, beat=self.beat())

    def refusal(self, state: State, action: int) -> IllegalMove:
        """The exception that tells why an action is illegal."""
        reason = self.why_not(state, action)
        assert reason is not None
        return IllegalMove(reason, self.speaker("en"))

    def beats(self, state: State, action: int) -> Iterator[tuple[State, Record]]:
        """Play an action, in place, in steps: copies of the position, and what happened."""
        if self.why_not(state, action) is not None:
            raise self.refusal(state, action)
        beat = self.beat()
        self.core.apply(state, int(action), beat)
        yield state.copy(), beat
        yield from self.settle(state)

    def settle(self, state: State) -> Iterator[tuple[State, Record]]:
        """Take the engine's own steps up to the next decision; silent ones are not shown."""
        while not self.is_over(state) and self.to_move(state) is None:
            beat: Any = self.beat()
            self.core.step(state, beat)
            if beat.event != NONE:
                yield state.copy(), beat

    # Results

    def scores(self, state: State) -> list[int]:
        """The points of each seat as they stand."""
        return [self.core.score(state, seat) for seat in range(self.checked(state).seats)]

    def scene(self, state: State, seat: Seat) -> Message | None:
        """What a seat has before it, in few words, for lists of positions; a game may say none."""
        tell = getattr(self.words, "scene", None)
        found: Message | None = tell(self.known(state, seat), seat) if tell else None
        return found

    def match_parts(
        self, state: State, steps: Iterable[tuple[State, Record]]
    ) -> list[dict[str, int]]:
        """Where the points of each seat came from in a match: all its beats, as `beats` tells.

        A game that does not split its points by them does not ask for them.
        """
        split = getattr(self.view_of, "match_parts", None)
        seats = range(self.checked(state).seats)
        if split is None:
            return [self.view_of.score_parts(state, seat) for seat in seats]
        told = list(steps)
        return [split(state, seat, told) for seat in seats]

    def ranking(self, state: State) -> list[int]:
        """The place of each seat, from 1; equal seats share one, and the next is left out."""
        worth = [
            (self.core.score(state, seat), self.core.tie_break(state, seat))
            for seat in range(self.checked(state).seats)
        ]
        return [1 + sum(other > mine for other in worth) for mine in worth]

    # Hidden information

    def known(self, state: State, seat: Seat) -> State:
        """The position with everything blanked that a seat (None: a spectator) may not know."""
        masked = self.checked(state).copy()
        seats = masked.memory[self.seats_at]
        self.core.mask_state(masked, NONE if seat is None else self.seat_of(seat, seats))
        return masked

    @cached_property
    def seats_at(self) -> int:
        """Which byte of a position says how many seats there are."""
        return self.state.fields["seats"].offset

    def known_beat(self, beat: Record, seat: Seat) -> Record:
        """A beat with everything blanked that a seat may not know."""
        masked = beat.copy()
        self.core.mask_beat(masked, NONE if seat is None else self.seat_of(seat, self.seats[-1]))
        return masked

    def seat_of(self, seat: int, seats: int) -> int:
        """A seat at a table of so many; one that is not there is refused in words."""
        number = seat if type(seat) is int else whole_number(seat)
        if number is None or not 0 <= number < seats:
            raise NoSuchSeat(Message("no-such-seat", {"seat": shown_as(seat), "last": seats - 1}))
        return number

    def hide(self, state: State, seat: Seat, rng: random.Random | int) -> State:
        """A position like the true one for a seat, all that it cannot know redrawn at random."""
        source = random.Random(rng) if isinstance(rng, int) else rng
        guess = self.known(state, seat)
        guess.key[0], guess.key[1] = source.getrandbits(64), source.getrandbits(64)
        self.core.redraw(guess, NONE if seat is None else int(seat))
        return guess

    def view(self, state: State, seat: Seat) -> dict[str, Any]:
        """Everything a seat may know, ready for JSON: the table, the prompt, the legal moves."""
        known = self.known(state, seat)
        seat = None if seat is None else int(seat)
        shown = snapshot(known)
        mover = self.to_move(known)
        mine = mover is not None and mover == seat
        return {
            "game": self.name,
            "rules_version": self.rules_of(shown),
            "seats": shown.seats,
            "you": seat,
            "to_move": mover,
            "is_over": shown.depth == 0,
            "table": self.view_of.describe(shown, NONE if seat is None else seat),
            "prompt": self.words.prompt(shown).as_json() if mover is not None else None,
            "moves": [self.describe_move(shown, action) for action in self.legal(known)]
            if mine
            else [],
            "scores": self.scores(known),
            "score_parts": [self.view_of.score_parts(shown, each) for each in range(shown.seats)],
            "ranking": self.ranking(known) if shown.depth == 0 else None,
        }

    def describe_move(self, shown: State, action: int) -> dict[str, Any]:
        """A legal move: its number, its notation and what it is about."""
        if action not in self.plain_actions:
            return self.put_in_words(shown, action)
        if action not in self.plain_moves:
            self.plain_moves[action] = self.put_in_words(shown, action)
        return self.plain_moves[action]

    def put_in_words(self, shown: State, action: int) -> dict[str, Any]:
        """The same, made for this position."""
        return {
            "action": action,
            "say": self.words.say(shown, action),
            "label": self.words.label(shown, action).as_json(),
            **self.view_of.describe_move(shown, action),
        }

    def log(self, state: State, beat: Record, seat: Seat) -> Message:
        """What a seat is told of a beat; `state` is the position after it."""
        return self.line(state, self.known_beat(beat, seat))

    def line(self, state: State, heard: Record) -> Message:
        """What is told of as much of a beat as somebody has heard of."""
        return self.words.log_line(heard, self.known(state, None))

    # Notation

    def say(self, state: State, action: int) -> str:
        """A move in words that no other legal move has."""
        reason = why_no_action(action, self.actions)
        if self.is_over(state):
            reason = Message("game-is-over")
        if reason is not None:
            raise IllegalMove(reason, self.speaker("en"))
        return self.words.say(state, int(action))

    def parse(self, state: State, words: str) -> int:
        """The legal move that these words mean; case and spacing do not matter."""
        wanted = " ".join(str(words).lower().split())
        for action in self.legal(state):
            if self.words.say(state, action) == wanted:
                return action
        raise self.misunderstood(state, wanted)

    def misunderstood(self, state: State, words: str) -> IllegalMove:
        """Why words mean no legal move: the rule against it, or that nobody understands them."""
        if self.is_over(state):
            return IllegalMove(Message("game-is-over"), self.speaker("en"))
        for action in range(self.actions):
            if self.words.say(state, action) == words:
                return self.refusal(state, action)
        reason = Message("not-understood", {"words": shown_as(words)})
        return IllegalMove(reason, self.speaker("en"))
