"""The card of a data set: what it is, how it was made, and how to read it."""

from __future__ import annotations

from typing import Any

import vacancy
from vacancy.bots.net.weights import layout_of
from vacancy.lab.arena.journal import bots_fingerprint

from .rows import Recording

FORMAT = 2
LICENCE = "MIT"


def terms_of(recording: Recording, part: int) -> dict[str, Any]:
    """What must be the same for rows to belong together."""
    game = recording.terms.game
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "seats": len(recording.bots),
        "bots": list(recording.bots),
        "bots_version": bots_fingerprint(game.name),
        "options": {name: str(value) for name, value in recording.terms.options},
        "seed": recording.terms.seed,
        "sight": recording.sight,
        "inputs": recording.features.count,
        "layout": layout_of(recording.features),
        "actions": game.actions,
        "luck": recording.luck and recording.luck.terms(game),
        "matches_in_a_part": part,
        "licence": LICENCE,
    }


def tell_luck(luck: dict[str, Any] | None) -> str:
    """How luck was looked for, in a sentence."""
    if luck is None:
        return "nobody looked for it, so both columns are empty"
    which = "every match" if luck["one_match_in"] == 1 else f"one match in {luck['one_match_in']}"
    return f"{which}, by {luck['samples']} samples of each draw (judge: {luck['judge']})"


CARD = """---
license: {licence_id}
pretty_name: {title}, {seats} seats, every decision
tags: [board-games, reinforcement-learning, imperfect-information]
configs: [{{config_name: default, data_files: "part-*.parquet"}}]
---

# {title}, {seats} seats: every decision of {matches} matches

{rows} decisions in {parts} files. Made by Vacancy {version}, rules version {rules_version}; licence
{licence}. Everything follows from the seed {seed}: the same command makes the same rows.

- Bots: {bots} (version {bots_version}); they move on by a seat from match to match.
- Options: {options}.
- What is seen: `{sight}`, {inputs} inputs; {actions} actions.
- Luck: {luck_told}.

| column | what it is |
|---|---|
| match | the number of the match |
| seed | `vacancy.game("{game}").new({seats}, seed=..., {option_words})` gives its start position |
| decision | the number of the decision in its match |
| mover | the seat that decides |
| bot | who sits there |
| observation | what the seat may know: a bit for each input, the lowest bit of a byte first |
| mask | which actions are legal: a bit for each |
| action | what was played |
| places | the place of each seat in the end, from 1; equal seats share one |
| points | the points of each seat in the end |
| luck | the luck of each seat in what chance brought after this decision and before the next |
| match_luck | the luck of each seat in the whole match, its start included |

Luck is a part of the win: what a seat could expect after chance had spoken, less the mean over what
it could have said, all cards known, as a review of the match tells it. It is 0 on average, whoever
judges and by however few samples (that of the start over all seats), so results without it have the
same mean. Where nobody looked for it, it is null.

`layout.json` says what the inputs mean. Rows of one match belong
together: split by match, not by row.

## Reading it

With Polars:

```python
import polars as pl

rows = pl.scan_parquet("part-*.parquet")
print(rows.group_by("bot").agg(pl.len(), pl.col("action").n_unique()).collect())
```

Results with and without luck, by bot (`pl.scan_parquet` reads no more than it is asked for):

```python
me, places = pl.col("mover"), pl.col("places")
won = (places.arr.get(me) == 1) / places.arr.count_matches(1)
matches = rows.drop_nulls("match_luck").unique(["match", "mover"])
print(
    matches.group_by("bot")
    .agg(won=won.mean(), without_luck=(won - pl.col("match_luck").arr.get(me)).mean(), of=pl.len())
    .collect()
)
```

As tensors of PyTorch, a file at a time:

```python
import numpy as np
import pyarrow.parquet as pq
import torch

table = pq.read_table("part-00000.parquet")


def bits(name, count):
    packed = np.frombuffer(table[name].combine_chunks().buffers()[1], np.uint8)
    flags = np.unpackbits(packed.reshape(len(table), -1), axis=1, bitorder="little")
    return torch.from_numpy(flags[:, :count])


inputs, masks = bits("observation", {inputs}), bits("mask", {actions})
actions = torch.from_numpy(table["action"].to_numpy().copy())
```
"""


def card_of(terms: dict[str, Any], summary: dict[str, Any]) -> str:
    """The card of a data set."""
    options = terms["options"]
    return CARD.format(
        **{
            **terms,
            **summary,
            "title": vacancy.game(terms["game"]).title,
            "version": vacancy.__version__,
            "licence_id": LICENCE.lower(),
            "luck_told": tell_luck(terms["luck"]),
            "bots": ", ".join(terms["bots"]),
            "options": ", ".join(f"{n}={v}" for n, v in options.items()) or "the defaults",
            "option_words": ", ".join(f"{name}={value!r}" for name, value in options.items()),
        }
    ).replace(", )`", ")`")
