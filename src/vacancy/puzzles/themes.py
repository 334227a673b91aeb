"""What a puzzle is about, for lists to be sorted by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from vacancy.engine.decisions import top

if TYPE_CHECKING:
    from vacancy.engine.game import Game

LONG = 6
"""So many decisions of its own make a turn a long one."""
MOST = 4


def task_of(game: Game, state: Any) -> str:
    """The decision that is put in a position, as the texts of its game call it (`decision-...`)."""
    stack: Any = game.state.fields["stack"]
    name: str = stack.item.fields["task"].names[top(state).task]
    return name.replace("_", "-")


def themes_of(game: Game, state: Any, line: Iterable[int]) -> list[str]:
    """Which decisions a solution asks for, the first one first, and what else there is to it."""
    seat, state = game.to_move(state), state.copy()
    tasks: list[str] = []
    own = 0
    for action in line:
        if game.to_move(state) == seat and len(game.legal(state)) > 1:
            own += 1
            if (task := task_of(game, state)) not in tasks:
                tasks.append(task)
        game.play(state, action)
    return [*tasks[:MOST], *(["long"] if own >= LONG else [])]
