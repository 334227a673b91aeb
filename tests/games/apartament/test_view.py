"""What a board is given to draw: one layout of every hold and area that is there to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import vacancy
from tests.games.apartament.playing import walk
from tests.rules import rule
from vacancy.engine.words import LANGUAGES, Message
from vacancy.games.apartament.layout import AREA_NAMES, COLOUR_NAMES, PLACE_NAMES, UPGRADE_NAMES
from vacancy.games.apartament.packing import rotations

GAME = vacancy.game("apartament").uncompiled
SHOWN_EVERY = 7


def stores(table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every hold and area on the table."""
    for player in table["players"]:
        yield {"crates": [], **player["hold"]}
        yield from ({"crates": [], **area} for area in player["areas"])


def at_corner(cells: list[list[int]]) -> tuple[tuple[int, int], ...]:
    """The same form at the corner of the grid."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


@rule("APT-7.2", "APT-7.5", "APT-7.6")
@pytest.mark.parametrize("policy", ["builder", "random"])
def test_every_piece_lies_somewhere_in_a_form_of_its_shape(policy: str) -> None:
    for number, (state, _) in enumerate(walk(GAME, 3, policy, seed=5)):
        if number % SHOWN_EVERY:
            continue
        table = GAME.view(state, None)["table"]
        shapes = {
            name: rotations(tuple(map(tuple, cells))) for name, cells in table["shapes"].items()
        }
        for store in stores(table):
            covered = [cell for item in store["items"] for cell in item["cells"]] + store["crates"]
            assert all(cell in store["cells"] for cell in covered)
            assert len(covered) == len({tuple(cell) for cell in covered})
            for item in store["items"]:
                assert at_corner(item["cells"]) in shapes[item["shape"]]


PROMPTS = ("turn", "moved", "home", "stranded", "go-on", "unloading", "vignette")
OWNED = ("yes", "no")
PLAIN = (
    "map", "home", "parts", "mine", "yours", "back", "vignette", "renew", "trucks",
    "empty-slot", "in-hold", "crate", "upgrades", "place-none",
    "no-place", "turn", "put-back", "pack",
)  # fmt: skip
BOARD: dict[str, list[dict[str, Any]]] = {
    "town": [{"place": place} for place in PLACE_NAMES],
    "town-told": [
        {"place": "green", "count": count, "pawn": pawn} for count in (0, 1, 5) for pawn in OWNED
    ],
    "stock": [{"place": place} for place in PLACE_NAMES],
    "next-town": [{"place": place} for place in PLACE_NAMES],
    "hold": [{"who": "Ala", "free": count} for count in range(7)],
    "thing": [{"piece": "x", "area": "y", "locked": locked} for locked in OWNED],
    "room-points": [{"area": area, "points": 12} for area in AREA_NAMES],
    "room-scored": [{"area": area} for area in AREA_NAMES],
    "coins": [{"count": count} for count in (0, 1, 3, 5)],
    "prestige": [{"count": count} for count in (0, 1, 3, 5)],
    "stars": [{"count": count} for count in (0, 1, 3, 5)],
    "upgrade": [
        {"upgrade": name, "price": 3, "owned": owned} for name in UPGRADE_NAMES for owned in OWNED
    ],
    "free": [{"free": count} for count in range(7)],
    "star-next": [{"price": 8}],
    "completed": [
        {"colour": colour, "count": 2, "urgent": urgent}
        for colour in COLOUR_NAMES
        for urgent in OWNED
    ],
    "room-needs": [{"area": area, "missing": "x"} for area in AREA_NAMES],
    "score": [{"area": area, "points": 12} for area in AREA_NAMES],
    "gain": [{"points": 4}],
    "another-way": [{"count": 4}],
    "last-turns": [{"turns": count} for count in range(6)],
    "mini": [
        {"coins": count, "prestige": count, "rooms": count, "crates": count, "pieces": count}
        for count in (0, 1, 3, 5)
    ],
    "held": [{"piece": "x"}],
    "rearrange": [{"piece": "x", "area": "y"}],
    "place-at": [{"row": 1, "column": 2}],
    **{name: [{}] for name in PLAIN},
}
"""What the board says of its own accord, with the arguments it gives."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_words_for_all_it_shows(language: str) -> None:
    speaker = GAME.speaker(language)
    for name, examples in BOARD.items():
        for args in examples:
            assert speaker.say(Message(f"board-{name}", args))


TELLS: dict[str, list[dict[str, Any]]] = {
    "order": [
        {"colour": colour, "crates": count} for colour in COLOUR_NAMES for count in (1, 2, 4)
    ],
    "piece": [{"kind": kind, "size": 2} for kind in ("bed", "bath")],
    "star": [{"reach": 1}],
    "place": [{"place": place} for place in ("base", "town")],
    "upgrade": [{"upgrade": name} for name in UPGRADE_NAMES],
    **{name: [{}] for name in (
        "urgent", "completed", "completed-urgent", "factory", "room", "vignette",
    )},
}  # fmt: skip
"""What pieces tell of themselves."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_tells_what_it_does(language: str) -> None:
    speaker = GAME.speaker(language)
    for name, examples in TELLS.items():
        sentences = {speaker.say(Message(f"tell-{name}", args)) for args in examples}
        assert all(sentences)
        assert len(sentences) == len(examples)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_is_explained_to_a_newcomer(language: str) -> None:
    speaker = GAME.speaker(language)
    for name in PROMPTS:
        told = {"orders": "yes", "stock": "yes", "cargo": "both", "can-close": "yes"}
        assert speaker.say(Message(f"learn-prompt-{name}", told))
    assert speaker.say(Message("learn-goal"))
    for state, _ in walk(GAME, 2, "builder", seed=2):
        prompt = GAME.view(state, None)["prompt"]
        assert prompt is None or prompt["id"].removeprefix("prompt-") in PROMPTS
