"""Learn a seat of Overbooking by the maskable PPO of Stable-Baselines3.

    pip install "vacancy[gymnasium]" sb3-contrib
    python examples/sb3.py --steps 200000

The environment is Gymnasium's with one learner and a rival at the other seats; which actions are
legal it tells by `action_masks()`, as sb3-contrib asks for it.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import vacancy.rl.gymnasium  # noqa: F401  # registers the games

GAME = "vacancy/overbooking-v1"


def main() -> None:
    """Learn, and tell how much is won before and after."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    reader.add_argument("--rival", default="random", help="random, greedy, bookkeeper, net ...")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--matches", type=int, default=100, help="to judge by")
    given = reader.parse_args()
    seat = gymnasium.make(GAME, seats=given.seats, rivals=given.rival).unwrapped
    policy = {"net_arch": [256, 128]}
    model = MaskablePPO("MlpPolicy", seat, n_steps=1024, policy_kwargs=policy, seed=1)
    for moment in ("before", "after"):
        if moment == "after":
            model.learn(given.steps)
        reward, spread = evaluate_policy(model, seat, n_eval_episodes=given.matches, warn=False)
        sure = 2 * spread / np.sqrt(given.matches)
        print(f"{moment}: {reward:+.2f} a match (+-{sure:.2f}), from -1 for a loss to 1 for a win")


if __name__ == "__main__":
    main()
