"""A second, plain account of the options (APT-11.23), made from what a player sees.

It knows nothing of bits, tables and records: it reads the view and searches for packings.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

from vacancy.games.apartament.components import BARE_HOLD, DATA, LONG_HOLD, SHAPE_CELLS, SHAPE_NAMES
from vacancy.games.apartament.packing import Cells, packs

COLOURS = ("green", "blue", "orange", "purple")
COSTS = {"trailer": 4, "porter": 3, "gps": 2}
Table = dict[str, Any]
Me = dict[str, Any]


def options(table: Table, seat: int) -> list[str]:
    """Every option of the player who decides, in words."""
    me = table["players"][seat]
    if table["decision"] == "vignette":
        return ["use", "decline"]
    if table["decision"] == "unloading":
        return [*unloading_options(table, me), *free_things(table, me)]
    found = free_things(table, me)
    acted, moved = table["actions_taken"], table["has_moved"]
    if acted == 0:
        found += actions_at(table, me, me["place"])
        if can_act(table, me):
            roads = [] if moved else roads_from(me["place"])
            found += [f"move {place}" for place in roads if actions_at(table, me, place)]
        else:
            found.append("end" if me["place"] == "base" else "move base")
        return found
    is_late = moved and table["has_moved_after"]
    if acted == 1 and "porter" in me["upgrades"] and me["place"] != "base" and not is_late:
        found += actions_at(table, me, me["place"])
    if "gps" in me["upgrades"] and not moved:
        is_full = me["hold"]["free"] == 0
        found += [f"move {x}" for x in roads_from(me["place"]) if x == "base" or not is_full]
    return [*found, "end"]


def roads_from(place: str) -> list[str]:
    if place == "base":
        return list(COLOURS)
    at = COLOURS.index(place)
    return ["base", COLOURS[(at + 1) % 4], COLOURS[(at - 1) % 4]]


def cells_of(piece: dict[str, Any]) -> Cells:
    return SHAPE_CELLS[SHAPE_NAMES.index(piece["shape"])]


def fits_hold(me: Me, more: list[dict[str, Any]], crates: int) -> bool:
    """Whether pieces and crates fit the hold in addition to its load (APT-7.3)."""
    cells = LONG_HOLD if "trailer" in me["upgrades"] else BARE_HOLD
    load = [*me["hold"]["items"], *more]
    used = sum(piece["size"] for piece in load) + len(me["hold"]["crates"]) + crates
    return used <= len(cells) and packs(cells, map(cells_of, load))


def actions_at(table: Table, me: Me, place: str) -> list[str]:
    """The legal actions in a place (APT-4.8)."""
    if place == "base":
        return ["unload"] if me["hold"]["items"] or me["hold"]["crates"] else []
    orders = [
        f"take {slot} {order['colour']}_{order['crates']}{'!' * order['is_urgent']}"
        for slot, order in enumerate(table["orders"], 1)
        if order and order["colour"] == place and fits_hold(me, [], order["crates"])
    ]
    stock = next(town["stock"] for town in table["towns"] if town["id"] == place)
    pieces = {
        f"buy {piece['piece']}"
        for piece in stock
        if piece["size"] <= me["coins"] and fits_hold(me, [piece], 0)
    }
    return [*orders, *pieces]


def can_act(table: Table, me: Me) -> bool:
    """Whether an action is in reach (APT-4.9)."""
    reach = [me["place"]] if table["has_moved"] else [me["place"], *roads_from(me["place"])]
    return any(actions_at(table, me, place) for place in reach)


def may_pay(table: Table, me: Me, coins: int, upgrade: str | None = None) -> bool:
    """Whether a free thing may be paid without giving up the action (APT-4.11)."""
    if me["coins"] < coins:
        return False
    if table["actions_taken"] > 0 or not can_act(table, me):
        return True
    upgrades = [*me["upgrades"], *([upgrade] if upgrade else [])]
    return can_act(table, {**me, "coins": me["coins"] - coins, "upgrades": upgrades})


def placeable(area: dict[str, Any], piece: dict[str, Any]) -> bool:
    """Whether an area takes a piece (APT-8.2)."""
    if area["kind"] == "bathroom" and piece["kind"] != "bath":
        return False
    cells = tuple(map(tuple, area["cells"]))
    return packs(cells, map(cells_of, [*area["items"], piece]))


def unloading_options(table: Table, me: Me) -> list[str]:
    found = set()
    for piece in me["hold"]["items"]:
        areas = [area["id"] for area in me["areas"] if placeable(area, piece)]
        found |= {f"deliver {piece['piece']} {area}" for area in areas}
        found |= set() if areas else {f"scrap {piece['piece']}"}
    return [*found, *(["close"] if table["may_close"] else [])]


def free_things(table: Table, me: Me) -> list[str]:
    """What is neither move nor action (APT-4.15)."""
    found = [words for area in me["areas"][:6] for words in scorings(area)]
    found += card_options(table, me)
    price = table["stars"]["price"]
    found += ["star"] if price is not None and me["prestige"] >= price else []
    for upgrade, cost in COSTS.items():
        if upgrade not in me["upgrades"] and may_pay(table, me, cost, upgrade):
            found.append(f"upgrade {upgrade}")
    if may_pay(table, me, DATA["move_furniture_coins"]):
        found += carryings(me)
    return found


def scorings(area: dict[str, Any]) -> list[str]:
    """A way to score a room for each best triple (APT-9.4, APT-9.6)."""
    kinds = [[p for p in area["items"] if p["kind"] == k] for k in ("bed", "wardrobe", "table")]
    totals: dict[tuple[str, ...], int] = {}
    for triple in product(*kinds):
        styles = [piece["style"] for piece in triple]
        points = sum(p["size"] * (2 if styles.count(p["style"]) > 1 else 1) for p in triple)
        totals[tuple(styles)] = max(points, totals.get(tuple(styles), 0))
    best = max(totals.values(), default=0)
    tied = [styles for styles, points in totals.items() if points == best]
    return [] if area["is_scored"] else [" ".join(["score", area["id"], *each]) for each in tied]


def card_options(table: Table, me: Me) -> list[str]:
    """Sets of orders, and pairs for the vignette (APT-9.12, APT-9.15)."""
    cards = [(card["colour"], card["is_urgent"]) for card in me["orders"]["completed"]]
    marks = [sorted({f"{c}{'!' * u}" for c, u in cards if c == colour}) for colour in COLOURS]
    found = [" ".join(["set", *chosen]) for chosen in product(*marks)]
    if me["is_vignette_active"] or table["ending"]:
        return found
    urgent = [colour for colour, is_urgent in cards if is_urgent]
    for one, other in combinations_with_replacement(COLOURS, 2):
        needed = 2 if one == other else 1
        if urgent.count(one) >= needed and urgent.count(other) >= needed:
            found.append(f"vignette {one} {other}")
    return found


def carryings(me: Me) -> list[str]:
    """Every unlocked piece to every other area that takes it (APT-8.12)."""
    return sorted(
        {
            f"carry {piece['piece']} {area['id']} {target['id']}"
            for area in me["areas"]
            for piece in area["items"]
            if not piece["is_locked"]
            for target in me["areas"]
            if target["id"] != area["id"] and placeable(target, piece)
        }
    )
