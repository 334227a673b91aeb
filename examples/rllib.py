"""Learn all seats of Overbooking by self-play with RLlib's PPO, through PettingZoo.

    pip install "vacancy[pettingzoo]" "ray[rllib]" torch
    python examples/rllib.py --iterations 20

RLlib's own module for masks wants floats under names of its own; `Tables` gives them. One policy
sits at all seats, whose inputs are relative to whoever decides.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from vacancy.rl.pettingzoo import env

NAMES = {"observation": "observations", "action_mask": "action_mask"}


class Tables(PettingZooEnv):
    """A table as RLlib's module for masks wants it."""

    def __init__(self, settings: dict[str, Any]) -> None:
        table = env("overbooking", settings.get("seats", 2))
        super().__init__(table)
        space = Dict({
            NAMES[name]: Box(0.0, 1.0, box.shape, np.float32)
            for name, box in table.observation_space(table.possible_agents[0]).items()
        })  # fmt: skip
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.observation_space = Dict(self.observation_spaces)

    def reset(self, **given: Any) -> Any:
        """A new match."""
        seen, told = super().reset(**given)
        return as_floats(seen), told

    def step(self, action: Any) -> Any:
        """Play, and show the table to whoever is next."""
        seen, *rest = super().step(action)
        return as_floats(seen), *rest


def as_floats(seen: dict[str, Any]) -> dict[str, Any]:
    """What agents see, under RLlib's names."""
    return {
        agent: {NAMES[name]: array.astype(np.float32) for name, array in each.items()}
        for agent, each in seen.items()
    }


def main() -> None:
    """Learn, and tell how it goes."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--iterations", type=int, default=20)
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--batch", type=int, default=4000, help="decisions of an iteration")
    reader.add_argument(
        "--runners", type=int, default=0, help="processes that play; 0 for this one"
    )
    given = reader.parse_args()
    config = (
        PPOConfig()
        .environment(Tables, env_config={"seats": given.seats})
        .env_runners(num_env_runners=given.runners)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=given.batch, minibatch_size=min(500, given.batch))
    )
    algorithm = config.build_algo()
    for number in range(given.iterations):
        told = algorithm.train()
        length = told["env_runners"]["episode_len_mean"]
        entropy = told["learners"]["all"]["entropy"]
        print(f"iteration {number + 1}: {length:.0f} decisions a match, entropy {entropy:.2f}")
    algorithm.stop()


if __name__ == "__main__":
    main()
