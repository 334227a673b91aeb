"""Overbooking: an inn with too many guests, for two to four players.

Read in this order: `rules.md` (the numbered rules), `layout.py` (what lies on the table),
`rules/turn.py` (how a turn goes), then the chapter you care about.
"""

from vacancy.engine.game import Game, Rules
from vacancy.engine.options import Choice, SeatChoice
from vacancy.engine.tuning import Thought, Tuning

from . import terminal, view, words
from .aims import AIMS
from .components import DATA
from .counted import COUNTED
from .dials import DIALS
from .estimate import estimate
from .features import BELIEFS, FEATURES
from .layout import ACTIONS, LAY, LEGAL_LIMIT, Beat, Bonus, State
from .outsiders import OUTSIDERS
from .rules import guessing, scoring, turn
from .setup import begin

GAME = Game(
    name="overbooking",
    title="Overbooking",
    designer=DATA["designer"],
    minutes=DATA["minutes"],
    seats=range(2, 5),
    rules_version=1,
    rule_prefix="OB",
    options=(
        Choice("crest_bonus", tuple(bonus.name.lower() for bonus in Bonus), "beginner"),  # OB-3.4
        SeatChoice("first"),  # OB-3.5
    ),
    state=State,
    beat=Beat,
    actions=ACTIONS,
    legal_limit=LEGAL_LIMIT,
    decision_limit=4 * (20 + 8),  # OB-10.2: a lay each turn; OB-5.4: two abilities a back door
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
        glimpse=guessing.glimpse,
        estimate=estimate,
    ),
    view_of=view,
    words=words,
    terminal=terminal,
    colours=tuple(DATA["colours"]),
    counted=COUNTED,
    features=FEATURES,
    beliefs=BELIEFS,
    outsiders=OUTSIDERS,
    tuning=Tuning(
        chapters=2,
        exploration=2500,
        scale=400,
        iterations=16_000,
        turns=6,
        samples=6,
        thoughts=(
            Thought(60, 6.0, 0.18),
            Thought(100, 4.0, 0.12),
            Thought(100, 1.0),
            Thought(1_000),
            Thought(100_000),
        ),
    ),
    aims=AIMS,
    dials=DIALS,
    package=__name__,
    plain_actions=range(LAY.first, LAY.end),
)
