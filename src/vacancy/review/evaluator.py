"""What a review judges by: what can come of a position, and of each of some moves in it.

Everything else in a review asks an `Evaluator` and nobody else. With a better one every review is
better, without a change there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from vacancy import __version__
from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.greedy.loop import KNOWN
from vacancy.bots.net.desk import UNIT
from vacancy.bots.net.judge import NET, net_of
from vacancy.bots.net.layers import Layers, Room, room_for
from vacancy.bots.net.policy_bot import look
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import AnyFunction
from vacancy.engine.record import Batch

from .lines.desk import Desk
from .lines.sample import NOBODY, SAMPLE_STATES, sample

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.engine.tuning import Tuning

Shares = npt.NDArray[np.float64]
"""Parts of the win, by sample, move and seat."""
TRIES = 4
"""Without a net: of so many random moves the best-looking one is played at least."""
NARROWEST = 1
"""How wide the net of a game without one is, which nobody asks."""


class Evaluator(Protocol):
    """Samples of what can come of positions."""

    name: str
    edition: str
    """Which one exactly: reviews by another one are made anew."""

    def sample(
        self,
        state: Any,
        moves: Sequence[int],
        seed: int,
        times: int,
        *,
        observer: int = NOBODY,
        twins: int = 1,
    ) -> Shares:
        """What each seat can expect of each of some moves: by sample, move and seat.

        The move NONE leaves things as they are. All moves meet the same worlds and chance: the true
        world; or one that an observer (NONE: a spectator) cannot tell from it, then `state` is what
        the observer knows. So many twins in a row share a world.
        """

    def ideas(self, known: Any) -> dict[int, float]:
        """How likely each legal move is at a first glance of whoever decides."""


class LineEvaluator:
    """Follows lines of play to their cut: with the net of a game, or with its estimate.

    It works on paper of its own: of several threads each has one.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.net = game, net_of(game)
        self.name = "estimate" if self.net is None else "net"
        self.edition = edition_of(game)
        self.states: Batch[Any] = Batch(game.state, SAMPLE_STATES)
        self.desk: Any = Desk()
        self.moves = game.core.room()
        self.run = call_on_desk(game, sample, self.desk, self.states, moves=self.moves)

    def sample(
        self,
        state: Any,
        moves: Sequence[int],
        seed: int,
        times: int,
        *,
        observer: int = NOBODY,
        twins: int = 1,
    ) -> Shares:
        self.lay_out(state)
        for index, move in enumerate(moves):
            self.moves[index] = move
        out = np.empty((times * len(moves), self.game.seats[-1]), np.int32)
        self.run(len(moves), observer, seed & SEED_BITS, times, twins, out)
        return (out[:, : state.seats] / UNIT).reshape(times, len(moves), state.seats)

    def ideas(self, known: Any) -> dict[int, float]:
        legal = self.game.legal(known)
        if self.net is None:
            return dict.fromkeys(legal, 1 / len(legal))
        room = look(self.game, self.net, known, seat_to_move(known))
        return dict(zip(legal, room.chances[: len(legal)].tolist(), strict=True))

    def lay_out(self, state: Any) -> None:
        """Lay a position on the desk."""
        tuning = self.game.tuning.at(state.seats)
        set_desk(self.desk, tuning, tuning.turns * state.seats, has_net=self.net is not None)
        self.states[KNOWN] = state


def call_on_desk(
    game: Game, rule: AnyFunction, desk: Any, states: Batch[Any], **more: Any
) -> Callable[..., Any]:
    """A rule that follows lines on such a desk, with the net of the game or without one."""
    net = net_of(game)
    layers, room = no_net() if net is None else (net, room_for(game, net))
    paper = {"actions": game.core.room(), "beat": game.beat(), "net": layers, "room": room}
    return game.core.call(rule, desk=desk, states=states, **paper, **more)


def set_desk(desk: Any, tuning: Tuning, turns: int, *, has_net: bool) -> None:
    """Lines are so long, and played as a game is tuned."""
    desk.has_net, desk.turns = has_net, turns
    desk.tries, desk.scale, desk.leader = max(tuning.tries, TRIES), tuning.scale, tuning.leader


@cache
def edition_of(game: Game) -> str:
    """Which net, or which estimate."""
    if net_of(game) is None:
        return f"estimate {__version__}"
    return f"net {hashlib.sha256((game.folder / NET).read_bytes()).hexdigest()[:12]}"


def no_net() -> tuple[Layers, Room]:
    """The smallest net there can be, and its paper, to hand over where there is none."""
    widths: dict[str, Any] = {"inputs": np.int16, "active": np.int16}
    widths |= dict.fromkeys(("chances", "shares"), np.float64)
    grids = ("w1", "w2", "policy", "share", "points", "sources")
    layers = Layers(**{
        name: np.zeros((NARROWEST,) * (1 + (name in grids)), np.float32) for name in Layers._fields
    })  # fmt: skip
    room = Room(**{
        name: np.zeros(NARROWEST, widths.get(name, np.float32)) for name in Room._fields
    })  # fmt: skip
    return layers, room
