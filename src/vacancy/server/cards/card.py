"""A card: what a shared link tells of the page behind it, in one language.

Nothing of a running match is told but who plays it: anybody may have the link.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vacancy.engine.game import Game
from vacancy.engine.words import Message, MissingWords
from vacancy.server.table.parts import BOT, OVER, PERSON, WAITING, Seat
from vacancy.server.table.table import Table
from vacancy.server.telling.views import result
from vacancy.server.words import speaker


@dataclass(frozen=True)
class Line:
    """A seat on a card: who sits there, and in the end what they came to."""

    colour: str
    name: str
    points: int | None = None
    is_first: bool = False
    is_free: bool = False


@dataclass(frozen=True)
class Card:
    """What is told of a page."""

    title: str
    text: str
    kicker: str = ""
    """What stands over the heading in the picture."""
    heading: str = ""
    footer: str = ""
    game: str | None = None
    """Whose poster is shown."""
    lines: tuple[Line, ...] = ()


class Voice:
    """Says the server's messages in a language, and who sits at a table."""

    def __init__(self, language: str) -> None:
        self.language, self.speaker = language, speaker(language)

    def say(self, id: str, **args: Any) -> str:
        return self.speaker.say(Message(id, args))

    def bot(self, level: str) -> str:
        """What a level of bots is called; what has no name goes by its word."""
        try:
            return self.say(f"bot-{level}")
        except MissingWords:
            return level

    def names(self, seats: list[Seat]) -> list[str]:
        """What to call each seat; bots of one level are numbered."""
        return [self.name(seats, number) for number in range(len(seats))]

    def name(self, seats: list[Seat], number: int) -> str:
        seat = seats[number]
        if seat.kind == PERSON:
            return seat.name or ""
        if seat.kind != BOT:
            return self.say("seat-free")
        alike = [
            each for each, other in enumerate(seats) if (other.kind, other.bot) == (BOT, seat.bot)
        ]
        told = self.bot(seat.bot or "")
        return f"{told} {alike.index(number) + 1}" if len(alike) > 1 else told

    def facts(self, game: Game) -> str:
        """How many play, and how long."""
        few, many = game.seats[0], game.seats[-1]
        players = self.say("fact-players", few=few, many=many)
        return self.say(
            "card-facts", players=players, minutes=self.say("fact-minutes", minutes=game.minutes)
        )

    def pitch(self, game: Game) -> str:
        return game.speaker(self.language).say(Message("pitch"))


def house_card(language: str) -> Card:
    """The house itself."""
    voice = Voice(language)
    return Card(voice.say("lobby-title"), voice.say("lobby-motto"))


def missing_card(language: str) -> Card:
    """What is said of an address where nothing is."""
    voice = Voice(language)
    return Card(voice.say("card-home"), voice.say("card-nothing"))


def game_card(game: Game, language: str, title: str = "card-game-title") -> Card:
    """A game: its door in the lobby, or its rules."""
    voice = Voice(language)
    return Card(
        voice.say(title, game=game.title),
        voice.pitch(game),
        heading=game.title,
        footer=voice.facts(game),
        game=game.name,
    )


def table_card(table: Table, language: str) -> Card:
    """A table: an invitation, a match that goes on, or how one ended."""
    voice = Voice(language)
    if table.status == WAITING:
        return invitation_card(table, voice)
    return result_card(table, voice) if table.status == OVER else running_card(table, voice)


def invitation_card(table: Table, voice: Voice) -> Card:
    game, host = table.game, host_of(table)
    free = sum(seat.is_free for seat in table.seats)
    return Card(
        voice.say("card-invite-title", name=host, game=game.title)
        if host
        else voice.say("card-open-title", game=game.title),
        voice.say("card-invite-text", pitch=voice.pitch(game), free=free),
        kicker=voice.say("card-invites", name=host) if host else voice.say("card-invitation"),
        heading=game.title,
        footer=voice.facts(game),
        game=game.name,
        lines=seat_lines(table, voice),
    )


def host_of(table: Table) -> str | None:
    """The name of whoever opened a table, if they sit there."""
    seat = table.seat_of(table.host) if table.host else None
    return None if seat is None else table.seats[seat].name


def seat_lines(table: Table, voice: Voice) -> tuple[Line, ...]:
    names = voice.names(table.seats)
    return tuple(
        Line(table.game.colours[number], names[number], is_free=seat.is_free)
        for number, seat in enumerate(table.seats)
    )


def running_card(table: Table, voice: Voice) -> Card:
    names = ", ".join(voice.names(table.seats))
    return Card(
        voice.say("card-running-title", game=table.game.title, names=names),
        voice.say("card-running-text"),
        kicker=voice.say("card-running"),
        heading=table.game.title,
        footer=voice.facts(table.game),
        game=table.game.name,
        lines=seat_lines(table, voice),
    )


def result_card(table: Table, voice: Voice) -> Card:
    told, title, names = result(table), table.game.title, voice.names(table.seats)
    text, footer = voice.say("card-over-text"), voice.facts(table.game)
    ranking, scores = (told["ranking"], told["scores"]) if told else (None, None)
    if ranking is None or scores is None:
        broken = voice.say("card-broken-title", game=title, names=", ".join(names))
        kicker = voice.say("card-broken-off")
        return Card(broken, text, kicker, title, footer, table.game.name, seat_lines(table, voice))
    order = sorted(range(len(names)), key=lambda seat: ranking[seat])
    winners = [names[seat] for seat in order if ranking[seat] == 1]
    shown = " : ".join(str(scores[seat]) for seat in order)
    lines = tuple(
        Line(table.game.colours[seat], names[seat], scores[seat], is_first=ranking[seat] == 1)
        for seat in order
    )
    if len(winners) == 1:
        headline = voice.say("card-result-title", name=winners[0], game=title, scores=shown)
        kicker = voice.say("card-wins", name=winners[0])
    else:
        headline = voice.say(
            "card-shared-title", names=", ".join(winners), game=title, scores=shown
        )
        kicker = voice.say("card-shared")
    return Card(headline, text, kicker, title, footer, table.game.name, lines)
