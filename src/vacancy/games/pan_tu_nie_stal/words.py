"""Notation, prompts, reasons and log lines. Sentences are in `text/`; here are their arguments."""

from __future__ import annotations

from typing import Any

from vacancy.engine.actions import belongs, decode
from vacancy.engine.record import NONE
from vacancy.engine.words import Message

from .components import DATA, GOOD_VALUE, GROUP_KIND, GROUP_SIZE
from .layout import (
    CARRY,
    COVER,
    DRAW,
    END,
    GOOD_NAMES,
    JOIN,
    KIND_NAMES,
    MOTHER,
    SONNY,
    SPARE,
    TAKE,
    Beat,
    Event,
    Kind,
    Reason,
    State,
    Task,
)
from .rules.specials import has_sonny_move

REASON_RULES = {
    Reason.NOT_ASKED: "PTN-4.3",  # PTN-9.1
    Reason.NO_ACTION_LEFT: "PTN-6.1",
    Reason.DECK_EMPTY: "PTN-6.4",
    Reason.NOT_IN_HAND: "PTN-6.2",
    Reason.SHOP_CLOSED: "PTN-5.6",
    Reason.NO_SUCH_SHOP: "PTN-3.2",
    Reason.MOTHER_IS_EXTRA: "PTN-7.8",
    Reason.MOTHER_IS_ACTION: "PTN-7.8",
    Reason.MUST_ACT: "PTN-6.5",
    Reason.NO_SONNY: "PTN-7.6",
    Reason.SONNY_CARRIES: "PTN-7.6",
    Reason.SAME_QUEUE: "PTN-7.6",
    Reason.CARRIES: "PTN-5.10",
    Reason.OTHERS_FIRST: "PTN-7.8",
}

EVENT_RULES = {
    Event.DRAW: "PTN-6.1",
    Event.JOIN: "PTN-6.2",
    Event.MOTHER: "PTN-7.4",
    Event.COVER: "PTN-7.5",
    Event.SPARE: "PTN-7.5",
    Event.SONNY: "PTN-7.6",
    Event.END_TURN: "PTN-4.3",
    Event.TAKE: "PTN-5.4",
    Event.CARRY: "PTN-5.4",
    Event.WIN: "PTN-5.5",
    Event.CLEAR: "PTN-5.5",
    Event.REFILL: "PTN-5.6",
    Event.CLOSE: "PTN-5.6",
    Event.RUN_OUT: "PTN-8.6",
    Event.FINAL: "PTN-8.8",
    Event.END: "PTN-8.2",
}

DECISION_RULES = {
    Task.TURN: "PTN-6.1",  # PTN-9.4
    Task.COVER: "PTN-7.5",
    Task.TAKE: "PTN-5.4",
    Task.CARRY: "PTN-5.4",
}


def say(state: State, action: int) -> str:
    """A move as it is written down: `draw`, `join force x2 3`, `mother 1`, `sonny 1 from 2 plain3`,
    `end`, `take tea`, `carry plain1`, `cover red plain3`, `cover none`."""
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        return f"join {KIND_NAMES[GROUP_KIND[group]]} x{GROUP_SIZE[group]} {shop + 1}"
    if action == DRAW.first:
        return "draw"
    if belongs(MOTHER, action):
        return f"mother {decode(MOTHER, action)[0] + 1}"
    if belongs(SONNY, action):
        shop, source, kind = decode(SONNY, action)
        return f"sonny {shop + 1} from {source + 1} {KIND_NAMES[kind]}"
    if action == END.first:
        return "end"
    if belongs(COVER, action):
        owner, kind, _ = decode(COVER, action)
        return f"cover {DATA['colours'][owner]} {KIND_NAMES[kind]}"
    if action == SPARE.first:
        return "cover none"
    if belongs(CARRY, action):
        return f"carry {KIND_NAMES[decode(CARRY, action)[0]]}"
    slot = decode(TAKE, action)[0]
    good = offered_good(state, slot)
    return f"take {slot + 1}" if good == NONE else f"take {GOOD_NAMES[good]}"


def offered_good(state: State, slot: int) -> int:
    """The good that is being chosen; NONE where no good is to be chosen."""
    frame = state.stack[state.depth - 1]
    return state.shops[frame.a].goods[slot] if frame.task == Task.TAKE else NONE


def label(state: State, action: int) -> Message:
    """A legal move as a choice to offer."""
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        told = {"card": card_name(GROUP_KIND[group]), "count": GROUP_SIZE[group], "shop": shop + 1}
        if GROUP_KIND[group] == Kind.MOTHER:  # unlike one on top, which may be offered too
            return Message("move-join-mother", told, "PTN-7.8")
        return Message("move-join", told, "PTN-6.2")
    if belongs(MOTHER, action):
        return Message("move-mother", {"shop": decode(MOTHER, action)[0] + 1}, "PTN-7.4")
    if belongs(SONNY, action):
        shop, source, kind = decode(SONNY, action)
        told = {"card": card_name(kind), "shop": shop + 1, "from": source + 1}
        return Message("move-sonny", told, "PTN-7.6")
    if belongs(COVER, action):
        owner, kind, _ = decode(COVER, action)
        told = {"card": card_name(kind), "owner": player_name(owner)}
        return Message("move-cover", told, "PTN-7.5")
    if belongs(CARRY, action):
        return Message("move-carry", {"card": card_name(decode(CARRY, action)[0])}, "PTN-5.4")
    if action == DRAW.first:
        return Message("move-draw", {}, "PTN-6.1")
    if action == END.first:
        return Message("move-end", {}, "PTN-4.3")
    if action == SPARE.first:
        return Message("move-spare", {}, "PTN-7.5")
    return Message("move-take", good_forms(offered_good(state, decode(TAKE, action)[0])), "PTN-5.4")


def reason(code: int, state: State, action: int) -> Message:
    """Why a move is refused. That nobody is there has the rule of whoever looks for a card."""
    told: dict[str, Any] = {}
    asked_shop, who = state.stack[state.depth - 1].a, player_name(state.mover)
    number = REASON_RULES.get(Reason(code))
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        told = {"card": card_name(GROUP_KIND[group]), "count": GROUP_SIZE[group], "shop": shop + 1}
    elif belongs(MOTHER, action):
        shop = decode(MOTHER, action)[0]
        told = {"card": card_name(Kind.MOTHER), "count": 1, "shop": shop + 1}
    elif belongs(SONNY, action):
        shop, source, kind = decode(SONNY, action)
        missing = max(shop, source) if code == Reason.NO_SUCH_SHOP else source
        told = {"who": who, "card": card_name(kind), "sonny": shop + 1, "shop": missing + 1}
        number = number or "PTN-7.6"
    elif belongs(COVER, action):
        owner, kind, _ = decode(COVER, action)
        told = {"who": player_name(owner), "card": card_name(kind), "shop": asked_shop + 1}
        number = number or "PTN-7.5"
    elif belongs(CARRY, action):
        kind = decode(CARRY, action)[0]
        told = {"who": who, "card": card_name(kind), "shop": asked_shop + 1}
        number = number or "PTN-5.4"
    return Message(f"reason-{slug(Reason(code).name)}", told, number)


def prompt(state: State) -> Message:
    """What is asked, and of whom."""
    frame = state.stack[state.depth - 1]
    told: dict[str, Any] = {"who": player_name(frame.seat)}
    if frame.task == Task.TURN:
        told["actions"] = state.actions_left
        told["sonny"] = "yes" if has_sonny_move(state, frame.seat) else "no"
        name = "prompt-turn" if state.actions_left > 0 else "prompt-extra"
        return Message(name, told, DECISION_RULES[Task.TURN])
    told["shop"] = frame.a + 1
    if frame.task == Task.CARRY:
        told |= good_forms(state.shops[frame.a].carried)
    return Message(f"prompt-{slug(Task(frame.task).name)}", told, DECISION_RULES[Task(frame.task)])


def scene(state: State, seat: int) -> Message:
    """Whether the last turns have begun, and what the seat has in hand and deck."""
    player = state.players[seat]
    told = {
        "end": "no" if state.runner == NONE else "yes",
        "hand": player.hand_count,
        "deck": player.deck_count,
        "goods": int(state.ministry).bit_count(),
    }
    return Message("scene", told)


def log_line(beat: Beat, state: State) -> Message:
    """A beat as a line of the log."""
    event = Event(beat.event)
    told: dict[str, Any] = {"shop": beat.shop + 1, "count": beat.count, "from": beat.from_shop + 1}
    if beat.seat != NONE:
        told["who"] = player_name(beat.seat)
    if beat.kind != NONE:
        told["card"] = card_name(beat.kind)
    if beat.good != NONE:
        told |= good_forms(beat.good)
    if beat.other_seat != NONE:
        told["other"] = player_name(beat.other_seat)
        told["is_same"] = "yes" if beat.other_seat == beat.seat else "no"
    if beat.other_good != NONE:
        told |= {f"other-{name}": form for name, form in good_forms(beat.other_good).items()}
    if beat.other_kind != NONE:
        told["other-card"] = card_name(beat.other_kind)
    return Message(f"log-{slug(event.name)}", told, event_rule(beat, state))


def event_rule(beat: Beat, state: State) -> str:
    """The rule behind a beat; the same event may come about by another one."""
    if beat.event == Event.JOIN and beat.kind == Kind.MOTHER:
        return "PTN-7.8"
    if beat.event == Event.CLOSE and state.is_final:
        return "PTN-8.4"
    if beat.event == Event.END and state.open_shops == 0 and state.ministry == 0:
        return "PTN-8.1"
    return EVENT_RULES[Event(beat.event)]


def card_name(kind: int) -> Message:
    return Message("card", {"kind": KIND_NAMES[kind]})


def good_forms(good: int) -> dict[str, Any]:
    """A good with its value, as subject and as object of a sentence."""
    told = {"good": GOOD_NAMES[good], "value": GOOD_VALUE[good]}
    return {"good": Message("good", told), "good-acc": Message("good-acc", told)}


def player_name(seat: int) -> Message:
    """A player by colour (PTN-2.4)."""
    return Message("player", {"colour": DATA["colours"][seat]})


def ability(kind: int) -> Message:
    """The sentence on a card, from its row in the components file (PTN-7)."""
    row = DATA["kinds"][kind]
    return Message(f"ability-{row['ability']}", {"value": row["value"]}, row["rule"])


def slug(name: str) -> str:
    return name.lower().replace("_", "-")
