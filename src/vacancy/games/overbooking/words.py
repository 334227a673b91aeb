"""Notation, prompts, reasons and log lines. Sentences are in `text/`; here are their arguments."""

from __future__ import annotations

from typing import Any

from vacancy.engine.actions import belongs, decode
from vacancy.engine.record import NONE
from vacancy.engine.words import Message

from .components import ABILITY_BEDS, ABILITY_NAMES, DATA, RULES, TILE_BEDS, TILE_RULE
from .layout import (
    AIM,
    CARD_NAMES,
    CREST_NAMES,
    CRESTS,
    KIND_NAMES,
    LAPS,
    LAY,
    PASS,
    Beat,
    Event,
    HotelRule,
    Reason,
    Side,
    State,
    Task,
)
from .rules.laying import is_last_turn

REASON_RULES = {
    Reason.NOT_ASKED: "OB-6.3",  # OB-10.3
    Reason.NOT_IN_HAND: "OB-5.1",
    Reason.NO_SUCH_HOTEL: "OB-3.2",
    Reason.QUEUE_FULL: "OB-5.4",
    Reason.DOOR_FULL: "OB-5.4",
    Reason.NO_DOOR: "OB-7.9",
    Reason.SMALL_ONLY: "OB-7.2",
    Reason.LARGE_ONLY: "OB-7.3",
    Reason.NO_SOLDIERS: "OB-7.4",
    Reason.TWO_CRESTS: "OB-7.10",
    Reason.MUST_LAY: "OB-5.8",
    Reason.NOBODY_THERE: "OB-8.8",
    Reason.ALREADY_CHOSEN: "OB-8.9",
}

EVENT_RULES = {
    Event.LAY: "OB-5.1",
    Event.PASS: "OB-5.8",
    Event.REVEAL: "OB-6.2",
    Event.ENTER: "OB-8.1",
    Event.CHOOSE: "OB-8.4",
    Event.DECLINE: "OB-8.7",
    Event.NO_TARGET: "OB-8.7",
    Event.BOOK: "OB-6.5",
    Event.TURN_AWAY: "OB-6.5",
    Event.CLEAN: "OB-6.6",
    Event.TURN_TILES: "OB-9.1",
    Event.NEW_TILES: "OB-9.1",
    Event.END: "OB-9.6",
}


def say(state: State, action: int) -> str:
    """A move as it is written down: `monk_bird queue 1`, `nobles 2`, `pass`, `decline`."""
    if belongs(LAY, action):
        card, hotel, side = decode(LAY, action)
        return f"{CARD_NAMES[card]} {Side(side).name.lower()} {hotel + 1}"
    if action == PASS.first:
        return "pass"
    if belongs(AIM, action):
        kind, place, _ = decode(AIM, action)
        return f"{KIND_NAMES[kind]} {place + 1}"
    return "decline"


def label(state: State, action: int) -> Message:
    """A legal move as a choice to offer."""
    if belongs(LAY, action):
        card, hotel, side = decode(LAY, action)
        name = card_name(card // CRESTS, card % CRESTS)
        told = {"card": name, "side": Side(side).name.lower(), "hotel": hotel + 1}
        return Message("move-lay", told, "OB-5.2")
    if belongs(AIM, action):
        kind, place, _ = decode(AIM, action)
        told = {"place": place + 1}
        return Message(f"move-{KIND_NAMES[kind]}", told, DATA["kinds"][kind]["rule"])
    if action == PASS.first:
        return Message("move-pass", {}, "OB-5.6" if is_last_turn(state) else "OB-5.8")
    return Message("move-decline", {}, "OB-8.7")


def reason(code: int, state: State, action: int) -> Message:
    """Why a move is refused."""
    told: dict[str, Any] = {}
    number = REASON_RULES.get(Reason(code))
    if belongs(LAY, action):
        card, hotel, _ = decode(LAY, action)
        told = {"card": card_name(card // CRESTS, card % CRESTS), "hotel": hotel + 1}
    elif belongs(AIM, action):
        kind, place, _ = decode(AIM, action)
        told = {"place": place + 1}
        number = number or DATA["kinds"][kind]["rule"]  # whom an ability may aim at: its own rule
    return Message(f"reason-{slug(Reason(code).name)}", told, number)


def prompt(state: State) -> Message:
    """What is asked, and of whom."""
    frame = state.stack[state.depth - 1]
    who = player_name(frame.seat)
    if frame.task == Task.LAY:
        return Message(lay_prompt(state), {"who": who}, "OB-5.1")
    card = state.hotels[frame.a].door[frame.b]
    told = {"who": who, "hotel": frame.a + 1}
    kind = KIND_NAMES[card.kind]
    return Message(f"prompt-{kind}", told, DATA["kinds"][card.kind]["rule"])


def scene(state: State, seat: int) -> Message:
    """The round, the lap or the hotel that is checked, the hotels, and the hand."""
    frame = state.stack[state.depth - 1]
    told = {
        "round": state.round + 1,
        "lap": min(state.turn // state.seats + 1, LAPS),
        "hotel": frame.a + 1 if frame.task == Task.AIM else 0,
        "beds": ", ".join(
            str(TILE_BEDS[at.tile, at.tile_side]) for at in list(state.hotels)[: state.seats]
        ),
        "hand": state.players[seat].hand_count,
    }
    return Message("scene", told)


def lay_prompt(state: State) -> str:
    """The question for a card: one of its own where there is something new to explain.

    It follows from what is open to all (OB-10.1).
    """
    lap = state.turn // state.seats
    if is_last_turn(state):
        return "prompt-lay-last"
    if state.round > 0 and lap == 0:
        return "prompt-lay-round"
    return "prompt-lay-lap" if state.round == 0 and lap == 1 else "prompt-lay"


def log_line(beat: Beat, state: State) -> Message:
    """A beat as a line of the log. A card that was not turned up is told by its back."""
    event = Event(beat.event)
    told: dict[str, Any] = {"hotel": beat.hotel + 1, "beds": beat.beds, "tokens": beat.token_count}
    if beat.owner != NONE:
        told["who"] = player_name(beat.owner)
    if beat.crest != NONE:
        told |= card_forms(beat)
    if beat.target_owner != NONE:
        told["target"] = card_name(beat.target_kind, beat.target_crest)
        told["whose"] = player_name(beat.target_owner)
    if event == Event.LAY:
        told["side"] = Side(beat.side).name.lower()
    if event == Event.BEDS:
        told |= {"change": "more" if beat.beds > 0 else "fewer", "count": abs(beat.beds)}
    if beat.round != NONE:
        told["round"] = beat.round + 1
    return Message(f"log-{slug(event.name)}", told, event_rule(beat))


def event_rule(beat: Beat) -> str:
    """The rule behind a beat; for abilities it is the rule of the card's kind."""
    if beat.event in (Event.BEDS, Event.REPLACE):
        return str(DATA["kinds"][beat.kind]["rule"])
    return EVENT_RULES[Event(beat.event)]


def card_forms(beat: Beat) -> dict[str, Message]:
    """The card of a beat, as subject and as object of a sentence."""
    crest = CREST_NAMES[beat.crest]
    if beat.kind == NONE:  # OB-2.3
        told = {"size": "large" if beat.is_large else "small", "crest": crest}
        return {"card": Message("card-back", told), "card-acc": Message("card-back-acc", told)}
    told = {"kind": KIND_NAMES[beat.kind], "crest": crest}
    return {"card": Message("card", told), "card-acc": Message("card-acc", told)}


def card_name(kind: int, crest: int) -> Message:
    return Message("card", {"kind": KIND_NAMES[kind], "crest": CREST_NAMES[crest]})


def player_name(seat: int) -> Message:
    """A player by colour (OB-2.5)."""
    return Message("player", {"colour": DATA["colours"][seat]})


def ability(kind: int) -> Message:
    """The sentence on a card, made from its row in the components file (OB-8)."""
    row = DATA["kinds"][kind]["ability"]
    told = {"beds": abs(ABILITY_BEDS[kind]), "target": row.get("target", "")}
    return Message(f"ability-{ABILITY_NAMES[kind]}", told, DATA["kinds"][kind]["rule"])


def hotel_rule(tile: int, tile_side: int) -> Message:
    """The booking rule of a tile's side."""
    booking = TILE_RULE[tile, tile_side]
    told = {"beds": TILE_BEDS[tile, tile_side]}
    return Message(f"hotel-{slug(HotelRule(booking).name)}", told, RULES[booking]["rule"])


def slug(name: str) -> str:
    return name.lower().replace("_", "-")
