"""The table of Grand Austria Hotel in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vacancy.engine.words import Message

from .layout import COLUMNS, FLOORS

Say = Callable[[Message], str]
View = dict[str, Any]

STYLES = {"orange": "dark_orange", "blue": "bright_blue", "purple": "magenta", "grey": "white"}
ROOM_STYLES = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "green": "green"}
ROOM_MARKS = {"empty": "·", "vacant": "□", "occupied": "■"}
LETTERS = {"strudel": "S", "cake": "C", "wine": "W", "coffee": "K"}
NAME_WIDTH = 24


def message(told: View) -> Message:
    """A message that a view carries as plain data."""
    args = {
        name: message(value) if isinstance(value, dict) else value
        for name, value in told["args"].items()
    }
    return Message(told["id"], args, told["rule"])


def draw(view: View, say: Say) -> str:
    """A view as lines of text."""
    table = view["table"]
    lines = [draw_head(table, say), *draw_dice(table, say), ""]
    lines += [say(Message("table-row"))]
    lines += [draw_guest(space, say, space["price"]) for space in table["row"] if space["guest"]]
    lines += ["", *draw_tiles(table, say)]
    for player in table["players"]:
        lines += ["", *draw_player(view, player, say)]
    for player in table["players"]:
        for name in ("pack", "drawn", "hand"):
            if player[name]:
                lines += ["", f"[bold]{say(Message(f'table-{name}'))}[/]"]
                lines += [draw_staff(card, say) for card in player[name]]
    return "\n".join(lines)


def draw_head(table: View, say: Say) -> str:
    """Which round it is, and who begins it."""
    if table["round"] == 0:
        return f"[bold]{say(Message('table-setup'))}[/]"
    who = say(Message("player", {"colour": table["players"][table["start"]]["colour"]}))
    return f"[bold]{say(Message('table-round', {'round': table['round'], 'who': who}))}[/]"


def draw_dice(table: View, say: Say) -> list[str]:
    """The action board on two lines: how many dice lie on each space."""
    spaces = [
        f"[bold]{face}[/] " + f"{say(Message('action', {'face': face}))} x{count}".ljust(NAME_WIDTH)
        for face, count in enumerate(table["dice"], 1)
    ]
    dustbin = f"[dim]{say(Message('table-dustbin', {'n': table['dustbin']}))}[/]"
    return [" ".join(spaces[:3]).rstrip(), " ".join(spaces[3:]).rstrip() + f"  {dustbin}"]


def draw_order(order: dict[str, int]) -> str:
    """An order in letters, one for each item."""
    return "".join(LETTERS[kind] * count for kind, count in order.items())


def draw_guest(guest: View, say: Say, price: int | None = None) -> str:
    """A guest on one line: name, order, VP, bonus."""
    style = ROOM_STYLES[guest["colour"]]
    name = say(message(guest["name"])).ljust(NAME_WIDTH)
    cost = f"{price}₭ " if price is not None else ""
    bonus = "; ".join(say(message(text)) for text in guest["text"])
    points = say(Message("effect-vp", {"amount": guest["vp"]}))
    wants = draw_order(guest["order"]).ljust(5)
    return f"  {cost}[{style}]{name}[/] {wants}{points.rjust(6)}  [dim]{bonus}[/]".rstrip()


def draw_tiles(table: View, say: Say) -> list[str]:
    """The emperor tiles and politics cards in play."""
    lines = []
    for tile in table["emperor"]:
        told = {
            "round": tile["round"],
            "bonus": say(message(tile["bonus"])),
            "penalty": say(message(tile["penalty"])),
        }
        is_past = tile["round"] < table["round"]
        line = say(Message("table-emperor", told))
        lines.append(f"[dim]{line}[/]" if is_past else line)
    for card in table["politics"]:
        disks = " ".join(
            say(Message("player", {"colour": table["players"][seat]["colour"]}))
            for seat in card["disks"]
        )
        free = "/".join(map(str, card["levels"][card["taken"] :])) or "-"
        told = {"text": say(message(card["text"])), "levels": free, "disks": disks}
        lines.append(say(Message("table-politics", told)))
    return lines


def draw_player(view: View, player: View, say: Say) -> list[str]:
    """A player: markers, hotel and café side by side, staff."""
    name = say(Message("player", {"colour": player["colour"]}))
    mark = "▶ " if view["to_move"] == player["seat"] else ""
    numbers = ", ".join(map(str, player["numbers"])) or "-"
    told = {
        "vp": player["vp"],
        "score": view["scores"][player["seat"]],
        "crowns": player["crowns"],
        "emperor": player["emperor"],
        "numbers": numbers,
        "hand": player["hand_count"],
    }
    head = f"{mark}[bold {STYLES[player['colour']]}]{name}[/]  "
    head += say(Message("table-player", told))
    if player["has_passed"]:
        head += f"  [dim]{say(Message('table-passed'))}[/]"
    right = [draw_kitchen(player, say), *(draw_cafe(guest, say) for guest in player["cafe"])]
    lines = [head]
    for index, floor in enumerate(draw_rooms(player)):
        lines.append(f"{floor}   {right[index] if index < len(right) else ''}".rstrip())
    if player["played"]:
        staff = (draw_played(player, card, say) for card in player["played"])
        lines.append(f"  {say(Message('table-staff'))} " + ", ".join(staff))
    return lines


def draw_rooms(player: View) -> list[str]:
    """The hotel, its highest floor first: a letter for the colour, a mark for the state, and lines
    between the rooms of a group."""
    group_of = {room: number for number, group in enumerate(player["groups"]) for room in group}
    rooms = player["rooms"]
    lines = []
    for floor in reversed(range(FLOORS)):
        row = rooms[floor * COLUMNS : (floor + 1) * COLUMNS]
        groups = [group_of[room["room"]] for room in row]
        lines.append(f"  {floor + 1} " + "".join(map(draw_room, row, groups, [*groups[1:], None])))
        if floor > 0:
            below = rooms[(floor - 1) * COLUMNS : floor * COLUMNS]
            joins = [
                group_of[room["room"]] == group for room, group in zip(below, groups, strict=True)
            ]
            lines.append("    " + "".join("│  " if join else "   " for join in joins))
    return [*lines, "    a  b  c  d  e  "]


def draw_room(room: View, group: int, next_group: int | None) -> str:
    """A room space, joined to its right neighbour if that is of the same group."""
    join = "─" if group == next_group else " "
    mark = ROOM_MARKS[room["state"]]
    return f"[{ROOM_STYLES[room['colour']]}]{room['colour'][0].upper()}{mark}[/]{join}"


def draw_kitchen(player: View, say: Say) -> str:
    """The items in the kitchen."""
    items = " ".join(f"{LETTERS[kind]}{count}" for kind, count in player["kitchen"].items())
    return f"{say(Message('table-kitchen'))} {items}"


def draw_cafe(guest: View, say: Say) -> str:
    """A guest at a table, and what the order lacks."""
    state = say(Message("table-complete")) if guest["is_complete"] else draw_order(guest["lacks"])
    wants = say(Message("table-lacks", {"items": state})) if guest["lacks"] else state
    return f"{draw_guest(guest, say).strip()}  [bold]{wants}[/]"


def draw_played(player: View, card: View, say: Say) -> str:
    """A played card by name; a used one is dimmed."""
    name = say(message(card["name"]))
    return f"[dim strike]{name}[/]" if card["card"] in player["used"] else name


def draw_staff(card: View, say: Say) -> str:
    """A staff card in hand: cost, name, what it does."""
    name = say(message(card["name"])).ljust(NAME_WIDTH)
    text = " ".join(say(message(text)) for text in card["text"])
    return f"  {card['cost']}₭ {name} [dim]{text}[/]"
