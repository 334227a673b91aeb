"""Apartament: trucks, a furniture factory and hotels to furnish, for two to four players.

Read in this order: `rules.md` (the numbered rules), `layout.py` (what lies on the table),
`rules/turn.py` (how a turn goes), then the chapter you care about.
"""

from vacancy.engine.game import Game, Rules
from vacancy.engine.options import Choice, Effect
from vacancy.engine.tuning import Thought, Tuning

from . import terminal, view, words
from .aims import AIMS
from .components import DATA, DECISION_LIMIT
from .counted import COUNTED
from .dials import DIALS
from .estimate import estimate
from .features import FEATURES
from .layout import Beat, Edition, SeatCoins, State
from .moves import ACTIONS, LEGAL_LIMIT
from .outsiders import OUTSIDERS
from .rules import guessing, scoring, turn
from .setup import begin

GAME = Game(
    name="apartament",
    title="Apartament",
    designer=DATA["designer"],
    minutes=DATA["minutes"],
    seats=range(2, 5),  # APT-2.1
    rules_version=1,
    rule_prefix="APT",
    options=(
        Choice(
            "edition", tuple(each.name.lower() for each in Edition), "printed", is_late=True
        ),  # APT-3.11
        Choice(
            "seat_coins",
            tuple(each.name.lower() for each in SeatCoins),
            "none",
            Effect("edition", "printed", seats=2, rule="APT-3.11"),
        ),  # APT-3.10
    ),
    state=State,
    beat=Beat,
    actions=ACTIONS,
    legal_limit=LEGAL_LIMIT,
    decision_limit=DECISION_LIMIT,
    rules=Rules(
        begin=begin,
        list_legal=turn.list_legal,
        why_not=turn.why_not,
        apply=turn.apply,
        step=turn.step,
        score=scoring.score,
        tie_break=scoring.tie_break,
        redraw=guessing.redraw,
        chapter=scoring.chapter,
        estimate=estimate,
    ),
    view_of=view,
    words=words,
    terminal=terminal,
    colours=tuple(DATA["colours"]),
    counted=COUNTED,
    features=FEATURES,
    outsiders=OUTSIDERS,
    tuning=Tuning(
        chapters=4,
        exploration=2500,
        tries=3,
        scale=60,
        iterations=6_000,
        thoughts=(
            Thought(100, 2.0),
            Thought(100, 0.8),
            Thought(300, 0.3),
            Thought(1_000),
            Thought(12_000),
        ),
        seconds=0.7,
        turns=4,
    ),
    aims=AIMS,
    dials=DIALS,
    package=__name__,
)
