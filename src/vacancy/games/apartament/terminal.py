"""The table of Apartament in a terminal: trucks and hotels are drawn as grids.

A cell is two characters wide: a letter for the kind of a piece and one for its style, so that
nothing hangs on the colours alone.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from vacancy.engine.words import Message

Say = Callable[[Message], str]
Plan = dict[tuple[int, int], str]

STYLE_COLOURS = {
    "yellow_green": "green_yellow",
    "maroon": "red3",
    "brown": "orange4",
    "grey": "grey70",
    None: "cyan",
}
TOWN_COLOURS = {"green": "green", "blue": "blue", "orange": "dark_orange", "purple": "purple"}
FREE, DOOR, CRATE, HALL, OUTSIDE, WALL = "· ", "/ ", "▒▒", "░░", "  ", "══"
HOLD_WIDTH = 2
HOTEL_ROWS, HOTEL_COLS = 11, 12
GAP = "  "
NOTHING = "--"


def draw(view: dict[str, Any], say: Say) -> str:
    """A view as lines of text."""
    table = view["table"]
    lines = [*draw_market(table, say), ""]
    for player in table["players"]:
        hotel = draw_hotel(table["plan"], player["areas"], say)
        facts = player_facts(player, player["seat"] == view["to_move"], say)
        lines += [*side_by_side(draw_hold(player["hold"], say), hotel, facts), ""]
    return "\n".join([*lines, say(Message("table-legend"))])


def draw_market(table: dict[str, Any], say: Say) -> list[str]:
    """What all share: the star track, orders, factory and towns."""
    stars = table["stars"]
    price = "sold-out" if stars["price"] is None else "for-sale"
    told = {"price": stars["price"] or 0, "left": len(stars["prices"]) - stars["sold"]}
    head = say(Message("table-round", {"round": table["round"]}))
    lines = [f"[bold]{head}[/]  {say(Message(f'table-star-{price}', told))}"]
    if table["ending"] is not None:
        lines.append(f"[bold]{say(Message('table-last-round', {'turns': table['turns_left']}))}[/]")
    orders = [draw_order(order, say) for order in table["orders"]]
    numbered = [f"{number} {order}" for number, order in enumerate(orders, 1)]
    lines.append(say(Message("table-orders", {"count": table["order_deck"]})))
    lines.append(GAP + "  ".join(numbered))
    lines.append(say(Message("table-queue", {"count": table["furniture_deck"]})))
    lines.append(GAP + (", ".join(draw_piece(piece, say) for piece in table["queue"]) or NOTHING))
    for town in table["towns"]:
        lines.append(draw_town(town, town["id"] == table["pawn"], say))
    return lines


def draw_order(order: dict[str, Any] | None, say: Say) -> str:
    """An order in few letters: colour, crates, mark."""
    if order is None:
        return NOTHING
    name = say(Message("colour", {"colour": order["colour"]}))
    mark = "!" if order["is_urgent"] else ""
    return f"[{TOWN_COLOURS[order['colour']]}]{name} {order['crates']}{mark}[/]"


def draw_cards(orders: list[dict[str, Any]], say: Say) -> str:
    """Order cards by colour, each as its crates and mark."""
    colours = []
    for colour, look in TOWN_COLOURS.items():
        cards = [order for order in orders if order["colour"] == colour]
        marks = [f"{card['crates']}{'!' if card['is_urgent'] else ''}" for card in cards]
        if marks:
            name = say(Message("colour", {"colour": colour}))
            colours.append(f"[{look}]{name} {' '.join(marks)}[/]")
    return ", ".join(colours) or NOTHING


def draw_piece(piece: dict[str, Any], say: Say) -> str:
    """A piece by its name, in the colour of its style."""
    told = {"name": piece["name"], "style": piece["style"] or "none", "size": piece["size"]}
    return f"[{STYLE_COLOURS[piece['style']]}]{say(Message('piece', told))}[/]"


def draw_town(town: dict[str, Any], has_pawn: bool, say: Say) -> str:
    """A town, its stock, and the production pawn."""
    name = say(Message("place", {"place": town["id"]}))
    pawn = f" ({say(Message('table-pawn'))})" if has_pawn else ""
    stock = ", ".join(draw_piece(piece, say) for piece in town["stock"]) or NOTHING
    return f"[{TOWN_COLOURS[town['id']]}]{name}[/]{pawn}: {stock}"


def side_by_side(hold: list[str], hotel: list[str], facts: list[str]) -> list[str]:
    """Truck and hotel side by side, and beside them what cannot be drawn."""
    blank = OUTSIDE * (HOLD_WIDTH + 1)
    rows = zip_longest(hold, hotel, facts, fillvalue="")
    return [f"{left or blank}{GAP}{middle}{GAP}{right}".rstrip() for left, middle, right in rows]


def player_facts(player: dict[str, Any], is_to_move: bool, say: Say) -> list[str]:
    """Name, place, goods, upgrades and cards of a player, a line each."""
    name = say(Message("player", {"colour": player["colour"]}))
    place = say(Message("place-in", {"place": player["place"]}))
    goods = {key: player[key] for key in ("coins", "prestige", "stars")}
    vignette = "active" if player["is_vignette_active"] else "used"
    upgrades = [say(Message("upgrade", {"upgrade": name})) for name in player["upgrades"]]
    facts = [
        f"[bold]{'▶ ' if is_to_move else ''}{name}[/], {place}",
        say(Message("table-goods", goods)),
        say(Message(f"table-vignette-{vignette}")),
        ", ".join(upgrades) or say(Message("table-no-upgrade")),
    ]
    for state in ("in_transit", "completed", "used"):
        title = say(Message(f"table-{state.replace('_', '-')}"))
        facts.append(f"{title}: {draw_cards(player['orders'][state], say)}")
    scored = [area["id"] for area in player["areas"] if area["is_scored"]]
    facts.append(say(Message("table-scored")) + ": " + (", ".join(scored).upper() or NOTHING))
    return facts


def draw_hold(hold: dict[str, Any], say: Say) -> list[str]:
    """The truck's grid in a frame; the trailer is its last row."""
    plan: Plan = dict.fromkeys(map(tuple, hold["cells"]), FREE)
    plan |= dict.fromkeys(map(tuple, hold["crates"]), CRATE)
    for item in hold["items"]:
        plan |= dict.fromkeys(map(tuple, item["cells"]), draw_cell(item, say))
    rows = 1 + max(row for row, _ in plan)
    inner = ["".join(plan[row, col] for col in range(HOLD_WIDTH)) for row in range(rows)]
    bar = "─" * (2 * HOLD_WIDTH)
    return [f"┌{bar}┐", *(f"│{line}│" for line in inner), f"└{bar}┘"]


def draw_hotel(house: dict[str, Any], areas: list[dict[str, Any]], say: Say) -> list[str]:
    """The plan of the hotel: rooms, bathrooms and halls along a corridor."""
    plan: Plan = {(house["corridor_row"], col): WALL for col in range(HOTEL_COLS)}
    for hall in house["halls"]:
        cells = [(row, col) for row in range(hall["rows"]) for col in range(hall["cols"])]
        plan |= {shifted(cell, hall["at"]): HALL for cell in cells}
    for area in areas:
        plan |= {shifted(cell, area["at"]): FREE for cell in area["cells"]}
        if area["door"] is not None:
            plan[shifted(area["door"], area["at"])] = DOOR
        for item in area["items"]:
            mark = draw_cell(item, say)
            plan |= {shifted(cell, area["at"]): mark for cell in item["cells"]}
    return [
        "".join(plan.get((row, col), OUTSIDE) for col in range(HOTEL_COLS))
        for row in range(HOTEL_ROWS)
    ]


def shifted(cell: Any, at: Any) -> tuple[int, int]:
    """The place of an area's cell in the plan."""
    return cell[0] + at[0], cell[1] + at[1]


def draw_cell(item: dict[str, Any], say: Say) -> str:
    """A cell of a piece: two letters, underlined when the piece is locked."""
    style = say(Message("mark-style", {"style": item["style"] or "none"}))
    kind = say(Message("mark-kind", {"kind": item["kind"]}))
    look = STYLE_COLOURS[item["style"]] + (" underline" if item["is_locked"] else "")
    return f"[{look}]{kind}{style}[/]"
