# %% [markdown]
# # What would happen if ...
#
# A value of a game is changed, and matches are played before and after. `vacancy balance --compare` writes a whole report of
# this kind; here are its parts. A variant is compiled once, which takes some seconds; these few matches do without.

# %%
from collections import Counter

import vacancy
from vacancy.engine.variants import vary
from vacancy.lab.plots import histogram, standalone
from vacancy.lab.simulate.simulation import simulate, summarise

game = vacancy.game("overbooking").uncompiled
poor = vary(game, {"kinds": {"monk": {"coins": 1}, "merchants": {"coins": 1}}})
poor.changes

# %% [markdown]
# Bots take turns at the seats. `summarise` tells shares of wins with their intervals.

# %%
before, after = (list(simulate(each, 2, ["random"], games=60)) for each in (game, poor))
for played in (before, after):
    summary = summarise(played)
    scores, first = summary.bots[0].scores, summary.turns[0].wins
    print(f"{summary.games} matches: {scores.mean:.1f} points on average,", end=" ")
    print(f"whoever begins wins {first.value:.0%} ({first.low:.0%} to {first.high:.0%})")


# %% [markdown]
# The plots of the house are SVG without colours of their own; `standalone` gives them some. Bars: as printed; outline: the
# variant.


# %%
class Drawn:
    """What Jupyter shows as a picture."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_html_(self) -> str:
        return self.svg


points = [
    Counter(score for part in played for row in part.scores.tolist() for score in row)
    for played in (before, after)
]
Drawn(standalone(histogram(points[0], "Points of all seats", points[1])))
