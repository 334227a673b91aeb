"""A table as an environment of PettingZoo: agents take turns (AEC). Wants the extra `pettingzoo`.

>>> from vacancy.rl.pettingzoo import env
>>> table = env("overbooking", seats=3)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     seen, reward, is_over, is_cut, told = table.last()
...     table.step(None if is_over else int(seen["action_mask"].argmax()))
>>> table.agents
[]

An agent sees a dict of `observation`, inputs of 0 and 1 that `blocks` tells the meaning of, and
`action_mask`; with `mask_in="info"` it sees the inputs alone, and the mask is in `infos`. What is
illegal ends the match in `env`, as PettingZoo has it, with a penalty for
whoever did it; `raw_env` refuses it with `IllegalMove` and its reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from vacancy.rl.batch import Batch
from vacancy.rl.rendering import ANSI, draw

if TYPE_CHECKING:
    from vacancy.engine.features import Block
    from vacancy.engine.game import Game

PENALTY = -1
PLACES = ("observation", "info")


def env(game: Game | str, seats: int, **settings: Any) -> AECEnv[str, Any, int]:
    """A table, with wrappers that see to illegal actions and to the order of calls."""
    table = raw_env(game, seats, **settings)
    ended = wrappers.TerminateIllegalWrapper(table, illegal_reward=PENALTY)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


class raw_env(AECEnv[str, Any, int]):  # noqa: N801  # PettingZoo's name for it
    """The table itself."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: Game | str,
        seats: int,
        *,
        options: Mapping[str, Any] | None = None,
        sight: str = "features",
        reward: str = "win",
        mask_in: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        """A table with options of the game; sight and reward are those of `Batch`."""
        super().__init__()
        if mask_in not in PLACES:
            raise ValueError(f"a mask can be in {' or in '.join(PLACES)}, not in {mask_in!r}")
        self.batch = Batch(
            game, tables=1, seats=seats, options=options, sight=sight, reward=reward, restarts=False
        )
        self.game, self.mask_in, self.render_mode = self.batch.game, mask_in, render_mode
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.rules_version}",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.chance = np.random.default_rng()
        self.nothing = np.zeros(self.game.actions, np.int8)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.make_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.game.actions) for agent in self.possible_agents}

    def make_space(self) -> Any:
        """The space of what an agent sees."""
        inputs = Box(0, 1, (self.batch.features.count,), np.int8)
        if self.mask_in == "info":
            return inputs
        return Dict({"observation": inputs, "action_mask": Box(0, 1, self.nothing.shape, np.int8)})

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What the inputs mean."""
        return self.batch.blocks

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; options of the game are given once, to the table."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.batch.begin(int(self.chance.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.go_to_mover()

    def go_to_mover(self) -> None:
        """It is somebody's turn."""
        self.agent_selection = self.possible_agents[self.batch.movers[0]]
        if self.mask_in == "info":
            mask = self.batch.masks[0].astype(np.int8)
            self.infos[self.agent_selection] = {"action_mask": mask}

    def observe(self, agent: str) -> Any:
        """What an agent sees; only whoever decides has actions."""
        batch, seat = self.batch, self.seat_of[agent]
        is_mover = seat == batch.movers[0]
        seen = batch.observations if is_mover else batch.observe(seat)
        inputs = seen[0].astype(np.int8)
        if self.mask_in == "info":
            return inputs
        mask = batch.masks[0].astype(np.int8) if is_mover else self.nothing.copy()
        return {"observation": inputs, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play for the agent whose turn it is; None after the end of the match."""
        if not hasattr(self, "agent_selection"):
            raise RuntimeError("nobody moves before `reset` has laid out a match")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.batch.step(np.array([action]))
        self._cumulative_rewards[agent] = 0.0
        if self.batch.ends[0]:
            self.end()
        else:
            self.go_to_mover()

    def end(self) -> None:
        """Give everybody their reward."""
        self.rewards = dict(zip(self.agents, self.batch.rewards[0].tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as whoever decides sees it, as text."""
        return draw(self.batch) if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is held."""
