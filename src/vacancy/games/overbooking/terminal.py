"""The table of Overbooking in a terminal: each hotel between its back door and its queue."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from vacancy.engine.words import Message

from .layout import CREST_NAMES, DOOR, KIND_NAMES
from .words import ability, slug

Say = Callable[[Message], str]

CELL = 11  # the widest card, as in `P·jeleń(3)`, and a space
QUEUE_SHOWN = 5
STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "orange": "dark_orange"}
SUPERSCRIPTS = ("", "¹", "²")


def draw(view: dict[str, Any], say: Say) -> str:
    """A view as lines of text."""
    table = view["table"]
    lines = [draw_round(table, say), "", draw_head(say)]
    for number, hotel in enumerate(table["hotels"]):
        if hotel:
            lines += draw_hotel(table, number, hotel, say)
    lines += [f"[dim]{say(Message('table-legend'))}[/]", ""]
    lines += draw_players(view, say)
    for player in table["players"]:
        if player["hand"]:
            lines += ["", *draw_hand(player["hand"], say)]
    return "\n".join(lines)


def draw_round(table: dict[str, Any], say: Say) -> str:
    """Which round, stage and lap it is."""
    told = say(Message("table-round", {"round": table["round"], "stage": table["stage"]}))
    if table["stage"] == 1:
        told += ", " + say(Message("table-lap", {"lap": table["lap"]}))
    return f"[bold]{told}[/]"


def draw_head(say: Say) -> str:
    """What the columns are."""
    door, queue = say(Message("side", {"side": "door"})), say(Message("side", {"side": "queue"}))
    places = "".join(str(place).ljust(CELL) for place in range(2, QUEUE_SHOWN))
    first = f"{queue} 1".ljust(CELL)
    return f"[dim]{door.rjust(DOOR * CELL)}  ┃ {first}{places.rstrip()}[/]"


def draw_hotel(table: dict[str, Any], number: int, hotel: dict[str, Any], say: Say) -> list[str]:
    """A hotel: its name, beds and rule over its back door, on the left, and its queue."""
    cards = [draw_card(table, card, say) for card in hotel["door"]]
    cards += [blank("·")] * (hotel["door_max"] - len(hotel["door"]))
    door = "".join(reversed(cards)) if cards else blank("")
    queue = [draw_card(table, card, say) for card in hotel["queue"]]
    queue += [blank("·")] * (hotel["queue_max"] - len(hotel["queue"]))
    padding = " " * (CELL * (DOOR - max(len(cards), 1)))
    token = "[yellow]●[/]" if hotel["tokens"] else " "
    return [
        draw_sign(table, number, hotel, say),
        f"{padding}{door} {token}┃ {''.join(queue)}".rstrip(),
    ]


def draw_sign(table: dict[str, Any], number: int, hotel: dict[str, Any], say: Say) -> str:
    """A hotel's name, beds and rule, and what is on the back of its tile."""
    is_checked = table["checking"] == number
    name = say(Message("table-hotel", {"hotel": number + 1}))
    beds = Message("table-beds", {"beds": hotel["beds"]})
    if is_checked:
        beds = Message("table-free-beds", {"beds": hotel["free_beds"]})
    rule = say(Message("table-rule", {"rule": hotel["rule"]}))
    sign = f"[bold{' reverse' if is_checked else ''}]{name}, {say(beds)}[/], {rule}"
    if hotel["rule"] != "none":
        sign += f" [dim]{hotel['rule_number']}[/]"
    if table["round"] % 2:  # OB-9.1: the tiles are turned over after rounds 1 and 3
        sign += f" [dim]· {say(draw_back(hotel['next_side'], say))}[/]"
    return sign


def draw_back(side: dict[str, Any], say: Say) -> Message:
    """The other side of a tile."""
    rule = Message("table-rule", {"rule": side["rule"]})
    beds = Message("table-beds", {"beds": side["beds"]})
    return Message("table-next-side", {"beds": say(beds), "rule": say(rule)})


def draw_card(table: dict[str, Any], card: dict[str, Any], say: Say) -> str:
    """A card at a hotel: whose, the crest in small or capital letters as on its back, and beds."""
    colour = table["players"][card["owner"]]["colour"]
    crest = say(Message("crest", {"crest": card["crest"]}))
    beds = " ?"
    if card["kind"]:
        beds = f" {card['beds']}" if card["is_face_up"] else f"({card['beds']})"
    crest = crest.upper() if card["size"] == "large" else crest.lower()
    text = f"{letter(colour, say)}·{crest}{beds}{SUPERSCRIPTS[card['chosen'] or 0]}"
    return f"[{STYLES[colour]}]{text}[/]" + " " * (CELL - len(text))


def blank(text: str) -> str:
    """A place where no card lies."""
    return f"[dim]{text}[/]" + " " * (CELL - len(text))


def letter(colour: str, say: Say) -> str:
    """The letter of a player's colour, for those who see no colours."""
    return say(Message("player", {"colour": colour}))[0]


def draw_players(view: dict[str, Any], say: Say) -> list[str]:
    """The players: points so far, cards in hand, tokens, booked groups and their crests."""
    columns = [say(Message(f"table-{name}")) for name in ("points", "cards", "tokens", "booked")]
    columns += [say(Message("crest", {"crest": crest})) for crest in CREST_NAMES]
    rows = [f"[dim]{'':<15}{'  '.join(columns)}[/]"]
    for player in view["table"]["players"]:
        numbers = [view["scores"][player["seat"]], player["hand_count"], player["tokens"]]
        numbers += [len(player["collected"]), *player["crests"].values()]
        cells = [
            str(number).rjust(len(head)) for number, head in zip(numbers, columns, strict=True)
        ]
        rows.append(draw_name(view, player, say) + "  ".join(cells) + note(view, player, say))
    return rows


def draw_name(view: dict[str, Any], player: dict[str, Any], say: Say) -> str:
    """A player's name; an arrow points at the one who decides."""
    mark = "▶" if player["seat"] == view["to_move"] else " "
    style = STYLES[player["colour"]] + (" bold" if player["seat"] == view["you"] else "")
    return f"{mark} [{style}]{say(Message('player', {'colour': player['colour']})):<13}[/]"


def note(view: dict[str, Any], player: dict[str, Any], say: Say) -> str:
    """Who started the round, and which player is you."""
    notes = [say(Message("table-you"))] if player["seat"] == view["you"] else []
    notes += [say(Message("table-starts"))] if player["seat"] == view["table"]["start"] else []
    return f"  [dim]{', '.join(notes)}[/]" if notes else ""


def draw_hand(hand: list[dict[str, Any]], say: Say) -> list[str]:
    """The own hand, a line for each kind: beds, crests, coins, and the ability at a back door."""
    lines = [f"[bold]{say(Message('table-hand'))}[/] [dim]{say(Message('table-hand-columns'))}[/]"]
    for kind, cards in groupby(hand, key=lambda card: str(card["kind"])):
        same = list(cards)
        crests = " ".join(say(Message("crest", {"crest": card["crest"]})) for card in same)
        act = ability(KIND_NAMES.index(kind))
        does = say(Message(f"table-{slug(act.id)}", act.args))
        coins = say(Message("table-coins", {"coins": same[0]["coins"]}))
        name = say(Message("kind", {"kind": kind}))
        lines.append(f"  {same[0]['beds']} {name:<11}{coins:<10}{crests:<22} [dim]{does}[/]")
    return lines
