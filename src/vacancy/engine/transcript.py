"""A match is a secret and a list of moves; a transcript is a match as text.

Everything else is recomputed: the position after any move, the log, the dice. The hash of secret
and options (the commitment) can be shown when a match starts and the secret when it ends, so that
anyone can check that nothing was drawn anew in between. Where players gave numbers of their own
(`nonces.py`), chance follows from these too. A match may begin with the first moves of another
(`prelude.py`).

>>> import vacancy
>>> match = Match.new(vacancy.game("overbooking"), seats=2, seed=1)
>>> match.play(match.game.legal(match.state)[0])
>>> print(match.to_text().splitlines()[0])
vacancy 1 overbooking
>>> Match.from_text(match.to_text()).state == match.state
True
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from .dials import BadVariant
from .game import Game, IllegalMove, State
from .nonces import Nonces, mix, read_nonce, write_nonces
from .options import BadOption, read_options, written
from .prelude import Prelude, deal_anew, read_prelude, write_anew, write_prelude
from .rng import new_secret, secret_from_seed
from .variants import vary
from .words import Message, SpokenError

FORMAT = 1
HEAD = ("rules", "variant", "seats", "seed", "prelude", "commitment", "secret")
NOTES = ("rated", "date", "player")
Finder = Callable[[str], Game]


class BrokenTranscript(SpokenError):
    """A text that is no whole and honest transcript, and why; in whose words, if a game's."""

    def __init__(self, message: str, game: Game | None = None, **args: Any) -> None:
        super().__init__(
            Message(f"transcript-{message}", args), game.speaker("en") if game else None
        )
        self.game = game


class Match:
    """One play of a game: options, secret, moves, and the position they lead to."""

    def __init__(
        self,
        game: Game,
        seats: int,
        secret: bytes,
        options: Mapping[str, Any],
        seed: int | None = None,
        rules_version: int | None = None,
        nonces: Nonces | None = None,
        prelude: Prelude | None = None,
    ) -> None:
        self.game, self.seats, self.secret, self.seed = game, seats, secret, seed
        self.nonces, self.prelude = dict(nonces or {}), prelude
        self.options = written(game, options)
        chance = mix(secret, self.promise, self.nonces)
        self.state: State = game.start(seats, chance, options, rules_version)
        deal_anew(prelude, self.state, 0)
        self.rules_version = game.rules_of(self.state)
        self.moves: list[int] = []
        self.notes: list[str] = []
        """Lines that the table adds to the match: each begins with one of `NOTES`."""

    @classmethod
    def new(cls, game: Game, seats: int, seed: int | None = None, **options: Any) -> Match:
        """A new match; a chosen seed is for practice and is written down as such."""
        read_options(game, seats, options)
        secret = new_secret() if seed is None else secret_from_seed(seed)
        return cls(game, seats, secret, options, seed)

    @property
    def promise(self) -> list[Any]:
        """What is promised along with the secret: which match this is."""
        changes = [self.game.changes] if self.game.changes else []
        return [self.game.name, self.seats, self.options, *changes]

    @property
    def commitment(self) -> str:
        """The hash that is shown at the start and proved by the secret at the end."""
        given = self.prelude or Prelude()
        promise = json.dumps([*self.promise, *given.promise], sort_keys=True)
        return hashlib.sha256(self.secret + given.secrets + promise.encode()).hexdigest()

    def play(self, action: int) -> None:
        """Play a move and write it down."""
        self.game.play(self.state, action)
        self.moves.append(action)
        deal_anew(self.prelude, self.state, len(self.moves))

    def at(self, count: int) -> Match:
        """The same match after its first so many moves."""
        return self.begun_with(count, self.prelude)

    def onward(self, count: int, secret: bytes | None = None) -> Match:
        """A match that is played on after this one's first so many moves.

        Hidden cards stay as they lie. Chance is the same from there on, or follows from a secret.
        """
        return self.begun_with(count, (self.prelude or Prelude()).onward(count, secret))

    def begun_with(self, count: int, prelude: Prelude | None) -> Match:
        begun = Match(
            self.game,
            self.seats,
            self.secret,
            self.options,
            self.seed,
            self.rules_version,
            self.nonces,
            prelude,
        )
        for action in self.moves[:count]:
            begun.play(action)
        return begun

    def to_text(self) -> str:
        """The match as text, one move a line, with a seal that shows cuts and changes."""
        lines = [f"vacancy {FORMAT} {self.game.name}", f"rules {self.rules_version}"]
        lines += [f"variant {self.game.changes}"] if self.game.changes else []
        lines.append(f"seats {self.seats}")
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"seed {self.seed}"] if self.seed is not None else []
        lines += [*write_prelude(self.prelude), f"commitment {self.commitment}"]
        lines += [*write_nonces(self.nonces), f"secret {self.secret.hex()}"]
        lines += [*write_anew(self.prelude), *self.notes, ""]
        replay = self.at(0)
        for number, action in enumerate(self.moves, 1):
            seat = self.game.to_move(replay.state)
            lines.append(f"{number}. {seat} {self.game.say(replay.state, action)}")
            replay.play(action)
        lines.append("")
        if self.game.is_over(self.state):
            lines.append("result " + " ".join(map(str, self.game.scores(self.state))))
        text = "\n".join(lines) + "\n"
        return text + f"seal {seal(text)}\n"

    @classmethod
    def from_text(
        cls, text: str, find: Finder | None = None, *, takes_variants: bool = False
    ) -> Match:
        """The match that a transcript tells of, every move checked.

        The rules of a variant are compiled for its sake, so only who may cost that is given one.
        """
        return Reader(text, find or find_game, takes_variants=takes_variants).match()


def seal(text: str) -> str:
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()[:16]


def is_whole(text: str) -> bool:
    """Whether a text has no halves of characters, which no file can hold."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def find_game(name: str) -> Game:
    from importlib import import_module

    found: Game = import_module("vacancy.games").game(name)
    return found


class Reader:
    """Reads a transcript and says in words what is wrong with it."""

    def __init__(self, text: str, find: Finder, *, takes_variants: bool) -> None:
        self.text = text.replace("\r\n", "\n")
        self.find, self.takes_variants = find, takes_variants
        self.head: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.nonces: list[str] = []
        self.anew: list[str] = []
        self.notes: list[str] = []
        self.moves: list[tuple[int, str]] = []
        self.result: str | None = None

    def match(self) -> Match:
        self.check_seal()
        lines = self.text.splitlines()
        first = lines[0].split() if lines else []
        if len(first) != 3 or first[0] != "vacancy":
            raise BrokenTranscript("none")
        if first[1] != str(FORMAT):
            raise BrokenTranscript("format", format=first[1][:40], known=FORMAT)
        for number, line in enumerate(lines[1:], 2):
            self.read_line(number, line)
        return self.replay(self.varied(self.find_known(first[2])))

    def check_seal(self) -> None:
        body, mark, end = self.text.rpartition("seal ")
        if not mark or not body.endswith("\n"):
            raise BrokenTranscript("cut")
        if end.strip() != seal(body) or not is_whole(self.text):
            raise BrokenTranscript("changed")

    def read_line(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in HEAD:
            self.head[word] = rest
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = value
        elif word == "nonce":
            self.nonces.append(rest)
        elif word == "anew":
            self.anew.append(rest)
        elif word in NOTES:
            self.notes.append(line)
        elif word == "result":
            self.result = rest
        elif word.rstrip(".").isdecimal():
            self.moves.append((number, rest))
        elif line and word != "seal":
            raise BrokenTranscript("line", line=number, text=line[:40])

    def find_known(self, name: str) -> Game:
        try:
            return self.find(name)
        except LookupError:
            raise BrokenTranscript("game", name=name[:40]) from None

    def varied(self, game: Game) -> Game:
        """The game with the values that the match was played with."""
        if "variant" not in self.head:
            return game
        if not self.takes_variants:
            raise BrokenTranscript("variant", title=game.title)
        try:
            return vary(game, dict(json.loads(self.head["variant"])))
        except BadVariant as error:
            raise BrokenTranscript("head", game, why=error.reason) from None
        except (ValueError, TypeError):
            raise BrokenTranscript("numbers") from None

    def replay(self, game: Game) -> Match:
        found = self.head.get("rules", "?")[:40]
        if found not in map(str, game.rules_versions):
            known = ", ".join(map(str, game.rules_versions))
            raise BrokenTranscript("rules", title=game.title, found=found, known=known)
        match = self.start(game)
        if self.head.get("commitment") != match.commitment:
            raise BrokenTranscript("commitment")
        for line, words in self.moves:
            self.play(match, line, words)
        if match.prelude is not None and match.prelude.count > len(match.moves):
            raise BrokenTranscript("prelude", count=match.prelude.count, moves=len(match.moves))
        match.notes = self.notes
        if game.is_over(match.state):
            scores = " ".join(map(str, game.scores(match.state)))
            if self.result != scores:
                raise BrokenTranscript("result", scores=scores, found=str(self.result)[:80])
        return match

    def start(self, game: Game) -> Match:
        try:
            secret = bytes.fromhex(self.head["secret"])
            seed = int(self.head["seed"]) if "seed" in self.head else None
            seats, version = int(self.head["seats"]), int(self.head["rules"])
            nonces = dict(map(read_nonce, self.nonces))
            if not all(seat in range(seats) for seat in nonces):
                raise BrokenTranscript("numbers")
            return Match(game, seats, secret, self.options, seed, version, nonces, self.given())
        except KeyError as error:
            raise BrokenTranscript("missing", name=error.args[0]) from None
        except BadOption as error:
            raise BrokenTranscript("head", why=error.reason) from None
        except ValueError:
            raise BrokenTranscript("numbers") from None

    def given(self) -> Prelude | None:
        """What was given of it; where that is not said, chance is nowhere dealt anew."""
        if "prelude" not in self.head and not self.anew:
            return None
        return read_prelude(self.head["prelude"], self.anew)

    def play(self, match: Match, line: int, words: str) -> None:
        seat, _, move = words.partition(" ")
        if seat != str(match.game.to_move(match.state)):
            raise BrokenTranscript("seat", line=line, seat=seat[:40])
        try:
            match.play(match.game.parse(match.state, move))
        except IllegalMove as error:
            raise BrokenTranscript("move", match.game, line=line, why=error.reason) from None
