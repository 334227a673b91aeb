"""The table of Pan tu nie stał! in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vacancy.engine.words import Message

Say = Callable[[Message], str]
STYLES = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "grey": "grey62"}


def draw(view: dict[str, Any], say: Say) -> str:
    """A view as lines of text: whose turn, the shops with their queues, the players, your hand."""
    table = view["table"]
    players = table["players"]
    lines = [head(table, say), say(Message("table-ministry", {"goods": len(table["ministry"])}))]
    for shop in table["shops"]:
        lines += ["", *shop_lines(shop, players, say)]
    lines += ["", *(player_line(player, say) for player in players), ""]
    lines += hand_lines(view, say)
    lines.append(f"[dim]{say(Message('table-legend'))}[/]")
    return "\n".join(lines)


def head(table: dict[str, Any], say: Say) -> str:
    """Whose turn it is, and how far the game is."""
    who = name(table["players"][table["mover"]], say)
    parts = [say(Message("table-turn", {"turn": table["turn"], "who": who}))]
    if table["stage"] == "over":
        parts = []
    elif table["actions_left"] > 0:
        parts.append(say(Message("table-turn-actions", {"actions": table["actions_left"]})))
    if table["stage"] != "turns":
        parts.append(say(Message("table-stage", {"stage": table["stage"]})))
    return "[bold]" + " · ".join(parts) + "[/]"


def shop_lines(shop: dict[str, Any], players: list[dict[str, Any]], say: Say) -> list[str]:
    """A shop's goods, its queue from the door backwards, and the sums."""
    title = f"[bold]{say(Message('table-shop', {'shop': shop['shop'] + 1}))}[/]"
    if not shop["is_open"]:
        return [f"{title}  {say(Message('table-closed'))}"]
    goods = " · ".join(good_text(good, say) for good in shop["goods"] if good)
    if shop["has_list"]:
        goods += f"  [dim]({say(Message('table-list'))})[/]"
    if not shop["queue"]:
        return [f"{title}  {goods}", f"  [dim]{say(Message('table-empty'))}[/]"]
    queue = " ".join(person_text(person, players, say) for person in shop["queue"])
    return [f"{title}  {goods}", f"  {queue}", f"  {sums_text(shop, players, say)}"]


def person_text(person: dict[str, Any], players: list[dict[str, Any]], say: Say) -> str:
    """A card in a queue: owner and kind in short, and the good that it carries."""
    owner = players[person["owner"]]
    text = say(Message("player-short", {"colour": owner["colour"]}))
    text += "·" + say(Message("card-short", {"kind": person["kind"]}))
    if person["good"]:
        text += f" ({good_text(person['good'], say)} = {person['value']})"
    return styled(text, owner)


def sums_text(shop: dict[str, Any], players: list[dict[str, Any]], say: Say) -> str:
    """What each player's cards in a queue add up to, and who has the majority."""
    parts = []
    for player, total in zip(players, shop["sums"], strict=True):
        if total is not None:
            text = say(Message("table-sum", {"who": name(player, say), "sum": total}))
            if shop["majority"] == player["seat"]:
                text += f" ({say(Message('table-majority'))})"
            parts.append(text)
    return ", ".join(parts)


def player_line(player: dict[str, Any], say: Say) -> str:
    """A player's numbers and won goods."""
    told = {"hand": player["hand_count"], "deck": player["deck_count"], "points": player["points"]}
    line = f"{name(player, say)}: {say(Message('table-counts', told))}"
    if player["won"]:
        goods = ", ".join(good_text(good, say) for good in player["won"])
        line += f"; {say(Message('table-won', {'goods': goods}))}"
    return line


def hand_lines(view: dict[str, Any], say: Say) -> list[str]:
    """The hands that the seat knows, its own first."""
    lines = []
    for player in sorted(view["table"]["players"], key=lambda each: each["seat"] != view["you"]):
        is_mine = player["seat"] == view["you"]
        if player["hand"] or is_mine:
            other = Message("table-open-hand", {"who": name(player, say)})
            title = say(Message("table-hand") if is_mine else other)
            cards = ", ".join(cards_text(row, say) for row in player["hand"])
            lines.append(f"{title}: {cards or say(Message('table-nothing'))}")
    return lines


def cards_text(row: dict[str, Any], say: Say) -> str:
    """Equal cards in a hand."""
    card = Message("card", {"kind": row["kind"]})
    return say(Message("table-cards", {"card": card, "count": row["count"]}))


def good_text(good: dict[str, Any], say: Say) -> str:
    return say(Message("good", good))


def name(player: dict[str, Any], say: Say) -> str:
    """A player by colour, in that colour."""
    return styled(say(Message("player", {"colour": player["colour"]})), player)


def styled(text: str, player: dict[str, Any]) -> str:
    return f"[{STYLES[player['colour']]}]{text}[/]"
