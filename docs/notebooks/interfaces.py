# %% [markdown]
# # The interfaces of others
#
# `pip install "vacancy[pettingzoo,gymnasium,openspiel]"`

# %% [markdown]
# ## PettingZoo

# %%
from vacancy.rl.pettingzoo import env

table = env("pan_tu_nie_stal", seats=3)
table.reset(seed=1)
decisions = 0
for agent in table.agent_iter():
    seen, reward, is_over, is_cut, told = table.last()
    table.step(None if is_over else int(seen["action_mask"].argmax()))
    decisions += not is_over
    if is_over:
        print(agent, reward)
decisions

# %% [markdown]
# ## Gymnasium
#
# One learner and rivals who play within the step; `make_vec` has many such tables at once.

# %%
import gymnasium
import numpy as np

import vacancy.rl.gymnasium

seats = gymnasium.make_vec("vacancy/overbooking-v1", num_envs=64, seats=2, rivals="random")
seen, told = seats.reset(seed=1)
won = 0.0
for _ in range(60):
    seen, rewards, ends, cuts, told = seats.step(told["action_mask"].argmax(axis=1))
    won += rewards.sum()
seen.shape, float(won)

# %% [markdown]
# ## OpenSpiel
#
# With few `deals` the tree can be walked; here its own search plays a few moves of a match of the usual kind.

# %%
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import vacancy.rl.openspiel

state = pyspiel.load_game("vacancy_overbooking(seats=2)").new_initial_state()
while state.is_chance_node():
    state.apply_action(3)
bot = ismcts.ISMCTSBot(
    game=state.get_game(),
    evaluator=mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1)),
    uct_c=1.0,
    max_simulations=20,
    random_state=np.random.RandomState(1),
)
for _ in range(3):
    action = bot.step(state)
    print(state.current_player(), state.action_to_string(action))
    state.apply_action(action)
