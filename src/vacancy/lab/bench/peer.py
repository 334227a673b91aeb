"""OpenSpiel's hearts, to measure against: a card game of four with hidden hands, in C++.

Each match starts from one deal without passing: 52 decisions, and no chance after it.
"""

from __future__ import annotations

import random
from typing import Any

DECISIONS = 52
ROLLOUTS = 64
"""In one go from Python, so that the call costs next to nothing."""
ITERATIONS = 1000
"""Of one search."""


class Hearts:
    """Random hearts by OpenSpiel, in three ways; raises `ImportError` where it is missing."""

    def __init__(self) -> None:
        import pyspiel

        self.pyspiel = pyspiel
        self.game = pyspiel.load_game("hearts")
        self.dealt = deal(self.game)
        self.bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
        self.search = pyspiel.MCTSBot(
            self.game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 1.0, 1, 1, False, 1, False
        )
        self.begun = self.dealt.clone()
        self.begun.apply_action(self.begun.legal_actions()[0])  # the one legal lead
        self.guesser = pyspiel.ISMCTSBot(
            1,
            pyspiel.RandomRolloutEvaluator(1, 1),
            1.0,
            ITERATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )

    def play_bots(self, games: int) -> int:
        """Four random bots by C++'s `EvaluateBots`; returns the number of decisions."""
        for seed in range(games):
            self.pyspiel.evaluate_bots(self.dealt.clone(), self.bots, seed)
        return DECISIONS * games

    def roll_out(self, games: int) -> int:
        """The rollouts by which C++'s search of one simulation values the dealt position."""
        times = -(-games // ROLLOUTS)
        for _ in range(times):
            self.search.step(self.dealt)
        return DECISIONS * ROLLOUTS * times

    def guess(self, times: int) -> int:
        """Iterations of C++'s search in guessed worlds, one rollout each, after the first card."""
        for _ in range(-(-times // ITERATIONS)):
            self.guesser.step(self.begun)
        return ITERATIONS * -(-times // ITERATIONS)

    def step(self, games: int) -> int:
        """Whole games from Python: the deal, then legal actions, a choice, the action.

        Passing adds decisions, so they are counted.
        """
        chance, decisions = random.Random(1).random, 0
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(actions[int(chance() * len(actions))])
        return decisions

    def look(self, games: int) -> int:
        """Whole games from Python as learners play them: inputs and mask before each action."""
        chance, decisions = random.Random(1).random, 0
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    state.information_state_tensor()
                    state.legal_actions_mask()
                    decisions += 1
                state.apply_action(actions[int(chance() * len(actions))])
        return decisions

    def step_dealt(self, games: int) -> int:
        """The same from a position that is dealt already."""
        chance = random.Random(1).random
        for _ in range(games):
            state = self.dealt.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
        return DECISIONS * games


def deal(game: Any) -> Any:
    """A dealt position; the first chance event is the direction of passing, and 0 is none."""
    state = game.new_initial_state()
    state.apply_action(0)
    chance = random.Random(1)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state
