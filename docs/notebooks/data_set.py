# %% [markdown]
# # A data set of decisions
#
# `vacancy dataset overbooking --games 100 --bots greedy,bookkeeper --luck 8 --out set` makes this from the command
# line; it goes on where it was stopped.

# %%
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pyarrow.compute as pc
import pyarrow.parquet as pq

import vacancy
from vacancy.lab.dataset.folder import Folder
from vacancy.lab.dataset.luck import Sampling
from vacancy.lab.dataset.rows import Recording
from vacancy.lab.terms import Terms
from vacancy.lab.work.workers import ThisProcess

game = vacancy.game("overbooking")
place = TemporaryDirectory()
recording = Recording(Terms.of(game, 1), ("greedy", "bookkeeper"), luck=Sampling(8))
folder = Folder(Path(place.name), recording)
made = sum(folder.make(100, ThisProcess()))
sorted(path.name for path in folder.path.iterdir())

# %%
rows = pq.read_table(folder.path / "part-00000.parquet")
print(f"{made} matches, {rows.num_rows} decisions")
print(rows.schema.to_string(show_field_metadata=False, show_schema_metadata=False))

# %% [markdown]
# Who chose what: how many different actions each bot has played, and how often each came first.

# %%
for bot in ("greedy", "bookkeeper"):
    part = rows.filter(pc.field("bot") == bot)
    places = np.array(part["places"].to_pylist())
    first = places[np.arange(len(places)), part["mover"].to_numpy()] == 1
    print(
        f"{bot}: {len(pc.unique(part['action']))} actions, {first.mean():.0%} of decisions by a winner"
    )

# %% [markdown]
# What chance gave to a seat or took from it, as a review reckons it by eight samples of each draw: results without it have
# the same mean.

# %%
whole = rows.filter(pc.equal(rows["decision"], 0))
places, luck = (np.array(whole[name].to_pylist()) for name in ("places", "match_luck"))
won = (places == 1) / (places == 1).sum(axis=1, keepdims=True)
seat = np.where(np.array(whole["bot"]) == "greedy", whole["mover"], 1 - whole["mover"].to_numpy())
mine = np.arange(len(whole)), seat
for name, shares in (("with luck", won[mine]), ("without", (won - luck)[mine])):
    print(f"greedy, {name}: {shares.mean():.2f} of the win, spread {shares.std():.2f}")

# %% [markdown]
# Inputs and masks are packed bits; like this they become arrays for a learner.


# %%
def bits(name: str, count: int) -> np.ndarray:
    packed = np.frombuffer(rows[name].combine_chunks().buffers()[1], np.uint8)
    return np.unpackbits(packed.reshape(len(rows), -1), axis=1, bitorder="little")[:, :count]


inputs, masks = bits("observation", 1770), bits("mask", game.actions)
actions = rows["action"].to_numpy()
inputs.shape, bool(masks[np.arange(len(rows)), actions].all())

# %%
place.cleanup()
