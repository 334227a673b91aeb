# %% [markdown]
# # Many tables at once
#
# A thousand tables step by one call. Arrays have a row for each table.

# %%
import numpy as np

from vacancy.rl import Batch, rivals_of

batch = Batch("overbooking", tables=1000, seats=2)
batch.begin(seed=7)
batch.observations.shape, batch.masks.shape, batch.movers[:10].tolist()

# %% [markdown]
# What the inputs mean is laid out in blocks, and so is what a table's next mover sees.

# %%
for block in batch.blocks[:6]:
    print(f"{block.first:5} +{block.count:<4}{block.name:12}{block.meaning}")

# %%
table, on = 0, np.flatnonzero(batch.observations[0])
for block in batch.blocks:
    inside = on[(on >= block.first) & (on < block.first + block.count)] - block.first
    if len(inside):
        print(f"{block.name}: {inside.tolist()}")

# %% [markdown]
# A policy is anything that makes a row of actions out of these arrays. This one is random; matches that end begin anew.

# %%
chance, matches, decisions = np.random.default_rng(1), 0, 0
for _ in range(200):
    actions = (batch.masks * (1 + chance.random(batch.masks.shape))).argmax(axis=1)
    batch.step(actions)
    matches += int(batch.ends.sum())
    decisions += batch.tables
matches, decisions

# %% [markdown]
# ## Against somebody
#
# Rivals play within the compiled loop: then only the learner's decisions are seen.

# %%
rivals_of(batch.game)

# %%
tables = Batch("overbooking", tables=400, seats=2, rivals="greedy", restarts=False)
tables.begin(seed=1)
seats, won = tables.movers.copy(), np.zeros(400)
while (tables.movers >= 0).any():
    tables.step(tables.pick(seed=int(tables.begun.sum())))
    won += tables.rewards[np.arange(400), seats]
print(f"a random player wins {(won.mean() + 1) / 2:.1%} from greedy")

# %% [markdown]
# ## What is refused
#
# An illegal action is refused with its table and the reason, before anything is played anywhere.

# %%
wrong = batch.masks.argmax(axis=1)
wrong[3] = batch.masks[3].argmin()
try:
    batch.step(wrong)
except Exception as refusal:
    print(type(refusal).__name__, refusal)
