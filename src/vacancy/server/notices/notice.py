"""A notice: what somebody is told of their tables, in their language, and no secret of a match.

What happened is told as somebody sees it who only looks on, for a notice is read on locked screens
and passes through other people's servers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vacancy.engine.words import Message
from vacancy.server.cards.card import Voice, table_card
from vacancy.server.store.calls import Due
from vacancy.server.table.calls import CLOCK, INVITED, OVER_NOW, STARTED, TURN
from vacancy.server.table.table import Table
from vacancy.server.telling.views import beats_of

MOVES_TOLD, LINES_TOLD = 40, 12
TABLES_TOLD = 10
LINE_LENGTH = 200


@dataclass(frozen=True)
class About:
    """A table that somebody is told of, and why."""

    due: Due
    table: Table
    account: str


@dataclass(frozen=True)
class Item:
    """What is told of one table."""

    kind: str
    game: str
    table: str
    title: str
    lines: tuple[str, ...]
    path: str


@dataclass(frozen=True)
class Notice:
    """What is told at once."""

    id: str
    """The same for the same things, however often it is tried to tell them."""
    tag: str
    """A later notice with this takes the place of an earlier one."""
    language: str
    title: str
    lines: tuple[str, ...]
    path: str
    items: tuple[Item, ...] = ()
    left_out: int = 0

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def compose(channel: str, about: Sequence[About], language: str) -> Notice:
    """One notice of all that there is to tell."""
    voice = Voice(language)
    items = tuple(tell(each, voice) for each in about[:TABLES_TOLD])
    mark = mark_of(channel, [each.due for each in about])
    if len(items) == 1:
        only = items[0]
        return Notice(mark, tag_of(only.table), language, only.title, only.lines, only.path, items)
    turns = sum(each.due.kind in (TURN, CLOCK) for each in about)
    title = voice.say("notice-turns", count=turns) if turns else voice.say("notice-news")
    left_out = len(about) - len(items)
    lines = [item.title for item in items]
    if left_out:
        lines.append(voice.say("notice-more", count=left_out))
    return Notice(mark, "vacancy", language, title, tuple(lines), "/", items, left_out)


def word(channel: str, due: Due, language: str, kind: str, path: str = "/settings") -> Notice:
    """A notice that no table is behind."""
    voice = Voice(language)
    lines = (voice.say(f"notice-{kind}-text"),)
    return Notice(mark_of(channel, [due]), kind, language, voice.say(f"notice-{kind}"), lines, path)


def mark_of(channel: str, due: Sequence[Due]) -> str:
    told = sorted((each.table_id, each.kind, each.version, each.at) for each in due)
    return hashlib.sha256(repr((channel, told)).encode()).hexdigest()[:32]


def tag_of(table_id: str) -> str:
    return f"table-{table_id}"


# One table


def tell(about: About, voice: Voice) -> Item:
    """What somebody is told of a table."""
    table, kind = about.table, about.due.kind
    names = voice.names(table.seats)
    seat = table.seat_of(about.account)
    others = ", ".join(name for number, name in enumerate(names) if number != seat)
    facts = {"game": table.game.title, "names": others}
    if kind == OVER_NOW:
        title = table_card(table, voice.language).title
    elif kind == INVITED:
        title = voice.say("notice-invited", name=host_of(table), **facts)
    else:
        title = voice.say(f"notice-{kind}", **facts)
    lines = () if kind in (INVITED, STARTED) else happened(table, seat, names, voice)
    return Item(kind, table.game.name, table.id, title, lines, f"/table/{table.id}")


def host_of(table: Table) -> str:
    seat = table.seat_of(table.host)
    return (table.seats[seat].name or "") if seat is not None else ""


def happened(table: Table, seat: int | None, names: list[str], voice: Voice) -> tuple[str, ...]:
    """What others did since somebody's own last turn, as anybody may see it who looks on."""
    numbers = moves_since(table, seat)
    speaker = table.game.speaker(voice.language)
    lines = [
        speaker.say(by_name(table.game.log(state, beat, None), table, names))
        for number in numbers
        for state, beat in beats_of(table, number)
    ]
    told = tuple(shortened(line) for line in lines[-LINES_TOLD:])
    left_out = len(lines) - len(told)
    return (voice.say("notice-before", count=left_out), *told) if left_out else told


def moves_since(table: Table, seat: int | None) -> range:
    """The numbers of the last moves of all others in a row; a turn that has begun is left out."""
    movers = [move.seat for move in table.moves]
    end = len(movers)
    while end and movers[end - 1] == seat:
        end -= 1
    begin = end
    while begin and movers[begin - 1] != seat and end - begin < MOVES_TOLD:
        begin -= 1
    return range(begin + 1, end + 1)


def by_name(message: Message, table: Table, names: list[str]) -> Message:
    """The same with players by their names instead of by their colours."""
    return Message(
        message.id, {name: named(each, table, names) for name, each in message.args.items()}
    )


def named(value: Any, table: Table, names: list[str]) -> Any:
    if not isinstance(value, Message):
        return value
    colour = value.args.get("colour") if value.id == "player" else None
    if colour in table.game.colours[: len(names)]:
        return names[table.game.colours.index(colour)]
    return by_name(value, table, names)


def shortened(line: str) -> str:
    return line if len(line) <= LINE_LENGTH else f"{line[: LINE_LENGTH - 1].rstrip()}…"
