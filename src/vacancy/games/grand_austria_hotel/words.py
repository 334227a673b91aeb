"""Notation, prompts, reasons and log lines. Sentences are in `text/`; here are their arguments."""

from __future__ import annotations

from typing import Any

from vacancy.engine.record import NONE
from vacancy.engine.words import Message

from .cards import effect_message, guest_name, politics_sentence, slug, staff_name, tile_sentence
from .components import EFFECT_ROWS, PENDABLE_ROWS, effect_of
from .data import DATA, ROOM_NAMES, TILE_NAMES
from .layout import (
    FROM_DIE,
    FROM_GROUP,
    FROM_GUEST,
    FROM_TILE,
    GUESTS,
    ROUNDS,
    Beat,
    Event,
    State,
    Task,
)
from .moves import Reason
from .notation import NOTATION, move_of
from .rules.guests import guest_price, space_of
from .rules.rooms import room_price
from .rules.staff import staff_price
from .rulings import EVENT_RULES, MOVE_RULES, REASON_RULES, TASK_RULES
from .vocabulary import KIND_NAMES


def say(state: State, action: int) -> str:
    """A move as it is written down: `die 3`, `put wine baroness`, `prepare 1b`, `end turn`."""
    name, pick = move_of(action)
    _, word, names = NOTATION[name]
    return f"{word} {names(pick)}".strip() if names else word


def things(name: str, pick: int, edition: int) -> dict[str, Any]:
    """What a move is about, as arguments of a message."""
    if name in ("guest", "check-in", "fill"):
        return {"guest": guest_name(pick)}
    if name in ("use", "play", "under", "lose", "discard", "copy", "keep"):
        return {"card": staff_name(pick)}
    if name in ("prepare", "lodge", "occupy", "remove"):
        return {"room": room_name(pick)}
    if name == "put":
        return {"kind": KIND_NAMES[pick // GUESTS], "guest": guest_name(pick % GUESTS)}
    if name == "item":
        return {"kind": KIND_NAMES[pick]}
    if name == "politics":
        return {"tile": TILE_NAMES[pick], "condition": politics_sentence(pick)}
    if name == "benefit":
        return {"effect": effect_message(PENDABLE_ROWS[pick], edition)}
    if name in ("die", "joker"):
        return {"face": pick + 1}
    return {"pick": pick}


def label(state: State, action: int) -> Message:
    """A legal move as a choice to offer."""
    name, pick = move_of(action)
    told = things(name, pick, state.edition)
    frame = state.stack[state.depth - 1]
    if name == "guest":
        is_step = frame.task == Task.MENU  # else it is free: GAH-3.18, GAH-8.16
        told["price"] = guest_price(state, space_of(state, pick)) if is_step else 0
    elif name == "die":
        told["dice"] = state.dice[pick]
    elif name == "prepare":
        told["price"] = room_price(state, frame.a, pick)
    elif name == "play":
        told["price"] = staff_price(state, pick, frame.a)
    elif name in ("cake", "coffee", "steps"):
        told["rest"] = state.strength - pick
    elif name == "penalty":
        told["sentence"] = penalty_option(frame.a, pick, state.edition)
    return Message(f"move-{name}", told, MOVE_RULES[name])


def penalty_option(tile: int, pick: int, edition: int) -> Message:
    """One of the two options of an emperor's penalty."""
    row = DATA["emperor"][tile]["or" if pick else "penalty"]
    return effect_message(effect_of(row), edition)


def reason(code: int, state: State, action: int) -> Message:
    """Why a move is refused."""
    told = things(*move_of(action), state.edition)
    wanted = {"guest": "thing-none", "card": "thing-none", "room": "thing-none"}
    told = {**{key: Message(value) for key, value in wanted.items()}, **told}
    kind = told.get("kind", "any")
    return Message(
        f"reason-{slug(Reason(code).name)}", {**told, "kind": kind}, REASON_RULES[Reason(code)]
    )


def scene(state: State, seat: int) -> Message:
    """The round, and what the seat has: crowns, guests and staff in hand."""
    player = state.players[seat]
    told = {
        "round": state.round,
        "rounds": ROUNDS,
        "crowns": player.crowns,
        "guests": sum(table.guest != NONE for table in player.cafe),
        "hand": player.hand_count,
    }
    return Message("scene", told)


def prompt(state: State) -> Message:
    """What is asked, and of whom."""
    frame = state.stack[state.depth - 1]
    task = Task(frame.task)
    told: dict[str, Any] = {"who": player_name(frame.seat)}
    name = slug(task.name)
    if task == Task.MENU:
        name = "menu-after" if state.die_done else "menu-extra" if state.is_extra else name
        told["guest"] = "no" if state.guest_done else "yes"
    elif task in (Task.PREPARE, Task.SETUP_ROOM):
        told |= {**effect_message(EFFECT_ROWS[frame.a], state.edition).args, "left": frame.b}
    elif task == Task.PLACE_ITEM:
        told |= {"kind": KIND_NAMES[frame.a], "left": frame.b}
    elif task in (Task.DISH_SPLIT, Task.DRINK_SPLIT, Task.TRACK_SPLIT, Task.BOOST, Task.JOKER):
        told |= {"strength": state.strength, "face": state.face}
    elif task == Task.CHECK_IN_ROOM:
        told["guest"] = guest_name(frame.a)
    elif task == Task.EXTRA_ORDER:
        told["card"] = staff_name(frame.b)
    elif task in (Task.LOSE_HAND, Task.REMOVE_VACANT, Task.SERVE_ITEM, Task.CHOOSE_ITEM):
        told["left"] = frame.a
    elif task == Task.OCCUPY_ROOM:
        told["left"] = frame.b
    return Message(f"prompt-{name}", told, TASK_RULES[task])


def log_line(beat: Beat, state: State) -> Message:
    """A beat as a line of the log. A card that is not the seat's to know is just a card."""
    event = Event(beat.event)
    told: dict[str, Any] = {
        "amount": beat.amount,
        "other": beat.other,
        "price": beat.price,
        "face": beat.face,
        "tile": TILE_NAMES[beat.tile] if beat.tile != NONE else "none",
        "kind": KIND_NAMES[beat.kind] if beat.kind != NONE else "any",
        "who": player_name(beat.owner) if beat.owner != NONE else Message("thing-none"),
        "card": staff_name(beat.card) if beat.card != NONE else Message("card-hidden"),
        "guest": guest_name(beat.guest) if beat.guest != NONE else Message("thing-none"),
        "room": room_name(beat.room) if beat.room != NONE else Message("thing-none"),
        "source": source_name(beat.source),
    }
    if beat.effect != NONE:
        told["effect"] = effect_message(EFFECT_ROWS[beat.effect], state.edition)
    if event in (Event.BONUS, Event.PENALTY):
        half = "bonus" if event == Event.BONUS else "penalty"
        told["sentence"] = tile_sentence(beat.tile, state.edition)[half]
    name = slug(event.name)
    if event in (Event.GAIN_VP, Event.GAIN_CROWNS) and beat.amount < 0:
        name, told["amount"] = name.replace("gain", "pay"), -beat.amount
    return Message(f"log-{name}", told, EVENT_RULES[event])


def source_name(source: int) -> Message:
    """Where a gain comes from."""
    if source == NONE:
        return Message("thing-none")
    if source < FROM_GUEST:
        return staff_name(source)
    if source < FROM_GROUP:
        return guest_name(source - FROM_GUEST)
    if source == FROM_GROUP:
        return Message("source-group")
    if source < FROM_DIE:
        return Message("source-tile", {"tile": TILE_NAMES[source - FROM_TILE]})
    return Message("source-die")


def room_name(room: int) -> Message:
    """A room by floor and column (GAH-1.22, GAH-1.23)."""
    return Message("room", {"room": ROOM_NAMES[room]})


def player_name(seat: int) -> Message:
    """A player by the colour of the disks (GAH-2.13)."""
    return Message("player", {"colour": DATA["colours"][seat]})
