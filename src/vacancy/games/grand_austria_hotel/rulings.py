"""Which rule stands behind each reason, event, decision and move."""

from __future__ import annotations

from .layout import Event, Task
from .moves import Reason

REASON_RULES = {
    Reason.NOT_ASKED: "GAH-5.1",  # GAH-9.1
    Reason.NOT_IN_PACK: "GAH-3.28",  # GAH-9.10
    Reason.NOT_IN_ROW: "GAH-5.7",
    Reason.NO_TABLE: "GAH-5.9",
    Reason.TOO_DEAR: "GAH-1.76",  # GAH-9.3
    Reason.GUEST_DONE: "GAH-5.7",
    Reason.AFTER_DIE: "GAH-5.2",
    Reason.DIE_DONE: "GAH-5.14",
    Reason.NO_DIE: "GAH-5.14",
    Reason.CANNOT_PAY: "GAH-1.76",
    Reason.MUST_PASS_FIRST: "GAH-5.70",
    Reason.NO_PASS_IN_EXTRA: "GAH-5.88",
    Reason.DIE_FIRST: "GAH-5.14",  # GAH-5.5
    Reason.NOTHING_TO_SERVE: "GAH-5.43",
    Reason.NOT_IN_CAFE: "GAH-5.50",
    Reason.ORDER_OPEN: "GAH-5.50",
    Reason.NO_VACANT_ROOM: "GAH-5.51",
    Reason.NOT_IN_PLAY: "GAH-3.5",
    Reason.NOT_MET: "GAH-6.40",
    Reason.HAS_DISK: "GAH-6.41",
    Reason.NO_LEVEL: "GAH-6.43",
    Reason.NOT_PLAYED: "GAH-5.39",
    Reason.USED: "GAH-5.39",
    Reason.TOO_MANY: "GAH-5.20",
    Reason.HAS_TILE: "GAH-5.23",
    Reason.FIRST_ROOM: "GAH-3.22",
    Reason.NOT_ADJACENT: "GAH-5.24",
    Reason.WRONG_FLOOR: "GAH-5.22",  # GAH-9.19
    Reason.NOT_IN_HAND: "GAH-5.28",  # GAH-9.21
    Reason.NOT_DRAWN: "GAH-8.27",
    Reason.NOT_LACKING: "GAH-5.33",
    Reason.NOT_IN_KITCHEN: "GAH-5.36",  # GAH-9.25
    Reason.NOT_PENDING: "GAH-5.56",  # GAH-9.27
    Reason.NOT_VACANT: "GAH-8.24",
    Reason.WRONG_COLOUR: "GAH-5.50",
    Reason.ORDER_FULL: "GAH-8.14",  # GAH-9.30
    Reason.HIGHER_FIRST: "GAH-6.34",
    Reason.NOT_THAT_COLUMN: "GAH-6.36",
    Reason.NOT_END_CARD: "GAH-6.37",  # GAH-9.37
    Reason.MUST_ACT: "GAH-10.91",
    Reason.MUST_SERVE: "GAH-5.43",
    Reason.NO_DECLINING: "GAH-5.1",  # GAH-9.1
}

EVENT_RULES = {
    Event.KEEP: "GAH-3.28",
    Event.PASS_PACKS: "GAH-3.28",
    Event.FIRST_GUEST: "GAH-3.18",
    Event.ROLL: "GAH-4.2",
    Event.REROLL: "GAH-5.72",
    Event.LAST_DIE: "GAH-5.77",
    Event.NO_DICE: "GAH-5.77",
    Event.TURN: "GAH-4.8",
    Event.PASS: "GAH-5.71",
    Event.TAKE_GUEST: "GAH-5.7",
    Event.CHOOSE_SPACE: "GAH-5.14",
    Event.BOOST: "GAH-5.35",
    Event.NO_BOOST: "GAH-5.16",
    Event.JOKER: "GAH-5.29",
    Event.TAKE_DIE: "GAH-5.14",
    Event.PERFORM: "GAH-5.86",
    Event.ORDER: "GAH-5.18",  # GAH-9.16
    Event.SPLIT: "GAH-5.20",
    Event.PREPARE: "GAH-5.23",
    Event.OCCUPY: "GAH-8.13",
    Event.REMOVE: "GAH-6.34",
    Event.PLAY: "GAH-7.101",
    Event.DRAW: "GAH-8.11",
    Event.SHOW_DRAWN: "GAH-8.12",
    Event.UNDER: "GAH-10.86",
    Event.LOSE_CARD: "GAH-6.33",
    Event.DISCARD: "GAH-6.37",
    Event.USE: "GAH-5.39",
    Event.CHOOSE_ITEM: "GAH-8.3",
    Event.PLACE: "GAH-5.32",
    Event.KITCHEN: "GAH-5.32",
    Event.SERVE: "GAH-5.36",
    Event.SERVE_ITEM: "GAH-5.36",
    Event.FILL: "GAH-8.14",
    Event.CHECK_IN: "GAH-5.53",
    Event.BENEFIT: "GAH-5.56",
    Event.GAIN_VP: "GAH-8.4",
    Event.GAIN_CROWNS: "GAH-8.8",
    Event.GAIN_STEPS: "GAH-8.1",
    Event.EXTRA_TURN_WON: "GAH-5.85",
    Event.EXTRA_TURN: "GAH-5.85",
    Event.POLITICS: "GAH-6.40",
    Event.END_TURN: "GAH-5.80",
    Event.DECLINE: "GAH-8.29",
    Event.TRACK_POINTS: "GAH-6.2",
    Event.BONUS: "GAH-6.4",
    Event.PENALTY: "GAH-6.4",
    Event.ESCAPE: "GAH-6.12",
    Event.SUFFER: "GAH-6.9",
    Event.LOSE_ITEMS: "GAH-6.21",
    Event.COPY: "GAH-7.29",
    Event.LEAD: "GAH-5.40",
    Event.FINAL: "GAH-6.66",
}

TASK_RULES = {
    Task.DRAFT: "GAH-3.28",  # GAH-9.10
    Task.SETUP_GUEST: "GAH-3.18",  # GAH-9.11
    Task.SETUP_ROOM: "GAH-3.21",  # GAH-9.12
    Task.MENU: "GAH-5.1",  # GAH-9.13
    Task.BOOST: "GAH-5.16",  # GAH-9.14
    Task.JOKER: "GAH-5.29",  # GAH-9.15
    Task.EXTRA_ORDER: "GAH-5.18",  # GAH-9.16
    Task.DISH_SPLIT: "GAH-5.20",  # GAH-9.17
    Task.DRINK_SPLIT: "GAH-5.21",  # GAH-9.18
    Task.PREPARE: "GAH-5.22",  # GAH-9.19
    Task.TRACK_SPLIT: "GAH-5.27",  # GAH-9.20
    Task.PLAY_STAFF: "GAH-5.28",  # GAH-9.21
    Task.PLAY_DRAWN: "GAH-8.12",  # GAH-9.22
    Task.PUT_UNDER: "GAH-10.86",
    Task.PLACE_ITEM: "GAH-5.32",  # GAH-9.23
    Task.CHOOSE_ITEM: "GAH-8.3",  # GAH-9.24
    Task.SERVE_ITEM: "GAH-5.36",  # GAH-9.25
    Task.CHECK_IN_ROOM: "GAH-5.50",  # GAH-9.26
    Task.ORDER_BENEFITS: "GAH-5.56",  # GAH-9.27
    Task.OCCUPY_ROOM: "GAH-8.13",  # GAH-9.28
    Task.FREE_GUEST: "GAH-8.16",  # GAH-9.29
    Task.FILL_ORDER: "GAH-8.14",  # GAH-9.30
    Task.EXTRA_TURN: "GAH-5.85",  # GAH-9.31
    Task.FREE_ACTION: "GAH-10.81",
    Task.AVOID_PENALTY: "GAH-6.12",  # GAH-9.32
    Task.PENALTY_CHOICE: "GAH-6.9",  # GAH-9.33
    Task.LOSE_HAND: "GAH-6.33",  # GAH-9.34
    Task.REMOVE_VACANT: "GAH-6.34",  # GAH-9.35
    Task.REMOVE_OCCUPIED: "GAH-6.36",  # GAH-9.36
    Task.DISCARD_PLAYED: "GAH-6.37",  # GAH-9.37
    Task.COPY: "GAH-7.29",  # GAH-9.38
}

MOVE_RULES = {
    "pass": "GAH-5.70",
    "guest": "GAH-5.7",
    "die": "GAH-5.14",
    "serve": "GAH-5.36",
    "check-in": "GAH-5.40",
    "politics": "GAH-6.40",
    "use": "GAH-5.39",
    "end-turn": "GAH-5.80",
    "boost": "GAH-5.16",
    "joker": "GAH-5.29",
    "order": "GAH-5.18",  # GAH-9.16
    "cake": "GAH-5.20",
    "coffee": "GAH-5.21",
    "prepare": "GAH-5.23",
    "steps": "GAH-5.27",
    "play": "GAH-5.28",
    "under": "GAH-10.86",
    "put": "GAH-5.32",
    "kitchen": "GAH-5.32",
    "item": "GAH-8.3",
    "lodge": "GAH-5.50",  # GAH-9.26
    "benefit": "GAH-5.56",  # GAH-9.27
    "occupy": "GAH-8.13",
    "fill": "GAH-8.14",
    "extra": "GAH-5.85",
    "escape": "GAH-6.12",
    "penalty": "GAH-6.9",
    "lose": "GAH-6.33",
    "remove": "GAH-6.34",  # GAH-9.35
    "discard": "GAH-6.37",
    "copy": "GAH-7.29",
    "keep": "GAH-3.28",
    "decline": "GAH-8.29",
}
