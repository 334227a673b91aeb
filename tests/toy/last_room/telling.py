"""What players are told: notation, sentences, the view, and the table in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vacancy.engine.decisions import top
from vacancy.engine.words import Message

from .layout import COLOURS, EVENTS, ROOMS, Beat, State


def say(state: State, action: int) -> str:
    return EVENTS[action]


def label(state: State, action: int) -> Message:
    return Message(f"move-{EVENTS[action]}", {}, "LR-1.3")


def reason(code: int, state: State, action: int) -> Message:
    return Message("reason-none-left", {}, "LR-1.4")


def prompt(state: State) -> Message:
    return Message("prompt-choose", {"who": player_name(top(state).seat)}, "LR-1.2")


def log_line(beat: Beat, state: State) -> Message:
    """A room that the reader may not know is told as 0."""
    told = {"who": player_name(beat.owner), "room": max(beat.returned, beat.drawn) + 1}
    return Message(f"log-{EVENTS[beat.event]}", told, "LR-1.3")


def player_name(seat: int) -> Message:
    return Message("player", {"colour": COLOURS[seat]})


def describe(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    return {
        "left": ROOMS - state.drawn,
        "returned": [room + 1 for room in range(ROOMS) if state.returned >> room & 1],
        "players": [
            {"seat": each, "colour": COLOURS[each], "room": state.players[each].room + 1 or None}
            for each in range(state.seats)
        ],
    }


def describe_move(state: State, action: int) -> dict[str, Any]:
    return {}


def score_parts(state: State, seat: int) -> dict[str, int]:
    return {"room": state.players[seat].room + 1}


def draw(view: dict[str, Any], say: Callable[[Message], str]) -> str:
    """A line for each guest, and one for the rooms given back."""
    table = view["table"]
    told = {"rooms": ", ".join(map(str, table["returned"])) or "-", "left": table["left"]}
    guests = [(say(player_name(guest["seat"])), guest["room"]) for guest in table["players"]]
    lines = [f"{who}: {room or '?'}" for who, room in guests]
    return "\n".join([*lines, say(Message("table-rooms", told))])
