"""A seat at a table as an environment of Gymnasium, alone or many at once. Wants `gymnasium`.

Others play the other seats: `random`, `greedy`, `net`, an outsider, or a file with a net. Importing
this registers every game:

>>> import gymnasium
>>> import vacancy.rl.gymnasium
>>> seat = gymnasium.make("vacancy/overbooking-v1", seats=3, rivals="random")
>>> seen, told = seat.reset(seed=1)
>>> seen.shape, int(told["action_mask"].sum())
((1770,), 54)
>>> tables = gymnasium.make_vec("vacancy/overbooking-v1", num_envs=64, rivals="random")
>>> seen, told = tables.reset(seed=1)
>>> seen.shape, told["action_mask"].shape
((64, 1770), (64, 230))

Legal actions are flags in `info["action_mask"]`, and by `action_masks()` as Stable-Baselines3 asks
for them. An illegal action loses the match at once, or with `illegal="raise"` it is refused with
`IllegalMove` and its reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from vacancy.engine.record import NONE
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.rl.batch import Batch
from vacancy.rl.rendering import ANSI, draw

if TYPE_CHECKING:
    from vacancy.engine.features import Block
    from vacancy.engine.game import Game
    from vacancy.rl.rivals import Name

Seen = npt.NDArray[np.int8]
Told = dict[str, Any]
ILLEGAL = ("lose", "raise")
LOST = -1.0


def open_batch(
    game: Game | str, tables: int, seats: int | None, rivals: Any, settings: Mapping[str, Any]
) -> Batch:
    """Tables with rivals; the smallest size of table if none is asked for."""
    game = game_of(game) if isinstance(game, str) else game
    seats = game.seats[0] if seats is None else seats
    return Batch(game, tables=tables, seats=seats, rivals=rivals, restarts=False, **settings)


def check(illegal: str, options: Mapping[str, Any] | None = None) -> str:
    """Refuse in words what no environment here knows."""
    if illegal not in ILLEGAL:
        raise ValueError(f"what is illegal can {' or '.join(ILLEGAL)}, not {illegal!r}")
    if options:
        raise ValueError(
            f"reset takes no options, and was given {', '.join(options)}: options of the game are"
            " given when the environment is made"
        )
    return illegal


class SeatEnv(gym.Env[Seen, np.int64]):
    """One table and a learner, who has the next seat from match to match or always the same one."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium declares it
        "render_modes": [ANSI],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        *,
        seat: int | None = None,
        rivals: str | Path = "random",
        illegal: str = "lose",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`settings` are those of `Batch`: options, sight, reward."""
        self.batch = open_batch(game, 1, seats, rivals, settings)
        if seat is not None and not 0 <= seat < self.batch.seats:
            raise ValueError(f"there is no seat {seat}: they go from 0 to {self.batch.seats - 1}")
        self.illegal, self.seat, self.render_mode = check(illegal), seat, render_mode
        self.observation_space = Box(0, 1, (self.batch.features.count,), np.int8)
        self.action_space = Discrete(self.batch.game.actions)
        self.matches = 0

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What the inputs mean."""
        return self.batch.blocks

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Told]:
        """A new match."""
        super().reset(seed=seed)
        check(self.illegal, options)
        if seed is not None:
            self.matches = 0
        assert self.batch.seating is not None
        seat = self.matches % self.batch.seats if self.seat is None else self.seat
        self.batch.seating.sit([seat])
        self.matches += 1
        self.batch.begin(int(self.np_random.integers(2**63)))
        return self.seen(), self.told()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Told]:
        """Play, and let the others play until the learner decides again or the match is over."""
        batch = self.batch
        batch.read(np.array([action]))  # which refuses what is no whole number
        if self.illegal == "lose" and self.is_illegal(action):
            why = batch.game.why_not(batch.position(0), int(action))
            return self.seen(), LOST, True, False, {**self.told(), "illegal": str(why and why.id)}
        seat = int(batch.lookers[0])
        batch.step(np.array([action]))
        is_over = bool(batch.ends[0])
        return self.seen(), float(batch.rewards[0, seat]), is_over, False, self.told()

    def is_illegal(self, action: np.int64) -> bool:
        """Whether the learner may not play this."""
        is_action = 0 <= action < self.batch.game.actions
        return self.batch.movers[0] != NONE and not (is_action and self.batch.masks[0, action])

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal."""
        mask: npt.NDArray[np.bool_] = self.batch.masks[0].copy()
        return mask

    def seen(self) -> Seen:
        """What the learner sees."""
        seen: Seen = self.batch.observations[0].astype(np.int8)
        return seen

    def told(self) -> Told:
        return {"action_mask": self.batch.masks[0].astype(np.int8)}

    def render(self) -> Any:
        """The table as the learner sees it, as text."""
        return draw(self.batch) if self.render_mode == ANSI else None


class TablesEnv(VectorEnv[Seen, npt.NDArray[np.int64], Any]):
    """Many tables at once: one call of compiled code a step.

    A table whose match has ended begins the next one in the same step; how it ended is in
    `final_obs`. Or, with `autoreset_mode="NextStep"`, in the next step, whose action is ignored.
    """

    def __init__(
        self,
        num_envs: int,
        game: Game | str,
        seats: int | None = None,
        *,
        rivals: str | Path | Sequence[Name] = "random",
        illegal: str = "lose",
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        **settings: Any,
    ) -> None:
        """`settings` are those of `Batch`: options, sight, reward, threads."""
        self.batch = open_batch(game, num_envs, seats, rivals, settings)
        self.illegal, self.num_envs = check(illegal), num_envs
        self.mode = AutoresetMode(autoreset_mode)
        if self.mode == AutoresetMode.DISABLED:
            raise ValueError("these tables begin anew by themselves: SameStep or NextStep")
        self.metadata = {"autoreset_mode": self.mode}
        self.single_observation_space = Box(0, 1, (self.batch.features.count,), np.int8)
        self.single_action_space = Discrete(self.batch.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = np.arange(num_envs)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What the inputs mean."""
        return self.batch.blocks

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Told]:
        """New matches at all tables."""
        super().reset(seed=seed)
        check(self.illegal, options)
        self.batch.begin(int(self.np_random.integers(2**63)))
        return self.seen(), self.told()

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Seen, Any, Any, Any, Told]:
        """Play at all tables."""
        batch, is_new = self.batch, self.batch.movers == NONE
        actions = batch.read(actions)
        if is_new.any():  # their matches ended in the last step
            batch.restart()
        lost = self.find_lost(actions) & ~is_new
        seats = batch.lookers.copy()
        batch.step(np.where(lost | is_new, NONE, actions))
        rewards, ends = batch.rewards[self.rows, seats], batch.ends | lost
        rewards[lost] = LOST
        more = self.finals(ends)
        batch.leave(lost)
        if ends.any() and self.mode == AutoresetMode.SAME_STEP:
            batch.restart()
        return self.seen(), rewards, ends, np.zeros_like(ends), {**self.told(), **more}

    def find_lost(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Where an action is illegal that loses the match."""
        batch = self.batch
        if self.illegal == "raise":
            return np.zeros(self.num_envs, bool)
        is_action = (actions >= 0) & (actions < batch.game.actions)
        is_legal = batch.masks[self.rows, np.where(is_action, actions, 0)] & is_action
        return ~is_legal

    def finals(self, ends: npt.NDArray[np.bool_]) -> Told:
        """How matches that have ended look to the learner."""
        if not ends.any() or self.mode != AutoresetMode.SAME_STEP:
            return {}
        final = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(ends):
            final[table] = self.batch.observations[table].astype(np.int8)
        return {"final_obs": final, "_final_obs": ends.copy()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal at each table."""
        masks: npt.NDArray[np.bool_] = self.batch.masks.copy()
        return masks

    def seen(self) -> Seen:
        """What the learners see."""
        seen: Seen = self.batch.observations.astype(np.int8)
        return seen

    def told(self) -> Told:
        return {"action_mask": self.batch.masks.astype(np.int8)}


def register_games() -> None:
    """Have `gymnasium.make("vacancy/overbooking-v1")` work, for every game there is."""
    for name in NAMES:
        gym.register(
            f"vacancy/{name}-v{game_of(name).rules_version}",
            entry_point="vacancy.rl.gymnasium:SeatEnv",
            vector_entry_point="vacancy.rl.gymnasium:TablesEnv",
            kwargs={"game": name},
        )


register_games()
